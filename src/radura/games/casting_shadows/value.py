"""How good a position looks for a seat: what the greedy bot climbs.

Everything is counted in HP. A fighter is worth its HP and what it holds; in the own turn the
damage, the card and the Energy still to be had with the Pool count too, for less than real ones.
"""

from collections.abc import Sequence
from typing import Final

from radura.games.casting_shadows import vocabulary as voc
from radura.games.casting_shadows.schema import Tile
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.steps.blow import crystal_damage
from radura.games.casting_shadows.steps.pay import collection_cost
from radura.games.casting_shadows.tables import BITS, CURSE, FIELD, FREE_CAST, FREE_COLLECT, FREE_TRAVEL, SHADOW, Tables

SCALE: Final = 60.0
"""So many HP ahead count as won."""
STANDING: Final = 10.0
"""What being in the game is worth beyond the HP."""
ATTACK: Final = (0.0, 4.0, 7.5, 12.0)
"""An Attack Spell, by level."""
SHARES: Final = (1.0, 0.6, 0.35, 0.2, 0.1)
"""How much of it the best attack counts, the second best, and so on."""
CONVERSION: Final = 1.2
RESOURCE: Final = 1.0
COUNTER: Final = 1.6
USEFUL_COUNTERS: Final = 2
ENERGY: Final = 1.0
SHADOW_FORM: Final = 6.0
LATER: Final = 0.75
"""What can still be done in this turn, beside what is done."""
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


def evaluate(s: ShadowState, seat: int, tiles: list[float]) -> float:
    """Guess from -1 to 1 how a match will end for a seat; ``tiles``: what each tile is worth."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    worth = [_worth(s, fighter) for fighter in range(len(s.hp))]
    others = worth[:seat] + worth[seat + 1 :]
    value = worth[seat] - 0.7 * sum(others) / len(others) - 0.3 * max(others)
    if s.at[seat] >= 0:
        value += tiles[s.at[seat]] + _offer(s, seat)
        if s.turn == seat:
            value += _still_to_come(s, seat)
    return max(-0.999, min(0.999, value / SCALE))


def features(s: ShadowState, seat: int, tiles: list[float]) -> dict[str, float]:
    """Return the parts of the judgement of an open match, in HP."""
    others = [_worth(s, fighter) for fighter in range(len(s.hp)) if fighter != seat]
    alive = s.hp[seat] > 0
    at = s.at[seat]
    return {
        "hp": STANDING + s.hp[seat] if alive else 0.0,
        "energy": ENERGY * s.energy[seat] if alive else 0.0,
        "book": _book(s.tables, s.books[seat], len(s.counters[seat])) if alive else 0.0,
        "form": SHADOW_FORM if alive and s.form[seat] else 0.0,
        "rivals": -0.7 * sum(others) / len(others) - 0.3 * max(others),
        "tile": tiles[at] + _offer(s, seat) if at >= 0 else 0.0,
        "turn": _still_to_come(s, seat) if at >= 0 and s.turn == seat else 0.0,
    }


def _worth(s: ShadowState, fighter: int) -> float:
    """Return what a fighter is worth: HP, cards, Energy, form."""
    if s.hp[fighter] == 0:
        return 0.0
    value = STANDING + s.hp[fighter] + ENERGY * s.energy[fighter]
    value += _book(s.tables, s.books[fighter], len(s.counters[fighter]))
    return value + SHADOW_FORM if s.form[fighter] else value


def _book(t: Tables, items: list[int], counters: int) -> float:
    """Return what a Spell Book is worth; without an attack Counterspells only fill it (Q-42)."""
    attacks = sorted((ATTACK[t.level[item]] for item in items if item < t.n_attacks), reverse=True)
    value = sum(worth * share for worth, share in zip(attacks, SHARES, strict=False))
    for item in items:
        if item >= t.n_spells:
            value += RESOURCE
        elif item >= t.n_attacks:
            value += CONVERSION
    return value + COUNTER * min(counters, USEFUL_COUNTERS) if attacks else value


def _still_to_come(s: ShadowState, seat: int) -> float:
    """Guess what the rest of the own turn brings: casts, a card, Energy, less the crystals."""
    damage, ap, pool = _casts(s, seat)
    value = LATER * damage
    if ap or s.free[FREE_COLLECT]:
        value += LATER * _collect(s, seat, pool)
    t = s.tables
    room = t.limits[s.form[seat]] - s.energy[seat] + (0 if s.form[seat] else t.numbers.transform_cost)
    value += ENERGY * min(pool >> BITS * SHADOW & FIELD, room)
    crystals = crystal_damage(s, seat, pool >> BITS * CURSE & FIELD)
    return value - crystals + LATER * min(crystals, ap)


def _casts(s: ShadowState, seat: int) -> tuple[int, int, int]:
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


def _collect(s: ShadowState, seat: int, pool: int) -> float:
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
        gains = [_book(t, cards, counters + 1) for cards in left]
    else:
        gains = [_book(t, [*cards, s.market[at]], counters) for cards in left]
    return max(max(gains, default=0.0) - _book(t, book, counters), 0.0)


def _offer(s: ShadowState, seat: int) -> float:
    """Return what else the place is worth for the next turn: the card beside it, enemies in reach."""
    t, at, book = s.tables, s.at[seat], s.books[seat]
    value = 0.0
    card = s.market[at]
    if card >= 0 and (not t.costs[card].level or any(t.level[item] == t.costs[card].level for item in book)):
        value += OFFER * (_book(t, [*book, card], 0) - _book(t, book, 0))
    if any(item < t.n_attacks and _has_target(s, seat, item, at) for item in book):
        value += 0.8
    return value
