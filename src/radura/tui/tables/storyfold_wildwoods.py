"""The table of Storyfold: Wildwoods as text: a page to read, the Locations, the track, the River, the Board."""

import textwrap
from collections.abc import Mapping
from functools import cache
from typing import Any

from radura.core.game import AnyGame
from radura.core.text import Message
from radura.core.view import View
from radura.tui.boxes import boxes
from radura.tui.table import wrapped
from radura.tui.words import Words, card_of

PAGE = 66
"""Columns of a line that is pleasant to read."""
PIP, DONE, LIGHT, SPIRIT, CRYSTAL, NO_CRYSTAL = "•", "✓", "☼", "♥", "◆", "◇"
ACTIONS = ("illuminate", "help", "explore", "heal")


def draw(view: View, words: Words, width: int) -> list[str]:
    """Draw the table; between two Scenes there is only the page."""
    lines = [*_title(view, words, width), *_story(view, words, width)]
    if view.info["stage"] in ("opening", "between"):
        return lines
    return [
        *lines,
        *wrapped(f"{words('sw-tui-goal')}: ", [words(str(view.info["goal"])[1:])], width),
        "",
        *_locations(view, words, width),
        "",
        *_track(view, words, width),
        "",
        *_river(view, words, width),
        *_board(view, words, width),
    ]


@cache
def _facts(game: AnyGame) -> Mapping[str, Mapping[str, Any]]:
    return {card.id: card.facts for card in game.cards()}


def _title(view: View, words: Words, width: int) -> list[str]:
    """Return the running head of the page."""
    info = view.info
    parts = [words(f"sw-chapter-{info['chapter']}")]
    if info["stage"] != "opening" or info["save_point"]:
        parts.append(words(str(info["title"])[1:]))
    if info["round"]:
        parts.append(words("sw-tui-round", round=info["round"]))
    return wrapped("", parts, width, " · ")


def _story(view: View, words: Words, width: int) -> list[str]:
    """Return what there is to read now, set like a book."""
    lines: list[str] = []
    for id in str(view.info["story"]).split():
        lines.append("")
        lines += [f"  {line}" for line in textwrap.wrap(words(id), min(PAGE, width - 4))]
    return [*lines, ""]


def _locations(view: View, words: Words, width: int) -> list[str]:
    facts = _facts(words.game)
    lines = []
    for location in view.places["scene"]:
        fact = facts[location]
        state = view.info[f"{location}/state"]
        mark = DONE if state == "overcome" else ">" if state == "open" else " "
        pips = PIP * int(view.info[f"{location}/pips"])
        head = f"{mark} {words.item(str(fact['kind']))} {pips} "
        about = [words.item(location)]
        if state != "overcome":
            about.append(words(Message(f"sw-rule-{location}")))
            if fact["needs_light"]:
                about.append(f"{LIGHT} {words('sw-tui-needs-light')}")
            if fact["after"]:
                about.append(words("sw-tui-after", names=", ".join(words.item(id) for id in fact["after"])))
            if "requires" in fact:
                about.append(words(str(fact["requires"])[1:]))
        lines += wrapped(head, about, width, " · ", indent=4)
    return lines


def _track(view: View, words: Words, width: int) -> list[str]:
    """Draw the Wildwood Track: Light from the left, Shadow from the right, icons on their spaces."""
    side = int(view.info["side"])
    icons = dict(space.split(":") for space in str(view.info["track"]).split())
    light, shadow = view.counters["light"], view.counters["shadow"]
    spaces = [LIGHT if light == at else "·" for at in range(side, 0, -1)]
    spaces.append(f"({LIGHT})" if light == 0 else "( )")
    for at in range(1, side + 1):
        signs = "+".join(_icon(words, icon) for icon in icons.get(str(at), "").split(",") if icon)
        spaces.append(f"[{signs}]" if at == shadow and signs else "[]" if at == shadow else signs or "·")
    lines = wrapped(f"{words('sw-tui-track')}: ", spaces, width, " ")
    lines += wrapped("  ", [words("sw-tui-distances", light=light, shadow=shadow)], width)
    for icon in dict.fromkeys(icon for row in icons.values() for icon in row.split(",")):
        rule = words(str(view.info[f"icon/{icon}"])[1:])
        lines += wrapped(f"  {_icon(words, icon)}: ", [rule], width, indent=4)
    return lines


def _icon(words: Words, icon: str) -> str:
    return words(f"sw-icon-{icon}").lower()


def _river(view: View, words: Words, width: int) -> list[str]:
    """Draw the River as a row of seven spaces."""
    facts = _facts(words.game)
    cards = []
    for space, number in enumerate(str(view.info["numbers"]).split()):
        lines = [f"{number}+" if number != "0" else "-"]
        if space < len(view.places["river"]):
            item = view.places["river"][space]
            lines.append(words.item(item))
            if item in ACTIONS:
                n = view.counters[f"{item}/crystals"]
                lines.append(CRYSTAL * n + NO_CRYSTAL * (3 - n))
            else:
                fact = facts[card_of(item)]
                lines += [PIP * fact["pips"], f"{SPIRIT}-{fact['spirit']} {CRYSTAL}+{fact['crystals']}"]
            if face := view.faces.get(item):
                lines.append(f"[{words.face(face)}]")
        cards.append(lines)
    return [words("sw-place-river"), *boxes(cards, width, least=7, most=16)]


def _board(view: View, words: Words, width: int) -> list[str]:
    """Return Spirit, dice, Luma and Brom, Blessings and decks."""
    info, places = view.info, view.places
    spirit = view.counters["spirit"]
    full = "#" * spirit + "." * (int(info["spirit_max"]) - spirit)
    dice = [_die(die) for die in places["dice"]]
    used = [_die(die) for die in places["used_dice"]]
    lines = wrapped(
        "",
        [
            f"{words('sw-tui-spirit')} {SPIRIT} [{full}] {spirit}",
            f"{words('sw-place-dice')}: {' '.join(dice) or '-'}",
            f"{words('sw-place-used_dice')}: {' '.join(used) or '-'}",
        ],
        width,
        " · ",
    )
    if info.get("roll_open"):
        rolled = [f"{_die(die)}={view.faces.get(die, '?')}" for die in places["roll"]]
        result = words("sw-tui-roll", dice=" ".join(rolled), number=info["number"], n=info["total"])
        lines += wrapped("", [result], width)
    heroes = [words(f"sw-face-{view.faces['luma']}")]
    heroes.append(f"Brom: {words.face(view.faces['brom'])}" if places["brom"] else words("sw-tui-no-brom"))
    blessings = [words.item(item) for item in places["blessings"]]
    heroes.append(f"{words('sw-place-blessings')}: {', '.join(blessings) or '-'}")
    lines += wrapped("", heroes, width, " · ")
    decks = [
        f"{words(f'sw-place-{deck}_deck')} {len(places[f'{deck}_deck'])}/{len(places[f'{deck}_discard'])}"
        for deck in ("exploration", "creature", "shadow")
    ]
    return lines + wrapped(
        "", [f"{words('sw-place-chapter_deck')} {len(places['chapter_deck'])}", *decks], width, " · "
    )


def _die(item: str) -> str:
    return f"d{card_of(item).removeprefix('die_')}"
