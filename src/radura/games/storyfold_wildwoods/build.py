"""From the files of a campaign to the tables of a Book.

References must have been checked (``validate.py``): here they are looked up, and nothing more.
"""

from collections.abc import Sequence

from radura.games.storyfold_wildwoods import ops
from radura.games.storyfold_wildwoods.actions import declare
from radura.games.storyfold_wildwoods.book import (
    AT_ACTION,
    AT_END,
    TO_CHAPTER,
    TO_ENDING,
    TO_SCENE,
    Book,
    ChapterPages,
    Face,
    Route,
    ScenePages,
)
from radura.games.storyfold_wildwoods.compile import Compiler
from radura.games.storyfold_wildwoods.schema import Box, Campaign, Chapter, Copies, Next, Scene
from radura.games.storyfold_wildwoods.script import write_script
from radura.games.storyfold_wildwoods.state import BROM_FACES, LUMA_FACES
from radura.games.storyfold_wildwoods.words import text_ids

TYPES = ("blessing", "curse", "companion", "trauma")
TIMINGS = ("any", "luma_phase", "roll", "spirit_loss")
PASSIVES = ("spirit_gain_minus", "crystal_gain_minus", "exploration_draw_minus", "scene_start_lose_spirit")
SPACES = ("3+", "4+", "5+", "6+")


def build(box: Box, campaign: Campaign) -> Book:
    """Return the Book of a campaign."""
    book = Book()
    book.id = campaign.frame.id
    _constants(book, box, campaign)
    _items(book, box, campaign)
    book.endings = [ending.id for ending in campaign.frame.ending]
    book.values = [ending.value for ending in campaign.frame.ending]
    book.flags = flags_of(box, campaign)
    book.texts = text_ids(campaign)
    book.text_at = {id: i for i, id in enumerate(book.texts)}
    book.scenes = [ScenePages(scene.id, i) for i, file in enumerate(campaign.chapters) for scene in file.scene]
    book.chapters = [ChapterPages(file.chapter.id) for file in campaign.chapters]
    compiler = Compiler(book)
    _effects(book, box, campaign, compiler)
    scenes = iter(book.scenes)
    for chapter, file in zip(book.chapters, campaign.chapters, strict=True):
        _chapter(book, chapter, file.chapter, [card.id for card in file.story], campaign, compiler)
        for scene in file.scene:
            _scene(book, next(scenes), scene, compiler)
    _count_ahead(book)
    declare(book)
    for pages, scene in zip(book.scenes, (s for file in campaign.chapters for s in file.scene), strict=True):
        if scene.guided:
            write_script(book, pages, scene)
    return book


def _constants(book: Book, box: Box, campaign: Campaign) -> None:
    constants, frame = box.constants, campaign.frame
    book.numbers = list(constants.river_spaces)
    book.crystals_max = constants.crystals_per_action_card
    book.spirit_max = constants.spirit_max
    book.side = constants.wildwood_side_length
    book.spaces = constants.blessing_spaces
    book.bonus = frame.restart_bonus_crystals
    book.bonus_max = frame.restart_bonus_max
    book.last_restart = frame.restarts_until_no_final


def _items(book: Book, box: Box, campaign: Campaign) -> None:
    """Number every piece: Action cards, Luma and Brom, dice, then the cards of the campaign."""

    def add(id: str, count: int) -> None:
        book.names.extend([id] if count == 1 else [f"{id}.{i}" for i in range(count)])
        book.card_of.extend([id] * count)

    for action in box.action:
        add(action.id, 1)
    for hero in box.hero:
        add(hero.id, 1)
    add("die_8", 5)
    add("die_10", 1)
    add("die_12", 1)
    decks = campaign.decks
    start = len(book.names)
    # Traumas come last, so that all that can be healed stands together.
    for card in sorted(decks.exploration, key=lambda card: card.type == "trauma"):
        add(card.id, card.count)
    book.explorations = range(start, len(book.names))
    for creature in decks.creature:
        add(creature.id, creature.count)
    book.creatures = range(book.explorations.stop, len(book.names))
    for shadow in decks.shadow:
        add(shadow.id, shadow.count)
    book.shadows = range(book.creatures.stop, len(book.names))
    for file in campaign.chapters:
        for story in file.story:
            add(story.id, 1)
    book.stories = range(book.shadows.stop, len(book.names))
    for file in campaign.chapters:
        for scene in file.scene:
            for location in scene.location:
                add(location.id, 1)
    book.locations = range(book.stories.stop, len(book.names))
    size = len(book.names)
    book.pips = [0] * size
    book.effect = [()] * size
    book.type = [-1] * size
    book.timing = [-1] * size
    book.passive = [-1] * size
    book.passive_n = [0] * size
    book.passive_minimum = [0] * size
    book.entry = [0] * size
    book.toll = [0] * size
    book.gift = [0] * size
    book.guardian = [False] * size
    book.kind = [-1] * size
    book.needs_light = [False] * size
    book.before = [[] for _ in range(size)]
    book.joined = [[] for _ in range(size)]
    book.requires = [None] * size


