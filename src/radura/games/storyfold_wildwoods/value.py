"""How good a position is: what greedy computer players climb.

The worth of a position is counted in points: Scenes won, the chance to win the one that is open,
and what Luma has with her. While an Action is under way its expected yield is added, so that one
step of looking ahead sees what a choice of target or dice is worth.
"""

from math import exp

from radura.games.storyfold_wildwoods.book import (
    COMPANION,
    EXPLORE,
    HEAL,
    HELP,
    ILLUMINATE,
    SIDES,
    TRAUMA,
    Effect,
)
from radura.games.storyfold_wildwoods.conditions import (
    All,
    AnyOf,
    Cond,
    CreatureHealed,
    Creatures,
    Flag,
    Healed,
    LightAtCenter,
    Not,
    Overcome,
)
from radura.games.storyfold_wildwoods.odds import distribution
from radura.games.storyfold_wildwoods.state import AVAILABLE, BETWEEN, FIRST, LUMA, ROLLED, Wild
from radura.games.storyfold_wildwoods.steps.dice import GainDie
from radura.games.storyfold_wildwoods.steps.effects import GainCrystals, GainSpirit, MoveLight, RetreatShadow
from radura.games.storyfold_wildwoods.steps.explorations import DrawExploration, DrawStory, TakeExploration

SCENE = 30.0
"""Points of a Scene won."""
CRYSTAL = 1.1
DEMAND = 0.5
"""Further points of a Crystal on the Action card that has the most work left."""
DIE = 0.05
"""Points of a die that can still be rolled in this phase."""
SPIRIT = 0.5
SHADOW_CARD = 1.5
"""Points of a regular card that is still in the Shadow deck, beyond the Spirit it stands for."""
DANGER = 0.6
SAFE = 9
"""Further points of each Spirit below so many, counted to the final Shadow card."""
CREATURE = 0.8
TOLL = 0.8
"""Points that a Creature costs by being there, and for each Spirit it takes."""
BLESSING = 1.3
COMPANY = 2.0
POSITION = 3.0
"""Points of a sure success at every Action card: what Creatures in front of them cost."""
RESTART = 40.0
PER_ROUND = 2.0
"""Successes toward the goal that a round brings."""
PER_DIE = 0.4
"""The same for a die still available in this phase."""
PER_CRYSTAL = 0.6
LEFT = 1.15
LIGHT = 1.0
"""Weights of the successes left to find, and of the Light Pawn's way among them."""
SPREAD = 2.6
"""How uncertain all that is, in successes."""
IMPOSSIBLE = 99.0
SCALE = 500.0


