"""``radura analyse``: turning points in words, the curve as a picture, the whole of it as data."""

import json
import struct
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.support.cli import Run
from tests.support.records import played

from radura.cli.curve import HEIGHT, WIDTH

SVG = "{http://www.w3.org/2000/svg}"


def test_a_match_is_told_drawn_and_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("analyse", "match.radura", "--budget", "40it", "--json", "a.json", "--plot", "a.svg")
    wrong: list[str] = []
    for seed in range(26, 46):  # who plays at random errs sooner or later, whatever players have learned
        Path("a.json").unlink(missing_ok=True)
        played(seed=seed).save("match.radura")
        ran = run(*command)
        assert ran.code == 0, ran.err
        assert "Summer found the best choice in " in ran.out
        kept = json.loads(Path("a.json").read_text(encoding="utf-8"))
        assert len(kept["decisions"]) == kept["total"] > 20
        marked = [decision["seat"] for decision in kept["decisions"] if decision["mark"] == "mistake"]
        wrong = [("Summer", "Winter")[seat] for seat in marked]
        if wrong:
            break
    assert wrong
    assert "mistake" in ran.out
    assert "Best: " in ran.out
    picture = ElementTree.parse("a.svg").getroot()
    lines = picture.findall(f"{SVG}polyline")
    assert len(lines) == 2
    assert all(len(line.attrib["points"].split()) == kept["total"] + 1 for line in lines)
    signs = [title.text or "" for title in picture.findall(f"{SVG}g/{SVG}title")]
    assert any(sign.startswith(f"mistake, {wrong[0]}, −") for sign in signs)
    # begun again, nothing is thought about twice, and it is told in another language
    monkeypatch.setattr("radura.bots.analysis.judge", None)
    again = run(*command[:-1], "a.png", "--lang", "it")
    assert again.code == 0, again.err
    assert "errore" in again.out
    painted = Path("a.png").read_bytes()
    assert painted[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", painted[16:24]) == (2 * WIDTH, 2 * HEIGHT)


def test_what_does_not_fit_is_not_overwritten(run: Run) -> None:
    played(most=20).save("running.radura")
    ran = run("analyse", "running.radura", "--json", "a.json", "--plot", "a.svg")
    assert (ran.code, ran.err) == (2, "This match is still running. Only finished matches can be analysed.\n")
    assert not Path("a.json").exists()
    assert not Path("a.svg").exists()
    played().save("match.radura")
    Path("other.json").write_text("{}", encoding="utf-8")
    ran = run("analyse", "match.radura", "--json", "other.json")
    assert ran.code == 2
    assert ran.err.startswith("The file other.json cannot be used")
    assert Path("other.json").read_text(encoding="utf-8") == "{}"


def test_the_curve_as_png_needs_its_extra_before_anything_begins(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played().save("match.radura")
    monkeypatch.setattr("radura.bots.analysis.judge", None)
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    ran = run("analyse", "match.radura", "--plot", "a.png")
    assert ran.code == 2
    assert ran.err.startswith("playwright is not installed. It is part of the extra “pictures”;")
    ran = run("analyse", "match.radura", "--plot", "a.gif")
    assert (ran.code, ran.err) == (2, "The chart is saved as SVG or PNG: “a.gif” must end in .svg or .png.\n")
    assert not Path("a.png").exists()
