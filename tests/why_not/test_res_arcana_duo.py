"""Why not, in Res Arcana Duo: what is missing is what the payment lacks, discounts taken off."""

from tests.support.play import play
from tests.support.res_arcana_duo import table
from tests.support.rules import rule

from radura.core.check import walk
from radura.games.res_arcana_duo import GAME
from radura.games.res_arcana_duo.reasons import missing, no_power
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.paying import can_pay, discount_for, price_of
from radura.games.res_arcana_duo.steps.turns import Turn


def test_something_is_missing_exactly_where_the_rules_do_not_let_it_be_paid() -> None:
    for seed in range(8):
        for moment in walk(GAME, seed):
            s = moment.before
            assert isinstance(s, ArcanaState)
            if s.stack is None or not isinstance(s.stack.step, Turn):
                continue
            t, seat, moves = s.tables, s.actor, s.tables.moves
            for card in s.hands[seat]:
                discount = discount_for(s, seat, card)
                lack = missing(t, s.pools[seat], price_of(t, t.costs[card], discount))
                assert (not lack) == (moves.place + card in s.choices), t.names[card]
                assert (not lack) == can_pay(t, s.pools[seat], t.costs[card], discount)
            for card in s.play[seat]:
                for power in [] if s.turned_mask >> card & 1 else t.powers[card]:
                    assert (no_power(s, seat, power, card) is None) == (power.action in s.choices)


@rule("RA-7.9", "RA-6.7", "RA-6.6")
def test_the_essences_that_are_short() -> None:
    s = table(pools=[[1, 0, 0, 0, 3], [0] * 5], hands=[["sleeping_dragon"], []])
    assert GAME.why_not(s, "dark_temple") == "1 Gold short: it costs 4 Gold. (RA-6.7)"
    assert GAME.why_not(s, "claim_top") == "1 Gold short: it costs 4 Gold. (RA-6.7)"
    assert GAME.why_not(s, "place(sleeping_dragon)").endswith("(RA-7.9)")
    assert GAME.why_not(s, "dwarven_forge").endswith("(RA-6.6)")


@rule("RA-7.5")
def test_a_discount_is_taken_off_before_anything_is_called_missing() -> None:
    bare = table(pools=[[2, 0, 0, 0, 0], [0] * 5], hands=[["sleeping_dragon"], []])
    robed = table(
        pools=[[2, 0, 0, 0, 0], [0] * 5],
        hands=[["sleeping_dragon"], []],
        play=[["smith", "item_calm_elan", "artificers_robes"], ["enchantress", "item_research"]],
    )
    told = [GAME.reason(s, "place(sleeping_dragon)").text.args["missing"] for s in (bare, robed)]
    counts = [sum(int(word) for word in str(text).split() if word.isdecimal()) for text in told]
    assert counts[0] - counts[1] == 2, told


@rule("RA-6.17", "RA-12.1", "RA-6.16", "RA-10.4")
def test_components_that_are_turned_have_no_power_or_belong_to_somebody_else() -> None:
    s = table(pools=[[5, 5, 5, 5, 5], [0] * 5], turned=["smith"])
    assert GAME.why_not(s, "smith").endswith("(RA-6.17)")
    assert GAME.why_not(s, "item_calm_elan").endswith("(RA-12.1)")
    assert GAME.why_not(s, "enchantress").endswith("(RA-6.16)")
    assert GAME.why_not(s, "item_alchemy") == "You take another magic item when you pass. (RA-10.4)"


@rule("RA-6.12")
def test_a_discard_brings_gold_or_others() -> None:
    s = table(hands=[["sleeping_dragon"], []])
    play(s, "discard(sleeping_dragon)", "gain(elan)")
    assert GAME.why_not(s, "gain(gold)") == "A discard brings 1 Gold or other essences, not both. (RA-6.12)"


def test_the_dashed_options_name_their_true_price() -> None:
    s = table(pools=[[1, 0, 0, 0, 3], [0] * 5], hands=[["sleeping_dragon"], []])
    decision = s.view(0, finals=True).decision
    assert decision is not None
    shut = {closed.text.id: closed for closed in decision.closed}
    assert [(cost.what, cost.n) for cost in shut["ra-closed-monument"].cost] == [("gold", 4)]
    assert shut["ra-do-place"].targets == ["sleeping_dragon"]
