"""Using powers: the parts of the cost in their order, then the effects. RA-8.3, RA-OQ.36"""

from typing import Any, Final

from radura.core.fields import Name, Number
from radura.core.kernel import Step
from radura.core.text import Message, seat_word
from radura.games.res_arcana_duo import texts
from radura.games.res_arcana_duo import vocabulary as v
from radura.games.res_arcana_duo.actions import DECKS, MOST_POWERS
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps import effects
from radura.games.res_arcana_duo.steps.base import NO_CARD, ArcanaStep, OfCard, asking, card_word, place_prompt
from radura.games.res_arcana_duo.steps.claims import GainMonument
from radura.games.res_arcana_duo.steps.decks import ReorderTop
from radura.games.res_arcana_duo.steps.paying import can_pay, discount_for, pay, place
from radura.games.res_arcana_duo.steps.victory import CheckVictory
from radura.games.res_arcana_duo.tables import Power, Tables


def compile_steps(t: Tables) -> None:
    """Work out the steps of every power and of every choice in Collect once, for the component that has it."""
    t.income_steps = [
        tuple(effects.GainPick(card, kinds, n, False) for kinds, n in picks)
        for card, picks in enumerate(t.income_picks)
    ]
    for powers in t.powers:
        for power in powers:
            power.steps = steps_of(t, power, power.card, NO_CARD)
            power.instant = all(isinstance(step, effects.Instant) for step in power.steps)


def steps_of(t: Tables, power: Power, me: int, other: int) -> tuple[Step[Any], ...]:
    """Return the effects of a power. ``me`` uses it, ``other`` was turned to pay for it."""
    return tuple(_build(t, power, index, effect, me, other) for index, effect in enumerate(power.effects))


def _build(t: Tables, power: Power, index: int, effect: v.AnyEffect, me: int, other: int) -> Step[Any]:
    match effect:
        case v.Gain():
            return effects.Gain(me, t.pairs(effect.essences))
        case v.RivalsGain():
            return effects.RivalsGain(me, t.pairs(effect.essences))
        case v.Store():
            return effects.Store(me, t.pairs(effect.essences))
        case v.GainAny():
            return effects.GainPick(me, t.choosable(effect.exclude), effect.n, False)
        case v.StoreAny():
            return effects.GainPick(me, t.choosable(effect.exclude), effect.n, True)
        case v.PoolToComponent():
            return effects.PutEssence(me, effect.n)
        case v.GainPer():
            gain, per = t.kinds.index(effect.gain), t.kinds.index(effect.per)
            return effects.GainPer(me, gain, per, effect.pool_of == "one_rival")
        case v.Draw():
            return effects.Draw(effect.n)
        case v.Retrieve():
            return effects.Retrieve(effect.n)
        case v.DiscardFromHand():
            return effects.Drop(effect.n)
        case v.HandToDeckTop():
            return effects.PutOnTop(effect.n)
        case v.ReorderTop():
            return ReorderTop(me, effect.n, tuple(DECKS.index(deck) for deck in effect.decks))
        case v.Straighten():
            # What turned to pay cannot be straightened: it stays as paid. RA-OQ.8, RA-OQ.32
            return effects.Straighten(effect.what == "own_mage", me, other)
        case v.GainMonument():
            return GainMonument()
        case v.PlaceArtifact():
            return PlaceNow(me, effect.discount)
        case v.UseItemPower():
            return UseItem(me)
        case v.CheckVictory():
            return CheckVictory()
        case v.ChooseOne():
            return ChooseOne(power.card, power.number, index, me, other)


# -- costs ----------------------------------------------------------------------------


def straight_others(s: ArcanaState, seat: int, sort: int, me: int) -> list[int]:
    """Return the straight components of a sort that can be turned to pay. RA-8.21, RA-8.23"""
    turned, sorts = s.turned_mask, s.tables.sorts
    return [card for card in s.play[seat] if sorts[card] & sort and card != me and not turned >> card & 1]


