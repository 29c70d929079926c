"""Shadow cards, Luma and Brom, Story cards, Exploration cards. SW-13 to SW-16"""

from typing import Any

import pytest
from tests.support.play import offered, play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import TABLES, crystals, has, item, named, pages, rolled, scene

from radura import CHANCE
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import ABSENT, CURE, OPENING, PROTECT, Wild
from radura.games.storyfold_wildwoods.steps.explorations import (
    AddToExploration,
    DiscardBlessing,
    DrawExploration,
    DrawStory,
    TakeExploration,
)
from radura.games.storyfold_wildwoods.steps.journey import OpenScene
from radura.games.storyfold_wildwoods.steps.shadow import ShadowPhase
from radura.games.storyfold_wildwoods.steps.spirit import DrawShadow, LoseSpirit
from radura.games.storyfold_wildwoods.tables import COMPANION, TRAUMA

# -- Shadow cards -----------------------------------------------------------------------


@rule("SW-13.1", "SW-13.6")
def test_a_shadow_card_lies_on_the_pile_after_its_effect() -> None:
    s = scene("c1s1", DrawShadow(1), shadow_discard=["a_door_left_open"])
    play(s, "draw(a_crack_of_light)")
    assert named(s.limbo) == ["a_crack_of_light"] and named(s.shadow_discard) == ["a_door_left_open"]
    play(s, "option(1)")
    assert named(s.shadow_discard) == ["a_door_left_open", "a_crack_of_light"] and s.light == 5


@rule("SW-13.2", "SW-13.3", "OQ-5")
def test_the_final_card_loses_the_chapter_at_that_instant() -> None:
    s = scene("c1s2", DrawShadow(1), shadow_deck=[], brom="absent", luma="luma", flags=["met_pim"], flags_before=[])
    assert s.stage == OPENING and s.restarts == 1 and pages(s) == ["sw-restart-chapter1"]
    assert s.flags == [] and offered(s) == ["turn_page"]
    play(s, "turn_page")
    assert offered(s) == ["place(illuminate)", "place(help)", "place(explore)", "place(heal)"]
    play(s, "place(help)", "place(help)")
    assert s.tables.scenes[s.scene].id == "c1s1" and crystals(s) == {"help": 2} and s.brom == PROTECT


@rule("SW-13.4", "SW-13.7", "OQ-47")
def test_an_empty_shadow_deck_gives_nothing_and_is_not_reshuffled() -> None:
    s = scene("c1s1", DrawShadow(1), shadow_deck=[], final=None, shadow_discard=["footsteps_behind"])
    assert s.actor == 0 and named(s.shadow_discard) == ["footsteps_behind"]


@rule("OQ-5", "OQ-47")
def test_mercy_adds_crystals_and_the_third_restart_has_no_final_card() -> None:
    def lost(restarts: int) -> Wild:
        s = scene("c1s2", DrawShadow(1), shadow_deck=[], brom="absent", luma="luma", restarts=restarts)
        play(s, "turn_page")
        while offered(s)[0].startswith("place"):
            play(s, offered(s)[0])
        return s

    for restarts, bonus in ((0, 2), (1, 4), (2, 6), (5, 6)):
        s = lost(restarts)
        assert sum(s.crystals) == bonus
        assert (s.final >= 0) == (restarts < 2)


# -- Luma and Brom ----------------------------------------------------------------------


@rule("SW-14.2", "SW-14.3", "SW-14.4", "SW-14.5", "OQ-2", "OQ-38")
def test_brom_steps_in_once() -> None:
    s = scene("c1s1", DrawShadow(2), shadow_deck=[], crystals={"help": 2}, river="hare I H E G")
    assert offered(s) == ["ability(luma_and_brom)", "draw_final"]
    play(s, "ability(luma_and_brom)")
    # The second of the two cards is the final one again, and nothing helps any more.
    assert s.stage == OPENING and s.restarts == 1
    s = scene("c1s1", DrawShadow(1), shadow_deck=[], crystals={"help": 2}, river="hare I H E G")
    play(s, "ability(luma_and_brom)")
    assert s.brom == ABSENT and s.luma == 1 and named(s.shadow_discard) == ["brom"]
    assert s.final == item("the_spring_runs_silent") and has(s, "brom_stepped_in")
    assert "sw-text-luma_and_brom" in pages(s)
    assert not [name for name in offered(s) if name.startswith("ability")]  # his abilities are gone


