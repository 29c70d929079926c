#!/usr/bin/env python3
"""Learn the value function of a game from matches: features of a position -> chance to win.

    make train GAME=living_forest_duel
    python tools/train.py living_forest_duel --matches 2000 --players bot:mcts@100it --players bot:greedy --jobs 2
    python tools/train.py res_arcana_duo --vary setup=full,full,first
    python tools/train.py res_arcana_duo --records FOLDER --matches 0

Plays matches with the weights as they are (or reads records), fits a softmax over the seats of weighted features to who
won (scipy, L-BFGS, ridge), tells on matches that were kept aside how well the chances hold (log loss, Brier score, a
reliability table, each beside the weights before), lets the new weights play against the old ones, and writes the
game's ``value.json``. To iterate, run it again: the new weights play, and their matches train the next.

Weights that only know matches of one kind of player believe that everybody wins as that player does; so each seat of
each match gets one of the players at random. What few matches cannot tell stays as it was: the ridge draws the weights
towards the old ones, which are first made as bold or as careful as they deserve. Needs the extra ``train``.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np
from rich.progress import Progress
from scipy.optimize import minimize, minimize_scalar

import radura
from radura.bots import Bot, InfoSet, bot
from radura.bots.tally import wilson
from radura.core.chance import Rng, Seeded
from radura.core.game import AnyGame
from radura.core.kernel import CHANCE, State
from radura.core.value import Value

T = TypeVar("T")

KEPT_ASIDE = 5
"""Every so many matches one is not learned from, but tells how well the chances hold."""
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


def one_of(things: Sequence[T], rng: Rng) -> T:
    """Return one of them at random."""
    return things[rng.below(len(things))]


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


def collect(args: argparse.Namespace, game: AnyGame) -> list[Sample]:
    """Return the positions of all matches, played or read."""
    out: list[Sample] = []
    records = sorted(file for folder in args.records for file in Path(folder).glob("*.radura"))
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


class Data(NamedTuple):
    """Positions as arrays: features by position, rival and name; who won; and which rivals there are."""

    rows: Any
    won: Any
    there: Any


def arrays(chosen: list[Sample]) -> Data:
    """Put positions into arrays, with room for as many rivals as any has."""
    most = max(len(sample.rows) for sample in chosen)
    width = len(chosen[0].rows[0])
    rows = np.zeros((len(chosen), most, width))
    won = np.zeros((len(chosen), most))
    there = np.zeros((len(chosen), most), bool)
    for i, sample in enumerate(chosen):
        n = len(sample.rows)
        rows[i, :n], won[i, :n], there[i, :n] = sample.rows, sample.won, True
    return Data(rows, won, there)


def chances(weights: Any, data: Data) -> Any:
    """Return the chances of all rivals of all positions."""
    scores = np.where(data.there, data.rows @ weights, -np.inf)
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def fit(data: Data, before: Any, ridge: float) -> Any:
    """Return the weights under which the results are likeliest, drawn a little towards those before."""
    towards = before * boldness(data, before)

    def loss(weights: Any) -> tuple[float, Any]:
        p = chances(weights, data)
        slope = np.einsum("prw,pr->w", data.rows, p - data.won) / len(p)
        off = weights - towards
        return log_loss(p, data) + ridge * np.sum(off**2), slope + 2 * ridge * off

    return minimize(loss, towards, jac=True, method="L-BFGS-B", options={"maxiter": 2000}).x


def boldness(data: Data, weights: Any) -> float:
    """Return the factor by which weights tell these results best: below 1 if they are too sure of themselves."""
    return float(
        minimize_scalar(lambda k: log_loss(chances(k * weights, data), data), bounds=(0, 3), method="bounded").x
    )


def log_loss(p: Any, data: Data) -> float:
    """Return how surprising the results are if these were the chances."""
    return float(-np.sum(data.won * np.log(np.maximum(p, 1e-12))) / len(p))


def report(name: str, weights: Any, data: Data) -> None:
    """Print how well chances hold on matches that were kept aside."""
    p = chances(weights, data)
    brier = np.mean(np.sum((p - data.won) ** 2, axis=1))
    print(f"{name}: log loss {log_loss(p, data):.4f}, Brier {brier:.4f}, {len(p)} positions kept aside")


def reliability(weights: Any, data: Data) -> None:
    """Print, for each tenth of predicted chances, how often it came true."""
    p, won = chances(weights, data)[data.there], data.won[data.there]
    print("predicted  came true  positions")
    for low in np.arange(0.0, 1.0, 0.1):
        inside = (p >= low) & ((p < low + 0.1) | (low > 0.85))
        if inside.any():
            print(f"{p[inside].mean():9.1%}  {won[inside].mean():9.1%}  {inside.sum():9}")


# -- strength -----------------------------------------------------------------------------


class Believer(Bot):
    """A computer player that believes other weights than its game has."""

    def __init__(self, name: str, value: Value) -> None:
        self.inner = bot(name.removeprefix("bot:"))
        self.value = value

    def choose(self, info: InfoSet, rng: Rng) -> int:
        before, info.game.value = info.game.value, self.value
        try:
            return self.inner.choose(info, rng)
        finally:
            info.game.value = before


def strength(game: AnyGame, name: str, new: Value, old: Value, matches: int) -> None:
    """Let the new weights play against the old ones, each deal from both seats, and print the share won."""
    won = 0.0
    with Progress() as bar:
        task = bar.add_task(f"{game.id}: new against old", total=matches)
        for i in range(matches):
            mine = i % 2
            players = [Believer(name, new if seat == mine else old) for seat in range(2)]
            luck = Seeded(i // 2 ^ 0x0DD)
            s: State = game.new(seats=2, seed=1_000_000 + i // 2)
            while s.outcome is None:
                s.apply(players[s.actor].choose(InfoSet(s, s.actor), luck))
            won += 1 / len(s.outcome.winners) if mine in s.outcome.winners else 0.0
            bar.advance(task)
    low, high = wilson(won / matches, matches)
    print(f"new against old, {name}: {won:g} of {matches} ({low:.0%} to {high:.0%})")


def write(file: Path, game: AnyGame, weights: Any, matches: int, players: str) -> None:
    """Write the weights with where they come from."""
    assert game.value is not None, "checked before"
    named = {name: round(float(weight), 4) for name, weight in zip(game.value.names, weights, strict=True)}
    data = {"game": game.drawn_as, "rules_version": game.rules_version, "matches": matches, "players": players}
    file.write_text(json.dumps({**data, "weights": named}, indent=2) + "\n", encoding="utf-8")


def numbers(text: str) -> list[int]:
    """Read numbers by commas."""
    return [int(part) for part in text.split(",")]


def choice(text: str) -> tuple[str, list[str]]:
    """Read an option with what it may be."""
    key, _, values = text.partition("=")
    return key, values.split(",")


def main() -> None:
    """Learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game whose weights are learned")
    parser.add_argument("--matches", type=int, default=400, help="matches to play (0: only records)")
    parser.add_argument("--players", action="append", metavar="BOT", help="who plays them; several: any on any seat")
    parser.add_argument("--seats", type=numbers, default=[2], help="as 2, or 2,2,3: a third of the matches with three")
    parser.add_argument(
        "--vary", type=choice, action="append", default=[], metavar="KEY=A,B", help="options of matches"
    )
    parser.add_argument("--records", action="append", default=[], metavar="DIR", help="learn from these records too")
    parser.add_argument("--told", default="", help="who played the records, for the file")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first match")
    parser.add_argument("--every", type=int, default=3, help="measure every so many decisions")
    parser.add_argument("--stray", type=float, default=0.03, help="share of choices that fall at random")
    parser.add_argument("--ridge", type=float, default=1e-3)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--duel", type=int, default=40, help="matches of the new weights against the old (0: none)")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    args = parser.parse_args()
    args.players = args.players or ["bot:mcts@100it", "bot:greedy"]
    args.vary = dict(args.vary)
    game = radura.game(args.game)
    old = game.value
    if old is None:
        sys.exit(f"{args.game} has no features to learn from")
    found = collect(args, game)
    learned = arrays([sample for sample in found if sample.match % KEPT_ASIDE])
    aside = arrays([sample for sample in found if not sample.match % KEPT_ASIDE])
    weights = fit(learned, np.array(old.weights), args.ridge)
    matches = len({sample.match for sample in found})
    print(f"{matches} matches with a winner, {len(found)} positions; chance alone: log loss {math.log(2):.4f}")
    report("old weights", np.array(old.weights), aside)
    report("new weights", weights, aside)
    reliability(weights, aside)
    if args.duel:
        strength(game, args.players[0], Value(old.names, [float(w) for w in weights]), old, args.duel)
    if not args.dry:
        players = ", ".join([*filter(None, [args.told]), *(args.players if args.matches else [])])
        file = Path(str(files(game.package) / "value.json"))
        write(file, game, weights, matches, players)
        print(f"written: {file.name}")


if __name__ == "__main__":
    main()
