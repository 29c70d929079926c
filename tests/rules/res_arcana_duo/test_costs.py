"""Paying and discounts. RA-7"""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.play import offered, play
from tests.support.res_arcana_duo import TABLES, names, play_of, pool, table, turned
from tests.support.rules import rule

from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import NO_CARD
from radura.games.res_arcana_duo.steps.paying import can_pay, place
from radura.games.res_arcana_duo.tables import Cost

RICH = [9, 9, 9, 9, 9]
ROBES = ["smith", "item_calm_elan", "artificers_robes"]
CRUCIBLE = ["smith", "item_calm_elan", "crucible"]


@rule("RA-7.1", "RA-12.2", "RA-12.4")
def test_only_the_pool_pays() -> None:
    s = table(stored={"smith": {"gold": 4}}, hands=[["golden_key"], []])
    assert offered(s) == ["discard(golden_key)", "pass"]


@rule("RA-7.4")
def test_any_icons_are_paid_in_any_mix_gold_allowed() -> None:
    s = table(pools=[[1, 0, 1, 1, 1], RICH], hands=[["gnosis"], []])
    play(s, "place(gnosis)")
    assert pool(s) == [1, 0, 0, 1, 1]  # the Calm was forced
    assert offered(s) == ["pay(elan)", "pay(death)", "pay(gold)"]
    play(s, "pay(gold)")
    assert offered(s) == ["pay(elan)", "pay(death)"]
    play(s, "pay(elan)")
    assert (pool(s), play_of(s, 0)[-1]) == ([0, 0, 0, 1, 0], "gnosis")


@rule("RA-7.4", "RA-OQ.40")
def test_a_payment_without_alternative_is_taken_at_once() -> None:
    s = table(pools=[[1, 0, 1, 1, 0], RICH], hands=[["gnosis"], []])
    play(s, "place(gnosis)")
    assert (pool(s), s.actor) == ([0, 0, 0, 0, 0], 1)
    s = table(pools=[[0, 0, 5, 0, 0], RICH], hands=[["gnosis"], []])
    play(s, "place(gnosis)")
    assert (pool(s), s.actor) == ([0, 0, 2, 0, 0], 1)


@rule("RA-7.5", "RA-12.6", "RA-OQ.7")
def test_robes_make_any_artifact_two_essences_cheaper() -> None:
    s = table(
        play=[ROBES, ["enchantress", "item_research"]], pools=[[3, 0, 0, 1, 0], RICH], hands=[["sleeping_dragon"], []]
    )
    play(s, "place(sleeping_dragon)")
    assert (pool(s), play_of(s, 0)[-1]) == ([0, 0, 0, 0, 0], "sleeping_dragon")


@rule("RA-OQ.7")
def test_the_player_chooses_which_essences_are_saved() -> None:
    s = table(
        play=[ROBES, ["enchantress", "item_research"]], pools=[[4, 0, 0, 2, 0], RICH], hands=[["sleeping_dragon"], []]
    )
    play(s, "place(sleeping_dragon)")
    assert offered(s) == ["pay(elan)", "pay(death)"]
    play(s, "pay(death)", "pay(death)")
    assert pool(s) == [2, 0, 0, 0, 0]  # the last two Elan were forced
    assert play_of(s, 0)[-1] == "sleeping_dragon"


@rule("RA-OQ.7", "RA-7.7")
def test_gold_is_never_saved_and_nothing_falls_below_zero() -> None:
    hand = [["golden_key", "crucible"], []]
    s = table(play=[ROBES, ["enchantress", "item_research"]], pools=[[0] * 5, RICH], hands=hand)
    assert not any(name.startswith("place") for name in offered(s))
    s = table(play=[ROBES, ["enchantress", "item_research"]], pools=[[0, 0, 0, 0, 2], RICH], hands=hand)
    play(s, "place(crucible)")  # 1 Elan + 1 Gold: the Elan is saved, the second saving is lost
    assert pool(s) == [0, 0, 0, 0, 1]


@rule("RA-7.6", "RA-7.7")
def test_the_discounts_of_crucible_and_robes_add_up() -> None:
    own = [*CRUCIBLE, "artificers_robes"]
    s = table(
        play=[own, ["enchantress", "item_research"]], pools=[[1, 0, 0, 0, 0], RICH], hands=[["sleeping_dragon"], []]
    )
    play(s, "power(crucible,2)", "place(sleeping_dragon)")
    assert (pool(s), play_of(s, 0)[-1]) == ([0, 0, 0, 0, 0], "sleeping_dragon")
    s = table(play=[CRUCIBLE, ["enchantress", "item_research"]], pools=[[0] * 5, RICH], hands=[["white_swan"], []])
    play(s, "power(crucible,2)", "place(white_swan)")
    assert (pool(s), play_of(s, 0)[-1]) == ([0, 0, 0, 0, 0], "white_swan")


@rule("RA-7.8")
def test_monuments_and_places_are_not_discounted() -> None:
    s = table(play=[ROBES, ["enchantress", "item_research"]], pools=[[0, 6, 3, 0, 3], RICH])
    assert not any(name.startswith("claim") for name in offered(s))


