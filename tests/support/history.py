"""Every position of a match, worked out in the plainest way: what the archive is compared with."""

from radura.core.events import Log
from radura.core.kernel import CHANCE
from radura.core.record import Record, play
from radura.server.past import PastPosition


def history(record: Record) -> list[PastPosition]:
    """Return every position of ``actions`` in which somebody had to choose, the first one first, and the last one."""
    state = record.opening()
    positions = [PastPosition(None, Log(), state)]
    for actor, action in record.actions:
        state = state.clone()
        log = play(state, action)
        if actor == CHANCE:
            latest = positions[-1]
            latest.log.entries += log.entries
            latest.state = state
        else:
            positions.append(PastPosition(actor, log, state))
    return positions
