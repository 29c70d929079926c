"""The words of the options: what each one does, costs and brings, and where it sits on the table."""

from typing import Final

from radura.core.text import Arg, Message
from radura.games.casting_shadows import actions as act
from radura.games.casting_shadows.actions import AIMED, SPREAD, A
from radura.games.casting_shadows.catalog import CATALOG
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.convert import Convert
from radura.games.casting_shadows.steps.dice import Reroll
from radura.games.casting_shadows.steps.fight import MISSED, MoveHit, Retort, Run, Warn, bonuses, suffered
from radura.games.casting_shadows.steps.pay import PayCast
from radura.games.casting_shadows.tables import (
    ABILITIES,
    ATTACKS,
    CARD,
    CARD_WORDS,
    CHARACTERS,
    CONVERSIONS,
    COUNTERS,
    CURSE,
    DESERT,
    DICE,
    DIE_KIND,
    DIE_KINDS,
    ENEMY,
    FIRST_COMPANION,
    ITEMS,
    LIMITS,
    MAX_HP,
    MEEPLES,
    N_ATTACKS,
    N_SPELLS,
    NUMBERS,
    PETS,
    RESOURCES,
    SHADOW,
    TILES,
    WAYS,
    resource_words,
)
from radura.games.casting_shadows.texts import ability_text, amounts, tile_text

GROUPS: Final = {
    "cast_at": "cast",
    "cast_on": "cast",
    "ability": "free",
    "ability_at": "free",
    "ability_on": "free",
    "use": "free",
    "collect": "here",
    "refresh": "here",
    "reroll": "dice",
    "protect": "dice",
    "throw": "dice",
    "fragment": "dice",
    "change": "convert",
    "copy": "convert",
    "run": "travel",
    "move": "travel",
    "stop": "done",
    "leave": "done",
    "finish": "done",
    "end": "done",
    "pass": "done",
    "absorb": "shadow",
    "transform": "shadow",
    "roll": "chance",
    "draw": "chance",
}
"""The heading of each kind of option, where it is not the kind itself."""


def group(action: int) -> str:
    """Return the heading under which an option is listed."""
    kind = A.kind_of(action).name
    return GROUPS.get(kind, kind)


def _seat(s: ShadowState) -> int:
    return s.stack.seat if s.stack is not None else 0


def _item(action: int) -> int:
    """Return the card an action names, or -1."""
    name = A.values(action).get("item")
    return ITEMS.index(name) if name is not None else -1


def _beside(s: ShadowState) -> str:
    """Return the words of the card beside the actor's tile."""
    at = s.at[_seat(s)]
    return "#cs-counterspell" if at == DESERT else CARD_WORDS[s.market[at]]


def option(s: ShadowState, action: int) -> Message:
    """Return the words of an option."""
    kind = A.kind_of(action)
    values = A.values(action)
    args: dict[str, Arg] = {}
    if "item" in values:
        args["card"] = CARD_WORDS[_item(action)]
    for dim in ("tile", "character"):
        if dim in values:
            args[dim] = f"#cs-card-{values[dim]}"
    if "resource" in values:
        args["resource"] = f"#cs-resource-{values['resource']}"
    id = f"cs-do-{kind.name}"
    match kind.name:
        case "ability" | "ability_at" | "ability_on":
            args["ability"] = f"#cs-ability-{CHARACTERS[s.characters[_seat(s)]]}"
        case "collect" | "refresh":
            args["card"] = _beside(s)
        case "reroll":
            die = action - act.REROLL
            args["die"] = f"#cs-card-{DIE_KINDS[DIE_KIND[die]]}"
            args["resource"] = f"#cs-resource-{RESOURCES[s.dice[die]]}"
        case "fragment":
            args["die"] = f"#cs-card-{values['die']}"
        case "throw":
            step = s.stack.step if s.stack is not None else None
            args["n"] = step.mask.bit_count() if isinstance(step, Reroll) else 0
        case "discard":
            id += "-cast" if _item(action) in s.cast else ""
        case "pay":
            return _pay_words(WAYS[action - act.PAY])
        case "change":
            args |= _change_words(s, action)
        case "move" | "leave":
            args["enemy"] = s.name(MoveHit.waiting(s)[0])
    return Message(id, args)


