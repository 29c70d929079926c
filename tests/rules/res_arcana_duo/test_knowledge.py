"""Who knows what: sight, and dealing the unknown anew. RA-OQ.24, RA-OQ.37, RA-OQ.38"""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.play import offered, play, take_first
from tests.support.res_arcana_duo import ARTIFACTS, TABLES, names, table, with_
from tests.support.rules import rule

from radura.core.chance import Seeded
from radura.core.check import walk
from radura.core.record import play as play_logged
from radura.core.view import HIDDEN
from radura.games.res_arcana_duo import GAME
from radura.games.res_arcana_duo.dealing import hidden_zones, spread
from radura.games.res_arcana_duo.state import ArcanaState

RICH = [9, 9, 9, 9, 9]


def worlds(s: ArcanaState, seat: int, n: int = 60) -> list[ArcanaState]:
    """Return positions that fit what a seat knows."""
    return [s.resample(seat, seed) for seed in range(n)]


@rule("RA-OQ.24", "RA-OQ.37", "RA-OQ.38")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=12, deadline=None)
def test_the_truth_is_always_among_what_a_seat_holds_for_possible(seed: int) -> None:
    for moment in walk(GAME, seed, options={"setup": ("full", "first")[seed % 2]}):
        s = moment.after
        assert isinstance(s, ArcanaState)
        for observer in range(2):
            candidates = s.known.of(observer)
            for cell, cards in hidden_zones(s, observer).items():
                assert all(candidates[cell] >> card & 1 for card in cards)


@rule("RA-OQ.24", "RA-2.11")
def test_after_a_draft_the_own_deck_is_known_but_not_its_order() -> None:
    s = GAME.new(seed=11)
    while offered(s)[0].startswith("keep"):
        take_first(s)
    for seat in (0, 1):
        own = set(s.bags[seat])
        tops: Counter[tuple[int, ...]] = Counter()
        for world in worlds(s, seat):
            assert set(world.bags[seat]) == own
            assert world.hands[seat] == s.hands[seat]
            assert set(world.hands[1 - seat] + world.bags[1 - seat]) == set(s.hands[1 - seat] + s.bags[1 - seat])
            tops[tuple(sorted(world.hands[1 - seat]))] += 1
        assert len(tops) > 20  # of the rival's eight cards any three may be the hand


@rule("RA-OQ.38", "T-14")
def test_during_the_draft_given_cards_are_known_to_the_giver_only() -> None:
    s = GAME.new(seed=11, options={"first_player": "0"})
    first, second = names(s.hands[0])
    play(s, f"keep({first})")
    while s.actor == 1:
        take_first(s)
    for world in worlds(s, 0):
        assert (names(world.kept[0]), names(world.given[0])) == ([first], [second])
    kept = {name for world in worlds(s, 1) for name in names(world.kept[0])}
    assert len(kept) > 5
    assert not kept & set(names(s.kept[1] + s.given[1]))


@rule("RA-2.13", "RA-OQ.38")
def test_a_mage_chosen_face_down_may_be_either_for_the_rival() -> None:
    s = GAME.new(seed=11, options={"first_player": "0"})
    while offered(s)[0].startswith("keep"):
        take_first(s)
    pair = set(s.pairs[0])
    take_first(s)
    assert {world.chosen[0] for world in worlds(s, 1)} == pair
    assert {world.chosen[0] for world in worlds(s, 0)} == {s.chosen[0]}


@rule("RA-OQ.24", "RA-3.3", "RA-3.4")
def test_in_a_first_game_both_decks_are_unknown_but_the_rivals_hand_follows() -> None:
    s = GAME.new(seed=11, options={"setup": "first"})
    own_decks = set()
    for world in worlds(s, 0):
        assert sorted(world.hands[1]) == sorted(s.hands[1])  # the start artifacts that I do not hold
        own_decks.add(tuple(sorted(world.bags[0])))
        assert sorted(world.bags[0] + world.bags[1]) == sorted(s.bags[0] + s.bags[1])
    assert len(own_decks) > 20


@rule("RA-OQ.24")
def test_dealing_anew_is_fair() -> None:
    s = GAME.new(seed=11, options={"setup": "first"})
    seen = Counter(card for world in worlds(s, 0, 600) for card in world.bags[0])
    assert len(seen) == 10
    assert all(240 < n < 360 for n in seen.values()), seen


