"""A match written down: a header and every action, chance included. Replay gives the state.

A record is text. The first line is a JSON header, each further line one action with its
seat (``*`` for chance):

    {"radura": 1, "game": "living_forest_duel", "rules_version": 1, "seats": ["human", "bot:greedy"], ...}
    * draw(otter)
    0 token(water)
"""

import json
import re
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from radura.core import game as registry
from radura.core.chance import Committed, Rng, Traced, commitment, generator, joint_seed
from radura.core.events import Log
from radura.core.kernel import CHANCE, OVER, State
from radura.core.text import BadInput

FORMAT = 1
JOINT = 2
"""The format of a record whose seats have added to the seed."""
RESUMED = 3
"""The format of a record whose match goes on by other rules than it began with."""
_NONCE = re.compile("(?:[0-9a-f]{64})?")
_SEAT = re.compile("[0-9]{1,2}")
_LINE = re.compile(r"(?:\*|[0-9]{1,2}) \S.*")


@dataclass(frozen=True, slots=True)
class Resumption:
    """Where a match goes on by other rules than those by which everything before was played."""

    lines: int
    """How many lines were played before."""
    rules_version: int
    """By which rules."""
    draws: int
    """How many numbers were drawn from the seed until then."""
    position: dict[str, Any]


@dataclass(slots=True)
class Record:
    """Set-up and all actions of one match."""

    game: str
    rules_version: int
    seats: list[str]
    """Who sits where: ``human``, ``bot:greedy``, or a name."""
    options: dict[str, str] = field(default_factory=dict)
    seed: int | bytes | None = None
    """None: not (yet) revealed; the match can be replayed but not continued."""
    commitment: str = ""
    forced: int = 0
    """How many leading actions come from another match; the seed counts from there on."""
    actions: list[tuple[int, int]] = field(default_factory=list)
    """(actor, action) pairs in order."""
    data: str = ""
    """The hash of the data that took the place of our own (``Game.data_hash``)."""
    nonces: list[str] = field(default_factory=list)
    """What each seat has added to the seed, in hex (empty: nothing); without any, the seed alone deals."""
    match: str = ""
    """The id of the match on its server, of which the numbers of computer players are made."""
    past: list[str] = field(default_factory=list)
    """Lines that only older rules can read; they come before ``actions``."""
    resumed: Resumption | None = None
    """Where ``actions`` begin, if not at the opening."""

    @classmethod
    def start(
        cls, game: registry.AnyGame, seats: Iterable[str], options: dict[str, str] | None = None, seed: int | bytes = 0
    ) -> "Record":
        """Return the record of a match about to begin."""
        names = list(seats)
        game.check_seats(len(names))
        settings = game.check_options(options or {})
        return cls(game.id, game.rules_version, names, settings, seed, commitment(seed), data=game.data_hash)

    @property
    def luck(self) -> int | bytes | None:
        """What all draws come from: the seed, and what the seats have added to it."""
        if not self.nonces or self.seed is None:
            return self.seed
        assert isinstance(self.seed, bytes), "numbers of seats are added to bytes"
        return joint_seed(self.seed, [bytes.fromhex(nonce) for nonce in self.nonces])

    @property
    def past_steps(self) -> int:
        """The number of decisions that only older rules can read."""
        return sum(not line.startswith("*") for line in self.past)

    # -- replay ---------------------------------------------------------------------

    def replay(self, at: int | None = None) -> State:
        """Return the state after the first ``at`` actions (default: all), checking every one of them.

        If the seed is known, the state goes on with its luck, unless chance is in the middle of falling.
        """
        state, rng = self.unfold(at)
        if state.actor != CHANCE:
            state.rng = rng
        return state

    def barriers(self) -> list[bool]:
        """Tell for each action whether it can no longer be taken back."""
        marks: list[bool] = []
        self.unfold(None, marks)
        return marks

    def unfold(self, at: int | None, marks: list[bool] | None = None) -> tuple[State, Rng | None]:
        """Return the state with chance explicit, and the generator as it stands there, if the seed is known.

        ``marks`` takes up, for each action, whether it can no longer be taken back.
        """
        state, rng = self._opening(), self._generator()
        for index, (actor, action) in enumerate(self.actions[: self._check_at(at)]):
            self._check_action(state, index, rng)
            if marks is None:
                state.apply(action)
            else:
                log = play(state, action)
                marks.append(actor == CHANCE or state.actor == CHANCE or log.is_barrier)
        return state, rng

    def take_lines(self, lines: Sequence[str]) -> tuple[State, int]:
        """Take lines over as far as these rules can play them, in whole decisions, with the luck of the seed.

        Returns the state that this leads to, and how many were taken; BadInput if not even the set-up can be played.
        """
        state, rng = self.unfold(None)
        assert rng is not None, "who draws again needs the seed"
        reached: State | None = None
        taken = 0
        for index in range(len(lines) + 1):
            if state.actor != CHANCE:
                reached, taken = state.clone(), index
                reached.rng = rng.clone()
            if index == len(lines):
                break
            try:
                self.actions += read_lines(state.game, lines[index : index + 1], len(self.past) + index + 2)
                self._check_action(state, len(self.actions) - 1, rng)
            except BadInput:
                break
            state.apply(self.actions[-1][1])
        if reached is None:
            raise BadInput("core-err-record-line", line=len(self.past) + 2, expected="`* outcome`")
        return reached, taken

    def draws(self) -> "list[Draw]":
        """Return everything that chance has brought, with the numbers it comes from; the seed must be known."""
        state, found = self._opening(), self._past_draws()
        luck = self._generator()
        assert luck is not None, "who draws again needs the seed"
        rng = Traced(luck)
        show = state.game.actions.show
        for index, (actor, action) in enumerate(self.actions):
            rng.numbers = []
            self._check_action(state, index, rng)
            if actor == CHANCE:
                at = len(self.past) + index
                found.append(Draw(at + 2, show(action), rng.numbers if at >= self.forced else None))
            state.apply(action)
        return found

    def _past_draws(self) -> "list[Draw]":
        """Return what chance has brought by older rules: they alone know which numbers that took."""
        return [Draw(at + 2, line[2:], None) for at, line in enumerate(self.past) if line.startswith("*")]

    def _generator(self) -> Rng | None:
        """Return the generator as it stands before the first of ``actions``, if the seed is known."""
        luck = self.luck
        if luck is None or self.resumed is None:
            return None if luck is None else generator(luck)
        assert isinstance(luck, bytes), "where a match goes on is known of committed seeds alone"
        return Committed(luck, self.resumed.draws)

    def _opening(self) -> State:
        """Return the state before the first of ``actions``; BadInput if these are of other rules or other data."""
        game = registry.game(self.game)
        if self.rules_version != game.rules_version:
            raise BadInput("core-err-record-version", given=self.rules_version, allowed=game.rules_version)
        if self.data != game.data_hash:
            raise BadInput("core-err-record-data", given=self.data or "-", allowed=game.data_hash or "-")
        return self.opening()

    def opening(self) -> State:
        """Return the state before the first of ``actions``, whatever rules they are of."""
        game = registry.game(self.game)
        if self.resumed is None:
            state: State = game.new(len(self.seats), self.options, chance="explicit")
        else:
            position = {**self.resumed.position, "seats": len(self.seats), "options": self.options}
            state = game.position(position, chance="explicit")
        return state

    def _check_at(self, at: int | None) -> int:
        """Return the index in ``actions`` of a position of the whole match."""
        past, most = len(self.past), len(self.past) + len(self.actions)
        if at is not None and not 0 <= at <= most:
            raise BadInput("core-err-record-at", given=at, most=most)
        if at is not None and at < past:
            version = self.rules_version if self.resumed is None else self.resumed.rules_version
            raise BadInput("core-err-record-past", past=past, version=version)
        return (most if at is None else at) - past

    def _check_action(self, state: State, index: int, rng: Rng | None) -> None:
        """Raise BadInput if an action cannot stand where it does, naming its line."""
        actor, action = self.actions[index]
        line = len(self.past) + index + 2
        show = state.game.actions.show
        if state.actor == OVER:
            raise BadInput("core-err-record-over", line=line)
        if actor != state.actor:
            raise BadInput("core-err-record-seat", line=line, given=_who(actor), expected=_who(state.actor))
        if action not in state.choices:
            allowed = ", ".join(map(show, state.choices[:8])) + (", …" if len(state.choices) > 8 else "")
            raise BadInput("core-err-record-illegal", line=line, given=show(action), allowed=allowed)
        if actor == CHANCE and rng is not None and len(self.past) + index >= self.forced:
            drawn = state.draw(rng)
            if drawn != action:
                raise BadInput("core-err-record-draw", line=line, given=show(action), expected=show(drawn))

    def branch(self, at: int, seed: int | bytes | None = None) -> "Record":
        """Return a new record that shares the first ``at`` actions and goes on with its own luck."""
        shared = self.actions[: self._check_at(at)]
        new = secrets.token_bytes(32) if seed is None else seed
        return replace(
            self,
            seed=new,
            commitment=commitment(new),
            nonces=[],
            match="",
            forced=at,
            actions=shared,
            resumed=None if self.resumed is None else replace(self.resumed, draws=0),
            past=list(self.past),
            options=dict(self.options),
            seats=list(self.seats),
        )

    # -- text -----------------------------------------------------------------------

    def to_text(self, *, with_seed: bool = True) -> str:
        """Return the record as text; ``with_seed=False`` leaves the secret out."""
        game = registry.game(self.game)
        header: dict[str, Any] = {
            "radura": RESUMED if self.resumed is not None else JOINT if self.nonces else FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
        }
        if self.nonces:
            header |= {"match": self.match, "nonces": self.nonces}
        if self.data:
            header["data"] = self.data
        if self.forced:
            header["forced"] = self.forced
        if self.resumed is not None:
            header["from"] = asdict(self.resumed)
        if with_seed and self.seed is not None:
            header["seed"] = self.seed if isinstance(self.seed, int) else self.seed.hex()
        lines = [json.dumps(header, ensure_ascii=False), *self.past, *write_lines(game, self.actions)]
        return "\n".join(lines) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        try:
            part.write_text(self.to_text(), encoding="utf-8")
            part.replace(target)
        except OSError as error:
            raise BadInput("core-err-file", given=str(path), why=error.strerror or "") from None

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a record from a file; BadInput names the line and what was expected."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BadInput("core-err-file", given=str(path), why=error.strerror or "") from None
        except UnicodeDecodeError:
            raise BadInput("core-err-record-line", line=1, expected="UTF-8") from None
        return cls.from_text(text)

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """Read a record from text."""
        lines = text.splitlines()
        record = _header(lines[0] if lines else "")
        first = 1 if record.resumed is None else 1 + record.resumed.lines
        record.past = lines[1:first]
        for number, line in enumerate(record.past, start=2):
            if not _LINE.fullmatch(line):
                raise BadInput("core-err-record-line", line=number, expected="`0 action`, `* outcome`")
        if len(record.past) < first - 1:
            raise BadInput("core-err-record-line", line=1, expected=f"lines <= {len(record.past)}")
        record.actions = read_lines(registry.game(record.game), lines[first:], first + 1)
        if record.forced > len(lines) - 1:
            raise BadInput("core-err-record-line", line=1, expected=f"forced <= {len(lines) - 1}")
        return record