@rule("RA-7.9", "RA-8.4")
def test_a_cost_that_cannot_be_paid_whole_is_not_offered() -> None:
    own = ["smith", "item_calm_elan", "crucible"]
    s = table(play=[own, ["enchantress", "item_research"]], pools=[[1, 1, 1, 0, 0], RICH], hands=[["magnum_opus"], []])
    assert offered(s) == ["discard(magnum_opus)", "power(crucible,2)", "power(smith,1)", "pass"]


@rule("T-17", "RA-OQ.30")
@pytest.mark.parametrize("paid", ["elan", "life", "calm", "death", "gold"])
def test_two_saved_of_two_death_and_any_leave_one_essence_of_any_kind(paid: str) -> None:
    s = table(
        play=[ROBES, ["enchantress", "item_research"]], pools=[[1, 1, 1, 1, 1], RICH], hands=[["cursed_idol"], []]
    )
    play(s, "place(cursed_idol)")
    assert offered(s) == ["pay(elan)", "pay(life)", "pay(calm)", "pay(death)", "pay(gold)"]
    play(s, f"pay({paid})")
    assert sum(pool(s)) == 4
    assert play_of(s, 0)[-1] == "cursed_idol"


@rule("RA-OQ.30")
def test_a_discount_works_from_play_and_not_on_its_own_card() -> None:
    s = table(pools=[[1, 0, 0, 0, 0], RICH], hands=[["artificers_robes", "black_cat"], []])
    assert not any(name.startswith("place") for name in offered(s))


@rule("T-18", "RA-OQ.31")
def test_crucibles_second_power_may_be_declined_after_turning() -> None:
    s = table(
        play=[CRUCIBLE, ["enchantress", "item_research"]], pools=[[1, 0, 0, 0, 0], RICH], hands=[["white_swan"], []]
    )
    play(s, "power(crucible,2)")
    assert offered(s) == ["place(white_swan)", "decline"]
    play(s, "decline")
    assert (pool(s), names(s.hands[0]), turned(s), s.actor) == ([1, 0, 0, 0, 0], ["white_swan"], ["crucible"], 1)


@rule("RA-OQ.12")
def test_crucibles_second_power_does_nothing_with_an_empty_hand() -> None:
    s = table(play=[CRUCIBLE, ["enchantress", "item_research"]])
    play(s, "power(crucible,2)")
    assert (turned(s), s.actor) == (["crucible"], 1)


def paid_whole(amounts: dict[str, int], discount: int, purse: list[int], given: list[int]) -> bool:
    """Tell by the letter of the rules whether a payment is right, by trying all ways to save icons."""
    icons = [kind for kind, n in amounts.items() if kind not in ("gold", "any") for _ in range(n)]
    icons += ["any"] * amounts.get("any", 0)
    saved = min(discount, len(icons))
    if any(g > p for g, p in zip(given, purse, strict=True)):
        return False
    for keep in product((True, False), repeat=len(icons)):
        left = [icon for icon, kept in zip(icons, keep, strict=True) if kept]
        if len(left) != len(icons) - saved:
            continue
        owed = {kind: left.count(kind) for kind in TABLES.kinds}
        owed["gold"] = amounts.get("gold", 0)
        rest = [g - owed[kind] for kind, g in zip(TABLES.kinds, given, strict=True)]
        if min(rest) >= 0 and sum(rest) == left.count("any"):
            return True
    return False


def all_payments(s: ArcanaState) -> set[tuple[int, ...]]:
    """Return what is left in the pool after every way to answer the questions."""
    if not offered(s)[0].startswith("pay"):
        return {tuple(pool(s))}
    out: set[tuple[int, ...]] = set()
    for action in s.legal():
        following = s.clone()
        following.apply(action)
        out |= all_payments(following)
    return out


@rule("RA-7.9", "RA-OQ.7", "RA-OQ.30", "RA-OQ.36")
@given(
    amounts=st.fixed_dictionaries({}, optional={kind: st.integers(1, 2) for kind in (*TABLES.kinds, "any")}),
    discount=st.integers(0, 3),
    purse=st.lists(st.integers(0, 2), min_size=5, max_size=5),
)
@settings(max_examples=60, deadline=None)
def test_exactly_the_right_payments_can_be_made(amounts: dict[str, int], discount: int, purse: list[int]) -> None:
    """Whatever the cost, discount and pool: every right payment can be picked, no other, and none gets stuck."""
    cost = Cost(amounts, TABLES.kinds, TABLES.anys, TABLES.gold)
    ways = product(*(range(n + 1) for n in purse))
    right = {
        tuple(p - g for p, g in zip(purse, given, strict=True))
        for given in ways
        if paid_whole(amounts, discount, purse, list(given))
    }
    assert can_pay(TABLES, purse, cost, discount) == bool(right)
    if right:
        s = table(pools=[purse, RICH], hands=[[TABLES.names[0]], []])
        usual, TABLES.costs[0] = TABLES.costs[0], cost
        try:
            place(s, 0, 0, NO_CARD, discount)
            s.advance()
            assert all_payments(s) == right
        finally:
            TABLES.costs[0] = usual
