"""The table of Casting Shadows as text: the map of hexes, the boards, the Pool, the decks."""

import textwrap

from radura.core.view import HIDDEN, View
from radura.games.casting_shadows.view import CastingShadowsFacts
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, RESOURCES
from radura.tui.table import wrapped
from radura.tui.words import Words, card_of

SPACES = {"r0": (1, 0), "r5": (0, 1), "r1": (2, 1), "centre": (1, 2), "r4": (0, 3), "r2": (2, 3), "r3": (1, 4)}
"""Column and half-row of each place of the map."""
TOP = 16
"""Length of the upper edge of a hex."""
SLOPE = 3
"""Lines from the upper edge to the middle."""
MAP_WIDTH = 3 * TOP + 4 * SLOPE
EXPLAINED = frozenset({"pick", "summon", "collect", "cast"})
"""Characters, Companions and Spells stand by their names alone; a Spell that is aimed tells what it does to whom."""
USED = "*"
"""Before a tile whose bonus of this turn is used up."""
INSIDE = (TOP, TOP + 2, TOP + 4, TOP + 4, TOP + 2)
"""Room on each line inside a hex."""


def draw(view: View, words: Words, width: int) -> list[str]:
    """Draw the table."""
    facts: CastingShadowsFacts = view.facts
    lines = [] if facts.turn is None else [_heading(view, words, facts.turn), ""]
    if any(view.places[f"map.{space}"] for space in SPACES):
        lines += _map(view, words) if width >= MAP_WIDTH else _tiles(view, words, width)
        lines += [*_legend(view, words), ""]
    for fighter in _fighters(view):
        lines += _board(view, words, fighter, width)
    lines += _pool(view, words, width)
    if portal := view.places["portal"]:
        lines += wrapped(f"{words('cs-place-portal')}: ", list(map(words.item, portal)), width)
    return lines + wrapped("", _piles(view, words), width, " · ")


def _heading(view: View, words: Words, turn: int) -> str:
    who = words.item(view.places[f"board.{turn}"][0])
    return words("cs-tui-turn", round=view.counters["round"], who=who, points=view.counters["ap"])


# -- the map ------------------------------------------------------------------------------


def _map(view: View, words: Words) -> list[str]:
    """Draw the tiles as hexes that share their edges."""
    canvas = [[" "] * MAP_WIDTH for _ in range(SLOPE * 6 + 1)]
    for space, (column, half_row) in SPACES.items():
        for tile in view.places[f"map.{space}"]:
            _hex(canvas, column * (TOP + SLOPE), half_row * SLOPE, _inside(view, words, tile))
    return ["".join(row).rstrip() for row in canvas]


def _hex(canvas: list[list[str]], x: int, y: int, inside: list[str]) -> None:
    for i in range(TOP):
        canvas[y][x + SLOPE + i] = "_"
        canvas[y + 2 * SLOPE][x + SLOPE + i] = "_"
    right = x + TOP + 2 * SLOPE - 1
    for i in range(SLOPE):
        canvas[y + 1 + i][x + SLOPE - 1 - i] = "/"
        canvas[y + 1 + i][right - SLOPE + 1 + i] = "\\"
        canvas[y + SLOPE + 1 + i][x + i] = "\\"
        canvas[y + SLOPE + 1 + i][right - i] = "/"
    for line, (text, room) in enumerate(zip(inside, INSIDE, strict=True)):
        start = x + (TOP + 2 * SLOPE - room) // 2
        for i, sign in enumerate(_cut(text, room).center(room)):
            if sign != " ":
                canvas[y + 1 + line][start + i] = sign


def _inside(view: View, words: Words, tile: str) -> list[str]:
    """Return five lines: two of meeples, the name, two of the card beside the tile."""
    meeples = [f"@{words.item(name.removesuffix('_meeple'))}" for name in view.places[f"tile.{tile}"]]
    card = ", ".join(words.item(item) for item in view.places.get(f"market.{tile}", []))
    rows = textwrap.wrap(f"[{card}]", INSIDE[4]) if card else []
    rows += [""] * (2 - len(rows))
    return [" ".join(meeples[2:]), " ".join(meeples[:2]), _tile(view, words, tile), rows[0], rows[1]]


