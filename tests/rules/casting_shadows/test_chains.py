"""Returned damage, chains of answers, and what is known of the Counterspell deck. Q-25, Q-52, Q-58, Q-59, Q-71"""

from typing import Any

from tests.support.casting_shadows import T, held, offered, play, pool, table
from tests.support.rules import rule

from radura.core.kernel import CHANCE
from radura.games.casting_shadows.state import ShadowState

APART = ["ancient_rune", "dusty_desert"]


def attack(seats: int = 2, spell: str = "phoenix_flash", at: list[str] = APART, **more: Any) -> ShadowState:
    """Return a position in which seat 0 can hit seat 1 for 3."""
    more = {"tokens": {"red_gem": 1}} | more
    books = {0: [spell], **more.pop("books", {})}
    return table(seats, at=at, books=books, **more)


# -- chains -------------------------------------------------------------------------------


@rule("Q-52", "Q-25", "EX-A9")
def test_the_companion_returns_damage_first_then_the_player_is_asked() -> None:
    s = attack(counters={1: ["bees_everywhere.0"]}, companion={1: "bramble_hedgehog"}, shadow=[1], hp={0: 5})
    play(s, "cast_at(phoenix_flash,haze)")
    assert offered(s) == ["pass"]
    play(s, "pass")
    assert (s.hp, s.actor) == ([4, 15], 1)
    play(s, "answer(bees_everywhere.0)")
    assert s.hp == [1, 15]


@rule("Q-52", "Q-51")
def test_if_the_source_has_fallen_what_was_to_come_lapses() -> None:
    s = table(
        4,
        at=["ancient_rune", "dusty_desert", "dusty_desert", "dusty_desert"],
        books={0: ["spectral_slap.0"]},
        tokens={"red_gem": 1, "blue_gem": 1},
        counters={1: ["bees_everywhere.0"], 2: ["bees_everywhere.1"]},
        hp={0: 3},
    )
    play(s, "cast_on(spectral_slap.0,dusty_desert)", "pass", "pass", "answer(bees_everywhere.0)")
    assert s.hp == [0, 15, 15, 15]
    assert (s.actor, s.turn, held(s, 2)) == (CHANCE, 1, ["bees_everywhere.1"])


@rule("Q-25", "Q-52", "Q-71")
def test_returned_damage_is_a_new_instance_and_the_earlier_one_may_still_be_answered() -> None:
    s = attack(
        counters={0: ["bees_everywhere.0"], 1: ["bees_everywhere.1", "pointed_shield.0"]},
        companion={1: "bramble_hedgehog"},
        shadow=[1],
    )
    play(s, "cast_at(phoenix_flash,haze)", "pass")  # before the damage
    # the Hedgehog stings Kit: a new instance, worked out completely first
    assert (s.actor, s.hp) == (0, [18, 15])
    play(s, "pass")  # before the sting
    assert (s.actor, s.hp) == (0, [17, 15])
    play(s, "answer(bees_everywhere.0)")  # after the sting
    assert (s.actor, s.hp) == (1, [17, 15])
    play(s, "answer(pointed_shield.0)")  # a later instance
    assert s.hp == [17, 14]
    assert (s.actor, offered(s)) == (1, ["answer(bees_everywhere.1)", "pass"])  # the earlier one
    play(s, "answer(bees_everywhere.1)")
    assert (s.hp, s.actor) == ([14, 14], 0)


@rule("Q-25")
def test_a_chain_of_answers_ends_when_the_cards_run_out() -> None:
    s = attack(counters={0: ["bees_everywhere.0"], 1: ["bees_everywhere.1"]})
    play(s, "cast_at(phoenix_flash,haze)", "pass", "answer(bees_everywhere.1)", "pass", "answer(bees_everywhere.0)")
    assert (s.hp, s.actor) == ([15, 12], 0)


