"""Phase 3, Shadow Form, Abilities' charge and Companions. CS-5, CS-8, CS-13"""

from typing import Any

import pytest
from tests.support.casting_shadows import T, book, five, kinds, offered, play, pool, roll, table, where
from tests.support.rules import rule

from radura.core.kernel import CHANCE
from radura.core.view import HIDDEN
from radura.games.casting_shadows.state import ShadowState

PORTAL = ["ember_moth", "dew_snail", "hexeater_toad"]


def phase3(**more: Any) -> ShadowState:
    """Return a position in which seat 0 has just ended its Actions."""
    s = table(**more)
    play(s, "end")
    return s


@rule("CS-5.1", "CS-7.5", "Q-17")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_any_number_of_fragments_may_be_absorbed(n: int) -> None:
    s = phase3(dice=["shadow", "shadow"])
    play(s, *["absorb"] * n)
    if n < 2:
        play(s, "finish")
    assert s.energy[0] == n
    assert s.turn == 1


@rule("Q-20", "Q-55")
def test_fragments_from_tokens_count_like_dice_and_go_first() -> None:
    s = phase3(dice=["shadow"], tokens={"shadow": 1})
    play(s, "absorb")
    assert (s.energy[0], pool(s), s.tokens) == (1, {"shadow": 1}, [0] * 8)


@rule("CS-5.2", "CS-8.4", "CS-8.5", "CS-8.7", "CS-13.2", "CS-13.3", "EX-5")
def test_transforming_costs_three_energy_and_brings_a_companion() -> None:
    s = phase3(hp={0: 11}, energy={0: 1}, dice=["shadow", "shadow"], portal=PORTAL)
    play(s, "absorb", "absorb")
    assert (s.energy[0], offered(s)) == (3, ["transform", "finish"])
    play(s, "transform")
    assert (s.form[0], s.energy[0], s.hp[0]) == (1, 0, 11)
    assert offered(s) == ["summon(ember_moth)", "summon(dew_snail)", "summon(hexeater_toad)"]
    play(s, "summon(ember_moth)")
    assert s.actor == CHANCE
    play(s, "draw(pearl_spider)")
    v = s.view(1)
    assert v.places["companion.0"] == ["ember_moth"]
    assert v.places["portal"] == ["dew_snail", "hexeater_toad", "pearl_spider"]
    assert v.places["companion_deck"] == [HIDDEN] * 6
    assert v.faces["kit"] == "shadow"


@rule("CS-5.3", "CS-5.4", "CS-7.6", "CS-12.6")
def test_crystals_hurt_once_each_and_nothing_carries_over() -> None:
    s = phase3(dice=["curse", "red_gem", "curse"], tokens={"blue_orb": 2})
    assert s.hp[0] == 16
    assert (s.turn, pool(s)) == (1, {})
    assert len(s.view(0).places["common"]) == 5


@rule("CS-5.5")
def test_then_the_next_player_begins() -> None:
    s = phase3(seats=3)
    assert (s.turn, s.actor) == (1, CHANCE)
    five(s)
    assert s.actor == 1


@rule("CS-5.6")
def test_absorbing_and_transforming_come_before_the_crystals() -> None:
    s = phase3(dice=["shadow", "curse"], energy={0: 2}, portal=PORTAL)
    assert s.hp[0] == 18
    play(s, "absorb", "transform", "summon(ember_moth)", "draw(prism_finch)")
    assert (s.hp[0], s.turn) == (17, 1)


@rule("EX-8", "CS-6.3", "CS-6.5", "Q-21")
def test_protecting_or_falling_by_the_own_crystals() -> None:
    s = table(hp={0: 2}, dice=["curse", "curse", "curse"], ap=1)
    play(s, "protect", "end")
    assert s.outcome is not None
    assert (s.hp[0], s.outcome.winners, s.outcome.reason) == (0, (1,), "last")
    s = table(hp={0: 2}, dice=["curse", "curse", "curse"], ap=2)
    play(s, "protect", "protect", "end")
    assert (s.hp[0], s.outcome, s.turn) == (1, None, 1)


@rule("Q-21", "CS-6.4")
def test_falling_by_crystals_right_after_transforming() -> None:
    s = phase3(seats=3, hp={0: 1}, energy={0: 3}, dice=["curse"], portal=PORTAL, books={0: ["heat_wave.0"]})
    play(s, "transform", "summon(dew_snail)", "draw(mossback_tortoise)")
    assert (s.hp[0], where(s, 0), s.turn, s.outcome) == (0, None, 1, None)
    assert T.items[s.discard[-1]] == "heat_wave.0"


