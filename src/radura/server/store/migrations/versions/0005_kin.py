"""Which matches share hidden cards: copies of a story that was not over yet, and what came of them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bring the store to this version: whoever branched off a match that still goes on is its kin."""
    op.add_column("matches", sa.Column("kin", sa.String(16)))
    op.create_index("ix_matches_kin", "matches", ["kin"])
    store = op.get_bind()
    found = store.execute(sa.text("SELECT id, origin, origin_step, status FROM matches ORDER BY created")).all()
    going_on = {id for id, _, _, status in found if status in ("open", "running")}
    kin: dict[str, str] = {}
    for id, origin, step, _ in found:  # who branched off is younger
        if step is not None and (origin in going_on or origin in kin):
            kin[id] = kin.get(origin, origin)
    for id, first in kin.items():
        store.execute(sa.text("UPDATE matches SET kin = :first WHERE id = :id"), {"first": first, "id": id})


def downgrade() -> None:
    """Bring the store back to the version before."""
    op.drop_index("ix_matches_kin", "matches")
    op.drop_column("matches", "kin")
