"""The catalogue as ints and flat tables: what the steps look up while they play."""

from itertools import permutations, product
from typing import TYPE_CHECKING, Any, Final

from radura.core.kernel import Step
from radura.games.casting_shadows import schema as box
from radura.games.casting_shadows import vocabulary as voc
from radura.games.casting_shadows.actions import Actions
from radura.games.casting_shadows.board import Board
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, MOST, RESOURCES, SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Sequence

SHADOW: Final = RESOURCES.index("shadow")
CURSE: Final = RESOURCES.index("curse")
ORBS: Final = [kind for kind, name in enumerate(RESOURCES) if name.endswith("_orb")]
FREE_TRAVEL: Final = FREE_ACTIONS.index("travel")
FREE_CAST: Final = FREE_ACTIONS.index("cast")
FREE_REROLL: Final = FREE_ACTIONS.index("reroll")
FREE_PROTECT: Final = FREE_ACTIONS.index("protect")
FREE_REFRESH: Final = FREE_ACTIONS.index("refresh")
FREE_COLLECT: Final = FREE_ACTIONS.index("collect")
FORMS: Final = ["base", "shadow"]
UNLIMITED: Final = 1_000
"""More than any amount of the game."""
ENEMY, HEX, EACH = range(3)
AIMS: Final = {"enemy": ENEMY, "source": ENEMY, "hex": HEX, "each_enemy": EACH}

# -- paying -------------------------------------------------------------------------------
#
# A Pool is one int with seven bits for each kind of Resource, the highest of them free: so
# one subtraction tells whether a way of paying is there.

BITS: Final = 7
UNIT: Final = [*(1 << BITS * kind for kind in range(len(RESOURCES))), 0]
"""One Resource of a kind; the last entry stands for a die that is not in the Pool (-1)."""
GUARD: Final = sum(unit << (BITS - 1) for unit in UNIT[:-1])
FIELD: Final = (1 << BITS) - 1
CURSES: Final = FIELD << BITS * CURSE
MOST_OF_A_KIND: Final = 3 * MOST
"""So many Resources of a kind a Pool can hold."""
assert MOST_OF_A_KIND < 1 << BITS - 1


def resource_words(kind: int, n: int) -> str:
    """Refer to a Resource in a message, in the singular or the plural."""
    return f"#cs-resource{'' if n == 1 else 's'}-{RESOURCES[kind]}"


class Cost:
    """The ways to pay a price, and the level of the Spell it asks for besides (0: none)."""

    def __init__(self, ways: "Sequence[int]", needs: "Sequence[int]", level: int) -> None:
        self.ways: Final = tuple(ways)
        self.needs: Final = tuple(needs)
        """For each way the Resources as a Pool."""
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
        return [way for way, need in zip(self.ways, self.needs, strict=True) if (guarded - need) & GUARD == GUARD]


# -- effects ------------------------------------------------------------------------------


class Blast:
    """The damage of a card or an Ability: whom, how far, how much."""

    def __init__(self, damage: voc.Damage, ranges: list[str]) -> None:
        self.aim: Final = AIMS[damage.target]
        self.range: Final = len(ranges) if damage.range is None else ranges.index(damage.range)
        self.amounts: Final = tuple(damage.amount)

    def amount(self, spent: int) -> int:
        """Return the damage for so many Resources; where the price is fixed there is one number. CS-10.4, Q-16"""
        return self.amounts[max(min(spent, len(self.amounts)), 1) - 1]


class AttackSpell:
    """What the engine needs to know of an Attack Spell."""

    def __init__(self, cost: Cost, blast: Blast) -> None:
        self.cost: Final = cost
        self.blast: Final = blast


class Conversion:
    """What the engine needs to know of a Conversion Spell."""

    def __init__(self, op: voc.ConversionOp, pairs: tuple[tuple[int, int], ...]) -> None:
        self.copies: Final = isinstance(op, voc.Duplicate)
        self.limit: Final = UNLIMITED if op.max is None else op.max
        self.each: Final = op.each if isinstance(op, voc.Convert) else 1
        self.pairs: Final = pairs
        """(from, to) for every change it can make."""
        self.mask: Final = sum(UNIT[source] * FIELD for source in {source for source, _ in pairs})


