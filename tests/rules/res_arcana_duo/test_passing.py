"""Passing. RA-10"""

from tests.support.play import offered, play
from tests.support.res_arcana_duo import ITEMS, names, play_of, pool, table, turned, with_
from tests.support.rules import rule

from radura.core.view import HIDDEN
from radura.games.res_arcana_duo import GAME

RICH = [9, 9, 9, 9, 9]


@rule("RA-10.1", "RA-10.2", "RA-10.4", "RA-10.6")
def test_passing_is_token_then_item_then_card() -> None:
    s = table(seat=1, bags=[[], ["gnosis", "black_cat"]])
    play(s, "pass")
    assert (s.first, s.view(None).faces["token"]) == (1, "passed")
    assert s.view(None).places["token.1"] == ["token"]
    assert offered(s) == ["item(item_death_life)", "item(item_reanimate)", "item(item_alchemy)"]
    play(s, "item(item_alchemy)")
    assert play_of(s, 1) == ["enchantress", "item_alchemy"]
    assert s.view(None).faces["item_alchemy"] == "passed"
    assert s.hands[1] == []
    play(s, "draw(gnosis)")
    assert names(s.hands[1]) == ["gnosis"]
    assert s.view(0).places["hand.1"] == [HIDDEN]


@rule("RA-10.2")
def test_the_first_to_pass_may_keep_the_token() -> None:
    s = table()
    play(s, "pass")
    assert (s.first, s.view(None).places["token.0"], s.view(None).faces["token"]) == (0, ["token"], "passed")


@rule("RA-10.3")
def test_later_passers_do_not_touch_the_token() -> None:
    s = table(play=with_("titans_arch"), hands=[["gnosis"], []])
    play(s, "discard(gnosis)", "gain(gold)", "pass", "item(item_alchemy)")
    assert s.first == 1
    play(s, "pass", "item(item_death_life)", "draw(gnosis)")
    assert (s.round, s.first) == (3, 1)


@rule("RA-10.5")
def test_the_returned_item_is_in_the_centre_at_once() -> None:
    s = table()
    play(s, "pass", "item(item_alchemy)", "pass")
    assert "item(item_calm_elan)" in offered(s)
    assert "item(item_alchemy)" not in offered(s)


@rule("RA-10.6", "RA-8.12")
def test_the_card_drawn_at_passing_may_come_from_the_discards() -> None:
    s = table(discards=[["gnosis", "black_cat"], []])
    play(s, "pass", "item(item_alchemy)")
    assert offered(s) == ["draw(gnosis)", "draw(black_cat)"]


@rule("T-15", "RA-10.6")
def test_passing_without_any_cards_draws_nothing() -> None:
    s = table()
    play(s, "pass", "item(item_alchemy)")
    assert (s.hands[0], s.actor) == ([], 1)


@rule("RA-10.7")
def test_who_has_passed_still_gains_through_rivals() -> None:
    s = table(play=with_("cursed_idol"), passed=[1], first=1)
    play(s, "power(cursed_idol,1)", "gain(elan)", "gain(elan)", "gain(elan)")
    assert pool(s, 1) == [0, 1, 0, 0, 0]


@rule("RA-10.8")
def test_the_new_item_waits_for_the_next_round() -> None:
    s = table(pools=[RICH, RICH])
    play(s, "pass", "item(item_alchemy)", "pass", "item(item_reanimate)")
    assert s.round == 3  # only now, after the Collect step
    assert "power(item_alchemy,1)" in offered(s)
    assert "passed" not in s.view(None).faces.values()


@rule("RA-OQ.17", "T-20")
def test_essences_on_an_exchanged_item_are_lost_and_the_player_is_warned() -> None:
    play_ = [["smith", "item_research", "squared_circle"], ["enchantress", "item_alchemy"]]
    s = table(play=play_, pools=[[1, 0, 0, 0, 0], RICH])
    play(s, "power(squared_circle,1)", "put(elan)", "onto(item_research)", "pass", "item(item_reanimate)")
    assert s.stored == {"item_research": {"elan": 1}}
    note = GAME.option(s, GAME.actions.parse("pass")).note
    assert note is not None
    assert note.id == "ra-note-loses"
    play(s, "pass", "item(item_calm_elan)")
    assert (s.stored, pool(s)) == ({}, [0] * 5)


@rule("RA-OQ.18")
def test_returned_and_taken_items_are_straight() -> None:
    s = table(seat=1, pools=[RICH, [1, 0, 0, 0, 0]], bags=[[], ["gnosis"]], turned=["item_research"])
    play(s, "pass", "item(item_alchemy)", "draw(gnosis)")
    assert turned(s) == []


@rule("RA-OQ.19")
def test_the_own_item_can_never_be_kept() -> None:
    s = table()
    play(s, "pass")
    assert "item(item_calm_elan)" not in offered(s)
    assert len(offered(s)) == len(ITEMS) - 2, "each player has one"
