"""The four actions and the bonus actions. LF-9 to LF-13

Pieces are taken one by one; ``free`` tells whether the seat may stop: after the first piece
of a token action, at any time in a bonus action (OQ-6, OQ-28, OQ-51). ``left`` is the
strength not yet spent.
"""

from typing import Any, Final

from radura.core.chance import Rng
from radura.core.kernel import ChanceStep, Step
from radura.core.text import Message
from radura.core.view import NOBODY
from radura.games.living_forest_duel.actions import DRAW, EXTINGUISH, ONIBI, RECRUIT, STOP, TREE
from radura.games.living_forest_duel.actions import PLANT as PLANT_AT
from radura.games.living_forest_duel.forest import has_block
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.steps.planting import plant, tree_options
from radura.games.living_forest_duel.steps.setup import TurnTree
from radura.games.living_forest_duel.steps.table import card_ref, season_ref, take_sanki, win
from radura.games.living_forest_duel.tables import (
    BONUSES,
    COST,
    ELEMENTS,
    EXTINGUISH_BONUS,
    FIRE_VALUE,
    FIRES_TO_WIN,
    FIRST_CLEARING,
    ITEMS,
    LAND_BONUS,
    PLANT,
    RECRUIT_BONUS,
    RIVER,
    SANKI_BONUS,
    SEASON,
    SLOTS,
    STAG,
    SUN,
    TREE_BONUS,
    WATER,
)


class Underway(Step[DuelState]):
    """A marker below the steps of an action: it tells what they belong to, and does nothing."""

    def __init__(self, what: str) -> None:
        self.what: Final = what

    def args(self) -> tuple[Any, ...]:
        return (self.what,)

    def run(self, s: DuelState, seat: int) -> bool:
        return True

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message(f"lf-why-{self.what}")


TOKEN_UNDERWAY: Final = [Underway(f"token-{element}") for element in ELEMENTS]
BONUS_UNDERWAY: Final = [Underway(f"bonus-{bonus}") for bonus in BONUSES]


class Extinguish(Step[DuelState]):
    """The seat takes fire tokens from the clearing. LF-9"""

    def __init__(self, left: int, free: bool) -> None:
        self.left: Final = left
        self.free: Final = free

    def args(self) -> tuple[Any, ...]:
        return (self.left, self.free)

    def options(self, s: DuelState, seat: int) -> list[int]:
        left = self.left
        burning = s.burning
        out = [EXTINGUISH + i for i in range(SLOTS) if burning[i] and FIRE_VALUE[i] <= left]
        if out and self.free:
            out.append(STOP)
        return out

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        if action == STOP:
            return
        at = action - EXTINGUISH
        s.burning = replaced(s.burning, at, 0)
        s.find_least_fire()
        s.fires = replaced(s.fires, seat, s.fires[seat] + 1)
        if s.log is not None:
            card = FIRST_CLEARING + at
            s.log.counted(f"{ITEMS[card]}/fire", 0)
            s.log.counted(f"fires.{seat}", s.fires[seat])
            s.log.said("lf-log-extinguish", seat, who=season_ref(s, seat), card=card_ref(card), n=s.fires[seat])
        if s.fires[seat] >= FIRES_TO_WIN:
            win(s, seat, "fire")
        else:
            s.push(Extinguish(self.left - FIRE_VALUE[at], True), seat)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-extinguish", {"left": self.left})


