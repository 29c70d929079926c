"""Starter: a game for the table of Radura."""

from starter.rules import GAME

__all__ = ["GAME"]