def _pay_words(way: tuple[int, ...]) -> Message:
    """Name a payment: so many of each kind."""
    kinds = sorted(set(way))
    args: dict[str, Arg] = {}
    for i, kind in enumerate(kinds):
        args[f"n{i}"] = way.count(kind)
        args[f"what{i}"] = resource_words(kind, way.count(kind))
    return Message(f"cs-do-pay-{len(kinds)}", args)


def _change_words(s: ShadowState, action: int) -> dict[str, Arg]:
    source, to = divmod(action - act.CHANGE, len(RESOURCES))
    step = s.stack.step if s.stack is not None else None
    each = CONVERSIONS[step.item - N_ATTACKS].each if isinstance(step, Convert) else 1
    return {"source": f"#cs-resource-{RESOURCES[source]}", "n": each, "to": resource_words(to, each)}


# -- what it costs and brings -------------------------------------------------------------


def note(s: ShadowState, action: int) -> Message | None:
    """Return what an option costs or brings, where that helps to choose."""
    seat = _seat(s)
    step = s.stack.step if s.stack is not None else None
    match A.kind_of(action).name:
        case "pick":
            return ability_text(action - act.PICK)
        case "cast_at" | "cast_on":
            return _cast_note(s, seat, action)
        case "ability" | "ability_at" | "ability_on":
            return _ability_note(s, seat, action)
        case "pay" if isinstance(step, PayCast):
            return _damage_note(s, seat, step.item, step.target, len(WAYS[action - act.PAY]))
        case "collect":
            return _cost_note(s, seat)
        case "use":
            return _use_note(_item(action))
        case "travel":
            return tile_text(action - act.TRAVEL)
        case "end" | "finish":
            return _end_note(s, seat)
        case "absorb":
            return Message("cs-note-absorb", {"energy": s.energy[seat] + 1, "limit": LIMITS[s.form[seat]]})
        case "transform":
            return Message("cs-note-transform", {"n": NUMBERS.transform_cost})
        case "answer" | "pass" | "run":
            return _answer_note(s, seat, action)
    return None


def _use_note(item: int) -> Message:
    """Say what a Resource card adds."""
    op = CATALOG.resource_cards[CARD[item] - len(CATALOG.spells)].effect[0]
    kind = RESOURCES.index(op.resource)
    return Message("cs-note-adds", {"n": op.amount, "what": resource_words(kind, op.amount)})


def _enemies_on(s: ShadowState, seat: int, tile: int) -> int:
    return sum(at == tile and f != seat for f, at in enumerate(s.at))


def _cast_note(s: ShadowState, seat: int, action: int) -> Message:
    """Say the damage for each number of Resources that can be spent; name the bonus if there is one."""
    aimed = action < act.CAST_ON
    index, target = divmod(action - act.CAST_AT, len(CHARACTERS)) if aimed else divmod(action - act.CAST_ON, len(TILES))
    spell = ATTACKS[AIMED[index] if aimed else SPREAD[index]]
    bonus = sum(bonuses(s, seat))
    sizes = sorted({max(len(WAYS[way]), 1) for way in spell.cost.open(s.pool())})
    totals = [spell.blast.amounts[min(n, len(spell.blast.amounts)) - 1] + bonus for n in sizes]
    args: dict[str, Arg] = {"bonus": bonus} if bonus else {}
    if aimed:
        enemy = s.characters.index(target)
        args["amount"] = amounts([suffered(s, enemy, n, 0) for n in totals])
        return Message("cs-note-takes-bonus" if bonus else "cs-note-takes", args)
    args |= {"amount": amounts(totals), "enemies": _enemies_on(s, seat, target)}
    return Message("cs-note-each-bonus" if bonus else "cs-note-each", args)


def _damage_note(s: ShadowState, seat: int, item: int, target: int, spent: int) -> Message:
    """Say what a payment brings: the damage the target would take."""
    blast = ATTACKS[item].blast
    amount = blast.amounts[min(max(spent, 1), len(blast.amounts)) - 1] + sum(bonuses(s, seat))
    if blast.aim == ENEMY:
        return Message("cs-note-takes", {"amount": str(suffered(s, target, amount, 0))})
    return Message("cs-note-each", {"amount": str(amount), "enemies": _enemies_on(s, seat, target)})


