"""Names and sentences of a game in one language, for text tables."""

import re
from collections.abc import Mapping

from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.text import Arg, Message, name_ids, say, seat_word
from radura.core.view import HIDDEN
from radura.i18n import has_message


class Words:
    """Speaks one language about one game: ``words("lf-place-line")``, ``words.item("otter.1")``."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        self._seats: list[str] = []
        self._sitting: dict[Arg, str] = {}

    def look_at(self, state: State) -> None:
        """Learn what the seats are called in this position: by their roles, else by who sits there."""
        names = [self.game.role(state, seat) or self._sitting.get(seat_word(seat)) for seat in range(state.seats)]
        self._seats = [
            name if isinstance(name, str) else self(name or self.game.seat_name(state, seat))
            for seat, name in enumerate(names)
        ]

    def seat_names(self, names: Mapping[int, str]) -> None:
        """Learn who sits where; a seat without a role is called so."""
        self._sitting = {seat_word(seat): name for seat, name in names.items()}

    def __call__(self, message: Message | str, **args: Arg) -> str:
        """Return a message, or the message with this id, in words."""
        if isinstance(message, str):
            message = Message(message, args)
        if self._sitting:
            told = {key: self._sitting.get(value, value) for key, value in message.args.items()}
            message = Message(message.id, told)
        return say(message, self.lang)

    def has(self, id: str) -> bool:
        """Tell whether there is a message with this id."""
        return has_message(id, self.lang)

    def item(self, item: str) -> str:
        """Return the name of an item: that of its card if it has one."""
        return HIDDEN if item == HIDDEN else self._named("card", item)[0]

    def place(self, place: str) -> str:
        """Return the name of a place, with its owner if it has one."""
        return self._of(*self._named("place", place))

    def counter(self, counter: str) -> str:
        """Return the name of a counter, with its owner or the item it lies on."""
        item, slash, what = counter.partition("/")
        if slash:
            return self("core-name-on", item=self.item(item), what=self._named("counter", what)[0])
        return self._of(*self._named("counter", counter))

    def ending(self, reason: str) -> str:
        """Return why a match ended."""
        return self._named("end", reason)[0]

    def face(self, face: str) -> str:
        """Return the name of a side, a state or a die's face."""
        return self._named("face", face)[0]

    @property
    def seats(self) -> int:
        """How many seats the position that was looked at has."""
        return len(self._seats)

    def seat(self, seat: int) -> str:
        """Return what a seat is called: by the game if it was looked at, else by its number."""
        return self._seats[seat] if seat < len(self._seats) else self("core-seat", n=seat + 1)

    def _named(self, kind: str, name: str) -> tuple[str, str]:
        """Return a name in words, and the part that these leave out; without a message, the name without its signs."""
        for id, rest in name_ids(f"{self.game.prefix}-{kind}-", name):
            if self.has(id):
                return self(id), rest
        whole = name.partition("/")[0]
        what, dot, number = whole.rpartition(".")
        if not dot or not number.isdecimal():
            what, number = whole, ""
        return re.sub(r"[\W_]+", " ", what).strip(), number

    def _of(self, what: str, rest: str) -> str:
        """Return a name with the seat or the card that the rest of it stands for."""
        if rest.isdecimal():
            return self("core-name-of", what=what, of=self.seat(int(rest)))
        known = rest and self.has(f"{self.game.prefix}-card-{rest}")
        return self("core-name-of", what=what, of=self.item(rest)) if known else what


def card_of(item: str) -> str:
    """Return the card an item is a copy of: ``otter`` for ``otter.1``."""
    card, dot, copy = item.rpartition(".")
    return card if dot and copy.isdecimal() else item
