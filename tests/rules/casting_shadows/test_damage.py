"""Attack Spells, ranges, bonuses, reductions, elimination and winning. CS-6, CS-10, CS-15"""

from typing import Any

import pytest
from tests.support.casting_shadows import T, book, held, kinds, offered, play, pool, table, where
from tests.support.rules import rule

from radura import say
from radura.core.events import Log, Said
from radura.games.casting_shadows.state import ShadowState

APART = ["ancient_rune", "dusty_desert"]


def shoot(item: str, *, at: list[str], seats: int = 2, **more: Any) -> ShadowState:
    """Return a position in which seat 0 holds a Spell and one Gem of each plain colour."""
    more = {"tokens": {"red_gem": 1, "blue_gem": 1, "curse": 1}} | more
    return table(seats, at=at, books={0: [item]}, **more)


@rule("CS-10.1", "CS-10.4", "CS-6.1", "EX-1", "Q-16")
@pytest.mark.parametrize(("n", "hp"), [(1, 15), (2, 13), (3, 12)])
def test_a_scaled_attack_does_the_damage_listed_for_what_was_spent(n: int, hp: int) -> None:
    s = table(at=APART, books={0: ["phoenix_flash"]}, tokens={"red_gem": 3})
    play(s, "cast_at(phoenix_flash,haze)")
    assert offered(s) == ["pay(red_gem)", "pay(red_gem+red_gem)", "pay(red_gem+red_gem+red_gem)"]
    play(s, "pay(" + "+".join(["red_gem"] * n) + ")")
    assert (s.hp[1], s.ap, pool(s).get("red_gem", 0)) == (hp, 3, 3 - n)
    assert book(s, 0) == ["phoenix_flash"]
    assert "cast_at" not in kinds(s)


@rule("Q-29", "Q-30", "CS-15.5")
def test_the_log_names_what_adds_to_damage_and_what_takes_off() -> None:
    at = ["underground_volcano", "thorn_forest", "dusty_desert", "dusty_desert"]
    s = table(4, at=at, books={0: ["kinetic_wave"]}, tokens={"blue_gem": 1})
    s.log = Log()
    play(s, "cast_on(kinetic_wave,thorn_forest)")
    told = [say(event.text) for event in s.log.seen_by(None) if isinstance(event, Said)]
    assert told == [
        "Kit casts Kinetic Wave.",
        "Kit, Kinetic Wave: 5 damage to Haze.",
        "Underground Volcano adds 1.",
        "Thorn Forest takes 1 off.",
        "Haze loses 4 HP: 14 left.",
    ]


@rule("EX-2")
def test_purple_helps_blue_does_not() -> None:
    s = table(at=APART, books={0: ["phoenix_flash"]}, tokens={"red_gem": 1, "purple_gem": 1, "blue_gem": 1})
    play(s, "cast_at(phoenix_flash,haze)")
    assert offered(s) == ["pay(red_gem)", "pay(purple_gem)", "pay(red_gem+purple_gem)"]
    play(s, "pay(red_gem+purple_gem)")
    assert (s.hp[1], pool(s)) == (13, {"blue_gem": 1})


@rule("CS-10.5", "CS-10.6", "EX-3")
def test_the_five_ranges_on_the_map_of_seven_tiles() -> None:
    board = T.boards[T.board_index[(0, 1, 2, 3)]]
    tile_at = {space: tile for tile, space in enumerate(board.space)}
    centre, r1 = tile_at[0], tile_at[2]
    assert T.ranges == ["here", "here_adjacent", "adjacent", "here_to_2", "one_to_2"]
    assert [board.reach[i][centre].bit_count() for i in range(5)] == [1, 7, 6, 7, 6]
    assert [board.reach[i][r1].bit_count() for i in range(5)] == [1, 4, 3, 7, 6]
    near = {tile for tile in range(7) if board.reach[1][r1] >> tile & 1}
    assert near == {r1, tile_at[1], tile_at[3], centre}
    assert not board.reach[2][r1] >> r1 & 1
    assert not board.reach[4][r1] >> r1 & 1


@rule("CS-10.2", "CS-10.7", "CS-10.5")
def test_exactly_one_enemy_in_range_is_hit() -> None:
    s = shoot("heat_wave.0", at=["ancient_rune", "dusty_desert", "dusty_desert", "ancient_rune"], seats=4)
    assert [name for name in offered(s) if name.startswith("cast")] == [
        "cast_at(heat_wave.0,nuzzle)",
        "cast_at(heat_wave.0,haze)",  # Frill on the own tile is out of range
    ]
    play(s, "cast_at(heat_wave.0,nuzzle)")
    assert s.hp == [18, 18, 16, 18]