def evaluate(s: Wild) -> float:
    """Guess how well the story goes, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[0]
    points = SCENE * sum(end % 2 for end in s.path) - RESTART * s.restarts + resources(s)
    if s.stage > BETWEEN:
        work = Work(s, s.placed, s.light, s.healed, s.creatures())
        chance = work.hope()
        points += SCENE * chance + demand_points(s, work)
        if s.using >= 0:
            points += action_yield(s, chance)
    return max(-1.0, min(1.0, points / SCALE))


# -- what Luma has with her -------------------------------------------------------------


def resources(s: Wild) -> float:
    """Return the points of Spirit, cards, Crystals, dice and Brom, less those of the Creatures."""
    book = s.book
    points = CRYSTAL * sum(s.crystals)
    points += spirit_points(s, s.spirit) + SHADOW_CARD * len(s.shadow_deck) + (1.0 if s.brom else 0.0)
    points += 2.5 * (s.dice[5] > 0) + 3.0 * (s.dice[6] > 0)
    for item in s.blessings:
        points += COMPANY if book.type[item] == COMPANION else -COMPANY if book.type[item] == TRAUMA else BLESSING
    for item in s.river:
        if item > 3:
            points -= threat(s, item)
    points += POSITION * reach(s.river)
    if s.stage == LUMA:
        points += DIE * s.available()
    return points + 0.5 * s.reduction - 0.5 * s.delayed - 0.5 * len(s.locking)


def spirit_points(s: Wild, spirit: int) -> float:
    """Return the points of Spirit, counted down to the final Shadow card: near it each one counts more."""
    lives = len(s.shadow_deck) + (1 if s.final >= 0 and s.luma == 0 and s.brom else 0)
    reserve = spirit + s.book.spirit_max * lives
    points = SPIRIT * reserve
    return points - DANGER * max(0, SAFE - reserve) if s.final >= 0 else points


REACH = (0.75, 0.625, 0.5, 0.375, 0.0, 0.0, 0.0)
"""By River space: how likely an eight-sided die is a success there."""


def reach(river: list[int]) -> float:
    """Return how well the Action cards stand."""
    return sum(REACH[space] for space, item in enumerate(river) if item < 4)


def threat(s: Wild, item: int) -> float:
    """Return the points a Creature costs while it stays."""
    points = CREATURE + TOLL * s.book.toll[item]
    if item in s.stunned:
        points *= 0.5
    return points


# -- the Scene --------------------------------------------------------------------------


def demand_points(s: Wild, work: "Work") -> float:
    """Return the points of Crystals that lie where the work is."""
    most = max(work.by_card)
    if most <= 0:
        return 0.0
    return DEMAND * sum(n * left / most for n, left in zip(s.crystals, work.by_card, strict=True))


class Work:
    """Counts the successes that a condition still needs."""

    def __init__(self, s: Wild, placed: list[int], light: int, healed: list[int], creatures: list[int]) -> None:
        self.s = s
        self.placed = placed
        self.light = light
        self.healed = healed
        self.creatures = creatures
        self.needs_light = False
        self.counted: list[int] = []
        self.by_card = [0.0, 0.0, 0.0, 0.0]
        """The successes left, by the Action card that must find them."""

    def hope(self) -> float:
        """Guess the chance to win the Scene from the work that is left and the rounds to do it in."""
        s = self.s
        goal = s.book.scenes[s.scene].goal
        assert goal is not None
        left = self.cost(goal)
        if self.needs_light:
            left += LIGHT * self.light
            self.by_card[ILLUMINATE] += LIGHT * self.light
        if left >= IMPOSSIBLE:
            return 0.0
        rounds = s.shadow - (s.stage != LUMA)
        strength = PER_ROUND * max(0, rounds - 1) + PER_CRYSTAL * sum(s.crystals)
        strength += PER_DIE * s.available() if s.stage == LUMA else PER_ROUND * (rounds > 0)
        strength += 0.5 * (s.dice[5] > 0) * rounds + 0.6 * (s.dice[6] > 0) * rounds
        strength -= 0.5 * sum(1 for item in self.creatures if item not in s.stunned)
        return 1.0 / (1.0 + exp((LEFT * left - strength) / SPREAD))

    def cost(self, cond: Cond) -> float:
        """Return the successes until a condition holds."""
        if isinstance(cond, All):
            return sum(self.cost(part) for part in cond.parts)
        if isinstance(cond, AnyOf):
            return min(self._apart(part) for part in cond.parts)
        if isinstance(cond, Overcome):
            open_ones = [item for item in cond.of if item not in self.placed]
            missing = cond.n - (len(cond.of) - len(open_ones))
            return sum(sorted(self.location(item) for item in open_ones)[: max(0, missing)])
        if isinstance(cond, LightAtCenter):
            self.needs_light = True
            return 0.0
        if isinstance(cond, Healed):
            left = max(0, cond.n - len(self.healed)) * 2.6
            self.by_card[HEAL] += left
            return left
        if isinstance(cond, CreatureHealed):
            if any(item in self.healed for item in cond.items):
                return 0.0
            left = min((self.s.book.pips[item] + 0.5 for item in cond.items if item in self.creatures), default=9.0)
            self.by_card[HEAL] += left
            return left
        if isinstance(cond, Creatures):
            extra = len(self.creatures) - cond.most
            left = float(sum(sorted(self.s.book.pips[item] for item in self.creatures)[: max(0, extra)]))
            self.by_card[HEAL] += left
            return left
        if isinstance(cond, Flag | Not):
            return 0.0 if cond.holds(self.s) else self._flag(cond)
        return 0.0 if cond.holds(self.s) else 1.0

    def _apart(self, cond: Cond) -> float:
        """Cost one of several ways without what the others count."""
        other = Work(self.s, self.placed, self.light, self.healed, self.creatures)
        left = other.cost(cond)
        for card in range(4):
            self.by_card[card] += 0.5 * other.by_card[card]
        return left + LIGHT * self.light if other.needs_light else left

    def _flag(self, cond: Cond) -> float:
        """Return what it takes to set a flag: the cheapest open Location of the Scene that could do it."""
        if not isinstance(cond, Flag):
            return IMPOSSIBLE
        book = self.s.book
        ways = [item for item in book.scenes[self.s.scene].locations if sets_flag(book.effect[item], cond.flag)]
        return min((self.location(item) for item in ways if item not in self.placed), default=IMPOSSIBLE)

    def location(self, item: int) -> float:
        """Return the successes a Location needs, with all that must come before it."""
        if item in self.placed or item in self.counted:
            return 0.0
        self.counted.append(item)
        book = self.s.book
        left = float(book.pips[item])
        self.by_card[book.kind[item]] += left
        if book.needs_light[item]:
            self.needs_light = True
        for other in book.before[item]:
            left += self.location(other)
        requires = book.requires[item]
        return left if requires is None else left + self.cost(requires)


def sets_flag(effect: Effect, flag: int) -> bool:
    """Tell whether an effect sets a flag."""
    return any(type(step).__name__ == "SetFlag" and step.args() == (flag, True) for step in effect)


# -- the Action under way ---------------------------------------------------------------


def action_yield(s: Wild, chance: float) -> float:
    """Return what the Action in progress can be expected to bring; dice in the air are averaged."""
    gains = Gains(s, chance)
    if s.number:
        fixed = s.successes()
        if not s.thrown:
            return gains.of(fixed + s.extra if fixed else 0)
        fixed -= sum(1 for die in s.thrown if s.faces[die] >= s.number)
        spread = distribution(tuple(sorted([SIDES[die] for die in s.thrown])), s.number)
        return sum(p * gains.of(fixed + n + s.extra) for n, p in enumerate(spread) if fixed + n)
    if ROLLED in s.dice:  # the ability is being carried out
        return 0.0
    number = s.book.numbers[s.river.index(s.using)]
    dice = [SIDES[die] for die in range(7) if s.dice[die] == AVAILABLE]
    best = -IMPOSSIBLE
    for count in range(1, len(dice) + 1):
        spread = distribution(tuple(sorted(dice[:count])), number)
        value = sum(p * gains.of(n) for n, p in enumerate(spread) if n) - DIE * count
        best = max(best, value)
    return best


class Gains:
    """What each number of successes brings to the Action in progress."""

    def __init__(self, s: Wild, chance: float) -> None:
        self.s = s
        self.now = chance
        self.first = self._first() if s.ability == FIRST and s.target >= 0 else 0.0
        self.known: dict[int, float] = {}

    def of(self, n: int) -> float:
        """Return the points of n successes; Crystals on the card may make up for what is missing."""
        if n <= 0:
            return 0.0
        s = self.s
        if n not in self.known:
            value = self._second(n)
            short = max(0, s.need - n)
            if s.ability == FIRST and short <= s.crystals[s.using]:
                value = self.first if short == 0 else max(value, self.first - CRYSTAL * short)
            self.known[n] = value
        return self.known[n]

    def _first(self) -> float:
        s, book, target = self.s, self.s.book, self.s.target
        others = [item for item in s.river if item != target]
        if s.using == ILLUMINATE:
            points = POSITION * (reach([*others, target]) - reach(s.river))
            return points if target in s.stunned else points + 0.5 * threat(s, target)
        if s.using in (HELP, EXPLORE):
            after = Work(s, [*s.placed, target], s.light, s.healed, s.creatures()).hope()
            return SCENE * (after - self.now) + effect_points(s, book.effect[target])
        if target in book.creatures:
            creatures = [item for item in others if item > 3]
            after = Work(s, s.placed, s.light, [*s.healed, target], creatures).hope()
            points = SCENE * (after - self.now) + POSITION * (reach(others) - reach(s.river))
            return points + threat(s, target) + CRYSTAL * min(book.gift[target], s.room())
        return 2.0 + effect_points(s, book.effect[target])

    def _second(self, n: int) -> float:
        s = self.s
        if s.using == ILLUMINATE:
            after = Work(s, s.placed, max(0, s.light - n), s.healed, s.creatures()).hope()
            return SCENE * (after - self.now)
        if s.using == HELP:
            return CRYSTAL * min(n, s.room())
        if s.using == EXPLORE:
            return 0.5 + 0.35 * n
        return spirit_points(s, min(s.book.spirit_max, s.spirit + n)) - spirit_points(s, s.spirit)


def effect_points(s: Wild, effect: Effect) -> float:
    """Return roughly what an effect is worth."""
    points = 0.0
    for step in effect:
        if isinstance(step, GainCrystals):
            points += CRYSTAL * step.n
        elif isinstance(step, GainSpirit):
            points += SPIRIT * min(step.n, s.book.spirit_max - s.spirit)
        elif isinstance(step, MoveLight):
            points += 0.9 * min(step.n, s.light)
        elif isinstance(step, RetreatShadow):
            points += 2.5
        elif isinstance(step, GainDie):
            points += 2.5 if s.dice[step.die] == 0 else 0.0
        elif isinstance(step, DrawStory):
            points += effect_points(s, s.book.effect[step.item]) + 0.3
        elif isinstance(step, TakeExploration):
            points += 2.0 if s.book.type[step.item] == COMPANION else -2.0
        elif isinstance(step, DrawExploration):
            points += 1.0
    return points
