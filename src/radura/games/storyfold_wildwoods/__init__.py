"""Storyfold: Wildwoods, a solo campaign of Scenes, Creatures and dice."""

from radura.games.storyfold_wildwoods.rules import GAME, Storyfold

__all__ = ["GAME", "Storyfold"]
