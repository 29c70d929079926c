"""Every component with its facts for drawing and its text, derived from its effects."""

from typing import Any

import msgspec

from radura.core.game import Card
from radura.core.text import Arg, Message
from radura.games.casting_shadows import schema as box
from radura.games.casting_shadows import vocabulary as voc
from radura.games.casting_shadows.tables import resource_words
from radura.games.casting_shadows.vocabulary import RESOURCES

# -- parts of sentences -------------------------------------------------------------------


def symbol_words(symbol: str, n: int) -> str:
    """Refer to the symbol of a cost, in the singular or the plural."""
    return f"#cs-symbol{'' if n == 1 else 's'}-{symbol}"


def amounts(numbers: list[int]) -> str:
    """Write one number, or several with strokes between them."""
    return " / ".join(map(str, dict.fromkeys(numbers)))


def text(op: voc.Op, owner: str = "") -> Message:
    """Say what an operation does: ``cs-text-<owner>-<op>`` with its fields, unless it is worded below.

    Owners with words of their own are ``tile``, ``pet`` (a Companion) and ``use`` (a Resource card).
    """
    match op:
        case voc.Damage():
            return _damage(op)
        case voc.Convert():
            return _convert(op)
        case voc.Duplicate():
            args: dict[str, Arg] = {"what": symbol_words(op.match[0], 2)}
            return _up_to("cs-text-duplicate", args, op.max)
    name = str(type(op).__struct_config__.tag)
    if isinstance(op, voc.DamageDealt) and op.limit_per_turn:
        name += "-once"
    return Message(f"cs-text-{owner}-{name}" if owner else f"cs-text-{name}", _fields(op))


def _fields(op: voc.Op) -> dict[str, Arg]:
    """Return the fields of an operation as arguments: numbers without sign, names as references."""
    args: dict[str, Arg] = {}
    for name, value in msgspec.structs.asdict(op).items():
        if isinstance(value, int):
            args[name] = abs(value)
        elif name == "resource" and isinstance(op, voc.GainResource):
            args[name] = resource_words(RESOURCES.index(value), op.amount)
        elif isinstance(value, str):
            args[name] = f"#cs-{name}-{value}"
    return args


def _damage(op: voc.Damage) -> Message:
    args: dict[str, Arg] = {"amount": amounts(op.amount)}
    if op.range is not None:
        args["where"] = f"#cs-{'where' if op.target == 'enemy' else 'which'}-{op.range}"
    return Message(f"cs-text-damage-{op.target}{'-once' if op.limit_per_round else ''}", args)


def _up_to(id: str, args: dict[str, Arg], most: int | None) -> Message:
    return Message(f"{id}-any", args) if most is None else Message(id, args | {"max": most})


def _convert(op: voc.Convert) -> Message:
    args: dict[str, Arg] = {"what": symbol_words(op.sources[0], 2), "to": f"#cs-into-{op.to}-{op.colour}"}
    if op.each > 1:
        return _up_to("cs-text-convert-each", args | {"each": op.each}, op.max)
    if len(op.sources) > 1:
        return _up_to("cs-text-convert-pair", args | {"also": symbol_words(op.sources[1], 2)}, op.max)
    return _up_to("cs-text-convert", args, op.max)


def _cast(cast: box.CastCost) -> Message:
    if cast.symbol is not None:
        return Message("cs-text-spend-up-to", {"max": cast.max, "what": symbol_words(cast.symbol, cast.max)})
    if not cast.symbols:
        return Message("cs-text-spend-0")
    words: dict[str, Arg] = {f"what{i}": symbol_words(symbol, 1) for i, symbol in enumerate(cast.symbols)}
    return Message(f"cs-text-spend-{len(words)}", words)


# -- the cards ----------------------------------------------------------------------------


def _card(entry: box.Entry, kind: str, facts: dict[str, Any], words: list[Message]) -> Card:
    return Card(entry.id, kind, entry.count, facts, tuple(words), entry.effect_source or entry.source, entry.ref)


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
    return _card(card, "attack", facts, [_cast(card.cast), *map(text, card.effect)])


def _conversion(card: box.Conversion) -> Card:
    facts = {"level": card.level, "cost": list(card.cost), "effect": _effect(card.effect)}
    return _card(card, "conversion", facts, [text(op) for op in card.effect])


def _resource_card(card: box.ResourceCard) -> Card:
    facts = {"level": 0, "cost": [], "effect": _effect(card.effect)}
    return _card(card, "resource", facts, [text(op, "use") for op in card.effect])


def _counterspell(card: box.Counterspell, numbers: box.Numbers) -> Card:
    facts = {
        "cost": list(numbers.counterspell_cost),
        "trigger": card.trigger,
        "effect": _effect(card.effect),
    }
    return _card(card, "counterspell", facts, [Message(f"cs-text-trigger-{card.trigger}"), *map(text, card.effect)])


def _tile(tile: box.Tile) -> Card:
    facts = {
        "home_of": tile.home_of,
        "market": tile.market,
        "desert": tile.desert,
        "effect": _effect(tile.effect),
    }
    words = [text(op, "tile") for op in tile.effect]
    if tile.desert:
        words.append(Message("cs-text-desert"))
    return _card(tile, "tile", facts, words)


def _character(character: box.Character, numbers: box.Numbers) -> Card:
    facts = {
        "home": character.home,
        "hp": numbers.start_hp,
        "max_hp": numbers.max_hp,
        "energy_limits": list(numbers.energy_limits),
        "effect": _effect(character.effect),
    }
    words = [Message("cs-text-ability", {"n": numbers.ability_cost}), *map(text, character.effect)]
    return _card(character, "character", facts, words)


def cards(c: box.Catalog) -> tuple[Card, ...]:
    """Return every component with its numbers, text and source."""
    return (
        *map(_tile, c.tiles),
        *(_character(one, c.numbers) for one in c.characters),
        *(
            Card(f"{one.id}_meeple", "meeple", 1, {"character": one.id}, (), one.source, one.ref)
            for one in c.characters
        ),
        *(_card(die, "die", {"faces": list(die.faces)}, []) for die in c.dice),
        *(_card(token, "token", {"faces": list(token.faces)}, []) for token in c.tokens),
        *map(_attack, c.attacks),
        *map(_conversion, c.conversions),
        *map(_resource_card, c.resource_cards),
        *(_counterspell(one, c.numbers) for one in c.counterspells),
        *(
            _card(one, "companion", {"effect": _effect(one.effect)}, [text(op, "pet") for op in one.effect])
            for one in c.companions
        ),
    )
