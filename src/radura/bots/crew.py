"""Several processes that think about one decision, each with a tree of its own; what they found is put together.

Each gets a deal that fits what the seat knows, as a plain position (states do not travel between processes), and deals
anew from there: nobody is told what is hidden. The processes are started with the first question and kept; they end
with the process that asked. They run at a lower priority than it, so that a busy table goes first. Who is late is not
waited for, and is asked again once its answer has come; who has ended is replaced.
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
MOST_LOSSES = 20
"""So many members may end one after another, without an answer in between, before no more are started."""
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


class Member:
    """A process that thinks about one question at a time, and the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._owes = False
        """It was asked, and has not answered yet."""
        self.has_ended = False

    def is_free(self) -> bool:
        """Tell whether it can be asked. An answer that came too late is thrown away here."""
        self.answer(0.0)
        return not (self._owes or self.has_ended)

    def ask(self, question: Question) -> None:
        """Let it think, if it is still there."""
        try:
            self._pipe.send(question)
            self._owes = True
        except OSError:
            self.has_ended = True

    def answer(self, seconds: float) -> Found | None:
        """Return what it found, as soon as it has; None: it is late, it has ended, or nothing was asked."""
        if self.has_ended or not self._owes:
            return None
        try:
            if not self._pipe.poll(seconds):
                return None
            found: Found = self._pipe.recv()
        except (EOFError, OSError):
            self.has_ended = True
            return None
        self._owes = False
        return found

    def end(self) -> None:
        """Leave nothing of it behind."""
        self._pipe.close()
        self._process.kill()
        self._process.join(GRACE)


class Crew:
    """The processes beside this one."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._members: list[Member] = []
        self._losses = 0
        """Members that ended since one answered."""
        self._fill()

    def think(self, info: InfoSet, rng: Rng, budget: Budget, search: Search) -> Thought:
        """Weigh the options in all processes at once, this one included, and put together what they found."""
        if len(info.legal()) == 1:
            return search.think(info, rng, budget)
        free = [member for member in self._members if member.is_free()]
        share = Budget(budget.seconds, -(-budget.iterations // (len(free) + 1)))
        for member in free:
            member.ask(_question(info, rng, share, search.manner))
        own = search.think(info, rng, share)
        until = perf_counter() + GRACE + max(0.0, budget.seconds - own.seconds)
        answers = [member.answer(max(0.0, until - perf_counter())) for member in free]
        found = [answer for answer in answers if answer is not None]
        if found:
            self._losses = 0
        self._replace_the_ended()
        return merged(own, found) if found else own

    def _replace_the_ended(self) -> None:
        for member in [member for member in self._members if member.has_ended]:
            member.end()
            self._members.remove(member)
            self._losses += 1
        self._fill()

    def _fill(self) -> None:
        """Start the members that are missing, unless so many have ended that new ones would too."""
        while len(self._members) < self._size and self._losses <= MOST_LOSSES:
            self._members.append(Member())


def _question(info: InfoSet, rng: Rng, budget: Budget, manner: Manner) -> Question:
    dealt = info.sample(rng.below(1 << 30))
    return Question(
        info.game.id,
        dealt.to_position(),
        info.seat,
        rng.below(1 << 30),
        budget.seconds,
        budget.iterations,
        manner.args(),
    )


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
