"""Paying: cards to discard, Resources to spend, and what is bought with them. CS-4.15 to CS-4.23, CS-9, Q-55, Q-69"""

from typing import ClassVar, Final

from radura.core.fields import Field, Name, Number
from radura.core.text import Message
from radura.games.casting_shadows.fields import Fighter
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.base import TurnStep
from radura.games.casting_shadows.steps.blow import can_aim
from radura.games.casting_shadows.steps.dice import DrawCounterspell, TurnUp
from radura.games.casting_shadows.steps.fight import Unleash, carry_out
from radura.games.casting_shadows.tables import SHADOW, Cost
from radura.games.casting_shadows.vocabulary import MOST


def collection_cost(s: ShadowState, seat: int) -> Cost | None:
    """Return the price of the card beside the seat's tile, or None if there is none. CS-4.20, CS-14.1, Q-35"""
    t, at = s.tables, s.at[seat]
    if at == t.desert:
        return t.counter_cost if s.counter_deck or s.sunk else None
    card = s.market[at]
    return t.costs[card] if card >= 0 else None


def offer(s: ShadowState, seat: int) -> list[str]:
    """Return the card beside the seat's tile; a Counterspell lies face down."""
    card = s.market[s.at[seat]]
    return [s.tables.items[card]] if card >= 0 else []


def offer_words(s: ShadowState, seat: int) -> str:
    """Refer to the card beside the seat's tile in a message."""
    t, at = s.tables, s.at[seat]
    return "#cs-counterspell" if at == t.desert else t.card_words[s.market[at]]


def can_collect(s: ShadowState, seat: int, pool: int) -> bool:
    """Tell whether the seat can pay and find room for the card beside its tile. CS-9.4 to CS-9.9, Q-6 to Q-8"""
    cost = collection_cost(s, seat)
    if cost is None or not cost.can_pay(pool):
        return False
    book = s.books[seat]
    if cost.level:
        level = s.tables.level
        return any(level[item] == cost.level for item in book)
    return bool(book) or len(s.counters[seat]) < s.tables.book_size


def collect(s: ShadowState, seat: int) -> None:
    """Begin a Collect: make room or give up a Spell, pay, take the card. CS-4.23, Q-7"""
    cost = collection_cost(s, seat)
    assert cost is not None
    if cost.level:
        s.then(seat, Discard(cost.level), PayCollect(), Take())
    elif s.has_room(seat):
        s.then(seat, PayCollect(), Take())
    else:
        s.then(seat, Discard(0), PayCollect(), Take())


class Discard(TurnStep):
    """Discard a Spell of a level as payment, or (level 0) any face-up card to make room. CS-9.6 to CS-9.9, Q-65"""

    params: ClassVar[tuple[Field, ...]] = (Number(0, 3),)
    on: ClassVar[tuple[str, ...]] = ("payment",)

    def suits(self, s: ShadowState, seat: int) -> bool:
        return bool(self.options(s, seat))

    def about(self, s: ShadowState, seat: int) -> list[str]:
        return offer(s, seat)

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
        t = s.tables
        seen: set[int] = set()
        out: list[int] = []
        for item in s.books[seat]:
            look = t.card[item] * 2 + (item in s.cast)  # a copy cast this turn is another card than one that was not
            if look not in seen and self.level in (0, t.level[item]):
                seen.add(look)
                out.append(t.actions.discard + item)
        out.sort()
        return out

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        item = action - s.tables.actions.discard
        if s.log is not None:
            s.log.said("cs-log-discard", seat, who=s.name(seat), card=s.tables.card_words[item])
        s.throw_away(seat, item)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-give", {"level": self.level}) if self.level else Message("cs-ask-room")


def spend(s: ShadowState, seat: int, way: int) -> None:
    """Spend a set of Resources; ask for the dice where that makes a difference. Q-55"""
    fragments = 0
    for kind in s.tables.ways[way]:
        if kind == SHADOW and not s.tokens[SHADOW]:
            fragments += 1
        else:
            s.lose(kind)
    if fragments:
        s.push(Fragment(fragments), seat)


