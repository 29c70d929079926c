"""The catalogue as ints and flat tables: what the steps look up while they play."""

from itertools import product
from typing import Final

from radura.games.casting_shadows import catalog as box
from radura.games.casting_shadows import vocabulary as voc
from radura.games.casting_shadows.catalog import CATALOG

# -- names --------------------------------------------------------------------------------

RESOURCES: Final = [resource.id for resource in CATALOG.resources]
SHADOW: Final = RESOURCES.index("shadow")
CURSE: Final = RESOURCES.index("curse")
RANGES: Final = [kind.id for kind in CATALOG.ranges]
ANYWHERE: Final = len(RANGES)
"""Stands for a range in effects that always reach."""
TILES: Final = [tile.id for tile in CATALOG.tiles]
CENTRE: Final = TILES.index(CATALOG.map.centre)
DESERT: Final = next(i for i, tile in enumerate(CATALOG.tiles) if tile.desert)
MARKET: Final = [i for i, tile in enumerate(CATALOG.tiles) if tile.market]
CHARACTERS: Final = [character.id for character in CATALOG.characters]
MEEPLES: Final = [f"{name}_meeple" for name in CHARACTERS]
HOME: Final = [TILES.index(character.home) for character in CATALOG.characters]
FREE_ACTIONS: Final = ["travel", "cast", "reroll", "protect", "refresh", "collect"]
FREE_TRAVEL, FREE_CAST, FREE_REROLL, FREE_PROTECT, FREE_REFRESH, FREE_COLLECT = range(6)


def resource_words(kind: int, n: int) -> str:
    """Refer to a Resource in a message, in the singular or the plural."""
    return f"#cs-resource{'' if n == 1 else 's'}-{RESOURCES[kind]}"


_MAIN: Final[list[box.Entry]] = [*CATALOG.spells, *CATALOG.resource_cards]
CARDS: Final = [card.id for card in (*_MAIN, *CATALOG.counterspells, *CATALOG.companions)]
"""Every printed kind of card."""


def _copies(entries: list[tuple[str, int]]) -> list[str]:
    return [f"{id}.{n}" if count > 1 else id for id, count in entries for n in range(count)]


ITEMS: Final = _copies([(c.id, c.count) for c in (*_MAIN, *CATALOG.counterspells, *CATALOG.companions)])
"""Every single card: Main deck, then Counterspells, then Companions."""
CARD: Final = [i for i, c in enumerate((*_MAIN, *CATALOG.counterspells, *CATALOG.companions)) for _ in range(c.count)]
"""The printed kind of each item."""
CARD_WORDS: Final = [f"#cs-card-{CARDS[card]}" for card in CARD]
"""How messages refer to each item."""
TILE_WORDS: Final = [f"#cs-card-{tile}" for tile in TILES]
N_MAIN: Final = sum(card.count for card in _MAIN)
N_COUNTER: Final = sum(card.count for card in CATALOG.counterspells)
FIRST_COMPANION: Final = N_MAIN + N_COUNTER
CAUSES: Final = [*ITEMS, *(f"ability_{name}" for name in CHARACTERS)]
"""What can do damage by an enemy: a card, or the Ability of a Character."""
FIRST_ABILITY: Final = len(ITEMS)

DICE: Final = _copies([(die.id, die.count) for die in CATALOG.dice])
DIE_KINDS: Final = [die.id for die in CATALOG.dice]
DIE_KIND: Final = [i for i, die in enumerate(CATALOG.dice) for _ in range(die.count)]
ALL_DICE: Final = (1 << len(DICE)) - 1

NUMBERS: Final = CATALOG.numbers
MAX_HP: Final = NUMBERS.max_hp
BOOK_SIZE: Final = NUMBERS.book_size
LIMITS: Final = (NUMBERS.energy_limits[0], NUMBERS.energy_limits[1])
UNLIMITED: Final = 99

# -- what a roll can give -----------------------------------------------------------------

_FACES: Final = [tuple(RESOURCES.index(face) for face in die.faces) for die in CATALOG.dice]
FACES: Final = [_FACES[kind] for kind in DIE_KIND]
"""The six faces of each die."""
ROLLS: Final = [sorted(set(faces)) for faces in FACES]
ROLL_WEIGHTS: Final = [[faces.count(face) for face in outcomes] for faces, outcomes in zip(FACES, ROLLS, strict=True)]

# -- paying -------------------------------------------------------------------------------
#
# A Pool is one int with seven bits for each kind of Resource, the highest of them free: so
# one subtraction tells whether a way of paying is there.

BITS: Final = 7
UNIT: Final = [*(1 << BITS * kind for kind in range(len(RESOURCES))), 0]
"""One Resource of a kind; the last entry stands for a die that is not in the Pool (-1)."""
GUARD: Final = sum(unit << (BITS - 1) for unit in UNIT[:-1])
FIELD: Final = (1 << BITS) - 1

