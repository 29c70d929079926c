"""No computer player, hint or analysis knows what is hidden or how luck will fall; one that cheats is caught."""

from collections.abc import Callable
from unittest.mock import patch
from zlib import crc32

import pytest
from tests.support.fairness import (
    HIDDEN,
    LUCK_ALONE,
    MANY_POSITIONS,
    PAIRS,
    STORY,
    check,
    foresee,
    hides,
    knows_more,
    peek,
    positions,
)

from radura.bots import BOTS, InfoSet, Thinker, crew
from radura.bots.budget import Budget
from radura.bots.crew import Question
from radura.bots.search import Manner
from radura.core.chance import Rng
from radura.core.kernel import State

FEW_POSITIONS = 8
FEW_OF_A_STORY = 2
"""In a story, hints and adviser play a Scene to its end several times for each answer."""
CHEATS_POSITIONS = 24
FEW_DEALS = 2
MORE_DEALS = 2_000
"""Re-deals of one level in ``tools/test-compiled``: the five levels of a game share 10,000."""
MORE_OF_A_STORY = 200


@pytest.mark.parametrize("id", HIDDEN)
def test_something_is_hidden_in_every_position_that_is_asked_about(id: str) -> None:
    assert all(hides(s) for s in positions(id, CHEATS_POSITIONS))


def test_nothing_is_hidden_where_only_luck_decides_what_comes() -> None:
    assert not any(hides(s) for s in positions(LUCK_ALONE, CHEATS_POSITIONS))


@pytest.mark.parametrize(("id", "player"), PAIRS)
def test_no_player_knows_what_is_hidden(id: str, player: str) -> None:
    check(id, player, FEW_OF_A_STORY if id == STORY else FEW_POSITIONS, FEW_DEALS)


@pytest.mark.compiled
@pytest.mark.parametrize(("id", "player"), PAIRS)
def test_no_player_knows_what_is_hidden_in_more_deals(id: str, player: str) -> None:
    check(id, player, MANY_POSITIONS, (MORE_OF_A_STORY if id == STORY else MORE_DEALS) // MANY_POSITIONS)


# -- cheats are caught --------------------------------------------------------------------

UNMOVED = {(peek, "casting_shadows", "greedy"), (foresee, STORY, "greedy")}
"""Players whom a cheat does not help: greedy ignores a rival's Counterspells, and luck in a story."""
CHEATS = [(cheat, *pair) for cheat in (peek, foresee) for pair in PAIRS if cheat is foresee or pair[0] in HIDDEN]


def is_caught(id: str, player: str) -> bool:
    """True if the law catches a player in one of the positions."""
    return any(knows_more(player, s, luck, FEW_DEALS) for luck, s in enumerate(positions(id, CHEATS_POSITIONS)))


@pytest.mark.parametrize(("cheat", "id", "player"), CHEATS)
def test_a_player_that_deals_unfairly_is_caught(cheat: Callable[[InfoSet, int], State], id: str, player: str) -> None:
    with patch.object(InfoSet, "sample", cheat):
        assert is_caught(id, player) == ((cheat, id, player) not in UNMOVED)


class Peeker(Thinker):
    """Thinks fairly, and then chooses by what is hidden."""

    budget = Budget(iterations=2)

    def choose(self, info: InfoSet, rng: Rng) -> int:
        super().choose(info, rng)
        legal = info.legal()
        return legal[crc32(repr(info._state.to_position()).encode()) % len(legal)]


@pytest.mark.parametrize("id", HIDDEN)
def test_who_chooses_by_what_lies_hidden_is_caught(id: str) -> None:
    with patch.dict(BOTS, {"peeker": Peeker}):
        assert is_caught(id, "peeker")


@pytest.mark.parametrize("id", [id for id in HIDDEN if id != STORY])
def test_who_tells_a_crew_what_lies_hidden_is_caught(id: str) -> None:
    fair = crew._question

    def telling(info: InfoSet, rng: Rng, budget: Budget, manner: Manner) -> Question:
        return fair(info, rng, budget, manner)._replace(position=info._state.to_position())

    with patch("radura.bots.crew._question", telling), patch("radura.bots.crew.weigh", lambda question: []):
        assert is_caught(id, "grandmaster")
