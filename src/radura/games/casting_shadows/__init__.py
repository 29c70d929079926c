"""Casting Shadows: spells, dice and shadow forms on a map of hexes, for two to four seats or one alone."""

from radura.games.casting_shadows.rules import GAME

__all__ = ["GAME"]
