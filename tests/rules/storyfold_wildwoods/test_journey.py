"""Set-ups, endings, travel, saving and resuming. SW-3, SW-4, SW-20 to SW-23"""

import json

import pytest
from tests.support.play import offered, play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import TABLES, crystals, dice, has, item, named, pages, rolled, row, scene

from radura import BadInput, Record
from radura.core.chance import Seeded
from radura.core.match import Match
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import BETWEEN, LUMA, OPENING, SETUP, Wild
from radura.games.storyfold_wildwoods.steps.creatures import DrawCreature
from radura.games.storyfold_wildwoods.steps.journey import OpenScene
from radura.games.storyfold_wildwoods.steps.shadow import ShadowPhase
from radura.games.storyfold_wildwoods.tray import can_save, pack, unpack

# -- set-up -----------------------------------------------------------------------------


@rule("SW-3.1", "SW-3.3", "SW-3.7", "OQ-28", "OQ-57", "SW-8.12")
def test_set_up_of_a_chapter() -> None:
    flags = ["calf_freed", "hurried_start"]
    s = scene(
        "c1s1",
        stage="opening",
        flags=flags,
        river="G H E I",
        spirit=2,
        crystals={"help": 3},
        blessings=["the_empty_chair"],
        brom="absent",
        luma="luma",
        restarts=1,
        dice=["used"] * 5 + ["used", "box"],
        creature_discard="hare",
    )
    assert pages(s) == ["sw-restart-chapter1"]
    play(s, "turn_page")
    # Cards, dice and pawns are ready; now the Crystals of the mercy rule are placed.
    assert row(s) == "E I H G" and s.spirit == 6 and crystals(s) == {} and s.blessings == []
    assert s.brom == 1 and s.luma == 0 and dice(s) == (0, 0, 5) and s.creature_discard == []
    assert len(s.exploration_deck) == 26 and len(s.creature_deck) == 12 and len(s.shadow_deck) == 4
    play(s, "place(heal)", "place(heal)")
    assert s.spirit == 6  # the effects come after them, in order
    play(s, "place(help)")
    assert s.spirit == 5 and s.stage == LUMA and s.tables.scenes[s.scene].id == "c1s1"
    assert sorted(named([item("the_empty_chair")])) == ["the_empty_chair"] and has(s, "calf_freed")


@rule("SW-3.6", "OQ-57")
def test_set_up_of_a_scene() -> None:
    s = scene("c1s3", OpenScene(), stage="between", blessings=["cold_hands"], spirit=3, light=8, shadow=8)
    assert s.light == 3 and s.shadow == 6 and s.spirit == 2  # pawns, then the Trauma
    assert s.stage == SETUP and s.actor == -1  # then the effects of the set-up: a Creature is drawn
    play(s, "draw(lost_fawn.0)")
    assert s.stage == LUMA and s.round == 1 and dice(s) == (5, 0, 0)


@rule("SW-3.6", "OQ-18", "SW-20.7")
def test_luma_may_triumph_at_the_end_of_a_set_up() -> None:
    s = scene("c3s4", OpenScene(), stage="between", flags=["spring_awake", "bell_awake"], light=8)
    play(s, "draw(gloam_hare.0)", "place(help)")
    assert sorted(named(s.placed)) == ["c3s4_high_part", "c3s4_low_part"] and s.light == 6
    goal = s.tables.scenes[s.scene].goal
    assert goal is not None and not goal.holds(s)


# -- endings ----------------------------------------------------------------------------


@rule("SW-4.2", "SW-20.1", "SW-20.2", "SW-21.4")
def test_as_soon_as_it_is_achieved_luma_triumphs() -> None:
    s = scene("c1s1", river="E I H G", light=0, placed=["c1s1_waymark", "c1s1_lichen_arch"])
    play(s, "overcome(c1s1_gate)", *rolled(3, 3, 3), "place(help)")
    assert pages(s) == [] and s.tables.scenes[s.scene].id == "c1s2" and s.stage == BETWEEN
    assert offered(s) == ["turn_page"]


@rule("SW-20.6", "SW-4.2")
def test_a_lost_scene_is_another_road() -> None:
    s = scene("c1s1", ShadowPhase(), stage="shadow", shadow=1)
    assert "sw-lost-c1s1" in pages(s) and s.outcome is None and s.tables.scenes[s.scene].id == "c1s3"


@rule("OQ-18", "SW-20.7")
def test_the_condition_is_not_looked_at_in_the_middle() -> None:
    # The Way Up is overcome and the last Creature leaves while a Moth activates: it counts when the activation is over.
    s = scene("c2s3", ShadowPhase(), stage="shadow", shadow=4, river="moth I H E G", placed=["c2s3_way_up"], spirit=6)
    # The moth advances the Shadow Pawn (icons root and claw of 3), then leaves; then Luma triumphs.
    assert s.shadow == 3 and s.spirit == 5 and "sw-won-c2s3" in pages(s)


