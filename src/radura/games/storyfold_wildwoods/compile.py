"""From the files of a campaign to the tables of a Tables.

References must have been checked (``checks/``): here they are looked up, and nothing more.
"""

from collections.abc import Sequence

from radura.games.storyfold_wildwoods.actions import declare
from radura.games.storyfold_wildwoods.fluent import text_ids
from radura.games.storyfold_wildwoods.operations import Compiler
from radura.games.storyfold_wildwoods.pieces import ACTION_CARDS, FACES, HERO_FACES
from radura.games.storyfold_wildwoods.schema import Box, Campaign, Chapter, Copies, Next, Scene
from radura.games.storyfold_wildwoods.script import write_script
from radura.games.storyfold_wildwoods.state import BROM_FACES, LUMA_FACES
from radura.games.storyfold_wildwoods.survey import Survey
from radura.games.storyfold_wildwoods.tables import (
    AT_ACTION,
    AT_ACTION_CARD,
    AT_END,
    PASSIVES,
    TIMINGS,
    TO_CHAPTER,
    TO_ENDING,
    TO_SCENE,
    TYPES,
    ChapterPages,
    Face,
    Route,
    ScenePages,
    Tables,
)
from radura.games.storyfold_wildwoods.texts import rules, term


def build(box: Box, campaign: Campaign) -> Tables:
    """Return the Tables of a campaign."""
    t = Tables()
    t.id = campaign.frame.id
    _constants(t, box, campaign)
    _items(t, box, campaign)
    t.endings = [ending.id for ending in campaign.frame.ending]
    t.values = [ending.value for ending in campaign.frame.ending]
    t.flags = sorted(Survey(box, campaign).set_flags)
    every = (effect.icon for file in campaign.chapters for scene in file.scene for effect in scene.shadow_effect)
    t.icons = sorted(set(every))
    t.texts = text_ids(campaign)
    t.text_at = {id: i for i, id in enumerate(t.texts)}
    t.spoken = {id for id, pattern in rules(box, campaign).items() if pattern != term("nothing")}
    t.scenes = [ScenePages(scene.id, i) for i, file in enumerate(campaign.chapters) for scene in file.scene]
    t.chapters = [ChapterPages(file.chapter.id) for file in campaign.chapters]
    compiler = Compiler(t)
    _effects(t, box, campaign, compiler)
    scenes = iter(t.scenes)
    for chapter, file in zip(t.chapters, campaign.chapters, strict=True):
        _chapter(t, chapter, file.chapter, [card.id for card in file.story], campaign, compiler)
        for scene in file.scene:
            _scene(t, next(scenes), scene, compiler)
    _count_ahead(t)
    declare(t)
    for pages, scene in zip(t.scenes, (s for file in campaign.chapters for s in file.scene), strict=True):
        if scene.guided:
            write_script(t, pages, scene)
    return t


def _constants(t: Tables, box: Box, campaign: Campaign) -> None:
    constants, frame = box.constants, campaign.frame
    t.numbers = list(constants.river_spaces)
    t.numbered = sum(number > 0 for number in t.numbers)
    t.space_names = [f"{number}+" for number in t.numbers if number]
    t.kinds = [constants.starting_dice[0], *constants.bonus_dice]
    t.starting = len(constants.starting_dice)
    t.sides = [*constants.starting_dice, *constants.bonus_dice]
    t.dice = range(len(t.sides))
    t.crystals_max = constants.crystals_per_action_card
    t.spirit_max = constants.spirit_max
    t.side = constants.wildwood_side_length
    t.spaces = constants.blessing_spaces
    t.bonus = frame.restart_bonus_crystals
    t.bonus_max = frame.restart_bonus_max
    t.last_restart = frame.restarts_until_no_final


