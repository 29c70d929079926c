"""The Luma Phase, dice and the four Action cards. SW-5 to SW-7"""

import pytest
from tests.support.play import offered, play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import TABLES, crystals, dice, has, item, named, rolled, row, scene

from radura import CHANCE
from radura.games.storyfold_wildwoods.odds import chance, success_chance
from radura.games.storyfold_wildwoods.state import LUMA


@rule("SW-5.1", "SW-3.4", "SW-4.1")
def test_the_phase_begins_with_all_dice() -> None:
    s = scene("c1s1", stage="setup", dice=2, round=0)
    assert dice(s) == (5, 0, 0) and s.stage == LUMA
    play(s, "end_phase")
    assert s.shadow == 5 and s.actor == CHANCE  # the Shadow Phase, and its paw
    play(s, "draw(gloam_hare.0)")
    assert s.stage == LUMA and s.round == 2


@rule("SW-5.2", "SW-5.10", "SW-5.15", "OQ-42")
def test_the_same_card_may_be_used_again_from_where_it_stands() -> None:
    s = scene(light=7)
    play(s, "advance_light", "roll(1,0,0)", "face(3)")
    assert row(s) == "H E G I" and s.light == 6
    play(s, "advance_light", "roll(1,0,0)")
    assert row(s) == "H E G I" and s.number == 6
    play(s, "face(6)")
    assert s.light == 5


@rule("SW-5.3", "SW-5.14", "OQ-29")
def test_first_abilities_need_a_target_and_second_ones_are_always_open() -> None:
    s = scene(spirit=6, light=0, crystals=dict.fromkeys(("illuminate", "help", "explore", "heal"), 3), brom="absent")
    assert {"advance_light", "gain_crystals", "draw_cards", "gain_spirit"} <= set(offered(s))
    assert not [name for name in offered(s) if name.startswith(("illuminate", "heal"))]
    s = scene(river="hare I H E G")
    assert "illuminate(gloam_hare.0)" in offered(s) and "overcome(c1s1_waymark)" in offered(s)
    assert "heal(gloam_hare.0)" not in offered(s)  # Heal stands on a space without a number


@rule("SW-5.4", "SW-5.16", "OQ-61")
def test_any_number_of_dice_but_at_least_one_all_chosen_before() -> None:
    s = scene(dice=3)
    play(s, "advance_light")
    assert offered(s) == ["roll(1,0,0)", "roll(2,0,0)", "roll(3,0,0)"]
    play(s, "roll(2,0,0)")
    assert s.actor == CHANCE and dice(s) == (1, 2, 2)
    play(s, "face(1)", "face(2)")
    assert s.actor == 0 and "advance_light" in offered(s)  # one roll is one Action


@rule("SW-5.16", "SW-1.5")
def test_the_player_chooses_the_kinds_of_dice() -> None:
    s = scene(dice=["available", "used", "used", "used", "used", "available", "available"])
    play(s, "advance_light")
    assert len(offered(s)) == 2**3 - 1, "each kind of die or not, but not none of the three"
    play(s, "roll(0,1,1)")
    assert offered(s) == [f"face({n})" for n in range(1, 11)], "the ten-sided die"
    play(s, "face(10)")
    assert offered(s) == [f"face({n})" for n in range(1, 13)], "the twelve-sided die"
    play(s, "face(12)")
    assert s.light == 2 and dice(s) == (1, 0, 6)


@rule("SW-5.11", "SW-5.12", "OQ-71")
def test_the_player_ends_the_phase_even_with_every_card_locked() -> None:
    s = scene(locked=["illuminate", "help", "explore", "heal"], shadow=7)
    assert offered(s) == ["end_phase"]
    play(s, "end_phase")
    assert s.round == 2 and "advance_light" in offered(s)


@rule("SW-6.3", "OQ-14", "SW-6.14", "OQ-63")
def test_the_number_is_that_of_the_roll_even_after_the_card_moved() -> None:
    s = scene(river="I H E G", blessings=["driftwood_raft", "river_pebble.0"], spirit=0)
    play(s, "gain_spirit", "roll(2,0,0)", "face(5)", "face(1)", "use(driftwood_raft)", "move(heal)")
    assert row(s) == "G I H E" and s.number == 6 and s.total() == 0
    play(s, "use(river_pebble.0)", "reroll(die_8.1)", "reroll_now", "face(3)")
    assert s.spirit == 0  # a 3 would do on 3+, where Heal stands now


