"""The Spell Book: slots, levels, making room, reshuffling. CS-9, Q-4 to Q-9"""

import pytest
from tests.support.casting_shadows import T, book, held, kinds, offered, play, pool, table
from tests.support.rules import rule

from radura.core.view import HIDDEN, OMNISCIENT

FRONDS = ["fatal_fronds.0", "fatal_fronds.1", "fatal_fronds.2", "fatal_fronds.3"]
VOLCANO = ["underground_volcano"]


@rule("CS-9.1", "CS-9.2", "CS-9.3", "Q-45", "CS-14.8")
def test_spells_lie_face_up_counterspells_face_down() -> None:
    s = table(books={0: ["heat_wave.0", "resource_red_gem.0"]}, counters={0: ["safety_dome", "run_away.0"]})
    for eyes in (0, 1, None):
        assert s.view(eyes).places["book.0"] == ["heat_wave.0", "resource_red_gem.0"]
    assert s.view(0).places["counters.0"] == ["safety_dome", "run_away.0"]
    assert s.view(1).places["counters.0"] == s.view(None).places["counters.0"] == [HIDDEN, HIDDEN]
    assert s.view(OMNISCIENT).places["counters.0"] == ["safety_dome", "run_away.0"]


@rule("CS-9.4", "CS-9.6", "CS-9.7", "Q-7")
def test_with_a_full_book_a_face_up_card_is_discarded_first() -> None:
    s = table(
        at=VOLCANO,
        books={0: ["heat_wave.0", "curse_void.0", "resource_red_gem.0"]},
        counters={0: ["safety_dome", "run_away.0"]},
        market={"underground_volcano": "fatal_fronds.0"},
        tokens={"red_orb": 1, "blue_orb": 1},
    )
    play(s, "collect")
    assert offered(s) == ["discard(heat_wave.0)", "discard(curse_void.0)", "discard(resource_red_gem.0)"]
    assert pool(s) == {"red_orb": 1, "blue_orb": 1}  # before paying
    play(s, "discard(resource_red_gem.0)")
    assert "red_gem" not in pool(s)  # it gives nothing
    play(s, "pay(red_orb)", "draw(heavy_hand.0)")
    assert (book(s, 0), held(s, 0)) == (
        ["heat_wave.0", "curse_void.0", "fatal_fronds.0"],
        ["safety_dome", "run_away.0"],
    )


@rule("Q-7", "CS-9.6", "CS-4.23")
def test_room_for_a_counterspell_is_made_before_seeing_it() -> None:
    s = table(at=["dusty_desert"], books={0: ["heat_wave.0", *FRONDS]}, tokens={"red_gem": 1, "red_orb": 1})
    play(s, "collect")
    assert offered(s) == ["discard(fatal_fronds.0)", "discard(heat_wave.0)"]
    play(s, "discard(heat_wave.0)", "draw(safety_dome)")
    assert (book(s, 0), held(s, 0)) == (FRONDS, ["safety_dome"])


@rule("Q-6", "CS-9.7")
def test_five_counterspells_fill_the_book_for_good() -> None:
    five = ["run_away.0", "run_away.1", "run_away.2", "pointed_shield.0", "safety_dome"]
    for tile in ("dusty_desert", "underground_volcano"):
        s = table(
            at=[tile],
            counters={0: five},
            market={"underground_volcano": "resource_red_gem.0"},
            tokens={"red_gem": 1, "red_orb": 1},
        )
        assert "collect" not in kinds(s)


@rule("CS-9.8", "CS-9.9", "CS-9.10", "EX-11", "Q-7")
def test_a_level_requirement_is_paid_with_a_spell_that_frees_the_slot() -> None:
    s = table(
        at=VOLCANO,
        books={0: ["curse_void.0", "magma_hand", "kinetic_wave", "resource_red_gem.0", "resource_red_orb"]},
        market={"underground_volcano": "phoenix_flash"},
        tokens={"blue_orb": 1, "red_gem": 1},
    )
    play(s, "collect", "draw(heat_wave.0)")  # Curse Void is the only level 1 Spell: nothing to ask
    assert book(s, 0) == ["magma_hand", "kinetic_wave", "resource_red_gem.0", "resource_red_orb", "phoenix_flash"]
    assert [T.items[item] for item in s.discard] == ["curse_void.0"]
    assert pool(s) == {}


@rule("EX-11", "Q-8", "CS-9.9")
def test_exactly_the_level_shown_is_asked_for() -> None:
    s = table(
        at=VOLCANO,
        books={0: ["magma_hand", "kinetic_wave"]},
        market={"underground_volcano": "phoenix_flash"},
        tokens={"blue_orb": 1, "red_gem": 1},
    )
    assert "collect" not in kinds(s)
    s = table(
        at=VOLCANO,
        books={0: ["heat_wave.0", "magma_hand"]},
        market={"underground_volcano": "infernal_assault"},
        tokens={"shadow": 1, "red_orb": 1},
    )
    play(s, "collect", "draw(heat_wave.1)")
    assert book(s, 0) == ["heat_wave.0", "infernal_assault"]


