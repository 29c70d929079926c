"""Victory. RA-11"""

from typing import Any

import pytest
from tests.support.play import offered, play
from tests.support.res_arcana_duo import pool, table, turned, with_
from tests.support.rules import rule

from radura import say
from radura.games.res_arcana_duo.state import ArcanaState

RICH = [9, 9, 9, 9, 9]
EIGHT = ["titans_arch", "mystic_monastery", "magnum_opus", "squared_circle"]
"""Components worth 3 + 2 + 2 + 1 points."""


def last_pass(own: list[str], rival: list[str], **fields: Any) -> ArcanaState:
    """Return a table on which seat 0 passes last; the rival holds the token."""
    play_ = [["smith", "item_calm_elan", *own], ["enchantress", "item_research", *rival]]
    return table(**{"play": play_, "passed": [1], "first": 1, "places": [], "faceup": [], **fields})


def end(s: ArcanaState) -> ArcanaState:
    play(s, "pass", "item(item_alchemy)")
    return s


@rule("RA-0.3", "RA-11.2", "RA-11.3", "RA-11.4")
def test_points_come_from_artifacts_monuments_places_and_the_token_turned_or_not() -> None:
    s = last_pass(
        ["squared_circle", "titans_arch", "dwarven_forge"], [], stored={"dwarven_forge": {"gold": 2, "elan": 3}}
    )
    assert (s.points(0), s.points(1)) == (1 + 3 + 1 + 2, 1)
    s.turned = s.play[0][2:]
    assert s.points(0) == 7
    first, second = s.view(None).facts.seats
    sources = {source.item: source.points for source in first.sources}
    assert (first.points, sources["dwarven_forge"], sources["titans_arch"]) == (7, 3, 3)
    assert (second.points, [(source.item, source.points) for source in second.sources]) == (1, [("token", 1)])


@rule("RA-11.1", "RA-11.5", "RA-11.6", "RA-0.4")
def test_ten_points_at_the_end_of_a_round_win() -> None:
    s = end(last_pass([*EIGHT, "crown_of_command", "solomons_key"], ["moonlit_aqueduct"]))
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.returns, s.outcome.reason) == ((0,), (1.0, -1.0), "points")
    first, second, target, when = [say(sum) for sum in s.game.reckoning(s)]
    assert first.startswith("Seat 1: 10 points = 3 Titan’s Arch + ".replace("’", "'")), first
    assert second == "Seat 2: 3 points = 2 Moonlit Aqueduct + 1 First player token"
    assert target == "10 points end the match"
    assert when == "All had passed: victory was checked at the end of round 2"


@rule("RA-11.5", "RA-3.7")
def test_seven_points_are_enough_in_a_first_game_only() -> None:
    own = ["titans_arch", "mystic_monastery", "magnum_opus"]
    assert end(last_pass(own, [])).outcome is None
    first = end(last_pass(own, [], options={"setup": "first"}))
    assert first.outcome is not None
    assert first.outcome.winners == (0,)


@rule("RA-11.6")
def test_more_points_win_even_for_who_did_not_reach_the_target_first() -> None:
    s = end(
        last_pass(
            [*EIGHT, "crown_of_command", "solomons_key"],
            ["dark_temple", "druid_circle"],
            stored={"druid_circle": {"life": 9}},
        )
    )
    assert (s.points(0), s.points(1)) == (10, 11)
    assert s.outcome is not None
    assert s.outcome.winners == (1,)


TIE = [*EIGHT, "crown_of_command", "solomons_key"]
"""10 points."""
TIED = ["dwarven_forge"]
"""With 8 Gold on it and the token also 10 points."""


