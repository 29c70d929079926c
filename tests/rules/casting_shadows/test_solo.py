"""Shadow Boxing: one seat against three Bots. CS-16.6 to CS-16.10, Q-74"""

from typing import Any

import pytest
from tests.support.casting_shadows import GAME, T, book, kinds, offered, play, pool, roll, table, where
from tests.support.rules import rule

from radura.core.kernel import CHANCE
from radura.games.casting_shadows.state import ShadowState

FRONDS, HAND, FRENZY = "fatal_fronds.0", "heavy_hand.0", "feeding_frenzy.0"


def boxing(at: list[str | None], **more: Any) -> ShadowState:
    """Return a position with Kit against Frill (Fatal Fronds), Nuzzle (Heavy Hand), Haze (Feeding Frenzy)."""
    books = {0: ["spectral_slap.0"], 1: [FRONDS], 2: [HAND], 3: [FRENZY]}
    more = {"books": books} | more
    return table(1, characters=("kit", "frill", "nuzzle", "haze"), at=at, **more)


@rule("CS-16.6", "CS-16.7", "Q-74", "EX-A10")
def test_the_set_up_of_the_solo_variant() -> None:
    s = GAME.new(1, seed=3)
    play(s, "pick(nuzzle)")
    assert [T.characters[c] for c in s.characters] == ["nuzzle", "frill", "kit", "haze"]
    assert T.boards[s.layout].name == "nuzzle-frill-kit-haze"  # places as with four players
    assert (s.hp, s.energy, s.form) == ([18, 6, 6, 6], [0] * 4, [0] * 4)
    assert [where(s, f) for f in range(4)] == ["thorn_forest", "bubbling_lake", "amber_mountain", "crystal_crypt"]
    assert sorted(book(s, 0)) == ["curse_void.0", "spectral_slap.0"]
    bots = sorted(T.cards[T.card[s.books[f][0]]] for f in (1, 2, 3))
    assert bots == ["fatal_fronds", "feeding_frenzy", "heavy_hand"]
    assert sum(item >= 0 for item in s.market) == 5
    assert len(s.deck) == 42


@rule("CS-16.9", "Q-74")
@pytest.mark.parametrize(("holder", "order"), [(1, [0, 1, 2, 3]), (2, [0, 2, 3, 1]), (3, [0, 3, 1, 2])])
def test_the_bot_with_fatal_fronds_moves_first_then_on_clockwise(holder: int, order: list[int]) -> None:
    s = GAME.new(1, chance="explicit")
    play(s, "pick(kit)")
    spells = [HAND, FRENZY]
    for bot in (1, 2, 3):
        assert s.actor == CHANCE  # chance deals the three Bot Spells
        play(s, f"draw({FRONDS if bot == holder else spells.pop(0)})")
    assert s.order == order


@rule("CS-16.8")
def test_the_player_moves_first_by_the_normal_rules_and_wins_when_all_bots_have_fallen() -> None:
    s = boxing(
        ["ancient_rune", "dusty_desert", None, None],
        hp={1: 3, 2: 0, 3: 0},
        tokens={"red_gem": 1, "blue_gem": 1},
        books={0: ["spectral_slap.0"], 1: [FRONDS]},
    )
    assert (s.actor, {"cast_on", "travel", "end"} <= kinds(s)) == (0, True)
    play(s, "cast_on(spectral_slap.0,dusty_desert)")
    assert s.outcome is not None
    assert (s.outcome.returns, s.outcome.winners, s.outcome.reason) == ((1.0,), (0,), "last")


@rule("Q-74", "CS-16.8")
def test_the_player_loses_at_zero_hp() -> None:
    s = boxing(["ancient_rune", "ancient_rune"], hp={0: 1})
    play(s, "end")
    roll(s, *["curse"] * 5)
    assert s.outcome is not None
    assert (s.outcome.returns, s.outcome.winners, s.outcome.reason) == ((-1.0,), (), "bots")


@rule("EX-A10", "CS-16.9", "CS-16.10", "Q-74")
def test_a_round_of_the_bots() -> None:
    s = boxing(["ancient_rune", "bubbling_lake", "amber_mountain", "underground_volcano"])
    assert [T.boards[s.layout].space[s.at[f]] for f in (1, 3)] == [5, 4]  # R4 and R3
    play(s, "end")
    roll(s, "red_orb", *["curse"] * 4)
    assert (where(s, 1), s.hp[0]) == ("ancient_rune", 16)
    roll(s, "red_gem", "red_gem", "blue_gem", "curse", "purple_gem")
    assert s.hp[0] == 12
    roll(s, "red_gem", "red_orb", "shadow", "blue_orb", "curse")
    assert (where(s, 3), s.hp[0]) == ("underground_volcano", 12)  # in range: it neither walks nor casts
    assert s.hp[1:] == [6, 6, 6]  # their crystals have no effect
    assert s.turn == 0
    assert s.round == 2


