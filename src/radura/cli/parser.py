"""Arguments of a command: argparse that speaks the chosen language and never exits on its own."""

import argparse
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from radura.bots import bot, bots, check_level
from radura.core.game import AnyGame, game
from radura.core.overlay import use_data
from radura.core.text import BadInput, Message, say

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

HUMAN = "human"
MATCHES = 1_000_000
"""More matches are not listed at once."""
PROCESSES = 1_000
"""More processes are not begun on a machine."""
LARGEST = 10**15
"""The largest number where nothing else bounds it."""

_COMPLAINTS = (
    (re.compile(r"the following arguments are required: (?P<given>.+)"), "cli-err-required"),
    (re.compile(r"argument (?P<given>\S+): expected .+"), "cli-err-value-missing"),
    (re.compile(r"argument (?P<given>\S+): ignored explicit argument .+"), "cli-err-value-extra"),
)


class _Words(argparse.HelpFormatter):
    """A help text with room for long options, begun in the chosen language."""

    def __init__(self, prog: str, begin: str) -> None:
        super().__init__(prog, max_help_position=30, width=100)
        self._begin = begin

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._begin} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """The arguments of one command; help and complaints are Fluent messages."""

    def __init__(self, prog: str, about: str, lang: str, usage: str | None = None, more: str = "") -> None:
        self.lang = lang
        self._more = more
        self._levels = ", ".join(bots())
        super().__init__(
            prog=prog,
            usage=usage,
            description=self.say(about),
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Words(prog, self.say("cli-usage")),
        )
        self._given = self.add_argument_group(self.say("cli-arguments"))
        self._options = self.add_argument_group(self.say("cli-options"))
        self._options.add_argument("-h", "--help", action="help", help=self.say("cli-opt-help"))
        self.option("--lang", "cli-opt-lang", metavar="en|it|nl", default=lang)

    def say(self, id: str, **args: str) -> str:
        """Return a message in the language of this parser."""
        return say(Message(id, dict(args)), self.lang)

    def given(self, name: str, about: str, **how: Any) -> None:
        """Add a positional argument."""
        self._given.add_argument(name, help=self.say(about), **how)

    def option(self, name: str, about: str, **how: Any) -> None:
        """Add an option."""
        self._options.add_argument(name, help=self.say(about, levels=self._levels), **how)

    def format_help(self) -> str:
        """Return the help text, and what belongs below it."""
        return super().format_help() + self._more

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Return the arguments, or raise BadInput."""
        args, extra = self.parse_known_args(words)
        if extra:
            raise BadInput("cli-err-extra", given=" ".join(extra), command=self.prog)
        return args

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Print the help; argparse would not tell that nobody reads it."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Turn argparse's complaint into BadInput."""
        for pattern, id in _COMPLAINTS:
            if match := pattern.fullmatch(message):
                raise BadInput(id, given=match["given"], command=self.prog)
        raise BadInput("cli-err-usage", why=message, command=self.prog)


def number(text: str, name: str, least: int = 0, most: int = LARGEST) -> int:
    """Read a whole number that was given for an option, or raise BadInput."""
    try:
        value = int(text)
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        raise BadInput("cli-err-number", given=text, name=name, least=least, most=most)
    return value


def settings(pairs: Sequence[str]) -> dict[str, str]:
    """Read ``--option key=value`` arguments."""
    out: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadInput("cli-err-option", given=pair)
        out[key] = value
    return out


def seats(text: str | None, of: AnyGame, *, humans: bool = True) -> list[str]:
    """Read ``--seats``: ``human`` or ``bot:<level>`` for each seat, by commas."""
    if text is None:
        first = HUMAN if humans else "bot:greedy"
        return [first] + ["bot:greedy"] * (of.check_seats(None) - 1)
    names = [name.strip() for name in text.split(",")]
    allowed = ([HUMAN] if humans else []) + [f"bot:{level}" for level in bots()]
    for name in names:
        if name.startswith("bot:"):
            bot(name.removeprefix("bot:"))
            check_level(of, name.removeprefix("bot:"))
        elif name != HUMAN or not humans:
            raise BadInput("cli-err-seat", given=name, allowed=", ".join(allowed))
    of.check_seats(len(names))
    return names


def one_game(args: argparse.Namespace) -> AnyGame:
    """Return the game that was named, with the content of ``--data`` if that was given."""
    if getattr(args, "data", None):
        return use_data([f"{args.game}={args.data}"])[0]
    return game(args.game)
