"""Every component with its facts for drawing and its text, derived from its effects."""

from functools import cache
from typing import Any

import msgspec

from radura.core.game import Card
from radura.core.text import Arg, Message
from radura.games.casting_shadows import catalog as box
from radura.games.casting_shadows import vocabulary as voc
from radura.games.casting_shadows.catalog import CATALOG
from radura.games.casting_shadows.tables import RESOURCES, resource_words

# -- parts of sentences -------------------------------------------------------------------


def symbol_words(symbol: str, n: int) -> str:
    """Refer to the symbol of a cost, in the singular or the plural."""
    return f"#cs-symbol{'' if n == 1 else 's'}-{symbol}"


def amounts(numbers: list[int]) -> str:
    """Write one number, or several with strokes between them."""
    return " / ".join(map(str, dict.fromkeys(numbers)))


def _damage(op: voc.Damage) -> Message:
    args: dict[str, Arg] = {"amount": amounts(op.amount)}
    if op.target == "each_enemy":
        return Message("cs-text-damage-each", args)
    if op.target == "source":
        return Message("cs-text-return-once" if op.limit_per_round else "cs-text-return", args)
    args["where"] = f"#cs-{'where' if op.target == 'enemy' else 'which'}-{op.range}"
    return Message(f"cs-text-damage-{op.target}", args)


def _trait(op: voc.CompanionOp, owner: str) -> Message:
    """Say what a tile ("tile") or a Companion ("pet") does."""
    match op:
        case voc.GainResource(resource=resource, amount=n):
            words = resource_words(RESOURCES.index(resource), n)
            return Message(f"cs-text-{owner}-resource", {"n": n, "what": words})
        case voc.GainHp(amount=n):
            return Message(f"cs-text-{owner}-hp", {"n": n})
        case voc.FreeAction(action=action, per_turn=n):
            return Message(f"cs-text-{owner}-free", {"n": n, "action": f"#cs-action-{action}"})
        case voc.DamageDealt(amount=n, limit_per_turn=limit):
            return Message(f"cs-text-{owner}-dealt{'-once' if limit else ''}", {"n": n})
        case voc.DamageTaken(amount=n):
            return Message(f"cs-text-{owner}-taken", {"n": -n})
        case voc.DamageCap(max=n):
            return Message(f"cs-text-{owner}-cap", {"n": n})
        case voc.ForbidReduction():
            return Message(f"cs-text-{owner}-forbid")
        case voc.IgnoreCurses():
            return Message("cs-text-pet-immune")
        case voc.Damage():
            return _damage(op)


def _convert(op: voc.ConversionOp) -> Message:
    args: dict[str, Arg] = {} if op.max is None else {"max": op.max}
    if isinstance(op, voc.Duplicate):
        args["what"] = symbol_words(op.match[0], 2)
        return Message("cs-text-copy-any" if op.max is None else "cs-text-copy", args)
    args["what"] = symbol_words(op.sources[0], 2)
    args["to"] = f"#cs-into-{op.to}-{op.colour}"
    if op.each > 1:
        return Message("cs-text-convert-each", args | {"each": op.each})
    if len(op.sources) > 1:
        return Message("cs-text-convert-pair", args | {"also": symbol_words(op.sources[1], 2)})
    return Message("cs-text-convert-any" if op.max is None else "cs-text-convert", args)


def _cast(cast: box.CastCost) -> Message:
    if cast.symbol is not None:
        return Message("cs-text-spend-up-to", {"max": cast.max, "what": symbol_words(cast.symbol, cast.max)})
    if not cast.symbols:
        return Message("cs-text-spend-0")
    words: dict[str, Arg] = {f"what{i}": symbol_words(symbol, 1) for i, symbol in enumerate(cast.symbols)}
    return Message(f"cs-text-spend-{len(words)}", words)


def _answer(op: voc.CounterOp) -> Message:
    match op:
        case voc.MoveSelf():
            return Message("cs-text-run")
        case voc.RecheckTarget():
            return Message("cs-text-recheck")
        case voc.ReduceDamage(amount=n):
            return Message("cs-text-reduce", {"n": n})
        case voc.PreventDamage():
            return Message("cs-text-prevent")
        case voc.Damage():
            return _damage(op)


