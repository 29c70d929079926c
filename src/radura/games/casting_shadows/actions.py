"""Every action of the game as a number with a name."""

from typing import Final

from radura.core.actions import ActionSpace
from radura.games.casting_shadows.tables import (
    ATTACKS,
    CHARACTERS,
    DICE,
    DIE_KINDS,
    ENEMY,
    FIRST_COMPANION,
    ITEMS,
    N_ATTACKS,
    N_MAIN,
    N_SPELLS,
    RESOURCES,
    TILES,
    WAY_NAMES,
)

A: Final = ActionSpace()

AIMED: Final = [item for item in range(N_ATTACKS) if ATTACKS[item].blast.aim == ENEMY]
"""Attack Spells at one enemy."""
SPREAD: Final = [item for item in range(N_ATTACKS) if ATTACKS[item].blast.aim != ENEMY]
"""Attack Spells at a tile."""

PICK: Final = A.kind("pick", character=CHARACTERS)

# Phase 2
CAST_AT: Final = A.kind("cast_at", item=[ITEMS[i] for i in AIMED], character=CHARACTERS)
CAST_ON: Final = A.kind("cast_on", item=[ITEMS[i] for i in SPREAD], tile=TILES)
CAST: Final = A.kind("cast", item=ITEMS[N_ATTACKS:N_SPELLS])
ABILITY: Final = A.kind("ability")
ABILITY_AT: Final = A.kind("ability_at", character=CHARACTERS)
ABILITY_ON: Final = A.kind("ability_on", tile=TILES)
USE: Final = A.kind("use", item=ITEMS[N_SPELLS:N_MAIN])
COLLECT: Final = A.kind("collect")
REFRESH: Final = A.kind("refresh")
REROLL: Final = A.kind("reroll", die=DICE)
PROTECT: Final = A.kind("protect")
TRAVEL: Final = A.kind("travel", tile=TILES)
END: Final = A.kind("end")

# parts of an Action
DISCARD: Final = A.kind("discard", item=ITEMS[:N_MAIN])
PAY: Final = A.kind("pay", way=WAY_NAMES)
FRAGMENT: Final = A.kind("fragment", die=DIE_KINDS)
THROW: Final = A.kind("throw")
CHANGE: Final = A.kind("change", source=RESOURCES, to=RESOURCES)
COPY: Final = A.kind("copy", resource=RESOURCES)
STOP: Final = A.kind("stop")
MOVE: Final = A.kind("move", tile=TILES)
LEAVE: Final = A.kind("leave")

# Phase 3
ABSORB: Final = A.kind("absorb")
TRANSFORM: Final = A.kind("transform")
SUMMON: Final = A.kind("summon", item=ITEMS[FIRST_COMPANION:])
FINISH: Final = A.kind("finish")

# Counterspells
ANSWER: Final = A.kind("answer", item=ITEMS[N_MAIN:FIRST_COMPANION])
RUN: Final = A.kind("run", tile=TILES)
PASS: Final = A.kind("pass")

# chance
ROLL: Final = A.kind("roll", resource=RESOURCES)
DRAW: Final = A.kind("draw", item=ITEMS)

CAST_BASE: Final = [
    CAST_AT + AIMED.index(item) * len(CHARACTERS) if item in AIMED else CAST_ON + SPREAD.index(item) * len(TILES)
    for item in range(N_ATTACKS)
]
"""For each Attack Spell the action to which Character or tile is added."""
