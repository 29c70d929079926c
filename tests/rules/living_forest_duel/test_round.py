"""The end of a round. LF-16, LF-17"""

from typing import Any

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, forest, line, names, shared, strength, table, winner
from tests.support.play import offered, play
from tests.support.rules import rule

from radura import say
from radura.core.events import Log, Said
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.round import fight_fire, on_fire, spread_fire

VARAN_W = [f"fire_varan_winter.{i}" for i in range(7)]


def last_token(seat: int = SUMMER, **fields: Any) -> DuelState:
    """Return a position in which one token, laid on the wind of bat, ends the round; Onibi then stands on 0."""
    lost = [1, 2] if seat == SUMMER else [2, 1]
    line_cards = fields.pop("shared", [])
    start = "clearing_3" if seat == SUMMER else "clearing_5"
    return table(seat, shared=["bat", *line_cards], lost=lost, onibi=start, **fields)


def end(s: DuelState) -> None:
    """Move Onibi to the centre, decline the plant bonus, and let the round end."""
    play(s, "token(wind)", "onibi(1)")
    if s.round == 1:
        play(s, "stop")
    assert s.round == 2


@rule("LF-16.1", "LF-16.2", "OQ-33", "D-27")
def test_a_card_burns_once_with_onibi_a_token_or_both() -> None:
    assert on_fire(table(burning=[1, 0, 0, 0, 0, 1, 0], onibi="clearing_4")) == [0, 3, 5]
    assert on_fire(table(burning=[1, 0, 0, 1, 0, 0, 0], onibi="clearing_4")) == [0, 3]


@rule("LF-16.3", "LF-16.4", "LF-16.5", "LF-16.7", "EX-7", "LF-16.8")
def test_example_of_the_rulebook() -> None:
    """Fire 3 + 3 + 2 = 8 on three cards; 2 water in the shared line, Winter adds 3 of trees and 2 of its line."""
    s = table(
        shared=["weasel"],
        lines=[["platypus"], ["salamander"]],
        recruits=[None] * 7,
        winter_forest={"1:0": "water_tree_1", "0:1": "water_tree_2", "-1:0": "water_tree_3"},
        burning=[0, 1, 0, 0, 0, 1, 0],
        onibi="clearing_3",
        forest={"1:0": "water_tree_5", "-1:0": "water_tree_6"},
    )
    assert strength(s, WINTER, "water") == 7
    assert strength(s, SUMMER, "water") == 8  # not lower: nothing happens to Summer
    s.log = Log()
    fight_fire(s)
    assert [say(event.text) for event in s.log.seen_by(None) if isinstance(event, Said)] == [
        "3 cards burn: 3 + 2 + 3 = 8 fire.",
        "Summer is safe: 8 water (shared 2 + line 4 + trees 2) against 8 fire.",
        "Winter has 7 water (shared 2 + line 2 + trees 3) against 8 fire: 3 varans go to the discard pile.",
    ]
    assert names(s.discard) == VARAN_W[:3]
    assert [len(varans) for varans in s.varans] == [7, 4]
    spread_fire(s)
    assert s.burning == [0, 1, 0, 1, 0, 1, 0]  # -2 burned already


@rule("LF-16.3")
def test_water_used_up_does_not_count_against_the_fire() -> None:
    """Fire total 2: weasel's 2 water lie before the token, raccoon's 1 behind it."""
    s = last_token(shared=["weasel", "raccoon"], laid=[], burning=[0] * 7)
    assert strength(s, SUMMER, "water") == 3
    end(s)
    assert len(s.varans[SUMMER]) == 7
    s = table(
        SUMMER,
        shared=["bat", "weasel", "raccoon"],
        lost=[1, 1],
        laid=[(WINTER, "water", "weasel")],
        onibi="clearing_3",
        burning=[0] * 7,
    )
    end(s)
    assert [len(varans) for varans in s.varans] == [6, 6]


@rule("LF-16.6", "D-26")
@pytest.mark.parametrize(("cards", "left"), [(["tapir"], 7), (["raccoon"], 6)])
def test_equal_water_is_enough_and_less_is_not(cards: list[str], left: int) -> None:
    s = last_token(shared=cards, burning=[0] * 7)  # only Onibi on 0 burns: 2
    end(s)
    assert len(s.varans[SUMMER]) == left


@rule("LF-16.7", "OQ-42")
def test_the_seats_are_checked_independently() -> None:
    s = last_token(lines=[["hummingbird"], []], burning=[0] * 7, recruits=[None] * 7)
    end(s)
    assert [len(varans) for varans in s.varans] == [7, 6]


