"""The way through a campaign: Scenes and endings that can be reached, triumphs that can be won."""

from radura.games.storyfold_wildwoods import vocabulary as ops
from radura.games.storyfold_wildwoods.pieces import N_ACTIONS
from radura.games.storyfold_wildwoods.schema import Campaign, ChapterFile, Next, Scene
from radura.games.storyfold_wildwoods.survey import Survey


def check_story(survey: Survey, out: list[str]) -> None:
    """Add the mistakes of the story as a whole."""
    _reach(survey.campaign, out)
    for file in survey.campaign.chapters:
        for scene in file.scene:
            _winnable(survey, file, scene, out)


def most_successes(survey: Survey) -> int:
    """Return what all dice and the Crystals of a card can bring: no Location or Creature can need more."""
    constants = survey.box.constants
    return len(constants.starting_dice) + len(constants.bonus_dice) + constants.crystals_per_action_card


# -- reachability -----------------------------------------------------------------------


def _reach(campaign: Campaign, out: list[str]) -> None:
    files = {file.chapter.id: file for file in campaign.chapters}
    scenes = {scene.id: (file, scene) for file in campaign.chapters for scene in file.scene}

    def after(route: Next) -> str:
        if route.chapter in files:
            return files[route.chapter].chapter.setup.first_scene
        return route.scene or route.ending or route.chapter

    roads = {
        id: [after(route) for route in (*scene.triumph.next, *scene.shadow_triumph.next)]
        for id, (_, scene) in scenes.items()
    }
    first = {file.chapter.setup.first_scene for file in campaign.chapters[:1]}
    reached = _from(first, roads)
    for id, (file, _) in scenes.items():
        if id not in reached:
            out.append(f"{file.chapter.id}.toml: {id}: no way leads to this Scene")
    endings = {ending.id for ending in campaign.frame.ending}
    for id in sorted(endings - reached):
        out.append(f"campaign.toml: {id}: no way leads to this ending")
    for id in sorted((reached - endings) & set(scenes)):
        if not _from({id}, roads) & endings:
            out.append(f"{scenes[id][0].chapter.id}.toml: {id}: from this Scene no ending can be reached")


def _from(start: set[str], roads: dict[str, list[str]]) -> set[str]:
    found = set(start)
    queue = list(start)
    while queue:
        for to in roads.get(queue.pop(), []):
            if to not in found:
                found.add(to)
                queue.append(to)
    return found


# -- triumphs ---------------------------------------------------------------------------


def _winnable(survey: Survey, file: ChapterFile, scene: Scene, out: list[str]) -> None:
    """Every Location can be overcome one day, and Luma's condition can come true."""
    name = f"{file.chapter.id}.toml"
    creatures = {copies.id for copies in file.chapter.setup.creature_deck}
    creatures |= {
        op.id for place, op in survey.operations() if place.scene is scene and isinstance(op, ops.SummonCreatureOp)
    }
    placed: set[str] = set()
    room = len(survey.box.constants.river_spaces) - N_ACTIONS
    world = _World(survey.set_flags, creatures, placed, room)
    while True:
        more = {
            location.id
            for location in scene.location
            if location.id not in placed
            and set(location.after) <= placed
            and location.pips <= most_successes(survey)
            and (location.requires is None or world.can(location.requires))
        }
        if not more:
            break
        placed |= more
    for location in scene.location:
        if location.id not in placed:
            out.append(f"{name}: {location.id}: the Location can never be overcome")
    if not world.can(scene.triumph.condition):
        out.append(f"{name}: {scene.id}: Luma's condition can never come true")


class _World:
    """What can be true in a Scene, seen hopefully: each thing by itself, at some moment."""

    def __init__(self, flags: set[str], creatures: set[str], placed: set[str], room: int) -> None:
        self.flags = flags
        self.creatures = creatures
        self.placed = placed
        self.room = room
        """How many Creatures fit into the River."""

    def can(self, cond: ops.Condition) -> bool:
        """Tell whether a condition can come true."""
        match cond:
            case ops.Condition(all=tuple(parts)):
                return all(self.can(part) for part in parts)
            case ops.Condition(any=tuple(parts)):
                return any(self.can(part) for part in parts)
            case ops.Condition(negated=ops.Condition()):
                return True  # whatever can come true is false at the start
            case ops.Condition(flag=str(flag)):
                return flag in self.flags
            case ops.Condition(location=str(id)):
                return id in self.placed
            case ops.Condition(locations_at_least=ops.AtLeast(n, of)):
                return len(self.placed & set(of)) >= n
            case ops.Condition(creature_healed=str(id)):
                return id in self.creatures
            case ops.Condition(healed_at_least=int(n)):
                return n <= 0 or bool(self.creatures)
            case ops.Condition(creatures_at_least=int(n)):
                return n <= 0 or (n <= self.room and bool(self.creatures))
            case ops.Condition(creatures_at_most=int(n)):
                return n >= 0
            case _:
                return True
