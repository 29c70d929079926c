"""Radura: a digital table for modern board games.

import random

import radura

game = radura.game("living_forest_duel")
state = game.new(seats=2, options={}, seed=7)
while state.actor != radura.OVER:
    state.apply(random.choice(state.legal()))
"""

import msgspec

from radura.core.check import LawBroken, check_game
from radura.core.game import Game, Setting, game, games, register, unregister
from radura.core.kernel import CHANCE, OVER, ChanceStep, Outcome, State, Step
from radura.core.match import Match
from radura.core.record import Record
from radura.core.text import BadInput, Message, install_speaker, say
from radura.core.view import View
from radura.i18n import speak as _speak

__version__ = "0.1.0"

install_speaker(_speak)


def to_json(value: object) -> str:
    """Return a view, an event or an outcome as JSON text."""
    return msgspec.json.encode(value).decode()


__all__ = [
    "CHANCE",
    "OVER",
    "BadInput",
    "ChanceStep",
    "Game",
    "LawBroken",
    "Match",
    "Message",
    "Outcome",
    "Record",
    "Setting",
    "State",
    "Step",
    "View",
    "check_game",
    "game",
    "games",
    "register",
    "say",
    "to_json",
    "unregister",
]
