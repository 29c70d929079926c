"""Words for options and cards: message ids and their arguments, worked out from the position."""

from functools import cache
from typing import Any

from radura.core.game import Card
from radura.core.text import Arg, Message
from radura.games.living_forest_duel import actions
from radura.games.living_forest_duel.actions import A
from radura.games.living_forest_duel.catalog import CATALOG, Animal, Clearing, Piece, Tree
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.acts import PlantAt
from radura.games.living_forest_duel.steps.planting import matching, tree_options
from radura.games.living_forest_duel.steps.table import card_ref, line_of
from radura.games.living_forest_duel.steps.turn import pointed_card
from radura.games.living_forest_duel.tables import (
    BONUSES,
    CELLS,
    COST,
    ELEMENTS,
    FIRE_VALUE,
    FIRST_CLEARING,
    FIRST_LOSS_AT,
    FIRST_SEASON,
    ITEMS,
    LAND_BONUS,
    PLANT,
    SEASON,
    SECOND_LOSS_AT,
    SLOTS,
    SOLITARY,
    STAG,
    SUN,
    TREE_BONUS,
    WATER,
    WIDTH,
)

# -- options ----------------------------------------------------------------------------


def option(s: DuelState, action: int) -> Message:
    """Return the words of an option."""
    kind = A.kind_of(action)
    seat = _seat(s)
    if kind.start == actions.TOKEN:
        element = action - actions.TOKEN
        return Message(f"lf-do-token-{ELEMENTS[element]}", {"n": s.strength(seat, element)})
    if kind.start == actions.PLANT:
        return _place_words(action - actions.PLANT)
    card = _card(s, action)
    args: dict[str, Arg] = {"card": card_ref(card)} if card >= 0 else {}
    if kind.start == actions.ONIBI + 1:
        args["n"] = action - actions.ONIBI
    return Message(f"lf-do-{kind.name}", args)


def note(s: DuelState, action: int) -> Message | None:
    """Return what an option costs or brings."""
    kind = A.kind_of(action)
    seat = _seat(s)
    if kind.start == actions.REVEAL:
        return _reveal_note(s, seat)
    if kind.start == actions.TOKEN:
        return _token_note(s, seat, action - actions.TOKEN)
    if kind.start == actions.ONIBI + 1:
        return _onibi_note(s, seat, action - actions.ONIBI)
    if kind.start == actions.PLANT:
        return _plant_note(s, seat, action - actions.PLANT)
    if kind.start == actions.EXTINGUISH:
        return Message("lf-note-cost", {"n": FIRE_VALUE[action - actions.EXTINGUISH], "element": "#lf-element-water"})
    if kind.start == actions.TREE:
        return Message("lf-note-cost", {"n": COST[_card(s, action)], "element": "#lf-element-plant"})
    if kind.start == actions.RECRUIT:
        card = _card(s, action)
        own = SEASON[card] == seat ^ s.summer
        return Message("lf-note-recruit-own" if own else "lf-note-recruit-away", {"n": COST[card]})
    return None


def targets(s: DuelState, action: int) -> list[str]:
    """Return the items, places or cells that stand for an option on the table."""
    kind = A.kind_of(action)
    seat = _seat(s)
    if kind.start == actions.REVEAL:
        return ["deck"]
    if kind.start == actions.TOKEN:
        element = action - actions.TOKEN
        return [f"{ITEMS[pointed_card(s, element)]}/{ELEMENTS[element]}"]
    if kind.start == actions.PLANT:
        return [f"forest.{seat}/{CELLS[action - actions.PLANT]}"]
    if kind.start == actions.ONIBI + 1:
        return [ITEMS[FIRST_CLEARING + _landing(s, seat, action - actions.ONIBI)[0]]]
    if kind.start == actions.RETURN:
        return [f"varans.{seat}"]
    if kind.start == actions.KEEP:
        return [f"line.{seat}"]
    card = _card(s, action)
    return [ITEMS[card]] if card >= 0 else []


