"""What the dice of a Luma Phase can bring: one Action now, and one after it with the dice left."""

from operator import mul

from radura.games.storyfold_wildwoods.brain import weights as w
from radura.games.storyfold_wildwoods.brain.work import Work
from radura.games.storyfold_wildwoods.brain.worth import (
    crystal_points,
    effect_points,
    keep,
    reach,
    spirit_points,
    threat,
)
from radura.games.storyfold_wildwoods.odds import distribution
from radura.games.storyfold_wildwoods.pieces import EXPLORE, HEAL, HELP, ILLUMINATE, N_ACTIONS
from radura.games.storyfold_wildwoods.state import AVAILABLE, FIRST, ROLLED, Wild
from radura.games.storyfold_wildwoods.steps.luma import openings
from radura.games.storyfold_wildwoods.tables import TRAUMA

UNKNOWN = -1e9
MOST = 9
"""More successes than this are not told apart."""


class Task:
    """A use of an Action card: what each number of successes would bring."""

    def __init__(self, plan: "Plan", card: int, target: int, need: int, first: float = 0.0) -> None:
        self.card = card
        self.target = target
        self.enough = max(1, need - plan.s.crystals[card])
        """With so many dice that show a success the need can be met."""
        self.opens: list[Task] | None = None
        """Tasks that this one opens; None: not asked yet."""
        self.values = plan.seconds(card)
        """By number of successes: their points. Crystals on the card may make up for what is missing."""
        if target >= 0:
            self.values = self.values[:]
            for n in range(1, len(self.values)):
                short = need - n
                if short <= 0:
                    self.values[n] = first
                elif short <= plan.s.crystals[card]:
                    self.values[n] = max(self.values[n], first - plan.price * short)

    def expected(self, chances: tuple[float, ...]) -> float:
        """Return what a roll brings on average."""
        total: float = sum(map(mul, chances, self.values))
        return total

    def result(self, chances: tuple[float, ...], fixed: int, extra: int) -> float:
        """Return the same with successes that lie already, and further ones that count only beside one."""
        total = 0.0
        most = len(self.values) - 1
        for n, chance in enumerate(chances, fixed):
            if n:
                total += chance * self.values[min(most, n + extra)]
        return total


