"""Advice for a person: the best options of a decision, what chance to win each has, and what tells them apart.

All of it comes from what the seat knows. A short search finds the few best of all options, a second one compares just
these, so that their chances stand on many tries each. The reasons are what the game's own value function counts. Who
plays alone hears of the part of the story that is under way: its end is found by playing on (``adviser.py``). Where
there are rivals and nobody has learned that function yet, there are no chances to tell, and the options are those of
the greedy player.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from radura.bots import adviser
from radura.bots.base import InfoSet
from radura.bots.budget import Budget
from radura.bots.greedy import GreedyBot, look
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
"""Reasons are averages over so many deals."""
MOST_REASONS: Final = 2
"""More features give no reason any more."""
LEAST: Final = 0.05
"""What counts less is not told."""


class Advised(NamedTuple):
    """One of the best options."""

    action: int
    chance: float | None
    """The seat's chance to reach the goal with it, from 0 to 1; None: nobody knows what positions here are worth."""
    margin: float
    """How far that may be off to either side: half of the 95 % interval."""
    reasons: list[Message]
    """What sets it apart, the weightiest first: the best from the next best, the others from the best."""
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
        return Advice(_told(info, rng, [(legal[i], None, 0.0) for i in best]), 0, info.game.goal)
    tries = 0
    if len(legal) > MOST:
        thought = Search().think(info, rng, budget.part(FIRST))
        tries = thought.iterations
        info, budget = info.among([option.action for option in thought.options[:MOST]]), budget.part(1 - FIRST)
    thought = Search().think(info, rng, budget)
    ranked = sorted(thought.options, key=lambda option: (-option.chance, option.action))
    found = [(option.action, option.chance, option.margin) for option in ranked]
    return Advice(_told(info, rng, found), tries + thought.iterations, info.game.goal)


def _by_playing_on(info: InfoSet, rng: Rng, budget: Budget) -> Advice:
    """Return what to choose where somebody plays alone."""
    tried = adviser.weigh(info, rng, budget, keep=MOST)
    found = [(option.action, option.chance, option.margin) for option in tried[:MOST]]
    return Advice(_told(info, rng, found), sum(len(option.worths) for option in tried), info.game.goal)


def _told(info: InfoSet, rng: Rng, found: Sequence[tuple[int, float | None, float]]) -> list[Advised]:
    """Add the reasons to the options, which come best first."""
    deals = [info.sample(rng.below(1 << 30)) for _ in range(DEALS)]
    actions = [action for action, _, _ in found]
    others = [actions[1], *actions[:1] * (len(actions) - 1)]
    return [
        Advised(action, chance, margin, reasons(deals, info.seat, action, other), *brought(deals, info.seat, action))
        for (action, chance, margin), other in zip(found, others, strict=True)
    ]


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


def reasons(deals: list[State], seat: int, action: int, other: int) -> list[Message]:
    """Return what an option has more and less than another, right after it is carried through."""
    gaps: dict[str, float] = {}
    ends: list[bool | None] = []
    for dealt in deals:
        _, after = look(dealt, action, seat)
        _, instead = look(dealt, other, seat)
        ends.append(None if after.outcome is None else seat in after.outcome.winners)
        if after.outcome is None and instead.outcome is None:
            for sign, s in ((1, after), (-1, instead)):
                for name, n in s.game.features(s, seat).items():
                    gaps[name] = gaps.get(name, 0.0) + sign * n / len(deals)
    if ends.count(ends[0]) == len(ends) and ends[0] is not None:
        return [Message("core-hint-wins" if ends[0] else "core-hint-loses")]
    prefix = deals[0].game.prefix
    weighty = sorted(gaps, key=lambda name: (-abs(gaps[name]), name))[:MOST_REASONS]
    return [
        Message("core-hint-more" if gaps[name] > 0 else "core-hint-less", {"what": f"#{prefix}-hint-{name}"})
        for name in weighty
        if abs(gaps[name]) >= LEAST
    ]
