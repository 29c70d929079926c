"""Living Forest Duel: the game object."""

from radura.core.chance import Rng
from radura.core.game import Card, Game, Setting
from radura.core.text import Message
from radura.core.view import View
from radura.games.living_forest_duel import texts
from radura.games.living_forest_duel.actions import A
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps import STEPS, Turn, lay_out
from radura.games.living_forest_duel.tables import (
    CELLS,
    ELEMENTS,
    FIRST_CLEARING,
    ITEMS,
    SEASONS,
    SLOTS,
)
from radura.games.living_forest_duel.value import evaluate
from radura.games.living_forest_duel.view import fill


class LivingForestDuel(Game[DuelState]):
    """Summer and Winter guard one forest. LF-1"""

    id = "living_forest_duel"
    prefix = "lf"
    minutes = 20
    actions = A
    settings = (Setting("summer", ("0", "1"), "0"), Setting("tie", ("ask", "random"), "ask"))
    steps = STEPS
    fields = {
        "deck": ITEMS,
        "discard": ITEMS,
        "shared": ITEMS,
        "revealed": ITEMS,
        "recruits": ITEMS,
        "groves": ITEMS,
        "tops": ITEMS,
        "burning": None,
        "onibi": ITEMS[FIRST_CLEARING : FIRST_CLEARING + SLOTS],
        "holder": None,
        "sanki": None,
        "round": None,
        "first_done": None,
        "lines": ITEMS,
        "piles": ITEMS,
        "bottoms": ITEMS,
        "varans": ITEMS,
        "cells": CELLS,
        "trees": ITEMS,
        "fires": None,
        "tokens": None,
        "lost": None,
        "laid_on": ELEMENTS,
        "laid_card": ITEMS,
    }

    def blank(self, seats: int, options: dict[str, str]) -> DuelState:
        return DuelState(self, seats, options)

    def derive(self, s: DuelState) -> None:
        s.derive()

    def setup(self, s: DuelState) -> None:
        """Lay out the table; when that is done Summer has the first turn. LF-4, LF-5.2"""
        s.push(Turn(), s.summer)
        lay_out(s)

    def fill(self, s: DuelState, v: View) -> None:
        fill(s, v)

    def resample(self, s: DuelState, seat: int, rng: Rng) -> None:
        """Deal nothing: what lies in each pile is known to all, its order is not decided yet. OQ-39"""

    def evaluate(self, s: DuelState, seat: int) -> float:
        return evaluate(s, seat)

    def is_resting(self, s: DuelState) -> bool:
        return s.stack is None or isinstance(s.stack.step, Turn)

    # -- words ----------------------------------------------------------------------

    def cards(self) -> tuple[Card, ...]:
        return texts.cards()

    def text(self, s: DuelState, action: int) -> Message:
        return texts.option(s, action)

    def seat_name(self, s: DuelState, seat: int) -> Message:
        return Message(f"lf-season-{SEASONS[seat ^ s.summer]}")

    def note(self, s: DuelState, action: int) -> Message | None:
        return texts.note(s, action)

    def targets(self, s: DuelState, action: int) -> list[str]:
        return texts.targets(s, action)


GAME = LivingForestDuel()
