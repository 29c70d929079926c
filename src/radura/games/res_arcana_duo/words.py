"""Options as they are offered: what they are called, what they cost and bring, where they sit on the table.

Costs come from the same functions that take them: ``price_of`` and ``discount_for``.
"""

from collections.abc import Callable, Sequence
from typing import Final

from radura.core.text import COMPOSED, Arg, Message
from radura.core.view import Amount, Option
from radura.games.res_arcana_duo import texts
from radura.games.res_arcana_duo import vocabulary as v
from radura.games.res_arcana_duo.actions import DECKS
from radura.games.res_arcana_duo.schema import ALONE
from radura.games.res_arcana_duo.state import MONUMENT_DECK, ArcanaState
from radura.games.res_arcana_duo.steps.base import ArcanaStep, card_word
from radura.games.res_arcana_duo.steps.claims import GainMonument
from radura.games.res_arcana_duo.steps.decks import OWN
from radura.games.res_arcana_duo.steps.effects import GainPer, GainPick, PutOnto
from radura.games.res_arcana_duo.steps.paying import Price, discount_for, price_of
from radura.games.res_arcana_duo.steps.powers import ChooseOne, PlaceNow, UseItem
from radura.games.res_arcana_duo.steps.turns import Exchange, Income, income_of
from radura.games.res_arcana_duo.tables import Tables

HEADINGS: Final = {
    "place": "place",
    "claim": "claim",
    "claim_top": "claim",
    "discard": "discard",
    "power": "power",
    "pass": "pass",
}
"""Headings of the five kinds of action. RA-6.4"""

CARDS: Final = "card"
POINTS: Final = "points"
ANY: Final = "any"
CHOICE: Final = "choice"
"""What amounts are of, beside kinds of essence: hand cards; points; essences of any kind; icons of a cost that the
seat chooses to pay. What lies on a component is called as its counter, ``smith/elan``."""


def option(s: ArcanaState, action: int) -> Option:
    """Return an action as it is offered now."""
    space = s.tables.moves.space
    kind, values = s.tables.moves.kind[action], space.values(action)
    made = Option(space.show(action), kind, values, _text(s, kind, values), group=HEADINGS.get(kind, ""))
    made.targets = _targets(s, kind, values)
    if kind in _DETAILS:
        _DETAILS[kind](s, made)
    return made


def _asking(s: ArcanaState) -> ArcanaStep:
    assert s.stack is not None
    assert isinstance(s.stack.step, ArcanaStep)
    return s.stack.step


def _card(s: ArcanaState, made: Option) -> int:
    return s.tables.names.index(made.values["item"])


# -- words and targets ------------------------------------------------------------------------


def _text(s: ArcanaState, kind: str, values: dict[str, str]) -> Message:
    """Return the words of an option; some kinds change them once its step is known."""
    args: dict[str, Arg] = {}
    if "item" in values:
        args["card"] = f"#ra-card-{values['item']}"
    elif "essence" in values:
        args["essence"] = f"#ra-essence-{values['essence']}"
    elif "deck" in values:
        args["deck"] = f"#ra-deck-{values['deck']}"
    elif "seat" in values:
        args["seat"] = int(values["seat"]) + 1
    return Message(f"ra-do-{kind}", args)


def _targets(s: ArcanaState, kind: str, values: dict[str, str]) -> list[str]:
    """Return what stands for an option on the table: components, strips of components, places, counters."""
    if kind == "power":
        return [values["item"], f"{values['item']}/{values['power']}"]
    if "item" in values:
        return [values["item"]]
    if "essence" in values:
        return [f"{values['essence']}.{s.actor}"]
    if kind == "claim_top":
        return [MONUMENT_DECK]
    if kind == "look":
        return [f"deck.{s.actor}" if values["deck"] == DECKS[OWN] else MONUMENT_DECK]
    return []


# -- costs and gains --------------------------------------------------------------------------


def cost_of(t: Tables, price: Price) -> list[Amount]:
    """Return a price as it will be paid: what is certain by kind, and what the seat chooses among the icons."""
    gold = price.fixed[t.gold]
    paid = price.n - gold
    soft = sum(price.fixed) - gold + price.any
    out: list[Amount] = []
    for kind, icons in zip(t.kinds, price.fixed, strict=True):
        least = icons if kind == t.kinds[t.gold] else max(0, icons - (soft - paid))
        if least:
            out.append(Amount(kind, least))
    if least := max(0, price.any - (soft - paid)):
        out.append(Amount(ANY, least))
    if rest := price.n - sum(amount.n for amount in out):
        out.append(Amount(CHOICE, rest))
    return out


