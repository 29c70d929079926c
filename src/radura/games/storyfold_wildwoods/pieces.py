"""The pieces that the rules speak of by name: Action cards, Luma and Brom, and their item numbers.

Every box has them, so they have the first numbers. ``catalog.py`` checks that the box says the same.
"""

from typing import Final

ACTION_CARDS: Final = ("illuminate", "help", "explore", "heal")
ILLUMINATE: Final = 0
HELP: Final = 1
EXPLORE: Final = 2
HEAL: Final = 3
N_ACTIONS: Final = len(ACTION_CARDS)
"""Items below this number are Action cards; all other cards of the River are Creatures."""

HERO_FACES: Final = {"luma": ("luma_and_brom", "luma"), "brom": ("protect", "cure")}
"""Luma and Brom, each with the two sides of the card. SW-14"""
LUMA_CARD: Final = N_ACTIONS
BROM_CARD: Final = N_ACTIONS + 1
FACES: Final = tuple(face for faces in HERO_FACES.values() for face in faces)
LUMA_AND_BROM: Final = 0
LUMA_ALONE: Final = 1
PROTECT_FACE: Final = 2
CURE_FACE: Final = 3

FIRST_DIE: Final = N_ACTIONS + len(HERO_FACES)
"""The item number of the first die."""
