"""Clarifications of single components. RA-9, RA-13"""

import pytest
from tests.support.play import offered, play
from tests.support.res_arcana_duo import names, play_of, pool, table, turned, with_
from tests.support.rules import rule

from radura.core.view import HIDDEN

RICH = [9, 9, 9, 9, 9]


@rule("RA-9.1", "RA-10.7", "T-5")
def test_cultist_gives_a_death_even_to_a_rival_who_has_passed() -> None:
    s = table(play=with_(mage="cultist"), pools=[[0, 1, 0, 0, 0], [0] * 5], passed=[1], first=1)
    play(s, "power(cultist,1)")
    assert (pool(s), pool(s, 1)) == ([0, 0, 0, 3, 0], [0, 0, 0, 1, 0])


@rule("RA-9.2", "RA-9.3", "RA-OQ.31")
@pytest.mark.parametrize(("power", "purse"), [(1, [0, 0, 0, 0, 3]), (2, [3, 0, 0, 3, 0])])
def test_crown_of_command_gains_a_face_up_monument_or_the_top_one(power: int, purse: list[int]) -> None:
    s = table(play=with_("crown_of_command"), pools=[purse, RICH])
    play(s, f"power(crown_of_command,{power})")
    assert (pool(s), turned(s)) == ([0] * 5, ["crown_of_command"])
    assert offered(s) == ["claim(dark_temple)", "claim(mystic_monastery)", "claim_top"]
    face_up, top = s.clone(), s.clone()
    play(face_up, "claim(dark_temple)", "draw(titans_arch)")
    assert (play_of(face_up, 0)[-1], names(face_up.faceup)) == ("dark_temple", ["titans_arch", "mystic_monastery"])
    play(top, "claim_top", "draw(titans_arch)")
    assert (play_of(top, 0)[-1], names(top.faceup)) == ("titans_arch", ["dark_temple", "mystic_monastery"])


@rule("RA-9.4", "RA-OQ.34", "RA-OQ.37")
def test_fortune_teller_draws_then_discards_or_puts_back_any_hand_card() -> None:
    s = table(play=with_(mage="fortune_teller"), hands=[["gnosis"], []], bags=[["black_cat", "golden_key"], []])
    play(s, "power(fortune_teller,1)", "draw(black_cat)")
    assert offered(s) == ["option(1)", "option(2)"]
    dropped, put = s.clone(), s.clone()
    play(dropped, "option(1)")
    assert offered(dropped) == ["drop(gnosis)", "drop(black_cat)"]
    play(dropped, "drop(gnosis)")
    assert (names(dropped.hands[0]), names(dropped.discards[0])) == (["black_cat"], ["gnosis"])
    play(put, "option(2)")
    assert offered(put) == ["top(gnosis)", "top(black_cat)"]
    play(put, "top(gnosis)")
    assert (names(put.hands[0]), names(put.tops[0])) == (["black_cat"], ["gnosis"])
    assert put.view(0).places["deck.0"] == ["gnosis", HIDDEN]
    assert put.view(1).places["deck.0"] == [HIDDEN, HIDDEN]


@rule("RA-OQ.34")
def test_fortune_teller_with_an_empty_deck_still_asks_for_a_hand_card_and_with_an_empty_hand_for_none() -> None:
    s = table(play=with_(mage="fortune_teller"), hands=[["gnosis"], []])
    play(s, "power(fortune_teller,1)", "option(1)")
    assert (s.hands[0], names(s.discards[0]), s.actor) == ([], ["gnosis"], 1)
    s = table(play=with_(mage="fortune_teller"))
    play(s, "power(fortune_teller,1)")
    assert (turned(s), s.actor) == (["fortune_teller"], 1)


