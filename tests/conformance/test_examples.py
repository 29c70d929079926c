"""The worked examples run, in short form."""

import pytest

import masked_random
import openspiel_tournament


def test_the_masked_random_loop_ends_matches() -> None:
    ended, worth = masked_random.play("living_forest_duel", 150, matches=8)
    assert ended > 2
    assert worth[0] + worth[1] == pytest.approx(0)


def test_the_tournament_plays_a_match() -> None:
    assert -1 <= openspiel_tournament.contest("living_forest_duel", 1, 3) <= 1
