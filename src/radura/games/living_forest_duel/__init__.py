"""Living Forest Duel: rules, cards, sight and words."""

from radura.games.living_forest_duel.rules import GAME

__all__ = ["GAME"]
