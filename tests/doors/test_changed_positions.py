"""Positions from outside with something wrong, in every game: refused in a sentence, or played on."""

import pytest
from tests.support.mutate import mutations, positions, survives
from tests.support.parley import GAME as PARLEY
from tests.support.res_arcana_duo import MIXED

import radura
from radura import BadInput
from radura.core.chance import Seeded
from radura.core.game import AnyGame

GAMES = ("living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods")
FEWEST_TAKEN = 0.01
"""Most changes concern a card, and in some games each card has its own places only."""
MOST_TAKEN = 0.9


@pytest.mark.parametrize(
    ("game", "matches", "n"),
    [*((radura.game(id), 24, 5_000) for id in GAMES), (MIXED, 6, 1_000), (PARLEY, 24, 1_200)],
    ids=[*GAMES, MIXED.id, PARLEY.id],
)
def test_a_changed_position_is_refused_or_played_on(game: AnyGame, matches: int, n: int) -> None:
    rng = Seeded(11)
    found = list(positions(game, matches))
    taken = 0
    for i in range(n):
        # Half of them without what the seats know: in some games most of a position is that.
        given = {key: value for key, value in found[i % len(found)].items() if i % 2 or key != "known"}
        taken += sum(survives(game, data, rng) for data in mutations(given, rng, 1))
    assert n * FEWEST_TAKEN < taken < n * MOST_TAKEN


@pytest.mark.parametrize("id", GAMES)
def test_too_many_pending_steps_are_refused_at_once(id: str) -> None:
    game = radura.game(id)
    data = game.new(seed=1).to_position()
    pending = data["pending"][:1] * 100_000 + data["pending"]
    with pytest.raises(BadInput, match="for the field pending of a position"):
        game.position({**data, "pending": pending})