@rule("CS-10.3", "CS-10.8", "Q-32")
def test_every_enemy_on_the_tile_is_hit_but_never_the_caster() -> None:
    s = shoot("fatal_fronds.0", at=["ancient_rune", "ancient_rune", "ancient_rune", "dusty_desert"], seats=4)
    assert [name for name in offered(s) if name.startswith("cast")] == ["cast_on(fatal_fronds.0,ancient_rune)"]
    play(s, "cast_on(fatal_fronds.0,ancient_rune)")
    assert s.hp == [18, 16, 16, 18]


@rule("CS-10.8", "Q-40")
def test_a_tile_must_lie_in_range_and_hold_an_enemy() -> None:
    s = shoot("spectral_slap.0", at=["amber_mountain", "dusty_desert", "underground_volcano"], seats=3)
    # Amber Mountain is R2 with three players: the desert is 2 away, the volcano adjacent
    assert [name for name in offered(s) if name.startswith("cast")] == ["cast_on(spectral_slap.0,underground_volcano)"]


@rule("Q-40")
@pytest.mark.parametrize(
    ("character", "at", "hp", "can"),
    [
        ("nuzzle", ["dusty_desert", "underground_volcano"], 18, False),
        ("nuzzle", ["dusty_desert", "ancient_rune"], 18, True),
        ("haze", ["dusty_desert", "underground_volcano"], 18, True),
        ("kit", ["dusty_desert", "underground_volcano"], 18, True),
        ("frill", ["dusty_desert", "ancient_rune"], 18, False),
        ("frill", ["dusty_desert", "ancient_rune"], 17, True),
    ],
)
def test_an_ability_needs_something_to_do(character: str, at: list[str], hp: int, can: bool) -> None:
    other = "kit" if character != "kit" else "frill"
    s = table(characters=(character, other), at=at, shadow=[0], energy={0: 5}, hp={0: hp})
    assert any(kind.startswith("ability") for kind in kinds(s)) == can


@rule("Q-47")
def test_spells_without_a_casting_resource_cost_only_the_point() -> None:
    s = table(at=["ancient_rune", "ancient_rune"], books={0: ["fatal_fronds.0", "personal_space"]})
    play(s, "cast_on(fatal_fronds.0,ancient_rune)")
    assert (s.ap, s.hp[1]) == (3, 16)
    play(s, "cast_at(personal_space,haze)", "leave")
    assert (s.ap, s.hp[1]) == (2, 12)


# -- bonuses and reductions ---------------------------------------------------------------


@rule("CS-15.5", "Q-29", "Q-59", "EX-A2")
def test_volcano_and_moth_add_up_and_the_volcano_helps_once_a_turn() -> None:
    s = table(
        at=["underground_volcano", "ancient_rune"],
        books={0: ["heat_wave.0", "feeding_frenzy.0"]},
        companion={0: "ember_moth"},
        shadow=[0],
        tokens={"red_gem": 2, "blue_gem": 1},
    )
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem+red_gem)")
    assert s.hp[1] == 18 - 6
    play(s, "cast_at(feeding_frenzy.0,haze)")
    assert s.hp[1] == 18 - 6 - 3


@rule("Q-59")
def test_the_volcano_helps_the_first_spell_cast_from_it_though_others_were_cast_elsewhere() -> None:
    s = table(
        at=["ancient_rune", "ancient_rune"],
        books={0: ["fatal_fronds.0", "heat_wave.0"]},
        tokens={"red_gem": 1},
    )
    play(s, "cast_on(fatal_fronds.0,ancient_rune)", "travel(underground_volcano)", "cast_at(heat_wave.0,haze)")
    assert s.hp[1] == 18 - 2 - 3


@rule("Q-59")
def test_the_volcano_is_used_up_even_if_the_target_escapes() -> None:
    s = table(
        at=["underground_volcano", "ancient_rune"],
        books={0: ["spectral_slap.0", "phoenix_flash"]},
        counters={1: ["run_away.0"]},
        tokens={"red_gem": 2, "blue_gem": 1},
    )
    play(s, "cast_on(spectral_slap.0,ancient_rune)", "answer(run_away.0)", "run(underground_volcano)")
    assert s.hp[1] == 18
    play(s, "cast_at(phoenix_flash,haze)")
    assert s.hp[1] == 15


