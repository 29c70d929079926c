"""Old records replay to the same table, action by action."""

from pathlib import Path

import pytest

from radura.core.record import Record
from tests.golden.make import MATCHES, VIEWS, batches, installed, told, views, written


@pytest.mark.parametrize("id", installed())
def test_every_game_has_golden_records_of_random_and_of_greedy_play(id: str) -> None:
    levels = {path.stem.partition("-")[0] for path in written(id)}
    assert levels == {"random", "greedy"}, f"tools/golden, or: python -m tests.golden.make {id}"


@pytest.mark.parametrize("path", written(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_same_table(path: Path) -> None:
    record = Record.load(path)
    assert record.replay().outcome is not None
    expected = path.with_suffix(".told").read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told(record), expected, strict=True), start=1):
        assert now == then, f"{path.stem}.told differs from line {number} on; `tools/golden` if this is meant"


@pytest.mark.parametrize("id", installed())
def test_the_browser_is_tested_with_views_of_today(id: str) -> None:
    kept = (VIEWS / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert kept == views(id), f"python -m tests.golden.make --told {id}"
    match = (MATCHES / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert match == batches(id), f"python -m tests.golden.make --told {id}"
