"""Recorded matches, and the positions in them that tests look for."""

from collections.abc import Callable
from typing import NamedTuple

import radura
from radura.bots import InfoSet, bot
from radura.core.chance import generator
from radura.core.kernel import OVER
from radura.core.match import Match
from radura.core.record import Record
from radura.core.view import Option, View
from tests.support.browser.server import ROOT

KEPT = ROOT / "tests" / "e2e" / "kept"


def recorded(
    game_id: str,
    seed: int | bytes,
    most: int = 400,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    level: str = "greedy",
) -> Record:
    """Return a match that computer players of a level play from a seed, or greedy ones played once, if it is kept.

    Tests look for moments of a match. Those of players that learn are kept, so that they do not move with every lesson.
    """
    game = radura.game(game_id)
    count = seats if seats is not None else max(game.min_seats, min(2, game.max_seats))
    match = Match(Record.start(game, [f"bot:{level}"] * count, options, seed))
    name = f"b{int.from_bytes(seed)}" if isinstance(seed, bytes) else str(seed)
    kept = KEPT / f"{game_id}-{count}-{name}.record"
    if level == "greedy" and kept.is_file():
        for action in [action for actor, action in Record.load(kept).actions if actor >= 0][:most]:
            match.play(action)
        return match.record
    player, rng = bot(level), generator(seed)
    for _ in range(most):
        if match.state.actor == OVER:
            break
        match.play(player.choose(InfoSet(match.state, match.state.actor), rng))
    return match.record


def decisions(record: Record) -> int:
    """Return how many decisions (not draws) a record holds: the number of its last step."""
    return sum(actor >= 0 for actor, _ in record.actions)


class Found(NamedTuple):
    """A decision of a recorded match: after how many others, whose, and what that seat sees."""

    step: int
    seat: int
    view: View


def moment(record: Record, wanted: Callable[[list[Option]], bool], after: int = 0) -> Found:
    """Return the first decision of a record at which the options are as wanted."""
    state = record.replay(0)
    state.rng = None  # chance falls as it is recorded
    step = 0
    for actor, action in record.actions:
        if actor >= 0:
            view = state.view(actor, finals=True)
            assert view.decision is not None
            if step >= after and wanted(view.decision.options):
                return Found(step, actor, view)
            step += 1
        state.apply(action)
    raise AssertionError("the recorded match has no such decision; take another seed")