def _items(t: Tables, box: Box, campaign: Campaign) -> None:
    """Number every piece: Action cards, Luma and Brom, dice, then the cards of the campaign."""

    def add(id: str, count: int) -> None:
        t.names.extend([id] if count == 1 else [f"{id}.{i}" for i in range(count)])
        t.card_of.extend([id] * count)

    for id in (*ACTION_CARDS, *HERO_FACES):
        add(id, 1)
    for kind, sides in enumerate(t.kinds):
        add(f"die_{sides}", 1 if kind else t.starting)
    decks = campaign.decks
    start = len(t.names)
    # Traumas come last, so that all that can be healed stands together.
    for card in sorted(decks.exploration, key=lambda card: card.type == "trauma"):
        add(card.id, card.count)
    t.explorations = range(start, len(t.names))
    for creature in decks.creature:
        add(creature.id, creature.count)
    t.creatures = range(t.explorations.stop, len(t.names))
    for shadow in decks.shadow:
        add(shadow.id, shadow.count)
    t.shadows = range(t.creatures.stop, len(t.names))
    for file in campaign.chapters:
        for story in file.story:
            add(story.id, 1)
    t.stories = range(t.shadows.stop, len(t.names))
    for file in campaign.chapters:
        for scene in file.scene:
            for location in scene.location:
                add(location.id, 1)
    t.locations = range(t.stories.stop, len(t.names))
    size = len(t.names)
    t.pips = [0] * size
    t.effect = [()] * size
    t.type = [-1] * size
    t.timing = [-1] * size
    t.passive = [-1] * size
    t.passive_n = [0] * size
    t.passive_minimum = [0] * size
    t.entry = [0] * size
    t.toll = [0] * size
    t.gift = [0] * size
    t.guardian = [False] * size
    t.kind = [-1] * size
    t.needs_light = [False] * size
    t.before = [[] for _ in range(size)]
    t.joined = [[] for _ in range(size)]
    t.requires = [None] * size


def _effects(t: Tables, box: Box, campaign: Campaign, compiler: Compiler) -> None:
    faces = {face.id: face for hero in box.hero for face in hero.face}
    for id in FACES:
        t.faces.append(Face(id, faces[id].cost_crystals, compiler.effect(faces[id].effect, f"option-{id}")))
    for card in campaign.decks.exploration:
        effect = compiler.effect(card.on_heal if card.type == "trauma" else card.effect, f"option-{card.id}")
        for item in compiler.copies(card.id):
            t.type[item] = TYPES.index(card.type)
            t.timing[item] = TIMINGS.index(card.timing) if card.timing else -1
            t.effect[item] = effect
            t.pips[item] = card.pips
            if card.passive is not None:
                t.passive[item] = PASSIVES.index(card.passive.kind)
                t.passive_n[item] = card.passive.n
                t.passive_minimum[item] = card.passive.minimum
    for creature in campaign.decks.creature:
        effect = compiler.effect(creature.after, f"option-{creature.id}")
        for item in compiler.copies(creature.id):
            t.entry[item] = _entry(t, creature.entry)
            t.pips[item] = creature.pips
            t.toll[item] = creature.spirit
            t.gift[item] = creature.crystals
            t.guardian[item] = creature.guardian
            t.effect[item] = effect
    for shadow in campaign.decks.shadow:
        effect = compiler.effect(shadow.effect, f"option-{shadow.id}")
        for item in compiler.copies(shadow.id):
            t.effect[item] = effect
            if shadow.kind == "final":
                t.finals.append(item)
    for file in campaign.chapters:
        for story in file.story:
            t.effect[t.item(story.id)] = compiler.effect(story.effect, f"option-{story.id}")


def _entry(t: Tables, entry: str) -> int:
    if entry == "end":
        return AT_END
    if entry.startswith(AT_ACTION_CARD):
        return AT_ACTION + t.item(entry.removeprefix(AT_ACTION_CARD))
    return t.space_names.index(entry)


