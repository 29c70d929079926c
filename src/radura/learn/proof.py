"""The proof of a puzzle: every line of the seat's own decisions is tried, until somebody else has a turn.

Two goals. ``win``: the seat wins before anybody else chooses and before another turn begins. ``save``: the seat wins
like that, or its turn ends with the match still open: it has not lost, and whoever has the next turn cannot be certain
to win in it. All other lines lose: at the end of the turn itself, or to a rival who wins whatever chance brings.

A line counts only if it works whatever chance brings: where chance falls, the same decisions must lead to the goal
after every outcome that can fall. Where anybody else must choose in the midst of the turn, nothing is certain: such a
line does not win, and nobody can say whether it saves, so there the search is given up. All other decisions are the
seat's own, and what a seat can choose depends on nothing that it does not see (a law of every game): so a line that is
proved in one deal holds in all that look the same to the seat.

A plan is a line without what does not matter: decisions with one option, decisions of which every option leads to the
same plans, and the order of the rest. Options of one kind that lead on to the same plans are one decision. A plan that
holds another one and something besides is no plan. A puzzle has a unique solution if one plan is left.
"""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from radura.core.events import Log, Said
from radura.core.kernel import CHANCE, OVER, State
from radura.core.record import play

Goal: TypeAlias = Literal["win", "save"]
Plan: TypeAlias = tuple[str, ...]
"""The decisions that matter, in the order of their names; options that are alike stand together: ``pay(calm|life)``."""
Plans: TypeAlias = frozenset[Plan]
Alike: TypeAlias = tuple[str, ...]
"""The actions that are one decision of a plan."""

NO_PLAN: Final[Plans] = frozenset()
DONE: Final[Plans] = frozenset({()})
MOST_PLANS: Final = 24
"""Where more ways lead to the goal than this, hardly ever a single one is left in the end."""


class Unproved(Exception):
    """The search was given up: it became too long, or a line goes on differently after different luck."""


class Proof:
    """A search for all plans by which a seat reaches a goal."""

    def __init__(self, seat: int, goal: Goal, most: int = 20_000) -> None:
        self.seat: Final = seat
        self.goal: Final[Goal] = goal
        self.left = most
        """How many positions may still be looked at."""
        self._known: dict[str, Plans] = {}

    def plans(self, state: State) -> Plans:
        """Return the plans from a position with explicit chance, in which the turn goes on."""
        if state.actor == OVER:
            return DONE if state.outcome is not None and state.outcome.winners == (self.seat,) else NO_PLAN
        if state.actor not in (self.seat, CHANCE):
            return self._after_turn(state) if state.game.is_resting(state) else self._in_other_hands()
        key = fingerprint(state)
        if key not in self._known:
            self._count()
            known = self._after_luck(state) if state.actor == CHANCE else self._after_choice(state)
            self._known[key] = known
        return self._known[key]

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Unproved("too many positions")

    def _after(self, state: State, action: int) -> Plans:
        """Return the plans after an action, which may have ended the turn."""
        after = state.clone()
        log = play(after, action)
        if after.actor != OVER and opens_turn(log):
            return self._after_turn(after)
        return self.plans(after)

    def _after_turn(self, state: State) -> Plans:
        """Return whether the goal is reached now that the turn is over."""
        return NO_PLAN if self.goal == "win" or self.is_threatened(state) else DONE

    def _in_other_hands(self) -> Plans:
        """Return what is certain where somebody else chooses in the midst of the turn: that nobody has won."""
        if self.goal == "save":
            raise Unproved("somebody else chooses")
        return NO_PLAN

    def is_threatened(self, state: State) -> bool:
        """Tell whether the one whose turn it is now can win in it, whatever chance brings."""
        if state.stack is None or state.stack.seat == self.seat:
            return False
        threat = Threat(state.stack.seat, self.left)
        try:
            return threat.stands(state)
        finally:
            self.left = threat.left

    def _after_luck(self, state: State) -> Plans:
        """Return the plans that work after every outcome; Unproved if each outcome needs another one."""
        after: list[Plans] = []
        for outcome in state.choices:
            after.append(self._after(state, outcome))
            if not after[-1]:
                return NO_PLAN
        sure = [plan for plan in set().union(*after) if all(any(_holds(plan, one) for one in plans) for plans in after)]
        if not sure:
            raise Unproved("what must be done depends on luck")
        return smallest(sure)

    def _after_choice(self, state: State) -> Plans:
        ways = {action: self._after(state, action) for action in state.choices}
        if len(set(ways.values())) == 1:
            return next(iter(ways.values()))
        show = state.game.actions.show
        alike: dict[tuple[str, Plans], list[str]] = {}
        for action, plans in ways.items():
            if plans:
                kind, _, rest = show(action).rstrip(")").partition("(")
                alike.setdefault((kind, plans), []).append(rest)
        found: set[Plan] = set()
        for (kind, plans), rests in alike.items():
            found |= {tuple(sorted((*plan, together(kind, rests)))) for plan in plans}
        kept = smallest(found)
        if len(kept) > MOST_PLANS:
            raise Unproved("too many plans")
        return kept


