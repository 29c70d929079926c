"""Positions for the scenarios: an ordinary table in round 2, changed where a test says so.

Pools are written E L C D G. Chance is scripted: after a draw a test plays ``draw(<card>)``.
"""

from pathlib import Path
from typing import Any

from radura.games.res_arcana_duo import GAME, ResArcanaDuo
from radura.games.res_arcana_duo.state import ArcanaState

TABLES = GAME.tables
ITEMS = [TABLES.names[card] for card in TABLES.items]
MONUMENTS = [TABLES.names[card] for card in TABLES.monuments]
ARTIFACTS = [TABLES.names[card] for card in TABLES.artifacts]
MAGES = [TABLES.names[card] for card in TABLES.mages]
PACKS = Path(__file__).parents[1] / "rules" / "res_arcana_duo" / "packs"
BASE = ResArcanaDuo([PACKS / "base"])
MIXED = ResArcanaDuo([PACKS / "base", PACKS / "perlae_imperii"])
EMPTY = [0, 0, 0, 0, 0]


def table(seat: int = 0, **fields: Any) -> ArcanaState:
    """Return a position in which the seat is on turn; what is not given is as usual.

    Items that nobody has lie in the centre, other monuments in their deck, other cards out of the game.
    """
    data: dict[str, Any] = {
        "partial": True,
        "round": 2,
        "first": 0,
        "pools": [EMPTY, EMPTY],
        "play": [["smith", "item_calm_elan"], ["enchantress", "item_research"]],
        "pending": [["Turn", [], seat]],
        **fields,
    }
    played = [card for cards in data["play"] for card in cards]
    data.setdefault("faceup", [card for card in ("dark_temple", "mystic_monastery") if card not in played])
    sides = {"druid_circle": "elven_heartwood", "dwarven_forge": "dragon_cavern"}
    data.setdefault("places", [card for card, other in sides.items() if card not in played and other not in played])
    data.setdefault("centre", [card for card in ITEMS if card not in played])
    known = {card for key in ("faceup", "mtop") for card in data.get(key, [])}
    data.setdefault("mbag", [card for card in MONUMENTS if card not in known and card not in played])
    used = {card for key in ("hands", "tops", "bags", "discards", "play") for row in data.get(key, []) for card in row}
    data["gone"] = [card for card in (*ARTIFACTS, *MAGES) if card not in used]
    s = GAME.position(data)
    s.rng = None
    return s


def names(cards: list[int]) -> list[str]:
    """Return the names of components."""
    return [TABLES.names[card] for card in cards]


def play_of(s: ArcanaState, seat: int) -> list[str]:
    """Return what a seat has in play."""
    return names(s.play[seat])


def pool(s: ArcanaState, seat: int = 0) -> list[int]:
    """Return a pool as E L C D G."""
    return s.pools[seat][:]


def turned(s: ArcanaState) -> list[str]:
    """Return the turned components, sorted."""
    return sorted(names(s.turned))


def with_(*cards: str, mage: str = "smith") -> list[list[str]]:
    """Return what lies in play if seat 0 has these components beside a mage and the potion Calm/Elan."""
    rival = "enchantress" if mage != "enchantress" else "smith"
    return [[mage, "item_calm_elan", *cards], [rival, "item_research"]]
