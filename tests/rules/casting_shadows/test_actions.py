"""Phase 2: Travel, Cast, Reroll, Protect, Refresh, Collect. CS-4"""

import pytest
from tests.support.casting_shadows import GAME, T, book, five, kinds, offered, play, pool, roll, table, where
from tests.support.rules import rule

from radura import say
from radura.core.events import Log, Said
from radura.core.kernel import CHANCE


@rule("CS-4.1", "CS-4.2", "CS-4.3")
def test_actions_cost_a_point_each_in_any_order_and_may_be_repeated() -> None:
    s = table(dice=["red_gem", "curse", "curse", "blue_orb"], at=["underground_volcano"])
    play(s, "protect")
    assert s.ap == 3
    play(s, "travel(ancient_rune)")
    assert s.ap == 2
    play(s, "protect")
    assert s.ap == 1
    play(s, "reroll(red_die.0)", "throw", "roll(red_orb)")
    assert s.ap == 0
    assert offered(s) == ["end"]


@rule("CS-4.5", "CS-4.6")
def test_travel_goes_to_adjacent_tiles_also_where_others_stand() -> None:
    s = table(2, at=["amber_mountain", "dusty_desert"])  # r1 touches r0 and the centre; r2 is a hole
    assert [name for name in offered(s) if name.startswith("travel")] == [
        "travel(ancient_rune)",
        "travel(dusty_desert)",
    ]
    play(s, "travel(dusty_desert)")
    assert where(s, 0) == where(s, 1) == "dusty_desert"
    assert s.view(None).places["tile.dusty_desert"] == ["kit_meeple", "haze_meeple"]


@rule("CS-4.7", "CS-4.8", "CS-4.9", "EX-F3", "Q-9")
def test_a_spell_is_cast_once_a_turn_stays_in_the_book_and_rests_until_the_next_own_turn() -> None:
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["heat_wave.0"]}, dice=["red_gem", "red_gem"])
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem)")
    assert (s.ap, s.hp[1], book(s, 0)) == (3, 16, ["heat_wave.0"])
    assert s.view(1).faces["heat_wave.0"] == "cast"
    assert "cast_at" not in kinds(s)
    play(s, "end")
    five(s)
    play(s, "end")
    five(s, "gem")
    assert "cast_at(heat_wave.0,haze)" in offered(s)
    assert "heat_wave.0" not in s.view(1).faces


@rule("Q-9")
def test_each_copy_may_be_cast_once_and_equal_copies_are_one_option() -> None:
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["heat_wave.0", "heat_wave.1"]}, tokens={"red_gem": 2})
    assert [name for name in offered(s) if name.startswith("cast")] == ["cast_at(heat_wave.0,haze)"]
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem)")
    assert [name for name in offered(s) if name.startswith("cast")] == ["cast_at(heat_wave.1,haze)"]
    play(s, "cast_at(heat_wave.1,haze)")
    assert (s.hp[1], "cast_at" in kinds(s)) == (14, False)


@rule("Q-9")
def test_a_spell_may_be_cast_in_the_turn_in_which_it_was_collected() -> None:
    s = table(
        at=["underground_volcano", "ancient_rune"],
        market={"underground_volcano": "heat_wave.0"},
        tokens={"red_gem": 2, "red_orb": 1},
    )
    play(s, "collect", "draw(curse_void.0)", "cast_at(heat_wave.0,haze)")
    assert s.hp[1] == 18 - 2 - 1


@rule("Q-9")
def test_a_cast_spell_may_be_paid_and_is_new_when_it_comes_back() -> None:
    s = table(
        at=["underground_volcano", "ancient_rune"],
        books={0: ["fatal_fronds.0", "heat_wave.0"]},
        cast=["heat_wave.0"],
        market={"underground_volcano": "personal_space"},
        tokens={"red_orb": 2, "red_gem": 2},
        deck=[],
    )
    play(s, "collect", "discard(heat_wave.0)")
    assert [T.items[item] for item in s.discard] == ["heat_wave.0"]
    play(s, "draw(heat_wave.0)", "collect")  # the deck was empty: the discard pile is drawn again
    assert "cast_at(heat_wave.0,haze)" in offered(s)


