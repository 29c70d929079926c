"""A game: the immutable rules object, and the registry of installed games."""

import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from radura import engine
from radura.core import extras, position
from radura.core.actions import ActionSpace
from radura.core.chance import Rng, generator
from radura.core.encode import Encoder
from radura.core.events import Log
from radura.core.fields import Field, Vocabulary
from radura.core.kernel import CHANCE, State, Step
from radura.core.reasons import NOT_ASKED, Reason, find_reason
from radura.core.text import BadInput, Message, say
from radura.core.value import PIECE, Value
from radura.core.view import Closed, Decision, Eyes, Option, View

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Setting:
    """A match option: its id, the allowed values, and the one taken if nothing is said."""

    id: str
    values: tuple[str, ...]
    default: str
    first: str = ""
    """The value that people are offered until they have played the game once; empty: the default."""


@dataclass(frozen=True, slots=True)
class Card:
    """A printed kind of component, for lists and for drawing its face."""

    id: str
    """Its items are called the same, or ``id.0``, ``id.1``... if there are several."""
    kind: str
    count: int
    facts: Mapping[str, Any]
    """Numbers and signs as plain data: all that a client needs to draw it."""
    text: tuple[Message, ...]
    """What it does, derived from its effects."""
    source: str
    """Where its numbers come from: rulebook, public, inferred or designed."""
    ref: str = ""


