"""Which engine runs: modules compiled from these very sources where there are some, else the sources themselves.

``tools/compile_engine.py`` writes compiled modules into the folder ``_compiled`` beside this file, in groups: the
kernel, the computer players, and each game. Every group lies in a folder that is named by a hash over the sources it
was compiled from, those of the kernel included. So an edited file is never shadowed: its group is interpreted until it
is compiled anew, and so is everything if the kernel was edited. What is not compiled (a maker's own game) runs on the
compiled kernel. Why it is done like this: docs/decisions/0040-the-compiled-engine.md.

The first module of ours that is imported, by ``radura.core``; it needs nothing but the standard library.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

WISH = "RADURA_ENGINE"
"""Environment variable: which engine must run; not set: whichever is there."""
INTERPRETED = "interpreted"
COMPILED = "compiled"

ROOT = Path(__file__).parent
FOLDER = "_compiled"
SUFFIX = EXTENSION_SUFFIXES[0]
"""How compiled modules of this Python end: ``.cpython-311-x86_64-linux-gnu.so``."""
RUNTIME = ("librt", "mypy_extensions")
"""The libraries of the compiler that compiled modules need; without them everything runs interpreted."""
KERNEL = "core"
PLAYERS = "bots"


def library(group: str) -> str:
    """Return the module that holds the code of a whole group; the modules that have its names only point to it."""
    return f"radura_{group}__mypyc"


def group_of(module: str) -> str:
    """Return the group that a module belongs to, compiled or not; empty: none."""
    package, _, rest = module.partition(".")
    if package == "radura":
        layer, _, rest = rest.partition(".")
        if layer == "games":
            return rest.partition(".")[0]
        return layer if layer in (KERNEL, PLAYERS) else ""
    return module.removeprefix("radura_").removesuffix("__mypyc") if module.endswith("__mypyc") else ""


def sources(group: str, root: Path = ROOT) -> list[Path]:
    """Return all sources of a group, whether they are worth compiling or not."""
    folder = root / group if group in (KERNEL, PLAYERS) else root / "games" / group
    return sorted(folder.rglob("*.py"))


def stamp(group: str, kernel: str = "", root: Path = ROOT) -> str:
    """Return the hash over the sources of a group; all but the kernel itself stand on the stamp of the kernel."""
    total = hashlib.sha256(f"{SUFFIX}:{kernel}".encode())
    for path in sources(group, root):
        total.update(path.relative_to(root).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:20]


def home(group: str, stamped: str, root: Path = ROOT) -> Path:
    """Return the folder in which a group lies once it is compiled from the sources of this stamp."""
    return root / FOLDER / f"{group}-{stamped}"


class _Loader(ExtensionFileLoader):
    """Loads a compiled module under the name of the source it was compiled from: there its data and its text lie."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        source = ROOT.parent.joinpath(*self.name.split(".")).with_suffix(".py")
        if source.is_file():
            module.__file__ = str(source)


class Engine(MetaPathFinder):
    """Finds compiled modules. A group is looked for once, when its first module is imported, and then settled."""

    def __init__(self, root: Path = ROOT) -> None:
        self._root = root
        self._kernel = stamp(KERNEL, root=root)
        self._homes: dict[str, Path | None] = {}

    def home(self, group: str) -> Path | None:
        """Return where the group's compiled modules lie; None: it runs interpreted."""
        if group not in self._homes:
            stamped = self._kernel if group == KERNEL else stamp(group, self._kernel, self._root)
            folder = home(group, stamped, self._root)
            self._homes[group] = folder if folder.is_dir() else None
        return self._homes[group]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the compiled module; None leaves the import to the others."""
        group = group_of(fullname) if fullname.startswith("radura") else ""
        folder = self.home(group) if group else None
        if folder is None:
            return None
        file = folder / f"{fullname}{SUFFIX}"
        if not file.is_file():
            return None
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, str(file)))


_engine: Engine | None = None


def wish() -> str:
    """Return which engine was asked for; empty: whichever is there."""
    return os.environ.get(WISH, "")


def install() -> None:
    """Let modules be imported compiled, if the kernel is there; a process keeps to what it began with."""
    global _engine
    if wish() == INTERPRETED or not (ROOT / FOLDER).is_dir() or not all(map(find_spec, RUNTIME)):
        return
    engine = Engine()
    if engine.home(KERNEL) is not None:
        _engine = engine
        sys.meta_path.insert(0, engine)


def is_compiled(package: str) -> bool:
    """Tell whether a package of ours (``radura.core``, ``radura.games.living_forest_duel``) runs compiled here."""
    group = group_of(f"{package}.")
    return _engine is not None and group != "" and _engine.home(group) is not None


def latest() -> int:
    """Return a number that changes whenever a group was compiled: time to start a process anew."""
    folder = ROOT / FOLDER
    return folder.stat().st_mtime_ns if folder.is_dir() else 0
