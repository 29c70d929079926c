"""Records as tables, read back by what researchers read with."""

import json
from pathlib import Path

import numpy as np
import pandas
import polars
import pyarrow.parquet as pq
import pytest

import radura
from radura.adapters.observations import Observer
from radura.cli import main
from radura.core.match import Match
from radura.core.record import Record


def recorded(folder: Path, id: str, seed: int, decisions: int) -> Record:
    game = radura.game(id)
    match = Match(Record.start(game, ["a", "b"], {}, seed))
    for number in range(decisions):
        if match.state.actor == radura.OVER:
            break
        legal = match.state.legal()
        match.play(legal[number * 7 % len(legal)])
    match.record.save(folder / f"{id}-{seed}.radura")
    return match.record


def test_every_decision_is_a_row_for_pandas_and_polars(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = recorded(tmp_path, "living_forest_duel", 1, 2_000)
    broken_off = recorded(tmp_path, "living_forest_duel", 2, 30)
    target = tmp_path / "out.parquet"
    assert main(["export", str(tmp_path), "--to", str(target), "--lang", "en"]) == 0
    table = pandas.read_parquet(target)
    played = [(actor, action) for record in (whole, broken_off) for actor, action in record.actions if actor >= 0]
    assert f"2 records, {len(played)} decisions" in capsys.readouterr().out
    assert list(zip(table["seat"], table["action"], strict=True)) == played
    outcome = whole.replay().outcome
    assert outcome is not None
    finished = table[table["match"] == "living_forest_duel-1"]
    assert [outcome.returns[seat] for seat in finished["seat"]] == finished["return"].tolist()
    assert table[table["match"] == "living_forest_duel-2"]["return"].isna().all()
    assert finished["step"].tolist() == list(range(len(finished)))

    frame = polars.read_parquet(target)
    assert frame["action"].to_list() == table["action"].tolist()
    observer = Observer(radura.game("living_forest_duel"))
    assert frame["observation"].to_numpy().shape == (len(played), observer.size)
    masks = frame["action_mask"].to_numpy()
    assert all(mask[action] for mask, action in zip(masks, frame["action"], strict=True))
    state = broken_off.replay(max(at for at, (actor, _) in enumerate(broken_off.actions) if actor >= 0))
    last = frame.row(-1, named=True)
    assert np.array_equal(np.array(last["observation"], np.float32), observer.tensor(state, state.actor))

    about = pq.read_schema(target).metadata
    assert about[b"game"] == b"living_forest_duel"
    assert tuple(json.loads(about[b"obs_names"])) == observer.names


def test_two_games_are_not_mixed_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(tmp_path, "living_forest_duel", 1, 5)
    recorded(tmp_path, "res_arcana_duo", 1, 5)
    target = tmp_path / "out.parquet"
    assert main(["export", str(tmp_path), "--to", str(target), "--lang", "en"]) == 2
    assert "Export each game to its own file" in capsys.readouterr().err
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".radura", ".radura"]


def test_a_damaged_record_leaves_an_older_table_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recorded(tmp_path, "living_forest_duel", 1, 5)
    bad = tmp_path / "z.radura"
    bad.write_text((tmp_path / "living_forest_duel-1.radura").read_text() + "0 fly(moon)\n")
    target = tmp_path / "out.parquet"
    target.write_text("old")
    assert main(["export", str(tmp_path), "--to", str(target), "--lang", "en"]) == 2
    assert "fly(moon)" in capsys.readouterr().err
    assert target.read_text() == "old"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["{}/none.radura"], "none.radura"),
        (["{}"], "There are no records"),
        (["{}/a.radura", "--to", "{}/b/c"], "does not exist"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", *(one.format(tmp_path) for one in arguments), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1
