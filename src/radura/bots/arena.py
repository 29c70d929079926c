"""Matches between computer players: who sits where, and how each ended.

Each deal is played once for every rotation of the seats, with the same luck of the players, so that whoever is lucky in
one match is not in the next.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from radura.bots import InfoSet, bot
from radura.bots.levels import uses_all_cores
from radura.core.chance import Seeded
from radura.core.game import game
from radura.core.kernel import OVER
from radura.core.match import Match
from radura.core.overlay import use_inherited_data
from radura.core.record import Record


class Pairing(NamedTuple):
    """One match to be played: the seed of its deal, and by how many seats the entrants have moved on."""

    seed: int
    turn: int


class Task(NamedTuple):
    """Matches for one process."""

    game: str
    entrants: tuple[str, ...]
    """A computer player for each seat: ``bot:master``, ``bot:mcts@2000it``."""
    options: dict[str, str]
    pairings: tuple[Pairing, ...]


class Played(NamedTuple):
    """One match: its record, how it ended, and what it took."""

    record: str
    seed: int
    turn: int
    entrants: tuple[int, ...]
    """Which of the entrants sat on each seat."""
    returns: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    seconds: float

    def share(self, entrant: int) -> float:
        """Return how much of the win an entrant had; one that is shared counts in parts."""
        if not self.winners:
            return 0.0
        return 1 / len(self.winners) if self.entrants.index(entrant) in self.winners else 0.0


def pairings(count: int, seats: int, first: int, *, fixed: bool = False) -> list[Pairing]:
    """Return so many matches: each deal with every rotation in turn, or (fixed) each once."""
    if fixed:
        return [Pairing(first + i, 0) for i in range(count)]
    return [Pairing(first + i // seats, i % seats) for i in range(count)]


def tasks(id: str, entrants: Sequence[str], options: dict[str, str], all: list[Pairing], size: int) -> list[Task]:
    """Part matches into tasks of a size."""
    return [Task(id, tuple(entrants), options, tuple(all[i : i + size])) for i in range(0, len(all), size)]


def at_once(all: list[Task], jobs: int) -> int:
    """Return how many tasks are played at once: one after another if somebody uses all cores without help."""
    return 1 if any(uses_all_cores(name) for task in all for name in task.entrants) else jobs


def play_all(all: list[Task], jobs: int) -> Iterator[list[Played]]:
    """Play the tasks in so many processes; yield what each brought as it is done."""
    jobs = at_once(all, jobs)
    if jobs == 1:
        yield from map(play_task, all)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=use_inherited_data) as pool:
        for done in as_completed([pool.submit(play_task, task) for task in all]):
            yield done.result()


def play_task(task: Task) -> list[Played]:
    """Play the matches of a task."""
    return [play_match(task, pairing) for pairing in task.pairings]


def play_match(task: Task, pairing: Pairing) -> Played:
    """Play one match."""
    n = len(task.entrants)
    entrants = tuple((seat + pairing.turn) % n for seat in range(n))
    names = [task.entrants[entrant] for entrant in entrants]
    bots = [bot(name.removeprefix("bot:")) for name in names]
    match = Match(Record.start(game(task.game), names, task.options, pairing.seed))
    luck = Seeded(pairing.seed ^ 0xB075)
    decisions = 0
    began = perf_counter()
    while (actor := match.state.actor) != OVER:
        match.play(bots[actor].choose(InfoSet(match.state, actor, len(match.record.actions)), luck))
        decisions += 1
    seconds = perf_counter() - began
    outcome = match.state.outcome
    assert outcome is not None, "a match that is over has an outcome"
    text = match.record.to_text()
    return Played(text, *pairing, entrants, outcome.returns, outcome.winners, outcome.reason, decisions, seconds)