@rule("OQ-18")
@pytest.mark.parametrize("moment", ["a", "c"])
def test_a_card_used_between_actions_or_parts_of_the_phase_can_win(moment: str) -> None:
    stones = ["c1s2_first_stone", "c1s2_second_stone", "c1s2_third_stone"]
    held = {"placed": stones, "light": 1, "blessings": ["jar_of_fireflies.0"]}
    s = scene("c1s2", **held) if moment == "a" else scene("c1s2", ShadowPhase(), stage="shadow", **held)
    play(s, "use(jar_of_fireflies.0)")
    assert "sw-won-c1s2" in pages(s)


@rule("OQ-19", "SW-20.5")
def test_the_shadow_at_the_centre_comes_before_lumas_condition() -> None:
    s = scene("c2s3", ShadowPhase(), stage="shadow", shadow=1, river="moth I H E G", placed=["c2s3_way_up"])
    assert "sw-lost-c2s3" in pages(s)  # the moth brought the pawn to the centre before it left


# -- travel -----------------------------------------------------------------------------


@rule("SW-21.1", "SW-21.3", "SW-21.7", "SW-21.8", "OQ-53")
def test_travel_leaves_behind_what_belongs_to_the_scene() -> None:
    s = scene(
        "c1s1",
        ShadowPhase(),
        stage="shadow",
        shadow=1,
        river="I boar H fawn E G",
        stunned="fawn",
        healed="toad",
        placed=["c1s1_waymark"],
        reduction=1,
        delayed=1,
        locking=["help"],
        dice=["available"] * 3 + ["used"] * 2 + ["available", "box"],
        crystals={"help": 1},
        brom="absent",
    )
    assert row(s) == "I H E G" and named(s.creature_discard) == ["thornback_boar", "lost_fawn.0"]  # from left to right
    assert crystals(s) == {"help": 1}  # no Crystals for the Creatures
    assert s.stunned == [] and s.healed == [] and s.placed == [] and s.locking == [] and s.locked == []
    assert s.reduction == 0 and s.delayed == 0 and dice(s) == (0, 0, 6)
    assert s.view(0).places["scene"] == []


@rule("SW-21.6")
def test_travel_keeps_what_the_save_tray_holds() -> None:
    before = scene("c1s1", brom="cure", luma="luma_and_brom", blessings=["moon_moth"], spirit=4, shadow=1)
    decks = (before.exploration_deck[:], before.creature_deck[:], before.shadow_deck[:], before.story[:])
    play(before, "end_phase", "wait")
    s = before
    assert s.stage == BETWEEN and s.spirit == 4 and s.brom == 2 and named(s.blessings) == ["moon_moth"]
    assert (s.exploration_deck, s.creature_deck, s.shadow_deck, s.story) == decks


@rule("SW-21.5", "SW-21.9", "OQ-54", "OQ-55", "SW-22.1")
def test_the_save_point_lies_between_travel_and_set_up() -> None:
    s = scene("c1s4", ShadowPhase(), stage="shadow", shadow=1)
    assert can_save(s) and s.stage == OPENING and s.tables.chapters[s.chapter].id == "chapter2"
    assert s.view(0).facts.is_save_point and s.restarts == 0
    play(s, "turn_page")
    assert not can_save(s) and pages(s) == ["sw-text-chapter2"]
    with pytest.raises(BadInput):
        pack(s)
    assert not can_save(scene())


@rule("OQ-71", "SW-22.1")
def test_a_lost_chapter_has_no_save_point() -> None:
    s = scene("c1s2", DrawCreature(1), river="I hare H fawn E toad G", spirit=0, shadow_deck=[], brom="absent")
    play(s, "draw(thornback_boar)")
    assert s.stage == OPENING and not can_save(s)


@rule("SW-21.10", "OQ-54")
@pytest.mark.parametrize(
    ("flags", "ending"), [(["spring_awake", "bell_awake"], "evening_song"), (["spring_awake"], "small_light")]
)
def test_an_ending_of_the_story_ends_the_match(flags: list[str], ending: str) -> None:
    placed = [f"c3s4_{name}" for name in ("low_part", "high_part", "ash_crust", "kindling", "first_line")]
    s = scene("c3s4", river="H I E G", light=0, placed=placed, flags=flags, crystals={"help": 2})
    play(s, "overcome(c3s4_second_line)", *rolled(3, 3, 3), "spend", "spend")
    assert s.outcome is not None and s.outcome.reason == ending and s.outcome.winners == (0,)
    s = scene("c3s4", ShadowPhase(), stage="shadow", shadow=1)
    assert s.outcome is not None and s.outcome.reason == "lamp_in_the_window" and s.outcome.winners == ()


