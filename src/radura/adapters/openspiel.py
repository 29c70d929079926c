"""The games as OpenSpiel's Python games: importing this registers ``python_radura_<game id>`` with pyspiel.

import pyspiel

import radura.adapters.openspiel

game = pyspiel.load_game("python_radura_casting_shadows(players=3)")

Chance is explicit. An observation is what a seat sees now; an information state also remembers everything it has seen
happen: its string tells two histories apart if and only if the seat can, its tensor is that of the observation.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from radura.adapters.drawing import as_text
from radura.adapters.extras import missing
from radura.adapters.observations import Observer
from radura.core.events import Log
from radura.core.game import AnyGame, Setting, game, games
from radura.core.kernel import CHANCE, OVER, State
from radura.core.record import play
from radura.core.text import say

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from None

PREFIX = "python_radura_"
WORD = "_"
"""Stands before a number where a parameter can also be a word (``target=_7``): OpenSpiel would take it for a number."""

THEIRS = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
"""What OpenSpiel calls those that are no seats."""


class Past:
    """What has happened in a match, action by action: a chain that all copies of a state share."""

    __slots__ = ("action", "actor", "before", "digests", "log")

    def __init__(self, before: "Past | None", actor: int, action: int, log: Log | None) -> None:
        self.before = before
        self.actor = actor
        self.action = action
        self.log = log
        """What was seen then; None until somebody asks (``Position.recall``)."""
        self.digests: dict[int, str] = {}

    def digest(self, seat: int) -> str:
        """Return a hash of all that a seat has done and seen."""
        waiting: list[Past] = []
        at: Past | None = self
        while at is not None and seat not in at.digests:
            waiting.append(at)
            at = at.before
        known = "" if at is None else at.digests[seat]
        for past in reversed(waiting):
            own = past.action if past.actor == seat else None
            assert past.log is not None, "recalled first"
            seen = past.log.seen_by(seat)
            if own is not None or seen:
                known = hashlib.sha256(f"{known} {own} {seen}".encode()).hexdigest()[:32]
            past.digests[seat] = known
        return known


class Position:
    """A match under way and its past. OpenSpiel copies and pickles states field by field: a position does so itself.

    What is seen on the way is not noted until somebody asks for it, for that takes longer than to play; then the match
    is played once more.
    """

    __slots__ = ("dealt", "first", "noted", "past", "state")

    def __init__(self, first: State, state: State, past: Past | None, *, dealt: bool = False, noted: bool) -> None:
        self.first = first
        """Where the match began."""
        self.state = state
        self.past = past
        self.dealt = dealt
        """True if what some seat cannot know was dealt anew since: the past alone no longer leads here."""
        self.noted = noted
        """True if what was seen is known of all that happened."""

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.first, self.state.clone(), self.past, dealt=self.dealt, noted=self.noted)

    def __reduce__(self) -> tuple[Any, ...]:
        s = self.state
        actions = [past.action for past in self.chain()]
        return _restore, (s.game.id, s.seats, s.options, actions, s.to_position() if self.dealt else None)

    def chain(self) -> list[Past]:
        """Return all that has happened, first to last."""
        found: list[Past] = []
        at = self.past
        while at is not None:
            found.append(at)
            at = at.before
        return found[::-1]

    def apply(self, action: int) -> None:
        """Carry out an action or an outcome of chance."""
        state = self.state
        actor, log = state.actor, None
        if self.noted:
            log = play(state, action)
        else:
            state.apply(action)
        self.past = Past(self.past, actor, action, log)

    def recall(self) -> None:
        """Find out what was seen on the way here, and note it from now on."""
        if self.noted:
            return
        state = self.first.clone()
        for past in self.chain():
            past.log = play(state, past.action)
        self.noted = True

    def redealt(self, seat: int, seed: int) -> "Position":
        """Return a position that looks the same to a seat, in which all that it cannot know is dealt anew."""
        self.recall()  # from there on the past alone no longer leads to the state
        dealt = self.state.resample(seat, seed)
        dealt.rng = None
        return Position(self.first, dealt, self.past, dealt=True, noted=True)


def _restore(
    id: str, seats: int, options: dict[str, str], actions: list[int], dealt: dict[str, Any] | None
) -> Position:
    """Return the position to which these actions led, or the one that was dealt anew after them."""
    first = game(id).new(seats, options, chance="explicit")
    found = Position(first, first.clone(), None, noted=dealt is not None)
    for action in actions:
        found.apply(action)
    if dealt is not None:
        state = game(id).position(dealt, chance="explicit")
        found = Position(first, state, found.past, dealt=True, noted=True)
    return found


class RaduraGame(pyspiel.Game):
    """One of our games, each by a class of its own; parameters are ``players`` and the game's own options."""

    rules: ClassVar[AnyGame]
    game_type: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        given = dict(params or {})
        seats = rules.check_seats(int(given.get("players", rules.check_seats(None))))
        options = rules.check_options(
            {name: str(value).removeprefix(WORD) for name, value in given.items() if name != "players"}
        )
        self.observer = Observer(rules)
        self.first: State = rules.new(seats, options, chance="explicit")
        size = rules.actions.size
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if _is_zero_sum(rules) else None,
            max_game_length=rules.longest,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> "RaduraState":
        """Return a match before the first chance has fallen."""
        return RaduraState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "RaduraObserver | None":
        """Return what observes states of this game for a seat; what is public is not parted from what is not."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        recall = wanted.perfect_recall
        return RaduraObserver(self.observer, perfect_recall=recall)


class RaduraState(pyspiel.State):
    """One position of one of our games."""

    def __init__(self, game: RaduraGame) -> None:
        super().__init__(game)
        self.position = Position(game.first, game.first.clone(), None, noted=False)

    def current_player(self) -> int:
        """Return the seat that must choose, or that chance does, or that the match is over."""
        actor = self.position.state.actor
        return actor if actor >= 0 else THEIRS[actor]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can bring, with probabilities."""
        return self.position.state.chances()

    def _apply_action(self, action: int) -> None:
        self.position.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.state.game.actions.show(int(action))

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.position.state.actor == OVER

    def returns(self) -> list[float]:
        """Return what the match was worth to each seat; zeros while it is under way."""
        state = self.position.state
        return [0.0] * state.seats if state.outcome is None else [float(worth) for worth in state.outcome.returns]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "RaduraState":
        """Return a state that looks the same to a seat, in which all that it cannot know is dealt anew."""
        new: RaduraState = self.clone()
        new.position = self.position.redealt(player, int(sampler() * (1 << 53)))
        return new

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a seat sees: as OpenSpiel does it, which would make an observer and a match for every call."""
        seat = self.current_player() if player is None else player
        found: list[float]
        if 0 <= seat < self.num_players():
            found = self.get_game().observer.numbers(self.position.state, seat)
        else:
            found = super().observation_tensor(seat)  # which says what is wrong
        return found

    information_state_tensor = observation_tensor

    def __str__(self) -> str:
        """Return the whole table in words; what is hidden is not."""
        return as_text(self.position.state)


class RaduraObserver:
    """Observes states for one seat: see OpenSpiel's ``observation.py``."""

    def __init__(self, observer: Observer, *, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self._observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {
            block.name: self.tensor[block.at : block.at + len(block.labels)]
            for block in observer.encoder.blocks
            if block.labels
        }

    def set_from(self, state: RaduraState, player: int) -> None:
        """Write what a seat sees into ``tensor``."""
        self.tensor[:] = self._observer.tensor(state.position.state, player)

    def string_from(self, state: RaduraState, player: int) -> str:
        """Return an observation as its features, or an information state as the hash of all that the seat has seen."""
        position = state.position
        if self.perfect_recall:
            position.recall()
            known = position.past.digest(player) if position.past is not None else ""
            return f"{player} {position.state.actor} {known}"
        return self._observer.encoder.observe(position.state, player).hex()


def register(id: str) -> None:
    """Make a game known to pyspiel."""
    rules = game(id)
    least = rules.check_seats(None)
    game_type = pyspiel.GameType(
        short_name=PREFIX + id,
        long_name=say(rules.name),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if _is_zero_sum(rules) else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": least,
            **{setting.id: _parameter(setting) for setting in rules.settings},
        },
    )

    # A class, not a function: pyspiel drops what it knows after Python is gone, which only classes survive.
    made = type(f"Radura_{id}", (RaduraGame,), {"rules": rules, "game_type": game_type})
    pyspiel.register_game(game_type, made)


def _parameter(setting: Setting) -> int | str:
    """Return the default of a game's option, as a number if all its values are."""
    return int(setting.default) if all(value.isdigit() for value in setting.values) else setting.default


def _is_zero_sum(rules: AnyGame) -> bool:
    """Tell whether what one seat wins another loses, whatever the parameters: between two seats it is so."""
    return rules.min_seats == rules.max_seats == 2


def register_games(ids: Sequence[str] | None = None) -> None:
    """Make games known to pyspiel: all installed ones that have observations."""
    known = set(pyspiel.registered_names())
    for id in games() if ids is None else ids:
        if PREFIX + id not in known and game(id).encoder is not None:
            register(id)


register_games()