def _seat(s: DuelState) -> int:
    assert s.stack is not None, "words are asked for while a step waits"
    return s.stack.seat


def _card(s: DuelState, action: int) -> int:
    """Return the card an option is about, or -1."""
    kind = A.kind_of(action)
    first = {
        actions.EXTINGUISH: FIRST_CLEARING,
        actions.RECRUIT: STAG,
        actions.EXCHANGE: FIRST_SEASON,
        actions.DRAW: 0,
    }.get(kind.start)
    if first is not None:
        return action - kind.start + first
    return s.tops[action - actions.TREE] if kind.start == actions.TREE else -1


def _place_words(cell: int) -> Message:
    """Say where a cell lies, seen from the lake."""
    y, x = divmod(cell, WIDTH)
    across, down = x - WIDTH // 2, y - 15
    horizontal = "#lf-side-east" if across > 0 else "#lf-side-west"
    vertical = "#lf-side-south" if down > 0 else "#lf-side-north"
    if across and down:
        args: dict[str, Arg] = {"n": abs(down), "side": vertical, "m": abs(across), "side2": horizontal}
        return Message("lf-do-plant-corner", args)
    return Message("lf-do-plant", {"n": abs(across + down), "side": horizontal if across else vertical})


def _reveal_note(s: DuelState, seat: int) -> Message:
    pile = s.deck or s.discard
    counting = [card for card in pile if SOLITARY[card] > 0 and line_of(s, card) in (-1, seat)]
    net = s.net_solitary(seat) + 1
    due = 2 if net >= SECOND_LOSS_AT else 1 if net >= FIRST_LOSS_AT else 0
    risk = "-risk" if due > s.lost[seat] else ""
    again = "" if s.deck else "-again"
    return Message(f"lf-note-reveal{again}{risk}", {"n": len(pile), "solitary": len(counting)})


def _token_note(s: DuelState, seat: int, element: int) -> Message | None:
    strength = s.strength(seat, element)
    if element == SUN:
        costs = [COST[card] for card in s.recruits if card >= 0 and COST[card] <= strength]
        return Message("lf-note-token-sun", {"n": len(costs), "least": min(costs)})
    if element == WATER:
        values = [FIRE_VALUE[at] for at in range(SLOTS) if s.burning[at] and FIRE_VALUE[at] <= strength]
        return Message("lf-note-token-water", {"n": len(values), "least": min(values)})
    if element == PLANT:
        return Message("lf-note-token-plant", {"n": len(tree_options(s, seat, strength, 0))})
    steps = SLOTS - s.onibi if seat == s.summer else s.onibi + 1
    return _onibi_note(s, seat, steps) if steps <= strength else None


def _landing(s: DuelState, seat: int, steps: int) -> tuple[int, int]:
    """Return where Onibi would stop and how often it would leave the clearing on the way."""
    forward = 1 if seat == s.summer else -1
    holder, at, exits = s.holder, s.onibi, 0
    for _ in range(steps):
        if 0 <= at + forward < SLOTS:
            at += forward
            continue
        if holder == 1 - seat:
            return at, -1
        holder = 1 - seat if holder < 0 else -1
        at = 0 if forward > 0 else SLOTS - 1
        exits += 1
    return at, exits


def _onibi_note(s: DuelState, seat: int, steps: int) -> Message:
    at, exits = _landing(s, seat, steps)
    if exits < 0:
        return Message("lf-note-onibi-wins", {"n": steps})
    args: dict[str, Arg] = {"bonus": f"#lf-bonus-{BONUSES[LAND_BONUS[at]]}", "n": steps}
    if exits:
        return Message("lf-note-onibi-gives" if s.holder < 0 else "lf-note-onibi-frees", args)
    return Message("lf-note-onibi-bonus", args)


