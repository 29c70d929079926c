"""``radura new-game``: a complete small game package to start from.

Its files lie in ``radura/template``, as a game called ``starter`` that the project's own checks read like any other.
"""

import argparse
import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from radura.cli.parser import Parser
from radura.core.game import games
from radura.core.text import BadInput, Message, say

NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("name", "cli-arg-new-game", metavar="NAME")
    parser.option("--into", "cli-opt-into", metavar="DIR", default=".")


def run(args: argparse.Namespace) -> int:
    """Write the package, whole or not at all."""
    name, into = args.name, Path(args.into)
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or name == "tests":
        raise BadInput("cli-err-new-game-name", given=name)
    if not into.is_dir():
        raise BadInput("core-err-folder", given=str(into))
    folder = into / name
    if folder.exists():
        raise BadInput("cli-err-exists", given=str(folder))
    if name in games() or _is_module(name):
        raise BadInput("cli-err-new-game-taken", given=name)
    try:
        with TemporaryDirectory(dir=into, prefix=f".{name}-") as half:
            _write(files("radura") / "template", Path(half) / name, name)
            (Path(half) / name).rename(folder)
    except OSError as error:
        raise BadInput("core-err-file", given=str(folder), why=str(error.strerror)) from None
    print(say(Message("cli-new-game-done", {"folder": str(folder), "game": name}), args.lang))
    return 0


def _is_module(name: str) -> bool:
    """Tell whether Python has a module of that name; a mere folder is none."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None


def _write(source: Traversable, target: Path, name: str) -> None:
    """Copy the template with the game's name in place of its own."""
    target.mkdir()
    for entry in source.iterdir():
        if entry.name.startswith((".", "__pycache__")):
            continue
        path = target / entry.name.replace("starter", name)
        if entry.is_dir():
            _write(entry, path, name)
        else:
            text = entry.read_text(encoding="utf-8")
            path.write_text(_named(text, name, is_code=entry.name.endswith(".py")), encoding="utf-8")


def _named(text: str, name: str, *, is_code: bool) -> str:
    """Return a text about this game: its id, its title (in code the name of its class), its rule ids."""
    words = [word.capitalize() for word in name.split("_") if word]
    initials = "".join(word[0] for word in words if word[0].isalpha())[:4]
    title = ("" if is_code else " ").join(words)
    return re.sub(r"\bST-", f"{initials}-", text.replace("starter", name).replace("Starter", title))
