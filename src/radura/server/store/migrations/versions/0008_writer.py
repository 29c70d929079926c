"""The process at which a match is at home, where several serve one store."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Bring the store to this version; no match is at home anywhere yet."""
    op.add_column("matches", sa.Column("writer", sa.String(16)))
    op.create_index("ix_matches_writer", "matches", ["writer"])


def downgrade() -> None:
    """Bring the store back to the version before."""
    op.drop_index("ix_matches_writer", "matches")
    op.drop_column("matches", "writer")