def price_words(t: Tables, price: Price) -> str:
    """Return a price as an argument: ``2 Elan + 1 Life − 1 of your choice``."""
    cost = cost_of(t, price)
    if all(amount.what != CHOICE for amount in cost):
        return COMPOSED + (texts.amounts({amount.what: amount.n for amount in cost}) or "#ra-free")
    icons = {kind: n for kind, n in zip(t.kinds, price.fixed, strict=True) if n}
    left = f"{COMPOSED}{texts.amounts({**icons, ANY: price.any} if price.any else icons)}"
    return f"{left} − {saved(price)} #ra-saved"


def saved(price: Price) -> int:
    """Return how many icons of a price need not be paid. RA-7.5, RA-7.6"""
    return sum(price.fixed) + price.any - price.n


def _gains(s: ArcanaState, effects: Sequence[v.AnyEffect], me: int, discarded: int = 0) -> list[Amount]:
    """Return what effects bring for certain as soon as they are done; ``me`` is the component that has them."""
    t, seat = s.tables, s.actor
    out: list[Amount] = []
    for effect in effects:
        match effect:
            case v.Gain():
                out += [Amount(kind, n) for kind, n in effect.essences.items()]
            case v.RivalsGain():
                rivals = [rival for rival in range(s.seats) if rival != seat]
                out += [Amount(kind, n, rival) for rival in rivals for kind, n in effect.essences.items()]
            case v.Store():
                out += [Amount(f"{t.names[me]}/{kind}", n) for kind, n in effect.essences.items()]
                if points := sum(effect.essences.get(t.kinds[kind], 0) * each for kind, each in t.per[me]):
                    out.append(Amount(POINTS, points))
            case v.GainAny():
                out.append(Amount(ANY, effect.n))
            case v.StoreAny():
                out.append(Amount(f"{t.names[me]}/{ANY}", effect.n))
            case v.Draw():
                if n := min(effect.n, _drawable(s, seat) + discarded):
                    out.append(Amount(CARDS, n))
    return out


def _drawable(s: ArcanaState, seat: int) -> int:
    """Return how many cards a seat can draw, with the discards shuffled in. RA-8.12"""
    return len(s.tops[seat]) + len(s.bags[seat]) + len(s.discards[seat])


# -- the kinds of options ---------------------------------------------------------------------


def _place(s: ArcanaState, made: Option) -> None:
    t, step, card = s.tables, _asking(s), _card(s, made)
    extra = step.discount if isinstance(step, PlaceNow) else 0
    _worth(s, made, card, price_of(t, t.costs[card], discount_for(s, s.actor, card, extra)))


def _claim(s: ArcanaState, made: Option) -> None:
    card = _card(s, made)
    if isinstance(_asking(s), GainMonument):
        made.text = Message("ra-do-monument", made.text.args)
        _worth(s, made, card, None)
    else:
        _worth(s, made, card, price_of(s.tables, s.tables.costs[card], 0))


def _worth(s: ArcanaState, made: Option, card: int, price: Price | None) -> None:
    """Add the price of a component and the points it brings."""
    t = s.tables
    points = t.vp[card]
    args: dict[str, Arg] = {"points": points, "reach": s.points(s.actor) + points}
    if points:
        made.gain.append(Amount(POINTS, points))
    if price is None:
        made.note = Message("ra-note-points-free", args)
        return
    made.cost = cost_of(t, price)
    told = any(amount.what == CHOICE for amount in made.cost)  # then the words of the price tell it
    args |= {"cost": price_words(t, price), "saved": 0 if told else saved(price)}
    made.note = Message("ra-note-points" if points else "ra-note-cost", args)


def _claim_top(s: ArcanaState, made: Option) -> None:
    if isinstance(_asking(s), GainMonument):
        made.text = Message("ra-do-monument-top")
        return
    gold = s.tables.kinds[s.tables.gold]
    made.cost = [Amount(gold, s.tables.monument_cost)]
    cost = COMPOSED + texts.amounts({gold: s.tables.monument_cost})
    made.note = Message("ra-note-cost", {"cost": cost, "saved": 0})


def _discard(s: ArcanaState, made: Option) -> None:
    numbers = s.tables.numbers
    made.cost = [Amount(CARDS, 1)]
    made.note = Message("ra-note-income", {"gold": numbers.discard_gold, "n": numbers.discard_any})


def _power(s: ArcanaState, made: Option) -> None:
    t, step = s.tables, _asking(s)
    power = t.powers[_card(s, made)][int(made.values["power"]) - 1]
    made.text = Message("ra-do-power", {"card": card_word(s, power.card), "strip": texts.strip(t, power)})
    made.cost = cost_of(t, price_of(t, power.cost, 0))
    if power.discard:
        made.cost.append(Amount(CARDS, power.discard))
    # An item that is used where it lies puts its essences on what stands for it. RA-OQ.13
    me = step.card if isinstance(step, UseItem) else power.card
    made.gain = _gains(s, power.effects, me, power.discard)


