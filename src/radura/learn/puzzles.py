"""Puzzles: positions with one plan to a goal, found in matches of computer players (``tools/mine_puzzles.py``).

They lie in ``learn/puzzles.toml`` of a game's package; ``proof.py`` says what makes a plan, and the only one.
"""

import copy
import datetime
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from radura.core.chance import Seeded
from radura.core.events import Log
from radura.core.game import AnyGame, games
from radura.core.game import game as find_game
from radura.core.kernel import CHANCE, OVER, State
from radura.core.reading import Mistakes, read
from radura.core.record import play
from radura.core.text import BadInput, say
from radura.core.view import Option
from radura.learn.lesson_files import folder
from radura.learn.lessons import Shown
from radura.learn.position import lay
from radura.learn.proof import Alike, Goal, Plan, Proof, Unproved, alike, opens_turn

FILE: Final = "puzzles.toml"
FEWEST: Final[Mapping[Goal, int]] = {"win": 2, "save": 1}
"""A plan of fewer decisions is no puzzle; a save is one already, since the rival's threat must be seen."""
Status: TypeAlias = Literal["open", "solved", "missed"]


def stars_of(plan: Plan) -> int:
    """Return how deep a puzzle is: one star for one or two decisions, two for three, three for more."""
    return min(max(len(plan) - 1, 1), 3)


class Source(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a puzzle comes from: the match, by its seed, and how many decisions were taken before."""

    seed: int
    decision: int


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position and what is to be reached in it."""

    id: str
    goal: Goal
    seat: Annotated[int, Meta(ge=0, le=7)]
    plan: tuple[str, ...]
    source: Source
    position: Annotated[str, Meta(min_length=2)]
    """As JSON."""

    @property
    def stars(self) -> int:
        """How deep it is, from 1 to 3."""
        return stars_of(self.plan)


class PuzzleFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The file of a game."""

    puzzle: tuple[Puzzle, ...] = ()


@cache
def puzzles(game: AnyGame) -> Mapping[str, Puzzle]:
    """Return the puzzles of a game by id, the easiest first; BadData names file, puzzle and field of what is wrong."""
    where = folder(game)
    return {} if where is None or not (where / FILE).is_file() else load(game, where / FILE)


def load(game: AnyGame, file: Traversable) -> dict[str, Puzzle]:
    """Read a file of puzzles strictly; whether they are sound, ``radura.learn.proof`` tells."""
    mistakes = Mistakes()
    found: dict[str, Puzzle] = {}
    for puzzle in read(file, PuzzleFile, mistakes).puzzle:
        if puzzle.id in found:
            mistakes.tell(FILE, puzzle.id, "id", "this id is there already")
        found[puzzle.id] = puzzle
        try:
            state = opening(game, puzzle)
        except BadInput as error:
            mistakes.tell(FILE, puzzle.id, "position", say(error.message))
        else:
            if state.actor != puzzle.seat:
                mistakes.tell(FILE, puzzle.id, "seat", "somebody else must choose in this position")
        if len(puzzle.plan) < FEWEST[puzzle.goal]:
            mistakes.tell(FILE, puzzle.id, "plan", f"at least {FEWEST[puzzle.goal]} decisions are needed")
        try:
            for name in (name for decision in puzzle.plan for name in alike(decision)):
                game.actions.parse(name)
        except BadInput as error:
            mistakes.tell(FILE, puzzle.id, "plan", say(error.message))
    mistakes.refuse(file)
    return found


def opening(game: AnyGame, puzzle: Puzzle) -> State:
    """Return the position of a puzzle."""
    return lay(game, puzzle.position)


def of_the_day(day: datetime.date) -> tuple[str, str] | None:
    """Return game and id of a day's puzzle: the games take turns, and so do their puzzles."""
    known = [(id, list(puzzles(find_game(id)))) for id in games()]
    known = [(id, ids) for id, ids in known if ids]
    if not known:
        return None
    turn, nth = day.toordinal() % len(known), day.toordinal() // len(known)
    game, ids = known[turn]
    return game, ids[nth * 7 % len(ids)]


class Attempt:
    """A puzzle as far as somebody has tried it. What chance brings is the same each time."""

    def __init__(self, game: AnyGame, puzzle: Puzzle, chosen: Sequence[str] = ()) -> None:
        self.game = game
        self.puzzle = puzzle
        self.state = opening(game, puzzle)
        self.chosen: tuple[str, ...] = ()
        """All decisions so far."""
        self.taken = 0
        """Those that had more than one option."""
        self.latest: list[Shown] = []
        self._luck = Seeded(puzzle.source.seed)
        self._turn_over = False
        for name in chosen:
            self.choose(name)

    @property
    def status(self) -> Status:
        """How the attempt stands."""
        seat, goal = self.puzzle.seat, self.puzzle.goal
        if not self._is_over:
            return "open"
        if self.state.actor == OVER:
            assert self.state.outcome is not None
            return "solved" if self.state.outcome.winners == (seat,) else "missed"
        try:
            return "solved" if goal == "save" and not Proof(seat, goal).is_threatened(self.state) else "missed"
        except Unproved:  # nobody can say that it was saved
            return "missed"

    @property
    def _is_over(self) -> bool:
        return self._turn_over or self.state.actor != self.puzzle.seat

    @property
    def left(self) -> int:
        """How many decisions of the plan are left, if all were of it."""
        return max(0, len(self.puzzle.plan) - self.taken)

    def choose(self, name: str) -> None:
        """Carry out a decision; BadInput if it is not legal, or the attempt is over."""
        if self._is_over:
            raise BadInput("learn-err-over")
        action = self.game.actions.parse(name)
        self.chosen = (*self.chosen, name)
        self.taken += len(self.state.choices) > 1
        self.state = self.state.clone()
        log = play(self.state, action)
        self._turn_over = opens_turn(log)
        while self.state.actor == CHANCE and not self._turn_over:
            self._fall(log)
        self.latest = [Shown(self.puzzle.seat, log, self.state)]

    def _fall(self, log: Log) -> None:
        drawn = self.state.draw(self._luck)
        after = play(self.state, drawn)
        self._turn_over = opens_turn(after)
        log.draws.append(drawn)
        log.entries += after.entries

    def after(self, name: str) -> "Attempt":
        """Return the attempt with one decision more; this one stays as it is."""
        new = copy.copy(self)
        new._luck = self._luck.clone()
        new.choose(name)
        return new

    def line(self) -> list[Option]:
        """Return the decisions of the plan that lead to the goal from here, in order; none: it is out of reach."""
        ahead = [alike(decision) for decision in self.puzzle.plan]
        for name in self.chosen:
            taken = next((decision for decision in ahead if name in decision), None)
            if taken is not None:
                ahead.remove(taken)
        return self._line(ahead) or []

    def _line(self, ahead: list[Alike]) -> list[Option] | None:
        """Return the rest of the line; None: there is none."""
        if self._is_over:
            return [] if not ahead and self.status == "solved" else None
        names = [self.game.actions.show(action) for action in self.state.choices]
        ways = [(decision, name) for decision in ahead if (name := next((n for n in names if n in decision), None))]
        if not ways:  # then nothing that can be chosen matters
            return self.after(names[0])._line(ahead)
        for decision, name in ways:
            rest = self.after(name)._line([other for other in ahead if other is not decision])
            if rest is not None:
                return [self.game.option(self.state, self.game.actions.parse(name)), *rest]
        return None
