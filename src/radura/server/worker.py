"""A process in which computer players think: ``python -m radura.server.worker``, spoken to through its pipes.

It is told what has happened in a match, never the seed; the bot in it gets an InfoSet, never the state.
"""

import contextlib
import os
import signal
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

from radura.bots import Bot, InfoSet, bot
from radura.bots import budget as budgets
from radura.bots.advice import Advice, advise
from radura.bots.analysis import Choice, Judged, judge
from radura.core.chance import Seeded
from radura.core.game import game as find_game
from radura.core.kernel import State
from radura.core.overlay import use_inherited_data
from radura.server.logs import place_of

_HEADER = struct.Struct(">I")
_CACHED = 64
_REMEMBERED = 4
"""Computer players that are kept: each may hold a tree of many megabytes."""


class Question(msgspec.Struct, array_like=True):
    """A match, all its actions so far, and whose computer player shall choose."""

    match: str
    game: str
    seats: int
    options: dict[str, str]
    actions: list[tuple[int, int]]
    seat: int
    level: str
    luck: int
    start: dict[str, Any] | None = None
    """The position in which the actions begin, if not at the opening."""
    advise: bool = False
    """True: a person wants to know what to choose, and why."""
    judge: Choice | None = None
    """What was chosen there, if that is to be judged."""
    budget: str = ""
    """How long to think about what is to be judged."""


class Thought(msgspec.Struct, array_like=True):
    """The chosen action, or what went wrong; what was asked for instead of a choice."""

    action: int
    error: str = ""
    advice: Advice | None = None
    judged: Judged | None = None


def pack(message: Question | Thought) -> bytes:
    """Return a message as it goes through the pipe."""
    body = msgspec.msgpack.encode(message)
    return _HEADER.pack(len(body)) + body


def length(header: bytes) -> int:
    """Return how long the message behind a header is."""
    size: int = _HEADER.unpack(header)[0]
    return size


HEADER_SIZE = _HEADER.size


class Memory:
    """The latest matches asked about, so that only what is new must be replayed."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, tuple[list[tuple[int, int]], dict[str, Any] | None, State]] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def state(self, q: Question) -> State:
        """Return the state of a match after all its actions."""
        known, start, state = self._states.pop(q.match, ([], None, None))
        if state is None or q.start != start or q.actions[: len(known)] != known:
            known, state = [], _first(q)
        for _, action in q.actions[len(known) :]:
            state.apply(action)
        self._states[q.match] = (q.actions, q.start, state)
        if len(self._states) > _CACHED:
            self._states.popitem(last=False)
        return state

    def player(self, q: Question) -> Bot:
        """Return the computer player of a seat: the one that was asked before, who may remember what it thought."""
        key = (q.match, q.seat, q.level)
        player = self._bots.pop(key, None) or bot(q.level)
        self._bots[key] = player
        if len(self._bots) > _REMEMBERED:
            self._bots.popitem(last=False)
        return player


def _first(q: Question) -> State:
    game = find_game(q.game)
    state: State
    if q.start is None:
        state = game.new(q.seats, q.options, chance="explicit")
    else:
        state = game.position(q.start, chance="explicit")
    return state


def think(memory: Memory, q: Question) -> Thought:
    """Return the choice of the computer player; ValueError if it is none of its options."""
    state = memory.state(q)
    if q.judge is not None:
        return Thought(q.judge.action, judged=judge(state, q.judge, budgets.parse(q.budget)))
    info = InfoSet(state, q.seat, len(q.actions))
    if q.advise:
        advice = advise(info, Seeded(q.luck))
        return Thought(advice.options[0].action, advice=advice)
    action = memory.player(q).choose(info, Seeded(q.luck))
    if action not in info.legal():
        raise ValueError("not an option")
    return Thought(action)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until the other end is closed."""
    memory = Memory()
    while len(header := source.read(HEADER_SIZE)) == HEADER_SIZE:
        question = msgspec.msgpack.decode(source.read(length(header)), type=Question)
        try:
            thought = think(memory, question)
        except Exception as error:  # a bot may fail in any way; the server must hear of it and go on
            thought = Thought(-1, f"{type(error).__name__} at {place_of(error)}")
        sink.write(pack(thought))
        sink.flush()


def main() -> None:
    """Serve on the standard streams; whatever a bot prints goes to the error stream instead."""
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(5)  # the server's own work comes first
    use_inherited_data()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    with contextlib.suppress(BrokenPipeError):  # the server has gone: so does its worker
        serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
