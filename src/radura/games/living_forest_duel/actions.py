"""The fixed action space of Living Forest Duel."""

from typing import Final

from radura.core.actions import ActionSpace
from radura.games.living_forest_duel.tables import (
    CELLS,
    ELEMENTS,
    FIRST_CLEARING,
    FIRST_SEASON,
    FIRST_START,
    FIRST_VARAN,
    ITEMS,
    MOST_WIND,
    SLOTS,
    STAG,
)

A: Final = ActionSpace()

REVEAL: Final = A.kind("reveal")
TOKEN: Final = A.kind("token", element=ELEMENTS)
"""Lay a token on an element; after a reveal this spends a Sanki card."""
EXTINGUISH: Final = A.kind("extinguish", item=ITEMS[FIRST_CLEARING : FIRST_CLEARING + SLOTS])
RECRUIT: Final = A.kind("recruit", item=ITEMS[STAG:FIRST_VARAN])
TREE: Final = A.kind("tree", pile=ELEMENTS)
PLANT: Final = A.kind("plant", cell=CELLS)
ONIBI: Final = A.kind("onibi", steps=[str(n) for n in range(1, MOST_WIND + 1)]) - 1
"""ONIBI + steps."""
STOP: Final = A.kind("stop")
"""Take no more."""
RETURN: Final = A.kind("return")
"""Spend a Sanki card to put a varan back."""
KEEP: Final = A.kind("keep")
"""Let a varan come."""
PASS: Final = A.kind("pass")
"""Spend no Sanki card on a token."""
EXCHANGE: Final = A.kind("exchange", item=ITEMS[FIRST_SEASON:FIRST_VARAN])
DRAW: Final = A.kind("draw", item=ITEMS[:FIRST_START])
"""Chance: this card is turned up."""