@rule("OQ-38")
def test_brom_need_not_step_in() -> None:
    s = scene("c1s1", DrawShadow(1), shadow_deck=[])
    play(s, "draw_final")
    assert s.stage == OPENING and s.brom == PROTECT


@rule("SW-14.6", "SW-14.7", "OQ-2", "SW-1.2")
def test_luma_rolls_again_for_a_crystal_as_often_as_she_likes() -> None:
    s = scene(light=5, luma="luma", brom="absent", crystals={"help": 3})
    play(s, "advance_light", *rolled(1, 2))
    play(s, "ability(luma)", "reroll(die_8.0)", "face(2)")
    play(s, "ability(luma)", "reroll(die_8.0)", "face(8)")
    play(s, "ability(luma)", "reroll(die_8.1)", "face(7)")
    assert s.light == 3 and crystals(s) == {}


@rule("OQ-2")
@pytest.mark.parametrize(("reroll", "may"), [("luma_side", False), ("always", True)])
def test_the_reroll_on_the_first_face_is_a_rule_option(reroll: str, may: bool) -> None:
    s = scene(light=5, crystals={"help": 3}, options={"luma_reroll": reroll})
    play(s, "advance_light", *rolled(1))
    assert ("ability(luma)" in offered(s)) == may


@rule("SW-14.1", "SW-14.13", "OQ-48")
def test_the_four_moments_of_any_time() -> None:
    held: dict[str, Any] = {"blessings": ["jar_of_fireflies.0"], "light": 5}
    assert "use(jar_of_fireflies.0)" in offered(scene(**held))  # (a)
    s = scene(dice=0, **held)
    assert offered(s) == ["use(jar_of_fireflies.0)", "end_phase"]  # (a) without a die
    s = scene(river="G I H E", spirit=0, **held)
    play(s, "gain_spirit", *rolled(5))
    assert "use(jar_of_fireflies.0)" in offered(s)  # (b)
    s = scene("c1s2", ShadowPhase(), stage="shadow", river="hare I H E G", shadow=3, **held)
    asked = []
    while s.round == 1:
        assert "use(jar_of_fireflies.0)" in offered(s)
        view = s.view(0)
        assert view.decision is not None
        asked.append(view.decision.prompt.id)
        play(s, "wait")
    before = "sw-ask-before-"
    # (c) before the activation, (d) the loss, (c) before the advance and before each icon, (d) the claw
    assert asked == [
        f"{before}activation",
        "sw-ask-loss",
        f"{before}advance",
        f"{before}icon",
        f"{before}icon",
        "sw-ask-loss",
    ]


@rule("OQ-48", "SW-14.13")
def test_no_moment_while_another_choice_is_open_or_a_card_is_in_use() -> None:
    s = scene(
        river="hare fawn I H E G", blessings=["reed_flute", "jar_of_fireflies.0"], crystals={"help": 1, "heal": 1}
    )
    play(s, "use(reed_flute)")
    assert offered(s) == ["creature(gloam_hare.0)", "creature(lost_fawn.0)"]
    play(s, "creature(lost_fawn.0)", "ability(protect)")
    assert offered(s) == ["pay(help)", "pay(heal)"]


@rule("OQ-48")
def test_in_set_ups_only_moment_d() -> None:
    held = ["cold_hands", "heel_of_bread.0", "silver_burr.0"]
    s = scene("c1s3", OpenScene(), stage="between", blessings=held, spirit=1)
    assert offered(s) == ["use(heel_of_bread.0)", "wait"]  # the Trauma is about to take 1
    play(s, "use(heel_of_bread.0)")
    assert s.spirit == 2 and s.actor == CHANCE  # the set-up's Creature comes without another moment


