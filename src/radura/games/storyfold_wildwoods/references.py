"""References of a campaign: every id that an entry names exists, and everything made is used."""

from collections.abc import Callable, Iterator

from radura.games.storyfold_wildwoods import vocabulary as ops
from radura.games.storyfold_wildwoods.compile import flags_of, nested
from radura.games.storyfold_wildwoods.schema import Box, Campaign, ChapterFile, Ops, Scene

CREATURE_WORDS = ("choice", "leftmost", "rightmost", "all", "self")
ACTION_WORDS = ("choice", "leftmost")
ENTRIES = ("3+", "4+", "5+", "6+", "end")


class Place:
    """Where an effect or condition stands: file, entry, and what may be named there."""

    def __init__(
        self, file: str, entry: str, chapter: ChapterFile | None = None, scene: Scene | None = None, acts: bool = False
    ) -> None:
        self.file = file
        self.entry = entry
        self.chapter = chapter
        self.scene = scene
        self.acts = acts
        """True in the After Activation of a Creature, where ``self`` has a meaning."""

    def __str__(self) -> str:
        return f"{self.file}: {self.entry}"


class Finder:
    """All effects and conditions of a campaign with their places."""

    def __init__(self, box: Box, campaign: Campaign) -> None:
        self.box = box
        self.campaign = campaign
        decks = campaign.decks
        self.actions = {action.id for action in box.action}
        self.explorations = {card.id: card for card in decks.exploration}
        self.creatures = {creature.id: creature for creature in decks.creature}
        self.shadows = {shadow.id: shadow for shadow in decks.shadow}
        self.set_flags = set(flags_of(box, campaign))

    def effects(self) -> Iterator[tuple[Place, Ops]]:
        """Yield every effect list."""
        for card in self.campaign.decks.exploration:
            place = Place("decks.toml", card.id)
            yield place, card.effect
            yield place, card.on_heal
        for creature in self.campaign.decks.creature:
            yield Place("decks.toml", creature.id, acts=True), creature.after
        for shadow in self.campaign.decks.shadow:
            yield Place("decks.toml", shadow.id), shadow.effect
        for file in self.campaign.chapters:
            name = f"{file.chapter.id}.toml"
            yield Place(name, file.chapter.id, file), file.chapter.setup.effects
            for story in file.story:
                yield Place(name, story.id, file), story.effect
            for scene in file.scene:
                here = Place(name, scene.id, file, scene)
                yield here, scene.setup.effects
                for effect in scene.shadow_effect:
                    yield here, effect.effect
                for location in scene.location:
                    yield Place(name, location.id, file, scene), location.effect
                yield here, scene.triumph.effect
                yield here, scene.shadow_triumph.effect

    def operations(self) -> Iterator[tuple[Place, ops.AnyOp]]:
        """Yield every operation, nested ones included."""
        for place, effect in self.effects():
            for op in _flat(effect):
                yield place, op

    def conditions(self) -> Iterator[tuple[Place, ops.Condition]]:
        """Yield every condition, nested ones included."""
        for place, op in self.operations():
            for cond in (getattr(op, "cond", None), getattr(op, "unless", None)):
                if cond is not None:
                    yield from ((place, part) for part in flat_condition(cond))
        for file in self.campaign.chapters:
            name = f"{file.chapter.id}.toml"
            for scene in file.scene:
                here = Place(name, scene.id, file, scene)
                routes = (*scene.triumph.next, *scene.shadow_triumph.next)
                for cond in (scene.triumph.condition, *(r.condition for r in routes)):
                    if cond is not None:
                        yield from ((here, part) for part in flat_condition(cond))
                for location in scene.location:
                    if location.requires is not None:
                        there = Place(name, location.id, file, scene)
                        yield from ((there, part) for part in flat_condition(location.requires))


def _flat(effect: Ops) -> Iterator[ops.AnyOp]:
    for op in effect:
        yield op
        for inner in nested(op):
            yield from _flat(inner)


def flat_condition(cond: ops.Condition) -> Iterator[ops.Condition]:
    """Yield a condition and those inside it."""
    yield cond
    for part in (*(cond.all or ()), *(cond.any or ()), *((cond.negated,) if cond.negated else ())):
        yield from flat_condition(part)


