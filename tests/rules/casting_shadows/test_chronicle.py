"""The numbers of a whole match, and how everybody fell, against what the log tells line by line."""

from functools import cache

import pytest
from tests.support.rules import rule

from radura import say
from radura.core.chance import generator
from radura.core.events import Said
from radura.core.kernel import CHANCE, OVER
from radura.core.record import play
from radura.games.casting_shadows import GAME
from radura.games.casting_shadows.chronicle import chronicle
from radura.games.casting_shadows.state import ShadowState


@cache
def played(seats: int, seed: int) -> tuple[ShadowState, list[tuple[int, int]], list[Said]]:
    """Play at random to the end; return the last position, the actions, and what the log told."""
    s, rng = GAME.new(seats, chance="explicit"), generator(seed)
    actions: list[tuple[int, int]] = []
    lines: list[Said] = []
    while s.actor != OVER:
        action = s.draw(rng) if s.actor == CHANCE else s.choices[rng.below(len(s.choices))]
        actions.append((s.actor, action))
        lines += [entry.event for entry in play(s, action).entries if isinstance(entry.event, Said)]
    return s, actions, lines


@rule("CS-6.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_numbers_of_a_match_add_up(seats: int) -> None:
    s, actions, lines = played(seats, 5)
    start = GAME.new(seats, chance="explicit").hp
    told = chronicle(s, actions)
    assert told is not None and len(told.falls) == s.hp.count(0) > 0
    assert [first - lost + won for first, lost, won in zip(start, told.taken, told.healed, strict=True)] == s.hp
    hurt = [dict(line.text.args) for line in lines if line.text.id == "cs-log-crystals"]
    crystals = sum(min(int(one["n"]), int(one["n"]) + int(one["hp"])) for one in hurt)
    assert 0 <= sum(told.taken) - sum(told.dealt) <= crystals
    assert told.spells == [
        sum(line.text.id == "cs-log-cast" and line.seat == fighter for line in lines) for fighter in range(len(s.hp))
    ]
    for fighter, fall in told.falls.items():
        assert s.hp[fighter] == 0 and fall.by != fighter and 1 <= fall.round <= s.round
        assert (fall.by < 0) == (fall.cause == "")
    if seats == 2:
        (fallen,) = told.falls
        assert told.falls[fallen].by in (1 - fallen, -1)
        assert told.dealt[fallen] <= told.taken[1 - fallen]


@rule("CS-6.5")
def test_an_ending_tells_when_and_to_what_everybody_fell() -> None:
    s, actions, _ = played(4, 5)
    first, *fallen = [say(sum) for sum in GAME.reckoning(s, actions)]
    assert "stands with" in first
    told = chronicle(s, actions)
    assert told is not None
    rounds = [fall.round for fall in told.falls.values()]
    assert len(fallen) == 3
    for line, round in zip(fallen, reversed(rounds), strict=True):
        assert f"fell in round {round} to " in line, "who fell last comes first"
    assert [say(number.text) for number in GAME.statistics(s, actions)] == [
        "Damage dealt",
        "Damage taken",
        "HP regained",
        "Spells cast",
    ]


@rule("CS-6.5")
def test_where_the_beginning_is_unknown_nothing_is_made_up() -> None:
    s, actions, _ = played(2, 5)
    assert GAME.statistics(s, actions[9:]) == GAME.statistics(s, ()) == []
    assert [say(sum) for sum in GAME.reckoning(s)][-1].endswith("has fallen")