class Recruit(Step[DuelState]):
    """The seat takes animals of the recruitment line, then refills it. LF-10, OQ-17

    ``taken`` has a bit for each slot emptied in this action.
    """

    def __init__(self, left: int, free: bool, taken: int) -> None:
        self.left: Final = left
        self.free: Final = free
        self.taken: Final = taken

    def args(self) -> tuple[Any, ...]:
        return (self.left, self.free, self.taken)

    def run(self, s: DuelState, seat: int) -> bool:
        if self.left >= s.cheapest:
            return False
        if self.taken:
            s.push(Refill(self.taken), seat)
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        left = self.left
        out = [RECRUIT + card - STAG for card in s.recruits if card >= 0 and COST[card] <= left]
        out.sort()
        if self.free:
            out.append(STOP)
        return out

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        if action == STOP:
            if self.taken:
                s.push(Refill(self.taken), seat)
            return
        card = action - RECRUIT + STAG
        slot = s.recruits.index(card)
        s.recruits = replaced(s.recruits, slot, -1)
        s.find_cheapest()
        own = SEASON[card] == seat ^ s.summer
        if s.log is not None:
            target = f"line.{seat}" if own else "discard"
            s.log.moved(ITEMS[card], f"recruit.{slot}", target)
            words = "lf-log-recruit" if own else "lf-log-recruit-away"
            s.log.said(words, seat, who=season_ref(s, seat), card=card_ref(card))
        if own:  # LF-10.3, OQ-19
            s.add_own(seat, card)
        else:  # LF-10.4
            s.discard = [*s.discard, card]
        s.push(Recruit(self.left - COST[card], True, self.taken | 1 << slot), seat)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-recruit", {"left": self.left})


class Refill(ChanceStep[DuelState]):
    """The places just emptied are filled from the recruiting seat's pile; then the line may win.

    LF-10.5 to LF-10.10, OQ-17, OQ-18, OQ-50. ``slots`` has a bit for each place still to be
    filled. Cards known to lie at the bottom come last and without chance (OQ-39).
    """

    def __init__(self, slots: int) -> None:
        self.slots: Final = slots

    def args(self) -> tuple[Any, ...]:
        return (self.slots,)

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
        return [DRAW + card for card in s.piles[seat]]

    def sample(self, s: DuelState, seat: int, rng: Rng) -> int:
        pile = s.piles[seat]
        return DRAW + pile[rng.below(len(pile))]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        drawn = action - DRAW
        s.piles = replaced(s.piles, seat, [card for card in s.piles[seat] if card != drawn])
        self._fill(s, seat, drawn, known=False)

    def _fill(self, s: DuelState, seat: int, card: int, known: bool) -> None:
        lowest = self.slots & -self.slots
        slot = lowest.bit_length() - 1
        s.recruits = replaced(s.recruits, slot, card)
        if s.log is not None:
            if known:
                s.log.moved(ITEMS[card], f"pile.{seat}", f"recruit.{slot}")
            else:
                s.log.moved(ITEMS[card], f"pile.{seat}", f"recruit.{slot}", before=NOBODY)
            s.log.said("lf-log-refill", seat, who=season_ref(s, seat), card=card_ref(card))
        s.push(Refill(self.slots ^ lowest), seat)


def check_line(s: DuelState, seat: int) -> None:
    """End the match if the line holds animals of one season only; the acting seat goes first. LF-10.7, OQ-18"""
    mine = theirs = other = 0
    season = seat ^ s.summer
    for card in s.recruits:
        if card >= 0:
            if SEASON[card] == season:
                mine += 1
            elif SEASON[card] >= 0:
                theirs += 1
            else:
                other += 1
    if theirs == 0 and other == 0:
        win(s, seat, "line")
    elif mine == 0 and other == 0:
        win(s, 1 - seat, "line")


class PlantTree(Step[DuelState]):
    """The seat picks the next tree to plant; ``used`` has a bit for each pile used in this action. LF-11"""

    def __init__(self, left: int, free: bool, used: int) -> None:
        self.left: Final = left
        self.free: Final = free
        self.used: Final = used

    def args(self) -> tuple[Any, ...]:
        return (self.left, self.free, self.used)

    def options(self, s: DuelState, seat: int) -> list[int]:
        out = tree_options(s, seat, self.left, self.used)
        if out and self.free:
            out.append(STOP)
        return out

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        if action != STOP:
            s.push(PlantAt(self.left, self.used, action - TREE), seat)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-tree", {"left": self.left})