class Trait:
    """What a tile changes for whoever stands there, or a Companion for its owner, in what others work out."""

    def __init__(self, ops: "Sequence[voc.CompanionOp]") -> None:
        dealt = taken = sting = 0
        cap = UNLIMITED
        dealt_once = forbids = immune = sting_once = False
        for op in ops:
            match op:
                case voc.DamageDealt(amount=amount, limit_per_turn=limit):
                    dealt, dealt_once = amount, limit == 1
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
                case _:
                    pass  # a step at the start of the turn: ``effects.py``
        self.dealt: Final = dealt
        self.dealt_once: Final = dealt_once
        self.taken: Final = taken
        self.cap: Final = cap
        self.forbids: Final = forbids
        self.immune: Final = immune
        self.sting: Final = sting
        self.sting_once: Final = sting_once


class Answer:
    """What a Counterspell does to the pending damage: run, or cut so much off (``UNLIMITED``: all of it)."""

    def __init__(self, card: box.Counterspell) -> None:
        self.after: Final = card.trigger == "after"
        self.runs: Final = any(isinstance(op, voc.MoveSelf) for op in card.effect)
        prevents = any(isinstance(op, voc.PreventDamage) for op in card.effect)
        cut = sum(op.amount for op in card.effect if isinstance(op, voc.ReduceDamage))
        self.cut: Final = UNLIMITED if prevents else cut


Plan = tuple[Step[Any] | None, ...]
"""The steps of an effect in order; None is its damage, which is aimed when it is cast."""


