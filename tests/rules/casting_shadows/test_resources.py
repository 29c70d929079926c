"""Resources, Conversion Spells and Resource cards. CS-7, CS-11, CS-12"""

import pytest
from tests.support.casting_shadows import T, book, kinds, offered, play, pool, table
from tests.support.rules import rule

from radura.games.casting_shadows.vocabulary import RESOURCES

HERE = ["underground_volcano", "dusty_desert"]


def offered_after_collect(name: str) -> list[str]:
    """Return the payments offered for a card with one Resource of each kind."""
    s = table(at=HERE, market={"underground_volcano": name}, tokens=dict.fromkeys(RESOURCES, 1))
    play(s, "collect")
    return offered(s)


@rule("CS-7.1", "CS-7.2")
def test_the_kinds_of_resource() -> None:
    assert RESOURCES == [
        "red_gem",
        "blue_gem",
        "purple_gem",
        "red_orb",
        "blue_orb",
        "purple_orb",
        "shadow",
        "curse",
    ]


@rule("CS-7.3", "Q-14")
def test_purple_pays_red_or_blue_and_the_player_chooses_at_the_moment_of_spending() -> None:
    assert offered_after_collect("heat_wave.0") == [
        "pay(red_gem+red_orb)",
        "pay(red_gem+purple_orb)",
        "pay(purple_gem+red_orb)",
        "pay(purple_gem+purple_orb)",
    ]
    s = table(
        at=HERE, market={"underground_volcano": "bubble_trouble.0"}, dice=[None, None, None, "blue_orb", "purple_gem"]
    )
    play(s, "collect", "draw(heat_wave.0)")
    assert (book(s, 0), pool(s)) == (["bubble_trouble.0"], {})


@rule("Q-14")
def test_each_purple_takes_its_colour_separately() -> None:
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["spectral_slap.0"]}, tokens={"purple_gem": 2})
    play(s, "cast_on(spectral_slap.0,dusty_desert)")
    assert (s.hp[1], pool(s)) == (15, {})


@rule("CS-7.4", "EX-10")
def test_grey_is_met_by_any_colour_but_not_by_the_other_shape() -> None:
    for orb in ("red_orb", "blue_orb", "purple_orb"):
        s = table(at=HERE, market={"underground_volcano": "fatal_fronds.0"}, tokens={orb: 1})
        play(s, "collect", "draw(heat_wave.0)")
        assert book(s, 0) == ["fatal_fronds.0"]
    s = table(at=HERE, market={"underground_volcano": "fatal_fronds.0"}, tokens={"red_gem": 3, "purple_gem": 1})
    assert "collect" not in kinds(s)


@rule("Q-15")
def test_grey_means_the_same_on_casting_costs() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["lightning_bug.0"]},
        tokens={"red_gem": 1, "blue_gem": 1, "purple_gem": 1},
    )
    play(s, "cast_at(lightning_bug.0,haze)", "pay(red_gem+blue_gem+purple_gem)")
    assert s.hp[1] == 14


@rule("CS-7.5")
def test_fragments_can_be_spent_on_a_collect() -> None:
    s = table(at=HERE, market={"underground_volcano": "curse_void.0"}, dice=["shadow", "red_gem"])
    play(s, "collect", "draw(heat_wave.0)")
    assert (book(s, 0), pool(s)) == (["curse_void.0"], {})


@rule("CS-7.7")
def test_a_crystal_is_no_gem_and_pays_only_what_names_it() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["lightning_bug.0", "sinister_screech.0", "energy_bloom"]},
        dice=["curse", "curse"],
    )
    assert [name for name in offered(s) if name.startswith("cast")] == ["cast_at(sinister_screech.0,haze)"]
    play(s, "cast_at(sinister_screech.0,haze)", "pay(curse+curse)")
    assert (s.hp[1], pool(s)) == (15, {})


@rule("CS-7.8", "CS-4.19")
def test_what_is_spent_leaves_the_pool() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"]},
        dice=["red_gem", "red_gem"],
        tokens={"red_gem": 1},
    )
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem+red_gem)")
    assert pool(s) == {"red_gem": 1}


def test_whatever_can_be_matched_can_be_paid_and_no_way_is_listed_twice() -> None:
    """Paying is exact matching: every set of Resources that fits the symbols one to one, and no other."""
    pay: dict[str, set[int]] = {}
    for kind, resource in enumerate(T.catalog.resources):
        for symbol in resource.pays:
            pay.setdefault(symbol, set()).add(kind)
    for card in T.catalog.spells:
        symbols = [symbol for symbol in card.cost if not symbol.startswith("spell")]
        item = next(i for i, name in enumerate(T.items) if name.partition(".")[0] == card.id)
        listed = {T.ways[way] for way in T.costs[item].ways}
        assert len(listed) == len(T.costs[item].ways)
        for way in T.ways:
            assert (way in listed) == fits(list(way), [pay[symbol] for symbol in symbols]), (card.id, way)


