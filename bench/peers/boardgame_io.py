"""boardgame.io for the benchmarks: installed, with Node if need be, into a folder of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
from tools.hatch_build import find_node  # the project's own way to Node

PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "3.1.3"},
    "overrides": {"koa-compose": "4.1.0"},
}


def install(folder: str) -> tuple[str, dict[str, str]] | None:
    """Install it there; return Node and the environment in which scripts find it. None: it cannot be installed."""
    node, npm = find_node()
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    Path(folder, "package.json").write_text(json.dumps(PACKAGE))
    command = [*npm, "install", "--silent", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, check=False, env={**os.environ, "PATH": path})
    return None if done.returncode else (node, {**os.environ, "NODE_PATH": f"{folder}/node_modules"})
