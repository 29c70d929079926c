"""Why something cannot be used now: asked by one person, answered from what their seat sees. Nothing of it is kept."""

import structlog

from radura.core.reasons import Reason, no
from radura.core.text import BadInput
from radura.protocol import messages as m
from radura.protocol.lobby import Status
from radura.server.journal import Journal
from radura.server.logs import place_of
from radura.server.refusal import Refusal

_log = structlog.get_logger()


def because(match: Journal, request: m.WhyNot, person: str | None) -> m.Because:
    """Return the answer; raises Refusal: only who sits at a match that has begun may ask, and only by known names."""
    mine = match.seats_of(person)
    if not mine or (request.seat is not None and request.seat not in mine):
        raise Refusal("srv-err-not-seated", 403)
    if match.play is None:
        raise Refusal("srv-err-not-running")
    seat = request.seat if request.seat is not None else match.actor if match.actor in mine else mine[0]
    try:
        reason = _reason(match, request.what, seat)
    except BadInput as error:
        raise Refusal.of(error) from None
    except Exception as error:  # as at the table: the words of an error may name hidden cards
        _log.error("reason_failed", match=match.id, rev=match.rev, error=type(error).__name__, at=place_of(error))
        raise Refusal("srv-err-internal", 500) from None
    return m.Because(match.id, request.ref, request.what, reason.text, reason.rule)


def _reason(match: Journal, what: str, seat: int) -> Reason:
    assert match.play is not None
    reason = match.game.reason(match.play.state, what, seat)
    # It may have ended otherwise than by the rules: somebody left, or time ran out.
    return reason if match.status is Status.RUNNING else no("core-no-over", match.game.end_rule)
