"""Golden records lead to the same table, events and words, decision by decision."""

import re
import shutil
from pathlib import Path

import pytest

import radura
from radura.core.record import Record
from tests.support.golden import MATCHES, VIEWS, batches, difference, golden_file, installed, records, views


@pytest.mark.parametrize("id", installed())
def test_every_game_has_golden_matches_for_each_number_of_seats_and_one_in_words(id: str) -> None:
    game = radura.game(id)
    seats = {len(Record.load(path).seats) for path in records(id)}
    assert seats == {*range(game.min_seats, game.max_seats + 1)}, f"tools/golden, or: python -m tests.golden.make {id}"
    assert [golden_file(path).suffix for path in records(id)].count(".told") == 1


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_leads_to_what_it_led_to(path: Path) -> None:
    found = difference(path)
    assert not found, f"{found}\nIf this is meant: tools/golden, then read the diff."
    assert Record.load(path).replay().outcome is not None


def test_the_first_decision_that_differs_is_named_with_its_parts_and_words(tmp_path: Path) -> None:
    original = next(path for path in records("living_forest_duel") if golden_file(path).suffix == ".hashes")
    path = Path(shutil.copy(original, tmp_path))
    names, *lines = golden_file(original).read_text(encoding="utf-8").splitlines()
    line, _, hashes = lines[9].rpartition(" = ")
    lines[9] = f"{line} = {' '.join([*hashes.split()[:-1], '0000'])}"
    path.with_suffix(".hashes").write_text("\n".join([names, *lines]), encoding="utf-8")
    first, asked, *_ = difference(path).splitlines()
    assert first.endswith(f"decision 9 (`{line}`) differs: words in nl")
    assert re.match(r"\d+ seat [01]: \w", asked)
    path.with_suffix(".hashes").write_text("\n".join([names, *lines[:9]]), encoding="utf-8")
    assert f"decision 9 (`{line}`) differs: options, view of 0" in difference(path)


@pytest.mark.parametrize("id", installed())
def test_the_browser_is_tested_with_views_of_today(id: str) -> None:
    kept = (VIEWS / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert kept == views(id), f"python -m tests.golden.make --told {id}"
    match = (MATCHES / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert match == batches(id), f"python -m tests.golden.make --told {id}"
