"""Powers: costs, effects, what can be used again. RA-8"""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.play import offered, play
from tests.support.res_arcana_duo import TABLES, names, play_of, pool, table, turned, with_
from tests.support.rules import rule

from radura.core.chance import Seeded
from radura.core.view import HIDDEN
from radura.games.res_arcana_duo import GAME
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.turns import Turn
from radura.games.res_arcana_duo.tables import MAGE

RICH = [9, 9, 9, 9, 9]


@rule("RA-8.1")
def test_no_component_has_more_than_two_powers() -> None:
    assert max(len(powers) for powers in TABLES.powers) == 2
    assert sum(len(powers) for powers in TABLES.powers) == 43


@rule("RA-8.2", "RA-8.3", "RA-8.4", "RA-8.5", "RA-8.6", "RA-8.7", "RA-8.25", "EX-3a")
def test_the_sample_power_is_paid_whole_then_applied_and_turns_its_component() -> None:
    s = table(play=with_("dark_temple"), pools=[[0, 1, 0, 0, 0], RICH], passed=[1])
    play(s, "power(dark_temple,1)")
    assert (pool(s), turned(s)) == ([1, 0, 0, 1, 0], ["dark_temple"])
    play(s, "power(smith,1)")
    assert offered(s) == ["pass"]


@rule("RA-8.3", "RA-8.4")
def test_the_cost_comes_before_the_effect() -> None:
    s = table(play=with_("golden_key"), pools=[[1, 0, 0, 0, 0], RICH])
    assert "power(smith,2)" not in offered(s)  # the Gold that Smith would make cannot pay for Smith
    s = table(play=with_("crucible"), pools=[[1, 1, 1, 1, 0], RICH])
    play(s, "power(crucible,1)")
    assert pool(s) == [0, 0, 0, 0, 3]


@rule("RA-8.8", "RA-13.9", "RA-OQ.2")
def test_a_power_that_does_not_turn_can_be_used_again_and_again() -> None:
    s = table(play=with_("white_swan"), pools=[[0, 2, 3, 0, 1], RICH], passed=[1])
    for essence in ("life", "life"):
        play(s, "power(white_swan,1)", f"pay({essence})")
    play(s, "power(white_swan,1)")  # only the Gold is left for the second icon
    assert (pool(s), turned(s)) == ([0, 0, 0, 0, 0], [])
    assert s.stored == {"white_swan": {"calm": 3, "life": 6}}


@rule("RA-8.9")
def test_essences_put_on_a_component_are_out_of_reach_until_the_next_collect() -> None:
    s = table(play=with_(mage="enchantress"), pools=[[1, 0, 0, 0, 0], RICH], passed=[1])
    play(s, "power(enchantress,1)")
    assert (pool(s), s.stored) == ([0] * 5, {"enchantress": {"death": 2}})
    play(s, "pass", "item(item_alchemy)")
    assert offered(s) == ["take(enchantress)", "leave(enchantress)"]


@rule("RA-8.10", "EX-3c")
def test_three_of_any_kind_but_gold_and_life() -> None:
    s = table(play=with_("cursed_idol"), pools=[[0] * 5, [0] * 5])
    play(s, "power(cursed_idol,1)")
    for kind in ("elan", "elan", "death"):
        assert offered(s) == ["gain(elan)", "gain(calm)", "gain(death)"]
        play(s, f"gain({kind})")
    assert (pool(s), pool(s, 1)) == ([2, 0, 0, 1, 0], [0, 1, 0, 0, 0])


@rule("RA-8.11", "T-4", "RA-8.18")
def test_a_power_may_be_used_for_nothing() -> None:
    s = table(play=with_("well_of_memory"), hands=[["gnosis"], []])
    play(s, "power(well_of_memory,1)")
    assert (turned(s), names(s.hands[0]), pool(s), s.actor) == (["well_of_memory"], ["gnosis"], [0] * 5, 1)


@rule("RA-8.12", "RA-OQ.10")
def test_an_empty_deck_is_rebuilt_from_the_discards_when_a_card_is_needed() -> None:
    s = table(play=with_("gnosis"), discards=[["black_cat", "golden_key"], []])
    play(s, "power(gnosis,1)")
    assert offered(s) == ["draw(black_cat)", "draw(golden_key)"]
    play(s, "draw(golden_key)")
    assert (names(s.hands[0]), names(s.bags[0]), s.discards[0]) == (["golden_key"], ["black_cat"], [])


