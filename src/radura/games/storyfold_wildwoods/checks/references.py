"""References of a campaign: every id that an entry names exists, and everything made is used."""

from collections.abc import Callable

from radura.games.storyfold_wildwoods import vocabulary as ops
from radura.games.storyfold_wildwoods.schema import ChapterFile, Scene
from radura.games.storyfold_wildwoods.survey import AFTER, Place, Survey
from radura.games.storyfold_wildwoods.tables import AT_ACTION_CARD

CREATURE_WORDS = ("choice", "leftmost", "rightmost", "all", "self")
ACTION_WORDS = ("choice", "leftmost")


def check_references(survey: Survey, out: list[str]) -> None:
    """Add a mistake for everything named that does not exist, or that exists and is never used."""
    for place, op in survey.operations():
        _operation(survey, place, op, out)
    for place, cond in survey.conditions():
        _condition(survey, place, cond, out)
    for creature in survey.campaign.decks.creature:
        if creature.entry not in (*spaces(survey), "end") and not (
            creature.entry.startswith(AT_ACTION_CARD) and creature.entry.removeprefix(AT_ACTION_CARD) in survey.actions
        ):
            out.append(f"decks.toml: {creature.id}: entry: {creature.entry} is no River space and no Action card")
    for file in survey.campaign.chapters:
        _setup(survey, file, out)
        for scene in file.scene:
            _scene(survey, file, scene, out)
    _unused(survey, out)


def spaces(survey: Survey) -> list[str]:
    """Return the names of the River spaces that have a number."""
    return [f"{number}+" for number in survey.box.constants.river_spaces if number]


def _operation(survey: Survey, place: Place, op: ops.AnyOp, out: list[str]) -> None:
    def wrong(why: str) -> None:
        out.append(f"{place}: {op.__struct_config__.tag}: {why}")

    match op:
        case ops.CreatureOp(target) | ops.MoveCreatureOp(target):
            if target == "self" and place.timing != AFTER:
                wrong("only a Creature's own effect has a self")
            elif target not in CREATURE_WORDS and target not in survey.creatures:
                wrong(f"there is no Creature {target}")
            elif target in survey.creatures and survey.creatures[target].count > 1:
                wrong(f"{target} has several copies: which one is meant?")
        case ops.LockActionOp("right_of_self") if place.timing != AFTER:
            wrong("only a Creature's own effect has a self")
        case ops.MoveActionOp(target, to):
            if target not in ACTION_WORDS and target not in survey.actions:
                wrong(f"there is no Action card {target}")
            if to.endswith("+") and to not in spaces(survey):
                wrong(f"there is no River space {to}")
        case ops.GainDieOp(sides) if sides not in survey.box.constants.bonus_dice:
            wrong(f"there is no bonus die with {sides} sides")
        case ops.RerollDiceOp() | ops.AddSuccessOp() if place.timing != "roll":
            wrong("only a card or ability with the timing roll can do that")
        case ops.PreventSpiritLossOp() if place.timing != "spirit_loss":
            wrong("only a card with the timing spirit_loss can do that")
        case ops.GainCrystalsOp(_, on) if on and on not in survey.actions:
            wrong(f"there is no Action card {on}")
        case ops.SummonCreatureOp(id):
            if id not in survey.creatures or not survey.creatures[id].guardian:
                wrong(f"there is no guardian {id}")
        case ops.DrawStoryOp(id):
            if place.chapter is None or id not in {card.id for card in place.chapter.story}:
                wrong(f"there is no Story card {id} in this Chapter")
        case ops.AddToExplorationOp(ids):
            if len(set(ids)) != len(ids):
                wrong("a card is named twice")
            for id in ids:
                if id not in survey.explorations:
                    wrong(f"there is no Exploration card {id}")
        case ops.TakeExplorationOp(id) if id not in survey.explorations:
            wrong(f"there is no Exploration card {id}")
        case ops.PlaceLocationOp(id):
            _locations(place, (id,), wrong)
        case ops.RemoveLocationOp(of):
            _locations(place, of, wrong)
        case ops.DrawExplorationOp(n, keep) if not 1 <= keep <= n:
            wrong("keep must be from 1 to n")
        case ops.ChooseOp(options):
            if not 2 <= len(options) <= ops.MOST_OPTIONS:
                wrong(f"there must be 2 to {ops.MOST_OPTIONS} options")
            if place.file == "box.toml":
                wrong("the box has no words for options")
        case ops.ClearFlagOp(flag) if flag not in survey.set_flags:
            wrong(f"the flag {flag} is set nowhere")
        case _:
            pass


def _locations(place: Place, ids: tuple[str, ...], wrong: Callable[[str], None]) -> None:
    if not ids or len(set(ids)) != len(ids):
        wrong("Locations are named, each once")
    known = {location.id for location in place.scene.location} if place.scene is not None else set()
    for id in ids:
        if id not in known:
            wrong(f"there is no Location {id} in this Scene")


