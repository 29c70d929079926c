"""How good a position is: what greedy computer players climb.

The worth of a position is counted in points: Scenes won, the chance to win the one that is open, what
Luma has with her, and in the Luma Phase what the dice can still bring (``plan.py``). Dice in the air are
averaged, so that one step of looking ahead sees what a choice of target or dice is worth.
"""

from radura.games.storyfold_wildwoods.brain import weights as w
from radura.games.storyfold_wildwoods.brain.plan import Plan
from radura.games.storyfold_wildwoods.brain.work import Work
from radura.games.storyfold_wildwoods.brain.worth import (
    Pending,
    card_points,
    crystal_points,
    keep,
    resources,
    spirit_points,
)
from radura.games.storyfold_wildwoods.state import AVAILABLE, BETWEEN, ENDING, LUMA, Wild


def evaluate(s: Wild) -> float:
    """Guess how well the story goes, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[0]
    owed = Pending(s)
    points = resources(s, owed) - w.RESTART * s.restarts
    for end in s.path:
        points += w.SCENE if end % 2 else -w.LOST
    if BETWEEN < s.stage < ENDING:
        points += scene_points(s, owed.rounds)
    return max(-1.0, min(1.0, points / w.SCALE))


def features(s: Wild) -> dict[str, float]:
    """Return the points of an open story, part by part."""
    owed = Pending(s)
    kept = keep(s)
    crystals = kept * crystal_points(sum(s.crystals) + owed.crystals)
    spirit = spirit_points(s, s.spirit + owed.spirit, owed.shadows)
    cards = kept * (owed.cards + sum(card_points(s, item) for item in s.blessings))
    told = sum(w.SCENE if end % 2 else -w.LOST for end in s.path) - w.RESTART * s.restarts
    is_open = BETWEEN < s.stage < ENDING
    scene, dice = scene_parts(s, owed.rounds) if is_open else (0.0, 0.0)
    rest = resources(s, owed) - crystals - spirit - cards - w.BROM[s.brom]
    return {
        "spirit": spirit,
        "crystals": crystals,
        "cards": cards,
        "brom": w.BROM[s.brom],
        "river": rest,
        "scene": scene + told,
        "dice": dice,
    }


def scene_points(s: Wild, rounds: int) -> float:
    """Return the points of the Scene that is open and of what the dice can bring."""
    scene, dice = scene_parts(s, rounds)
    return scene + dice


def scene_parts(s: Wild, rounds: int) -> tuple[float, float]:
    """Return the points of the Scene that is open, and of what the dice can bring; without either it is lost."""
    if rounds <= 0 and not is_at_work(s):
        return -w.LOST, 0.0
    work = Work(s, rounds, s.placed, s.light, s.healed, s.creatures())
    scene = work.points()
    return scene + work.demand(), Plan(s, work, scene).points() if s.stage == LUMA else 0.0


def is_at_work(s: Wild) -> bool:
    """Tell whether dice can still bring something in this phase."""
    return s.stage == LUMA and (s.using >= 0 or AVAILABLE in s.dice)
