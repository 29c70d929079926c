"""How good a position looks: what greedy bots climb.

Everything is counted in essences. What a component is worth per round is worked out from its data, so that packs
and corrected numbers need no other judgement; only the weights below were tuned by play.
"""

from collections.abc import Sequence
from typing import Final

from radura.games.res_arcana_duo import vocabulary as v
from radura.games.res_arcana_duo.state import ArcanaState
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
READY: Final = 0.8
"""How much of a power's gain a straight component is worth while its seat can still use it."""
LAST_ROUND: Final = 5.5
"""When matches usually end."""
TOKEN: Final = 0.4
"""The token counts less than its point until the check comes, because it can go."""
DONE: Final = 12.0
"""Being ahead with enough points to end the match."""
PROMISE: Final = 0.1
"""How much a hand card is worth beyond discarding it, as a share of what it would bring in play."""
GOAL: Final = 5.0
"""What it is worth to have all essences for a place of power together."""
SOME: Final = 4
MUCH: Final = 7
MUCH_GOLD: Final = 8
"""From here on further essences of a kind are worth less."""
SCALE: Final = 60.0


class Worth:
    """Per component: what it brings each round, from its Collect abilities and its powers."""

    def __init__(self, t: Tables) -> None:
        self.kinds: Final = [GOLD if kind == "gold" else 1.0 for kind in t.kinds]
        self.income: Final = [self._income(t, card) for card in range(t.size)]
        self.powers: Final = [max((self._power(t, p) for p in t.powers[card]), default=0.0) for card in range(t.size)]
        self.per_round: Final = [a + b for a, b in zip(self.income, self.powers, strict=True)]

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


def evaluate(s: ArcanaState, seat: int, worth: Worth) -> float:
    """Return the judgement of a position for a seat, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    mine = _score(s, seat, worth)
    best = max(_score(s, other, worth) for other in range(s.seats) if other != seat)
    return max(-0.99, min(0.99, (mine + _done(s, seat) - best) / SCALE))


def features(s: ArcanaState, seat: int, worth: Worth) -> dict[str, float]:
    """Return what a seat has, part by part, in essences; and what the best of the others has."""
    parts = _parts(s, seat, worth)
    parts["end"] = _done(s, seat)
    parts["rival"] = -max(_score(s, other, worth) for other in range(s.seats) if other != seat)
    return parts


def _done(s: ArcanaState, seat: int) -> float:
    """Return what it is worth, or costs, that somebody has enough points."""
    points = s.points(seat)
    rival = max(s.points(other) for other in range(s.seats) if other != seat)
    if max(points, rival) < target_of(s):
        return 0.0
    return DONE if points > rival else -DONE


def _score(s: ArcanaState, seat: int, worth: Worth) -> float:
    """Return what a seat has, in essences."""
    total = 0.0
    for part in _parts(s, seat, worth).values():
        total += part
    return total


def _parts(s: ArcanaState, seat: int, worth: Worth) -> dict[str, float]:
    t, pool = s.tables, s.pools[seat]
    points = income = ready = lying = hand = 0.0
    left = max(1.0, LAST_ROUND - s.round)
    passed = s.passed >> seat & 1
    width = len(pool)
    for card in s.play[seat]:
        rounds = 1.0 if t.first_item <= card < t.first_monument else left
        points += POINT * s.points_of(card)
        income += rounds * worth.per_round[card]
        if not passed and not s.turned_mask >> card & 1:
            ready += READY * worth.powers[card]
        start = card * width
        for kind in range(width):
            if s.on[start + kind] and not t.per[card]:
                lying += LYING * s.on[start + kind] * worth.kinds[kind]
    for card in (*s.hands[seat], *s.kept[seat]):
        hand += CARD + PROMISE * (left * worth.per_round[card] + POINT * t.vp[card])
    if s.chosen[seat] >= 0:
        income += left * worth.per_round[s.chosen[seat]]
    return {
        "pool": _hoard(pool, t.gold),
        "place": GOAL * _nearness(s, pool),
        "points": points,
        "income": income,
        "ready": ready,
        "lying": lying,
        "hand": hand,
        "turns": 0.0 if passed else CARD,
        "first": TOKEN * POINT if s.first == seat else 0.0,
    }


def _hoard(pool: list[int], gold: int) -> float:
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


def _nearness(s: ArcanaState, pool: list[int]) -> float:
    """Return how much of the cost of the nearest place of power is there, squared."""
    best = 0.0
    for card in s.places:
        cost = s.tables.costs[card]
        have = need = 0
        for kind, n in cost.pairs:
            need += n
            have += min(n, pool[kind])
        best = max(best, have / need)
    return best * best
