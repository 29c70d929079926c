"""Several processes that think about one decision, each with a tree of its own; what they found is put together.

Each gets a deal that fits what the seat knows, as a plain position (states do not travel between processes), and deals
anew from there: nobody is told what is hidden. The processes are started with the first question and kept; they end
with the process that asked. They run at a lower priority than it, so that a busy table goes first.
"""

import os
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, NamedTuple

from radura.bots.base import InfoSet
from radura.bots.budget import Budget
from radura.bots.search import Manner, MannerArgs, Search, Thought, Weighed
from radura.core.chance import Rng, Seeded
from radura.core.game import game as find_game
from radura.core.overlay import use_inherited_data

MOST = 16
"""More processes than this hardly help one tree."""
GRACE = 1.0
"""Seconds that a member may take longer than it was given; what comes later is not waited for."""
NICENESS = 5


class Question(NamedTuple):
    """A deal, the seat that chooses, and how to think about it."""

    game: str
    position: dict[str, Any]
    seat: int
    seed: int
    seconds: float
    iterations: int
    manner: MannerArgs


Found = list[tuple[int, int, float]]
"""Of each option: the action, how often it was tried, and the chance it has."""


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Crew:
    """The processes beside this one."""

    def __init__(self, size: int) -> None:
        self._members: list[Connection] = []
        context = get_context("spawn")
        for _ in range(size):
            mine, theirs = context.Pipe()
            context.Process(target=_serve, args=(theirs,), daemon=True).start()
            theirs.close()
            self._members.append(mine)

    def think(self, info: InfoSet, rng: Rng, budget: Budget, search: Search) -> Thought:
        """Weigh the options in all processes at once, this one included, and put together what they found."""
        if len(info.legal()) == 1 or not self._members:
            return search.think(info, rng, budget)
        share = Budget(budget.seconds, -(-budget.iterations // (len(self._members) + 1)))
        asked = [member for member in self._members if self._ask(member, info, rng, share, search.manner)]
        own = search.think(info, rng, share)
        until = perf_counter() + GRACE + max(0.0, budget.seconds - own.seconds)
        answers = [answer for member in asked if (answer := self._answer(member, until)) is not None]
        return merged(own, answers)

    def _ask(self, member: Connection, info: InfoSet, rng: Rng, budget: Budget, manner: Manner) -> bool:
        dealt = info.sample(rng.below(1 << 30))
        question = Question(
            info.game.id,
            dealt.to_position(),
            info.seat,
            rng.below(1 << 30),
            budget.seconds,
            budget.iterations,
            manner.args(),
        )
        try:
            member.send(question)
        except OSError:
            self._dismiss(member)
            return False
        return True

    def _answer(self, member: Connection, until: float) -> Found | None:
        """Return what a member found; one that is late or has ended is asked no more."""
        try:
            if member.poll(max(0.0, until - perf_counter())):
                found: Found | None = member.recv()
                return found
        except (EOFError, OSError):
            pass
        self._dismiss(member)
        return None

    def _dismiss(self, member: Connection) -> None:
        self._members.remove(member)
        member.close()


def merged(own: Thought, others: list[Found]) -> Thought:
    """Return one thought of several about the same decision: tries are added, chances weighted by them."""
    visits = {option.action: option.visits for option in own.options}
    totals = {option.action: option.visits * option.chance for option in own.options}
    looks = {option.action: option.chance for option in own.options}
    for found in others:
        for action, n, chance in found:
            visits[action] += n
            totals[action] += n * chance
    options = [Weighed(action, n, totals[action] / n if n else looks[action]) for action, n in sorted(visits.items())]
    options.sort(key=lambda option: (-option.visits, -option.chance))
    iterations = own.iterations + sum(n for found in others for _, n, _ in found)
    return Thought(options, iterations, own.seconds)


_crew: Crew | None = None


def the_crew(make: Callable[[int], Crew] = Crew) -> Crew:
    """Return the crew of this process, which is put together when it is first asked for."""
    global _crew
    if _crew is None:
        _crew = make(min(cores(), MOST) - 1)
    return _crew


# -- in a member --------------------------------------------------------------------------


def _serve(asker: Connection) -> None:
    """Answer questions until whoever asks has gone."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    use_inherited_data()
    while True:
        try:
            asker.send(weigh(asker.recv()))
        except (EOFError, OSError, KeyboardInterrupt):
            return


def weigh(question: Question) -> Found:
    """Think about a question as one member does."""
    state = find_game(question.game).position(question.position)
    info = InfoSet(state, question.seat)
    budget = Budget(question.seconds, question.iterations)
    thought = Search(Manner(*question.manner)).think(info, Seeded(question.seed), budget)
    return [(option.action, option.visits, option.chance) for option in thought.options]
