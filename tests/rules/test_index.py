"""Finding the tests of a statement by reading them."""

from pathlib import Path

import pytest

from radura.rulebook import index_tests

TEST = """
import pytest
from tests.support.rules import rule

@rule("GO-1.1", "GO-1.2")
def test_one() -> None: ...

@pytest.mark.rule("GO-1.2")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("GO-2.1")), 2])
def test_two(n: int) -> None: ...

def helper() -> None: ...
"""


def test_ids_are_found_with_the_tests_that_name_them(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "rules" / "go").mkdir(parents=True)
    (tests / "cards").mkdir()
    (tests / "rules" / "go" / "test_moves.py").write_text(TEST)
    (tests / "rules" / "go" / "untestable.toml").write_text('"GO-9.1" = "box data"\n')
    (tests / "cards" / "test_go.py").write_text('@rule("GO-3.1")\ndef test_cards(): ...\n')
    (tests / "cards" / "test_chess.py").write_text('@rule("GO-4.1")\ndef test_cards(): ...\n')
    index = index_tests(tests, "go")
    assert index["tests"] == {
        "GO-1.1": ["tests/rules/go/test_moves.py::test_one"],
        "GO-1.2": ["tests/rules/go/test_moves.py::test_one", "tests/rules/go/test_moves.py::test_two"],
        "GO-2.1": ["tests/rules/go/test_moves.py::test_two"],
        "GO-3.1": ["tests/cards/test_go.py::test_cards"],
    }
    assert index["untestable"] == {"GO-9.1": "box data"}


def test_ids_must_be_written_out(tmp_path: Path) -> None:
    (tmp_path / "test_go.py").write_text("ID = 'GO-1'\n@rule(ID)\ndef test_one(): ...\n")
    with pytest.raises(ValueError, match=r"test_go\.py:2: rule ids must be written out"):
        index_tests(tmp_path, "go")