class Plan:
    """The best use of the dice: of those in an Action, and of those that are left."""

    def __init__(self, s: Wild, work: Work, scene: float) -> None:
        self.s = s
        self.work = work
        self.scene = scene
        self.dice = tuple(sorted([s.tables.sides[die] for die in s.tables.dice if s.dice[die] == AVAILABLE]))
        self.open = openings(s)
        self.tasks: list[Task] = []
        self.keep = keep(s)
        self.price = -self.crystals(-1) + work.price(s.light)
        """Points of a Crystal spent."""
        self.relief = -1.0
        """Points of the Creatures that go away when the Scene is won; -1: not counted yet."""
        self.second: list[list[float]] = [[] for _ in range(N_ACTIONS)]
        self.nexts = [[UNKNOWN] * (len(s.dice) + 1) for _ in range(N_ACTIONS)]
        """By the card used first and the dice left after it."""

    def points(self) -> float:
        """Return the points of the Action in progress, if there is one, and of the dice left."""
        s = self.s
        if s.using < 0:
            return self.best()
        if not s.number and ROLLED in s.dice:  # the ability is being carried out
            return self.next(s.using, len(self.dice))
        now = self.task(s.using, s.target if s.ability == FIRST else -1, s.need)
        if not s.number:
            return self.splits(now)
        lying = [die for die in s.tables.dice if s.dice[die] == ROLLED and die not in s.thrown]
        fixed = sum([1 for die in lying if s.faces[die] >= s.number])
        chances = distribution(tuple(sorted([s.tables.sides[die] for die in s.thrown])), s.number)
        then = self.follow(now, len(self.dice), sum(chances[max(0, now.enough - s.extra - fixed) :]))
        return now.result(chances, fixed, s.extra) + then

    def best(self) -> float:
        """Return the points of the best task now, with what follows it."""
        best = 0.0
        for task in self.all() if self.dice else []:
            best = max(best, self.splits(task))
        return best

    def splits(self, task: Task) -> float:
        """Return the points of a task with the best number of dice, and of what follows with the rest."""
        number = self.s.tables.numbers[self.s.river.index(task.card)]
        best = 0.0
        if number:
            left = len(self.dice)
            for count in range(1, left + 1):
                chances = distribution(self.dice[:count], number)
                then = self.follow(task, left - count, sum(chances[task.enough :]))
                best = max(best, task.expected(chances) + then)
        return best

    def follow(self, task: Task, count: int, chance: float) -> float:
        """Return the points of what follows a task with the dice left, given the chance that it is done."""
        best = self.next(task.card, count)
        if chance and count:
            opened = max([self.last(other, task.card, count) for other in self.opened(task)], default=0.0)
            best += chance * max(0.0, opened - best)
        return best

    def next(self, used: int, count: int) -> float:
        """Return the points of the best task with all the dice left, after a card went to the End of the River."""
        best = self.nexts[used][count]
        if best == UNKNOWN:
            best = 0.0
            if count:
                for task in self.all():
                    best = max(best, self.last(task, used, count))
            self.nexts[used][count] = best
        return best

    def last(self, task: Task, used: int, count: int) -> float:
        """Return the points of a task with all the dice left, after another card went to the End of the River."""
        if task.card == used:
            return 0.0
        river = self.s.river
        space = river.index(task.card)
        number = self.s.tables.numbers[space - (space > river.index(used))]
        if not number:
            return 0.0
        return w.LATER * task.expected(distribution(self.dice[len(self.dice) - count :], number))

    def opened(self, task: Task) -> list[Task]:
        """Return the tasks that a task opens: Locations behind its own, or those that need the light."""
        if task.opens is None:
            s, t = self.s, self.s.tables
            task.opens = []
            then = s
            if task.target in t.locations:
                then = s.clone()
                then.placed.append(task.target)
            elif task.card == ILLUMINATE and task.target < 0 and s.light:
                then = s.clone()
                then.light = 0
            if then is not s:
                found = [item for item in openings(then) if item not in self.open and t.kind[item] != task.card]
                done = self.scene_with(then.placed, then.light) if found else 0.0
                for item in found:
                    after = self.scene_with([*then.placed, item], then.light)
                    first = self.gain(after, done) + effect_points(s, t.effect[item])
                    task.opens.append(Task(self, t.kind[item], item, t.pips[item], first))
        return task.opens

    def scene_with(self, placed: list[int], light: int) -> float:
        """Return the points of the Scene with Location Pawns on these Locations and the Light Pawn there."""
        return Work(self.s, self.work.rounds, placed, light, self.s.healed, self.work.creatures).points()

    def all(self) -> list[Task]:
        """Return every task that is open now."""
        if not self.tasks:
            s, t = self.s, self.s.tables
            found = [(card, -1, 1) for card in range(N_ACTIONS)]
            found += [(t.kind[item], item, max(1, t.pips[item] - s.reduction)) for item in self.open]
            for item in self.work.creatures:
                found += [(ILLUMINATE, item, t.pips[item]), (HEAL, item, t.pips[item])]
            found += [(HEAL, item, t.pips[item]) for item in s.blessings if t.type[item] == TRAUMA]
            self.tasks = [self.task(card, target, need) for card, target, need in found if card not in s.locked]
        return self.tasks

    # -- what abilities are worth ---------------------------------------------------

    def task(self, card: int, target: int, need: int) -> Task:
        """Return the use of an Action card for a target; without one, of its second ability."""
        if target >= 0:
            return Task(self, card, target, need, self.first(card, target))
        return Task(self, card, -1, self.s.light if card == ILLUMINATE else 1)

    def gain(self, after: float, before: float) -> float:
        """Return the points by which the Scene's rise; with the last of them the Creatures go away too."""
        if after < w.SCENE:
            return after - before
        if self.relief < 0:
            s = self.s
            self.relief = w.POSITION * (reach(s, list(range(N_ACTIONS))) - reach(s, s.river))
            for item in self.work.creatures:
                self.relief += threat(s, item) + (0.0 if item in s.stunned else w.SPIRIT * s.tables.toll[item])
        return after - before + self.relief

    def first(self, card: int, target: int) -> float:
        """Return the points of the first ability of an Action card for a target."""
        s, t = self.s, self.s.tables
        if card in (HELP, EXPLORE):
            after = self.scene_with([*s.placed, target], s.light)
            return self.gain(after, self.scene) + effect_points(s, t.effect[target])
        if target not in t.creatures:
            return w.COMPANY + effect_points(s, t.effect[target])
        others = [item for item in s.river if item != target]
        spared = 0.0 if target in s.stunned else w.SPIRIT * t.toll[target]
        if card == ILLUMINATE:
            points = w.POSITION * (reach(s, [*others, target]) - reach(s, s.river))
            return points if target in s.stunned else points + spared + 0.5 * threat(s, target)
        creatures = [item for item in others if item >= N_ACTIONS]
        after = Work(s, self.work.rounds, s.placed, s.light, [*s.healed, target], creatures).points()
        if after >= w.SCENE:
            return self.gain(after, self.scene)
        points = after - self.scene + w.POSITION * (reach(s, others) - reach(s, s.river)) + spared
        return points + threat(s, target) + self.crystals(t.gift[target])

    def crystals(self, n: int) -> float:
        """Return the points of so many Crystals more."""
        have = sum(self.s.crystals)
        return self.keep * (crystal_points(have + min(n, self.s.room())) - crystal_points(have))

    def seconds(self, card: int) -> list[float]:
        """Return the points of the second ability of an Action card, by number of successes."""
        if not self.second[card]:
            self.second[card] = [0.0] + [max(0.0, self._second(card, n)) for n in range(1, MOST + 1)]
        return self.second[card]

    def _second(self, card: int, n: int) -> float:
        s = self.s
        if card == ILLUMINATE:
            if s.light < n:
                return self._second(card, s.light) if s.light else 0.0
            if self.work.branches:
                return self.scene_with(s.placed, s.light - n) - self.scene
            return self.work.points_with(s.light - n) - self.scene
        if card == HELP:
            return self.crystals(n)
        if card == EXPLORE:
            return self.keep * (w.CARD + w.CHOICE * n)
        return spirit_points(s, min(s.tables.spirit_max, s.spirit + n), 0) - spirit_points(s, s.spirit, 0)
