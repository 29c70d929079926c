"""Options played on copies of positions, so that what they announce can be compared with what happens."""

from collections.abc import Collection, Iterator
from typing import Any, Generic, TypeVar

from radura import State
from radura.core.chance import Rng
from radura.core.check import walk
from radura.core.events import Log, Said
from radura.core.game import AnyGame
from radura.core.view import OMNISCIENT, Option

S = TypeVar("S", bound=State)


class Played(Generic[S]):
    """An option: what it announced, the position before and after, and what happened."""

    def __init__(self, before: S, action: int, rng: Rng | None = None) -> None:
        self.option: Option = before.game.option(before, action)
        self.seat = before.actor
        self.before = before
        self.log = Log()
        self.after = before.clone()
        self.after.rng = rng
        self.after.log = self.log
        self.after.apply(action)

    def told(self, start: str) -> list[dict[str, Any]]:
        """Return the arguments of the lines of the log whose id begins like that."""
        said = (event.text for event in self.log.seen_by(OMNISCIENT) if isinstance(event, Said))
        return [text.args for text in said if text.id.startswith(start)]


def choices(game: AnyGame, matches: int, every: int, common: Collection[str] = ()) -> Iterator[Any]:
    """Yield positions of random matches, over all numbers of seats and all settings, in which somebody must choose.

    Of the positions that wait for a common step, or for any step if none is named, it yields one in ``every``.
    """
    for seed in range(matches):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        options = {setting.id: setting.values[seed % len(setting.values)] for setting in game.settings}
        for number, moment in enumerate(walk(game, seed, seats, options)):
            assert moment.before.stack is not None
            is_common = not common or type(moment.before.stack.step).__name__ in common
            if not is_common or number % every == seed % every:
                yield moment.before
