"""A person may have several tokens, one for each device that came by a recovery code, and such a code."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Bring the store to this version."""
    op.create_table(
        "tokens",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("person", "token_hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person_people"),
    )
    op.execute("INSERT INTO tokens (person, token_hash) SELECT id, token_hash FROM people")
    op.drop_column("people", "token_hash")
    op.add_column("people", sa.Column("recovery_hash", sa.LargeBinary))
    op.create_index("ix_people_recovery_hash", "people", ["recovery_hash"])


def downgrade() -> None:
    """Bring the store back to the version before: each person keeps one token."""
    op.drop_index("ix_people_recovery_hash", "people")
    op.drop_column("people", "recovery_hash")
    op.add_column("people", sa.Column("token_hash", sa.LargeBinary, nullable=False, server_default=""))
    op.execute(
        "UPDATE people SET token_hash = "
        "(SELECT t.token_hash FROM tokens t WHERE t.person = people.id ORDER BY t.token_hash LIMIT 1)"
    )
    op.drop_table("tokens")
