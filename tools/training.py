"""What both ways of learning share: positions as arrays, how well chances hold, and new beliefs against old ones."""

import argparse
import json
import math
import os
import sys
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar

import numpy as np
from rich.progress import Progress

import radura
from radura.bots import Bot, InfoSet, bot
from radura.bots.tally import wilson
from radura.core import targets
from radura.core.chance import Rng, Seeded
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.text import BadInput
from radura.core.value import AFRESH, Value

T = TypeVar("T")
N = TypeVar("N", int, float)

KEPT_ASIDE = 5
"""Every so many matches one is not learned from, but tells how well the chances hold."""
HALF = 0.5
"""What new beliefs must win against the old ones."""
DIGITS = 4
"""Of a weight in a file."""


def start(main: Callable[[], None]) -> None:
    """Run a tool; what it cannot take is told in a sentence, and the exit code is 2."""
    try:
        main()
    except BadInput as error:
        print(error, file=sys.stderr)
        sys.exit(2)


def stop(why: str) -> NoReturn:
    """End with a sentence."""
    print(why, file=sys.stderr)
    sys.exit(2)


def learner(args: argparse.Namespace) -> AnyGame:
    """Return the game that is to learn, or end with a sentence; nothing is played before all of it can be."""
    game = _game(args.game, args.afresh)
    if game.value is None:
        stop(f"{args.game} has no features to learn from.")
    for seats in args.seats or ():
        game.check_seats(seats)
    for key, values in args.vary or ():
        for value in values:
            game.check_options({key: value})
    if not args.dry:
        targets.check(file_of(game))
    return game


def _game(id: str, afresh: bool) -> AnyGame:
    """Return a game; BadInput if its file does not fit, unless it learns afresh."""
    try:
        return radura.game(id)
    except BadInput as error:
        if not afresh or not error.message.id.startswith("core-err-weights"):
            raise
    os.environ[AFRESH] = id  # for the processes that play, too
    return radura.game(id)


def is_afresh(game: AnyGame) -> bool:
    """Tell whether the file of a game does not fit: then nothing is lost by writing it."""
    return os.environ.get(AFRESH) == game.id


class Data(NamedTuple):
    """Positions as arrays: features by position, rival and name; who won; and which rivals there are."""

    rows: Any
    won: Any
    there: Any


def arrays(positions: Sequence[tuple[Any, Any]]) -> Data:
    """Put positions, features and results of each rival, into arrays with room for as many rivals as any has."""
    most = max(len(won) for _, won in positions)
    width = len(positions[0][0][0])
    rows = np.zeros((len(positions), most, width), np.float32)
    won = np.zeros((len(positions), most), np.float32)
    there = np.zeros((len(positions), most), bool)
    for i, (features, result) in enumerate(positions):
        n = len(result)
        rows[i, :n], won[i, :n], there[i, :n] = features, result, True
    return Data(rows, won, there)


def shares(scores: Any, there: Any) -> Any:
    """Return the chances that scores make (softmax over the rivals that are there)."""
    scores = np.where(there, scores, -np.inf)
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def log_loss(p: Any, won: Any) -> float:
    """Return how surprising the results are if these were the chances."""
    return float(-np.sum(won * np.log(np.maximum(p, 1e-12))) / len(p))


def report(name: str, p: Any, data: Data) -> None:
    """Print how well chances hold on matches that were kept aside."""
    brier = np.mean(np.sum((p - data.won) ** 2, axis=1))
    print(f"{name}: log loss {log_loss(p, data.won):.4f}, Brier {brier:.4f}, {len(p)} positions kept aside")


def reliability(p: Any, data: Data) -> None:
    """Print, for each tenth of predicted chances, how often it came true."""
    told, won = p[data.there], data.won[data.there]
    print("predicted  came true  positions")
    for low in np.arange(0.0, 1.0, 0.1):
        inside = (told >= low) & ((told < low + 0.1) | (low > 0.85))
        if inside.any():
            print(f"{told[inside].mean():9.1%}  {won[inside].mean():9.1%}  {inside.sum():9}")


