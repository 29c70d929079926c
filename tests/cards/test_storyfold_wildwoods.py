"""The catalogue of Storyfold: counts of the box, sources, texts derived from effects."""

from collections import Counter

import pytest
from tests.support.rules import rule

from radura import Message, say
from radura.games.storyfold_wildwoods import GAME

CARDS = {card.id: card for card in GAME.cards()}


@rule("SW-1.1", "SW-1.2", "SW-1.3", "SW-1.5", "SW-1.7", "SW-1.8", "SW-1.10")
def test_counts() -> None:
    physical: Counter[str] = Counter()
    for card in CARDS.values():
        physical[card.kind] += card.count
    assert physical["action"] == 4 and physical["hero"] == 2 and physical["die"] == 7
    assert [physical[kind] for kind in ("blessing", "curse", "companion", "trauma")] == [18, 8, 4, 4]
    assert physical["creature"] == 30 and physical["shadow"] == 14 and physical["story"] == 29
    assert physical["location"] == 74
    assert CARDS["crystal"].count == 12 and CARDS["stun_token"].count == 3


def test_kinds_of_entries() -> None:
    kinds = Counter(card.kind for card in CARDS.values())
    assert sum(kinds[kind] for kind in ("blessing", "curse", "companion", "trauma")) == 26
    assert kinds["creature"] == 19 and sum(card.facts.get("guardian", False) for card in CARDS.values()) == 3
    assert Counter(card.facts["kind"] for card in CARDS.values() if card.kind == "shadow") == {
        "regular": 10,
        "final": 3,
        "prologue": 1,
    }


def test_sources() -> None:
    assert {card.source for card in CARDS.values() if card.kind in ("action", "hero")} == {"rulebook"}
    for kind in ("blessing", "curse", "companion", "trauma", "creature", "shadow", "story", "location"):
        assert {card.source for card in CARDS.values() if card.kind == kind} == {"designed"}
    assert CARDS["chapter_deck"].source == "public" and CARDS["chapter_deck"].ref


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("jar_of_fireflies", "At any time: the Light Pawn advances 1 space."),
        ("heel_of_bread", "At any time: gain 2 Spirit."),
        ("river_pebble", "After a roll: roll up to 2 dice of the roll again."),
        ("silver_burr", "At any time: put a Stun token on a Creature of your choice."),
        ("four_leaf_bookmark", "After a roll: the roll has 1 more success, if it has any."),
        ("thread_of_dew", "At any time: gain 2 Crystals."),
        ("reed_flute", "At any time: illuminate a Creature of your choice."),
        ("driftwood_raft", "At any time: an Action card of your choice moves to the Start of the River."),
        ("second_breath", "In the Luma Phase: take 2 dice back from Used Dice."),
        ("hollow_log", "When a Creature activates: do not lose the Spirit it takes."),
        ("moon_moth", "At any time: the Shadow Pawn retreats 1 space."),
        ("cold_drizzle", "At once: lose 1 Spirit."),
        ("waking_eyes", "At once: draw 1 Creature."),
        ("muddied_ford", "At once: your leftmost Action card moves to the End of the River."),
        ("pim_the_hedgehog", "At any time: put a Stun token on a Creature of your choice. Gain 1 Crystal."),
        ("gloam_hare", "Enters on 3+. After Activation: this Creature moves to the End of the River."),
        ("lost_fawn", "Enters on 5+."),
        ("hush_moth", "Enters on 6+. After Activation: the Shadow Pawn advances 1 space. Discard this Creature."),
        ("ash_lynx", "Enters on 4+. After Activation: remove the Stun token from every Creature."),
        ("tangled", "Your leftmost Action card moves to the End of the River. " * 2),
        ("only_ash", "The Chapter is lost and begins again."),
        ("c1_2", "Gain the 10-sided die for the rest of the Chapter."),
        ("c1s2_ducklings", "Gain 2 Spirit."),
        ("c1s1_gate", "Only the story."),
    ],
)
def test_text_is_derived_from_the_effect(card: str, text: str) -> None:
    assert " ".join(say(message) for message in CARDS[card].text) == text.strip()


@pytest.mark.parametrize("lang", ["en", "it", "nl"])
def test_every_card_reads_in_every_language(lang: str) -> None:
    for card in CARDS.values():
        assert say(Message(f"sw-card-{card.id}"), lang)
        for message in card.text:
            assert "{" not in say(message, lang)
        for value in card.facts.values():
            if isinstance(value, Message):
                assert say(value, lang)


@pytest.mark.parametrize("lang", ["it", "nl"])
def test_the_story_is_translated(lang: str) -> None:
    english, other = GAME.campaign.words["en"], GAME.campaign.words[lang]
    assert {f: {e: list(x) for e, x in t.items()} for f, t in english.items()} == {
        f: {e: [field for field in x if field != "the"] for e, x in t.items()} for f, t in other.items()
    }
    same = [
        f"{entry}.{field}"
        for table, entries in english.items()
        for entry, fields in entries.items()
        for field, text in fields.items()
        if field != "name" and len(text) > 12 and other[table][entry][field] == text
    ]
    assert same == []
