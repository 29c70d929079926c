"""``radura bench``: the measurements of ``bench/``, in a checkout of the project."""

import argparse
import ast
import subprocess
import sys
from pathlib import Path

from radura.cli.parser import Parser
from radura.core.text import BadInput
from radura.rulebook import CHECKOUT


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("name", "cli-arg-bench", metavar="NAME", nargs="*")


def run(args: argparse.Namespace) -> int:
    """Run the scripts that were named, or all of them, one after another."""
    folder = CHECKOUT / "bench"
    scripts = {path.stem: path for path in sorted(folder.glob("*.py")) if _is_script(path)}
    if not scripts:
        raise BadInput("cli-err-bench", given=str(folder))
    names = args.name or list(scripts)
    for name in names:
        if name not in scripts:
            raise BadInput("cli-err-bench-name", given=name, allowed=", ".join(scripts))
    worst = 0
    for name in names:
        print(f"== {name}", flush=True)
        worst = max(worst, subprocess.run([sys.executable, str(scripts[name])], check=False).returncode)
    return worst


def _is_script(path: Path) -> bool:
    """Tell whether a file measures something by itself: then its docstring says how to run it."""
    return f"python bench/{path.name}" in (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")
