"""Entries of a campaign by themselves: ids, counts, dice, tracks, routes."""

from collections import Counter
from collections.abc import Sequence

from radura.core.forms import ID
from radura.games.storyfold_wildwoods.pieces import ACTION_CARDS, HERO_FACES, N_ACTIONS
from radura.games.storyfold_wildwoods.schema import Box, Campaign, ChapterFile, Scene

RESERVED = ("icons", "circles")
"""Ids that mean something else: the table of icon names, the end of a story that goes in circles."""


def check_entries(box: Box, campaign: Campaign, names: Sequence[str], out: list[str]) -> None:
    """Add the mistakes of single entries."""
    _ids(box, campaign, out)
    _decks(campaign, out)
    frame = campaign.frame
    if not frame.chapters or len(set(frame.chapters)) != len(frame.chapters):
        out.append("campaign.toml: chapters: there is at least one, and each stands there once")
    if not frame.ending:
        out.append("campaign.toml: ending: there is at least one")
    for name, file in zip(names, campaign.chapters, strict=True):
        if file.chapter.id != name:
            out.append(f"{name}.toml: {file.chapter.id}: id: the id of a Chapter is the name of its file, {name}")
        _chapter(box, file, out)
        for scene in file.scene:
            _scene(box, file, scene, out)


def _ids(box: Box, campaign: Campaign, out: list[str]) -> None:
    """Ids are unique over all files."""
    found: list[tuple[str, str]] = [("campaign.toml", campaign.frame.id)]
    found += [("campaign.toml", ending.id) for ending in campaign.frame.ending]
    found += [("decks.toml", id) for id in card_ids(campaign)]
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
        if id in RESERVED:
            out.append(f"{file_name}: {id}: this id is taken")
        if counts[id] > 1:
            out.append(f"{file_name}: {id}: the id is used {counts[id]} times")


def card_ids(campaign: Campaign) -> list[str]:
    """Return the ids of the cards of the decks."""
    decks = campaign.decks
    explorations = [card.id for card in decks.exploration]
    return explorations + [card.id for card in decks.creature] + [card.id for card in decks.shadow]


def _decks(campaign: Campaign, out: list[str]) -> None:
    def wrong(id: str, why: str) -> None:
        out.append(f"decks.toml: {id}: {why}")

    for card in campaign.decks.exploration:
        if card.type in ("blessing", "companion"):
            if not card.timing:
                wrong(card.id, f"timing: a {card.type} needs one")
        elif card.timing:
            wrong(card.id, f"timing: a {card.type} has none")
        if card.type == "trauma":
            if card.pips < 1 or card.passive is None or not card.on_heal:
                wrong(card.id, "a trauma needs pips, passive and on_heal")
            if card.effect:
                wrong(card.id, "effect: a trauma has on_heal instead")
            if card.count > 1:
                wrong(card.id, "count: a trauma has one copy")
        else:
            if not card.effect:
                wrong(card.id, "effect: it is empty")
            if card.pips or card.passive is not None or card.on_heal or card.after_heal:
                wrong(card.id, "pips, passive, on_heal, after_heal: only a trauma has them")
    for creature in campaign.decks.creature:
        if creature.guardian and creature.count > 1:
            wrong(creature.id, "count: a guardian has one copy")
    for shadow in campaign.decks.shadow:
        if shadow.count != 1:
            wrong(shadow.id, "count: a shadow card has one copy")


def _chapter(box: Box, file: ChapterFile, out: list[str]) -> None:
    name, chapter = f"{file.chapter.id}.toml", file.chapter
    setup = chapter.setup
    constants = box.constants

    def wrong(why: str) -> None:
        out.append(f"{name}: {chapter.id}: {why}")

    if sorted(setup.river) != sorted(ACTION_CARDS):
        wrong("river: it must hold the four Action cards, each once")
    most = Counter([*constants.starting_dice, *constants.bonus_dice])
    dice = Counter(setup.dice)
    if not setup.dice or any(n > most[sides] for sides, n in dice.items()):
        there = ", ".join(f"{n} with {sides} sides" for sides, n in most.items())
        wrong(f"dice: at least one, and no more than there are: {there}")
    if isinstance(setup.spirit, int) and setup.spirit > constants.spirit_max:
        wrong(f"spirit: it must be from 0 to {constants.spirit_max}, or full")
    room = N_ACTIONS * constants.crystals_per_action_card
    if setup.crystals > room:
        wrong(f"crystals: no more than {room} fit on the Action cards")
    if setup.blessings != "empty" and len(setup.blessings) > constants.blessing_spaces:
        wrong(f"blessings: there are {constants.blessing_spaces} Blessing spaces")
    for field, hero in (("brom_face", "brom"), ("luma_face", "luma")):
        if getattr(setup, field) not in HERO_FACES[hero]:
            wrong(f"{field}: it is {' or '.join(HERO_FACES[hero])}")
    if not file.scene:
        wrong("scene: a Chapter has at least one")
    numbers = Counter(card.number for card in file.story)
    for card in file.story:
        if numbers[card.number] > 1:
            out.append(f"{name}: {card.id}: number: {card.number} is used twice")


def _scene(box: Box, file: ChapterFile, scene: Scene, out: list[str]) -> None:
    def wrong(id: str, why: str) -> None:
        out.append(f"{file.chapter.id}.toml: {id}: {why}")

    side = box.constants.wildwood_side_length
    if not 0 <= scene.setup.light_start <= side or not 1 <= scene.setup.shadow_start <= side:
        wrong(scene.id, f"setup: light_start must be from 0 to {side}, shadow_start from 1 to {side}")
    icons = [effect.icon for effect in scene.shadow_effect]
    for icon, n in Counter(icons).items():
        if n > 1:
            wrong(scene.id, f"shadow_effect: the icon {icon} is explained {n} times")
        if not ID.fullmatch(icon):
            wrong(scene.id, f"shadow_effect: icon {icon}: its name is written in small letters, digits and underscores")
    spaces = Counter(space.at for space in scene.track)
    for space in scene.track:
        if not 1 <= space.at < scene.setup.shadow_start or spaces[space.at] > 1:
            wrong(scene.id, f"track: space {space.at} must lie once between the centre and the Shadow Pawn's start")
        for icon in space.icons:
            if icon not in icons:
                wrong(scene.id, f"track: the icon {icon} of space {space.at} is not explained by a shadow_effect")
    used = {icon for space in scene.track for icon in space.icons}
    for icon in icons:
        if icon not in used:
            wrong(scene.id, f"shadow_effect: the icon {icon} is on no space of the track")
    pawns = next((piece.count for piece in box.component if piece.id == "location_pawn"), 0)
    if not 1 <= len(scene.location) <= pawns:
        wrong(scene.id, f"location: a Scene has 1 to {pawns} Locations")
    if scene.guided != bool(scene.script):
        wrong(scene.id, "script: a guided Scene has one, and only a guided Scene")
    if scene.guided and scene.id != file.chapter.setup.first_scene:
        wrong(scene.id, "guided: only the first Scene of a Chapter can be guided")
    for routes, which in ((scene.triumph.next, "triumph"), (scene.shadow_triumph.next, "shadow_triumph")):
        for i, route in enumerate(routes):
            if sum(map(bool, (route.scene, route.chapter, route.ending))) != 1:
                wrong(scene.id, f"{which}.next {i + 1}: it must lead to one scene, chapter or ending")
            if (route.condition is None) != (i == len(routes) - 1):
                wrong(scene.id, f"{which}.next {i + 1}: the last line has no condition, all others have one")
        if not routes:
            wrong(scene.id, f"{which}.next: it is empty")
