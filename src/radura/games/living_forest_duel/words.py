"""Options as a person reads them: words, what they cost and bring, and where they sit on the table.

Every number comes from the function that the rule itself uses.
"""

from radura.core.text import Arg, Message
from radura.core.view import Amount, Option
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.acts import (
    PlantAt,
    animal_options,
    bonus_brings,
    fire_options,
    joins_line,
    steps_to_exit,
    walk,
)
from radura.games.living_forest_duel.steps.planting import matching, plant, tree_options
from radura.games.living_forest_duel.steps.table import card_ref, line_of, solitary_loss
from radura.games.living_forest_duel.steps.turn import SankiToken, pointed_card
from radura.games.living_forest_duel.tables import BONUSES, ELEMENTS, PLANT, PLANT_BONUS, SUN, WATER

TOKEN = "token"
SANKI = "sanki"
FIRE = "fire"
ONIBI_CARD = "onibi_card"
"""What options cost and bring beside elements and bonus actions, which are called as in ELEMENTS and BONUSES."""


def option(s: DuelState, action: int) -> Option:
    """Return an action as it is offered now."""
    assert s.stack is not None, "options are asked for while a step waits"
    seat = s.stack.seat
    space = s.moves.space
    kind = space.kind_of(action)
    out = Option(space.show(action), kind.name, space.values(action), Message(f"lf-do-{kind.name}"), group=kind.name)
    match kind.name:
        case "reveal":
            _reveal(s, seat, out)
        case "token":
            _token(s, seat, action - s.moves.token, out)
        case "extinguish":
            _extinguish(s, action - s.moves.extinguish, out)
        case "recruit":
            _recruit(s, seat, action - s.moves.recruit, out)
        case "tree":
            _tree(s, s.tops[action - s.moves.tree], out)
        case "plant":
            _plant(s, seat, action - s.moves.plant, out)
        case "onibi":
            _onibi(s, seat, action - s.moves.onibi, out)
        case "return":
            out.cost = [Amount(SANKI, 1)]
            out.targets = [f"varans.{seat}"]
        case "keep":
            _keep(s, seat, out)
        case "exchange":
            _card(s, action - s.moves.exchange, out)
        case "draw":
            _card(s, action - s.moves.draw, out)
    return out


def _card(s: DuelState, card: int, out: Option) -> None:
    """Say what an option does with a card that lies on the table."""
    out.text = Message(out.text.id, {"card": card_ref(s, card)})
    out.targets = [s.tables.items[card]]


def _reveal(s: DuelState, seat: int, out: Option) -> None:
    pile = s.deck or s.discard
    counting = [card for card in pile if s.tables.solitary[card] > 0 and line_of(s, card) in (-1, seat)]
    args: dict[str, Arg] = {"n": len(pile), "solitary": len(counting)}
    loss = max((solitary_loss(s, seat, s.net_solitary(seat) + s.tables.solitary[card]) for card in counting), default=0)
    if loss:
        args["tokens"] = loss
    again = "" if s.deck else "-again"
    out.note = Message(f"lf-note-reveal{again}{'-risk' if loss else ''}", args)
    out.targets = ["deck"]


def _token(s: DuelState, seat: int, element: int, out: Option) -> None:
    strength = s.strength(seat, element)
    name = ELEMENTS[element]
    out.text = Message(f"lf-do-token-{name}", {"n": strength})
    out.targets = [f"{s.tables.items[pointed_card(s, element)]}/{name}"]
    out.cost = [Amount(TOKEN, 1)]
    if s.stack is not None and isinstance(s.stack.step, SankiToken):
        out.cost.append(Amount(SANKI, 1))
    if element == SUN:
        costs = [s.tables.cost[taken - s.moves.recruit] for taken in animal_options(s, strength)]
        out.note = Message("lf-note-token-sun", {"n": len(costs), "least": min(costs)})
    elif element == WATER:
        values = [s.tables.fire_value[taken - s.moves.extinguish] for taken in fire_options(s, strength)]
        out.note = Message("lf-note-token-water", {"n": len(values), "least": min(values)})
    elif element == PLANT:
        out.note = Message("lf-note-token-plant", {"n": len(tree_options(s, seat, strength, 0))})
    elif (steps := steps_to_exit(s, seat)) <= strength:
        out.note = _onibi_note(s, seat, steps)


def _extinguish(s: DuelState, at: int, out: Option) -> None:
    t = s.tables
    _card(s, t.first_clearing + at, out)
    _pay(out, WATER, t.fire_value[at])
    out.gain = [Amount(FIRE, 1)]