@rule("RA-11.7", "RA-11.8")
@pytest.mark.parametrize(
    ("pools", "winner"),
    [
        ([[0, 0, 0, 0, 3], [5, 0, 0, 0, 0]], 0),
        ([[1, 1, 0, 0, 0], [0, 0, 1, 0, 1]], 1),
        ([[2, 0, 0, 0, 0], [1, 0, 0, 0, 0]], 0),
    ],
)
def test_a_tie_goes_to_the_richer_pool_gold_counting_double(pools: list[list[int]], winner: int) -> None:
    s = end(last_pass(TIE, TIED, pools=pools, stored={"dwarven_forge": {"gold": 8}, "smith": {"gold": 9}}))
    assert (s.points(0), s.points(1)) == (10, 10)
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((winner,), "essences")


@rule("RA-11.9")
def test_equal_in_points_and_pools_the_victory_is_shared() -> None:
    s = end(last_pass(TIE, TIED, pools=[[0, 2, 0, 0, 0], [0, 0, 0, 0, 1]], stored={"dwarven_forge": {"gold": 8}}))
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.returns, s.outcome.reason) == ((0, 1), (0.0, 0.0), "shared")


@rule("RA-11.10", "RA-4.2")
def test_without_a_winner_all_is_straightened_and_flipped_back() -> None:
    s = end(last_pass(["titans_arch"], ["gnosis"], turned=["smith", "gnosis"]))
    assert (turned(s), s.passed, s.round, s.actor) == ([], 0, 3, 1)
    assert s.view(None).faces == {}


@rule("RA-9.13", "RA-11.11", "RA-11.12")
@pytest.mark.parametrize("power", ["magnum_opus", "stone_circle"])
def test_a_check_in_the_middle_of_a_round_ends_the_match_at_once(power: str) -> None:
    own = ["magnum_opus", "stone_circle", "titans_arch", "mystic_monastery", "squared_circle"]
    s = table(play=with_(*own), places=[], faceup=[])
    assert s.points(0) == 10  # with the token
    play(s, f"power({power},1)")
    assert s.outcome is not None
    assert (s.outcome.winners, s.legal(), s.round) == ((0,), [], 2)
    assert say(s.game.reckoning(s)[-1]) == "Round 2 was not over: a power checks victory at once"


@rule("RA-OQ.14")
def test_a_check_without_a_winner_changes_nothing() -> None:
    s = table(play=with_("stone_circle"), turned=["smith"])
    play(s, "power(stone_circle,1)")
    assert (s.outcome, turned(s), s.round, s.actor) == (None, ["smith", "stone_circle"], 2, 1)


@rule("RA-OQ.15", "RA-11.11")
def test_a_check_can_hand_the_victory_to_the_rival() -> None:
    play_ = [["smith", "item_calm_elan", "magnum_opus"], ["enchantress", "item_research", "druid_circle"]]
    s = table(play=play_, places=[], stored={"druid_circle": {"life": 10}})
    play(s, "power(magnum_opus,1)")
    assert s.outcome is not None
    assert s.outcome.winners == (1,)


@rule("RA-OQ.16", "RA-11.4")
def test_before_anybody_has_passed_the_token_counts_for_its_holder() -> None:
    play_ = [["smith", "item_calm_elan", "druid_circle", "stone_circle"], ["enchantress", "item_research"]]
    for first, over in ((0, True), (1, False)):
        s = table(play=play_, places=[], stored={"druid_circle": {"life": 8}}, first=first)
        play(s, "power(stone_circle,1)")
        assert (s.outcome is not None) == over


@rule("RA-OQ.29", "T-21")
def test_after_round_30_the_one_with_more_points_wins() -> None:
    s = end(last_pass(["titans_arch"], [], round=30))
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((0,), "round_limit")
    assert end(last_pass(["titans_arch"], [], round=29)).outcome is None


@rule("RA-4.2", "RA-11.10")
def test_a_new_round_lets_everybody_use_everything_again() -> None:
    s = end(last_pass([], [], turned=["smith"], pools=[[1, 0, 0, 0, 0], [0] * 5]))
    play(s, "pass", "item(item_calm_elan)")
    assert "power(smith,1)" in offered(s)
    assert pool(s) == [1, 0, 0, 0, 0]
