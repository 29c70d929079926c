#!/usr/bin/env python3
"""Learn the plain weights of a game from matches: a weighted sum of features -> chance to win.

    python tools/train_plain.py living_forest_duel
    python tools/train_plain.py living_forest_duel --matches 2000 --players bot:mcts@100it --players bot:greedy --jobs 2
    python tools/train_plain.py res_arcana_duo --vary setup=full,full,first
    python tools/train_plain.py res_arcana_duo --records FOLDER --matches 0

They are the rule of thumb of the weaker levels, and what greedy climbs in Living Forest Duel. What the strong levels
believe is learned by ``tools/train.py``.

Plays matches with the weights as they are (or reads records), fits a softmax over the seats of weighted features to who
won (scipy, L-BFGS, ridge), tells on matches that were kept aside how well the chances hold (log loss, Brier score, a
reliability table, each beside the weights before), lets the new weights play against the old ones, and writes the
game's ``value.json`` unless they lost. To iterate, run it again: the new weights play, and their matches train the
next.

Weights that only know matches of one kind of player believe that everybody wins as that player does; so each seat of
each match gets one of the players at random. What few matches cannot tell stays as it was: the ridge draws the weights
towards the old ones, which are first made as bold or as careful as they deserve. Needs the extra ``train``,
which ``python3 tools/install.py .venv run train`` installs.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.progress import Progress
from scipy.optimize import minimize, minimize_scalar
from training import (
    KEPT_ASIDE,
    Data,
    above,
    arrays,
    at_least,
    check_duel,
    choice,
    learner,
    log_loss,
    numbers,
    one_of,
    player,
    reliability,
    report,
    rounded,
    share,
    shares,
    start,
    stop,
    write,
)

import radura
from radura.bots import InfoSet, bot
from radura.core.chance import Seeded
from radura.core.game import AnyGame
from radura.core.kernel import CHANCE, State
from radura.core.text import BadInput
from radura.core.value import Value

BATCH = 8


class Sample(NamedTuple):
    """A position: the features of everybody who can win, and who did."""

    match: int
    rows: list[list[float]]
    won: list[float]


class Job(NamedTuple):
    """Matches for one process."""

    game: str
    players: list[str]
    """Each seat gets one of them at random."""
    seats: list[int]
    """Each match has as many as one of them."""
    vary: dict[str, list[str]]
    """Options of matches, with what they may be."""
    seeds: list[int]
    every: int
    stray: float


# -- matches ------------------------------------------------------------------------------


def play(job: Job) -> list[Sample]:
    """Play the matches of a job and measure their positions."""
    return [sample for seed in job.seeds for sample in play_one(job, seed)]


def play_one(job: Job, seed: int) -> list[Sample]:
    """Play one match; now and then a choice falls at random, so that odd positions are known too."""
    game = radura.game(job.game)
    luck, stray = Seeded(seed ^ 0x7EA1), Seeded(seed ^ 0x57A1)
    seats = one_of(job.seats, stray)
    players = [bot(one_of(job.players, stray).removeprefix("bot:")) for _ in range(seats)]
    options = {key: one_of(values, stray) for key, values in job.vary.items()}
    s: State = game.new(seats=seats, options=options, seed=seed)
    found: list[list[list[float]]] = []
    who: list[list[int]] = []
    decision = 0
    while s.outcome is None:
        if len(s.choices) > 1:
            decision += 1
            if decision % job.every == 0:
                take(game, s, found, who)
        legal = s.legal()
        if stray.below(1000) < 1000 * job.stray:
            s.apply(legal[stray.below(len(legal))])
        else:
            s.apply(players[s.actor].choose(InfoSet(s, s.actor), luck))
    return samples(s, seed, found, who)


def take(game: AnyGame, s: State, found: list[list[list[float]]], who: list[list[int]]) -> None:
    """Measure a position for everybody who can still win."""
    rivals = list(game.rivals(s))
    found.append([game.measure(s, rival) for rival in rivals])
    who.append(rivals)


def samples(s: State, match: int, found: list[list[list[float]]], who: list[list[int]]) -> list[Sample]:
    """Put the end of a match beside its positions; a match without a winner teaches nothing."""
    assert s.outcome is not None, "the match is over"
    winners = s.outcome.winners
    return [
        Sample(match, rows, [1 / len(winners) if rival in winners else 0.0 for rival in rivals])
        for rows, rivals in zip(found, who, strict=True)
        if winners
    ]


def read(game: AnyGame, file: Path, match: int, every: int) -> list[Sample]:
    """Measure the positions of a record."""
    record = radura.Record.load(file)
    if record.game != game.id:
        raise BadInput("core-err-export-game", file=file.name, given=record.game, wanted=game.id)
    s, _ = record.unfold(0)
    found: list[list[list[float]]] = []
    who: list[list[int]] = []
    decision = 0
    for actor, action in record.actions:
        if actor != CHANCE and len(s.choices) > 1:
            decision += 1
            if decision % every == 0:
                take(game, s, found, who)
        s.apply(action)
    return samples(s, match, found, who) if s.outcome is not None else []


def recorded(folders: Sequence[str]) -> list[Path]:
    """Return the records of folders."""
    for folder in folders:
        if not Path(folder).is_dir():
            raise BadInput("core-err-folder", given=folder)
    return sorted(file for folder in folders for file in Path(folder).glob("*.radura"))


def collect(args: argparse.Namespace, game: AnyGame, records: Sequence[Path]) -> list[Sample]:
    """Return the positions of all matches, played or read."""
    out: list[Sample] = []
    seeds = list(range(args.seed, args.seed + args.matches))
    batches = [seeds[i : i + BATCH] for i in range(0, len(seeds), BATCH)]
    jobs = [Job(game.id, args.players, args.seats, args.vary, batch, args.every, args.stray) for batch in batches]
    with Progress() as bar:
        task = bar.add_task(f"{game.id}: matches", total=len(records) + len(seeds))
        for i, file in enumerate(records):
            out += read(game, file, -1 - i, args.every)
            bar.advance(task)
        for part, n in work(jobs, args.jobs):
            out += part
            bar.advance(task, n)
    return out


def work(jobs: list[Job], processes: int) -> Iterator[tuple[list[Sample], int]]:
    """Let the processes do all jobs; yield what they found and how many matches that took."""
    if processes == 1:
        for job in jobs:
            yield play(job), len(job.seeds)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(play, job): len(job.seeds) for job in jobs}
        for done in as_completed(waiting):
            yield done.result(), waiting[done]


# -- learning -----------------------------------------------------------------------------


def chances(weights: Any, data: Data) -> Any:
    """Return the chances of all rivals of all positions."""
    return shares(data.rows @ weights, data.there)


def fit(data: Data, before: Any, ridge: float) -> Any:
    """Return the weights under which the results are likeliest, drawn a little towards those before."""
    towards = before * boldness(data, before)

    def loss(weights: Any) -> tuple[float, Any]:
        p = chances(weights, data)
        slope = np.einsum("prw,pr->w", data.rows, p - data.won) / len(p)
        off = weights - towards
        return log_loss(p, data.won) + ridge * np.sum(off**2), slope + 2 * ridge * off

    return minimize(loss, towards, jac=True, method="L-BFGS-B", options={"maxiter": 2000}).x


def boldness(data: Data, weights: Any) -> float:
    """Return the factor by which weights tell these results best: below 1 if they are too sure of themselves."""
    return float(
        minimize_scalar(lambda k: log_loss(chances(k * weights, data), data.won), bounds=(0, 3), method="bounded").x
    )


def main() -> None:
    """Learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game whose weights are learned")
    parser.add_argument("--matches", type=at_least(0), default=400, help="matches to play (0: only records)")
    parser.add_argument(
        "--players", type=player, action="append", metavar="BOT", help="who plays them; several: any on any seat"
    )
    parser.add_argument("--seats", type=numbers, default=[2], help="as 2, or 2,2,3: a third of the matches with three")
    parser.add_argument(
        "--vary", type=choice, action="append", default=[], metavar="KEY=A,B", help="options of matches"
    )
    parser.add_argument("--records", action="append", default=[], metavar="DIR", help="learn from these records too")
    parser.add_argument("--told", default="", help="who played the records, for the file")
    parser.add_argument("--seed", type=at_least(0), default=0, help="seed of the first match")
    parser.add_argument("--every", type=at_least(1), default=3, help="measure every so many decisions")
    parser.add_argument("--stray", type=share, default=0.03, help="share of choices that fall at random")
    parser.add_argument("--ridge", type=above(0), default=1e-3)
    parser.add_argument(
        "--afresh",
        action="store_true",
        help="a file that does not fit is no obstacle: begin with what it says of the features there still are",
    )
    parser.add_argument("--jobs", type=at_least(1), default=1)
    parser.add_argument(
        "--duel", type=at_least(0), default=40, help="matches of the new weights against the old (0: none)"
    )
    parser.add_argument("--keep", action="store_true", help="write the weights even if they lose the duel")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    args = parser.parse_args()
    args.players = args.players or ["bot:mcts@100it", "bot:greedy"]
    game = learner(args)
    old = game.value
    assert old is not None, "it learns"
    args.vary = dict(args.vary)
    records = recorded(args.records)
    if args.matches + len(records) < KEPT_ASIDE:
        stop(f"Matches and records must be {KEPT_ASIDE} or more together: some are learned from, some kept aside.")
    found = collect(args, game, records)
    parts = [[sample for sample in found if (not sample.match % KEPT_ASIDE) is kept] for kept in (False, True)]
    if not all(parts):
        stop("Too few of these matches had a winner: some are learned from, some kept aside.")
    learned, aside = (arrays([(sample.rows, sample.won) for sample in part]) for part in parts)
    weights = fit(learned, np.array(old.weights), args.ridge)
    matches = len({sample.match for sample in found})
    print(f"{matches} matches with a winner, {len(found)} positions; chance alone: log loss {math.log(2):.4f}")
    report("old weights", chances(np.array(old.weights), aside), aside)
    report("new weights", chances(weights, aside), aside)
    reliability(chances(weights, aside), aside)
    check_duel(args, game, args.players[0], Value(old.names, weights.tolist()), Value(old.names, old.weights))
    if not args.dry:
        players = ", ".join([*filter(None, [args.told]), *(args.players if args.matches else [])])
        named = dict(zip(old.names, rounded(weights), strict=True))
        write(game, matches=matches, players=players, weights=named)


if __name__ == "__main__":
    start(main)