def _ability_note(s: ShadowState, seat: int, action: int) -> Message:
    ability = ABILITIES[s.characters[seat]]
    if ability.blast is None:
        return Message("cs-note-heals", {"hp": min(s.hp[seat] + ability.hp, MAX_HP)})
    amount = ability.blast.amounts[0]
    if act.ABILITY_AT <= action < act.ABILITY_ON:
        target = s.characters.index(action - act.ABILITY_AT)
        return Message("cs-note-takes", {"amount": str(suffered(s, target, amount, 0))})
    if action >= act.ABILITY_ON:
        enemies = _enemies_on(s, seat, action - act.ABILITY_ON)
    else:
        enemies = sum(at >= 0 and f != seat for f, at in enumerate(s.at))
    return Message("cs-note-each", {"amount": str(amount), "enemies": enemies})


def _cost_note(s: ShadowState, seat: int) -> Message:
    at = s.at[seat]
    symbols: list[str] = []
    if at == DESERT:
        symbols += NUMBERS.counterspell_cost
    elif s.market[at] < N_SPELLS:
        symbols += CATALOG.spells[CARD[s.market[at]]].cost
    words: dict[str, Arg] = {f"what{i}": f"#cs-symbol-{symbol}" for i, symbol in enumerate(symbols)}
    return Message(f"cs-note-cost-{len(symbols)}", words)


def _end_note(s: ShadowState, seat: int) -> Message | None:
    pet = s.companion[seat]
    crystals = s.count(CURSE)
    if not crystals or (pet >= 0 and PETS[pet - FIRST_COMPANION].immune):
        return None
    return Message("cs-note-crystals", {"n": crystals, "hp": max(s.hp[seat] - crystals, 0)})


def _answer_note(s: ShadowState, seat: int, action: int) -> Message | None:
    """Say what is lost with an answer, or what it returns."""
    step = s.stack.step if s.stack is not None else None
    if isinstance(step, Retort):
        if action == act.PASS:
            return None
        returned = COUNTERS[action - act.ANSWER].returns
        return Message("cs-note-returns", {"source": s.name(step.blow[0]), "amount": returned})
    if isinstance(step, Run):
        return _run_note(s, seat, step, action - act.RUN)
    assert isinstance(step, Warn)
    answer = 0
    if action != act.PASS:
        counter = COUNTERS[action - act.ANSWER]
        if counter.runs:
            return Message("cs-note-run")
        answer = counter.cut
    lost = suffered(s, seat, step.blow[1], answer)
    return Message("cs-note-lose", {"amount": lost, "hp": max(s.hp[seat] - lost, 0)})


def _run_note(s: ShadowState, seat: int, step: Run, tile: int) -> Message:
    """Say whether the attack would still hit on a tile, and for how much."""
    if step.reached(s, tile) == MISSED:
        return Message("cs-note-missed")
    there = s.clone()
    there.at[seat] = tile
    lost = suffered(there, seat, step.blow[1], 0)
    return Message("cs-note-lose", {"amount": lost, "hp": max(s.hp[seat] - lost, 0)})


# -- where it sits ------------------------------------------------------------------------


def targets(s: ShadowState, action: int) -> list[str]:
    """Return the items or places that stand for an option on the table."""
    values = A.values(action)
    seat = _seat(s)
    out = [values["item"]] if "item" in values else []
    match A.kind_of(action).name:
        case "pick":
            return [values["character"]]
        case "cast_at" | "ability_at":
            return [*out, MEEPLES[CHARACTERS.index(values["character"])]]
        case "cast_on" | "ability_on" | "travel" | "run" | "move":
            return [*out, values["tile"]]
        case "leave":
            return [TILES[s.at[MoveHit.waiting(s)[0]]]]
        case "ability" | "transform":
            return [CHARACTERS[s.characters[seat]]]
        case "collect" | "refresh":
            return ["counter_deck" if s.at[seat] == DESERT else ITEMS[s.market[s.at[seat]]]]
        case "reroll":
            return [values["die"]]
        case "fragment":
            kind = DIE_KINDS.index(values["die"])
            return [d for i, d in enumerate(DICE) if DIE_KIND[i] == kind and s.dice[i] == SHADOW][:1]
        case "protect":
            return [DICE[i] for i, face in enumerate(s.dice) if face == CURSE][:1]
        case "absorb" if not s.tokens[SHADOW]:
            return [DICE[i] for i, face in enumerate(s.dice) if face == SHADOW][:1]
    return out
