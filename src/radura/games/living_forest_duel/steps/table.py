"""What several steps do to the table: small moves that keep the sums and tell the log."""

from radura.core.kernel import Outcome
from radura.core.view import NOBODY
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.tables import (
    CARD_OF,
    ELEMENTS,
    FIRST_LOSS_AT,
    FIRST_SANKI,
    FIRST_TOKEN,
    FIRST_VARAN,
    ITEMS,
    SEASON,
    SEASONS,
    SECOND_LOSS_AT,
    SOLITARY,
    TOKENS_EACH,
)


def season_ref(s: DuelState, seat: int) -> str:
    """Return the reference to the name of a seat's season."""
    return f"#lf-season-{SEASONS[seat ^ s.summer]}"


def card_ref(item: int) -> str:
    """Return the reference to the name of an item's card."""
    return f"#lf-card-{CARD_OF[item]}"


def win(s: DuelState, seat: int, reason: str) -> None:
    """End the match at once. LF-1.10, LF-17.1"""
    s.finish(Outcome((1.0, -1.0) if seat == 0 else (-1.0, 1.0), (seat,), reason))


# -- tokens -----------------------------------------------------------------------------


def token_item(s: DuelState, seat: int, number: int) -> str:
    """Return the name of a seat's first or second action token."""
    return ITEMS[FIRST_TOKEN + (seat ^ s.summer) * TOKENS_EACH + number]


def tokens_pointing(s: DuelState) -> list[str]:
    """Return the tokens that lie on the shared line, in the order of the pieces."""
    out: list[str] = []
    for season in range(2):
        seat = season ^ s.summer
        for number in range(TOKENS_EACH - s.tokens[seat]):
            if s.laid_on[seat * TOKENS_EACH + number] >= 0:
                out.append(token_item(s, seat, number))
    return out


def spend_token(s: DuelState, seat: int, element: int, card: int) -> None:
    """Take a token from a seat: it points at an element of a card, or (-1) is lost. LF-7.6, LF-8.13"""
    number = TOKENS_EACH - s.tokens[seat]
    s.laid_on = replaced(s.laid_on, seat * TOKENS_EACH + number, element)
    s.laid_card = replaced(s.laid_card, seat * TOKENS_EACH + number, card)
    s.tokens[seat] -= 1
    if s.tokens[seat] == 0 and s.first_done < 0:
        s.first_done = seat  # OQ-2
    if s.log is not None:
        token = token_item(s, seat, number)
        if element < 0:
            s.log.moved(token, f"tokens.{seat}", f"lost.{seat}")
        else:
            s.log.flipped(token, f"{ITEMS[card]}/{ELEMENTS[element]}")
            s.log.moved(token, f"tokens.{seat}", "pointing", at=tokens_pointing(s).index(token))


def charge_solitary(s: DuelState, seat: int) -> None:
    """Make a seat discard what its solitary symbols cost by now. LF-7.4, LF-7.5, OQ-9

    A ladder for each round: with three symbols one token must have been lost, with four or
    more two; what was lost already counts, and nothing is given back.
    """
    net = s.net_solitary(seat)
    due = 2 if net >= SECOND_LOSS_AT else 1 if net >= FIRST_LOSS_AT else 0
    while s.lost[seat] < due and s.tokens[seat] > 0:
        s.lost = replaced(s.lost, seat, s.lost[seat] + 1)
        if s.log is not None:
            s.log.said("lf-log-solitary", seat, who=season_ref(s, seat), n=net)
        spend_token(s, seat, -1, -1)


# -- cards ------------------------------------------------------------------------------


def place_revealed(s: DuelState, seat: int, card: int) -> None:
    """Put a revealed card into its line and charge its solitary symbol. LF-6.2 to LF-6.5, LF-14.2

    If both seats lose their last token, the one that did not reveal is done first. LF-5.8
    """
    owner = line_of(s, card)
    if s.log is not None:
        _tell_reveal(s, seat, card, owner)
    if owner < 0:
        s.add_shared(card)
        if SOLITARY[card] > 0:
            charge_solitary(s, 1 - seat)
            charge_solitary(s, seat)
    else:
        s.add_own(owner, card)
        if SOLITARY[card] > 0:
            charge_solitary(s, owner)


def line_of(s: DuelState, card: int) -> int:
    """Return the seat to whose line a revealed card goes, -1 for the shared line."""
    season = SEASON[card]
    if season < 0:
        return -1
    owner = season ^ s.summer
    return -1 if s.holder == owner and card < FIRST_VARAN else owner


def _tell_reveal(s: DuelState, seat: int, card: int, owner: int) -> None:
    assert s.log is not None
    target = "line.shared" if owner < 0 else f"line.{owner}"
    if s.revealed == card:
        s.log.moved(ITEMS[card], "revealed", target)
        s.log.said("lf-log-varan-kept", owner, who=season_ref(s, owner))
        return
    s.log.moved(ITEMS[card], "deck", target, before=NOBODY)
    if owner < 0:
        s.log.said("lf-log-reveal", seat, who=season_ref(s, seat), card=card_ref(card))
    else:
        s.log.said("lf-log-reveal-own", seat, who=season_ref(s, seat), card=card_ref(card), owner=season_ref(s, owner))


def give_sanki(s: DuelState, card: int, owner: int) -> None:
    """Hand a Sanki card (0..2) over; -1 is the supply."""
    if s.log is not None:
        at = sum(1 for other in range(card) if s.sanki[other] == owner)
        s.log.moved(ITEMS[FIRST_SANKI + card], sanki_place(s.sanki[card]), sanki_place(owner), at=at)
    s.sanki = replaced(s.sanki, card, owner)


def sanki_place(owner: int) -> str:
    """Return the place of the Sanki cards of a seat, or of the supply."""
    return "sanki.supply" if owner < 0 else f"sanki.{owner}"


def take_sanki(s: DuelState, seat: int) -> None:
    """Give a seat a Sanki card: from the supply, else from the opponent, else none. LF-15.1, LF-15.2, OQ-14"""
    card = s.sanki_of(-1)
    robbed = card < 0
    if robbed:
        card = s.sanki_of(1 - seat)
    if card < 0:
        return
    give_sanki(s, card, seat)
    if s.log is not None:
        s.log.said("lf-log-sanki-robbed" if robbed else "lf-log-sanki", seat, who=season_ref(s, seat))


def spend_sanki(s: DuelState, seat: int) -> None:
    """Put a Sanki card back into the supply, before its effect. LF-15.5, OQ-47"""
    give_sanki(s, s.sanki_of(seat), -1)
