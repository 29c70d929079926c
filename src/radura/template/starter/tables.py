"""The catalogue as ints: each card is a number, each fact a list indexed by it."""

from typing import Final

from starter.catalog import Catalog


class Tables:
    """Lists for the steps, the view and the words."""

    def __init__(self, c: Catalog) -> None:
        self.hand: Final = c.hand
        self.points: Final = c.points
        self.price: Final = c.price
        self.kinds: Final = [kind.id for kind in c.card]
        copies = [(number, kind, copy) for number, kind in enumerate(c.card) for copy in range(kind.count)]
        self.items: Final = [f"{kind.id}.{copy}" for _, kind, copy in copies]
        """The name of each card on the table: ``wren.0``, ``wren.1``..."""
        self.words: Final = [f"#starter-card-{kind.id}" for _, kind, _ in copies]
        """The reference to the name of each card in messages."""
        self.kind_of: Final = [number for number, _, _ in copies]
        self.strength: Final = [kind.strength for _, kind, _ in copies]
        self.most_points: Final = c.points + sum(self.strength)
