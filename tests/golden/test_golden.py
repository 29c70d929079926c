"""Golden records lead to the same table, events and words, decision by decision."""

from pathlib import Path

import pytest

import radura
from radura.core.record import Record
from tests.support.golden import MATCHES, VIEWS, batches, difference, installed, is_in_words, records, views


@pytest.mark.parametrize("id", installed())
def test_every_game_has_golden_matches_for_each_number_of_seats_and_one_in_words(id: str) -> None:
    game = radura.game(id)
    seats = {len(Record.load(path).seats) for path in records(id)}
    assert seats == {*range(game.min_seats, game.max_seats + 1)}, f"tools/golden, or: python -m tests.golden.make {id}"
    assert sum(map(is_in_words, records(id))) == 1


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_leads_to_what_it_led_to(path: Path) -> None:
    found = difference(path)
    assert not found, f"{found}\nIf this is meant: tools/golden, then read the diff."
    assert Record.load(path).replay().outcome is not None


@pytest.mark.parametrize("id", installed())
def test_the_browser_is_tested_with_views_of_today(id: str) -> None:
    kept = (VIEWS / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert kept == views(id), f"python -m tests.golden.make --told {id}"
    match = (MATCHES / f"{id}.jsonl").read_text(encoding="utf-8").splitlines()
    assert match == batches(id), f"python -m tests.golden.make --told {id}"