@rule("RA-9.5", "RA-OQ.36")
def test_golden_key_counts_the_gold_of_either_player() -> None:
    s = table(play=with_("golden_key"), pools=[[0, 0, 0, 0, 2], [0, 0, 0, 0, 5]])
    play(s, "power(golden_key,1)")
    assert offered(s) == ["player(0)", "player(1)"]
    own, rivals = s.clone(), s.clone()
    play(own, "player(0)")
    play(rivals, "player(1)")
    assert (pool(own), pool(rivals)) == ([2, 0, 0, 0, 2], [5, 0, 0, 0, 2])


@rule("RA-9.6")
def test_mystic_font_gives_gold_and_no_pearl_in_duo_alone() -> None:
    s = table(play=with_("mystic_font"))
    play(s, "power(mystic_font,1)")
    assert (pool(s), turned(s), s.actor) == ([0, 0, 0, 0, 1], ["smith"], 1)


@rule("RA-9.7")
def test_silver_key_counts_the_life_of_the_only_rival_without_asking() -> None:
    s = table(play=with_("silver_key"), pools=[[0, 1, 0, 0, 0], [0, 4, 0, 0, 0]])
    play(s, "power(silver_key,1)")
    assert (pool(s), s.actor) == ([0, 1, 4, 0, 0], 1)


@rule("RA-9.8", "RA-9.9", "RA-OQ.13", "RA-13.20")
def test_solomons_key_uses_items_of_the_centre_but_never_potions() -> None:
    play_ = [["smith", "item_research", "solomons_key"], ["enchantress", "item_alchemy"]]
    s = table(play=play_, pools=[[1, 0, 0, 0, 0], RICH])
    assert names(s.centre) == ["item_calm_elan", "item_death_life", "item_reanimate"]
    play(s, "power(solomons_key,1)")
    assert offered(s) == ["power(item_reanimate,1)", "decline"]
    s = table(play=with_("solomons_key"), pools=[[1, 1, 1, 1, 0], RICH])
    play(s, "power(solomons_key,1)", "power(item_alchemy,1)")
    assert (pool(s), turned(s)) == ([0, 0, 0, 0, 2], ["solomons_key"])
    assert "item_alchemy" in names(s.centre)


@rule("T-16", "RA-OQ.32")
def test_reanimate_through_the_key_straightens_another_component_never_the_key() -> None:
    s = table(play=with_("solomons_key", "crucible"), turned=["crucible"], pools=[[1, 0, 0, 0, 0], RICH])
    play(s, "power(solomons_key,1)", "power(item_reanimate,1)")
    assert (turned(s), pool(s)) == (["solomons_key"], [0] * 5)
    s = table(play=with_("solomons_key"), pools=[[1, 0, 0, 0, 0], RICH])
    play(s, "power(solomons_key,1)", "power(item_reanimate,1)")
    assert (turned(s), pool(s), s.actor) == (["solomons_key"], [0] * 5, 1)


@rule("RA-OQ.12", "RA-OQ.31")
def test_the_key_may_be_turned_without_a_payable_item_and_its_item_declined() -> None:
    s = table(play=with_("solomons_key"))
    play(s, "power(solomons_key,1)")
    assert (turned(s), s.actor) == (["solomons_key"], 1)
    s = table(play=with_("solomons_key"), pools=[[1, 0, 0, 0, 0], RICH])
    play(s, "power(solomons_key,1)", "decline")
    assert (turned(s), pool(s), s.actor) == (["solomons_key"], [1, 0, 0, 0, 0], 1)


@rule("RA-9.10", "RA-9.11", "RA-9.12", "T-7")
def test_squared_circle_puts_a_gold_on_a_turned_forge_for_a_point() -> None:
    s = table(play=with_("squared_circle", "dwarven_forge"), turned=["dwarven_forge"], pools=[[1, 0, 0, 0, 1], RICH])
    before = s.points(0)
    play(s, "power(squared_circle,1)", "put(gold)", "onto(dwarven_forge)")
    assert (s.points(0), pool(s)) == (before + 1, [1, 0, 0, 0, 0])