def has_straight_other(s: ArcanaState, seat: int, sort: int, me: int) -> bool:
    """Tell whether there is one of those."""
    turned, sorts = s.turned_mask, s.tables.sorts
    for card in s.play[seat]:  # noqa: SIM110  # asked for every turn: a generator takes twice as long
        if sorts[card] & sort and card != me and not turned >> card & 1:
            return True
    return False


def can_use(s: ArcanaState, seat: int, power: Power, me: int) -> bool:
    """Tell whether all parts of the cost can be paid together, apart from turning ``me``. RA-7.9, RA-OQ.36"""
    return can_give(s, seat, power, me) and can_pay(s.tables, s.pools[seat], power.cost, 0)


def can_give(s: ArcanaState, seat: int, power: Power, me: int) -> bool:
    """Tell whether there is what a power costs beside essences: cards to discard, a component to turn."""
    if power.discard > len(s.hands[seat]):
        return False
    return not power.other or has_straight_other(s, seat, power.other, me)


def use(s: ArcanaState, seat: int, power: Power, me: int) -> None:
    """Use a power: ask for what turns with it, or go on at once."""
    if s.log is not None:
        strip = texts.strip(s.tables, power)
        s.log.said("ra-log-power", seat, who=seat_word(seat), card=card_word(s, power.card), strip=strip)
    if power.turn and me == power.card:
        s.turn(me)
    if power.other:
        others = straight_others(s, seat, power.other, me)
        if len(others) > 1:
            s.push(TurnOther(power.card, power.number, me), seat)
            return
        s.turn(others[0])
        _carry_on(s, seat, power, me, others[0])
    else:
        _carry_on(s, seat, power, me, NO_CARD)


def _carry_on(s: ArcanaState, seat: int, power: Power, me: int, other: int) -> None:
    own = me == power.card and other == NO_CARD
    if own and power.instant and not power.cost.any and not power.discard:
        # Nothing will be asked: no need to wait on the stack.
        pay(s, seat, power.card, power.cost)
        for step in power.steps:
            step.run(s, seat)
        return
    s.then_all(seat, power.steps if own else steps_of(s.tables, power, me, other))
    if power.discard:
        s.then(seat, effects.Drop(power.discard), PayPower(power.card, power.number))
    elif power.cost.pairs or power.cost.any:
        pay(s, seat, power.card, power.cost)


class TurnOther(OfCard):
    """The seat says which other component turns to pay; its own power is not triggered. RA-8.21, RA-8.22"""

    params = (Name("item"), Number(0, MOST_POWERS - 1), Name("item"))

    def __init__(self, card: int, number: int, me: int) -> None:
        super().__init__(card)
        self.number: Final = number
        self.me: Final = me

    def args(self) -> tuple[int, int, int]:
        return (self.card, self.number, self.me)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        if not self.lies_under(s) or self.number >= len(s.tables.powers[self.card]):
            return False
        power = s.tables.powers[self.card][self.number]
        return bool(power.other) and can_use(s, seat, power, self.me)

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        power = s.tables.powers[self.card][self.number]
        start = s.tables.moves.turn
        return sorted([start + card for card in straight_others(s, seat, power.other, self.me)])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        other = action - s.tables.moves.turn
        s.turn(other)
        _carry_on(s, seat, s.tables.powers[self.card][self.number], self.me, other)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return asking("ra-ask-turn", s, self.card)


class PayPower(ArcanaStep):
    """The essences of a power's cost, after the cards. RA-OQ.36"""

    params = (Name("item"), Number(0, MOST_POWERS - 1))

    def __init__(self, card: int, number: int) -> None:
        self.card: Final = card
        self.number: Final = number

    def args(self) -> tuple[int, int]:
        return (self.card, self.number)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        powers = s.tables.powers[self.card]
        if not self.lies_under(s, effects.Drop) or self.number >= len(powers):
            return False
        return can_pay(s.tables, s.pools[seat], powers[self.number].cost, 0)

    def run(self, s: ArcanaState, seat: int) -> bool:
        pay(s, seat, self.card, s.tables.powers[self.card][self.number].cost)
        return True

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return asking("ra-why-power", s, self.card)