def _plant_note(s: DuelState, seat: int, cell: int) -> Message | None:
    frame = s.stack
    if frame is None or not isinstance(frame.step, PlantAt):
        return None
    tree = s.tops[frame.step.pile]
    tops = dict(zip(s.cells[seat], s.trees[seat], strict=True))
    matches = matching(tops, cell, TREE_BONUS[tree])
    bonus = f"#lf-bonus-{BONUSES[TREE_BONUS[tree]]}"
    if cell in tops:
        covered = card_ref(tops[cell])
        if matches:
            return Message("lf-note-cover-bonus", {"card": covered, "n": matches, "bonus": bonus})
        return Message("lf-note-cover", {"card": covered})
    return Message("lf-note-plant-bonus", {"n": matches, "bonus": bonus}) if matches else None


# -- cards ------------------------------------------------------------------------------


@cache
def cards() -> tuple[Card, ...]:
    """Return every component with its facts and the text derived from them."""
    out: list[Card] = []
    facts: dict[str, Any]
    for animal in CATALOG.animals:
        facts = {
            "group": animal.group,
            "season": animal.season,
            "cost": animal.cost,
            "elements": {name: animal.elements.get(name, 0) for name in ELEMENTS},
            "symbol": animal.symbol,
        }
        kind = "varan" if animal.group == "varan" else "animal"
        out.append(Card(animal.id, kind, animal.count, facts, _animal_text(animal), animal.source, animal.ref))
    for tree in CATALOG.trees:
        facts = {
            "pile": tree.pile,
            "starting": tree.starting,
            "cost": tree.cost,
            "bonus": tree.bonus,
            "river": list(tree.river),
        }
        out.append(Card(tree.id, "tree", tree.count, facts, _tree_text(tree), tree.source, tree.ref))
    for card in CATALOG.clearing:
        facts = {"position": card.position, "fire_value": card.fire_value, "bonus": card.bonus}
        out.append(Card(card.id, "clearing", card.count, facts, _clearing_text(card), card.source, card.ref))
    for kind, pieces in (("spirit", CATALOG.spirits), ("piece", CATALOG.pieces)):
        for piece in pieces:
            facts = {"powers": list(piece.powers)}
            out.append(Card(piece.id, kind, piece.count, facts, _piece_text(piece), piece.source, piece.ref))
    return tuple(out)


def _animal_text(animal: Animal) -> tuple[Message, ...]:
    out: list[Message] = []
    if animal.cost is not None:
        out.append(Message("lf-text-cost-sun", {"n": animal.cost}))
    for name in ELEMENTS:
        amount = animal.elements.get(name, 0)
        if amount:
            words = "lf-text-gives" if amount > 0 else "lf-text-takes"
            out.append(Message(words, {"n": abs(amount), "element": f"#lf-element-{name}"}))
    if animal.symbol != "none":
        out.append(Message(f"lf-text-{animal.symbol}"))
    if animal.season is not None:
        out.append(Message("lf-text-season", {"season": f"#lf-season-{animal.season}"}))
    return tuple(out)


def _tree_text(tree: Tree) -> tuple[Message, ...]:
    if tree.pile is None:
        return (Message("lf-text-lake"), Message("lf-text-uncoverable"))
    river = Message(f"lf-text-river-{len(tree.river)}", {f"side{i}": f"#lf-side-{s}" for i, s in enumerate(tree.river)})
    return (
        Message("lf-text-cost-plant", {"n": tree.cost}),
        Message("lf-text-gives", {"n": 1, "element": f"#lf-element-{tree.pile}"}),
        river,
        Message("lf-text-match", {"bonus": f"#lf-bonus-{tree.bonus}"}),
    )


def _clearing_text(card: Clearing) -> tuple[Message, ...]:
    return (
        Message("lf-text-fire-value", {"n": card.fire_value}),
        Message("lf-text-land", {"bonus": f"#lf-bonus-{card.bonus}"}),
    )


def _piece_text(piece: Piece) -> tuple[Message, ...]:
    needed = CATALOG.numbers.fires_to_win
    return tuple(
        Message(f"lf-text-{power}", {"n": needed} if power == "counts_for_fire_win" else {}) for power in piece.powers
    )
