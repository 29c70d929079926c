"""Who sees what, and that being asked gives nothing away. Q-37, Q-45, Q-51, Q-58, Q-62"""

from collections.abc import Iterator

import pytest
from tests.support.casting_shadows import GAME, T, offered, play, table
from tests.support.rules import rule

from radura.core.chance import Seeded
from radura.core.check import check_match
from radura.core.events import Log
from radura.core.laws import LAWS, Moment
from radura.core.record import Record
from radura.games.casting_shadows.state import ShadowState

HANDS = [
    ["safety_dome", "run_away.0"],
    ["bees_everywhere.0", "bees_everywhere.1"],
    ["pointed_shield.0", "pointed_shield.1"],
    ["run_away.1", "bees_everywhere.0"],
]


def under_attack(hand: list[str]) -> ShadowState:
    """Return a position in which seat 0 has cast at seat 1, who holds this hand; seat 2 looks on."""
    s = table(
        3,
        at=["ancient_rune", "dusty_desert", "underground_volcano"],
        books={0: ["phoenix_flash"]},
        tokens={"red_gem": 1},
        counters={1: hand, 2: ["run_away.2"]},
    )
    play(s, "cast_at(phoenix_flash,haze)")
    return s


@rule("Q-37")
def test_numbers_everybody_sees() -> None:
    s = table(
        3,
        hp={1: 7},
        energy={1: 2},
        dice=["red_gem", "curse"],
        tokens={"shadow": 1},
        ap=2,
        books={1: ["heat_wave.0"]},
        cast=["heat_wave.0"],
        turn=1,
        counters={1: ["safety_dome", "run_away.0"]},
        discard=["curse_void.0"],
    )
    for eyes in (0, 1, 2, None):
        v = s.view(eyes)
        assert (v.counters["hp.1"], v.counters["energy.1"], v.counters["ap"], v.counters["pool/shadow"]) == (7, 2, 2, 1)
        assert (v.faces["red_die.0"], v.faces["red_die.1"], v.faces["heat_wave.0"]) == ("red_gem", "curse", "cast")
        assert (v.places["book.1"], len(v.places["counters.1"])) == (["heat_wave.0"], 2)
        assert v.places["discard"] == ["curse_void.0"]
        assert (len(v.places["deck"]), len(v.places["counter_deck"]), len(v.places["companion_deck"])) == (46, 8, 7)


@rule("Q-37", "Q-69")
@pytest.mark.parametrize(
    ("gem", "cast", "target"),
    [
        ("red_gem", "cast_at(heat_wave.0,haze)", "haze_meeple"),
        ("blue_gem", "cast_on(kinetic_wave,dusty_desert)", "dusty_desert"),
    ],
)
def test_all_see_what_is_cast_at_what_until_it_is_paid(gem: str, cast: str, target: str) -> None:
    s = table(3, at=["ancient_rune", "dusty_desert"], books={0: ["heat_wave.0", "kinetic_wave"]}, tokens={gem: 2})
    assert s.view(1).facts.cast is None
    play(s, cast)
    for eyes in (0, 1, 2, None):
        assert s.view(eyes).facts.cast.card == cast.partition("(")[2].partition(",")[0]
        assert s.view(eyes).facts.cast.target == target
    play(s, f"pay({gem}+{gem})")
    assert s.hp[1] < 18
    assert s.view(1).facts.cast is None


@rule("Q-37", "Q-59")
def test_all_see_whose_work_of_once_a_turn_or_round_is_done() -> None:
    s = table(
        at=["underground_volcano", "ancient_rune"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 1},
        companion={1: "bramble_hedgehog"},
    )
    assert "bramble_hedgehog" not in s.view(None).faces
    play(s, "cast_at(heat_wave.0,haze)")
    for eyes in (0, 1, None):
        faces = s.view(eyes).faces
        assert (faces["underground_volcano"], faces["bramble_hedgehog"]) == ("used", "used")
    play(s, "end")  # the turn of the Hedgehog's owner begins
    faces = s.view(None).faces
    assert "underground_volcano" not in faces
    assert "bramble_hedgehog" not in faces


@rule("Q-58")
def test_the_groups_under_the_counterspell_deck_are_public() -> None:
    s = table(
        sunk=["safety_dome", "run_away.0", "run_away.1", "pointed_shield.0", "pointed_shield.1"],
        sunk_group=[0, 1, 1, 2, 0],
    )
    assert s.view(0).facts.buried == [1, 2, 1, 1]


@rule("Q-45")
def test_deck_orders_are_known_to_nobody_and_faces_of_counterspells_to_their_owner() -> None:
    s = table(counters={0: ["safety_dome"], 1: ["run_away.0"]})
    for eyes in (0, 1, None):
        v = s.view(eyes)
        assert set(v.places["deck"]) | set(v.places["counter_deck"]) | set(v.places["companion_deck"]) == {"?"}
        assert (v.places["counters.0"] == ["safety_dome"]) == (eyes == 0)
        assert (v.places["counters.1"] == ["run_away.0"]) == (eyes == 1)


