"""What a finished match was worth, decision by decision: who stood how, what was best, what it cost, what was luck.

Each decision is judged by a search with what its seat knew at that moment. What was played is compared with what was
best in a second search that looks at these two alone, so that a loss is told only if it is larger than what the search
cannot be sure of. What changed where chance fell is luck and never counts as a mistake.

With a budget of iterations the same record gives the same analysis. One that was broken off goes on where it stopped.
"""

import hashlib
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

import msgspec

from radura.bots import budget as budgets
from radura.bots import search
from radura.bots.advice import FIRST
from radura.bots.base import InfoSet
from radura.bots.budget import Budget
from radura.bots.reasons import Reasons
from radura.bots.search import Search
from radura.core.chance import Seeded
from radura.core.kernel import CHANCE, OVER, State
from radura.core.record import Record
from radura.core.text import BadInput, Message

BUDGET: Final = "0.5s"
"""How long a decision is thought about, unless somebody wants it otherwise."""
SLIP: Final = 0.04
"""A choice that costs less of the chance to win is still a good one."""
MISTAKE: Final = 0.1
"""One that costs this much is a mistake."""
DEALS: Final = 4
"""The chances of the others are averages over so many deals."""
LUCK: Final = 0.08
"""Chance that changes this much is told."""
MOST_TURNS: Final = 8
"""A match has no more turning points than these."""


class Mark(StrEnum):
    """How good a choice was."""

    ONLY = "only"
    """The best, and every other one was a mistake."""
    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    LUCK = "luck"
    """Nobody's choice: chance fell."""


class Choice(NamedTuple):
    """What was chosen in a decision in which there was something to choose."""

    at: int
    """How many lines of the record lead up to it: ``radura replay --at``."""
    step: int
    """Its number among the decisions of the match, from 1 on."""
    action: int
    luck_follows: bool
    """Something random happened between this decision and the next."""


class Weighed(msgspec.Struct, frozen=True):
    """An option, and what it is worth."""

    action: str
    text: Message
    targets: list[str]
    """Its items and places on the table, as in ``Option``."""
    chance: float
    """The seat's chance to win with it, before any random outcome."""


class Judged(msgspec.Struct, frozen=True):
    """One decision in which there was something to choose."""

    at: int
    """How many lines of the record lead up to it: ``radura replay --at``."""
    step: int
    """Its number among the decisions of the match, from 1 on."""
    seat: int
    chances: list[float]
    """Each seat's chance to win before it."""
    played: Weighed
    best: Weighed
    next_chance: float
    """The chance with the next best choice."""
    mark: Mark
    reasons: list[Message]
    """The advantages of the best option over the chosen one."""
    luck_follows: bool
    """Something random happened between this decision and the next."""

    @property
    def cost(self) -> float:
        """What another choice would have brought more."""
        return self.best.chance - self.played.chance


class Turn(msgspec.Struct, frozen=True):
    """A turning point."""

    decision: int
    """Which of the judged decisions."""
    mark: Mark
    change: float
    """The change of the deciding seat's chance; for an only good choice, the loss that any other would have brought."""


class Analysis(msgspec.Struct):
    """All that is known about a match; plain data, kept and sent as JSON."""

    game: str
    rules_version: int
    record: str
    """The hash of the record."""
    budget: str
    total: int
    """How many decisions there are to judge."""
    final: list[float]
    """What each seat had in the end: 1, 0, or a share."""
    by_rules: bool
    """False: somebody gave up, the time ran out, or all agreed to end it."""
    decisions: list[Judged] = []

    def to_text(self) -> str:
        """Return it as a file that people can read."""
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"

    @property
    def is_whole(self) -> bool:
        """Tell whether every decision is judged."""
        return len(self.decisions) == self.total

    def luck(self, i: int) -> float:
        """Return what chance brought the seat of a decision right after it; 0 if none fell, or it is not known yet."""
        judged, is_last = self.decisions[i], i + 1 == len(self.decisions)
        if not judged.luck_follows or (is_last and not (self.is_whole and self.by_rules)):
            return 0.0
        after = self.final if is_last else self.decisions[i + 1].chances
        return after[judged.seat] - judged.played.chance

    def turning_points(self) -> list[Turn]:
        """Return where the match turned, in order."""
        found: list[Turn] = []
        for i, judged in enumerate(self.decisions):
            if judged.mark is Mark.MISTAKE:
                found.append(Turn(i, judged.mark, -judged.cost))
            elif judged.mark is Mark.ONLY:
                found.append(Turn(i, judged.mark, judged.best.chance - judged.next_chance))
            if abs(luck := self.luck(i)) >= LUCK:
                found.append(Turn(i, Mark.LUCK, luck))
        weighty = sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
        return sorted(weighty, key=lambda turn: (turn.decision, turn.mark is Mark.LUCK))

    def count(self, seat: int) -> dict[Mark, int]:
        """Return how often a seat's choices got each mark."""
        marks = [judged.mark for judged in self.decisions if judged.seat == seat]
        return {mark: marks.count(mark) for mark in Mark if mark is not Mark.LUCK}

    def found_best(self, seat: int) -> float | None:
        """Return the share of a seat's decisions in which it found the best choice; None: it had nothing to decide."""
        count = self.count(seat)
        total = sum(count.values())
        return (count[Mark.BEST] + count[Mark.ONLY]) / total if total else None


