"""What is measured in a position for a seat: points, essences, and what the components bring.

What a component is worth per round is worked out from its data, in essences, so that packs and corrected numbers need
no other judgement; how much each feature counts is learned (``value.json``).
"""

from collections.abc import Sequence
from typing import Final

from radura.core.value import PIECE
from radura.games.res_arcana_duo import vocabulary as v
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.turns import Turn
from radura.games.res_arcana_duo.steps.victory import target_of
from radura.games.res_arcana_duo.tables import Power, Tables

POINT: Final = 5.0
GOLD: Final = 2.0
CARD: Final = 2.0
"""A hand card: at least what discarding it brings."""
LYING: Final = 0.85
"""An essence on a component, to be collected in the next round."""
STRAIGHTEN: Final = 1.5
TURN_OTHER: Final = 1.0
LAST_ROUND: Final = 5.5
"""When matches usually end."""
SOME: Final = 4
MUCH: Final = 7
MUCH_GOLD: Final = 8
"""From here on further essences of a kind are worth less."""
FAR: Final = 10
"""Essences missing for a place that is not there."""


class Worth:
    """Per component: what it brings each round, from its Collect abilities and its powers."""

    def __init__(self, t: Tables) -> None:
        self.kinds: Final = [GOLD if kind == "gold" else 1.0 for kind in t.kinds]
        self.income: Final = [self._income(t, card) for card in range(t.size)]
        self.powers: Final = [max((self._power(t, p) for p in t.powers[card]), default=0.0) for card in range(t.size)]
        self.per_round: Final = [a + b for a, b in zip(self.income, self.powers, strict=True)]
        self.in_play: Final = 2 * len(t.kinds)
        """Where the components begin among the features of single pieces: in play, then ready to use."""
        self.in_hand: Final = self.in_play + 2 * t.size
        self.offered: Final = self.in_hand + t.first_mage - t.first_monument
        self.pieces: Final = self.offered + t.size

    def _income(self, t: Tables, card: int) -> float:
        total = 0.0
        for kind, n in t.income[card]:
            total += n * self.kinds[kind]
        for kinds, n in t.income_picks[card]:
            total += n * (max([self.kinds[kind] for kind in kinds]) + 0.1)
        for _, amount in t.discounts[card]:
            total += 0.6 * amount
        return total

    def _power(self, t: Tables, power: Power) -> float:
        total = self._effects(t, power.card, power.effects) - power.cost.any - power.discard * CARD
        for kind, n in power.cost.pairs:
            total -= n * self.kinds[kind]
        return max(0.0, total - TURN_OTHER if power.other else total)

    def _effects(self, t: Tables, card: int, effects: Sequence[v.AnyEffect]) -> float:
        total = 0.0
        for effect in effects:
            total += self._effect(t, card, effect)
        return total

    def _effect(self, t: Tables, card: int, effect: v.AnyEffect) -> float:
        match effect:
            case v.Gain():
                return self._amounts(t, effect.essences)
            case v.RivalsGain():
                return -0.5 * self._amounts(t, effect.essences)
            case v.GainAny():
                return 1.1 * effect.n
            case v.StoreAny():
                return LYING * 1.1 * effect.n
            case v.Store():
                points = dict(t.per[card])
                total = 0.0
                for kind, n in t.pairs(effect.essences):
                    total += n * (POINT * points[kind] if kind in points else LYING * self.kinds[kind])
                return total
            case v.GainPer():
                return 1.5
            case v.Draw() | v.Retrieve():
                return CARD * effect.n
            case v.DiscardFromHand():
                return -CARD * effect.n
            case v.HandToDeckTop():
                return -0.5 * CARD * effect.n
            case v.Straighten():
                return STRAIGHTEN
            case v.GainMonument():
                return 2.0 * POINT
            case v.PlaceArtifact():
                return 0.8 * effect.discount
            case v.ChooseOne():
                return max([self._effects(t, card, option) for option in effect.options])
            case v.PoolToComponent() | v.UseItemPower() | v.ReorderTop() | v.CheckVictory():
                return 1.0

    def _amounts(self, t: Tables, amounts: v.Amounts) -> float:
        total = 0.0
        for kind, n in t.pairs(amounts):
            total += n * self.kinds[kind]
        return total


