"""The laws that every game keeps: each looks at one moment of a match and says what is wrong, or None."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from radura.core.chance import Seeded
from radura.core.events import Log, Said, fold
from radura.core.fields import Reader
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.record import Record, play
from radura.core.text import LANGUAGES, Arg, BadInput, Message, name_ids, say
from radura.core.view import HIDDEN, OMNISCIENT, Eyes, View

EYES_BEYOND_SEATS: tuple[Eyes, ...] = (None, OMNISCIENT)


@dataclass(slots=True)
class Moment:
    """One action of a match: the state before it, the action, what happened, the state after it."""

    before: State
    action: int
    log: Log
    after: State
    record: Record
    _was: dict[Eyes, View] = field(default_factory=dict)
    _now: dict[Eyes, View] = field(default_factory=dict)

    def was(self, eyes: Eyes) -> View:
        """Return the view before the action; worked out once for all laws."""
        if eyes not in self._was:
            self._was[eyes] = self.before.view(eyes)
        return self._was[eyes]

    def now(self, eyes: Eyes) -> View:
        """Return the view after the action."""
        if eyes not in self._now:
            self._now[eyes] = self.after.view(eyes)
        return self._now[eyes]

    def next(self, action: int, log: Log, after: State) -> "Moment":
        """Return the moment that follows."""
        return Moment(self.after, action, log, after, self.record, self._now)


def eyes_of(state: State) -> tuple[Eyes, ...]:
    """Return everybody who can look: the seats, a spectator, and the eyes that see all."""
    return (*range(state.seats), *EYES_BEYOND_SEATS)


# -- the laws ---------------------------------------------------------------------------


def legal_lists(m: Moment) -> str | None:
    """Legal lists are sorted, without repetition, in range, and not empty before the end."""
    legal = m.before.legal()
    if not legal:
        return "no legal action before the end"
    if legal != sorted(set(legal)):
        return f"not sorted or repeated: {legal}"
    if legal[0] < 0 or legal[-1] >= m.before.game.actions.size:
        return f"out of range: {legal}"
    return None


def the_bottom_lasts(m: Moment) -> str | None:
    """At the bottom of the stack lies a step after which the match goes on or ends."""
    frame = m.after.stack
    while frame is not None:
        if frame.below is None and not frame.step.lasting:
            return f"{type(frame.step).__name__} lies at the bottom, but is not said to be lasting"
        frame = frame.below
    return None


def names_parse_back(m: Moment) -> str | None:
    """Every legal action has a name that parses back to it."""
    space = m.before.game.actions
    for action in m.before.legal():
        if space.parse(space.show(action)) != action:
            return f"{space.show(action)!r} does not parse back to {action}"
    return None


def clones_are_independent(m: Moment) -> str | None:
    """Playing on a clone leaves the original untouched, and the same action does the same to both."""
    frozen = m.before.to_position()
    clone = m.before.clone()
    for action in m.before.legal()[:6]:
        m.before.clone().apply(action)
    if m.before.to_position() != frozen:
        return "the original changed when a clone was played on"
    clone.apply(m.action)
    if clone.to_position() != m.after.to_position():
        return "a clone with the same action reached another position"
    return None


def positions_come_back(m: Moment) -> str | None:
    """A position written as plain data and read again is the same position."""
    data = m.after.to_position()
    again = m.after.game.position(data)
    if again.to_position() != data:
        return "the position read back differs"
    if again.legal() != m.after.legal() or again.actor != m.after.actor:
        return "the position read back offers other actions"
    view, other = m.now(OMNISCIENT), again.view(OMNISCIENT)
    if other != view:
        return f"the position read back looks different: {_difference(_parts(view), _parts(other))}"
    return None


def events_fold_to_views(m: Moment) -> str | None:
    """For every pair of eyes, the old view and the events they see give the new view."""
    for seat in eyes_of(m.before):
        old, new = m.was(seat), m.now(seat)
        try:
            folded = fold(old, m.log.seen_by(seat)).board()
        except (ValueError, KeyError) as error:
            return f"an event does not fit the view of {seat}: {error!r}"
        if folded != new.board():
            return f"view of {seat}: {_difference(folded, new.board())}"
    return None


def views_hide_the_hidden(m: Moment) -> str | None:
    """A view is the same however the cards that its eyes cannot know are dealt."""
    for seat in range(m.after.seats):
        known = [(eyes, m.now(eyes)) for eyes in (seat, None)]
        for seed in range(2):
            dealt = m.after.resample(seat, seed)
            if dealt.actor != m.after.actor:
                return f"re-dealing for {seat} changed who must act"
            for eyes, view in known:
                if (other := dealt.view(eyes)) != view:
                    return f"view of {eyes} depends on hidden cards: {_difference(_parts(view), _parts(other))}"
    return None


def samples_know_only_the_view(m: Moment) -> str | None:
    """What a seat is dealt depends on its view and the seed alone; a sample can be dealt anew, for every seat."""
    for seat in range(m.after.seats):
        dealt = m.after.resample(seat, 1)
        again, first = dealt.resample(seat, 2).to_position(), m.after.resample(seat, 2).to_position()
        if again != first:
            return f"the sample of {seat} holds more than its view: {_difference((first,), (again,))}"
        for other in range(m.after.seats):
            if other != seat and (view := dealt.view(other)) != dealt.resample(other, 3).view(other):
                return f"a sample of {seat}, dealt anew for {other}, looks different to {other}: {view.board()}"
    return None


def learning_is_a_barrier(m: Moment) -> str | None:
    """Whatever somebody learns by an action, in whichever way, keeps it from being taken back."""
    if m.log.is_barrier:
        return None
    for seat in range(m.before.seats):
        other = m.before.resample(seat, 1)
        other.rng = None
        if m.action not in other.choices:
            continue
        log = play(other, m.action)
        for eyes in (seat, None):
            if log.seen_by(eyes) != m.log.seen_by(eyes) or other.view(eyes).board() != m.now(eyes).board():
                return f"{eyes} learns what was hidden, and the action could be taken back"
    return None


def views_tell_all_that_matters(m: Moment) -> str | None:
    """Two positions that look the same to all eyes, and hide nothing from them, go on alike.

    Each moment tries a few other values of fields, so that a match tries most of them.
    """
    s = m.after
    game = s.game
    reader = Reader(s.seats, game.vocabulary, {})
    data = s.to_position()
    others = [(name, value) for name, f in game.fields.items() for value in f.others(getattr(s, name), reader)]
    for i in range(min(3, len(others))):
        name, value = others[(len(m.record.actions) * 101 + i * 37) % len(others)]
        try:
            other = game.position({**data, name: game.fields[name].write(value, game.vocabulary)})
        except BadInput:
            continue  # it cannot be: nothing to compare
        alike = all(_table(other.view(eyes)) == _table(m.now(eyes)) for eyes in eyes_of(s))
        if alike and (why := _goes_on_otherwise(s, other)):
            return f"{name} = {value!r} instead of {getattr(s, name)!r} is not seen by anybody, but {why}"
    return None


def _goes_on_otherwise(s: State, other: State) -> str:
    if other.legal() != s.legal():
        return "other actions are legal"
    for action in s.legal()[:4]:
        one, two = s.clone(), other.clone()
        one.rng, two.rng = Seeded(0), Seeded(0)
        one.apply(action)
        two.apply(action)
        if one.view(OMNISCIENT) != two.view(OMNISCIENT):
            return f"{s.game.actions.show(action)} leads elsewhere"
    return ""


def items_stay_whole(m: Moment) -> str | None:
    """Every item lies in exactly one place, and none appears or vanishes."""
    old, new = _items(m.was(OMNISCIENT)), _items(m.now(OMNISCIENT))
    if len(set(new)) != len(new):
        return f"in two places: {sorted({i for i in new if new.count(i) > 1})}"
    if HIDDEN in new:
        return "an item is hidden even from the eyes that see all"
    if set(old) != set(new):
        return f"appeared or vanished: {sorted(set(old) ^ set(new))}"
    return None


def options_speak(m: Moment) -> str | None:
    """The seat that must act is offered exactly its legal actions; nobody else sees any."""
    for seat in eyes_of(m.before):
        decision = m.was(seat).decision
        if decision is None or decision.seat != m.before.actor:
            return f"view of {seat} does not tell who must act"
        shown = [option.action for option in decision.options]
        expected = [m.before.game.actions.show(a) for a in m.before.legal()] if seat == m.before.actor else []
        if shown != expected:
            return f"view of {seat} offers {shown}, legal is {expected}"
    return None


def finals_are_foretold(m: Moment) -> str | None:
    """An option said to be final is one that chance or a new sight followed, and no other."""
    foretold = m.before.game.is_final(m.before, m.action)
    if foretold != m.log.is_barrier:
        return f"foretold {foretold}, happened {m.log.is_barrier}"
    return None


def words_are_there(m: Moment) -> str | None:
    """Everything that is asked, offered and told can be said in every language, and what lies there has a name."""
    for message in _messages(m):
        # Numbers only choose among the forms of a message, so 1 stands for them all.
        args = tuple((name, value if isinstance(value, str) else 1) for name, value in message.args.items())
        if why := _unsaid(message.id, args):
            return why
    for start, name in _names(m.now(OMNISCIENT), m.after.game):
        if why := _unnamed(start, name):
            return why
    return None


def _names(view: View, game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yield what needs a name: cards and places; counters and faces, too, where the tables for any game show them."""
    for place, row in view.places.items():
        yield f"{game.prefix}-place-", place
        for item in row:
            yield f"{game.prefix}-card-", item
    if game.has_own_tables:
        return
    for counter in view.counters:
        yield f"{game.prefix}-counter-", counter.rpartition("/")[2]
    for item, face in view.faces.items():
        yield f"{game.prefix}-card-", item
        if not face.isdecimal():
            yield f"{game.prefix}-face-", face


