"""Operations on Spirit, Crystals, pawns, dice, Locations and the story. SW-9 to SW-12"""

from bisect import insort
from typing import Any, Final

from radura.core.fields import Flag, Name, Number, Some
from radura.core.text import Message
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.naming import ACTION_CARD, LOCATION, Operations, Thing
from radura.games.storyfold_wildwoods.pieces import N_ACTIONS
from radura.games.storyfold_wildwoods.state import BETWEEN, Wild
from radura.games.storyfold_wildwoods.steps.any_time import take_forced
from radura.games.storyfold_wildwoods.steps.base import (
    COUNT,
    Amount,
    AmountOrElse,
    Choice,
    Operation,
    can_any,
    carry_out,
    fit,
)
from radura.games.storyfold_wildwoods.steps.ending import end_scene, lose_chapter
from radura.games.storyfold_wildwoods.tables import Effect
from radura.games.storyfold_wildwoods.vocabulary import MOST_OPTIONS


class GainSpirit(Amount):
    """Gain Spirit. SW-12.1"""

    def can(self, s: Wild) -> bool:
        return s.spirit < s.tables.spirit_max

    def run(self, s: Wild, seat: int) -> bool:
        hands.gain_spirit(s, self.n)
        return True


class GainCrystals(Operation):
    """Crystals are gained, each on an Action card of choice (or on the one named). SW-9.1, SW-9.10"""

    params = (COUNT, Thing(ACTION_CARD, empty=True))

    def __init__(self, n: int, on: int = -1) -> None:
        self.n: Final = n
        self.on: Final = on

    def args(self) -> tuple[Any, ...]:
        return (self.n, self.on)

    def can(self, s: Wild) -> bool:
        if self.on >= 0:
            return s.crystals[self.on] < s.tables.crystals_max
        return s.room() > 0

    def run(self, s: Wild, seat: int) -> bool:
        most = s.tables.crystals_max
        open_cards = [a for a in range(N_ACTIONS) if s.crystals[a] < most] if self.on < 0 else [self.on]
        room = sum(most - s.crystals[a] for a in open_cards)
        # Nothing to choose: one card is open, or all the room is needed. What fits nowhere is lost, OQ-26.
        if len(open_cards) < 2 or self.n >= room:
            n = min(self.n, room)
            for action in open_cards:
                put = min(n, most - s.crystals[action])
                if put:
                    hands.put_crystals(s, action, put)
                    n -= put
            return True
        return self.n <= 0

    def ask(self, s: Wild) -> list[int]:
        most = s.tables.crystals_max
        return [s.tables.place + action for action in range(N_ACTIONS) if s.crystals[action] < most]

    def take(self, s: Wild, action: int) -> None:
        hands.put_crystals(s, action - s.tables.place, 1)
        if self.n > 1:
            s.push(GainCrystals(self.n - 1), 0)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-place", {"n": self.n})


class LoseCrystals(AmountOrElse):
    """Crystals of the player's choice are lost. OQ-26"""

    def can(self, s: Wild) -> bool:
        return sum(s.crystals) > 0 or can_any(s, self.otherwise)

    def run(self, s: Wild, seat: int) -> bool:
        if sum(s.crystals) == 0:
            carry_out(s, self.otherwise)
            return True
        if sum(1 for n in s.crystals if n) > 1 and sum(s.crystals) > self.n:
            return False
        take_forced(s, self.n)
        return True

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.lose + action for action in range(N_ACTIONS) if s.crystals[action]]

    def take(self, s: Wild, action: int) -> None:
        hands.put_crystals(s, action - s.tables.lose, -1)
        if self.n > 1:
            s.push(LoseCrystals(self.n - 1), 0)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-lose", {"n": self.n})


class MoveLight(AmountOrElse):
    """The Light Pawn advances (n > 0) or retreats, up to that many spaces. SW-11.1 to SW-11.4"""

    params = (Number(-1_000, 1_000), Operations())

    def can(self, s: Wild) -> bool:
        if not s.has_pawns():
            return False
        return self.moved(s) != s.light or can_any(s, self.otherwise)

    def moved(self, s: Wild) -> int:
        """Return where the pawn would stand."""
        return max(0, min(s.tables.side, s.light - self.n))

    def run(self, s: Wild, seat: int) -> bool:
        if not s.has_pawns():  # no pawn moves, no `else` either: OQ-52
            return True
        to = self.moved(s)
        if to == s.light:
            carry_out(s, self.otherwise)
            return True
        if s.log is not None:
            s.log.said("sw-log-light-on" if to < s.light else "sw-log-light-back", 0, n=abs(to - s.light))
        hands.set_light(s, to)
        return True


