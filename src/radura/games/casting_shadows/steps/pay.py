"""Paying: cards to discard, Resources to spend, and what is bought with them. CS-4.15 to CS-4.23, CS-9, Q-55, Q-69"""

from typing import Final

from radura.core.kernel import Step
from radura.core.text import Message
from radura.games.casting_shadows.actions import DISCARD, FRAGMENT, PAY
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.dice import DrawCounterspell, TurnUp
from radura.games.casting_shadows.steps.fight import cast_attack
from radura.games.casting_shadows.tables import (
    ATTACKS,
    BOOK_SIZE,
    CARD,
    CARD_WORDS,
    COSTS,
    COUNTER_COST,
    DESERT,
    DIE_KIND,
    ENEMY,
    ITEMS,
    LEVEL,
    SHADOW,
    TILE_WORDS,
    TILES,
    WAYS,
    Cost,
)


def collection_cost(s: ShadowState, seat: int) -> Cost | None:
    """Return the price of the card beside the seat's tile, or None if there is none. CS-4.20, CS-14.1, Q-35"""
    at = s.at[seat]
    if at == DESERT:
        return COUNTER_COST if s.counter_deck or s.sunk else None
    card = s.market[at]
    return COSTS[card] if card >= 0 else None


def can_collect(s: ShadowState, seat: int, pool: int) -> bool:
    """Tell whether the seat can pay and find room for the card beside its tile. CS-9.4 to CS-9.9, Q-6 to Q-8"""
    cost = collection_cost(s, seat)
    if cost is None or not cost.can_pay(pool):
        return False
    book = s.books[seat]
    if cost.level:
        return any(LEVEL[item] == cost.level for item in book)
    return bool(book) or len(s.counters[seat]) < BOOK_SIZE


def collect(s: ShadowState, seat: int) -> None:
    """Begin a Collect: make room or give up a Spell, pay, take the card. CS-4.23, Q-7"""
    cost = collection_cost(s, seat)
    assert cost is not None
    if cost.level:
        s.then(seat, Discard(cost.level), PayCollect(), Take())
    elif len(s.books[seat]) + len(s.counters[seat]) >= BOOK_SIZE:
        s.then(seat, Discard(0), PayCollect(), Take())
    else:
        s.then(seat, PayCollect(), Take())


class Discard(Step[ShadowState]):
    """Discard a Spell of a level as payment, or (level 0) any face-up card to make room. CS-9.6 to CS-9.9, Q-65"""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def args(self) -> tuple[int]:
        return (self.level,)

    def run(self, s: ShadowState, seat: int) -> bool:
        options = self.options(s, seat)
        if len(options) > 1:
            return False
        self.choose(s, seat, options[0])
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        seen: set[int] = set()
        out: list[int] = []
        for item in s.books[seat]:
            look = CARD[item] * 2 + (item in s.cast)  # a copy cast this turn is another card than one that was not
            if look not in seen and self.level in (0, LEVEL[item]):
                seen.add(look)
                out.append(DISCARD + item)
        out.sort()
        return out

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        s.throw_away(seat, action - DISCARD)
        if s.log is not None:
            s.log.said("cs-log-discard", seat, who=s.name(seat), card=CARD_WORDS[action - DISCARD])

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-give", {"level": self.level}) if self.level else Message("cs-ask-room")


def spend(s: ShadowState, seat: int, way: int) -> None:
    """Spend a set of Resources; ask for the dice where that makes a difference. Q-55"""
    fragments = 0
    for kind in WAYS[way]:
        if kind == SHADOW and not s.tokens[SHADOW]:
            fragments += 1
        else:
            s.lose(kind)
    if fragments:
        s.push(Fragment(fragments), seat)


class Fragment(Step[ShadowState]):
    """Choose the colour of the die that gives a Shadow Fragment. Q-55"""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def args(self) -> tuple[int]:
        return (self.n,)

    def run(self, s: ShadowState, seat: int) -> bool:
        if len(self.options(s, seat)) > 1 and s.dice.count(SHADOW) > self.n:
            return False
        for _ in range(self.n):
            s.lose_die(s.dice.index(SHADOW))
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return sorted({FRAGMENT + DIE_KIND[die] for die, face in enumerate(s.dice) if face == SHADOW})

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        kind = action - FRAGMENT
        s.lose_die(next(d for d, face in enumerate(s.dice) if face == SHADOW and DIE_KIND[d] == kind))
        if self.n > 1:
            s.push(Fragment(self.n - 1), seat)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-fragment")


class PayCollect(Step[ShadowState]):
    """Pay the Collection Cost of the card beside the tile. CS-4.15, CS-14.2"""

    def run(self, s: ShadowState, seat: int) -> bool:
        cost = collection_cost(s, seat)
        assert cost is not None
        ways = cost.open(s.pool())
        if len(ways) > 1:
            return False
        spend(s, seat, ways[0])
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        cost = collection_cost(s, seat)
        assert cost is not None
        return [PAY + way for way in cost.open(s.pool())]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        spend(s, seat, action - PAY)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        at = s.at[seat]
        card = "#cs-counterspell" if at == DESERT else CARD_WORDS[s.market[at]]
        return Message("cs-ask-pay-collect", {"card": card})


class Take(Step[ShadowState]):
    """Put the card that was paid for into the Spell Book and turn up another one. CS-4.16 to CS-4.18"""

    def run(self, s: ShadowState, seat: int) -> bool:
        at = s.at[seat]
        if at == DESERT:
            s.push(DrawCounterspell(), seat)
            return True
        item = s.market[at]
        s.market[at] = -1
        s.books[seat].append(item)
        if s.log is not None:
            s.log.moved(ITEMS[item], f"market.{TILES[at]}", f"book.{seat}")
            s.log.said("cs-log-collect", seat, who=s.name(seat), card=CARD_WORDS[item])
        s.push(TurnUp(at), seat)
        return True

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-why-collect")


class PayCast(Step[ShadowState]):
    """Pay for an Attack Spell: how much, and with what. CS-4.7, CS-10.4, Q-16"""

    def __init__(self, item: int, target: int) -> None:
        self.item: Final = item
        self.target: Final = target
        """A fighter, or the tile of a Spell that aims at a tile."""

    def args(self) -> tuple[int, int]:
        return self.item, self.target

    def run(self, s: ShadowState, seat: int) -> bool:
        ways = ATTACKS[self.item].cost.open(s.pool())
        if len(ways) > 1:
            return False
        self.pay(s, seat, ways[0])
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [PAY + way for way in ATTACKS[self.item].cost.open(s.pool())]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        self.pay(s, seat, action - PAY)

    def pay(self, s: ShadowState, seat: int, way: int) -> None:
        """Spend the Resources, then let the Spell work."""
        s.push(Strike(self.item, self.target, len(WAYS[way])), seat)
        spend(s, seat, way)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        card = CARD_WORDS[self.item]
        if ATTACKS[self.item].blast.aim == ENEMY:
            return Message("cs-ask-pay-cast", {"card": card, "target": s.name(self.target)})
        return Message("cs-ask-pay-cast-on", {"card": card, "tile": TILE_WORDS[self.target]})


class Strike(Step[ShadowState]):
    """An Attack Spell that was paid for does its damage. Q-69"""

    def __init__(self, item: int, target: int, spent: int) -> None:
        self.item: Final = item
        self.target: Final = target
        self.spent: Final = spent

    def args(self) -> tuple[int, int, int]:
        return self.item, self.target, self.spent

    def run(self, s: ShadowState, seat: int) -> bool:
        cast_attack(s, seat, self.item, self.target, self.spent)
        return True