@lru_cache(maxsize=50_000)
def _unnamed(start: str, name: str) -> str:
    """Return that a thing has no name, or nothing."""
    ids = [id for id, _ in name_ids(start, name)]
    return "" if any(not _unsaid(id, ()) for id in ids) else f"{name} has no name in every language: {ids[-1]}"


def _messages(m: Moment) -> Iterator[Message]:
    for seat in (m.before.actor, None):
        decision = m.was(seat).decision
        if decision is None:
            continue
        yield from (decision.prompt, *decision.why)
        for option in decision.options:
            yield option.text
            if option.note is not None:
                yield option.note
    for event in m.log.seen_by(OMNISCIENT):
        if isinstance(event, Said):
            yield event.text
    if m.after.outcome is not None:
        yield Message(f"{m.after.game.prefix}-end-{m.after.outcome.reason}")


@lru_cache(maxsize=50_000)
def _unsaid(id: str, args: tuple[tuple[str, Arg], ...]) -> str:
    """Return why a message cannot be said, or nothing; the same ones come again and again."""
    for lang in LANGUAGES:
        try:
            say(Message(id, dict(args)), lang)
        except KeyError as error:
            return str(error.args[0])
    return ""


LAWS: tuple[Callable[[Moment], str | None], ...] = (
    legal_lists,
    the_bottom_lasts,
    names_parse_back,
    clones_are_independent,
    positions_come_back,
    events_fold_to_views,
    views_hide_the_hidden,
    samples_know_only_the_view,
    learning_is_a_barrier,
    views_tell_all_that_matters,
    items_stay_whole,
    options_speak,
    finals_are_foretold,
    words_are_there,
)


def _items(view: View) -> list[str]:
    return [item for row in view.places.values() for item in row]


def _parts(view: View) -> tuple[Any, ...]:
    return (*_table(view), view.decision)


def _table(view: View) -> tuple[Any, ...]:
    """Return all that lies open, without the decision: that is only a look at what the next step does with it."""
    return (*view.board(), view.facts, view.roles)


def _difference(a: tuple[Any, ...], b: tuple[Any, ...]) -> str:
    for x, y in zip(a, b, strict=True):
        if x == y:
            continue
        if isinstance(x, dict) and isinstance(y, dict):
            keys = sorted(k for k in {*x, *y} if x.get(k) != y.get(k))
            return "; ".join(f"{k}: {x.get(k)} is not {y.get(k)}" for k in keys[:4])
        return f"{x} is not {y}"
    return "no difference"