@rule("SW-6.4", "SW-3.3", "OQ-27")
def test_an_added_die_can_be_rolled_at_once() -> None:
    s = scene("c1s2", river="H I E G", dice=3)
    play(s, "overcome(c1s2_bell)", *rolled(3, 4))
    assert s.dice[5] == 2 and dice(s) == (2, 0, 4)


@rule("SW-6.5", "SW-6.6")
def test_a_reroll_may_pick_a_success_and_its_number_stands() -> None:
    s = scene(light=5, blessings=["river_pebble.0"])
    play(s, "advance_light", *rolled(8, 1), "use(river_pebble.0)")
    assert offered(s) == ["reroll(die_8.0)", "reroll(die_8.1)"]
    play(s, "reroll(die_8.0)", "reroll(die_8.1)", "face(2)", "face(2)")
    assert s.light == 5


@rule("SW-6.10")
def test_chances() -> None:
    table = {8: (6, 5, 4, 3), 10: (8, 7, 6, 5), 12: (10, 9, 8, 7)}
    for sides, wins in table.items():
        assert [success_chance(sides, n) for n in (3, 4, 5, 6)] == [win / sides for win in wins]
    assert chance([8, 8], 3, 2) == 9 / 16 and chance([8, 8], 3, 1) == 15 / 16 and chance([8], 0, 1) == 0


@rule("SW-6.11", "SW-6.12", "SW-7.18", "OQ-12", "OQ-13")
def test_enough_is_done_too_little_may_fall_back_or_be_declined() -> None:
    s = scene("c1s1", river="E I H G")
    play(s, "overcome(c1s1_waymark)", *rolled(3, 4, 5), "place(help)")  # no fallback is offered
    assert item("c1s1_waymark") in s.placed and crystals(s) == {"help": 1}
    s = scene("c1s1", river="E I H G", placed=["c1s1_waymark"], blessings=["four_leaf_bookmark.0"])
    play(s, "overcome(c1s1_ribbon)", *rolled(3))
    assert offered(s) == ["use(four_leaf_bookmark.0)", "fall_back", "decline"]
    play(s, "decline")
    assert item("c1s1_ribbon") not in s.placed and s.drawn == [] and row(s) == "I H G E"


@rule("OQ-12", "SW-6.7")
def test_the_fallback_counts_what_was_spent() -> None:
    s = scene("c1s3", river="H E I G", crystals={"help": 1}, placed=["c1s3_wheel"])
    play(s, "overcome(c1s3_sluice)", *rolled(3, 1), "spend", "fall_back", "place(heal)", "place(heal)")
    assert crystals(s) == {"heal": 2}


@rule("OQ-12")
def test_no_crystal_is_offered_beyond_what_the_first_ability_lacks() -> None:
    s = scene("c1s3", river="H E I G", crystals={"help": 3}, placed=["c1s3_wheel"], brom="absent", luma="luma_and_brom")
    need = TABLES.pips[item("c1s3_sluice")]
    play(s, "overcome(c1s3_sluice)", *rolled(3, 1))
    for _ in range(need - 1):
        assert "spend" in offered(s)
        play(s, "spend")
    assert item("c1s3_sluice") in s.placed, "enough: nothing more is asked"
    assert crystals(s).get("help", 0) >= 3 - (need - 1)
    s = scene("c1s3", river="H E I G", crystals={"help": 3}, blessings=["four_leaf_bookmark.0"], brom="absent")
    play(s, "overcome(c1s3_wheel)", *rolled(*[3] * TABLES.pips[item("c1s3_wheel")]))
    assert offered(s) == ["use(four_leaf_bookmark.0)", "stand"], "a card may be used, a Crystal not"
    s = scene("c1s3", river="H E I G", crystals={"help": 3}, brom="absent")
    play(s, "gain_crystals", *rolled(3))
    assert "spend" in offered(s), "a second ability takes as many as there are"


