"""Nothing a person reads is missing: random matches of every game, spoken in every language."""

from collections.abc import Iterator

import pytest

import radura
from radura import Message, View
from radura.core.check import walk
from radura.core.events import Said
from radura.core.game import AnyGame
from radura.core.text import say
from radura.i18n import has_message

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


@pytest.mark.parametrize("id", radura.games())
def test_random_matches_can_be_told_in_every_language(id: str) -> None:
    game = radura.game(id)
    told = {(m.id, tuple(sorted(m.args.items()))) for seed in range(MATCHES) for m in spoken_during(game, seed)}
    assert told
    for lang in LANGUAGES:
        for name, args in told:
            text = say(Message(name, dict(args)), lang)
            assert text.strip()
            assert "{" not in text
            assert "#" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", radura.games())
def test_components_and_settings_have_names_and_texts(id: str, lang: str) -> None:
    game = radura.game(id)
    ids = [f"{game.prefix}-name"]
    ids += [f"{game.prefix}-card-{card.id}" for card in game.cards()]
    for setting in game.settings:
        ids.append(f"{game.prefix}-setting-{setting.id}")
        ids += [f"{game.prefix}-setting-{setting.id}-{value}" for value in setting.values]
    assert [id for id in ids if not has_message(id, lang)] == []
    for card in game.cards():
        for message in card.text:
            assert say(message, lang).strip()
