"""The rule report: every statement is read, and tests name only statements that exist."""

import re

import pytest

import radura
from radura.rulebook import CHECKOUT, index_tests, parse, report, statements

GAMES = [id for id in radura.games() if statements(radura.game(id))]


def test_statements_of_every_shape_are_found() -> None:
    text = """
# A game
## 1. First chapter
- **LF-1.1** Bold item. See LF-9.9 and OQ-1.
- CS-1.2 Plain `item`.
| D-1 | point | verdict |
## RA-2 A chapter
- RA-2.1 [note] Item.
## EX-1 A heading that is an example
## EX-3 A heading with parts
- EX-3a Part.
**EX-4 (title).** A paragraph.
- **OQ-9 A question?** **Ruling: yes.**
| RA-OQ.4 | point | ruling | reason |
- EX-F1 (publisher) Item.
- T-14 (RA-2.1) Scenario.
Text that mentions LF-1.3 is no statement.
"""
    found = {s.id: s.text for s in parse(text)}
    assert list(found) == [
        *("LF-1.1", "CS-1.2", "D-1", "RA-2.1", "EX-1", "EX-3a", "EX-4", "OQ-9", "RA-OQ.4", "EX-F1", "T-14"),
    ]
    assert found["LF-1.1"] == "Bold item. See LF-9.9 and OQ-1."
    assert found["CS-1.2"] == "Plain item."
    assert found["D-1"] == "point | verdict"
    assert found["EX-1"] == "A heading that is an example"
    assert found["OQ-9"] == "A question? Ruling: yes."


def test_an_id_is_stated_once() -> None:
    with pytest.raises(ValueError, match=r"LF-1\.1 is stated twice"):
        parse("- LF-1.1 One.\n- LF-1.1 Two.\n")


@pytest.mark.parametrize("id", GAMES)
def test_no_statement_of_a_rules_file_is_overlooked(id: str) -> None:
    """Every line that begins with something like an id is a statement or a chapter."""
    game = radura.game(id)
    known = {s.id for s in statements(game)}
    text = (CHECKOUT / "src" / "radura" / "games" / id / "rules.md").read_text(encoding="utf-8")
    begins = re.findall(
        r"^(?:- |\| )?\**([A-Z]{1,3}(?:-[A-Z]{2})?[-.][A-Z]?\d[\w.]*\w|[A-Z]{1,2}-\d)\b", text, re.MULTILINE
    )
    assert begins
    assert set(begins) <= known


@pytest.mark.parametrize("id", GAMES)
def test_tests_and_reasons_name_statements_that_exist(id: str) -> None:
    index = index_tests(CHECKOUT / "tests", id)
    known = {s.id for s in statements(radura.game(id))}
    unknown = {rule: tests for rule, tests in index["tests"].items() if rule not in known}
    assert unknown == {}
    assert set(index["untestable"]) <= known
    assert set(index["untestable"]) & set(index["tests"]) == set()
    assert all(reason.strip() for reason in index["untestable"].values())


@pytest.mark.parametrize("id", GAMES)
def test_every_statement_has_a_test_or_a_reason(id: str) -> None:
    assert [proof.statement.id for proof in report(radura.game(id)) if proof.is_open] == []
