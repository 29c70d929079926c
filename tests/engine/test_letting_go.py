"""What is nested deeply can be let go at once on both engines; Python's own checks of memory watch."""

import os
import subprocess
import sys

LET_GO = """
from radura.core.kernel import ChanceStep, Frame
held = None
for seat in range(10_000):
    held = [Frame(ChanceStep(), seat, Frame(ChanceStep(), seat, None)), held]
del held
print("gone")
"""


def test_frames_in_a_deep_nest_are_let_go_without_harm() -> None:
    environment = {**os.environ, "PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", LET_GO], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "gone\n"), done.stderr[-2000:]
