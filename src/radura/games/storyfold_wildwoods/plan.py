"""What the dice of a Luma Phase can bring: one Action now, and one after it with the dice left."""

from radura.games.storyfold_wildwoods import weights as w
from radura.games.storyfold_wildwoods.book import EXPLORE, HEAL, HELP, ILLUMINATE, SIDES, TRAUMA
from radura.games.storyfold_wildwoods.odds import distribution
from radura.games.storyfold_wildwoods.state import AVAILABLE, FIRST, ROLLED, Wild
from radura.games.storyfold_wildwoods.steps.luma import openings
from radura.games.storyfold_wildwoods.work import Work
from radura.games.storyfold_wildwoods.worth import effect_points, reach, spirit_points, threat


class Task:
    """A use of an Action card: what each number of successes would bring."""

    def __init__(self, s: Wild, scene: float, card: int, target: int, need: int) -> None:
        self.s = s
        self.now = scene
        self.card = card
        self.target = target
        self.need = need
        self.first = self._first() if target >= 0 else 0.0
        self.known: dict[int, float] = {}

    def of(self, n: int) -> float:
        """Return the points of n successes; Crystals on the card may make up for what is missing."""
        if n <= 0:
            return 0.0
        if n not in self.known:
            value = max(0.0, self._second(n))
            short = max(0, self.need - n)
            if self.target >= 0 and short <= self.s.crystals[self.card]:
                value = self.first if short == 0 else max(value, self.first - w.CRYSTAL * short)
            self.known[n] = value
        return self.known[n]

    def expected(self, dice: tuple[int, ...], number: int, fixed: int = 0, extra: int = 0) -> float:
        """Return what a roll brings on average; ``fixed`` successes lie already, ``extra`` count beside one."""
        total = 0.0
        for n, p in enumerate(distribution(dice, number)):
            if n + fixed:
                total += p * self.of(n + fixed + extra)
        return total

    def _first(self) -> float:
        s, book, target = self.s, self.s.book, self.target
        if self.card in (HELP, EXPLORE):
            after = Work(s, [*s.placed, target], s.light, s.healed, s.creatures()).points()
            return after - self.now + effect_points(s, book.effect[target])
        if target not in book.creatures:
            return w.COMPANY + effect_points(s, book.effect[target])
        others = [item for item in s.river if item != target]
        spared = 0.0 if target in s.stunned else w.SPIRIT * book.toll[target]
        if self.card == ILLUMINATE:
            points = w.POSITION * (reach([*others, target]) - reach(s.river))
            return points if target in s.stunned else points + spared + 0.5 * threat(s, target)
        creatures = [item for item in others if item > 3]
        after = Work(s, s.placed, s.light, [*s.healed, target], creatures).points()
        points = after - self.now + w.POSITION * (reach(others) - reach(s.river)) + spared
        return points + threat(s, target) + w.CRYSTAL * min(book.gift[target], s.room())

    def _second(self, n: int) -> float:
        s = self.s
        if self.card == ILLUMINATE:
            if s.light == 0:
                return 0.0
            return Work(s, s.placed, max(0, s.light - n), s.healed, s.creatures()).points() - self.now
        if self.card == HELP:
            return w.CRYSTAL * min(n, s.room())
        if self.card == EXPLORE:
            return w.CARD + w.CHOICE * n
        return spirit_points(s, min(s.book.spirit_max, s.spirit + n)) - spirit_points(s, s.spirit)


class Plan:
    """The best use of the dice: of those in an Action, and of those that are left."""

    def __init__(self, s: Wild, scene: float) -> None:
        self.s = s
        self.scene = scene
        self.dice = tuple(sorted([SIDES[die] for die in range(7) if s.dice[die] == AVAILABLE]))
        self.tasks: list[Task] = []

    def points(self) -> float:
        """Return the points of the Action in progress, if there is one, and of the dice left."""
        s = self.s
        if s.using < 0:
            return self.best(s.river)
        after = [item for item in s.river if item != s.using]
        after.append(s.using)
        if not s.number and ROLLED in s.dice:  # the ability is being carried out
            return self.next(after, len(self.dice))
        now = Task(s, self.scene, s.using, s.target if s.ability == FIRST else -1, s.need)
        if s.number:
            lying = [die for die in range(7) if s.dice[die] == ROLLED and die not in s.thrown]
            fixed = sum(1 for die in lying if s.faces[die] >= s.number)
            thrown = tuple(sorted([SIDES[die] for die in s.thrown]))
            return now.expected(thrown, s.number, fixed, s.extra) + self.next(after, len(self.dice))
        number = s.book.numbers[s.river.index(s.using)]
        return max([self.split(now, number, after, k) for k in range(1, len(self.dice) + 1)])

    def split(self, task: Task, number: int, after: list[int], count: int) -> float:
        """Return the points of a task with so many dice and of what follows with the rest."""
        return task.expected(self.dice[:count], number) + self.next(after, len(self.dice) - count)

    def best(self, river: list[int]) -> float:
        """Return the points of the best task with any number of dice, and of what follows."""
        best = 0.0
        for task in self.all() if self.dice else []:
            space = river.index(task.card)
            number = self.s.book.numbers[space]
            if number:
                after = [*river[:space], *river[space + 1 :], task.card]
                for count in range(1, len(self.dice) + 1):
                    best = max(best, self.split(task, number, after, count))
        return best

    def next(self, river: list[int], count: int) -> float:
        """Return the points of the best task with all the dice left."""
        best = 0.0
        if count:
            dice = self.dice[len(self.dice) - count :]
            for task in self.all():
                number = self.s.book.numbers[river.index(task.card)]
                if number and river[-1] != task.card:
                    best = max(best, w.LATER * task.expected(dice, number))
        return best

    def all(self) -> list[Task]:
        """Return every task that is open now."""
        if not self.tasks:
            s, book = self.s, self.s.book
            found = [(card, -1, 1) for card in range(4)]
            found += [(book.kind[item], item, max(1, book.pips[item] - s.reduction)) for item in openings(s)]
            for item in s.creatures():
                found += [(ILLUMINATE, item, book.pips[item]), (HEAL, item, book.pips[item])]
            found += [(HEAL, item, book.pips[item]) for item in s.blessings if book.type[item] == TRAUMA]
            self.tasks = [
                Task(s, self.scene, card, target, need) for card, target, need in found if card not in s.locked
            ]
        return self.tasks
