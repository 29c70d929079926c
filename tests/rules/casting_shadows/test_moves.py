"""Moving enemies that were hit, and the Abilities that hit several. Q-53, Q-54"""

from tests.support.casting_shadows import kinds, offered, play, pool, table, where
from tests.support.rules import rule


@rule("Q-53", "Q-54", "CS-10.2")
def test_personal_space_moves_the_enemy_hit_or_leaves_it() -> None:
    s = table(at=["amber_mountain", "amber_mountain"], books={0: ["personal_space"]})
    play(s, "cast_at(personal_space,haze)")
    assert (s.actor, offered(s)) == (0, ["move(ancient_rune)", "move(dusty_desert)", "leave"])
    play(s, "move(dusty_desert)")
    assert (where(s, 1), s.hp[1]) == ("dusty_desert", 14)


@rule("Q-53", "Q-54")
def test_an_enemy_that_lost_nothing_is_not_moved() -> None:
    s = table(at=["amber_mountain", "amber_mountain"], books={0: ["personal_space"]}, counters={1: ["safety_dome"]})
    play(s, "cast_at(personal_space,haze)", "answer(safety_dome)")
    assert (s.hp[1], kinds(s) & {"move", "leave"}) == (18, set())


@rule("Q-53", "Q-54", "Q-70")
def test_kit_hits_every_enemy_and_moves_them_in_turn_order() -> None:
    s = table(
        4,
        turn=0,
        at=["dusty_desert", "ancient_rune", "underground_volcano", "thorn_forest"],
        shadow=[0],
        energy={0: 5},
        hp={2: 3},
    )
    play(s, "ability")
    assert s.hp == [18, 14, 0, 15]  # Frill stands on Thorn Forest
    assert "move(dusty_desert)" in offered(s)  # Haze first; Nuzzle has fallen
    play(s, "move(dusty_desert)")
    play(s, "leave")
    assert (where(s, 1), where(s, 3), kinds(s) >= {"end"}) == ("dusty_desert", "thorn_forest", True)


@rule("Q-54")
def test_being_moved_triggers_nothing() -> None:
    s = table(at=["amber_mountain", "amber_mountain"], books={0: ["personal_space"]})
    play(s, "cast_at(personal_space,haze)", "move(ancient_rune)")
    assert pool(s) == {}
    assert s.ap == 3


@rule("Q-53")
def test_if_the_acting_player_has_fallen_the_rest_is_dropped() -> None:
    s = table(
        3,
        at=["amber_mountain", "amber_mountain"],
        books={0: ["personal_space"]},
        companion={1: "bramble_hedgehog"},
        shadow=[1],
        hp={0: 1},
    )
    play(s, "cast_at(personal_space,haze)")
    assert (s.hp[:2], where(s, 1), s.turn) == ([0, 14], "amber_mountain", 1)


def test_haze_hits_a_whole_tile() -> None:
    s = table(
        3,
        characters=("haze", "kit", "nuzzle"),
        at=["dusty_desert", "underground_volcano", "underground_volcano"],
        shadow=[0],
        energy={0: 5},
    )
    play(s, "ability_on(underground_volcano)")
    assert s.hp == [18, 13, 13]
