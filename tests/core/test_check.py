"""The laws bite: for each of them a game that breaks it is caught, with a record that replays."""

import pytest
from tests.support import parley as rules
from tests.support.parley import Parley, Table, Turn

from radura import LawBroken, Message, Outcome, Record, View, check_game
from radura.core import game as registry
from radura.core.actions import ActionSpace
from radura.core.chance import Rng
from radura.core.check import check_match
from radura.core.view import Decision


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
    v.info["highest"] = max((card for hand in s.hands for card in hand), default=0)


def leaking_to_spectators(self: Parley, s: Table, v: View) -> None:
    real_fill(self, s, v)
    if v.seat is None:
        v.info["first"] = s.hands[1][0] if s.hands[1] else -1


def losing(self: Table, seat: int, card: int) -> int:
    self.hands[seat].remove(card)
    self.fight.append(card)
    self.stands.append(1)
    return len(self.fight) - 1


def doubling(self: Parley, s: Table, v: View) -> None:
    real_fill(self, s, v)
    v.place("shadow", [rules.CARDS[card] for card in s.pile])


def forgetting(self: Parley, s: Table, seat: int, rng: Rng) -> None:
    s.hands[seat] = rng.shuffled(s.hands[seat] + s.bag)[: len(s.hands[seat])]


def failing(self: rules.Parry, s: Table, seat: int, action: int) -> None:
    raise ZeroDivisionError("parry")


def unfinal(self: Parley, s: Table, action: int) -> bool:
    return False


def hushed(self: Parley, s: Table, seat: int | None) -> Decision:
    decision = real_decision(self, s, seat)
    decision.options = decision.options[:1]
    return decision


def wordless(self: Parley, s: Table, action: int) -> Message:
    return Message("parley-do-nothing-known")


def same_name(self: ActionSpace, action: int) -> str:
    return "let" if action >= rules.PARRY else real_show(self, action)


real_fill = Parley.fill
real_decision = Parley._decision
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
        (Parley, "is_final", unfinal, "finals_are_foretold: foretold False"),
        (Parley, "_decision", hushed, "options_speak"),
        (ActionSpace, "show", same_name, "names_parse_back: 'let' does not parse back"),
        (Parley, "fields", {k: v for k, v in Parley.fields.items() if k != "pile"}, "positions_come_back"),
        (rules.Parry, "choose", failing, "ZeroDivisionError"),
        (Parley, "text", wordless, "words_are_there: no en text for parley-do-nothing-known"),
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
    monkeypatch.setitem(registry._loaded, parley.id, parley)
    assert '"game": "parley"' in str(caught.value)
    assert Record.from_text(caught.value.record.to_text()).actions == caught.value.record.actions