NAMES: Final = (
    "points.share",
    "points.share_squared",
    "points.enough",
    "points.enough_and_ahead",
    "pool.worth",
    "pool.gold",
    "pool.kinds",
    "place.nearest",
    "place.second",
    "place.ready",
    "place.monument_ready",
    "income.collect",
    "income.to_come",
    "income.powers",
    "income.powers_to_come",
    "ready.powers",
    "lying.worth",
    "hand.cards",
    "hand.promise",
    "hand.deck",
    "turns.open",
    "turns.alone",
    "turns.mine",
    "first.token",
    "underway.mine",
    "income.choice",
    "place.short",
    "place.short_second",
    "place.short_next",
    "place.short_next_second",
    "place.monument_short",
    "points.growing",
    "hand.affordable",
    "hand.lacking",
    "match.round",
    "match.first_round",
)
"""The features, in the order of ``measure``; docs/research/bots.md explains them. Those of single pieces follow."""

PIECES: Final = {
    "pool": "pool",
    "income": "income",
    "play": "play",
    "ready": "ready",
    "hand": "hand",
    "offer": "place",
}
"""The subjects of single pieces."""


def names(t: Tables) -> list[str]:
    """Return the names of all features, with those of each essence and each component."""
    return [
        *NAMES,
        *(f"{PIECE}pool.{kind}" for kind in t.kinds),
        *(f"{PIECE}income.{kind}" for kind in t.kinds),
        *(f"{PIECE}play.{card}" for card in t.names),
        *(f"{PIECE}ready.{card}" for card in t.names),
        *(f"{PIECE}hand.{card}" for card in t.names[: t.first_mage]),
        *(f"{PIECE}offer.{card}" for card in t.names[t.first_monument :]),
    ]


def measure(s: ArcanaState, seat: int, worth: Worth) -> list[float]:
    """Return the features of a position for a seat, each about from 0 to 1."""
    t, pool = s.tables, s.pools[seat]
    target = target_of(s)
    points = s.points(seat)
    best_rival = max([s.points(other) for other in range(s.seats) if other != seat])
    collect = powers = ready = lying = promise = 0.0
    left = max(1.0, LAST_ROUND - s.round)
    passed = s.passed >> seat & 1
    width = len(pool)
    for card in s.play[seat]:
        if not t.first_item <= card < t.first_monument:  # an item goes back after the round
            collect += worth.income[card]
            powers += worth.powers[card]
        if not passed and not s.turned_mask >> card & 1:
            ready += worth.powers[card]
        if not t.per[card]:
            start = card * width
            for kind in range(width):
                lying += s.on[start + kind] * worth.kinds[kind]
    if s.chosen[seat] >= 0:
        collect += worth.income[s.chosen[seat]]
        powers += worth.powers[s.chosen[seat]]
    hand = s.hands[seat] + s.kept[seat]
    pieces = [0.0] * worth.pieces
    affordable = lacking = 0
    for card in hand:
        promise += left * worth.per_round[card] + POINT * t.vp[card]
        pieces[worth.in_hand + card] = 1.0
        lack = _short(t, card, pool)
        lacking += lack
        if not lack:
            affordable += 1
    choice, growing = _lay_out(s, seat, worth, pieces)
    nearest = second = ready_places = 0.0
    short = short_second = short_next = short_next_second = FAR
    for card in s.places:
        lack = _short(t, card, pool)
        if lack < short:
            short, short_second = lack, short
        elif lack < short_second:
            short_second = lack
        lack = _short_next(t, card, pool, pieces)
        if lack < short_next:
            short_next, short_next_second = lack, short_next
        elif lack < short_next_second:
            short_next_second = lack
        near = _nearness(s, card, pool)
        if near >= 1.0:
            ready_places = 1.0
        if near > nearest:
            nearest, second = near, nearest
        elif near > second:
            second = near
    share = points / target
    alone = not passed and s.passed.bit_count() == s.seats - 1
    return [
        share,
        share * share,
        1.0 if points >= target else 0.0,
        1.0 if points >= target and points > best_rival else 0.0,
        hoard(pool, t.gold) / 10.0,
        min(pool[t.gold], MUCH_GOLD) / 5.0,
        sum([1 for n in pool if n]) / len(pool),
        nearest * nearest,
        second * second,
        0.0 if passed else ready_places,
        1.0 if not passed and s.faceup and pool[t.gold] >= t.monument_cost else 0.0,
        collect / 5.0,
        left * collect / 15.0,
        powers / 5.0,
        left * powers / 15.0,
        ready / 5.0,
        lying / 5.0,
        len(hand) / 3.0,
        promise / 30.0,
        (len(s.bags[seat]) + len(s.tops[seat])) / 8.0,
        0.0 if passed else 1.0,
        1.0 if alone else 0.0,
        1.0 if s.actor == seat else 0.0,
        1.0 if s.first == seat else 0.0,
        1.0 if s.actor == seat and s.stack is not None and not isinstance(s.stack.step, Turn) else 0.0,
        choice / 2.0,
        short / 5.0,
        short_second / 5.0,
        short_next / 5.0,
        short_next_second / 5.0,
        max(0, t.monument_cost - pool[t.gold]) / 4.0 if s.faceup else 2.0,
        growing / 2.0,
        affordable / 3.0,
        lacking / 6.0,
        s.round / 5.0,
        1.0 if s.round <= 1 else 0.0,
        *pieces,
    ]


