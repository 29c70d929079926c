"""The four actions and the bonus actions. LF-9 to LF-13

Pieces are taken one by one; ``free`` tells whether the seat may stop: after the first piece
of a token action, at any time in a bonus action (OQ-6, OQ-28, OQ-51). ``left`` is the
strength not yet spent.
"""

from typing import Any, Final, NamedTuple

from radura.core.chance import Rng
from radura.core.fields import Bits, Flag, Name, Number, Word
from radura.core.text import Arg, Message
from radura.core.view import NOBODY
from radura.games.living_forest_duel.catalog import REACH
from radura.games.living_forest_duel.forest import has_block
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.steps.planting import plant, tree_options
from radura.games.living_forest_duel.steps.setup import TurnTree
from radura.games.living_forest_duel.steps.table import card_ref, season_ref, take_sanki, win
from radura.games.living_forest_duel.steps.waiting import DuelChance, DuelStep
from radura.games.living_forest_duel.tables import (
    BONUSES,
    ELEMENTS,
    EXTINGUISH_BONUS,
    PLANT,
    RECRUIT_BONUS,
    SANKI_BONUS,
    SUN,
    WATER,
    WIND,
)

SLOTS: Final = [str(slot) for slot in range(2 * REACH + 1)]
"""Names of the places of the recruitment line, as in ``recruit.0``."""


class Underway(DuelStep):
    """A marker below the steps of an action: it tells what they belong to, and does nothing."""

    params = (Word(*(f"token-{element}" for element in ELEMENTS), *(f"bonus-{bonus}" for bonus in BONUSES)),)
    on = ("NextTurn", "Underway", "Bonus", "PlantTree")

    def __init__(self, what: str) -> None:
        self.what: Final = what

    def args(self) -> tuple[Any, ...]:
        return (self.what,)

    def run(self, s: DuelState, seat: int) -> bool:
        return True

    def prompt(self, s: DuelState, seat: int) -> Message:
        """Tell what led to the action: the card the token points at, where Onibi has stopped, a matching tree."""
        args: dict[str, Arg] = {"who": season_ref(s, seat)}
        if self in TOKEN_UNDERWAY:
            each = s.tables.tokens_each
            args["card"] = card_ref(s, s.laid_card[(seat + 1) * each - s.tokens[seat] - 1])
            return Message(f"lf-why-{self.what}", args)
        frame, actions = s.stack, []
        while frame is not None:
            if isinstance(frame.step, Underway):
                actions.append(frame)
            frame = frame.below
        mine = next(frame for frame in actions if frame.step == self)
        if mine.below is not None and mine.below.step == TOKEN_UNDERWAY[WIND]:
            args["card"] = card_ref(s, s.tables.first_clearing + s.onibi)
            return Message(f"lf-why-{self.what}-onibi", args)
        if mine is not actions[0]:  # trees have been planted since
            return Message(f"lf-why-{self.what}")
        args["card"] = card_ref(s, s.trees[seat][-1])
        return Message(f"lf-why-{self.what}-tree", args)


TOKEN_UNDERWAY: Final = [Underway(f"token-{element}") for element in ELEMENTS]
BONUS_UNDERWAY: Final = [Underway(f"bonus-{bonus}") for bonus in BONUSES]


class Extinguish(DuelStep):
    """The seat takes fire tokens from the clearing. LF-9"""

    params = (Number(), Flag())
    on = ("Underway",)

    def __init__(self, left: int, free: bool) -> None:
        self.left: Final = left
        self.free: Final = free

    def args(self) -> tuple[Any, ...]:
        return (self.left, self.free)

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and self.left <= s.tables.most[WATER]

    def options(self, s: DuelState, seat: int) -> list[int]:
        out = fire_options(s, self.left)
        if out and self.free:
            out.append(s.moves.stop)
        return out

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        t, m = s.tables, s.moves
        if action == m.stop:
            return
        at = action - m.extinguish
        s.burning = replaced(s.burning, at, 0)
        s.find_least_fire()
        s.fires = replaced(s.fires, seat, s.fires[seat] + 1)
        if s.log is not None:
            card = t.clearing[at]
            words = card_ref(s, t.first_clearing + at)
            s.log.said("lf-log-extinguish", seat, who=season_ref(s, seat), card=words, n=s.fires[seat])
            s.log.counted(f"{card}/fire", 0)
            s.log.counted(f"fires.{seat}", s.fires[seat], cause=card)
        if s.fires[seat] >= t.fires_to_win:
            win(s, seat, "fire")
        else:
            s.push(Extinguish(self.left - t.fire_value[at], True), seat)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-extinguish", {"left": self.left})


