"""Nothing a person reads is missing: matches and components of every game, spoken in every language."""

from collections.abc import Iterable, Iterator, Mapping

import pytest
from tests.support.golden import installed, records

import radura
from radura import Message, View
from radura.core.check import walk
from radura.core.events import Log, Said
from radura.core.game import AnyGame, Card
from radura.core.kernel import State
from radura.core.record import Record
from radura.core.text import say

LANGUAGES = ("en", "it", "nl")
MATCHES = 8


def spoken_in(view: View) -> Iterator[Message]:
    """Return all messages of a view."""
    if view.decision is not None:
        yield view.decision.prompt
        yield from view.decision.why
        for option in view.decision.options:
            yield option.text
            if option.note is not None:
                yield option.note


def spoken_during(game: AnyGame, seed: int) -> Iterator[Message]:
    """Return all messages of a random match, for all eyes."""
    seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    options = {setting.id: setting.values[seed % len(setting.values)] for setting in game.settings}
    for number, moment in enumerate(walk(game, seed, seats, options)):
        for eyes in (moment.before.actor, (moment.before.actor + 1) % seats, None):
            if number % MATCHES == seed % MATCHES:  # views are dear: each match looks at other moments
                yield from spoken_in(moment.before.view(eyes))
            yield from (event.text for event in moment.log.seen_by(eyes) if isinstance(event, Said))
        for seat in range(seats):
            yield game.seat_name(moment.after, seat)
        if moment.after.outcome is not None:
            yield Message(f"{game.prefix}-end-{moment.after.outcome.reason}")


def spoken_in_record(game: AnyGame, record: Record) -> Iterator[Message]:
    """Return the messages of a record: its whole log, and what can be chosen at every eighth decision."""
    state: State = game.new(len(record.seats), record.options, chance="explicit")
    for number, (actor, action) in enumerate(record.actions):
        if actor >= 0 and number % MATCHES == 0:
            yield from spoken_in(state.view(actor))
        state.log = log = Log()
        state.apply(action)
        for eyes in (*range(state.seats), None):
            yield from (event.text for event in log.seen_by(eyes) if isinstance(event, Said))


def spoken_on(game: AnyGame, card: Card) -> Iterator[Message]:
    """Return the name of a component, its text, and every message its facts refer to."""
    yield Message(f"{game.prefix}-card-{card.id}")
    yield from card.text
    facts: list[object] = [card.facts]
    while facts:
        fact = facts.pop()
        if isinstance(fact, str) and fact.startswith("#"):
            yield Message(fact[1:])
        elif isinstance(fact, Message):
            yield fact
        elif isinstance(fact, Mapping):
            facts.extend(fact.values())
        elif isinstance(fact, list | tuple):
            facts.extend(fact)


def tell(messages: Iterable[Message]) -> None:
    """Say all messages in every language; fail if one is missing or not filled in."""
    told = {(m.id, tuple(sorted(m.args.items()))) for m in messages}
    assert told
    for lang in LANGUAGES:
        for name, args in told:
            text = say(Message(name, dict(args)), lang)
            assert text.strip()
            assert "{" not in text
            assert "#" not in text


@pytest.mark.parametrize("id", radura.games())
def test_random_matches_can_be_told_in_every_language(id: str) -> None:
    game = radura.game(id)
    tell(message for seed in range(MATCHES) for message in spoken_during(game, seed))


@pytest.mark.parametrize("id", installed())
def test_golden_records_can_be_told_in_every_language(id: str) -> None:
    game = radura.game(id)
    tell(message for path in records(id) for message in spoken_in_record(game, Record.load(path)))


@pytest.mark.parametrize("id", radura.games())
def test_every_component_can_be_told_in_every_language(id: str) -> None:
    game = radura.game(id)
    if cards := game.cards():
        tell(message for card in cards for message in spoken_on(game, card))


@pytest.mark.parametrize("id", radura.games())
def test_every_setting_can_be_told_in_every_language(id: str) -> None:
    game = radura.game(id)
    ids = [f"{game.prefix}-name"]
    for setting in game.settings:
        ids.append(f"{game.prefix}-setting-{setting.id}")
        ids += [f"{game.prefix}-setting-{setting.id}-{value}" for value in setting.values]
    tell(map(Message, ids))
