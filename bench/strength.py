"""How strong the levels are: the whole table of pairings, with progress; stopped and run again, it goes on.

    python bench/strength.py --file strength.jsonl --jobs 2
    python bench/strength.py --file quick.jsonl --games 20 --game living_forest_duel --pair adept,apprentice
    python bench/strength.py --file strength.jsonl --table

Each pairing is played with every deal from both seats. Every match is one line of the file as soon as it is done; what
stands there is not played again. The table has the share of matches won with its 95 % interval (Wilson), the aim, and
how many deals one side won from both seats: where that is seldom, luck decides. Who uses all cores without help, as
grandmaster does, plays one match at a time.
"""

import argparse
from pathlib import Path

from rich.progress import Progress

from radura.bots.arena import Played, pairings, play_all, tasks
from radura.bots.ledger import Key, line_of, read
from radura.bots.tally import decided, scores, wilson

GAMES = ("living_forest_duel", "res_arcana_duo", "casting_shadows")
PAIRS = (
    ("novice", "random", 0.95),
    ("apprentice", "novice", 0.65),
    ("adept", "apprentice", 0.65),
    ("master", "adept", 0.65),
    ("master", "greedy", 0.80),
    ("grandmaster", "master", 0.60),
)
"""Who plays whom, and the share that is aimed at."""
AIMS = {("res_arcana_duo", "master", "greedy"): 0.90}
"""Other aims of single games."""


def play(key: Key, count: int, jobs: int, file: Path, done: list[Played]) -> None:
    """Play what is missing of a pairing, and note every match."""
    game, *pair = key
    known = {(played.seed, played.turn) for played in done}
    left = [pairing for pairing in pairings(count, 2, 0) if tuple(pairing) not in known]
    with Progress() as bar, file.open("ab") as out:
        bar_task = bar.add_task(f"{game}: {pair[0]} against {pair[1]}", total=count, completed=count - len(left))
        for part in play_all(tasks(game, [f"bot:{name}" for name in pair], {}, left, 1), jobs):
            out.writelines(line_of(key, played) for played in part)
            out.flush()
            bar.advance(bar_task, len(part))


def show(found: dict[Key, list[Played]], aims: dict[Key, float]) -> None:
    """Print the table."""
    print(f"{'game':20}{'pairing':28}{'matches':>8}  {'won':>6}  {'95 %':>14}  {'aim':>5}  one-sided deals")
    for (game, one, other), aim in aims.items():
        results = found.get((game, one, other), [])
        if not results:
            continue
        score = scores(results, 2, by_seat=False)[0]
        low, high = wilson(score.share, score.matches)
        one_sided, deals = decided(results, 2)
        pair = f"{one} against {other}"
        print(
            f"{game:20}{pair:28}{score.matches:8}  {score.share:6.1%}  {low:6.1%} {high:6.1%}  {aim:5.0%}"
            f"  {one_sided} of {deals}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=Path("strength.jsonl"), help="where matches are noted")
    parser.add_argument("--games", type=int, default=200, help="matches of each pairing")
    parser.add_argument("--game", action="append", choices=GAMES, help="default: all")
    parser.add_argument("--pair", action="append", help="such as master,greedy; times to think as in simulate")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="only show what the file has")
    args = parser.parse_args()
    pairs = PAIRS
    if args.pair:
        named = {(one, other): aim for one, other, aim in PAIRS}
        wanted = [tuple(pair.split(",")) for pair in args.pair]
        pairs = tuple((one, other, named.get((one, other), 0.5)) for one, other in wanted)
    aims = {(game, *pair[:2]): AIMS.get((game, *pair[:2]), pair[2]) for game in args.game or GAMES for pair in pairs}
    if not args.table:
        for key in aims:
            play(key, args.games, args.jobs, args.file, read(args.file).get(key, []))
    show(read(args.file), aims)


if __name__ == "__main__":
    main()
