"""The computer players' estimate of a position."""

from starter.state import Table


def evaluate(s: Table, seat: int) -> float:
    """Return an estimate from -1 to 1 from points, cards in hand, and the card laid face down."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    return (_worth(s, seat) - _worth(s, 1 - seat)) / s.tables.most_points


def _worth(s: Table, seat: int) -> float:
    strength = s.tables.strength
    worth = s.points[seat] + 0.3 * sum(strength[card] for card in s.hands[seat])
    if s.played[seat] >= 0:
        worth += strength[s.prize] * strength[s.played[seat]] / max(strength)
    return worth
