"""What must hold in a position that comes from outside, beyond the kinds of its fields."""
from radura.games.living_forest_duel.state import DuelState


def check_position(s: DuelState) -> None:
    pass
