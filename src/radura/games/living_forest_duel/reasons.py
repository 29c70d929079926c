"""Why a piece or an action cannot be used now, with the rule that says so.

What is possible is asked of the rules (the options, their lists, the strength); here it is only told what is missing.
"""

from radura.core.actions import Kind
from radura.core.reasons import Reason, asked_instead, no
from radura.core.text import COMPOSED, Message
from radura.core.view import Amount, Closed
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.acts import (
    Advance,
    Extinguish,
    PlantAt,
    PlantTree,
    Recruit,
    animal_options,
    fire_options,
)
from radura.games.living_forest_duel.steps.planting import tree_options
from radura.games.living_forest_duel.steps.setup import Exchange
from radura.games.living_forest_duel.steps.table import card_ref, season_ref
from radura.games.living_forest_duel.steps.turn import SankiToken, Turn, pointed_card
from radura.games.living_forest_duel.tables import ELEMENTS, NOTHING, PLANT, SUN, WATER, WIND

ASKED = {
    "Turn": "LF-5.4",
    "SankiToken": "LF-15.4",
    "VaranRevealed": "LF-15.3",
    "Extinguish": "LF-9.1",
    "Recruit": "LF-10.1",
    "PlantTree": "LF-11.1",
    "PlantAt": "LF-11.3",
    "Advance": "LF-12.1",
    "Exchange": "LF-4.15",
}
"""The steps that ask a seat, each with its rule; ``lf-no-now-<step>`` says what they ask about."""


def _now(s: DuelState) -> Reason:
    return asked_instead(s, ASKED)


def _element(element: int) -> str:
    return f"#lf-element-{ELEMENTS[element]}"


# -- actions ------------------------------------------------------------------------------


def no_action(s: DuelState, seat: int, action: int) -> Reason:
    """Say why an action is not offered."""
    assert s.stack is not None
    kind, m, step = s.moves.space.kind_of(action), s.moves, s.stack.step
    match kind.name:
        case "reveal" if isinstance(step, Turn):
            return no("lf-no-cards", "LF-6.8")
        case "token" if isinstance(step, Turn | SankiToken):
            return _no_token(s, seat, action - m.token)
        case "extinguish":
            return _no_fire(s, seat, action - m.extinguish)
        case "recruit":
            return _no_animal(s, seat, action - m.recruit)
        case "tree":
            return _no_tree(s, seat, action - m.tree)
        case "plant" if isinstance(step, PlantAt):
            return _no_cell(s, seat, action - m.plant, step)
        case "onibi" if isinstance(step, Advance):
            return no("lf-no-far", "LF-12.1", n=step.strength)
        case "stop" if isinstance(step, Extinguish | Recruit | PlantTree):
            return no("lf-no-stop", "OQ-6")
        case "return" | "keep":
            return no("lf-no-varan", "LF-15.3")
        case "draw":
            return no("lf-no-draw", "LF-6.1")
    return _out_of_turn(s, kind)


def _out_of_turn(s: DuelState, kind: Kind) -> Reason:
    return no("lf-no-sanki-now", "LF-15.4") if kind.name == "pass" else _now(s)


def obstacle(s: DuelState, seat: int, element: int) -> Reason | None:
    """Return what keeps the seat from laying a token on an element; None: nothing does. LF-8.2, LF-8.11, LF-8.15"""
    n, name = s.strength(seat, element), _element(element)
    card = pointed_card(s, element)
    if card < 0:
        return no("lf-no-sign", "LF-8.15", n=n, element=name)
    if s.shown[element] <= s.mark[element]:
        return no("lf-no-sign-left", "LF-8.6", element=name, card=card_ref(s, card))
    if s.shown[element] <= s.mine[seat * 4 + element] + 1:
        return no("lf-no-between", "LF-8.11", element=name)
    return weakness(s, seat, element, n)


def weakness(s: DuelState, seat: int, element: int, n: int) -> Reason | None:
    """Return why this strength would achieve nothing; None: it would. OQ-6"""
    if element == SUN and not animal_options(s, n):
        return no("lf-no-sun", "LF-10.1", n=n, least=s.cheapest if s.cheapest < NOTHING else 0)
    if element == WATER and not fire_options(s, n):
        if s.least_fire == NOTHING:
            return no("lf-no-fires", "LF-9.1")
        return no("lf-no-water", "LF-9.1", n=n, least=s.least_fire)
    if element == PLANT and not tree_options(s, seat, n, 0):
        least = min((s.tables.cost[tree] for tree in s.tops if tree >= 0), default=0)
        if n >= least > 0:
            return no("lf-no-room", "LF-11.17", n=n)
        return no("lf-no-plant", "LF-11.1", n=n, least=least)
    if element == WIND and n == 0:
        return no("lf-no-wind", "LF-12.1")
    return None


