"""Creatures, Stun tokens and the Shadow Phase. SW-17 to SW-19"""

import pytest
from tests.support.play import offered, play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import TABLES, crystals, item, named, rolled, row, scene

from radura import CHANCE
from radura.games.storyfold_wildwoods.state import Wild
from radura.games.storyfold_wildwoods.steps.creatures import (
    ACTIVATE,
    CHOICE,
    DISCARD,
    EVERY,
    LEFTMOST,
    STUN,
    UNSTUN,
    DrawCreature,
    ToCreature,
)
from radura.games.storyfold_wildwoods.steps.shadow import ShadowPhase
from radura.games.storyfold_wildwoods.steps.spirit import DrawShadow


def phase(river: str, id: str = "c1s1", **fields: object) -> Wild:
    """Return a Shadow Phase that begins, in a Scene whose next spaces are plain."""
    return scene(id, ShadowPhase(), **{"stage": "shadow", "shadow": 8, "river": river, **fields})


@rule("SW-17.1", "SW-17.2", "SW-17.7")
@pytest.mark.parametrize(
    ("card", "river"),
    [
        ("gloam_hare.0", "hare I H E G"),
        ("inkfoot_fox", "I fox H E G"),
        ("lost_fawn.0", "I H fawn E G"),
        ("mire_toad.0", "I H E G toad"),
    ],
)
def test_a_creature_takes_the_space_it_names_and_does_not_activate(card: str, river: str) -> None:
    s = scene("c1s1", DrawCreature(1))
    play(s, f"draw({card})")
    assert row(s) == river and s.spirit == 6


@rule("SW-17.2")
def test_a_creature_may_enter_where_an_action_card_stands() -> None:
    s = scene("c2s1", DrawCreature(1), river="E G I H")
    play(s, "draw(root_weaver.0)")
    assert row(s) == "E G I weaver H"


@rule("SW-17.3", "SW-17.4", "SW-19.2")
def test_a_creature_takes_spirit_and_then_does_what_it_does() -> None:
    s = phase("fox I H E G", crystals={"help": 1}, brom="absent")
    assert s.spirit == 4 and crystals(s) == {}


@rule("SW-17.5", "OQ-64", "SW-17.10")
def test_an_empty_deck_is_reshuffled_and_a_creature_that_comes_back_is_new() -> None:
    s = phase("newt I H E G", "c3s1", creature_deck=[], stunned="newt")
    assert offered(s) == ["draw(ember_newt.0)"] and s.creature_discard == []
    play(s, "draw(ember_newt.0)")
    assert row(s) == "I H E newt G" and s.stunned == [] and s.spirit == 6 and s.round == 2


@rule("SW-17.6")
def test_a_discarded_creature_gives_no_crystals() -> None:
    s = scene("c1s1", ToCreature(DISCARD, CHOICE), river="hare fawn I H E G")
    play(s, "creature(lost_fawn.0)")
    assert crystals(s) == {} and row(s) == "hare I H E G" and s.healed == []


@rule("SW-17.8", "OQ-47")
def test_no_creature_is_left_to_draw() -> None:
    s = scene("c1s1", DrawCreature(1), creature_deck=[], creature_discard=[])
    assert s.actor == 0 and row(s) == "I H E G"


@rule("SW-17.9", "OQ-9", "OQ-37")
def test_an_activation_by_an_effect_is_extra_and_complete() -> None:
    # The boar takes 3 of 1: a Shadow card in the middle of its activation makes the hare activate.
    s = phase("hare boar I H E G", "c3s1", spirit=2)
    assert s.spirit == 4 and s.actor == CHANCE and row(s) == "boar I H E G hare"
    play(s, "draw(black_water)")
    # The leftmost Creature, the boar itself, activates again inside its own activation.
    assert s.spirit == 1 and named(s.shadow_discard) == ["black_water"]
    s = scene("c1s1", ToCreature(ACTIVATE, LEFTMOST), river="hare I H E G", stunned="hare")
    assert s.stunned == [] and s.spirit == 6 and row(s) == "I H E G hare"


@rule("SW-19.1", "OQ-9")
def test_creatures_activate_once_in_the_order_in_which_they_stood() -> None:
    s = phase("hare toad I H E G")
    assert row(s) == "toad I H E G hare" and s.spirit == 3


@rule("SW-19.5", "OQ-9")
def test_newcomers_wait_and_those_who_left_are_skipped() -> None:
    s = phase(
        "newt newt2 I H E G".replace("newt2", "ember_newt.1"), "c3s1", creature_deck=["ash_lynx.0", "lost_fawn.0"]
    )
    play(s, "draw(ash_lynx.0)", "draw(lost_fawn.0)")
    assert s.spirit == 4 and s.round == 2 and set(named(s.creatures())) == {"ash_lynx.0", "lost_fawn.0"}
    # A Moth that an effect activates before its turn has left: nothing more happens.
    s = scene("c2s1", ShadowPhase(), stage="shadow", shadow=8, river="moth I H E G", blessings=["reed_flute"])
    play(s, "use(reed_flute)")
    assert s.shadow == 6 and s.creatures() == []


