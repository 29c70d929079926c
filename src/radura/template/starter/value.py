"""What the computer players think of a position."""

from starter.state import Table


def evaluate(s: Table, seat: int) -> float:
    """Return a guess from -1 to 1: points count in full, cards in hand a little, a card face down as it may win."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    return (_worth(s, seat) - _worth(s, 1 - seat)) / s.tables.most_points


def _worth(s: Table, seat: int) -> float:
    strength = s.tables.strength
    worth = s.points[seat] + 0.3 * sum(strength[card] for card in s.hands[seat])
    if s.played[seat] >= 0:
        worth += strength[s.prize] * strength[s.played[seat]] / max(strength)
    return worth