def check_references(finder: Finder, out: list[str]) -> None:
    """Add a mistake for everything named that does not exist, or that exists and is never used."""
    for place, op in finder.operations():
        _operation(finder, place, op, out)
    for place, cond in finder.conditions():
        _condition(finder, place, cond, out)
    for creature in finder.campaign.decks.creature:
        if creature.entry not in ENTRIES and not (
            creature.entry.startswith("action:") and creature.entry[7:] in finder.actions
        ):
            out.append(f"decks.toml: {creature.id}: entry {creature.entry} is no River space and no Action card")
    for file in finder.campaign.chapters:
        _setup(finder, file, out)
        for scene in file.scene:
            _scene(finder, file, scene, out)
    _unused(finder, out)


def _operation(finder: Finder, place: Place, op: ops.AnyOp, out: list[str]) -> None:
    def wrong(why: str) -> None:
        out.append(f"{place}: {op.__struct_config__.tag}: {why}")

    n = getattr(op, "n", 1)
    if n < 1:
        wrong("n must be at least 1")
    match op:
        case ops.CreatureOp(target) | ops.MoveCreatureOp(target):
            if target == "self" and not place.acts:
                wrong("only a Creature's own effect has a self")
            elif target not in CREATURE_WORDS and target not in finder.creatures:
                wrong(f"there is no Creature {target}")
            elif target in finder.creatures and finder.creatures[target].count > 1:
                wrong(f"{target} has several copies: which one is meant?")
        case ops.LockActionOp("right_of_self") if not place.acts:
            wrong("only a Creature's own effect has a self")
        case ops.MoveActionOp(target) if target not in ACTION_WORDS and target not in finder.actions:
            wrong(f"there is no Action card {target}")
        case ops.GainCrystalsOp(_, on) if on and on not in finder.actions:
            wrong(f"there is no Action card {on}")
        case ops.SummonCreatureOp(id):
            if id not in finder.creatures or not finder.creatures[id].guardian:
                wrong(f"there is no guardian {id}")
        case ops.DrawStoryOp(id):
            if place.chapter is None or id not in {card.id for card in place.chapter.story}:
                wrong(f"there is no Story card {id} in this Chapter")
        case ops.AddToExplorationOp(ids):
            for id in ids:
                if id not in finder.explorations:
                    wrong(f"there is no Exploration card {id}")
        case ops.TakeExplorationOp(id) if id not in finder.explorations:
            wrong(f"there is no Exploration card {id}")
        case ops.PlaceLocationOp(id):
            _locations(place, (id,), wrong)
        case ops.RemoveLocationOp(of):
            _locations(place, of, wrong)
        case ops.DrawExplorationOp(n, keep) if not 1 <= keep <= n:
            wrong("keep must be from 1 to n")
        case ops.ChooseOp(options) if not 2 <= len(options) <= 4:
            wrong("there must be 2 to 4 options")
        case ops.ClearFlagOp(flag) if flag not in finder.set_flags:
            wrong(f"the flag {flag} is set nowhere")
        case _:
            pass


def _locations(place: Place, ids: tuple[str, ...], wrong: Callable[[str], None]) -> None:
    known = {location.id for location in place.scene.location} if place.scene is not None else set()
    for id in ids:
        if id not in known:
            wrong(f"there is no Location {id} in this Scene")


def _condition(finder: Finder, place: Place, cond: ops.Condition, out: list[str]) -> None:
    known = {location.id for location in place.scene.location} if place.scene is not None else set()
    named = [cond.location] if cond.location else []
    if cond.locations_at_least is not None:
        named += cond.locations_at_least.of
        if not 1 <= cond.locations_at_least.n <= len(cond.locations_at_least.of):
            out.append(f"{place}: locations_at_least: n must be from 1 to {len(cond.locations_at_least.of)}")
    for id in named:
        if id not in known:
            out.append(f"{place}: condition: there is no Location {id} in this Scene")
    if cond.flag is not None and cond.flag not in finder.set_flags:
        out.append(f"{place}: condition: the flag {cond.flag} is set nowhere")
    if cond.creature_healed is not None and cond.creature_healed not in finder.creatures:
        out.append(f"{place}: condition: there is no Creature {cond.creature_healed}")


