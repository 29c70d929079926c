"""The set-up: tree tops, then Summer's half of the recruitment line, then Winter's. LF-4, OQ-55"""

from typing import Any, Final

from radura.core.chance import Rng
from radura.core.kernel import ChanceStep, Step
from radura.core.text import Message
from radura.core.view import NOBODY
from radura.games.living_forest_duel.actions import DRAW, EXCHANGE
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.steps.table import card_ref, season_ref
from radura.games.living_forest_duel.tables import (
    COST,
    DEAL_MUST_EXCEED,
    ELEMENTS,
    FIRES_START,
    FIRST_SEASON,
    FIRST_START,
    FIRST_TREE,
    FIRST_VARAN,
    HALF_LINE,
    ITEMS,
    LAKE,
    PILE_SIZE,
    SLOTS,
    STAG,
)


def lay_out(s: DuelState) -> None:
    """Lay out the table; chance turns up trees and animals. LF-4, OQ-55"""
    s.deck = list(range(STAG))
    s.recruits[HALF_LINE] = STAG
    for at in FIRES_START:
        s.burning[at] = 1
    s.groves = [list(range(FIRST_TREE + p * PILE_SIZE, FIRST_TREE + (p + 1) * PILE_SIZE)) for p in range(4)]
    for season in range(2):
        seat = season ^ s.summer
        s.piles[seat] = list(range(FIRST_SEASON + 15 * season, FIRST_SEASON + 15 * (season + 1)))
        s.varans[seat] = list(range(FIRST_VARAN + 7 * season, FIRST_VARAN + 7 * (season + 1)))
        s.cells[seat] = [LAKE]
        s.trees[seat] = [FIRST_START + season]
    s.derive()
    summer, winter = s.summer, 1 - s.summer
    s.push(Deal(), winter)
    s.push(Deal(), summer)
    s.then(summer, TurnTree(0), TurnTree(1), TurnTree(2), TurnTree(3))


class TurnTree(ChanceStep[DuelState]):
    """The next tree of a pile is turned up. LF-4.5, OQ-44, OQ-54"""

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def args(self) -> tuple[Any, ...]:
        return (self.pile,)

    def run(self, s: DuelState, seat: int) -> bool:
        return not s.groves[self.pile]  # OQ-45

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [DRAW + tree for tree in s.groves[self.pile]]

    def sample(self, s: DuelState, seat: int, rng: Rng) -> int:
        grove = s.groves[self.pile]
        return DRAW + grove[rng.below(len(grove))]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        top = action - DRAW
        s.groves = replaced(s.groves, self.pile, [tree for tree in s.groves[self.pile] if tree != top])
        s.tops = replaced(s.tops, self.pile, top)
        if s.log is not None:
            element = ELEMENTS[self.pile]
            s.log.moved(ITEMS[top], f"grove.{element}", f"top.{element}", before=NOBODY)


def half_of(s: DuelState, seat: int) -> range:
    """Return the slots of a seat's half of the recruitment line: Summer left, Winter right. LF-4.8"""
    return range(HALF_LINE) if seat == s.summer else range(SLOTS - HALF_LINE, SLOTS)


class Deal(ChanceStep[DuelState]):
    """A seat fills its half of the recruitment line and exchanges until it costs enough. LF-4.11 to LF-4.14"""

    def run(self, s: DuelState, seat: int) -> bool:
        half = [s.recruits[slot] for slot in half_of(s, seat)]
        if -1 in half:
            return False
        if sum(COST[card] for card in half) <= DEAL_MUST_EXCEED:
            s.push(Deal(), seat)
            s.push(LotExchange() if s.options["tie"] == "random" else Exchange(), seat)
        s.find_cheapest()
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [DRAW + card for card in s.piles[seat]]

    def sample(self, s: DuelState, seat: int, rng: Rng) -> int:
        pile = s.piles[seat]
        return DRAW + pile[rng.below(len(pile))]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        drawn = action - DRAW
        slot = next(slot for slot in half_of(s, seat) if s.recruits[slot] < 0)
        s.piles = replaced(s.piles, seat, [card for card in s.piles[seat] if card != drawn])
        s.recruits = replaced(s.recruits, slot, drawn)
        if s.log is not None:
            s.log.moved(ITEMS[drawn], f"pile.{seat}", f"recruit.{slot}", before=NOBODY)
            s.log.said("lf-log-deal", seat, who=season_ref(s, seat), card=card_ref(drawn))
        s.push(Deal(), seat)


class Exchange(Step[DuelState]):
    """The cheapest of the three goes to the bottom of the pile; its owner breaks a tie. LF-4.13, LF-4.15"""

    def run(self, s: DuelState, seat: int) -> bool:
        cheapest = cheapest_of(s, seat)
        if len(cheapest) > 1:
            return False
        exchange(s, seat, cheapest[0])
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [EXCHANGE + card - FIRST_SEASON for card in cheapest_of(s, seat)]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        exchange(s, seat, action - EXCHANGE + FIRST_SEASON)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-exchange", {"limit": DEAL_MUST_EXCEED})


class LotExchange(ChanceStep[DuelState]):
    """The same, but the lot breaks a tie (match option). OQ-35"""

    def run(self, s: DuelState, seat: int) -> bool:
        cheapest = cheapest_of(s, seat)
        if len(cheapest) > 1:
            return False
        exchange(s, seat, cheapest[0])
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [EXCHANGE + card - FIRST_SEASON for card in cheapest_of(s, seat)]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        exchange(s, seat, action - EXCHANGE + FIRST_SEASON)


def cheapest_of(s: DuelState, seat: int) -> list[int]:
    """Return the cards of the lowest cost in a seat's half, sorted."""
    half = [s.recruits[slot] for slot in half_of(s, seat)]
    least = min(COST[card] for card in half)
    return sorted(card for card in half if COST[card] == least)


def exchange(s: DuelState, seat: int, card: int) -> None:
    """Put a card of the line to the bottom of its pile, where everybody knows it. OQ-39"""
    slot = s.recruits.index(card)
    s.recruits = replaced(s.recruits, slot, -1)
    s.bottoms = replaced(s.bottoms, seat, [*s.bottoms[seat], card])
    if s.log is not None:
        s.log.moved(ITEMS[card], f"recruit.{slot}", f"pile.{seat}")
        s.log.said("lf-log-exchange", seat, who=season_ref(s, seat), card=card_ref(card))