class Fragment(TurnStep):
    """Choose the colour of the die that gives a Shadow Fragment. Q-55"""

    params: ClassVar[tuple[Field, ...]] = (Number(1, MOST),)
    on: ClassVar[tuple[str, ...]] = ("take", "damage")

    def suits(self, s: ShadowState, seat: int) -> bool:
        return self.n <= s.dice.count(SHADOW)

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
        t = s.tables
        return sorted({t.actions.fragment + t.die_kind[die] for die, face in enumerate(s.dice) if face == SHADOW})

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        s.lose_die(self.die(s, action - s.tables.actions.fragment))
        if self.n > 1:
            s.push(Fragment(self.n - 1), seat)

    @staticmethod
    def die(s: ShadowState, kind: int) -> int:
        """Return the first die of a colour that shows a Fragment."""
        return next(d for d, face in enumerate(s.dice) if face == SHADOW and s.tables.die_kind[d] == kind)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-fragment")


class PayCollect(TurnStep):
    """Pay the Collection Cost of the card beside the tile. CS-4.15, CS-14.2"""

    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "payment"
    on: ClassVar[tuple[str, ...]] = ("take",)

    def suits(self, s: ShadowState, seat: int) -> bool:
        cost = collection_cost(s, seat)
        return cost is not None and cost.can_pay(s.pool())

    def about(self, s: ShadowState, seat: int) -> list[str]:
        return offer(s, seat)

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
        return [s.tables.actions.pay + way for way in cost.open(s.pool())]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        spend(s, seat, action - s.tables.actions.pay)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-pay-collect", {"card": offer_words(s, seat)})


class Take(TurnStep):
    """Put the card that was paid for into the Spell Book and turn up another one. CS-4.16 to CS-4.18"""

    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "take"
    on: ClassVar[tuple[str, ...]] = ("act",)

    def suits(self, s: ShadowState, seat: int) -> bool:
        makes_room = s.stack is not None and isinstance(s.stack.step, Discard)
        return collection_cost(s, seat) is not None and (makes_room or s.has_room(seat))

    def run(self, s: ShadowState, seat: int) -> bool:
        t, at = s.tables, s.at[seat]
        if at == t.desert:
            s.push(DrawCounterspell(), seat)
            return True
        item = s.market[at]
        s.market[at] = -1
        s.books[seat].append(item)
        if s.log is not None:
            s.log.said("cs-log-collect", seat, who=s.name(seat), card=t.card_words[item])
            s.log.moved(t.items[item], f"market.{t.tiles[at]}", f"book.{seat}")
        s.push(TurnUp(at), seat)
        return True

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-why-collect", {"card": offer_words(s, seat)})


class PayCast(TurnStep):
    """Pay for an Attack Spell at an enemy or at a tile: how much, and with what. CS-4.7, CS-10.4, Q-16"""

    params: ClassVar[tuple[Field, ...]] = (Name("item"), Fighter(empty=True), Name("tile", empty=True))
    on: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, item: int, enemy: int, tile: int) -> None:
        self.item: Final = item
        self.enemy: Final = enemy
        self.tile: Final = tile

    def args(self) -> tuple[int, int, int]:
        return self.item, self.enemy, self.tile

    def suits(self, s: ShadowState, seat: int) -> bool:
        if self.item not in s.cast or not can_aim(s, seat, self.item, self.enemy, self.tile):
            return False
        return s.tables.attacks[self.item].cost.can_pay(s.pool())

    def about(self, s: ShadowState, seat: int) -> list[str]:
        return [s.tables.items[self.item]]

    def run(self, s: ShadowState, seat: int) -> bool:
        ways = s.tables.attacks[self.item].cost.open(s.pool())
        if len(ways) > 1:
            return False
        self.pay(s, seat, ways[0])
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        t = s.tables
        return [t.actions.pay + way for way in t.attacks[self.item].cost.open(s.pool())]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        self.pay(s, seat, action - s.tables.actions.pay)

    def pay(self, s: ShadowState, seat: int, way: int) -> None:
        """Spend the Resources, then let the Spell work."""
        t = s.tables
        damage = Unleash(self.item, self.enemy, self.tile, len(t.ways[way]))
        carry_out(s, seat, t.attack_plans[self.item], damage)
        spend(s, seat, way)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        card = s.tables.card_words[self.item]
        if self.enemy >= 0:
            return Message("cs-ask-pay-cast", {"card": card, "target": s.name(self.enemy)})
        return Message("cs-ask-pay-cast-on", {"card": card, "tile": s.tables.tile_words[self.tile]})
