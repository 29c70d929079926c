"""Questions about the table, as the campaign asks them."""

from typing import TYPE_CHECKING, Final

from radura.games.storyfold_wildwoods.pieces import N_ACTIONS

if TYPE_CHECKING:
    from radura.games.storyfold_wildwoods.state import Wild


class Cond:
    """A question with the answer yes or no."""

    def holds(self, s: "Wild") -> bool:
        """Tell whether the answer is yes now."""
        raise NotImplementedError


class All(Cond):
    """Every one of these."""

    def __init__(self, parts: tuple[Cond, ...]) -> None:
        self.parts: Final = parts

    def holds(self, s: "Wild") -> bool:
        return all(part.holds(s) for part in self.parts)


class AnyOf(Cond):
    """At least one of these."""

    def __init__(self, parts: tuple[Cond, ...]) -> None:
        self.parts: Final = parts

    def holds(self, s: "Wild") -> bool:
        return any(part.holds(s) for part in self.parts)


class Not(Cond):
    """The opposite."""

    def __init__(self, part: Cond) -> None:
        self.part: Final = part

    def holds(self, s: "Wild") -> bool:
        return not self.part.holds(s)


class Flag(Cond):
    """The story remembers this."""

    def __init__(self, flag: int) -> None:
        self.flag: Final = flag

    def holds(self, s: "Wild") -> bool:
        return self.flag in s.flags


class Overcome(Cond):
    """At least n of these Locations have a Location Pawn."""

    def __init__(self, n: int, of: tuple[int, ...]) -> None:
        self.n: Final = n
        self.of: Final = of

    def holds(self, s: "Wild") -> bool:
        n = 0
        for location in self.of:
            if location in s.placed:
                n += 1
        return n >= self.n


class LightAtCenter(Cond):
    """The Light Pawn is on the centre, or is not."""

    def __init__(self, yes: bool) -> None:
        self.yes: Final = yes

    def holds(self, s: "Wild") -> bool:
        return (s.light == 0) == self.yes


class BromPresent(Cond):
    """Brom is in his space, or is not."""

    def __init__(self, yes: bool) -> None:
        self.yes: Final = yes

    def holds(self, s: "Wild") -> bool:
        return (s.brom > 0) == self.yes


class Healed(Cond):
    """So many Creatures were healed in this Scene with the Heal Action."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, s: "Wild") -> bool:
        return len(s.healed) >= self.n


class CreatureHealed(Cond):
    """One of these Creature cards was healed in this Scene."""

    def __init__(self, items: tuple[int, ...]) -> None:
        self.items: Final = items

    def holds(self, s: "Wild") -> bool:
        return any(item in s.healed for item in self.items)


class Creatures(Cond):
    """The number of Creatures in the River, stunned ones included."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def holds(self, s: "Wild") -> bool:
        return self.least <= len(s.river) - N_ACTIONS <= self.most