def _lay_out(s: ArcanaState, seat: int, worth: Worth, pieces: list[float]) -> tuple[int, int]:
    """Note essences and components one by one; return what is gained of any kind, and what grows in points."""
    t = s.tables
    choice = growing = 0
    for kind, n in enumerate(s.pools[seat]):
        pieces[kind] = min(n, MUCH_GOLD) / 4.0
    passed = s.passed >> seat & 1
    for card in s.play[seat]:
        pieces[worth.in_play + card] = 1.0
        if not passed and not s.turned_mask >> card & 1:
            pieces[worth.in_play + t.size + card] = 1.0
        if t.per[card]:
            growing += 1
        for kind, n in t.income[card]:
            pieces[len(t.kinds) + kind] += n / 2.0
        for _, n in t.income_picks[card]:
            choice += n
    if s.chosen[seat] >= 0:
        pieces[worth.in_play + s.chosen[seat]] = 1.0
    for card in s.faceup:
        pieces[worth.offered + card] = 1.0
    for card in s.places:
        pieces[worth.offered + card] = 1.0
    return choice, growing


def _short(t: Tables, card: int, pool: list[int]) -> int:
    """Return how many essences of the right kinds are missing for a component."""
    lack = 0
    for kind, n in t.costs[card].pairs:
        if n > pool[kind]:
            lack += n - pool[kind]
    return lack


def _short_next(t: Tables, card: int, pool: list[int], pieces: list[float]) -> int:
    """Return how many would be missing after another Collect, of fixed income alone."""
    lack = 0
    width = len(pool)
    for kind, n in t.costs[card].pairs:
        have = pool[kind] + int(2.0 * pieces[width + kind])
        if n > have:
            lack += n - have
    return lack


def hoard(pool: list[int], gold: int) -> float:
    """Return the worth of a pool: the more there is of a kind, the less the next one is worth."""
    total = 0.0
    for kind, n in enumerate(pool):
        if kind == gold:
            total += GOLD * n if n <= MUCH_GOLD else GOLD * MUCH_GOLD + n - MUCH_GOLD
        else:
            total += (
                n
                if n <= SOME
                else SOME + 0.6 * (n - SOME)
                if n <= MUCH
                else SOME + 0.6 * (MUCH - SOME) + 0.2 * (n - MUCH)
            )
    return total


def _nearness(s: ArcanaState, card: int, pool: list[int]) -> float:
    """Return how much of the cost of a place of power is there."""
    have = need = 0
    for kind, n in s.tables.costs[card].pairs:
        need += n
        have += min(n, pool[kind])
    return have / need if need else 1.0
