"""The first store: people, matches, seats, entries, chats, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Bring the store to this version."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("forced", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("ending", sa.Text),
        sa.Column("proposals", sa.Text, nullable=False),
        sa.Column("origin", sa.String(16)),
        sa.Column("origin_step", sa.Integer),
        sa.Column("rematch", sa.String(16)),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_matches_owner_people"),
    )
    op.create_index("ix_matches_status_public", "matches", ["status", "public"])
    op.create_index("ix_matches_owner", "matches", ["owner"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match_matches"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person_people"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("barrier", sa.Boolean, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("ref", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "rev", name="pk_entries"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_entries_match_matches"),
    )
    op.create_table(
        "chats",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("ref", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "n", name="pk_chats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_chats_match_matches"),
    )
    op.create_table(
        "invitations",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "token_hash", name="pk_invitations"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_invitations_match_matches"),
    )


def downgrade() -> None:
    """Bring the store back to the version before."""
    for table in ("invitations", "chats", "entries", "seats", "matches", "people"):
        op.drop_table(table)
