"""The command ``radura``: one small module for each subcommand.

A module of this package offers ``arguments(parser)`` and ``run(args)``; its name in COMMANDS
makes it a subcommand, and the message ``cli-about-<name>`` describes it.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import radura
from radura import engine
from radura.cli.parser import Parser
from radura.cli.serve import home
from radura.core.text import BadInput, Message, say
from radura.i18n import check_language, default_language

COMMANDS = (
    "serve",
    "play",
    "replay",
    "learn",
    "puzzle",
    "games",
    "cards",
    "rules",
    "check",
    "verify",
    "analyse",
    "simulate",
    "ladder",
    "balance",
    "bench",
    "think",
    "backup",
    "export",
    "new-game",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code: 0 well, 1 a check failed, 2 bad input, 141 nobody reads any more."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a sign the terminal lacks must not end a match
    try:
        return _answer(words)
    except BrokenPipeError:
        # The reader (``| head``) has had enough; let the interpreter flush into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _answer(words: list[str]) -> int:
    lang = "en"
    try:
        lang = _language(words)
        return _dispatch(words, lang)
    except BadInput as error:
        print(say(error.message, lang), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    finally:
        sys.stdout.flush()  # here it can still be told that nobody reads any more


def _dispatch(words: list[str], lang: str) -> int:
    if not words:
        return home(lang)
    if words[0] == "--lang" and len(words) > 2:
        words = words[2:]
    elif words[0].startswith("--lang=") and len(words) > 1:
        words = words[1:]
    if words[0].startswith("-"):
        return _top(words, lang)
    name = words[0]
    if name not in COMMANDS:
        raise BadInput("cli-err-command", given=name, allowed=", ".join(COMMANDS))
    module = import_module(f"radura.cli.{name.replace('-', '_')}")
    parser = Parser(f"radura {name}", f"cli-about-{name}", lang)
    module.arguments(parser)
    code: int = module.run(parser.read(words[1:]))
    return code


def _top(words: list[str], lang: str) -> int:
    """Handle options without a subcommand."""
    usage = "radura [-h] [--lang en|it|nl] [--version] [COMMAND ...]"
    parser = Parser("radura", "cli-about", lang, usage, _commands(lang))
    parser.option("--version", "cli-opt-version", action="store_true")
    args = parser.read(words)
    if args.version:
        print(f"radura {radura.__version__}")
        print(_engine(lang))
    else:
        parser.print_help()
    return 0


def _engine(lang: str) -> str:
    """Say which engine runs, and which games differ from the kernel they run on."""
    if not engine.is_compiled("radura.core"):
        return say(Message("cli-engine-interpreted"), lang)
    slow = [id for id in radura.games() if not engine.is_compiled(radura.game(id).package)]
    if not slow:
        return say(Message("cli-engine-compiled"), lang)
    return say(Message("cli-engine-partly", {"games": ", ".join(slow)}), lang)


def _commands(lang: str) -> str:
    """Return the list of subcommands, as the help shows it."""
    lines = [f"  {name:<10} {say(Message(f'cli-about-{name}'), lang)}" for name in COMMANDS]
    return "\n".join(["", say(Message("cli-commands"), lang), *lines, "", say(Message("cli-more"), lang), ""])


def _language(words: list[str]) -> str:
    """Return the language to speak, so that even complaints about other arguments use it."""
    for index, word in enumerate(words):
        if word == "--lang" and index + 1 < len(words):
            return check_language(words[index + 1])
        if word.startswith("--lang="):
            return check_language(word.removeprefix("--lang="))
    return default_language()
