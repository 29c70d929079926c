"""Turns: the roll, gifts of tiles and Companions, order, rounds. CS-3, CS-5.5, CS-6.10, CS-15"""

from typing import Any

import pytest
from tests.support.casting_shadows import GAME, T, five, kinds, offered, play, pool, roll, table, where
from tests.support.rules import rule

from radura.core.events import Log, Said
from radura.games.casting_shadows.state import ShadowState

BEGIN = [["Roll", [T.dice], 0], ["Begin", [], 0], ["Turn", [], 0]]


def begin(seat_tile: str, companion: str | None = None, seats: int = 2, **more: Any) -> ShadowState:
    """Return a position in which seat 0 is about to roll, standing on a tile."""
    return table(seats, at=[seat_tile], companion={0: companion}, pending=BEGIN, **more)


@rule("CS-3.1")
def test_a_turn_goes_from_the_roll_to_actions_to_phase_three() -> None:
    s = begin("dusty_desert")
    assert s.view(0).facts.phase == "roll"
    roll(s, "red_gem", "red_orb", "shadow", "blue_orb", "purple_orb")
    assert (s.actor, s.view(0).facts.phase) == (0, "act")
    play(s, "end")
    assert s.view(0).facts.phase == "absorb"
    play(s, "finish")
    assert s.turn == 1


@rule("CS-3.2", "CS-3.5", "CS-7.1", "CS-7.2")
def test_all_five_dice_make_the_pool() -> None:
    s = begin("thorn_forest", characters=("nuzzle", "haze"))
    roll(s, "red_gem", "shadow", "blue_orb", "curse", "purple_gem")
    assert pool(s) == {"red_gem": 1, "shadow": 1, "blue_orb": 1, "curse": 1, "purple_gem": 1}
    assert s.view(1).places["pool"] == ["red_die.0", "red_die.1", "blue_die.0", "blue_die.1", "purple_die"]


@rule("CS-3.3", "CS-3.5", "CS-15.1", "CS-15.3", "CS-15.4", "Q-3", "Q-41")
@pytest.mark.parametrize(
    ("tile", "gift"), [("ancient_rune", "shadow"), ("dusty_desert", "purple_orb"), ("crystal_crypt", "purple_gem")]
)
def test_a_tile_adds_its_resource_without_a_question(tile: str, gift: str) -> None:
    s = begin(tile, characters=("haze", "kit"))
    five(s, "curse")
    assert pool(s) == {"curse": 5, gift: 1}
    assert s.view(1).counters[f"pool/{gift}"] == 1
    assert "end" in offered(s)


@rule("CS-3.4", "CS-15.10")
def test_entering_a_tile_later_gives_nothing() -> None:
    s = table(dice=["red_gem"], at=["amber_mountain"])
    play(s, "travel(ancient_rune)")
    assert pool(s) == {"red_gem": 1}


@rule("CS-15.6", "CS-15.10", "Q-3", "CS-6.2", "Q-33")
@pytest.mark.parametrize(("hp", "after"), [(10, 11), (17, 18), (18, 18)])
def test_the_lake_heals_one_and_never_above_18(hp: int, after: int) -> None:
    s = begin("bubbling_lake", characters=("frill", "kit"), hp={0: hp})
    five(s)
    assert s.hp[0] == after


@rule("CS-15.7")
def test_the_mountain_makes_one_travel_free() -> None:
    s = begin("amber_mountain")
    five(s)
    play(s, "travel(ancient_rune)")
    assert s.ap == 4
    play(s, "travel(amber_mountain)")
    assert s.ap == 3


@rule("CS-3.7")
def test_dice_come_first_then_the_tile_then_the_companion() -> None:
    s = begin("ancient_rune", "gloom_ferret", shadow=[0])
    roll(s, "red_gem", "red_gem", "blue_gem", "blue_gem")
    assert s.tokens == [0] * 8  # nothing before the last die
    s.log = log = Log()
    roll(s, "purple_gem")
    assert pool(s)["shadow"] == 2
    said = [
        event.text.args["giver"]
        for event in log.seen_by(None)
        if isinstance(event, Said) and "giver" in event.text.args
    ]
    assert said == ["#cs-card-ancient_rune", "#cs-card-gloom_ferret"]


