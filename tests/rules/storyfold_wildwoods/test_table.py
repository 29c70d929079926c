"""River, Crystals, Locations, Wildwood Track and Spirit. SW-8 to SW-12"""

import pytest
from tests.support.play import offered, play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import TABLES, crystals, item, named, pages, rolled, row, scene

from radura import CHANCE
from radura.core import record
from radura.core.check import walk
from radura.core.events import Counted
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import ENDING, Wild
from radura.games.storyfold_wildwoods.steps.creatures import (
    CHOICE,
    END,
    LEFT,
    LEFTMOST,
    RIGHT,
    START,
    DrawCreature,
    MoveAction,
    MoveCreature,
    Summon,
)
from radura.games.storyfold_wildwoods.steps.effects import (
    AdvanceShadow,
    GainCrystals,
    GainSpirit,
    LoseCrystals,
    MoveLight,
    PlaceLocation,
    ReduceLocation,
    RemoveLocation,
    RetreatShadow,
)
from radura.games.storyfold_wildwoods.steps.journey import OpenScene
from radura.games.storyfold_wildwoods.steps.shadow import ShadowPhase
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit

# -- the River --------------------------------------------------------------------------


@rule("SW-2.1", "SW-2.2", "SW-8.7", "SW-8.11", "SW-8.12", "SW-8.16", "SW-8.17", "SW-1.8")
def test_what_is_always_true_of_the_river() -> None:
    assert TABLES.numbers == [3, 4, 5, 6, 0, 0, 0]
    for seed in range(3):
        for moment in walk(GAME, seed, 1, {"begin": "chapter3"}):
            s = moment.after
            assert isinstance(s, Wild)
            assert sorted(card for card in s.river if card < 4) == [0, 1, 2, 3]
            assert len(s.river) <= 7 and len(set(s.river)) == len(s.river) and len(s.creatures()) <= 3
            assert all(card < 4 or card in TABLES.creatures for card in s.river)
            assert set(s.stunned) <= set(s.river) and len(s.stunned) <= 3
            assert len(s.river) >= 4 and any(card < 4 for card in s.river[:4])


@rule("SW-8.3", "SW-8.4")
def test_a_gap_is_closed_and_the_order_kept() -> None:
    s = scene(river="G hare I fawn H E", placed=["c1s1_waymark"])
    play(s, "heal(gloam_hare.0)", *rolled(3), "place(heal)")
    assert row(s) == "I fawn H E G"


@rule("SW-8.15", "OQ-46")
@pytest.mark.parametrize(("river", "to"), [("toad I H E G", LEFT), ("I H E G toad", RIGHT), ("I H E G toad", END)])
def test_a_card_without_a_neighbour_stays(river: str, to: int) -> None:
    assert row(scene("c1s1", MoveCreature(item("toad"), to), river=river)) == river


@rule("OQ-25")
def test_start_and_end_of_a_full_river() -> None:
    full = "I hare H fawn E toad G"
    assert row(scene("c1s1", MoveCreature(item("fawn"), END), river=full)) == "I hare H E toad G fawn"
    assert row(scene("c1s1", MoveCreature(item("fawn"), START), river=full)) == "fawn I hare H E toad G"
    assert row(scene("c1s1", MoveAction(item("I"), END), river=full)) == "hare H fawn E toad G I"


@rule("OQ-56", "OQ-68")
def test_the_leftmost_action_card_ignores_creatures_and_a_choice_must_change_something() -> None:
    s = scene("c1s1", MoveAction(LEFTMOST, END), river="hare H I E G")
    assert row(s) == "hare I E G H"
    s = scene("c1s1", MoveAction(CHOICE, START), river="I H E G")
    assert offered(s) == ["move(help)", "move(explore)", "move(heal)"]
    s = scene(river="I H E G hare", blessings=["silver_burr.0", "reed_flute"], stunned="hare")
    assert "use(silver_burr.0)" not in offered(s) and "use(reed_flute)" in offered(s)


@rule("OQ-23")
def test_a_creature_called_into_a_full_river_costs_its_spirit() -> None:
    s = scene("c1s4", Summon(item("heron")), river="I hare H fawn E toad G")
    assert s.spirit == 4 and item("heron") not in s.river + s.creature_discard


