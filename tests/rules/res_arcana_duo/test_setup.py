"""Set-up of the full and of the first game. RA-2, RA-3"""

from collections import Counter

import pytest
from tests.support.play import offered, play, take_first
from tests.support.res_arcana_duo import ARTIFACTS, ITEMS, MAGES, MONUMENTS, TABLES, names, play_of
from tests.support.rules import rule

from radura import CHANCE, BadInput
from radura.core.view import HIDDEN, OMNISCIENT
from radura.games.res_arcana_duo import GAME
from radura.games.res_arcana_duo.state import ArcanaState

START = ["crucible", "cursed_idol", "squared_circle", "white_swan", "gnosis", "solomons_key"]


def draft(s: ArcanaState) -> ArcanaState:
    """Keep the first of every batch."""
    while offered(s)[0].startswith("keep"):
        take_first(s)
    return s


def explicit(*chance: str, **options: str) -> ArcanaState:
    """Begin a match with scripted luck; what is not scripted is the first outcome listed."""
    s = GAME.new(options=options, chance="explicit")
    for name in chance:
        play(s, name)
    while s.actor == CHANCE:
        take_first(s)
    return s


@rule("RA-0.1")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_duo_alone_is_for_two(seats: int) -> None:
    with pytest.raises(BadInput):
        GAME.new(seats=seats)
    assert GAME.new(seats=2).seats == 2


@rule("RA-2.1", "RA-2.2", "RA-2.4")
def test_the_centre_holds_items_places_and_monuments() -> None:
    view = GAME.new(seed=1).view(OMNISCIENT)
    assert view.places["items"] == ITEMS
    assert len(view.places["places"]) == 2
    assert len(view.places["monuments"]) == 2
    assert sorted(view.places["monuments"] + view.places["monument_deck"]) == sorted(MONUMENTS)
    assert GAME.new(seed=1).view(0).places["monument_deck"] == [HIDDEN] * 5


@rule("RA-2.3", "RA-OQ.28")
def test_each_tile_shows_a_random_side_of_its_own() -> None:
    s = GAME.new(options={"first_player": "0"}, chance="explicit")
    assert offered(s) == ["side(druid_circle)", "side(elven_heartwood)"]
    play(s, "side(elven_heartwood)")
    assert offered(s) == ["side(dragon_cavern)", "side(dwarven_forge)"]
    seen = Counter(tuple(names(GAME.new(seed=seed).places)) for seed in range(80))
    assert len(seen) == 4
    assert min(seen.values()) >= 8


