"""How hard a campaign of Storyfold: Wildwoods is: the share of Scenes that a computer player wins.

    python bench/storyfold.py [--campaigns 200] [--seed 0] [--jobs 2] [--data FOLDER]
    python bench/storyfold.py --players greedy adviser@40it [--scenes c2s4 c3s4]

Campaign i is played with the seed ``seed + i`` by each of the players, so the table is the same whatever the number of
jobs (unless a player has seconds to think). With ``--scenes`` the greedy player tells the campaign, and at the first
choice of each of these Scenes every player plays that Scene from there, with the same luck: a player that thinks long
need not play the rest. Shares have their 95 % interval (Wilson). Beside the figures of The Hush Beneath the Leaves
stand those of the three players it was designed with (docs/lab/storyfold.md). A campaign that does not come to an
ending stops the bench: it raises, or exceeds ``--longest`` decisions.
"""

import argparse
import sys
import time
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from radura.bots import Bot, GreedyBot, InfoSet, bot
from radura.bots.tally import wilson
from radura.core.chance import Seeded
from radura.core.text import BadInput
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.rules import Storyfold
from radura.games.storyfold_wildwoods.state import Wild

DESIGNED = {
    "c1s1": (22, 69, 74),
    "c1s2": (79, 78, 80),
    "c1s3": (73, 84, 91),
    "c1s4": (58, 61, 78),
    "c2s1": (62, 70, 86),
    "c2s2": (77, 83, 74),
    "c2s3": (51, 64, 82),
    "c2s4": (65, 61, 71),
    "c3s1": (35, 73, 79),
    "c3s2": (45, 40, 73),
    "c3s3": (47, 47, 54),
    "c3s4": (62, 43, 54),
}
"""Per cent of Scenes won by the patient, the eager and the careful player of the design."""


class Tally:
    """What happened in some campaigns."""

    def __init__(self) -> None:
        self.begun: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.restarts: Counter[str] = Counter()
        self.decisions = 0

    def add(self, other: "Tally") -> None:
        self.begun += other.begun
        self.won += other.won
        self.endings += other.endings
        self.restarts += other.restarts
        self.decisions += other.decisions


class Job(NamedTuple):
    """A campaign for one process."""

    data: Path | None
    seed: int
    longest: int
    players: tuple[str, ...]
    scenes: frozenset[str]
    """Only these are played by all players; empty: each plays its own campaign."""


def player(name: str) -> Bot:
    """Return a computer player."""
    return GreedyBot(samples=1) if name == "greedy" else bot(name)  # luck is averaged: one look is enough for greedy


def play(game: Storyfold, seed: int, longest: int, name: str) -> Tally:
    """Let a player finish a campaign; a Chapter lost counts as a Scene not won."""
    tally = Tally()
    s: Wild = game.new(seed=seed)
    chooser, luck = player(name), Seeded(seed)
    while s.actor >= 0:
        assert tally.decisions < longest, f"campaign {seed} goes on and on"
        scene, chapter = s.tables.scenes[s.scene].id, s.tables.chapters[s.chapter].id
        ended, restarts = len(s.path), s.restarts
        s.apply(chooser.choose(InfoSet(s, 0), luck))
        tally.decisions += 1
        if s.restarts > restarts:
            tally.begun[scene] += 1
            tally.restarts[chapter] += 1
        elif len(s.path) > ended:
            tally.begun[scene] += 1
            tally.won[scene] += s.path[-1] % 2
    assert s.outcome is not None
    tally.endings[s.outcome.reason] += 1
    return tally


def play_scenes(game: Storyfold, job: Job) -> list[Tally]:
    """Let the greedy player tell a campaign, and each player play some of its Scenes from where they begin."""
    tallies = [Tally() for _ in job.players]
    s: Wild = game.new(seed=job.seed)
    teller, luck, seen = player("greedy"), Seeded(job.seed), (-1, -1)
    while s.actor >= 0:
        scene, begun = s.tables.scenes[s.scene].id, (len(s.path), s.restarts)
        if begun != seen and len(s.choices) > 1:
            seen = begun
            for name, tally in zip(job.players, tallies, strict=True):
                if scene in job.scenes:
                    tally.begun[scene] += 1
                    tally.won[scene] += play_scene(s, job, name, tally)
        s.apply(teller.choose(InfoSet(s, 0), luck))
    return tallies