@rule("Q-57", "CS-13.5", "EX-A4")
@pytest.mark.parametrize(("companion", "hp"), [("hexeater_toad", 2), ("ember_moth", 0), ("dew_snail", 0)])
def test_a_companion_works_from_the_moment_it_is_taken(companion: str, hp: int) -> None:
    s = phase3(hp={0: 2}, energy={0: 3}, dice=["curse", "curse"], portal=PORTAL)
    play(s, "transform", f"summon({companion})", "draw(tumble_mouse)")
    assert s.hp[0] == hp
    assert (s.outcome is None) == (hp > 0)


@rule("Q-57")
def test_effects_at_the_start_of_a_turn_wait_for_the_next_own_turn() -> None:
    s = phase3(hp={0: 9}, at=["thorn_forest"], characters=("nuzzle", "kit"), energy={0: 3}, portal=PORTAL)
    play(s, "transform", "summon(dew_snail)", "draw(tumble_mouse)")
    assert s.hp[0] == 9
    five(s)
    play(s, "end")
    five(s)
    assert (s.turn, s.hp[0]) == (0, 10)


@rule("CS-8.1", "CS-8.2", "CS-8.3")
@pytest.mark.parametrize(("shadow", "limit"), [([], 3), ([0], 5)])
def test_the_limit_of_energy_depends_on_the_form(shadow: list[int], limit: int) -> None:
    s = phase3(energy={0: limit - 1}, shadow=shadow, dice=["shadow", "shadow"])
    play(s, "absorb")
    assert s.energy[0] == limit
    if not shadow:
        assert offered(s) == ["transform", "finish"]
        play(s, "finish")
    assert (s.turn, pool(s), s.energy[0]) == (1, {}, limit)  # the surplus is lost


@rule("Q-17")
def test_transforming_makes_room_for_more_fragments() -> None:
    s = phase3(energy={0: 3}, dice=["shadow", "shadow"], portal=PORTAL)
    assert offered(s) == ["transform", "finish"]
    play(s, "transform", "summon(dew_snail)", "draw(tumble_mouse)", "absorb", "absorb")
    assert (s.energy[0], s.form[0], s.turn) == (2, 1, 1)


@rule("CS-8.6", "Q-18")
def test_transforming_may_be_put_off_to_a_later_phase_three() -> None:
    s = phase3(energy={0: 3}, at=["dusty_desert"])
    play(s, "finish")
    assert s.form[0] == 0
    five(s)
    play(s, "end")
    five(s)
    assert "transform" not in kinds(s)  # never in Phase 2
    play(s, "end", "transform", "summon(ember_moth)", "draw(prism_finch)")
    assert s.form[0] == 1


@rule("CS-8.6")
def test_transforming_happens_once_a_game() -> None:
    s = phase3(energy={0: 5}, shadow=[0], dice=["shadow"])
    assert s.turn == 1  # nothing to ask in Shadow Form at the limit


@rule("CS-8.8", "CS-13.4", "CS-9.5")
def test_the_companion_has_its_own_slot_for_the_rest_of_the_game() -> None:
    s = table(
        at=["underground_volcano"],
        shadow=[0],
        companion={0: "ember_moth"},
        books={0: ["fatal_fronds.0", "fatal_fronds.1", "fatal_fronds.2", "fatal_fronds.3"]},
        market={"underground_volcano": "resource_red_gem.0"},
    )
    play(s, "collect", "draw(heat_wave.0)")  # five cards beside the Companion
    assert len(book(s, 0)) == 5
    assert s.companion[0] == T.first_companion
    play(s, "use(resource_red_gem.0)")
    assert s.companion[0] == T.first_companion


@rule("CS-8.15")
def test_a_companion_must_be_taken() -> None:
    s = phase3(energy={0: 3}, portal=PORTAL)
    play(s, "transform")
    assert kinds(s) == {"summon"}


