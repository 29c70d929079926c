"""The fixed action space of Living Forest Duel."""

from typing import Final

from radura.core.actions import ActionSpace
from radura.games.living_forest_duel.tables import ELEMENTS, WIND, Tables


class Moves:
    """The action space of one box: the first action of each kind, or what an item's or cell's number is added to."""

    __slots__ = (
        "decline",
        "draw",
        "exchange",
        "extinguish",
        "keep",
        "onibi",
        "plant",
        "put_back",
        "recruit",
        "reveal",
        "space",
        "stop",
        "token",
        "tree",
    )

    def __init__(self, t: Tables) -> None:
        a = ActionSpace()
        self.space: Final[ActionSpace] = a
        self.reveal: Final[int] = a.kind("reveal")
        self.token: Final[int] = a.kind("token", element=ELEMENTS)
        """Lay a token on an element; after a reveal this spends a Sanki card."""
        self.extinguish: Final[int] = a.kind("extinguish", item=t.clearing)
        self.recruit: Final[int] = a.kind("recruit", item=t.items[t.stag : t.first_varan]) - t.stag
        self.tree: Final[int] = a.kind("tree", pile=ELEMENTS)
        self.plant: Final[int] = a.kind("plant", cell=t.cells)
        self.onibi: Final[int] = a.kind("onibi", steps=[str(n) for n in range(1, t.most[WIND] + 1)]) - 1
        self.stop: Final[int] = a.kind("stop")
        """Take no more."""
        self.put_back: Final[int] = a.kind("return")
        """Spend a Sanki card to put a varan back."""
        self.keep: Final[int] = a.kind("keep")
        """Let a varan come."""
        self.decline: Final[int] = a.kind("pass")
        """Spend no Sanki card on a token."""
        self.exchange: Final[int] = a.kind("exchange", item=t.items[t.first_season : t.first_varan]) - t.first_season
        self.draw: Final[int] = a.kind("draw", item=t.items[: t.first_start])
        """Chance: this card is turned up."""
