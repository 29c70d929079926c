"""The Fluent files: the same messages with the same variables in all languages, and all of them in use."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

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


@pytest.mark.parametrize("owner", owners())
def test_words_that_come_from_data_agree_in_every_language(owner: str) -> None:
    found = [{entry.id.name: uses(entry).variables for entry in entries(source(owner, lang))} for lang in LANGUAGES]
    assert found[0] == found[1] == found[2]


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


_ANY = "\0"
_TOKEN = re.compile(rf"[\w{_ANY}-]+")


@cache
def _used() -> tuple[frozenset[str], re.Pattern[str]]:
    """Return the ids written out in the code, and a pattern for those that are put together there."""
    exact: set[str] = set()
    parts: set[str] = set()
    for text in _strings():
        for token in _TOKEN.findall(text):
            if _ANY not in token:
                exact.add(token)
            elif re.search(r"[a-z]+-|-[a-z]+", token):
                parts.add(re.escape(token).replace(re.escape(_ANY), "[a-zA-Z0-9_-]+"))
    return frozenset(exact), re.compile("|".join(sorted(parts)))


def _strings() -> Iterator[str]:
    """Return all texts of the code, with _ANY where a value is put in."""
    for path in (CHECKOUT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                text = "".join(str(v.value) if isinstance(v, ast.Constant) else _ANY for v in node.values)
                yield text + _ANY if text.endswith("-") else text
    for folder in (CHECKOUT / "web" / "src", CHECKOUT / "docs" / "examples"):
        for path in folder.rglob("*"):
            if path.suffix in (".ts", ".svelte", ".py"):
                yield re.sub(r"\$\{[^{}]*\}", _ANY, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("owner", owners())
def test_every_message_is_used_somewhere(owner: str) -> None:
    exact, pattern = _used()
    every = [entry for entry in entries(source(owner, "en")) if isinstance(entry, fluent.Message)]
    referred = {id for entry in every for id in uses(entry).messages}
    unused = [
        entry.id.name
        for entry in every
        if entry.id.name not in exact | referred and not pattern.fullmatch(entry.id.name)
    ]
    assert unused == []
