"""Numbered rules: the statements of a game, and the tests that prove them.

The statements stand in ``rules.md`` inside the game's package. In a checkout the tests are read from ``tests/``, so are
those of a game that is installed from its own project; a wheel carries the same index as ``proofs.json``.
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from radura.core.game import AnyGame
from radura.core.text import BadInput
from radura.rulebook.proofs import Index, index_tests
from radura.rulebook.statements import Statement, parse

CHECKOUT = Path(__file__).parents[3]
"""The folder of the repository, when the package lies in one."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A statement with the tests that name it, or the reason why none can."""

    statement: Statement
    tests: tuple[str, ...]
    reason: str

    @property
    def is_open(self) -> bool:
        """True if the statement has neither test nor reason."""
        return not self.tests and not self.reason


def statements(game: AnyGame) -> tuple[Statement, ...]:
    """Return the numbered statements of a game; none if it ships no ``rules.md``."""
    path = files(game.package) / "rules.md" if game.package else None
    if path is None or not path.is_file():
        return ()
    return parse(path.read_text(encoding="utf-8"))


def report(game: AnyGame) -> tuple[Proof, ...]:
    """Return every statement of a game with its tests."""
    if not (known := statements(game)):
        raise BadInput("cli-err-no-rules", given=game.id)
    index = _index(game)
    return tuple(Proof(s, tuple(index["tests"].get(s.id, ())), index["untestable"].get(s.id, "")) for s in known)


def _index(game: AnyGame) -> Index:
    tests = CHECKOUT / "tests"
    if (tests / "rules" / game.id).is_dir():
        return index_tests(tests, game.id)
    project = Path(str(files(game.package))).parent
    if (project / "pyproject.toml").is_file():  # a maker's own, installed as it lies there
        return index_tests(project / "tests", None)
    packed = files(game.package) / "proofs.json"
    if packed.is_file():
        index: Index = json.loads(packed.read_text(encoding="utf-8"))
        return index
    return Index(tests={}, untestable={})


__all__ = ["Proof", "Statement", "index_tests", "parse", "report", "statements"]
