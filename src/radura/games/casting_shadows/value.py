"""How good a position looks for a seat: what the greedy bot climbs."""

from radura.games.casting_shadows.state import ShadowState


def evaluate(s: ShadowState, seat: int) -> float:
    """Guess from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    return 0.0
