"""``radura balance``: what matches of a computer player against itself tell about seats, ends, lengths and cards."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from radura.bots.arena import pairings, play_all, tasks
from radura.bots.balance import Share, Told, holdings, note, read, reasons, seats, tell
from radura.bots.tally import mean
from radura.cli.check import progress_bar
from radura.cli.output import Output
from radura.cli.parser import MATCHES, PROCESSES, Parser, number, one_game
from radura.cli.parser import seats as line_up
from radura.cli.sections import Section, table
from radura.core.game import AnyGame
from radura.core.targets import targets, write
from radura.core.text import BadInput
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME")
    parser.option("--games", "cli-opt-matches", metavar="N", default="100")
    parser.option("--bot", "cli-opt-balance-bot", metavar="bot:master@0.5s", default="bot:master")
    parser.option("--jobs", "cli-opt-jobs", metavar="J", default="1")
    parser.option("--seed", "cli-opt-first-seed", metavar="N", default="0")
    parser.option("--data", "cli-opt-data", metavar="DIR")
    parser.option("--results", "cli-opt-results", metavar="FILE.jsonl")
    parser.option("--page", "cli-opt-balance-page", metavar="FILE.md")


def run(args: argparse.Namespace) -> int:
    """Play what is missing, and tell what it says."""
    of = one_game(args)
    if not of.holds:
        raise BadInput("cli-err-balance-holds", given=of.id)
    players = tuple(line_up(",".join([args.bot] * of.check_seats(None)), of, humans=False))
    count = number(args.games, "--games", 1, MATCHES)
    jobs = number(args.jobs, "--jobs", 1, PROCESSES)
    first = number(args.seed, "--seed")
    ledger, page = targets(args.results, args.page)
    section = Section("balance")
    if page is not None:
        section.check(page)
    words = Words(of, args.lang)
    told = _play(of, players, count, first, jobs, ledger, words)
    lines = _lines(of, told, words)
    console = Output()
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    if page is not None:
        write(page, section.put(page, words(of.name), lines))
    return 0


def _play(
    of: AnyGame, players: tuple[str, ...], count: int, first: int, jobs: int, ledger: Path | None, words: Words
) -> list[Told]:
    """Return the matches: those that the file has of these players, and those that are missing there."""
    kept = [] if ledger is None else read(ledger)
    told = [match for match in kept if match.game == of.id and match.players == players]
    known = {match.seed for match in told}
    left = [pairing for pairing in pairings(count, len(players), first, fixed=True) if pairing.seed not in known]
    with progress_bar() as bar:
        task = bar.add_task(words("cli-simulate-bar", game=of.id), total=len(left))
        for part in play_all(tasks(of.id, players, {}, left, 1), jobs):
            new = [tell(played, players) for played in part]
            told += new
            bar.advance(task, len(new))
            if ledger is not None:
                note(ledger, new)
    return sorted(told, key=lambda match: match.seed)


# -- telling ----------------------------------------------------------------------------


def _won(share: Share) -> str:
    low, high = share.interval
    return f"{share.share:.1%} [{low:.1%}, {high:.1%}]"


def _lines(of: AnyGame, told: Sequence[Told], words: Words) -> list[str]:
    """Return the report, as Markdown."""
    matches, wins, who = (words(f"cli-simulate-{head}") for head in ("matches", "wins", "who"))
    lines = [f"## {words('cli-balance-heading')}", ""]
    lines += [words("cli-balance-about", n=len(told), players=told[0].players[0]), ""]
    lines += table([who, matches, wins], [(words.seat(int(s.name)), str(s.times), _won(s)) for s in seats(told)])
    ends = [(words.ending(share.name), str(round(share.won)), _won(share)) for share in reasons(told)]
    lines += ["", *table([words("cli-balance-end"), matches, words("cli-balance-share")], ends), ""]
    length, half = mean([float(match.decisions) for match in told])
    lines.append(words("cli-simulate-length", mean=f"{length:.1f}", half=f"{half:.1f}"))
    if any(match.rounds for match in told):
        rounds, half = mean([float(match.rounds) for match in told])
        lines += ["", words("cli-balance-rounds", mean=f"{rounds:.1f}", half=f"{half:.1f}")]
    heads = [words(f"cli-balance-{head}") for head in ("card", "kind", "source", "held", "holder")]
    rows = [
        (words.item(share.name), kind.replace("_", " "), source, str(share.times), _won(share))
        for kind, source, share in holdings(of, told)
    ]
    return [*lines, "", *table(heads, rows, left=3)]
