"""How strong the computer players are, with progress; stopped and run again, it continues.

    python bench/strength.py --file strength.jsonl --jobs 2
    python bench/strength.py --file quick.jsonl --games 20 --game living_forest_duel --pair adept,apprentice
    python bench/strength.py --file strength.jsonl --table
    python bench/strength.py --campaigns 200 [--players greedy adviser@40it] [--scenes c2s4 c3s4] [--data FOLDER]

Each pairing is played with every deal from both seats. Every match is one line of the file as soon as it is done, and
matches already in the file are skipped. The table has the share of matches won with its 95 % interval (Wilson), the
aim, and how many deals one side won from both seats: where these are few, luck decides. A level that uses all cores by
itself, as grandmaster does, plays one match at a time. `radura simulate` compares any other players.

With ``--campaigns`` players play campaigns of Storyfold: Wildwoods instead, and the table has the share of Scenes that
each wins. Campaign i is played with the seed ``seed + i``, so the table is the same for any number of jobs (unless a
player has seconds to think). With ``--scenes`` the greedy player plays the campaign, and at the first choice of each of
these Scenes every player plays that Scene from there, with the same luck: a slow player need not play the rest. Next to
the figures of The Hush Beneath the Leaves are those of the three players it was designed with (docs/make/campaigns.md).
A campaign that does not come to an end, within ``--longest`` decisions, is an error.
"""

import argparse
from pathlib import Path

from parts import campaigns
from parts.measure import Row, show
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
"""The pairings, and the share of matches that the first should win."""
AIMS = {("res_arcana_duo", "master", "greedy"): 0.90}
"""Other aims of single games."""


def play(key: Key, count: int, jobs: int, file: Path, done: list[Played]) -> None:
    """Play the missing matches of a pairing, appending each to the file."""
    game, *pair = key
    known = {(played.seed, played.turn) for played in done}
    left = [pairing for pairing in pairings(count, 2, 0) if tuple(pairing) not in known]
    with Progress() as bar, file.open("ab") as out:
        bar_task = bar.add_task(f"{game}: {pair[0]} against {pair[1]}", total=count, completed=count - len(left))
        for part in play_all(tasks(game, [f"bot:{name}" for name in pair], {}, left, 1), jobs):
            out.writelines(line_of(key, played) for played in part)
            out.flush()
            bar.advance(bar_task, len(part))


def rows_of(found: dict[Key, list[Played]], aims: dict[Key, float]) -> list[Row]:
    """Return the rows of the pairings that were played."""
    rows: list[Row] = []
    for (game, one, other), aim in aims.items():
        results = found.get((game, one, other), [])
        if not results:
            continue
        score = scores(results, 2, by_seat=False)[0]
        low, high = wilson(score.share, score.matches)
        one_sided, deals = decided(results, 2)
        row: Row = {"game": game, "pairing": f"{one} against {other}", "matches": score.matches}
        row |= {"won %": round(100 * score.share, 1), "95 %": [round(100 * low, 1), round(100 * high, 1)]}
        rows.append(row | {"aim %": round(100 * aim), "one-sided deals": one_sided, "deals": deals})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=Path("strength.jsonl"), help="file with the matches")
    parser.add_argument("--games", type=int, default=200, help="matches of each pairing (200)")
    parser.add_argument("--game", action="append", choices=GAMES, help="default: all")
    parser.add_argument("--pair", action="append", help="such as master,greedy; time to think as in `radura simulate`")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes (1)")
    parser.add_argument("--table", action="store_true", help="play nothing, only show the file")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each row")
    campaigns.arguments(parser)
    args = parser.parse_args()
    if args.campaigns:
        show(campaigns.play_all(args, parser), args.json)
        return
    pairs = PAIRS
    if args.pair:
        named = {(one, other): aim for one, other, aim in PAIRS}
        wanted = [tuple(pair.split(",")) for pair in args.pair]
        pairs = tuple((one, other, named.get((one, other), 0.5)) for one, other in wanted)
    aims = {(game, *pair[:2]): AIMS.get((game, *pair[:2]), pair[2]) for game in args.game or GAMES for pair in pairs}
    if not args.table:
        for key in aims:
            play(key, args.games, args.jobs, args.file, read(args.file).get(key, []))
    show(rows_of(read(args.file), aims), args.json)


if __name__ == "__main__":
    main()
