"""Compiles the engine beside its sources: the kernel, the search of the computer players, and the rules of each game.

    python tools/compile_engine.py                 compile what is new or was edited, and show progress
    python tools/compile_engine.py --background    the same for make play: one line of output, one core, low priority

``src/radura/engine.py`` finds the compiled modules, and explains why they never shadow an edited file. mypyc is
installed by hash if it is missing; a C compiler must be there. Where nothing can be compiled, one line says so, and
everything runs interpreted.
"""

import argparse
import contextlib
import functools
import hashlib
import importlib.util
import io
import os
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from types import ModuleType
from typing import Any

import install

if sys.platform != "win32":  # which has no such locks
    import fcntl

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "radura"
WORK = ROOT / "build" / "engine"
MYPYC = ("ast-serialize", "librt", "mypy", "mypy-extensions", "pathspec", "setuptools", "typing-extensions")
"""What compiles, in requirements/."""
RECIPE = "recipe"
"""File beside the compiled modules that tells how they were compiled."""
KEPT = 3600
"""Seconds for which an outdated group is kept: a process that began with it may still import from it."""

KERNEL = ("chance", "actions", "kernel", "playout", "value", "encode", "batch")
"""Modules of ``radura.core`` that a playout or a learner comes through; not those whose dataclasses travel."""
PLAYERS = ("tree", "search", "playthrough")
"""Modules of ``radura.bots`` in which a search spends its time."""
LEFT_OUT = {
    *("__init__", "catalog", "vocabulary", "rules", "view", "words", "options", "texts", "reasons"),
    *("schema", "compile", "operations", "fluent", "validate", "references", "story", "script", "tray"),
}
"""Modules of a game that only load, show or describe: their speed does not count."""

UNIX = ("-fvisibility=hidden", "-fno-semantic-interposition")
"""Nothing of a group is replaced from outside: its functions may call each other directly, and be inlined."""
FLAGS = ("--config-file=", "--strict", "--explicit-package-bases", "--namespace-packages", "--no-error-summary")


def load(path: Path) -> ModuleType:
    """Import a file without the package it belongs to; importing ``radura`` would choose an engine for this process."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


engine: Any = load(SOURCE / "engine.py")


def groups() -> list[str]:
    """Return all groups, the kernel first: the others are compiled against it."""
    games = sorted(path.parent.name for path in (SOURCE / "games").glob("*/rules.py"))
    return [group for group in (engine.KERNEL, engine.PLAYERS, *games) if modules(group)]


def modules(group: str, root: Path = SOURCE) -> list[Path]:
    """Return the sources of a group that are compiled."""
    chosen = {engine.KERNEL: KERNEL, engine.PLAYERS: PLAYERS}.get(group)
    paths: list[Path] = engine.sources(group, root)
    return [path for path in paths if (path.stem in chosen if chosen else path.stem not in LEFT_OUT)]


def homes(root: Path = SOURCE) -> dict[str, Path]:
    """Return where each group belongs, as its sources are now."""
    kernel = engine.stamp(engine.KERNEL, root=root)
    stamps = {group: engine.stamp(group, kernel, root) for group in groups() if group != engine.KERNEL}
    return {group: engine.home(group, stamp) for group, stamp in {engine.KERNEL: kernel, **stamps}.items()}


@functools.cache  # this file may be edited while it runs
def recipe() -> str:
    """Return what tells one way of compiling from another."""
    return hashlib.sha256(Path(__file__).read_bytes() + "".join(install.pick(*MYPYC).values()).encode()).hexdigest()


def is_ready(home: Path) -> bool:
    """Tell whether a group is compiled, and in this way."""
    kept = home / RECIPE
    return kept.is_file() and kept.read_text(encoding="utf-8") == recipe()


def missing() -> str:
    """Return what this machine lacks to compile; empty: nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if shutil.which(compiler.split()[0]) is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no headers of Python (on Debian: python3-dev)"
    return ""


def requirements() -> list[str]:
    """Return the packages that compile, with their versions."""
    return install.pins(install.pick(*MYPYC))