@rule("Q-59", "Q-67")
def test_the_hedgehog_stings_by_itself_once_a_round() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0", "heat_wave.1"]},
        tokens={"red_gem": 2},
        companion={1: "bramble_hedgehog"},
        shadow=[1],
    )
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem)")
    assert (s.hp, s.actor) == ([17, 16], 0)  # nobody was asked
    play(s, "cast_at(heat_wave.1,haze)")
    assert s.hp == [17, 14]
    play(s, "end")
    assert s.stung[1] == 0  # the owner's turn begins


@rule("Q-59")
def test_the_sting_is_used_up_even_if_it_is_prevented() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 1},
        companion={1: "bramble_hedgehog"},
        counters={0: ["safety_dome"]},
        shadow=[1],
    )
    play(s, "cast_at(heat_wave.0,haze)", "answer(safety_dome)")
    assert (s.hp, s.stung) == ([18, 16], [0, 1])


@rule("Q-69")
def test_the_action_is_settled_before_anybody_is_asked() -> None:
    s = attack(counters={1: ["run_away.0"]}, tokens={"red_gem": 2, "purple_gem": 1})
    play(s, "cast_at(phoenix_flash,haze)", "pay(red_gem+purple_gem)")
    assert (s.actor, s.ap, pool(s)) == (1, 3, {"red_gem": 1})
    assert s.view(1).faces["phoenix_flash"] == "cast"


# -- what is known of the deck ------------------------------------------------------------


@rule("Q-58", "CS-14.9")
def test_used_cards_lie_under_the_deck_in_an_order_known_to_all() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0", "heat_wave.1"]},
        tokens={"red_gem": 2},
        counters={1: ["pointed_shield.0", "safety_dome"]},
    )
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem)", "answer(safety_dome)")
    play(s, "cast_at(heat_wave.1,haze)", "answer(pointed_shield.0)")
    for eyes in (0, 1, None):
        assert s.view(eyes).places["counter_deck"] == ["?"] * 8 + ["safety_dome", "pointed_shield.0"]


@rule("Q-58")
def test_a_known_card_stays_known_when_it_is_drawn_again() -> None:
    s = table(
        at=["dusty_desert"],
        tokens={"red_gem": 1, "red_orb": 1},
        counter_deck=[],
        sunk=["safety_dome"],
        sunk_group=[0],
        counters={0: ["run_away.0"]},
    )
    play(s, "collect")
    assert s.actor == 0  # no chance: everybody knows which card it is
    for eyes in (1, None):
        assert s.view(eyes).places["counters.0"] == ["?", "safety_dome"]


@rule("Q-58", "Q-5", "Q-45")
def test_of_a_shuffled_group_only_the_number_is_known() -> None:
    s = table(
        at=["dusty_desert"],
        tokens={"red_gem": 1, "red_orb": 1},
        counter_deck=[],
        sunk=["safety_dome", "run_away.0", "pointed_shield.0"],
        sunk_group=[1, 1, 0],
    )
    assert s.view(1).places["counter_deck"] == ["?", "?", "pointed_shield.0"]
    play(s, "collect")
    assert offered(s) == ["draw(run_away.0)", "draw(safety_dome)"]
    play(s, "draw(run_away.0)")
    assert s.view(1).places["counters.0"] == ["?"]
    assert [T.items[item] for item in s.sunk] == ["safety_dome", "pointed_shield.0"]


@rule("Q-58")
def test_a_new_hidden_card_does_not_tell_which_of_the_others_is_which() -> None:
    s = table(
        at=["dusty_desert"],
        tokens={"red_gem": 1, "red_orb": 1},
        counters={0: ["run_away.0", "safety_dome"]},
        exposed=["safety_dome"],
    )
    play(s, "collect", "draw(bees_everywhere.0)")
    assert held(s, 0) == ["run_away.0", "bees_everywhere.0", "safety_dome"]
    assert s.view(1).places["counters.0"] == ["?", "?", "safety_dome"]


def test_a_hidden_and_a_known_copy_are_two_answers() -> None:
    s = attack(counters={1: ["run_away.0", "run_away.1", "run_away.2"]}, exposed=["run_away.2"])
    play(s, "cast_at(phoenix_flash,haze)")
    assert offered(s) == ["answer(run_away.0)", "answer(run_away.2)", "pass"]
