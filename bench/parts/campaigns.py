"""How hard a campaign of Storyfold: Wildwoods is for computer players; see ``bench/strength.py --help``."""

import argparse
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple

from parts.measure import Row, progress

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
"""Percentage of Scenes won by the patient, the eager and the careful player of the design."""


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
    """Let a player finish a campaign; a Chapter that is lost counts as a Scene not won."""
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
    """Let the greedy player play a campaign, and each player some of its Scenes from where they begin."""
    tallies = [Tally() for _ in job.players]
    s: Wild = game.new(seed=job.seed)
    leader, luck, seen = player("greedy"), Seeded(job.seed), (-1, -1)
    while s.actor >= 0:
        scene, begun = s.tables.scenes[s.scene].id, (len(s.path), s.restarts)
        if begun != seen and len(s.choices) > 1:
            seen = begun
            for name, tally in zip(job.players, tallies, strict=True):
                if scene in job.scenes:
                    tally.begun[scene] += 1
                    tally.won[scene] += play_scene(s, job, name, tally)
        s.apply(leader.choose(InfoSet(s, 0), luck))
    return tallies


def play_scene(start: Wild, job: Job, name: str, tally: Tally) -> bool:
    """Let a player play the current Scene; return True if it triumphs."""
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


def rows_of(game: Storyfold, name: str, tally: Tally) -> list[Row]:
    """Return a row for each Scene, one for all of them, and of whole campaigns the endings and restarts."""
    rows: list[Row] = []
    for id in [scene.id for scene in game.tables.scenes if tally.begun[scene.id]]:
        row = _share(name, id, tally.won[id], tally.begun[id])
        if game is GAME and id in DESIGNED:
            row |= dict(zip(("patient %", "eager %", "careful %"), DESIGNED[id], strict=True))
        rows.append(row)
    rows.append(_share(name, "all", tally.won.total(), tally.begun.total()) | {"decisions": tally.decisions})
    campaigns = tally.endings.total()
    rows += [_share(name, f"ending {id}", tally.endings[id], campaigns) for id in game.tables.endings if campaigns]
    rows += [{"player": name, "scene": f"restarts of {id}", "begun": n} for id, n in sorted(tally.restarts.items())]
    return rows


def _share(name: str, scene: str, won: int, begun: int) -> Row:
    low, high = wilson(won / begun, begun)
    interval = [round(100 * low), round(100 * high)]
    return {"player": name, "scene": scene, "begun": begun, "won": won, "%": round(100 * won / begun), "95 %": interval}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of campaigns."""
    group = parser.add_argument_group("campaigns of Storyfold: Wildwoods")
    group.add_argument("--campaigns", type=int, help="play so many campaigns instead of pairings")
    group.add_argument("--seed", type=int, default=0, help="of the first campaign (0)")
    group.add_argument("--longest", type=int, default=20_000, help="decisions after which a campaign is stuck (20000)")
    group.add_argument("--players", nargs="+", default=["greedy"], help="players, each plays every campaign (greedy)")
    group.add_argument("--scenes", nargs="+", default=[], help="only these Scenes, from where a greedy player begins")
    group.add_argument("--data", type=Path, help="folder of another campaign")


def play_all(args: argparse.Namespace, parser: argparse.ArgumentParser) -> list[Row]:
    """Play all campaigns; return the table."""
    try:
        for name in args.players:
            bot(name)
    except BadInput as error:
        parser.error(str(error))
    game = GAME if args.data is None else Storyfold(args.data)
    if unknown := {*args.scenes} - {scene.id for scene in game.tables.scenes}:
        parser.error(f"no such Scene: {', '.join(sorted(unknown))}")
    players, scenes = tuple(args.players), frozenset(args.scenes)
    tallies = [Tally() for _ in players]
    jobs = [Job(args.data, args.seed + i, args.longest, players, scenes) for i in range(args.campaigns)]
    with Pool(args.jobs) as pool:
        for done, all in enumerate(pool.imap_unordered(work, jobs), 1):
            for tally, one in zip(tallies, all, strict=True):
                tally.add(one)
            won = ", ".join(f"{tally.won.total()}/{tally.begun.total()}" for tally in tallies)
            progress(f"{done}/{args.campaigns} campaigns, Scenes won {won}")
    return [row for name, tally in zip(players, tallies, strict=True) for row in rows_of(game, name, tally)]