def _pass(s: ArcanaState, made: Option) -> None:
    t, seat = s.tables, s.actor
    drawn = min(t.numbers.pass_draw, _drawable(s, seat))
    if drawn:
        made.gain.append(Amount(CARDS, drawn))
    if not s.passed and s.first != seat:
        made.gain.append(Amount(POINTS, t.token_vp))
    made.note = _loss(s, seat) or Message("ra-note-pass", {"n": drawn})


def _loss(s: ArcanaState, seat: int) -> Message | None:
    """Warn of essences that go back with the magic item they lie on. RA-OQ.17"""
    for card in s.play[seat]:
        if card in s.tables.items and (lying := s.lying_on(card)):
            return Message("ra-note-loses", {"essences": texts.essences(s.tables, lying), "card": card_word(s, card)})
    return None


def _pay(s: ArcanaState, made: Option) -> None:
    made.cost = [Amount(made.values["essence"], 1)]
    made.note = _have(s, made)


def _gain(s: ArcanaState, made: Option) -> None:
    t, step, essence = s.tables, _asking(s), made.values["essence"]
    n = income_of(t, t.kinds.index(essence)) if isinstance(step, Income) else 1
    made.text = Message("ra-do-gain", {**made.text.args, "n": n})
    onto = isinstance(step, GainPick) and step.onto
    made.gain = [Amount(f"{step.about(s, s.actor)[0]}/{essence}" if onto else essence, n)]
    made.note = _have(s, made)


def _have(s: ArcanaState, made: Option) -> Message:
    return Message("ra-note-have", {"n": s.pools[s.actor][s.tables.kinds.index(made.values["essence"])]})


def _onto(s: ArcanaState, made: Option) -> None:
    step, card = _asking(s), _card(s, made)
    assert isinstance(step, PutOnto)
    kind = s.tables.kinds[step.kind]
    made.cost = [Amount(kind, 1)]
    made.gain = [Amount(f"{s.tables.names[card]}/{kind}", 1)]
    if points := dict(s.tables.per[card]).get(step.kind, 0):
        made.gain.append(Amount(POINTS, points))


def _take(s: ArcanaState, made: Option) -> None:
    t, card = s.tables, _card(s, made)
    lying = s.lying_on(card)
    made.gain = [Amount(t.kinds[kind], n) for kind, n in lying]
    if points := s.points_of(card) - t.vp[card]:
        made.gain.append(Amount(POINTS, -points))
    made.note = Message("ra-note-lying", {"essences": texts.essences(t, lying)})


def _player(s: ArcanaState, made: Option) -> None:
    step, t, seat = _asking(s), s.tables, int(made.values["seat"])
    assert isinstance(step, GainPer)
    n, kind = s.pools[seat][step.per], t.kinds[step.gain]
    if seat == s.actor:
        made.text = Message("ra-do-player-self")
    elif s.seats == ALONE:
        made.text = Message("ra-do-player-rival")
    made.gain = [Amount(kind, n)] if n else []
    made.note = Message("ra-note-gives", {"n": n, "essence": f"#ra-essence-{kind}"})


def _option(s: ArcanaState, made: Option) -> None:
    step = _asking(s)
    assert isinstance(step, ChooseOne)
    effects = step.data(s.tables).options[int(made.values["option"]) - 1]
    made.text = Message("ra-do-option", {"strip": texts.alternative(effects)})
    made.gain = _gains(s, effects, step.me)


def _item(s: ArcanaState, made: Option) -> None:
    loss = _loss(s, s.actor) if isinstance(_asking(s), Exchange) else None
    made.note = loss or _what_it_does(s, made)


def _mage(s: ArcanaState, made: Option) -> None:
    made.note = _what_it_does(s, made)


def _what_it_does(s: ArcanaState, made: Option) -> Message | None:
    lines = texts.card_text(s.tables, _card(s, made))
    return lines[0] if lines else None


def _keep(s: ArcanaState, made: Option) -> None:
    made.note = Message("ra-note-given")


def _drop(s: ArcanaState, made: Option) -> None:
    made.cost = [Amount(CARDS, 1)]


def _retrieve(s: ArcanaState, made: Option) -> None:
    made.gain = [Amount(CARDS, 1)]


_DETAILS: Final[dict[str, Callable[[ArcanaState, Option], None]]] = {
    "place": _place,
    "claim": _claim,
    "claim_top": _claim_top,
    "discard": _discard,
    "power": _power,
    "pass": _pass,
    "pay": _pay,
    "gain": _gain,
    "onto": _onto,
    "drop": _drop,
    "top": _drop,
    "retrieve": _retrieve,
    "take": _take,
    "player": _player,
    "option": _option,
    "item": _item,
    "keep": _keep,
    "mage": _mage,
}
"""What is added to the options of each kind."""
