"""Every component of the box and the campaign, with its numbers, text and source."""

from typing import Any

from radura.core.game import Card
from radura.core.text import Message
from radura.games.storyfold_wildwoods.schema import Box, Campaign, Scene
from radura.games.storyfold_wildwoods.signs import signs


def components(box: Box, campaign: Campaign) -> tuple[Card, ...]:
    """Return the cards, Locations, dice and pieces for lists and for drawing them."""
    return (*_box(box), *_decks(campaign), *_chapters(campaign))


def _rule(id: str) -> tuple[Message, ...]:
    return (Message(f"sw-rule-{id}"),)


def _box(box: Box) -> list[Card]:
    out = [
        Card(
            action.id,
            "action",
            1,
            {},
            (Message(f"sw-rule-first-{action.id}"), Message(f"sw-rule-second-{action.id}")),
            action.source,
        )
        for action in box.action
    ]
    for hero in box.hero:
        faces = [{"id": face.id, "timing": face.timing, "crystals": face.cost_crystals} for face in hero.face]
        text = tuple(Message(f"sw-rule-{face.id}") for face in hero.face)
        out.append(Card(hero.id, "hero", 1, {"faces": faces}, text, hero.source))
    for piece in box.component:
        kind = "die" if piece.id.startswith("die_") else "piece"
        facts = {"sides": int(piece.id[4:])} if kind == "die" else {}
        out.append(Card(piece.id, kind, piece.count, facts, (), piece.source, piece.ref))
    return out


def _decks(campaign: Campaign) -> list[Card]:
    out = []
    for card in campaign.decks.exploration:
        facts: dict[str, Any] = {"type": card.type, "base_deck": card.base_deck, "flavour": f"#sw-flavour-{card.id}"}
        if card.timing:
            facts["timing"] = card.timing
        if card.pips:
            facts["pips"] = card.pips
        if card.effect:
            facts["signs"] = signs(card.effect)
        out.append(Card(card.id, card.type, card.count, facts, _rule(card.id), card.source))
    for creature in campaign.decks.creature:
        facts = {
            "entry": creature.entry,
            "pips": creature.pips,
            "spirit": creature.spirit,
            "crystals": creature.crystals,
            "guardian": creature.guardian,
            "signs": signs(creature.after),
            "flavour": f"#sw-flavour-{creature.id}",
        }
        out.append(Card(creature.id, "creature", creature.count, facts, _rule(creature.id), creature.source))
    for shadow in campaign.decks.shadow:
        facts = {"kind": shadow.kind, "signs": signs(shadow.effect), "flavour": f"#sw-flavour-{shadow.id}"}
        out.append(Card(shadow.id, "shadow", shadow.count, facts, _rule(shadow.id), shadow.source))
    return out


def _chapters(campaign: Campaign) -> list[Card]:
    out = []
    for file in campaign.chapters:
        for story in file.story:
            facts: dict[str, Any] = {"chapter": file.chapter.id, "number": story.number}
            facts["story"] = f"#sw-text-{story.id}"
            facts["signs"] = signs(story.effect)
            out.append(Card(story.id, "story", 1, facts, _rule(story.id), story.source))
        for scene in file.scene:
            out += _locations(scene)
    return out


def _locations(scene: Scene) -> list[Card]:
    out = []
    for location in scene.location:
        facts: dict[str, Any] = {
            "scene": scene.id,
            "kind": location.kind,
            "pips": location.pips,
            "needs_light": location.needs_light,
            "after": list(location.after),
            "story": f"#sw-text-{location.id}",
            "signs": signs(location.effect),
        }
        if location.requires is not None:
            facts["requires"] = f"#sw-requires-{location.id}"
        out.append(Card(location.id, "location", 1, facts, _rule(location.id), scene.source))
    return out
