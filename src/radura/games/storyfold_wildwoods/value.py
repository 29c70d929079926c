"""How good a position is: what greedy computer players climb.

The worth of a position is counted in points: Scenes won, the chance to win the one that is open, what
Luma has with her, and in the Luma Phase what the dice can still bring (``plan.py``). Dice in the air are
averaged, so that one step of looking ahead sees what a choice of target or dice is worth.
"""

from radura.games.storyfold_wildwoods import weights as w
from radura.games.storyfold_wildwoods.plan import Plan
from radura.games.storyfold_wildwoods.state import BETWEEN, ENDING, LUMA, Wild
from radura.games.storyfold_wildwoods.work import Work
from radura.games.storyfold_wildwoods.worth import Pending, resources


def evaluate(s: Wild) -> float:
    """Guess how well the story goes, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[0]
    owed = Pending(s)
    points = resources(s, owed) - w.RESTART * s.restarts
    for end in s.path:
        points += w.SCENE if end % 2 else -w.LOST
    if BETWEEN < s.stage < ENDING:
        work = Work(s, owed.rounds, s.placed, s.light, s.healed, s.creatures())
        scene = work.points()
        points += scene + work.demand()
        if s.stage == LUMA:
            points += Plan(s, work, scene).points()
    return max(-1.0, min(1.0, points / w.SCALE))
