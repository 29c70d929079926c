"""How good a position looks by weights set by hand: what the greedy player climbs.

Everything is counted in essences. The search believes what was learned (``value.json``); greedy keeps this judgement,
so that it stays the same player whatever is learned.
"""

from typing import Final

from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.victory import target_of
from radura.games.res_arcana_duo.value import CARD, LAST_ROUND, LYING, POINT, Worth, hoard

READY: Final = 0.8
"""How much of a power's gain a straight component is worth while its seat can still use it."""
TOKEN: Final = 0.4
"""The token counts less than its point until the check comes, because it can go."""
DONE: Final = 12.0
"""Being ahead with enough points to end the match."""
PROMISE: Final = 0.1
"""How much a hand card is worth beyond discarding it, as a share of what it would bring in play."""
GOAL: Final = 5.0
"""What it is worth to have all essences for a place of power together."""
SCALE: Final = 60.0


def evaluate(s: ArcanaState, seat: int, worth: Worth) -> float:
    """Return the judgement of a position for a seat, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    mine = _score(s, seat, worth)
    best = max(_score(s, other, worth) for other in range(s.seats) if other != seat)
    return max(-0.99, min(0.99, (mine + _done(s, seat) - best) / SCALE))


def _done(s: ArcanaState, seat: int) -> float:
    """Return what it is worth, or costs, that somebody has enough points."""
    points = s.points(seat)
    rival = max(s.points(other) for other in range(s.seats) if other != seat)
    if max(points, rival) < target_of(s):
        return 0.0
    return DONE if points > rival else -DONE


def _score(s: ArcanaState, seat: int, worth: Worth) -> float:
    """Return what a seat has, in essences."""
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
    total = hoard(pool, t.gold) + GOAL * _nearness(s, pool) + points + income + ready + lying + hand
    if not passed:
        total += CARD
    return total + TOKEN * POINT if s.first == seat else total


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