@rule("CS-4.10", "Q-10", "Q-11")
def test_reroll_takes_any_number_of_dice_but_at_least_one() -> None:
    s = table(dice=["red_gem", "red_orb", "blue_gem", "shadow", "purple_orb"])
    assert {
        "reroll(red_die.0)",
        "reroll(red_die.1)",
        "reroll(blue_die.0)",
        "reroll(blue_die.1)",
        "reroll(purple_die)",
    } <= set(offered(s))
    assert "throw" not in kinds(s)
    play(s, "reroll(purple_die)", "reroll(red_die.0)")
    assert offered(s) == ["reroll(red_die.1)", "reroll(blue_die.0)", "reroll(blue_die.1)", "throw"]
    play(s, "throw")
    assert s.actor == CHANCE
    s.log = Log()
    roll(s, "shadow", "purple_gem")
    assert pool(s) == {"shadow": 2, "red_orb": 1, "blue_gem": 1, "purple_gem": 1}
    told = [say(event.text) for event in s.log.seen_by(None) if isinstance(event, Said)]
    assert told == ["Kit’s die now shows Shadow Fragment.", "Kit’s die now shows purple Gem."]
    assert s.ap == 3


@rule("Q-10")
def test_a_rerolled_die_may_be_rerolled_again_by_another_reroll() -> None:
    s = table(dice=["red_gem"])
    play(s, "reroll(red_die.0)", "roll(red_orb)")
    play(s, "reroll(red_die.0)", "roll(shadow)")
    assert (pool(s), s.ap) == ({"shadow": 1}, 2)


@rule("CS-4.11")
def test_a_cursed_crystal_is_never_rerolled() -> None:
    s = table(dice=["curse", "red_gem"])
    assert [name for name in offered(s) if name.startswith("reroll")] == ["reroll(red_die.1)"]
    s = table(dice=["curse", "curse"])
    assert "reroll" not in kinds(s)


@rule("Q-10")
def test_spent_converted_and_token_resources_cannot_be_rerolled() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0", "energy_bloom", "gem_duplication"]},
        dice=["red_gem", None, "blue_gem", "blue_gem", "purple_gem"],
    )
    play(s, "cast(gem_duplication)", "copy(blue_gem)", "stop")  # the die stays a die, the copy is a token
    play(s, "cast(energy_bloom)", "change(purple_gem,red_gem)", "stop")
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem+red_gem)")
    assert [name for name in offered(s) if name.startswith("reroll")] == ["reroll(blue_die.0)"]
    assert s.tokens[1] == 1


@rule("CS-4.12", "Q-46", "CS-7.6")
def test_protect_removes_a_crystal_and_its_die_for_the_turn() -> None:
    s = table(dice=["curse", "red_gem"])
    play(s, "protect")
    assert (pool(s), s.ap) == ({"red_gem": 1}, 3)
    assert s.view(0).places["common"] == ["red_die.0", "blue_die.0", "blue_die.1", "purple_die"]
    assert [name for name in offered(s) if name.startswith("reroll")] == ["reroll(red_die.1)"]


@rule("CS-4.13", "CS-4.14", "CS-4.20", "EX-17")
def test_refresh_replaces_the_card_beside_the_tile() -> None:
    s = table(at=["underground_volcano"], market={"underground_volcano": "sudden_doom"}, ap=1)
    play(s, "refresh", "draw(heat_wave.0)")
    v = s.view(None)
    assert v.places["discard"] == ["sudden_doom"]
    assert v.places["market.underground_volcano"] == ["heat_wave.0"]
    assert s.ap == 0
    for tile in ("ancient_rune", "dusty_desert"):
        assert "refresh" not in kinds(table(at=[tile], ap=1))


@rule("CS-4.15", "CS-4.16", "CS-4.17", "CS-4.19", "CS-4.20", "CS-4.23", "Q-39")
def test_collect_pays_takes_the_card_and_turns_up_another() -> None:
    s = table(
        at=["underground_volcano", "underground_volcano"],  # an enemy beside makes no difference
        market={"underground_volcano": "heat_wave.0"},
        dice=["red_gem", "red_orb", "blue_gem"],
    )
    play(s, "collect")
    assert s.actor == CHANCE
    play(s, "draw(curse_void.0)")
    assert (book(s, 0), pool(s), s.ap) == (["heat_wave.0"], {"blue_gem": 1}, 3)
    v = s.view(None)
    assert v.places["market.underground_volcano"] == ["curse_void.0"]
    assert v.places["common"] == ["red_die.0", "red_die.1", "blue_die.1", "purple_die"]


