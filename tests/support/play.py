"""Playing: by name in scenario tests, or whole matches by computer players."""

from collections.abc import Sequence

from radura import OVER, Match, Record, State
from radura.bots import Bot, InfoSet
from radura.core.chance import Seeded


def play(state: State, *names: str) -> None:
    """Apply the actions with these names, one after another."""
    for name in names:
        state.apply(state.game.actions.parse(name))


def take_first(state: State) -> None:
    """Apply the first option, where it does not matter which."""
    state.apply(state.legal()[0])


def offered(state: State) -> list[str]:
    """Return the names of all legal actions."""
    return [state.game.actions.show(action) for action in state.legal()]


def play_out(record: Record, bots: Sequence[Bot]) -> Record:
    """Let computer players, one for each seat, play a match from its start to its end."""
    assert isinstance(record.seed, int)
    luck = Seeded(record.seed + 1)
    match = Match(record)
    while (seat := match.state.actor) != OVER:
        match.play(bots[seat].choose(InfoSet(match.state, seat), luck))
    return match.record