@rule("OQ-9")
def test_a_creature_that_left_in_its_own_activation_goes_on_without_itself() -> None:
    s = phase("newt I H E G", "c3s1", creature_deck=["lost_fawn.0"])
    assert named(s.creature_discard) == ["ember_newt.0"] and s.actor == CHANCE  # it still draws


@rule("SW-18.3")
def test_one_token_at_most() -> None:
    s = scene("c1s1", ToCreature(STUN, EVERY), ToCreature(STUN, EVERY), river="hare fawn I H E G")
    assert sorted(named(s.stunned)) == ["gloam_hare.0", "lost_fawn.0"]


@rule("OQ-35")
def test_a_stunned_creature_that_takes_nothing_loses_its_token() -> None:
    s = scene("c2s1", ShadowPhase(), stage="shadow", shadow=8, river="moth hare I H E G", stunned="moth")
    assert s.stunned == [] and s.shadow == 6 and row(s) == "I H E G hare"


@rule("SW-18.4")
def test_tokens_come_off() -> None:
    s = scene("c3s1", ToCreature(UNSTUN, EVERY), river="hare wolf I H E G", stunned="hare wolf")
    assert s.stunned == []
    s = scene("c3s1", ToCreature(STUN, CHOICE), river="hare wolf I H E G")
    play(s, "creature(barkskin_wolf.0)")
    assert named(s.stunned) == ["barkskin_wolf.0"]


@rule("SW-19.3", "SW-19.4")
def test_then_the_shadow_advances_and_its_icons_follow() -> None:
    s = scene("c1s1", ShadowPhase(), stage="shadow", shadow=3, river="hare I H E G")
    assert s.shadow == 2 and s.spirit == 3 and s.round == 2  # the hare, then the claw


@rule("OQ-37")
def test_effects_inside_effects_are_completed_first() -> None:
    # A paw draws a Creature into a full River; the boar's 3 Spirit overflow; the Shadow card draws another.
    s = scene("c1s1", ShadowPhase(), stage="shadow", shadow=6, river="I H E G hare fawn owlet", spirit=3, light=2)
    assert s.spirit == 0 and s.light == 3 and s.actor == CHANCE
    play(s, "draw(thornback_boar)")
    assert s.spirit == 3 and s.actor == CHANCE
    play(s, "draw(footsteps_behind)")
    assert named(s.limbo) == ["footsteps_behind"]
    play(s, "draw(inkfoot_fox)")
    assert s.spirit == 1 and named(s.creature_discard) == ["thornback_boar", "inkfoot_fox"]
    assert s.limbo == [] and s.round == 2


@rule("OQ-40")
def test_guardians_cannot_be_discarded_and_return_to_the_box() -> None:
    s = scene("c1s4", ToCreature(DISCARD, CHOICE), river="heron hare I H E G")
    assert row(s) == "heron I H E G"  # only the hare could be chosen
    s = scene("c1s4", river="heron G I H E", crystals={"heal": 3})
    play(s, "heal(sedge_mother)", *rolled(4, 4, 4, 4), "stand", "place(help)", "place(help)", "place(help)")
    assert item("heron") not in s.creature_discard + s.river and named(s.healed) == ["sedge_mother"]


@rule("OQ-69")
def test_a_lock_works_in_the_next_luma_phase_only() -> None:
    s = phase("I weaver H E G", "c2s1", shadow=8)
    assert named(s.locked) == ["help"] and not [n for n in offered(s) if n == "gain_crystals"]
    play(s, "end_phase")
    assert s.round == 3 and named(s.locked) == ["help"]  # the weaver did it again
    s = scene("c2s3", DrawShadow(0), locking=["help"], river="H E I G", shadow=8)
    assert "gain_crystals" in offered(s)  # one that arises now works in the next phase
    play(s, "end_phase")
    assert "gain_crystals" not in offered(s)
    play(s, "end_phase")
    assert "gain_crystals" in offered(s)


@rule("SW-1.3", "SW-1.4", "SW-1.6", "SW-2.5")
def test_decks_piles_pawns_and_spaces() -> None:
    view = scene(placed=["c1s1_waymark"]).view(0)
    places = set(view.places)
    assert {"luma", "brom", "blessings", "used_dice", "dice", "river"} <= places
    assert {"light", "shadow", "spirit"} <= set(view.counters) and view.faces["c1s1_waymark"] == "overcome"
    assert {"shadow_deck", "chapter_deck", "exploration_deck", "creature_deck"} <= places
    assert {"shadow_discard", "exploration_discard", "creature_discard"} <= places and "chapter_discard" not in places
    assert TABLES.creatures.stop - TABLES.creatures.start == 30
