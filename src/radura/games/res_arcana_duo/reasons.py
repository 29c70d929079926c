"""Why a component or an action cannot be used now, with the rule that says so.

What can be paid is asked of the functions that take payments; here it is only told what is missing.
"""

from radura.core.reasons import Reason, asked_instead, no
from radura.core.text import COMPOSED, Arg, Message
from radura.core.view import Amount, Closed
from radura.games.res_arcana_duo import texts
from radura.games.res_arcana_duo.actions import MOST_POWERS
from radura.games.res_arcana_duo.state import MONUMENT_DECK, TOKEN, ArcanaState
from radura.games.res_arcana_duo.steps.base import card_word
from radura.games.res_arcana_duo.steps.effects import Straighten
from radura.games.res_arcana_duo.steps.paying import (
    Pay,
    Placing,
    Price,
    covers,
    discount_for,
    price_of,
)
from radura.games.res_arcana_duo.steps.powers import PlaceNow, TurnOther, UseItem, can_use, has_straight_other
from radura.games.res_arcana_duo.steps.turns import Income, Turn
from radura.games.res_arcana_duo.tables import SORTS, Power, Tables
from radura.games.res_arcana_duo.words import ANY, cost_of, price_words

ASKED = {
    "Keep": "RA-2.9",
    "ChooseMage": "RA-2.13",
    "ChooseItem": "RA-2.16",
    "TakeOrLeave": "RA-5.9",
    "Turn": "RA-6.4",
    "Income": "RA-6.12",
    "Pay": "RA-7.4",
    "Placing": "RA-7.4",
    "PlaceNow": "RA-7.6",
    "ChooseOne": "RA-8.3",
    "GainPick": "RA-8.10",
    "ReorderTop": "RA-8.16",
    "Arrange": "RA-8.13",
    "Retrieve": "RA-8.17",
    "Drop": "RA-8.20",
    "TurnOther": "RA-8.21",
    "Straighten": "RA-8.24",
    "GainMonument": "RA-9.3",
    "PutOnTop": "RA-9.4",
    "GainPer": "RA-9.5",
    "UseItem": "RA-9.8",
    "PutEssence": "RA-9.10",
    "PutOnto": "RA-9.11",
    "Exchange": "RA-10.4",
}
"""The steps that ask a seat, each with its rule; ``ra-no-now-<step>`` says what they ask about."""


def _now(s: ArcanaState) -> Reason:
    return asked_instead(s, ASKED)


# -- prices ---------------------------------------------------------------------------------


def missing(t: Tables, pool: list[int], price: Price) -> dict[str, int]:
    """Return the essences that a pool lacks for a price, by kind; "any" stands for those of several kinds."""
    gold = t.kinds[t.gold]
    out: dict[str, int] = {}
    if (lack := price.fixed[t.gold] - pool[t.gold]) > 0:
        out[gold] = lack
    left = pool[:]
    left[t.gold] = max(0, -lack)
    owed = list(price.fixed)
    owed[t.gold] = 0
    short = _short(t, left, owed, price.any, price.n - price.fixed[t.gold])
    if not short:
        return out
    kinds = {t.kinds[kind]: icons - left[kind] for kind, icons in enumerate(owed) if icons > left[kind]}
    anys = _short(t, left, owed, price.any, sum(owed) + price.any) - sum(kinds.values())
    if anys:
        kinds[ANY] = anys
    if sum(kinds.values()) > short:  # a discount saves some of them: which, is up to the seat
        kinds = {next(iter(kinds)) if len(kinds) == 1 else ANY: short}
    return {**kinds, **out}


def _short(t: Tables, pool: list[int], owed: list[int], any_: int, n: int) -> int:
    """Return how many of ``n`` essences a pool cannot cover."""
    short = 0
    while not covers(t, pool, owed, any_, n - short):
        short += 1
    return short


def _dear(s: ArcanaState, seat: int, price: Price, rule: str) -> Reason:
    t = s.tables
    lack = COMPOSED + texts.amounts(missing(t, s.pools[seat], price))
    return no("ra-no-short", rule, missing=lack, cost=price_words(t, price))


def _place_price(s: ArcanaState, seat: int, card: int) -> Price:
    assert s.stack is not None
    extra = s.stack.step.discount if isinstance(s.stack.step, PlaceNow) else 0
    return price_of(s.tables, s.tables.costs[card], discount_for(s, seat, card, extra))