def _legend(view: View, words: Words) -> list[str]:
    used = any(tile in view.faces for space in SPACES for tile in view.places[f"map.{space}"])
    return [f"{USED} {words('cs-face-used')}"] if used else []


def _tile(view: View, words: Words, tile: str) -> str:
    """Name a tile; a bonus of once a turn that is used up is marked."""
    return (USED if tile in view.faces else "") + words.item(tile)


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…"


def _tiles(view: View, words: Words, width: int) -> list[str]:
    """List the tiles, where the screen is too narrow for the map."""
    lines: list[str] = []
    for space in SPACES:
        for tile in view.places[f"map.{space}"]:
            here = [words.item(name.removesuffix("_meeple")) for name in view.places[f"tile.{tile}"]]
            here += [f"[{words.item(item)}]" for item in view.places.get(f"market.{tile}", [])]
            lines += wrapped(f"{space} {_tile(view, words, tile)}: ", here or ["-"], width)
    return lines


# -- the boards ---------------------------------------------------------------------------


def _fighters(view: View) -> list[int]:
    """Return the fighters, the one that looks last: its things lie nearest to the options."""
    facts: CastingShadowsFacts = view.facts
    all_of_them = [f for f in sorted(facts.order) if view.places[f"board.{f}"]]
    own = view.seat if view.seat in all_of_them else None
    return [f for f in all_of_them if f != own] + ([own] if own is not None else [])


def _board(view: View, words: Words, fighter: int, width: int) -> list[str]:
    name = view.places[f"board.{fighter}"][0]
    form = view.faces.get(name)
    title = words(f"cs-form-{name}-{form}") if form else words.item(name)
    head = [f"{words(f'cs-counter-{what}')} {view.counters[f'{what}.{fighter}']}" for what in ("hp", "energy")]
    if view.counters[f"hp.{fighter}"] == 0:
        head = [words("cs-ui-out")]
    lines = wrapped(f"{title}: ", head, width, " · ")
    for place in ("book", "counters", "companion"):
        lines += _row(words, place, view.places[f"{place}.{fighter}"], width, view)
    return lines


def _row(words: Words, place: str, items: list[str], width: int, view: View | None = None) -> list[str]:
    """Name the cards of a place; nothing if it is empty."""
    shown = [words.item(item) + _face(words, view, item) for item in items if item != HIDDEN]
    if hidden := items.count(HIDDEN):
        shown.append(words("cli-hidden", n=hidden))
    return wrapped(f"  {words(f'cs-place-{place}')}: ", shown, width) if shown else []


def _face(words: Words, view: View | None, item: str) -> str:
    face = view.faces.get(item) if view is not None else None
    return f" [{words(f'cs-face-{face}')}]" if face else ""


# -- Pool and piles -----------------------------------------------------------------------


def _pool(view: View, words: Words, width: int) -> list[str]:
    facts: CastingShadowsFacts = view.facts
    dice = [_die(words, die, view.faces[die], picked=die in facts.picked) for die in view.places["pool"]]
    lines = wrapped(f"{words('cs-place-pool')}: ", dice, width) if dice else []
    if facts.picked:
        lines += wrapped("  ", [words("cs-tui-picked", n=len(facts.picked))], width)
    tokens = [_token(words, kind, n) for kind in RESOURCES if (n := view.counters[f"pool/{kind}"])]
    free = [
        words("cs-tui-free", n=n, action=words(f"cs-action-{action}"))
        for action in FREE_ACTIONS
        if (n := view.counters[f"free/{action}"])
    ]
    for row in (tokens, free):
        if row:
            lines += wrapped("  + ", row, width)
    return lines


def _die(words: Words, die: str, face: str, *, picked: bool) -> str:
    """Name what a die shows, and the die where that does not tell its colour. Picked up to be rolled: marked."""
    shown = words(f"cs-resource-{face}")
    if face in ("shadow", "curse"):
        shown = f"{shown} ({words.item(card_of(die))})"
    return f"<{shown}>" if picked else shown


def _token(words: Words, kind: str, n: int) -> str:
    return f"{n} " + words(f"cs-resource-{kind}" if n == 1 else f"cs-resources-{kind}")


def _piles(view: View, words: Words) -> list[str]:
    names = ("deck", "discard", "counter_deck", "companion_deck")
    return [f"{words(f'cs-place-{name}')} {len(view.places[name])}" for name in names]
