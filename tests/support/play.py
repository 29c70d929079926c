"""Playing by name in scenario tests."""

from radura import State


def play(state: State, *names: str) -> None:
    """Apply the actions with these names, one after another."""
    for name in names:
        state.apply(state.game.actions.parse(name))


def offered(state: State) -> list[str]:
    """Return the names of all legal actions."""
    return [state.game.actions.show(action) for action in state.legal()]