def _act(op: voc.AbilityOp) -> Message:
    match op:
        case voc.GainHp(amount=n):
            return Message("cs-text-heal", {"n": n})
        case voc.MoveTarget():
            return Message("cs-text-move")
        case voc.Damage():
            return _damage(op)


@cache
def _tile_texts() -> list[Message]:
    return [_trait(tile.effect[0], "tile") for tile in CATALOG.tiles]


def tile_text(tile: int) -> Message:
    """Return what a tile does, in one sentence: its first effect."""
    return _tile_texts()[tile]


def ability_text(character: int) -> Message:
    """Return what an Ability does, in one sentence: its first effect."""
    return _act(CATALOG.characters[character].effect[0])


# -- the cards ----------------------------------------------------------------------------


def _card(entry: box.Entry, kind: str, facts: dict[str, Any], text: list[Message]) -> Card:
    return Card(entry.id, kind, entry.count, facts, tuple(text), entry.effect_source or entry.source, entry.ref)


def _effect(ops: Any) -> list[dict[str, Any]]:
    """Write an effect as plain data, as in the files."""
    plain: list[dict[str, Any]] = msgspec.to_builtins(ops)
    return plain


def _attack(card: box.Attack) -> Card:
    damage = card.effect[0]
    assert isinstance(damage, voc.Damage)
    facts = {
        "level": card.level,
        "cost": list(card.cost),
        "cast": {"symbol": card.cast.symbol, "max": card.cast.max, "symbols": list(card.cast.symbols)},
        "target": damage.target,
        "range": damage.range,
        "damage": list(damage.amount),
        "effect": _effect(card.effect),
    }
    return _card(card, "attack", facts, [_cast(card.cast), *map(_act, card.effect)])


def _conversion(card: box.Conversion) -> Card:
    facts = {"level": card.level, "cost": list(card.cost), "effect": _effect(card.effect)}
    return _card(card, "conversion", facts, [_convert(op) for op in card.effect])


def _resource_card(card: box.ResourceCard) -> Card:
    text = [
        Message("cs-text-use", {"n": op.amount, "what": resource_words(RESOURCES.index(op.resource), op.amount)})
        for op in card.effect
    ]
    return _card(card, "resource", {"level": 0, "cost": [], "effect": _effect(card.effect)}, text)


def _counterspell(card: box.Counterspell) -> Card:
    facts = {
        "cost": list(CATALOG.numbers.counterspell_cost),
        "trigger": card.trigger,
        "effect": _effect(card.effect),
    }
    return _card(card, "counterspell", facts, [Message(f"cs-text-trigger-{card.trigger}"), *map(_answer, card.effect)])


def _tile(tile: box.Tile) -> Card:
    facts = {
        "home_of": tile.home_of,
        "market": tile.market,
        "desert": tile.desert,
        "effect": _effect(tile.effect),
    }
    text = [_trait(op, "tile") for op in tile.effect]
    if tile.desert:
        text.append(Message("cs-text-desert"))
    return _card(tile, "tile", facts, text)


def _character(character: box.Character) -> Card:
    numbers = CATALOG.numbers
    facts = {
        "home": character.home,
        "hp": numbers.start_hp,
        "max_hp": numbers.max_hp,
        "energy_limits": list(numbers.energy_limits),
        "effect": _effect(character.effect),
    }
    text = [Message("cs-text-ability", {"n": numbers.ability_cost}), *map(_act, character.effect)]
    return _card(character, "character", facts, text)


@cache
def cards() -> tuple[Card, ...]:
    """Return every component with its numbers, text and source."""
    return (
        *map(_tile, CATALOG.tiles),
        *map(_character, CATALOG.characters),
        *(Card(f"{c.id}_meeple", "meeple", 1, {"character": c.id}, (), c.source, c.ref) for c in CATALOG.characters),
        *(_card(die, "die", {"faces": list(die.faces)}, []) for die in CATALOG.dice),
        *(_card(token, "token", {"faces": list(token.faces)}, []) for token in CATALOG.tokens),
        *map(_attack, CATALOG.attacks),
        *map(_conversion, CATALOG.conversions),
        *map(_resource_card, CATALOG.resource_cards),
        *map(_counterspell, CATALOG.counterspells),
        *(
            _card(c, "companion", {"effect": _effect(c.effect)}, [_trait(op, "pet") for op in c.effect])
            for c in CATALOG.companions
        ),
    )
