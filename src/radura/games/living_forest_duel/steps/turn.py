"""A turn: reveal a card or use a token. LF-5 to LF-8, LF-15"""

from typing import Final

from radura.core.chance import Rng
from radura.core.kernel import Frame, Step
from radura.core.text import Message
from radura.core.view import NOBODY
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.steps.acts import (
    TOKEN_UNDERWAY,
    Advance,
    Extinguish,
    PlantTree,
    Recruit,
)
from radura.games.living_forest_duel.steps.planting import can_plant
from radura.games.living_forest_duel.steps.round import end_round
from radura.games.living_forest_duel.steps.table import (
    place_revealed,
    season_ref,
    spend_sanki,
    spend_token,
)
from radura.games.living_forest_duel.steps.waiting import DuelChance, DuelStep
from radura.games.living_forest_duel.tables import ELEMENTS, PLANT, SUN, WATER


class Turn(DuelStep):
    """The seat reveals a card or uses one of its tokens. LF-5.4, OQ-41"""

    params = ()
    lasting = True

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and s.tokens[seat] > 0 and can_go_on(s)

    def run(self, s: DuelState, seat: int) -> bool:
        if s.deck or s.discard or self.options(s, seat):
            return False
        # Nothing to reveal and no token to place: the tokens are lost. OQ-16
        if s.log is not None:
            s.log.said("lf-log-stuck", seat, who=season_ref(s, seat))
        while s.tokens[seat]:
            spend_token(s, seat, -1, -1)
        s.push(NEXT_TURN, seat)
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        out: list[int] = []
        if s.deck or s.discard:
            out.append(s.moves.reveal)
        add_tokens(s, seat, out)
        return out

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        m = s.moves
        stack = Frame(NEXT_TURN, seat, s.stack)  # most decisions pass here: pushing by hand is a tenth of the work
        if action != m.reveal:
            s.stack = stack
            lay_token(s, seat, action - m.token)
            return
        if not s.deck:
            reshuffle(s)
        if seat in s.sanki:
            stack = Frame(SANKI_TOKEN, seat, stack)
        s.stack = Frame(REVEAL_CARD, seat, stack)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-turn", {"tokens": s.tokens[seat]})


class NextTurn(DuelStep):
    """The turn is over: the other seat goes on, or the same one, or the round ends. LF-5.3 to LF-5.6, LF-16.13"""

    params = ()
    lasting = True

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and can_go_on(s)

    def run(self, s: DuelState, seat: int) -> bool:
        other = 1 - seat
        if s.tokens[other]:
            seat = other
        elif not s.tokens[seat]:
            seat = end_round(s)
        s.stack = Frame(TURN, seat, s.stack)
        return True


class RevealCard(DuelChance):
    """The top card of the shared draw pile is turned up. LF-6.1"""

    params = ()
    on = ("SankiToken", "NextTurn")

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and len(s.deck) > 0

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [s.moves.draw + card for card in s.deck]

    def sample(self, s: DuelState, seat: int, rng: Rng) -> int:
        return s.moves.draw + s.deck[rng.below(len(s.deck))]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        card = action - s.moves.draw
        t = s.tables
        s.deck.remove(card)
        if card >= t.first_varan:
            owner = t.season[card] ^ s.summer
            if owner in s.sanki:
                s.revealed = card
                if s.log is not None:
                    s.log.said("lf-log-varan", seat, who=season_ref(s, seat), owner=season_ref(s, owner))
                    s.log.moved(t.items[card], "deck", "revealed", before=NOBODY)
                s.push(VARAN_REVEALED, owner)
                return
        place_revealed(s, seat, card)


