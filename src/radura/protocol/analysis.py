"""The analysis of a finished match on the wire: the decisions judged so far, and a summary."""

import msgspec

from radura.bots.analysis import Judged, Turn


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat has played, as far as its decisions are judged."""

    best: int
    """The number of decisions in which its choice was the best found."""
    good: int
    slips: int
    mistakes: int
    luck: float
    """The change of its chance to win that luck brought."""


class MatchAnalysis(msgspec.Struct, frozen=True):
    """The analysis of a match, as far as it has come."""

    total: int
    """How many decisions there are to judge."""
    judged: int
    """How many are judged."""
    is_going: bool
    """The analysis is running; otherwise it is done, or was interrupted and continues when somebody requests it."""
    left: float | None
    """Estimated seconds left; None: not known yet."""
    since: int
    """The number of the first decision in ``decisions``."""
    decisions: list[Judged]
    turns: list[Turn]
    """The turning points of all decisions judged so far."""
    seats: list[SeatSummary]
    final: list[float]
    """Each seat's result: 1, 0, or a share."""
    by_rules: bool
    """False: somebody gave up, the time ran out, or all agreed to end it."""
    budget: str
    """How long each decision was thought about."""