class AdvanceShadow(Amount):
    """The Shadow Pawn advances, one space at a time, and sets off each space's icons. SW-11.8, OQ-65"""

    def can(self, s: Wild) -> bool:
        return s.has_pawns()

    def run(self, s: Wild, seat: int) -> bool:
        if not s.has_pawns() or self.n <= 0:
            return True
        if self.n > 1:
            s.push(AdvanceShadow(self.n - 1), 0)
        icons = advance_shadow(s)
        scene = s.tables.scenes[s.scene]
        for icon in reversed(icons):
            carry_out(s, scene.icon_effects[icon])
            s.push(ReadIcon(icon), 0)
        return True


def advance_shadow(s: Wild) -> list[int]:
    """Move the Shadow Pawn one space and return the icons it sets off; on the centre the Scene ends. SW-20.3"""
    if s.log is not None:
        s.log.said("sw-log-shadow-on", 0, left=s.shadow - 1)
    hands.set_shadow(s, s.shadow - 1)
    if s.shadow == 0:
        end_scene(s, False)
        return []
    return s.tables.scenes[s.scene].icons[s.shadow]


class ReadIcon(Choice):
    """An icon is about to do what the Scene's set-up says."""

    params = (Name("icon"),)

    def __init__(self, icon: int) -> None:
        self.icon: Final = icon

    def args(self) -> tuple[Any, ...]:
        return (self.icon,)

    def fits(self, s: Wild, seat: int) -> bool:
        return s.has_pawns() and self.icon in s.tables.scenes[s.scene].icon_effects

    def run(self, s: Wild, seat: int) -> bool:
        scene = s.tables.scenes[s.scene]
        hands.read(s, f"sw-icon_{s.tables.icons[self.icon]}-{scene.id}")
        return True


class RetreatShadow(Amount):
    """The Shadow Pawn retreats; nothing is set off. SW-11.7"""

    def can(self, s: Wild) -> bool:
        return s.has_pawns() and s.shadow < s.tables.side

    def run(self, s: Wild, seat: int) -> bool:
        if self.can(s):
            to = min(s.tables.side, s.shadow + self.n)
            if s.log is not None:
                s.log.said("sw-log-shadow-back", 0, left=to)
            hands.set_shadow(s, to)
        return True


# -- Locations, Luma and Brom, the story ------------------------------------------------


class ReduceLocation(Amount):
    """The next Location attempted in this Scene needs less. OQ-69"""

    def run(self, s: Wild, seat: int) -> bool:
        s.reduction += self.n
        return True


class PreventLoss(Operation):
    """The Spirit printed on the activating Creature is not lost. OQ-67"""

    def can(self, s: Wild) -> bool:
        return s.loss

    def run(self, s: Wild, seat: int) -> bool:
        if s.loss:
            s.shield = True
        return True


class PlaceLocation(Operation):
    """A Location gets its Location Pawn; its text is read and carried out. SW-7.6, SW-10.4"""

    params = (Thing(LOCATION),)

    def __init__(self, location: int) -> None:
        self.location: Final = location

    def args(self) -> tuple[Any, ...]:
        return (self.location,)

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage > BETWEEN and self.location in s.tables.scenes[s.scene].locations

    def can(self, s: Wild) -> bool:
        return self.location not in s.placed

    def run(self, s: Wild, seat: int) -> bool:
        if self.location not in s.placed:
            name = s.tables.names[self.location]
            hands.mark(s, self.location)
            if s.log is not None:
                s.log.said("sw-log-overcome", 0, location=f"#sw-card-{name}")
            hands.read(s, f"sw-text-{name}")
            carry_out(s, s.tables.effect[self.location])
        return True


