"""All actions and all outcomes of chance, each a number with a name."""

from typing import Final

from radura.core.actions import ActionSpace

from starter.tables import Tables


class Moves:
    """The first number of each kind of action: ``play + kind`` is ``play(wren)``."""

    def __init__(self, t: Tables) -> None:
        space = ActionSpace()
        self.space: Final = space
        self.play: Final = space.kind("play", card=t.kinds)
        self.buy: Final = space.kind("buy")
        self.draw: Final = space.kind("draw", item=t.items)
        """Chance: this card is drawn, or turned up as the prize."""