@rule("Q-59")
def test_once_per_turn_starts_anew_with_every_turn() -> None:
    s = shoot("heat_wave.0", at=["underground_volcano", "ancient_rune"])
    play(s, "cast_at(heat_wave.0,haze)")
    assert s.boosted
    play(s, "end")
    assert not s.boosted


@rule("CS-15.8", "Q-29", "EX-A3", "CS-15.10")
@pytest.mark.parametrize(
    ("tile", "card", "lost"),
    [
        ("ancient_rune", None, 4),
        ("thorn_forest", None, 4),
        ("thorn_forest", "pointed_shield.0", 4),
        ("crystal_crypt", None, 9),
    ],
)
def test_steps_of_the_target_with_the_tortoise(tile: str, card: str | None, lost: int) -> None:
    s = table(
        4,
        at=["dusty_desert", tile, "dusty_desert", "dusty_desert"],
        books={0: ["infernal_assault"]},
        tokens={"red_gem": 2},
        companion={1: "mossback_tortoise"},
        counters={1: [card] if card else []},
        shadow=[1],
    )
    play(s, "cast_at(infernal_assault,haze)", "pay(red_gem+red_gem)")
    if card:
        play(s, f"answer({card})")
    assert s.hp[1] == 18 - lost


@rule("Q-29", "CS-15.8")
def test_counterspell_and_tile_take_off_one_after_the_other() -> None:
    s = table(
        3,
        at=["ancient_rune", "thorn_forest"],
        books={0: ["infernal_assault"]},
        tokens={"red_gem": 2},
        counters={1: ["pointed_shield.0"]},
    )
    play(s, "cast_at(infernal_assault,haze)", "pay(red_gem+red_gem)", "answer(pointed_shield.0)")
    assert s.hp[1] == 18 - (9 - 2 - 1)


@rule("CS-15.1", "EX-F1", "Q-30")
@pytest.mark.parametrize(
    ("tile", "card", "lost"),
    [
        ("dusty_desert", "pointed_shield.0", 1),
        ("crystal_crypt", "pointed_shield.0", 3),
        ("dusty_desert", "safety_dome", 0),
        ("crystal_crypt", "safety_dome", 3),
    ],
)
def test_nothing_is_reduced_on_crystal_crypt_but_the_card_is_used(tile: str, card: str, lost: int) -> None:
    s = shoot("phoenix_flash", at=["ancient_rune", tile], counters={1: [card]})
    play(s, "cast_at(phoenix_flash,haze)", f"answer({card})")
    assert (s.hp[1], held(s, 1)) == (18 - lost, [])


@rule("Q-29", "Q-53", "EX-A8")
def test_at_zero_nobody_was_hit_and_nothing_reacts() -> None:
    s = table(
        3,
        at=["ancient_rune", "thorn_forest"],
        books={0: ["lightning_bug.0"]},
        tokens={"red_gem": 1},
        counters={1: ["run_away.0", "bees_everywhere.0"]},
        companion={1: "bramble_hedgehog"},
        shadow=[1],
    )
    play(s, "cast_at(lightning_bug.0,haze)")
    assert (s.actor, offered(s)) == (1, ["answer(run_away.0)", "pass"])
    play(s, "pass")
    assert (s.hp[:2], s.actor) == ([18, 18], 0)  # neither the Hedgehog nor a second question


@rule("Q-60")
def test_bonuses_are_for_attack_spells_only() -> None:
    s = table(
        characters=("nuzzle", "haze"),
        at=["underground_volcano", "ancient_rune"],
        shadow=[0],
        energy={0: 5},
        companion={0: "ember_moth"},
    )
    play(s, "ability_at(haze)")
    assert s.hp[1] == 12


@rule("Q-60", "CS-13.1")
def test_damage_by_an_ability_is_damage_by_an_enemy() -> None:
    s = table(
        3,
        characters=("nuzzle", "haze", "kit"),
        at=["ancient_rune", "thorn_forest"],
        shadow=[0],
        energy={0: 5},
    )
    play(s, "ability_at(haze)")
    assert s.hp[1] == 18 - 5


# -- elimination --------------------------------------------------------------------------


@rule("CS-6.3", "CS-6.8", "CS-6.5", "Q-22")
def test_the_last_one_left_wins_at_once_whatever_crystals_the_winner_has() -> None:
    s = table(at=APART, books={0: ["infernal_assault"]}, dice=["red_gem", "curse", "curse"], hp={0: 1, 1: 3})
    play(s, "cast_at(infernal_assault,haze)")
    assert s.outcome is not None
    assert (s.hp, s.outcome.winners, s.outcome.returns) == ([1, 0], (0,), (1.0, -1.0))