class RemoveLocation(Operation):
    """The player takes the Location Pawn from one of these Locations. OQ-59"""

    params = (Some(Thing(LOCATION)), Operations())
    ask_id = "sw-ask-put-out"

    def __init__(self, of: tuple[int, ...], otherwise: Effect = ()) -> None:
        self.of: Final = of
        self.otherwise: Final = otherwise

    def args(self) -> tuple[Any, ...]:
        return (self.of, self.otherwise)

    def fits(self, s: Wild, seat: int) -> bool:
        return len(set(self.of)) == len(self.of) and fit(s, self.otherwise)

    def can(self, s: Wild) -> bool:
        return bool(self.ask(s)) or can_any(s, self.otherwise)

    def run(self, s: Wild, seat: int) -> bool:
        found = self.ask(s)
        if len(found) > 1:
            return False
        if found:
            self.take(s, found[0])
        else:
            carry_out(s, self.otherwise)
        return True

    def ask(self, s: Wild) -> list[int]:
        return sorted([s.tables.put_out + location for location in self.of if location in s.placed])

    def take(self, s: Wild, action: int) -> None:
        location = action - s.tables.put_out
        hands.unmark(s, location)
        if s.log is not None:
            s.log.said("sw-log-put-out", 0, location=f"#sw-card-{s.tables.names[location]}")


class SetFlag(Operation):
    """The story remembers (or forgets) something."""

    params = (Name("flag"), Flag())

    def __init__(self, flag: int, on: bool = True) -> None:
        self.flag: Final = flag
        self.on: Final = on

    def args(self) -> tuple[Any, ...]:
        return (self.flag, self.on)

    def run(self, s: Wild, seat: int) -> bool:
        if self.on and self.flag not in s.flags:
            insort(s.flags, self.flag)
        elif not self.on and self.flag in s.flags:
            s.flags.remove(self.flag)
        return True


class LoseBrom(Operation):
    """Brom goes to the Shadow discard pile, the Luma card turns over. SW-14.2, SW-14.3"""

    def can(self, s: Wild) -> bool:
        return s.brom > 0

    def run(self, s: Wild, seat: int) -> bool:
        hands.lose_brom(s)
        return True


class FlipBrom(Operation):
    """The Brom card turns over. SW-14.9"""

    def can(self, s: Wild) -> bool:
        return s.brom > 0

    def run(self, s: Wild, seat: int) -> bool:
        hands.flip_brom(s)
        return True


class RestartChapter(Operation):
    """The Chapter is lost. OQ-5"""

    def run(self, s: Wild, seat: int) -> bool:
        lose_chapter(s)
        return True


class Choose(Operation):
    """The player picks one list of operations, also one that can do nothing."""

    params = (Some(Operations(), MOST_OPTIONS), Name("label"))
    ask_id = "sw-ask-option"

    def __init__(self, lists: tuple[Effect, ...], label: int) -> None:
        self.lists: Final = lists
        self.label: Final = label
        """Where the words of the lists stand."""

    def args(self) -> tuple[Any, ...]:
        return (self.lists, self.label)

    def fits(self, s: Wild, seat: int) -> bool:
        return len(self.lists) > 1 and all(fit(s, effect) for effect in self.lists)

    def option_id(self, s: Wild, i: int) -> str:
        """Return the message of the i-th list."""
        field, _, entry = s.tables.labels[self.label].partition("-")
        return f"sw-{field}_{i + 1}-{entry}"

    def can(self, s: Wild) -> bool:
        return any(can_any(s, effect) for effect in self.lists)

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.option + i for i in range(len(self.lists))]

    def take(self, s: Wild, action: int) -> None:
        carry_out(s, self.lists[action - s.tables.option])


class If(Operation):
    """One list of operations or another."""

    params = (Name("condition"), Operations(), Operations())

    def __init__(self, cond: int, then: Effect, otherwise: Effect = ()) -> None:
        self.cond: Final = cond
        self.then: Final = then
        self.otherwise: Final = otherwise

    def args(self) -> tuple[Any, ...]:
        return (self.cond, self.then, self.otherwise)

    def fits(self, s: Wild, seat: int) -> bool:
        return fit(s, self.then) and fit(s, self.otherwise)

    def branch(self, s: Wild) -> Effect:
        """Return the list that would be carried out now."""
        return self.then if s.tables.conds[self.cond].holds(s) else self.otherwise

    def can(self, s: Wild) -> bool:
        return can_any(s, self.branch(s))

    def run(self, s: Wild, seat: int) -> bool:
        carry_out(s, self.branch(s))
        return True