class PlantAt(Step[DuelState]):
    """The seat picks the cell for the tree it takes; tree and cell are one choice. LF-11.3, OQ-54"""

    def __init__(self, left: int, used: int, pile: int) -> None:
        self.left: Final = left
        self.used: Final = used
        self.pile: Final = pile

    def args(self) -> tuple[Any, ...]:
        return (self.left, self.used, self.pile)

    def options(self, s: DuelState, seat: int) -> list[int]:
        river = RIVER[s.tops[self.pile]]
        spots = s.spots[seat]
        fits = spots.fits
        return [PLANT_AT + cell for i, cell in enumerate(spots.cells) if fits[i] >> river & 1]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        """Plant, test the win, turn up the next tree, then the bonuses, then go on. OQ-27, OQ-54"""
        cell = action - PLANT_AT
        tree = s.tops[self.pile]
        s.tops = replaced(s.tops, self.pile, -1)
        matches = plant(s, seat, cell, tree)
        if has_block(s.filled[seat]):
            win(s, seat, "forest")
            return
        s.push(PlantTree(self.left - COST[tree], True, self.used | 1 << self.pile), seat)
        for _ in range(matches):
            s.push(Bonus(TREE_BONUS[tree]), seat)
        s.push(TurnTree(self.pile), seat)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-cell", {"card": card_ref(s.tops[self.pile])})


class Advance(Step[DuelState]):
    """The seat moves Onibi towards the opponent. LF-12, OQ-30, OQ-31, OQ-53"""

    def __init__(self, strength: int) -> None:
        self.strength: Final = strength

    def args(self) -> tuple[Any, ...]:
        return (self.strength,)

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [ONIBI + steps for steps in range(1, self.strength + 1)]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        steps = action - ONIBI
        if s.log is not None:
            s.log.said("lf-log-onibi", seat, who=season_ref(s, seat), n=steps)
        for _ in range(steps):
            step_onibi(s, seat)
            if s.outcome is not None:
                return
        s.push(Bonus(LAND_BONUS[s.onibi]), seat)  # LF-12.2

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-onibi", {"n": self.strength})


def step_onibi(s: DuelState, seat: int) -> None:
    """Move Onibi one card towards the opponent's end, or out of the clearing. LF-12.1, LF-12.3 to LF-12.6"""
    summer = seat == s.summer
    at = s.onibi + 1 if summer else s.onibi - 1
    if not 0 <= at < SLOTS:
        other = 1 - seat
        if s.holder == other:
            win(s, seat, "onibi")
            return
        give_onibi_card(s, other if s.holder < 0 else -1)
        at = 0 if summer else SLOTS - 1
    if s.log is not None:
        s.log.moved("onibi_figure", f"clearing.{s.onibi}", f"clearing.{at}")
    s.onibi = at


def give_onibi_card(s: DuelState, holder: int) -> None:
    """Hand the Onibi card to a seat, or (-1) back to the supply. LF-14.4"""
    if s.log is not None:
        s.log.moved("onibi_card", onibi_place(s.holder), onibi_place(holder))
        if holder < 0:
            s.log.said("lf-log-onibi-card-back", s.holder, who=season_ref(s, s.holder))
        else:
            s.log.said("lf-log-onibi-card", holder, who=season_ref(s, holder))
    s.holder = holder


def onibi_place(holder: int) -> str:
    """Return the place of the Onibi card with a seat, or in the supply."""
    return "onibi.supply" if holder < 0 else f"onibi.{holder}"


class Bonus(Step[DuelState]):
    """A bonus action begins, with the strength of this moment. LF-13, OQ-26 to OQ-29"""

    def __init__(self, bonus: int) -> None:
        self.bonus: Final = bonus

    def args(self) -> tuple[Any, ...]:
        return (self.bonus,)

    def run(self, s: DuelState, seat: int) -> bool:
        bonus = self.bonus
        if s.log is not None:
            s.log.said(f"lf-log-bonus-{BONUSES[bonus]}", seat, who=season_ref(s, seat))
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