def no_power(s: ArcanaState, seat: int, power: Power, me: int) -> Reason | None:
    """Return which part of a power's cost cannot be paid; None: all can. RA-7.9, RA-8.4"""
    if can_use(s, seat, power, me):
        return None
    if power.discard > len(s.hands[seat]):
        return no("ra-no-cards", "RA-8.4", n=power.discard)
    if power.other and not has_straight_other(s, seat, power.other, me):
        sort = next(name for name, bit in SORTS.items() if bit == power.other)
        return no(f"ra-no-other-{sort}", "RA-8.21")
    return _dear(s, seat, price_of(s.tables, power.cost, 0), "RA-7.9")


# -- actions --------------------------------------------------------------------------------


def no_action(s: ArcanaState, seat: int, action: int) -> Reason:
    """Say why an action is not offered."""
    moves = s.tables.moves
    kind, values = moves.kind[action], moves.space.values(action)
    assert s.stack is not None
    step = s.stack.step
    if kind in ("first", "side", "deal", "draw"):
        return no("ra-no-chance", "RA-2.6" if kind == "first" else "RA-8.12")
    if kind == "place" and isinstance(step, Turn | PlaceNow):
        card = action - moves.place
        return _no_hand(s, seat, card) if card in s.hands[seat] else no("ra-no-in-hand", "RA-6.5")
    if kind == "discard" and isinstance(step, Turn):
        return no("ra-no-in-hand", "RA-6.12")
    if kind == "claim" and isinstance(step, Turn):
        return _no_claim(s, seat, action - moves.claim)
    if kind == "claim_top" and isinstance(step, Turn):
        return _no_top(s, seat)
    if kind == "power" and isinstance(step, Turn):
        card, number = divmod(action - moves.power, MOST_POWERS)
        return _no_use(s, seat, card, number)
    if kind in ("pay", "gain") and isinstance(step, Pay | Placing | Income):
        return _no_essence(s, seat, values["essence"], kind)
    return _now(s)


def _no_hand(s: ArcanaState, seat: int, card: int) -> Reason:
    assert s.stack is not None
    if not isinstance(s.stack.step, Turn | PlaceNow):
        return _now(s)
    return _dear(s, seat, _place_price(s, seat, card), "RA-7.9")


def _no_claim(s: ArcanaState, seat: int, card: int) -> Reason:
    if card in s.faceup or card in s.places:
        rule = "RA-6.7" if card in s.faceup else "RA-6.6"
        return _dear(s, seat, price_of(s.tables, s.tables.costs[card], 0), rule)
    taken = any(card in cards for cards in s.play)
    return no("ra-no-claimed", "RA-6.11") if taken else no("ra-no-in-centre", "RA-6.8")


def _no_top(s: ArcanaState, seat: int) -> Reason:
    t = s.tables
    if not s.monuments_left():
        return no("ra-no-monuments", "RA-8.15")
    gold = t.kinds[t.gold]
    lack, cost = t.monument_cost - s.pools[seat][t.gold], COMPOSED + texts.amounts({gold: t.monument_cost})
    return no("ra-no-short", "RA-6.7", missing=COMPOSED + texts.amounts({gold: lack}), cost=cost)


def _no_use(s: ArcanaState, seat: int, card: int, number: int) -> Reason:
    """Say why the power of a component cannot be used."""
    if card not in s.play[seat]:
        return no("ra-no-own", "RA-6.16")
    powers = s.tables.powers[card]
    if number >= len(powers):
        return no("ra-no-power", "RA-12.1")
    if s.turned_mask >> card & 1:
        return no("ra-no-turned", "RA-6.17")
    reason = no_power(s, seat, powers[number], card)
    assert reason is not None, f"nothing keeps {s.tables.names[card]} from being used: {s.to_position()}"
    return reason


def _no_essence(s: ArcanaState, seat: int, essence: str, kind: str) -> Reason:
    t = s.tables
    word = f"#ra-essence-{essence}"
    if kind == "pay" and not s.pools[seat][t.kinds.index(essence)]:
        return no("ra-no-essence", "RA-12.4", essence=word)
    assert s.stack is not None
    if isinstance(s.stack.step, Income):
        return no("ra-no-income", "RA-6.12") if kind == "gain" else _now(s)
    return no("ra-no-owed", "RA-7.9", essence=word) if kind == "pay" else _now(s)


# -- pieces ---------------------------------------------------------------------------------