@rule("SW-8.13", "SW-21.2")
def test_the_order_of_the_action_cards_goes_on_to_the_next_scene() -> None:
    arch = ["c1s1_waymark", "c1s1_lichen_arch"]
    s = scene("c1s1", river="E hare I H G", light=0, placed=arch, brom="absent")
    play(s, "overcome(c1s1_gate)", *rolled(3, 3, 3), "place(help)", "turn_page", "draw(inkfoot_fox)")
    assert s.tables.scenes[s.scene].id == "c1s2" and row(s) == "I fox H G E"


# -- Crystals ---------------------------------------------------------------------------


@rule("SW-9.3", "SW-9.4", "SW-9.10", "OQ-26", "SW-1.7")
def test_three_on_a_card_and_twelve_in_all() -> None:
    s = scene("c1s1", GainCrystals(3), crystals={"illuminate": 3, "help": 3, "explore": 2})
    assert offered(s) == ["place(explore)", "place(heal)"]
    play(s, "place(explore)")
    assert s.crystals == [3, 3, 3, 2]  # one card was left: the rest goes there by itself
    s = scene("c1s1", GainCrystals(5), crystals={"illuminate": 3, "help": 3, "explore": 3, "heal": 1})
    assert s.crystals == [3, 3, 3, 3]
    s = scene("c1s1", GainCrystals(2, item("help")), crystals={"help": 2})
    assert s.crystals == [0, 3, 0, 0]


@rule("SW-9.6")
def test_crystals_on_other_cards_do_not_help_a_roll() -> None:
    s = scene(light=5, crystals={"help": 2}, brom="absent")
    play(s, "advance_light", *rolled(5))
    assert s.light == 4 and crystals(s) == {"help": 2}


@rule("SW-9.8", "SW-21.6")
def test_crystals_stay_from_scene_to_scene() -> None:
    s = scene("c1s3", placed=["c1s3_sluice"], healed="hare fawn", crystals={"help": 2}, brom="absent", spirit=3)
    play(s, "gain_spirit", *rolled(1), "turn_page")
    assert s.tables.scenes[s.scene].id == "c1s4" and s.crystals[1] == 2 and s.spirit == 4


@rule("SW-9.9", "OQ-49", "SW-14.15")
def test_crystals_pay_for_brom_in_full() -> None:
    assert "ability(protect)" not in offered(scene(crystals={"help": 1}))  # no Creature
    assert "ability(protect)" not in offered(scene(river="hare I H E G"))  # no Crystal
    assert "ability(protect)" in offered(scene(river="hare I H E G", crystals={"help": 1}, stunned="hare"))
    assert "ability(cure)" not in offered(scene(brom="cure", crystals={"help": 1}))
    s = scene(brom="cure", crystals={"help": 2})  # at full Spirit, to turn him
    play(s, "ability(cure)")
    assert s.spirit == 6 and s.brom == 1 and crystals(s) == {}


@rule("OQ-26")
def test_the_player_chooses_which_crystals_are_lost() -> None:
    s = scene("c1s1", LoseCrystals(2), crystals={"help": 2, "heal": 1})
    play(s, "lose(help)", "lose(heal)")
    assert crystals(s) == {"help": 1}
    assert crystals(scene("c1s1", LoseCrystals(5), crystals={"help": 2, "heal": 1})) == {}
    assert scene("c1s1", LoseCrystals(1, (GainSpirit(1),)), spirit=3).spirit == 4


# -- Locations --------------------------------------------------------------------------


@rule("SW-10.1", "SW-10.10", "SW-2.6")
def test_every_scene_has_both_kinds_of_locations_and_two_endings() -> None:
    for pages_ in TABLES.scenes:
        kinds = {TABLES.kind[location] for location in pages_.locations}
        assert kinds == {item("help"), item("explore")} and 4 <= len(pages_.locations) <= 6
        assert pages_.won_next and pages_.lost_next


@rule("SW-10.6")
def test_all_joined_locations_to_the_left_count() -> None:
    s = scene("c1s2", river="E H I G", placed=["c1s2_second_stone"])
    assert "overcome(c1s2_third_stone)" not in offered(s)  # the first stone was never overcome
    s = scene("c1s2", river="E H I G", placed=["c1s2_first_stone", "c1s2_second_stone"])
    assert "overcome(c1s2_third_stone)" in offered(s)


