"""Exploration and Story cards: drawing, taking, making room. SW-15, SW-16"""

from typing import Any, Final

from radura.core.fields import Some
from radura.core.text import Message
from radura.core.view import ALL, NOBODY
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.naming import EXPLORATION, STORY_CARD, Thing
from radura.games.storyfold_wildwoods.state import Wild
from radura.games.storyfold_wildwoods.steps.any_time import CardDone, use_card
from radura.games.storyfold_wildwoods.steps.base import (
    COUNT,
    AmountOrElse,
    Choice,
    Done,
    FromDeck,
    OnItem,
    Operation,
    can_any,
    carry_out,
)
from radura.games.storyfold_wildwoods.steps.ending import finish_card
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit
from radura.games.storyfold_wildwoods.tables import COMPANION, CURSE, TRAUMA

# -- drawing ----------------------------------------------------------------------------


class DrawExploration(Operation):
    """Exploration cards are drawn; the player takes some and the rest is discarded. SW-7.12, OQ-32"""

    params = (COUNT, COUNT)

    def __init__(self, n: int, keep: int = 1) -> None:
        self.n: Final = n
        self.keep: Final = keep

    def args(self) -> tuple[Any, ...]:
        return (self.n, self.keep)

    def can(self, s: Wild) -> bool:
        return bool(s.exploration_deck or s.exploration_known or s.exploration_discard)

    def run(self, s: Wild, seat: int) -> bool:
        if self.n > 0:
            s.then(0, ExplorationCard(self.n), TakeCard(self.keep))
        return True


class ExplorationCard(FromDeck):
    """An Exploration card comes off the deck."""

    def known(self, s: Wild) -> list[int]:
        return s.exploration_known

    def bag(self, s: Wild) -> list[int]:
        return s.exploration_deck

    def renew(self, s: Wild) -> bool:
        if not s.exploration_discard:
            return False
        hands.reshuffle_explorations(s)  # SW-16.4
        return True

    def come(self, s: Wild, item: int) -> None:
        """Lay the card before the player."""
        s.drawn.append(item)
        if s.log is not None:
            s.log.moved(s.tables.names[item], "exploration_deck", "drawn", before=NOBODY)
        if self.n > 1:
            s.push(ExplorationCard(self.n - 1), 0)


class TakeCard(Choice):
    """The player takes one of the cards drawn; when enough are taken the rest is discarded. SW-16.10"""

    params = (COUNT,)
    ask_id = "sw-ask-take"

    def __init__(self, keep: int) -> None:
        self.keep: Final = keep

    def args(self) -> tuple[Any, ...]:
        return (self.keep,)

    def fits(self, s: Wild, seat: int) -> bool:
        return self.keep > 0

    def run(self, s: Wild, seat: int) -> bool:
        if not s.drawn:
            return True
        if len(s.drawn) > self.keep:
            return False
        taken = s.drawn[:]
        self.end(s, taken)
        return True

    def ask(self, s: Wild) -> list[int]:
        return sorted([s.tables.take + item for item in s.drawn])

    def take(self, s: Wild, action: int) -> None:
        item = action - s.tables.take
        if self.keep > 1:
            s.then(0, TakeCard(self.keep - 1), HandleCard(item))
            hands.put(s, item, s.drawn, "drawn", s.limbo, "resolving")
        else:
            self.end(s, [item])

    def end(self, s: Wild, taken: list[int]) -> None:
        """Discard what was not taken, in the order drawn; then handle what was. OQ-66"""
        for item in s.drawn[:]:
            if item in taken:
                hands.put(s, item, s.drawn, "drawn", s.limbo, "resolving")
            else:
                hands.put(s, item, s.drawn, "drawn", s.exploration_discard, "exploration_discard")
        for item in reversed(taken):
            s.push(HandleCard(item), 0)


# -- handling ---------------------------------------------------------------------------


class HandleCard(Choice):
    """An Exploration card was taken: a Curse happens, the others need a Blessing space. SW-16.1 to 16.3

    With all spaces taken the player makes room, OQ-50; Traumas never make room, OQ-22.
    """

    params = (Thing(EXPLORATION),)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def args(self) -> tuple[Any, ...]:
        return (self.item,)

    def run(self, s: Wild, seat: int) -> bool:
        item = self.item
        kind = s.tables.type[item]
        if kind == CURSE:
            if s.log is not None:
                s.log.said("sw-log-curse", 0, card=f"#sw-card-{s.tables.card_of[item]}")
            s.push(CarriedOut(item), 0)
            carry_out(s, s.tables.effect[item])
            return True
        if len(s.blessings) < s.tables.spaces:
            hands.put(s, item, s.limbo, "resolving", s.blessings, "blessings")
            if s.log is not None:
                s.log.said("sw-log-keep", 0, card=f"#sw-card-{s.tables.card_of[item]}")
            return True
        if kind == TRAUMA and not self.spare(s):  # OQ-22
            finish_card(s, item)
            s.push(LoseSpirit(1), 0)
            return True
        return False

    def spare(self, s: Wild) -> list[int]:
        """Return the Blessings and Companions that could make room."""
        return [item for item in s.blessings if s.tables.type[item] <= COMPANION]

    def ask(self, s: Wild) -> list[int]:
        items = self.spare(s)
        if s.tables.type[self.item] != TRAUMA:
            items.append(self.item)
        items.sort()
        return [s.tables.use + item for item in items] + [s.tables.discard + item for item in items]

    def take(self, s: Wild, action: int) -> None:
        t = s.tables
        item = action - t.discard
        used = item not in t.explorations
        if used:
            item = action - t.use
        if item != self.item:
            s.push(self, 0)  # afterwards there is room
        if not used:
            if item == self.item:
                finish_card(s, item)
            else:
                hands.put(s, item, s.blessings, "blessings", s.exploration_discard, "exploration_discard")
        elif item == self.item:
            s.busy += 1
            s.push(CardDone(item), 0)
            carry_out(s, t.effect[item])
        else:
            use_card(s, item)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-room", {"card": f"#sw-card-{s.tables.card_of[self.item]}"})


