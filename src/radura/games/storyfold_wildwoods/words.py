"""Options in words and data: what is offered, what it needs, costs and brings, and what stands for it on the table.

Every number comes from the function that the rule itself calls.
"""

from radura.core.text import Message
from radura.core.view import Amount, Option
from radura.games.storyfold_wildwoods.odds import chance
from radura.games.storyfold_wildwoods.pieces import ACTION_CARDS, FIRST_DIE, HERO_FACES
from radura.games.storyfold_wildwoods.state import AVAILABLE, FIRST, ROLLED, USED, Wild
from radura.games.storyfold_wildwoods.steps.base import is_led
from radura.games.storyfold_wildwoods.steps.effects import Choose, GainCrystals, GainSpirit
from radura.games.storyfold_wildwoods.steps.journey import SavePoint
from radura.games.storyfold_wildwoods.steps.luma import dice_of, needed, number_of, second_yield
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit
from radura.games.storyfold_wildwoods.tables import Effect

SECOND_OF = {"advance_light": "illuminate", "gain_crystals": "help", "draw_cards": "explore", "gain_spirit": "heal"}
"""Kinds of options that choose the second ability of an Action card."""
YIELDS = ("light", "crystal", "card", "spirit")
"""By Action card: what its second ability brings."""
GROUPS = {
    **dict.fromkeys(("illuminate", "overcome", "heal", *SECOND_OF), "act"),
    **dict.fromkeys(("use", "ability", "spend"), "use"),
    "discard": "discard",
    **dict.fromkeys(("stand", "fall_back", "decline", "end_phase", "wait", "wait_all"), "end"),
}


def option(s: Wild, action: int) -> Option:
    """Return an action as it is offered now."""
    t = s.tables
    kind = t.space.kind_of(action).name
    values = t.space.values(action)
    out = Option(t.space.show(action), kind, values, Message(f"sw-do-{kind}"), group=GROUPS.get(kind, "choose"))
    match kind:
        case "illuminate" | "overcome" | "heal":
            _aim(s, out, kind)
        case "advance_light" | "gain_crystals" | "draw_cards" | "gain_spirit":
            card = ACTION_CARDS.index(SECOND_OF[kind])
            out.note = Message("sw-note-number", {"number": number_of(s, card)})
            out.targets = [SECOND_OF[kind]]
        case "roll":
            _roll(s, out, dice_of(s, action))
        case "use" | "discard" | "take":
            _card(s, out)
        case "creature" | "put_out" | "draw":
            _item(out)
        case "place" | "pay" | "lose" | "move":
            out.text = Message(f"sw-do-{kind}", {"card": f"#sw-card-{values['action']}"})
            out.targets = [values["action"]]
            if kind == "place":
                out.gain = [Amount("crystal", 1)]
            elif kind != "move":
                out.cost = [Amount("crystal", 1)]
        case "ability":
            _ability(s, out, action - t.ability)
        case "spend":
            out.cost, out.gain = [Amount("crystal", 1)], [Amount("success", 1)]
            out.note = Message("sw-note-total", {"n": s.total() + 1})
            out.targets = [t.names[s.using]]
        case "stand" | "fall_back":
            _end(s, out)
        case "reroll":
            _reroll(s, out, action - t.reroll)
        case "put_away" | "take_back":
            _die(s, out)
        case "face":
            out.text = Message("sw-do-face", {"shown": int(values["shown"])})
        case "option":
            step = s.stack.step if s.stack is not None else None
            assert isinstance(step, Choose)
            out.text = Message(step.option_id(s, action - t.option))
        case "turn_page" if s.stack is not None and isinstance(s.stack.step, SavePoint):
            out.text = Message("sw-do-travel")
        case "wait" | "wait_all":
            _wait(s, out)
        case _:
            pass
    return out


def card_of(item: str) -> str:
    """Return the card that an item is a copy of."""
    return item.partition(".")[0]


def _item(out: Option) -> None:
    """Say it with the name of the one item that it is about."""
    (item,) = out.values.values()
    out.text = Message(f"sw-do-{out.kind}", {"card": f"#sw-card-{card_of(item)}"})
    out.targets = [item]


def _aim(s: Wild, out: Option, kind: str) -> None:
    """The first ability of an Action card for a target."""
    _item(out)
    t = s.tables
    target = t.item(out.targets[0])
    card = t.kind[target] if kind == "overcome" else ACTION_CARDS.index(kind)
    out.note = Message("sw-note-need", {"need": needed(s, target), "number": number_of(s, card)})


