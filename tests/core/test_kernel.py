"""The kernel: who is asked, in what order, at what depth."""

import pytest
from tests.support.parley import Ask, Parley, Parry, Table, Turn
from tests.support.play import offered, play, take_first

from radura import CHANCE, OVER, BadInput


def fight(parley: Parley, hands: list[list[str]]) -> Table:
    """Return a position in which seat 0 must play and the hands are these."""
    return parley.position({"hands": hands, "pending": [["Turn", [], 0]], "partial": True})


def test_every_other_seat_is_asked_in_order(parley: Parley) -> None:
    s = fight(parley, [["c5"], ["c1"], ["c2"]])
    play(s, "play(c5)")
    assert (s.actor, offered(s)) == (1, ["let"])
    play(s, "let")
    assert (s.actor, offered(s)) == (2, ["let"])
    play(s, "let")
    assert s.score[0] > 0
    assert s.actor == 1
    assert offered(s) == ["play(c1)"]


def test_a_reaction_is_reacted_to_before_the_first_question_goes_on(parley: Parley) -> None:
    s = fight(parley, [["c1", "c9"], ["c5"], ["c7", "c2"]])
    play(s, "play(c1)", "parry(c5)")
    assert s.actor == 2  # asked about c5, behind seat 1, before being asked about c1
    play(s, "parry(c7)")
    assert s.actor == 0  # asked about c7, the third level
    assert offered(s) == ["let", "parry(c9)"]
    play(s, "parry(c9)")
    assert s.actor == 1
    play(s, "let")
    assert s.actor == 2
    play(s, "let")
    # c9 stands and strikes c7; so c5 was not parried: the question about c5 goes on with seat 0.
    assert s.stands == [1, 1, 0, 1]
    assert s.actor == 0
    play(s, "let")
    # c5 stands and strikes c1: nobody else is asked about it, nothing is scored.
    assert s.score == [0, 0, 0]
    assert s.fight == []
    assert s.actor == 1 or s.outcome is not None


def test_the_stack_tells_all_that_is_pending(parley: Parley) -> None:
    s = fight(parley, [["c1"], ["c5"], ["c7"]])
    play(s, "play(c1)", "parry(c5)")
    steps = [name for name, _, _ in s.to_position()["pending"]]
    assert steps == ["Parry", "Strike", "Ask", "Score"]


def test_a_waiting_question_survives_a_position(parley: Parley) -> None:
    s = fight(parley, [["c1"], ["c5"], ["c7"]])
    play(s, "play(c1)", "parry(c5)")
    again = parley.position(s.to_position())
    assert (again.actor, again.legal()) == (s.actor, s.legal())
    play(again, "parry(c7)")
    assert s.fight != again.fight


def test_an_end_stops_everything_pending(parley: Parley) -> None:
    s = parley.position({"hands": [[], [], []], "pending": [["Turn", [], 0]], "score": [2, 0, 2], "partial": True})
    assert s.actor == OVER
    assert s.legal() == []
    assert s.stack is None
    assert s.outcome is not None
    assert s.outcome.winners == (0, 2)
    with pytest.raises(BadInput, match="over"):
        s.apply(0)


def test_an_illegal_action_is_refused_and_changes_nothing(parley: Parley) -> None:
    s = fight(parley, [["c1", "c2"], ["c5"], ["c7"]])
    before = s.to_position()
    with pytest.raises(BadInput, match=r"play\(c5\).*Choose from: play\(c1\), play\(c2\)"):
        play(s, "play(c5)")
    with pytest.raises(BadInput, match="999"):
        s.apply(999)
    assert s.to_position() == before


def test_explicit_chance_waits_for_the_caller(parley: Parley) -> None:
    s = parley.new(chance="explicit")
    assert s.actor == CHANCE
    assert offered(s) == [f"draw(c{n})" for n in range(12)]
    for card in range(9):
        play(s, f"draw(c{card})")
    assert offered(s) == ["roll(0)", "roll(1)", "roll(2)"]
    play(s, "roll(2)")
    assert s.actor == 0
    assert s.hands == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]


def test_the_chances_of_what_waits_are_told(parley: Parley) -> None:
    s = parley.new(chance="explicit")
    assert s.chances() == [(action, 1 / 12) for action in s.legal()]
    while len(s.legal()) != 3:
        take_first(s)
    assert [parley.actions.show(action) for action, _ in s.chances()] == ["roll(0)", "roll(1)", "roll(2)"]
    assert [p for _, p in s.chances()] == [3 / 6, 2 / 6, 1 / 6]


def test_the_same_seed_gives_the_same_match(parley: Parley) -> None:
    assert parley.new(seed=5).to_position() == parley.new(seed=5).to_position()
    assert parley.new(seed=5).to_position() != parley.new(seed=6).to_position()
    assert parley.new(seed=b"five").to_position() == parley.new(seed=b"five").to_position()


def test_a_clone_goes_on_with_the_same_luck_and_apart(parley: Parley) -> None:
    s = parley.new(seed=3)
    twin = s.clone()
    for state in (s, twin):
        while state.actor != OVER:
            state.apply(state.legal()[-1])
    assert twin.to_position() == s.to_position()


def test_re_dealing_keeps_what_the_seat_knows(parley: Parley) -> None:
    s = parley.new(seed=3)
    deals = [s.resample(1, seed) for seed in range(30)]
    assert all(deal.hands[1] == s.hands[1] for deal in deals)
    assert len({str(deal.hands[0]) for deal in deals}) > 20
    assert deals[7].to_position() == s.resample(1, 7).to_position()


def test_steps_print_compare_and_hash_by_their_constants() -> None:
    assert repr(Ask(1, (2, 0))) == "Ask(1, (2, 0))"
    assert Ask(1, (2,)) == Ask(1, (2,))
    assert Ask(1, (2,)) != Ask(1, (0,))
    assert Ask(1, (2,)) != Parry(1, (2,))
    assert len({Ask(1, (2,)), Ask(1, (2,)), Parry(1, (2,))}) == 2


def test_a_step_that_never_asks_says_so(parley: Parley) -> None:
    with pytest.raises(NotImplementedError, match=r"Ask\(0, \(\)\) never asks"):
        Ask(0, ()).choose(parley.new(), 0, 0)


def test_a_step_without_options_falls_away(parley: Parley) -> None:
    s = parley.position({"pending": [["Draw", [], 1], ["Turn", [], 2]], "hands": [[], [], ["c4"]], "partial": True})
    assert s.actor == 2
    assert Turn().options(s, 2) == s.legal()