def _effects(book: Book, box: Box, campaign: Campaign, compiler: Compiler) -> None:
    for hero in box.hero:
        for face in hero.face:
            book.faces.append(Face(face.id, face.cost_crystals, compiler.effect(face.effect, f"option-{face.id}")))
    for card in campaign.decks.exploration:
        effect = compiler.effect(card.on_heal if card.type == "trauma" else card.effect, f"option-{card.id}")
        for item in compiler.copies(card.id):
            book.type[item] = TYPES.index(card.type)
            book.timing[item] = TIMINGS.index(card.timing) if card.timing else -1
            book.effect[item] = effect
            book.pips[item] = card.pips
            if card.passive is not None:
                book.passive[item] = PASSIVES.index(card.passive.kind)
                book.passive_n[item] = card.passive.n
                book.passive_minimum[item] = card.passive.minimum
    for creature in campaign.decks.creature:
        effect = compiler.effect(creature.after, f"option-{creature.id}")
        for item in compiler.copies(creature.id):
            book.entry[item] = _entry(book, creature.entry)
            book.pips[item] = creature.pips
            book.toll[item] = creature.spirit
            book.gift[item] = creature.crystals
            book.guardian[item] = creature.guardian
            book.effect[item] = effect
    for shadow in campaign.decks.shadow:
        effect = compiler.effect(shadow.effect, f"option-{shadow.id}")
        for item in compiler.copies(shadow.id):
            book.effect[item] = effect
    for file in campaign.chapters:
        for story in file.story:
            book.effect[book.item(story.id)] = compiler.effect(story.effect, f"option-{story.id}")


def _entry(book: Book, entry: str) -> int:
    if entry == "end":
        return AT_END
    if entry.startswith("action:"):
        return AT_ACTION + book.item(entry[7:])
    return SPACES.index(entry)


def _chapter(
    book: Book, pages: ChapterPages, chapter: Chapter, stories: list[str], campaign: Campaign, compiler: Compiler
) -> None:
    setup = chapter.setup
    pages.first_scene = [scene.id for scene in book.scenes].index(setup.first_scene)
    pages.river = [book.item(action) for action in setup.river]
    eights = sum(sides == 8 for sides in setup.dice)
    pages.dice = [*range(eights), *(5 for s in setup.dice if s == 10), *(6 for s in setup.dice if s == 12)]
    pages.spirit = book.spirit_max if setup.spirit == "full" else setup.spirit
    pages.crystals = setup.crystals
    pages.blessings = [] if setup.blessings == "empty" else [compiler.copies(id)[0] for id in setup.blessings]
    pages.brom = BROM_FACES.index(setup.brom_face)
    pages.luma = LUMA_FACES.index(setup.luma_face)
    base = [Copies(card.id, card.count) for card in campaign.decks.exploration if card.base_deck]
    explorations = base if setup.exploration_deck == "base" else setup.exploration_deck
    pages.exploration_known, pages.exploration_deck = _deck(compiler, explorations, setup.exploration_order)
    pages.creature_known, pages.creature_deck = _deck(compiler, setup.creature_deck, setup.creature_order)
    pages.shadow_deck = [book.item(id) for id in setup.shadow_deck]
    pages.final = book.item(setup.final_shadow) if setup.final_shadow else -1
    pages.story = [book.item(id) for id in stories]
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


