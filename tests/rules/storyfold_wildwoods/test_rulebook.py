"""The example turn that the rulebook tells."""

from tests.support.play import play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import crystals, dice, item, rolled, row, scene

from radura.games.storyfold_wildwoods.state import LUMA


@rule("SW-4.1", "SW-5.2", "SW-6.1", "SW-7.2", "SW-8.3", "SW-9.5", "SW-18.1", "SW-18.2", "SW-19.1", "SW-19.3", "SW-19.4")
def test_the_example_turn_of_the_rulebook() -> None:
    s = scene("p1", river="hare I H E G", crystals={"help": 1}, spirit=4, light=2, shadow=3)
    play(s, "illuminate(gloam_hare.0)", *rolled(2, 6), "stand")
    assert row(s) == "H E G hare I" and s.stunned == [item("hare")]
    play(s, "overcome(p1_hen_house)", *rolled(1, 5), "spend", "place(heal)")
    assert row(s) == "E G hare I H" and crystals(s) == {"heal": 1} and s.placed == [item("p1_hen_house")]
    play(s, "gain_spirit", "face(4)", "stand", "end_phase", "wait_all")
    assert row(s) == "E I H G hare" and s.stunned == []
    assert s.shadow == 2 and s.spirit == 4
    assert s.stage == LUMA and s.round == 2 and dice(s) == (5, 0, 0)
