"""The files of ``deploy/`` say what the commands understand."""

import configparser
import re
import shlex
import shutil
import subprocess
from importlib import import_module
from pathlib import Path

import pytest
import yaml

from radura.cli.parser import Parser

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def understood(words: list[str]) -> None:
    """Read the arguments of a command as the command does."""
    parser = Parser(f"radura {words[0]}", f"cli-about-{words[0]}", "en")
    import_module(f"radura.cli.{words[0]}").arguments(parser)
    parser.read(words[1:])


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_start_what_there_is(unit: Path, tmp_path: Path) -> None:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their capitals
    read.read(unit)
    program, *words = shlex.split(read["Service"]["ExecStart"])
    assert program == "/opt/radura/bin/radura"
    understood(words)
    if (verify := shutil.which("systemd-analyze")) is not None:
        there = tmp_path / unit.name
        there.write_text(unit.read_text(encoding="utf-8").replace(program, "/bin/true"), encoding="utf-8")
        done = subprocess.run([verify, "verify", "--man=no", str(there)], capture_output=True, text=True, check=False)
        assert "Unknown" not in done.stderr
        assert f"{unit.name}:" not in done.stderr


def test_the_compose_file_starts_what_there_is() -> None:
    read = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = read["services"]
    assert set(services) == {"store", "broker", "tables", "players"}
    for name in ("tables", "players"):
        understood(services[name]["command"])
        build = services[name]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    for name, service in services.items():
        assert {*service.get("depends_on", ())} <= set(services) - {name}
    assert "@store/" in " ".join(services["tables"]["command"])
    assert "--broker=redis://broker:6379" in services["tables"]["command"]
    assert "--broker=redis://broker:6379" in services["players"]["command"]


def test_the_image_is_built_from_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for name in re.findall(r"-r (\S+)", text):
        assert (ROOT / name).is_file()
    words = re.findall(r'"([^"]+)"', text.splitlines()[-1])
    understood(words)


def test_prometheus_looks_where_the_server_is() -> None:
    read = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    assert read["scrape_configs"][0]["static_configs"][0]["targets"] == ["127.0.0.1:8765"]