@rule("RA-2.5")
@pytest.mark.parametrize("setup", ["full", "first"])
def test_everybody_starts_with_one_essence_of_every_kind(setup: str) -> None:
    assert GAME.new(options={"setup": setup}).pools == [[1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]


@rule("RA-2.6", "RA-OQ.4")
def test_the_first_player_is_drawn_by_lot_or_fixed_by_the_table() -> None:
    s = GAME.new(chance="explicit")
    assert s.actor == CHANCE
    assert offered(s) == ["first(0)", "first(1)"]
    assert {GAME.new(seed=seed).first for seed in range(20)} == {0, 1}
    for seat in (0, 1):
        s = GAME.new(options={"first_player": str(seat)}, seed=5)
        assert s.first == seat
        assert s.view(None).places[f"token.{seat}"] == ["token"]


@rule("RA-2.7", "RA-2.8")
def test_all_mages_and_artifacts_are_dealt_and_only_the_own_mages_seen() -> None:
    s = GAME.new(options={"first_player": "0"}, seed=3)
    view = s.view(OMNISCIENT)
    assert [len(view.places[f"mages.{seat}"]) for seat in (0, 1)] == [2, 2]
    assert sorted(view.places["mages.0"] + view.places["mages.1"]) == sorted(MAGES)
    dealt = [view.places[f"deck.{seat}"] + view.places[f"hand.{seat}"] for seat in (0, 1)]
    assert [len(cards) for cards in dealt] == [8, 8]
    assert sorted(dealt[0] + dealt[1]) == sorted(ARTIFACTS)
    mine = s.view(0)
    assert mine.places["mages.0"] == view.places["mages.0"]
    assert mine.places["mages.1"] == [HIDDEN] * 2
    assert mine.places["deck.0"] == [HIDDEN] * 6
    assert mine.facts.seats[0].deck == []


@rule("RA-2.9", "RA-OQ.38")
def test_a_batch_is_two_cards_one_kept_and_one_put_aside() -> None:
    s = GAME.new(options={"first_player": "1"}, seed=3)
    assert s.actor == 1
    batch = names(s.hands[1])
    assert offered(s) == sorted((f"keep({card})" for card in batch), key=lambda name: GAME.actions.parse(name))
    play(s, f"keep({batch[1]})")
    assert names(s.kept[1]) == [batch[1]]
    assert names(s.given[1]) == [batch[0]]
    assert s.actor == 0
    mine, rival = s.view(1), s.view(0)
    assert (mine.places["kept.1"], mine.places["given.1"]) == ([batch[1]], [batch[0]])
    assert (rival.places["kept.1"], rival.places["given.1"]) == ([HIDDEN], [HIDDEN])


@rule("RA-2.10", "RA-2.11", "RA-2.12", "T-14")
def test_four_batches_make_decks_of_eight_of_which_three_are_drawn() -> None:
    s = GAME.new(options={"first_player": "0"}, seed=8)
    kept: list[list[str]] = [[], []]
    given: list[list[str]] = [[], []]
    asked = []
    while offered(s)[0].startswith("keep"):
        seat, batch = s.actor, names(s.hands[s.actor])
        asked.append(seat)
        kept[seat].append(batch[0])
        given[seat].append(batch[1])
        play(s, f"keep({batch[0]})")
    assert asked == [0, 1] * 4
    for seat in (0, 1):
        own = names(s.hands[seat]) + names(s.bags[seat])
        assert sorted(own) == sorted(kept[seat] + given[1 - seat])
        assert (len(s.hands[seat]), len(s.bags[seat])) == (3, 5)
        assert s.view(seat).facts.seats[seat].deck == sorted(names(s.bags[seat]))
        assert s.view(1 - seat).places[f"hand.{seat}"] == [HIDDEN] * 3
        assert s.view(1 - seat).facts.seats[seat].deck == []
    assert not set(names(s.hands[0] + s.bags[0])) & set(names(s.hands[1] + s.bags[1]))


@rule("RA-2.13", "RA-2.14", "RA-2.15")
def test_mages_are_chosen_after_the_hand_and_revealed_together() -> None:
    s = draft(GAME.new(options={"first_player": "0"}, seed=8))
    assert (s.actor, len(s.hands[0]), len(s.hands[1])) == (0, 3, 3)
    first, second = names(s.pairs[0]), names(s.pairs[1])
    play(s, f"mage({first[0]})")
    assert s.actor == 1
    assert s.view(1).places["chosen.0"] == [HIDDEN]
    assert s.view(1).places["play.0"] == []
    play(s, f"mage({second[1]})")
    view = s.view(None)
    assert (view.places["play.0"], view.places["play.1"]) == ([first[0]], [second[1]])
    assert not set(view.faces) & {first[0], second[1]}
    assert sorted(names(s.gone)) == sorted([first[1], second[0]])
    assert view.places["gone"] == [HIDDEN] * 2


@rule("RA-2.16", "RA-2.17", "RA-5.18")
def test_the_second_player_takes_an_item_first_then_round_1_begins_with_collect() -> None:
    s = draft(GAME.new(options={"first_player": "0"}, seed=8))
    for _ in range(2):
        take_first(s)
    assert s.actor == 1
    assert offered(s) == [f"item({item})" for item in ITEMS]
    play(s, "item(item_research)")
    assert s.actor == 0
    assert "item(item_research)" not in offered(s)
    assert s.round == 0
    play(s, "item(item_calm_elan)")
    assert s.round == 1
    while offered(s)[0] != "gain(elan)" or "gain(calm)" not in offered(s):
        take_first(s)
    assert s.actor == 0


@rule("RA-3.1", "RA-3.2", "RA-3.5", "RA-13.17")
def test_the_first_game_has_start_sides_and_start_mages_and_no_draft() -> None:
    for seed in range(6):
        s = GAME.new(options={"setup": "first"}, seed=seed)
        assert names(s.places) == ["druid_circle", "dwarven_forge"]
        assert sorted(play_of(s, 0) + play_of(s, 1)) == ["enchantress", "smith"]
        assert offered(s) == [f"item({item})" for item in ITEMS]
        assert s.pairs == [[], []]


@rule("RA-3.3", "RA-3.4")
def test_the_first_game_deals_three_start_artifacts_and_five_unseen_others() -> None:
    s = GAME.new(options={"setup": "first"}, seed=2)
    assert sorted(names(s.hands[0] + s.hands[1])) == sorted(START)
    assert [len(hand) for hand in s.hands] == [3, 3]
    assert [len(bag) for bag in s.bags] == [5, 5]
    assert sorted(names(s.bags[0] + s.bags[1])) == sorted(set(ARTIFACTS) - set(START))
    for seat in (0, 1):
        view = s.view(seat)
        assert view.places[f"hand.{seat}"] == names(s.hands[seat])
        assert view.places[f"deck.{seat}"] == [HIDDEN] * 5
        assert view.facts.seats[seat].deck == []


@rule("RA-3.6")
def test_the_rest_of_the_first_game_is_set_up_as_ever() -> None:
    s = GAME.new(options={"setup": "first", "first_player": "0"}, seed=2)
    assert s.actor == 1
    assert (len(s.faceup), len(s.mbag)) == (2, 5)
    assert names(s.centre) == ITEMS
    play(s, "item(item_research)")
    assert s.actor == 0


@rule("RA-0.4", "RA-3.7")
@pytest.mark.parametrize(
    ("options", "target"), [({}, 10), ({"setup": "first"}, 7), ({"setup": "first", "target": "10"}, 10)]
)
def test_the_target_follows_the_set_up_unless_the_table_says_otherwise(options: dict[str, str], target: int) -> None:
    assert GAME.new(options=options).view(0).facts.target == target


@rule("RA-2.7", "RA-2.4")
def test_scripted_luck_deals_exactly_these_cards() -> None:
    s = explicit("first(1)", "side(druid_circle)", "side(dragon_cavern)", "draw(titans_arch)", "draw(stone_circle)")
    assert names(s.faceup) == ["titans_arch", "stone_circle"]
    assert names(s.places) == ["druid_circle", "dragon_cavern"]
    assert s.first == s.actor == 1
    assert TABLES.names[s.hands[1][0]] in ARTIFACTS
