"""The scenarios EX of the rules file."""

import pytest
from tests.support.play import offered, play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import crystals, dice, item, named, pages, rolled, row, scene

from radura import CHANCE
from radura.games.storyfold_wildwoods.state import ABSENT, CURE, LUMA, PROTECT, SHADOW, Wild
from radura.games.storyfold_wildwoods.steps.creatures import LEFT, DrawCreature, MoveAction, MoveCreature
from radura.games.storyfold_wildwoods.steps.effects import AdvanceShadow, RetreatShadow
from radura.games.storyfold_wildwoods.steps.explorations import TakeExploration
from radura.games.storyfold_wildwoods.steps.shadow import ShadowPhase
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit


@rule("EX-1", "SW-5.7", "SW-5.8", "SW-5.9", "SW-7.4", "SW-8.2", "SW-8.3", "SW-8.4")
def test_slide() -> None:
    s = scene(light=4)
    play(s, "advance_light", *rolled(2, 5, 8))
    assert s.light == 2 and row(s) == "H E G I" and dice(s) == (2, 0, 3)


@rule("EX-2", "SW-6.1", "SW-2.1")
@pytest.mark.parametrize(("river", "spirit"), [("I H E G", 1), ("G I H E", 3)])
def test_threshold_by_space(river: str, spirit: int) -> None:
    s = scene(river=river, spirit=0)
    play(s, "gain_spirit", *rolled(5, 5, 6))
    assert s.spirit == spirit


@rule("EX-3", "SW-6.8", "SW-6.9", "SW-9.7")
def test_crystals_need_a_success() -> None:
    s = scene(river="I E H G", placed=["c1s1_waymark"], crystals={"explore": 2})
    play(s, "overcome(c1s1_ribbon)", "roll(2,0,0)", "face(1)")
    play(s, "face(3)")
    assert item("c1s1_ribbon") not in s.placed
    assert row(s) == "I H G E" and crystals(s) == {"explore": 2}


@rule("EX-4", "SW-9.5", "SW-5.5", "SW-7.6", "SW-10.4")
def test_crystals_complete_a_roll() -> None:
    s = scene(river="I E H G", placed=["c1s1_waymark"], crystals={"explore": 2})
    play(s, "overcome(c1s1_lichen_arch)", *rolled(1, 4), "spend")
    assert item("c1s1_lichen_arch") in s.placed and crystals(s) == {"explore": 1}
    assert "sw-text-c1s1_lichen_arch" in pages(s)


@rule("EX-5", "SW-6.7", "SW-7.12", "SW-16.10")
def test_fallback() -> None:
    s = scene("c1s2", river="E I H G", placed=["c1s2_first_stone", "c1s2_second_stone"])
    play(s, "overcome(c1s2_third_stone)", *rolled(3, 7, 1))
    assert offered(s) == ["fall_back", "decline"]
    play(s, "fall_back", "draw(heel_of_bread.0)", "draw(cold_drizzle.0)", "take(heel_of_bread.0)")
    assert named(s.blessings) == ["heel_of_bread.0"] and named(s.exploration_discard) == ["cold_drizzle.0"]
    assert item("c1s2_third_stone") not in s.placed


@rule("EX-6", "SW-6.8")
def test_total_failure() -> None:
    s = scene(river="G I H E")
    play(s, "overcome(c1s1_stone_bowl)", *rolled(1, 4, 4))
    assert row(s) == "G I E H" and dice(s) == (2, 0, 3) and s.placed == []


@rule("EX-7", "SW-6.2", "SW-8.5", "SW-17.2", "OQ-15")
def test_creature_enters_in_the_middle() -> None:
    s = scene("c1s1", DrawCreature(1))
    play(s, "draw(inkfoot_fox)")
    assert row(s) == "I fox H E G"
    assert not [name for name in offered(s) if name.startswith(("heal", "gain_spirit"))]


@rule("EX-8", "SW-7.13", "SW-7.14", "OQ-66")
def test_healing() -> None:
    s = scene(river="hare H E G I")
    play(s, "heal(gloam_hare.0)", "roll(2,0,0)", "face(6)", "face(2)")
    assert row(s) == "H E G I" and named(s.creature_discard) == ["gloam_hare.0"]
    play(s, "place(explore)")
    assert row(s) == "H E I G" and crystals(s) == {"explore": 1}


@rule("EX-10", "SW-18.1", "SW-18.2", "SW-18.4")
def test_stunned_activation() -> None:
    s = scene("c3s1", ShadowPhase(), stage="shadow", river="H E G wolf I", stunned="wolf", spirit=3, shadow=7)
    assert s.spirit == 3 and s.stunned == [] and row(s) == "H E G I wolf"


