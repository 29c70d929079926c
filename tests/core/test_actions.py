"""The action space: ints with names that print and parse back."""

import pytest

from radura import BadInput, Message
from radura.core.actions import ActionSpace

A = ActionSpace()
PASS = A.kind("pass")
DROP = A.kind("drop", card=["otter", "owl"])
SWAP = A.kind("swap", card=["otter", "owl"], slot=4)


def test_kinds_follow_one_another() -> None:
    assert (PASS, DROP, SWAP, A.size) == (0, 1, 3, 11)
    assert [kind.name for kind in A.kinds] == ["pass", "drop", "swap"]


def test_every_action_prints_and_parses_back() -> None:
    shown = [A.show(action) for action in range(A.size)]
    assert shown[:5] == ["pass", "drop(otter)", "drop(owl)", "swap(otter,0)", "swap(otter,1)"]
    assert [A.parse(text) for text in shown] == list(range(A.size))
    assert A.parse(" swap( owl , 3 ) ") == A.parse("swap(owl,3)")


def test_an_action_splits_into_its_names() -> None:
    action = A.parse("swap(owl,2)")
    assert A.values(action) == {"card": "owl", "slot": "2"}
    owl, slot = 1, 2
    assert A.kind_of(action).split(action) == (owl, slot)


def test_the_default_words_refer_to_messages_and_numbers() -> None:
    assert A.message(SWAP + 6, "du") == Message("du-do-swap", {"card": "#du-card-owl", "slot": 2})
    assert A.message(PASS, "du") == Message("du-do-pass", {})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("fly", "Unknown action “fly”. Known kinds: pass, drop, swap"),
        ("", "Unknown action “”"),
        ("drop", r"not written like an action of its kind. Write drop\(card\)"),
        ("drop(otter", r"drop\(card\)"),
        ("pass()", "its kind. Write pass"),
        ("drop(otter,owl)", r"drop\(card\)"),
        ("drop(cat)", "“cat” is not a valid value for card. Choose from: otter, owl"),
        ("swap(owl,4)", "“4” is not a valid value for slot. Choose from: 0, 1, 2, 3"),
    ],
)
def test_bad_names_say_what_is_allowed(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        A.parse(text)


@pytest.mark.parametrize("action", [-1, 11])
def test_numbers_out_of_range_are_refused(action: int) -> None:
    with pytest.raises(BadInput, match="from 0 to below 11"):
        A.show(action)


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(ValueError, match="'drop' is declared twice"):
        A.kind("drop")
