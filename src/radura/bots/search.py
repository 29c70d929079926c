"""Information-set Monte Carlo tree search: thinking ahead without seeing what is hidden.

Each iteration deals anew what the seat cannot know, walks down the tree by the options that this deal offers, judges
the position it comes to by the game's own value function, and notes on the way back what that is worth for each seat.
Luck falls inside, by the deal's own generator, so a node stands for a sequence of decisions and its numbers are
averages over deals and luck. Every seat is taken to choose what is best for itself. Luck that a look at an option sees
is never the luck that will fall: who knew the dice would find every throw a good one.

With a budget of iterations the same luck gives the same thought. Compiled by mypyc, it also runs as it is.
"""

import math
from time import perf_counter
from typing import Final, TypeAlias

from radura.bots.base import InfoSet
from radura.bots.budget import Budget
from radura.bots.tally import Z95
from radura.bots.tree import WIDEST, Branch, Node
from radura.core.chance import Rng, Seeded
from radura.core.kernel import State

MOST_NODES: Final = 100_000
"""A tree grows no further than this: under 200 MB."""
FAR: Final = 1 << 30
"""Decisions ahead that nobody ever looks."""
CLOCK: Final = 16
"""Iterations between two looks at the clock."""
ENOUGH: Final = 1_000
"""After so many iterations a leader is chosen ..."""
AHEAD: Final = 20
"""... that was tried so many times as often as any other option."""


class Manner:
    """How a search looks ahead: what makes it strong or short-sighted."""

    __slots__ = ("carry", "explore", "looks", "plain", "replies", "sight", "trust")

    def __init__(
        self,
        explore: float = 0.1,
        trust: float = 1.0,
        sight: int = FAR,
        replies: bool = True,
        carry: bool = True,
        looks: bool = False,
        plain: bool = False,
    ) -> None:
        self.explore: Final = explore
        """How much what was seldom tried is worth trying."""
        self.trust: Final = trust
        """For how many visits the first look at an option counts."""
        self.sight: Final = sight
        """How many decisions ahead it looks."""
        self.replies: Final = replies
        """False: it stops to look where another seat would choose."""
        self.carry: Final = carry
        """True: an action that is half done is carried through before the position is judged."""
        self.looks: Final = looks
        """True: so it is for the first look at an option, which costs as much as everything else together."""
        self.plain: Final = plain
        """True: it judges by the plain weights, a rule of thumb, and not by all that was learned."""

    def args(self) -> "MannerArgs":
        """Return what this manner was made with."""
        return self.explore, self.trust, self.sight, self.replies, self.carry, self.looks, self.plain


MannerArgs: TypeAlias = tuple[float, float, int, bool, bool, bool, bool]


class Weighed:
    """What a search thinks of one option."""

    __slots__ = ("action", "chance", "spread", "visits")

    def __init__(self, action: int, visits: int, chance: float, spread: float = WIDEST) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.chance: Final = chance
        """The seat's chance to win after it, from 0 to 1."""
        self.spread: Final = spread
        """The standard deviation of that chance from deal to deal."""

    @property
    def margin(self) -> float:
        """How far the chance may be off to either side: half of its 95 % interval."""
        return Z95 * self.spread / math.sqrt(max(1, self.visits))

    def __repr__(self) -> str:
        return f"Weighed({self.action}, {self.visits}, {self.chance:.4f})"


class Thought:
    """The options of a decision, best first, and what it took to weigh them."""

    __slots__ = ("iterations", "options", "seconds")

    def __init__(self, options: list[Weighed], iterations: int, seconds: float) -> None:
        self.options: Final = options
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    @property
    def best(self) -> Weighed:
        """The option to choose."""
        return self.options[0]


