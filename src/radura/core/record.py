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
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from radura.core import game as registry
from radura.core.chance import Rng, commitment, generator
from radura.core.events import Log
from radura.core.kernel import CHANCE, OVER, State
from radura.core.text import BadInput

FORMAT = 1
_SEAT = re.compile("[0-9]{1,2}")


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

    @classmethod
    def start(
        cls, game: registry.AnyGame, seats: Iterable[str], options: dict[str, str] | None = None, seed: int | bytes = 0
    ) -> "Record":
        """Return the record of a match about to begin."""
        names = list(seats)
        game.check_seats(len(names))
        return cls(game.id, game.rules_version, names, game.check_options(options or {}), seed, commitment(seed))

    # -- replay ---------------------------------------------------------------------

    def replay(self, at: int | None = None) -> State:
        """Return the state after the first ``at`` actions (default: all), checking every one of them.

        If the seed is known, the state goes on with its luck, unless chance is in the middle of falling.
        """
        state, rng = self._play(at)
        if state.actor != CHANCE:
            state.rng = rng
        return state

    def barriers(self) -> list[bool]:
        """Tell for each action whether it can no longer be taken back."""
        marks: list[bool] = []
        self._play(None, marks)
        return marks

    def _play(self, at: int | None, marks: list[bool] | None = None) -> tuple[State, Rng | None]:
        """Return the state with chance explicit, and the generator as it stands there, if the seed is known."""
        game = registry.game(self.game)
        if self.rules_version != game.rules_version:
            raise BadInput("core-err-record-version", given=self.rules_version, allowed=game.rules_version)
        state: State = game.new(len(self.seats), self.options, chance="explicit")
        rng = None if self.seed is None else generator(self.seed)
        for index, (actor, action) in enumerate(self.actions[: self._check_at(at)]):
            self._check_action(state, index, rng)
            if marks is None:
                state.apply(action)
            else:
                log = play(state, action)
                marks.append(actor == CHANCE or state.actor == CHANCE or log.is_barrier)
        return state, rng

    def _check_at(self, at: int | None) -> int:
        most = len(self.actions)
        if at is not None and not 0 <= at <= most:
            raise BadInput("core-err-record-at", given=at, most=most)
        return most if at is None else at

    def _check_action(self, state: State, index: int, rng: Rng | None) -> None:
        """Raise BadInput if an action cannot stand where it does, naming its line."""
        actor, action = self.actions[index]
        line = index + 2
        show = state.game.actions.show
        if state.actor == OVER:
            raise BadInput("core-err-record-over", line=line)
        if actor != state.actor:
            raise BadInput("core-err-record-seat", line=line, given=_who(actor), expected=_who(state.actor))
        if action not in state.choices:
            allowed = ", ".join(map(show, state.choices[:8])) + (", …" if len(state.choices) > 8 else "")
            raise BadInput("core-err-record-illegal", line=line, given=show(action), allowed=allowed)
        if actor == CHANCE and rng is not None and index >= self.forced:
            drawn = state.draw(rng)
            if drawn != action:
                raise BadInput("core-err-record-draw", line=line, given=show(action), expected=show(drawn))

    def branch(self, at: int, seed: int | bytes | None = None) -> "Record":
        """Return a new record that shares the first ``at`` actions and goes on with its own luck."""
        self._check_at(at)
        new = secrets.token_bytes(32) if seed is None else seed
        return replace(
            self,
            seed=new,
            commitment=commitment(new),
            forced=at,
            actions=self.actions[:at],
            options=dict(self.options),
            seats=list(self.seats),
        )

    # -- text -----------------------------------------------------------------------

    def to_text(self, *, with_seed: bool = True) -> str:
        """Return the record as text; ``with_seed=False`` leaves the secret out."""
        game = registry.game(self.game)
        header: dict[str, Any] = {
            "radura": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
        }
        if self.forced:
            header["forced"] = self.forced
        if with_seed and self.seed is not None:
            header["seed"] = self.seed if isinstance(self.seed, int) else self.seed.hex()
        lines = [json.dumps(header, ensure_ascii=False)]
        lines += [f"{_who(actor)} {game.actions.show(action)}" for actor, action in self.actions]
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
        game = registry.game(record.game)
        for number, line in enumerate(lines[1:], start=2):
            who, _, name = line.partition(" ")
            if not name or not (who == "*" or _SEAT.fullmatch(who)):
                raise BadInput("core-err-record-line", line=number, expected="`0 action`, `* outcome`")
            try:
                action = game.actions.parse(name)
            except BadInput:
                raise BadInput("core-err-record-action", line=number, given=name, game=record.game) from None
            record.actions.append((CHANCE if who == "*" else int(who), action))
        if record.forced > len(record.actions):
            raise BadInput("core-err-record-line", line=1, expected=f"forced <= {len(record.actions)}")
        return record


def _header(line: str) -> Record:
    def wrong(expected: str) -> BadInput:
        return BadInput("core-err-record-line", line=1, expected=expected)

    try:
        data = json.loads(line)
        json.dumps(data, ensure_ascii=False).encode()  # half a sign, written as an escape, is no text
    except (ValueError, RecursionError):
        raise wrong('{"radura": 1, ...}') from None
    if not isinstance(data, dict) or data.get("radura") != FORMAT:
        raise wrong(f'"radura": {FORMAT}')
    kinds: dict[str, type] = {"game": str, "rules_version": int, "seats": list, "options": dict, "commitment": str}
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
    return Record(data["game"], data["rules_version"], data["seats"], options, seed, data["commitment"], forced)


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


class Match:
    """A running match: its record, its state, and the way back to the last barrier. Needs the seed."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = registry.game(record.game)
        marks: list[bool] = []
        self.state, rng = record._play(None, marks)
        self._undo: list[tuple[State, int]] = []
        start = len(marks)
        while start > 0 and not marks[start - 1]:
            start -= 1
        for at in range(start, len(marks)):
            self._undo.append((record.replay(at), at))
        self._settle(rng)

    def _settle(self, rng: Rng | None) -> None:
        """Let the chance fall that waits where the record stops (at the start: the set-up), and note it."""
        if rng is None:
            raise BadInput("core-err-record-seed")
        while self.state.actor == CHANCE:
            drawn = self.state.draw(rng)
            self.record.actions.append((CHANCE, drawn))
            self.state.apply(drawn)
        self.state.rng = rng

    @property
    def can_undo(self) -> bool:
        """True if the last action can be taken back."""
        return bool(self._undo)

    def play(self, action: int) -> Log:
        """Carry out an action; the match is unchanged if it is refused."""
        state = self.state.clone()
        actor = state.actor
        log = play(state, action)
        if log.is_barrier:
            self._undo.clear()
        else:
            self._undo.append((self.state, len(self.record.actions)))
        self.state = state
        self.record.actions.append((actor, action))
        self.record.actions.extend((CHANCE, drawn) for drawn in log.draws)
        return log

    def undo(self) -> int:
        """Take the last action back and return the seat that had chosen it; BadInput at a barrier."""
        if not self._undo:
            raise BadInput("core-err-undo")
        self.state, at = self._undo.pop()
        del self.record.actions[at:]
        self.record.forced = min(self.record.forced, at)
        return self.state.actor

    def undo_to(self, seats: Collection[int]) -> int:
        """Go back to the last decision of one of these seats and return it; BadInput if a barrier lies between."""
        if not any(state.actor in seats for state, _ in self._undo):
            raise BadInput("core-err-undo")
        while self.undo() not in seats:
            pass
        return self.state.actor
