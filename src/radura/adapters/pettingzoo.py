"""The games as PettingZoo environments: agents act one at a time (AEC).

from radura.adapters import pettingzoo

env = pettingzoo.env("casting_shadows", seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    over = terminated or truncated
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from radura.adapters import VERSION
from radura.adapters.drawing import MODES, Drawing
from radura.adapters.extras import missing
from radura.adapters.matches import Matches
from radura.core.kernel import OVER

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise missing(error) from None

Observation = dict[str, NDArray[Any]]
"""``observation``: what the seat sees, ``float32``; ``action_mask``: 1 for each action it can choose."""


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AECEnv[str, Observation, int]:
    """Return a game in PettingZoo's usual wrappers: an illegal action ends the match, at -1 for who chose it."""
    raw = raw_env(game, seats, options, render_mode, max_cycles)
    legal = _Legal(raw, illegal_reward=-1)
    return _Order(_Bounds(legal), legal)


def _asked(name: str) -> Any:
    return property(attrgetter(f"_raw.{name}"))


class Actions(spaces.Discrete):
    """The numbers of all actions. A plain int, which every step is, is checked without making NumPy's of it."""

    def contains(self, x: Any) -> bool:
        """Tell whether it is the number of an action."""
        return bool(self.start <= x < self.start + self.n) if type(x) is int else super().contains(x)


class _Straight(wrappers.BaseWrapper[str, Observation, int]):
    """Asks the environment itself what PettingZoo's wrappers ask one another: that takes most of the time of a step.

    What is not there before ``reset`` still goes the long way, on which the wrappers say so.
    """

    agent_selection = _asked("agent_selection")
    rewards = _asked("rewards")
    terminations = _asked("terminations")
    truncations = _asked("truncations")
    infos = _asked("infos")
    _cumulative_rewards = _asked("_cumulative_rewards")

    def __init__(self, env: AECEnv[str, Observation, int], **how: Any) -> None:
        self._raw = env.unwrapped
        super().__init__(env, **how)

    @property
    def agents(self) -> list[str]:
        """Those that are still in the match."""
        if not hasattr(self._raw, "agent_selection"):
            raise AttributeError("agents")
        agents: list[str] = self._raw.agents
        return agents

    def __str__(self) -> str:
        return str(self._raw)


class _Legal(_Straight, wrappers.TerminateIllegalWrapper[str, Observation, int]):
    """An illegal action ends the match."""


class _Bounds(_Straight, wrappers.AssertOutOfBoundsWrapper[str, Observation, int]):
    """An action must be in the space."""


class _Order(_Straight, wrappers.OrderEnforcingWrapper[str, Observation, int]):
    """``reset`` comes first.

    What is in order goes to the environment straight, and leaves the wrappers as they would be after it. Anything else
    goes the long way through them, so that they say and do what they do in any environment.
    """

    def __init__(self, env: AECEnv[str, Observation, int], legal: _Legal) -> None:
        self._legal = legal
        super().__init__(env)

    def observe(self, agent: str) -> Observation | None:
        """Return what an agent sees."""
        raw, legal = self._raw, self._legal
        seen: Observation | None
        if not self._has_reset:
            seen = super().observe(agent)
            return seen
        seen = raw.observe(agent)
        if agent == raw.agent_selection:
            legal._prev_obs, legal._prev_info = seen, raw.infos.get(agent, {})
        return seen

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return what the agent whose turn it is sees, and has got since it last acted."""
        raw = self._raw
        agent = raw.agent_selection if self._has_reset else self.agent_selection  # which says what is missing
        seen = self.observe(agent) if observe else None
        return seen, raw._cumulative_rewards[agent], raw.terminations[agent], raw.truncations[agent], raw.infos[agent]

    def step(self, action: int | None) -> None:
        """Carry out an action; an illegal one ends the match."""
        if self._has_reset and action is not None and self._raw.can_choose(action):
            self._has_updated = True
            self._legal._prev_obs = self._legal._prev_info = None
            self._raw.step(action)
        else:
            super().step(action)


class raw_env(AECEnv[str, Observation, int], EzPickle):  # noqa: N801  # what PettingZoo calls it
    """A game without wrappers. An illegal action is refused with ``radura.BadInput``, and nothing has happened.

    The seed of a match is the one given to ``reset``; without one each match gets another. ``max_cycles`` ends a match
    (truncated) after so many decisions of all seats together. Rewards come at the end: the returns of the outcome.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode, max_cycles)
        super().__init__()
        self.matches = Matches(game, seats, options)
        self.render_mode = render_mode
        self.drawing = Drawing(self.matches, render_mode)
        self.max_cycles = max_cycles
        self.metadata = {**self.metadata, "name": f"{self.matches.game.id}_v{VERSION}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.matches.seats)]
        self.agents: list[str] = []
        observer = self.matches.observer
        shown = spaces.Box(np.zeros(observer.size, np.float32), observer.high, dtype=np.float32)
        mask = spaces.Box(0, 1, (observer.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": shown, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Actions(observer.actions) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what this agent's observations look like: always the same."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the game's fixed action space."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; ``{"settings": {...}}`` are options of the game for it, beside those of the environment."""
        self.matches.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        about = {"rules_version": self.matches.game.rules_version}
        self.infos: dict[str, dict[str, Any]] = {agent: dict(about) for agent in self.agents}
        self.agent_selection = self.possible_agents[self.matches.state.actor]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and what it can choose: nothing, unless it is its turn."""
        state, seat, observer = self.matches.state, self._seat_of[agent], self.matches.observer
        return {"observation": observer.tensor(state, seat), "action_mask": observer.mask(state, seat)}

    def can_choose(self, action: object) -> bool:
        """Tell whether the agent whose turn it is can choose this."""
        agent = self.agent_selection
        if self.terminations.get(agent, True) or self.truncations[agent]:
            return False
        return isinstance(action, (int, np.integer)) and action in self.matches.state.choices

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is, and the chance that follows."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        matches = self.matches
        matches.play(action)
        state = matches.state
        if state.actor == OVER:  # all rewards were 0 until now
            assert state.outcome is not None
            for one, worth in zip(self.possible_agents, state.outcome.returns, strict=True):
                self.rewards[one] = float(worth)
                self.terminations[one] = True
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[state.actor]
            if self.max_cycles is not None and matches.decisions >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """Return the table as text (``ansi``) or as a picture (``rgb_array``); ``human`` prints the text."""
        return self.drawing.draw()

    def close(self) -> None:
        """End what draws pictures."""
        self.drawing.close()
