"""The pages for players and operators, the index, and the protocol page agree with the code."""

import json
import os
import re
from pathlib import Path

import pytest
from docs.build import ROOT

import radura
from radura.core.text import Message, say
from radura.protocol import messages
from radura.protocol.schema import document
from radura.server import main
from radura.server.analyses import EACH, MOST
from radura.server.app import MAX_BODY, Front
from radura.server.settings import Settings

DOCS = ROOT / "docs"
SETTINGS = (DOCS / "operate" / "settings.md").read_text(encoding="utf-8")
PROTOCOL = (DOCS / "make" / "protocol.md").read_text(encoding="utf-8")
OPERATED_BY_OPTIONS = {"host", "port", "database", "workers", "broker", "neighbours", "lease", "origins", "hosts"}
"""Fields of the settings that the options of ``radura serve`` set, or that concern several processes only."""


def rows(page: str) -> list[list[str]]:
    """Return the cells of every row of the tables of a page."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("|")]


def test_every_setting_is_explained_with_its_default() -> None:
    shown: dict[str, str] = {}
    for fields, default, *_ in (row for row in rows(SETTINGS) if len(row) == 3):
        names = re.findall(r"`([a-z_]+)`", fields)
        shown |= dict(zip(names, default.split(", "), strict=bool(names)))
    settings = Settings(database="unused")
    fields_ = [field for field in settings.__struct_fields__ if field not in OPERATED_BY_OPTIONS]
    assert set(shown) == set(fields_)
    for field in fields_:
        value = getattr(settings, field)
        assert shown[field] == (value if isinstance(value, str) else f"{value:g}" if value < 1000 else f"{value:.0f}")


def test_the_fixed_limits_are_those_of_the_code() -> None:
    fixed = dict(row for row in rows(SETTINGS.partition("## Fixed limits")[2]) if len(row) == 2)
    assert fixed["message of a client"] == f"{messages.MAX_MESSAGE} bytes"
    assert fixed["body of a request"] == f"{MAX_BODY // 1_000_000} MB"
    ours = ("living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods")
    assert [int(n) for n in re.findall(r"\d+", fixed["imported record"])] == [radura.game(id).longest for id in ours]
    assert fixed["analyses of finished matches"] == f"{EACH} running per person, {MOST} per server"


def test_a_server_is_started_with_other_limits_as_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr(main, "run", started.append)
    monkeypatch.setattr("radura.server.logs.configure_logs", lambda level: None)
    (code,) = re.findall(r"^```python\n(.*?)^```$", SETTINGS, re.MULTILINE | re.DOTALL)
    exec(compile(code.replace("/var/lib/radura", str(tmp_path)), "settings.md", "exec"), {"__name__": "__main__"})
    (settings,) = started
    assert settings.connections == 500
    assert settings.database == os.fspath(tmp_path / "radura.sqlite3")


def test_the_guide_for_players_names_buttons_as_the_table_does() -> None:
    page = (DOCS / "play" / "guide.md").read_text(encoding="utf-8")
    shell = ("start-local", "invite-friend", "start-friend", "verify", "analyse")
    labels = {say(Message(id)) for id in ("learn-title", *(f"shell-{word}" for word in shell))}
    assert {label for label in labels if f"**{label}**" not in page} == set()


def test_the_figures_that_operators_watch_are_those_of_the_server() -> None:
    page = (DOCS / "operate" / "monitoring.md").read_text(encoding="utf-8")
    source = (ROOT / "src" / "radura" / "server" / "metrics.py").read_text(encoding="utf-8")
    assert set(re.findall(r"`(radura_\w+)`", page)) == set(re.findall(r'"(radura_\w+)"', source))


def test_the_protocol_page_lists_every_request() -> None:
    described = json.loads(Front(Settings(database="unused")).page("/api/openapi.json").body)["paths"]
    offered = {f"{method.upper()} {_unnamed(path)}" for path, methods in described.items() for method in methods}
    listed = re.findall(r"^\| `([A-Z]+) (/[^`?]+)", PROTOCOL, re.MULTILINE)
    assert {f"{method} {_unnamed(path)}" for method, path in listed} == offered


def _unnamed(path: str) -> str:
    """Return a path without the names of its parameters."""
    return re.sub(r"\{[^}]*\}|<[^>]*>", "*", path)


def test_the_protocol_page_names_types_and_limits_of_the_code() -> None:
    endpoints = rows(PROTOCOL.partition("## HTTP endpoints")[2])
    named = set(re.findall(r"`([A-Z]\w+)(?:\[\])?`", " ".join(cell for row in endpoints for cell in row[1:])))
    assert {"Guest", "MatchInfo", "LogLine"} <= named <= set(document()["$defs"])
    settings = Settings(database="unused")
    text = " ".join(PROTOCOL.split())
    assert f"version {messages.VERSION}." in text
    assert f"at most {messages.MAX_MESSAGE} bytes" in text
    assert f"more than {settings.socket_rate:.0f} messages a second (bursts of {settings.socket_burst:.0f})" in text


def test_the_index_lists_every_page() -> None:
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - {"README.md"}
    linked = set(re.findall(r"\]\(([^)#]+)\)", index))
    assert {page for page in pages if not page.startswith("decisions/")} | {"decisions"} == linked


def test_every_picture_is_shown_and_light() -> None:
    pictures = list((DOCS / "images").iterdir())
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")]
    shown = {
        (page.parent / target).resolve()
        for page in pages
        for target in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    }
    assert {picture for picture in pictures if picture not in shown} == set()
    assert (DOCS / "images" / "turn.webp").stat().st_size < 1_500_000
    assert sum(picture.stat().st_size for picture in pictures) < 2_000_000