@rule("CS-9.9")
def test_conversion_spells_pay_levels_too_resource_cards_do_not() -> None:
    s = table(
        at=VOLCANO,
        books={0: ["resource_red_gem.0"]},
        market={"underground_volcano": "personal_space"},
        tokens={"red_orb": 1},
    )
    assert "collect" not in kinds(s)
    s = table(
        at=VOLCANO,
        books={0: ["energy_bloom", "heat_wave.0"]},
        market={"underground_volcano": "personal_space"},
        tokens={"red_orb": 1},
    )
    play(s, "collect")
    assert offered(s) == ["discard(heat_wave.0)", "discard(energy_bloom)"]


@rule("CS-9.8", "CS-9.10")
def test_levels_one_to_three_and_requirements_of_one_and_two() -> None:
    assert set(T.level) == {0, 1, 2, 3}


@rule("Q-65", "EX-A6")
@pytest.mark.parametrize(("paid", "castable"), [("heat_wave.0", ["cast_at(heat_wave.1,haze)"]), ("heat_wave.1", [])])
def test_a_copy_cast_this_turn_is_another_card_than_one_that_was_not(paid: str, castable: list[str]) -> None:
    s = table(
        at=["underground_volcano", "ancient_rune"],
        books={0: ["heat_wave.0", "heat_wave.1"]},
        cast=["heat_wave.0"],
        market={"underground_volcano": "personal_space"},
        tokens={"red_orb": 1, "red_gem": 1},
    )
    play(s, "collect")
    assert offered(s) == ["discard(heat_wave.0)", "discard(heat_wave.1)"]
    decision = s.view(0).decision
    assert decision is not None
    assert [option.text.id for option in decision.options] == ["cs-do-discard-cast", "cs-do-discard"]
    play(s, f"discard({paid})", "draw(fatal_fronds.3)")
    assert [name for name in offered(s) if name.startswith("cast_at(heat")] == castable


@rule("Q-65")
def test_equal_copies_are_not_shown_apart() -> None:
    s = table(
        at=VOLCANO,
        books={0: [*FRONDS, "heat_wave.0"]},
        market={"underground_volcano": "resource_red_gem.0"},
    )
    play(s, "collect")
    assert offered(s) == ["discard(fatal_fronds.0)", "discard(heat_wave.0)"]


@rule("CS-9.12")
def test_cards_cannot_be_discarded_at_will() -> None:
    s = table(at=VOLCANO, books={0: ["heat_wave.0", "curse_void.0"]}, counters={0: ["run_away.0"]})
    assert "discard" not in kinds(s)


@rule("Q-4", "Q-36")
def test_the_discard_pile_becomes_the_deck_when_a_card_has_to_be_turned_up() -> None:
    gone = ["heat_wave.0", "heat_wave.1", "curse_void.0"]
    s = table(at=VOLCANO, market={"underground_volcano": "sudden_doom"}, deck=[], discard=gone)
    play(s, "refresh")
    assert offered(s) == sorted(
        [f"draw({card})" for card in [*gone, "sudden_doom"]], key=lambda n: T.items.index(n[5:-1])
    )  # the card just Refreshed may come back
    play(s, "draw(sudden_doom)")
    v = s.view(0)
    assert v.places["market.underground_volcano"] == ["sudden_doom"]
    assert v.places["discard"] == []
    assert v.places["deck"] == [HIDDEN] * 3


@rule("Q-4")
def test_an_empty_deck_is_not_refilled_earlier() -> None:
    s = table(at=VOLCANO, market={"underground_volcano": "sudden_doom"}, deck=["heat_wave.0"], discard=["curse_void.0"])
    play(s, "refresh", "draw(heat_wave.0)")
    assert s.deck == []
    assert [T.items[item] for item in s.discard] == ["curse_void.0", "sudden_doom"]


@rule("Q-4", "Q-36")
def test_both_piles_cannot_be_empty() -> None:
    places, books = 5, 4 * 5
    assert T.n_main - places - books == 27


@rule("CS-9.5")
def test_the_companion_takes_no_slot() -> None:
    s = table(
        at=VOLCANO,
        books={0: FRONDS},
        companion={0: "dew_snail"},
        shadow=[0],
        market={"underground_volcano": "resource_red_gem.0"},
    )
    play(s, "collect", "draw(heat_wave.0)")
    assert len(book(s, 0)) == 5