def _no_token(s: DuelState, seat: int, element: int) -> Reason:
    reason = obstacle(s, seat, element)
    assert reason is not None, f"nothing keeps {ELEMENTS[element]} from being used: {s.to_position()}"
    return reason


def _first(s: DuelState, seat: int, element: int, cost: int) -> Reason:
    """Say that a token on an element comes first, or why it cannot."""
    if s.moves.token + element in s.choices:
        n = s.strength(seat, element)
        rule = ("LF-10.1", "LF-9.1", "LF-11.1", "LF-12.1")[element]
        if cost > n:
            return no("lf-no-first-dear", rule, element=_element(element), n=n, cost=cost)
        return no("lf-no-first", rule, element=_element(element), n=n, cost=cost)
    assert s.stack is not None
    return _no_token(s, seat, element) if isinstance(s.stack.step, Turn | SankiToken) else _now(s)


def _no_fire(s: DuelState, seat: int, at: int) -> Reason:
    assert s.stack is not None
    step, value = s.stack.step, s.tables.fire_value[at]
    if not s.burning[at]:
        return no("lf-no-fire-here", "LF-9.1")
    if isinstance(step, Extinguish):
        return no("lf-no-water-left", "LF-9.2", cost=value, n=step.left)
    return _first(s, seat, WATER, value)


def _no_animal(s: DuelState, seat: int, card: int) -> Reason:
    assert s.stack is not None
    step, cost = s.stack.step, s.tables.cost[card]
    if card not in s.recruits:
        return no("lf-no-in-line", "LF-10.1", card=card_ref(s, card))
    if isinstance(step, Recruit):
        return no("lf-no-sun-left", "LF-10.1", cost=cost, n=step.left)
    if isinstance(step, Exchange):
        return no("lf-no-cheapest", "LF-4.13")
    return _first(s, seat, SUN, cost)


def _no_tree(s: DuelState, seat: int, pile: int) -> Reason:
    assert s.stack is not None
    step, tree = s.stack.step, s.tops[pile]
    if tree < 0:
        return no("lf-no-pile", "OQ-45")
    cost = s.tables.cost[tree]
    if isinstance(step, PlantAt):
        return no("lf-no-now-plantat", "LF-11.3") if pile != step.pile else no("lf-no-in-hand", "LF-11.3")
    if isinstance(step, PlantTree):
        if step.used >> pile & 1:
            return no("lf-no-pile-twice", "LF-11.2")
        if cost > step.left:
            return no("lf-no-plant-left", "LF-11.1", cost=cost, n=step.left)
        return no("lf-no-place", "LF-11.17")
    return _first(s, seat, PLANT, cost)


def _no_cell(s: DuelState, seat: int, cell: int, step: PlantAt) -> Reason:
    if cell == s.tables.lake:
        return no("lf-no-lake", "LF-11.8")
    if s.spots[seat].entering.get(cell, 0) == 0:
        return no("lf-no-river-near", "LF-11.4")
    return no("lf-no-river", "LF-11.5", card=card_ref(s, s.tops[step.pile]))


# -- pieces -------------------------------------------------------------------------------


def no_piece(s: DuelState, seat: int, name: str, place: str) -> Reason:
    """Say why a piece in sight is no target."""
    kind, _, owner = place.partition("/")[0].partition(".")
    mine = owner == str(seat)
    whose = season_ref(s, int(owner)) if owner in ("0", "1") else ""
    match kind:
        case "deck" | "discard":
            return _no_pile(s, kind)
        case "revealed":
            return _now(s)
        case "line" if owner == "shared":
            return _no_sign(s, seat, name)
        case "line":
            return no("lf-no-own-line", "LF-8.7") if mine else no("lf-no-other-line", "LF-6.6", who=whose)
        case "recruit":
            return _no_animal(s, seat, _item(s, name)) if s.recruits[int(owner)] >= 0 else no("lf-no-gap", "LF-10.6")
        case "clearing":
            return _no_clearing(s, seat, name, int(owner))
        case "top" | "grove":
            return _no_tree(s, seat, ELEMENTS.index(owner))
        case "forest":
            return _no_planted(s, seat, place.partition("/")[2], mine=mine, whose=whose)
        case "pile":
            return no("lf-no-own-pile", "LF-10.5") if mine else no("lf-no-other-pile", "LF-10.5", who=whose)
        case "varans":
            return no("lf-no-varans", "LF-16.5", who=whose)
        case "sanki":
            return _no_sanki(mine=mine, whose=whose)
        case "onibi":
            return no("lf-no-onibi-card", "LF-14.4")
    return _no_action_token(s, kind, mine=mine, whose=whose)


def _item(s: DuelState, name: str) -> int:
    """Return the number of an item, or of the card on a place that was named."""
    if name in s.tables.items:
        return s.tables.items.index(name)
    return s.recruits[int(name.partition(".")[2])]


