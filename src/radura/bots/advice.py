"""Advice for a person: the best options of a decision, what chance to win each has, and what tells them apart.

All of it comes from what the seat knows. A short search finds the few best of all options, a second one compares just
these, so that their chances stand on many tries each. The reasons are what the same belief goes by (``reasons.py``).
Who plays alone hears of the part of the story that is under way: its end is found by playing on (``adviser.py``). Where
there are rivals and nobody has learned what positions are worth, there are no chances to tell, and the options are
those of the greedy player.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from radura.bots import adviser
from radura.bots.base import InfoSet
from radura.bots.budget import Budget
from radura.bots.greedy import GreedyBot
from radura.bots.reasons import Reasons
from radura.bots.search import Search
from radura.core.chance import Rng
from radura.core.events import Log, Moved
from radura.core.kernel import State
from radura.core.text import Message

MOST: Final = 3
"""So many options are told."""
BUDGET: Final = Budget(seconds=1.0)
"""How long a person waits for it."""
FIRST: Final = 0.5
"""The share of the time in which all options are looked at."""
DEALS: Final = 4
"""What an option brings to its target it must bring in so many deals."""

Found: TypeAlias = tuple[int, float | None, float]
"""An option with its chance and margin."""


class Advised(NamedTuple):
    """One of the best options."""

    action: int
    chance: float | None
    """The seat's chance to reach the goal with it, from 0 to 1; None: nobody knows what positions here are worth."""
    margin: float
    """How far that may be off to either side: half of the 95 % interval."""
    reasons: list[Message]
    """What sets it apart: the best from the next best, the others from the best. First what speaks for the best.

    Never empty where there are chances, unless nothing else can be chosen: a sentence says if no single thing does.
    """
    item: str = ""
    """The one thing that it brings to what stands for it on the table; empty: none, or several."""
    to: str = ""
    """The place where that arrives."""


class Advice(NamedTuple):
    """The best options, best first, and how often the rest of the match was thought through for it."""

    options: list[Advised]
    tries: int
    goal: Message
    """What the chances are chances of."""


def percent(share: float) -> int:
    """Return a chance as people read it."""
    return round(100 * share)


def advise(info: InfoSet, rng: Rng, budget: Budget = BUDGET) -> Advice:
    """Return what to choose, and why."""
    legal = info.legal()
    if len(legal) == 1:
        return Advice([Advised(legal[0], None, 0.0, [])], 0, info.game.goal)
    if adviser.is_for(info.game):
        return _by_playing_on(info, rng, budget)
    if info.game.value is None:
        scores = GreedyBot().scores(info, rng)
        best = sorted(range(len(legal)), key=lambda i: -scores[i])[:MOST]
        looked_at = [(legal[i], None, 0.0) for i in best]
        return Advice(_told(info, rng, looked_at, Reasons(info, rng)), 0, info.game.goal)
    tries = 0
    if len(legal) > MOST:
        thought = Search().think(info, rng, budget.part(FIRST))
        tries = thought.iterations
        info, budget = info.among([option.action for option in thought.options[:MOST]]), budget.part(1 - FIRST)
    search = Search()
    thought = search.think(info, rng, budget)
    ranked = sorted(thought.options, key=lambda option: (-option.chance, option.action))
    found = [(option.action, option.chance, option.margin) for option in ranked]
    told = _told(info, rng, found, Reasons(info, rng, search))
    return Advice(told, tries + thought.iterations, info.game.goal)


def _by_playing_on(info: InfoSet, rng: Rng, budget: Budget) -> Advice:
    """Return what to choose where somebody plays alone."""
    tried = adviser.weigh(info, rng, budget, keep=MOST)
    found = [(option.action, option.chance, option.margin) for option in tried[:MOST]]
    told = _told(info, rng, found, Reasons(info, rng))
    return Advice(told, sum(len(option.worths) for option in tried), info.game.goal)


def _told(info: InfoSet, rng: Rng, found: Sequence[Found], reasons: Reasons) -> list[Advised]:
    """Add the reasons to the options, which come best first."""
    deals = [info.sample(rng.below(1 << 30)) for _ in range(DEALS)]
    return [
        Advised(*option, _reasons(reasons, option, found), *brought(deals, info.seat, option[0])) for option in found
    ]


def _reasons(reasons: Reasons, option: Found, found: Sequence[Found]) -> list[Message]:
    """Return what sets an option apart: the best from the next best, the others from the best."""
    is_best = option is found[0]
    other = found[1 if is_best else 0]
    gap = None if option[1] is None or other[1] is None else abs(option[1] - other[1])
    return reasons.between(option[0], other[0], is_better=is_best, gap=gap, margin=option[2] + other[2])


def brought(deals: list[State], seat: int, action: int) -> tuple[str, str]:
    """Return the one thing that an option brings to what stands for it, and the place there; else nothing."""
    first, *others = (_arrivals(dealt, seat, action) for dealt in deals)
    (found,) = first if len(first) == 1 and others.count(first) == len(others) else [("", "")]
    return found


def _arrivals(dealt: State, seat: int, action: int) -> list[tuple[str, str]]:
    """Return what comes to a target of an option before chance falls, in sight of the seat, and the place there."""
    targets = set(dealt.game.option(dealt, action).targets)
    places = dealt.view(seat).places
    s = dealt.clone()
    s.rng, s.log = None, Log()
    s.carry_out(action)
    seen = (event for event in s.log.seen_by(seat) if isinstance(event, Moved))
    ends = {event.item: event.target for event in seen if event.source != event.target}
    if not targets.isdisjoint(ends):
        return []  # what stands for it goes itself: nothing is brought there
    # A place is meant by its own name, by a thing that lies there, or by the thing that it is called after.
    return [(item, to) for item, to in ends.items() if targets & {to, to.partition(".")[2], *places.get(to, ())}]
