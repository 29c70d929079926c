"""Scene win rates of the greedy player in Storyfold: Wildwoods.

    python bench/storyfold.py [--campaigns 200] [--samples 2] [--seed 0]

When the campaign was designed its greedy players won 51 to 89 % of most Scenes (see docs/campaigns.md);
the table prints ours beside the range of those two, with the share of each ending and restarts.
"""

import argparse
import time
from collections import Counter

from radura.bots import GreedyBot, InfoSet
from radura.core.chance import Seeded
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import OPENING, Wild

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
    """What happened over all campaigns."""

    def __init__(self) -> None:
        self.begun: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.restarts = 0
        self.decisions = 0


def play(seed: int, samples: int, tally: Tally) -> None:
    """Let the greedy player finish a campaign."""
    s = GAME.new(seed=seed)
    bot, luck = GreedyBot(samples), Seeded(seed)
    scene = -1
    while s.actor >= 0:
        before: Wild = s
        if s.scene != scene and s.stage > OPENING + 1:
            scene = s.scene
            tally.begun[before.book.scenes[scene].id] += 1
        ended, restarts = len(s.path), s.restarts
        s.apply(bot.choose(InfoSet(s, 0), luck))
        tally.decisions += 1
        if len(s.path) > ended and s.path[-1] % 2:
            tally.won[s.book.scenes[s.path[-1] // 2].id] += 1
        if len(s.path) != ended or s.restarts > restarts:
            scene = -1
        tally.restarts += s.restarts > restarts
    assert s.outcome is not None
    tally.endings[s.outcome.reason] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--samples", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    tally = Tally()
    start = time.perf_counter()
    for i in range(args.campaigns):
        play(args.seed + i, args.samples, tally)
    spent = time.perf_counter() - start
    print(f"{args.campaigns} campaigns, {tally.decisions} decisions, {spent:.0f} s; none without an ending")
    print(f"{'scene':8}{'begun':>7}{'won':>7}{'%':>6}   design: patient, eager, careful")
    for scene in GAME.book.scenes:
        begun = tally.begun[scene.id]
        share = f"{100 * tally.won[scene.id] / begun:.0f}" if begun else "-"
        design = ", ".join(map(str, DESIGNED[scene.id])) if scene.id in DESIGNED else ""
        print(f"{scene.id:8}{begun:7}{tally.won[scene.id]:7}{share:>6}   {design}")
    shares = ", ".join(f"{id} {100 * tally.endings[id] / args.campaigns:.0f} %" for id in GAME.book.endings)
    print(f"endings: {shares}; chapters begun again: {tally.restarts}")


if __name__ == "__main__":
    main()