class CarriedOut(Done):
    """A Curse that was carried out goes to the discard pile, a Story card to the box. SW-16.8, SW-15.3"""

    def run(self, s: Wild, seat: int) -> bool:
        finish_card(s, self.item)
        return True


class DiscardBlessing(AmountOrElse):
    """Blessings or Companions of the player's choice are discarded, never a Trauma."""

    ask_id = "sw-ask-discard-blessing"

    def spare(self, s: Wild) -> list[int]:
        """Return what can be discarded."""
        return sorted([item for item in s.blessings if s.tables.type[item] <= COMPANION])

    def can(self, s: Wild) -> bool:
        return bool(self.spare(s)) or can_any(s, self.otherwise)

    def run(self, s: Wild, seat: int) -> bool:
        found = self.spare(s)
        if not found:
            carry_out(s, self.otherwise)
            return True
        if len(found) > self.n:
            return False
        for item in found:
            hands.put(s, item, s.blessings, "blessings", s.exploration_discard, "exploration_discard")
        return True

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.discard + item for item in self.spare(s)]

    def take(self, s: Wild, action: int) -> None:
        item = action - s.tables.discard
        hands.put(s, item, s.blessings, "blessings", s.exploration_discard, "exploration_discard")
        if self.n > 1:
            s.push(DiscardBlessing(self.n - 1), 0)


class AddToExploration(Operation):
    """Cards from the box are shuffled into the Exploration deck. OQ-66"""

    params = (Some(Thing(EXPLORATION)),)

    def __init__(self, items: tuple[int, ...]) -> None:
        self.items: Final = items

    def args(self) -> tuple[Any, ...]:
        return (self.items,)

    def fits(self, s: Wild, seat: int) -> bool:
        return len(set(self.items)) == len(self.items)

    def new(self, s: Wild) -> list[int]:
        """Return those of the cards that are in the box."""
        return [item for item in self.items if not in_play(s, item)]

    def can(self, s: Wild) -> bool:
        return bool(self.new(s))

    def run(self, s: Wild, seat: int) -> bool:
        added = self.new(s)
        if added:
            shuffle_explorations(s)
        for item in added:
            s.exploration_deck.append(item)
            if s.log is not None:
                s.log.said("sw-log-add", 0, card=f"#sw-card-{s.tables.card_of[item]}")
                s.log.moved(s.tables.names[item], "box", "exploration_deck", before=NOBODY, after=NOBODY)
        return True


def in_play(s: Wild, item: int) -> bool:
    """Tell whether an Exploration card is out of the box."""
    return (
        item in s.exploration_deck
        or item in s.exploration_known
        or item in s.exploration_discard
        or item in s.blessings
        or item in s.drawn
        or item in s.limbo
    )


def shuffle_explorations(s: Wild) -> None:
    """Shuffle the Exploration deck: no order is known any more."""
    if s.exploration_known:
        s.exploration_deck = s.exploration_known + s.exploration_deck
        s.exploration_known = []


class TakeExploration(OnItem):
    """A card comes from the box, the deck or the discard pile, as if just drawn and taken."""

    params = (Thing(EXPLORATION),)

    def can(self, s: Wild) -> bool:
        return self.item not in s.blessings and self.item not in s.limbo and self.item not in s.drawn

    def run(self, s: Wild, seat: int) -> bool:
        item = self.item
        if not self.can(s):
            return True
        source, before = "box", NOBODY
        if item in s.exploration_discard:
            s.exploration_discard.remove(item)
            source, before = "exploration_discard", ALL
        elif item in s.exploration_deck or item in s.exploration_known:
            shuffle_explorations(s)
            s.exploration_deck.remove(item)
            source = "exploration_deck"
        s.limbo.append(item)
        if s.log is not None:
            s.log.moved(s.tables.names[item], source, "resolving", before=before)
        s.push(HandleCard(item), 0)
        return True


# -- Story cards ------------------------------------------------------------------------


class DrawStory(OnItem):
    """A Story card is taken from the Chapter deck, read and carried out. SW-15"""

    params = (Thing(STORY_CARD),)

    def can(self, s: Wild) -> bool:
        return self.item in s.story

    def run(self, s: Wild, seat: int) -> bool:
        item = self.item
        if item not in s.story:
            return True
        s.story.remove(item)
        s.limbo.append(item)
        if s.log is not None:
            s.log.said("sw-log-story", 0, card=f"#sw-card-{s.tables.names[item]}")
            s.log.moved(s.tables.names[item], "chapter_deck", "resolving", before=NOBODY)
        hands.read(s, f"sw-text-{s.tables.names[item]}")
        s.push(CarriedOut(item), 0)
        carry_out(s, s.tables.effect[item])
        return True