@rule("SW-7.1", "SW-7.2", "OQ-1", "OQ-16")
def test_illuminating_sends_the_creature_to_the_end_before_the_card() -> None:
    s = scene(river="I fawn H E G")
    play(s, "illuminate(lost_fawn.0)", *rolled(3, 3))
    assert row(s) == "H E G fawn I" and named(s.stunned) == ["lost_fawn.0"]
    s = scene(river="I fawn H E G", light=5)
    play(s, "illuminate(lost_fawn.0)", *rolled(3, 2), "fall_back")  # two pips, one success
    assert s.stunned == [] and s.light == 4


@rule("OQ-17")
def test_the_last_and_a_stunned_creature_may_be_illuminated() -> None:
    s = scene(river="I H E G hare", stunned="hare")
    play(s, "illuminate(gloam_hare.0)", *rolled(5))
    assert row(s) == "H E G hare I" and named(s.stunned) == ["gloam_hare.0"]


@rule("SW-5.6", "SW-7.3", "SW-7.4", "SW-11.1", "SW-11.4")
def test_the_light_advances_one_space_for_every_success_up_to_the_centre() -> None:
    s = scene(light=2)
    play(s, "advance_light", *rolled(3, 4, 8))
    assert s.light == 0


@rule("SW-7.5", "SW-7.6", "SW-10.2", "SW-10.3")
def test_help_overcomes_help_locations() -> None:
    s = scene(river="H E I G", spirit=3)
    play(s, "overcome(c1s1_stone_bowl)", *rolled(3))
    assert named(s.placed) == ["c1s1_stone_bowl"] and s.spirit == 5 and row(s) == "E I G H"


@rule("SW-7.7", "SW-7.8", "SW-9.1", "SW-9.2")
def test_help_gains_crystals_for_any_cards() -> None:
    s = scene(river="H E I G")
    play(s, "gain_crystals", *rolled(8, 3, 2), "place(help)", "place(heal)")
    assert crystals(s) == {"help": 1, "heal": 1}


@rule("SW-7.9", "SW-7.10", "SW-10.2")
def test_explore_overcomes_exploration_locations() -> None:
    s = scene(river="E H I G")
    assert "overcome(c1s1_waymark)" in offered(s)
    s = scene(river="H E I G", locked=["explore"])
    assert "overcome(c1s1_waymark)" not in offered(s) and "overcome(c1s1_badger)" in offered(s)


@rule("SW-7.11", "SW-7.12", "SW-16.15", "SW-16.1")
def test_explore_draws_a_card_for_every_success_and_takes_one() -> None:
    s = scene(river="E H I G")
    play(s, "draw_cards", *rolled(3, 4, 5), "draw(moon_moth)", "draw(waking_eyes.0)")
    assert named(s.drawn) == ["moon_moth", "waking_eyes.0"] and s.actor == CHANCE  # all are drawn before one is taken
    assert item("moon_moth") not in s.exploration_deck and item("moon_moth") not in s.exploration_discard
    play(s, "draw(reed_flute)")
    assert offered(s) == ["take(reed_flute)", "take(moon_moth)", "take(waking_eyes.0)"]
    play(s, "take(moon_moth)")
    assert named(s.blessings) == ["moon_moth"]
    assert named(s.exploration_discard) == ["waking_eyes.0", "reed_flute"]


@rule("SW-7.15", "SW-7.16", "SW-12.1", "SW-12.2")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (5, 6), (6, 6)])
def test_heal_gains_spirit_for_every_success(before: int, after: int) -> None:
    s = scene(river="G H I E", spirit=before)
    play(s, "gain_spirit", *rolled(3, 3, 1))
    assert s.spirit == after


@rule("SW-7.17", "SW-16.12", "OQ-21", "OQ-72")
def test_heal_removes_a_trauma() -> None:
    s = scene(river="G H I E", blessings=["the_empty_chair"])
    play(s, "heal(the_empty_chair)", "roll(2,0,0)", "face(3)", "face(3)")
    assert s.blessings == [] and offered(s)[0] == "place(illuminate)"  # it left its space first
    play(s, "place(illuminate)")
    assert s.healed == [] and has(s, "mended_chair")
    assert item("the_empty_chair") not in s.exploration_discard + s.exploration_deck


@rule("SW-1.1", "SW-8.1")
def test_there_are_four_action_cards_and_the_river_starts_on_three() -> None:
    assert TABLES.names[:4] == ["illuminate", "help", "explore", "heal"]
    assert TABLES.numbers[0] == 3
