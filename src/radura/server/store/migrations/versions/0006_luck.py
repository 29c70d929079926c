"""What the seats of a match have promised to add to its seed, and have added."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the store to this version: nobody has added anything so far."""
    op.add_column("matches", sa.Column("luck", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Bring the store back to the version before."""
    op.drop_column("matches", "luck")
