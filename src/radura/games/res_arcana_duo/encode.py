"""Res Arcana Duo as numbers: everything that a seat sees, and what it can tell of its own deck."""

from typing import Any, Final

from radura.core.compiled import Room, i64
from radura.core.encode import Encoder, byte, put_row, put_set
from radura.core.fields import Vocabulary
from radura.core.kernel import Step
from radura.core.view import sees
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import NO_CARD, Secret
from radura.games.res_arcana_duo.steps.paying import Placing
from radura.games.res_arcana_duo.steps.powers import PlaceNow
from radura.games.res_arcana_duo.steps.turns import TURN
from radura.games.res_arcana_duo.steps.victory import target_of
from radura.games.res_arcana_duo.tables import Tables
from radura.games.res_arcana_duo.view import is_exchanging, known_deck, pool_seen


class ArcanaEncoder(Encoder[ArcanaState]):
    """Writes a position as a seat sees it."""

    def __init__(self, t: Tables, seats: int, steps: tuple[type[Step[Any]], ...], vocabulary: Vocabulary) -> None:
        super().__init__(seats, steps, vocabulary)
        self.tables: Final = t
        names, hidden = t.names, t.names[: t.first_place]
        # -- the centre
        self.round: Final = self.block("round", "the round", most=20)
        self.target: Final = self.block("target", "the points that end the match", most=t.target, capped=True)
        self.items: Final = self.block("items", "which of the magic items in the centre it is", names, 8)
        self.monuments: Final = self.block("monuments", "which of the open monuments it is", names, 8)
        self.monument_deck: Final = self.block("monument_deck", "monuments in their deck", most=10)
        self.monument_top: Final = self.block("monument_top", "how deep the seat knows it to lie there", names, 8)
        self.places: Final = self.block("places", "which of the open places of power it is", names, 8)
        self.gone: Final = self.block("gone", "cards out of the game", most=10)
        # -- every component
        self.turned: Final = self.block("turned", "it is turned", names)
        self.on: Final = self.block("on", "essences on it", [f"{card}.{k}" for card in names for k in t.kinds], 6)
        # -- what the observer alone sees of its own
        self.hand: Final = self.block("hand", "which card of the own hand it is", hidden, 8)
        self.kept: Final = self.block("kept", "which of the cards it kept in the draft", hidden, 8)
        self.given: Final = self.block("given", "which of the cards to be passed on in the draft", hidden, 8)
        self.pair: Final = self.block("mages", "which of the mages to choose from", hidden, 2, capped=True)
        self.chosen: Final = self.block("chosen", "the mage it has chosen", hidden)
        self.deck_top: Final = self.block("deck_top", "how deep it is known to lie on the own deck", hidden, 8)
        self.deck_rest: Final = self.block("deck_rest", "it is certainly in the rest of the own deck", hidden)
        # -- by seat, from the observer on
        self.pool: Final = [self.block(f"pool.{n}", "essences in the pool", t.kinds, 10) for n in self.around()]
        self.points: Final = [self.block(f"points.{n}", "points", most=t.target) for n in self.around()]
        self.token: Final = [self.block(f"first.{n}", "holds the first player token") for n in self.around()]
        self.passed: Final = [self.block(f"passed.{n}", "has passed in this round") for n in self.around()]
        self.exchanging: Final = [
            self.block(f"exchanging.{n}", "is passing and has yet to choose a new item") for n in self.around()
        ]
        self.play: Final = [
            self.block(f"play.{n}", "which of the components in play it is", names, 16) for n in self.around()
        ]
        self.discards: Final = [
            self.block(f"discard.{n}", "which card of the discard pile it is", hidden, 8) for n in self.around()
        ]
        zones = ["hand", "deck", "kept", "given", "mages", "chosen"]
        self.counts: Final = [
            self.block(f"count.{n}", "cards in the hand, in the deck, kept, given, mages, chosen", zones, 8)
            for n in self.around()
        ]

    def seen(self, s: ArcanaState, step: Step[Any]) -> Step[Any]:
        """What is begun in secret has not happened for the others: the seat still ponders the choice before it."""
        if not isinstance(step, Secret):
            return step
        if isinstance(step, Placing) and step.by != NO_CARD:
            return PlaceNow(step.by, step.extra)
        return TURN

    def fill(self, s: ArcanaState, seat: int, out: Room, at: i64) -> None:
        t = s.tables
        out[at + self.round] = byte(s.round)
        out[at + self.target] = byte(target_of(s))
        put_row(out, at + self.items, s.centre)
        put_row(out, at + self.monuments, s.faceup)
        out[at + self.monument_deck] = len(s.mtop) + len(s.mbag)
        for depth, card in enumerate(s.mtop):
            if sees(s.mknown[depth], seat):
                out[at + self.monument_top + card] = depth + 1
        put_row(out, at + self.places, s.places)
        out[at + self.gone] = byte(len(s.gone))
        put_row(out, at + self.hand, s.hands[seat])
        put_row(out, at + self.kept, s.kept[seat])
        put_row(out, at + self.given, s.given[seat])
        put_row(out, at + self.pair, s.pairs[seat])
        if s.chosen[seat] != NO_CARD:
            out[at + self.chosen + s.chosen[seat]] = 1
        put_row(out, at + self.deck_top, s.tops[seat])
        if s.bags[seat]:
            put_set(out, at + self.deck_rest, known_deck(s, seat))
        for side in range(s.seats):
            self.fill_side(s, (seat + side) % s.seats, side, seat, out, at)
        for card in t.items:  # what lies on magic items is open, wherever they are
            self.fill_lying(s, card, out, at)

    def fill_side(self, s: ArcanaState, owner: int, side: int, seat: int, out: Room, at: i64) -> None:
        """Write what is open of an owner's things."""
        first = at + self.pool[side]
        for n in pool_seen(s, owner, seat):
            out[first] = byte(n)
            first += 1
        out[at + self.points[side]] = byte(s.points(owner))
        if s.first == owner:
            out[at + self.token[side]] = 1
        if s.passed >> owner & 1:
            out[at + self.passed[side]] = 1
            if is_exchanging(s, owner):
                out[at + self.exchanging[side]] = 1
        put_row(out, at + self.play[side], s.play[owner])
        for card in s.play[owner]:
            if s.turned_mask >> card & 1:
                out[at + self.turned + card] = 1
            self.fill_lying(s, card, out, at)
        put_row(out, at + self.discards[side], s.discards[owner])
        first = at + self.counts[side]
        out[first] = len(s.hands[owner])
        out[first + 1] = len(s.tops[owner]) + len(s.bags[owner])
        out[first + 2] = len(s.kept[owner])
        out[first + 3] = len(s.given[owner])
        out[first + 4] = len(s.pairs[owner])
        out[first + 5] = 1 if s.chosen[owner] != NO_CARD else 0

    def fill_lying(self, s: ArcanaState, card: int, out: Room, at: i64) -> None:
        """Write the essences on a component."""
        kinds = len(s.tables.kinds)
        start = card * kinds
        for i in range(start, start + kinds):
            if s.on[i]:
                out[at + self.on + i] = byte(s.on[i])