def begin(record: Record, budget: Budget, final: list[float] | None = None) -> Analysis:
    """Return an analysis in which nothing is judged yet; BadInput if the match cannot be analysed.

    ``final`` tells what each seat had, if the match has ended otherwise than by its rules.
    """
    end = record.replay()
    if end.game.value is None:
        raise BadInput("core-err-analyse-value", game=end.game.id)
    by_rules = end.actor == OVER
    if not by_rules and final is None:
        raise BadInput("core-err-analyse-running")
    had = end.game.chances(end) if by_rules or final is None else final
    total = len(choices(record))
    return Analysis(record.game, record.rules_version, _hash(record), str(budget), total, had, by_rules)


def check_fits(analysis: Analysis, record: Record, budget: Budget) -> None:
    """Raise BadInput unless an analysis is of this record, by this budget."""
    if (analysis.record, analysis.budget) != (_hash(record), str(budget)):
        raise BadInput("core-err-analyse-other", budget=analysis.budget)


def go_on(analysis: Analysis, record: Record) -> Iterator[Judged]:
    """Judge what is not judged yet, one decision after another; each is added as it comes."""
    budget = budgets.parse(analysis.budget)
    state, played = record.opening(), 0
    for choice in choices(record)[len(analysis.decisions) :]:
        for _, action in before(record, choice)[played:]:
            state.apply(action)
            played += 1
        judged = judge(state, choice, budget)
        analysis.decisions.append(judged)
        yield judged


def choices(record: Record) -> list[Choice]:
    """Return the decisions in which there was something to choose."""
    found: list[Choice] = []
    state, step = record.opening(), record.past_steps
    for index, (actor, action) in enumerate(record.actions):
        if actor == CHANCE:
            if found:
                found[-1] = found[-1]._replace(luck_follows=True)
        else:
            step += 1
            if len(state.choices) > 1:
                found.append(Choice(len(record.past) + index, step, action, luck_follows=False))
        state.apply(action)
    return found


def before(record: Record, choice: Choice) -> list[tuple[int, int]]:
    """Return the actions that lead from the opening of a record to a decision."""
    return record.actions[: choice.at - len(record.past)]


def judge(state: State, choice: Choice, budget: Budget) -> Judged:
    """Judge a choice by what its seat knows."""
    info, rng, action = InfoSet(state, state.actor), Seeded(choice.at), choice.action
    first, second = Search().think(info, rng, budget.part(FIRST)).options[:2]
    other = second.action if first.action == action else action
    again, pair = Search(), info.among([first.action, other])
    two = again.think(pair, rng, budget.part(1 - FIRST)).options
    best, worse = sorted(two, key=lambda option: (-option.chance, option.action != action))
    reasons: list[Message] = []
    if best.action != action:
        gap, margin = best.chance - worse.chance, best.margin + worse.margin
        reasons = Reasons(pair, rng, again).between(best.action, action, is_better=True, gap=gap, margin=margin)
    deals = [info.sample(rng.below(1 << 30)) for _ in range(DEALS)]
    return Judged(
        choice.at,
        choice.step,
        info.seat,
        _shared(best.chance, info.seat, deals),
        _weighed(state, best if best.action == action else worse),
        _weighed(state, best),
        worse.chance,
        _mark(action, best, worse),
        reasons,
        choice.luck_follows,
    )


def _hash(record: Record) -> str:
    return hashlib.sha256(record.to_text(with_seed=False).encode()).hexdigest()


def _weighed(state: State, found: search.Weighed) -> Weighed:
    option = state.game.option(state, found.action)
    return Weighed(option.action, option.text, option.targets, found.chance)


def _mark(action: int, best: search.Weighed, other: search.Weighed) -> Mark:
    """Return how good the choice of one of two options was; what lies within their margins does not count."""
    gap = best.chance - other.chance
    sure = gap > best.margin + other.margin
    if action == best.action:
        return Mark.ONLY if sure and gap >= MISTAKE else Mark.BEST
    if not sure or gap < SLIP:
        return Mark.GOOD
    return Mark.MISTAKE if gap >= MISTAKE else Mark.SLIP


def _shared(chance: float, seat: int, deals: list[State]) -> list[float]:
    """Return the chances of all seats: what one of them leaves is shared as the value function shares it."""
    means = [sum(chances) / len(deals) for chances in zip(*(s.game.chances(s) for s in deals), strict=True)]
    rest = sum(means) - means[seat]
    return [
        chance if other == seat else (1 - chance) * (mean / rest if rest else 1 / (len(means) - 1))
        for other, mean in enumerate(means)
    ]
