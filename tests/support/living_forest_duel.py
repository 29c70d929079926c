"""Positions for the scenarios: an ordinary table, changed where a test says so.

Seat 0 is Summer. Chance is scripted: after a reveal a test plays ``draw(<card>)``.
"""

from typing import Any

from radura.games.living_forest_duel import GAME
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.tables import ELEMENTS

T = GAME.tables
ITEMS = T.items
SUMMER, WINTER = 0, 1
COMMON = [ITEMS[card] for card in T.common]
LINE = ["frog", "goat", "fox", "stag", "wolf", "crane", "ram"]
"""The usual recruitment line; its costs are 6, 2, 5, 7, 3, 5, 2."""
SUMMER_TREE, WINTER_TREE = "starting_tree_summer", "starting_tree_winter"
TOPS = ["sun_tree_1", "water_tree_1", "plant_tree_1", "wind_tree_1"]


def table(seat: int = SUMMER, **fields: Any) -> DuelState:
    """Return a position in which the seat is on turn; what is not given is as usual.

    ``forest`` gives Summer's trees, ``winter_forest`` Winter's: ``{"1:0": "sun_tree_1"}``, in
    the order of planting. ``laid`` gives tokens on the shared line: ``(seat, element, card)``.
    """
    data: dict[str, Any] = {
        "burning": [0, 0, 1, 0, 1, 0, 0],
        "onibi": "clearing_4",
        "pending": [["Turn", [], seat]],
    }
    forests = [fields.pop("forest", {}), fields.pop("winter_forest", {})]
    data["cells"] = [["0:0", *forest] for forest in forests]
    data["trees"] = [
        [start, *forest.values()] for start, forest in zip((SUMMER_TREE, WINTER_TREE), forests, strict=True)
    ]
    data |= _tokens(fields.pop("laid", []), fields)
    data |= fields
    data["sanki"] = [None if owner == -1 else owner for owner in data.get("sanki", [-1, -1, -1])]
    data["holder"] = None if data.get("holder", -1) == -1 else data["holder"]
    lying = {card for key in ("shared", "discard", "deck") for card in data.get(key, [])}
    lying |= {card for key in ("lines", "piles", "bottoms") for row in data.get(key, []) for card in row}
    data.setdefault("recruits", [_alike(card, lying | {*LINE}) if card in lying else card for card in LINE])
    lying |= {*data["recruits"]}
    growing = {tree for trees in data["trees"] for tree in trees}
    data.setdefault("tops", [_alike(tree, growing) if tree in growing else tree for tree in TOPS])
    data.setdefault("deck", [card for card in COMMON if card not in lying])
    data.setdefault("piles", [[card for card in names(half) if card not in lying] for half in T.guardians])
    lying |= {*data["deck"]}
    data.setdefault("varans", [[card for card in names(seven) if card not in lying] for seven in T.varans])
    used = growing | {*data["tops"]}
    data.setdefault("groves", [[tree for tree in names(pile) if tree not in used] for pile in T.piles])
    data.setdefault("partial", True)
    state: DuelState = GAME.position(data)
    state.rng = None
    return state


def _alike(card: str, taken: set[str]) -> str | None:
    """Return a card of the same season or pile and the same cost for one that lies elsewhere, if there is one."""
    old = ITEMS.index(card)
    alike = (new for group in (*T.guardians, *T.piles) if old in group for new in group if T.cost[new] == T.cost[old])
    return next((ITEMS[new] for new in alike if ITEMS[new] not in taken), None)


def _tokens(laid: list[tuple[int, str, str]], fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields for the tokens on the line and, from ``lost``, those lost to solitary symbols."""
    on: list[str | None] = [None] * 4
    card: list[str | None] = [None] * 4
    gone = list(fields.get("lost", [0, 0]))  # a lost token comes before those laid; that makes no difference
    for seat, element, where in laid:
        on[seat * 2 + gone[seat]], card[seat * 2 + gone[seat]] = element, where
        gone[seat] += 1
    done = [seat for seat in (SUMMER, WINTER) if gone[seat] == 2]
    tokens = {"laid_on": on, "laid_card": card, "tokens": [2 - gone[0], 2 - gone[1]]}
    return tokens | {"first_done": done[0] if done else None}


def names(items: list[int]) -> list[str]:
    """Return items as names; None for an empty place."""
    return [ITEMS[item] if item >= 0 else "" for item in items]


def shared(s: DuelState) -> list[str]:
    """Return the shared line."""
    return names(s.shared)


def line(s: DuelState, seat: int) -> list[str]:
    """Return a personal line."""
    return names(s.lines[seat])


def strength(s: DuelState, seat: int, element: str) -> int:
    """Return the strength a seat would have now."""
    return s.strength(seat, ELEMENTS.index(element))


def forest(s: DuelState, seat: int) -> dict[str, str]:
    """Return the visible trees of a seat by cell, without the starting tree."""
    tops = {T.cells[cell]: ITEMS[tree] for cell, tree in zip(s.cells[seat], s.trees[seat], strict=True)}
    del tops["0:0"]
    return tops


def winner(s: DuelState) -> tuple[int, str] | None:
    """Return who won and why, or None while the match goes on."""
    return None if s.outcome is None else (s.outcome.winners[0], s.outcome.reason)
