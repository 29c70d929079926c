"""Res Arcana Duo with a pack mixed in, as an owner of more boxes plays it: up to four seats."""

from pathlib import Path

from radura.games.res_arcana_duo import ResArcanaDuo

GAME = ResArcanaDuo([Path(__file__).parents[2] / "rules" / "res_arcana_duo" / "packs" / "base"])
