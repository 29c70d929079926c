"""The engine of every game: a state carries a stack of pending steps, and that is all.

A step does its work in ``run``; if it needs a choice it lists the options, and the state
waits, as plain data, until ``apply`` brings one. Whoever must choose is the seat the step
was pushed for: a step can ask any seat, at any depth, by pushing a step for it. Chance is
a seat too: its outcomes are listed and recorded like actions.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

from radura.core.chance import Rng, Seeded
from radura.core.compiled import mypyc_attr
from radura.core.events import Log
from radura.core.fields import Field
from radura.core.text import BadInput, Message
from radura.core.view import OMNISCIENT, Eyes, Result, View

if TYPE_CHECKING:
    from radura.core.game import Game

CHANCE: Final = -1
OVER: Final = -2

BUDGET: Final = 100_000
"""More steps than any game does between two choices: who needs them goes in circles."""

S = TypeVar("S", bound="State")

Outcome = Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """An immutable instruction; shared by every clone of the states it waits in.

    Subclasses store constants only (``Final``) and return them from ``args`` in the order
    of ``__init__``, with what may stand there in ``params``: that is how steps print, compare and
    travel in positions.
    """

    params: ClassVar[tuple[Field, ...]] = ()
    chance: ClassVar[bool] = False
    lasting: ClassVar[bool] = False
    """True: once it is done, something else is pending or the match is over. Only such a step lies at the bottom."""
    discreet: ClassVar[bool] = False
    """True: how quickly it is answered could tell what the seat holds; a table lets everybody take the same time."""

    def run(self, s: S, seat: int) -> bool:
        """Do the work; True when nothing is left to choose. May push further steps.

        A run that answers False must not have changed anything: it may be run again.
        """
        return False

    def options(self, s: S, seat: int) -> list[int]:
        """List what can be chosen, sorted, without changing anything; empty: the step falls away."""
        return []

    def choose(self, s: S, seat: int, action: int) -> None:
        """Carry out the choice. The step itself has left the stack already."""
        raise NotImplementedError(f"{self!r} never asks")

    def weights(self, s: S, seat: int) -> list[int] | None:
        """Return how likely each outcome of a chance step is, beside ``options``; None: all alike."""
        return None

    def sample(self, s: S, seat: int, rng: Rng) -> int:
        """Draw an outcome of a chance step, -1 if there is none. Override only to skip building the list."""
        options = self.options(s, seat)
        if not options:
            return -1
        weights = self.weights(s, seat)
        return options[rng.below(len(options)) if weights is None else rng.weighted(weights)]

    def args(self) -> tuple[Any, ...]:
        """Return the constants this step was made with."""
        return ()

    def fits(self, s: S, seat: int) -> bool:
        """Tell whether this step can wait in a position that was read from outside: whatever it takes for granted."""
        return True

    def about(self, s: S, seat: int) -> list[str]:
        """Name the items that the choice is about (the tree to be planted), for the seat that chooses."""
        return []

    def prompt(self, s: S, seat: int) -> Message | None:
        """Say what is asked (top of the stack) or under way (below it); None: not worth a word."""
        return None

    def prompt_for_others(self, s: S, seat: int) -> Message | None:
        """Say the same to the rest of the table; override where the prompt tells a secret."""
        return self.prompt(s, seat)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.args()))})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A step whose choice falls to chance: ``options`` lists the outcomes."""

    chance: ClassVar[bool] = True


@mypyc_attr(free_list_len=1)
class Frame:
    """A step waiting on the stack for a seat, above the rest of the stack."""

    __slots__ = ("below", "seat", "step")

    def __init__(self, step: "Step[Any]", seat: int, below: "Frame | None") -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.below: Final = below


