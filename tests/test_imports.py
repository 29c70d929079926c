"""Tests share code through tests/support; helpers of one folder may lie in it."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent


def imported(path: Path) -> Iterator[str]:
    """Yield the names of the modules that a file may import: of ``from a import b`` both ``a`` and ``a.b``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None and not node.level, f"{path}: a relative import"
            yield from (node.module, *(f"{node.module}.{alias.name}" for alias in node.names))


def is_shared(module: Path, user: Path) -> bool:
    """True if a file may import this module."""
    is_test = module.name.startswith("test_") or module.name == "conftest.py"
    return not is_test and (TESTS / "support" in module.parents or user.parent in module.parents)


def test_no_test_module_imports_another() -> None:
    found = []
    for path in TESTS.rglob("*.py"):
        for name in imported(path):
            module = (TESTS.parent / Path(*name.split("."))).with_suffix(".py")
            if TESTS in module.parents and module.exists() and not is_shared(module, path):
                found.append(f"{path.relative_to(TESTS)} imports {name}")
    assert found == []
