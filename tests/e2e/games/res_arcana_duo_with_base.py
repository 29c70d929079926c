"""Res Arcana Duo with a pack mixed in, as an owner of more boxes plays it: up to four seats."""

from radura.games.res_arcana_duo import ResArcanaDuo
from tests.support.browser.server import ROOT

GAME = ResArcanaDuo([ROOT / "tests" / "rules" / "res_arcana_duo" / "packs" / "base"])