def _no_pile(s: DuelState, kind: str) -> Reason:
    if kind == "discard":
        return no("lf-no-discard", "LF-6.8")
    assert s.stack is not None
    return no("lf-no-cards", "LF-6.8") if isinstance(s.stack.step, Turn) else _now(s)


def _no_sign(s: DuelState, seat: int, name: str) -> Reason:
    """Explain a card of the shared line, or one of its signs: where a token may lie, or why none may. LF-8.2"""
    assert s.stack is not None
    if not isinstance(s.stack.step, Turn | SankiToken):
        return _now(s)
    whole, _, part = name.partition("/")
    t = s.tables
    if whole not in t.items:
        return _now(s)
    signs = [ELEMENTS.index(part)] if part in ELEMENTS else [element for element, _ in t.signs[t.items.index(whole)]]
    for element in signs:
        if s.moves.token + element in s.choices:
            return no("lf-no-last", "LF-8.2", element=_element(element), card=card_ref(s, pointed_card(s, element)))
    for element in signs:
        return _no_token(s, seat, element)
    return no("lf-no-signs", "LF-8.2")


def _no_clearing(s: DuelState, seat: int, name: str, at: int) -> Reason:
    assert s.stack is not None
    if name != s.tables.items[s.tables.onibi_figure]:
        return no("lf-no-reach", "LF-12.1") if isinstance(s.stack.step, Advance) else _no_fire(s, seat, at)
    if isinstance(s.stack.step, Advance):
        return no("lf-no-now-advance", "LF-12.1")
    return _first(s, seat, WIND, 1)


def _no_planted(s: DuelState, seat: int, cell: str, *, mine: bool, whose: str) -> Reason:
    if not mine:
        return no("lf-no-other-forest", "LF-11.3", who=whose)
    assert s.stack is not None
    step, at = s.stack.step, s.tables.cells.index(cell)
    if isinstance(step, PlantAt):
        return _no_cell(s, seat, at, step)
    return no("lf-no-lake", "LF-11.8") if at == s.tables.lake else no("lf-no-planted", "LF-11.14")


def _no_sanki(*, mine: bool, whose: str) -> Reason:
    if mine:
        return no("lf-no-sanki-now", "LF-15.4")
    return no("lf-no-sanki-other", "LF-15.2", who=whose) if whose else no("lf-no-sanki-supply", "LF-15.1")


def _no_action_token(s: DuelState, kind: str, *, mine: bool, whose: str) -> Reason:
    if kind == "lost":
        return no("lf-no-token-lost", "LF-7.6")
    if kind == "pointing":
        return no("lf-no-token-laid", "LF-8.13")
    if not mine:
        return no("lf-no-token-other", "LF-2.10", who=whose)
    assert s.stack is not None
    if not isinstance(s.stack.step, Turn | SankiToken):
        return _now(s)
    free = [_element(element) for element in range(len(ELEMENTS)) if s.moves.token + element in s.choices]
    if not free:
        return no("lf-no-token-place", "LF-8.2")
    return no("lf-no-token-first", "LF-8.2", elements=COMPOSED + ", ".join(free))


# -- what the table shows dashed ------------------------------------------------------------


def closed(s: DuelState, seat: int) -> list[Closed]:
    """List the actions of a turn that are not possible, and what is out of reach in the action under way."""
    assert s.stack is not None
    step = s.stack.step
    if isinstance(step, Turn | SankiToken):
        out = [_closed_token(s, seat, element) for element in range(4) if s.moves.token + element not in s.choices]
        if isinstance(step, Turn) and seat not in s.sanki:
            out.append(_closed("lf-closed-sanki", no("lf-no-sanki-none", "LF-15.1"), "return"))
        return out
    if isinstance(step, Recruit):
        cards = [card for card in s.recruits if card >= 0 and s.moves.recruit + card not in s.choices]
        return [_closed_card(s, "recruit", card, _no_animal(s, seat, card), SUN) for card in cards]
    if isinstance(step, PlantTree):
        piles = [pile for pile, tree in enumerate(s.tops) if tree >= 0 and s.moves.tree + pile not in s.choices]
        return [_closed_card(s, "tree", s.tops[pile], _no_tree(s, seat, pile), PLANT) for pile in piles]
    return []


def _closed(id: str, reason: Reason, group: str) -> Closed:
    return Closed(Message(id), reason.text, reason.rule, group)


def _closed_token(s: DuelState, seat: int, element: int) -> Closed:
    reason = _no_token(s, seat, element)
    return Closed(Message(f"lf-closed-token-{ELEMENTS[element]}"), reason.text, reason.rule, "token")


def _closed_card(s: DuelState, kind: str, card: int, reason: Reason, element: int) -> Closed:
    text = Message(f"lf-do-{kind}", {"card": card_ref(s, card)})
    cost = [Amount(ELEMENTS[element], s.tables.cost[card])]
    return Closed(text, reason.text, reason.rule, kind, [s.tables.items[card]], cost)
