"""Words for options: message ids and their arguments, worked out from the position."""

from radura.core.text import Message
from radura.games.storyfold_wildwoods.odds import chance
from radura.games.storyfold_wildwoods.pieces import FIRST_DIE, LUMA_CARD
from radura.games.storyfold_wildwoods.state import AVAILABLE, BROM_FACES, ROLLED, USED, Wild
from radura.games.storyfold_wildwoods.steps.effects import Choose
from radura.games.storyfold_wildwoods.steps.journey import SavePoint

CARD_KINDS = ("illuminate", "overcome", "heal", "use", "discard", "creature", "take", "put_out", "draw")
SECOND_OF = {"advance_light": "illuminate", "gain_crystals": "help", "draw_cards": "explore", "gain_spirit": "heal"}
GROUPS = {
    "illuminate": "act",
    "overcome": "act",
    "heal": "act",
    "advance_light": "act",
    "gain_crystals": "act",
    "draw_cards": "act",
    "gain_spirit": "act",
    "use": "use",
    "ability": "use",
    "spend": "use",
    "discard": "discard",
    "stand": "end",
    "fall_back": "end",
    "decline": "end",
    "end_phase": "end",
    "wait": "end",
    "wait_all": "end",
}


def option(s: Wild, action: int) -> Message:
    """Return the words of an option."""
    space = s.tables.space
    kind = space.kind_of(action).name
    values = space.values(action)
    if kind in CARD_KINDS:
        return Message(f"sw-do-{kind}", {"card": card_ref(s, next(iter(values.values())))})
    if kind == "roll":
        more = "".join(f"-{sides}" for sides in ("10", "12") if values[f"d{sides}"] == "1")
        return Message(f"sw-do-roll{more}", {"n": int(values["d8"])})
    if kind == "ability":
        return Message(f"sw-do-ability-{values['face']}")
    if kind == "option":
        step = s.stack.step if s.stack is not None else None
        assert isinstance(step, Choose)
        return Message(step.option_id(s, action - s.tables.option))
    if kind == "turn_page":
        travels = s.stack is not None and isinstance(s.stack.step, SavePoint)
        return Message("sw-do-travel" if travels else "sw-do-turn_page")
    if kind in ("place", "pay", "lose", "move"):
        return Message(f"sw-do-{kind}", {"card": f"#sw-card-{values['action']}"})
    if kind == "reroll":
        die = action - s.tables.reroll
        return Message("sw-do-reroll", {"sides": s.tables.sides[die], "shown": s.faces[die]})
    if kind in ("put_away", "take_back"):
        return Message(f"sw-do-{kind}", {"sides": int(values["kind"][1:])})
    if kind == "face":
        return Message("sw-do-face", {"shown": int(values["shown"])})
    if kind == "fall_back":
        return Message(f"sw-do-fall_back-{s.tables.names[s.using]}", {"n": s.total()})
    if kind == "stand":
        return _stand(s)
    return Message(f"sw-do-{kind}")


def _stand(s: Wild) -> Message:
    total = s.total()
    if total == 0:
        return Message("sw-do-stand-nothing")
    if s.target >= 0:
        return Message("sw-do-stand-first", {"card": f"#sw-card-{s.tables.card_of[s.target]}"})
    return Message(f"sw-do-stand-{s.tables.names[s.using]}", {"n": total})


def card_ref(s: Wild, item: str) -> str:
    """Return the reference to the name of an item."""
    return f"#sw-card-{item.partition('.')[0]}"


def note(s: Wild, action: int) -> Message | None:
    """Return what an option costs or brings."""
    t = s.tables
    kind = t.space.kind_of(action).name
    values = t.space.values(action)
    if kind in ("illuminate", "overcome", "heal"):
        target = t.item(next(iter(values.values())))
        card = t.kind[target] if kind == "overcome" else ("illuminate", "help", "explore", "heal").index(kind)
        need = t.pips[target]
        if kind == "overcome":
            need = max(1, need - s.reduction)
        return Message("sw-note-need", {"need": need, "number": _number(s, card)})
    if kind in SECOND_OF:
        return Message("sw-note-number", {"number": _number(s, t.names.index(SECOND_OF[kind]))})
    if kind == "roll":
        dice = [8] * int(values["d8"]) + [10] * int(values["d10"]) + [12] * int(values["d12"])
        percent = round(100 * chance(dice, _number(s, s.using), s.need))
        return Message("sw-note-chance", {"percent": min(99, percent)})  # no roll is sure
    if kind == "spend":
        return Message("sw-note-total", {"n": s.total() + 1})
    if kind == "ability":
        return Message("sw-note-crystals", {"n": t.faces[action - t.ability].cost})
    if kind in ("use", "take", "discard"):
        return Message(f"sw-rule-{values['card'].partition('.')[0]}")
    return None


def _number(s: Wild, action: int) -> int:
    return s.tables.numbers[s.river.index(action)]


def targets(s: Wild, action: int) -> list[str]:
    """Return the items that stand for an option on the table."""
    t = s.tables
    names = t.names
    kind = t.space.kind_of(action).name
    values = t.space.values(action)
    if kind in CARD_KINDS or kind in ("place", "pay", "lose", "move"):
        return list(values.values())
    if kind in SECOND_OF:
        return [SECOND_OF[kind]]
    if kind == "ability":
        return ["brom"] if values["face"] in BROM_FACES else [names[LUMA_CARD]]
    if kind == "spend" or kind == "fall_back":
        return [names[s.using]]
    if kind == "reroll":
        look = action - t.reroll
        return [
            names[FIRST_DIE + die]
            for die in s.tables.dice
            if s.dice[die] == ROLLED and (s.tables.sides[die], s.faces[die]) == (s.tables.sides[look], s.faces[look])
        ]
    if kind == "roll":
        return [names[FIRST_DIE + die] for die in s.tables.dice if s.dice[die] == AVAILABLE]
    if kind in ("put_away", "take_back"):
        status = AVAILABLE if kind == "put_away" else USED
        sides = int(values["kind"][1:])
        return [
            names[FIRST_DIE + die] for die in s.tables.dice if s.dice[die] == status and s.tables.sides[die] == sides
        ]
    return []


def group(s: Wild, action: int) -> str:
    """Return the heading under which an option is listed."""
    return GROUPS.get(s.tables.space.kind_of(action).name, "choose")