_PAYS: Final = {
    symbol: [i for i, r in enumerate(CATALOG.resources) if symbol in r.pays]
    for symbol in ("red_gem", "blue_gem", "any_gem", "red_orb", "blue_orb", "any_orb", "shadow", "curse")
}


def _ways(symbols: list[str]) -> set[tuple[int, ...]]:
    """Return every set of Resources that pays exactly these symbols, each once. CS-7.3, CS-7.4, Q-15"""
    return {tuple(sorted(way)) for way in product(*(_PAYS[symbol] for symbol in symbols))}


def _cast_ways(cast: box.CastCost) -> set[tuple[int, ...]]:
    """Return every way to pay for a Cast, of every size. CS-10.4, Q-16"""
    if cast.symbol is None:
        return _ways(list(cast.symbols))
    return {way for n in range(1, cast.max + 1) for way in _ways([cast.symbol] * n)}


def _resources(cost: list[voc.CostSymbol]) -> list[str]:
    return [symbol for symbol in cost if not symbol.startswith("spell")]


WAYS: Final = sorted(
    {way for card in CATALOG.spells for way in _ways(_resources(card.cost))}
    | {way for card in CATALOG.attacks for way in _cast_ways(card.cast)}
    | _ways(list(NUMBERS.counterspell_cost)),
    key=lambda way: (len(way), way),
)
"""Every set of Resources that can be a payment; the first is the empty one."""
NEED: Final = [sum(UNIT[kind] for kind in way) for way in WAYS]
WAY_NAMES: Final = ["+".join(RESOURCES[kind] for kind in way) or "nothing" for way in WAYS]


class Cost:
    """The ways to pay a price, and the level of the Spell it asks for besides (0: none)."""

    def __init__(self, ways: set[tuple[int, ...]], level: int = 0) -> None:
        self.ways: Final = tuple(sorted(WAYS.index(way) for way in ways))
        self.needs: Final = tuple(NEED[way] for way in self.ways)
        self.level: Final = level

    def can_pay(self, pool: int) -> bool:
        """Tell whether a Pool holds the Resources."""
        guarded = pool | GUARD
        for need in self.needs:  # noqa: SIM110  # a loop, not a generator: this runs for every decision of Phase 2
            if (guarded - need) & GUARD == GUARD:
                return True
        return False

    def open(self, pool: int) -> list[int]:
        """Return the ways a Pool can pay."""
        guarded = pool | GUARD
        return [way for way in self.ways if (guarded - NEED[way]) & GUARD == GUARD]


def _cost(symbols: list[voc.CostSymbol]) -> Cost:
    levels = [int(symbol[-1]) for symbol in symbols if symbol.startswith("spell")]
    return Cost(_ways(_resources(symbols)), levels[0] if levels else 0)


COUNTER_COST: Final = Cost(_ways(list(NUMBERS.counterspell_cost)))

# -- damage -------------------------------------------------------------------------------

ENEMY, HEX, EACH = range(3)


class Blast:
    """The damage of an Attack Spell or an Ability: whom, how far, how much."""

    def __init__(self, ops: list[voc.AttackOp] | list[voc.AbilityOp]) -> None:
        damage = next(op for op in ops if isinstance(op, voc.Damage))
        self.aim: Final = ("enemy", "hex", "each_enemy").index(damage.target)
        self.range: Final = ANYWHERE if damage.range is None else RANGES.index(damage.range)
        self.amounts: Final = tuple(damage.amount)
        self.moves: Final = any(isinstance(op, voc.MoveTarget) for op in ops)


class AttackSpell:
    """What the engine needs to know of an Attack Spell."""

    def __init__(self, card: box.Attack) -> None:
        self.cost: Final = Cost(_cast_ways(card.cast))
        self.blast: Final = Blast(card.effect)


class Conversion:
    """What the engine needs to know of a Conversion Spell."""

    def __init__(self, card: box.Conversion) -> None:
        op = card.effect[0]
        self.copies: Final = isinstance(op, voc.Duplicate)
        self.limit: Final = UNLIMITED if op.max is None else op.max
        self.each: Final = op.each if isinstance(op, voc.Convert) else 1
        self.pairs: Final = _copied(op) if isinstance(op, voc.Duplicate) else _changes(op)
        """(from, to) for every change it can make."""
        self.mask: Final = sum(UNIT[source] * FIELD for source in {source for source, _ in self.pairs})


def _copied(op: voc.Duplicate) -> tuple[tuple[int, int], ...]:
    return tuple((kind, kind) for kind in sorted({k for symbol in op.match for k in _PAYS[symbol]}))


def _changes(op: voc.Convert) -> tuple[tuple[int, int], ...]:
    """List what may become what; the result always differs from the original. Q-14, Q-61"""
    pairs: set[tuple[int, int]] = set()
    for source in {kind for symbol in op.sources for kind in _PAYS[symbol]}:
        own, _, shape = RESOURCES[source].partition("_")
        to = {"gem": "orb", "orb": "gem"}[shape] if op.to == "other" else op.to
        colours = ["red", "blue"] if op.colour == "choose" else [own if op.colour == "same" else op.colour]
        pairs |= {(source, RESOURCES.index(f"{colour}_{to}")) for colour in colours}
    return tuple(sorted(pair for pair in pairs if pair[0] != pair[1]))


