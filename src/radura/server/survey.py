"""What would become of the matches of a store with the games that are installed here: ``radura serve --check``."""

import os
from collections import Counter
from enum import Enum
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from radura.core.game import games
from radura.core.text import BadInput
from radura.protocol.lobby import Status
from radura.server.journal import Journal
from radura.server.store.store import Store, load_matches, upgrade
from radura.server.store.tables import matches


class Fate(Enum):
    """What becomes of a match."""

    WAITS = "waits"
    """It has not begun yet."""
    GOES_ON = "goes-on"
    RESUMED = "resumed"
    """It goes on by other rules, from a stored position."""
    HALTED = "halted"
    """It can be looked at, left and downloaded."""
    REPLAYED = "replayed"
    """It is over, and these rules can replay it."""
    SHOWN = "shown"
    """It is over, and shown from stored positions."""
    CALLED_OFF = "called-off"
    UNKNOWN = "unknown"
    """Its game is not installed."""


def survey(database: str) -> dict[str, Counter[Fate]]:
    """Return, for each game, how many matches are which. The store stays as it is, whatever its version."""
    store = Store(database)
    if store.url.get_backend_name() == "sqlite" and not Path(store.url.database or "").exists():
        raise BadInput("core-err-file", given=store.url.database or "", why=os.strerror(2))
    found: dict[str, Counter[Fate]] = {}
    try:
        with store.engine.connect() as connection, connection.begin() as transaction:
            upgrade(connection)
            for id, game in connection.execute(select(matches.c.id, matches.c.game)).all():
                loaded = load_matches(connection, [id])[id]
                fate = Fate.UNKNOWN if game not in games() else _fate(Journal(store, loaded))
                found.setdefault(game, Counter())[fate] += 1
            transaction.rollback()
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or type(error).__name__)
        raise BadInput("srv-err-store-open", given=store.url.render_as_string(), why=why) from None
    store.engine.dispose()
    return dict(sorted(found.items()))


def _fate(journal: Journal) -> Fate:
    match journal.status:
        case Status.OPEN:
            return Fate.WAITS
        case Status.CANCELLED:
            return Fate.CALLED_OFF
        case Status.OVER:
            return Fate.SHOWN if journal.play is None else Fate.REPLAYED
        case Status.RUNNING:
            if journal.is_halted:
                return Fate.HALTED
            return Fate.GOES_ON if journal.resumption is None else Fate.RESUMED