@rule("OQ-71")
def test_moments_without_a_choice_are_passed_over() -> None:
    s = scene("c1s1", ShadowPhase(), stage="shadow", river="hare I H E G", shadow=7)
    assert s.round == 2 and s.spirit == 5


@rule("OQ-48", "OQ-71")
def test_a_player_who_will_not_be_asked_again_still_hears_of_danger() -> None:
    s = scene(
        "c1s1", ShadowPhase(), stage="shadow", river="boar fawn I H E G", shadow=1, crystals={"help": 1}, spirit=3
    )
    play(s, "wait_all")
    assert offered(s) == ["ability(protect)", "wait"]  # the fawn takes 1 of 0: a Shadow card would come
    play(s, "wait", "draw(everything_goes_quiet)")
    assert s.shadow == 1 and offered(s) == ["ability(protect)", "wait"]  # the pawn would reach the centre


@rule("SW-14.16")
def test_each_use_turns_brom() -> None:
    s = scene(river="hare I H E G", crystals={"help": 3}, spirit=1)
    play(s, "ability(protect)")
    assert s.brom == CURE and "ability(protect)" not in offered(s) and "ability(cure)" in offered(s)
    play(s, "ability(cure)")
    assert s.brom == PROTECT and s.spirit == 3


# -- Story cards ------------------------------------------------------------------------


@rule("SW-15.1", "SW-15.2", "SW-15.3", "SW-1.4")
def test_a_story_card_is_read_carried_out_and_goes_to_the_box() -> None:
    s = scene("c1s1", DrawStory(item("c1_2")), DrawStory(item("c1_2")))
    assert "sw-text-c1_2" in pages(s) and s.dice[5] != 0
    assert item("c1_2") not in s.story + s.limbo + s.shadow_discard + s.exploration_discard
    assert pages(s).count("sw-text-c1_2") == 1  # not in the deck any more: ignored


@rule("OQ-60")
def test_texts_have_another_version_without_brom() -> None:
    assert "sw-text_alone-c1_5" in pages(scene("c1s3", DrawStory(item("c1_5")), brom="absent", luma="luma"))
    assert "sw-text-c1_5" in pages(scene("c1s3", DrawStory(item("c1_5"))))
    assert "sw-text-c1_6" in pages(scene("c1s4", DrawStory(item("c1_6")), brom="absent"))  # it has no other


# -- Exploration cards ------------------------------------------------------------------


@rule("SW-16.2", "SW-16.8", "OQ-32")
def test_a_curse_is_carried_out_at_once() -> None:
    s = scene("c1s1", DrawExploration(1))
    play(s, "draw(thieving_jackdaw)")
    assert s.spirit == 5 and named(s.exploration_discard) == ["thieving_jackdaw"] and s.blessings == []


@rule("SW-16.4", "OQ-32")
def test_the_discard_pile_becomes_the_deck() -> None:
    s = scene(
        "c1s1", DrawExploration(3), exploration_deck=["moon_moth"], exploration_discard=["reed_flute", "hollow_log"]
    )
    play(s, "draw(moon_moth)")
    assert offered(s) == ["draw(reed_flute)", "draw(hollow_log)"] and s.exploration_discard == []
    play(s, "draw(hollow_log)", "draw(reed_flute)", "take(hollow_log)")
    assert named(s.exploration_discard) == ["moon_moth", "reed_flute"]


@rule("OQ-32")
def test_fewer_cards_than_successes() -> None:
    s = scene("c1s1", DrawExploration(3), exploration_deck=["moon_moth"], exploration_discard=[])
    play(s, "draw(moon_moth)")
    assert named(s.blessings) == ["moon_moth"]


@rule("SW-16.5", "SW-16.6", "SW-21.6")
def test_blessings_stay_when_luma_travels() -> None:
    s = scene("c1s1", ShadowPhase(), stage="shadow", shadow=1, blessings=["hollow_log", "the_empty_chair"])
    play(s, "turn_page", "draw(lost_fawn.0)")
    assert named(s.blessings) == ["hollow_log", "the_empty_chair"]


