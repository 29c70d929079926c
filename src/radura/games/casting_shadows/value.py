"""How good a position looks for a seat: what the greedy bot climbs.

Everything is counted in HP. A fighter is worth its HP and what it holds; in the own turn the
damage, the card and the Energy still to be had with the Pool count too, for less than real ones.
"""

from typing import Final

from radura.games.casting_shadows.board import BOARDS
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.steps.pay import collection_cost
from radura.games.casting_shadows.tables import (
    ATTACKS,
    BITS,
    BOOK_SIZE,
    COSTS,
    CURSE,
    DESERT,
    FIELD,
    FIRST_COMPANION,
    FREE_CAST,
    FREE_COLLECT,
    FREE_TRAVEL,
    LEVEL,
    LIMITS,
    N_ATTACKS,
    N_SPELLS,
    NEED,
    NUMBERS,
    PETS,
    SHADOW,
    TILE_TRAITS,
    WAYS,
)

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


def evaluate(s: ShadowState, seat: int) -> float:
    """Guess from -1 to 1 how a match will end for a seat."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    worth = [_worth(s, fighter) for fighter in range(len(s.hp))]
    others = worth[:seat] + worth[seat + 1 :]
    value = worth[seat] - 0.7 * sum(others) / len(others) - 0.3 * max(others)
    if s.at[seat] >= 0:
        value += _place(s, seat)
        if s.turn == seat:
            value += _still_to_come(s, seat)
    return max(-0.999, min(0.999, value / SCALE))


def _worth(s: ShadowState, fighter: int) -> float:
    """Return what a fighter is worth: HP, cards, Energy, form."""
    if s.hp[fighter] == 0:
        return 0.0
    value = STANDING + s.hp[fighter] + ENERGY * s.energy[fighter]
    value += _book(s.books[fighter], len(s.counters[fighter]))
    return value + SHADOW_FORM if s.form[fighter] else value


def _book(items: list[int], counters: int) -> float:
    """Return what a Spell Book is worth; without an attack Counterspells only fill it (Q-42)."""
    attacks = sorted((ATTACK[LEVEL[item]] for item in items if item < N_ATTACKS), reverse=True)
    value = sum(worth * share for worth, share in zip(attacks, SHARES, strict=False))
    for item in items:
        if item >= N_SPELLS:
            value += RESOURCE
        elif item >= N_ATTACKS:
            value += CONVERSION
    return value + COUNTER * min(counters, USEFUL_COUNTERS) if attacks else value


def _still_to_come(s: ShadowState, seat: int) -> float:
    """Guess what the rest of the own turn brings: casts, a card, Energy, less the crystals."""
    damage, ap, pool = _casts(s, seat)
    value = LATER * damage
    if ap or s.free[FREE_COLLECT]:
        value += LATER * _collect(s, seat, pool)
    room = LIMITS[s.form[seat]] - s.energy[seat] + (0 if s.form[seat] else NUMBERS.transform_cost)
    value += ENERGY * min(pool >> BITS * SHADOW & FIELD, room)
    pet = s.companion[seat]
    if pet < 0 or not PETS[pet - FIRST_COMPANION].immune:
        crystals = pool >> BITS * CURSE & FIELD
        value -= crystals - LATER * min(crystals, ap)
    return value


def _casts(s: ShadowState, seat: int) -> tuple[int, int, int]:
    """Guess the damage the Spell Book can still do, the strongest Spells first; return what is left of AP and Pool."""
    damage, ap, pool = 0, s.ap, s.pool()
    travelled = False
    attacks = [item for item in s.books[seat] if item < N_ATTACKS and item not in s.cast]
    for item in sorted(attacks, key=lambda item: -LEVEL[item]):
        spell = ATTACKS[item]
        ways = spell.cost.open(pool)
        if not ways:
            continue
        price = 0 if s.free[FREE_CAST] else 1
        if not travelled and not _has_target(s, seat, item, s.at[seat]):
            if not any(_has_target(s, seat, item, tile) for tile in BOARDS[s.layout].near[s.at[seat]]):
                continue
            price += 0 if s.free[FREE_TRAVEL] else 1
            travelled = True
        if price <= ap:
            ap -= price
            pool -= NEED[ways[-1]]
            amounts = spell.blast.amounts
            damage += amounts[min(max(len(WAYS[ways[-1]]), 1), len(amounts)) - 1]
    return damage, ap, pool


def _has_target(s: ShadowState, seat: int, item: int, tile: int) -> bool:
    reach = BOARDS[s.layout].reach[ATTACKS[item].blast.range][tile]
    return any(at >= 0 and f != seat and reach >> at & 1 for f, at in enumerate(s.at))


def _collect(s: ShadowState, seat: int, pool: int) -> float:
    """Return what a Collect with this Pool would add, less the card it costs."""
    cost = collection_cost(s, seat)
    if cost is None or not cost.can_pay(pool):
        return 0.0
    book, counters, at = s.books[seat], len(s.counters[seat]), s.at[seat]
    full = len(book) + counters >= BOOK_SIZE
    if cost.level:
        left = [without(book, item) for item in book if LEVEL[item] == cost.level]
    else:
        left = [without(book, item) for item in book] if full else [book]
    if at == DESERT:
        gains = [_book(cards, counters + 1) for cards in left]
    else:
        gains = [_book([*cards, s.market[at]], counters) for cards in left]
    return max(max(gains, default=0.0) - _book(book, counters), 0.0)


def _place(s: ShadowState, seat: int) -> float:
    """Return what the tile is worth for the next turn: its gift, its card, enemies in reach."""
    at, book = s.at[seat], s.books[seat]
    trait = TILE_TRAITS[at]
    value = 0.5 * len(trait.tokens) + 0.8 * trait.hp - 0.6 * trait.taken + 0.4 * sum(trait.free) + 0.5 * trait.dealt
    card = s.market[at]
    if card >= 0 and (not COSTS[card].level or any(LEVEL[item] == COSTS[card].level for item in book)):
        value += OFFER * (_book([*book, card], 0) - _book(book, 0))
    if any(item < N_ATTACKS and _has_target(s, seat, item, at) for item in book):
        value += 0.8
    return value
