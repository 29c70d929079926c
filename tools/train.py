#!/usr/bin/env python3
"""Learn what the strong levels of a game believe: a small net over its features, by self-play.

    python tools/train.py living_forest_duel
    python tools/train.py res_arcana_duo --minutes 30 --jobs 2
    python tools/train.py casting_shadows --seats 2,2,2,3,4 --hidden 24 --afresh
    python tools/train.py living_forest_duel --think 100 --hidden 64 --minutes 45

Plays matches against itself, each choice by one look at what follows it, likelier the better it looks. What a position
was worth is told by the positions that came after it, nearer ones more than later ones, and in the end by who won
(temporal differences, lambda returns); the net learns that in small steps (Adam) and plays on with what it has learned.
With ``--think`` each choice is searched for instead, and a position is worth what the search found of the ones after
it: slower by far, and the way on for a net that has learned all that looks can teach it.

Then it tells on matches that were kept aside how well its chances hold, beside what was believed before, lets new
beliefs play against the old ones, and writes the game's ``value.json`` unless they lost. It goes on from the net that
is there; run it again to go further. With ``--afresh`` it begins without that net, and a file of other rules or other
features is no obstacle: what it says of the features that are still there is taken over as plain weights, which
``tools/train_plain.py`` can then fit anew.

With one process the same seed learns the same from the same number of matches. Needs the extra ``train``,
which ``python3 tools/install.py .venv run train`` installs.
"""

import argparse
import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from rich.progress import Progress
from training import (
    KEPT_ASIDE,
    Data,
    above,
    arrays,
    at_least,
    check_duel,
    choice,
    contents,
    learner,
    numbers,
    one_of,
    player,
    reliability,
    report,
    rounded,
    shares,
    start,
)
from training import write as write_file

import radura
from radura.bots import InfoSet, bot
from radura.bots.budget import Budget
from radura.bots.search import Search, first_look
from radura.bots.tally import wilson
from radura.bots.thinker import CERTAIN
from radura.core.chance import Rng, Seeded
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.value import LAYERS, LEARNED, Net, Value

BOLD = 12.0
"""How much likelier what looks better is to be chosen: a factor of its log odds."""
DECAY = 0.85
"""How much later positions count beside the next one: the lambda of the returns."""
ROUND = 40
"""Matches between two lessons."""
WINDOW = 25
"""Rounds that are learned from: the newest ones."""
LESSONS = 2
"""How often a position is learned from, on average ..."""
LESSONS_OF_THOUGHT = 8
"""... and how often one that was searched: it cost a hundred times as much, and what is told of it scatters less."""
WINDOW_OF_THOUGHT = 100
"""Rounds of those that are learned from."""
STEP = 512
"""Positions of one step."""
LAST = 0.05
"""What is left of the rate in the end: it falls evenly."""
TEST = 10_000_000
"""Seed of the first match against greedy."""


# -- the net ------------------------------------------------------------------------------


class Layers(NamedTuple):
    """The numbers of a net, as ``radura.core.value.Net`` has them."""

    straight: Any
    own: Any
    rest: Any
    bias: Any
    out: Any


def beginning(weights: Sequence[float], hidden: int, rng: np.random.Generator) -> Layers:
    """Return a net that knows no more than the plain weights."""
    features = len(weights)
    most = 1 / math.sqrt(2 * features)

    def some(*shape: int) -> Any:
        return rng.uniform(-most, most, shape).astype(np.float32)

    straight = np.array(weights, np.float32)
    return Layers(straight, some(features, hidden), some(features, hidden), some(hidden), np.zeros(hidden, np.float32))


def widened(layers: Layers, hidden: int, rng: np.random.Generator) -> Layers:
    """Return a net with at least so many units that believes the same: those that are new have no say yet."""
    more = hidden - len(layers.bias)
    if more <= 0:
        return layers
    new = beginning(layers.straight, more, rng)
    return Layers(layers.straight, *(np.concatenate(pair, axis=-1) for pair in zip(layers[1:], new[1:], strict=True)))


