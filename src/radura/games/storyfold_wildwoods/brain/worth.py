"""What Luma has with her, in points: Spirit, cards, Crystals, dice; and what the Creatures cost."""

from typing import Any

from radura.core.kernel import Step
from radura.games.storyfold_wildwoods.brain import weights as w
from radura.games.storyfold_wildwoods.odds import success_chance
from radura.games.storyfold_wildwoods.pieces import N_ACTIONS
from radura.games.storyfold_wildwoods.state import IN_BOX, LUMA, SHADOW, Wild
from radura.games.storyfold_wildwoods.steps.any_time import Pay
from radura.games.storyfold_wildwoods.steps.creatures import CreatureCard, DrawCreature, ToCreature
from radura.games.storyfold_wildwoods.steps.dice import AddSuccess, GainDie, RecoverDice, RerollDice
from radura.games.storyfold_wildwoods.steps.effects import (
    GainCrystals,
    GainSpirit,
    LoseCrystals,
    MoveLight,
    PreventLoss,
    ReduceLocation,
    RetreatShadow,
)
from radura.games.storyfold_wildwoods.steps.explorations import (
    DrawExploration,
    DrawStory,
    ExplorationCard,
    TakeExploration,
)
from radura.games.storyfold_wildwoods.steps.shadow import Advance
from radura.games.storyfold_wildwoods.steps.spirit import DrawShadow, FinalShadow, LoseSpirit, ShadowCard
from radura.games.storyfold_wildwoods.tables import COMPANION, TRAUMA, Effect


def resources(s: Wild, owed: "Pending") -> float:
    """Return the points of Spirit, cards, Crystals, dice and Brom, less those of the Creatures.

    What the next Chapter takes away counts less toward its end.
    """
    kept = keep(s)
    points = kept * (crystal_points(sum(s.crystals) + owed.crystals) + owed.cards)
    points += spirit_points(s, s.spirit + owed.spirit, owed.shadows)
    points -= owed.creatures * stay(s, 1.5)
    points += w.SHADOW_CARD * len(s.shadow_deck) + w.BROM[s.brom]
    points += sum([w.BONUS_SIDE * s.tables.sides[die] for die in bonus_dice(s)])
    for item in s.blessings:
        points += kept * card_points(s, item)
    for item in s.river:
        if item >= N_ACTIONS:
            points -= threat(s, item)
    river = s.river if s.using < 0 else [*[item for item in s.river if item != s.using], s.using]
    points += w.POSITION * reach(s, river)
    return points + 0.5 * s.reduction - 0.5 * s.delayed - 0.5 * len(s.locking) - w.DEAF * s.quiet


def bonus_dice(s: Wild) -> list[int]:
    """Return the bonus dice that Luma has."""
    return [die for die in range(s.tables.starting, len(s.dice)) if s.dice[die] != IN_BOX]


def keep(s: Wild) -> float:
    """Return how much of a Crystal or card counts for the Scenes that follow in the Chapter."""
    ahead = s.tables.scenes[s.scene].ahead
    return w.KEEP + w.AHEAD * ahead if ahead else w.LAST


def crystal_points(n: int) -> float:
    """Return the points of so many Crystals."""
    return w.CRYSTAL * (min(n, w.ENOUGH) + w.MORE * max(0, n - w.ENOUGH))


def card_points(s: Wild, item: int) -> float:
    """Return the points of a card in a Blessing space."""
    kind = s.tables.type[item]
    if kind == TRAUMA:
        return -w.COMPANY
    return (w.COMPANY if kind == COMPANION else w.BLESSING) + w.USE * effect_points(s, s.tables.effect[item])


def spirit_points(s: Wild, spirit: int, owed: int) -> float:
    """Return the points of Spirit, counted down to the final Shadow card: near it each one counts more."""
    lives = len(s.shadow_deck) + (1 if s.final >= 0 and s.luma == 0 and s.brom else 0) - owed
    reserve = spirit + s.tables.spirit_max * lives
    points = w.SPIRIT * reserve
    safe = w.SAFE + w.SAFE_AHEAD * s.tables.scenes[s.scene].ahead
    return points - w.DANGER * max(0.0, safe - reserve) if s.final >= 0 else points


