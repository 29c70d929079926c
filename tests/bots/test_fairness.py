"""Nobody who answers for a seat knows what lies hidden, or the luck to come; and who did would be found."""

from collections.abc import Callable
from unittest.mock import patch
from zlib import crc32

import pytest
from tests.bots.fairness import HIDDEN, LUCK_ALONE, foresee, hides, knows_more, peek, players, positions
from tests.conftest import Size

from radura.bots import BOTS, InfoSet, Thinker, crew
from radura.bots.budget import Budget
from radura.bots.crew import Question
from radura.bots.search import Manner
from radura.core.chance import Rng
from radura.core.kernel import State

STORY = "storyfold_wildwoods"
"""Each answer of hints and adviser plays the Scene to its end a few times: here there are fewer."""
PAIRS = [(id, player) for id in (*HIDDEN, LUCK_ALONE) for player in players(id)]
POSITIONS = {"make test": 8, "story, make test": 2, "cheats": 24, "many": 50}
DEALS = {"make test": 2, "tools/test-compiled": 2_000, "story": 200, "make soak": 10_000}
"""Re-deals that everybody is asked about: in ``make test`` of each position, elsewhere in all of them together.

In ``tools/test-compiled`` the five levels of a game share 10,000; in ``make soak`` each has as many.
"""


def check(id: str, player: str, count: int, deals: int) -> None:
    """Ask somebody about so many re-deals of each position."""
    for luck, s in enumerate(positions(id, count)):
        assert not knows_more(player, s, luck, deals), (luck, s.to_position())


@pytest.mark.parametrize("id", HIDDEN)
def test_something_lies_hidden_in_the_positions_that_are_asked_about(id: str) -> None:
    assert all(hides(s) for s in positions(id, POSITIONS["cheats"]))


def test_nothing_lies_hidden_where_luck_alone_decides_what_comes() -> None:
    assert not any(hides(s) for s in positions(LUCK_ALONE, POSITIONS["cheats"]))


@pytest.mark.parametrize(("id", "player"), PAIRS)
def test_nobody_knows_what_lies_hidden(id: str, player: str) -> None:
    check(id, player, POSITIONS["story, make test" if id == STORY else "make test"], DEALS["make test"])


@pytest.mark.compiled
@pytest.mark.parametrize(("id", "player"), PAIRS)
def test_nobody_knows_what_lies_hidden_in_more_deals(id: str, player: str) -> None:
    check(id, player, POSITIONS["many"], DEALS["story" if id == STORY else "tools/test-compiled"] // POSITIONS["many"])


@pytest.mark.long
@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize(("id", "player"), PAIRS)
def test_nobody_knows_what_lies_hidden_in_many_deals(id: str, player: str, size: Size) -> None:
    check(id, player, POSITIONS["many"], size(1_000, DEALS["make soak"]) // POSITIONS["many"])


# -- who cheats is found ------------------------------------------------------------------

UNMOVED = {(peek, "casting_shadows", "greedy"), (foresee, STORY, "greedy")}
"""Whom a cheat tells nothing: greedy asks for no rival's Counterspells, and in a story it does not wait for luck."""
CHEATS = [(cheat, *pair) for cheat in (peek, foresee) for pair in PAIRS if cheat is foresee or pair[0] in HIDDEN]


def is_found(id: str, player: str) -> bool:
    """Tell whether the law catches somebody; positions are gone through until it does."""
    return any(
        knows_more(player, s, luck, DEALS["make test"]) for luck, s in enumerate(positions(id, POSITIONS["cheats"]))
    )


@pytest.mark.parametrize(("cheat", "id", "player"), CHEATS)
def test_who_deals_unfairly_is_found(cheat: Callable[[InfoSet, int], State], id: str, player: str) -> None:
    with patch.object(InfoSet, "sample", cheat):
        assert is_found(id, player) == ((cheat, id, player) not in UNMOVED)


class Peeker(Thinker):
    """Thinks fairly, and chooses by what lies hidden."""

    budget = Budget(iterations=2)

    def choose(self, info: InfoSet, rng: Rng) -> int:
        super().choose(info, rng)
        legal = info.legal()
        return legal[crc32(repr(info._state.to_position()).encode()) % len(legal)]


@pytest.mark.parametrize("id", HIDDEN)
def test_who_chooses_by_what_lies_hidden_is_found(id: str) -> None:
    with patch.dict(BOTS, {"peeker": Peeker}):
        assert is_found(id, "peeker")


@pytest.mark.parametrize("id", [id for id in HIDDEN if id != STORY])
def test_who_tells_a_crew_what_lies_hidden_is_found(id: str) -> None:
    fair = crew._question

    def telling(info: InfoSet, rng: Rng, budget: Budget, manner: Manner) -> Question:
        return fair(info, rng, budget, manner)._replace(position=info._state.to_position())

    with patch("radura.bots.crew._question", telling), patch("radura.bots.crew.weigh", lambda question: []):
        assert is_found(id, "grandmaster")