@rule("Q-62")
def test_an_eliminated_player_sees_what_a_spectator_sees() -> None:
    s = table(
        3,
        at=["ancient_rune", "dusty_desert", "ancient_rune"],
        books={0: ["infernal_assault"]},
        dice=["red_gem"],
        hp={1: 3},
        counters={0: ["run_away.1"], 1: ["safety_dome"], 2: ["run_away.0"]},
    )
    play(s, "cast_at(infernal_assault,haze)", "pass")
    assert s.hp[1] == 0
    assert s.view(1).board() == s.view(None).board()


@rule("Q-51")
@pytest.mark.parametrize("hand", HANDS[1:])
def test_others_cannot_tell_from_the_question_which_cards_are_held(hand: list[str]) -> None:
    plain, other = under_attack(HANDS[0]), under_attack(hand)
    for eyes in (0, 2, None):
        assert other.view(eyes) == plain.view(eyes)


@rule("Q-51")
@pytest.mark.parametrize("hand", HANDS[1:])
def test_passing_looks_the_same_with_and_without_a_fitting_card(hand: list[str]) -> None:
    def passed(cards: list[str]) -> list[object]:
        s = under_attack(cards)
        out: list[object] = []
        while s.actor == 1:
            s.log = log = Log()
            play(s, "pass")
            out += [(log.seen_by(eyes), s.view(eyes), log.is_barrier) for eyes in (0, 2, None)]
        return out

    assert len(passed(hand)) == 6  # asked before and after, whatever the cards
    assert passed(hand) == passed(HANDS[0])


@rule("Q-51")
def test_the_one_who_is_asked_sees_the_own_cards_only() -> None:
    s = under_attack(["bees_everywhere.0", "pointed_shield.0"])
    assert offered(s) == ["answer(pointed_shield.0)", "pass"]
    for eyes in (0, 2, None):
        decision = s.view(eyes).decision
        assert decision is not None
        assert decision.options == []


@rule("Q-58", "Q-45")
def test_resampling_keeps_what_a_seat_knows_and_deals_the_rest() -> None:
    s = table(
        3,
        counters={0: ["safety_dome"], 1: ["run_away.0", "run_away.1"], 2: ["pointed_shield.0", "bees_everywhere.0"]},
        exposed=["bees_everywhere.0"],
        sunk=["pointed_shield.1", "pointed_shield.2", "run_away.2"],
        sunk_group=[0, 1, 1],
    )
    seen: set[tuple[int, ...]] = set()
    for seed in range(40):
        dealt = s.resample(0, seed)
        assert dealt.view(0) == s.view(0)
        assert dealt.counters[0] == s.counters[0]
        assert dealt.counters[2][1] == s.counters[2][1]
        assert dealt.sunk[0] == s.sunk[0]
        everything = [*dealt.counter_deck, *dealt.sunk, *(item for cards in dealt.counters for item in cards)]
        assert sorted(everything) == list(range(52, 62))
        seen.add(tuple(dealt.counters[1]))
    assert len(seen) > 20
    assert all(T.items.index("safety_dome") not in cards for cards in seen)


def fights(seed: int) -> Iterator[Moment]:
    """Play a random match of three well-armed seats with many Counterspells, from a position."""
    rng = Seeded(seed)
    cards = rng.shuffled(list(range(52, 62)))
    names = [T.items[item] for item in cards]
    s = table(
        3,
        at=["ancient_rune"] * 3,
        books={0: ["lightning_bug.0", "heat_wave.0"], 1: ["personal_space", "fatal_fronds.0"], 2: ["spectral_slap.0"]},
        counters={0: names[:3], 1: names[3:6], 2: names[6:8]},
        companion={0: "bramble_hedgehog", 1: "mossback_tortoise"},
        shadow=[0, 1],
        energy={0: 5, 1: 5},
        tokens={"red_gem": 3, "blue_gem": 2},
        market={"amber_mountain": "infernal_assault"},
    )
    s.rng = Seeded(seed)
    record = Record.start(GAME, ["random"] * 3)
    for _ in range(120):
        if s.outcome is not None:
            return
        before = s.clone()
        legal = s.legal()
        fierce = [a for a in legal if GAME.actions.show(a).startswith(("cast", "ability", "answer"))] or legal
        action = fierce[rng.below(len(fierce))]
        s.log = log = Log()
        s.apply(action)
        s.log = None
        yield Moment(before, action, log, s, record)


@rule("Q-51", "Q-45", "Q-58")
@pytest.mark.parametrize("seed", range(6))
def test_every_law_holds_in_fights_full_of_counterspells(seed: int) -> None:
    asked = 0
    for moment in fights(seed):
        asked += "answer" in " ".join(offered(moment.before))
        for law in LAWS:
            assert law(moment) is None, law(moment)
    assert asked > 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches_keep_every_law(seats: int) -> None:
    assert check_match(GAME, 40 + seats, seats, every=5) > 0
