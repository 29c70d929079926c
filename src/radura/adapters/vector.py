"""Thousands of matches at once: one call carries out an action in each, and arrays come back.

from radura.adapters.vector import VectorEnv

envs = VectorEnv("living_forest_duel", num_envs=64)
observations, info = envs.reset(seed=7)
for _ in range(100):
    scores = envs.luck.random(info["action_mask"].shape) * info["action_mask"]
    observations, rewards, terminations, truncations, info = envs.step(scores.argmax(axis=1))
"""

import secrets
from collections.abc import Mapping
from typing import Any

from radura.adapters.extras import missing
from radura.adapters.observations import Observer
from radura.core.batch import SEEDS, Batch
from radura.core.game import game as find_game
from radura.core.text import BadInput

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

AT_ONCE = 64
"""Observations of so many matches are scaled together: they stay in the processor's cache meanwhile."""

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]


class VectorEnv(GymnasiumVectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` matches of a game in which whoever's turn it is acts: for self-play.

    ``step`` takes an action for each match. Observations and masks are those of the seats that must choose then:
    ``info["actor"]`` tells who they are. A reward is what the match was worth to the seat that has just acted;
    ``info["returns"]`` has it for all seats. A match that ends begins anew in the same step.

    The arrays are the environment's own and are written over by the next step, as in Gymnasium with ``copy=False``.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options or {})
        if type(num_envs) is not int or num_envs < 1:
            raise BadInput("core-err-envs", given=str(num_envs))
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.observer = observer = Observer(self.game)
        self.single_observation_space = spaces.Box(np.zeros(observer.size, np.float32), observer.high, dtype=np.float32)
        self.single_action_space = spaces.Discrete(observer.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.luck = np.random.default_rng()
        """Luck for whoever chooses at random: ``reset`` seeds it too."""
        self._batch: Batch | None = None
        self._observations = np.zeros((num_envs, observer.size), np.float32)
        self._scales = np.tile(observer.scale, min(num_envs, AT_ONCE))
        self._masks = np.zeros((num_envs, observer.actions), np.bool_)
        self._returns = np.zeros((num_envs, self.seats), np.float32)
        self._truncations = np.zeros(num_envs, np.bool_)
        self._flat_observations = self._observations.reshape(-1)
        self._flat_masks = self._masks.reshape(-1)

    @property
    def batch(self) -> Batch:
        """The matches as they stand."""
        if self._batch is None:
            raise BadInput("core-err-not-begun")
        return self._batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin all matches; each gets a seed of its own, drawn from this one."""
        if isinstance(seed, list):
            raise BadInput("core-err-seed", given=str(seed))
        first = secrets.randbelow(SEEDS) if seed is None else seed
        self.luck = np.random.default_rng(first)
        self._batch = Batch(self.game, self.observer.encoder, self.num_envs, self.seats, self.options, first)
        self._allowed = np.frombuffer(memoryview(self._batch.masks), np.bool_)
        self._choosing = np.frombuffer(memoryview(self._batch.actors), np.uint8)
        self._returns[:] = 0
        return self._seen(), self._info()

    def step(self, actions: NDArray[np.int64]) -> tuple[Floats, Floats, Bools, Bools, dict[str, Any]]:
        """Carry out an action in each match; BadInput if one is illegal, and nothing has happened."""
        batch = self.batch
        chosen: list[int] = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise BadInput("core-err-actions", given=len(chosen), wanted=self.num_envs)
        if (wrong := batch.find_illegal(chosen)) >= 0:
            raise batch.states[wrong].refusal(chosen[wrong])
        acted = self._actors
        if batch.ended:
            self._returns[:] = 0
        batch.step(chosen)
        rewards = np.zeros(self.num_envs, np.float32)
        terminations = np.zeros(self.num_envs, np.bool_)
        for i, worth in zip(batch.ended, batch.returns, strict=True):
            self._returns[i] = worth
            rewards[i] = worth[acted[i]]
            terminations[i] = True
        return self._seen(), rewards, terminations, self._truncations, self._info()

    def _seen(self) -> Floats:
        features, scales = np.frombuffer(memoryview(self.batch.observations), np.uint8), self._scales
        for first in range(0, len(features), len(scales)):
            part = self._flat_observations[first : first + len(scales)]
            part[:] = features[first : first + len(scales)]  # and then scaled: quicker than at once
            np.multiply(part, scales[: len(part)], out=part)
        return self._observations

    def _info(self) -> dict[str, Any]:
        self._flat_masks[:] = self._allowed
        self._actors = self._choosing.astype(np.int64)
        version = self.game.rules_version
        return {"action_mask": self._masks, "actor": self._actors, "returns": self._returns, "rules_version": version}