@rule("CS-6.4", "CS-6.9", "Q-5")
def test_what_happens_to_the_things_of_an_eliminated_player() -> None:
    s = table(
        3,
        at=["ancient_rune", "dusty_desert", "thorn_forest"],
        books={0: ["infernal_assault"], 1: ["heat_wave.0", "resource_red_gem.0"]},
        counters={1: ["safety_dome", "run_away.0"]},
        companion={1: "dew_snail"},
        shadow=[1],
        hp={1: 5},
        dice=["red_gem"],
    )
    home = s.market[T.tiles.index("crystal_crypt")]
    play(s, "cast_at(infernal_assault,haze)", "pass")
    assert (s.hp[1], where(s, 1), s.outcome) == (0, None, None)
    v = s.view(2)
    assert v.places["discard"] == ["heat_wave.0", "resource_red_gem.0"]
    assert v.places["counters.1"] == v.places["book.1"] == v.places["companion.1"] == []
    assert v.places["counter_deck"] == ["?"] * 10
    assert [T.items[item] for item in s.sunk] == ["safety_dome", "run_away.0"]
    assert v.places["companion_deck"][-1] == "dew_snail"
    assert v.places["fallen"] == ["haze_meeple"]
    assert s.market[T.tiles.index("crystal_crypt")] == home
    play(s, "travel(crystal_crypt)")  # the Home stays on the map
    assert "refresh" in kinds(s)


@rule("Q-23", "Q-70", "CS-6.5")
def test_several_fall_together_in_turn_order() -> None:
    s = table(
        4,
        turn=2,
        at=["dusty_desert", "dusty_desert", "ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"], 1: ["heat_wave.1"], 2: ["spectral_slap.0"], 3: ["heat_wave.2"]},
        counters={0: ["run_away.0"], 3: ["run_away.1"]},
        hp={0: 2, 1: 10, 3: 3},
        tokens={"red_gem": 1, "blue_gem": 1},
    )
    play(s, "cast_on(spectral_slap.0,dusty_desert)")
    assert s.actor == 3  # the one after the active player is asked first
    play(s, "pass", "pass")
    assert s.hp == [0, 7, 18, 0]
    assert [T.cards[T.card[item]] for item in s.discard] == ["heat_wave", "heat_wave"]
    assert [T.items[item] for item in s.discard] == ["heat_wave.2", "heat_wave.0"]  # seat 3 before seat 0
    assert (s.sunk, s.sunk_group) == ([T.items.index("run_away.1"), T.items.index("run_away.0")], [1, 2])
    assert s.outcome is None


@rule("CS-6.7", "Q-24")
def test_a_fallen_player_returns_nothing() -> None:
    s = table(
        3,
        at=["ancient_rune", "dusty_desert"],
        books={0: ["infernal_assault"]},
        counters={1: ["bees_everywhere.0"]},
        companion={1: "bramble_hedgehog"},
        shadow=[1],
        hp={0: 1, 1: 4},
        dice=["red_gem"],
    )
    play(s, "cast_at(infernal_assault,haze)", "pass")
    assert (s.hp[:2], s.actor) == ([1, 0], 0)


@rule("Q-73")
def test_one_wins_and_the_others_have_lost_alike() -> None:
    s = table(
        4,
        at=["ancient_rune", "dusty_desert", "dusty_desert", None],
        books={0: ["spectral_slap.0"]},
        tokens={"red_gem": 1, "blue_gem": 1},
        hp={1: 1, 2: 3, 3: 0},
    )
    play(s, "cast_on(spectral_slap.0,dusty_desert)")
    assert s.outcome is not None
    assert (s.outcome.returns, s.outcome.winners) == ((1.0, -1.0, -1.0, -1.0), (0,))


@rule("Q-23")
def test_a_draw_cannot_arise_survivors_react_after_the_fall() -> None:
    s = table(
        3,
        at=["ancient_rune", "dusty_desert", "dusty_desert"],
        books={0: ["spectral_slap.0"]},
        tokens={"red_gem": 1, "blue_gem": 1},
        hp={0: 3, 1: 3},
        counters={2: ["bees_everywhere.0"]},
    )
    play(s, "cast_on(spectral_slap.0,dusty_desert)", "pass", "answer(bees_everywhere.0)")
    assert s.outcome is not None
    assert (s.hp, s.outcome.winners) == ([0, 0, 15], (2,))
