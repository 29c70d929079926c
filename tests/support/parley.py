"""Parley: a small game that uses all of the kernel, for tests.

Three seats hold hidden hands. On a turn a weighted die is rolled and a card is played; each
other seat, in order, may parry it with a higher card, and each parry may be parried in the same
way, at any depth. A card that stands scores the die.
"""

from typing import Final

from radura import ChanceStep, Game, Message, Outcome, State, Step, View
from radura.core.actions import ActionSpace
from radura.core.chance import Rng
from radura.core.fields import Many, Number, Pile, Row, Seat, Some, wrong
from radura.core.view import NOBODY, only

CARDS = [f"c{n}" for n in range(12)]
HAND = 3
WEIGHTS = [3, 2, 1]

A = ActionSpace()
DRAW = A.kind("draw", item=CARDS)
ROLL = A.kind("roll", face=3)
PLAY = A.kind("play", item=CARDS)
LET = A.kind("let")
PARRY = A.kind("parry", item=CARDS)
WORDS = "\n".join(
    [
        "parley-do-play = Play { $item }",
        "parley-do-let = Let it stand",
        "parley-do-parry = Parry with { $item }",
        "parley-end-hands = All hands are empty.",
        *(f"parley-item-{card} = Card {card}" for card in CARDS),
        *(f"parley-card-{card} = Card {card}" for card in CARDS),
        "parley-card-die = Die",
        *(f"parley-place-{place} = {place.capitalize()}" for place in ("deck", "hand", "fight", "pile")),
        "parley-counter-score = Score",
    ]
)


