"""The loop every learner starts from: random legal actions in many matches at once, and what they come to.

    python docs/examples/masked_random.py living_forest_duel 5000

Over 5,000 steps of 64 matches of Living Forest Duel the seat that begins wins about as often as the other.
"""

import sys

import numpy as np

from radura.adapters.vector import VectorEnv


def play(game: str, steps: int, matches: int = 64, seed: int = 1) -> tuple[int, list[float]]:
    """Return how many matches ended, and what they were worth to each seat on average."""
    envs = VectorEnv(game, matches)
    _, info = envs.reset(seed=seed)
    ended, worth = 0, np.zeros(envs.seats)
    for _ in range(steps):
        scores = envs.luck.random(info["action_mask"].shape, np.float32) * info["action_mask"]
        _, _, terminations, _, info = envs.step(scores.argmax(axis=1))
        ended += int(terminations.sum())
        worth += info["returns"].sum(axis=0)
    return ended, [float(one) for one in worth / max(ended, 1)]


if __name__ == "__main__":
    found = play(sys.argv[1], int(sys.argv[2]))
    print(f"{found[0]} matches, worth to each seat: {', '.join(f'{one:+.2f}' for one in found[1])}")
