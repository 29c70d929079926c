"""The round and its Collect step. RA-4, RA-5"""

from typing import Any

import pytest
from tests.support.play import offered, play
from tests.support.res_arcana_duo import pool, table
from tests.support.rules import rule

from radura.games.res_arcana_duo.state import ArcanaState

SWAN = {"white_swan": {"calm": 3, "life": 6}}


def round_with(own: list[str], rival: list[str] | None = None, **fields: Any) -> ArcanaState:
    """Return a table on which a round is about to begin: seat 0 first, with these components."""
    play_ = [["smith", "item_research", *own], ["enchantress", "item_alchemy", *(rival or [])]]
    return table(play=fields.pop("play", play_), pending=[["NewRound", [], 0]], **fields)


@rule("RA-4.1", "RA-4.3", "RA-5.16", "RA-OQ.5", "RA-OQ.39")
def test_collect_goes_in_turn_order_and_comes_before_the_first_players_turn() -> None:
    s = round_with(["moonlit_aqueduct"], ["artificers_robes"], first=1)
    assert (s.actor, offered(s)) == (1, ["gain(elan)", "gain(calm)"])
    assert pool(s, 1) == [0, 0, 1, 0, 0]  # Enchantress, at once
    play(s, "gain(elan)")
    assert (s.actor, offered(s)) == (0, ["gain(life)", "gain(calm)"])
    play(s, "gain(life)")
    assert s.actor == 1
    assert "pass" in offered(s)


@rule("RA-4.1", "RA-4.2", "RA-11.1")
def test_a_round_is_collect_actions_check_and_then_all_is_straightened() -> None:
    s = table(turned=["smith"], passed=[1], first=1, pending=[["Turn", [], 0]])
    play(s, "pass", "item(item_alchemy)")
    assert (s.round, s.turned, s.passed) == (3, [], 0)
    assert pool(s, 1) == [0, 0, 1, 0, 0]
    assert s.actor == 1


@rule("RA-5.1", "RA-5.3", "RA-5.4", "RA-5.5", "RA-OQ.6")
def test_fixed_abilities_give_all_their_essences_by_themselves() -> None:
    s = round_with(["dark_temple", "black_cat"])
    assert pool(s, 0) == [1, 0, 0, 3, 0]
    assert "pass" in offered(s)


@rule("RA-5.6")
def test_of_alternatives_exactly_one_is_chosen() -> None:
    s = round_with(["silver_key"])
    assert offered(s) == ["gain(calm)", "gain(death)"]
    play(s, "gain(death)")
    assert pool(s) == [0, 0, 0, 1, 0]
    assert "pass" in offered(s)


@rule("RA-5.7", "RA-5.8", "EX-3b")
@pytest.mark.parametrize(
    ("picks", "gained"),
    [(["life", "life"], [0, 2, 0, 0, 0]), (["elan", "calm"], [1, 0, 1, 0, 0])],
)
def test_any_two_but_gold_and_death_in_any_mix(picks: list[str], gained: list[int]) -> None:
    s = round_with(["stone_circle"])
    for kind in picks:
        assert offered(s) == ["gain(elan)", "gain(life)", "gain(calm)"]
        play(s, f"gain({kind})")
    assert pool(s) == gained


@rule("RA-5.9", "RA-5.11", "RA-5.12", "T-1")
def test_what_lies_on_a_component_is_taken_whole_or_left_whole() -> None:
    s = round_with(["white_swan"], stored=SWAN)
    assert offered(s) == ["take(white_swan)", "leave(white_swan)"]
    taken, left = s.clone(), s.clone()
    play(taken, "take(white_swan)")
    assert (pool(taken), taken.stored) == ([0, 6, 3, 0, 0], {})
    play(left, "leave(white_swan)")
    assert (pool(left), left.stored) == ([0, 0, 0, 0, 0], SWAN)


@rule("RA-5.2", "RA-5.10", "RA-OQ.39")
def test_components_are_asked_about_one_by_one_after_the_choices() -> None:
    s = round_with(
        ["white_swan", "artificers_robes"],
        stored={"white_swan": {"calm": 1}, "smith": {"elan": 4}, "item_research": {"gold": 1}},
    )
    assert offered(s) == ["gain(elan)", "gain(calm)"]
    play(s, "gain(elan)")
    asked = []
    for answer in ("leave", "take", "leave"):
        asked.append(offered(s)[0])
        play(s, offered(s)[0 if answer == "take" else 1])
    assert asked == ["take(smith)", "take(item_research)", "take(white_swan)"]
    assert s.stored == {"smith": {"elan": 4}, "white_swan": {"calm": 1}}
    assert pool(s) == [1, 0, 0, 0, 1]


@rule("RA-5.13")
def test_taking_from_a_place_costs_its_points() -> None:
    s = round_with(["druid_circle"], stored={"druid_circle": {"life": 3}})
    assert s.points(0) == 4  # three on the Circle and the token
    play(s, "take(druid_circle)")
    assert (s.points(0), pool(s)) == (1, [0, 3, 1, 0, 0])


@rule("RA-5.14", "RA-1.6")
def test_the_supply_never_runs_out() -> None:
    s = round_with(["black_cat"], pools=[[0, 0, 0, 100, 0], [0] * 5])
    assert pool(s) == [0, 0, 0, 101, 0]


@rule("RA-5.17", "RA-12.1")
def test_collect_abilities_work_on_turned_components() -> None:
    s = round_with(["black_cat"], turned=["black_cat"])
    assert pool(s) == [0, 0, 0, 1, 0]