def _chapter(
    t: Tables, pages: ChapterPages, chapter: Chapter, stories: list[str], campaign: Campaign, compiler: Compiler
) -> None:
    setup = chapter.setup
    pages.first_scene = [scene.id for scene in t.scenes].index(setup.first_scene)
    pages.river = [t.item(action) for action in setup.river]
    pages.dice = [*range(setup.dice.count(t.kinds[0]))]
    pages.dice += [die for die in range(t.starting, len(t.dice)) if t.sides[die] in setup.dice]
    pages.spirit = t.spirit_max if setup.spirit == "full" else setup.spirit
    pages.crystals = setup.crystals
    pages.blessings = [] if setup.blessings == "empty" else [compiler.copies(id)[0] for id in setup.blessings]
    pages.brom = BROM_FACES.index(setup.brom_face)
    pages.luma = LUMA_FACES.index(setup.luma_face)
    base = [Copies(card.id, card.count) for card in campaign.decks.exploration if card.base_deck]
    explorations = base if setup.exploration_deck == "base" else setup.exploration_deck
    pages.exploration_known, pages.exploration_deck = _deck(compiler, explorations, setup.exploration_order)
    pages.creature_known, pages.creature_deck = _deck(compiler, setup.creature_deck, setup.creature_order)
    pages.shadow_deck = [t.item(id) for id in setup.shadow_deck]
    pages.final = t.item(setup.final_shadow) if setup.final_shadow else -1
    pages.story = [t.item(id) for id in stories]
    pages.effects = compiler.effect(setup.effects, f"option-{chapter.id}")


def _deck(compiler: Compiler, cards: Sequence[Copies], order: tuple[str, ...]) -> tuple[list[int], list[int]]:
    """Return the cards on top in a fixed order, and the rest."""
    rest = [item for card in cards for item in compiler.copies(card.id)[: card.count]]
    known: list[int] = []
    for id in order:
        item = next(item for item in compiler.copies(id) if item in rest)
        rest.remove(item)
        known.append(item)
    return known, rest


def _scene(t: Tables, pages: ScenePages, scene: Scene, compiler: Compiler) -> None:
    pages.light = scene.setup.light_start
    pages.shadow = scene.setup.shadow_start
    pages.setup = compiler.effect(scene.setup.effects, f"option-{scene.id}")
    pages.icon_effects = {
        t.icons.index(effect.icon): compiler.effect(effect.effect, f"icon_{effect.icon}-{scene.id}")
        for effect in scene.shadow_effect
    }
    pages.icons = [[] for _ in range(t.side + 1)]
    for space in scene.track:
        pages.icons[space.at] = [t.icons.index(icon) for icon in space.icons]
    pages.locations = [t.item(location.id) for location in scene.location]
    for location in scene.location:
        item = t.item(location.id)
        t.kind[item] = t.item(location.kind)
        t.pips[item] = location.pips
        t.needs_light[item] = location.needs_light
        t.joined[item] = [t.item(id) for id in location.after]
        t.effect[item] = compiler.effect(location.effect, f"option-{location.id}")
        if location.requires is not None:
            t.requires[item] = compiler.cond(location.requires)
    for item in pages.locations:
        t.before[item] = _to_the_left(t, item)
    pages.goal = compiler.cond(scene.triumph.condition)
    pages.won = compiler.effect(scene.triumph.effect, f"won-{scene.id}")
    pages.lost = compiler.effect(scene.shadow_triumph.effect, f"lost-{scene.id}")
    pages.won_next = [_route(t, line, compiler) for line in scene.triumph.next]
    pages.lost_next = [_route(t, line, compiler) for line in scene.shadow_triumph.next]


def _count_ahead(t: Tables) -> None:
    """Count for each Scene how many of its Chapter can follow; in a story that goes in circles, all of them."""
    for _ in t.scenes:
        for scene in t.scenes:
            following = [route.to for route in scene.won_next + scene.lost_next if route.kind == TO_SCENE]
            most = sum(other.chapter == scene.chapter for other in t.scenes)
            scene.ahead = min(most, max([1 + t.scenes[to].ahead for to in following], default=0))


def _to_the_left(t: Tables, item: int) -> list[int]:
    """Return all Locations joined to the left of one, and to the left of those. SW-10.6"""
    found: list[int] = []
    queue = t.joined[item][:]
    while queue:
        other = queue.pop()
        if other not in found:
            found.append(other)
            queue.extend(t.joined[other])
    return sorted(found)


def _route(t: Tables, line: Next, compiler: Compiler) -> Route:
    cond = compiler.cond(line.condition) if line.condition is not None else None
    if line.scene:
        return Route(cond, TO_SCENE, [scene.id for scene in t.scenes].index(line.scene))
    if line.chapter:
        return Route(cond, TO_CHAPTER, [chapter.id for chapter in t.chapters].index(line.chapter))
    return Route(cond, TO_ENDING, t.endings.index(line.ending))