class Believer(Bot):
    """A computer player that believes something else than its game does."""

    def __init__(self, name: str, value: Value) -> None:
        self.inner = bot(name.removeprefix("bot:"))
        self.value = value

    def choose(self, info: InfoSet, rng: Rng) -> int:
        before, info.game.value = info.game.value, self.value
        try:
            return self.inner.choose(info, rng)
        finally:
            info.game.value = before


def strength(game: AnyGame, name: str, new: Value, old: Value, matches: int) -> float:
    """Let new beliefs play against the old ones, each deal from both seats; print and return the share won."""
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
            winners = s.outcome.winners or (0, 1)
            won += 1 / len(winners) if mine in winners else 0.0
            bar.advance(task)
    low, high = wilson(won / matches, matches)
    print(f"new against old, {name}: {won:g} of {matches} ({low:.0%} to {high:.0%})")
    return won / matches


def check_duel(args: argparse.Namespace, game: AnyGame, name: str, new: Value, old: Value) -> None:
    """Let new beliefs play against the old ones, if that is wished; end with a sentence if they are not to be kept."""
    share = strength(game, name, new, old, args.duel) if args.duel else 1.0
    if share < HALF and not (args.keep or args.dry or is_afresh(game)):
        print(f"The duel was lost, so {file_of(game).name} stays as it was; with --keep it is written all the same.")
        sys.exit(1)


def file_of(game: AnyGame) -> Path:
    """Return the file in which a game's beliefs lie."""
    return Path(str(files(game.package) / "value.json"))


def contents(game: AnyGame) -> dict[str, Any]:
    """Return what stands in the file of a game's beliefs; if that does not fit, what could be taken over of it."""
    if is_afresh(game):
        assert game.value is not None, "it learns"
        weights = dict(zip(game.value.names, game.value.weights, strict=True))
        nobody = {"matches": 0, "players": "nobody yet by these rules and features"}
        return {"game": game.id, "rules_version": game.rules_version, **nobody, "weights": weights}
    found: dict[str, Any] = json.loads(file_of(game).read_text(encoding="utf-8"))
    return found


def write(game: AnyGame, **changed: Any) -> None:
    """Write what has changed of a game's beliefs into its file."""
    file = file_of(game)
    file.write_text(lines(contents(game) | changed) + "\n", encoding="utf-8")
    print(f"written: {file.name}")


def lines(data: Any, indent: str = "") -> str:
    """Return data as JSON with a line for each entry, but a row of numbers on one line."""
    if not isinstance(data, dict):
        return json.dumps(data)
    inner = indent + "  "
    entries = [f"{inner}{json.dumps(key)}: {lines(value, inner)}" for key, value in data.items()]
    return "{\n" + ",\n".join(entries) + f"\n{indent}}}"


def rounded(numbers: Any) -> Any:
    """Return numbers as they are written, in lists."""
    return np.round(np.asarray(numbers, float), DIGITS).tolist()


def one_of(things: Sequence[T], rng: Rng) -> T:
    """Return one of them at random."""
    return things[rng.below(len(things))]


def above(least: float) -> Callable[[str], float]:
    """Return what reads a number that is larger than another."""

    def number(text: str) -> float:
        return _bounded(float(text), f"more than {least:g}", least < float(text) < math.inf)

    return number


def at_least(least: int) -> Callable[[str], int]:
    """Return what reads a whole number from another one up."""

    def number(text: str) -> int:
        return _bounded(int(text), f"{least} or more", least <= int(text))

    return number


def share(text: str) -> float:
    """Read a part of one."""
    return _bounded(float(text), "from 0 to 1", 0 <= float(text) <= 1)


def _bounded(number: N, wanted: str, fits: bool) -> N:
    if not fits:
        raise argparse.ArgumentTypeError(f"{number:g}, where {wanted} is needed")
    return number


def player(name: str) -> str:
    """Read who plays."""
    bot(name.removeprefix("bot:"))
    return name


def numbers(text: str) -> list[int]:
    """Read numbers by commas."""
    return [int(part) for part in text.split(",")]


def choice(text: str) -> tuple[str, list[str]]:
    """Read an option with what it may be."""
    key, sign, values = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text}, where KEY=A,B is needed")
    return key, values.split(",")
