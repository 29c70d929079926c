"""``radura simulate``: many matches between bots, and what can be said about the results."""

import argparse
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from rich import box
from rich.table import Table

from radura.bots.arena import Played, pairings, play_all, tasks
from radura.bots.tally import decided, mean, scores, wilson
from radura.cli import result_files
from radura.cli.check import progress_bar
from radura.cli.cluster import Cluster
from radura.cli.output import Output
from radura.cli.parser import MATCHES, PROCESSES, Parser, number, one_game, seats, settings
from radura.core.record import Record
from radura.core.targets import folder, targets
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME")
    parser.option("--games", "cli-opt-simulate-matches", metavar="N", default="100")
    parser.option("--seats", "cli-opt-bots", metavar="bot:master@0.5s,bot:greedy")
    parser.option("--jobs", "cli-opt-ray-jobs", metavar="J")
    parser.option("--ray", "cli-opt-ray", metavar="ADDRESS")
    parser.option("--seed", "cli-opt-first-seed", metavar="N", default="0")
    parser.option("--option", "cli-opt-option", metavar="KEY=VALUE", action="append", default=[])
    parser.option("--data", "cli-opt-data", metavar="DIR")
    parser.option("--fixed", "cli-opt-fixed", action="store_true")
    parser.option("--records", "cli-opt-records", metavar="DIR")
    parser.option("--export", "cli-opt-export", metavar="FILE", action="append", default=[])


def run(args: argparse.Namespace) -> int:
    """Play the matches and print the table of results."""
    of = one_game(args)
    names = tuple(seats(args.seats, of, humans=False))
    options = of.check_options(settings(args.option))
    count = number(args.games, "--games", 1, MATCHES)
    jobs = None if args.jobs is None else number(args.jobs, "--jobs", 1, PROCESSES)
    first = number(args.seed, "--seed")
    exports = [file for file in targets(*args.export) if file is not None]
    for file in exports:
        result_files.check(file)
    words = Words(of, args.lang)
    words.look_at(of.new(len(names), options))
    matches = pairings(count, len(names), first, fixed=args.fixed)
    results: list[Played] = []
    with ExitStack() as stack:
        cluster = None if args.ray is None else stack.enter_context(Cluster(args.ray))
        records = None if args.records is None else folder(Path(args.records))
        jobs = jobs or (1 if cluster is None else cluster.cores)
        todo = tasks(of.id, names, options, matches, min(max(count // (jobs * 20), 1), 200))
        began = perf_counter()
        bar = stack.enter_context(progress_bar())
        task = bar.add_task(words("cli-simulate-bar", game=of.id), total=count)
        for part in play_all(todo, jobs) if cluster is None else cluster.play_all(todo, jobs):
            results += part
            bar.update(task, completed=len(results))
        elapsed = perf_counter() - began
    results.sort(key=lambda played: (played.seed, played.turn))
    _print(results, names, words, elapsed)
    if records is not None:
        _save(results, records, of.id)
    for file in exports:
        result_files.write(file, of.id, names, results)
    return 0


def _save(results: Iterable[Played], into: Path, id: str) -> None:
    for played in results:
        Record.from_text(played.record).save(into / f"{id}-{played.seed}-{played.turn}.radura")


def _print(results: list[Played], names: tuple[str, ...], words: Words, elapsed: float) -> None:
    console = Output()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("cli-simulate-who", "cli-simulate-matches", "cli-simulate-wins", "cli-simulate-return"):
        table.add_column(words(head), justify="left" if head == "cli-simulate-who" else "right")
    entrants = scores(results, len(names), by_seat=False)
    rows = [(f"{i + 1} {names[i]}", score) for i, score in enumerate(entrants)]
    if len(names) > 1:
        rows += [(words.seat(seat), s) for seat, s in enumerate(scores(results, len(names), by_seat=True))]
    for index, (name, score) in enumerate(rows):
        low, high = wilson(score.share, score.matches)
        m, half = mean(score.returns)
        table.add_row(
            name,
            str(score.matches),
            f"{score.share:.1%} [{low:.1%}, {high:.1%}]",
            f"{m:+.3f} ± {half:.3f}",
            end_section=index == len(names) - 1,
        )
    console.print(table)
    if len(names) > 1:
        one_sided, deals = decided(results, len(names))
        if deals:
            console.print(words("cli-simulate-decided", n=one_sided, deals=deals), highlight=False)
    for reason, n in Counter(played.reason for played in results).most_common():
        share = f"{n / len(results):.1%}"
        console.print(words("cli-simulate-reason", reason=words.ending(reason), share=share), highlight=False)
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
