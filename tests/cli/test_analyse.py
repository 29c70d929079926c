"""``radura analyse``: turning points in words, the curve as a picture, the whole of it as data."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.bots.test_analysis import played
from tests.cli.conftest import Run

SVG = "{http://www.w3.org/2000/svg}"


def test_a_match_is_told_drawn_and_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played().save("match.radura")
    command = ("analyse", "match.radura", "--budget", "40it", "--json", "a.json", "--plot", "a.svg")
    ran = run(*command)
    assert ran.code == 0, ran.err
    assert "mistake" in ran.out
    assert "Best: " in ran.out
    assert "Summer found the best choice in " in ran.out
    kept = json.loads(Path("a.json").read_text(encoding="utf-8"))
    assert len(kept["decisions"]) == kept["total"] > 20
    picture = ElementTree.parse("a.svg").getroot()
    lines = picture.findall(f"{SVG}polyline")
    assert len(lines) == 2
    assert all(len(line.attrib["points"].split()) == kept["total"] + 1 for line in lines)
    signs = [title.text or "" for title in picture.findall(f"{SVG}g/{SVG}title")]
    assert any(sign.startswith("mistake, Winter, −") for sign in signs)
    # begun again, nothing is thought about twice, and it is told in another language
    monkeypatch.setattr("radura.bots.analysis.judge", None)
    again = run(*command, "--lang", "it")
    assert again.code == 0, again.err
    assert "errore" in again.out


def test_what_does_not_fit_is_not_overwritten(run: Run) -> None:
    played(most=20).save("running.radura")
    ran = run("analyse", "running.radura", "--json", "a.json", "--plot", "a.svg")
    assert (ran.code, ran.err) == (2, "This match is not over: only finished ones are analysed.\n")
    assert not Path("a.json").exists()
    assert not Path("a.svg").exists()
    played().save("match.radura")
    Path("other.json").write_text("{}", encoding="utf-8")
    ran = run("analyse", "match.radura", "--json", "other.json")
    assert ran.code == 2
    assert ran.err.startswith("The file other.json cannot be used")
    assert Path("other.json").read_text(encoding="utf-8") == "{}"
