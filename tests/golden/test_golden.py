"""Old records replay to the same table, action by action."""

from pathlib import Path

import pytest

from radura.core.record import Record
from tests.golden.make import view_hashes, written


@pytest.mark.parametrize("path", written(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_the_same_views(path: Path) -> None:
    record = Record.load(path)
    assert record.replay().outcome is not None
    expected = path.with_suffix(".views").read_text(encoding="utf-8").splitlines()
    for now, then in zip(view_hashes(record), expected, strict=True):
        assert now == then, f"{path.name} differs from here on; `make golden` if this is meant, and read the diff"