@rule("SW-10.7")
def test_prerequisites() -> None:
    mouth = "overcome(c1s4_mouth)"
    assert mouth not in offered(scene("c1s4", river="E H I G", light=0))
    assert mouth in offered(scene("c1s4", river="E H I G", light=0, healed="heron"))
    bell = {"river": "H E I G", "light": 0, "placed": ["c2s4_low_rope", "c2s4_high_rope"]}
    assert "overcome(c2s4_bell)" not in offered(scene("c2s4", **bell))
    assert "overcome(c2s4_bell)" in offered(scene("c2s4", flags=["clapper"], **bell))


@rule("SW-10.9", "OQ-30")
def test_whether_a_location_may_be_attempted_is_looked_at_when_it_is_chosen() -> None:
    arch = ["c1s1_waymark", "c1s1_lichen_arch"]
    s = scene("c1s1", river="E I H G", light=0, placed=arch, blessings=["river_pebble.0"])
    play(s, "overcome(c1s1_gate)", "roll(3,0,0)", "face(3)", "face(3)", "face(3)")
    s.light = 1  # driven away in the meantime
    play(s, "stand")
    assert "sw-won-c1s1" in pages(s)


@rule("SW-10.11", "OQ-59")
def test_a_location_that_lost_its_pawn_can_be_overcome_again() -> None:
    lamps = tuple(item(f"c3s2_lamp_{who}") for who in ("edda", "joss", "twins"))
    s = scene("c3s2", RemoveLocation(lamps), river="H E I G", placed=["c3s2_lamp_edda", "c3s2_lamp_joss"])
    play(s, "put_out(c3s2_lamp_edda)")
    assert named(s.placed) == ["c3s2_lamp_joss"]
    play(s, "overcome(c3s2_lamp_edda)", *rolled(3), "place(heal)")
    assert item("c3s2_lamp_edda") in s.placed and crystals(s) == {"heal": 1}
    assert scene("c3s2", RemoveLocation(lamps, (MoveLight(-1),)), light=2).light == 3


@rule("OQ-69")
def test_reductions_add_up_and_are_used_by_the_next_location_chosen() -> None:
    s = scene("c1s3", ReduceLocation(1), ReduceLocation(1), river="H E I G", placed=["c1s3_wheel"])
    play(s, "overcome(c1s3_sluice)")
    assert s.need == 2 and s.reduction == 0
    s = scene("c1s1", ReduceLocation(3), PlaceLocation(item("c1s1_gate")), river="E H I G")
    assert s.reduction == 3 and item("c1s1_gate") in s.placed  # place_location uses none
    play(s, "overcome(c1s1_waymark)")
    assert s.need == 1  # never less than 1


# -- Wildwood Track ---------------------------------------------------------------------


@rule("SW-2.3", "SW-11.2", "SW-11.3", "OQ-7", "OQ-31")
def test_pawns_stay_on_the_track() -> None:
    assert TABLES.side == 8
    assert scene("c1s1", MoveLight(-3), light=7).light == 8
    assert scene("c1s1", MoveLight(-1), light=0, placed=["c1s1_gate"]).placed == [item("c1s1_gate")]
    assert scene("c1s1", RetreatShadow(3), shadow=7).shadow == 8
    for pages_ in TABLES.scenes:
        assert 0 <= pages_.light <= 7 and 5 <= pages_.shadow <= 7


@rule("SW-11.5", "SW-11.6", "SW-3.2")
def test_all_icons_of_the_space_entered_are_resolved_from_left_to_right() -> None:
    s = scene("c1s2", AdvanceShadow(1), shadow=3)
    assert row(s) == "H E G I" and s.spirit == 5
    assert pages(s) == ["sw-icon_wave-c1s2", "sw-icon_claw-c1s2"]
    assert [TABLES.icons[icon] for icon in TABLES.scenes[s.scene].icons[2]] == ["wave", "claw"]


@rule("SW-11.8", "OQ-10")
def test_several_spaces_trigger_one_by_one() -> None:
    s = scene("c1s1", AdvanceShadow(2), shadow=5, light=2)
    assert s.shadow == 3 and s.light == 3 and s.actor == CHANCE  # mist, then a paw


