"""The laws bite: for each of them a game that breaks it is caught, with a record that replays."""

from collections.abc import Callable

import pytest
from tests.support import parley as rules
from tests.support.parley import Draw, Parley, Table, Turn

from radura import LawBroken, Outcome, Record, View, check_game
from radura.core import game as registry
from radura.core.check import check_match, walk
from radura.core.chance import Rng


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
        check_match(parley, 0, every=10_000)


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


def silent(self: Draw, s: Table, seat: int, action: int) -> None:
    s.bag.remove(action - rules.DRAW)
    s.hands[seat].append(action - rules.DRAW)


real_fill = Parley.fill
real_show = rules.A.show


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
        (rules.Parry, "choose", failing, "every_legal_action_applies: ZeroDivisionError"),
    ],
)
def test_a_broken_law_is_caught_and_comes_with_its_record(
    parley: Parley,
    monkeypatch: pytest.MonkeyPatch,
    owner: type,
    name: str,
    broken: Callable[..., object],
    law: str,
) -> None:
    monkeypatch.setattr(owner, name, broken)
    with pytest.raises(LawBroken, match=law) as caught:
        check_game(parley, games=3)
    monkeypatch.undo()
    monkeypatch.setitem(registry._loaded, parley.id, parley)
    assert caught.value.record.to_text() in str(caught.value)
    assert Record.from_text(caught.value.record.to_text()).actions == caught.value.record.actions
