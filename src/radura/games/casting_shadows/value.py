"""What is measured in a position for a fighter: HP, the Spell Book, the place, and what the turn can still bring.

Cards and tiles are valued in HP, from their data; how much each feature counts is learned (``value.json``).
"""

import math
from collections.abc import Sequence
from typing import Final

from radura.core.value import PIECE
from radura.games.casting_shadows import vocabulary as voc
from radura.games.casting_shadows.schema import Tile
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.blow import crystal_damage
from radura.games.casting_shadows.steps.pay import collection_cost
from radura.games.casting_shadows.tables import BITS, CURSE, FIELD, FREE_CAST, FREE_COLLECT, FREE_TRAVEL, SHADOW, Tables
from radura.games.casting_shadows.vocabulary import RESOURCES

LOW: Final = 8
"""With fewer HP than this a fighter can fall in one turn."""
ATTACK: Final = (0.0, 4.0, 7.5, 12.0)
"""An Attack Spell, by level."""
SHARES: Final = (1.0, 0.6, 0.35, 0.2, 0.1)
"""How much of it the best attack counts, the second best, and so on."""
CONVERSION: Final = 1.2
RESOURCE: Final = 1.0
COUNTER: Final = 1.6
USEFUL_COUNTERS: Final = 2
OFFER: Final = 0.15
"""A card beside the tile that can perhaps be collected next turn, beside one in the book."""


def tile_worths(tiles: Sequence[Tile]) -> list[float]:
    """Return what beginning a turn on each tile is worth."""
    return [sum(_op_worth(op) for op in tile.effect) for tile in tiles]


def _op_worth(op: voc.TileOp) -> float:
    match op:
        case voc.GainResource(amount=n):
            return 0.5 * n
        case voc.GainHp(amount=n):
            return 0.8 * n
        case voc.FreeAction(per_turn=n):
            return 0.4 * n
        case voc.DamageDealt(amount=n):
            return 0.5 * n
        case voc.DamageTaken(amount=n):
            return -0.6 * n
        case _:
            return 0.0


NAMES: Final = (
    "hp.left",
    "hp.root",
    "hp.low",
    "hp.in_danger",
    "energy.stored",
    "energy.transform",
    "form.shadow",
    "book.worth",
    "book.best_attack",
    "book.attacks",
    "book.counters",
    "book.unknown_counters",
    "book.other",
    "companion.mine",
    "tile.worth",
    "tile.offer",
    "tile.in_reach",
    "turn.mine",
    "turn.points",
    "turn.damage",
    "turn.kill",
    "turn.collect",
    "turn.energy",
    "turn.crystals",
    "underway.mine",
    "tile.distance",
    "match.fighters",
)
"""The features, in the order of ``measure``; docs/research/bots.md explains them. Those of single pieces follow."""


def pieces(t: Tables) -> dict[str, str]:
    """Return the subjects of single pieces."""
    companions = {t.cards[t.card[item]] for item in range(t.first_companion, len(t.items))}
    kinds = {"pool": "turn", "character": "character", "tile": "tile", "card": "book"}
    return {**kinds, **{f"card.{card}": "companion" for card in companions}}


def names(t: Tables) -> list[str]:
    """Return the names of all features, with those of each Resource, Character, tile and card."""
    return [
        *NAMES,
        *(f"{PIECE}pool.{kind}" for kind in RESOURCES),
        *(f"{PIECE}character.{character}" for character in t.characters),
        *(f"{PIECE}tile.{tile}" for tile in t.tiles),
        *(f"{PIECE}card.{card}" for card in t.cards),
    ]


