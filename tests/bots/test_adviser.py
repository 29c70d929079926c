"""The adviser of whoever plays alone: what it tries, and what it tells."""

import itertools

import pytest

import radura
from radura.bots import Adviser, GreedyBot, InfoSet, bot
from radura.bots.advice import MOST, advise
from radura.bots.adviser import LEAST, TRUST, Tried, in_the_race, weigh
from radura.bots.budget import Budget
from radura.core.chance import Seeded
from radura.core.text import LANGUAGES
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import Wild
from radura.i18n import has_message


@pytest.fixture(scope="module")
def scene() -> list[Wild]:
    """Every position of one Scene and the first one after it, as the greedy player goes through it."""
    return through_a_scene(5)


def through_a_scene(seed: int) -> list[Wild]:
    """Play the first Scene of the first Chapter; return its positions and the first one after it."""
    state, luck, greedy = GAME.new(options={"begin": "chapter1"}, seed=seed), Seeded(seed), GreedyBot(samples=1)
    passed = [state.clone()]
    while GAME.has_won_part(passed[0], state, 0) is None:
        state.apply(greedy.choose(InfoSet(state, 0), luck))
        passed.append(state.clone())
    return passed


def late(scene: list[Wild]) -> Wild:
    """Return a position near the end of a Scene with something to choose: there tries are short."""
    return [state for state in scene[:-1] if len(state.choices) > MOST][-1]


def test_a_scene_is_a_part_of_its_own(scene: list[Wild]) -> None:
    first, last = scene[0], scene[-1]
    assert all(GAME.has_won_part(first, state, 0) is None for state in scene[:-1])
    assert GAME.has_won_part(first, last, 0) is (last.path[-1] % 2 == 1)
    assert GAME.has_won_part(last, last, 0) is None
    lost = last.clone()
    lost.restarts += 1  # its Chapter begins again
    assert GAME.has_won_part(first, lost, 0) is False


def test_a_match_without_parts_is_one() -> None:
    game, luck = radura.game("tictactoe"), Seeded(1)
    state = game.new(seed=1)
    start = state.clone()
    while state.outcome is None:
        assert game.has_won_part(start, state, 0) is None
        state.apply(state.legal()[luck.below(len(state.legal()))])
    assert game.has_won_part(start, state, 0) is (0 in state.outcome.winners)


def tried(action: int, look: float, worths: list[float], won: int) -> Tried:
    """Return an option of which some is known."""
    option = Tried(action, look)
    option.worths, option.won = worths, won
    return option


def test_nobody_is_told_that_a_triumph_is_certain() -> None:
    sure = tried(1, 0.0, [1.0] * 20, 20)
    assert 0.9 < sure.chance < 1
    assert sure.chance + sure.margin == pytest.approx(1)
    even = tried(1, 0.0, [1.0] * 20, 10)
    assert even.chance == pytest.approx(0.5)
    assert 0.15 < even.margin < 0.25


def test_what_falls_behind_for_sure_is_tried_no_more() -> None:
    best = tried(1, 0.0, [0.9, 0.5, 0.9, 0.5], 4)
    close = tried(2, 0.0, [0.8, 0.6, 0.9, 0.4], 4)
    far = tried(3, 0.0, [-0.9, -0.4, -0.8, -0.5], 0)
    assert len(best.worths) >= LEAST
    assert in_the_race([far, close, best], 1) == [best, close]
    assert in_the_race([far, close, best], 3) == [best, close, far]
    # the first look counts like many tries: four cannot outweigh it
    favourite = tried(4, 1.0, [0.2, 0.1, 0.3, 0.2], 1)
    assert favourite.worth == pytest.approx((0.8 + TRUST) / (4 + TRUST))
    assert in_the_race([best, favourite], 1) == [favourite]


def test_it_tells_the_chance_to_triumph_over_the_scene(scene: list[Wild]) -> None:
    state = late(scene)
    advice = advise(InfoSet(state, 0), Seeded(1), Budget(iterations=12))
    assert len(advice.options) == MOST
    assert 10 <= advice.tries <= 12
    assert all(option.chance is not None and 0 < option.chance < 1 for option in advice.options)
    assert advice.goal.id == "sw-hint-goal"
    assert all(has_message(f"sw-hint-goal{part}", lang) for part in ("", "-how") for lang in LANGUAGES)


def test_the_same_luck_gives_the_same_thought(scene: list[Wild]) -> None:
    info = InfoSet(late(scene), 0)
    thoughts = [
        [(option.action, option.won, option.worths) for option in weigh(info, Seeded(3), Budget(iterations=10))]
        for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]
    assert sum(len(worths) for _, _, worths in thoughts[0]) <= 10


def test_where_the_machine_is_slow_it_takes_a_little_longer_but_never_much(
    scene: list[Wild], monkeypatch: pytest.MonkeyPatch
) -> None:
    info, clock = InfoSet(late(scene), 0), itertools.count(0.0, 0.9)
    monkeypatch.setattr("radura.bots.adviser.perf_counter", lambda: next(clock))
    found = weigh(info, Seeded(3), Budget(seconds=1.0), keep=MOST)
    assert len(found[0].worths) == LEAST
    clock = itertools.count(0.0, 5.0)
    assert len(weigh(info, Seeded(3), Budget(seconds=1.0), keep=MOST)[0].worths) == 1


def test_it_thinks_as_long_as_it_is_told_and_plays_any_game(scene: list[Wild]) -> None:
    player = bot("adviser@5it")
    assert isinstance(player, Adviser)
    assert player.budget == Budget(iterations=5)
    state = late(scene)
    assert player.choose(InfoSet(state, 0), Seeded(1)) in state.choices
    duel = radura.game("tictactoe").new(seed=1)
    assert player.choose(InfoSet(duel, 0), Seeded(1)) in duel.choices