@rule("Q-3", "CS-13.1")
@pytest.mark.parametrize(("companion", "gift"), [("prism_finch", "purple_gem"), ("gloom_ferret", "shadow")])
def test_a_companion_adds_its_resource_at_the_start(companion: str, gift: str) -> None:
    s = begin("thorn_forest", companion, characters=("nuzzle", "kit"))
    five(s, "curse")
    assert pool(s) == {"curse": 5, gift: 1}


@rule("Q-3", "CS-13.1")
def test_the_snail_heals_at_the_start() -> None:
    s = begin("thorn_forest", "dew_snail", characters=("nuzzle", "kit"), hp={0: 9})
    five(s)
    assert s.hp[0] == 10


@rule("CS-15.9", "CS-15.2")
def test_a_tile_works_for_whoever_stands_on_it() -> None:
    s = begin("bubbling_lake", seats=4, hp={0: 5})  # Kit on Frill's Home
    five(s)
    assert s.hp[0] == 6


@rule("CS-3.6", "CS-6.10", "CS-5.5", "CS-2.18")
def test_the_turn_passes_over_an_eliminated_player() -> None:
    s = table(4, hp={1: 0}, at=["dusty_desert", None, "dusty_desert", "dusty_desert"])
    play(s, "end")
    assert s.turn == 2
    five(s)
    play(s, "end")
    assert s.turn == 3
    five(s)
    play(s, "end")
    assert s.turn == 0


@rule("CS-4.1", "CS-4.4")
def test_every_turn_has_four_points_and_unused_ones_are_lost() -> None:
    s = table(ap=3)
    play(s, "end")
    assert s.turn == 1
    five(s)
    assert s.ap == 4


@rule("Q-63")
def test_a_round_is_one_turn_for_everybody_left_from_player_one_or_who_follows() -> None:
    s = table(3, round=5, turn=2)
    play(s, "end")
    assert (s.turn, s.round) == (0, 6)
    s = table(3, round=5, turn=2, hp={0: 0}, at=[None, "ancient_rune", "ancient_rune"])
    play(s, "end")
    assert (s.turn, s.round) == (1, 6)


@rule("Q-42", "CS-6.6")
@pytest.mark.parametrize("limit", ["none", "rounds"])
def test_only_unattended_games_stop_after_100_rounds(limit: str) -> None:
    s = table(options={"limit": limit}, round=100, turn=1)
    play(s, "end")
    if limit == "none":
        assert (s.outcome, s.round) == (None, 101)
    else:
        assert s.outcome is not None
        assert (s.outcome.winners, s.outcome.returns, s.outcome.reason) == ((), (0.0, 0.0), "limit")


@rule("Q-42")
def test_the_limit_counts_whole_rounds() -> None:
    s = table(options={"limit": "rounds"}, round=100, turn=0)
    play(s, "end")
    assert (s.outcome, s.turn) == (None, 1)


@rule("CS-3.8", "Q-49", "CS-5.4")
def test_who_falls_in_the_own_turn_ends_it_at_once() -> None:
    s = table(
        3,
        at=["ancient_rune", "dusty_desert", "dusty_desert"],
        hp={0: 1},
        dice=["red_gem", "curse", "shadow"],
        books={0: ["heat_wave.0"]},
        companion={1: "bramble_hedgehog"},
        shadow=[1],
    )
    play(s, "cast_at(heat_wave.0,haze)")
    assert s.hp[:2] == [0, 16]  # damage already dealt stands
    assert (s.turn, where(s, 0)) == (1, None)
    assert pool(s) == {}
    assert s.outcome is None
    five(s)
    assert s.actor == 1
    assert "end" in kinds(s)


@rule("CS-6.6")
def test_nothing_but_elimination_ends_a_game_between_people() -> None:
    assert {setting.id: setting.default for setting in GAME.settings}["limit"] == "none"