def plainly(old: Value) -> Layers:
    """Return a net that believes exactly what the plain weights say."""
    return beginning(old.weights, 1, np.random.default_rng(0))


def known(old: Value) -> Layers | None:
    """Return the net that a game has, if it has one."""
    return None if old.net is None else layers_of(old.net)


def layers_of(net: Net) -> Layers:
    """Return the numbers of a net."""
    straight, own, rest, bias, out = (np.array(list(getattr(net, name)), np.float32) for name in LAYERS)
    n, shape = net.units, (len(straight), len(bias))  # the last block may be filled up
    return Layers(straight, own.reshape(shape)[:, :n], rest.reshape(shape)[:, :n], bias[:n], out[:n])


def value_of(old: Value, layers: Layers) -> Value:
    """Return these beliefs beside the plain weights."""
    return Value(old.names, old.weights, Net(*(layer.ravel().tolist() for layer in layers)))


class Lit(NamedTuple):
    """What a net makes of positions, and what it took to get there."""

    chances: Any
    sums: Any
    """What each unit adds up to."""
    others: Any
    """How many rivals each position has beside one."""


def light(layers: Layers, rows: Any, there: Any) -> Lit:
    """Return what the net makes of positions."""
    theirs = (rows @ layers.rest) * there[..., None]
    others = np.maximum(there.sum(axis=1) - 1, 1)[:, None, None].astype(np.float32)
    sums = layers.bias + rows @ layers.own + (theirs.sum(axis=1, keepdims=True) - theirs) / others
    scores = rows @ layers.straight + np.maximum(sums, 0) @ layers.out
    return Lit(shares(scores, there), sums, others)


def slopes(layers: Layers, data: Data) -> Layers:
    """Return how the log loss changes with each number of the net."""
    chances, sums, others = light(layers, data.rows, data.there)
    off = np.where(data.there, chances - data.won, 0).astype(np.float32) / len(chances)
    units = off[..., None] * layers.out * (sums > 0)
    part = units / others
    theirs = (part.sum(axis=1, keepdims=True) - part) * data.there[..., None]
    hidden = len(layers.bias)
    rows, off = data.rows.reshape(-1, data.rows.shape[-1]), off.ravel()
    return Layers(
        rows.T @ off,
        rows.T @ units.reshape(-1, hidden),
        rows.T @ theirs.reshape(-1, hidden),
        units.sum(axis=(0, 1)),
        np.maximum(sums, 0).reshape(-1, hidden).T @ off,
    )


class Adam:
    """Steps down a slope, longer where it is steady."""

    def __init__(self, layers: Layers) -> None:
        self.mean = [np.zeros_like(layer) for layer in layers]
        self.square = [np.zeros_like(layer) for layer in layers]
        self.steps = 0

    def step(self, layers: Layers, slope: Layers, rate: float) -> None:
        """Change the net a little."""
        self.steps += 1
        near, far = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for layer, by, mean, square in zip(layers, slope, self.mean, self.square, strict=True):
            mean += 0.1 * (by - mean)
            square += 0.001 * (by**2 - square)
            layer -= rate * (mean / near) / (np.sqrt(square / far) + 1e-8)


# -- matches ------------------------------------------------------------------------------


class Job(NamedTuple):
    """Matches for one process."""

    game: str
    layers: Layers
    seats: list[int]
    """Each match has as many as one of them."""
    vary: dict[str, list[str]]
    """Options of matches, with what they may be."""
    think: int
    """Iterations of the search for each choice; 0: it is looked at only."""
    seeds: range


class Found(NamedTuple):
    """What a search says of the seat that chooses."""

    seat: int
    chance: float


class Match(NamedTuple):
    """What was measured of the rivals before each decision, who they were, what a search found, and who won."""

    seed: int
    rows: list[Any]
    rivals: list[list[int]]
    found: list[Found | None]
    winners: tuple[int, ...]


