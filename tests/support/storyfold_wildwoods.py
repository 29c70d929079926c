"""Positions for the scenarios: a Scene in its Luma Phase, changed where a test says so.

Rivers are written from Start to End, I H E G for the Action cards and the names of Creatures:
``river="I hare H E G"``. Chance is scripted: after ``roll(2,0,0)`` a test plays ``face(5)``, ``face(2)``,
after a draw ``draw(<card>)``.
"""

from typing import Any

from radura.core.kernel import Step
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import AVAILABLE, ROLLED, USED, Wild
from radura.games.storyfold_wildwoods.steps.journey import Teller
from radura.games.storyfold_wildwoods.steps.luma import Act

TABLES = GAME.tables
SHORT = {
    "I": "illuminate",
    "H": "help",
    "E": "explore",
    "G": "heal",
    "hare": "gloam_hare.0",
    "fawn": "lost_fawn.0",
    "fox": "inkfoot_fox",
    "toad": "mire_toad.0",
    "owlet": "tear_eyed_owlet",
    "otter": "drowned_otter.0",
    "boar": "thornback_boar",
    "crow": "cinder_crow.0",
    "moth": "hush_moth.0",
    "ram": "bellhorn_ram",
    "weaver": "root_weaver.0",
    "bat": "lamp_eater.0",
    "wolf": "barkskin_wolf.0",
    "newt": "ember_newt.0",
    "lynx": "ash_lynx.0",
    "heron": "sedge_mother",
    "stag": "hollow_stag",
    "bear": "the_other_bear",
}
LONG = {name: short for short, name in SHORT.items()}
ACTIONS = ("illuminate", "help", "explore", "heal")


def full(cards: str) -> list[str]:
    """Return the item names of a written River."""
    return [SHORT.get(card, card) for card in cards.split()]


def scene(id: str = "c1s1", *pending: Step[Any], **fields: Any) -> Wild:
    """Return a position of a Scene.

    ``pending`` are steps to be done first; in the Luma Phase the player may act after them.
    ``crystals`` is a dict by Action card, ``dice`` how many eight-sided dice are available.
    Decks are those of the Chapter, less the cards that lie elsewhere.
    """
    at = next(i for i, pages in enumerate(TABLES.scenes) if pages.id == id)
    pages = TABLES.scenes[at]
    chapter = TABLES.chapters[pages.chapter]
    names = TABLES.names
    data: dict[str, Any] = {
        "chapter": chapter.id,
        "scene": id,
        "stage": "luma",
        "round": 1,
        "light": pages.light,
        "shadow": pages.shadow,
        "story": [names[item] for item in chapter.story],
        "final": names[chapter.final] if chapter.final >= 0 else None,
    }
    data.update(fields)
    data["river"] = full(data.get("river", "I H E G"))
    for key in ("blessings", "stunned", "order", "acting", "healed", "exploration_discard", "creature_discard"):
        if isinstance(data.get(key), str):
            data[key] = full(data[key])
    if data.get("brom") == "absent":
        data["shadow_discard"] = [*data.get("shadow_discard", []), "brom"]
    crystals = data.pop("crystals", {})
    data["crystals"] = [crystals.get(action, 0) for action in ACTIONS]
    if isinstance(dice := data.get("dice", 5), int):
        data["dice"] = ["available"] * dice + ["used"] * (5 - dice) + ["box", "box"]
    elsewhere = {card for value in data.values() if isinstance(value, list) for card in value if isinstance(card, str)}
    for key, items in (
        ("exploration_deck", chapter.exploration_known + chapter.exploration_deck),
        ("creature_deck", chapter.creature_known + chapter.creature_deck),
        ("shadow_deck", chapter.shadow_deck),
    ):
        data.setdefault(key, [names[item] for item in items if names[item] not in elsewhere])
    s = GAME.position({**data, "partial": True})
    s.rng = None  # luck is the test's own
    s.then(0, *pending, *([Act()] if data["stage"] == "luma" else []), Teller())
    s.advance()
    return s


def row(s: Wild) -> str:
    """Return the River as tests write it."""
    return " ".join(LONG.get(TABLES.names[item], TABLES.names[item]) for item in s.river)


def crystals(s: Wild) -> dict[str, int]:
    """Return the Action cards that have Crystals."""
    return {action: n for action, n in zip(ACTIONS, s.crystals, strict=True) if n}


def named(items: list[int]) -> list[str]:
    """Return the names of items."""
    return [TABLES.names[item] for item in items]


def item(name: str) -> int:
    """Return an item by its short or full name."""
    return TABLES.item(SHORT.get(name, name))


def dice(s: Wild) -> tuple[int, int, int]:
    """Return how many dice are available, rolled and used."""
    return s.dice.count(AVAILABLE), s.dice.count(ROLLED), s.dice.count(USED)


def has(s: Wild, flag: str) -> bool:
    """Tell whether the story remembers something."""
    return TABLES.flags.index(flag) in s.flags


def pages(s: Wild) -> list[str]:
    """Return what lies before the player to be read."""
    return [TABLES.texts[text] for text in s.pages]


def rolled(*faces: int) -> list[str]:
    """Return the choice to roll eight-sided dice and what they show."""
    return [f"roll({len(faces)},0,0)", *(f"face({face})" for face in faces)]