class VaranRevealed(DuelStep):
    """The owner of a revealed varan may spend a Sanki card to put it back. LF-15.3, OQ-10, OQ-42"""

    params = ()
    on = ("SankiToken", "NextTurn")

    def fits(self, s: DuelState, seat: int) -> bool:
        own = s.revealed in s.tables.varans[seat ^ s.summer]
        return super().fits(s, seat) and own and seat in s.sanki

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [s.moves.put_back, s.moves.keep]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        card = s.revealed
        if action == s.moves.keep:
            place_revealed(s, seat, card)
            s.revealed = -1
            return
        s.revealed = -1
        if s.log is not None:
            s.log.said("lf-log-varan-back", seat, who=season_ref(s, seat))
        spend_sanki(s, seat)
        s.varans = replaced(s.varans, seat, [*s.varans[seat], card])
        if s.log is not None:
            s.log.moved(s.tables.items[card], "revealed", f"varans.{seat}")

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-varan", {"n": s.net_solitary(seat) + s.tables.solitary[s.revealed]})

    def about(self, s: DuelState, seat: int) -> list[str]:
        return [s.tables.items[s.revealed]]


class SankiToken(DuelStep):
    """After its own reveal a seat may spend a Sanki card to place a token. LF-15.4, OQ-11 to OQ-13, OQ-48"""

    params = ()
    on = ("NextTurn",)

    def options(self, s: DuelState, seat: int) -> list[int]:
        if s.tokens[seat] == 0 or seat not in s.sanki:
            return []
        out: list[int] = []
        add_tokens(s, seat, out)
        if out:
            out.append(s.moves.decline)
        return out

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        if action == s.moves.decline:
            return
        if s.log is not None:
            s.log.said("lf-log-sanki-token", seat, who=season_ref(s, seat))
        spend_sanki(s, seat)
        lay_token(s, seat, action - s.moves.token)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-sanki-token")


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
REVEAL_CARD: Final = RevealCard()
VARAN_REVEALED: Final = VaranRevealed()
SANKI_TOKEN: Final = SankiToken()


def can_go_on(s: DuelState) -> bool:
    """Tell whether there will always be a card to reveal: all but varans stay in the round they have come into."""
    lying = (*s.deck, *s.discard, *s.shared, *s.lines[0], *s.lines[1])
    return any(card < s.tables.first_varan for card in lying)


def reshuffle(s: DuelState) -> None:
    """Make a new draw pile of the discarded cards. LF-6.8, OQ-15"""
    s.deck = sorted(s.discard)
    s.discard = []
    if s.log is not None:
        s.log.said("lf-log-reshuffle", n=len(s.deck))
        for card in s.deck:
            s.log.moved(s.tables.items[card], "discard", "deck", after=NOBODY)


def add_tokens(s: DuelState, seat: int, out: list[int]) -> None:
    """Add the elements on which the seat may lay a token now. LF-8.2, LF-8.11, LF-8.15, OQ-4 to OQ-6"""
    shown, mark, mine, own = s.shown, s.mark, s.mine, s.own
    at = seat * 4
    for element, signs in enumerate(shown):
        # The last sign must be free; beside my own token another one must lie between. OQ-5
        if signs <= mark[element] or signs <= mine[at + element] + 1:
            continue
        strength = s.open[element] + own[at + element]
        if element == SUN:
            possible = strength >= s.cheapest
        elif element == WATER:
            possible = strength >= s.least_fire
        elif element == PLANT:
            possible = strength > 0 and can_plant(s, seat, strength)
        else:
            possible = strength > 0
        if possible:
            out.append(s.moves.token + element)


def pointed_card(s: DuelState, element: int) -> int:
    """Return the last card of the shared line that shows an element. LF-8.2, LF-8.3"""
    amounts = s.tables.amounts
    for card in reversed(s.shared):
        if amounts[card][element]:
            return card
    return -1


def lay_token(s: DuelState, seat: int, element: int) -> None:
    """Fix the strength, lay the token and begin the action. LF-8.1, LF-8.5 to LF-8.9, OQ-26"""
    strength = s.strength(seat, element)
    if s.log is not None:
        s.log.said(f"lf-log-token-{ELEMENTS[element]}", seat, who=season_ref(s, seat), n=strength)
    spend_token(s, seat, element, pointed_card(s, element))
    s.point(seat, element)
    act: Step[DuelState]
    if element == SUN:
        act = Recruit(strength, False, 0)
    elif element == WATER:
        act = Extinguish(strength, False)
    elif element == PLANT:
        act = PlantTree(strength, False, 0)
    else:
        act = Advance(strength)
    s.stack = Frame(act, seat, Frame(TOKEN_UNDERWAY[element], seat, s.stack))
