"""Fluent files as the tests read them: ids, variables, references, junk."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import radura
from radura.i18n import FORMS, game_source, shell_source

LANGUAGES = ("en", "it", "nl")
SHELL = "shell"


class _Uses(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name, dash, form = node.id.name.rpartition("-")
        self.variables.add(name if dash and form in FORMS else node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)


def source(owner: str, lang: str) -> str:
    """Return all Fluent text of the shell or of a game."""
    return shell_source(lang) if owner == SHELL else game_source(radura.game(owner), lang)


def owners() -> list[str]:
    """Return the shell and all games."""
    return [SHELL, *radura.games()]


def entries(text: str) -> Iterator[ast.Message | ast.Term]:
    """Return what stands in a Fluent text, comments apart; what is not Fluent is an error."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def uses(entry: ast.Message | ast.Term) -> _Uses:
    """Return what a message refers to."""
    found = _Uses()
    found.visit(entry)
    return found


def folders(owner: str) -> dict[str, dict[str, str]]:
    """Return the text of each file by language and by name without the language."""
    if owner == SHELL:
        root = Path(radura.__file__).parent / "i18n" / "locale"
    else:
        module = __import__(radura.game(owner).package, fromlist=["__path__"])
        root = Path(module.__path__[0]) / "locale"
    out: dict[str, dict[str, str]] = {}
    for lang in LANGUAGES:
        single = {"": root / f"{lang}.ftl"} if (root / f"{lang}.ftl").exists() else {}
        many = {path.name: path for path in sorted((root / lang).glob("*.ftl"))}
        out[lang] = {name: path.read_text(encoding="utf-8") for name, path in {**single, **many}.items()}
    return out
