"""Validation of a campaign: what its files mean together. Every mistake names file and entry.

``catalog.py`` has checked the form of each entry. Here: ids and counts, references, flags, words,
the way through the story (every Scene and every ending can be reached, every story ends), whether
each Scene can be won, and the guided Scenes, which are played.
"""

import re
from collections import Counter

from radura.core.text import LANGUAGES
from radura.games.storyfold_wildwoods.references import Finder, check_references
from radura.games.storyfold_wildwoods.schema import Box, Campaign, ChapterFile, Scene
from radura.games.storyfold_wildwoods.story import check_story

ID = re.compile(r"[a-z][a-z0-9_]*")
MOST_LOCATIONS = 8


def validate(box: Box, campaign: Campaign) -> list[str]:
    """Return the mistakes of a campaign, those that hide others first."""
    out: list[str] = []
    _ids(box, campaign, out)
    _decks(campaign, out)
    for file in campaign.chapters:
        _chapter(box, campaign, file, out)
        for scene in file.scene:
            _scene(box, file, scene, out)
    finder = Finder(box, campaign)
    check_references(finder, out)
    if not out:
        check_story(campaign, finder, out)
    _words(campaign, out)
    return out


def _ids(box: Box, campaign: Campaign, out: list[str]) -> None:
    """Ids are snake_case and unique over all files."""
    found: list[tuple[str, str]] = [("campaign.toml", campaign.frame.id)]
    found += [("campaign.toml", ending.id) for ending in campaign.frame.ending]
    found += [("decks.toml", id) for id in _card_ids(campaign)]
    for file in campaign.chapters:
        name = f"{file.chapter.id}.toml"
        found.append((name, file.chapter.id))
        found += [(name, card.id) for card in file.story]
        for scene in file.scene:
            found.append((name, scene.id))
            found += [(name, location.id) for location in scene.location]
    fixed = [action.id for action in box.action] + [hero.id for hero in box.hero]
    fixed += [piece.id for piece in box.component]
    counts = Counter([*fixed, *(id for _, id in found)])
    for file_name, id in found:
        if not ID.fullmatch(id):
            out.append(f"{file_name}: {id}: an id is written in small letters, digits and underscores")
        if counts[id] > 1:
            out.append(f"{file_name}: {id}: the id is used {counts[id]} times")


def _card_ids(campaign: Campaign) -> list[str]:
    decks = campaign.decks
    explorations = [card.id for card in decks.exploration]
    return explorations + [card.id for card in decks.creature] + [card.id for card in decks.shadow]


def _decks(campaign: Campaign, out: list[str]) -> None:
    def wrong(id: str, why: str) -> None:
        out.append(f"decks.toml: {id}: {why}")

    for card in campaign.decks.exploration:
        if card.count < 1:
            wrong(card.id, "count must be at least 1")
        if card.type in ("blessing", "companion") and not card.timing:
            wrong(card.id, f"a {card.type} needs a timing")
        if card.type == "trauma":
            if card.pips < 1 or card.passive is None or not card.on_heal:
                wrong(card.id, "a trauma needs pips, passive and on_heal")
            if card.effect:
                wrong(card.id, "a trauma has on_heal, no effect")
        elif not card.effect:
            wrong(card.id, "effect is empty")
        if card.count > 1 and card.type == "trauma":
            wrong(card.id, "a trauma has one copy")
    for creature in campaign.decks.creature:
        if creature.count < 1 or creature.pips < 1:
            wrong(creature.id, "count and pips must be at least 1")
        if creature.spirit < 0 or creature.crystals < 0:
            wrong(creature.id, "spirit and crystals cannot be negative")
        if creature.guardian and creature.count > 1:
            wrong(creature.id, "a guardian has one copy")
    for shadow in campaign.decks.shadow:
        if shadow.count != 1:
            wrong(shadow.id, "a shadow card has one copy")


def _chapter(box: Box, campaign: Campaign, file: ChapterFile, out: list[str]) -> None:
    name, chapter = f"{file.chapter.id}.toml", file.chapter
    setup = chapter.setup
    if file.chapter.id not in campaign.frame.chapters:
        out.append(f"{name}: {chapter.id}: the file is called otherwise in campaign.toml")
    if sorted(setup.river) != sorted(action.id for action in box.action):
        out.append(f"{name}: {chapter.id}: river must hold the four Action cards")
    dice = Counter(setup.dice)
    if dice[8] > 5 or dice[10] > 1 or dice[12] > 1 or set(dice) - {8, 10, 12} or not setup.dice:
        out.append(f"{name}: {chapter.id}: dice are at most five 8, one 10 and one 12")
    if isinstance(setup.spirit, int) and not 0 <= setup.spirit <= box.constants.spirit_max:
        out.append(f"{name}: {chapter.id}: spirit must be from 0 to {box.constants.spirit_max}")
    if setup.blessings != "empty" and len(setup.blessings) > box.constants.blessing_spaces:
        out.append(f"{name}: {chapter.id}: there are {box.constants.blessing_spaces} Blessing spaces")
    if setup.brom_face not in ("protect", "cure") or setup.luma_face not in ("luma_and_brom", "luma"):
        out.append(f"{name}: {chapter.id}: brom_face is protect or cure, luma_face luma_and_brom or luma")
    numbers = Counter(card.number for card in file.story)
    for card in file.story:
        if numbers[card.number] > 1:
            out.append(f"{name}: {card.id}: story number {card.number} is used twice")


