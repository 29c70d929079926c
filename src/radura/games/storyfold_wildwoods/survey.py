"""Every effect and every condition of the box and a campaign, with the place where it stands."""

from collections.abc import Iterator

from radura.games.storyfold_wildwoods import vocabulary as ops
from radura.games.storyfold_wildwoods.schema import Box, Campaign, ChapterFile, Ops, Scene


class Place:
    """Where an effect or condition stands: file, entry, and what may be named there."""

    def __init__(
        self,
        file: str,
        entry: str,
        field: str,
        chapter: ChapterFile | None = None,
        scene: Scene | None = None,
        *,
        timing: str = "",
    ) -> None:
        self.file = file
        self.entry = entry
        self.field = field
        self.chapter = chapter
        self.scene = scene
        self.timing = timing
        """When the card or ability is used; ``after``: After Activation, where ``self`` has a meaning."""

    def __str__(self) -> str:
        return f"{self.file}: {self.entry}: {self.field}"


AFTER = "after"


class Survey:
    """All effects and conditions with their places, and what there is to be named in them."""

    def __init__(self, box: Box, campaign: Campaign) -> None:
        self.box = box
        self.campaign = campaign
        decks = campaign.decks
        self.actions = {action.id for action in box.action}
        self.explorations = {card.id: card for card in decks.exploration}
        self.creatures = {creature.id: creature for creature in decks.creature}
        self.shadows = {shadow.id: shadow for shadow in decks.shadow}
        self.set_flags = {op.flag for _, op in self.operations() if isinstance(op, ops.SetFlagOp)}

    def effects(self) -> Iterator[tuple[Place, Ops]]:
        """Yield every effect list."""
        for hero in self.box.hero:
            for face in hero.face:
                yield Place("box.toml", face.id, "effect", timing=face.timing), face.effect
        for card in self.campaign.decks.exploration:
            yield Place("decks.toml", card.id, "effect", timing=card.timing), card.effect
            yield Place("decks.toml", card.id, "on_heal"), card.on_heal
        for creature in self.campaign.decks.creature:
            yield Place("decks.toml", creature.id, "after", timing=AFTER), creature.after
        for shadow in self.campaign.decks.shadow:
            yield Place("decks.toml", shadow.id, "effect"), shadow.effect
        for file in self.campaign.chapters:
            name = f"{file.chapter.id}.toml"
            yield Place(name, file.chapter.id, "setup.effects", file), file.chapter.setup.effects
            for story in file.story:
                yield Place(name, story.id, "effect", file), story.effect
            for scene in file.scene:
                yield Place(name, scene.id, "setup.effects", file, scene), scene.setup.effects
                for effect in scene.shadow_effect:
                    yield Place(name, scene.id, f"icon {effect.icon}", file, scene), effect.effect
                for location in scene.location:
                    yield Place(name, location.id, "effect", file, scene), location.effect
                yield Place(name, scene.id, "triumph.effect", file, scene), scene.triumph.effect
                yield Place(name, scene.id, "shadow_triumph.effect", file, scene), scene.shadow_triumph.effect

    def operations(self) -> Iterator[tuple[Place, ops.AnyOp]]:
        """Yield every operation, nested ones included."""
        for place, effect in self.effects():
            for op in flat(effect):
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
                here = Place(name, scene.id, "triumph.condition", file, scene)
                yield from ((here, part) for part in flat_condition(scene.triumph.condition))
                there = Place(name, scene.id, "next", file, scene)
                for route in (*scene.triumph.next, *scene.shadow_triumph.next):
                    if route.condition is not None:
                        yield from ((there, part) for part in flat_condition(route.condition))
                for location in scene.location:
                    if location.requires is not None:
                        door = Place(name, location.id, "requires", file, scene)
                        yield from ((door, part) for part in flat_condition(location.requires))


def nested(op: ops.AnyOp) -> list[Ops]:
    """Return the effect lists inside an operation."""
    if isinstance(op, ops.ChooseOp):
        return list(op.options)
    found = [getattr(op, "otherwise", ())]
    if isinstance(op, ops.IfOp):
        found.append(op.then)
    return found


def flat(effect: Ops) -> Iterator[ops.AnyOp]:
    """Yield the operations of an effect, nested ones included."""
    for op in effect:
        yield op
        for inner in nested(op):
            yield from flat(inner)


def flat_condition(cond: ops.Condition) -> Iterator[ops.Condition]:
    """Yield a condition and those inside it."""
    yield cond
    for part in (*(cond.all or ()), *(cond.any or ()), *((cond.negated,) if cond.negated else ())):
        yield from flat_condition(part)
