"""Positions of matches beside their entries: from these they go on when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Bring the store to this version; positions are stored from now on."""
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Bring the store back to the version before."""
    op.drop_table("snapshots")