def measure(s: ShadowState, fighter: int, tiles: list[float]) -> list[float]:
    """Return the features of a position for a fighter who stands, each about from 0 to 1; ``tiles``: their worths."""
    t = s.tables
    hp = s.hp[fighter]
    books = s.books[fighter]
    counters = len(s.counters[fighter])
    attacks = [t.level[item] for item in books if item < t.n_attacks]
    secret = sum([1 for item in s.counters[fighter] if item not in s.exposed])
    if not attacks:  # Counterspells only fill the Spell Book then
        counters = secret = 0
    form = s.form[fighter]
    at = s.at[fighter]
    worth = offer = reach = 0.0
    points = damage = kill = collect = energy = crystals = 0.0
    if at >= 0:
        worth = tiles[at]
        offer = offer_worth(s, fighter)
        reach = sum([1.0 for item in books if item < t.n_attacks and _has_target(s, fighter, item, at)])
        if s.turn == fighter:
            points = float(s.ap)
            dealt, ap, pool = casts(s, fighter)
            damage = float(dealt)
            weakest = min(
                [s.hp[other] for other in range(len(s.hp)) if other != fighter and s.hp[other] > 0], default=99
            )
            kill = 1.0 if dealt >= weakest else 0.0
            if ap or s.free[FREE_COLLECT]:
                collect = collect_worth(s, fighter, pool)
            room = t.limits[form] - s.energy[fighter] + (0 if form else t.numbers.transform_cost)
            energy = float(min(pool >> BITS * SHADOW & FIELD, room))
            crystals = float(crystal_damage(s, fighter, pool >> BITS * CURSE & FIELD))
    danger = _danger(s, fighter)
    pieces = [0.0] * (len(RESOURCES) + len(t.characters) + len(t.tiles) + len(t.cards))
    distance = _lay_out(s, fighter, pieces)
    return [
        hp / 20.0,
        math.sqrt(hp / 20.0),
        max(0, LOW - hp) / LOW,
        1.0 if danger >= hp else danger / (2.0 * hp),
        s.energy[fighter] / 5.0,
        0.0 if form else min(1.0, s.energy[fighter] / t.numbers.transform_cost),
        1.0 if form else 0.0,
        book_worth(t, books, counters) / 20.0,
        max(attacks, default=0) / 3.0,
        len(attacks) / 4.0,
        min(counters, USEFUL_COUNTERS) / 2.0,
        secret / 3.0,
        (len(books) - len(attacks)) / 4.0,
        1.0 if s.companion[fighter] >= 0 else 0.0,
        worth,
        offer,
        reach / 3.0,
        1.0 if s.turn == fighter else 0.0,
        points / 3.0,
        damage / 5.0,
        kill,
        collect / 5.0,
        energy / 5.0,
        crystals / 5.0,
        1.0 if s.actor == fighter and s.stack is not None and not isinstance(s.stack.step, Act) else 0.0,
        distance / 2.0,
        (sum([1 for other in s.hp if other > 0]) - 2) / 2.0,
        *pieces,
    ]


def _lay_out(s: ShadowState, fighter: int, pieces: list[float]) -> int:
    """Note what a fighter has, piece by piece; return the steps to the nearest enemy."""
    t, at = s.tables, s.at[fighter]
    first = len(RESOURCES)
    if s.turn == fighter:
        for face in s.dice:
            if face >= 0:
                pieces[face] += 1.0 / 3.0
        for kind, n in enumerate(s.tokens):
            pieces[kind] += n / 3.0
    if s.characters[fighter] >= 0:
        pieces[first + s.characters[fighter]] = 1.0
    first += len(t.characters)
    if at >= 0:
        pieces[first + at] = 1.0
    first += len(t.tiles)
    for item in s.books[fighter]:
        pieces[first + t.card[item]] += 1.0
    for item in s.counters[fighter]:
        pieces[first + t.card[item]] += 1.0
    if s.companion[fighter] >= 0:
        pieces[first + t.card[s.companion[fighter]]] = 1.0
    nearest = 2
    if at >= 0:
        row = t.boards[s.layout].distance[at]
        for other, place in enumerate(s.at):
            if other != fighter and place >= 0 and row[place] < nearest:
                nearest = row[place]
    return nearest


