"""What computer players must do that no rule says. Q-42"""

import pytest
from tests.support.casting_shadows import GAME, T, held, table
from tests.support.rules import rule

from radura.bots import InfoSet, bot
from radura.core.chance import Seeded
from radura.core.kernel import OVER
from radura.games.casting_shadows.state import ShadowState

HIGH = ["infernal_assault", "sudden_doom", "magma_hand"]


def chosen(s: ShadowState, seed: int = 0) -> str:
    """Return what the greedy bot does."""
    s.rng = Seeded(seed)
    return GAME.actions.show(bot("greedy").choose(InfoSet(s, s.actor), Seeded(seed)))


@rule("Q-42")
@pytest.mark.parametrize("seed", range(4))
def test_without_an_attack_and_with_high_levels_on_offer_it_refreshes(seed: int) -> None:
    s = table(
        at=["underground_volcano"],
        market=dict(zip(("underground_volcano", "amber_mountain", "crystal_crypt"), HIGH, strict=True)),
        dice=["red_orb", "red_gem", "blue_orb", "blue_gem", "purple_gem"],
    )
    done = []
    while s.turn == 0 and s.actor == 0:
        done.append(chosen(s, seed))
        s.apply(GAME.actions.parse(done[-1]))
    assert "refresh" in done


@rule("Q-42")
@pytest.mark.parametrize("seed", range(4))
def test_without_an_attack_it_collects_no_counterspells(seed: int) -> None:
    s = table(at=["dusty_desert"], tokens={"red_gem": 4, "red_orb": 4})
    while s.turn == 0 and s.actor == 0:
        s.apply(GAME.actions.parse(chosen(s, seed)))
        assert held(s, 0) == [] or any(item < T.n_attacks for item in s.books[0])


def play_match(levels: list[str], seed: int) -> ShadowState:
    """Play a match of computer players, with the limit of unattended games."""
    s = GAME.new(len(levels), {"limit": "rounds"}, seed=seed)
    bots = [bot(level) for level in levels]
    rng = Seeded(seed)
    while s.actor != OVER:
        s.apply(bots[s.actor].choose(InfoSet(s, s.actor), rng))
    return s


@rule("Q-42")
def test_greedy_duels_end_and_greedy_beats_random() -> None:
    won = 0
    for seed in range(8):
        levels = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        outcome = play_match(levels, seed).outcome
        assert outcome is not None
        won += outcome.winners == (levels.index("greedy"),)
    assert won >= 7


def test_greedy_beats_three_random_seats() -> None:
    outcome = play_match(["random", "random", "greedy", "random"], 5).outcome
    assert outcome is not None
    assert outcome.winners == (2,)


def test_it_takes_a_win_that_lies_on_the_table() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 2},
        hp={1: 4},
    )
    assert chosen(s) == "cast_at(heat_wave.0,haze)"


def test_judgements_lie_between_lost_and_won() -> None:
    s = table(hp={1: 1}, books={0: ["infernal_assault"]})
    assert -1 < GAME.evaluate(s, 1) < GAME.evaluate(s, 0) < 1
