"""How far people have come in lessons and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Bring the store to this version; nobody has learned anything yet."""
    op.create_table(
        "marks",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("thing", sa.String(64), primary_key=True),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("chosen", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Bring the store back to the version before."""
    op.drop_table("marks")
