"""The games as OpenSpiel's Python games: importing this registers ``python_radura_<game id>`` with pyspiel.

import pyspiel

import radura.adapters.openspiel

game = pyspiel.load_game("python_radura_casting_shadows(players=3)")

Chance is explicit. An observation is what a seat sees now. The string of an information state adds what the seat did
and saw before: it differs between two histories if and only if the seat can tell them apart. Its tensor is that of the
observation.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from radura.adapters.extras import missing
from radura.adapters.observations import Observer
from radura.core.events import Counted, Event, Flipped, Log, Moved, Rolled, Said
from radura.core.game import AnyGame, Setting, game, games
from radura.core.kernel import CHANCE, OVER, State
from radura.core.record import play
from radura.core.text import say
from radura.core.view import Eyes

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from None

PREFIX = "python_radura_"
WORD = "_"
"""Stands before a number where a parameter can also be a word (``target=_7``): OpenSpiel would take it for a number."""

THEIRS = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
"""OpenSpiel's numbers for chance and for the end."""


def line_of(event: Event) -> str:
    """Return an event as one line; different events give different lines."""
    match event:
        case Moved(item, source, target, becomes, at):
            name = item if item == becomes else f"{item} as {becomes}"
            return f"{name}: {source} -> {target}" + ("" if at < 0 else f" at {at}")
        case Flipped(item, face) | Rolled(item, face):
            return f"{item} shows {face}"
        case Counted(counter, value, cause):
            return f"{counter} = {value}" + (f" by {cause}" if cause else "")
        case Said(text, seat, _):
            args = "".join(f" {name}={value!r}" for name, value in text.args.items())
            return f"{text.id}{args}" + ("" if seat is None else f" by seat {seat}")
        case _:
            return repr(event)


class Past:
    """One action and what it showed to each seat. All copies of a state share the chain of their actions."""

    __slots__ = ("action", "actor", "after", "before", "digests", "lines", "log", "name")

    def __init__(self, before: "Link", actor: int, action: int, name: str) -> None:
        self.before = before
        self.actor = actor
        self.action = action
        self.name = name
        self.log: Log | None = None
        """The events; None until ``Position.recall`` needs them."""
        self.after: State | None = None
        """The state after the action, where ``Position.recall`` came to an end."""
        self.lines: dict[Eyes, str] = {}
        self.digests: dict[Eyes, str] = {}

    def seen_by(self, eyes: Eyes) -> str:
        """Return the action if these eyes chose it, and the events as they saw them."""
        if eyes not in self.lines:
            assert self.log is not None, "recalled first"
            lines = [f"> {self.name}"] if self.actor == eyes else []
            lines += map(line_of, self.log.seen_by(eyes))
            self.lines[eyes] = "".join(f"{line}\n" for line in lines)
        return self.lines[eyes]


class Deal:
    """A state whose history is not known: one dealt again for a seat, or (``seat=None``) one read from a position.

    That seat remembers all that it saw. Nobody can say what the others saw of cards that were never dealt to them: they
    remember what was public, and what they see in this state (docs/decisions/0051-what-a-re-dealt-seat-remembers.md).
    """

    __slots__ = ("before", "digests", "observer", "seat", "state")

    def __init__(self, before: "Link", seat: int | None, state: State, observer: Observer) -> None:
        self.before = before
        self.seat = seat
        self.state = state
        self.observer = observer
        self.digests: dict[Eyes, str] = {}

    def follows(self, eyes: Eyes) -> Eyes:
        """Return whose memory of the time before these eyes have: their own, or that of a spectator."""
        return eyes if eyes == self.seat else None

    def seen_by(self, eyes: Eyes) -> str:
        """Return the observation with which the memory of these eyes begins, if it begins here."""
        if not isinstance(eyes, int) or eyes == self.seat:
            return ""
        return f"{self.observer.text(self.state, eyes)}\n"


Link = Past | Deal | None
"""The end of a chain of actions; None: nothing has happened."""


def remembered(link: Link, eyes: Eyes) -> str:
    """Return all that these eyes saw up to the end of a chain, a line for each event."""
    parts: list[str] = []
    while link is not None:
        parts.append(link.seen_by(eyes))
        if isinstance(link, Deal):
            eyes = link.follows(eyes)
        link = link.before
    return "".join(reversed(parts))


def fingerprint(link: Link, eyes: Eyes) -> str:
    """Return a hash of all that these eyes saw: it would fill pages, and a search asks for it at every node."""
    waiting: list[tuple[Past | Deal, Eyes]] = []
    while link is not None and eyes not in link.digests:
        waiting.append((link, eyes))
        if isinstance(link, Deal):
            eyes = link.follows(eyes)
        link = link.before
    known = "" if link is None else link.digests[eyes]
    for at, whose in reversed(waiting):
        if seen := at.seen_by(whose):
            known = hashlib.sha256(f"{known}\n{seen}".encode()).hexdigest()[:32]
        at.digests[whose] = known
    return known