def _roll(s: Wild, out: Option, dice: list[int]) -> None:
    """Dice to roll, with the chance of success."""
    t = s.tables
    plain = sum(die < t.starting for die in dice)
    bonus = [t.sides[die] for die in dice[plain:]]
    if t.kinds == [8, 10, 12]:
        out.text = Message("".join(["sw-do-roll", *(f"-{sides}" for sides in bonus)]), {"n": plain})
    else:
        shown = [f"{plain} d{t.kinds[0]}"] if plain else []
        out.text = Message("sw-do-roll-dice", {"dice": ", ".join([*shown, *(f"d{sides}" for sides in bonus)])})
    if not is_led(s):  # the script says what these dice show
        out.note = _chance(s, [t.sides[die] for die in dice])
    out.cost = [Amount(f"d{t.kinds[0]}", plain)] if plain else []
    out.cost += [Amount(f"d{sides}", 1) for sides in bonus]
    out.targets = [t.names[FIRST_DIE + die] for die in t.dice if s.dice[die] == AVAILABLE]


def _chance(s: Wild, dice: list[int]) -> Message:
    """Return the chance that these dice succeed: without Crystals, and with those on the card. SW-6.9, SW-9.5"""
    number = number_of(s, s.using)
    without = _percent(chance(dice, number, s.need))
    spending = _percent(chance(dice, number, max(1, s.need - s.crystals[s.using])))
    if spending == without:
        return Message("sw-note-chance", {"percent": without})
    return Message("sw-note-chance-crystals", {"percent": without, "spending": spending})


def _percent(probability: float) -> int:
    """Return whole percent; no roll is certain."""
    return min(99, round(100 * probability))


def _card(s: Wild, out: Option) -> None:
    """An Exploration card: what it does stands beside it."""
    _item(out)
    out.note = Message(f"sw-rule-{card_of(out.targets[0])}")
    if out.kind == "use":
        out.gain = at_once(s, s.tables.effect[s.tables.item(out.targets[0])])


def at_once(s: Wild, effect: Effect) -> list[Amount]:
    """Return what an effect brings before anything else can happen: what its first operations give."""
    out: list[Amount] = []
    for step in effect:
        if isinstance(step, GainSpirit):
            out.append(Amount("spirit", min(step.n, s.tables.spirit_max - s.spirit)))
        elif isinstance(step, GainCrystals) and step.on < 0:
            out.append(Amount("crystal", min(step.n, s.room())))
        else:
            break
    return [amount for amount in out if amount.n]


def _ability(s: Wild, out: Option, number: int) -> None:
    """An ability of Luma or Brom, with its price."""
    face = s.tables.faces[number]
    gains = at_once(s, face.effect)
    n = sum(step.n for step in face.effect if isinstance(step, GainSpirit))
    out.text = Message(f"sw-do-ability-{face.id}", {"n": n} if n else {})
    out.note = Message("sw-note-crystals", {"n": face.cost})
    out.cost = [Amount("crystal", face.cost)] if face.cost else []
    out.gain = gains
    out.targets = [hero for hero, faces in HERO_FACES.items() if face.id in faces]


def _end(s: Wild, out: Option) -> None:
    """The result stands: what it brings."""
    t = s.tables
    card = t.names[s.using]
    first = out.kind == "stand" and s.ability == FIRST and s.target >= 0
    if s.total() == 0:
        out.text = Message("sw-do-stand-nothing")
    elif first:
        out.text = Message("sw-do-stand-first", {"card": f"#sw-card-{t.card_of[s.target]}"})
    elif out.kind == "stand" and s.ability == FIRST:  # its target has left the River
        out.text = Message("sw-do-stand-nothing")
    else:
        n = second_yield(s)
        out.text = Message(f"sw-do-{out.kind}-{card}", {"n": n})
        out.gain = [Amount(YIELDS[s.using], n)] if n else []
    if out.kind == "fall_back":
        out.targets = [card]


def _reroll(s: Wild, out: Option, die: int) -> None:
    """A die to roll again; those that look the same stand for it too."""
    t = s.tables
    out.text = Message("sw-do-reroll", {"sides": t.sides[die], "shown": s.faces[die]})
    look = (t.sides[die], s.faces[die])
    alike = [other for other in t.dice if s.dice[other] == ROLLED and (t.sides[other], s.faces[other]) == look]
    out.targets = [t.names[FIRST_DIE + other] for other in alike]


def _die(s: Wild, out: Option) -> None:
    """A die that goes to Used Dice, or comes back from there."""
    t = s.tables
    sides = int(out.values["kind"].removeprefix("d"))
    out.text = Message(f"sw-do-{out.kind}", {"sides": sides})
    status = AVAILABLE if out.kind == "put_away" else USED
    out.targets = [t.names[FIRST_DIE + die] for die in t.dice if s.dice[die] == status and t.sides[die] == sides]
    if out.kind == "put_away":
        out.cost = [Amount(f"d{sides}", 1)]
    else:
        out.gain = [Amount(f"d{sides}", 1)]


def _wait(s: Wild, out: Option) -> None:
    """Nothing is used: where Spirit is about to be lost, it is lost."""
    step = s.stack.step if s.stack is not None else None
    if isinstance(step, LoseSpirit):
        out.gain = [Amount("spirit", -step.n)]