@rule("RA-8.13", "RA-OQ.9")
def test_brazen_head_puts_three_cards_of_the_own_deck_back_in_any_order() -> None:
    s = table(
        play=with_("brazen_head"),
        bags=[["gnosis", "black_cat", "golden_key", "silver_key"], []],
        hands=[["crucible"], []],
    )
    play(s, "power(brazen_head,1)", "look(own_artifacts)", "draw(gnosis)", "draw(black_cat)", "draw(golden_key)")
    assert offered(s) == ["arrange(gnosis)", "arrange(black_cat)", "arrange(golden_key)"]  # never the hand card
    play(s, "arrange(golden_key)", "arrange(gnosis)")
    assert (names(s.tops[0]), names(s.bags[0])) == (["golden_key", "gnosis", "black_cat"], ["silver_key"])
    assert names(s.hands[0]) == ["crucible"]
    play(s, "pass", "item(item_alchemy)")
    assert s.view(0).places["deck.0"] == ["golden_key", "gnosis", "black_cat", HIDDEN]
    play(s, "pass", "item(item_death_life)")  # draws the known top card without chance
    assert names(s.hands[0]) == ["crucible", "golden_key"]


@rule("RA-8.14", "RA-OQ.10")
def test_brazen_head_on_a_short_deck_takes_what_is_left_then_the_shuffled_discards() -> None:
    s = table(
        play=with_("brazen_head"),
        tops=[["gnosis"], []],
        bags=[["black_cat"], []],
        discards=[["golden_key", "crucible"], []],
        mbag=[],
    )
    play(s, "power(brazen_head,1)")
    assert offered(s) == ["draw(black_cat)"]  # no monument deck: the own deck without asking
    play(s, "draw(black_cat)")
    assert offered(s) == ["draw(crucible)", "draw(golden_key)"]
    play(s, "draw(crucible)")
    assert offered(s) == ["arrange(crucible)", "arrange(gnosis)", "arrange(black_cat)"]
    short = table(play=with_("brazen_head"), bags=[["black_cat", "gnosis"], []], mbag=[])
    play(short, "power(brazen_head,1)", "draw(black_cat)", "draw(gnosis)", "arrange(gnosis)")
    assert names(short.tops[0]) == ["gnosis", "black_cat"]


@rule("RA-OQ.41")
@pytest.mark.parametrize(
    ("own", "monuments", "looked"),
    [
        ({"mbag": []}, False, "deck.0"),
        ({"bags": [[], []]}, True, "monument_deck"),
        ({"bags": [[], []], "discards": [["gnosis", "black_cat"], []], "mbag": []}, False, "deck.0"),
    ],
)
def test_with_one_deck_empty_brazen_head_looks_at_the_other_without_a_question(
    own: dict[str, Any], monuments: bool, looked: str
) -> None:
    s = table(play=with_("brazen_head"), **{"bags": [["black_cat", "golden_key"], []], **own})
    s.rng = Seeded(1)
    play(s, "power(brazen_head,1)")
    assert all(name.startswith("arrange(") for name in offered(s))
    assert len(s.mtop) == (3 if monuments else 0)
    assert HIDDEN not in s.view(0).places[looked][:2]


@rule("RA-OQ.41", "RA-OQ.31")
def test_with_both_decks_empty_brazen_head_does_nothing() -> None:
    s = table(play=with_("brazen_head"), bags=[[], []], mbag=[])
    before = s.view(None).board()[0]
    play(s, "power(brazen_head,1)")
    assert (s.actor, turned(s)) == (1, ["brazen_head"])
    assert s.view(None).board()[0] == before


@rule("RA-8.15", "RA-8.16", "RA-8.14")
def test_brazen_head_on_the_monument_deck_which_is_never_refilled() -> None:
    s = table(play=with_("brazen_head"), mbag=["titans_arch", "stone_circle"], bags=[["gnosis"], []])
    play(s, "power(brazen_head,1)")
    assert offered(s) == ["look(own_artifacts)", "look(monuments)"]
    play(s, "look(monuments)", "draw(titans_arch)", "draw(stone_circle)", "arrange(stone_circle)")
    assert (names(s.mtop), s.mbag, s.actor) == (["stone_circle", "titans_arch"], [], 1)
    assert s.view(0).places["monument_deck"] == ["stone_circle", "titans_arch"]
    assert s.view(1).places["monument_deck"] == [HIDDEN, HIDDEN]


