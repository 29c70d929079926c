"""Every sentence of the game can be said in all three languages."""

import pytest

from radura import Message, say
from radura.core.check import walk
from radura.core.events import Said
from radura.core.text import LANGUAGES
from radura.games.living_forest_duel import GAME
from radura.i18n import has_message


def spoken(seed: int) -> set[tuple[str, tuple[tuple[str, str | int], ...]]]:
    """Return all that is asked, offered and told during a match."""
    found: list[Message | None] = []
    for moment in walk(GAME, seed, options={"summer": str(seed % 2), "tie": "ask"}):
        decision = moment.before.view(moment.before.actor).decision
        assert decision is not None
        found += [decision.prompt, *decision.why]
        for option in decision.options:
            found += [option.text, option.note, Message(f"lf-group-{option.group}")]
        found += [event.text for event in moment.log.seen_by(None) if isinstance(event, Said)]
    return {(message.id, tuple(sorted(message.args.items()))) for message in found if message is not None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_can_be_told(lang: str) -> None:
    for id, args in set().union(*map(spoken, range(6))):
        text = say(Message(id, dict(args)), lang)
        assert text
        assert "{" not in text
        assert "#" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_settings_ends_and_places_have_words(lang: str) -> None:
    for card in GAME.cards():
        for message in (Message(f"lf-card-{card.id}"), *card.text):
            assert say(message, lang)
    for setting in GAME.settings:
        for id in (f"lf-setting-{setting.id}", *(f"lf-setting-{setting.id}-{value}" for value in setting.values)):
            assert has_message(id, lang)
    for reason in GAME.reasons:
        assert has_message(f"lf-end-{reason}", lang)
    assert all(has_message(f"lf-card-{card}", lang) for card in set(GAME.tables.card_of))


def test_options_say_what_they_cost_and_bring() -> None:
    s = GAME.new(seed=1)
    assert GAME.describe(s, s.legal()[0], "en") == "Turn up a card (cannot be taken back)"
    assert GAME.describe(s, s.legal()[0], "it").startswith("Rivela una carta")
    note = GAME.option(s, s.legal()[0]).note
    assert note is not None
    assert say(note, "nl") == "18 in de stapel, 6 solitair voor jou"