# -- effects that use something else ----------------------------------------------------


class PlaceNow(OfCard):
    """The seat may place an artifact, so much cheaper. RA-7.6, RA-OQ.12, RA-OQ.31"""

    params = (Name("item"), Number(0, effects.MOST))

    def __init__(self, card: int, discount: int) -> None:
        super().__init__(card)
        self.discount: Final = discount

    def args(self) -> tuple[int, int]:
        return (self.card, self.discount)

    def run(self, s: ArcanaState, seat: int) -> bool:
        return len(self.options(s, seat)) == 1

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        t, pool = s.tables, s.pools[seat]
        cards = [
            card
            for card in s.hands[seat]
            if can_pay(t, pool, t.costs[card], discount_for(s, seat, card, self.discount))
        ]
        return [*sorted([t.moves.place + card for card in cards]), t.moves.decline]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        if action != s.tables.moves.decline:
            place(s, seat, action - s.tables.moves.place, self.card, self.discount)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return place_prompt(self.discount)


class UseItem(OfCard):
    """The seat may use a power of a magic item in the centre; ``card`` stands for the item. RA-9.8, RA-OQ.13"""

    params = (Name("item"),)

    def run(self, s: ArcanaState, seat: int) -> bool:
        return len(self.options(s, seat)) == 1

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        powers = s.tables.powers
        usable = [p.action for item in s.centre for p in powers[item] if can_use(s, seat, p, self.card)]
        return sorted([*usable, s.tables.moves.decline])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        if action != s.tables.moves.decline:
            item, number = divmod(action - s.tables.moves.power, MOST_POWERS)
            use(s, seat, s.tables.powers[item][number], self.card)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return asking("ra-ask-item-power", s, self.card)


class ChooseOne(OfCard):
    """The seat picks one of several effects; those that can do nothing do not count. RA-9.6, RA-OQ.34"""

    params = (
        *(Name("item"), Number(0, MOST_POWERS - 1), Number(0, effects.MOST)),
        *(Name("item"), Name("item", empty=True)),
    )

    def __init__(self, card: int, number: int, index: int, me: int, other: int) -> None:
        super().__init__(card)
        self.number: Final = number
        self.index: Final = index
        self.me: Final = me
        self.other: Final = other

    def args(self) -> tuple[int, int, int, int, int]:
        return (self.card, self.number, self.index, self.me, self.other)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        powers = s.tables.powers[self.card]
        if self.number >= len(powers) or self.index >= len(powers[self.number].effects):
            return False
        return isinstance(powers[self.number].effects[self.index], v.ChooseOne)

    def run(self, s: ArcanaState, seat: int) -> bool:
        options = self.options(s, seat)
        if len(options) == 1:
            self.choose(s, seat, options[0])
        return len(options) < 2

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        hand = bool(s.hands[seat])
        start = s.tables.moves.option
        return [
            start + n
            for n, option in enumerate(self.data(s.tables).options)
            if hand or not isinstance(option[0], v.DiscardFromHand | v.HandToDeckTop)
        ]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        option = self.data(s.tables).options[action - s.tables.moves.option]
        power = s.tables.powers[self.card][self.number]
        s.then(seat, *(_build(s.tables, power, self.index, effect, self.me, self.other) for effect in option))

    def data(self, t: Tables) -> v.ChooseOne:
        """Return the alternatives as the card has them."""
        effect = t.powers[self.card][self.number].effects[self.index]
        assert isinstance(effect, v.ChooseOne)
        return effect

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return asking("ra-ask-option", s, self.card)
