"""What it costs to store a position beside a match's record, and to read it back."""

import random
import time
import zlib

import msgspec

import radura
from radura.core.record import write_lines
from radura.server.story import PART, snapshot_of


def stored(id: str) -> dict[str, int]:
    """Store every position of a random match; return microseconds and bytes of one.

    ``record lines B`` are the bytes of the lines of the record that one stored position stands for.
    """
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
        "store us": round(1e6 * (written - began) / len(rows)),
        "load us": round(1e6 * (read - written) / len(rows)),
        "position B": sum(len(row.position) for row in rows) // len(rows),
        "record lines B": PART * lines // len(states),
    }
