"""What must hold at every moment of every match, beyond the laws of all games."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.rules import rule

from radura.bots import GreedyBot, InfoSet, RandomBot
from radura.core.chance import Seeded
from radura.core.check import walk
from radura.core.kernel import OVER
from radura.games.living_forest_duel import GAME
from radura.games.living_forest_duel.forest import best_block, has_block
from radura.games.living_forest_duel.state import DuelState

T = GAME.tables
WIDTH = T.width
SUMS = ("open", "shown", "mark", "mine", "own", "lone", "cheapest", "least_fire", "filled")


@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=15, deadline=None)
def test_the_running_sums_are_what_the_cards_add_up_to(seed: int) -> None:
    for moment in walk(GAME, seed):
        kept = moment.after
        assert isinstance(kept, DuelState)
        counted = kept.clone()
        counted.derive()
        for name in SUMS:
            assert getattr(kept, name) == getattr(counted, name), name
        for mine, found in zip(kept.spots, counted.spots, strict=True):
            assert (mine.cells, mine.fits, mine.any) == (found.cells, found.fits, found.any)


@rule("LF-11.4", "LF-11.5", "OQ-22", "OQ-23")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=15, deadline=None)
def test_every_visible_tree_is_always_linked_to_the_lake(seed: int) -> None:
    """Checked by walking the rivers, not by the code that offers the places."""
    for moment in walk(GAME, seed):
        s = moment.after
        assert isinstance(s, DuelState)
        for seat in range(2):
            rivers = _rivers(s, seat)
            assert _is_whole(rivers)
            assert all(abs(cell % WIDTH - 14) <= 14 and abs(cell // WIDTH - 15) <= 15 for cell in rivers)


@rule("LF-11.4", "LF-11.5", "LF-11.8", "OQ-23")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=15, deadline=None)
def test_a_tree_fits_exactly_where_the_forest_stays_whole(seed: int) -> None:
    """Every river is tried on every cell in and beside both forests, at the end of a match."""
    *_, last = walk(GAME, seed)
    s = last.after
    assert isinstance(s, DuelState)
    for seat in range(2):
        rivers = _rivers(s, seat)
        beside = {cell + step for cell in rivers for step in (-WIDTH, -1, 1, WIDTH)}
        fits = {}
        for cell in rivers.keys() | beside:
            if cell != T.lake:
                whole = [river for river in range(16) if _is_whole({**rivers, cell: river})]
                if whole:
                    fits[cell] = sum(1 << river for river in whole)
        assert dict(zip(s.spots[seat].cells, s.spots[seat].fits, strict=True)) == fits


def _rivers(s: DuelState, seat: int) -> dict[int, int]:
    """The rivers of the visible trees of a forest, by cell."""
    return {cell: T.river[tree] for cell, tree in zip(s.cells[seat], s.trees[seat], strict=True)}


def _is_whole(rivers: dict[int, int]) -> bool:
    """Walk the rivers from the lake: are all trees reached?"""
    reached, todo = set[int](), [T.lake]
    while todo:
        cell = todo.pop()
        if cell not in reached:
            reached.add(cell)
            for side, back, step in ((1, 4, -WIDTH), (2, 8, 1), (4, 1, WIDTH), (8, 2, -1)):
                if rivers[cell] & side and rivers.get(cell + step, 0) & back:
                    todo.append(cell + step)
    return reached == rivers.keys()


@rule("LF-1.11", "LF-17.1", "OQ-46")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=15, deadline=None)
def test_a_match_ends_with_one_winner_as_soon_as_a_condition_holds(seed: int) -> None:
    for moment in walk(GAME, seed):
        s = moment.after
        assert isinstance(s, DuelState)
        met = max(s.fires) >= 8 or has_block(T, s.filled[0]) or has_block(T, s.filled[1])
        if s.outcome is None:
            assert not met
        else:
            assert len(s.outcome.winners) == 1
            assert sum(s.outcome.returns) == 0
            assert met == (s.outcome.reason in ("fire", "forest"))


def test_the_best_block_is_nine_exactly_when_there_is_a_block() -> None:
    rng = Seeded(3)
    for _ in range(300):
        filled = 0
        for _ in range(rng.below(40)):
            filled |= 1 << (WIDTH * (5 + rng.below(4)) + 5 + rng.below(4))
        assert (best_block(T, filled) == 9) == has_block(T, filled)


@rule("LF-2.13")
def test_a_hundred_cards_lie_on_the_table() -> None:
    view = GAME.new(seed=2).view(None)
    pieces = [item for items in view.places.values() for item in items]
    assert len(pieces) == 100 + 1 + 4
    assert T.stag == 18


def test_greedy_beats_random_nearly_always() -> None:
    won = 0
    for seed in range(30):
        mine = seed % 2
        bots = [GreedyBot() if seat == mine else RandomBot() for seat in range(2)]
        luck = Seeded(seed)
        s = GAME.new(seed=seed)
        while s.actor != OVER:
            s.apply(bots[s.actor].choose(InfoSet(s, s.actor), luck))
        assert s.outcome is not None
        won += mine in s.outcome.winners
    assert won >= 27