def fire_options(s: DuelState, left: int) -> list[int]:
    """List the fires that this strength can put out. LF-9.1"""
    value, first = s.tables.fire_value, s.moves.extinguish
    return [first + at for at, fire in enumerate(s.burning) if fire and value[at] <= left]


class Recruit(DuelStep):
    """The seat takes animals of the recruitment line, then refills it. LF-10, OQ-17

    ``taken`` has a bit for each slot emptied in this action.
    """

    params = (Number(), Flag(), Bits(SLOTS))
    on = ("Underway",)

    def __init__(self, left: int, free: bool, taken: int) -> None:
        self.left: Final = left
        self.free: Final = free
        self.taken: Final = taken

    def args(self) -> tuple[Any, ...]:
        return (self.left, self.free, self.taken)

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and self.left <= s.tables.most[SUN] and are_empty(s, self.taken)

    def run(self, s: DuelState, seat: int) -> bool:
        if self.left >= s.cheapest:
            return False
        if self.taken:
            s.push(Refill(self.taken), seat)
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        out = animal_options(s, self.left)
        if self.free:
            out.append(s.moves.stop)
        return out

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        t, m = s.tables, s.moves
        if action == m.stop:
            if self.taken:
                s.push(Refill(self.taken), seat)
            return
        card = action - m.recruit
        slot = s.recruits.index(card)
        s.recruits = replaced(s.recruits, slot, -1)
        s.find_cheapest()
        own = joins_line(s, seat, card)
        if s.log is not None:
            target = f"line.{seat}" if own else "discard"
            words = "lf-log-recruit" if own else "lf-log-recruit-away"
            s.log.said(words, seat, who=season_ref(s, seat), card=card_ref(s, card))
            s.log.moved(t.items[card], f"recruit.{slot}", target)
        if own:
            s.add_own(seat, card)
        else:
            s.discard = [*s.discard, card]
        s.push(Recruit(self.left - t.cost[card], True, self.taken | 1 << slot), seat)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-recruit", {"left": self.left})


def animal_options(s: DuelState, left: int) -> list[int]:
    """List the animals of the recruitment line that this strength can take. LF-10.1"""
    cost, first = s.tables.cost, s.moves.recruit
    out = [first + card for card in s.recruits if card >= 0 and cost[card] <= left]
    out.sort()
    return out


def are_empty(s: DuelState, slots: int) -> bool:
    """Tell whether these places of the recruitment line are empty."""
    return all(card < 0 or not slots >> slot & 1 for slot, card in enumerate(s.recruits))


def joins_line(s: DuelState, seat: int, card: int) -> bool:
    """Tell whether an animal that a seat recruits comes to its line; any other is discarded. LF-10.3, LF-10.4, OQ-19"""
    return s.tables.season[card] == seat ^ s.summer


class Refill(DuelChance):
    """The places just emptied are filled from the recruiting seat's pile; then the line may win.

    LF-10.5 to LF-10.10, OQ-17, OQ-18, OQ-50. ``slots`` has a bit for each place still to be
    filled. Cards known to lie at the bottom come last and without chance (OQ-39).
    """

    params = (Bits(SLOTS),)
    on = ("Underway",)

    def __init__(self, slots: int) -> None:
        self.slots: Final = slots

    def args(self) -> tuple[Any, ...]:
        return (self.slots,)

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and are_empty(s, self.slots)

    def run(self, s: DuelState, seat: int) -> bool:
        if self.slots and s.piles[seat]:
            return False
        if self.slots and s.bottoms[seat]:
            card = s.bottoms[seat][0]
            s.bottoms = replaced(s.bottoms, seat, s.bottoms[seat][1:])
            self._fill(s, seat, card, known=True)
            return True
        s.find_cheapest()
        check_line(s, seat)
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [s.moves.draw + card for card in s.piles[seat]]

    def sample(self, s: DuelState, seat: int, rng: Rng) -> int:
        pile = s.piles[seat]
        return s.moves.draw + pile[rng.below(len(pile))]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        drawn = action - s.moves.draw
        s.piles = replaced(s.piles, seat, [card for card in s.piles[seat] if card != drawn])
        self._fill(s, seat, drawn, known=False)

    def _fill(self, s: DuelState, seat: int, card: int, known: bool) -> None:
        lowest = self.slots & -self.slots
        slot = lowest.bit_length() - 1
        s.recruits = replaced(s.recruits, slot, card)
        if s.log is not None:
            s.log.said("lf-log-refill", seat, who=season_ref(s, seat), card=card_ref(s, card))
            if known:
                s.log.moved(s.tables.items[card], f"pile.{seat}", f"recruit.{slot}")
            else:
                s.log.moved(s.tables.items[card], f"pile.{seat}", f"recruit.{slot}", before=NOBODY)
        s.push(Refill(self.slots ^ lowest), seat)