def fits(kinds_left: list[int], symbols: list[set[int]]) -> bool:
    """Tell by search whether Resources and symbols can be matched one to one."""
    if len(kinds_left) != len(symbols):
        return False
    if not symbols:
        return True
    return any(
        kind in symbols[0] and fits(kinds_left[:i] + kinds_left[i + 1 :], symbols[1:])
        for i, kind in enumerate(kinds_left)
    )


@rule("Q-55")
def test_tokens_are_spent_before_dice() -> None:
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["heat_wave.0"]}, dice=["red_gem"], tokens={"red_gem": 1})
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem)")
    assert (s.tokens[0], s.dice[0]) == (0, 0)
    assert "reroll(red_die.0)" in offered(s)


@rule("Q-55")
def test_between_dice_of_different_colour_with_a_fragment_the_player_chooses() -> None:
    s = table(
        at=HERE, market={"underground_volcano": "curse_void.0"}, dice=["shadow", "red_gem", "shadow", None, "shadow"]
    )
    play(s, "collect")
    assert offered(s) == ["fragment(red_die)", "fragment(blue_die)", "fragment(purple_die)"]
    play(s, "fragment(blue_die)", "draw(heat_wave.0)")
    assert s.view(0).places["pool"] == ["red_die.0", "purple_die"]


@rule("Q-55")
@pytest.mark.parametrize(
    "dice", [["shadow", "shadow", "blue_gem"], ["shadow", "red_gem"]], ids=["one colour", "only one Fragment"]
)
def test_the_player_is_not_asked_where_it_makes_no_difference(dice: list[str]) -> None:
    s = table(at=HERE, market={"underground_volcano": "curse_void.0"}, dice=dice)
    play(s, "collect", "draw(heat_wave.0)")
    assert book(s, 0) == ["curse_void.0"]


@rule("Q-12")
def test_the_supply_of_tokens_is_unlimited() -> None:
    s = table(tokens={"red_orb": 12, "blue_orb": 9}, books={0: ["orb_duplication"]})
    play(s, "cast(orb_duplication)", *["copy(red_orb)"] * 12, *["copy(blue_orb)"] * 9)
    assert pool(s) == {"red_orb": 24, "blue_orb": 18}


# -- Conversion Spells --------------------------------------------------------------------


@rule("CS-11.1", "CS-11.3", "CS-11.4", "CS-4.8")
def test_a_conversion_costs_a_point_changes_resources_and_rests() -> None:
    s = table(books={0: ["curse_void.0"]}, dice=["curse", "curse", "curse"])
    play(s, "cast(curse_void.0)")
    assert offered(s) == ["change(curse,red_gem)", "change(curse,blue_gem)"]
    play(s, "change(curse,red_gem)", "change(curse,blue_gem)")
    assert (pool(s), s.ap) == ({"curse": 1, "red_gem": 1, "blue_gem": 1}, 3)
    assert "cast" not in kinds(s)
    play(s, "end")
    assert pool(s) == {}  # until the end of the turn


@rule("CS-11.2", "Q-61")
def test_some_conversions_add_resources() -> None:
    s = table(books={0: ["crystallization"]}, dice=["red_gem", "red_gem", "blue_gem"])
    play(s, "cast(crystallization)", "change(red_gem,red_orb)", "change(blue_gem,blue_orb)")
    assert pool(s) == {"red_gem": 1, "red_orb": 2, "blue_orb": 2}


@rule("Q-16", "Q-61", "Q-69")
def test_at_least_one_resource_and_at_most_the_maximum_one_after_another() -> None:
    s = table(
        books={0: ["ruby_synthesis"]}, dice=["red_gem", "red_orb", None, None, "purple_gem"], tokens={"red_gem": 1}
    )
    play(s, "cast(ruby_synthesis)")
    assert "stop" not in kinds(s)
    play(s, "change(red_gem,red_orb)")
    assert "stop" in kinds(s)
    play(s, "change(red_orb,red_gem)", "change(purple_gem,red_orb)")
    assert kinds(s) != {"change", "stop"}  # three are the most
    assert pool(s) == {"red_gem": 2, "red_orb": 2}


@rule("Q-16")
def test_the_player_may_change_fewer_than_possible() -> None:
    s = table(books={0: ["luminous_glow"]}, dice=["red_orb", "red_orb"])
    play(s, "cast(luminous_glow)", "change(red_orb,red_gem)", "stop")
    assert pool(s) == {"red_orb": 1, "red_gem": 1}


@rule("Q-61")
def test_what_this_cast_made_cannot_be_taken_again() -> None:
    s = table(books={0: ["energy_bloom"]}, dice=["red_gem", None, "blue_gem"])
    play(s, "cast(energy_bloom)", "change(red_gem,blue_gem)")
    assert offered(s) == ["change(blue_gem,red_gem)", "stop"]  # the old blue Gem, not the new one
    play(s, "change(blue_gem,red_gem)")
    assert (pool(s), "stop" in kinds(s)) == ({"red_gem": 1, "blue_gem": 1}, False)