@rule("SW-0.1", "SW-0.3", "SW-0.5")
def test_one_player_chapters_of_scenes_and_branches() -> None:
    assert GAME.min_seats == GAME.max_seats == 1
    assert [sum(pages_.chapter == c for pages_ in TABLES.scenes) for c in range(4)] == [2, 4, 4, 4]
    ladder = {"river": "E H I G", "light": 0, "placed": ["c2s1_graft", "c2s1_hive"]}
    s = scene("c2s1", **ladder)
    play(s, "overcome(c2s1_ladder)", *rolled(3, 3, 3, 3), "place(help)")
    assert s.tables.scenes[s.scene].id == "c2s2"
    s = scene("c2s1", **{**ladder, "river": "H E I G"})
    play(s, "overcome(c2s1_root_door)", *rolled(3, 3, 3, 3), "place(help)")
    assert s.tables.scenes[s.scene].id == "c2s3"


# -- saving and resuming ----------------------------------------------------------------


def saved_example() -> Wild:
    """Return the game of EX-24: travelling from c1s2 to c1s4."""
    return scene(
        "c1s2",
        river="H E G I",
        placed=["c1s2_third_stone"],
        light=1,
        crystals={"help": 2, "heal": 1},
        spirit=3,
        blessings=["river_pebble.0", "jar_of_fireflies.0"],
        dice=["available"] * 5 + ["available", "box"],
        brom="absent",
        luma="luma",
        shadow_deck=[],
        shadow_discard=["a_door_left_open", "footsteps_behind", "everything_goes_quiet", "a_crack_of_light"],
        exploration_discard=["cold_drizzle.0"],
        creature_discard="hare",
        flags=["brom_stepped_in", "met_pim"],
    )


@rule("EX-24", "SW-22.2", "SW-22.3", "SW-22.4", "SW-22.5", "SW-22.6", "SW-22.7", "SW-22.8", "SW-22.9", "SW-22.10")
def test_what_the_save_tray_holds() -> None:
    s = saved_example()
    play(s, "use(jar_of_fireflies.0)")
    tray = pack(s)
    assert [pile["deck"] for pile in tray["upper"]] == ["shadow", "chapter", "exploration", "creature"]
    shadow, chapter, exploration, creature = tray["upper"]
    assert shadow["face_down"] == ["the_spring_runs_silent"]
    assert shadow["face_up"] == [
        "a_door_left_open",
        "footsteps_behind",
        "everything_goes_quiet",
        "a_crack_of_light",
        "brom",
    ]
    assert chapter["heroes"] == [{"card": "luma", "face": "luma"}] and chapter["face_up"] == ["river_pebble.0"]
    assert exploration["face_up"] == ["cold_drizzle.0", "jar_of_fireflies.0"] and creature["face_up"] == [
        "gloam_hare.0"
    ]
    assert tray["river"] == [
        {"card": "help", "crystals": 2},
        {"card": "explore", "crystals": 0},
        {"card": "heal", "crystals": 1},
        {"card": "illuminate", "crystals": 0},
    ]
    assert tray["spirit"] == 4 and tray["dice"] == [8, 8, 8, 8, 8, 10] and tray["scene"] == "c1s4"


@rule(
    "EX-24",
    "SW-22.11",
    "SW-23.1",
    "SW-23.2",
    "SW-23.3",
    "SW-23.4",
    "SW-23.5",
    "SW-23.6",
    "SW-23.7",
    "SW-23.8",
    "SW-23.9",
    "SW-23.10",
)
def test_resuming_gives_the_same_game() -> None:
    s = saved_example()
    play(s, "use(jar_of_fireflies.0)")
    again = unpack(GAME, json.loads(json.dumps(pack(s))))
    again.rng = None
    assert pack(again) == pack(s) and dice(again) == (0, 0, 6) and again.luma == 1 and again.brom == 0
    for game in (s, again):
        play(game, "turn_page")
    assert again.to_position() == s.to_position()  # the set-up of the marked Scene follows
    assert again.tables.scenes[again.scene].id == "c1s4"


@rule("SW-23.10", "SW-22.11")
@pytest.mark.parametrize("seed", range(4))
def test_games_saved_and_resumed_go_on_like_games_not_saved(seed: int) -> None:
    s = GAME.new(seed=seed, options={"guided": "no"})
    luck = Seeded(seed)
    saves = 0
    while s.actor >= 0:
        if can_save(s):
            again = unpack(GAME, pack(s))
            again.rng = None
            copy = s.clone()
            copy.rng = None
            play(copy, "turn_page")
            play(again, "turn_page")
            assert copy.to_position() == again.to_position()
            saves += 1
        legal = s.legal()
        s.apply(legal[luck.below(len(legal))])
    assert saves >= 8


@rule("SW-22.12", "OQ-55")
def test_a_record_is_kept_at_every_decision() -> None:
    match = Match(Record.start(GAME, ["human"], {}, 5))
    luck = Seeded(5)
    for _ in range(60):
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    assert Record.from_text(match.record.to_text()).replay().to_position() == match.state.to_position()
