"""What each pair of eyes may see, and how the unseen is dealt anew. CS-9.2, CS-9.3, Q-37, Q-45, Q-58, Q-62"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from radura.core.chance import Rng
from radura.core.kernel import Frame, Step
from radura.core.view import HIDDEN, NOBODY, OMNISCIENT, View
from radura.games.casting_shadows.board import SPACES
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.absorb import Absorb
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.convert import Convert
from radura.games.casting_shadows.steps.dice import Reroll
from radura.games.casting_shadows.steps.fight import MoveHit, Retort, Unleash, Warn
from radura.games.casting_shadows.steps.pay import PayCast
from radura.games.casting_shadows.tables import FORMS, Tables
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, RESOURCES

Phase: TypeAlias = Literal["setup", "roll", "act", "absorb"]


class ShadowLimits(msgspec.Struct, frozen=True):
    """The capacity of dials, Spell Books and the Portal."""

    hp: int
    energy: list[int]
    """In Base Form and in Shadow Form."""
    transform: int
    """Shadow Energy that transforming costs."""
    points: int
    """Action points of a turn."""
    book: int
    portal: int


class ShadowAttack(msgspec.Struct, frozen=True):
    """The damage that a Counterspell could answer now."""

    source: int
    card: str | None
    """The card that does it; None: the Ability of the source."""
    amount: int
    """With the bonuses of the attacker; before tile and Companion of a target."""
    tile_bonus: int
    companion_bonus: int
    targets: list[int]
    """Everybody it is aimed at, in turn order."""
    lost: list[int]
    """The damage each of them has taken; empty before the damage."""
    when: Literal["before", "after"]
    """Whether the damage is still to come or has been done."""


class ShadowCast(msgspec.Struct, frozen=True):
    """The Attack Spell that is being paid for."""

    card: str
    target: str
    """The meeple or the tile it is aimed at."""


class ShadowChange(msgspec.Struct, frozen=True):
    """The Conversion Spell under way."""

    card: str
    left: int | None
    """How many Resources it can still change; None: any number."""
    made: dict[str, int]
    """What it has made: this cannot be changed again."""


class CastingShadowsFacts(msgspec.Struct, frozen=True):
    """Facts of Casting Shadows for display, besides places, counters and faces."""

    limits: ShadowLimits
    turn: int | None
    """The fighter whose turn it is."""
    phase: Phase
    order: list[int]
    """The fighters in turn order."""
    meeples: list[str | None]
    """The meeple of each fighter; None: the Character is not chosen yet."""
    dice: list[str]
    """All dice in their order, in the Pool or not."""
    reach: list[dict[str, list[str]]]
    """For each fighter on the map the tiles in range, by range; empty for the others."""
    buried: list[int]
    """How the bottom of the Counterspell deck is made up, top first: 1 for a card that everybody knows, else the size
    of a shuffled group of which nobody knows more."""
    picked: list[str]
    """Dice picked up to be rolled again."""
    moved: list[int]
    """Enemies hit who can now be moved, in this order."""
    attack: ShadowAttack | None
    cast: ShadowCast | None
    change: ShadowChange | None


class _Names:
    """What the places and counters of a table are called, worked out once."""

    def __init__(self, t: Tables) -> None:
        self.on_tile: Final = [f"tile.{tile}" for tile in t.tiles]
        self.beside: Final = [(tile, f"market.{t.tiles[tile]}") for tile in t.market]
        self.empty_map: Final[dict[str, list[str]]] = {f"map.{space}": [] for space in SPACES}
        self.tokens: Final = [f"pool/{kind}" for kind in RESOURCES]
        self.free: Final = [f"free/{action}" for action in FREE_ACTIONS]
        self.reach: Final = [[self._reach(t, board, tile) for tile in range(len(t.tiles))] for board in t.boards]
        """By map and tile."""
        numbers = t.numbers
        self.limits: Final = ShadowLimits(
            numbers.max_hp,
            list(numbers.energy_limits),
            numbers.transform_cost,
            numbers.action_points,
            numbers.book_size,
            numbers.portal_size,
        )

    @staticmethod
    def _reach(t: Tables, board: Any, tile: int) -> dict[str, list[str]]:
        return {
            name: [t.tiles[other] for other in board.tiles if row[tile] >> other & 1]
            for name, row in zip(t.ranges, board.reach[: t.anywhere], strict=True)
        }


@cache
def _names(t: Tables) -> _Names:
    return _Names(t)


def fill(s: ShadowState, v: View) -> None:
    """Add the table to a view."""
    names = _names(s.tables)
    _map(s, v, names)
    for fighter in range(len(s.hp)):
        _fighter(s, v, fighter)
    _decks(s, v)
    _pool(s, v, names)
    v.facts = _facts(s, names)


def _map(s: ShadowState, v: View, names: _Names) -> None:
    t = s.tables
    laid = s.layout >= 0
    for name, tiles in (t.boards[s.layout].places if laid else names.empty_map).items():
        v.places[name] = tiles[:]
    rows: list[list[str]] = [[] for _ in t.tiles]
    fallen: list[str] = []
    for fighter, at in enumerate(s.at):
        if at >= 0:
            rows[at].append(t.meeples[s.characters[fighter]])
        elif laid:
            fallen.append(t.meeples[s.characters[fighter]])
    for name, meeples in zip(names.on_tile, rows, strict=True):
        v.places[name] = meeples
    for tile, name in names.beside:
        v.places[name] = [t.items[s.market[tile]]] if s.market[tile] >= 0 else []
    v.places["fallen"] = fallen
    v.places["box"] = _box(s)
    for one in s.boosted:
        if one < len(t.tiles):
            v.face(t.tiles[one], "used")


def _box(s: ShadowState) -> list[str]:
    """Return what nobody plays: tiles, boards and meeples."""
    t = s.tables
    left = [c for c in range(len(t.characters)) if c not in s.characters]
    if s.layout < 0:
        return [*t.tiles, *(t.characters[c] for c in left), *t.meeples]
    space = t.boards[s.layout].space
    return [
        *(tile for tile, at in zip(t.tiles, space, strict=True) if at < 0),
        *(t.characters[c] for c in left),
        *(t.meeples[c] for c in left),
    ]


def _fighter(s: ShadowState, v: View, fighter: int) -> None:
    t, places = s.tables, v.places
    character = s.characters[fighter]
    places[f"board.{fighter}"] = [t.characters[character]] if character >= 0 else []
    if s.layout >= 0:
        v.faces[t.characters[character]] = FORMS[s.form[fighter]]
    places[f"book.{fighter}"] = [t.items[item] for item in s.books[fighter]]
    owner = v.seat in (fighter, OMNISCIENT)
    places[f"counters.{fighter}"] = [
        t.items[item] if owner or item in s.exposed else HIDDEN for item in s.counters[fighter]
    ]
    pet = s.companion[fighter]
    places[f"companion.{fighter}"] = [t.items[pet]] if pet >= 0 else []
    if pet >= 0 and s.is_companion_used(fighter):
        v.faces[t.items[pet]] = "used"
    v.counters[f"hp.{fighter}"] = s.hp[fighter]
    v.counters[f"energy.{fighter}"] = s.energy[fighter]


def _decks(s: ShadowState, v: View) -> None:
    items = s.tables.items
    v.place("deck", [items[item] for item in s.deck], seen=NOBODY)
    v.place("discard", [items[item] for item in s.discard])
    v.place("portal", [items[item] for item in s.portal])
    v.place("aside", [items[item] for item in s.aside])
    all_seen = v.seat == OMNISCIENT
    bag = [items[item] if all_seen else HIDDEN for item in s.counter_deck]
    known = [items[item] if all_seen or not group else HIDDEN for item, group in zip(s.sunk, s.sunk_group, strict=True)]
    v.place("counter_deck", bag + known)
    bag = [items[item] if all_seen else HIDDEN for item in s.companion_deck]
    v.place("companion_deck", bag + [items[item] for item in s.companion_bottom])


def _pool(s: ShadowState, v: View, names: _Names) -> None:
    pool: list[str] = []
    common: list[str] = []
    for die, face in zip(s.tables.dice, s.dice, strict=True):
        if face >= 0:
            pool.append(die)
            v.faces[die] = RESOURCES[face]
        else:
            common.append(die)
    v.places["pool"] = pool
    v.places["common"] = common
    for item in s.cast:
        v.faces[s.tables.items[item]] = "cast"
    v.counters.update(zip(names.tokens, s.tokens, strict=True))
    v.counters.update(zip(names.free, s.free, strict=True))
    v.counter("ap", s.ap)
    v.counter("round", s.round)


# -- facts --------------------------------------------------------------------------------


def _facts(s: ShadowState, names: _Names) -> CastingShadowsFacts:
    """Work out the rest: whose turn, which phase, ranges, what is under way."""
    t = s.tables
    top = s.stack.step if s.stack is not None else None
    reach: list[dict[str, list[str]]] = [{} if at < 0 else names.reach[s.layout][at] for at in s.at]
    return CastingShadowsFacts(
        limits=names.limits,
        turn=s.turn if s.turn >= 0 else None,
        phase=_phase(s),
        order=s.order[:],
        meeples=[t.meeples[character] if character >= 0 else None for character in s.characters],
        dice=t.dice[:],
        reach=reach,
        buried=_buried(s),
        picked=[t.dice[die] for die in top.dice] if isinstance(top, Reroll) else [],
        moved=MoveHit.waiting(s) if any(isinstance(step, MoveHit) for step in _pending(s)) else [],
        attack=_attack(s, top),
        cast=_cast(s),
        change=_change(s, top),
    )


def _pending(s: ShadowState) -> Iterator[Step[Any]]:
    frame: Frame | None = s.stack
    while frame is not None:
        yield frame.step
        frame = frame.below


def _phase(s: ShadowState) -> Phase:
    if s.turn < 0:
        return "setup"
    for step in _pending(s):
        if isinstance(step, Absorb):
            return "absorb"
        if isinstance(step, Act):
            return "act"
    return "roll"


def _buried(s: ShadowState) -> list[int]:
    """Return the groups under the Counterspell deck. Q-5, Q-58"""
    out: list[int] = []
    last = 0
    for group in s.sunk_group:
        if group and group == last:
            out[-1] += 1
        else:
            out.append(1)
        last = group
    return out


def _attack(s: ShadowState, top: Step[Any] | None) -> ShadowAttack | None:
    if not isinstance(top, (Warn, Retort)):
        return None
    blow = top.blow
    return ShadowAttack(
        source=blow.source,
        card=s.tables.items[blow.cause] if blow.cause < s.tables.first_ability else None,
        amount=blow.amount,
        tile_bonus=blow.tile_bonus,
        companion_bonus=blow.companion_bonus,
        targets=list(blow.targets),
        lost=list(top.lost) if isinstance(top, Retort) else [],
        when="before" if isinstance(top, Warn) else "after",
    )


def _cast(s: ShadowState) -> ShadowCast | None:
    """Return the Attack Spell that is being paid for, and whom or what it is aimed at. Q-69"""
    t = s.tables
    for step in _pending(s):
        if isinstance(step, PayCast):
            item = step.item
        elif isinstance(step, Unleash) and step.cause < t.n_attacks:
            item = step.cause
        else:
            continue
        return ShadowCast(t.items[item], t.meeples[s.characters[step.enemy]] if step.enemy >= 0 else t.tiles[step.tile])
    return None


def _change(s: ShadowState, top: Step[Any] | None) -> ShadowChange | None:
    if not isinstance(top, Convert):
        return None
    made = {RESOURCES[kind]: n for kind, n in enumerate(top.made) if n}
    return ShadowChange(s.tables.items[top.item], top.left if top.is_limited(s) else None, made)


# -- dealing anew -------------------------------------------------------------------------


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
