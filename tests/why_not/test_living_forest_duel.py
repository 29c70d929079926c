"""Why not, in Living Forest Duel: the reason fits the position, and is missing exactly where nothing is."""

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, table
from tests.support.play import play
from tests.support.rules import rule

from radura.core.check import walk
from radura.games.living_forest_duel import GAME
from radura.games.living_forest_duel.reasons import obstacle
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.turn import Turn


def test_an_obstacle_is_found_exactly_where_the_rules_offer_no_token() -> None:
    for seed in range(12):
        for moment in walk(GAME, seed):
            s = moment.before
            assert isinstance(s, DuelState)
            if s.stack is None or not isinstance(s.stack.step, Turn):
                continue
            for element in range(4):
                offered = s.moves.token + element in s.choices
                assert (obstacle(s, s.actor, element) is None) == offered, (element, s.to_position())


@rule("LF-8.15")
def test_strength_without_a_sign_to_point_at() -> None:
    s = table(shared=["crocodile"], lines=[["fox"], []])
    assert GAME.why_not(s, "token(sun)") == "2 sun, but no sun in the shared line to lay a token on. (LF-8.15)"
    assert GAME.why_not(s, "token(sun)", "it").endswith("su cui mettere un segnalino. (LF-8.15)")
    assert GAME.why_not(s, "goat") == GAME.why_not(s, "token(sun)")


@rule("LF-8.6")
def test_a_sign_that_a_token_has_counted() -> None:
    s = table(SUMMER, shared=["spider"], laid=[(WINTER, "sun", "spider")])
    told = GAME.why_not(s, "spider/sun")
    assert told == "No sun in the shared line to lay a token on: a token on Spider has counted it all. (LF-8.6)"


@rule("LF-8.11")
def test_two_own_tokens_with_nothing_between() -> None:
    s = table(SUMMER, shared=["spider", "tapir"], laid=[(SUMMER, "sun", "spider")])
    assert GAME.why_not(s, "token(sun)").endswith("must lie between your two tokens. (LF-8.11)")


@rule("LF-8.2")
def test_a_token_lies_on_the_last_sign() -> None:
    s = table(shared=["spider", "tapir"])
    told = "A token is laid on the last sun of the shared line, on Tapir. (LF-8.2)"
    assert GAME.why_not(s, "spider") == GAME.why_not(s, "spider/sun") == told
    assert GAME.why_not(s, "action_token_summer.0") == "Choose the sign to lay it on: sun, water, plant. (LF-8.2)"


@rule("LF-10.1")
def test_what_costs_more_than_is_left() -> None:
    s = table(shared=["spider", "tapir"])
    assert GAME.why_not(s, "stag") == "This costs 7 sun, you have 5. (LF-10.1)"
    assert GAME.why_not(s, "goat") == "Lay a token on sun first: this costs 2, you have 5. (LF-10.1)"
    play(s, "token(sun)")
    assert GAME.why_not(s, "stag") == "This costs 7 sun, 5 left. (LF-10.1)"
    assert GAME.why_not(s, "stop") == "Take at least one: the token is laid. (OQ-6)"
    assert GAME.why_not(s, "spider") == "You are recruiting: choose an animal of the recruitment line. (LF-10.1)"
    decision = s.view(SUMMER, finals=True).decision
    assert decision is not None
    assert [closed.targets for closed in decision.closed] == [["frog"], ["stag"]]


@rule("LF-11.8", "LF-11.4")
@pytest.mark.parametrize(("cell", "said"), [("0:0", "(LF-11.8)"), ("3:3", "(LF-11.4)")])
def test_where_no_tree_may_be_planted(cell: str, said: str) -> None:
    s = table(shared=["spider", "tapir"])
    play(s, "token(plant)", "tree(sun)")
    assert GAME.why_not(s, f"plant({cell})").endswith(said)


@rule("LF-7.6", "LF-8.13", "LF-2.10")
def test_tokens_that_are_gone() -> None:
    s = table(SUMMER, shared=["spider", "tapir"], laid=[(WINTER, "sun", "spider")], lost=[1, 0])
    assert GAME.why_not(s, "action_token_summer.0").endswith("(LF-7.6)")
    assert GAME.why_not(s, "action_token_winter.0").endswith("(LF-8.13)")
    assert GAME.why_not(s, "action_token_winter.1") == "This is a token of Winter. (LF-2.10)"


def test_the_dashed_options_of_a_turn() -> None:
    s = table(shared=["cockatoo"])
    decision = s.view(SUMMER, finals=True).decision
    assert decision is not None
    assert [closed.text.id for closed in decision.closed] == [
        "lf-closed-token-sun",
        "lf-closed-token-water",
        "lf-closed-token-wind",
        "lf-closed-sanki",
    ]