@rule("RA-8.11", "RA-OQ.12")
def test_brazen_head_with_nothing_to_look_at_does_nothing() -> None:
    s = table(play=with_("brazen_head"), mbag=[])
    play(s, "power(brazen_head,1)")
    assert (turned(s), s.actor) == (["brazen_head"], 1)


@rule("RA-8.17", "RA-OQ.31")
def test_retrieving_takes_a_chosen_card_of_the_own_discards() -> None:
    s = table(play=with_("well_of_memory"), discards=[["gnosis", "black_cat"], ["golden_key"]])
    play(s, "power(well_of_memory,1)")
    assert offered(s) == ["retrieve(gnosis)", "retrieve(black_cat)"]
    play(s, "retrieve(black_cat)")
    assert (names(s.hands[0]), names(s.discards[0])) == (["black_cat"], ["gnosis"])


@rule("RA-8.19")
def test_drawing_and_retrieving_never_touch_the_rivals_cards() -> None:
    s = table(
        play=with_("gnosis"), bags=[[], ["black_cat"]], discards=[[], ["golden_key"]], pools=[[0, 0, 1, 0, 0], RICH]
    )
    drawn, retrieved = s.clone(), s.clone()
    play(drawn, "power(gnosis,1)")
    play(retrieved, "power(gnosis,2)")
    for after in (drawn, retrieved):
        assert (after.hands[0], names(after.bags[1]), names(after.discards[1])) == ([], ["black_cat"], ["golden_key"])


@rule("RA-8.20")
def test_a_discard_as_a_cost_brings_no_essences() -> None:
    own = with_("elven_heartwood")
    s = table(play=own, hands=[["gnosis", "black_cat"], []], pools=[[0, 1, 0, 0, 0], RICH], places=["dwarven_forge"])
    play(s, "power(elven_heartwood,1)")
    assert offered(s) == ["drop(gnosis)", "drop(black_cat)"]
    play(s, "drop(gnosis)")
    assert (pool(s), names(s.discards[0]), s.stored) == ([0] * 5, ["gnosis"], {"elven_heartwood": {"calm": 1}})
    assert s.points(0) == 3  # itself, the Calm, the token
    assert "power(elven_heartwood,1)" not in offered(table(play=own, pools=[[0, 1, 0, 0, 0], RICH]))


@rule("T-12", "RA-8.20")
def test_the_discard_of_the_fortune_teller_brings_no_essences() -> None:
    s = table(play=with_(mage="fortune_teller"), hands=[["gnosis", "black_cat"], []])
    play(s, "power(fortune_teller,1)", "option(1)", "drop(gnosis)")
    assert (pool(s), names(s.discards[0])) == ([0] * 5, ["gnosis"])


@rule("RA-8.21", "RA-8.22", "RA-8.23")
def test_another_straight_component_turns_to_pay_without_using_its_own_power() -> None:
    s = table(play=with_("druid_circle", "fairy_dragon", "white_swan", "black_cat"), turned=["black_cat"], places=[])
    play(s, "power(druid_circle,1)")
    assert offered(s) == ["turn(white_swan)", "turn(fairy_dragon)"]
    play(s, "turn(fairy_dragon)")
    assert (turned(s), s.stored, pool(s)) == (["black_cat", "fairy_dragon"], {"druid_circle": {"life": 1}}, [0] * 5)
    play(s, "pass", "item(item_alchemy)", "power(druid_circle,1)")
    assert turned(s) == ["black_cat", "fairy_dragon", "white_swan"]
    assert "power(druid_circle,1)" not in offered(s)


@rule("RA-8.21", "RA-13.21")
@pytest.mark.parametrize(
    ("power", "turns"), [("mystic_font,1", ["smith"]), ("sleeping_dragon,1", ["sleeping_dragon", "smith"])]
)
def test_some_powers_turn_the_mage(power: str, turns: list[str]) -> None:
    s = table(play=with_(power.partition(",")[0]))
    play(s, f"power({power})")
    assert turned(s) == turns
    s = table(play=with_(power.partition(",")[0]), turned=["smith"])
    assert f"power({power})" not in offered(s)