@dataclass(frozen=True, slots=True)
class Draw:
    """Something that chance has brought: its line in the record, and the numbers drawn for it, each with its bound."""

    line: int
    name: str
    numbers: list[tuple[int, int]] | None
    """None: taken over from another match, or by older rules, so nothing proves it."""


def _header(line: str) -> Record:
    def wrong(expected: str) -> BadInput:
        return BadInput("core-err-record-line", line=1, expected=expected)

    try:
        data = json.loads(line)
        json.dumps(data, ensure_ascii=False).encode()  # half a sign, written as an escape, is no text
    except (ValueError, RecursionError):
        raise wrong('{"radura": 1, ...}') from None
    if not isinstance(data, dict) or data.get("radura") not in (FORMAT, JOINT, RESUMED):
        raise wrong(f'"radura": {FORMAT} | {JOINT} | {RESUMED}')
    if isinstance(data["radura"], bool):
        raise wrong(f'"radura": {FORMAT}')
    kinds: dict[str, type] = {"game": str, "rules_version": int, "seats": list, "options": dict, "commitment": str}
    if data["radura"] == JOINT or "nonces" in data:
        kinds |= {"match": str, "nonces": list}
    if data["radura"] == RESUMED:
        kinds["from"] = dict
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind) or isinstance(data[key], bool):
            raise wrong(f'"{key}": {kind.__name__}')
    seed = data.get("seed")
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            raise wrong('"seed": int | hex') from None
    if isinstance(seed, bool) or not isinstance(seed, (int, bytes, type(None))):
        raise wrong('"seed": int | hex')
    if seed is not None and commitment(seed) != data["commitment"]:
        raise BadInput("core-err-record-commitment")
    forced = data.get("forced", 0)
    if isinstance(forced, bool) or not isinstance(forced, int) or forced < 0:
        raise wrong('"forced": int')
    overlay = data.get("data", "")
    if not isinstance(overlay, str) or not re.fullmatch("(?:[0-9a-f]{16})?", overlay):
        raise wrong('"data": 16 hex')
    if not all(isinstance(seat, str) for seat in data["seats"]):
        raise wrong('"seats": [str]')
    if data["game"] not in registry.games():
        raise wrong(f'"game": {" | ".join(registry.games())}')
    game = registry.game(data["game"])
    if not game.min_seats <= len(data["seats"]) <= game.max_seats:
        raise wrong(f'"seats": {game.min_seats}-{game.max_seats}')
    try:
        options = game.check_options(data["options"])
    except BadInput:
        known = ", ".join(f"{setting.id}={'|'.join(setting.values)}" for setting in game.settings)
        raise wrong(f'"options": {known or "{}"}') from None
    nonces = data["nonces"] if "nonces" in kinds else []
    if nonces and (
        len(nonces) != len(data["seats"])
        or not all(isinstance(nonce, str) and _NONCE.fullmatch(nonce) for nonce in nonces)
        or isinstance(seed, int)
    ):
        raise wrong('"nonces": [64 hex | ""], "seed": hex')
    header = (data["game"], data["rules_version"], data["seats"], options, seed, data["commitment"], forced)
    resumed = _resumption(data["from"], wrong) if data["radura"] == RESUMED else None
    if resumed is not None and isinstance(seed, int):
        raise wrong('"seed": hex')
    return Record(*header, data=overlay, nonces=nonces, match=data["match"] if nonces else "", resumed=resumed)


