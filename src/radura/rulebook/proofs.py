"""Finds which tests prove which rule statements, by reading the tests, not by running them.

Standard library only and without imports of the package: the build of a wheel runs it too.
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict


class Index(TypedDict):
    """What is known about the proofs of a game's statements."""

    tests: dict[str, list[str]]
    """The tests that name a statement."""
    untestable: dict[str, str]
    """Why no test can prove a statement."""


def index_tests(tests: Path, game: str | None) -> Index:
    """Return the index of a game; None: of the only one that these tests are about.

    Its tests lie in ``rules/<game>/`` and wherever a file or folder bears the game's id.
    """
    named: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        if game is None or game in path.parts or path.stem == f"test_{game}":
            for id, node in _rules(path):
                named.setdefault(id, []).append(f"{path.relative_to(tests.parent).as_posix()}::{node}")
    reasons = tests / "untestable.toml" if game is None else tests / "rules" / game / "untestable.toml"
    untestable = tomllib.loads(reasons.read_text(encoding="utf-8")) if reasons.is_file() else {}
    return {"tests": named, "untestable": untestable}


def _rules(path: Path) -> Iterator[tuple[str, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test_"):
            for id in _marks(statement, path):
                yield id, statement.name


def _marks(function: ast.FunctionDef | ast.AsyncFunctionDef, path: Path) -> list[str]:
    """Return the ids in ``@rule(...)``, also where it marks single parameters of a test."""
    ids: list[str] = []
    for decorator in function.decorator_list:
        for node in ast.walk(decorator):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name != "rule":
                continue
            for arg in node.args:
                if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                    raise ValueError(f"{path}:{arg.lineno}: rule ids must be written out")
                if arg.value not in ids:
                    ids.append(arg.value)
    return ids
