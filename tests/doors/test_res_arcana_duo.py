"""Positions of Res Arcana Duo from outside: what they name, and what is refused."""

import pytest
from tests.support.res_arcana_duo import table

from radura import BadInput
from radura.games.res_arcana_duo import GAME


def changed(**fields: object) -> None:
    """Read a position with these fields changed."""
    GAME.position({**table(hands=[["gnosis"], []]).to_position(), "partial": True, **fields})


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"pools": [[1, 2, 3], [0] * 5]}, "pools"),
        ({"first": 2}, "first"),
        ({"passed": 1}, "passed"),
        ({"stored": {"smith": {"mud": 1}}}, "mud"),
        ({"stored": {"gnosis": {"elan": 1}}}, "stored"),
        ({"turned": ["gnosis"]}, "turned"),
        ({"hands": [["gnosis", "smith"], []]}, "smith"),
        ({"places": ["druid_circle", "elven_heartwood"]}, "places"),
        ({"mknown": [[0]]}, "mknown"),
        ({"known": {}}, "known"),
        ({"centre": []}, "Turn"),
        ({"pending": [["Pay", ["gnosis", 3], 0], ["Turn", [], 0]]}, "Pay"),
        ({"pending": [["Income", ["crucible", []], 0], ["Turn", [], 0]]}, "Income"),
        ({"pending": [["Income", ["gnosis", ["gold"]], 0], ["Turn", [], 0]]}, "Income"),
        ({"pending": [["TakeClaimed", ["titans_arch"], 0], ["Turn", [], 0]]}, "TakeClaimed"),
        ({"pending": [["Pay", [3, 1], 0], ["Turn", [], 0]]}, "pending"),
        ({"pending": [["Draw", [1], 0]]}, "Draw"),
    ],
)
def test_what_cannot_be_is_named(fields: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        changed(**fields)


def test_a_position_names_components_and_essences_never_numbers_of_them() -> None:
    s = table(pools=[[1, 1, 1, 1, 0], [0] * 5], hands=[["gnosis"], []])
    s.apply(GAME.actions.parse("discard(gnosis)"))
    s.apply(GAME.actions.parse("gain(calm)"))
    assert s.to_position()["pending"][0] == ["Income", ["gnosis", ["calm"]], 0]
