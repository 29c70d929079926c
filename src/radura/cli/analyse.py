"""``radura analyse``: how a finished match went, what was best, what it cost, and what was luck."""

import argparse
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich import box
from rich.markup import escape
from rich.table import Table

from radura.bots import budget as budgets
from radura.bots.advice import percent
from radura.bots.analysis import BUDGET, Analysis, Mark, Turn, begin, check_fits, go_on
from radura.bots.budget import Budget
from radura.cli import picture
from radura.cli.check import progress_bar
from radura.cli.curve import HEIGHT, WIDTH, Sign, svg
from radura.cli.output import Output
from radura.cli.parser import Parser
from radura.cli.replay import Film
from radura.core.game import game
from radura.core.kernel import CHANCE
from radura.core.overlay import use_data
from radura.core.record import Record
from radura.core.targets import targets, write
from radura.core.text import BadInput
from radura.tui.words import Words


class Story(NamedTuple):
    """A turning point in words."""

    step: int
    seat: str
    mark: str
    lines: list[str]
    change: str


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("file", "cli-arg-file", metavar="FILE")
    parser.option("--budget", "cli-opt-budget", metavar="0.5s|200it", default=BUDGET)
    parser.option("--plot", "cli-opt-plot", metavar="FILE.svg|FILE.png")
    parser.option("--json", "cli-opt-analysis", metavar="FILE")
    parser.option("--data", "cli-opt-serve-data", metavar="GAME=DIR", action="append", default=[])


def run(args: argparse.Namespace) -> int:
    """Judge every decision, and tell where the match turned."""
    use_data(args.data)
    budget = budgets.parse(args.budget)
    plot, kept = targets(args.plot, args.json)
    if plot is not None:
        picture.check(plot)
    record = Record.load(args.file)
    analysis = _load(kept, record, budget)
    words = Words(game(record.game), args.lang)
    film = Film(record, words)
    try:
        _work(analysis, record, words)
    finally:
        if kept is not None:
            write(kept, analysis.to_text())
    stories = [_story(turn, analysis, film) for turn in analysis.turning_points()]
    if plot is not None:
        drawn = _plot(analysis, stories, words)
        write(plot, picture.png(drawn, WIDTH, HEIGHT) if plot.suffix.lower() == ".png" else drawn)
    _print(analysis, stories, words)
    return 0


def _load(kept: Path | None, record: Record, budget: Budget) -> Analysis:
    """Return the analysis to go on with: one that was broken off, or a new one."""
    if kept is None or not kept.exists():
        return begin(record, budget)
    try:
        analysis = msgspec.json.decode(kept.read_bytes(), type=Analysis)
    except OSError as error:
        raise BadInput("core-err-file", given=str(kept), why=error.strerror or "") from None
    except msgspec.MsgspecError as error:
        raise BadInput("core-err-file", given=str(kept), why=str(error)) from None
    check_fits(analysis, record, budget)
    return analysis


def _work(analysis: Analysis, record: Record, words: Words) -> None:
    with progress_bar() as bar:
        task = bar.add_task(words("cli-analyse-bar"), total=analysis.total, completed=len(analysis.decisions))
        for _ in go_on(analysis, record):
            bar.advance(task)


# -- telling ----------------------------------------------------------------------------


def _story(turn: Turn, analysis: Analysis, film: Film) -> Story:
    judged = analysis.decisions[turn.decision]
    words = film.words
    words.look_at(film.states[judged.at - film.first])
    if turn.mark is Mark.LUCK:
        lines = _chance_after(judged.at, film)
    elif turn.mark is Mark.ONLY:
        lines = [words(judged.played.text)]
    else:
        told = {"played": words(judged.played.text), "best": words(judged.best.text)}
        lines = [words("cli-analyse-best", **told)]
        lines += [words(reason) for reason in judged.reasons]
    change = words("cli-analyse-change", sign="+" if turn.change > 0 else "−", n=percent(abs(turn.change)))
    return Story(judged.step, words.seat(judged.seat), words(f"cli-analyse-{turn.mark}"), lines, change)


def _chance_after(at: int, film: Film) -> list[str]:
    """Return what was told when chance fell after a decision, until somebody had a choice again."""
    lines: list[str] = []
    for index in range(at - film.first, len(film.said)):
        if index > at - film.first and len(film.states[index].choices) > 1 and film.states[index].actor != CHANCE:
            break
        lines += film.said[index]
    return lines


def _plot(analysis: Analysis, stories: list[Story], words: Words) -> str:
    seats = [words.seat(seat) for seat in range(len(analysis.final))]
    points = [judged.chances for judged in analysis.decisions] + [analysis.final]
    signs = []
    for turn, story in zip(analysis.turning_points(), stories, strict=True):
        said = words("cli-analyse-sign", mark=story.mark, who=story.seat, change=story.change)
        signs.append(Sign(turn.decision + (turn.mark is Mark.LUCK), turn.mark, said))
    title = words("cli-analyse-title", game=words(words.game.name))
    return svg(title, seats, points, signs, words("cli-analyse-below", n=analysis.total, budget=analysis.budget))


def _print(analysis: Analysis, stories: list[Story], words: Words) -> None:
    console = Output()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_lines=True)
    for head in ("step", "who", "mark", "what", "change"):
        right = head in ("step", "change")
        table.add_column(words(f"cli-analyse-head-{head}"), justify="right" if right else "left", no_wrap=right)
    for story in stories:
        table.add_row(str(story.step), story.seat, story.mark, escape("\n".join(story.lines)), story.change)
    if stories:
        console.print(table)
    else:
        console.print(words("cli-analyse-even"), highlight=False)
    for seat in range(len(analysis.final)):
        share, count = analysis.found_best(seat), analysis.count(seat)
        if share is not None:
            counts = {mark.value: n for mark, n in count.items()}
            counts["best"] += counts.pop("only")
            line = words(
                "cli-analyse-found", who=words.seat(seat), share=percent(share), n=sum(count.values()), **counts
            )
            console.print(line, highlight=False)
