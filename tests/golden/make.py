"""Writes the golden records anew: ``make golden``, then read the diff.

``python -m tests.golden.make GAME...`` does so for single games.

Beside each ``NAME.record`` lies ``NAME.views``: a line for each decision, with a hash of what
every pair of eyes sees there. A changed line says from which decision on the table, the
words or the options differ.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import radura
from radura.bots import BOTS, InfoSet
from radura.core.chance import Seeded
from radura.core.check import eyes
from radura.core.game import AnyGame
from radura.core.kernel import OVER, State
from radura.core.record import Match, Record

FOLDER = Path(__file__).parent


def view_hashes(record: Record) -> list[str]:
    """Return a line for each decision of a record: its number, the actor and the hash of all views."""
    game = radura.game(record.game)
    state: State = game.new(len(record.seats), record.options, chance="explicit")
    lines: list[str] = []
    for number, (actor, action) in enumerate(record.actions):
        if actor >= 0:
            lines.append(f"{number} {actor} {_hash(state)}")
        state.apply(action)
    lines.append(f"{len(record.actions)} end {_hash(state)}")
    return lines


def _hash(state: State) -> str:
    digest = hashlib.sha256()
    for seat in eyes(state):
        digest.update(msgspec.json.encode(state.view(seat), order="sorted"))
    return digest.hexdigest()[:16]


def written(game: str = "*") -> list[Path]:
    """Return the golden records of a game, or of all of them, sorted."""
    return sorted(FOLDER.glob(f"{game}/*.record"))


def played(game: AnyGame) -> Iterator[tuple[str, Record]]:
    """Play the matches that make the golden records of a game: every seat count, random and greedy."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for level in ("random", "greedy"):
            for seed in range(2):
                options = {s.id: s.values[-1] for s in game.settings} if seed else {}
                yield f"{level}-{seats}-{seed}", _play(game, [f"bot:{level}"] * seats, options, seed)


def _play(game: AnyGame, seats: list[str], options: dict[str, str], seed: int) -> Record:
    bots = [BOTS[name.removeprefix("bot:")]() for name in seats]
    luck = Seeded(seed + 1)
    match = Match(Record.start(game, seats, options, seed))
    while (seat := match.state.actor) != OVER:
        match.play(bots[seat].choose(InfoSet(match.state, seat), luck))
    return match.record


def main(games: list[str]) -> None:
    """Write the golden records of these games, or of all of them."""
    for id in games or installed():
        for old in written(id):
            old.with_suffix(".views").unlink(missing_ok=True)
            old.unlink()
        folder = FOLDER / id
        folder.mkdir(exist_ok=True)
        for name, record in played(radura.game(id)):
            record.save(folder / f"{name}.record")
            (folder / f"{name}.views").write_text("\n".join(view_hashes(record)) + "\n", encoding="utf-8")


def installed() -> list[str]:
    """Return the ids of the games that are part of the project."""
    return [id for id in radura.games() if radura.game(id).package.startswith("radura.games.")]


if __name__ == "__main__":
    main(sys.argv[1:])