class Position:
    """A match under way and its past. OpenSpiel copies and pickles states field by field: a position does so itself.

    Events are collected only when an information state is asked for: noting them takes longer than to play. Then the
    actions since the last question are played once more.
    """

    __slots__ = ("first", "observer", "past", "state")

    def __init__(self, observer: Observer, first: State, state: State, past: Link) -> None:
        self.observer = observer
        self.first = first
        """Where the match began."""
        self.state = state
        self.past = past

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.observer, self.first, self.state.clone(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        steps: list[int | tuple[int | None, dict[str, Any]]] = []
        at = self.past
        while at is not None:
            steps.append(at.action if isinstance(at, Past) else (at.seat, at.state.to_position()))
            at = at.before
        return _restore, (self.state.game.id, self.state.seats, self.state.options, steps[::-1])

    def apply(self, action: int) -> None:
        """Carry out an action or an outcome of chance."""
        state = self.state
        actor = state.actor
        state.apply(action)
        self.past = Past(self.past, actor, action, state.game.actions.show(action))

    def recall(self) -> None:
        """Collect the events since the last question."""
        waiting: list[Past] = []
        at = self.past
        while isinstance(at, Past) and at.after is None:
            waiting.append(at)
            at = at.before
        if not waiting:
            return
        start = self.first if at is None else at.state if isinstance(at, Deal) else at.after
        assert start is not None
        state = start.clone()
        for past in reversed(waiting):
            past.log = play(state, past.action)
        waiting[0].after = state

    def text(self, seat: int) -> str:
        """Return the information state of a seat: what it remembers, from its last action on in words, and sees now."""
        self.recall()
        recent: list[str] = []
        at = self.past
        while isinstance(at, Past) or (at is not None and at.seat == seat):
            recent.append(at.seen_by(seat))
            is_own = isinstance(at, Past) and at.actor == seat
            at = at.before
            if is_own:
                break
        words = "".join(reversed(recent))
        return f"before: {fingerprint(at, seat) or 'nothing'}\n{words}{self.observer.text(self.state, seat)}"

    def redealt(self, seat: int, seed: int) -> "Position":
        """Return a position that looks the same to a seat, in which all that it cannot know is dealt again."""
        dealt = self.state.resample(seat, seed)
        dealt.rng = None
        return self.begun(seat, dealt)

    def begun(self, seat: int | None, state: State) -> "Position":
        """Return a state to which the actions so far do not lead: see ``Deal``."""
        self.recall()
        deal = Deal(self.past, seat, state.clone(), self.observer)
        return Position(self.observer, self.first, state, deal)


def _restore(
    id: str, seats: int, options: dict[str, str], steps: list[int | tuple[int | None, dict[str, Any]]]
) -> Position:
    """Return the position to which these steps lead: actions, and states that were dealt again."""
    rules = game(id)
    first = rules.new(seats, options, chance="explicit")
    found = Position(Observer(rules), first, first.clone(), None)
    for step in steps:
        if isinstance(step, int):
            found.apply(step)
        else:
            found = found.begun(step[0], rules.position(step[1], chance="explicit"))
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

    def new_initial_state(self, state: Any = None) -> "RaduraState":
        """Return a match before the first chance event, or at a position: a struct of a state, its JSON or a dict."""
        new = RaduraState(self)
        if state is not None:
            data = state.to_dict() if isinstance(state, pyspiel.StateStruct) else state
            data = json.loads(data) if isinstance(data, str) else data
            position = self.rules.position({**data, "seats": self.num_players()}, chance="explicit")
            new.position = new.position.begun(None, position)
        return new

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
        self.position = Position(game.observer, game.first, game.first.clone(), None)

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
        """Return a state that looks the same to a seat, in which all that it cannot know is dealt again.

        ``history`` stays that of the match: nobody knows a history of cards that were never dealt.
        """
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

    def remembered(self, seat: int) -> str:
        """Return all that a seat has done and seen, a line for each event."""
        self.position.recall()
        return remembered(self.position.past, seat)

    def __str__(self) -> str:
        """Return the whole position, hidden cards included: different states print differently."""
        position = self.position.state.to_position()
        return "\n".join(f"{name}: {json.dumps(value)}" for name, value in position.items())

    def _to_struct(self) -> dict[str, Any]:
        return self.position.state.to_position()

    def _to_observation_struct(self, player: int) -> Any:
        return msgspec.to_builtins(self.position.state.view(player))

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        space = self.position.state.game.actions
        return {"action": space.show(action), "kind": space.kind_of(action).name, "values": space.values(action)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        return [self.position.state.game.actions.parse(struct["action"])]


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
        """Return an observation as its features by name; an information state has all that the seat saw before it."""
        position = state.position
        return position.text(player) if self.perfect_recall else self._observer.text(position.state, player)


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
