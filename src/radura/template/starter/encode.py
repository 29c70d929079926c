"""Observations for learning programs: everything that a seat sees, as numbers, and nothing else."""

from typing import Any, Final

from radura import Step
from radura.core.compiled import Room
from radura.core.encode import Encoder, byte, put_set
from radura.core.fields import Vocabulary

from starter.state import Table
from starter.tables import Tables


class StarterEncoder(Encoder[Table]):
    """Names the features once, in blocks, and writes each as a byte."""

    def __init__(self, t: Tables, steps: tuple[type[Step[Any]], ...], vocabulary: Vocabulary) -> None:
        super().__init__(2, steps, vocabulary)
        self.deck: Final = self.block("deck", "cards in the deck", most=len(t.items))
        self.hand: Final = self.block("hand", "the card is in the own hand", t.items)
        self.mine: Final = self.block("mine", "the card that the seat has laid face down", t.items)
        self.prize: Final = self.block("prize", "the card that this round is about", t.items)
        self.discard: Final = self.block("discard", "it lies on the discard pile", t.items)
        self.cards: Final = self.block("cards", "cards in hand", self.around(), t.hand)
        self.laid: Final = self.block("laid", "has laid a card face down", self.around())
        self.points: Final = self.block("points", "points", self.around(), 20)

    def fill(self, s: Table, seat: int, out: Room, at: int) -> None:
        """Write the features of a seat into ``out`` from ``at`` on, where it holds zeros."""
        out[at + self.deck] = len(s.deck)
        put_set(out, at + self.hand, s.hands[seat])
        if s.played[seat] >= 0:
            out[at + self.mine + s.played[seat]] = 1
        if s.prize >= 0:
            out[at + self.prize + s.prize] = 1
        put_set(out, at + self.discard, s.discard)
        for side, owner in enumerate((seat, 1 - seat)):
            out[at + self.cards + side] = len(s.hands[owner])
            out[at + self.laid + side] = int(s.played[owner] >= 0)
            out[at + self.points + side] = byte(s.points[owner])