@rule("CS-8.9", "CS-8.10", "CS-8.11", "CS-8.12", "CS-8.13", "CS-8.14", "EX-7", "Q-19")
def test_the_ability_needs_a_full_charge_and_spends_it_without_a_point() -> None:
    s = table(characters=("frill", "kit"), shadow=[0], energy={0: 5}, hp={0: 4}, dice=["shadow"])
    play(s, "ability")
    assert (s.energy[0], s.ap, s.hp[0]) == (0, 4, 10)
    assert "ability" not in kinds(s)
    play(s, "end", "absorb")
    assert s.energy[0] == 1
    for energy in range(5):
        assert "ability" not in kinds(table(characters=("frill", "kit"), shadow=[0], energy={0: energy}, hp={0: 4}))


@rule("CS-8.10")
def test_the_ability_is_not_for_phase_three_or_others_turns() -> None:
    s = phase3(characters=("frill", "kit"), shadow=[0], energy={0: 4}, hp={0: 4}, dice=["shadow", "shadow"])
    play(s, "absorb")
    assert s.energy[0] == 5
    assert s.turn == 1
    five(s)
    assert (s.actor, "ability" in kinds(s)) == (1, False)


@rule("CS-8.13")
def test_the_ability_can_be_used_again_after_charging_again() -> None:
    s = table(characters=("frill", "kit"), shadow=[0], energy={0: 5}, hp={0: 4}, at=["dusty_desert"])
    play(s, "ability", "end")
    five(s)
    play(s, "end")
    five(s, "shadow")
    play(s, "end", *["absorb"] * 5)
    five(s)
    play(s, "end")
    five(s)
    play(s, "ability")
    assert s.hp[0] == 16


@rule("Q-72")
def test_phase_three_is_asked_only_while_there_is_something_to_do() -> None:
    assert phase3(dice=["red_gem"]).turn == 1
    assert phase3(dice=["shadow"]).turn == 0
    assert phase3(energy={0: 3}).turn == 0
    assert phase3(energy={0: 2}).turn == 1


@rule("Q-72")
def test_phase_two_is_always_ended_by_the_player() -> None:
    s = table(ap=0)
    assert (s.actor, offered(s)) == (0, ["end"])


@rule("Q-34")
def test_four_transformations_leave_companions_in_the_deck() -> None:
    s = table(4, energy=dict.fromkeys(range(4), 3), at=["dusty_desert"] * 4)
    for seat in range(4):
        assert s.turn == seat
        play(s, "end", "transform", offered_summon(s))
        play(s, offered(s)[0])
        five(s)
    assert (len(s.portal), len(s.companion_deck)) == (3, 3)


def offered_summon(s: ShadowState) -> str:
    """Return the first Companion of the Portal as an action."""
    return f"summon({T.items[min(s.portal)]})"


@rule("CS-13.1")
def test_companions_work_in_enemies_turns_too() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["infernal_assault"]},
        companion={1: "mossback_tortoise"},
        shadow=[1],
        dice=["red_gem"],
    )
    play(s, "cast_at(infernal_assault,haze)")
    assert s.hp[1] == 14


@rule("Q-31")
def test_crystals_are_no_damage_by_an_enemy() -> None:
    s = table(
        characters=("nuzzle", "kit"),
        at=["thorn_forest"],
        shadow=[0],
        companion={0: "mossback_tortoise"},
        counters={0: ["safety_dome"]},
        dice=["curse"] * 5,
    )
    play(s, "end")
    assert (s.hp[0], s.turn) == (13, 1)  # neither tile, Companion nor Counterspell answers


@rule("Q-31")
def test_only_what_says_so_answers_crystals() -> None:
    s = table(shadow=[0], companion={0: "hexeater_toad"}, dice=["curse"] * 5)
    play(s, "end")
    assert (s.hp[0], pool(s)) == (18, {})


@rule("Q-75")
def test_every_character_but_frill_can_still_do_damage_without_a_spell() -> None:
    for character in ("kit", "nuzzle", "haze"):
        s = table(
            characters=(character, "frill"),
            at=["ancient_rune", "ancient_rune"],
            shadow=[0],
            energy={0: 5},
            counters={0: ["run_away.0", "run_away.1", "run_away.2", "pointed_shield.0", "pointed_shield.1"]},
        )
        play(s, next(name for name in offered(s) if name.startswith("ability")))
        assert s.hp[1] < 18


def test_a_roll_is_needed_before_phase_two() -> None:
    s = table(pending=[["Roll", [T.dice], 0], ["Begin", [], 0], ["Turn", [], 0]])
    roll(s, "red_gem")
    assert s.actor == CHANCE
