"""The law of fairness: with the same view and the same luck a computer player answers the same, whatever is hidden.

The seat that must choose is asked about several positions that look alike to it: everything it cannot know is dealt
again, future luck included. All its answers must stay the same: its choice, its judgement of every option, and the
questions it sends to processes that think for it.
"""

from functools import cache
from unittest.mock import patch

import radura
from radura.bots import Adviser, GreedyBot, InfoSet, Thinker, Thought, bot, levels
from radura.bots.advice import advise
from radura.bots.adviser import is_for, weigh
from radura.bots.analysis import Choice, judge
from radura.bots.budget import Budget
from radura.core.chance import Rng, Seeded
from radura.core.kernel import State
from tests.support.crews import Here, crew_of

LUCK_ALONE = "living_forest_duel"
"""A game in which nothing is hidden: its piles are bags, whose order luck decides."""
HIDDEN = ["casting_shadows", "res_arcana_duo", "storyfold_wildwoods"]
"""Games with Counterspells; with hands, decks and removed cards; with decks whose order the set-up has fixed."""
EACH = 3
"""Positions taken from one match."""
LONGEST = {"storyfold_wildwoods": 60}
"""Decisions played of a match; after these, nothing is hidden: only the Prologue fixes an order."""
STORY = "storyfold_wildwoods"
MANY_POSITIONS = 50
"""Positions with which a player is tested in ``tools/test-compiled`` and ``make soak``."""
ITERATIONS = 12
TRIES = 5
"""Tries of the adviser for a game alone, each to the end of a Scene."""


# -- positions ----------------------------------------------------------------------------


def hides(s: State) -> bool:
    """True if something is hidden from the seat that chooses."""
    return _another(s) > 0


def _another(s: State) -> int:
    """Return a seed that deals another position than seed 0 does, or 0 if there is none."""
    first = s.resample(s.actor, 0).to_position()
    return next((seed for seed in range(1, 7) if s.resample(s.actor, seed).to_position() != first), 0)


def positions(id: str, count: int) -> list[State]:
    """Return positions with something to choose and, if the game hides anything, with something hidden."""
    found: list[State] = []
    for seed in range(10 * count):
        found += _of_match(id, seed)
        if len(found) >= count:
            return found[:count]
    raise AssertionError(f"{id}: only {len(found)} positions in which something is hidden")


@cache
def _of_match(id: str, seed: int) -> list[State]:
    """Return a few positions of a match in which half of the choices are greedy and the others random."""
    game, luck, greedy = radura.game(id), Seeded(seed), GreedyBot(samples=1)
    least = min(2, game.max_seats)
    s: State = game.new(seats=least + seed % (game.max_seats - least + 1), seed=seed)
    found: list[State] = []
    for _ in range(LONGEST.get(id, 1000)):
        if s.outcome is not None:
            break
        if len(s.choices) > 1 and (id == LUCK_ALONE or hides(s)):
            found.append(s.clone())
        s.apply(greedy.choose(InfoSet(s, s.actor), luck) if luck.below(2) else s.choices[luck.below(len(s.choices))])
    return [found[len(found) * part // EACH] for part in range(EACH)] if found else []


# -- answers ------------------------------------------------------------------------------


def players(id: str) -> list[str]:
    """Return the names of everything that answers for a seat: computer players, hints, and the analysis of a match."""
    rivals = levels(radura.game(id))
    return ["greedy", "adviser", "hint", *(["analysis", *rivals] if rivals else [])]


def answer(player: str, s: State, luck: int) -> object:
    """Return the whole answer of a player for the seat that must choose."""
    info, budget = InfoSet(s, s.actor), Budget(iterations=TRIES if is_for(s.game) else ITERATIONS)
    if player == "greedy":
        return GreedyBot().choose(info, Seeded(luck)), GreedyBot().scores(info, Seeded(luck))
    if player == "adviser":
        tried = weigh(info, Seeded(luck), budget) if is_for(s.game) else []
        return Adviser().within(budget).choose(info, Seeded(luck)), [(one.action, one.worths) for one in tried]
    if player == "hint":
        return advise(info, Seeded(luck), budget)
    if player == "analysis":
        return judge(s, Choice(luck, 1, s.choices[-1], luck_follows=False), budget)
    return _thought(player, info, budget, luck)


def _thought(level: str, info: InfoSet, budget: Budget, luck: int) -> object:
    """Return a level's choice, its judgement of every option, and its questions to the crew."""
    chooser, member = bot(level), Here()
    assert isinstance(chooser, Thinker)
    crew, think, thoughts = crew_of(member), chooser.within(budget).think, list[Thought]()

    def noted(info: InfoSet, rng: Rng) -> Thought:
        thoughts.append(think(info, rng))
        return thoughts[-1]

    with patch.object(chooser, "think", noted), patch("radura.bots.levels.the_crew", lambda: crew):
        action = chooser.choose(info, Seeded(luck))
    return (
        action,
        [(option.action, option.visits, option.chance, option.spread) for option in thoughts[0].options],
        member.asked,
    )


def knows_more(player: str, s: State, luck: int, deals: int) -> bool:
    """True if the answer differs in one of some re-deals, of which two differ if anything can."""
    first, other = answer(player, s, luck), _another(s) or 1
    seeds = [0, *range(other, other + deals - 1)]
    return any(answer(player, s.resample(s.actor, seed), luck) != first for seed in seeds)


def check(id: str, player: str, count: int, deals: int) -> None:
    """Check that a player answers the same in all of some re-deals of each position."""
    for luck, s in enumerate(positions(id, count)):
        assert not knows_more(player, s, luck, deals), (luck, s.to_position())


PAIRS = [(id, player) for id in (*HIDDEN, LUCK_ALONE) for player in players(id)]
"""Every game with everything that answers for a seat."""


# -- cheats -------------------------------------------------------------------------------


def peek(info: InfoSet, seed: int) -> State:
    """Return the position as it is, with new luck."""
    s = info._state.clone()
    s.rng = Seeded(seed)
    return s


def foresee(info: InfoSet, seed: int) -> State:
    """Return a fair deal with the luck that will fall."""
    s = info._state.resample(info.seat, seed)
    assert info._state.rng is not None
    s.rng = info._state.rng.clone()
    return s