def _scene(book: Book, pages: ScenePages, scene: Scene, compiler: Compiler) -> None:
    pages.light = scene.setup.light_start
    pages.shadow = scene.setup.shadow_start
    pages.setup = compiler.effect(scene.setup.effects, f"option-{scene.id}")
    pages.icon_names = [effect.icon for effect in scene.shadow_effect]
    pages.icon_effects = [
        compiler.effect(effect.effect, f"icon_{effect.icon}-{scene.id}") for effect in scene.shadow_effect
    ]
    pages.icons = [[] for _ in range(book.side + 1)]
    for space in scene.track:
        pages.icons[space.at] = [pages.icon_names.index(icon) for icon in space.icons]
    pages.locations = [book.item(location.id) for location in scene.location]
    for location in scene.location:
        item = book.item(location.id)
        book.kind[item] = book.item(location.kind)
        book.pips[item] = location.pips
        book.needs_light[item] = location.needs_light
        book.joined[item] = [book.item(id) for id in location.after]
        book.effect[item] = compiler.effect(location.effect, f"option-{location.id}")
        if location.requires is not None:
            book.requires[item] = compiler.cond(location.requires)
    for item in pages.locations:
        book.before[item] = _to_the_left(book, item)
    pages.goal = compiler.cond(scene.triumph.condition)
    pages.won = compiler.effect(scene.triumph.effect, f"won-{scene.id}")
    pages.lost = compiler.effect(scene.shadow_triumph.effect, f"lost-{scene.id}")
    pages.won_next = [_route(book, line, compiler) for line in scene.triumph.next]
    pages.lost_next = [_route(book, line, compiler) for line in scene.shadow_triumph.next]


def _count_ahead(book: Book) -> None:
    """Count for each Scene how many of its Chapter can follow; in a story that goes in circles, all of them."""
    for _ in book.scenes:
        for scene in book.scenes:
            following = [route.to for route in scene.won_next + scene.lost_next if route.kind == TO_SCENE]
            most = sum(other.chapter == scene.chapter for other in book.scenes)
            scene.ahead = min(most, max([1 + book.scenes[to].ahead for to in following], default=0))


def _to_the_left(book: Book, item: int) -> list[int]:
    """Return all Locations joined to the left of one, and to the left of those. SW-10.6"""
    found: list[int] = []
    queue = book.joined[item][:]
    while queue:
        other = queue.pop()
        if other not in found:
            found.append(other)
            queue.extend(book.joined[other])
    return sorted(found)


def _route(book: Book, line: Next, compiler: Compiler) -> Route:
    cond = compiler.cond(line.condition) if line.condition is not None else None
    if line.scene:
        return Route(cond, TO_SCENE, [scene.id for scene in book.scenes].index(line.scene))
    if line.chapter:
        return Route(cond, TO_CHAPTER, [chapter.id for chapter in book.chapters].index(line.chapter))
    return Route(cond, TO_ENDING, book.endings.index(line.ending))


def flags_of(box: Box, campaign: Campaign) -> list[str]:
    """Return every flag that an effect sets, sorted."""
    found: set[str] = set()
    for hero in box.hero:
        for face in hero.face:
            _collect(face.effect, found)
    for effect in all_effects(campaign):
        _collect(effect, found)
    return sorted(found)


def all_effects(campaign: Campaign) -> list[tuple[ops.AnyOp, ...]]:
    """Return every effect list of a campaign."""
    out: list[tuple[ops.AnyOp, ...]] = []
    for card in campaign.decks.exploration:
        out += [card.effect, card.on_heal]
    out += [creature.after for creature in campaign.decks.creature]
    out += [shadow.effect for shadow in campaign.decks.shadow]
    for file in campaign.chapters:
        out.append(file.chapter.setup.effects)
        out += [story.effect for story in file.story]
        for scene in file.scene:
            out.append(scene.setup.effects)
            out += [effect.effect for effect in scene.shadow_effect]
            out += [location.effect for location in scene.location]
            out += [scene.triumph.effect, scene.shadow_triumph.effect]
    return out


def nested(op: ops.AnyOp) -> list[tuple[ops.AnyOp, ...]]:
    """Return the effect lists inside an operation."""
    if isinstance(op, ops.ChooseOp):
        return list(op.options)
    found = [getattr(op, "otherwise", ())]
    if isinstance(op, ops.IfOp):
        found.append(op.then)
    return found


def _collect(effect: tuple[ops.AnyOp, ...], found: set[str]) -> None:
    for op in effect:
        if isinstance(op, ops.SetFlagOp):
            found.add(op.flag)
        for inner in nested(op):
            _collect(inner, found)
