"""Check the laws of a game on random matches. A broken law comes with its record."""

from collections.abc import Callable, Iterator, Mapping

from radura.core.chance import Seeded
from radura.core.game import AnyGame
from radura.core.kernel import OVER
from radura.core.laws import LAWS, Moment
from radura.core.match import Match
from radura.core.record import Record


class LawBroken(AssertionError):
    """A law does not hold; ``record`` replays the match up to that point."""

    def __init__(self, law: str, why: str, record: Record) -> None:
        self.law = law
        self.why = why
        self.record = record
        super().__init__(f"{law}: {why}\n\n{record.to_text()}")


def walk(
    game: AnyGame, seed: int, seats: int | None = None, options: Mapping[str, str] | None = None
) -> Iterator[Moment]:
    """Play a match of random legal actions and yield each moment."""
    names = ["random"] * game.check_seats(seats)
    match = Match(Record.start(game, names, dict(options or {}), seed))
    luck = Seeded(seed ^ 0x5EED)
    moment: Moment | None = None
    while match.state.actor != OVER:
        before = match.state
        legal = before.legal()
        action = legal[luck.below(len(legal))]
        try:
            log = match.play(action)
        except Exception as error:
            match.record.actions.append((before.actor, action))
            raise LawBroken("every_legal_action_applies", repr(error), match.record) from error
        if moment is None:
            moment = Moment(before, action, log, match.state, match.record)
        else:
            moment = moment.next(action, log, match.state)
        yield moment


def check_match(
    game: AnyGame, seed: int, seats: int | None = None, options: Mapping[str, str] | None = None, every: int = 1
) -> int:
    """Check all laws on one random match and return its number of decisions; raise LawBroken.

    ``every`` checks the laws at each n-th moment only; the end, the outcome and the replay always.
    """
    count = 0
    last: Moment | None = None
    for moment in walk(game, seed, seats, options):
        last = moment
        if count % every == seed % every:
            _check_moment(moment)
        count += 1
        if count > game.longest:
            raise LawBroken("the_game_ends", f"no end after {count} decisions", moment.record)
    if last is not None:
        _check_end(last)
    return count


def _check_moment(m: Moment) -> None:
    for law in LAWS:
        try:
            why = law(m)
        except Exception as error:
            raise LawBroken(law.__name__, repr(error), m.record) from error
        if why is not None:
            raise LawBroken(law.__name__, why, m.record)


def _check_end(m: Moment) -> None:
    outcome = m.after.outcome
    if (
        outcome is None
        or outcome.reason not in m.after.game.reasons
        or len(outcome.returns) != m.after.seats
        or not set(outcome.winners) <= set(range(m.after.seats))
    ):
        raise LawBroken("the_game_ends", f"outcome {outcome}", m.record)
    again = Record.from_text(m.record.to_text()).replay()
    if again.to_position() != m.after.to_position():
        raise LawBroken("replay_equals", "the record replays to another position", m.record)
    if m.after.legal() or m.after.actor != OVER:
        raise LawBroken("the_game_ends", "somebody may still act", m.record)


def check_game(
    game: AnyGame,
    games: int = 200,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    every: int = 1,
) -> int:
    """Check the laws on this many random matches, over all seat counts; return the decisions played."""
    decisions = 0
    counts = range(game.min_seats, game.max_seats + 1)
    for i in range(games):
        decisions += check_match(game, seed + i, counts[i % len(counts)], _options(game, seed + i), every)
        if progress is not None:
            progress(i + 1)
    return decisions


def _options(game: AnyGame, seed: int) -> dict[str, str]:
    """Vary the settings from match to match, starting with the defaults."""
    rng = Seeded(seed)
    if seed % 2 == 0:
        return {}
    return {setting.id: setting.values[rng.below(len(setting.values))] for setting in game.settings}