@rule("EX-12", "SW-12.4", "SW-12.5", "OQ-4")
def test_overflow_of_spirit() -> None:
    s = scene("c1s1", LoseSpirit(3), spirit=2)
    assert s.spirit == 5
    play(s, "draw(everything_goes_quiet)")
    assert named(s.shadow_discard) == ["everything_goes_quiet"] and s.light == 6


@rule("EX-14", "SW-8.8", "SW-8.9", "SW-8.10", "OQ-24")
def test_full_river() -> None:
    s = scene("c1s1", DrawCreature(1), river="I hare H fawn E toad G")
    play(s, "draw(thornback_boar)")
    assert s.spirit == 3 and row(s) == "I hare H fawn E toad G" and named(s.creature_discard) == ["thornback_boar"]


@rule("EX-15", "SW-8.6")
def test_swap() -> None:
    s = scene("c1s1", MoveCreature(item("toad"), LEFT), river="I H E G toad")
    assert row(s) == "I H E toad G"


@rule("EX-17", "SW-11.7")
def test_retreat() -> None:
    s = scene("c1s1", RetreatShadow(1), RetreatShadow(1), shadow=2)
    assert s.shadow == 4 and row(s) == "I H E G"
    s = scene("c1s1", AdvanceShadow(1), shadow=4)
    assert s.shadow == 3
    play(s, "draw(gloam_hare.0)")
    assert row(s) == "hare I H E G"


@rule("EX-18", "SW-20.3", "SW-20.4", "OQ-19")
def test_both_at_the_centre() -> None:
    s = scene("c1s2", ShadowPhase(), stage="shadow", light=0, shadow=1, crystals={"help": 1})
    assert "sw-lost-c1s2" in pages(s)


@rule("EX-19", "SW-14.8", "SW-14.9", "SW-14.10", "SW-14.11", "SW-14.12", "SW-14.14", "OQ-3")
def test_brom() -> None:
    s = scene(river="boar I H E G", crystals={"help": 1, "heal": 2}, spirit=3)
    play(s, "ability(protect)", "pay(help)")
    assert row(s) == "I H E G boar" and named(s.stunned) == ["thornback_boar"] and s.brom == CURE
    play(s, "ability(cure)")
    assert s.spirit == 5 and s.brom == PROTECT and crystals(s) == {}


@rule("EX-21", "SW-16.3", "OQ-22", "OQ-50")
def test_blessing_spaces_full() -> None:
    held = ["heel_of_bread.0", "moon_moth", "reed_flute"]
    s = scene("c1s1", TakeExploration(item("silver_burr.0")), blessings=held, spirit=2)
    cards = [*held, "silver_burr.0"]
    assert sorted(offered(s)) == sorted([f"use({c})" for c in cards] + [f"discard({c})" for c in cards])
    play(s, "use(heel_of_bread.0)")
    assert s.spirit == 4 and named(s.blessings) == ["moon_moth", "reed_flute", "silver_burr.0"]
    traumas = ["the_empty_chair", "the_unsung_song", "cold_hands"]
    s = scene("c1s1", TakeExploration(item("silver_burr.0")), blessings=traumas)
    assert offered(s) == ["use(silver_burr.0)", "discard(silver_burr.0)"]


@rule("EX-22", "SW-10.5", "SW-10.6", "SW-10.8", "OQ-30")
def test_locations() -> None:
    gate, arch = "overcome(c1s1_gate)", ["c1s1_waymark", "c1s1_lichen_arch"]
    assert gate not in offered(scene(river="E I H G", light=1, placed=arch))
    assert gate not in offered(scene(river="E I H G", light=0, placed=["c1s1_waymark"]))
    assert gate in offered(scene(river="E I H G", light=0, placed=arch))
    s = scene("c1s1", river="E I H G", light=0, placed=[*arch, "c1s1_gate"])
    assert gate not in offered(s)


@rule("EX-26", "SW-6.5", "SW-6.6", "SW-6.13", "SW-14.6", "OQ-44")
def test_a_reroll_that_costs_the_roll() -> None:
    s = scene(river="I E H G", placed=["c1s1_waymark"], crystals={"explore": 2}, luma="luma", brom="absent")
    play(s, "overcome(c1s1_ribbon)", *rolled(4, 1), "spend", "ability(luma)", "reroll(die_8.0)", "face(2)")
    assert item("c1s1_ribbon") not in s.placed and crystals(s) == {} and row(s) == "I H G E"


