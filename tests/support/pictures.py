"""Checks of the pictures that the environment for PettingZoo draws."""

import os
import subprocess
import sys

PICTURE = """
import sys
import numpy as np
from radura.adapters import pettingzoo
env = pettingzoo.env(sys.argv[1], render_mode="rgb_array")
env.reset(seed=1)
shapes = set()
for _ in range(2):
    for agent in env.agent_iter(8):
        env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
    picture = env.render()
    shapes.add((picture.shape, picture.dtype.name))
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1000, "nothing is drawn"
env.close()
print(shapes)
"""


def check_picture(id: str) -> None:
    """Check that pictures of a match show something, all at one size.

    They are drawn by a process of their own, because Playwright works only once in each.
    """
    environment = {**os.environ, "RADURA_EXTRA_GAMES": ""}
    command = [sys.executable, "-c", PICTURE, id]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("uint8") == 1, "pictures of a game all have one size"