@rule("RA-8.17")
def test_a_retrieved_card_is_known_to_be_in_the_hand() -> None:
    s = GAME.new(seed=11, options={"setup": "first", "first_player": "0"})
    play(s, "item(item_research)", "item(item_alchemy)")
    s.rng = None
    hand = names(s.hands[0])
    s.play[0].append(TABLES.names.index("well_of_memory"))
    play(s, f"discard({hand[0]})", "gain(gold)")
    play(s, next(name for name in offered(s) if name.startswith("discard")), "gain(gold)")
    play(s, "power(well_of_memory,1)")
    assert all(TABLES.names.index(hand[0]) in world.hands[0] for world in worlds(s, 1))


@rule("RA-8.12")
def test_a_deck_rebuilt_from_the_discards_holds_just_these_cards() -> None:
    s = table(
        play=with_("gnosis"),
        hands=[["crucible"], ["white_swan"]],
        discards=[["black_cat", "golden_key", "silver_key"], []],
        bags=[[], ["magnum_opus", "mystic_font"]],
    )
    play(s, "power(gnosis,1)", "draw(golden_key)")
    public = {TABLES.names.index(name) for name in ("black_cat", "golden_key", "silver_key")}
    drawn = set()
    for world in worlds(s, 1):
        assert set(world.bags[0]) < public
        (card,) = public - set(world.bags[0])
        assert card in world.hands[0]
        drawn.add(card)
    assert drawn == public


@rule("RA-OQ.37", "RA-8.16")
def test_monuments_looked_at_stay_known_until_somebody_else_rearranges_them() -> None:
    own, rival = ["smith", "item_calm_elan", "brazen_head"], ["enchantress", "item_research", "golden_key"]
    s = table(play=[own, rival], pools=[RICH, RICH])
    play(s, "power(brazen_head,1)", "draw(well_of_memory)", "draw(stone_circle)", "draw(titans_arch)")
    play(s, "arrange(titans_arch)", "arrange(stone_circle)")
    top = ["titans_arch", "stone_circle", "well_of_memory"]
    assert s.view(0).places["monument_deck"] == [*top, HIDDEN, HIDDEN]
    assert s.view(1).places["monument_deck"] == [HIDDEN] * 5
    assert {tuple(names(world.mtop)) for world in worlds(s, 0)} == {tuple(top)}
    assert len({tuple(names(world.mtop)) for world in worlds(s, 1)}) > 20
    # The rival gets hold of the Head and looks too.
    s.play[1].append(s.play[0].pop())
    s.turned_mask = 0
    s.refresh()
    play(s, "power(brazen_head,1)")
    assert offered(s) == ["arrange(well_of_memory)", "arrange(stone_circle)", "arrange(titans_arch)"]
    assert s.view(0).places["monument_deck"] == [HIDDEN] * 5
    play(s, "arrange(stone_circle)", "arrange(titans_arch)")
    assert s.view(1).places["monument_deck"] == ["stone_circle", "titans_arch", "well_of_memory", HIDDEN, HIDDEN]
    orders = {tuple(names(world.mtop)) for world in worlds(s, 0)}
    assert len(orders) == 6
    assert all(set(order) == set(top) for order in orders)  # which three they are, seat 0 still knows


@rule("RA-6.8", "RA-OQ.37")
def test_a_blind_claim_of_a_card_that_only_the_rival_knows_shows_it_to_all() -> None:
    s = table(pools=[RICH, RICH], mtop=["titans_arch"], mknown=[[1]])
    log = play_logged(s, GAME.actions.parse("claim_top"))
    assert log.is_barrier
    assert s.view(None).places["play.0"][-1] == "titans_arch"
    s = table(pools=[RICH, RICH], mtop=["titans_arch"], mknown=[[1]])
    assert {world.mtop[0] for world in worlds(s, 1)} == {TABLES.names.index("titans_arch")}
    assert len({world.mtop[0] for world in worlds(s, 0)}) > 3


@rule("RA-OQ.37", "RA-9.4")
def test_a_card_put_on_the_own_deck_is_seen_by_its_owner_only_until_drawn() -> None:
    s = table(
        play=with_(mage="fortune_teller"),
        hands=[["gnosis", "crucible"], []],
        bags=[["black_cat", "golden_key"], []],
    )
    play(s, "power(fortune_teller,1)", "draw(black_cat)", "option(2)", "top(gnosis)")
    assert s.view(0).places["deck.0"] == ["gnosis", HIDDEN]
    assert s.view(1).places["deck.0"] == [HIDDEN, HIDDEN]
    assert {names(world.tops[0])[0] for world in worlds(s, 0)} == {"gnosis"}
    assert len({names(world.tops[0])[0] for world in worlds(s, 1)}) > 3
    play(s, "pass", "item(item_alchemy)")
    log = play_logged(s, GAME.actions.parse("pass"))
    log = play_logged(s, GAME.actions.parse("item(item_death_life)"))
    assert not log.draws  # it is the known card that comes
    assert names(s.hands[0])[-1] == "gnosis"


