"""The points of a match that is over, added up. RA-11.2 to RA-11.8"""

from radura.core.text import COMPOSED, Message, seat_word
from radura.games.res_arcana_duo.state import TOKEN, ArcanaState
from radura.games.res_arcana_duo.steps.base import card_word
from radura.games.res_arcana_duo.steps.victory import target_of


def reckoning(s: ArcanaState) -> list[Message]:
    """Return the sum of each seat, the winners first; where points were equal, also what lay in the pools."""
    outcome = s.outcome
    assert outcome is not None, "only a finished match is reckoned"
    order = sorted(range(s.seats), key=lambda seat: (seat not in outcome.winners, -s.points(seat)))
    lines = [_points(s, seat) for seat in order]
    if outcome.reason in ("essences", "shared"):
        lines += [Message("ra-sum-pool", {"who": seat_word(seat), "n": s.wealth(seat)}) for seat in order]
    return [*lines, Message("ra-sum-target", {"n": target_of(s)}), _when(s)]


def _when(s: ArcanaState) -> Message:
    """Say why victory was checked just then: the round was over, or a power checks it at once. RA-11.1, RA-11.11"""
    is_over = s.passed == (1 << s.seats) - 1
    return Message("ra-sum-round" if is_over else "ra-sum-power", {"n": s.round})


def _points(s: ArcanaState, seat: int) -> Message:
    who, total = seat_word(seat), s.points(seat)
    parts = [f"{n} {card_word(s, card)}" for card in s.play[seat] if (n := s.points_of(card))]
    if s.first == seat:
        parts.append(f"{s.tables.token_vp} #ra-card-{TOKEN}")
    if not parts:
        return Message("ra-sum-none", {"who": who})
    return Message("ra-sum-points", {"who": who, "n": total, "parts": COMPOSED + " + ".join(parts)})