@dataclass(frozen=True, slots=True)
class Story:
    """What a campaign tells, for the shelf on which it stands."""

    title: Message
    text: Message
    endings: int
    is_guided: bool
    """True if its beginning can be played step by step, to learn the game."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """A number of a finished match, for each seat; where the rules play fighters without a seat, for these too."""

    text: Message
    values: list[int]


class Game(Generic[S]):
    """The rules of one game. Subclasses give the class attributes and the methods that raise."""

    id: str
    prefix: ClassVar[str]
    """Start of the game's message ids."""
    rules_version: ClassVar[int] = 1
    """Rises when an old record would replay differently."""
    min_seats: ClassVar[int] = 2
    max_seats: int = 2
    minutes: ClassVar[int] = 30
    actions: ActionSpace
    settings: tuple[Setting, ...] = ()
    steps: ClassVar[tuple[type[Step[Any]], ...]] = ()
    """Every step class that can wait on the stack, so that positions can name it."""
    vocabulary: Vocabulary = {}
    """The names of things, by what they are; those of the things on the table under ``item``."""
    fields: Mapping[str, Field] = {}
    """Every field of the state beyond the engine's, with what may stand there: what a position holds."""
    reasons: Sequence[str] = ()
    """Why a match can end: ``<prefix>-end-<reason>`` says it."""
    turn_rule: ClassVar[str] = ""
    """The numbered rule that says whose turn it is."""
    end_rule: ClassVar[str] = ""
    """The numbered rule that says when a match is over."""
    facts: ClassVar[type | None] = None
    """The struct that a view carries in ``facts``: what is worked out for display."""
    has_save_points: ClassVar[bool] = False
    """True if ``is_save_point`` is ever true: a campaign, with a shelf and slots of its own."""
    longest: ClassVar[int] = 20_000
    """More decisions than any match ever needs: the end law uses it, and a server takes in no longer record."""
    holds: ClassVar[tuple[str, ...]] = ()
    """Places of a seat (``play`` for ``play.0``) whose cards serve it: what a report of balance takes for held."""
    judges_chance: ClassVar[bool] = False
    """True if ``evaluate`` can judge a position where chance is about to fall: its expectation, without luck."""
    mastery: ClassVar[int] = 500
    """Iterations that master thinks about a decision: where more hardly help, fewer leave a step up to grandmaster."""
    goal: Message = Message("core-hint-goal")
    """What a chance that people are told is the chance of; ``<id>-how`` tells how it is found out."""
    value: Value | None = None
    """What computer players believe: learned weights of what ``measure`` returns. None: ``evaluate`` is their guess."""
    pieces: Mapping[str, str] = {}
    """The subjects of what ``value`` knows of single pieces, by the beginning of their names or by whole ones."""
    encoder: Encoder[Any] | None = None
    """Writes what a seat sees as numbers, for learners; None: the game has no observations (yet)."""
    data_hash: str = ""
    """Tells the data of ``with_data`` from our own: a record only replays with the data it was made with."""
    texts: Sequence[Traversable] = ()
    """Further folders of texts beside the package's own ``locale``: of content packs, for example."""

    @property
    def name(self) -> Message:
        """What the game is called; one with further content may have a name of its own."""
        return Message(f"{self.prefix}-name")

    @property
    def tagline(self) -> Message:
        """A sentence that invites to play; a game may lack it."""
        return Message(f"{self.prefix}-tagline")

    @property
    def story(self) -> Story | None:
        """What is told, if the game is a campaign."""
        return None

    @property
    def drawn_as(self) -> str:
        """The id of the game whose drawings show this one; a game with further content names its base."""
        return self.id

    @property
    def has_own_tables(self) -> bool:
        """True if tables of its own draw it, which word its counters and faces as they like."""
        return self.package.startswith("radura.games.") or bool(entry_points(group="radura.tables", name=self.id))

    @property
    def package(self) -> str:
        """Name of the package in which the game's files lie; empty for a game of a single module."""
        module = type(self).__module__
        return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]

    # -- what a game provides -------------------------------------------------------

    def blank(self, seats: int, options: dict[str, str]) -> S:
        """Return a state before anything was set up."""
        raise NotImplementedError

    def setup(self, s: S) -> None:
        """Lay out the table and push the first steps."""
        raise NotImplementedError

    def fill(self, s: S, v: View) -> None:
        """Add to the view what ``v.seat`` may see."""
        raise NotImplementedError

    def resample(self, s: S, seat: int, rng: Rng) -> None:
        """Deal anew, in place, all that the seat cannot know."""
        raise NotImplementedError

    def derive(self, s: S) -> None:
        """Work out what the state keeps beside its fields (running sums), after a position was read."""

    def check_position(self, s: S) -> None:
        """Raise BadInput (``fields.wrong``) if a position cannot be, beyond what ``fields`` tell; before ``derive``."""

    def items(self, s: S) -> Collection[int]:
        """Return the items that lie somewhere in every whole position; nothing: positions leave out what they like."""
        return ()

    def is_save_point(self, s: S) -> bool:
        """Tell whether a campaign can be kept and taken up again from here."""
        return False

    def cards(self) -> tuple[Card, ...]:
        """Return every component with its numbers, text and source."""
        return ()

    def words(self, lang: str) -> str:
        """Return Fluent text that comes from data, beside the files in ``locale/``."""
        return ""

    def with_data(self, folder: Path) -> "AnyGame":
        """Return this game with the content of another folder (a campaign, a pack), or raise BadInput."""
        raise BadInput("core-err-data", game=self.id, folder=str(folder))

    def validate(self) -> list[str]:
        """Return the mistakes in the game's data, each with file and entry; checked before the laws."""
        return []

    def rivals(self, s: S) -> Sequence[int]:
        """Return who can still win a match that is not over, the seats among them by their numbers."""
        return range(s.seats)

    def measure(self, s: S, seat: int) -> list[float]:
        """Return the features of a position that is not over, for one of the rivals, beside the names of ``value``."""
        return []

    def chances(self, s: S) -> list[float]:
        """Return each seat's chance to win, from 0 to 1: what a search believes, and what people are told."""
        if self.value is None or s.outcome is not None:
            return self.plain_chances(s)
        return self._by_seat(s, self.value.chances(self._measured(s)))

    def plain_chances(self, s: S) -> list[float]:
        """Return the same by the plain weights alone: what players believe who have a rule of thumb, no experience."""
        outcome = s.outcome
        if outcome is None:
            if self.value is None:
                return [(1.0 + self.evaluate(s, seat)) / 2 for seat in range(s.seats)]
            return self._by_seat(s, self.value.plain(self._measured(s)))
        if s.seats == 1:
            return [(1.0 + outcome.returns[0]) / 2]
        winners = outcome.winners or tuple(range(s.seats))
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def _measured(self, s: S) -> list[list[float]]:
        return [self.measure(s, seat) for seat in self.rivals(s)]

    def _by_seat(self, s: S, shares: list[float]) -> list[float]:
        """Return the chances of those who can still win by their seats."""
        rivals = self.rivals(s)
        if len(rivals) == s.seats:
            return shares
        found = dict(zip(rivals, shares, strict=True))
        return [found.get(seat, 0.0) for seat in range(s.seats)]

    def evaluate(self, s: S, seat: int) -> float:
        """Guess how good a position is for a seat, from -1 to 1; what greedy bots climb: the plain weights."""
        if s.outcome is not None:
            return s.outcome.returns[seat]
        return 0.0 if self.value is None else 2 * self.plain_chances(s)[seat] - 1

    def about(self, feature: str) -> str:
        """Return the subject of a feature: ``<prefix>-hint-<subject>`` has the words for hints. Empty: it has none."""
        head, _, piece = feature.partition(".")
        if f"{head}." != PIECE:
            return head
        return self.pieces.get(piece) or self.pieces.get(piece.partition(".")[0], "")

    def features(self, s: S, seat: int) -> dict[str, float]:
        """Return the parts of ``evaluate`` of an open position, by subject: reasons where there is no ``value``."""
        return {}

    def has_won_part(self, start: S, s: S, seat: int) -> bool | None:
        """Tell whether a seat has won the part of a match (a Scene) that was under way at the start; None: it goes on.

        A match that is not told in parts is a part of its own.
        """
        return None if s.outcome is None else seat in s.outcome.winners

    def is_resting(self, s: S) -> bool:
        """Tell whether a position can be judged: no action of the actor is half done. Greedy bots look on to there."""
        return True

    def option(self, s: S, action: int) -> Option:
        """Return an action as it is offered now: words, heading, cost, gain, and where it sits on the table.

        The default has words for the kind of the action and its values, and an ``item`` among these as target.
        """
        values = self.actions.values(action)
        return Option(
            self.actions.show(action),
            self.actions.kind_of(action).name,
            values,
            self.actions.message(action, self.prefix),
            group=self.actions.kind_of(action).name,
            targets=[values["item"]] if "item" in values else [],
        )

    def no_piece(self, s: S, seat: int, name: str, place: str) -> Reason:
        """Say why a piece in sight is no target of an option of this seat, which must choose now.

        ``name`` is an item, a part of one (``item/part``) or a place; ``place`` is where it lies.
        """
        return NOT_ASKED

    def no_action(self, s: S, seat: int, action: int) -> Reason:
        """Say why an action is not among the options of this seat, which must choose now."""
        return NOT_ASKED

    def rule_of(self, step: Step[S]) -> str:
        """Return the id of the rule by which a step asks a seat."""
        return ""

    def closed(self, s: S, seat: int) -> list[Closed]:
        """List what the seat could choose here at other times, each with what keeps it from it now."""
        return []

    def role(self, s: S, seat: int) -> Message | None:
        """Return what a seat is called at this table, where the seats differ: a side, a character."""
        return None

    def reckoning(self, s: S, actions: Sequence[tuple[int, int]] = ()) -> list[Message]:
        """Return what decided a match that is over, as sums or sentences, the winner's first.

        ``actions`` are all that led there, chance included, as far as they are known: (actor, action) pairs in order.
        """
        return []

    def statistics(self, s: S, actions: Sequence[tuple[int, int]]) -> list[Statistic]:
        """Return the numbers of a match that is over which its last position does not show; none if they are unknown.

        ``actions`` are as for ``reckoning``.
        """
        return []

    def seat_name(self, s: S, seat: int) -> Message:
        """Return the seat's role, or its number."""
        return self.role(s, seat) or Message("core-seat", {"n": seat + 1})

    # -- the contract ---------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | bytes = 0,
        chance: str = "settled",
    ) -> S:
        """Start a match. The same seed gives the same match; ``chance="explicit"`` leaves luck to the caller."""
        s = self.blank(self.check_seats(seats), self.check_options({} if options is None else options))
        s.rng = generator(self.check_seed(seed)) if self.check_chance(chance) == "settled" else None
        self.setup(s)
        s.advance()
        return s

    def check_seats(self, seats: int | None) -> int:
        """Return the number of seats, or raise BadInput."""
        n = self.min_seats if seats is None else seats
        if type(n) is not int or not self.min_seats <= n <= self.max_seats:
            raise BadInput("core-err-seats", given=str(n), least=self.min_seats, most=self.max_seats)
        return n

    def check_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return all settings with their values, or raise BadInput."""
        known = {setting.id: setting for setting in self.settings}
        if not isinstance(options, Mapping):
            raise BadInput("core-err-option", given=str(options), allowed=", ".join(known) or "-")
        for key, value in options.items():
            if key not in known:
                raise BadInput("core-err-option", given=str(key), allowed=", ".join(known) or "-")
            if value not in known[key].values:
                raise BadInput(
                    "core-err-option-value", given=str(value), option=key, allowed=", ".join(known[key].values)
                )
        return {setting.id: options.get(setting.id, setting.default) for setting in self.settings}

    @staticmethod
    def check_seed(seed: int | bytes) -> int | bytes:
        """Return the seed, or raise BadInput."""
        if type(seed) not in (int, bytes):
            raise BadInput("core-err-seed", given=str(seed))
        return seed

    @staticmethod
    def check_chance(chance: str) -> str:
        """Return how chance is to fall, or raise BadInput."""
        if chance not in ("settled", "explicit"):
            raise BadInput("core-err-chance", given=str(chance))
        return chance

    def describe(self, state: S, action: int, lang: str = "en") -> str:
        """Return an option as a person reads it; says so if it cannot be taken back."""
        if type(action) is not int or action not in state.choices:
            raise state.refusal(action)
        text = say(self.option(state, action).text, lang)
        if self.is_final(state, action):
            return say(Message("core-option-final", {"text": text}), lang)
        return text

    def why_not(self, state: S, what: str | int, lang: str = "en", seat: int | None = None) -> str:
        """Return why a piece, a place or an action cannot be used now, with the rule that says so.

        ``seat`` is who asks, and all that counts is what it can see; without it, the seat that must choose.
        """
        reason = self.reason(state, what, seat)
        text = say(reason.text, lang)
        if not reason.rule:
            return text
        return say(Message("core-no-rule", {"text": text, "rule": reason.rule}), lang)

    def reason(self, state: S, what: str | int, seat: int | None = None) -> Reason:
        """Return the same as a value: the message and the rule."""
        return find_reason(self, state, what, seat)

    def is_final(self, state: S, action: int) -> bool:
        """Tell whether an option cannot be taken back: chance would fall, or somebody would see something new."""
        s = state.clone()
        s.rng = None
        s.log = log = Log()
        s.apply(action)
        return s.actor == CHANCE or log.is_barrier

    def view(self, s: S, seat: Eyes, *, finals: bool = False) -> View:
        """Return what these eyes may see, with the decision; ``finals``: see ``State.view``."""
        v = View(self.id, seat, s.actor)
        self.fill(s, v)
        v.roles = [self.role(s, one) for one in range(s.seats)]
        v.outcome = s.outcome
        if s.actor >= 0:
            v.decision = self._decision(s, seat, finals=finals)
        return v

    def _decision(self, s: S, seat: Eyes, *, finals: bool) -> Decision:
        messages: list[Message] = []
        frame = s.stack
        while frame is not None:
            step = frame.step
            words = step.prompt(s, frame.seat) if frame.seat == seat else step.prompt_for_others(s, frame.seat)
            if words is not None:
                messages.append(words)
            elif frame is s.stack:
                messages.append(Message("core-choose"))
            frame = frame.below
        decision = Decision(s.actor, messages[0], messages[1:])
        if seat == s.actor:
            assert s.stack is not None
            decision.rule = self.rule_of(s.stack.step)
            decision.about = s.stack.step.about(s, s.stack.seat)
            decision.options = [self.option(s, action) for action in s.choices]
            if finals:
                for option, action in zip(decision.options, s.choices, strict=True):
                    option.final = self.is_final(s, action)
                decision.closed = self.closed(s, s.actor)
        return decision

    # -- positions ------------------------------------------------------------------

    def to_position(self, s: S) -> dict[str, Any]:
        """Return the position as plain data."""
        return position.write(self, s)

    def position(self, data: Mapping[str, Any], seed: int | bytes = 0, chance: str = "settled") -> S:
        """Build a position from plain data; what is not given is as on an empty table.

        Everything is checked. Items left out on purpose are announced by ``"partial": true``.
        """
        return position.read(self, data, seed, chance)


AnyGame = Game[Any]

_loaded: dict[str, AnyGame] = {}


EXTRA_GAMES = "RADURA_EXTRA_GAMES"
"""Environment variable: ``module:NAME`` of games to offer that are not installed (yet), by comma."""


def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="radura.games")}


def _extras() -> dict[str, str]:
    """Return what names the games that are not installed, by their modules, which are called as they are."""
    return {named.partition(":")[0].rpartition(".")[2]: named for named in extras.named(EXTRA_GAMES)}


def _extra(named: str, id: str) -> AnyGame:
    """Return a game that is not installed, or raise BadInput."""
    found = extras.load(named, EXTRA_GAMES)
    if not isinstance(found, Game) or found.id != id:
        raise BadInput("core-err-extra-game", given=named, variable=EXTRA_GAMES, game=id)
    return found


def loaded() -> list[str]:
    """Return the ids of the games that were loaded or registered so far."""
    return list(_loaded)


def games() -> list[str]:
    """Return the ids of all installed games (entry point group ``radura.games``)."""
    return sorted({*_points(), *_extras(), *_loaded})


def game(id: str) -> AnyGame:
    """Return a game by id, or raise BadInput that lists the installed ones."""
    if id not in _loaded:
        points, extra = _points(), _extras()
        if id not in points and id not in extra:
            raise BadInput("core-err-game", given=id, allowed=", ".join(games()))
        found: AnyGame = _extra(extra[id], id) if id in extra else points[id].load()
        if found.id != id:
            raise ValueError(f"the entry point {id} of radura.games loads the game {found.id}: the names must agree")
        _check_engine(found)
        register(found)
    return _loaded[id]


def _check_engine(found: AnyGame) -> None:
    """Raise BadInput if the engine that must run does not: the compiled one is asked for but not there."""
    wish = engine.wish()
    if wish not in ("", engine.INTERPRETED, engine.COMPILED):
        raise BadInput("core-err-engine", given=wish, allowed=f"{engine.INTERPRETED}, {engine.COMPILED}")
    needed = found.package if found.package.startswith("radura.games.") else "radura.core"
    if wish == engine.COMPILED and not engine.is_compiled(needed):
        raise BadInput("core-err-not-compiled", game=found.id)


def register(game: AnyGame) -> None:
    """Make a game known without an entry point (tests, notebooks, ``--data``); it replaces one with the same id."""
    unregister(game.id)  # the last one registered comes last
    _loaded[game.id] = game


def unregister(id: str) -> None:
    """Forget a registered game; an installed one is loaded again when it is next asked for."""
    _loaded.pop(id, None)