@rule("SW-16.7", "SW-1.10", "OQ-66")
def test_cards_are_added_from_the_box() -> None:
    assert {TABLES.type[i] for i in TABLES.explorations} == {0, 1, COMPANION, TRAUMA}
    s = scene(
        "c1s1", AddToExploration((item("the_empty_chair"), item("pim_the_hedgehog"))), blessings=["pim_the_hedgehog"]
    )
    assert item("the_empty_chair") in s.exploration_deck and item("pim_the_hedgehog") not in s.exploration_deck
    s = scene("p2", AddToExploration((item("hollow_log"),)), exploration_known=["heel_of_bread.0"], exploration_deck=[])
    assert s.exploration_known == []  # shuffled: no order is known any more
    s = scene("p2", AddToExploration((item("hollow_log"),)), exploration_known=["hollow_log"], exploration_deck=[])
    assert named(s.exploration_known) == ["hollow_log"]  # nothing was added: nothing is shuffled


@rule("SW-16.9", "OQ-20", "OQ-32")
def test_a_used_blessing_goes_to_the_discard_pile() -> None:
    s = scene(blessings=["heel_of_bread.0"], spirit=3)
    play(s, "use(heel_of_bread.0)")
    assert s.spirit == 5 and named(s.exploration_discard) == ["heel_of_bread.0"]


@rule("OQ-20")
def test_timings_and_cards_that_can_do_nothing() -> None:
    held = ["river_pebble.0", "second_breath", "hollow_log"]
    assert not [n for n in offered(scene(blessings=held)) if n.startswith("use")]  # all dice are available
    assert [n for n in offered(scene(blessings=held, dice=4)) if n.startswith("use")] == ["use(second_breath)"]
    s = scene(river="G I H E", spirit=0, blessings=held, dice=5)
    play(s, "gain_spirit", *rolled(5))
    assert [n for n in offered(s) if n.startswith("use")] == ["use(river_pebble.0)"]
    assert "use(heel_of_bread.0)" not in offered(scene(blessings=["heel_of_bread.0"]))  # Spirit is full
    assert "use(pim_the_hedgehog)" in offered(scene(blessings=["pim_the_hedgehog"]))  # one part can do something
    s = scene("c1s1", ShadowPhase(), stage="shadow", river="boar I H E G", blessings=held, shadow=7)
    assert offered(s) == ["use(hollow_log)", "wait", "wait_all"]  # the loss comes from an activation
    play(s, "use(hollow_log)")
    assert s.spirit == 6 and s.round == 2


@rule("OQ-67")
def test_only_the_printed_spirit_can_be_prevented() -> None:
    s = scene("c1s1", LoseSpirit(2), blessings=["hollow_log"])
    assert s.spirit == 4  # not from an activation: nobody is asked


@rule("OQ-63", "OQ-44")
def test_extra_successes_need_a_success() -> None:
    s = scene(light=5, blessings=["wick_the_flame", "river_pebble.0"])
    play(s, "advance_light", *rolled(1))
    assert offered(s) == ["use(river_pebble.0)", "stand"]
    play(s, "use(river_pebble.0)", "face(8)")  # a single die is the one rolled again
    assert offered(s) == ["use(wick_the_flame)", "stand"]
    play(s, "use(wick_the_flame)")
    assert s.light == 2


@rule("OQ-33")
def test_a_trauma_may_be_left() -> None:
    s = scene("c1s1", DrawExploration(2), exploration_deck=["the_empty_chair", "moon_moth"])
    play(s, "draw(the_empty_chair)", "draw(moon_moth)", "take(moon_moth)")
    assert named(s.exploration_discard) == ["the_empty_chair"]


@rule("OQ-6")
def test_there_are_three_blessing_spaces() -> None:
    assert TABLES.spaces == 3 and scene().view(0).facts.blessing_spaces == 3


