"""``radura replay``: looks at a finished or broken-off match, forward and back."""

import argparse

from radura.cli.parser import Parser, number
from radura.core.events import Said
from radura.core.game import game
from radura.core.kernel import CHANCE
from radura.core.overlay import use_data
from radura.core.record import Record, play
from radura.core.view import OMNISCIENT
from radura.tui.play import ending, told
from radura.tui.screen import Screen
from radura.tui.table import layout, wrapped
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("file", "cli-arg-file", metavar="FILE")
    parser.option("--data", "cli-opt-serve-data", metavar="GAME=DIR", action="append", default=[])
    parser.option("--at", "cli-opt-at", metavar="N")


def run(args: argparse.Namespace) -> int:
    """Show the match."""
    use_data(args.data)
    record = Record.load(args.file)
    film = Film(record, Words(game(record.game), args.lang))
    screen = Screen()
    at = None if args.at is None else number(args.at, "--at")
    if at is not None:
        record.replay(at)  # complains about one that cannot be shown
    if screen.is_terminal:
        _browse(film, screen, film.first if at is None else at)
    elif at is not None:
        screen.lines(film.table(at, screen.width))
    else:
        screen.lines(record.past)
        for index in range(film.first, film.last):
            screen.lines(film.line(index))
        screen.lines(film.table(film.last, screen.width))
    return 0


class Film:
    """Every position of a record, and what happened between them, as the eyes that see all saw it."""

    def __init__(self, record: Record, words: Words) -> None:
        record.replay()  # complains about a damaged record, and says where
        self.record = record
        self.words = words
        state = record.opening()
        self.first = len(record.past)
        """The first position: what came before, only older rules can read."""
        self.states = [state.clone()]
        self.said: list[list[str]] = []
        for _, action in record.actions:
            log = play(state, action)
            words.look_at(state)
            self.said.append([told(e, words) for e in log.seen_by(OMNISCIENT) if isinstance(e, Said)])
            self.states.append(state.clone())

    @property
    def last(self) -> int:
        """The last position."""
        return self.first + len(self.states) - 1

    def line(self, index: int) -> list[str]:
        """Return an action with its consequences, as lines."""
        actor, action = self.record.actions[index - self.first]
        who = self.words("cli-chance") if actor == CHANCE else self.words.seat(actor)
        shown = self.words.game.actions.show(action)
        return [f"{index + 1:>4}  {who}: {shown}", *(f"      {text}" for text in self.said[index - self.first])]

    def table(self, at: int, width: int) -> list[str]:
        """Return the position after ``at`` actions, as lines."""
        state = self.states[at - self.first]
        self.words.look_at(state)
        lines = layout(self.words.game.drawn_as)(state.view(OMNISCIENT), self.words, width)
        lines.append(self.words("cli-replay-at", at=at, most=self.last))
        if state.outcome is not None:
            lines += ending(state, self.record.actions, self.words)
        return lines


def _browse(film: Film, screen: Screen, at: int) -> None:
    """Step through the record: Enter or n forward, b back, a number goes there, q leaves."""
    most = film.last
    while True:
        screen.clear()
        screen.lines(film.table(at, screen.width))
        if at > film.first:
            for line in film.line(at - 1):
                screen.lines(wrapped("", [line], screen.width))
        if at < most:
            screen.lines(film.line(at)[:1])
        text = screen.ask(film.words("cli-replay-ask"))
        if text is None or text == "q":
            return
        if text in ("", "n"):
            at = min(at + 1, most)
        elif text == "b":
            at = max(at - 1, film.first)
        elif text.isdecimal():
            at = min(max(int(text), film.first), most)