class Tables:
    """One box as tables, made once for each game object."""

    __slots__ = (
        "abilities",
        "ability_plans",
        "actions",
        "aimed",
        "all_dice",
        "answers",
        "anywhere",
        "attack_plans",
        "attacks",
        "blasts",
        "board_index",
        "boards",
        "book_size",
        "card",
        "card_words",
        "cards",
        "catalog",
        "causes",
        "centre",
        "characters",
        "companion_plans",
        "conversions",
        "costs",
        "counter_cost",
        "desert",
        "dice",
        "die_kind",
        "die_kinds",
        "face_actions",
        "faces",
        "first_ability",
        "first_companion",
        "first_roll",
        "home",
        "items",
        "layouts",
        "level",
        "limits",
        "market",
        "max_hp",
        "meeples",
        "n_attacks",
        "n_main",
        "n_spells",
        "numbers",
        "pets",
        "ranges",
        "rerolls",
        "roll_weights",
        "rolls",
        "solo_fighters",
        "spread",
        "tile_plans",
        "tile_traits",
        "tile_words",
        "tiles",
        "use_plans",
        "way_names",
        "ways",
    )

    def __init__(self, catalog: box.Catalog) -> None:
        self.catalog: Final = catalog
        self._name_things(catalog)
        self._price_things(catalog)
        self._read_effects(catalog)
        self.actions: Final = Actions(self)
        self.first_roll: Final = self.actions.roll
        self.face_actions: Final = [tuple(self.actions.roll + face for face in faces) for faces in self.faces]
        """For each die what its faces are as outcomes."""
        self.rerolls: Final[dict[tuple[int, ...], list[int]]] = {}
        """For the faces of a Pool (-1: no die there) the dice that can be rolled again, as they were asked for."""
        self.boards: Final = [
            Board(self, characters)
            for players in map(int, catalog.map.homes)
            for characters in permutations(range(len(self.characters)), players)
        ]
        self.layouts: Final = [board.name for board in self.boards]
        self.board_index: Final = {board.characters: index for index, board in enumerate(self.boards)}

    def _name_things(self, c: box.Catalog) -> None:
        main: list[box.Entry] = [*c.spells, *c.resource_cards]
        every: list[box.Entry] = [*main, *c.counterspells, *c.companions]
        self.numbers = c.numbers
        self.max_hp = c.numbers.max_hp
        self.book_size = c.numbers.book_size
        self.limits = c.numbers.energy_limits
        self.solo_fighters = 1 + len(c.solo.bot_spells)
        self.ranges = [kind.id for kind in c.ranges]
        self.anywhere = len(self.ranges)
        """Stands for a range in effects that always reach."""
        self.tiles = [tile.id for tile in c.tiles]
        self.centre = self.tiles.index(c.map.centre)
        self.desert = next(i for i, tile in enumerate(c.tiles) if tile.desert)
        self.market = [i for i, tile in enumerate(c.tiles) if tile.market]
        self.characters = [character.id for character in c.characters]
        self.meeples = [f"{name}_meeple" for name in self.characters]
        self.home = [self.tiles.index(character.home) for character in c.characters]
        self.cards = [card.id for card in every]
        """Every printed kind of card."""
        self.items = _copies(every)
        """Every single card: Main deck, then Counterspells, then Companions."""
        self.card = [i for i, card in enumerate(every) for _ in range(card.count)]
        """The printed kind of each item."""
        self.card_words = [f"#cs-card-{self.cards[card]}" for card in self.card]
        """How messages refer to each item."""
        self.tile_words = [f"#cs-card-{tile}" for tile in self.tiles]
        self.n_main = sum(card.count for card in main)
        self.first_companion = self.n_main + sum(card.count for card in c.counterspells)
        self.first_ability = len(self.items)
        self.causes = [*self.items, *(f"ability_{name}" for name in self.characters)]
        """What can do damage by an enemy: a card, or the Ability of a Character."""
        self.dice = _copies(c.dice)
        self.die_kinds = [die.id for die in c.dice]
        self.die_kind = [i for i, die in enumerate(c.dice) for _ in range(die.count)]
        self.all_dice = tuple(range(len(self.dice)))
        self.faces = [tuple(RESOURCES.index(face) for face in c.dice[kind].faces) for kind in self.die_kind]
        self.rolls = [sorted(set(faces)) for faces in self.faces]
        self.roll_weights = [
            [faces.count(r) for r in rolls] for faces, rolls in zip(self.faces, self.rolls, strict=True)
        ]

    def _price_things(self, c: box.Catalog) -> None:
        pays = {symbol: [RESOURCES.index(r.id) for r in c.resources if symbol in r.pays] for symbol in SYMBOLS}
        prices = [_ways(_resources(card.cost), pays) for card in c.spells] + [{()}] * len(c.resource_cards)
        casts = [_cast_ways(card.cast, pays) for card in c.attacks]
        counter = _ways(c.numbers.counterspell_cost, pays)
        every = counter.union(*prices, *casts)
        self.ways = sorted((tuple(sorted(way)) for way in every), key=lambda way: (len(way), way))
        """Every set of Resources that can be a payment; the first is the empty one."""
        self.way_names = ["+".join(RESOURCES[kind] for kind in way) or "nothing" for way in self.ways]

        def cost(ways: set[tuple[int, ...]], level: int = 0) -> Cost:
            numbers = sorted(self.ways.index(way) for way in ways)
            return Cost(numbers, [sum(UNIT[kind] for kind in self.ways[way]) for way in numbers], level)

        self.counter_cost = cost(counter)
        levels = [_level(card.cost) for card in c.spells] + [0] * len(c.resource_cards)
        printed = [cost(ways, level) for ways, level in zip(prices, levels, strict=True)]
        self.costs = [printed[kind] for kind in self.card[: self.n_main]]
        """The Collection Cost of each Main deck item."""
        self.level = [c.spells[kind].level if kind < len(c.spells) else 0 for kind in self.card[: self.n_main]]
        ranged = [AttackSpell(cost(casts[i]), Blast(_damage(a.effect), self.ranges)) for i, a in enumerate(c.attacks)]
        self.attacks = [ranged[kind] for kind in self.card if kind < len(ranged)]
        """By item: the Attack Spells come first."""
        self.n_attacks = len(self.attacks)
        changes = [Conversion(card.effect[0], _pairs(card.effect[0], pays)) for card in c.conversions]
        self.conversions = [changes[kind - len(ranged)] for kind in self.card if 0 <= kind - len(ranged) < len(changes)]
        """By item, from ``n_attacks`` on."""
        self.n_spells = self.n_attacks + len(self.conversions)
        self.aimed = [item for item, spell in enumerate(self.attacks) if spell.blast.aim == ENEMY]
        """Attack Spells at one enemy."""
        self.spread = [item for item, spell in enumerate(self.attacks) if spell.blast.aim != ENEMY]
        """Attack Spells at a tile."""

    def _read_effects(self, c: box.Catalog) -> None:
        self.answers = [Answer(card) for card in c.counterspells for _ in range(card.count)]
        """By item, from ``n_main`` on."""
        self.tile_traits = [Trait(tile.effect) for tile in c.tiles]
        self.pets = [*(Trait(card.effect) for card in c.companions), Trait([])]
        """By Companion; the last one is for those who have none."""
        printed = c.effects()
        effects = [printed[kind] for kind in self.card]
        effects += [character.effect for character in c.characters]
        self.blasts = [
            Blast(_damage(effect), self.ranges) if any(isinstance(op, voc.Damage) for op in effect) else None
            for effect in effects
        ]
        """By cause."""
        # These come from ``effects.py``.
        self.attack_plans: list[Plan] = []
        self.ability_plans: list[Plan] = []
        self.use_plans: list[tuple[Step[Any], ...]] = []
        """What a Resource card does, by item from ``n_spells`` on."""
        self.tile_plans: list[tuple[Step[Any], ...]] = []
        """What beginning a turn on the tile brings."""
        self.companion_plans: list[tuple[Step[Any], ...]] = []
        """What beginning a turn with the Companion brings."""

    def list_rerolls(self, faces: tuple[int, ...]) -> list[int]:
        """Return the actions that reroll a die of a Pool, and keep them: each Pool comes again and again."""
        seen: set[tuple[int, int]] = set()
        out: list[int] = []
        for die, face in enumerate(faces):
            look = (self.die_kind[die], face)
            if face >= 0 and face != CURSE and look not in seen:
                seen.add(look)
                out.append(self.actions.reroll + die)
        self.rerolls[faces] = out
        return out

    def pet(self, companion: int) -> Trait:
        """Return what a Companion changes (-1: there is none)."""
        return self.pets[companion - self.first_companion] if companion >= 0 else self.pets[-1]

    def cause_words(self, cause: int) -> str:
        """Return the name of what does damage."""
        if cause >= self.first_ability:
            return f"#cs-ability-{self.characters[cause - self.first_ability]}"
        return self.card_words[cause]


