"""Positions of Storyfold with something wrong: refused in words, or played on. Never anything else."""

import pytest
from tests.rules.storyfold_wildwoods.scene import rolled, scene
from tests.support.mutate import mutations, positions, survives
from tests.support.play import offered, play

from radura import BadInput
from radura.core.chance import Seeded
from radura.games.storyfold_wildwoods import GAME


def test_five_thousand_mutated_positions_are_refused_or_played() -> None:
    rng = Seeded(11)
    told = [survives(GAME, data, rng) for one in positions(GAME, 8, every=11) for data in mutations(one, rng, 18)]
    assert len(told) >= 5_000
    assert sum(told) > 200
    assert sum(not taken for taken in told) > 2_000


def test_a_position_while_a_healed_trauma_still_has_its_effect_comes_back() -> None:
    s = scene("c3s1", river="G I H E", blessings=["cold_hands"], brom="absent")
    play(s, "heal(cold_hands)", *rolled(3, 3))
    assert "place(illuminate)" in offered(s), "its Crystal is being placed"
    assert GAME.position(s.to_position()).to_position() == s.to_position()


def test_too_many_pending_steps_are_refused_at_once() -> None:
    data = GAME.new(seed=1).to_position()
    pending = [["Activations", [], 0]] * 100_000 + data["pending"]
    with pytest.raises(BadInput, match="for the field pending of a position"):
        GAME.position({**data, "pending": pending})


def test_steps_in_positions_name_things() -> None:
    s = scene("c1s1", blessings=["thread_of_dew.0"])
    play(s, "use(thread_of_dew.0)")
    assert ["CardDone", ["thread_of_dew.0"], 0] in s.to_position()["pending"]
