"""How much work a Scene still asks: the successes left to find, and the chance to find them in time."""

from functools import cache
from math import exp, sqrt

from radura.games.storyfold_wildwoods.brain import weights as w
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
from radura.games.storyfold_wildwoods.pieces import HEAL, ILLUMINATE, N_ACTIONS
from radura.games.storyfold_wildwoods.state import IN_BOX, Wild
from radura.games.storyfold_wildwoods.steps.effects import MoveLight, SetFlag
from radura.games.storyfold_wildwoods.tables import COMPANION, Effect, ScenePages


class Work:
    """Counts the successes that a condition still needs; ``rounds`` is how many follow the phase that runs."""

    def __init__(
        self, s: Wild, rounds: int, placed: list[int], light: int, healed: list[int], creatures: list[int]
    ) -> None:
        self.s = s
        self.rounds = rounds
        self.placed = placed
        self.light = light
        self.healed = healed
        self.creatures = creatures
        self.needs_light = False
        self.branches = False
        self.left = 0.0
        """The successes left, without those of the Light Pawn."""
        self.counted: list[int] = []
        self.by_card = [0.0] * N_ACTIONS
        """The successes left, by the Action card that must find them."""
        self.helpful: list[float] = []
        """Crystals that find them, on every Action card but the first; empty: not counted yet."""
        self.from_rounds = 0.0
        self.from_cards = 0.0
        """Successes that the rounds to come and the cards promise."""

    def points(self) -> float:
        """Return the points of the Scene: the chance to win it, from the work left and the rounds to do it in."""
        goal = self.s.tables.scenes[self.s.scene].goal
        assert goal is not None
        self.left = self.cost(goal)
        return self.points_with(self.light)

    def points_with(self, light: int) -> float:
        """Return the same with the Light Pawn elsewhere; exact unless there are several ways (``branches``)."""
        left = min(self.left + self.way(light), w.IMPOSSIBLE)
        if left <= 0:
            return w.SCENE
        if self.rounds <= 0:  # it must be won now
            return -w.PROGRESS * w.LATE * left
        short = left - self.strength(light)
        return w.HOPE * self.chance(short) - w.PROGRESS * left - w.SHORT * max(0.0, short)

    def way(self, light: int) -> float:
        """Return the successes that the Light Pawn's way asks from there; on the centre at the end, none."""
        if not self.needs_light or not (light or self.left):
            return 0.0
        return w.LIGHT * way_left(self.s, light)

    def strength(self, light: int) -> float:
        """Return the successes that can be hoped for with the Light Pawn there."""
        if not self.helpful:
            self._count_strength()
        useful = min(float(self.s.crystals[ILLUMINATE]), self.by_card[ILLUMINATE] + self.way(light))
        for n in self.helpful:
            useful += n
        return w.BASE + self.from_rounds + w.PER_CRYSTAL * useful + self.from_cards

    def _count_strength(self) -> None:
        """Count what helps wherever the Light Pawn is."""
        s = self.s
        for card in range(1, N_ACTIONS):
            self.helpful.append(min(float(s.crystals[card]), self.by_card[card]))
        self.from_cards = w.PER_CARD * sum([1 for item in s.blessings if s.tables.type[item] <= COMPANION])
        each = w.PER_ROUND
        for die in range(s.tables.starting, len(s.dice)):
            if s.dice[die] != IN_BOX:
                each += (s.tables.sides[die] - w.PLAIN_SIDES) / w.SIDES_PER_SUCCESS
        each -= w.IN_THE_WAY * len(self.creatures)
        self.from_rounds = each * self.rounds

    def chance(self, short: float) -> float:
        """Return how likely the Scene is won if so many successes are missing in what can be hoped for."""
        return 1.0 / (1.0 + exp(short / (w.SPREAD + w.SPREAD_ROUND * self.rounds)))

    def price(self, light: int) -> float:
        """Return the points that the Scene loses with a Crystal spent."""
        if self.rounds <= 0:
            return 0.0
        chance = self.chance(self.left + self.way(light) - self.strength(light))
        return w.PER_CRYSTAL * w.HOPE * chance * (1 - chance) / (w.SPREAD + w.SPREAD_ROUND * self.rounds)

    def demand(self) -> float:
        """Return the points of Crystals that lie where the work is."""
        by_card = self.by_card[:]
        by_card[ILLUMINATE] += self.way(self.light)
        most = max(by_card)
        if most <= 0:
            return 0.0
        return w.DEMAND * sum([n * left / most for n, left in zip(self.s.crystals, by_card, strict=True)])

    def cost(self, cond: Cond) -> float:
        """Return the successes until a condition holds."""
        if isinstance(cond, All):
            return sum(self.cost(part) for part in cond.parts)
        if isinstance(cond, AnyOf):
            return self._cheapest(cond.parts)
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
            left = min((steep(self.s.tables.pips[item]) for item in cond.items if item in self.creatures), default=9.0)
            self.by_card[HEAL] += left
            return left
        if isinstance(cond, Creatures):
            extra = len(self.creatures) - cond.most
            left = float(sum(sorted(self.s.tables.pips[item] for item in self.creatures)[: max(0, extra)]))
            self.by_card[HEAL] += left
            return left
        if isinstance(cond, Flag | Not):
            return 0.0 if cond.holds(self.s) else self._flag(cond)
        return 0.0 if cond.holds(self.s) else 1.0

    def _cheapest(self, ways: tuple[Cond, ...]) -> float:
        """Return the successes of the cheapest of several ways, and count only those."""
        self.branches = True
        best: Work | None = None
        least = 0.0
        for way in ways:
            other = Work(self.s, self.rounds, self.placed, self.light, self.healed, self.creatures)
            other.left = other.cost(way)
            walk = other.way(self.light)
            left = other.left + walk
            other.by_card[ILLUMINATE] += walk
            if best is None or left < least:
                best, least = other, left
        if best is not None:
            for card in range(N_ACTIONS):
                self.by_card[card] += best.by_card[card]
        return least

    def _flag(self, cond: Cond) -> float:
        """Return what it takes to set a flag: the cheapest open Location of the Scene that could do it."""
        if not isinstance(cond, Flag):
            return w.IMPOSSIBLE
        t = self.s.tables
        ways = [item for item in t.scenes[self.s.scene].locations if sets_flag(t.effect[item], cond.flag)]
        if any(item in self.placed for item in ways):
            return 0.0
        return min((self.location(item) for item in ways), default=w.IMPOSSIBLE)

    def location(self, item: int) -> float:
        """Return the successes a Location needs, with all that must come before it."""
        if item in self.placed or item in self.counted:
            return 0.0
        self.counted.append(item)
        t = self.s.tables
        left = steep(t.pips[item])
        self.by_card[t.kind[item]] += left
        if t.needs_light[item]:
            self.needs_light = True
        for other in t.before[item]:
            left += self.location(other)
        requires = t.requires[item]
        return left if requires is None else left + self.cost(requires)