class Endless(BadInput):
    """The rules or the data go in circles: step follows step, and nobody ever chooses."""

    def __init__(self, steps: int, stack: Frame | None) -> None:
        super().__init__("core-err-endless", n=steps, step="-" if stack is None else repr(stack.step))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a match. Subclasses add ints and lists and write ``clone`` by hand."""

    __slots__ = ("actor", "choices", "game", "log", "options", "outcome", "rng", "seats", "stack")

    def __init__(self, game: "Game[Any]", seats: int, options: dict[str, str]) -> None:
        self.game: Game[Any] = game
        self.seats: int = seats
        self.options: dict[str, str] = options
        self.actor: int = OVER
        self.stack: Frame | None = None
        self.choices: list[int] = []
        self.rng: Rng | None = None
        self.log: Log | None = None
        self.outcome: Outcome | None = None

    # -- the contract: doors take an ``object``, or the compiled engine would refuse wrong types without a sentence ----

    def legal(self) -> list[int]:
        """Return the sorted list of legal actions: the only legality there is."""
        return self.choices[:]

    def apply(self, action: object) -> None:
        """Carry out a legal action of the actor, and then chance, until a seat must choose."""
        if type(action) is not int or action not in self.choices:
            raise self.refusal(action)
        self.carry_out(action)

    def carry_out(self, action: int) -> None:
        """Do the same with an action that was taken from ``choices``: nothing is checked."""
        frame = self.stack
        assert frame is not None
        self.stack = frame.below
        frame.step.choose(self, frame.seat, action)
        self.advance()

    def clone(self) -> Self:
        """Return an exact, independent copy, generator included; it has no log."""
        raise NotImplementedError

    def view(self, seat: object, *, finals: bool = False) -> View:
        """Return what the seat may see (None: a spectator, "all": everything), with its decision.

        ``finals=True`` also tells of each option whether it can be taken back (every one of them is played on a copy),
        and what cannot be chosen now, with the reason.
        """
        eyes: Eyes = None if seat is None else OMNISCIENT if seat == OMNISCIENT else self._check_seat(seat)
        return self.game.view(self, eyes, finals=finals)

    def resample(self, seat: object, seed: object) -> Self:
        """Return a copy in which all that the seat cannot know is dealt anew."""
        knower = self._check_seat(seat)
        if type(seed) is not int:
            raise BadInput("core-err-seed", given=str(seed))
        s = self.clone()
        s.rng = Seeded(seed)
        self.game.resample(s, knower, s.rng)
        s.refresh()
        return s

    def __reduce__(self) -> tuple[Any, ...]:
        raise BadInput("core-err-pickle")

    def to_position(self) -> dict[str, Any]:
        """Return this position as plain data; ``game.position`` takes it back."""
        return self.game.to_position(self)

    # -- for steps ------------------------------------------------------------------

    def push(self, step: Step[Any], seat: int) -> None:
        """Put a step on the stack, to be done next, for this seat."""
        self.stack = Frame(step, seat, self.stack)

    def then(self, seat: int, *steps: Step[Any]) -> None:
        """Put steps on the stack so that they are done first to last."""
        self.then_all(seat, steps)

    def then_all(self, seat: int, steps: Sequence[Step[Any]]) -> None:
        """Do the same with steps that are in a list already."""
        stack = self.stack
        for i in range(len(steps) - 1, -1, -1):
            stack = Frame(steps[i], seat, stack)
        self.stack = stack

    def finish(self, outcome: Outcome) -> None:
        """End the match at once; whatever was pending does not happen."""
        self.outcome = outcome
        self.stack = None
        self.choices = []
        self.actor = OVER
        if self.log is not None:
            self.log.ended(outcome)

    # -- the loop -------------------------------------------------------------------

    def advance(self) -> None:
        """Run steps until somebody must choose or the match is over."""
        for _ in range(BUDGET):
            if self.outcome is not None:
                return
            frame = self.stack
            assert frame is not None, "the stack ran empty before the match was over"
            step = frame.step
            seat = frame.seat
            self.stack = frame.below
            if step.run(self, seat):
                continue
            is_chance = step.chance
            if is_chance and self.rng is not None:
                action = step.sample(self, seat, self.rng)
                if action < 0:
                    continue
                if self.log is not None:
                    self.log.draws.append(action)
                step.choose(self, seat, action)
                continue
            options = step.options(self, seat)
            if options:
                self.stack = frame
                self.choices = options
                self.actor = CHANCE if is_chance else seat
                return
        raise Endless(BUDGET, self.stack)

    def draw(self, rng: Rng) -> int:
        """Return an outcome of the chance that waits, without carrying it out."""
        frame = self.stack
        assert frame is not None
        assert self.actor == CHANCE, "no chance waits"
        return frame.step.sample(self, frame.seat, rng)

    def chances(self) -> list[tuple[int, float]]:
        """Return the outcomes of the chance that waits, each with its probability."""
        frame = self.stack
        if frame is None or self.actor != CHANCE:
            raise BadInput("core-err-no-chance")
        weights = frame.step.weights(self, frame.seat) or [1] * len(self.choices)
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self.choices, weights, strict=True)]

    def refresh(self) -> None:
        """Work out the options of the waiting step anew, after the state was edited."""
        if self.outcome is None and self.stack is not None:
            self.choices = self.stack.step.options(self, self.stack.seat)

    def base_to(self, s: "State") -> None:
        """Copy the engine's own fields; for ``clone`` of subclasses."""
        s.game = self.game
        s.seats = self.seats
        s.options = self.options
        s.actor = self.actor
        s.stack = self.stack
        s.choices = self.choices
        s.rng = None if self.rng is None else self.rng.clone()
        s.log = None
        s.outcome = self.outcome

    def _check_seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadInput("core-err-eyes", given=str(seat), most=self.seats - 1)
        return seat

    def refusal(self, action: object) -> BadInput:
        """Return why an action cannot be carried out."""
        if self.actor == OVER:
            return BadInput("core-err-over")
        space = self.game.actions
        given = space.show(action) if type(action) is int and 0 <= action < space.size else repr(action)
        shown = ", ".join(space.show(a) for a in self.choices[:8])
        return BadInput("core-err-illegal", given=given, allowed=shown + (", …" if len(self.choices) > 8 else ""))
