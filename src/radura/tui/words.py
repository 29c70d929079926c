"""Names and sentences of a game in one language, for text tables."""

from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.text import Arg, Message, say
from radura.core.view import HIDDEN
from radura.i18n import has_message


class Words:
    """Speaks one language about one game: ``words("lf-place-line")``, ``words.item("otter.1")``."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        self._seats: list[str] = []

    def look_at(self, state: State) -> None:
        """Learn what the seats are called in this position."""
        self._seats = [self(self.game.seat_name(state, seat)) for seat in range(state.seats)]

    def __call__(self, message: Message | str, **args: Arg) -> str:
        """Return a message, or the message with this id, in words."""
        if isinstance(message, str):
            message = Message(message, args)
        return say(message, self.lang)

    def has(self, id: str) -> bool:
        """Tell whether there is a message with this id."""
        return has_message(id, self.lang)

    def item(self, item: str) -> str:
        """Return the name of an item: that of its card if it has one."""
        if item == HIDDEN:
            return HIDDEN
        card = card_of(item)
        id = f"{self.game.prefix}-card-{card}"
        return self(id) if self.has(id) else card.replace("_", " ")

    def place(self, place: str) -> str:
        """Return the name of a place, with its owner if it has one."""
        return self._owned(f"{self.game.prefix}-place-", place)

    def counter(self, counter: str) -> str:
        """Return the name of a counter, with its owner or the item it lies on."""
        item, slash, what = counter.partition("/")
        if slash:
            return f"{self.item(item)}: {what.replace('_', ' ')}"
        return self._owned(f"{self.game.prefix}-counter-", counter)

    def face(self, face: str) -> str:
        """Return the name of a side, a state or a die's face."""
        id = f"{self.game.prefix}-face-{face}"
        return self(id) if self.has(id) else face.replace("_", " ")

    def seat(self, seat: int) -> str:
        """Return what a seat is called: by the game if it was looked at, else by its number."""
        return self._seats[seat] if seat < len(self._seats) else self("core-seat", n=seat + 1)

    def _owned(self, start: str, name: str) -> str:
        what, dot, owner = name.rpartition(".")
        if not dot or not owner.isdecimal():
            what, owner = name, ""
        id = start + what.replace(".", "-")
        text = self(id) if self.has(id) else what.replace("_", " ").replace(".", " ")
        return f"{text} ({self.seat(int(owner))})" if owner else text


def card_of(item: str) -> str:
    """Return the card an item is a copy of: ``otter`` for ``otter.1``."""
    card, dot, copy = item.rpartition(".")
    return card if dot and copy.isdecimal() else item