def _scene(box: Box, file: ChapterFile, scene: Scene, out: list[str]) -> None:
    def wrong(id: str, why: str) -> None:
        out.append(f"{file.chapter.id}.toml: {id}: {why}")

    side = box.constants.wildwood_side_length
    if not 0 <= scene.setup.light_start <= side or not 1 <= scene.setup.shadow_start <= side:
        wrong(scene.id, f"light_start must be from 0 to {side}, shadow_start from 1 to {side}")
    icons = [effect.icon for effect in scene.shadow_effect]
    for icon, n in Counter(icons).items():
        if n > 1:
            wrong(scene.id, f"the icon {icon} is explained {n} times")
    spaces = Counter(space.at for space in scene.track)
    for space in scene.track:
        if not 1 <= space.at < scene.setup.shadow_start or spaces[space.at] > 1:
            wrong(scene.id, f"track space {space.at} must lie once between the centre and the Shadow Pawn's start")
        for icon in space.icons:
            if icon not in icons:
                wrong(scene.id, f"the icon {icon} of track space {space.at} is not explained by a shadow_effect")
    used = {icon for space in scene.track for icon in space.icons}
    for icon in icons:
        if icon not in used:
            wrong(scene.id, f"the icon {icon} is on no space of the track")
    if not 1 <= len(scene.location) <= MOST_LOCATIONS:
        wrong(scene.id, f"a Scene has 1 to {MOST_LOCATIONS} Locations")
    for location in scene.location:
        if location.pips < 1:
            wrong(location.id, "pips must be at least 1")
    if scene.guided != bool(scene.script):
        wrong(scene.id, "a guided Scene has a script, and only a guided one")
    for routes, which in ((scene.triumph.next, "triumph"), (scene.shadow_triumph.next, "shadow_triumph")):
        for i, route in enumerate(routes):
            if sum(map(bool, (route.scene, route.chapter, route.ending))) != 1:
                wrong(scene.id, f"{which}.next {i + 1} must lead to one scene, chapter or ending")
            if (route.condition is None) != (i == len(routes) - 1):
                wrong(scene.id, f"{which}.next {i + 1}: the last line has no condition, all others have one")
        if not routes:
            wrong(scene.id, f"{which}.next is empty")


# -- words ------------------------------------------------------------------------------


def needed_words(campaign: Campaign) -> dict[str, dict[str, set[str]]]:
    """Return the texts that a campaign must have: file -> entry -> fields."""
    frame: dict[str, set[str]] = {campaign.frame.id: {"name", "text"}, "icons": set()}
    frame |= {ending.id: {"name", "text"} for ending in campaign.frame.ending}
    out = {"campaign": frame, "decks": {id: {"name", "flavour"} for id in _card_ids(campaign)}}
    for file in campaign.chapters:
        table: dict[str, set[str]] = {file.chapter.id: {"name", "text"}}
        if file.chapter.setup.final_shadow:
            table[file.chapter.id].add("restart")
        table |= {story.id: {"name", "text"} for story in file.story}
        for scene in file.scene:
            fields = {"name", "intro", "goal", "won", "lost"}
            fields |= {f"icon_{effect.icon}" for effect in scene.shadow_effect}
            fields |= {f"guide_{step.step}" for step in scene.script}
            table[scene.id] = fields
            frame["icons"] |= {effect.icon for effect in scene.shadow_effect}
            for location in scene.location:
                table[location.id] = {"name", "text"} | ({"requires"} if location.requires is not None else set())
        out[file.chapter.id] = table
    return out


OPTIONAL = re.compile(r"(text|intro|won|lost)_alone|[a-z_]+_[1-4]")
"""Texts without Brom, and the words of choices."""


def _words(campaign: Campaign, out: list[str]) -> None:
    if not any(campaign.words.values()):
        out.append("campaign.toml: there are no words: a folder en, it or nl with a file for each file is needed")
    needed = needed_words(campaign)
    for lang in LANGUAGES:
        words = campaign.words[lang]
        if not words:
            continue
        for name, entries in needed.items():
            table = words.get(name, {})
            for entry, fields in entries.items():
                for field in sorted(fields - set(table.get(entry, {}))):
                    out.append(f"{lang}/{name}.toml: {entry}: {field} is missing")
            for entry, given in table.items():
                if entry not in entries:
                    out.append(f"{lang}/{name}.toml: {entry}: no such entry in {name}.toml")
                    continue
                for field in given:
                    if field not in entries[entry] and not OPTIONAL.fullmatch(field):
                        out.append(f"{lang}/{name}.toml: {entry}: unknown field {field}")
