"""``radura simulate``: many matches between bots, and what can be said about the results."""

import argparse
import math
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from radura.bots import InfoSet, bot
from radura.cli.check import progress_bar
from radura.cli.parser import Parser, number, one_game, seats, settings
from radura.core.chance import Seeded
from radura.core.game import game
from radura.core.kernel import OVER
from radura.core.match import Match
from radura.core.overlay import use_inherited_data
from radura.core.record import Record
from radura.core.text import BadInput
from radura.tui.words import Words

_Z95 = 1.959964
"""Half-width of the 95 % interval of a normal distribution."""


class Task(NamedTuple):
    """Matches for one worker: plain values, because states do not travel between processes."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seeds: range
    fixed: bool


class Played(NamedTuple):
    """One match: its record, how it ended, and what it took."""

    record: str
    entrants: tuple[int, ...]
    """Which of the bots named by ``--seats`` sat on each seat."""
    returns: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME")
    parser.option("--games", "cli-opt-matches", metavar="N", default="100")
    parser.option("--seats", "cli-opt-bots", metavar="bot:greedy,bot:random")
    parser.option("--jobs", "cli-opt-jobs", metavar="J", default="1")
    parser.option("--seed", "cli-opt-first-seed", metavar="N", default="0")
    parser.option("--option", "cli-opt-option", metavar="KEY=VALUE", action="append", default=[])
    parser.option("--data", "cli-opt-data", metavar="DIR")
    parser.option("--fixed", "cli-opt-fixed", action="store_true")
    parser.option("--records", "cli-opt-records", metavar="DIR")


def run(args: argparse.Namespace) -> int:
    """Play the matches and print the table of results."""
    of = one_game(args)
    names = tuple(seats(args.seats, of, humans=False))
    options = of.check_options(settings(args.option))
    count = number(args.games, "--games", least=1)
    jobs = number(args.jobs, "--jobs", least=1)
    first = number(args.seed, "--seed")
    folder = None if args.records is None else Path(args.records)
    if folder is not None and folder.exists() and not folder.is_dir():
        raise BadInput("cli-err-folder", given=str(folder))
    words = Words(of, args.lang)
    words.look_at(of.new(len(names), options))
    size = min(max(count // (jobs * 20), 1), 200)
    seeds = range(first, first + count)
    tasks = [Task(of.id, names, options, seeds[i : i + size], args.fixed) for i in range(0, count, size)]
    results: list[Played] = []
    began = perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(words("cli-simulate-bar", game=of.id), total=count)
        for part in _work(tasks, jobs):
            results += part
            bar.update(task, completed=len(results))
    elapsed = perf_counter() - began
    if folder is not None:
        _save(results, folder, of.id)
    _print(results, names, words, elapsed)
    return 0


# -- playing ----------------------------------------------------------------------------


def _work(tasks: list[Task], jobs: int) -> Iterator[list[Played]]:
    if jobs == 1:
        yield from map(play_matches, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=use_inherited_data) as pool:
        for done in as_completed([pool.submit(play_matches, task) for task in tasks]):
            yield done.result()


def play_matches(task: Task) -> list[Played]:
    """Play the matches of a task; runs in a worker process."""
    return [_play(task, seed) for seed in task.seeds]


def _play(task: Task, seed: int) -> Played:
    n = len(task.seats)
    turn = 0 if task.fixed else seed % n
    entrants = tuple((seat + turn) % n for seat in range(n))
    names = [task.seats[entrant] for entrant in entrants]
    bots = [bot(name.removeprefix("bot:")) for name in names]
    match = Match(Record.start(game(task.game), names, task.options, seed))
    luck = Seeded(seed ^ 0xB075)
    decisions = 0
    began = perf_counter()
    while (actor := match.state.actor) != OVER:
        match.play(bots[actor].choose(InfoSet(match.state, actor), luck))
        decisions += 1
    seconds = perf_counter() - began
    outcome = match.state.outcome
    assert outcome is not None, "a match that is over has an outcome"
    return Played(match.record.to_text(), entrants, outcome.returns, outcome.winners, decisions, seconds)


def _save(results: Iterable[Played], folder: Path, id: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for played in results:
        record = Record.from_text(played.record)
        record.save(folder / f"{id}-{record.seed!s}.radura")


# -- telling ----------------------------------------------------------------------------


@dataclass(slots=True)
class Score:
    """What one entrant, or one seat, reached in all its matches."""

    wins: list[float]
    returns: list[float]

    @property
    def matches(self) -> int:
        """Number of matches."""
        return len(self.wins)


def scores(results: Iterable[Played], n: int, *, by_seat: bool) -> list[Score]:
    """Collect the results by entrant, or by seat; a shared win counts in parts."""
    out = [Score([], []) for _ in range(n)]
    for played in results:
        for seat in range(n):
            score = out[seat if by_seat else played.entrants[seat]]
            score.wins.append(1 / len(played.winners) if seat in played.winners else 0.0)
            score.returns.append(played.returns[seat])
    return out


def wilson(share: float, n: int) -> tuple[float, float]:
    """Return the 95 % confidence interval (Wilson) of a share seen in n matches."""
    if n == 0:
        return 0.0, 1.0
    z2 = _Z95 * _Z95
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = _Z95 * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: list[float]) -> tuple[float, float]:
    """Return the mean and the half-width of its 95 % confidence interval."""
    n = len(values)
    m = sum(values) / n
    if n == 1:
        return m, math.inf
    variance = sum((v - m) ** 2 for v in values) / (n - 1)
    return m, _Z95 * math.sqrt(variance / n)


def _print(results: list[Played], names: tuple[str, ...], words: Words, elapsed: float) -> None:
    console = Console()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("cli-simulate-who", "cli-simulate-matches", "cli-simulate-wins", "cli-simulate-return"):
        table.add_column(words(head), justify="left" if head == "cli-simulate-who" else "right")
    entrants = scores(results, len(names), by_seat=False)
    rows = [(f"{i + 1} {names[i]}", score) for i, score in enumerate(entrants)]
    if len(names) > 1:
        rows += [(words.seat(seat), s) for seat, s in enumerate(scores(results, len(names), by_seat=True))]
    for index, (name, score) in enumerate(rows):
        share = sum(score.wins) / score.matches
        low, high = wilson(share, score.matches)
        m, half = mean(score.returns)
        table.add_row(
            name,
            str(score.matches),
            f"{share:.1%} [{low:.1%}, {high:.1%}]",
            f"{m:+.3f} ± {half:.3f}",
            end_section=index == len(names) - 1,
        )
    console.print(table)
    decisions = sum(played.decisions for played in results)
    length, half = mean([float(played.decisions) for played in results])
    console.print(words("cli-simulate-length", mean=f"{length:.1f}", half=f"{half:.1f}"), highlight=False)
    console.print(
        words(
            "cli-simulate-speed",
            all=f"{decisions / elapsed:,.0f}",
            core=f"{decisions / max(sum(played.seconds for played in results), 1e-9):,.0f}",
        ),
        highlight=False,
    )
