"""Set-up. LF-1, LF-4"""

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, T, line, names, shared, table
from tests.support.play import offered, play
from tests.support.rules import rule

from radura import CHANCE, BadInput
from radura.core.view import OMNISCIENT
from radura.games.living_forest_duel import GAME
from radura.games.living_forest_duel.state import DuelState

TREES = ["draw(sun_tree_1)", "draw(water_tree_1)", "draw(plant_tree_1)", "draw(wind_tree_1)"]
DEAR = {SUMMER: ["flamingo", "bee", "tiger"], WINTER: ["eagle", "mantis", "goldfish"]}


def start(*draws: str, **options: str) -> DuelState:
    """Begin a match and turn up these cards."""
    s = GAME.new(chance="explicit", options=options)
    play(s, *TREES, *(f"draw({card})" for card in draws))
    return s


@rule("LF-1.1", "LF-4.22")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_only_two_can_play(seats: int) -> None:
    with pytest.raises(BadInput, match="at least 2, at most 2"):
        GAME.new(seats=seats)
    assert GAME.new(seats=2).seats == 2


@rule("LF-1.3", "LF-4.7", "LF-4.8", "LF-5.2", "D-7")
@pytest.mark.parametrize("summer", [0, 1])
def test_the_seats_choose_who_is_summer_and_summer_begins_at_the_left(summer: int) -> None:
    s = GAME.new(options={"summer": str(summer)}, seed=4)
    assert s.actor == summer
    view = s.view(None)
    assert view.facts.seats[summer].season == "summer"
    assert view.facts.seats[1 - summer].season == "winter"
    assert [T.season[card] for card in s.recruits] == [0, 0, 0, -1, 1, 1, 1]
    assert view.places[f"forest.{summer}/0:0"] == ["starting_tree_summer"]


@rule("LF-1.4")
def test_both_sides_play_alike() -> None:
    """The mirror of a position offers the mirror of its options."""
    empty = [None] * 3
    left = table(
        SUMMER, shared=["bear", "lynx"], lines=[["frog"], []], recruits=["goat", "fox", "tiger", "stag", *empty]
    )
    right = table(
        WINTER, shared=["bear", "lynx"], lines=[[], ["salamander"]], recruits=["ram", "hare", "panther", "stag", *empty]
    )
    assert offered(left) == offered(right)
    play(left, "token(wind)", "onibi(1)")
    play(right, "token(wind)", "onibi(1)")
    assert left.onibi + right.onibi == 6


@rule("LF-4.1", "OQ-34", "D-4")
def test_the_clearing_lies_in_the_order_of_the_landscape() -> None:
    view = GAME.new(seed=1).view(None)
    assert [view.places[f"clearing.{i}"][0] for i in range(7)] == [f"clearing_{i}" for i in range(1, 8)]
    assert T.fire_value == [4, 3, 2, 2, 2, 3, 4]
    assert [("sanki", "extinguish", "recruit", "plant")[bonus] for bonus in T.land_bonus] == [
        "sanki",
        "extinguish",
        "recruit",
        "plant",
        "recruit",
        "extinguish",
        "sanki",
    ]


@rule("LF-4.2", "LF-4.3", "LF-4.6")
def test_onibi_the_first_fires_and_the_stag_surround_the_centre() -> None:
    s = GAME.new(seed=1)
    view = s.view(None)
    assert view.places["clearing.3"] == ["clearing_4", "onibi_figure"]
    assert [view.counters[f"clearing_{i}/fire"] for i in range(1, 8)] == [0, 0, 1, 0, 1, 0, 0]
    assert T.items[s.recruits[3]] == "stag"


@rule("LF-4.4", "LF-4.5", "D-5")
def test_four_tree_piles_are_shuffled_with_the_top_face_up() -> None:
    s = GAME.new(chance="explicit")
    assert offered(s) == [f"draw(sun_tree_{i})" for i in range(1, 7)]
    play(s, "draw(sun_tree_4)")
    assert offered(s) == [f"draw(water_tree_{i})" for i in range(1, 7)]
    view = s.view(None)
    assert view.places["top.sun"] == ["sun_tree_4"]
    assert view.places["grove.sun"] == ["?"] * 5


@rule("LF-4.9", "LF-2.11", "D-6")
def test_seven_varans_lie_open_beside_each_seat() -> None:
    view = GAME.new(seed=1).view(WINTER)
    for seat, season in enumerate(("summer", "winter")):
        assert view.places[f"varans.{seat}"] == [f"fire_varan_{season}.{i}" for i in range(7)]


