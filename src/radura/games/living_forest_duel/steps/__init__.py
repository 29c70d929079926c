"""The steps of Living Forest Duel, by part of the rulebook."""

from radura.games.living_forest_duel.steps.acts import (
    Advance,
    Bonus,
    Extinguish,
    PlantAt,
    PlantTree,
    Recruit,
    Refill,
    Underway,
)
from radura.games.living_forest_duel.steps.setup import Deal, Exchange, LotExchange, TurnTree, lay_out
from radura.games.living_forest_duel.steps.turn import NextTurn, RevealCard, SankiToken, Turn, VaranRevealed

STEPS = (
    Advance,
    Bonus,
    Deal,
    Exchange,
    Extinguish,
    LotExchange,
    NextTurn,
    PlantAt,
    PlantTree,
    Recruit,
    Refill,
    RevealCard,
    SankiToken,
    Turn,
    TurnTree,
    Underway,
    VaranRevealed,
)
"""Every step that can wait on the stack."""

__all__ = ["STEPS", "Turn", "lay_out"]