@rule("RA-OQ.35", "RA-OQ.31", "RA-9.10")
def test_squared_circle_may_name_any_own_component_itself_included_or_decline() -> None:
    s = table(play=with_("squared_circle", "titans_arch"), pools=[[1, 0, 0, 1, 0], RICH])
    play(s, "power(squared_circle,1)")
    assert offered(s) == ["decline", "put(elan)", "put(death)"]
    declined = s.clone()
    play(declined, "decline")
    assert (declined.stored, pool(declined), declined.actor) == ({}, [1, 0, 0, 1, 0], 1)
    play(s, "put(elan)")
    assert offered(s) == ["onto(squared_circle)", "onto(smith)", "onto(item_calm_elan)", "onto(titans_arch)"]
    play(s, "onto(squared_circle)")
    assert (s.stored, turned(s)) == ({"squared_circle": {"elan": 1}}, ["squared_circle"])
    empty = table(play=with_("squared_circle"))
    play(empty, "power(squared_circle,1)")
    assert empty.actor == 1


@rule("RA-9.14")
@pytest.mark.parametrize(
    ("place", "kind", "points"),
    [
        ("dwarven_forge", "gold", 1),
        ("elven_heartwood", "calm", 1),
        ("druid_circle", "life", 0),
        ("dragon_cavern", "gold", 0),
    ],
)
def test_forge_and_heartwood_have_a_point_besides_the_essences(place: str, kind: str, points: int) -> None:
    s = table(seat=1, play=[["smith", "item_calm_elan"], ["enchantress", "item_research", place]], places=[])
    assert s.points(1) == points
    s = table(
        seat=1,
        play=[["smith", "item_calm_elan"], ["enchantress", "item_research", place]],
        places=[],
        stored={place: {kind: 2}},
    )
    assert s.points(1) == points + 2


@rule("RA-13.1", "RA-13.2", "RA-13.3")
def test_smith() -> None:
    s = table(pools=[[1, 0, 0, 0, 0], RICH])
    play(s, "power(smith,1)")
    assert (pool(s), turned(s)) == ([0, 0, 0, 0, 1], ["smith"])
    s = table(pools=[[0, 0, 0, 0, 1], RICH])
    play(s, "power(smith,2)")
    for kind in ("elan", "life", "calm", "death"):
        assert offered(s) == ["gain(elan)", "gain(life)", "gain(calm)", "gain(death)"]
        play(s, f"gain({kind})")
    assert s.stored == {"smith": {"elan": 1, "life": 1, "calm": 1, "death": 1}}
    seats = [["smith", "item_research"], ["enchantress", "item_alchemy"]]
    collected = table(pending=[["Collect", [], 0], ["Turn", [], 0]], play=seats)
    assert pool(collected) == [0] * 5


@rule("RA-13.4", "RA-13.5")
def test_enchantress() -> None:
    s = table(play=with_(mage="enchantress"), pools=[[1, 0, 0, 0, 0], RICH])
    play(s, "power(enchantress,1)")
    assert (s.stored, turned(s)) == ({"enchantress": {"death": 2}}, ["enchantress"])
    collected = table(pending=[["Collect", [], 1], ["Turn", [], 1]])
    assert pool(collected, 1) == [0, 0, 1, 0, 0]


@rule("RA-13.12")
def test_research_draws_for_any_essence() -> None:
    s = table(seat=1, pools=[RICH, [0, 0, 0, 1, 0]], bags=[[], ["gnosis"]])
    play(s, "power(item_research,1)", "draw(gnosis)")
    assert (pool(s, 1), turned(s), names(s.hands[1])) == ([0] * 5, ["item_research"], ["gnosis"])


@rule("RA-13.13", "RA-5.6")
def test_the_potion_collects_calm_or_elan() -> None:
    s = table(pending=[["Collect", [], 0], ["Turn", [], 0]])
    assert offered(s) == ["gain(elan)", "gain(calm)"]
