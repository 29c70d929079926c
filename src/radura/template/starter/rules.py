"""The game object."""

from radura import Game, View
from radura.core.chance import Rng
from radura.core.fields import Number, Pile, Row, Slot, wrong
from radura.core.game import Card
from radura.core.view import Option

from starter import catalog, value, view, words
from starter.actions import Moves
from starter.encode import StarterEncoder
from starter.state import Table
from starter.steps import Draw, Reveal, Turn, TurnUp
from starter.tables import Tables


class Starter(Game[Table]):
    """Two seats bid for a prize with birds face down; the stronger one wins it."""

    id = "starter"
    prefix = "starter"
    minutes = 5
    steps = (Draw, TurnUp, Turn, Reveal)
    reasons = ("points", "tie")
    facts = view.Facts

    def __init__(self) -> None:
        self.catalog = catalog.load()
        self.tables = t = Tables(self.catalog)
        self.moves = Moves(t)
        self.actions = self.moves.space
        self.vocabulary = {"item": t.items}
        self.fields = {
            "deck": Pile(),
            "hands": Row(Pile()),
            "played": Row(Slot()),
            "prize": Slot(),
            "discard": Pile(),
            "points": Row(Number(0, t.most_points)),
        }
        self.encoder = StarterEncoder(t, self.steps, self.vocabulary)

    def blank(self, seats: int, options: dict[str, str]) -> Table:
        return Table(self, seats, options)

    def setup(self, s: Table) -> None:
        """Deal the hands, then the first seat begins. ST-1.1 to ST-1.3"""
        t = s.tables
        s.deck = list(range(len(t.items)))
        s.points = [t.points] * s.seats
        s.then(0, TurnUp(), Turn())
        for seat in reversed(range(s.seats)):
            s.then(seat, *[Draw()] * t.hand)

    def items(self, s: Table) -> range:
        return range(len(s.tables.items))

    def check_position(self, s: Table) -> None:
        """Demand a prize, and a card in the other hand, if a card was laid face down."""
        if max(s.played) >= 0 and s.prize < 0:
            raise wrong("prize", None, "card")
        for seat in range(s.seats):
            if max(s.played) >= 0 and s.played[seat] < 0 and not s.hands[seat]:
                raise wrong(f"hands[{seat}]", [], "[1-]")

    def fill(self, s: Table, v: View) -> None:
        view.fill(s, v)

    def resample(self, s: Table, seat: int, rng: Rng) -> None:
        view.resample(s, seat, rng)

    def option(self, s: Table, action: int) -> Option:
        return words.option(s, action)

    def cards(self) -> tuple[Card, ...]:
        return words.cards(self.catalog)

    def evaluate(self, s: Table, seat: int) -> float:
        return value.evaluate(s, seat)


GAME = Starter()
