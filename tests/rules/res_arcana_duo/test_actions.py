"""The Actions step: turns, placing, claiming, discarding, powers. RA-6"""

from tests.support.play import offered, play
from tests.support.res_arcana_duo import MONUMENTS, names, play_of, pool, table, turned
from tests.support.rules import rule

from radura import Match, Record
from radura.core.record import play as play_logged
from radura.core.view import HIDDEN
from radura.games.res_arcana_duo import GAME

RICH = [9, 9, 9, 9, 9]


@rule("RA-6.1", "RA-6.2", "RA-6.3")
def test_turns_alternate_one_action_each_until_all_have_passed() -> None:
    s = table(hands=[["gnosis", "golden_key"], ["black_cat", "silver_key"]])
    play(s, "discard(gnosis)", "gain(gold)")
    assert s.actor == 1
    play(s, "pass", "item(item_alchemy)")
    assert s.actor == 0
    play(s, "discard(golden_key)", "gain(gold)")
    assert s.actor == 0
    assert s.round == 2
    play(s, "pass", "item(item_research)", "draw(gnosis)")
    assert s.round == 3


@rule("RA-6.4")
def test_there_are_five_kinds_of_action() -> None:
    s = table(pools=[RICH, RICH], hands=[["gnosis"], []])
    kinds = {name.partition("(")[0] for name in offered(s)}
    assert kinds == {"place", "claim", "claim_top", "discard", "power", "pass"}
    assert {GAME.option(s, action).group for action in s.legal()} == {"place", "claim", "discard", "power", "pass"}


@rule("RA-6.5", "RA-6.20", "RA-7.2", "RA-7.3")
def test_placing_pays_the_cost_and_lays_the_card_down_straight() -> None:
    s = table(pools=[[4, 0, 0, 3, 0], RICH], hands=[["sleeping_dragon"], []])
    play(s, "place(sleeping_dragon)")
    assert pool(s) == [0, 0, 0, 1, 0]
    assert play_of(s, 0) == ["smith", "item_calm_elan", "sleeping_dragon"]
    assert (s.hands[0], turned(s)) == ([], [])
    assert s.actor == 1


@rule("RA-6.6", "RA-6.20")
def test_a_place_of_power_is_claimed_for_its_cost() -> None:
    s = table(pools=[[5, 0, 0, 2, 3], RICH])
    assert "claim(dwarven_forge)" in offered(s)
    assert "claim(druid_circle)" not in offered(s)
    play(s, "claim(dwarven_forge)")
    assert pool(s) == [0, 0, 0, 0, 1]
    assert play_of(s, 0)[-1] == "dwarven_forge"
    assert (names(s.places), turned(s)) == (["druid_circle"], [])


@rule("RA-6.7", "RA-6.8")
def test_any_monument_costs_four_gold_and_the_top_of_the_deck_is_bought_unseen() -> None:
    assert not any(
        name.startswith("claim") for name in offered(table(pools=[[9, 9, 9, 9, 3], RICH])) if "(d" not in name
    )
    s = table(pools=[[0, 0, 0, 0, 4], RICH])
    assert offered(s)[:3] == ["claim(dark_temple)", "claim(mystic_monastery)", "claim_top"]
    assert s.view(0).places["monument_deck"] == [HIDDEN] * 5
    play(s, "claim_top", "draw(titans_arch)")
    assert pool(s) == [0, 0, 0, 0, 0]
    assert play_of(s, 0)[-1] == "titans_arch"


@rule("RA-6.9", "RA-OQ.25")
def test_a_claimed_face_up_monument_is_replaced_afterwards() -> None:
    s = table(pools=[[0, 0, 0, 0, 4], RICH])
    play(s, "claim(dark_temple)")
    assert play_of(s, 0)[-1] == "dark_temple"
    assert names(s.faceup) == ["mystic_monastery"]
    play(s, "draw(titans_arch)")
    assert names(s.faceup) == ["titans_arch", "mystic_monastery"]
    empty = table(pools=[[0, 0, 0, 0, 4], RICH], mbag=[])
    play(empty, "claim(dark_temple)")
    assert (names(empty.faceup), empty.actor) == (["mystic_monastery"], 1)


@rule("RA-6.10")
def test_a_claim_from_the_deck_leaves_the_face_up_ones() -> None:
    s = table(pools=[[0, 0, 0, 0, 4], RICH])
    play(s, "claim_top", "draw(titans_arch)")
    assert names(s.faceup) == ["dark_temple", "mystic_monastery"]
    assert len(s.mbag) == 4


@rule("RA-6.11")
def test_what_a_rival_has_claimed_cannot_be_claimed() -> None:
    s = table(
        pools=[RICH, RICH],
        play=[["smith", "item_calm_elan"], ["enchantress", "item_research", "dark_temple", "druid_circle"]],
    )
    claims = [name for name in offered(s) if name.startswith("claim(")]
    assert claims == ["claim(mystic_monastery)", "claim(dwarven_forge)"]