def way_left(s: Wild, light: int) -> float:
    """Return the spaces the Light Pawn has to go, with those that icons ahead will drive it back."""
    return ways_left(s.tables.scenes[s.scene], s.shadow, s.tables.side)[light]


@cache
def ways_left(scene: ScenePages, shadow: int, side: int) -> tuple[float, ...]:
    """Return the same by the space of the Light Pawn."""
    drives = driven_back(scene)
    ways = []
    for light in range(side + 1):
        far = light
        for at in range(shadow - 1, 0, -1):
            far = min(side, far + drives[at])
        ways.append(light + w.FORESIGHT * (far - light))
    return tuple(ways)


@cache
def driven_back(scene: ScenePages) -> tuple[int, ...]:
    """Return by track space how far its icons drive the Light Pawn back."""
    return tuple([sum([retreat(scene.icon_effects[icon]) for icon in icons]) for icons in scene.icons])


def retreat(effect: Effect) -> int:
    """Return how many spaces an effect drives the Light Pawn back."""
    return sum([-step.n for step in effect if isinstance(step, MoveLight) and step.n < 0])


def steep(pips: int) -> float:
    """Return the successes that pips are worth: many at once are harder than many in a row."""
    beyond = max(0, pips - 3)
    return pips + w.STEEP * beyond * sqrt(beyond)


def sets_flag(effect: Effect, flag: int) -> bool:
    """Tell whether an effect sets a flag."""
    return any(isinstance(step, SetFlag) and step.flag == flag and step.on for step in effect)