def _setup(finder: Finder, file: ChapterFile, out: list[str]) -> None:
    setup = file.chapter.setup

    def wrong(why: str) -> None:
        out.append(f"{file.chapter.id}.toml: {file.chapter.id}: {why}")

    if setup.first_scene not in {scene.id for scene in file.scene}:
        wrong(f"first_scene {setup.first_scene} is no Scene of this Chapter")
    explorations = () if setup.exploration_deck == "base" else setup.exploration_deck
    for copies in explorations:
        if copies.id not in finder.explorations:
            wrong(f"exploration_deck: there is no Exploration card {copies.id}")
        elif not 1 <= copies.count <= finder.explorations[copies.id].count:
            wrong(f"exploration_deck: {copies.id} has {finder.explorations[copies.id].count} copies")
    for copies in setup.creature_deck:
        if copies.id not in finder.creatures or finder.creatures[copies.id].guardian:
            wrong(f"creature_deck: there is no Creature {copies.id} for a deck")
        elif not 1 <= copies.count <= finder.creatures[copies.id].count:
            wrong(f"creature_deck: {copies.id} has {finder.creatures[copies.id].count} copies")
    for order, deck, what in (
        (setup.exploration_order, explorations, "exploration_order"),
        (setup.creature_order, setup.creature_deck, "creature_order"),
    ):
        for id in set(order):
            if order.count(id) > sum(copies.count for copies in deck if copies.id == id):
                wrong(f"{what}: {id} is not so often in the deck")
    for id in setup.shadow_deck:
        if id not in finder.shadows or finder.shadows[id].kind == "final":
            wrong(f"shadow_deck: there is no regular Shadow card {id}")
    if len(set(setup.shadow_deck)) != len(setup.shadow_deck):
        wrong("shadow_deck: a card is named twice")
    if setup.final_shadow and (
        setup.final_shadow not in finder.shadows or finder.shadows[setup.final_shadow].kind != "final"
    ):
        wrong(f"final_shadow: there is no final Shadow card {setup.final_shadow}")
    for id in () if setup.blessings == "empty" else setup.blessings:
        if id not in finder.explorations or finder.explorations[id].type == "curse":
            wrong(f"blessings: there is no Blessing, Companion or Trauma {id}")


def _scene(finder: Finder, file: ChapterFile, scene: Scene, out: list[str]) -> None:
    name = f"{file.chapter.id}.toml"
    here = {location.id for location in scene.location}
    scenes = {other.id for other in file.scene}
    chapters = {other.chapter.id for other in finder.campaign.chapters}
    endings = {ending.id for ending in finder.campaign.frame.ending}
    for location in scene.location:
        for id in location.after:
            if id not in here or id == location.id:
                out.append(f"{name}: {location.id}: after: there is no other Location {id} in this Scene")
    for route in (*scene.triumph.next, *scene.shadow_triumph.next):
        for id, known, what in (
            (route.scene, scenes, "Scene of this Chapter"),
            (route.chapter, chapters, "Chapter"),
            (route.ending, endings, "ending"),
        ):
            if id and id not in known:
                out.append(f"{name}: {scene.id}: next: there is no {what} {id}")


def _unused(finder: Finder, out: list[str]) -> None:
    """Everything that was made is met somewhere."""
    campaign = finder.campaign
    met: set[str] = set()
    for file in campaign.chapters:
        setup = file.chapter.setup
        met |= {copies.id for copies in setup.creature_deck} | set(setup.shadow_deck) | {setup.final_shadow}
        if setup.exploration_deck != "base":
            met |= {copies.id for copies in setup.exploration_deck}
        if setup.blessings != "empty":
            met |= set(setup.blessings)
    for _, op in finder.operations():
        match op:
            case ops.SummonCreatureOp(id) | ops.DrawStoryOp(id) | ops.TakeExplorationOp(id):
                met.add(id)
            case ops.AddToExplorationOp(ids):
                met |= set(ids)
            case _:
                pass
    for card in campaign.decks.exploration:
        if not card.base_deck and card.id not in met:
            out.append(f"decks.toml: {card.id}: the card comes into no deck")
    for kind in (campaign.decks.creature, campaign.decks.shadow):
        out += [f"decks.toml: {card.id}: the card comes into no deck" for card in kind if card.id not in met]
    for file in campaign.chapters:
        out += [
            f"{file.chapter.id}.toml: {card.id}: the Story card is never drawn"
            for card in file.story
            if card.id not in met
        ]
    read = {cond.flag for _, cond in finder.conditions() if cond.flag is not None}
    for place, op in finder.operations():
        if isinstance(op, ops.SetFlagOp) and op.flag not in read:
            out.append(f"{place}: the flag {op.flag} is set but never asked for")
