"""The analysis of a finished match as it travels: what is judged so far, and what that comes to."""

import msgspec

from radura.bots.analysis import Judged, Turn


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat has played, as far as its decisions are judged."""

    best: int
    """How often nothing better was found than what it chose."""
    good: int
    slips: int
    mistakes: int
    luck: float
    """What chance has brought it, of the chance to win."""


class MatchAnalysis(msgspec.Struct, frozen=True):
    """What is known about how a match was played."""

    total: int
    """How many decisions there are to judge."""
    judged: int
    """How many are judged."""
    is_going: bool
    """It is being worked at; otherwise it is done, or was broken off and goes on when somebody asks for it."""
    left: float | None
    """About how many seconds it will still take; None: nobody knows yet."""
    since: int
    """Where ``decisions`` begins."""
    decisions: list[Judged]
    turns: list[Turn]
    """The turning points of all that is judged."""
    seats: list[SeatSummary]
    final: list[float]
    """What each seat had in the end: 1, 0, or a share."""
    by_rules: bool
    """False: somebody gave up, the time ran out, or all agreed to end it."""
    budget: str
    """How long each decision was thought about."""
