"""Positions of Storyfold: Wildwoods as plain data: they come back, and they name what they mean."""

from tests.support.play import offered, play
from tests.support.storyfold_wildwoods import rolled, scene

from radura.games.storyfold_wildwoods import GAME


def test_a_position_while_a_healed_trauma_still_has_its_effect_comes_back() -> None:
    s = scene("c3s1", river="G I H E", blessings=["cold_hands"], brom="absent")
    play(s, "heal(cold_hands)", *rolled(3, 3))
    assert "place(illuminate)" in offered(s), "its Crystal is being placed"
    assert GAME.position(s.to_position()).to_position() == s.to_position()


def test_steps_in_positions_name_things() -> None:
    s = scene("c1s1", blessings=["thread_of_dew.0"])
    play(s, "use(thread_of_dew.0)")
    assert ["CardDone", ["thread_of_dew.0"], 0] in s.to_position()["pending"]
