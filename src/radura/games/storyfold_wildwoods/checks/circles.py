"""Effects that set each other off for ever, and Scenes that nothing ends.

Cards that are used up by being carried out (Story, Shadow and Exploration cards) end every chain. Creatures, icons and
Locations can be set off again: a Creature by activations, an icon by a Shadow Pawn that goes back and advances, a
Location by losing its pawn and getting it again.
"""

from collections.abc import Iterator

from radura.games.storyfold_wildwoods import vocabulary as ops
from radura.games.storyfold_wildwoods.schema import ChapterFile, Ops, Scene
from radura.games.storyfold_wildwoods.survey import Survey, flat


def check_circles(survey: Survey, out: list[str]) -> None:
    """Add a mistake for each effect that can set itself off without an end."""
    _activations(survey, out)
    for file in survey.campaign.chapters:
        if any(isinstance(op, ops.RestartChapterOp) for op in file.chapter.setup.effects):
            out.append(_at(file, file.chapter.id, "setup.effects: with restart_chapter the Chapter never begins"))
        for scene in file.scene:
            if any(isinstance(op, ops.RestartChapterOp) for op in scene.setup.effects):
                out.append(_at(file, scene.id, "setup.effects: with restart_chapter the Scene never begins"))
            _icons(survey, file, scene, out)
            _locations(file, scene, out)


def _at(file: ChapterFile, entry: str, why: str) -> str:
    return f"{file.chapter.id}.toml: {entry}: {why}"


def _activations(survey: Survey, out: list[str]) -> None:
    """A Creature whose After Activation activates it again, alone or by way of others."""
    creatures = survey.creatures
    wakes = {id: set(_woken(survey, creature.after, id)) for id, creature in creatures.items()}
    for id in creatures:
        if id in _reached(wakes, wakes[id]):
            out.append(
                f"decks.toml: {id}: after: activate_creature: this Creature can activate itself again and again, "
                "without an end"
            )


def _woken(survey: Survey, effect: Ops, own: str) -> Iterator[str]:
    for op in flat(effect):
        if isinstance(op, ops.ActivateCreatureOp):
            if op.target == "self":
                yield own
            elif op.target in survey.creatures:
                yield op.target
            else:  # any Creature of the River, this one too
                yield from survey.creatures


def _reached(roads: dict[str, set[str]], start: set[str]) -> set[str]:
    found = set(start)
    queue = [*start]
    while queue:
        for to in roads.get(queue.pop(), set()):
            if to not in found:
                found.add(to)
                queue.append(to)
    return found


def _icons(survey: Survey, file: ChapterFile, scene: Scene, out: list[str]) -> None:
    """An icon that drives the Shadow Pawn back lets it come again and again; one that moves it both ways, at once."""
    for icon in scene.shadow_effect:
        every = [*flat(icon.effect)]
        back = any(isinstance(op, ops.RetreatShadowOp) for op in every)
        on = any(isinstance(op, ops.AdvanceShadowOp) for op in every)
        on_after = on or any(_advances(survey, op) for op in every)
        if back and on_after:
            why = "retreat_shadow and advance_shadow together set the icon off again and again, without an end"
            out.append(_at(file, scene.id, f"icon {icon.icon}: {why}"))
        elif any(isinstance(op, ops.RetreatShadowOp) for op in icon.effect):
            why = "retreat_shadow drives the Shadow Pawn back each time it comes here: the Scene never ends"
            out.append(_at(file, scene.id, f"icon {icon.icon}: {why}"))


def _advances(survey: Survey, op: ops.AnyOp) -> bool:
    """Tell whether an operation activates Creatures that let the Shadow Pawn advance."""
    return isinstance(op, ops.ActivateCreatureOp) and any(
        isinstance(inner, ops.AdvanceShadowOp)
        for creature in survey.creatures.values()
        for inner in flat(creature.after)
    )


def _locations(file: ChapterFile, scene: Scene, out: list[str]) -> None:
    """A Location whose effect takes its own pawn off and puts it there again, alone or by way of others."""
    places = {
        location.id: {op.id for op in flat(location.effect) if isinstance(op, ops.PlaceLocationOp)}
        for location in scene.location
    }
    removed = {
        id
        for location in scene.location
        for op in flat(location.effect)
        if isinstance(op, ops.RemoveLocationOp)
        for id in op.of
    }
    for location in scene.location:
        if location.id in removed and location.id in _reached(places, places[location.id]):
            why = "place_location and remove_location set this Location off again and again, without an end"
            out.append(_at(file, location.id, f"effect: {why}"))