@rule("RA-6.12")
def test_a_discard_brings_one_gold_or_two_other_essences() -> None:
    for picks, gained in (
        (["gold"], [0, 0, 0, 0, 1]),
        (["elan", "elan"], [2, 0, 0, 0, 0]),
        (["life", "death"], [0, 1, 0, 1, 0]),
    ):
        s = table(hands=[["gnosis"], []])
        play(s, "discard(gnosis)")
        assert offered(s) == ["gain(elan)", "gain(life)", "gain(calm)", "gain(death)", "gain(gold)"]
        for kind in picks:
            play(s, f"gain({kind})")
        assert (pool(s), names(s.discards[0]), s.actor) == (gained, ["gnosis"], 1)
    s = table(hands=[["gnosis"], []])
    play(s, "discard(gnosis)", "gain(elan)")
    assert offered(s) == ["gain(elan)", "gain(life)", "gain(calm)", "gain(death)"]


@rule("RA-6.13", "RA-6.14")
def test_discards_lie_face_up_for_all_eyes() -> None:
    s = table(hands=[["gnosis", "golden_key"], []], discards=[["black_cat"], []])
    play(s, "discard(gnosis)", "gain(gold)")
    for eyes in (0, 1, None):
        assert s.view(eyes).places["discard.0"] == ["black_cat", "gnosis"]


@rule("RA-6.16", "RA-6.17", "RA-12.3")
def test_only_straight_components_offer_their_powers_one_each_action() -> None:
    s = table(pools=[[2, 0, 0, 0, 2], RICH])
    assert [name for name in offered(s) if name.startswith("power")] == ["power(smith,1)", "power(smith,2)"]
    play(s, "power(smith,1)")
    assert s.actor == 1
    play(s, "pass", "item(item_alchemy)")
    assert not any(name.startswith("power") for name in offered(s))


@rule("RA-6.18", "RA-6.19")
def test_passing_is_always_possible_and_the_only_way_out_of_nothing() -> None:
    s = table()
    assert offered(s) == ["pass"]
    play(s, "pass", "item(item_alchemy)")
    assert (s.actor, s.passed) == (1, 1)
    assert "pass" in offered(table(pools=[RICH, RICH], hands=[["gnosis"], []]))


@rule("RA-OQ.36", "RA-OQ.40")
def test_a_placement_shows_nothing_and_can_be_taken_back_until_it_is_paid() -> None:
    s = table(pools=[[1, 1, 1, 1, 0], RICH], hands=[["gnosis"], []])
    s.rng = None
    log = play_logged(s, GAME.actions.parse("place(gnosis)"))
    assert not log.is_barrier
    assert s.view(1).places["hand.0"] == [HIDDEN]
    decision = s.view(1).decision
    assert decision is not None
    assert decision.prompt.id == "ra-ask-turn-action"  # for the rival, seat 0 has not chosen yet
    assert s.view(1).facts.payment is None
    payment = s.view(0).facts.payment
    assert (payment.n, payment.card) == (2, "gnosis")
    log = play_logged(s, GAME.actions.parse("pay(elan)"))
    assert not log.is_barrier
    assert (s.view(0).counters["elan.0"], s.view(1).counters["elan.0"], s.view(None).counters["elan.0"]) == (0, 1, 1)
    assert play_logged(s, GAME.actions.parse("pay(life)")).is_barrier


@rule("RA-OQ.36")
def test_a_half_paid_action_can_be_undone_in_a_match() -> None:
    match = Match(Record.start(GAME, ["a", "b"], {"setup": "first", "first_player": "0"}, seed=4))
    while not any(name.startswith("discard") for name in offered(match.state)):
        match.play(match.state.legal()[0])
    before = match.state.to_position()
    discard = next(name for name in offered(match.state) if name.startswith("discard"))
    match.play(GAME.actions.parse(discard))
    match.play(GAME.actions.parse("gain(elan)"))
    match.undo()
    match.undo()
    assert match.state.to_position() == before


@rule("RA-OQ.33")
def test_without_monuments_none_can_be_claimed_and_without_deck_no_top() -> None:
    s = table(pools=[[0, 0, 0, 0, 4], RICH], faceup=[], mbag=[])
    assert offered(s) == ["power(smith,2)", "pass"]
    s = table(pools=[[0, 0, 0, 0, 4], RICH], faceup=["titans_arch"], mbag=[])
    assert offered(s) == ["claim(titans_arch)", "power(smith,2)", "pass"]


@rule("T-19", "RA-OQ.33")
def test_crown_of_command_may_be_used_although_no_monument_is_left() -> None:
    own = ["smith", "item_calm_elan", "crown_of_command"]
    s = table(play=[own, ["enchantress", "item_research", *MONUMENTS]], pools=[[0, 0, 0, 0, 4], RICH])
    assert not any(name.startswith("claim") for name in offered(s))
    play(s, "power(crown_of_command,1)")
    assert (pool(s), turned(s), play_of(s, 0)) == ([0, 0, 0, 0, 1], ["crown_of_command"], own)
    assert s.actor == 1