def _condition(survey: Survey, place: Place, cond: ops.Condition, out: list[str]) -> None:
    known = {location.id for location in place.scene.location} if place.scene is not None else set()
    named = [cond.location] if cond.location else []
    if cond.locations_at_least is not None:
        named += cond.locations_at_least.of
        if not 1 <= cond.locations_at_least.n <= len(cond.locations_at_least.of):
            out.append(f"{place}: locations_at_least: n must be from 1 to {len(cond.locations_at_least.of)}")
    for id in named:
        if id not in known:
            out.append(f"{place}: there is no Location {id} in this Scene")
    if cond.flag is not None and cond.flag not in survey.set_flags:
        out.append(f"{place}: the flag {cond.flag} is set nowhere")
    if cond.creature_healed is not None and cond.creature_healed not in survey.creatures:
        out.append(f"{place}: there is no Creature {cond.creature_healed}")


def _setup(survey: Survey, file: ChapterFile, out: list[str]) -> None:
    setup = file.chapter.setup

    def wrong(why: str) -> None:
        out.append(f"{file.chapter.id}.toml: {file.chapter.id}: {why}")

    for field, listed in (("exploration_deck", setup.exploration_deck), ("creature_deck", setup.creature_deck)):
        if listed != "base":
            named = [copies.id for copies in listed]
            if len(set(named)) != len(named):
                wrong(f"{field}: a card is named twice; give its count instead")

    endings = {ending.id for ending in survey.campaign.frame.ending}
    for story in file.story:
        if story.ending and story.ending not in endings:
            out.append(f"{file.chapter.id}.toml: {story.id}: ending: there is no ending {story.ending}")
    if setup.first_scene not in {scene.id for scene in file.scene}:
        wrong(f"first_scene {setup.first_scene} is no Scene of this Chapter")
    explorations = () if setup.exploration_deck == "base" else setup.exploration_deck
    for copies in explorations:
        if copies.id not in survey.explorations:
            wrong(f"exploration_deck: there is no Exploration card {copies.id}")
        elif not 1 <= copies.count <= survey.explorations[copies.id].count:
            wrong(f"exploration_deck: {copies.id} has {survey.explorations[copies.id].count} copies")
    for copies in setup.creature_deck:
        if copies.id not in survey.creatures or survey.creatures[copies.id].guardian:
            wrong(f"creature_deck: there is no Creature {copies.id} for a deck")
        elif not 1 <= copies.count <= survey.creatures[copies.id].count:
            wrong(f"creature_deck: {copies.id} has {survey.creatures[copies.id].count} copies")
    for order, deck, what in (
        (setup.exploration_order, explorations, "exploration_order"),
        (setup.creature_order, setup.creature_deck, "creature_order"),
    ):
        for id in set(order):
            if order.count(id) > sum(copies.count for copies in deck if copies.id == id):
                wrong(f"{what}: {id} is not so often in the deck")
    for id in setup.shadow_deck:
        if id not in survey.shadows or survey.shadows[id].kind == "final":
            wrong(f"shadow_deck: there is no regular Shadow card {id}")
    if len(set(setup.shadow_deck)) != len(setup.shadow_deck):
        wrong("shadow_deck: a card is named twice")
    if setup.final_shadow and (
        setup.final_shadow not in survey.shadows or survey.shadows[setup.final_shadow].kind != "final"
    ):
        wrong(f"final_shadow: there is no final Shadow card {setup.final_shadow}")
    blessings = () if setup.blessings == "empty" else setup.blessings
    if len(set(blessings)) != len(blessings):
        wrong("blessings: a card is named twice")
    for id in blessings:
        if id not in survey.explorations or survey.explorations[id].type == "curse":
            wrong(f"blessings: there is no Blessing, Companion or Trauma {id}")


def _scene(survey: Survey, file: ChapterFile, scene: Scene, out: list[str]) -> None:
    name = f"{file.chapter.id}.toml"
    here = {location.id for location in scene.location}
    scenes = {other.id for other in file.scene}
    chapters = {other.chapter.id for other in survey.campaign.chapters}
    endings = {ending.id for ending in survey.campaign.frame.ending}
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


def _unused(survey: Survey, out: list[str]) -> None:
    """Everything that was made is met somewhere."""
    campaign = survey.campaign
    met: set[str] = set()
    for file in campaign.chapters:
        setup = file.chapter.setup
        met |= {copies.id for copies in setup.creature_deck} | set(setup.shadow_deck) | {setup.final_shadow}
        if setup.exploration_deck != "base":
            met |= {copies.id for copies in setup.exploration_deck}
        if setup.blessings != "empty":
            met |= set(setup.blessings)
    for _, op in survey.operations():
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
    read = {cond.flag for _, cond in survey.conditions() if cond.flag is not None}
    for place, op in survey.operations():
        if isinstance(op, ops.SetFlagOp) and op.flag not in read and place.file != "box.toml":
            out.append(f"{place}: the flag {op.flag} is set but never asked for")
