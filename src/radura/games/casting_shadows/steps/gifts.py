"""What cards, tiles and Abilities give: Resources, HP, free Actions. CS-3.3, CS-12.4, CS-15, Q-3, Q-56"""

from typing import ClassVar, Final

from radura.core.fields import Field, Name, Number
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.base import EffectStep
from radura.games.casting_shadows.tables import Tables
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, MOST, RESOURCES


def giver_words(t: Tables, giver: int) -> str:
    """Name who gives at the start of a turn: a Companion, or a tile."""
    return t.card_words[giver] if giver < len(t.items) else t.tile_words[giver - len(t.items)]


def giver_name(t: Tables, giver: int) -> str:
    """Return the item that gives, or nothing."""
    return "" if giver < 0 else t.items[giver] if giver < len(t.items) else t.tiles[giver - len(t.items)]


class Gain(EffectStep):
    """Tokens for the Pool."""

    params: ClassVar[tuple[Field, ...]] = (Name(RESOURCES), Number(1, MOST), Name("giver", empty=True))

    def __init__(self, kind: int, n: int, giver: int) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.giver: Final = giver
        """Items, then tiles; -1: it goes without saying."""

    def args(self) -> tuple[int, int, int]:
        return self.kind, self.n, self.giver

    def run(self, s: ShadowState, seat: int) -> bool:
        s.gain(self.kind, self.n, giver_name(s.tables, self.giver))
        if s.log is not None and self.giver >= 0:
            for _ in range(self.n):
                resource = f"#cs-resource-{RESOURCES[self.kind]}"
                s.log.said("cs-log-gift", seat, giver=giver_words(s.tables, self.giver), resource=resource)
        return True


class Heal(EffectStep):
    """HP, never above the dial. Q-33"""

    params: ClassVar[tuple[Field, ...]] = (Number(1, MOST), Name("giver", empty=True))

    def __init__(self, n: int, giver: int) -> None:
        self.n: Final = n
        self.giver: Final = giver

    def args(self) -> tuple[int, int]:
        return self.n, self.giver

    def run(self, s: ShadowState, seat: int) -> bool:
        s.set_hp(seat, s.hp[seat] + self.n, giver_name(s.tables, self.giver))
        if s.log is not None and self.giver >= 0:
            s.log.said("cs-log-healed", seat, giver=giver_words(s.tables, self.giver), hp=s.hp[seat])
        return True


class Free(EffectStep):
    """Actions of this turn that cost no point. Q-56"""

    params: ClassVar[tuple[Field, ...]] = (Name(FREE_ACTIONS), Number(1, MOST))

    def __init__(self, action: int, n: int) -> None:
        self.action: Final = action
        self.n: Final = n

    def args(self) -> tuple[int, int]:
        return self.action, self.n

    def run(self, s: ShadowState, seat: int) -> bool:
        s.free[self.action] += self.n
        if s.log is not None:
            s.log.counted(f"free/{FREE_ACTIONS[self.action]}", s.free[self.action])
        return True
