"""``radura ladder``: how strong the computer players of a game are, by matches of each against its neighbours."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.table import Table

from radura.bots.arena import Played, pairings, play_all, tasks
from radura.bots.ladder import AT, Pair, Rung, check_installed, entrants, pairs, rate
from radura.bots.ledger import Key, line_of, read
from radura.bots.tally import decided, wilson
from radura.cli.check import progress_bar
from radura.cli.output import Output
from radura.cli.parser import MATCHES, PROCESSES, Parser, number, one_game, seats
from radura.cli.rungs import Step, svg
from radura.cli.sections import Section, table
from radura.core.game import AnyGame
from radura.core.targets import append, targets, write
from radura.core.text import BadInput
from radura.tui.words import Words

TWO = 2
SECTION = Section("ladder")

Results = dict[Pair, list[Played]]


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME")
    parser.option("--games", "cli-opt-duels", metavar="N", default="100")
    parser.option("--bots", "cli-opt-ladder-bots", metavar="bot:greedy,bot:novice,bot:master@0.5s")
    parser.option("--jobs", "cli-opt-jobs", metavar="J", default="1")
    parser.option("--seed", "cli-opt-first-seed", metavar="N", default="0")
    parser.option("--data", "cli-opt-data", metavar="DIR")
    parser.option("--results", "cli-opt-results", metavar="FILE.jsonl")
    parser.option("--plot", "cli-opt-ladder-plot", metavar="FILE.svg")
    parser.option("--page", "cli-opt-page", metavar="FILE.md")


def run(args: argparse.Namespace) -> int:
    """Play what is missing, and tell the ratings."""
    of = one_game(args)
    names = _names(args.bots, of)
    count = number(args.games, "--games", 1, MATCHES)
    count += count % TWO  # each deal from both seats
    jobs = number(args.jobs, "--jobs", 1, PROCESSES)
    first = number(args.seed, "--seed")
    ledger, plot, page = targets(args.results, args.plot, args.page)
    if plot is not None and plot.suffix.lower() != ".svg":
        raise BadInput("cli-err-ladder-plot", given=str(plot))
    if page is not None:
        SECTION.check(page)
    check_installed()
    words = Words(of, args.lang)
    results = _play(of.id, names, count, first, jobs, ledger, words)
    rungs = sorted(rate(names, results), key=lambda rung: -rung.rating)
    _print(rungs, results, words)
    if plot is not None:
        write(plot, _picture(rungs, results, words))
    if page is not None:
        write(page, _page(page, plot, rungs, results, words))
    return 0


def _names(text: str | None, of: AnyGame) -> list[str]:
    """Return who is rated, weakest first; BadInput if nobody can be."""
    if of.max_seats < TWO:
        raise BadInput("cli-err-ladder-rivals", given=of.id)
    of.check_seats(TWO)
    if text is None:
        return entrants(of)
    names = [name.strip() for name in text.split(",")]
    for name in names:
        seats(f"{name},{name}", of, humans=False)
    if len(set(names)) < max(TWO, len(names)):
        raise BadInput("cli-err-ladder-bots", given=text)
    return [name.removeprefix("bot:") for name in names]


def _play(
    id: str, names: Sequence[str], count: int, first: int, jobs: int, ledger: Path | None, words: Words
) -> Results:
    """Return the matches of all pairs: those that stand in the ledger, and those that are missing there."""
    kept = {} if ledger is None else read(ledger)
    results: Results = {pair: [] for pair in pairs(names)}
    results |= {
        (one, other): done for (game, one, other), done in kept.items() if game == id and {one, other} <= {*names}
    }
    wanted = pairings(count, TWO, first)
    todo = {
        pair: [one for one in wanted if one not in {(played.seed, played.turn) for played in results[pair]}]
        for pair in pairs(names)
    }
    with progress_bar() as bar:
        task = bar.add_task(words("cli-ladder-bar"), total=sum(map(len, todo.values())))
        for pair, left in todo.items():
            bar.update(task, description=words("cli-ladder-pair", one=pair[0], other=pair[1]))
            for part in play_all(tasks(id, [f"bot:{name}" for name in pair], {}, left, 1), jobs):
                results[pair] += part
                bar.advance(task, len(part))
                _note(ledger, (id, *pair), part)
    return results


def _note(ledger: Path | None, key: Key, part: Sequence[Played]) -> None:
    if ledger is not None:
        append(ledger, b"".join(line_of(key, played) for played in part))


# -- telling ----------------------------------------------------------------------------


def _rated(rung: Rung, words: Words) -> str:
    how = "cli-ladder-rating" if rung.half else "cli-ladder-fixed"
    return words(how, rating=round(rung.rating), half=round(rung.half))


def _called(name: str, words: Words) -> str:
    """Return what people call a player, with its time to think."""
    level, _, budget = name.partition("@")
    id = f"srv-bot-{level}"
    called = words(id) if words.has(id) else level
    return words("cli-ladder-budget", name=called, budget=budget) if budget else called


def _shares(results: Results, words: Words) -> list[tuple[str, str, str]]:
    """Return for each pair who played, how often, and what the first has won."""
    rows = []
    for (one, other), matches in results.items():
        share = sum(played.share(0) for played in matches) / len(matches)
        low, high = wilson(share, len(matches))
        pair = words("cli-ladder-pair", one=_called(one, words), other=_called(other, words))
        rows.append((pair, str(len(matches)), f"{share:.1%} [{low:.1%}, {high:.1%}]"))
    return rows


def _count(results: Results) -> int:
    return sum(map(len, results.values()))


def _below(rungs: Sequence[Rung], results: Results, words: Words) -> str:
    anchor = next(rung.name for rung in rungs if not rung.half)
    whole = all(decided(matches, TWO)[1] * TWO == len(matches) for matches in results.values())
    id = "cli-ladder-below" if whole else "cli-ladder-below-parts"
    return words(id, n=_count(results), anchor=_called(anchor, words), at=AT)


def _title(words: Words) -> str:
    return words("cli-ladder-title", game=words(words.game.name))


def _picture(rungs: Sequence[Rung], results: Results, words: Words) -> str:
    steps = [Step(_called(rung.name, words), rung.rating, rung.half, _rated(rung, words)) for rung in rungs]
    return svg(_title(words), _below(rungs, results, words), steps)


def _page(page: Path, plot: Path | None, rungs: Sequence[Rung], results: Results, words: Words) -> str:
    """Return the page of a game with its ladder: in the place of the one before, or at the end."""
    lines = [f"## {words('cli-ladder-heading')}", ""]
    if plot is not None:
        link = Path(os.path.relpath(plot.absolute(), page.absolute().parent)).as_posix()
        lines += [f"![{_title(words)}]({link})", ""]
    heads = [words(f"cli-ladder-{head}") for head in ("who", "rating-head")]
    lines += table(heads, [(_called(rung.name, words), _rated(rung, words)) for rung in rungs])
    heads = [words("cli-ladder-duel"), words("cli-simulate-matches"), words("cli-simulate-wins")]
    lines += ["", *table(heads, _shares(results, words)), "", _below(rungs, results, words)]
    return SECTION.put(page, words(words.game.name), lines)


def _print(rungs: Sequence[Rung], results: Results, words: Words) -> None:
    console = Output()
    ratings = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("cli-ladder-who", "cli-ladder-rating-head", "cli-simulate-matches", "cli-ladder-won"):
        ratings.add_column(words(head), justify="left" if head == "cli-ladder-who" else "right")
    for rung in rungs:
        ratings.add_row(_called(rung.name, words), _rated(rung, words), str(rung.matches), f"{rung.share:.1%}")
    console.print(ratings)
    duels = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("cli-ladder-duel", "cli-simulate-matches", "cli-simulate-wins"):
        duels.add_column(words(head), justify="left" if head == "cli-ladder-duel" else "right")
    for row in _shares(results, words):
        duels.add_row(*row)
    console.print(duels)
    console.print(_below(rungs, results, words), highlight=False)
