"""Where a campaign can be copied, so that lists tell without reading the whole story."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bring the store to this version. A story that stands at such a place already says so with its next entry."""
    op.add_column("entries", sa.Column("save_point", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Bring the store back to the version before."""
    with op.batch_alter_table("entries") as changed:
        changed.drop_column("save_point")