def play_scene(start: Wild, job: Job, name: str, tally: Tally) -> bool:
    """Let a player play the Scene that is under way; tell whether it triumphs."""
    s = start.resample(0, job.seed)
    chooser, luck = player(name), Seeded(job.seed)
    while (won := s.game.has_won_part(start, s, 0)) is None:
        assert tally.decisions < job.longest, f"campaign {job.seed} goes on and on"
        s.apply(chooser.choose(InfoSet(s, 0), luck))
        tally.decisions += 1
    return bool(won)


def work(job: Job) -> list[Tally]:
    """Play one campaign in a process of its own."""
    game = GAME if job.data is None else Storyfold(job.data)
    if job.scenes:
        return play_scenes(game, job)
    return [play(game, job.seed, job.longest, name) for name in job.players]


def show(game: Storyfold, tally: Tally) -> None:
    """Print the table of a player."""
    print(f"{'scene':12}{'begun':>7}{'won':>7}{'%':>6}{'95 %':>10}   design: patient, eager, careful")
    ids = [scene.id for scene in game.tables.scenes if tally.begun[scene.id]]
    for id in ids:
        design = ", ".join(map(str, DESIGNED[id])) if game is GAME and id in DESIGNED else ""
        print(f"{id:12}{share(tally.won[id], tally.begun[id])}   {design}".rstrip())
    print(f"{'all':12}{share(tally.won.total(), tally.begun.total())}")
    if campaigns := tally.endings.total():
        shares = ", ".join(f"{id} {100 * tally.endings[id] / campaigns:.0f} %" for id in game.tables.endings)
        print(f"endings: {shares}")
        print("chapters begun again:", ", ".join(f"{id} {n}" for id, n in sorted(tally.restarts.items())) or "none")


def share(won: int, begun: int) -> str:
    """Return the columns of a share."""
    low, high = wilson(won / begun, begun)
    return f"{begun:7}{won:7}{100 * won / begun:6.0f}{f'{100 * low:.0f} - {100 * high:.0f}':>10}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--longest", type=int, default=20_000, help="decisions after which a campaign counts as stuck")
    parser.add_argument("--players", nargs="+", default=["greedy"], help="computer players, each plays every campaign")
    parser.add_argument("--scenes", nargs="+", default=[], help="only these Scenes, from where a greedy player begins")
    parser.add_argument("--data", type=Path, help="folder of another campaign")
    args = parser.parse_args()
    try:
        for name in args.players:
            bot(name)
    except BadInput as error:
        parser.error(str(error))
    game = GAME if args.data is None else Storyfold(args.data)
    if unknown := {*args.scenes} - {scene.id for scene in game.tables.scenes}:
        parser.error(f"no such Scene: {', '.join(sorted(unknown))}")
    players, scenes = tuple(args.players), frozenset(args.scenes)
    tallies, start = [Tally() for _ in players], time.perf_counter()
    jobs = [Job(args.data, args.seed + i, args.longest, players, scenes) for i in range(args.campaigns)]
    with Pool(args.jobs) as pool:
        for done, all in enumerate(pool.imap_unordered(work, jobs), 1):
            for tally, one in zip(tallies, all, strict=True):
                tally.add(one)
            won = ", ".join(f"{tally.won.total()}/{tally.begun.total()}" for tally in tallies)
            print(f"\r{done}/{args.campaigns} campaigns, won {won}", end="", file=sys.stderr, flush=True)
    spent = time.perf_counter() - start
    print(file=sys.stderr)
    for name, tally in zip(players, tallies, strict=True):
        print(f"{name}: {args.campaigns} campaigns, {tally.decisions:,} decisions ({spent:.0f} s for all players)")
        show(game, tally)


if __name__ == "__main__":
    main()
