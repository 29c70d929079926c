"""The table of Storyfold: Wildwoods as text: a page to read, the Locations, the track, the River, the Board."""

import textwrap
from collections.abc import Mapping
from functools import cache
from typing import Any

from radura.core.game import AnyGame
from radura.core.text import Message
from radura.core.view import View
from radura.games.storyfold_wildwoods.view import StoryfoldFacts, StoryfoldPage
from radura.tui.boxes import boxes
from radura.tui.table import wrapped
from radura.tui.words import Words, card_of

PAGE = 66
"""Columns of a line that is pleasant to read."""
PIP, DONE, LIGHT, SPIRIT, CRYSTAL, NO_CRYSTAL = "•", "✓", "☼", "♥", "◆", "◇"
MARKS = {"overcome": DONE, "open": ">", "closed": " "}


def draw(view: View, words: Words, width: int) -> list[str]:
    """Draw the table; between two Scenes there is only the page."""
    facts: StoryfoldFacts = view.facts
    if view.outcome is not None:
        return _ending(view.outcome.reason, facts, words, width)
    lines = [*_title(facts, words, width), *_story(facts.pages, words, width)]
    if facts.stage in ("opening", "between"):
        return lines
    return [
        *lines,
        *wrapped(f"{words('sw-tui-goal')} ", [words(facts.goal)], width),
        "",
        *_locations(facts, words, width),
        "",
        *_track(view, facts, words, width),
        "",
        *_river(view, facts, words, width),
        *_board(view, facts, words, width),
    ]


@cache
def _cards(game: AnyGame) -> Mapping[str, Mapping[str, Any]]:
    return {card.id: card.facts for card in game.cards()}


def _title(facts: StoryfoldFacts, words: Words, width: int) -> list[str]:
    """Return the running head of the page."""
    parts = [words(facts.chapter_title)]
    if facts.stage != "opening" or facts.is_save_point:
        parts.append(words(facts.title))
    if facts.round:
        parts.append(words("sw-tui-round", round=facts.round))
    return wrapped("", parts, width, " · ")


def _ending(reason: str, facts: StoryfoldFacts, words: Words, width: int) -> list[str]:
    """Return the last page of the Scene, then the ending under its own title."""
    scene = [page for page in facts.pages if page.kind in ("won", "lost")]
    ending = [page for page in facts.pages if page not in scene]
    title = wrapped("", [words(facts.chapter_title), words(facts.title)], width, " · ")
    own = wrapped("", [words(f"sw-ending-{reason}")], width)
    return [*title, *_story(scene, words, width), *own, *_story(ending, words, width)]


def _story(pages: list[StoryfoldPage], words: Words, width: int) -> list[str]:
    """Return what there is to read now, set like a book."""
    lines: list[str] = []
    for page in pages:
        lines.append("")
        lines += [f"  {line}" for line in textwrap.wrap(words(page.text), min(PAGE, width - 4))]
    return [*lines, ""]


def _locations(facts: StoryfoldFacts, words: Words, width: int) -> list[str]:
    cards = _cards(words.game)
    lines = []
    for location in facts.locations:
        card = cards[location.id]
        head = f"{MARKS[location.state]} {words.item(str(card['kind']))} {PIP * location.pips} "
        about = [words.item(location.id)]
        if location.state != "overcome":
            about.append(words(Message(f"sw-rule-{location.id}")))
            if card["needs_light"]:
                about.append(f"{LIGHT} {words('sw-tui-needs-light')}")
            if card["after"]:
                about.append(words("sw-tui-after", names=", ".join(words.item(id) for id in card["after"])))
            if "requires" in card:
                about.append(words(card["requires"]))
        lines += wrapped(head, about, width, " · ", indent=4)
    return lines


def _track(view: View, facts: StoryfoldFacts, words: Words, width: int) -> list[str]:
    """Draw the Wildwood Track: Light from the left, Shadow from the right, icons on their spaces."""
    titles = {icon.id: words(icon.title).lower() for icon in facts.icons}
    icons = {space.at: "+".join(titles[icon] for icon in space.icons) for space in facts.track}
    light, shadow = view.counters["light"], view.counters["shadow"]
    spaces = [LIGHT if light == at else "·" for at in range(facts.side, 0, -1)]
    spaces.append(f"({LIGHT})" if light == 0 else "( )")
    for at in range(1, facts.side + 1):
        signs = icons.get(at, "")
        spaces.append(f"[{signs}]" if at == shadow else signs or "·")
    lines = wrapped(f"{words('sw-tui-track')}: ", spaces, width, " ")
    lines += wrapped("  ", [words("sw-tui-distances", light=light, shadow=shadow)], width)
    for icon in facts.icons:
        lines += wrapped(f"  {titles[icon.id]}: ", [words(icon.rule)], width, indent=4)
    return lines


def _river(view: View, facts: StoryfoldFacts, words: Words, width: int) -> list[str]:
    """Draw the River as a row of spaces."""
    known = _cards(words.game)
    cards = []
    for space, number in enumerate(facts.numbers):
        lines = [f"{number}+" if number else "-"]
        if space < len(view.places["river"]):
            item = view.places["river"][space]
            lines.append(words.item(item))
            crystals = view.counters.get(f"{item}/crystals")
            if crystals is not None:
                lines.append(CRYSTAL * crystals + NO_CRYSTAL * (facts.crystals_max - crystals))
            else:
                card = known[card_of(item)]
                lines += [PIP * card["pips"], f"{SPIRIT}-{card['spirit']} {CRYSTAL}+{card['crystals']}"]
            if face := view.faces.get(item):
                lines.append(f"[{words.face(face)}]")
        cards.append(lines)
    return [words("sw-place-river"), *boxes(cards, width, least=7, most=16)]


def _board(view: View, facts: StoryfoldFacts, words: Words, width: int) -> list[str]:
    """Return Spirit, dice, Luma and Brom, Blessings and decks."""
    places = view.places
    spirit = view.counters["spirit"]
    full = "#" * spirit + "." * (facts.spirit_max - spirit)
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
    action = facts.action
    if action is not None and action.is_rolled:
        rolled = [f"{_die(die)}={view.faces.get(die, '?')}" for die in places["roll"]]
        result = words("sw-tui-roll", dice=" ".join(rolled), number=action.number, n=action.total)
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
