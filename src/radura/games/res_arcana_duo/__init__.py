"""Res Arcana Duo: mages turn essences into artifacts, monuments and places of power."""

from radura.games.res_arcana_duo.rules import GAME, ResArcanaDuo

__all__ = ["GAME", "ResArcanaDuo"]
