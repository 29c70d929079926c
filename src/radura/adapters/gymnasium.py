"""The games for one learner: importing this registers them with Gymnasium, each against computer players.

import gymnasium

import radura.adapters.gymnasium

env = gymnasium.make("radura/LivingForestDuel-v0", opponent="greedy")
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

from radura.adapters import VERSION
from radura.adapters.drawing import MODES, Drawing
from radura.adapters.extras import missing
from radura.adapters.matches import Matches
from radura.bots import Bot, InfoSet, bot
from radura.core.chance import Seeded
from radura.core.game import games
from radura.core.kernel import OVER
from radura.core.text import BadInput

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

Observation = NDArray[np.float32]

OPPONENT = "greedy"
"""Who sits at the other seats if nothing is said: the strongest that answers in no time."""
ILLEGAL = -1.0
"""The reward of an illegal action, which ends the match."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; a computer player has each of the others.

    Observations are what the seat sees. What it can choose is ``info["action_mask"]``, and ``action_masks()`` for
    libraries that ask. Rewards come at the end: the return of the outcome, or -1 for an illegal action, which ends
    the match; ``info["illegal"]`` names it. ``seat=None`` lets each match draw the seat.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        opponent: str | Bot = OPPONENT,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.matches = Matches(game, seats, options)
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.matches.seats):
            raise BadInput("core-err-eyes", given=str(seat), most=self.matches.seats - 1)
        self.opponent = bot(opponent) if isinstance(opponent, str) else opponent
        self.render_mode = render_mode
        self.drawing = Drawing(self.matches, render_mode)
        self._given_seat = seat
        self.seat = seat or 0
        self._luck = Seeded(0)
        observer = self.matches.observer
        self.observation_space = spaces.Box(np.zeros(observer.size, np.float32), observer.high, dtype=np.float32)
        self.action_space = spaces.Discrete(observer.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match, and let the others choose until it is the learner's turn."""
        super().reset(seed=seed)
        self._begin(seed, options)
        while self.matches.state.actor == OVER:  # others can end it before the learner has done anything
            self._begin(None, options)
        return self._observation(), self._info()

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        self.matches.begin(seed, options)
        self._luck = Seeded(self.matches.seed ^ 1)
        if self._given_seat is None:
            self.seat = self._luck.below(self.matches.seats)
        self._let_others_play()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the learner, and let the others answer."""
        state = self.matches.state
        if state.actor == OVER:
            raise BadInput("core-err-over")
        number = int(action)
        if number not in state.choices:
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": str(state.refusal(number))}
        self.matches.play(number)
        self._let_others_play()
        outcome = self.matches.state.outcome
        reward = 0.0 if outcome is None else float(outcome.returns[self.seat])
        return self._observation(), reward, outcome is not None, False, self._info()

    def _let_others_play(self) -> None:
        state = self.matches.state
        while state.actor not in (self.seat, OVER):
            self.matches.play(self.opponent.choose(InfoSet(state, state.actor), self._luck))

    def _observation(self) -> Observation:
        return self.matches.observer.tensor(self.matches.state, self.seat)

    def _info(self) -> dict[str, Any]:
        rules_version = self.matches.game.rules_version
        return {"action_mask": self.action_masks(), "seat": self.seat, "rules_version": rules_version}

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each action that the learner can choose now."""
        return self.matches.observer.mask(self.matches.state, self.seat)

    def render(self) -> Any:
        """Return the table as text (``ansi``) or as a picture (``rgb_array``); ``human`` prints the text."""
        return self.drawing.draw()

    def close(self) -> None:
        """End what draws pictures."""
        self.drawing.close()


def name_of(game: str) -> str:
    """Return the id of a game's environment: ``radura/LivingForestDuel-v0``."""
    return f"radura/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"


def register_games() -> None:
    """Make all installed games known to Gymnasium; again after more were installed or registered."""
    for game in games():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"game": game})


register_games()