def check_line(s: DuelState, seat: int) -> None:
    """End the match if the line holds animals of one season only; the acting seat goes first. LF-10.7, OQ-18"""
    mine = theirs = other = 0
    seasons = s.tables.season
    season = seat ^ s.summer
    for card in s.recruits:
        if card >= 0:
            if seasons[card] == season:
                mine += 1
            elif seasons[card] >= 0:
                theirs += 1
            else:
                other += 1
    if theirs == 0 and other == 0:
        win(s, seat, "line")
    elif mine == 0 and other == 0:
        win(s, 1 - seat, "line")


class PlantTree(DuelStep):
    """The seat picks the next tree to plant; ``used`` has a bit for each pile used in this action. LF-11"""

    params = (Number(), Flag(), Bits(ELEMENTS))
    on = ("Underway",)

    def __init__(self, left: int, free: bool, used: int) -> None:
        self.left: Final = left
        self.free: Final = free
        self.used: Final = used

    def args(self) -> tuple[Any, ...]:
        return (self.left, self.free, self.used)

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and self.left <= s.tables.most[PLANT]

    def options(self, s: DuelState, seat: int) -> list[int]:
        out = tree_options(s, seat, self.left, self.used)
        if out and self.free:
            out.append(s.moves.stop)
        return out

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        m = s.moves
        if action != m.stop:
            s.push(PlantAt(self.left, self.used, action - m.tree), seat)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-tree", {"left": self.left})


class PlantAt(DuelStep):
    """The seat picks the cell for the tree it takes; tree and cell are one choice. LF-11.3, OQ-54"""

    params = (Number(), Bits(ELEMENTS), Name("element"))
    on = ("Underway",)

    def __init__(self, left: int, used: int, pile: int) -> None:
        self.left: Final = left
        self.used: Final = used
        self.pile: Final = pile

    def args(self) -> tuple[Any, ...]:
        return (self.left, self.used, self.pile)

    def fits(self, s: DuelState, seat: int) -> bool:
        offered = tree_options(s, seat, self.left, self.used)
        return super().fits(s, seat) and self.left <= s.tables.most[PLANT] and s.moves.tree + self.pile in offered

    def options(self, s: DuelState, seat: int) -> list[int]:
        river = s.tables.river[s.tops[self.pile]]
        spots = s.spots[seat]
        fits = spots.fits
        plant_at = s.moves.plant
        return [plant_at + cell for i, cell in enumerate(spots.cells) if fits[i] >> river & 1]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        """Plant, test the win, turn up the next tree, then the bonuses, then go on. OQ-27, OQ-54"""
        t = s.tables
        cell = action - s.moves.plant
        tree = s.tops[self.pile]
        s.tops = replaced(s.tops, self.pile, -1)
        matches = plant(s, seat, cell, tree)
        if has_block(t, s.filled[seat]):
            win(s, seat, "forest")
            return
        s.push(PlantTree(self.left - t.cost[tree], True, self.used | 1 << self.pile), seat)
        for _ in range(matches):
            s.push(Bonus(t.tree_bonus[tree]), seat)
        s.push(TurnTree(self.pile), seat)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-cell", {"card": card_ref(s, s.tops[self.pile])})

    def about(self, s: DuelState, seat: int) -> list[str]:
        return [s.tables.items[s.tops[self.pile]]]