class Threat:
    """A search for a win of the one whose turn it is: what they choose may depend on what chance has brought."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat: Final = seat
        self.left = most
        """How many positions may still be looked at."""
        self._known: dict[str, bool] = {}

    def stands(self, state: State) -> bool:
        """Tell whether they win before anybody else chooses and before another turn begins."""
        if state.actor == OVER:
            return state.outcome is not None and state.outcome.winners == (self.seat,)
        if state.actor not in (self.seat, CHANCE):
            return False
        key = fingerprint(state)
        if key not in self._known:
            self.left -= 1
            if self.left < 0:
                raise Unproved("too many positions")
            if state.actor == CHANCE:  # from the end: on dice the poorest faces come last, and refute it soonest
                self._known[key] = all(self._stands_after(state, outcome) for outcome in reversed(state.choices))
            else:
                self._known[key] = any(self._stands_after(state, action) for action in state.choices)
        return self._known[key]

    def _stands_after(self, state: State, action: int) -> bool:
        after = state.clone()
        log = play(after, action)
        return self.stands(after) if after.actor == OVER or not opens_turn(log) else False


def opens_turn(log: Log) -> bool:
    """Tell whether another turn or round began."""
    return any(isinstance(entry.event, Said) and entry.event.opens == "turn" for entry in log.entries)


def together(kind: str, values: list[str]) -> str:
    """Return the name of a decision: actions of one kind, by their values."""
    return f"{kind}({'|'.join(values)})" if values != [""] else kind


def alike(decision: str) -> Alike:
    """Return the actions that a decision of a plan stands for."""
    kind, bracket, values = decision.rstrip(")").partition("(")
    return tuple(f"{kind}({value})" for value in values.split("|")) if bracket else (kind,)


def smallest(plans: Iterable[Plan]) -> Plans:
    """Return the plans that hold no other one."""
    kept: list[Plan] = []
    for plan in sorted(plans, key=len):
        if not any(_holds(plan, other) for other in kept):
            kept.append(plan)
    return frozenset(kept)


def _holds(plan: Plan, other: Plan) -> bool:
    """Tell whether all decisions of another plan are among those of this one."""
    rest = list(plan)
    for name in other:
        if name not in rest:
            return False
        rest.remove(name)
    return True


def fingerprint(state: State) -> str:
    """Return what tells a position from all others of the same match."""
    parts = [repr(getattr(state, name)) for name in state.game.fields]
    frame = state.stack
    while frame is not None:
        parts.append(f"{frame.step!r}@{frame.seat}")
        frame = frame.below
    return "\n".join(parts)


def solution(state: State, seat: int, goal: Goal, most: int = 20_000) -> Plan | None:
    """Return the only plan that reaches the goal; None: there is none, or another; Unproved if it takes too long."""
    plans = Proof(seat, goal, most).plans(state)
    return next(iter(plans)) if len(plans) == 1 else None