@rule("CS-4.16", "CS-12.1", "CS-12.2")
def test_resource_cards_are_collected_for_the_point_alone() -> None:
    s = table(at=["underground_volcano"], market={"underground_volcano": "resource_red_gem.0"}, dice=["curse"])
    play(s, "collect", "draw(curse_void.0)")
    assert (book(s, 0), pool(s), s.ap) == (["resource_red_gem.0"], {"curse": 1}, 3)


@rule("CS-4.18")
def test_a_counterspell_draws_no_replacement_from_the_main_deck() -> None:
    s = table(at=["dusty_desert"], tokens={"red_gem": 1, "red_orb": 1})
    deck = len(s.deck)
    play(s, "collect", "draw(safety_dome)")
    assert (s.actor, len(s.deck), len(s.counter_deck)) == (0, deck, 9)


@rule("CS-4.21", "Q-50", "Q-40")
def test_an_action_that_would_do_nothing_is_not_offered() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["fatal_fronds.0", "heat_wave.0", "curse_void.0"]},
        dice=[None, None, "blue_orb"],
    )
    # no enemy on the own tile, no Gem for Heat Wave, no crystal, no card beside Ancient Rune
    assert kinds(s) == {"reroll", "travel", "end"}


@rule("CS-4.22", "CS-12.5", "Q-56")
def test_without_points_whatever_costs_none_is_still_possible() -> None:
    s = table(
        characters=("frill", "haze"),
        at=["dusty_desert", "underground_volcano"],
        ap=0,
        shadow=[0],
        energy={0: 5},
        hp={0: 10},
        books={0: ["resource_red_gem.0"]},
        free={"travel": 1},
        dice=["red_gem"],
    )
    assert kinds(s) == {"use", "ability", "travel", "end"}
    play(s, "ability", "use(resource_red_gem.0)", "travel(ancient_rune)", "end")
    assert s.turn == 1


@rule("Q-56", "EX-A5")
def test_free_travels_add_up_and_are_used_first() -> None:
    s = table(
        at=["amber_mountain"],
        companion={0: "quickstep_hare"},
        pending=[["Roll", [T.dice], 0], ["Begin", [], 0], ["Turn", [], 0]],
    )
    five(s)
    assert s.view(1).counters["free/travel"] == 2
    play(s, "travel(ancient_rune)", "travel(dusty_desert)")
    assert s.ap == 4
    play(s, "travel(ancient_rune)")
    assert s.ap == 3


@rule("Q-56")
def test_the_spider_makes_one_collect_free_also_of_a_counterspell_but_not_its_resources() -> None:
    s = table(at=["dusty_desert"], ap=0, free={"collect": 1})
    assert "collect" not in kinds(s)
    s = table(at=["dusty_desert"], ap=0, free={"collect": 1}, tokens={"blue_gem": 1, "blue_orb": 1})
    play(s, "collect", "draw(run_away.0)")
    assert (s.ap, s.free, pool(s)) == (0, [0] * 6, {})


@rule("Q-56", "CS-13.1")
@pytest.mark.parametrize(
    ("companion", "action", "n"),
    [("tumble_mouse", "reroll", 2), ("pearl_spider", "collect", 1), ("quickstep_hare", "travel", 1)],
)
def test_free_actions_of_companions_lapse_with_the_turn(companion: str, action: str, n: int) -> None:
    s = table(
        at=["dusty_desert"],
        companion={0: companion},
        pending=[["Roll", [T.dice], 0], ["Begin", [], 0], ["Turn", [], 0]],
    )
    five(s)
    assert s.view(0).counters[f"free/{action}"] == n
    play(s, "end")
    assert s.view(0).counters[f"free/{action}"] == 0


@rule("Q-56")
def test_free_rerolls_are_possible_without_points() -> None:
    s = table(ap=0, free={"reroll": 2}, dice=["red_gem"])
    play(s, "reroll(red_die.0)", "roll(red_orb)", "reroll(red_die.0)", "roll(shadow)")
    assert offered(s) == ["end"]


def test_the_board_says_which_tiles_are_adjacent() -> None:
    s = table(4)
    assert [name for name in offered(s) if name.startswith("travel")] == [
        "travel(ancient_rune)",
        "travel(underground_volcano)",
        "travel(bubbling_lake)",
    ]
    assert GAME.option(s, s.game.actions.parse("travel(ancient_rune)")).targets == [T.tiles[0]]
