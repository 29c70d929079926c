"""How hard a campaign of Storyfold: Wildwoods is: the share of Scenes that the greedy player wins.

    python bench/storyfold.py [--campaigns 200] [--seed 0] [--jobs 2] [--data FOLDER]

Campaign i is played with the seed ``seed + i``, so the table is the same whatever the number of jobs. Beside the
figures of The Hush Beneath the Leaves stand those of the three players it was designed with (docs/campaigns.md).
A campaign that does not come to an ending stops the bench: it raises, or exceeds ``--longest`` decisions.
"""

import argparse
import sys
import time
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

from radura.bots import GreedyBot, InfoSet
from radura.core.chance import Seeded
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


def play(game: Storyfold, seed: int, longest: int) -> Tally:
    """Let the greedy player finish a campaign; a Chapter lost counts as a Scene not won."""
    tally = Tally()
    s: Wild = game.new(seed=seed)
    bot, luck = GreedyBot(samples=1), Seeded(seed)  # nothing is hidden and luck is averaged: one look is enough
    while s.actor >= 0:
        assert tally.decisions < longest, f"campaign {seed} goes on and on"
        scene, chapter = s.tables.scenes[s.scene].id, s.tables.chapters[s.chapter].id
        ended, restarts = len(s.path), s.restarts
        s.apply(bot.choose(InfoSet(s, 0), luck))
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


def work(job: tuple[Path | None, int, int]) -> Tally:
    """Play one campaign in a process of its own."""
    folder, seed, longest = job
    return play(GAME if folder is None else Storyfold(folder), seed, longest)


def show(game: Storyfold, tally: Tally, campaigns: int) -> None:
    """Print the table."""
    print(f"{'scene':12}{'begun':>7}{'won':>7}{'%':>6}   design: patient, eager, careful")
    for scene in game.tables.scenes:
        begun = tally.begun[scene.id]
        share = f"{100 * tally.won[scene.id] / begun:.0f}" if begun else "-"
        design = ", ".join(map(str, DESIGNED[scene.id])) if game is GAME and scene.id in DESIGNED else ""
        print(f"{scene.id:12}{begun:7}{tally.won[scene.id]:7}{share:>6}   {design}".rstrip())
    shares = ", ".join(f"{id} {100 * tally.endings[id] / campaigns:.0f} %" for id in game.tables.endings)
    print(f"endings: {shares}")
    print("chapters begun again:", ", ".join(f"{id} {n}" for id, n in sorted(tally.restarts.items())) or "none")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--longest", type=int, default=20_000, help="decisions after which a campaign counts as stuck")
    parser.add_argument("--data", type=Path, help="folder of another campaign")
    args = parser.parse_args()
    game = GAME if args.data is None else Storyfold(args.data)
    tally, start = Tally(), time.perf_counter()
    jobs = [(args.data, args.seed + i, args.longest) for i in range(args.campaigns)]
    with Pool(args.jobs) as pool:
        for done, one in enumerate(pool.imap_unordered(work, jobs), 1):
            tally.add(one)
            print(f"\r{done}/{args.campaigns} campaigns", end="", file=sys.stderr, flush=True)
    spent = time.perf_counter() - start
    print(file=sys.stderr)
    print(f"{args.campaigns} campaigns came to an ending: {tally.decisions:,} decisions in {spent:.0f} s")
    show(game, tally, args.campaigns)


if __name__ == "__main__":
    main()
