"""The training of ``ppo.py`` spread over a Ray cluster, with RLlib's PPO: the same network, self-play.

    python docs/examples/ppo_cluster.py living_forest_duel --runners 2 --iterations 100 --save policy.pt
    python docs/examples/ppo_cluster.py living_forest_duel --address HOST:PORT --runners 64 --iterations 1000

Without an address Ray is started on this machine. Every runner plays matches in a process of its own, on whatever
machine of the cluster has room; one learner improves the network. What is saved is what ``ppo.py`` saves.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import ray
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.multi_agent_env import MultiAgentEnv

import radura
from ppo import Net, Settings, judged_best, network
from radura.adapters.foresight import Foresight
from radura.adapters.pettingzoo import raw_env

SHARED = "shared"
"""The one policy that holds every seat."""
MOST = 64
"""The options that have room in an observation: RLlib wants the same size for all."""


class Turns(MultiAgentEnv):
    """A game in RLlib's form: whoever must choose gets an observation, and answers with the number of an option."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        self.env = raw_env(config["game"])
        self.foresight = Foresight(self.env.matches.game)
        self.luck = np.random.default_rng()
        self.agents = self.possible_agents = self.env.possible_agents
        observer = self.env.matches.observer
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(np.zeros(observer.size, np.float32), observer.high, dtype=np.float32),
            "options": spaces.Box(-1, observer.actions - 1, (MOST,), np.int64),
            "ahead": spaces.Box(-np.inf, np.inf, (MOST, self.foresight.size), np.float32),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(MOST) for agent in self.agents}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a match."""
        self.env.reset(seed=seed)
        self.luck = np.random.default_rng(seed)
        return self._seen(), {}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """Carry out what the agent whose turn it is has chosen."""
        self.env.step(self.env.matches.state.legal()[actions[self.env.agent_selection]])
        over = self.env.matches.state.outcome is not None
        return self._seen(), dict(self.env.rewards), {"__all__": over}, {"__all__": False}, {}

    def _seen(self) -> dict[str, Any]:
        state = self.env.matches.state
        options, ahead = np.full(MOST, -1), np.zeros((MOST, self.foresight.size), np.float32)
        if state.outcome is not None:
            options[0] = 0  # nobody chooses any more, but without an option there is nothing to draw from
            agents = self.agents
        else:
            given, follows = self.foresight.tensor([state], int(self.luck.integers(1 << 30)))
            if (n := given.shape[1]) > MOST:
                raise ValueError(f"{n} options, and an observation has room for {MOST}: raise MOST")
            options[:n], ahead[:n] = given[0], follows[0]
            agents = [self.env.agent_selection]
        return {
            agent: {"observation": self.env.observe(agent)["observation"], "options": options, "ahead": ahead}
            for agent in agents
        }


class Masked(TorchRLModule, ValueFunctionAPI):
    """The network of ``ppo.py`` as RLlib calls it."""

    def setup(self) -> None:
        """Make the network."""
        self.net = network(radura.game(self.model_config["game"]), Settings())

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Any]:
        logits, _value = self._both(batch)
        return {Columns.ACTION_DIST_INPUTS: logits}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        """Return what the positions are worth."""
        seen = batch[Columns.OBS]
        return self._both(batch)[1] + judged_best(seen["options"], seen["ahead"])

    def _both(self, batch: dict[str, Any]) -> tuple[Any, Any]:
        seen = batch[Columns.OBS]
        logits, values = self.net(seen["observation"].float(), seen["options"].long(), seen["ahead"].float())
        return logits, values


def train(game: str, runners: int, iterations: int, batch: int, tell: Callable[[str], None] = print) -> Net:
    """Let the network play against itself on the cluster; return it."""
    s, env = Settings(), Turns({"game": game})
    agent = env.possible_agents[0]
    module = RLModuleSpec(
        Masked,
        observation_space=env.observation_spaces[agent],
        action_space=env.action_spaces[agent],
        model_config={"game": game},
    )
    config = (
        PPOConfig()
        .environment(Turns, env_config={"game": game}, disable_env_checking=True)  # it would try illegal actions
        .env_runners(num_env_runners=runners, rollout_fragment_length="auto")
        .multi_agent(policies={SHARED}, policy_mapping_fn=lambda *_, **__: SHARED)
        .rl_module(rl_module_spec=module)
        .training(
            lr=s.rate,
            gamma=1.0,
            lambda_=0.95,
            clip_param=s.clip,
            entropy_coeff=s.entropy,
            num_epochs=s.epochs,
            minibatch_size=min(s.minibatch, batch),
            train_batch_size_per_learner=batch,
            use_kl_loss=False,
        )
    )
    algorithm = config.build_algo()
    for number in range(iterations):
        found = algorithm.train()
        tell(f"{number + 1} of {iterations}: {found['num_env_steps_sampled_lifetime']:,.0f} steps")
    trained = network(radura.game(game), s)
    weights = algorithm.get_module(SHARED).get_state()
    prefix = "net."
    trained.load_state_dict(
        {name.removeprefix(prefix): torch.as_tensor(x) for name, x in weights.items() if name.startswith(prefix)}
    )
    algorithm.stop()
    return trained


def join(address: str, **how: Any) -> None:
    """Join a cluster, or start one; its machines get these files, and have Radura and PyTorch installed."""
    here = {"working_dir": str(Path(__file__).parent)}
    ray.init(address=address, runtime_env=here, include_dashboard=None if address != "local" else False, **how)


def main() -> None:
    """Train on a cluster and save the policy."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--address", default="local", help="of a Ray cluster; local: start one on this machine")
    parser.add_argument("--runners", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--batch", type=int, default=16_384, help="decisions between two improvements")
    parser.add_argument("--save", type=Path, default=Path("policy.pt"))
    args = parser.parse_args()
    join(args.address)
    torch.save(train(args.game, args.runners, args.iterations, args.batch).state_dict(), args.save)


if __name__ == "__main__":
    main()
