"""The set-up: tree tops, then Summer's half of the recruitment line, then Winter's. LF-4, OQ-55"""

from typing import Any, Final

from radura.core.chance import Rng
from radura.core.fields import Name
from radura.core.text import Message
from radura.core.view import NOBODY
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.steps.table import card_ref, season_ref
from radura.games.living_forest_duel.steps.waiting import DuelChance, DuelStep
from radura.games.living_forest_duel.tables import ELEMENTS


def lay_out(s: DuelState) -> None:
    """Lay out the table; chance turns up trees and animals. LF-4, OQ-55"""
    t = s.tables
    s.deck = t.common[:]
    s.recruits[t.half_line] = t.stag
    for at in t.fires_start:
        s.burning[at] = 1
    s.groves = t.piles
    for season in range(2):
        seat = season ^ s.summer
        s.piles[seat] = t.guardians[season]
        s.varans[seat] = t.varans[season]
        s.cells[seat] = [t.lake]
        s.trees[seat] = [t.first_start + season]
    s.derive()
    summer, winter = s.summer, 1 - s.summer
    s.push(Deal(), winter)
    s.push(Deal(), summer)
    s.then(summer, TurnTree(0), TurnTree(1), TurnTree(2), TurnTree(3))


class TurnTree(DuelChance):
    """The next tree of a pile is turned up. LF-4.5, OQ-44, OQ-54"""

    params = (Name("element"),)
    on = ("TurnTree", "Deal", "Bonus", "PlantTree")

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def args(self) -> tuple[Any, ...]:
        return (self.pile,)

    def run(self, s: DuelState, seat: int) -> bool:
        return not s.groves[self.pile]  # OQ-45

    def fits(self, s: DuelState, seat: int) -> bool:
        frame, same = s.stack, 0
        while frame is not None:
            same += frame.step == self
            frame = frame.below
        return super().fits(s, seat) and same == 1 and s.tops[self.pile] < 0

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [s.moves.draw + tree for tree in s.groves[self.pile]]

    def sample(self, s: DuelState, seat: int, rng: Rng) -> int:
        grove = s.groves[self.pile]
        return s.moves.draw + grove[rng.below(len(grove))]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        top = action - s.moves.draw
        s.groves = replaced(s.groves, self.pile, [tree for tree in s.groves[self.pile] if tree != top])
        s.tops = replaced(s.tops, self.pile, top)
        if s.log is not None:
            element = ELEMENTS[self.pile]
            s.log.moved(s.tables.items[top], f"grove.{element}", f"top.{element}", before=NOBODY)


def half_of(s: DuelState, seat: int) -> range:
    """Return the slots of a seat's half of the recruitment line: Summer left, Winter right. LF-4.8"""
    t = s.tables
    return range(t.half_line) if seat == s.summer else range(t.slots - t.half_line, t.slots)


def half_cards(s: DuelState, seat: int) -> list[int]:
    """Return what lies in a seat's half, -1 for an empty place."""
    return [s.recruits[slot] for slot in half_of(s, seat)]


class Deal(DuelChance):
    """A seat fills its half of the recruitment line and exchanges until it costs enough. LF-4.11 to LF-4.14"""

    params = ()
    on = ("Turn", "Deal")

    def run(self, s: DuelState, seat: int) -> bool:
        half = half_cards(s, seat)
        if -1 in half:
            return False
        if sum(s.tables.cost[card] for card in half) <= s.tables.deal_must_exceed:
            s.push(Deal(), seat)
            s.push(LotExchange() if s.options["tie"] == "random" else Exchange(), seat)
        s.find_cheapest()
        return True

    def fits(self, s: DuelState, seat: int) -> bool:
        cost = s.tables.cost
        costs = sorted(cost[card] for card in (*s.piles[seat], *half_cards(s, seat)) if card >= 0)
        dearest = costs[-s.tables.half_line :]
        enough = len(dearest) == s.tables.half_line and sum(dearest) > s.tables.deal_must_exceed
        return super().fits(s, seat) and enough

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [s.moves.draw + card for card in s.piles[seat]]

    def sample(self, s: DuelState, seat: int, rng: Rng) -> int:
        pile = s.piles[seat]
        return s.moves.draw + pile[rng.below(len(pile))]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        drawn = action - s.moves.draw
        slot = next(slot for slot in half_of(s, seat) if s.recruits[slot] < 0)
        s.piles = replaced(s.piles, seat, [card for card in s.piles[seat] if card != drawn])
        s.recruits = replaced(s.recruits, slot, drawn)
        if s.log is not None:
            s.log.moved(s.tables.items[drawn], f"pile.{seat}", f"recruit.{slot}", before=NOBODY)
            s.log.said("lf-log-deal", seat, who=season_ref(s, seat), card=card_ref(s, drawn))
        s.push(Deal(), seat)


class Exchange(DuelStep):
    """The cheapest of the three goes to the bottom of the pile; its owner breaks a tie. LF-4.13, LF-4.15"""

    params = ()
    on = ("Deal",)

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and -1 not in half_cards(s, seat)

    def run(self, s: DuelState, seat: int) -> bool:
        cheapest = cheapest_of(s, seat)
        if len(cheapest) > 1:
            return False
        exchange(s, seat, cheapest[0])
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [s.moves.exchange + card for card in cheapest_of(s, seat)]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        exchange(s, seat, action - s.moves.exchange)

    def prompt(self, s: DuelState, seat: int) -> Message:
        return Message("lf-ask-exchange", {"limit": s.tables.deal_must_exceed})


class LotExchange(DuelChance):
    """The same, but the lot breaks a tie (match option). OQ-35"""

    params = ()
    on = ("Deal",)

    def fits(self, s: DuelState, seat: int) -> bool:
        return super().fits(s, seat) and -1 not in half_cards(s, seat)

    def run(self, s: DuelState, seat: int) -> bool:
        cheapest = cheapest_of(s, seat)
        if len(cheapest) > 1:
            return False
        exchange(s, seat, cheapest[0])
        return True

    def options(self, s: DuelState, seat: int) -> list[int]:
        return [s.moves.exchange + card for card in cheapest_of(s, seat)]

    def choose(self, s: DuelState, seat: int, action: int) -> None:
        exchange(s, seat, action - s.moves.exchange)


def cheapest_of(s: DuelState, seat: int) -> list[int]:
    """Return the cards of the lowest cost in a seat's half, sorted."""
    half = half_cards(s, seat)
    cost = s.tables.cost
    least = min(cost[card] for card in half)
    return sorted(card for card in half if cost[card] == least)


def exchange(s: DuelState, seat: int, card: int) -> None:
    """Put a card of the line to the bottom of its pile, where everybody knows it. OQ-39"""
    slot = s.recruits.index(card)
    s.recruits = replaced(s.recruits, slot, -1)
    s.bottoms = replaced(s.bottoms, seat, [*s.bottoms[seat], card])
    if s.log is not None:
        s.log.moved(s.tables.items[card], f"recruit.{slot}", f"pile.{seat}")
        s.log.said("lf-log-exchange", seat, who=season_ref(s, seat), card=card_ref(s, card))