def play(job: Job) -> list[Match]:
    """Play the matches of a job."""
    game = radura.game(job.game)
    old = game.value
    assert old is not None, "checked before"
    game.value = value_of(old, job.layers)
    try:
        return [play_one(game, job, seed) for seed in job.seeds]
    finally:
        game.value = old


def play_one(game: AnyGame, job: Job, seed: int) -> Match:
    """Play one match; every choice falls by chance, likelier the better it looks."""
    luck, aside = Seeded(seed ^ 0x7EA1), Seeded(seed ^ 0xA51DE)
    options = {key: one_of(values, luck) for key, values in job.vary.items()}
    s: State = game.new(seats=one_of(job.seats, luck), options=options, seed=seed)
    rows: list[Any] = []
    rivals: list[list[int]] = []
    found: list[Found | None] = []
    while s.outcome is None:
        if len(s.choices) == 1:
            s.carry_out(s.choices[0])
            continue
        rivals.append(list(game.rivals(s)))
        rows.append(np.array([game.measure(s, rival) for rival in rivals[-1]], np.float32))
        if job.think:
            thought = Search().think(InfoSet(s, s.actor), luck, Budget(iterations=job.think))
            found.append(Found(s.actor, thought.best.chance))
            action = thought.options[drawn([option.visits for option in thought.options], luck)].action
        else:
            dealt = s.resample(s.actor, luck.below(1 << 30))
            looks = [log_odds(first_look(dealt, action, True, aside)) for action in s.choices]
            best = max(looks)
            found.append(None)
            action = s.choices[drawn([math.exp(BOLD * (look - best)) for look in looks], luck)]
        s.carry_out(action)
    return Match(seed, rows, rivals, found, s.outcome.winners)


def log_odds(chance: float) -> float:
    """Return the log odds of a chance."""
    chance = min(max(chance, CERTAIN), 1 - CERTAIN)
    return math.log(chance / (1 - chance))


def drawn(weights: Sequence[float], luck: Rng) -> int:
    """Return one of several, each as likely as its weight says."""
    at = luck.below(1 << 30) / (1 << 30) * sum(weights)
    for i, weight in enumerate(weights):
        if at < weight:
            return i
        at -= weight
    return len(weights) - 1


def returns(layers: Layers, match: Match, decay: float = DECAY) -> list[tuple[Any, Any]]:
    """Return the positions of a match, and what each rival's chance turned out to be, told by what came after it."""
    seats = 1 + max(max(rivals) for rivals in match.rivals)
    data = arrays([(rows, np.zeros(len(rows))) for rows in match.rows])
    believed = light(layers, data.rows, data.there).chances
    told = np.zeros(seats)
    told[list(match.winners)] = 1 / len(match.winners)
    out: list[tuple[Any, Any]] = []
    for i in reversed(range(len(match.rows))):
        rivals = match.rivals[i]
        out.append((match.rows[i], told[rivals]))
        now = np.zeros(seats)
        now[rivals] = believed[i, : len(rivals)]
        if (found := match.found[i]) is not None:
            now *= (1 - found.chance) / max(CERTAIN, 1 - now[found.seat])  # the rivals share what is left as they did
            now[found.seat] = found.chance
        told = (1 - decay) * now + decay * told
    return out[::-1]


def results(match: Match) -> list[tuple[Any, Any]]:
    """Return the positions of a match, and who won."""
    share = 1 / len(match.winners)
    return [
        (rows, np.array([share if rival in match.winners else 0.0 for rival in rivals]))
        for rows, rivals in zip(match.rows, match.rivals, strict=True)
    ]


class Test(NamedTuple):
    """Matches of one look ahead against greedy."""

    game: str
    layers: Layers
    numbers: range