@rule("EX-27", "SW-18.5", "OQ-51")
def test_too_late_to_stun() -> None:
    def phase() -> Wild:
        return scene(
            "c1s1", ShadowPhase(), stage="shadow", river="boar I H E G", spirit=2, crystals={"help": 1}, shadow=7
        )

    s = phase()
    play(s, "wait", "ability(protect)")
    assert s.actor == CHANCE and row(s) == "I H E G boar"
    play(s, "draw(a_crack_of_light)", "option(1)")
    assert s.spirit == 5 and named(s.stunned) == ["thornback_boar"]
    s = phase()
    play(s, "ability(protect)")
    assert s.spirit == 2 and s.stunned == []


@rule("EX-28", "SW-8.14", "OQ-45")
def test_moving_to_a_named_space() -> None:
    assert row(scene("c1s1", MoveAction(item("I"), 2))) == "H I E G"
    assert row(scene("c1s1", MoveAction(item("G"), 1))) == "I G H E"
    assert row(scene("c1s1", MoveAction(item("G"), 3))) == "I H E G"


@rule("EX-29", "SW-5.12", "SW-5.13", "OQ-43")
def test_no_die_left() -> None:
    s = scene(river="G I H E", dice=1, spirit=0, blessings=["second_breath"])
    play(s, "gain_spirit", "face(5)", "stand")
    assert offered(s) == ["use(second_breath)", "end_phase"]
    play(s, "use(second_breath)")
    assert dice(s) == (2, 0, 3) and s.stage == LUMA and "advance_light" in offered(s)
    s = scene(river="G I H E", dice=1, spirit=0, shadow=7)
    play(s, "gain_spirit", "face(5)")
    assert s.round == 2 and s.shadow == 6


@rule("EX-30", "SW-20.5", "SW-20.8", "OQ-52")
def test_ending_inside_an_effect() -> None:
    s = scene("c3s1", river="E I H G", spirit=0, shadow=1)
    play(s, "draw_cards", *rolled(5, 1), "draw(cold_drizzle.0)")
    assert s.spirit == 5
    play(s, "draw(the_longest_hour)")
    assert "sw-lost-c3s1" in pages(s) and dice(s) == (0, 0, 5) and row(s) == "I H G E"
    assert named(s.exploration_discard) == ["cold_drizzle.0"] and named(s.shadow_discard) == ["the_longest_hour"]
    assert offered(s) == ["turn_page"] and s.spirit == 4


@rule("EX-36", "SW-5.17", "OQ-34", "OQ-62")
def test_dice_kept_back() -> None:
    s = scene("c2s1", dice=3, shadow=5)
    play(s, "end_phase")
    assert s.shadow == 4 and dice(s) == (4, 0, 1)
    s = scene("c2s1", dice=["available"] * 3 + ["used"] * 2 + ["available", "box"], shadow=5, delayed=1)
    play(s, "end_phase")
    assert dice(s) == (4, 0, 2) and s.dice[5] == 2


@rule("EX-37", "SW-11.10", "OQ-65")
def test_a_step_back_between_two_icons() -> None:
    s = scene("c1s2", ShadowPhase(), stage="shadow", shadow=3, blessings=["moon_moth"])
    play(s, "wait")
    assert s.shadow == 2
    play(s, "use(moon_moth)")
    assert s.shadow == 3 and row(s) == "H E G I" and s.spirit == 5
    play(s, "end_phase")
    assert s.shadow == 2 and row(s) == "E G I H" and s.spirit == 4


@rule("EX-38", "SW-20.10", "OQ-70")
def test_the_light_arrives_in_a_failed_action() -> None:
    stones = ["c1s2_first_stone", "c1s2_second_stone", "c1s2_third_stone"]
    s = scene("c1s2", placed=stones, light=1, blessings=["jar_of_fireflies.0"])
    play(s, "gain_spirit", *rolled(4))
    assert offered(s) == ["use(jar_of_fireflies.0)", "stand"]
    play(s, "use(jar_of_fireflies.0)")
    assert "sw-won-c1s2" in pages(s) and row(s) == "I H E G" and dice(s)[0] == 0


@rule("SW-19.1", "SW-19.2")
def test_the_shadow_phase_belongs_to_the_shadow() -> None:
    s = scene("c1s1", ShadowPhase(), stage="shadow", river="hare fawn I H E G", crystals={"help": 2}, shadow=7)
    assert s.stage == SHADOW and s.brom != ABSENT
    play(s, "wait_all")
    assert s.spirit == 4 and row(s) == "fawn I H E G hare" and s.round == 2
