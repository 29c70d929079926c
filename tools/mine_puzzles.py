#!/usr/bin/env python3
"""Look for puzzles in matches between computer players, and write those that are proved to the game's own file.

    tools/mine_puzzles.py living_forest_duel save --want 8

Those with the other goal stay as they are. The same arguments give the same matches and the same puzzles, as long as
rules and greedy computer players stay as they are; the file says how it was written. Every puzzle says where it comes
from, and is called after that.
"""

import argparse
import json
import multiprocessing
import re
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import NamedTuple

import radura
from radura.bots import GreedyBot, InfoSet, RandomBot
from radura.core.chance import Seeded
from radura.core.game import AnyGame
from radura.core.kernel import CHANCE, OVER, State
from radura.core.record import play
from radura.learn.proof import Goal, Plan, Proof, Unproved, opens_turn, solution
from radura.learn.puzzles import FEWEST, Puzzle, load, stars_of

GAMES = Path(__file__).parents[1] / "src" / "radura" / "games"
NAME = "tools/mine_puzzles.py"
BLOCK = 16
"""Matches between two looks at what was found."""
ASKED = ("seed", "want", "each", "single", "most", "sounding", "whims")
"""The arguments on which the puzzles depend."""
DEEP = 4
"""Plans of so many decisions and more are of one depth."""
LINES = 8
"""Turns played at random before a search: where most of them go well, nobody is in danger."""
LOOK_BACK: dict[Goal, int] = {"win": 1, "save": 2}
"""How many turns before the end of a match are asked for a goal: one is won in the last, and saved before or in it."""


class Found(NamedTuple):
    """A position with the one plan that reaches the goal."""

    goal: Goal
    seat: int
    plan: Plan
    seed: int
    decision: int
    position: str
    """As JSON."""


class Moment(NamedTuple):
    """A position in a match, and how many decisions were taken before it."""

    decision: int
    state: State


def turns(game: AnyGame, seed: int, whims: int) -> list[list[Moment]]:
    """Play a match and return the positions in which somebody had to choose, parted where the choice went over."""
    luck, greedy, whim = Seeded(seed), GreedyBot(samples=1), RandomBot()
    state = game.new(seats=2, seed=seed)
    parts: list[list[Moment]] = []
    actor, decision = -1, 0
    while state.actor != OVER:
        if state.actor != actor:
            parts.append([])
        actor = state.actor
        parts[-1].append(Moment(decision, _explicit(state)))
        bot = whim if luck.below(100) < whims else greedy
        state.apply(bot.choose(InfoSet(state, actor), luck))
        decision += 1
    return parts


def _explicit(state: State) -> State:
    state = state.clone()
    state.rng = None
    return state


def mine(args: argparse.Namespace, seed: int) -> Found | None:
    """Return the deepest puzzle of a match, from its end."""
    parts = turns(radura.game(args.game), seed, args.whims)
    found = (deepest(args, part, seed) for part in parts[: -LOOK_BACK[args.goal] - 1 : -1])
    return next((one for one in found if one is not None), None)


def deepest(args: argparse.Namespace, part: list[Moment], seed: int) -> Found | None:
    """Return the puzzle with the longest way to its goal in a turn."""
    best: Found | None = None
    for decision, state in reversed(part):  # from the end: each search is longer than the one before
        if not state.game.is_resting(state) or len(state.choices) == 1:
            continue
        if args.goal == "save" and not is_in_danger(state, args.sounding, seed):
            continue
        try:
            plan = solution(state, state.actor, args.goal, args.most)
        except Unproved:
            break
        if plan is not None and len(plan) >= FEWEST[args.goal]:
            position = json.dumps(state.to_position(), separators=(",", ":"), ensure_ascii=False)
            best = Found(args.goal, state.actor, plan, seed, decision, position)
    return best


def is_in_danger(state: State, most: int, seed: int) -> bool:
    """Tell whether most turns that are played at random from here lose the match."""
    luck, lost = Seeded(seed), 0
    for played in range(1, LINES + 1):
        lost += is_lost_at_random(state, luck, most)
        if played - lost > LINES // 2:
            return False
    return True


