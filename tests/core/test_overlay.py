"""Data of one's own: a record remembers which, and replays with no other."""

from pathlib import Path

import pytest
from tests.support.parley import Parley

from radura import BadInput, Record
from radura.core import game as registry
from radura.core.overlay import use_data


def test_a_record_replays_only_with_the_data_it_was_made_with(
    parley: Parley, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    corrected = Parley()
    corrected.data_hash = "0123456789abcdef"
    monkeypatch.setattr(Parley, "with_data", lambda self, folder: corrected)
    monkeypatch.setenv("RADURA_DATA", "")
    assert use_data([f"parley={tmp_path}"]) == [corrected]
    text = Record.start(corrected, ["human"] * 3).to_text()
    assert '"data": "0123456789abcdef"' in text
    assert Record.from_text(text).replay().to_position() == corrected.new(chance="explicit").to_position()
    registry.register(parley)
    with pytest.raises(BadInput, match=r"made with other data \(0123456789abcdef\) than the game uses here \(-\)"):
        Record.from_text(text).replay()


def test_a_damaged_hash_is_named(parley: Parley) -> None:
    text = Record.start(parley, ["human"] * 3).to_text().replace('"commitment"', '"data": "x", "commitment"')
    with pytest.raises(BadInput, match='Expected: "data": 16 hex'):
        Record.from_text(text)


def test_nothing_is_offered_if_one_folder_is_wrong(parley: Parley, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot load content from a folder"):
        use_data([f"parley={tmp_path}"])
    assert registry.game("parley") is parley