def _danger(s: ShadowState, fighter: int) -> float:
    """Return the most damage that the Spells of one enemy can do from where it stands, if all their costs were paid."""
    t, at = s.tables, s.at[fighter]
    most = 0
    if at < 0:
        return 0.0
    for other in range(len(s.hp)):
        place = s.at[other]
        if other == fighter or place < 0:
            continue
        total = 0
        for item in s.books[other]:
            if item < t.n_attacks:
                blast = t.attacks[item].blast
                if t.boards[s.layout].reach[blast.range][place] >> at & 1:
                    total += blast.amount(0)
        most = max(most, total)
    return float(most)


def book_worth(t: Tables, items: list[int], counters: int) -> float:
    """Return what a Spell Book is worth; without an attack Counterspells only fill it (Q-42)."""
    attacks = sorted((ATTACK[t.level[item]] for item in items if item < t.n_attacks), reverse=True)
    value = sum(worth * share for worth, share in zip(attacks, SHARES, strict=False))
    for item in items:
        if item >= t.n_spells:
            value += RESOURCE
        elif item >= t.n_attacks:
            value += CONVERSION
    return value + COUNTER * min(counters, USEFUL_COUNTERS) if attacks else value


def casts(s: ShadowState, seat: int) -> tuple[int, int, int]:
    """Guess the damage the Spell Book can still do, the strongest Spells first; return what is left of AP and Pool."""
    t = s.tables
    damage, ap, pool = 0, s.ap, s.pool()
    travelled = False
    attacks = [item for item in s.books[seat] if item < t.n_attacks and item not in s.cast]
    for item in sorted(attacks, key=lambda item: -t.level[item]):
        spell = t.attacks[item]
        ways = spell.cost.open(pool)
        if not ways:
            continue
        price = 0 if s.free[FREE_CAST] else 1
        if not travelled and not _has_target(s, seat, item, s.at[seat]):
            if not any(_has_target(s, seat, item, tile) for tile in t.boards[s.layout].near[s.at[seat]]):
                continue
            price += 0 if s.free[FREE_TRAVEL] else 1
            travelled = True
        if price <= ap:
            ap -= price
            pool -= spell.cost.needs[spell.cost.ways.index(ways[-1])]
            damage += spell.blast.amount(len(t.ways[ways[-1]]))
    return damage, ap, pool


def _has_target(s: ShadowState, seat: int, item: int, tile: int) -> bool:
    reach = s.tables.boards[s.layout].reach[s.tables.attacks[item].blast.range][tile]
    return any(at >= 0 and f != seat and reach >> at & 1 for f, at in enumerate(s.at))


def collect_worth(s: ShadowState, seat: int, pool: int) -> float:
    """Return what a Collect with this Pool would add, less the card it costs."""
    cost = collection_cost(s, seat)
    if cost is None or not cost.can_pay(pool):
        return 0.0
    t, book, counters, at = s.tables, s.books[seat], len(s.counters[seat]), s.at[seat]
    full = len(book) + counters >= t.book_size
    if cost.level:
        left = [without(book, item) for item in book if t.level[item] == cost.level]
    else:
        left = [without(book, item) for item in book] if full else [book]
    if at == t.desert:
        gains = [book_worth(t, cards, counters + 1) for cards in left]
    else:
        gains = [book_worth(t, [*cards, s.market[at]], counters) for cards in left]
    return max(max(gains, default=0.0) - book_worth(t, book, counters), 0.0)


def offer_worth(s: ShadowState, seat: int) -> float:
    """Return what else the place is worth for the next turn: the card beside it, enemies in reach."""
    t, at, book = s.tables, s.at[seat], s.books[seat]
    value = 0.0
    card = s.market[at]
    if card >= 0 and (not t.costs[card].level or any(t.level[item] == t.costs[card].level for item in book)):
        value += OFFER * (book_worth(t, [*book, card], 0) - book_worth(t, book, 0))
    if any(item < t.n_attacks and _has_target(s, seat, item, at) for item in book):
        value += 0.8
    return value
