"""What several steps do to the table: small moves that keep the sums and tell the log."""

from radura.core.kernel import Outcome
from radura.core.view import NOBODY
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.tables import ELEMENTS, SEASONS


def season_ref(s: DuelState, seat: int) -> str:
    """Return the reference to the name of a seat's season."""
    return f"#lf-season-{SEASONS[seat ^ s.summer]}"


def card_ref(s: DuelState, item: int) -> str:
    """Return the reference to the name of an item's card."""
    return f"#lf-card-{s.tables.card_of[item]}"


def win(s: DuelState, seat: int, reason: str) -> None:
    """End the match at once. LF-1.10, LF-17.1"""
    s.finish(Outcome((1.0, -1.0) if seat == 0 else (-1.0, 1.0), (seat,), reason))


# -- tokens -----------------------------------------------------------------------------


def token_item(s: DuelState, seat: int, number: int) -> str:
    """Return the name of one of a seat's action tokens."""
    t = s.tables
    return t.items[t.first_token + (seat ^ s.summer) * t.tokens_each + number]


def tokens_pointing(s: DuelState) -> list[str]:
    """Return the tokens that lie on the shared line, in the order of the pieces."""
    out: list[str] = []
    each = s.tables.tokens_each
    for season in range(2):
        seat = season ^ s.summer
        for number in range(each - s.tokens[seat]):
            if s.laid_on[seat * each + number] >= 0:
                out.append(token_item(s, seat, number))
    return out


def spend_token(s: DuelState, seat: int, element: int, card: int) -> None:
    """Take a token from a seat: it points at an element of a card, or (-1) is lost. LF-7.6, LF-8.13"""
    t = s.tables
    number = t.tokens_each - s.tokens[seat]
    s.laid_on = replaced(s.laid_on, seat * t.tokens_each + number, element)
    s.laid_card = replaced(s.laid_card, seat * t.tokens_each + number, card)
    s.tokens[seat] -= 1
    if s.tokens[seat] == 0 and s.first_done < 0:
        s.first_done = seat  # OQ-2
    if s.log is not None:
        token = token_item(s, seat, number)
        if element < 0:
            s.log.moved(token, f"tokens.{seat}", f"lost.{seat}")
        else:
            s.log.flipped(token, f"{t.items[card]}/{ELEMENTS[element]}")
            s.log.moved(token, f"tokens.{seat}", "pointing", at=tokens_pointing(s).index(token))


def solitary_loss(s: DuelState, seat: int, net: int) -> int:
    """Return how many tokens so many solitary symbols cost a seat now. LF-7.4, LF-7.5, OQ-9

    A ladder for each round: with three symbols one token must have been lost, with four or
    more two; what was lost already counts, and nothing is given back.
    """
    t = s.tables
    if net < t.first_loss_at:
        return 0
    due = (2 if net >= t.second_loss_at else 1) - s.lost[seat]
    return max(0, min(due, s.tokens[seat]))


def charge_solitary(s: DuelState, seat: int) -> None:
    """Make a seat discard what its solitary symbols cost by now."""
    net = s.net_solitary(seat)
    loss = solitary_loss(s, seat, net)
    while loss:
        loss -= 1
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
    solitary = s.tables.solitary[card] > 0
    if s.log is not None:
        _tell_reveal(s, seat, card, owner)
    if owner < 0:
        s.add_shared(card)
        if solitary:
            charge_solitary(s, 1 - seat)
            charge_solitary(s, seat)
    else:
        s.add_own(owner, card)
        if solitary:
            charge_solitary(s, owner)


def line_of(s: DuelState, card: int) -> int:
    """Return the seat to whose line a revealed card goes, -1 for the shared line."""
    t = s.tables
    season = t.season[card]
    if season < 0:
        return -1
    owner = season ^ s.summer
    return -1 if s.holder == owner and card < t.first_varan else owner


def _tell_reveal(s: DuelState, seat: int, card: int, owner: int) -> None:
    assert s.log is not None
    name = s.tables.items[card]
    target = "line.shared" if owner < 0 else f"line.{owner}"
    if s.revealed == card:
        s.log.said("lf-log-varan-kept", owner, who=season_ref(s, owner))
        s.log.moved(name, "revealed", target)
        return
    who, what = season_ref(s, seat), card_ref(s, card)
    if owner < 0:
        s.log.said("lf-log-reveal", seat, who=who, card=what)
    else:
        s.log.said("lf-log-reveal-own", seat, who=who, card=what, owner=season_ref(s, owner))
    s.log.moved(name, "deck", target, before=NOBODY)


def give_sanki(s: DuelState, card: int, owner: int) -> None:
    """Hand one of the Sanki cards over; -1 is the supply."""
    if s.log is not None:
        t = s.tables
        at = sum(1 for other in range(card) if s.sanki[other] == owner)
        s.log.moved(t.items[t.first_sanki + card], sanki_place(s.sanki[card]), sanki_place(owner), at=at)
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
    if s.log is not None:
        s.log.said("lf-log-sanki-robbed" if robbed else "lf-log-sanki", seat, who=season_ref(s, seat))
    give_sanki(s, card, seat)


def spend_sanki(s: DuelState, seat: int) -> None:
    """Put a Sanki card back into the supply, before its effect. LF-15.5, OQ-47"""
    give_sanki(s, s.sanki_of(seat), -1)
