"""${message}"""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Bring the store to this version."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Bring the store back to the version before."""
    ${downgrades if downgrades else "pass"}
