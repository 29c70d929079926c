"""What each pair of eyes may see, and how the unseen is dealt anew. CS-9.2, CS-9.3, Q-37, Q-45, Q-58, Q-62"""

from typing import Final

from radura.core.chance import Rng
from radura.core.kernel import Frame
from radura.core.view import HIDDEN, NOBODY, OMNISCIENT, View
from radura.games.casting_shadows.board import BOARDS, SPACES
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.absorb import Absorb
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.fight import Retort, Warn
from radura.games.casting_shadows.steps.pay import PayCast, Strike
from radura.games.casting_shadows.tables import (
    ATTACKS,
    CAUSES,
    CHARACTERS,
    DICE,
    ENEMY,
    FREE_ACTIONS,
    ITEMS,
    MARKET,
    MEEPLES,
    RANGES,
    RESOURCES,
    TILES,
)

ON_TILE: Final = [f"tile.{tile}" for tile in TILES]
BESIDE: Final = [(tile, f"market.{TILES[tile]}") for tile in MARKET]
EMPTY_MAP: Final[dict[str, list[str]]] = {f"map.{space}": [] for space in SPACES}
TOKENS: Final = [f"pool/{kind}" for kind in RESOURCES]
FREE: Final = [f"free/{action}" for action in FREE_ACTIONS]


class _Names:
    """What the places, counters and facts of one fighter are called."""

    def __init__(self, fighter: int) -> None:
        self.board: Final = f"board.{fighter}"
        self.book: Final = f"book.{fighter}"
        self.counters: Final = f"counters.{fighter}"
        self.companion: Final = f"companion.{fighter}"
        self.hp: Final = f"hp.{fighter}"
        self.energy: Final = f"energy.{fighter}"
        self.reach: Final = [f"reach.{fighter}/{name}" for name in RANGES]


NAMES: Final = [_Names(fighter) for fighter in range(len(CHARACTERS))]


def fill(s: ShadowState, v: View) -> None:
    """Add the table to a view."""
    _map(s, v)
    for fighter in range(len(s.hp)):
        _fighter(s, v, fighter)
    _decks(s, v)
    _pool(s, v)
    _facts(s, v)


def _map(s: ShadowState, v: View) -> None:
    laid = s.layout >= 0
    for name, tiles in (BOARDS[s.layout].places if laid else EMPTY_MAP).items():
        v.places[name] = tiles[:]
    rows: list[list[str]] = [[] for _ in TILES]
    fallen: list[str] = []
    for fighter, at in enumerate(s.at):
        if at >= 0:
            rows[at].append(MEEPLES[s.characters[fighter]])
        elif laid:
            fallen.append(MEEPLES[s.characters[fighter]])
    for name, meeples in zip(ON_TILE, rows, strict=True):
        v.places[name] = meeples
    for tile, name in BESIDE:
        v.places[name] = [ITEMS[s.market[tile]]] if s.market[tile] >= 0 else []
    v.places["fallen"] = fallen
    v.places["box"] = _box(s)


def _box(s: ShadowState) -> list[str]:
    """Return what nobody plays: tiles, boards and meeples."""
    left = [c for c in range(len(CHARACTERS)) if c not in s.characters]
    if s.layout < 0:
        return [*TILES, *(CHARACTERS[c] for c in left), *MEEPLES]
    space = BOARDS[s.layout].space
    return [
        *(tile for tile, at in zip(TILES, space, strict=True) if at < 0),
        *(CHARACTERS[c] for c in left),
        *(MEEPLES[c] for c in left),
    ]


def _fighter(s: ShadowState, v: View, fighter: int) -> None:
    names, places = NAMES[fighter], v.places
    character = s.characters[fighter]
    places[names.board] = [CHARACTERS[character]] if character >= 0 else []
    if s.layout >= 0:
        v.faces[CHARACTERS[character]] = "shadow" if s.form[fighter] else "base"
    places[names.book] = [ITEMS[item] for item in s.books[fighter]]
    owner = v.seat in (fighter, OMNISCIENT)
    places[names.counters] = [ITEMS[item] if owner or item in s.exposed else HIDDEN for item in s.counters[fighter]]
    places[names.companion] = [ITEMS[s.companion[fighter]]] if s.companion[fighter] >= 0 else []
    v.counters[names.hp] = s.hp[fighter]
    v.counters[names.energy] = s.energy[fighter]