@rule("Q-61")
def test_a_converted_die_goes_back_and_a_token_takes_its_place() -> None:
    s = table(books={0: ["luminous_glow"]}, dice=["red_orb"])
    play(s, "cast(luminous_glow)", "change(red_orb,red_gem)")
    assert s.view(1).places["common"][0] == "red_die.0"
    assert s.view(1).counters["pool/red_gem"] == 1


@rule("Q-61", "Q-14")
def test_the_result_differs_from_the_original_and_a_chosen_colour_is_never_purple() -> None:
    s = table(books={0: ["metamorphosis"]}, tokens={"red_orb": 1, "blue_orb": 1, "purple_orb": 1})
    play(s, "cast(metamorphosis)")
    assert offered(s) == [
        "change(red_orb,blue_orb)",
        "change(blue_orb,red_orb)",
        "change(purple_orb,red_orb)",
        "change(purple_orb,blue_orb)",
    ]


@rule("Q-14", "EX-A1")
def test_purple_stays_purple_where_the_colour_is_kept_and_becomes_red_where_red_is_named() -> None:
    dice = ["red_orb", None, "blue_gem", None, "purple_orb"]
    s = table(books={0: ["luminous_glow", "ruby_synthesis"]}, dice=dice)
    play(s, "cast(luminous_glow)", "change(red_orb,red_gem)", "change(purple_orb,purple_gem)")
    assert pool(s) == {"red_gem": 1, "purple_gem": 1, "blue_gem": 1}
    assert [name for name in offered(s) if name.startswith("reroll")] == ["reroll(blue_die.0)"]
    s = table(books={0: ["luminous_glow", "ruby_synthesis"]}, dice=dice)
    play(s, "cast(ruby_synthesis)", "change(red_orb,red_gem)", "change(purple_orb,red_gem)")
    assert pool(s) == {"red_gem": 2, "blue_gem": 1}


@rule("Q-14")
def test_a_duplicate_of_purple_is_purple() -> None:
    s = table(books={0: ["gem_duplication"]}, dice=[None, None, None, None, "purple_gem"])
    play(s, "cast(gem_duplication)", "copy(purple_gem)")
    assert pool(s) == {"purple_gem": 2}


@rule("Q-61", "Q-16")
def test_copies_are_not_copied_again_and_three_gems_are_the_most() -> None:
    s = table(books={0: ["gem_duplication"]}, dice=["red_gem", None, "blue_gem", "blue_gem", "purple_gem"])
    play(s, "cast(gem_duplication)", "copy(red_gem)")
    assert offered(s) == ["copy(blue_gem)", "copy(purple_gem)", "stop"]
    play(s, "copy(blue_gem)", "copy(blue_gem)")
    assert pool(s) == {"red_gem": 2, "blue_gem": 4, "purple_gem": 1}


@rule("Q-55", "Q-61")
def test_an_older_token_is_converted_before_a_die() -> None:
    s = table(books={0: ["luminous_glow"]}, dice=["red_orb"], tokens={"red_orb": 1})
    play(s, "cast(luminous_glow)", "change(red_orb,red_gem)", "stop")
    assert s.view(0).places["pool"] == ["red_die.0"]


# -- Resource cards -----------------------------------------------------------------------


@rule("CS-12.3", "CS-12.4", "CS-12.5", "CS-12.6", "Q-13", "EX-15")
def test_a_resource_card_gives_two_tokens_for_this_turn_also_without_points() -> None:
    s = table(ap=0, books={0: ["resource_red_gem.0"]})
    play(s, "use(resource_red_gem.0)")
    assert (book(s, 0), pool(s), s.ap) == ([], {"red_gem": 2}, 0)
    assert [T.items[item] for item in s.discard] == ["resource_red_gem.0"]
    play(s, "end")
    assert pool(s) == {}


@rule("CS-12.7", "Q-13")
def test_several_may_be_used_in_the_turn_in_which_they_were_collected() -> None:
    s = table(
        at=["underground_volcano"],
        market={"underground_volcano": "resource_blue_orb"},
        books={0: ["resource_red_orb"]},
    )
    play(s, "collect", "draw(heat_wave.0)", "use(resource_blue_orb)", "use(resource_red_orb)")
    assert pool(s) == {"blue_orb": 2, "red_orb": 2}


@rule("CS-12.3")
def test_unused_resource_cards_stay_and_take_a_slot() -> None:
    s = table(books={0: ["resource_red_gem.0"]})
    play(s, "end")
    assert book(s, 0) == ["resource_red_gem.0"]
    full = ["resource_red_gem.0", "resource_red_gem.1", "resource_red_gem.2", "resource_red_orb", "resource_blue_orb"]
    s = table(at=["underground_volcano"], books={0: full}, market={"underground_volcano": "resource_blue_gem.0"})
    play(s, "collect")
    assert kinds(s) == {"discard"}


@rule("Q-13")
def test_resource_cards_are_not_for_the_middle_of_another_action() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0", "resource_red_gem.0"]},
        tokens={"red_gem": 1, "purple_gem": 1},
    )
    play(s, "cast_at(heat_wave.0,haze)")
    assert kinds(s) == {"pay"}
