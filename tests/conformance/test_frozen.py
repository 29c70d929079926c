"""Saved policies keep their meaning: action numbers and observation layout of a version do not change."""

from copy import copy

import pytest
from tests.conformance.frozen import layout, path_of

import radura
from radura.adapters import VERSION
from radura.core.actions import ActionSpace
from radura.core.game import AnyGame

GAMES = [id for id in radura.games() if radura.game(id).package.startswith("radura.games.")]


def changed(game: AnyGame) -> str:
    """Return what a change breaks, in a sentence; nothing if the layout is the frozen one."""
    frozen, now = path_of(game.id).read_text(encoding="utf-8").splitlines(), layout(game)
    if frozen == now:
        return ""
    first = next((line for line in frozen if line not in now), None) or next(line for line in now if line not in frozen)
    kind, name, *_ = first.split()
    return (
        f"{game.id}: {kind} “{name}” is no longer what it is in v{VERSION}, so saved policies would misread it. Undo "
        f"the change, or raise radura.adapters.VERSION and keep what matches {path_of(game.id).name} for v{VERSION}."
    )


@pytest.mark.parametrize("id", GAMES)
def test_action_numbers_and_observation_layout_are_frozen(id: str) -> None:
    assert not changed(radura.game(id)), changed(radura.game(id))


def test_a_change_is_named_in_a_sentence() -> None:
    game = copy(radura.game("living_forest_duel"))
    game.actions = ActionSpace()
    game.actions.kind("new", card=3)
    for kind in radura.game("living_forest_duel").actions.kinds:
        game.actions.kind(kind.name, **dict(kind.dims))
    first = radura.game("living_forest_duel").actions.kinds[0].name
    assert changed(game).startswith(f"living_forest_duel: action “{first}” is no longer what it is in v0")
