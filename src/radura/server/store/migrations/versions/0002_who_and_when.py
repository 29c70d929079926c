"""Who asked for an entry or said a line, so that repeated requests are known; when a seat's person was last there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Bring the store to this version."""
    for table in ("entries", "chats"):
        op.add_column(table, sa.Column("person", sa.String(16)))
        op.execute(
            f"UPDATE {table} SET person = "
            f"(SELECT s.person FROM seats s WHERE s.match = {table}.match AND s.seat = {table}.seat)"
        )
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Bring the store back to the version before."""
    for table, column in (("entries", "person"), ("chats", "person"), ("seats", "seen")):
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