def _decks(s: ShadowState, v: View) -> None:
    v.place("deck", [ITEMS[item] for item in s.deck], seen=NOBODY)
    v.place("discard", [ITEMS[item] for item in s.discard])
    v.place("portal", [ITEMS[item] for item in s.portal])
    v.place("aside", [ITEMS[item] for item in s.aside])
    all_seen = v.seat == OMNISCIENT
    bag = [ITEMS[item] if all_seen else HIDDEN for item in s.counter_deck]
    known = [ITEMS[item] if all_seen or not group else HIDDEN for item, group in zip(s.sunk, s.sunk_group, strict=True)]
    v.place("counter_deck", bag + known)
    bag = [ITEMS[item] if all_seen else HIDDEN for item in s.companion_deck]
    v.place("companion_deck", bag + [ITEMS[item] for item in s.companion_bottom])


def _pool(s: ShadowState, v: View) -> None:
    pool: list[str] = []
    common: list[str] = []
    for die, face in zip(DICE, s.dice, strict=True):
        if face >= 0:
            pool.append(die)
            v.faces[die] = RESOURCES[face]
        else:
            common.append(die)
    v.places["pool"] = pool
    v.places["common"] = common
    for item in s.cast:
        v.faces[ITEMS[item]] = "cast"
    v.counters.update(zip(TOKENS, s.tokens, strict=True))
    v.counters.update(zip(FREE, s.free, strict=True))
    v.counter("ap", s.ap)
    v.counter("round", s.round)


def _facts(s: ShadowState, v: View) -> None:
    """Add what is worked out from the rest: whose turn, which phase, ranges, the attack under way."""
    v.info["turn"] = s.turn
    v.info["phase"] = _phase(s)
    if s.layout >= 0:
        reach = BOARDS[s.layout].reach_names
        for fighter, at in enumerate(s.at):
            if at >= 0:
                for name, row in zip(NAMES[fighter].reach, reach, strict=True):
                    v.info[name] = row[at]
    step = s.stack.step if s.stack is not None else None
    if isinstance(step, (Warn, Retort)):
        source, amount, here, beside, cause, _, _, targets = step.blow
        v.info["attack/source"] = source
        v.info["attack/cause"] = CAUSES[cause]
        v.info["attack/amount"] = amount
        v.info["attack/tile_bonus"] = here
        v.info["attack/companion_bonus"] = beside
        v.info["attack/targets"] = " ".join(map(str, targets))
        v.info["attack/when"] = "before" if isinstance(step, Warn) else "after"
    _cast(s, v)


def _cast(s: ShadowState, v: View) -> None:
    """Add the Attack Spell that is being paid for, and whom or what it is aimed at. Q-69"""
    frame = s.stack
    while frame is not None:
        step = frame.step
        if isinstance(step, (PayCast, Strike)):
            v.info["cast/card"] = ITEMS[step.item]
            at_enemy = ATTACKS[step.item].blast.aim == ENEMY
            v.info["cast/target"] = MEEPLES[s.characters[step.target]] if at_enemy else TILES[step.target]
            return
        frame = frame.below


def _phase(s: ShadowState) -> str:
    if s.turn < 0:
        return "setup"
    frame: Frame | None = s.stack
    while frame is not None:
        if isinstance(frame.step, Absorb):
            return "absorb"
        if isinstance(frame.step, Act):
            return "act"
        frame = frame.below
    return "roll"


def resample(s: ShadowState, seat: int, rng: Rng) -> None:
    """Deal anew the Counterspells the seat does not know; all other decks are bags without order."""
    unknown = s.counter_deck[:]
    unknown += [item for item, group in zip(s.sunk, s.sunk_group, strict=True) if group]
    for fighter, cards in enumerate(s.counters):
        if fighter != seat:
            unknown += [item for item in cards if item not in s.exposed]
    dealt = rng.shuffled(sorted(unknown))
    for i in range(len(s.counter_deck)):
        s.counter_deck[i] = dealt.pop()
    s.counter_deck.sort()
    s.sunk = [dealt.pop() if group else item for item, group in zip(s.sunk, s.sunk_group, strict=True)]
    for fighter, cards in enumerate(s.counters):
        if fighter != seat:
            for i, item in enumerate(cards):
                if item not in s.exposed:
                    cards[i] = dealt.pop()