@rule("LF-4.10", "LF-4.11", "LF-4.12", "OQ-36", "OQ-55")
def test_summer_turns_up_three_animals_and_then_winter() -> None:
    s = start()
    assert offered(s)[0] == "draw(axolotl)"
    play(s, *(f"draw({card})" for card in DEAR[SUMMER]))
    assert s.actor == CHANCE
    assert offered(s)[0] == "draw(bison)"
    assert len(offered(s)) == len(T.guardians[WINTER]), "every guardian of the season"
    play(s, *(f"draw({card})" for card in DEAR[WINTER]))
    assert names(s.recruits) == ["flamingo", "bee", "tiger", "stag", "eagle", "mantis", "goldfish"]
    assert s.actor == SUMMER
    assert s.view(None).places["pile.0"] == ["?"] * 12


@rule("EX-8")
def test_a_dear_line_is_kept() -> None:
    s = start(*DEAR[SUMMER], *DEAR[WINTER])
    assert sum(T.cost[card] for card in s.recruits[:3]) == 16
    assert sum(T.cost[card] for card in s.recruits[4:]) == 18
    assert s.bottoms == [[], []]
    assert offered(s) == ["reveal"]


@rule("LF-4.13", "LF-4.14", "OQ-39")
def test_the_cheapest_goes_to_the_bottom_until_the_sum_exceeds_twelve() -> None:
    s = start("coati", "goat", "tanuki")  # 1 + 2 + 3
    assert names(s.recruits)[:3] == ["", "goat", "tanuki"]
    play(s, "draw(bee)")  # 4 + 2 + 3 = 9
    assert names(s.recruits)[:3] == ["bee", "", "tanuki"]
    play(s, "draw(flamingo)")  # 4 + 5 + 3 = 12: not more than twelve
    assert names(s.recruits)[:3] == ["bee", "flamingo", ""]
    play(s, "draw(fox)")  # 14
    assert names(s.bottoms[SUMMER]) == ["coati", "goat", "tanuki"]
    assert s.view(WINTER).places["pile.0"][-4:] == ["?", "coati", "goat", "tanuki"]
    assert offered(s)[0] == "draw(bison)"


@rule("LF-4.15", "D-8", "OQ-35", "DX-35", "OQ-55")
def test_the_owner_chooses_between_two_cheapest() -> None:
    s = start("goat", "hummingbird", "tanuki")
    assert s.actor == SUMMER
    assert offered(s) == ["exchange(goat)", "exchange(hummingbird)"]
    assert s.recruits[4:] == [-1, -1, -1]
    play(s, "exchange(goat)", "draw(rhinoceros)")
    assert names(s.bottoms[SUMMER]) == ["goat"]
    play(s, "draw(bison)", "draw(crane)", "draw(wolf)")
    assert names(s.recruits) == ["rhinoceros", "hummingbird", "tanuki", "stag", "bison", "crane", "wolf"]
    assert s.actor == SUMMER
    assert offered(s) == ["reveal"]


@rule("OQ-35")
def test_a_match_option_lets_the_lot_break_the_tie() -> None:
    s = start("goat", "hummingbird", "tanuki", tie="random")
    assert s.actor == CHANCE
    assert offered(s) == ["exchange(goat)", "exchange(hummingbird)"]


@rule("LF-4.16", "LF-4.17", "LF-4.18", "LF-4.19", "LF-4.21", "LF-2.9", "LF-2.10")
def test_each_seat_has_a_lake_two_tokens_and_room_for_a_line() -> None:
    view = GAME.new(seed=1).view(None)
    for seat, season in enumerate(("summer", "winter")):
        assert view.places[f"forest.{seat}/0:0"] == [f"starting_tree_{season}"]
        assert view.places[f"tokens.{seat}"] == [f"action_token_{season}.{i}" for i in range(2)]
        assert view.places[f"line.{seat}"] == []
        assert view.counters[f"fires.{seat}"] == 0
    assert view.places["sanki.supply"] == ["sanki.0", "sanki.1", "sanki.2"]
    assert view.places["onibi.supply"] == ["onibi_card"]
    assert view.places["line.shared"] == view.places["discard"] == []


@rule("LF-4.20")
def test_the_common_animals_are_one_hidden_pile() -> None:
    s = GAME.new(seed=1)
    assert s.view(SUMMER).places["deck"] == ["?"] * 18
    assert s.view(OMNISCIENT).places["deck"] == T.items[:18]


@rule("OQ-39")
def test_only_the_order_of_the_piles_is_hidden() -> None:
    s = table(
        discard=["bear"], shared=["bat"], lines=[["goat"], []], forest={"1:0": "sun_tree_1", "2:0": "water_tree_1"}
    )
    s = s.clone()
    view = s.view(None)
    hidden = {place for place, items in view.places.items() if "?" in items}
    assert hidden == {"deck", "pile.0", "pile.1", "grove.sun", "grove.water", "grove.plant", "grove.wind"}
    assert view.places["discard"] == ["bear"]
    assert shared(s) == ["bat"]
    assert line(s, SUMMER) == ["goat"]
    assert s.resample(SUMMER, 5).to_position() == s.to_position()