def _resumption(data: dict[str, Any], wrong: Callable[[str], BadInput]) -> Resumption:
    numbers = ("lines", "rules_version", "draws")
    whole = {*data} == {*numbers, "position"} and isinstance(data["position"], dict)
    if not whole or not all(type(data[key]) is int and data[key] >= 0 for key in numbers):
        raise wrong('"from": {"lines": int, "rules_version": int, "draws": int, "position": {...}}')
    return Resumption(**data)


def write_lines(game: registry.AnyGame, actions: Iterable[tuple[int, int]]) -> list[str]:
    """Return actions as the lines of a record."""
    show = game.actions.show
    return [f"{_who(actor)} {show(action)}" for actor, action in actions]


def read_lines(game: registry.AnyGame, lines: Iterable[str], first: int = 2) -> list[tuple[int, int]]:
    """Read the lines after the header of a record; BadInput names the line and what was expected."""
    actions: list[tuple[int, int]] = []
    for number, line in enumerate(lines, start=first):
        who, _, name = line.partition(" ")
        if not name or not (who == "*" or _SEAT.fullmatch(who)):
            raise BadInput("core-err-record-line", line=number, expected="`0 action`, `* outcome`")
        try:
            action = game.actions.parse(name)
        except BadInput:
            raise BadInput("core-err-record-action", line=number, given=name, game=game.id) from None
        actions.append((CHANCE if who == "*" else int(who), action))
    return actions


def _who(actor: int) -> str:
    return "*" if actor == CHANCE else str(actor)


def play(state: State, action: int) -> Log:
    """Apply an action and return what happened, the chance that fell included."""
    log = Log()
    state.log = log
    try:
        state.apply(action)
    finally:
        state.log = None
    return log