@rule("CS-16.10", "Q-74")
def test_without_an_orb_a_bot_out_of_range_stays() -> None:
    s = boxing(["dusty_desert", "underground_volcano"])
    play(s, "end")
    roll(s, "red_gem", "red_gem", "blue_gem", "blue_gem", "purple_gem")
    assert (where(s, 1), s.hp[0]) == ("underground_volcano", 18)


@rule("Q-74")
@pytest.mark.parametrize(
    ("bot", "player", "goes"),
    [
        ("underground_volcano", "dusty_desert", "ancient_rune"),  # over the centre
        ("amber_mountain", "dusty_desert", "dusty_desert"),
        ("crystal_crypt", "amber_mountain", "ancient_rune"),  # not over the desert, which is as near
    ],
)
def test_a_bot_walks_to_the_adjacent_tile_nearest_to_the_player(bot: str, player: str, goes: str) -> None:
    s = table(
        1, characters=("nuzzle", "frill", "haze", "kit"), at=[player, bot], books={1: [FRONDS], 2: [HAND], 3: [FRENZY]}
    )
    play(s, "end")
    roll(s, "red_orb", *["shadow"] * 4)
    assert where(s, 1) == goes


@rule("Q-74", "CS-15.5")
def test_a_tile_works_for_a_bot_while_it_stands_there() -> None:
    s = boxing(["ancient_rune", "underground_volcano", "underground_volcano"], order=[0, 2, 3, 1])
    play(s, "end")
    roll(s, "red_gem", *["curse"] * 4)
    assert s.hp[0] == 18 - 3  # Heavy Hand with one Gem, 1 more from the volcano
    s = boxing(["ancient_rune", "thorn_forest"], tokens={"red_gem": 1, "blue_gem": 1})
    play(s, "cast_on(spectral_slap.0,thorn_forest)")
    assert s.hp[1] == 6 - 2


@rule("Q-74")
def test_no_tile_helps_a_bot_at_the_start_of_its_turn() -> None:
    s = boxing(["dusty_desert", "bubbling_lake"], hp={1: 2})
    play(s, "end")
    roll(s, *["shadow"] * 5)
    assert (s.hp[1], s.energy[1]) == (2, 0)


@rule("Q-74")
def test_a_bot_hits_only_the_player() -> None:
    s = boxing(["ancient_rune", "ancient_rune", "ancient_rune", "ancient_rune"])
    play(s, "end")
    roll(s, *["curse"] * 5)
    assert s.hp == [16, 6, 6, 6]


@rule("Q-74", "CS-16.10")
def test_a_fallen_bots_spell_goes_to_the_discard_pile_and_its_turn_is_skipped() -> None:
    s = boxing(["ancient_rune", "dusty_desert"], hp={1: 3}, tokens={"red_gem": 1, "blue_gem": 1})
    play(s, "cast_on(spectral_slap.0,dusty_desert)")
    assert [T.items[item] for item in s.discard] == [FRONDS]
    play(s, "end")
    assert s.turn == 2


@rule("Q-74", "Q-27")
def test_the_player_may_answer_a_bot_and_fell_it_in_its_own_turn() -> None:
    s = boxing(["ancient_rune", "ancient_rune"], hp={1: 3}, counters={0: ["bees_everywhere.0"]})
    play(s, "end")
    roll(s, *["curse"] * 5)
    assert (s.actor, offered(s)) == (0, ["pass"])
    play(s, "pass")
    assert (s.actor, s.hp[0]) == (0, 16)
    play(s, "answer(bees_everywhere.0)")
    assert (s.hp[1], s.turn, pool(s), s.actor) == (0, 2, {}, CHANCE)


@rule("CS-16.10")
def test_bots_are_never_asked() -> None:
    s = GAME.new(1, seed=11)
    luck = 7
    while s.outcome is None:
        assert s.actor == 0
        legal = s.legal()
        luck = (luck * 31 + 11) % 9973
        s.apply(legal[luck % len(legal)])
        assert s.energy[1:] == [0, 0, 0]
        assert s.form[1:] == [0, 0, 0]
        assert all(len(s.books[bot]) <= 1 and not s.counters[bot] for bot in (1, 2, 3))


def test_the_player_may_be_dealt_a_character() -> None:
    assert {GAME.new(1, {"characters": "random"}, seed=seed).characters[0] for seed in range(40)} == {0, 1, 2, 3}
