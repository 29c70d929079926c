"""The past of matches: every position of a few, of which one in so many is kept and the others are played again."""

import gc
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import TypeAlias

from radura.core.events import Log
from radura.core.kernel import CHANCE, State
from radura.core.record import Record, play

Anchors: TypeAlias = Callable[[], Mapping[int, State]]
"""Reads the positions that were stored of a match."""

_EVERY = 50  # steps between positions that are kept
_CONTAINERS = (list, tuple, dict, set, bytearray)


@dataclass(slots=True)
class PastPosition:
    """A position of a match, and what led to it: a decision (None: the set-up) with the chance after it."""

    seat: int | None
    log: Log
    state: State


class Past:
    """All positions of a match: before each decision, the opening first, and the last one."""

    def __init__(self, record: Record, anchors: Mapping[int, State] | None = None) -> None:
        """``anchors`` are positions by the number of actions before them.

        They are needed where older rules played: there the table stands still once it cannot follow any more.
        """
        self._actions = record.actions[:]
        self._anchors = anchors or {}
        decisions = [at for at, (actor, _) in enumerate(self._actions) if actor != CHANCE]
        self._starts = [0, *decisions, len(self._actions)]
        """Where the actions of each step begin: the set-up's, and each decision with the chance after it."""
        self.last = len(decisions)
        self._kept = [(self._anchors.get(0) or record.opening(), True)]
        """The state before the actions of step 0, of step 50, and so on, and whether it follows from all before."""
        for step, (position, follows) in enumerate(self._walk(), start=1):
            if step % _EVERY == 0:
                self._kept.append((position.state.clone(), follows))
        states = [*(state for state, _ in self._kept), *self._anchors.values()]
        self.size = sys.getsizeof(self._actions) + sys.getsizeof(self._starts) + sum(map(_size, states))
        """About how many bytes it takes."""

    def at(self, step: int) -> PastPosition:
        """Return the position after so many decisions, and what led to it."""
        return next(self.walk(step))

    def walk(self, since: int = 0) -> Iterator[PastPosition]:
        """Go through the positions from this step on. Each is good until the next one is asked for."""
        kept = since - since % _EVERY
        return islice((position for position, _ in self._walk(kept)), since - kept, None)

    def _walk(self, since: int = 0) -> Iterator[tuple[PastPosition, bool]]:
        """Go on from a kept step, and tell whether each position follows from all before, or is taken as it was."""
        kept, follows = self._kept[since // _EVERY]
        state = kept.clone()
        for start, end in pairwise(self._starts[since:]):
            seat, log = None, Log()
            for at in range(start, end):
                actor, action = self._actions[at]
                seat = seat if actor == CHANCE else actor
                follows = follows and actor == state.actor and action in state.choices
                if follows:
                    log.entries += play(state, action).entries
                if (anchor := self._anchors.get(at + 1)) is not None:
                    state, follows = anchor.clone(), True
            yield PastPosition(seat, log, state), follows


class Pasts:
    """The pasts that were looked at last, as many as fit into so many bytes. Used by one thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int], Past] = OrderedDict()

    @property
    def size(self) -> int:
        """About how many bytes they take."""
        return sum(past.size for past in self._kept.values())

    def of(self, match: str, rev: int, record: Record, anchors: Anchors = dict) -> Past:
        """Return the past of a match at a revision."""
        past = self._kept.pop((match, rev), None) or Past(record, anchors())
        self._kept[match, rev] = past
        while self.size > self._most:
            self._kept.popitem(last=False)
        return past


def _size(state: State) -> int:
    """Return about how many bytes a state takes that no other shares."""
    size, found = sys.getsizeof(state), gc.get_referents(state)
    while found:
        one = found.pop()
        if isinstance(one, _CONTAINERS):
            size += sys.getsizeof(one)
            found += gc.get_referents(one)
    return size
