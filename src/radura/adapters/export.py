"""Records as tables of Parquet, for imitation and offline learning: a row for each decision.

| column | |
|---|---|
| match | the file's name |
| step | the number of the decision in its match |
| seat, seats | who decided, and how many sit there |
| observation | what the seat saw: ``float32`` |
| action_mask | what it could choose: ``bool`` |
| action | what it chose |
| return | what the match was worth to the seat; null if it was broken off |

The metadata of the file hold the game, its rules and the names of features and actions.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from radura.adapters import VERSION
from radura.adapters.extras import missing
from radura.adapters.observations import Observer
from radura.core.game import AnyGame
from radura.core.game import game as find_game
from radura.core.kernel import CHANCE
from radura.core.record import Record
from radura.core.text import BadInput

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing(error) from None

ROWS = 2_048
"""So many decisions are held in memory and written together."""

Row = tuple[str, int, int, int, Any, Any, int, float | None]


def schema_of(game: AnyGame, observer: Observer) -> Any:
    """Return the columns of a game's table."""
    about = {
        "game": game.id,
        "rules_version": str(game.rules_version),
        "observations": f"v{VERSION}",
        "obs_names": json.dumps(observer.names),
        "actions": json.dumps([game.actions.show(action) for action in range(game.actions.size)]),
    }
    columns = [
        ("match", pa.string()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("seats", pa.int8()),
        ("observation", pa.list_(pa.float32(), observer.size)),
        ("action_mask", pa.list_(pa.bool_(), observer.actions)),
        ("action", pa.int32()),
        ("return", pa.float32()),
    ]
    return pa.schema(columns, metadata=about)


def rows(name: str, record: Record, observer: Observer) -> Iterator[Row]:
    """Yield the decisions of a record; every one of its actions is checked first."""
    outcome = record.replay().outcome
    state = record.opening()
    step = record.past_steps
    for actor, action in record.actions:
        if actor != CHANCE:
            worth = None if outcome is None else float(outcome.returns[actor])
            seen, mask = observer.tensor(state, actor), observer.mask(state, actor).astype(np.bool_)
            yield name, step, actor, state.seats, seen, mask, action, worth
            step += 1
        state.apply(action)


def export(paths: Iterable[Path], target: Path, done: Callable[[int], None] = lambda _: None) -> int:
    """Write the decisions of records of one game into a file; return how many.

    They are read one after another. If one of them cannot be, nothing is written. ``done`` is told after each record.
    """
    count = 0
    part = target.with_name(f"{target.name}.part")
    table: _Table | None = None
    try:
        for number, path in enumerate(paths, start=1):
            record = Record.load(path)
            if table is None:
                table = _Table(find_game(record.game), part)
            if record.game != table.game.id:
                raise BadInput("core-err-export-game", file=path.name, given=record.game, wanted=table.game.id)
            count += table.add(path.stem, record)
            done(number)
        if table is not None:
            table.close()
            part.replace(target)
    finally:
        if table is not None:
            table.close()
        part.unlink(missing_ok=True)
    return count


class _Table:
    """A file that is being written."""

    def __init__(self, game: AnyGame, path: Path) -> None:
        self.game = game
        self._observer = Observer(game)
        self._schema = schema_of(game, self._observer)
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")

    def add(self, name: str, record: Record) -> int:
        """Write the decisions of a record and return how many there are."""
        found = rows(name, record, self._observer)
        count = 0
        while chunk := list(islice(found, ROWS)):
            columns: list[Any] = list(zip(*chunk, strict=True))
            for at in (4, 5):
                flat = np.concatenate(columns[at])
                columns[at] = pa.FixedSizeListArray.from_arrays(pa.array(flat), len(columns[at][0]))
            self._writer.write_table(pa.table(columns, schema=self._schema))
            count += len(chunk)
        return count

    def close(self) -> None:
        """Write what is left."""
        self._writer.close()