class Trait:
    """What a tile does for whoever stands there, or a Companion for its owner."""

    def __init__(self, ops: list[voc.TileOp] | list[voc.CompanionOp]) -> None:
        tokens: list[int] = []
        free = [0] * len(FREE_ACTIONS)
        hp = dealt = taken = sting = 0
        cap = UNLIMITED
        once = forbids = immune = sting_once = False
        for op in ops:
            match op:
                case voc.GainResource(resource=resource, amount=amount):
                    tokens += [RESOURCES.index(resource)] * amount
                case voc.GainHp(amount=amount):
                    hp += amount
                case voc.FreeAction(action=action, per_turn=n):
                    free[FREE_ACTIONS.index(action)] += n
                case voc.DamageDealt(amount=amount, limit_per_turn=limit):
                    dealt, once = amount, limit == 1
                case voc.DamageTaken(amount=amount):
                    taken += amount
                case voc.DamageCap(max=most):
                    cap = min(cap, most)
                case voc.ForbidReduction():
                    forbids = True
                case voc.IgnoreCurses():
                    immune = True
                case voc.Damage(amount=amounts, limit_per_round=limit):
                    sting, sting_once = amounts[0], limit == 1
        self.tokens: Final = tuple(tokens)
        self.hp: Final = hp
        self.free: Final = tuple(free)
        self.dealt: Final = dealt
        self.dealt_once: Final = once
        self.taken: Final = taken
        self.cap: Final = cap
        self.forbids: Final = forbids
        self.immune: Final = immune
        self.sting: Final = sting
        self.sting_once: Final = sting_once


class Ability:
    """The Ability of a Character: healing or damage."""

    def __init__(self, ops: list[voc.AbilityOp]) -> None:
        self.hp: Final = sum(op.amount for op in ops if isinstance(op, voc.GainHp))
        self.blast: Final = Blast(ops) if any(isinstance(op, voc.Damage) for op in ops) else None


class Counter:
    """What a Counterspell does: run, reduce (``UNLIMITED``: prevent), or return damage afterwards."""

    def __init__(self, card: box.Counterspell) -> None:
        self.after: Final = card.trigger == "after"
        self.runs: Final = any(isinstance(op, voc.MoveSelf) for op in card.effect)
        prevents = any(isinstance(op, voc.PreventDamage) for op in card.effect)
        cut = sum(op.amount for op in card.effect if isinstance(op, voc.ReduceDamage))
        self.cut: Final = UNLIMITED if prevents else cut
        self.returns: Final = sum(op.amount[0] for op in card.effect if isinstance(op, voc.Damage))


_N_ATTACK: Final = len(CATALOG.attacks)
_SPELLS: Final = CATALOG.spells
_N_SPELL: Final = len(_SPELLS)
_ATTACKS: Final = [AttackSpell(card) for card in CATALOG.attacks]
_CONVERSIONS: Final = [Conversion(card) for card in CATALOG.conversions]
_COUNTERS: Final = [Counter(card) for card in CATALOG.counterspells]

ATTACKS: Final = [_ATTACKS[kind] for kind in CARD[:N_MAIN] if kind < _N_ATTACK]
"""By item: the Attack Spells come first."""
N_ATTACKS: Final = len(ATTACKS)
CONVERSIONS: Final = [_CONVERSIONS[kind - _N_ATTACK] for kind in CARD[:N_MAIN] if _N_ATTACK <= kind < _N_SPELL]
"""By item, from ``N_ATTACKS`` on."""
N_SPELLS: Final = N_ATTACKS + len(CONVERSIONS)
GAINS: Final = [
    tuple(RESOURCES.index(op.resource) for op in card.effect for _ in range(op.amount))
    for card in CATALOG.resource_cards
    for _ in range(card.count)
]
"""Tokens of each Resource card, by item from ``N_SPELLS`` on."""
COUNTERS: Final = [_COUNTERS[kind - len(_MAIN)] for kind in CARD[N_MAIN:FIRST_COMPANION]]
"""By item, from ``N_MAIN`` on."""
LEVEL: Final = [_SPELLS[kind].level if kind < _N_SPELL else 0 for kind in CARD[:N_MAIN]]
COSTS: Final = [_cost(_SPELLS[kind].cost) if kind < _N_SPELL else Cost({()}) for kind in CARD[:N_MAIN]]
"""The Collection Cost of each Main deck item."""
TILE_TRAITS: Final = [Trait(tile.effect) for tile in CATALOG.tiles]
PETS: Final = [*(Trait(card.effect) for card in CATALOG.companions), Trait([])]
"""By Companion; the last one is for those who have none."""
ABILITIES: Final = [Ability(character.effect) for character in CATALOG.characters]