class Search:
    """Thinks about one decision after another of one seat; what it found out it uses again in the same turn."""

    def __init__(self, manner: Manner | None = None, most_nodes: int = MOST_NODES) -> None:
        self.manner: Final = Manner() if manner is None else manner
        self.most_nodes: Final = most_nodes
        self._root: Node = Node()
        self.nodes: int = 0
        self._seat: int = -1
        self._aside: Rng = Seeded(0)
        """The luck of looks, beside that of the deals."""
        self._next: int = -1
        """The place in the match at which the tree goes on to hold; -1: nowhere."""

    def think(self, info: InfoSet, rng: Rng, budget: Budget) -> Thought:
        """Weigh the options of a seat that must choose; a single option needs no thought."""
        began = perf_counter()
        legal = info.legal()
        if self._next < 0 or info.at != self._next or info.seat != self._seat:
            self._root = Node()
            self.nodes = 0
        self._next = -1
        self._seat = info.seat
        self._aside = Seeded(rng.below(1 << 30))
        done = 0
        if len(legal) > 1:
            until = began + budget.seconds
            while done < budget.iterations:
                self._iterate(info.sample(rng.below(1 << 30)))
                done += 1
                if done % CLOCK == 0:
                    now = perf_counter()
                    if now >= until:
                        break
                    left = min(budget.iterations - done, int((until - now) / (now - began) * done) + 1)
                    if self._is_settled(info, legal, done, left):
                        break
        return Thought(self._weighed(info, legal), done, perf_counter() - began)

    def follow(self, info: InfoSet, action: int) -> None:
        """Go on with what was found out about an option, if the seat chooses again before anything else happens."""
        branch = self._root.branches.get(info.seat * info.game.actions.size + action)
        if branch is not None and branch.node is not None and info.at >= 0:
            self._root = branch.node
            self._next = info.at + 1

    def lead(self, s: State, action: int, luck: Rng, far: bool) -> State:
        """Play an option in a deal of the decision that was just thought about, and return that deal.

        It ends right after, once the action is carried through, or far ahead, where a thought that began so ended: each
        option on the way is taken the likelier the more often it was tried.
        """
        size = s.game.actions.size
        branch = self._root.branches.get(s.actor * size + action)
        s.carry_out(action)
        node = branch.node if far and branch is not None else None
        while node is not None:
            while s.outcome is None and len(s.choices) == 1:
                s.carry_out(s.choices[0])
            branch = None if s.outcome is not None else node.draw(s, luck)
            if branch is None:
                break
            s.carry_out(branch.action)
            node = branch.node
        _carry_through(s, luck, self.manner.plain)
        return s

    def _is_settled(self, info: InfoSet, legal: list[int], done: int, left: int) -> bool:
        """Tell whether the leader cannot be overtaken any more, or nothing else has been worth trying for long."""
        first = second = 0
        size = info.seat * info.game.actions.size
        for action in legal:
            visits = self._root.branches[size + action].visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left or (done >= ENOUGH and first > AHEAD * second)

    def _weighed(self, info: InfoSet, legal: list[int]) -> list[Weighed]:
        out: list[Weighed] = []
        size = info.seat * info.game.actions.size
        for action in legal:
            branch = self._root.branches.get(size + action)
            if branch is None:
                out.append(Weighed(action, 0, 0.5))
            else:
                out.append(Weighed(action, branch.visits, branch.mean(self.manner.trust), branch.spread()))
        out.sort(key=_by_visits)
        return out

    # -- one iteration ----------------------------------------------------------------

    def _iterate(self, s: State) -> None:
        """Walk down the tree with one deal, judge where it ends, and note that all the way back."""
        manner = self.manner
        me = s.actor
        path: list[Branch] = []
        seats: list[int] = []
        node: Node = self._root
        depth = 0
        while True:
            while s.outcome is None and len(s.choices) == 1:
                s.carry_out(s.choices[0])
            if s.outcome is not None or depth >= manner.sight or (s.actor != me and not manner.replies):
                break
            node.visits += 1
            if depth and node.visits == 1:
                break
            self._open(node, s)
            branch = node.pick(s, manner.explore, manner.trust)
            path.append(branch)
            seats.append(s.actor)
            s.carry_out(branch.action)
            depth += 1
            below = branch.node
            if below is None:
                if self.nodes >= self.most_nodes:
                    break
                below = branch.node = Node()
                self.nodes += 1
            node = below
        if manner.carry:
            _carry_through(s, self._aside, manner.plain)
        chances = judged(s, manner.plain)
        for i in range(len(path)):
            branch = path[i]
            branch.visits += 1
            chance = chances[seats[i]]
            branch.total += chance
            branch.squares += chance * chance

    def _open(self, node: Node, s: State) -> None:
        """Look at every option that was not seen at this node before."""
        manner = self.manner
        first = s.actor * s.game.actions.size
        branches = node.branches
        for action in s.choices:
            if first + action not in branches:
                look = first_look(s, action, manner.looks, self._aside, manner.plain)
                branches[first + action] = Branch(action, look)


def judged(s: State, plain: bool) -> list[float]:
    """Return each seat's chance to win as the game believes it, or its rule of thumb."""
    chances: list[float] = s.game.plain_chances(s) if plain else s.game.chances(s)
    return chances


def _play_on(s: State, aside: Rng, plain: bool) -> None:
    """Take the option that looks best right after it, to eyes that do not know what luck it will have."""
    choices = s.choices
    best = choices[0]
    if len(choices) > 1:
        most = -1.0
        for action in choices:
            chance = first_look(s, action, False, aside, plain)
            if chance > most:
                most = chance
                best = action
    s.carry_out(best)


def _carry_through(s: State, aside: Rng, plain: bool) -> None:
    """Play on until no action of the seat that chooses is half done: only then can a position be judged."""
    seat = s.actor
    while s.outcome is None and s.actor == seat and not s.game.is_resting(s):
        _play_on(s, aside, plain)


def first_look(s: State, action: int, carry: bool, aside: Rng, plain: bool = False) -> float:
    """Return the chance of the seat that chooses, judged right after an action or once it is carried through.

    What luck brings then comes from ``aside``.
    """
    seat = s.actor
    after = s.clone()
    after.rng = aside
    after.carry_out(action)
    if carry and after.actor == seat:
        _carry_through(after, aside, plain)
    return judged(after, plain)[seat]


def _by_visits(option: Weighed) -> tuple[int, float, int]:
    return -option.visits, -option.chance, option.action
