"""The Save Tray: all that a saved game holds, as plain data. SW-22, SW-23

A record of the match is what a table really keeps; the tray is the rulebook's own way to save, for
save lists, for sharing a point of the story, and to prove that nothing else outlives a Scene.
"""

from typing import TYPE_CHECKING, Any

from radura.core.text import BadInput
from radura.games.storyfold_wildwoods.pieces import N_ACTIONS
from radura.games.storyfold_wildwoods.state import ABSENT, BROM_FACES, LUMA_FACES, OPENING, Wild
from radura.games.storyfold_wildwoods.steps.journey import SavePoint

if TYPE_CHECKING:
    from radura.games.storyfold_wildwoods.rules import Storyfold


def can_save(s: Wild) -> bool:
    """Tell whether the game can be saved now: after the Travel Phases, before a new set-up. SW-22.1"""
    return s.stack is not None and isinstance(s.stack.step, SavePoint)


def pack(s: Wild) -> dict[str, Any]:
    """Return the saved game. SW-22.2 to SW-22.11"""
    if not can_save(s):
        raise BadInput("sw-err-save")
    names = s.tables.names

    def named(items: list[int]) -> list[str]:
        return [names[item] for item in items]

    heroes = [{"card": "luma", "face": LUMA_FACES[s.luma]}]
    if s.brom != ABSENT:
        heroes.append({"card": "brom", "face": BROM_FACES[s.brom]})
    final = [s.final] if s.final >= 0 else []
    return {
        "campaign": s.tables.id,
        "scene": s.tables.scenes[s.scene].id,
        "opens_chapter": s.stage == OPENING,
        "upper": [
            {"deck": "shadow", "face_down": named(s.shadow_deck + final), "face_up": named(s.shadow_discard)},
            {"deck": "chapter", "face_down": named(s.story), "face_up": named(s.blessings), "heroes": heroes},
            {
                "deck": "exploration",
                "face_down": named(s.exploration_known + s.exploration_deck),
                "face_up": named(s.exploration_discard),
                "known": len(s.exploration_known),
            },
            {
                "deck": "creature",
                "face_down": named(s.creature_known + s.creature_deck),
                "face_up": named(s.creature_discard),
                "known": len(s.creature_known),
            },
        ],
        "river": [{"card": names[card], "crystals": s.crystals[card]} for card in s.river],
        "spirit": s.spirit,
        "dice": [s.tables.sides[die] for die in s.tables.dice if s.dice[die]],
        "flags": [s.tables.flags[flag] for flag in s.flags],
        "flags_before": [s.tables.flags[flag] for flag in s.flags_before],
        "restarts": s.restarts,
        "path": [f"{s.tables.scenes[end // 2].id}:{('lost', 'won')[end % 2]}" for end in s.path],
        "told": [s.tables.texts[text] for text in s.told],
        "options": dict(s.options),
    }


def unpack(game: "Storyfold", tray: dict[str, Any], seed: int | bytes = 0) -> Wild:
    """Return the game that was saved, at the save point; the set-up of its Scene comes next. SW-23"""
    t = game.tables
    scene = next(scene for scene in t.scenes if scene.id == tray["scene"])
    piles = {pile["deck"]: pile for pile in tray["upper"]}
    heroes = {hero["card"]: hero["face"] for hero in piles["chapter"]["heroes"]}
    chapter = t.chapters[scene.chapter]
    shadows = piles["shadow"]["face_down"]
    finals = {t.names[pages.final] for pages in t.chapters if pages.final >= 0}
    crystals = {space["card"]: space["crystals"] for space in tray["river"]}
    plain = tray["dice"].count(t.kinds[0])
    owned = [die < plain if die < t.starting else t.sides[die] in tray["dice"] for die in t.dice]
    position: dict[str, Any] = {
        "options": tray["options"],
        "chapter": chapter.id,
        "scene": scene.id,
        "stage": "opening" if tray["opens_chapter"] else "between",
        "restarts": tray["restarts"],
        "flags": tray["flags"],
        "flags_before": tray["flags_before"],
        "path": tray["path"],
        "told": tray["told"],
        "river": [space["card"] for space in tray["river"]],
        "crystals": [crystals[t.names[action]] for action in range(N_ACTIONS)],
        "spirit": tray["spirit"],
        "dice": ["used" if has else "box" for has in owned],
        "luma": heroes["luma"],
        "brom": heroes.get("brom", "absent"),
        "blessings": piles["chapter"]["face_up"],
        "story": piles["chapter"]["face_down"],
        "shadow_deck": [card for card in shadows if card not in finals],
        "final": next((card for card in shadows if card in finals), None),
        "shadow_discard": piles["shadow"]["face_up"],
        "pending": [["SavePoint", [], 0], ["Teller", [], 0]],
    }
    for deck in ("exploration", "creature"):
        pile = piles[deck]
        position[f"{deck}_known"] = pile["face_down"][: pile["known"]]
        position[f"{deck}_deck"] = pile["face_down"][pile["known"] :]
        position[f"{deck}_discard"] = pile["face_up"]
    return game.position(position, seed)