def is_lost_at_random(state: State, luck: Seeded, most: int) -> bool:
    """Play a turn to its end at random, and tell whether the match is lost then as far as so short a search shows."""
    seat, state, is_over = state.actor, state.clone(), False
    while not is_over and state.actor in (seat, CHANCE):
        action = state.draw(luck) if state.actor == CHANCE else state.choices[luck.below(len(state.choices))]
        is_over = opens_turn(play(state, action))
    if state.actor == OVER:
        return state.outcome is not None and state.outcome.winners != (seat,)
    try:
        return Proof(seat, "save", most).is_threatened(state)
    except Unproved:
        return False


def written(found: Found) -> str:
    """Return a puzzle as it stands in the file."""
    assert "'" not in found.position, "a literal string of TOML holds no such sign"
    plan = ", ".join(json.dumps(name) for name in found.plan)
    return (
        f'[[puzzle]]\nid = "{found.goal}_{found.seed}_{found.decision}"\ngoal = "{found.goal}"\nseat = {found.seat}\n'
        f"plan = [{plan}]\nsource = {{ seed = {found.seed}, decision = {found.decision} }}\n"
        f"position = '{found.position}'\n"
    )


def arguments() -> argparse.ArgumentParser:
    """Return what can be asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("goal", choices=LOOK_BACK)
    parser.add_argument("--seed", type=int, default=1, help="the first match")
    parser.add_argument("--want", type=int, default=28, help="how many puzzles")
    parser.add_argument("--each", type=int, default=14, help="at most so many of one depth")
    parser.add_argument("--single", type=int, default=5, help="at most so many of a single decision")
    parser.add_argument("--most", type=int, default=3_000, help="positions looked at before a search is given up")
    parser.add_argument("--sounding", type=int, default=600, help="and in the short searches for danger before it")
    parser.add_argument("--whims", type=int, default=12, help="decisions at random, of 100: good matches look alike")
    parser.add_argument("--jobs", type=int, default=2, help="processes; the puzzles do not depend on it")
    return parser


def main() -> None:
    """Mine until there are enough."""
    args = arguments().parse_args()
    found: list[Found] = []
    depths: Counter[int] = Counter()
    seed = args.seed
    with multiprocessing.Pool(args.jobs) as pool:
        while len(found) < args.want:
            for one in pool.imap(partial(mine, args), range(seed, seed + BLOCK)):
                if one is None or len(found) == args.want:
                    continue
                deep = min(len(one.plan), DEEP)
                if depths[deep] < (args.single if deep == 1 else args.each):
                    depths[deep] += 1
                    found.append(one)
            seed += BLOCK
            told = ", ".join(f"{n} in {deep}" for deep, n in sorted(depths.items()))
            print(f"\r{seed - args.seed} matches: {told}   ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    folder = GAMES / args.game / "learn"
    folder.mkdir(exist_ok=True)
    file = folder / "puzzles.toml"
    kept = [] if not file.is_file() else [found_in(one) for one in load(radura.game(args.game), file).values()]
    ways = ways_of(file.read_text(encoding="utf-8")) if file.is_file() else {}
    ways[args.goal] = way(args)
    file.write_text(
        file_of(args.game, ways, [*(one for one in kept if one.goal != args.goal), *found]), encoding="utf-8"
    )


def found_in(puzzle: Puzzle) -> Found:
    """Return a puzzle that stands in a file as if it had just been found."""
    seed, decision = puzzle.source.seed, puzzle.source.decision
    return Found(puzzle.goal, puzzle.seat, puzzle.plan, seed, decision, puzzle.position)


def way(args: argparse.Namespace) -> str:
    """Return the command that finds puzzles again."""
    asked = " ".join(f"--{name} {getattr(args, name)}" for name in ASKED)
    return f"{NAME} {args.game} {args.goal} {asked}"


def ways_of(text: str) -> dict[str, str]:
    """Return what a file says about how the puzzles of each goal were found."""
    return {goal: line for goal in LOOK_BACK for line in re.findall(rf"(?m)^# {goal}: (.+)$", text)}


def file_of(game: str, ways: dict[str, str], found: list[Found]) -> str:
    """Return the file of a game, the easiest puzzles first."""
    head = [f"# Puzzles of {game}, from matches of greedy computer players that take some decisions at random (whims)."]
    head += ["# `source` names match and decision. How they were found:"]
    head += [f"# {goal}: {ways[goal]}" for goal in LOOK_BACK if goal in ways]
    ordered = sorted(found, key=lambda one: (stars_of(one.plan), len(one.plan), one.goal != "save", one.seed))
    return "\n".join([*head, "", *(written(one) for one in ordered)])


if __name__ == "__main__":
    main()
