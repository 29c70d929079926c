"""The script of a guided Scene as the list of every choice and every die. SW-3.8, EX-25"""

from radura.games.storyfold_wildwoods.pieces import FIRST_DIE
from radura.games.storyfold_wildwoods.schema import Do, Pick, Scene
from radura.games.storyfold_wildwoods.tables import ScenePages, Tables

SECOND = {"illuminate": "advance_light", "help": "gain_crystals", "explore": "draw_cards", "heal": "gain_spirit"}


def write_script(t: Tables, pages: ScenePages, scene: Scene) -> None:
    """Write the actions that the script dictates, in the order in which the game will ask for them."""
    plain = t.chapters[pages.chapter].dice
    available = [die for die in plain if die < t.starting]
    for step in scene.script:
        names = []
        if step.phase == "shadow":
            names.append("turn_page")
            available = [die for die in plain if die < t.starting]
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
    names.append(f"roll({','.join([str(len(do.dice)), *['0'] * (len(t.kinds) - 1)])})")
    names += [f"face({shown})" for shown in do.dice]
    names += ["spend"] * do.spend_crystals
    if do.use:
        names.append(f"use({_copy(t, do.use)})")
    if do.reroll is not None:
        names += [f"reroll({t.names[FIRST_DIE + dice[i]]})" for i in do.reroll.dice]
        names += [f"face({shown})" for shown in do.reroll.results]
    return names


def _pick(t: Tables, pick: Pick) -> list[str]:
    if pick.op == "gain_crystals":
        return [f"place({action})" for action in pick.on]
    return [f"take({_copy(t, pick.keep)})"]


def _copy(t: Tables, card: str) -> str:
    """Return the first item of a card: guided Scenes play with first copies."""
    return t.names[t.card_of.index(card)]