@rule("SW-16.11", "SW-16.12")
def test_a_trauma_takes_a_space_and_cannot_be_used_or_discarded() -> None:
    s = scene("c1s1", TakeExploration(item("the_empty_chair")))
    assert named(s.blessings) == ["the_empty_chair"]
    assert not [name for name in offered(s) if "the_empty_chair" in name and not name.startswith("heal")]
    s = scene("c1s1", DiscardBlessing(1, (LoseSpirit(2),)), blessings=["the_empty_chair"])
    assert s.spirit == 4 and named(s.blessings) == ["the_empty_chair"]


@rule("OQ-22")
def test_a_trauma_makes_a_blessing_go_or_costs_a_spirit() -> None:
    s = scene("c1s1", TakeExploration(item("cold_hands")), blessings=["the_empty_chair", "moon_moth", "reed_flute"])
    assert {name.split("(")[1] for name in offered(s)} == {"moon_moth)", "reed_flute)"}
    play(s, "discard(moon_moth)")
    assert named(s.blessings) == ["the_empty_chair", "reed_flute", "cold_hands"]
    full = ["the_empty_chair", "the_unsung_song", "the_closed_door"]
    s = scene("c1s1", TakeExploration(item("cold_hands")), blessings=full)
    assert s.spirit == 5 and named(s.exploration_discard) == ["cold_hands"] and named(s.blessings) == full


@rule("SW-16.13", "OQ-39")
def test_companions_are_like_blessings() -> None:
    s = scene(blessings=["tolm_the_toad"], shadow=4, spirit=3)
    play(s, "use(tolm_the_toad)")
    assert s.shadow == 5 and s.spirit == 4 and named(s.exploration_discard) == ["tolm_the_toad"]


@rule("SW-16.14", "OQ-50")
def test_a_card_used_to_make_room_skips_what_cannot_apply() -> None:
    held = ["river_pebble.0", "hollow_log", "four_leaf_bookmark.0"]
    s = scene("c1s1", TakeExploration(item("moon_moth")), blessings=held)
    play(s, "use(river_pebble.0)")
    assert named(s.exploration_discard) == ["river_pebble.0"] and named(s.blessings)[-1] == "moon_moth"
    s = scene("c1s1", TakeExploration(item("moon_moth")), blessings=held, shadow=5)
    play(s, "use(moon_moth)")  # the new card itself
    assert s.shadow == 6 and named(s.blessings) == held


@rule("OQ-63")
def test_the_roll_is_over_when_a_card_makes_room_later_in_the_action() -> None:
    s = scene(river="E I H G", blessings=["river_pebble.0", "hollow_log", "four_leaf_bookmark.0"])
    play(s, "draw_cards", *rolled(3), "stand", "draw(moon_moth)", "use(river_pebble.0)")
    assert named(s.blessings)[-1] == "moon_moth" and s.using == -1


@rule("SW-16.16", "OQ-72")
@pytest.mark.parametrize("fallback", [False, True])
def test_a_trauma_takes_its_part_once(fallback: bool) -> None:
    s = scene(river="H E I G", blessings=["the_unsung_song"])
    if fallback:
        s = scene("c1s3", river="H E I G", blessings=["the_unsung_song"], placed=["c1s3_wheel"])
        play(s, "overcome(c1s3_sluice)", *rolled(3, 3, 3), "fall_back")
    else:
        play(s, "gain_crystals", *rolled(3, 3, 3))
    play(s, "place(help)", "place(help)")
    assert crystals(s) == {"help": 2}
    s = scene(river="E H I G", blessings=["the_closed_door"])
    play(s, "draw_cards", *rolled(3), "draw(moon_moth)")  # at least 1
    assert item("moon_moth") in s.blessings
    s = scene(river="G E H I", blessings=["the_empty_chair"], spirit=2)
    play(s, "gain_spirit", *rolled(3))
    assert s.spirit == 2


@rule("SW-13.5")
def test_shadow_cards_have_words_of_their_own() -> None:
    english = GAME.words("en")
    assert all(f"sw-flavour-{TABLES.card_of[card]} = " in english for card in TABLES.shadows)