def _copies(entries: "Sequence[box.Entry]") -> list[str]:
    return [f"{e.id}.{n}" if e.count > 1 else e.id for e in entries for n in range(e.count)]


def _ways(symbols: "Sequence[str]", pays: dict[str, list[int]]) -> set[tuple[int, ...]]:
    """Return every set of Resources that pays exactly these symbols, each once. CS-7.3, CS-7.4, Q-15"""
    return {tuple(sorted(way)) for way in product(*(pays[symbol] for symbol in symbols))}


def _cast_ways(cast: box.CastCost, pays: dict[str, list[int]]) -> set[tuple[int, ...]]:
    """Return every way to pay for a Cast, of every size. CS-10.4, Q-16"""
    if cast.symbol is None:
        return _ways(cast.symbols, pays)
    return {way for n in range(1, cast.max + 1) for way in _ways([cast.symbol] * n, pays)}


def _resources(cost: "Sequence[str]") -> list[str]:
    return [symbol for symbol in cost if symbol in SYMBOLS]


def _level(cost: "Sequence[str]") -> int:
    """Return the level of the Spell that a Collection Cost asks for, 0 for none. CS-9.9"""
    return max((int(symbol[-1]) for symbol in cost if symbol not in SYMBOLS), default=0)


def _damage(ops: "Sequence[voc.Op]") -> voc.Damage:
    return next(op for op in ops if isinstance(op, voc.Damage))


def _pairs(op: voc.ConversionOp, pays: dict[str, list[int]]) -> tuple[tuple[int, int], ...]:
    """List what may become what; the result of a change always differs from the original. Q-14, Q-61"""
    if isinstance(op, voc.Duplicate):
        return tuple((kind, kind) for kind in sorted({k for symbol in op.match for k in pays[symbol]}))
    pairs: set[tuple[int, int]] = set()
    for source in {kind for symbol in op.sources for kind in pays[symbol]}:
        own, _, shape = RESOURCES[source].partition("_")
        to = {"gem": "orb", "orb": "gem"}[shape] if op.to == "other" else op.to
        colours = ["red", "blue"] if op.colour == "choose" else [own if op.colour == "same" else op.colour]
        pairs |= {(source, RESOURCES.index(f"{colour}_{to}")) for colour in colours}
    return tuple(sorted(pair for pair in pairs if pair[0] != pair[1]))