def install_compiler() -> bool:
    """Install mypyc, unless it is there; tell whether it is now."""
    if not all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools")):
        install.Installer(Path(sys.executable)).packages(install.pick(*MYPYC))
        importlib.invalidate_caches()
    return all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools"))


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one process compile at a time; who comes second waits, and then finds most of it done."""
    WORK.parent.mkdir(exist_ok=True)
    with WORK.with_suffix(".lock").open("ab") as guard:
        if sys.platform != "win32":
            fcntl.flock(guard, fcntl.LOCK_EX)
        yield


def compile_engine(*, jobs: int, background: bool = False) -> bool:
    """Compile whatever is not compiled yet; tell whether all is there in the end."""
    if all(map(is_ready, homes().values())):
        return True
    lack = missing() or ("" if install_compiler() else "mypyc is not installed")
    if lack:
        print(f"Nothing can be compiled here ({lack}): everything runs interpreted.", flush=True)
        return False
    with alone():
        shutil.rmtree(WORK, ignore_errors=True)  # of one who was interrupted
        try:
            return _compile(jobs, background)
        finally:
            shutil.rmtree(WORK, ignore_errors=True)


def _compile(jobs: int, background: bool) -> bool:
    snapshot = WORK / "src" / "radura"  # what is edited meanwhile is not in it
    shutil.copytree(SOURCE, snapshot, ignore=_only_python)
    wanted = homes(snapshot)
    stale = [group for group, home in wanted.items() if not is_ready(home)]
    if not stale:
        return True
    if background:
        names = ", ".join(stale)
        print(f"Compiling in the background, at low priority: {names}. Computer players use it once it is there.")
    began = time.monotonic()
    needed = [engine.KERNEL, *(group for group in stale if group != engine.KERNEL)]
    extensions = to_c({group: modules(group, snapshot) for group in needed})
    if not background:
        print(f"{'types, and C':<24}{time.monotonic() - began:6.0f} s", flush=True)
    fine = True
    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(build, group, extensions[group], wanted[group]): group for group in stale}
        for done in as_completed(running):
            try:
                took = done.result()
            except Exception as error:  # whatever a C compiler and its driver say
                fine = False
                print(f"{running[done]} could not be compiled and runs interpreted: {error}", flush=True)
                continue
            if not background:
                print(f"{running[done]:<24}{took:6.0f} s", flush=True)
    tidy(set(wanted.values()))
    return fine


def _only_python(folder: str, names: list[str]) -> list[str]:
    here = Path(folder)
    return [name for name in names if not (name.endswith(".py") or (here / name).is_dir()) or name == "_compiled"]


def to_c(paths: dict[str, list[Path]]) -> dict[str, list[Any]]:
    """Check the types of these groups and write them in C; return what is to be built of each group."""
    from mypyc.build import mypycify  # which brings setuptools, and that distutils
    from distutils import ccompiler  # isort: skip

    names = {group: engine.library(group).removesuffix("__mypyc") for group in paths}
    told = io.StringIO()
    with contextlib.chdir(WORK / "src"), contextlib.redirect_stdout(told):
        relative = {group: [str(path.relative_to(WORK / "src")) for path in of] for group, of in paths.items()}
        try:
            made = mypycify(
                [*FLAGS, *(path for of in relative.values() for path in of)],
                opt_level="3",
                debug_level="0",
                separate=[(of, names[group]) for group, of in relative.items()],
                target_dir=str(WORK / "c"),
            )
        except SystemExit:
            raise SystemExit(f"The engine could not be compiled:\n{told.getvalue()}") from None
    for one in made:
        one.extra_compile_args += UNIX if ccompiler.get_default_compiler() == "unix" else ()
    return {group: [one for one in made if engine.group_of(one.name) == group] for group in paths}


def build(group: str, extensions: list[Any], home: Path) -> float:
    """Build the modules of a group and put them in their place all at once; return the seconds it took."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    began = time.monotonic()
    folder = WORK / group
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    command.run()
    ready = folder / "ready"
    ready.mkdir()
    for one in extensions:
        shutil.move(command.get_ext_fullpath(one.name), ready / f"{one.name}{engine.SUFFIX}")
    (ready / RECIPE).write_text(recipe(), encoding="utf-8")
    home.parent.mkdir(exist_ok=True)
    if home.exists():  # compiled in another way
        home.rename(folder / "old")
    ready.rename(home)
    return time.monotonic() - began


def tidy(wanted: set[Path]) -> None:
    """Remove what this Python compiled from older sources a while ago."""
    for folder in {*(SOURCE / engine.FOLDER).iterdir()} - wanted:
        ours = any(folder.glob(f"*{engine.SUFFIX}"))
        if ours and time.time() - folder.stat().st_mtime > KEPT:
            shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Compile; a table that is open goes on whatever happens here."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="groups compiled at once")
    parser.add_argument("--background", action="store_true", help="on one core, at the lowest priority, with one line")
    args = parser.parse_args()
    if args.background and hasattr(os, "nice"):
        os.nice(19)
    fine = compile_engine(jobs=1 if args.background else args.jobs, background=args.background)
    return 0 if fine or missing() else 1


if __name__ == "__main__":
    raise SystemExit(main())
