"""Counterspells: who is asked, when, with what result. CS-14, Q-25 to Q-30, Q-51, Q-52, Q-66 to Q-71"""

from typing import Any

import pytest
from tests.support.casting_shadows import held, kinds, offered, play, pool, table, where
from tests.support.rules import rule

from radura.core.kernel import CHANCE
from radura.games.casting_shadows.state import ShadowState

APART = ["ancient_rune", "dusty_desert"]


def attack(seats: int = 2, spell: str = "phoenix_flash", at: list[str] = APART, **more: Any) -> ShadowState:
    """Return a position in which seat 0 can hit seat 1 for 3."""
    more = {"tokens": {"red_gem": 1}} | more
    books = {0: [spell], **more.pop("books", {})}
    return table(seats, at=at, books=books, **more)


# -- getting one --------------------------------------------------------------------------


@rule("CS-14.1")
def test_counterspells_are_collected_on_the_desert_only() -> None:
    for tile in ("ancient_rune", "amber_mountain"):
        s = table(at=[tile], tokens={"red_gem": 1, "blue_orb": 1}, market={"amber_mountain": "personal_space"})
        assert "collect" not in kinds(s)


@rule("CS-14.2", "CS-14.3", "EX-12")
def test_the_price_is_a_point_a_gem_and_an_orb() -> None:
    s = table(at=["dusty_desert"], dice=[None, None, "blue_gem", None, "purple_orb"], ap=2)
    main = len(s.deck)
    play(s, "collect")
    assert (s.actor, pool(s)) == (CHANCE, {})  # paid before the card is taken
    play(s, "draw(safety_dome)")
    assert (held(s, 0), s.ap, len(s.counter_deck), len(s.deck)) == (["safety_dome"], 1, 9, main)
    assert s.view(0).places["counters.0"] == ["safety_dome"]
    assert s.view(1).places["counters.0"] == ["?"]
    for pool_without in ({"blue_gem": 2}, {"red_orb": 2}, {"shadow": 1, "blue_gem": 1}):
        assert "collect" not in kinds(table(at=["dusty_desert"], tokens=pool_without))


@rule("Q-35")
def test_no_collect_from_an_empty_counterspell_deck() -> None:
    s = table(at=["dusty_desert"], tokens={"red_gem": 1, "red_orb": 1}, counter_deck=[])
    assert "collect" not in kinds(s)


# -- being asked --------------------------------------------------------------------------


@rule("CS-14.4", "CS-14.5", "CS-14.9", "CS-14.10", "CS-14.11", "EX-F1", "Q-58")
def test_a_counterspell_answers_in_an_enemys_turn_and_goes_under_its_deck() -> None:
    s = attack(counters={1: ["pointed_shield.0"]})
    play(s, "cast_at(phoenix_flash,haze)")
    assert (s.actor, offered(s)) == (1, ["answer(pointed_shield.0)", "pass"])
    play(s, "answer(pointed_shield.0)")
    assert (s.hp[1], s.ap, s.actor) == (17, 3, 0)
    assert s.view(0).places["counter_deck"][-1] == "pointed_shield.0"
    assert s.discard == []


@rule("CS-14.10")
def test_using_one_is_never_obligatory() -> None:
    s = attack(counters={1: ["pointed_shield.0"]})
    play(s, "cast_at(phoenix_flash,haze)", "pass")
    assert s.hp[1] == 15
    play(s, "pass")  # asked again after the damage
    assert held(s, 1) == ["pointed_shield.0"]


@rule("CS-14.6", "Q-25")
def test_one_counterspell_for_one_damage_before_or_after_not_both() -> None:
    s = attack(counters={1: ["pointed_shield.0", "bees_everywhere.0"]})
    play(s, "cast_at(phoenix_flash,haze)", "answer(pointed_shield.0)")
    assert (s.hp, s.actor) == ([18, 17], 0)
    s = attack(counters={1: ["pointed_shield.0", "bees_everywhere.0"]})
    play(s, "cast_at(phoenix_flash,haze)", "pass")
    assert offered(s) == ["answer(bees_everywhere.0)", "pass"]
    play(s, "answer(bees_everywhere.0)")
    assert s.hp == [15, 15]


