"""``radura replay``: looks at a finished or broken-off match, forward and back."""

import argparse

from radura.cli.parser import Parser, number
from radura.core.events import Said
from radura.core.game import game
from radura.core.kernel import CHANCE, State
from radura.core.overlay import use_data
from radura.core.record import Record, play
from radura.core.text import BadInput
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
    if at is not None and at >= len(film.states):
        raise BadInput("core-err-record-at", given=at, most=len(film.states) - 1)
    if screen.is_terminal:
        _browse(film, screen, at or 0)
    elif at is not None:
        screen.lines(film.table(at, screen.width))
    else:
        for index in range(len(record.actions)):
            screen.lines(film.line(index))
        screen.lines(film.table(len(record.actions), screen.width))
    return 0


class Film:
    """Every position of a record, and what happened between them, as the eyes that see all saw it."""

    def __init__(self, record: Record, words: Words) -> None:
        record.replay()  # complains about a damaged record, and says where
        self.record = record
        self.words = words
        state: State = words.game.new(len(record.seats), record.options, chance="explicit")
        self.states = [state.clone()]
        self.said: list[list[str]] = []
        for _, action in record.actions:
            log = play(state, action)
            words.look_at(state)
            self.said.append([told(e, words) for e in log.seen_by(OMNISCIENT) if isinstance(e, Said)])
            self.states.append(state.clone())

    def line(self, index: int) -> list[str]:
        """Return an action with its consequences, as lines."""
        actor, action = self.record.actions[index]
        who = self.words("cli-chance") if actor == CHANCE else self.words.seat(actor)
        shown = self.words.game.actions.show(action)
        return [f"{index + 1:>4}  {who}: {shown}", *(f"      {text}" for text in self.said[index])]

    def table(self, at: int, width: int) -> list[str]:
        """Return the position after ``at`` actions, as lines."""
        state = self.states[at]
        self.words.look_at(state)
        lines = layout(self.words.game.drawn_as)(state.view(OMNISCIENT), self.words, width)
        lines.append(self.words("cli-replay-at", at=at, most=len(self.states) - 1))
        if state.outcome is not None:
            lines += ending(state, self.words)
        return lines


def _browse(film: Film, screen: Screen, at: int) -> None:
    """Step through the record: Enter or n forward, b back, a number goes there, q leaves."""
    most = len(film.states) - 1
    while True:
        screen.clear()
        screen.lines(film.table(at, screen.width))
        if at > 0:
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
            at = max(at - 1, 0)
        elif text.isdecimal():
            at = min(int(text), most)