class Advance(DuelStep):
    """The seat moves Onibi towards the opponent. LF-12, OQ-30, OQ-31, OQ-53"""

    params = (Number(1),)
    on = ("Underway",)

    def __init__(self, strength: int) -> None:
        self.strength: Final = strength

    def args(self) -> tuple[Any, ...]:
        return (self.strength,)

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and self.strength <= s.tables.most[WIND]

    def options(self, s: DuelState, seat: int) -> list[int]:
        onibi = s.moves.onibi
        return [onibi + steps for steps in range(1, self.strength + 1)]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        steps = action - s.moves.onibi
        if s.log is not None:
            s.log.said("lf-log-onibi", seat, who=season_ref(s, seat), n=steps)
        for stride in walk(s, seat, steps):
            if stride.wins:
                win(s, seat, "onibi")
                return
            if stride.holder != s.holder:
                give_onibi_card(s, stride.holder)
            if s.log is not None:
                s.log.moved(s.tables.items[s.tables.onibi_figure], f"clearing.{s.onibi}", f"clearing.{stride.at}")
            s.onibi = stride.at
        s.push(Bonus(s.tables.land_bonus[s.onibi]), seat)  # LF-12.2

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-onibi", {"n": self.strength})


class Stride(NamedTuple):
    """Onibi after one step."""

    at: int
    holder: int
    """Of the Onibi card, -1 for the supply."""
    wins: bool


def steps_to_exit(s: DuelState, seat: int) -> int:
    """Return with how many steps a seat drives Onibi out of the clearing. LF-12.3"""
    return s.tables.slots - s.onibi if seat == s.summer else s.onibi + 1


def walk(s: DuelState, seat: int, steps: int) -> list[Stride]:
    """Return the way Onibi takes towards the opponent's end, out of the clearing and in again, until it wins.

    LF-12.1, LF-12.3 to LF-12.6, OQ-30, OQ-53
    """
    slots = s.tables.slots
    other = 1 - seat
    forward, entry = (1, 0) if seat == s.summer else (-1, slots - 1)
    at, holder = s.onibi, s.holder
    way: list[Stride] = []
    for _ in range(steps):
        if 0 <= at + forward < slots:
            at += forward
        elif holder == other:
            way.append(Stride(at, holder, True))
            break
        else:
            holder = other if holder < 0 else -1
            at = entry
        way.append(Stride(at, holder, False))
    return way


def give_onibi_card(s: DuelState, holder: int) -> None:
    """Hand the Onibi card to a seat, or (-1) back to the supply. LF-14.4"""
    if s.log is not None:
        if holder < 0:
            s.log.said("lf-log-onibi-card-back", s.holder, who=season_ref(s, s.holder))
        else:
            s.log.said("lf-log-onibi-card", holder, who=season_ref(s, holder))
        s.log.moved(s.tables.items[s.tables.onibi_card], onibi_place(s.holder), onibi_place(holder))
    s.holder = holder


def onibi_place(holder: int) -> str:
    """Return the place of the Onibi card with a seat, or in the supply."""
    return "onibi.supply" if holder < 0 else f"onibi.{holder}"


def bonus_brings(s: DuelState, seat: int, bonus: int) -> bool:
    """Tell whether a bonus action can do anything with the strength of this moment. LF-13.3, LF-13.4, LF-15.2"""
    if bonus == SANKI_BONUS:
        return s.sanki_of(-1) >= 0 or s.sanki_of(1 - seat) >= 0
    if bonus == EXTINGUISH_BONUS:
        return bool(fire_options(s, s.strength(seat, WATER)))
    if bonus == RECRUIT_BONUS:
        return bool(animal_options(s, s.strength(seat, SUN)))
    return bool(tree_options(s, seat, s.strength(seat, PLANT), 0))


class Bonus(DuelStep):
    """A bonus action begins, with the strength of this moment. LF-13, OQ-26 to OQ-29"""

    params = (Name(BONUSES),)
    on = ("Underway", "Bonus", "PlantTree")

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    def args(self) -> tuple[Any, ...]:
        return (self.bonus,)

    def run(self, s: DuelState, seat: int) -> bool:
        bonus = self.bonus
        if s.log is not None:
            brings = "" if bonus_brings(s, seat, bonus) else "-lost"
            s.log.said(f"lf-log-bonus-{BONUSES[bonus]}{brings}", seat, who=season_ref(s, seat))
        if bonus == SANKI_BONUS:
            take_sanki(s, seat)
            return True
        s.push(BONUS_UNDERWAY[bonus], seat)
        if bonus == EXTINGUISH_BONUS:
            s.push(Extinguish(s.strength(seat, WATER), True), seat)
        elif bonus == RECRUIT_BONUS:
            s.push(Recruit(s.strength(seat, SUN), True, 0), seat)
        else:
            s.push(PlantTree(s.strength(seat, PLANT), True, 0), seat)
        return True