@rule("CS-14.7", "Q-26", "Q-70", "Q-23")
def test_several_targets_are_asked_in_turn_order_each_resolving_first() -> None:
    s = table(
        4,
        turn=1,
        at=["dusty_desert", "ancient_rune", "dusty_desert", "dusty_desert"],
        books={1: ["spectral_slap.0"]},
        tokens={"red_gem": 1, "blue_gem": 1},
        counters={0: ["safety_dome"], 2: ["run_away.0", "bees_everywhere.0"], 3: ["bees_everywhere.1"]},
    )
    play(s, "cast_on(spectral_slap.0,dusty_desert)")
    assert s.actor == 2
    play(s, "answer(run_away.0)", "run(ancient_rune)")
    assert s.hp == [18] * 4  # the damage lands on all at once, later
    assert s.actor == 3
    play(s, "pass")
    assert s.actor == 0
    play(s, "answer(safety_dome)")
    assert s.hp == [18, 18, 18, 15]
    assert s.actor == 3  # second pass: only who lost HP and has used none
    play(s, "answer(bees_everywhere.1)")
    assert (s.hp, s.actor) == ([18, 15, 18, 15], 1)


@rule("Q-27", "CS-14.10", "Q-25")
def test_the_active_player_may_answer_returned_damage() -> None:
    s = attack(counters={0: ["safety_dome"], 1: ["bees_everywhere.0"]})
    play(s, "cast_at(phoenix_flash,haze)", "pass", "answer(bees_everywhere.0)")
    assert (s.actor, offered(s)) == (0, ["answer(safety_dome)", "pass"])
    play(s, "answer(safety_dome)")
    assert s.hp == [18, 15]


@rule("CS-14.10")
def test_it_may_be_used_from_the_moment_it_lies_in_the_book() -> None:
    s = table(
        at=["dusty_desert", "ancient_rune"],
        books={0: ["heat_wave.0"]},
        companion={1: "bramble_hedgehog"},
        shadow=[1],
        tokens={"red_gem": 2, "red_orb": 1},
    )
    play(s, "collect", "draw(safety_dome)", "cast_at(heat_wave.0,haze)", "answer(safety_dome)")
    assert s.hp == [18, 16]


@rule("Q-51", "CS-14.11")
def test_only_the_damaged_are_asked_and_only_if_they_hold_one() -> None:
    s = attack(3, counters={2: ["safety_dome"]})
    play(s, "cast_at(phoenix_flash,haze)")
    assert (s.actor, s.hp[1]) == (0, 15)


@rule("Q-51", "Q-72")
@pytest.mark.parametrize("card", ["bees_everywhere.0", "pointed_shield.0"])
def test_whoever_holds_one_is_asked_before_and_after_whichever_it_is(card: str) -> None:
    s = attack(counters={1: [card]})
    play(s, "cast_at(phoenix_flash,haze)")
    assert (s.actor, offered(s)[-1]) == (1, "pass")  # also where it is the lone option
    play(s, "pass")
    assert (s.actor, offered(s)[-1]) == (1, "pass")
    play(s, "pass")
    assert s.actor == 0


@rule("Q-51")
@pytest.mark.parametrize("why", ["lost nothing", "fell", "used one", "source fell"])
def test_who_is_not_asked_a_second_time(why: str) -> None:
    s = attack(
        3,
        counters={1: ["pointed_shield.0", "bees_everywhere.0", "safety_dome"]},
        hp={1: 2 if why == "fell" else 18, 0: 1 if why == "source fell" else 18},
        companion={1: "bramble_hedgehog"} if why == "source fell" else {},
        shadow=[1],
    )
    first = {"lost nothing": "answer(safety_dome)", "used one": "answer(pointed_shield.0)"}.get(why, "pass")
    play(s, "cast_at(phoenix_flash,haze)", first)
    assert s.actor == (CHANCE if why == "source fell" else 0)


