"""The greedy bot plays this game sensibly; `radura simulate` measures it over a hundred matches."""

import pytest

from radura.bots import InfoSet, bot
from radura.core.chance import Seeded
from radura.games.res_arcana_duo import GAME
from radura.games.res_arcana_duo.state import ArcanaState


def match(levels: tuple[str, str], setup: str, seed: int) -> ArcanaState:
    """Play a match to its end."""
    s = GAME.new(options={"setup": setup}, seed=seed)
    bots, luck = [bot(level) for level in levels], Seeded(seed)
    while s.outcome is None:
        s.apply(bots[s.actor].choose(InfoSet(s, s.actor), luck))
    return s


@pytest.mark.parametrize("setup", ["full", "first"])
def test_greedy_beats_random(setup: str) -> None:
    won = 0
    for seed in range(8):
        outcome = match(("greedy", "random"), setup, seed).outcome
        assert outcome is not None
        won += outcome.winners == (0,)
    assert won >= 7


@pytest.mark.parametrize("setup", ["full", "first"])
def test_two_greedy_bots_play_about_as_many_rounds_as_people(setup: str) -> None:
    rounds = [match(("greedy", "greedy"), setup, seed).round for seed in range(4)]
    assert 4 <= sum(rounds) / len(rounds) <= 7
