"""What it costs to keep a position beside a match's record: ``python bench/snapshots.py``.

Prints one JSON line a game: microseconds to write a position as it is stored and to read it back, its bytes, and the
bytes of the lines of the record that it stands for.
"""

import argparse
import json
import random
import time
import zlib

import msgspec

import radura
from radura.core.record import write_lines
from radura.server.story import PART, snapshot_of

GAMES = ("living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods")


def measure(id: str) -> dict[str, object]:
    """Play a match at random, and store every position of it."""
    game = radura.game(id)
    match = radura.Match(radura.Record.start(game, ["human"] * game.min_seats, seed=bytes(32)))
    choice = random.Random(1)
    states = []
    while match.state.actor >= 0 and len(states) < 200:
        states.append(match.state)
        match.play(choice.choice(match.state.legal()))
    began = time.process_time()
    rows = [snapshot_of("m", n, n, state) for n, state in enumerate(states)]
    written = time.process_time()
    for row in rows:
        game.position(msgspec.json.decode(zlib.decompress(row.position)), chance="explicit")
    read = time.process_time()
    lines = sum(len(line) + 1 for line in write_lines(game, match.record.actions))
    return {
        "game": id,
        "write_us": round(1e6 * (written - began) / len(rows)),
        "read_us": round(1e6 * (read - written) / len(rows)),
        "bytes": sum(len(row.position) for row in rows) // len(rows),
        "lines_bytes": PART * lines // len(states),
    }


def main() -> None:
    """Measure all games."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for id in GAMES:
        print(json.dumps(measure(id)))


if __name__ == "__main__":
    main()
