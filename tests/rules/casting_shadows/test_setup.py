"""Set-up: Characters, map, decks, Portal. CS-1, CS-2"""

from itertools import permutations

import pytest
from tests.support.casting_shadows import GAME, T, offered, play
from tests.support.rules import rule

from radura import BadInput
from radura.core.view import HIDDEN
from radura.games.casting_shadows.board import SPACES
from radura.games.casting_shadows.state import ShadowState

PICKS = ("pick(kit)", "pick(haze)", "pick(nuzzle)")


def ready(seats: int, seed: int = 0, **options: str) -> ShadowState:
    """Return a match at its first turn, with Characters picked in a fixed order."""
    s = GAME.new(seats, options, seed=seed)
    if options.get("characters") != "random":
        play(s, *PICKS[: min(seats, 3)])
    return s


@rule("CS-1.1")
def test_two_to_four_seats_and_one_for_the_solo_variant() -> None:
    assert GAME.check_seats(None) == 2
    for seats in (1, 2, 3, 4):
        assert GAME.new(seats).seats == seats
    for seats in (0, 5):
        with pytest.raises(BadInput):
            GAME.new(seats)


@rule("CS-2.1", "Q-43")
def test_characters_are_picked_in_player_order_each_once() -> None:
    s = GAME.new(3)
    assert (s.actor, offered(s)) == (0, [f"pick({name})" for name in T.characters])
    assert s.layout == -1  # before the Home tiles are laid
    play(s, "pick(kit)")
    assert (s.actor, offered(s)) == (1, ["pick(frill)", "pick(nuzzle)", "pick(haze)"])
    play(s, "pick(haze)", "pick(frill)")
    assert [T.characters[c] for c in s.characters] == ["kit", "haze", "frill"]
    assert s.view(0).places["board.1"] == ["haze"]


@rule("Q-43")
def test_a_table_may_leave_the_characters_to_chance() -> None:
    dealt = {tuple(GAME.new(2, {"characters": "random"}, seed=seed).characters) for seed in range(200)}
    assert dealt == set(permutations(range(4), 2))


@rule("CS-2.2", "CS-2.3", "CS-2.4", "CS-2.5")
def test_boards_start_with_18_hp_no_energy_in_base_form_and_an_empty_book() -> None:
    s = ready(4)
    assert (s.hp, s.energy, s.form) == ([18] * 4, [0] * 4, [0] * 4)
    assert s.books == [[], [], [], []]
    assert s.view(None).faces["kit"] == "base"


@rule("CS-2.6", "CS-2.7", "CS-2.8", "CS-2.9", "Q-1")
@pytest.mark.parametrize(
    ("seats", "places"), [(2, ["r1", "r4"]), (3, ["r2", "r4", "r1"]), (4, ["r2", "r4", "r5", "r1"])]
)
def test_the_map_of_each_player_count(seats: int, places: list[str]) -> None:
    v = ready(seats).view(None)
    homes = ["amber_mountain", "crystal_crypt", "thorn_forest", "bubbling_lake"][:seats]
    assert v.places["map.centre"] == ["ancient_rune"]
    assert (v.places["map.r0"], v.places["map.r3"]) == (["dusty_desert"], ["underground_volcano"])
    assert [v.places[f"map.{place}"] for place in places] == [[home] for home in homes]
    assert sum(len(v.places[f"map.{space}"]) for space in SPACES) == 3 + seats
    assert len([tile for tile in v.places["box"] if tile in T.tiles]) == 4 - seats


@rule("Q-1")
def test_every_two_tiles_are_joined_over_the_centre() -> None:
    for board in T.boards:
        assert all(board.distance[a][b] <= 2 for a in board.tiles for b in board.tiles)
        assert board.near[0] == [tile for tile in board.tiles if tile != 0]


@rule("CS-2.10", "CS-2.18", "Q-44")
def test_the_first_seat_is_player_one_and_begins() -> None:
    s = ready(4)
    assert (s.actor, s.turn, s.order) == (0, 0, [0, 1, 2, 3])


@rule("CS-2.11")
def test_meeples_start_at_home() -> None:
    v = ready(3).view(None)
    assert v.places["tile.amber_mountain"] == ["kit_meeple"]
    assert v.places["tile.crystal_crypt"] == ["haze_meeple"]
    assert v.places["tile.thorn_forest"] == ["nuzzle_meeple"]


@rule("CS-2.12", "CS-2.13", "CS-2.14", "CS-2.15", "CS-2.16", "EX-16")
@pytest.mark.parametrize(("seats", "tiles", "up", "left"), [(2, 5, 3, 49), (3, 6, 4, 48), (4, 7, 5, 47)])
def test_counts_after_the_set_up(seats: int, tiles: int, up: int, left: int) -> None:
    s = ready(seats)
    v = s.view(None)
    assert len(T.boards[s.layout].tiles) == tiles
    market = {tile: v.places[f"market.{tile}"] for tile in T.tiles if f"market.{tile}" in v.places}
    assert sum(map(len, market.values())) == up
    assert market["underground_volcano"]
    assert "ancient_rune" not in market
    assert "dusty_desert" not in market
    assert v.places["deck"] == [HIDDEN] * left
    assert v.places["discard"] == []
    assert v.places["counter_deck"] == [HIDDEN] * 10
    assert len(v.places["portal"]) == 3
    assert v.places["companion_deck"] == [HIDDEN] * 7


@rule("CS-2.17")
def test_dice_and_tokens_lie_in_the_common_area() -> None:
    v = GAME.new(2).view(None)
    assert v.places["common"] == T.dice
    assert v.places["pool"] == []
    assert not any(n for name, n in v.counters.items() if name.startswith("pool/"))


@rule("Q-64")
def test_the_order_in_which_the_table_is_set_up() -> None:
    s = GAME.new(3, chance="explicit")
    play(s, *PICKS)
    for card, tile in (
        ("heat_wave.0", "underground_volcano"),
        ("heat_wave.1", "amber_mountain"),
        ("heat_wave.2", "crystal_crypt"),
        ("curse_void.0", "thorn_forest"),
    ):
        play(s, f"draw({card})")
        assert s.market[T.tiles.index(tile)] == T.items.index(card)
    for card in ("dew_snail", "ember_moth", "prism_finch"):
        play(s, f"draw({card})")
    assert [T.items[item] for item in s.portal] == ["dew_snail", "ember_moth", "prism_finch"]
    for die in range(5):
        assert s.dice[die] == -1  # red, red, blue, blue, purple
        play(s, f"roll({('red', 'red', 'blue', 'blue', 'purple')[die]}_gem)")
        assert s.dice[die] >= 0
    assert s.actor == 0


def test_the_map_is_named_after_the_characters_in_player_order() -> None:
    assert T.boards[T.board_index[(1, 3)]].name == "kit-haze"