def _recruit(s: DuelState, seat: int, card: int, out: Option) -> None:
    _card(s, card, out)
    cost = s.tables.cost[card]
    out.cost = [Amount(ELEMENTS[SUN], cost)]
    out.note = Message("lf-note-recruit-own" if joins_line(s, seat, card) else "lf-note-recruit-away", {"n": cost})


def _tree(s: DuelState, tree: int, out: Option) -> None:
    _card(s, tree, out)
    _pay(out, PLANT, s.tables.cost[tree])


def _pay(out: Option, element: int, n: int) -> None:
    out.cost = [Amount(ELEMENTS[element], n)]
    out.note = Message("lf-note-cost", {"n": n, "element": f"#lf-element-{ELEMENTS[element]}"})


def _plant(s: DuelState, seat: int, cell: int, out: Option) -> None:
    t = s.tables
    out.text = _place_words(t.cells[cell])
    out.targets = [f"forest.{seat}/{t.cells[cell]}"]
    assert s.stack is not None
    assert isinstance(s.stack.step, PlantAt)
    tree = s.tops[s.stack.step.pile]
    tops = s.spots[seat].tops
    matches = matching(t, tops, cell, tree)
    bonus = BONUSES[t.tree_bonus[tree]]
    if matches:
        out.gain = [Amount(bonus, matches)]
    args: dict[str, Arg] = {}
    if matches:
        args = {"n": matches, "bonus": f"#lf-bonus-{bonus}", "use": _use_after(s, seat, cell, tree)}
    if cell in tops:
        args["card"] = card_ref(s, tops[cell])
    if args:
        covers = "cover" if cell in tops else "plant"
        out.note = Message(f"lf-note-{covers}{'-bonus' if matches else ''}", args)


def _use_after(s: DuelState, seat: int, cell: int, tree: int) -> str:
    """Tell whether the bonus of a tree is lost once it is planted; the tree that chance turns up may still help."""
    bonus = s.tables.tree_bonus[tree]
    after = s.clone()
    plant(after, seat, cell, tree)
    return "lost" if bonus != PLANT_BONUS and not bonus_brings(after, seat, bonus) else "done"


def _place_words(cell: str) -> Message:
    """Say where a cell lies, seen from the lake."""
    across, down = map(int, cell.split(":"))
    horizontal = "#lf-side-east" if across > 0 else "#lf-side-west"
    vertical = "#lf-side-south" if down > 0 else "#lf-side-north"
    if across and down:
        args: dict[str, Arg] = {"n": abs(down), "side": vertical, "m": abs(across), "side2": horizontal}
        return Message("lf-do-plant-corner", args)
    return Message("lf-do-plant", {"n": abs(across + down), "side": horizontal if across else vertical})


def _onibi(s: DuelState, seat: int, steps: int, out: Option) -> None:
    t = s.tables
    end = walk(s, seat, steps)[-1]
    out.text = Message(out.text.id, {"n": steps})
    out.note = _onibi_note(s, seat, steps)
    out.targets = [t.clearing[end.at]]
    if end.wins:
        return
    out.gain = [Amount(BONUSES[t.land_bonus[end.at]], 1)]
    if end.holder != s.holder:
        if s.holder >= 0:
            out.gain.append(Amount(ONIBI_CARD, -1))  # only the own card goes back: the opponent's makes Onibi win
        if end.holder >= 0:
            out.gain.append(Amount(ONIBI_CARD, 1, 1 - seat))


def _onibi_note(s: DuelState, seat: int, steps: int) -> Message:
    way = walk(s, seat, steps)
    end = way[-1]
    args: dict[str, Arg] = {"n": len(way)}
    if end.wins:
        return Message("lf-note-onibi-wins", args)
    bonus = s.tables.land_bonus[end.at]
    args |= {"bonus": f"#lf-bonus-{BONUSES[bonus]}", "use": "done" if bonus_brings(s, seat, bonus) else "lost"}
    if end.holder == s.holder:
        return Message("lf-note-onibi-bonus", args)
    return Message("lf-note-onibi-gives" if end.holder == 1 - seat else "lf-note-onibi-frees", args)


def _keep(s: DuelState, seat: int, out: Option) -> None:
    out.targets = [f"line.{seat}"]
    loss = solitary_loss(s, seat, s.net_solitary(seat) + s.tables.solitary[s.revealed])
    if loss and s.tables.solitary[s.revealed] > 0:
        out.gain = [Amount(TOKEN, -loss)]
        out.note = Message("lf-note-keep", {"n": loss})
