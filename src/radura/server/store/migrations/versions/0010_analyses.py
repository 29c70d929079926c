"""What is known about how finished matches were played."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Bring the store to this version; nothing is analysed yet."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Bring the store back to the version before."""
    op.drop_table("analyses")