@rule("RA-OQ.37")
def test_the_log_tells_the_rival_which_deck_was_looked_at_never_which_cards() -> None:
    s = table(play=with_("brazen_head"), bags=[["black_cat", "golden_key", "gnosis"], []], mbag=[])
    told = []
    for name in ("power(brazen_head,1)", "draw(black_cat)", "draw(golden_key)", "draw(gnosis)", "arrange(gnosis)"):
        told += play_logged(s, GAME.actions.parse(name)).seen_by(1)
    words = str(told)
    assert "own_artifacts" in words
    assert not any(card in words for card in ("black_cat", "golden_key", "gnosis"))


@rule("RA-OQ.36")
@pytest.mark.parametrize("begun", [["place(gnosis)", "pay(elan)"], ["discard(gnosis)", "gain(elan)"]])
def test_what_is_begun_in_secret_has_not_begun_for_the_rival(begun: list[str]) -> None:
    s = table(pools=[[1, 1, 1, 1, 0], RICH], hands=[["gnosis", "crucible"], ["black_cat"]], bags=[["golden_key"], []])
    before = s.resample(1, 5).to_position()
    play(s, *begun)
    assert s.resample(1, 5).to_position() == before
    hands = set()
    for world in worlds(s, 1):
        assert "pass" in offered(world)
        assert world.pools[0] == [1, 1, 1, 1, 0]
        hands.add(tuple(sorted(names(world.hands[0]))))
    assert len(hands) > 20
    for world in worlds(s, 0, 5):  # the seat itself knows what it has begun
        assert offered(world) == offered(s)
        assert world.pools[0] == s.pools[0]


@rule("RA-OQ.36", "RA-7.6")
def test_an_artifact_placed_cheaper_by_a_power_is_secret_until_it_is_paid() -> None:
    s = table(play=with_("crucible"), pools=[[3, 3, 3, 3, 0], RICH], hands=[["sleeping_dragon", "gnosis"], []])
    play(s, "power(crucible,2)")
    before = s.resample(1, 5).to_position()
    play(s, "place(sleeping_dragon)", "pay(elan)")
    assert s.resample(1, 5).to_position() == before
    assert all("decline" in offered(world) for world in worlds(s, 1, 10))


@rule("RA-OQ.24", "RA-OQ.37", "RA-OQ.38")
@pytest.mark.parametrize("seed", range(4))
def test_a_sample_lets_the_others_know_what_the_observer_can_take_them_to_know(seed: int) -> None:
    """Every seat knows its own deck after a draft; beyond that only what both have seen."""
    s = GAME.new(seed=seed)
    while s.round < 3 and s.actor >= 0:
        for observer, other in ((0, 1), (1, 0)):
            world = s.resample(observer, seed)
            assert world.known.of(observer) == s.known.of(observer)
            assert world.known.of(2) == s.known.of(2)
            if s.round:
                deck = world.view(other).facts.seats[other].deck
                assert deck == sorted(names(world.bags[other]))
            again = world.resample(other, seed + 1)
            assert again.view(other) == world.view(other)
        legal = s.legal()
        s.apply(legal[(seed * 7 + s.round) % len(legal)])


@given(
    homes=st.lists(st.tuples(st.integers(0, 4), st.integers(0, 31)), min_size=1, max_size=14),
    seed=st.integers(0, 99),
)
@settings(max_examples=200, deadline=None)
def test_spreading_finds_a_place_for_every_card_whenever_there_is_one(homes: list[tuple[int, int]], seed: int) -> None:
    """Each card has a true cell and further possible ones; cells hold as many cards as truly lie there."""
    room = dict(Counter(cell for cell, _ in homes))
    masks = {
        cell: sum(1 << card for card, (true, more) in enumerate(homes) if true == cell or more >> cell & 1)
        for cell in room
    }
    dealt = spread(list(range(len(homes))), room, masks, Seeded(seed))
    assert {cell: len(cards) for cell, cards in dealt.items()} == room
    assert sorted(card for cards in dealt.values() for card in cards) == list(range(len(homes)))
    assert all(masks[cell] >> card & 1 for cell, cards in dealt.items() for card in cards)


@rule("RA-OQ.38")
def test_all_artifacts_stay_in_one_place_each_in_every_world() -> None:
    s = GAME.new(seed=4)
    for _ in range(5):
        take_first(s)
        for world in worlds(s, 0, 10):
            everywhere = [*world.gone]
            for rows in (world.hands, world.bags, world.tops, world.kept, world.given, world.pairs):
                everywhere += [card for row in rows for card in row]
            assert sorted(card for card in everywhere if card < len(ARTIFACTS)) == list(range(16))
