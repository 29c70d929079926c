"""The scripts of guided Scenes: what they name exists, and (by playing them) what they expect happens. SW-3.8"""

from typing import TYPE_CHECKING, Any

from radura.core.events import Said
from radura.core.record import play
from radura.games.storyfold_wildwoods.pieces import ACTION_CARDS
from radura.games.storyfold_wildwoods.schema import ChapterFile, Do, Expect, Pick, Scene, ScriptStep
from radura.games.storyfold_wildwoods.state import Wild
from radura.games.storyfold_wildwoods.survey import Survey

if TYPE_CHECKING:
    from radura.games.storyfold_wildwoods.rules import Storyfold


def check_scripts(survey: Survey, out: list[str]) -> None:
    """Add a mistake for everything that a script names and that does not exist."""
    for file in survey.campaign.chapters:
        for scene in file.scene:
            steps = [step.step for step in scene.script]
            if steps != sorted(set(steps)):
                out.append(f"{file.chapter.id}.toml: {scene.id}: script: the numbers of the steps rise")
            for step in scene.script:
                told = _step(survey, file, scene, step)
                out += [f"{file.chapter.id}.toml: {scene.id}: script step {step.step}: {why}" for why in told]


def _step(survey: Survey, file: ChapterFile, scene: Scene, step: ScriptStep) -> list[str]:
    out: list[str] = []
    if step.phase == "luma" and step.do is None:
        out.append("do: in the Luma Phase something is done")
    if step.phase == "shadow" and step.do is not None:
        out.append("do: in the Shadow Phase nothing is done")
    if step.do is not None:
        out += _do(survey, file, scene, step.do)
    for pick in step.choices:
        out += _pick(survey, pick)
    return out


def _do(survey: Survey, file: ChapterFile, scene: Scene, do: Do) -> list[str]:
    out: list[str] = []
    constants = survey.box.constants
    if do.action not in ACTION_CARDS:
        out.append(f"do.action: there is no Action card {do.action}")
    elif do.ability == "second":
        if do.target:
            out.append("do.target: a second ability has no target")
    else:
        out += _target(survey, scene, do)
    most = len([sides for sides in file.chapter.setup.dice if sides in constants.starting_dice])
    if not 1 <= len(do.dice) <= most:
        out.append(f"do.dice: {len(do.dice)} dice are rolled; it must be from 1 to {most}")
    rolled = [*do.dice, *(do.reroll.results if do.reroll is not None else ())]
    sides = constants.starting_dice[0] if constants.starting_dice else 0
    out += [f"do.dice: a die with {sides} sides cannot show {shown}" for shown in rolled if shown > sides]
    if do.use and do.use not in survey.explorations:
        out.append(f"do.use: there is no Exploration card {do.use}")
    if do.reroll is not None:
        places = do.reroll.dice
        if len(places) != len(do.reroll.results) or not places:
            out.append("do.reroll: there are as many results as dice")
        if len(set(places)) != len(places) or any(place >= len(do.dice) for place in places):
            out.append(f"do.reroll.dice: places in the roll, each once, from 0 to {len(do.dice) - 1}")
    return out


def _target(survey: Survey, scene: Scene, do: Do) -> list[str]:
    if do.action in ("illuminate", "heal"):
        traumas = [id for id, card in survey.explorations.items() if card.type == "trauma" and do.action == "heal"]
        known = do.target in survey.creatures or do.target in traumas
        return [] if known else [f"do.target: there is no Creature {do.target}"]
    kind = next((location.kind for location in scene.location if location.id == do.target), None)
    if kind is None:
        return [f"do.target: there is no Location {do.target} in this Scene"]
    return [] if kind == do.action else [f"do.target: {do.target} is overcome with {kind}"]


def _pick(survey: Survey, pick: Pick) -> list[str]:
    if pick.op == "gain_crystals":
        out = [f"choices.on: there is no Action card {id}" for id in pick.on if id not in ACTION_CARDS]
        return out or ([] if pick.on else ["choices.on: the Action cards that get the Crystals are missing"])
    return [] if pick.keep in survey.explorations else [f"choices.keep: there is no Exploration card {pick.keep}"]


# -- does it run? -----------------------------------------------------------------------


def play_scripts(game: "Storyfold") -> list[str]:
    """Play every guided Scene and return where it differs from what its script expects."""
    out: list[str] = []
    for file in game.campaign.chapters:
        for scene in file.scene:
            if scene.guided:
                where = f"{file.chapter.id}.toml: {scene.id}: script"
                out += [f"{where}{why}" for why in _play(game, scene, file.chapter.id)]
    return out


def _play(game: "Storyfold", scene: Scene, chapter: str) -> list[str]:
    s = game.new(options={"begin": chapter, "guided": "yes"})
    while s.script < 0 and not s.path and len(s.choices) == 1:
        s.apply(s.choices[0])
    if s.script < 0:
        return [": it is never reached: something must be chosen before it, or the Scene ends at once"]
    pages = game.tables.scenes[s.scene]
    successes: int | None = None
    read: list[str] = []
    while s.script >= 0:
        at = pages.script_step[s.script]
        wanted = pages.script[s.script]
        if s.choices != [wanted]:
            possible = ", ".join(game.actions.show(action) for action in s.choices[:6])
            return [f" step {at}: it wants {game.actions.show(wanted)}, but possible are {possible}"]
        for event in play(s, wanted).seen_by(0):
            if isinstance(event, Said):
                read.append(event.text.id)
                if event.text.id == "sw-log-roll":
                    successes = int(event.text.args["n"])
        if s.script < 0 or pages.script_step[s.script] != at:
            step = next(step for step in scene.script if step.step == at)
            wrong = [f" step {at}: {why}" for why in _compare(s, step.expect, successes, read, scene.id)]
            if wrong:
                return wrong
            if s.script < 0 and at != scene.script[-1].step:
                return [f" step {at}: after it the table does not go on as the script does"]
    return []


def _compare(s: Wild, wanted: Expect, successes: int | None, read: list[str], scene: str) -> list[str]:
    t = s.tables
    found: dict[str, Any] = {
        "river": tuple(t.card_of[card] for card in s.river),
        "successes": successes,
        "light": s.light,
        "shadow": s.shadow,
        "spirit": s.spirit,
        "available_dice": s.available(),
        "crystals": {t.names[action]: n for action, n in enumerate(s.crystals) if n},
        "blessings": tuple(t.card_of[card] for card in s.blessings),
    }
    out = []
    for field, value in found.items():
        expected = getattr(wanted, field)
        if expected is not None and value != expected:
            out.append(f"expect.{field}: it is {value}, expected is {expected}")
    ending = {"luma_triumphs": f"sw-won-{scene}", "shadow_triumphs": f"sw-lost-{scene}"}.get(wanted.result)
    if ending is not None and ending not in read:
        out.append(f"expect.result: {wanted.result} does not happen")
    return out
