"""The script of a guided Scene as the list of every choice and every die. SW-3.8, EX-25"""

from radura.games.storyfold_wildwoods.book import Book, ScenePages
from radura.games.storyfold_wildwoods.schema import Do, Pick, Scene

SECOND = {"illuminate": "advance_light", "help": "gain_crystals", "explore": "draw_cards", "heal": "gain_spirit"}


def write_script(book: Book, pages: ScenePages, scene: Scene) -> None:
    """Write the actions that the script dictates, in the order in which the game will ask for them."""
    available = list(range(5))
    for step in scene.script:
        names = []
        if step.phase == "shadow":
            names.append("turn_page")
            available = list(range(5))
        if step.do is not None:
            count = len(step.do.dice)
            names += _action(book, step.do, available[:count])
            available = available[count:]
        for pick in step.choices:
            names += _pick(book, pick)
        pages.script += [book.space.parse(name) for name in names]
        pages.script_step += [step.step] * len(names)


def _action(book: Book, do: Do, dice: list[int]) -> list[str]:
    if do.ability == "second":
        names = [SECOND[do.action]]
    else:
        kind = do.action if do.action in ("illuminate", "heal") else "overcome"
        names = [f"{kind}({_copy(book, do.target)})"]
    names.append(f"roll({len(do.dice)},0,0)")
    names += [f"face({shown})" for shown in do.dice]
    names += ["spend"] * do.spend_crystals
    if do.use:
        names.append(f"use({_copy(book, do.use)})")
    if do.reroll is not None:
        names += [f"reroll(die_8.{dice[i]})" for i in do.reroll.dice]
        names += [f"face({shown})" for shown in do.reroll.results]
    return names


def _pick(book: Book, pick: Pick) -> list[str]:
    if pick.op == "gain_crystals":
        return [f"place({action})" for action in pick.on]
    return [f"take({_copy(book, pick.keep)})"]


def _copy(book: Book, card: str) -> str:
    """Return the first item of a card: guided Scenes play with first copies."""
    return book.names[book.card_of.index(card)]