@rule("OQ-38")
def test_water_below_nought_counts_as_nought() -> None:
    s = last_token(shared=["panda"], lines=[["chimpanzee"], []], burning=[0] * 7, recruits=[None] * 7, tops=[None] * 4)
    assert strength(s, SUMMER, "water") == 0
    end(s)
    assert [len(varans) for varans in s.varans] == [6, 6]


@rule("LF-16.5", "OQ-37")
def test_too_few_varans_are_all_added() -> None:
    s = last_token(burning=[1, 1, 1, 0, 1, 1, 1], varans=[["fire_varan_summer.0"], []])
    end(s)
    assert s.varans == [[], []]
    assert names(s.discard)[0] == "fire_varan_summer.0"


@rule("OQ-37")
def test_a_varan_put_back_by_sanki_counts_as_left() -> None:
    s = table(SUMMER, deck=[VARAN_W[0], "bat"], varans=[[], []], sanki=[WINTER, -1, -1])
    play(s, "reveal", f"draw({VARAN_W[0]})", "return")
    assert names(s.varans[WINTER]) == [VARAN_W[0]]


@rule("LF-16.8")
def test_both_neighbours_of_onibi_catch_fire_once() -> None:
    s = last_token(burning=[0, 0, 1, 0, 0, 0, 0])
    end(s)
    assert s.burning == [0, 0, 1, 0, 1, 0, 0]


@rule("LF-16.9")
@pytest.mark.parametrize(
    ("onibi", "burning"), [("clearing_1", [0, 1, 0, 0, 0, 0, 1]), ("clearing_7", [1, 0, 0, 0, 0, 1, 0])]
)
def test_the_ends_are_neighbours(onibi: str, burning: list[int]) -> None:
    s = table(onibi=onibi, burning=[0] * 7)
    spread_fire(s)
    assert s.burning == burning


@rule("OQ-33")
def test_onibis_own_card_gets_no_token() -> None:
    s = table(onibi="clearing_4", burning=[0] * 7)
    spread_fire(s)
    assert s.burning == [0, 0, 1, 0, 1, 0, 0]


@rule("LF-16.10")
def test_all_tokens_come_back() -> None:
    s = last_token()
    end(s)
    view = s.view(None)
    assert s.tokens == [2, 2]
    assert view.places["pointing"] == view.places["lost.0"] == view.places["lost.1"] == []
    assert view.faces == {}


@rule("LF-16.11")
def test_all_lines_are_discarded() -> None:
    s = last_token(shared=["panda"], lines=[["goat"], ["ram"]], recruits=[None] * 7, discard=["bear"], varans=[[], []])
    end(s)
    assert shared(s) == line(s, SUMMER) == line(s, WINTER) == []
    assert names(s.discard) == ["bear", "bat", "panda", "goat", "ram"]


@rule("LF-16.13", "LF-16.14", "D-31")
def test_everything_else_stays_as_it_is() -> None:
    s = last_token(
        forest={"1:0": "sun_tree_1"},
        holder=WINTER,
        sanki=[SUMMER, -1, WINTER],
        deck=["bear"],
        discard=["cobra"],
        varans=[[], []],
    )
    recruits, piles, groves = names(s.recruits), s.piles, s.groves
    end(s)
    assert names(s.recruits) == recruits
    assert s.piles == piles
    assert s.groves == groves
    assert forest(s, SUMMER) == {"1:0": "sun_tree_1"}
    assert (s.holder, s.sanki, s.onibi) == (WINTER, [SUMMER, -1, WINTER], 3)
    assert names(s.deck) == ["bear"]  # not reshuffled
    assert names(s.discard) == ["cobra", "bat"]


@rule("LF-16.13", "OQ-56", "DX-34")
def test_the_last_turn_is_played_to_its_end_before_the_round_ends() -> None:
    s = table(
        SUMMER,
        shared=["bat", "cockatoo"],
        lost=[1, 1],
        laid=[(WINTER, "sun", "bat")],
        onibi="clearing_3",
        recruits=["stag", *[None] * 6],
    )
    play(s, "token(wind)", "onibi(1)")
    assert s.round == 1
    assert offered(s) == ["tree(sun)", "tree(water)", "stop"]
    assert s.stack is not None
    assert repr(s.stack.step) == "PlantTree(2, True, 0)"
    play(s, "tree(sun)", "plant(1:0)", "draw(sun_tree_2)")
    assert forest(s, SUMMER) == {"1:0": "sun_tree_1"}
    assert s.round == 2
    assert s.actor == WINTER


@rule("LF-16.12", "LF-17.1")
def test_the_next_round_is_an_ordinary_one() -> None:
    s = last_token()
    end(s)
    assert winner(s) is None
    assert s.actor == WINTER
    assert offered(s) == ["reveal"]
