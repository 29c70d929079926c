"""Checking victory. RA-11"""

from radura.core.kernel import Outcome
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import ArcanaStep


def target_of(s: ArcanaState) -> int:
    """Return the points that end this match. RA-0.4, RA-3.7, RA-OQ.23"""
    chosen = s.options["target"]
    if chosen != "auto":
        return int(chosen)
    return s.tables.numbers.target_first_game if s.options.get("setup") == "first" else s.tables.target


def is_reached(s: ArcanaState) -> bool:
    """Tell whether somebody has the points that end the match. RA-11.5"""
    target = target_of(s)
    return any(s.points(seat) >= target for seat in range(s.seats))


def outcome(s: ArcanaState, reason: str) -> Outcome:
    """Rank the seats by points, then by their pools; equal in both, they share the victory. RA-11.6 to RA-11.9"""
    points = [s.points(seat) for seat in range(s.seats)]
    leaders = [seat for seat in range(s.seats) if points[seat] == max(points)]
    if len(leaders) > 1:
        richest = max(s.wealth(seat) for seat in leaders)
        leaders = [seat for seat in leaders if s.wealth(seat) == richest]
        if reason == "points":
            reason = "essences" if len(leaders) == 1 else "shared"
    losers = s.seats - len(leaders)
    win = losers / (len(leaders) * (s.seats - 1))
    loss = -1.0 / (s.seats - 1)
    returns = tuple(win if seat in leaders else loss for seat in range(s.seats))
    return Outcome(returns, tuple(leaders), reason)


class CheckVictory(ArcanaStep):
    """Victory is checked in the middle of a round; without a winner play goes on. RA-9.13, RA-11.11, RA-OQ.14"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        if is_reached(s):
            s.finish(outcome(s, "points"))
        elif s.log is not None:
            s.log.said("ra-log-check", seat)
        return True
