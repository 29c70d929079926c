"""The table of Living Forest Duel as text: clearing, lines, forests with their rivers, piles."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from radura.core.game import AnyGame
from radura.core.view import View
from radura.games.living_forest_duel.view import DuelAmounts, DuelFacts
from radura.tui.boxes import beside, boxes
from radura.tui.table import wrapped
from radura.tui.words import Words, card_of

SIGNS = {"sun": "☼", "water": "≈", "plant": "♣", "wind": "@"}
COINS = {"none": "", "solitary": "●", "gregarious": "○"}
LAKE = "≈≈"
BONUSES = {"sanki": "§", "extinguish": "!", "recruit": "+", "plant": "^"}
"""Signs of the bonuses, which a small tree has room for."""


def draw(view: View, words: Words, width: int) -> list[str]:
    """Draw the table."""
    facts = _facts(words.game)
    seats = _seats(view)
    lines = [_heading(view, words)]
    lines += [words("lf-place-clearing"), *boxes(_clearing(view, words, facts), width)]
    lines += [words("lf-place-recruit"), *boxes(_recruits(view, words, facts), width)]
    lines += _shared_line(view, words, facts, width)
    for seat in seats:
        lines += ["", *_seat(view, words, facts, seat, width)]
    forests = [_forest(view, words, facts, seat) for seat in seats]
    together = beside(forests[0], forests[1], gap=8)
    lines += ["", *(together if max(map(len, together)) <= width else [*forests[0], "", *forests[1]])]
    lines += ["", *boxes(_groves(view, words, facts), width)]
    lines += wrapped("", _piles(view, words), width, " · ")
    legend = [f"{sign} {words(f'lf-element-{element}')}" for element, sign in SIGNS.items()]
    legend += [f"{sign} {words(f'lf-bonus-{bonus}')}" for bonus, sign in BONUSES.items()]
    legend += [f"{COINS[coin]} {words(f'lf-tui-{coin}')}" for coin in ("solitary", "gregarious")]
    return [*lines, *wrapped("", legend, width, "  ")]


@cache
def _facts(game: AnyGame) -> Mapping[str, Mapping[str, Any]]:
    return {card.id: card.facts for card in game.cards()}


def _seats(view: View) -> list[int]:
    """Return the seats, the one that looks last: its things lie nearest to the options."""
    own = view.seat if view.seat in (0, 1) else 1
    return [1 - own, own]


def _season(view: View, words: Words, seat: int) -> str:
    return words(f"lf-season-{_told(view).seats[seat].season}")


def _heading(view: View, words: Words) -> str:
    return words(
        "lf-tui-round",
        round=view.counters["round"],
        cards=len(_told(view).on_fire),
        total=_told(view).fire,
    )


def _told(view: View) -> DuelFacts:
    told: DuelFacts = view.facts
    return told


def _all_amounts(amounts: DuelAmounts) -> str:
    return " ".join(f"{getattr(amounts, element)}{sign}" for element, sign in SIGNS.items())


def _amounts(elements: Mapping[str, int]) -> str:
    return " ".join(f"{n}{SIGNS[element]}" for element, n in elements.items() if n)


def _clearing(view: View, words: Words, facts: Mapping[str, Mapping[str, Any]]) -> list[list[str]]:
    cards = []
    for at in range(_told(view).goals.steps):
        card, *rest = view.places[f"clearing.{at}"]
        marks = [words("lf-tui-fire")] if view.counters[f"{card}/fire"] else []
        marks += [words("lf-tui-onibi")] if rest else []
        value = words("lf-tui-value", n=facts[card]["fire_value"])
        cards.append([value, words(f"lf-bonus-{facts[card]['bonus']}"), *marks])
    return cards


def _recruits(view: View, words: Words, facts: Mapping[str, Mapping[str, Any]]) -> list[list[str]]:
    cards = []
    for slot in range(_told(view).goals.recruits):
        place = view.places[f"recruit.{slot}"]
        if not place:
            cards.append([words("lf-tui-empty")])
            continue
        fact = facts[card_of(place[0])]
        season = words(f"lf-season-{fact['season']}") if fact["season"] else words("lf-tui-neutral")
        coin = COINS[fact["symbol"]]
        cost = words("lf-tui-cost", n=fact["cost"])
        cards.append([words.item(place[0]), season, cost, f"{_amounts(fact['elements'])} {coin}".strip()])
    return cards


def _animal(words: Words, facts: Mapping[str, Mapping[str, Any]], item: str) -> str:
    fact = facts[card_of(item)]
    parts = [words.item(item), _amounts(fact["elements"]), COINS[fact["symbol"]]]
    return " ".join(part for part in parts if part)


def _shared_line(view: View, words: Words, facts: Mapping[str, Mapping[str, Any]], width: int) -> list[str]:
    pointing: dict[str, list[str]] = {}
    for token in view.places["pointing"]:
        card, _, element = view.faces[token].partition("/")
        season = card_of(token).removeprefix("action_token_")
        pointing.setdefault(card, []).append(f"[{words(f'lf-season-{season}')}→{SIGNS[element]}]")
    cards = [
        " ".join([_animal(words, facts, item), *pointing.get(item, [])])
        for item in view.places["line.shared"] + view.places["revealed"]
    ]
    free = _all_amounts(_told(view).open)
    lines = wrapped(f"{words('lf-place-line-shared')}: ", cards or [words("lf-tui-empty")], width, " | ")
    return [*lines, "  " + words("lf-tui-open", elements=free)]


def _seat(view: View, words: Words, facts: Mapping[str, Mapping[str, Any]], seat: int, width: int) -> list[str]:
    """Return what lies before a seat, the forest apart."""
    told, goals, places = _told(view).seats[seat], _told(view).goals, view.places
    own = [
        words("lf-tui-fires", n=view.counters[f"fires.{seat}"], of=goals.fires),
        words("lf-tui-tokens", n=len(places[f"tokens.{seat}"]), lost=len(places[f"lost.{seat}"])),
        words("lf-tui-solitary-count", n=told.solitary),
        words("lf-tui-recruits", n=told.recruits, of=goals.recruits),
        words("lf-tui-block", n=told.block, of=goals.block),
    ]
    if sanki := places[f"sanki.{seat}"]:
        own.append(words("lf-tui-sanki", n=len(sanki)))
    if places[f"onibi.{seat}"]:
        own.append(words("lf-card-onibi_card"))
    lines = wrapped(f"{_season(view, words, seat)}: ", own, width, " · ")
    lines.append("  " + words("lf-tui-strength", elements=_all_amounts(told.strength)))
    if line := places[f"line.{seat}"]:
        cards = [_animal(words, facts, item) for item in line]
        lines += wrapped(f"  {words('lf-place-line')}: ", cards, width, " | ")
    return lines


def _forest(view: View, words: Words, facts: Mapping[str, Mapping[str, Any]], seat: int) -> list[str]:
    """Draw a forest as a grid: each tree with its element, its number, its bonus and its river."""
    trees: dict[tuple[int, int], str] = {}
    for place, items in view.places.items():
        name, slash, cell = place.partition("/")
        if slash and name == f"forest.{seat}" and items:
            x, y = map(int, cell.split(":"))
            trees[x, y] = items[-1]
    columns = range(min(x for x, _ in trees), max(x for x, _ in trees) + 1)
    lines = [f"{words('lf-place-forest')} ({_season(view, words, seat)})"]
    for y in range(min(y for _, y in trees), max(y for _, y in trees) + 1):
        cells = [_tree(trees.get((x, y)), facts) for x in columns]
        lines += ["".join(cell[row] for cell in cells).rstrip() for row in range(3)]
    return lines


def _tree(tree: str | None, facts: Mapping[str, Mapping[str, Any]]) -> tuple[str, str, str]:
    """Draw a tree in three lines of eight signs; the river runs to the sides it reaches."""
    if tree is None:
        return " " * 8, " " * 8, " " * 8
    card = card_of(tree)
    river = facts[card]["river"]
    label = f"{LAKE} " if facts[card]["pile"] is None else f"{SIGNS[facts[card]['pile']]}{card[-1]}{_sign(facts[card])}"
    west, east = ("──" if "west" in river else " ·"), ("──" if "east" in river else "· ")
    north, south = ("│ " if "north" in river else "  "), ("│ " if "south" in river else "  ")
    return f"   {north}   ", f"{west} {label}{east}", f"   {south}   "


def _sign(tree: Mapping[str, Any]) -> str:
    return BONUSES[tree["bonus"]] if tree["bonus"] else " "


def _groves(view: View, words: Words, facts: Mapping[str, Mapping[str, Any]]) -> list[list[str]]:
    cards = []
    for element in SIGNS:
        below = len(view.places[f"grove.{element}"])
        name = words(f"lf-place-grove-{element}")
        if not (top := view.places[f"top.{element}"]):
            cards.append([name, words("lf-tui-empty")])
            continue
        fact = facts[card_of(top[0])]
        river = words("lf-tui-river", sides=", ".join(words(f"lf-tui-river-{side}") for side in fact["river"]))
        cost = words("lf-tui-tree-cost", n=fact["cost"])
        name = words(f"lf-bonus-{fact['bonus']}")
        bonus = f"{_sign(fact)} {name}"
        cards.append([words.item(top[0]), cost, river, bonus, words("lf-tui-below", n=below)])
    return cards


def _piles(view: View, words: Words) -> list[str]:
    names = ["deck", "discard", *(f"{pile}.{seat}" for seat in (0, 1) for pile in ("pile", "varans"))]
    out = [f"{words.place(name)} {len(view.places[name])}" for name in names]
    out.append(words("lf-tui-supply", sanki=len(view.places["sanki.supply"]), onibi=len(view.places["onibi.supply"])))
    return out
