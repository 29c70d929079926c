"""The laws bite: for each of them a game that breaks it is caught, with a record that replays."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.support import parley as rules
from tests.support import vault as secrets
from tests.support.parley import Parley, Table, Turn
from tests.support.vault import Vault

import radura
from radura import LawBroken, Message, Outcome, Record, View, check_game
from radura.core.actions import ActionSpace
from radura.core.chance import Rng
from radura.core.check import check_match
from radura.core.events import Log
from radura.core.view import ALL, Decision, Eyes, Option


def test_a_sound_game_keeps_all_laws(parley: Parley) -> None:
    seen: list[int] = []
    decisions = check_game(parley, games=12, progress=seen.append)
    assert seen == list(range(1, 13))
    assert decisions > 12 * 9


def test_checking_every_nth_moment_still_checks_the_end(parley: Parley, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.Turn, "run", lambda self, s, seat: not s.hands[seat] and end(s))

    def end(s: Table) -> bool:
        s.finish(Outcome((0.0,), (), "odd"))  # one return for three seats
        return True

    with pytest.raises(LawBroken, match="the_game_ends: outcome"):
        check_match(parley, 9_999, every=10_000)


def test_an_action_that_fails_is_in_the_record(parley: Parley, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.Parry, "choose", failing)
    with pytest.raises(LawBroken, match="every_legal_action_applies: ZeroDivisionError") as caught:
        check_match(parley, 9_999, every=10_000)
    assert parley.actions.kind_of(caught.value.record.actions[-1][1]).name in ("let", "parry")


# -- one broken game for each law ---------------------------------------------------------


def unsorted(self: Turn, s: Table, seat: int) -> list[int]:
    return [rules.PLAY + card for card in sorted(s.hands[seat], reverse=True)]


def sharing(self: Table) -> Table:
    s = Table.__new__(Table)
    self.base_to(s)
    for field in ("bag", "hands", "fight", "stands", "pile", "score", "die"):
        setattr(s, field, getattr(self, field))
    return s


def leaking(self: Parley, s: Table, v: View) -> None:
    real_fill(self, s, v)
    v.facts = max((card for hand in s.hands for card in hand), default=0)


def leaking_to_spectators(self: Parley, s: Table, v: View) -> None:
    real_fill(self, s, v)
    if v.seat is None:
        v.facts = s.hands[1][0] if s.hands[1] else -1


def losing(self: Table, seat: int, card: int) -> int:
    self.hands[seat].remove(card)
    self.fight.append(card)
    self.stands.append(1)
    return len(self.fight) - 1


def doubling(self: Parley, s: Table, v: View) -> None:
    real_fill(self, s, v)
    v.place("pile.0", [rules.CARDS[card] for card in s.pile])


def forgetting(self: Parley, s: Table, seat: int, rng: Rng) -> None:
    s.hands[seat] = rng.shuffled(s.hands[seat] + s.bag)[: len(s.hands[seat])]


def remembering(self: Parley, s: Table, seat: int, rng: Rng) -> None:
    hidden = s.bag + [card for other in s.others(seat) for card in s.hands[other]]
    dealt = rng.shuffled(hidden)  # in the order in which they lie, which nobody knows
    for other in s.others(seat):
        n = len(s.hands[other])
        s.hands[other], dealt = dealt[:n], dealt[n:]
    s.bag = sorted(dealt)


def failing(self: rules.Parry, s: Table, seat: int, action: int) -> None:
    raise ZeroDivisionError("parry")


def unfinal(self: Parley, s: Table, action: int) -> bool:
    return False


def hushed(self: Parley, s: Table, seat: Eyes, *, finals: bool) -> Decision:
    decision = real_decision(self, s, seat, finals=finals)
    decision.options = decision.options[:1]
    return decision


def wordless(self: Parley, s: Table, action: int) -> Option:
    return replace(real_option(self, s, action), text=Message("parley-do-nothing-known"))


def same_name(self: ActionSpace, action: int) -> str:
    return "let" if action >= rules.PARRY else real_show(self, action)


real_fill = Parley.fill
real_decision = Parley._decision
real_option = Parley.option
real_show = ActionSpace.show


@pytest.mark.parametrize(
    ("owner", "name", "broken", "law"),
    [
        (Turn, "options", unsorted, "legal_lists"),
        (Table, "clone", sharing, "clones_are_independent|replay_equals|every_legal_action_applies"),
        (Parley, "fill", leaking, "views_hide_the_hidden"),
        (Parley, "fill", leaking_to_spectators, "views_hide_the_hidden: view of None"),
        (Table, "lay", losing, "events_fold_to_views"),
        (Parley, "fill", doubling, "events_fold_to_views|items_stay_whole"),
        (Parley, "resample", forgetting, "views_hide_the_hidden"),
        (Parley, "resample", remembering, "samples_know_only_the_view: the sample of 0 holds more than its view"),
        (Parley, "is_final", unfinal, "finals_are_foretold: foretold False"),
        (Parley, "_decision", hushed, "options_speak"),
        (ActionSpace, "show", same_name, "names_parse_back: 'let' does not parse back"),
        (Parley, "fields", {k: v for k, v in Parley.fields.items() if k != "pile"}, "positions_come_back"),
        (rules.Parry, "choose", failing, "ZeroDivisionError"),
        (Parley, "option", wordless, "words_are_there: no en text for parley-do-nothing-known"),
    ],
)
def test_a_broken_law_is_caught_and_comes_with_its_record(
    parley: Parley,
    monkeypatch: pytest.MonkeyPatch,
    owner: type,
    name: str,
    broken: object,
    law: str,
) -> None:
    monkeypatch.setattr(owner, name, broken)
    with pytest.raises(LawBroken, match=law) as caught:
        check_game(parley, games=3)
    monkeypatch.undo()
    assert '"game": "parley"' in str(caught.value)
    assert Record.from_text(caught.value.record.to_text()).actions == caught.value.record.actions


@pytest.mark.parametrize(
    ("add", "missing"),
    [
        (lambda v: v.place("heap.a", []), "heap.a has no name in every language: parley-place-heap"),
        (lambda v: v.place("pile.1", ["c99"]), "c99 has no name in every language: parley-card-c99"),
        (lambda v: v.counter("luck.1", 3), "luck.1 has no name in every language: parley-counter-luck"),
        (lambda v: v.counter("c1/gold", 3), "gold has no name in every language: parley-counter-gold"),
        (lambda v: v.face("c1", "turned"), "turned has no name in every language: parley-face-turned"),
        (lambda v: v.face("coin", "1"), "coin has no name in every language: parley-card-coin"),
    ],
)
def test_everything_on_the_table_has_a_name(
    parley: Parley, monkeypatch: pytest.MonkeyPatch, add: Callable[[View], None], missing: str
) -> None:
    def fill(self: Parley, s: Table, v: View) -> None:
        real_fill(self, s, v)
        add(v)

    monkeypatch.setattr(Parley, "fill", fill)
    with pytest.raises(LawBroken, match=f"words_are_there: {missing}"):
        check_game(parley, games=1)


def test_tables_of_its_own_word_the_counters_and_faces_of_a_game(
    parley: Parley, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(self: Parley, s: Table, v: View) -> None:
        real_fill(self, s, v)
        v.counter("luck", 3)

    monkeypatch.setattr(Parley, "fill", fill)
    monkeypatch.setattr(Parley, "has_own_tables", True)
    assert check_game(parley, games=1) > 0
    monkeypatch.undo()
    assert not parley.has_own_tables
    assert radura.game("living_forest_duel").has_own_tables


# -- a hidden number -------------------------------------------------------------------------


def test_a_game_with_a_hidden_number_keeps_all_laws(vault: Vault) -> None:
    assert check_game(vault, games=20) > 20


def test_a_number_that_is_revealed_is_a_barrier(vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    state = vault.new(seed=1)
    look, guess = (vault.actions.parse(name) for name in ("look", "guess(0)"))
    assert vault.is_final(state, look)
    assert vault.is_final(state, guess)
    monkeypatch.setattr(secrets, "tell", lambda log, number: log.counted("number", number))
    assert not vault.is_final(state, look)
    with pytest.raises(LawBroken, match="learning_is_a_barrier: 0 learns what was hidden"):
        check_game(vault, games=20)


def test_what_matters_is_seen_by_somebody(vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    def unseen(self: Vault, s: secrets.Room, v: View) -> None:
        fill(self, s, v)
        v.counters["used"] = 0

    def untold(self: Log, counter: str, value: int, *, seen: int = ALL, known: int = ALL) -> None:
        if counter != "used":
            counted(self, counter, value, seen=seen, known=known)

    fill, counted = Vault.fill, Log.counted
    monkeypatch.setattr(Vault, "fill", unseen)
    monkeypatch.setattr(Log, "counted", untold)
    with pytest.raises(LawBroken, match=r"views_tell_all_that_matters: used = .* other actions are legal"):
        check_game(vault, games=20)