@rule("OQ-65")
def test_a_space_entered_meanwhile_is_resolved_first() -> None:
    s = scene("c3s4", AdvanceShadow(1), shadow=6, spirit=0, light=0)
    assert s.shadow == 5 and s.actor == CHANCE  # claw: 2 Spirit, a Shadow card
    play(s, "draw(the_longest_hour)")
    assert s.shadow == 4 and s.light == 2  # the hush of the new space
    assert s.spirit == 4


@rule("SW-11.9")
def test_the_light_pawn_triggers_nothing() -> None:
    s = scene("c1s1", MoveLight(1), light=3)
    assert s.light == 2 and s.spirit == 6 and row(s) == "I H E G"


@rule("OQ-11")
def test_a_pawn_put_on_its_start_triggers_nothing() -> None:
    for pages_ in TABLES.scenes:
        assert pages_.icons[pages_.shadow] == []
    s = scene("c1s1", OpenScene(), stage="between", spirit=6)
    assert s.shadow == 6 and s.spirit == 6 and row(s) == "I H E G"


# -- Spirit -----------------------------------------------------------------------------


@rule("SW-2.4", "SW-12.3", "SW-12.6", "OQ-8")
def test_losing_exactly_what_is_left_draws_nothing() -> None:
    assert TABLES.spirit_max == 6
    s = scene("c1s1", LoseSpirit(2), spirit=2)
    assert s.spirit == 0 and s.actor == 0


@rule("SW-12.8", "OQ-4")
def test_the_whole_loss_comes_first_then_card_after_card() -> None:
    s = scene("c1s1", LoseSpirit(9), spirit=1, light=2)
    assert s.spirit == 4 and s.actor == CHANCE
    play(s, "draw(everything_goes_quiet)")
    assert s.light == 4 and s.actor == CHANCE
    play(s, "draw(a_door_left_open)")
    assert s.actor == 0 and len(s.shadow_discard) == 2


@rule("SW-12.9", "OQ-67")
def test_a_loss_of_nothing_is_no_loss() -> None:
    s = scene("c1s1", LoseSpirit(0), spirit=2, blessings=["heel_of_bread.0"])
    assert "advance_light" in offered(s)  # nobody was asked in between
    s = scene("c2s1", ShadowPhase(), stage="shadow", river="moth I H E G", blessings=["hollow_log"], shadow=8)
    assert s.round == 2  # the moth takes 0: no moment (d)


@rule("SW-12.7", "SW-21.6")
def test_spirit_is_not_reset_between_scenes() -> None:
    s = scene("c1s1", ShadowPhase(), stage="shadow", shadow=1, spirit=3)
    play(s, "turn_page", "draw(lost_fawn.0)")
    assert s.tables.scenes[s.scene].id == "c1s3" and s.spirit == 4  # the meadow gives 1


@rule("OQ-36", "SW-20.9", "OQ-52")
def test_spirit_is_lost_in_endings_too_but_no_pawn_moves() -> None:
    s = scene("c1s2", ShadowPhase(), stage="shadow", shadow=1, spirit=0, light=3)
    assert s.stage == ENDING and s.spirit == 5 and s.actor == CHANCE  # the lost ford costs 1
    log = record.play(s, s.game.actions.parse("draw(everything_goes_quiet)"))
    moved = [event.value for event in log.seen_by(0) if isinstance(event, Counted) and event.counter == "light"]
    assert moved == [TABLES.side] and offered(s) == ["turn_page"]  # only off the Scene, never 2 spaces back


@rule("OQ-36")
def test_spirit_is_lost_in_a_set_up_too() -> None:
    s = scene("c1s1", OpenScene(), stage="between", blessings=["cold_hands"], spirit=0)
    assert s.spirit == 5 and s.actor == CHANCE


@rule("OQ-24")
def test_each_creature_of_a_draw_is_looked_at_by_itself() -> None:
    s = scene("c1s1", DrawCreature(2), river="I hare H fawn E G")
    play(s, "draw(inkfoot_fox)")
    assert row(s) == "I fox hare H fawn E G"
    play(s, "draw(tear_eyed_owlet)")
    assert s.spirit == 5 and named(s.creature_discard) == ["tear_eyed_owlet"]
