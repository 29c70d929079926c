"""The script of a guided Scene as the list of every choice and every die. SW-3.8, EX-25"""

from typing import TYPE_CHECKING, Any

from radura.core.events import Said
from radura.core.record import play
from radura.games.storyfold_wildwoods.schema import Do, Expect, Pick, Scene
from radura.games.storyfold_wildwoods.state import Wild
from radura.games.storyfold_wildwoods.tables import ScenePages, Tables

if TYPE_CHECKING:
    from radura.games.storyfold_wildwoods.rules import Storyfold

SECOND = {"illuminate": "advance_light", "help": "gain_crystals", "explore": "draw_cards", "heal": "gain_spirit"}


def write_script(t: Tables, pages: ScenePages, scene: Scene) -> None:
    """Write the actions that the script dictates, in the order in which the game will ask for them."""
    available = list(range(5))
    for step in scene.script:
        names = []
        if step.phase == "shadow":
            names.append("turn_page")
            available = list(range(5))
        if step.do is not None:
            count = len(step.do.dice)
            names += _action(t, step.do, available[:count])
            available = available[count:]
        for pick in step.choices:
            names += _pick(t, pick)
        pages.script += [t.space.parse(name) for name in names]
        pages.script_step += [step.step] * len(names)


def _action(t: Tables, do: Do, dice: list[int]) -> list[str]:
    if do.ability == "second":
        names = [SECOND[do.action]]
    else:
        kind = do.action if do.action in ("illuminate", "heal") else "overcome"
        names = [f"{kind}({_copy(t, do.target)})"]
    names.append(f"roll({len(do.dice)},0,0)")
    names += [f"face({shown})" for shown in do.dice]
    names += ["spend"] * do.spend_crystals
    if do.use:
        names.append(f"use({_copy(t, do.use)})")
    if do.reroll is not None:
        names += [f"reroll(die_8.{dice[i]})" for i in do.reroll.dice]
        names += [f"face({shown})" for shown in do.reroll.results]
    return names


def _pick(t: Tables, pick: Pick) -> list[str]:
    if pick.op == "gain_crystals":
        return [f"place({action})" for action in pick.on]
    return [f"take({_copy(t, pick.keep)})"]


def _copy(t: Tables, card: str) -> str:
    """Return the first item of a card: guided Scenes play with first copies."""
    return t.names[t.card_of.index(card)]


# -- does it run? -----------------------------------------------------------------------


def check_scripts(game: "Storyfold") -> list[str]:
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
    while s.script < 0 and len(s.choices) == 1:
        s.apply(s.choices[0])
    pages = game.tables.scenes[s.scene]
    successes: int | None = None
    read: list[str] = []
    while s.script >= 0:
        at = pages.script_step[s.script]
        wanted = pages.script[s.script]
        if s.choices != [wanted]:
            possible = ", ".join(game.actions.show(action) for action in s.choices[:6])
            return [f": the script wants {game.actions.show(wanted)} in step {at}, but possible are: {possible}"]
        for event in play(s, s.choices[0]).seen_by(0):
            if isinstance(event, Said):
                read.append(event.text.id)
                if event.text.id == "sw-log-roll":
                    successes = int(event.text.args["n"])
        if s.script < 0 or pages.script_step[s.script] != at:
            step = next(step for step in scene.script if step.step == at)
            wrong = [f" step {at}: {why}" for why in _compare(s, step.expect, successes, read, scene.id)]
            if wrong:
                return wrong
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
            out.append(f"{field} is {value}, expected {expected}")
    ending = {"luma_triumphs": f"sw-won-{scene}", "shadow_triumphs": f"sw-lost-{scene}"}.get(wanted.result)
    if ending is not None and ending not in read:
        out.append(f"expected {wanted.result}")
    return out
