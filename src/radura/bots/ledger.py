"""Matches between two computer players as lines of a file: what stands there is not played again."""

from pathlib import Path
from typing import TypeAlias

import msgspec

from radura.bots.arena import Played
from radura.core.text import BadInput

Key: TypeAlias = tuple[str, str, str]
"""A game, and who played whom in it: ``("res_arcana_duo", "master", "adept@0.5s")``."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match; its record is left out, since game, players, seed and turn lead to it again."""

    game: str
    pair: tuple[str, str]
    seed: int
    turn: int
    entrants: tuple[int, ...]
    returns: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    seconds: float


def read(path: Path) -> dict[Key, list[Played]]:
    """Return the matches of a file, by game and players; none if there is no such file. BadInput names a wrong line."""
    found: dict[Key, list[Played]] = {}
    try:
        lines = path.read_bytes().splitlines() if path.exists() else []
    except OSError as error:
        raise BadInput("core-err-file", given=str(path), why=error.strerror or "") from None
    for n, text in enumerate(lines, start=1):
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.MsgspecError as error:
            raise BadInput("core-err-ledger", given=str(path), line=n, why=str(error)) from None
        told = {field: getattr(line, field) for field in Played._fields if field != "record"}
        found.setdefault((line.game, *line.pair), []).append(Played("", **told))
    return found


def line_of(key: Key, played: Played) -> bytes:
    """Return a match as a line of the file."""
    game, *pair = key
    told = played._asdict()
    del told["record"]
    return msgspec.json.encode({"game": game, "pair": pair, **told}) + b"\n"