def test(job: Test) -> float:
    """Return how many matches are won; each deal is played from both seats."""
    game, greedy, won = radura.game(job.game), bot("greedy"), 0.0
    old = game.value
    assert old is not None, "checked before"
    new = value_of(old, job.layers)
    for number in job.numbers:
        mine, luck, aside = number % 2, Seeded(number // 2), Seeded(number)
        s: State = game.new(seats=2, seed=TEST + number // 2)
        while s.outcome is None:
            if s.actor != mine or len(s.choices) == 1:
                s.carry_out(greedy.choose(InfoSet(s, s.actor), luck))
                continue
            game.value = new
            dealt = s.resample(mine, luck.below(1 << 30))
            looks = [first_look(dealt, action, True, aside) for action in s.choices]
            game.value = old
            s.carry_out(s.choices[looks.index(max(looks))])
        won += 1 / len(s.outcome.winners) if mine in s.outcome.winners else 0.0
    return won


# -- learning -----------------------------------------------------------------------------


class Trainer:
    """Plays rounds of matches and learns from the newest ones."""

    def __init__(self, args: argparse.Namespace, game: AnyGame, run: Callable[..., list[Any]]) -> None:
        old = game.value
        assert old is not None, "checked before"
        self.args, self.game, self.run = args, game, run
        self.rng = np.random.default_rng(args.seed)
        so_far = None if args.afresh else known(old)
        self.layers = widened(so_far or beginning(old.weights, args.hidden, self.rng), args.hidden, self.rng)
        self.lessons, self.window = (LESSONS_OF_THOUGHT, WINDOW_OF_THOUGHT) if args.think else (LESSONS, WINDOW)
        self.adam = Adam(self.layers)
        self.rounds: list[list[tuple[Any, Any]]] = []
        self.aside: list[list[tuple[Any, Any]]] = []
        self.matches = 0

    def round(self, left: float) -> None:
        """Play a round and learn; ``left`` is the part of the time that remains."""
        a, each = self.args, -(-ROUND // self.args.jobs)
        first = a.seed * 1_000_000 + self.matches
        seeds = [range(first + i * each, first + (i + 1) * each) for i in range(a.jobs)]
        jobs = [Job(self.game.id, self.layers, a.seats, a.vary, a.think, some) for some in seeds]
        played = [match for part in self.run(play, jobs) for match in part if match.winners]
        self.matches += each * a.jobs
        learned = [match for match in played if match.seed % KEPT_ASIDE]
        kept = [position for match in played if not match.seed % KEPT_ASIDE for position in results(match)]
        self.aside = [*self.aside[1 - self.window :], kept]
        # neighbours are much alike: every second position is enough
        new = [position for match in learned for position in returns(self.layers, match)[::2]]
        self.rounds = [*self.rounds[1 - self.window :], new]
        known = [position for some in self.rounds for position in some]
        chosen = self.rng.permutation(len(known))[: 2 * self.lessons * len(new)]
        for at in range(0, len(chosen), STEP):
            lesson = arrays([known[i] for i in chosen[at : at + STEP]])
            self.adam.step(self.layers, slopes(self.layers, lesson), a.rate * max(LAST, left))

    def test(self, matches: int) -> str:
        """Tell how the net does against greedy with one look ahead."""
        jobs = self.args.jobs
        shares = [range(i * matches // jobs, (i + 1) * matches // jobs) for i in range(jobs)]
        won = sum(self.run(test, [Test(self.game.id, self.layers, share) for share in shares]))
        low, high = wilson(won / matches, matches)
        return f"{won / matches:.1%} of {matches} against greedy by one look ahead ({low:.0%} to {high:.0%})"


def learn(trainer: Trainer, minutes: float) -> None:
    """Play and learn for so many minutes, at least one round, with progress."""
    began = time.monotonic()
    with Progress() as bar:
        task = bar.add_task(trainer.game.id, total=minutes)
        while (spent := (time.monotonic() - began) / 60) < minutes or not trainer.matches:
            trainer.round(max(0.0, 1 - spent / minutes))
            bar.update(task, completed=spent, description=f"{trainer.game.id}: {trainer.matches} matches")


def told(args: argparse.Namespace, layers: Layers, matches: int) -> str:
    """Return in a few words how a run has learned."""
    how = f"a search of {args.think} iterations" if args.think else "looks"
    return f"{matches} matches of self-play by {how}, {len(layers.bias)} units, seed {args.seed}"


def write(game: AnyGame, names: list[str], layers: Layers, matches: int, learned: str) -> None:
    """Write the net with the number of all matches that it comes from, and how it learned from them."""
    by_name = {
        name: dict(zip(names, rounded(getattr(layers, name)), strict=True)) for name in ("straight", "own", "rest")
    }
    write_file(
        game,
        net={"matches": matches, LEARNED: learned, **by_name, "bias": rounded(layers.bias), "out": rounded(layers.out)},
    )


def defaults(game: AnyGame) -> tuple[list[int], dict[str, list[str]]]:
    """Return the seats and options that a game is learned with: mostly two, and now and then a first game."""
    seats = [2, 2, 2, *range(3, game.max_seats + 1)] if game.max_seats > 2 else [2]
    return seats, {one.id: [*[one.default] * 4, one.first] for one in game.settings if one.first}


def main() -> None:
    """Learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game whose net is learned")
    parser.add_argument("--minutes", type=above(0), default=15, help="time of self-play")
    parser.add_argument(
        "--think", type=at_least(0), default=0, metavar="N", help="search each choice with N iterations"
    )
    parser.add_argument("--hidden", type=at_least(1), default=32, help="units of the net; one that has more keeps them")
    parser.add_argument(
        "--afresh",
        action="store_true",
        help="begin with the plain weights, not with the net so far: a file that does not fit is no obstacle then",
    )
    parser.add_argument("--seats", type=numbers, help="as 2, or 2,2,3: a third of the matches with three")
    parser.add_argument("--vary", type=choice, action="append", metavar="KEY=A,B", help="options of matches")
    parser.add_argument("--rate", type=above(0), default=1e-3, help="how far a step goes at first")
    parser.add_argument("--seed", type=at_least(0), default=1)
    parser.add_argument("--jobs", type=at_least(1), default=1)
    parser.add_argument("--test", type=at_least(1), default=200, help="matches against greedy by one look ahead")
    parser.add_argument("--duel", type=at_least(0), default=40, help="matches of the new net against the old (0: none)")
    parser.add_argument("--player", type=player, default="bot:mcts@100it", metavar="BOT", help="who plays them")
    parser.add_argument("--keep", action="store_true", help="write the net even if it loses the duel")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    args = parser.parse_args()
    game = learner(args)
    old = game.value
    assert old is not None, "it learns"
    seats, vary = defaults(game)
    args.seats, args.vary = args.seats or seats, dict(args.vary) if args.vary else vary
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:

        def run(work: Callable[[Any], Any], jobs: list[Any]) -> list[Any]:
            return list(pool.map(work, jobs)) if args.jobs > 1 else [work(job) for job in jobs]

        trainer = Trainer(args, game, run)
        print("before: " + trainer.test(args.test))
        learn(trainer, args.minutes)
        print(f"after {trainer.matches} matches: " + trainer.test(args.test))
    aside = arrays([position for some in trainer.aside for position in some])
    report("believed before", light(known(old) or plainly(old), aside.rows, aside.there).chances, aside)
    chances = light(trainer.layers, aside.rows, aside.there).chances
    report("believed now", chances, aside)
    reliability(chances, aside)
    check_duel(args, game, args.player, value_of(old, trainer.layers), old)
    if not args.dry:
        before = {} if args.afresh else contents(game).get("net", {})
        learned = "; ".join(filter(None, [before.get(LEARNED), told(args, trainer.layers, trainer.matches)]))
        write(game, old.names, trainer.layers, before.get("matches", 0) + trainer.matches, learned)


if __name__ == "__main__":
    start(main)