@rule("RA-8.21")
def test_dragon_cavern_turns_a_dragon_with_itself() -> None:
    s = table(play=with_("dragon_cavern", "sleeping_dragon", "white_swan"), places=[])
    play(s, "power(dragon_cavern,1)")
    assert (turned(s), s.stored) == (["dragon_cavern", "sleeping_dragon"], {"dragon_cavern": {"gold": 2}})


@rule("RA-8.24", "RA-12.5", "RA-OQ.8")
def test_straightening_makes_another_component_usable_again_but_never_itself() -> None:
    s = table(play=with_("black_cat", "gnosis"), turned=["gnosis", "smith"], pools=[[1, 0, 0, 2, 0], RICH], passed=[1])
    play(s, "power(black_cat,1)")
    assert offered(s) == ["straighten(gnosis)", "straighten(smith)"]
    play(s, "straighten(smith)")
    assert (turned(s), pool(s)) == (["black_cat", "gnosis"], [1, 0, 0, 1, 0])
    assert "power(smith,1)" in offered(s)


@rule("RA-OQ.11", "RA-8.11")
@pytest.mark.parametrize("power", ["black_cat,1", "mystic_monastery,1", "solomons_key,2"])
def test_straightening_nothing_is_allowed(power: str) -> None:
    card = power.partition(",")[0]
    s = table(play=with_(card), pools=[[0, 0, 0, 1, 0], RICH])
    play(s, f"power({power})")
    assert (turned(s), s.actor) == ([card], 1)


@rule("RA-8.24", "RA-13.14", "RA-OQ.31")
def test_the_monastery_straightens_the_mage_if_it_is_turned() -> None:
    s = table(play=with_("mystic_monastery", "gnosis"), turned=["smith", "gnosis"])
    play(s, "power(mystic_monastery,1)")
    assert turned(s) == ["gnosis", "mystic_monastery"]


def measure(s: ArcanaState) -> tuple[int, int, int, int, int]:
    """Return the list of RA-8.26, which every action but a pass lowers."""
    own = [card for play_ in s.play for card in play_]
    straight = [card for card in own if not s.turned_mask >> card & 1]
    outside = TABLES.size - len(own)
    others = sum(1 for card in straight if not TABLES.sorts[card] & MAGE)
    return len(straight) + outside, outside, sum(map(len, s.hands)), sum(map(sum, s.pools)), others


@rule("RA-8.26")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_every_action_but_a_pass_brings_the_end_of_the_round_nearer(seed: int) -> None:
    s = GAME.new(options={"setup": ("full", "first")[seed % 2]}, seed=seed)
    luck = Seeded(seed)
    turns: list[tuple[int, str, tuple[int, ...]]] = []
    while s.outcome is None:
        legal = s.legal()
        action = legal[luck.below(len(legal))]
        assert s.stack is not None
        if isinstance(s.stack.step, Turn):
            turns.append((s.round, GAME.actions.show(action), measure(s)))
        s.apply(action)
    for (round_, action_name, before), (next_round, _, after) in pairwise(turns):
        # Drawing a card without turning anything does not exist; a discard action gains essences but costs a card.
        if action_name != "pass" and round_ == next_round:
            assert after < before, action_name


@rule("RA-OQ.36")
def test_parts_of_a_cost_are_asked_other_component_then_card_then_essences() -> None:
    """With Solomon's Key and Research: the Key turns, then the essence of the item is asked, then the draw comes."""
    s = table(play=with_("solomons_key"), pools=[[1, 1, 0, 0, 0], RICH], bags=[["gnosis"], []])
    play(s, "power(solomons_key,1)")
    assert turned(s) == ["solomons_key"]
    assert "power(item_reanimate,1)" in offered(s)
    s = table(
        play=with_("elven_heartwood"), hands=[["gnosis", "crucible"], []], pools=[[0, 1, 0, 0, 0], RICH], places=[]
    )
    play(s, "power(elven_heartwood,1)")
    assert pool(s) == [0, 1, 0, 0, 0]  # the card is asked for before the Life is paid
    assert play_of(s, 0)[-1] == "elven_heartwood"