def no_piece(s: ArcanaState, seat: int, name: str, place: str) -> Reason:
    """Say why something in sight is no target."""
    zone, _, owner = place.partition(".")
    mine = owner == str(seat)
    whole, _, part = name.partition("/")
    card = s.tables.names.index(whole) if whole in s.tables.names else -1
    assert s.stack is not None
    in_turn = isinstance(s.stack.step, Turn)
    if name == TOKEN or zone == "token":
        return no("ra-no-token", "RA-10.2")
    if zone == "discard":
        return no("ra-no-own-discard", "RA-8.17") if mine else no("ra-no-other-discard", "RA-8.19")
    if zone == "deck":
        return no("ra-no-own-deck", "RA-8.12") if mine else no("ra-no-other-deck", "RA-8.19")
    if zone == "gone":
        return no("ra-no-gone", "RA-2.14")
    if zone == MONUMENT_DECK and in_turn:
        return _no_top(s, seat)
    if zone == "play" and not mine:
        return no("ra-no-own", "RA-6.16")
    if zone == "hand" and not mine:
        return no("ra-no-other-hand", "RA-6.5")
    if card < 0:
        return _now(s)
    match zone:
        case "play":
            return _no_component(s, seat, card, part)
        case "hand":
            return _no_hand(s, seat, card)
        case "items":
            return _no_item(s, seat, card)
        case "monuments" | "places" if in_turn:
            return _no_claim(s, seat, card)
    return _now(s)


def _no_component(s: ArcanaState, seat: int, card: int, part: str) -> Reason:
    """Explain an own component: its power, or why it cannot be turned or straightened."""
    assert s.stack is not None
    step, turned = s.stack.step, s.turned_mask >> card & 1
    if isinstance(step, Turn):
        number = int(part) - 1 if part.isdecimal() else 0
        return _no_use(s, seat, card, max(0, number))
    if isinstance(step, TurnOther):
        return no("ra-no-turned-pay", "RA-8.23") if turned else _now(s)
    if isinstance(step, Straighten) and not turned:
        return no("ra-no-straight", "RA-8.24")
    if isinstance(step, Straighten):
        return no("ra-no-straighten", "RA-OQ.8")
    return _now(s)


def _no_item(s: ArcanaState, seat: int, card: int) -> Reason:
    assert s.stack is not None
    if isinstance(s.stack.step, UseItem):
        powers = s.tables.powers[card]
        if not powers:
            return no("ra-no-item-power", "RA-9.9")
        return no_power(s, seat, powers[0], s.stack.step.card) or _now(s)
    return no("ra-no-item", "RA-10.4") if isinstance(s.stack.step, Turn) else _now(s)


# -- what the table shows dashed ---------------------------------------------------------------


def closed(s: ArcanaState, seat: int) -> list[Closed]:
    """List what the seat cannot afford: hand cards, monuments, places of power, powers of straight components."""
    assert s.stack is not None
    t, moves, step = s.tables, s.tables.moves, s.stack.step
    if not isinstance(step, Turn | PlaceNow):
        return []
    out: list[Closed] = []
    for card in s.hands[seat]:
        if moves.place + card not in s.choices:
            price = _place_price(s, seat, card)
            out.append(_closed(s, "place", card, _no_hand(s, seat, card), cost_of(t, price)))
    if isinstance(step, PlaceNow):
        return out
    if s.monuments_left() + len(s.faceup) and s.pools[seat][t.gold] < t.monument_cost:
        reason = _no_top(s, seat) if s.monuments_left() else _no_claim(s, seat, s.faceup[0])
        cost = [Amount(t.kinds[t.gold], t.monument_cost)]
        targets = [*(t.names[card] for card in s.faceup), MONUMENT_DECK]
        out.append(Closed(Message("ra-closed-monument"), reason.text, reason.rule, "claim", targets, cost))
    for card in s.places:
        if moves.claim + card not in s.choices:
            cost = cost_of(t, price_of(t, t.costs[card], 0))
            out.append(_closed(s, "claim", card, _no_claim(s, seat, card), cost))
    for card in s.play[seat]:
        for power in t.powers[card]:
            if power.action not in s.choices and not s.turned_mask >> card & 1:
                out.append(_closed_power(s, seat, power))
    return out


def _closed(s: ArcanaState, kind: str, card: int, reason: Reason, cost: list[Amount]) -> Closed:
    args: dict[str, Arg] = {"card": card_word(s, card)}
    return Closed(Message(f"ra-do-{kind}", args), reason.text, reason.rule, kind, [s.tables.names[card]], cost)


def _closed_power(s: ArcanaState, seat: int, power: Power) -> Closed:
    t, card = s.tables, power.card
    text = Message("ra-do-power", {"card": card_word(s, card), "strip": texts.strip(t, power)})
    reason = _no_use(s, seat, card, power.number)
    target, cost = f"{t.names[card]}/{power.number + 1}", cost_of(t, price_of(t, power.cost, 0))
    return Closed(text, reason.text, reason.rule, "power", [target], cost)
