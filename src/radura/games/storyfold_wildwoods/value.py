"""How good a position is: what greedy computer players climb.

The worth of a position is counted in points: Scenes won, the chance to win the one that is open, what
Luma has with her, and in the Luma Phase what the dice can still bring (``plan.py``). Dice in the air are
averaged, so that one step of looking ahead sees what a choice of target or dice is worth.
"""

from radura.games.storyfold_wildwoods import weights as w
from radura.games.storyfold_wildwoods.plan import Plan
from radura.games.storyfold_wildwoods.state import BETWEEN, LUMA, Wild
from radura.games.storyfold_wildwoods.work import Work
from radura.games.storyfold_wildwoods.worth import resources


def evaluate(s: Wild) -> float:
    """Guess how well the story goes, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[0]
    points = w.SCENE * sum(end % 2 for end in s.path) - w.RESTART * s.restarts + resources(s)
    if s.stage > BETWEEN:
        work = Work(s, s.placed, s.light, s.healed, s.creatures())
        scene = work.points()
        points += scene + work.demand()
        if s.stage == LUMA:
            points += Plan(s, work, scene).points()
    return max(-1.0, min(1.0, points / w.SCALE))
