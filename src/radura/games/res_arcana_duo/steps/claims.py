"""Components that come into play: from the hand, from the centre, from the monument deck. RA-6.5 to RA-6.11"""

from typing import Final

from radura.core.fields import Name, Number
from radura.core.text import Message, seat_word
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import ArcanaStep, MonumentChance, OfCard, card_word
from radura.games.res_arcana_duo.steps.paying import Pay


class TakeClaimed(OfCard):
    """A paid monument or place goes from the centre into play. RA-6.6, RA-6.9"""

    params = (Name("item"),)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return self.lies_under(s, Pay) and (self.card in s.places or self.card in s.faceup)

    def run(self, s: ArcanaState, seat: int) -> bool:
        card = self.card
        if card in s.places:
            s.places = [c for c in s.places if c != card]
            s.enter(seat, card, "places")
        else:
            s.push(Refill(s.faceup.index(card)), seat)
            s.faceup = [c for c in s.faceup if c != card]
            s.enter(seat, card, "monuments")
        _tell_claim(s, seat, card)
        return True

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-why-claim", {"card": card_word(s, self.card)})


class TurnUp(MonumentChance):
    """The top monument of the deck leaves it: a known one at once, otherwise as chance picks it."""

    def run(self, s: ArcanaState, seat: int) -> bool:
        if s.mtop:
            self.lay(s, seat, s.mtop[0])
            return True
        return not s.mbag

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self.lay(s, seat, action - s.tables.moves.draw)

    def lay(self, s: ArcanaState, seat: int, card: int) -> None:
        """Put it where it belongs."""
        raise NotImplementedError


class TakeTop(TurnUp):
    """The top monument of the deck, unseen until now, goes into play. RA-6.8, RA-6.10"""

    def lay(self, s: ArcanaState, seat: int, card: int) -> None:
        knew = s.take_monument(card)
        s.enter(seat, card, "monument_deck", before=knew)
        _tell_claim(s, seat, card)


class Refill(TurnUp):
    """A monument from the deck takes the place of the one claimed. RA-6.9, RA-OQ.25"""

    params = (Number(0, 100),)

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def args(self) -> tuple[int]:
        return (self.at,)

    def lay(self, s: ArcanaState, seat: int, card: int) -> None:
        knew = s.take_monument(card)
        s.faceup = [*s.faceup[: self.at], card, *s.faceup[self.at :]]
        if s.log is not None:
            s.log.said("ra-log-monument", card=card_word(s, card))
            s.log.moved(s.tables.names[card], "monument_deck", "monuments", before=knew, at=self.at)


class GainMonument(ArcanaStep):
    """A monument without paying for it, if one is left. RA-9.2, RA-9.3, RA-OQ.33"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        options = self.options(s, seat)
        if len(options) == 1:
            self.choose(s, seat, options[0])
        return len(options) < 2

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        moves = s.tables.moves
        out = sorted([moves.claim + card for card in s.faceup])
        if s.monuments_left():
            out.append(moves.claim_top)
        return out

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        moves = s.tables.moves
        s.push(TakeTop() if action == moves.claim_top else TakeClaimed(action - moves.claim), seat)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-monument")


def _tell_claim(s: ArcanaState, seat: int, card: int) -> None:
    if s.log is not None:
        s.log.said("ra-log-claim", seat, who=seat_word(seat), card=card_word(s, card))
