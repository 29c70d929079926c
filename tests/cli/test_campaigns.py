"""A campaign as its player keeps it, and as its maker tries it: slots, named saves, kill and resume, --data."""

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.support.cli import Run

from radura import Record
from radura.core.game import EXTRA_GAMES
from radura.rulebook import CHECKOUT

POND = CHECKOUT / "docs" / "examples" / "duck_pond"
STORY = "storyfold_wildwoods"


@pytest.fixture
def type(monkeypatch: pytest.MonkeyPatch) -> "Type":
    return Type(monkeypatch)


class Type:
    """Types lines; then the input ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, *lines: str) -> None:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def pond(folder: Path) -> Path:
    """Copy the smallest campaign into a folder, with an id that the campaign of the box has too."""
    copy = folder / "my_campaign"
    (copy / "en").mkdir(parents=True)
    for path in POND.rglob("*.toml"):
        text = path.read_text(encoding="utf-8").replace("jetty", "c1s1")
        (copy / path.relative_to(POND)).write_text(text, encoding="utf-8")
    return copy


def test_a_slot_goes_on_and_is_given_up_only_on_demand(run: Run, type: Type) -> None:
    type("", "")
    began = run("play", STORY, "--slot", "2", "--seed", "1")
    assert "radura play storyfold_wildwoods --slot 2" in began.out
    type()
    assert "Round 1" in run("play", STORY, "--slot", "2").out
    assert "2  The Call of the Wildwood: The Lamp in the Kitchen" in run("play", STORY, "--slots").out
    type()
    again = run("play", STORY, "--slot", "2", "--new")
    assert "Round 1" not in again.out and "Every evening for as long as anyone remembers" in again.out


def test_a_named_save_goes_on_in_a_free_slot(run: Run, type: Type) -> None:
    type(*[""] * 60)
    guided = run("play", STORY, "--slot", "1", "--seed", "1")
    assert "Travel on" in guided.out
    steps = guided.out.split("Travel on")[0].count("your choice")
    type(*[""] * steps, "s by the fence")
    saved = run("play", STORY, "--slot", "1", "--new", "--seed", "1")
    assert "Saved as" in saved.out and "by the fence" in saved.out
    assert "Slot 1 already holds a campaign" in run("play", STORY, "--slot", "1", "--from", "by the fence").err
    type()
    assert "The Last Fence" in run("play", STORY, "--slot", "3", "--from", "by the fence").out
    slots = run("play", STORY, "--slots").out
    assert "by the fence" in slots and "2  free" in slots and "3  The Call of the Wildwood: The Last Fence" in slots


def test_a_campaign_survives_kill_9_at_any_decision(run: Run, type: Type, tmp_path: Path) -> None:
    path = tmp_path / "home" / "radura" / "campaigns" / STORY / "slot1.radura"
    command = [sys.executable, "-m", "radura.cli", "play", STORY, "--slot", "1", "--seed", "7", "--lang", "en"]
    home = {key: value for key, value in os.environ.items() if key != EXTRA_GAMES}
    playing = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=home)
    assert playing.stdin is not None
    playing.stdin.write(b"\n" * 5)
    playing.stdin.flush()
    for _ in range(600):
        if path.exists() and sum(actor == 0 for actor, _ in Record.load(path).actions) == 5:
            break
        time.sleep(0.1)
    playing.send_signal(signal.SIGKILL)
    playing.wait()
    kept = Record.load(path)
    assert sum(actor == 0 for actor, _ in kept.actions) == 5
    type("")
    run("play", STORY, "--slot", "1")
    assert Record.load(path).actions[: len(kept.actions)] == kept.actions
    assert len(Record.load(path).actions) > len(kept.actions)


def test_the_campaign_of_another_maker_is_checked_and_played_in_its_own_words(
    run: Run, type: Type, tmp_path: Path
) -> None:
    folder = pond(tmp_path)
    checked = run("check", STORY, "--data", str(folder), "--games", "2")
    assert checked.code == 0, checked.err
    type("", "1")
    played = run("play", STORY, "--data", str(folder), "--slot", "1")
    assert "One Duckling Short" in played.out and "The Jetty" in played.out and "The Reeds" in played.out
    assert f"radura play {STORY} --data {folder} --slot 1" in played.out
    assert "1  free" in run("play", STORY, "--slots").out  # each campaign has slots of its own


def test_a_broken_campaign_is_told_by_file_and_entry(run: Run, tmp_path: Path) -> None:
    folder = pond(tmp_path)
    pages = folder / "pond.toml"
    pages.write_text(pages.read_text(encoding="utf-8").replace('after = ["reeds"]', 'after = ["rocks"]'), "utf-8")
    ran = run("check", STORY, "--data", str(folder))
    assert ran.code and "pond.toml: duckling: after: there is no other Location rocks in this Scene" in ran.err
    assert "pond.toml" in run("play", STORY, "--data", str(folder)).err