@rule("Q-66", "EX-A8")
def test_the_question_tells_source_and_amount_after_the_bonuses() -> None:
    s = table(
        3,
        at=["underground_volcano", "ancient_rune"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 1},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_at(heat_wave.0,haze)")
    for eyes in (0, 1, 2, None):
        decision = s.view(eyes).decision
        assert decision is not None
        assert decision.prompt.args == {
            "source": "#cs-card-kit",
            "what": "#cs-card-heat_wave",
            "target": "#cs-card-haze",
            "amount": 3,
        }
    attack = s.view(2).facts.attack
    assert (attack.source, attack.amount, attack.tile_bonus) == (0, 3, 1)


@rule("Q-66")
def test_also_who_will_lose_nothing_by_the_tile_is_asked() -> None:
    s = table(
        3,
        at=["ancient_rune", "thorn_forest"],
        books={0: ["lightning_bug.0"]},
        tokens={"red_gem": 1},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_at(lightning_bug.0,haze)")
    assert s.actor == 1


# -- what they do -------------------------------------------------------------------------


@rule("Q-28", "EX-A7")
@pytest.mark.parametrize(("tile", "hp"), [("dusty_desert", 14), ("amber_mountain", 14), ("ancient_rune", 18)])
def test_running_from_an_attack_on_one_enemy(tile: str, hp: int) -> None:
    # A on the centre, B on R1 (Frill's Home with four players), Heat Wave reaches adjacent tiles
    s = table(
        4,
        at=["ancient_rune", "bubbling_lake"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 2},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem+red_gem)", "answer(run_away.0)")
    assert offered(s) == ["run(ancient_rune)", "run(dusty_desert)", "run(amber_mountain)"]
    play(s, f"run({tile})")
    assert (where(s, 1), s.hp[1], pool(s)) == (tile, hp, {})


@rule("Q-28", "EX-A7")
def test_an_attack_on_a_tile_misses_who_has_left_it() -> None:
    s = table(
        4,
        at=["ancient_rune", "bubbling_lake"],
        books={0: ["spectral_slap.0"]},
        tokens={"red_gem": 1, "blue_gem": 1},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_on(spectral_slap.0,bubbling_lake)", "answer(run_away.0)", "run(dusty_desert)")
    assert (s.hp[1], pool(s), s.ap) == (18, {}, 3)


@rule("Q-28")
def test_running_is_no_reduction_so_it_works_from_the_crypt_but_not_on_it() -> None:
    s = attack(spell="heat_wave.0", at=["ancient_rune", "crystal_crypt"], counters={1: ["run_away.0"]})
    play(s, "cast_at(heat_wave.0,haze)", "answer(run_away.0)", "run(ancient_rune)")
    assert s.hp[1] == 18
    s = attack(
        3,
        at=["ancient_rune", "underground_volcano"],
        counters={1: ["run_away.0"]},
        companion={1: "mossback_tortoise"},
        spell="infernal_assault",
        shadow=[1],
    )
    play(s, "cast_at(infernal_assault,haze)", "answer(run_away.0)", "run(crystal_crypt)")
    assert s.hp[1] == 12  # still hit, and there nothing can be reduced


@rule("Q-28", "Q-29")
def test_the_tile_after_running_counts() -> None:
    s = table(
        4,
        at=["ancient_rune", "crystal_crypt"],
        books={0: ["phoenix_flash"]},
        tokens={"red_gem": 1},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_at(phoenix_flash,haze)", "answer(run_away.0)", "run(thorn_forest)")
    assert s.hp[1] == 16


@rule("Q-28", "Q-68")
@pytest.mark.parametrize(("character", "hp"), [("kit", 14), ("nuzzle", 18), ("haze", 18)])
def test_running_from_abilities(character: str, hp: int) -> None:
    other = "haze" if character != "haze" else "kit"
    s = table(
        characters=(character, other),
        at=["dusty_desert", "ancient_rune"],
        shadow=[0],
        energy={0: 5},
        counters={1: ["run_away.0"]},
    )
    play(s, next(name for name in offered(s) if name.startswith("ability")), "answer(run_away.0)")
    play(s, "run(underground_volcano)")  # two away: out of Nuzzle's reach, off the tile Haze aimed at
    assert s.hp[1] == hp


@rule("Q-28", "Q-68", "Q-27")
def test_running_in_the_own_turn_from_returned_damage() -> None:
    s = attack(counters={0: ["run_away.0"], 1: ["bees_everywhere.0"]})
    play(s, "cast_at(phoenix_flash,haze)", "pass", "answer(bees_everywhere.0)")
    play(s, "answer(run_away.0)", "run(underground_volcano)")
    assert s.hp == [15, 15]  # returned damage has no range
    assert (where(s, 0), s.ap, s.actor) == ("underground_volcano", 3, 0)


@rule("Q-30")
def test_the_dome_prevents_everything() -> None:
    s = attack(spell="infernal_assault", counters={1: ["safety_dome"]})
    play(s, "cast_at(infernal_assault,haze)", "answer(safety_dome)")
    assert s.hp[1] == 18
