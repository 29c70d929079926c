"""What each pair of eyes may see, and how the unseen is dealt anew. CS-9.2, CS-9.3, Q-37, Q-45, Q-58, Q-62"""

from radura.core.chance import Rng
from radura.core.kernel import Frame
from radura.core.view import HIDDEN, NOBODY, OMNISCIENT, View
from radura.games.casting_shadows.board import BOARDS, SPACES
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.absorb import Absorb
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.fight import Retort, Warn
from radura.games.casting_shadows.tables import (
    CAUSES,
    CHARACTERS,
    DICE,
    FREE_ACTIONS,
    ITEMS,
    MARKET,
    MEEPLES,
    RANGES,
    RESOURCES,
    TILES,
)


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
    space = BOARDS[s.layout].space if laid else [-1] * len(TILES)
    for index, name in enumerate(SPACES):
        v.place(f"map.{name}", [TILES[tile] for tile in range(len(TILES)) if space[tile] == index])
    for tile, name in enumerate(TILES):
        v.place(f"tile.{name}", [MEEPLES[s.characters[f]] for f in range(len(s.at)) if s.at[f] == tile])
        if tile in MARKET:
            v.place(f"market.{name}", [ITEMS[s.market[tile]]] if s.market[tile] >= 0 else [])
    v.place("fallen", [MEEPLES[s.characters[f]] for f in range(len(s.at)) if laid and s.at[f] < 0])
    left = [c for c in range(len(CHARACTERS)) if c not in s.characters]
    meeples = left if laid else range(len(CHARACTERS))
    v.place(
        "box",
        [
            *(TILES[tile] for tile in range(len(TILES)) if space[tile] < 0),
            *(CHARACTERS[c] for c in left),
            *(MEEPLES[c] for c in meeples),
        ],
    )


def _fighter(s: ShadowState, v: View, fighter: int) -> None:
    character = s.characters[fighter]
    v.place(f"board.{fighter}", [CHARACTERS[character]] if character >= 0 else [])
    if s.layout >= 0:
        v.face(CHARACTERS[character], "shadow" if s.form[fighter] else "base")
    v.place(f"book.{fighter}", [ITEMS[item] for item in s.books[fighter]])
    owner = v.seat in (fighter, OMNISCIENT)
    v.place(
        f"counters.{fighter}",
        [ITEMS[item] if owner or item in s.exposed else HIDDEN for item in s.counters[fighter]],
    )
    v.place(f"companion.{fighter}", [ITEMS[s.companion[fighter]]] if s.companion[fighter] >= 0 else [])
    v.counter(f"hp.{fighter}", s.hp[fighter])
    v.counter(f"energy.{fighter}", s.energy[fighter])


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
    v.place("pool", [die for die, face in zip(DICE, s.dice, strict=True) if face >= 0])
    v.place("common", [die for die, face in zip(DICE, s.dice, strict=True) if face < 0])
    for die, face in zip(DICE, s.dice, strict=True):
        if face >= 0:
            v.face(die, RESOURCES[face])
    for kind, n in zip(RESOURCES, s.tokens, strict=True):
        v.counter(f"pool/{kind}", n)
    for item in s.cast:
        v.face(ITEMS[item], "cast")
    for action, n in zip(FREE_ACTIONS, s.free, strict=True):
        v.counter(f"free/{action}", n)
    v.counter("ap", s.ap)
    v.counter("round", s.round)


def _facts(s: ShadowState, v: View) -> None:
    """Add what is worked out from the rest: whose turn, which phase, ranges, the attack under way."""
    v.info["turn"] = s.turn
    v.info["phase"] = _phase(s)
    if s.layout >= 0:
        for fighter, at in enumerate(s.at):
            if at >= 0:
                for index, name in enumerate(RANGES):
                    reach = BOARDS[s.layout].reach[index][at]
                    v.info[f"reach.{fighter}/{name}"] = " ".join(tile for i, tile in enumerate(TILES) if reach >> i & 1)
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
    dealt = rng.shuffled(unknown)
    for i in range(len(s.counter_deck)):
        s.counter_deck[i] = dealt.pop()
    s.counter_deck.sort()
    for i, group in enumerate(s.sunk_group):
        if group:
            s.sunk[i] = dealt.pop()
    for fighter, cards in enumerate(s.counters):
        if fighter != seat:
            for i, item in enumerate(cards):
                if item not in s.exposed:
                    cards[i] = dealt.pop()