class Pending:
    """What is sure to come: gains and losses that wait on the stack, the Shadow Phase, cards that luck will bring.

    Counted before it happens, so that nobody puts off the end of a phase.
    """

    def __init__(self, s: Wild) -> None:
        self.cards = w.CHOICE * len(s.drawn)
        self.crystals = 0
        self.spirit = 0
        self.creatures = 0
        self.shadows = 0
        self.rounds = s.shadow
        """How many rounds follow the phase that runs."""
        frame = s.stack
        while frame is not None:
            self.count(s, frame.step)
            frame = frame.below
        self.crystals = min(self.crystals, s.room())
        self.spirit = min(self.spirit, s.tables.spirit_max - s.spirit)
        if s.stage == LUMA:
            self.activations(s, s.river)
            self.advance(s)
        elif s.stage == SHADOW:
            self.activations(s, s.order)

    def count(self, s: Wild, step: Step[Any]) -> None:
        """Count one step."""
        if isinstance(step, GainCrystals):
            self.crystals += step.n
        elif isinstance(step, Pay | LoseCrystals):
            self.crystals -= step.n
        elif isinstance(step, GainSpirit):
            self.spirit += step.n
        elif isinstance(step, LoseSpirit):
            self.spirit -= step.n
        elif isinstance(step, ExplorationCard):
            self.cards += w.CARD + w.CHOICE * step.n
        elif isinstance(step, CreatureCard | DrawCreature):
            self.creatures += step.n
        elif isinstance(step, DrawShadow):
            self.shadows += step.n
        elif isinstance(step, ShadowCard | FinalShadow):
            self.shadows += 1
        elif isinstance(step, Advance):
            self.advance(s)

    def activations(self, s: Wild, row: list[int]) -> None:
        """Count the Spirit that the Creatures of a row will take."""
        toll, stunned = s.tables.toll, s.stunned
        self.spirit -= sum([toll[item] for item in row if item >= N_ACTIONS and item not in stunned])

    def advance(self, s: Wild) -> None:
        """Count the space that the Shadow Pawn will enter."""
        self.rounds -= 1
        if s.shadow > 1:
            scene = s.tables.scenes[s.scene]
            for icon in scene.icons[s.shadow - 1]:
                for step in scene.icon_effects[icon]:
                    if isinstance(step, LoseSpirit | DrawCreature):
                        self.count(s, step)


def reach(s: Wild, river: list[int]) -> float:
    """Return how well the Action cards stand: how likely a die of the first kind is a success at each."""
    numbers, sides = s.tables.numbers, s.tables.kinds[0]
    return sum([success_chance(sides, numbers[space]) for space, item in enumerate(river) if item < N_ACTIONS])


def threat(s: Wild, item: int) -> float:
    """Return the points a Creature costs while it stays."""
    points = stay(s, s.tables.toll[item])
    if item in s.stunned:
        points *= 0.5
    return points


def stay(s: Wild, toll: float) -> float:
    """Return the points that a Creature with this toll costs until the Scene ends, its next activation apart."""
    return w.CREATURE + w.TOLL * toll * max(0, s.shadow - 1)


def effect_points(s: Wild, effect: Effect) -> float:
    """Return roughly what an effect is worth."""
    points = 0.0
    for step in effect:
        if isinstance(step, GainCrystals):
            points += w.CRYSTAL * step.n
        elif isinstance(step, GainSpirit):
            points += w.SPIRIT * min(step.n, s.tables.spirit_max - s.spirit)
        elif isinstance(step, MoveLight):
            points += 0.9 * min(step.n, s.light)
        elif isinstance(step, RetreatShadow):
            points += 2.5
        elif isinstance(step, GainDie):
            points += 2.5 if s.dice[step.die] == 0 else 0.0
        elif isinstance(step, DrawStory):
            points += effect_points(s, s.tables.effect[step.item]) + 0.3
        elif isinstance(step, TakeExploration):
            points += 2.0 if s.tables.type[step.item] == COMPANION else -2.0
        elif isinstance(step, DrawExploration | RerollDice | ReduceLocation | ToCreature):
            points += 1.0
        elif isinstance(step, AddSuccess | RecoverDice):
            points += 1.2 * step.n
        elif isinstance(step, PreventLoss):
            points += 1.5
    return points