class Table(State):
    """Cards are ints; ``fight`` holds the cards in play, ``stands`` whether each is still unparried."""

    __slots__ = ("bag", "die", "fight", "hands", "pile", "score", "stands")

    def __init__(self, game: "Parley", seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.bag: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.fight: list[int] = []
        self.stands: list[int] = []
        self.pile: list[int] = []
        self.score = [0] * seats
        self.die = 0

    def clone(self) -> "Table":
        s = Table.__new__(Table)
        self.base_to(s)
        s.bag = self.bag[:]
        s.hands = [hand[:] for hand in self.hands]
        s.fight = self.fight[:]
        s.stands = self.stands[:]
        s.pile = self.pile[:]
        s.score = self.score[:]
        s.die = self.die
        return s

    def others(self, seat: int) -> tuple[int, ...]:
        return tuple((seat + i) % self.seats for i in range(1, self.seats))

    def lay(self, seat: int, card: int) -> int:
        """Put a card from a hand into the fight and return its index there."""
        self.hands[seat].remove(card)
        self.fight.append(card)
        self.stands.append(1)
        if self.log is not None:
            self.log.moved(CARDS[card], f"hand.{seat}", "fight", before=only(seat))
        return len(self.fight) - 1


class Draw(ChanceStep[Table]):
    """The seat draws a card that only it sees."""

    params = ()

    def options(self, s: Table, seat: int) -> list[int]:
        return [DRAW + card for card in sorted(s.bag)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        card = action - DRAW
        s.bag.remove(card)
        s.hands[seat].append(card)
        if s.log is not None:
            s.log.moved(CARDS[card], "deck", f"hand.{seat}", before=NOBODY, after=only(seat))


class Roll(ChanceStep[Table]):
    """The die of the turn, low faces more likely."""

    params = ()

    def options(self, s: Table, seat: int) -> list[int]:
        return [ROLL, ROLL + 1, ROLL + 2]

    def weights(self, s: Table, seat: int) -> list[int]:
        return WEIGHTS

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.die = action - ROLL
        if s.log is not None:
            s.log.rolled("die", str(s.die))


class Turn(Step[Table]):
    """The seat plays a card; the others may react."""

    lasting = True
    params = ()

    def run(self, s: Table, seat: int) -> bool:
        if s.hands[seat]:
            return False
        best = max(s.score)
        winners = tuple(i for i in range(s.seats) if s.score[i] == best)
        s.finish(Outcome(tuple(1.0 if i in winners else -1.0 for i in range(s.seats)), winners, "hands"))
        return True

    def prompt(self, s: Table, seat: int) -> Message:
        return Message("core-choose")

    def options(self, s: Table, seat: int) -> list[int]:
        return [PLAY + card for card in sorted(s.hands[seat])]

    def choose(self, s: Table, seat: int, action: int) -> None:
        index = s.lay(seat, action - PLAY)
        s.then(seat, Ask(index, s.others(seat)), Score(index))
        # Below the fight, the next turn waits.


class Ask(Step[Table]):
    """Asks seats in order whether they parry a card of the fight."""

    params = (Number(), Some(Seat()))

    def __init__(self, index: int, order: tuple[int, ...]) -> None:
        self.index: Final = index
        self.order: Final = order

    def args(self) -> tuple[int, tuple[int, ...]]:
        return (self.index, self.order)

    def fits(self, s: Table, seat: int) -> bool:
        return self.index < len(s.fight)

    def run(self, s: Table, seat: int) -> bool:
        if self.order and s.stands[self.index]:
            s.push(Parry(self.index, self.order[1:]), self.order[0])
        return True


class Parry(Step[Table]):
    """One seat may parry; after that the seats behind it are asked."""

    params = (Number(), Some(Seat()))

    def __init__(self, index: int, rest: tuple[int, ...]) -> None:
        self.index: Final = index
        self.rest: Final = rest

    def args(self) -> tuple[int, tuple[int, ...]]:
        return (self.index, self.rest)

    def fits(self, s: Table, seat: int) -> bool:
        return self.index < len(s.fight)

    def options(self, s: Table, seat: int) -> list[int]:
        return [LET, *(PARRY + card for card in sorted(s.hands[seat]) if card > s.fight[self.index])]

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.push(Ask(self.index, self.rest), seat)
        if action != LET:
            own = s.lay(seat, action - PARRY)
            s.then(seat, Ask(own, s.others(seat)), Strike(own, self.index))


class Strike(Step[Table]):
    """A parry that stands takes down what it was laid against."""

    params = (Number(), Number())

    def __init__(self, own: int, against: int) -> None:
        self.own: Final = own
        self.against: Final = against

    def args(self) -> tuple[int, int]:
        return (self.own, self.against)

    def fits(self, s: Table, seat: int) -> bool:
        return max(self.own, self.against) < len(s.fight)

    def run(self, s: Table, seat: int) -> bool:
        if s.stands[self.own]:
            s.stands[self.against] = 0
        return True


class Score(Step[Table]):
    """The fight is over: a card that stands scores; the next seat rolls and plays."""

    lasting = True
    params = (Number(),)

    def __init__(self, index: int) -> None:
        self.index: Final = index

    def args(self) -> tuple[int]:
        return (self.index,)

    def fits(self, s: Table, seat: int) -> bool:
        return self.index < len(s.fight)

    def run(self, s: Table, seat: int) -> bool:
        if s.stands[self.index]:
            s.score[seat] += s.die + 1
            if s.log is not None:
                s.log.counted(f"score.{seat}", s.score[seat])
        for card in s.fight:
            s.pile.append(card)
            if s.log is not None:
                s.log.moved(CARDS[card], "fight", "pile")
        s.fight = []
        s.stands = []
        s.then((seat + 1) % s.seats, Roll(), Turn())
        return True


class Parley(Game[Table]):
    """The game."""

    id = "parley"
    prefix = "parley"
    min_seats = 3
    max_seats = 3
    actions = A
    steps = (Draw, Roll, Turn, Ask, Parry, Strike, Score)
    vocabulary = {"item": CARDS}
    fields = {
        "bag": Pile(),
        "hands": Row(Pile()),
        "fight": Pile(),
        "stands": Many(Number(0, 1)),
        "pile": Pile(),
        "score": Row(Number()),
        "die": Number(0, 2),
    }
    reasons = ("hands",)

    def blank(self, seats: int, options: dict[str, str]) -> Table:
        return Table(self, seats, options)

    def items(self, s: Table) -> range:
        return range(len(CARDS))

    def check_position(self, s: Table) -> None:
        if len(s.stands) != len(s.fight):
            raise wrong("stands", s.stands, f"[{len(s.fight)}]")

    def setup(self, s: Table) -> None:
        s.bag = list(range(len(CARDS)))
        s.then(0, Roll(), Turn())
        for seat in reversed(range(s.seats)):
            s.then(seat, *[Draw()] * HAND)

    def fill(self, s: Table, v: View) -> None:
        v.place("deck", [CARDS[card] for card in s.bag], seen=NOBODY)
        for seat in range(s.seats):
            v.place(f"hand.{seat}", [CARDS[card] for card in s.hands[seat]], seen=only(seat))
            v.counter(f"score.{seat}", s.score[seat])
        v.place("fight", [CARDS[card] for card in s.fight])
        v.place("pile", [CARDS[card] for card in s.pile])
        v.face("die", str(s.die))

    def resample(self, s: Table, seat: int, rng: Rng) -> None:
        hidden = s.bag + [card for other in s.others(seat) for card in s.hands[other]]
        dealt = rng.shuffled(sorted(hidden))
        for other in s.others(seat):
            n = len(s.hands[other])
            s.hands[other], dealt = dealt[:n], dealt[n:]
        s.bag = sorted(dealt)

    def words(self, lang: str) -> str:
        return WORDS


GAME = Parley()
