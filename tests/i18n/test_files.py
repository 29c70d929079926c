"""The Fluent files: the same messages with the same variables in all languages, and all of them in use."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from tests.support.fluent import LANGUAGES, SHELL, entries, folders, owners, source, uses

import radura
from radura.rulebook import CHECKOUT


@pytest.mark.parametrize("owner", owners())
def test_every_language_has_the_same_files_messages_and_variables(owner: str) -> None:
    texts = folders(owner)
    assert texts["en"], f"{owner} has no texts"
    assert set(texts["en"]) == set(texts["it"]) == set(texts["nl"])
    for file, english in texts["en"].items():
        wanted = {entry.id.name: uses(entry).variables for entry in entries(english)}
        for lang in ("it", "nl"):
            found = {entry.id.name: uses(entry).variables for entry in entries(texts[lang][file])}
            assert sorted(found) == sorted(wanted), f"{lang}/{file}"
            different = {id: (wanted[id], found[id]) for id in wanted if wanted[id] != found[id]}
            assert not different, f"{lang}/{file}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    ids = [entry.id.name for owner in owners() for entry in entries(source(owner, lang))]
    assert [id for id, n in Counter(ids).items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", owners())
def test_messages_refer_only_to_messages_that_are_there(owner: str, lang: str) -> None:
    own = list(entries(source(owner, lang)))
    known = {entry.id.name for entry in own} | {entry.id.name for entry in entries(source(SHELL, lang))}
    for entry in own:
        found = uses(entry)
        assert found.messages | found.terms <= known, entry.id.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", [owner for owner in owners() if owner != SHELL])
def test_a_game_keeps_to_its_prefix_and_has_a_name(owner: str, lang: str) -> None:
    prefix = radura.game(owner).prefix
    ids = {entry.id.name for entry in entries(source(owner, lang))}
    assert f"{prefix}-name" in ids
    assert {id for id in ids if not id.startswith(f"{prefix}-")} == set()


# -- in use -----------------------------------------------------------------------------


@cache
def _patterns() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return the ids written out in the code, and patterns of those that are put together there."""
    exact: set[str] = set()
    patterns: set[str] = set()
    for path in (CHECKOUT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value.removeprefix("#"))
            elif isinstance(node, ast.JoinedStr):
                parts = [str(v.value) if isinstance(v, ast.Constant) else None for v in node.values]
                if str(parts[-1]).endswith("-"):
                    parts.append(None)  # the beginning of an id
                patterns.add(_pattern(parts))
    for folder in (CHECKOUT / "web" / "src", CHECKOUT / "docs" / "examples"):
        for path in folder.rglob("*"):
            if path.suffix in (".ts", ".svelte", ".py"):
                _scan(path, exact, patterns)
    compiled = [re.compile(p) for p in patterns if p]
    return frozenset(exact), tuple(compiled)


def _scan(path: Path, exact: set[str], patterns: set[str]) -> None:
    """Find ids in quotes, and template strings, by eye: good enough for files that are not Python."""
    text = path.read_text(encoding="utf-8")
    exact.update(re.findall(r"[a-z]+-[\w-]+", text))
    for template in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text):
        patterns.add(
            _pattern([None if part.startswith("${") else part for part in re.split(r"(\$\{[^}]*\})", template)])
        )


def _pattern(parts: list[str | None]) -> str:
    """Return a pattern for a string put together from these parts (None: anything); empty if it could be anything."""
    fixed = "".join(part for part in parts if part)
    if not re.search(r"[a-z]+-|-[a-z]+", fixed.removeprefix("#")):
        return ""
    body = "".join("[a-zA-Z0-9_-]+" if part is None else re.escape(part) for part in parts)
    return body.removeprefix(re.escape("#"))


@pytest.mark.parametrize("owner", radura.games())
def test_every_message_is_used_somewhere(owner: str) -> None:
    exact, patterns = _patterns()
    every = [entry for entry in entries(source(owner, "en")) if isinstance(entry, fluent.Message)]
    referred = {id for entry in every for id in uses(entry).messages}
    unused = [
        entry.id.name
        for entry in every
        if entry.id.name not in exact
        and entry.id.name not in referred
        and not any(pattern.fullmatch(entry.id.name) for pattern in patterns)
    ]
    assert unused == []
