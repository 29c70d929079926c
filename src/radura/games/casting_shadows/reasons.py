"""Why a card, a die, a tile or an Action cannot be used now, with the rule that says so.

What can be paid, reached and rolled is asked of the rules; here it is only told what is missing.
"""

from collections import Counter

from radura.core.reasons import Reason, asked_instead, no
from radura.core.text import COMPOSED, Message
from radura.core.view import Closed
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.absorb import Absorb
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.dice import Reroll
from radura.games.casting_shadows.steps.fight import Retort, Run, Warn
from radura.games.casting_shadows.steps.pay import Discard, can_collect, collection_cost, offer_words
from radura.games.casting_shadows.tables import (
    CURSE,
    FREE_CAST,
    FREE_COLLECT,
    FREE_PROTECT,
    FREE_REFRESH,
    FREE_REROLL,
    FREE_TRAVEL,
    Cost,
    resource_words,
)

ASKED = {
    "PickCharacter": "CS-2.1",
    "Act": "CS-4.3",
    "Reroll": "CS-4.10",
    "PayCollect": "CS-4.15",
    "Fragment": "Q-55",
    "Absorb": "CS-5.1",
    "Summon": "CS-8.15",
    "Discard": "CS-9.6",
    "PayCast": "CS-10.4",
    "Convert": "CS-11.1",
    "Warn": "CS-14.4",
    "Run": "Q-28",
    "Retort": "CS-14.4",
    "MoveHit": "Q-53",
}
"""The steps that ask a seat, each with its rule; ``cs-no-now-<step>`` says what they ask about."""


def _now(s: ShadowState) -> Reason:
    return asked_instead(s, ASKED)


def _is_act(s: ShadowState) -> bool:
    return s.stack is not None and isinstance(s.stack.step, Act)


NO_POINT = no("cs-no-point", "CS-4.2")


# -- Spells ---------------------------------------------------------------------------------


def lacking(s: ShadowState, cost: Cost) -> list[int]:
    """Return the Resources that the Pool lacks for the nearest way to pay; none: it can pay."""
    if cost.can_pay(s.pool()):
        return []
    lacks = []
    for way in cost.ways:
        need = Counter(s.tables.ways[way])
        lacks.append([kind for kind in sorted(need) for _ in range(need[kind] - s.count(kind))])
    return min(lacks, key=len)


def _missing(s: ShadowState, cost: Cost, rule: str) -> Reason:
    lack = Counter(lacking(s, cost))
    words = [f"{n} {resource_words(kind, n)}" for kind, n in sorted(lack.items())]
    return no("cs-no-resource", rule, list=COMPOSED + ", ".join(words))


def no_spell(s: ShadowState, seat: int, item: int) -> Reason | None:
    """Return why a Spell of the own Spell Book cannot be cast at anybody; None: it can."""
    t = s.tables
    if item in s.cast:
        return no("cs-no-cast-twice", "CS-4.8")
    if not s.ap + s.free[FREE_CAST]:
        return NO_POINT
    if item >= t.n_attacks:
        if s.pool() & t.conversions[item - t.n_attacks].mask:
            return None
        return no("cs-no-conversion", "CS-11.1")
    spell = t.attacks[item]
    if not spell.cost.can_pay(s.pool()):
        return _missing(s, spell.cost, "CS-4.7")
    if _in_range(s, seat, spell.blast.range):
        return None
    return no("cs-no-range", "CS-10.7", range=f"#cs-range-{t.ranges[spell.blast.range]}")


def _in_range(s: ShadowState, seat: int, range_: int) -> list[int]:
    """Return the enemies on the tiles in range. CS-10.5, CS-10.7"""
    reach = s.tables.boards[s.layout].reach[range_][s.at[seat]]
    return [f for f, tile in enumerate(s.at) if f != seat and tile >= 0 and reach >> tile & 1]


def _no_book(s: ShadowState, seat: int, item: int) -> Reason:
    """Explain a card of the own Spell Book."""
    assert s.stack is not None
    t, step = s.tables, s.stack.step
    if isinstance(step, Discard):
        if step.level and t.level[item] != step.level:
            return no("cs-no-level", "CS-9.9", level=step.level)
        return no("cs-no-copy", "Q-9")
    if not isinstance(step, Act):
        return _now(s)
    reason = no_spell(s, seat, item) if item < t.n_spells else None
    return reason or no("cs-no-copy", "Q-9")


# -- Actions --------------------------------------------------------------------------------


def no_collect(s: ShadowState, seat: int) -> Reason | None:
    """Return why the card beside the own tile cannot be taken; None: it can."""
    t = s.tables
    if not (s.ap or s.free[FREE_COLLECT]):
        return NO_POINT
    if can_collect(s, seat, s.pool()):
        return None
    cost = collection_cost(s, seat)
    if cost is None:
        return no("cs-no-counterspell", "Q-35") if s.at[seat] == t.desert else no("cs-no-card-here", "CS-2.14")
    if not cost.can_pay(s.pool()):
        return _missing(s, cost, "CS-14.2" if s.at[seat] == t.desert else "CS-4.15")
    return no("cs-no-given-spell", "CS-9.9", level=cost.level) if cost.level else no("cs-no-room", "CS-9.7")


def no_ability(s: ShadowState, seat: int) -> Reason | None:
    """Return why the Ability cannot be used at all; None: it can."""
    t, a = s.tables, s.tables.actions
    if any(a.kinds[action].startswith("ability") for action in s.choices):
        return None
    if not s.form[seat]:
        return no("cs-no-shadow-form", "CS-8.9")
    if s.energy[seat] < t.limits[1]:
        return no("cs-no-energy", "CS-8.13", n=s.energy[seat], full=t.limits[1])
    return no("cs-no-ability", "Q-40")


def no_action(s: ShadowState, seat: int, action: int) -> Reason:
    """Say why an action is not offered."""
    t, a = s.tables, s.tables.actions
    kind, values = a.kinds[action], a.space.values(action)
    if kind in ("roll", "draw"):
        return no("cs-no-chance", "CS-3.2")
    assert s.stack is not None
    if kind in ("absorb", "transform") and isinstance(s.stack.step, Absorb):
        return _no_shadow(s, seat, kind)
    if kind == "reroll" and isinstance(s.stack.step, Act | Reroll):
        return _no_die(s, values["die"])
    if not _is_act(s):
        return _now(s)
    if kind in ("cast_at", "cast_on", "cast", "use"):
        item = t.items.index(values["item"])
        if item not in s.books[seat]:
            return no("cs-no-in-book", "CS-4.7")
        return (no_spell(s, seat, item) if item < t.n_spells else None) or _no_target(s, seat, item, values)
    if kind.startswith("ability"):
        return no_ability(s, seat) or no("cs-no-aim", "CS-10.7")
    if kind == "collect":
        return no_collect(s, seat) or _now(s)
    if kind == "refresh":
        return _no_refresh(s, seat)
    if kind == "protect":
        return no("cs-no-curse", "CS-4.12") if s.ap or s.free[FREE_PROTECT] else NO_POINT
    if kind == "travel":
        return _no_travel(s, seat, t.tiles.index(values["tile"]))
    return _now(s)


def _no_target(s: ShadowState, seat: int, item: int, values: dict[str, str]) -> Reason:
    """Say why a Spell that can be cast cannot be cast there."""
    t = s.tables
    if "character" in values:
        character = t.characters.index(values["character"])
        if character not in s.characters:
            return no("cs-no-player", "CS-10.2")
        fighter = s.characters.index(character)
        if fighter == seat:
            return no("cs-no-self", "CS-10.3")
        if s.hp[fighter] == 0:
            return no("cs-no-fallen", "CS-6.3")
    if "character" in values or "tile" in values:
        if item >= t.n_attacks:
            return _now(s)
        reach = t.attacks[item].blast.range
        return no("cs-no-aim-range", "CS-10.7", range=f"#cs-range-{t.ranges[reach]}")
    return no("cs-no-copy", "Q-9")


def _no_refresh(s: ShadowState, seat: int) -> Reason:
    return no("cs-no-refresh", "CS-4.14") if s.ap or s.free[FREE_REFRESH] else NO_POINT


def _no_travel(s: ShadowState, seat: int, tile: int) -> Reason:
    if s.at[seat] == tile:
        return no("cs-no-travel-here", "CS-4.5")
    if tile not in s.tables.boards[s.layout].near[s.at[seat]]:
        return no("cs-no-far", "CS-4.5")
    return NO_POINT if not (s.ap or s.free[FREE_TRAVEL]) else _now(s)


def _no_shadow(s: ShadowState, seat: int, kind: str) -> Reason:
    """Say why nothing can be absorbed, or why the seat cannot transform. CS-8.1 to CS-8.6"""
    t = s.tables
    if kind == "transform":
        if s.form[seat]:
            return no("cs-no-transform-twice", "CS-8.6")
        return no("cs-no-transform", "CS-8.4", n=t.numbers.transform_cost, energy=s.energy[seat])
    full = s.energy[seat] >= t.limits[s.form[seat]]
    return no("cs-no-absorb-full", "CS-8.3") if full else no("cs-no-fragment", "CS-5.1")


def _no_die(s: ShadowState, die: str) -> Reason:
    assert s.stack is not None
    t, step = s.tables, s.stack.step
    number = t.dice.index(die)
    face = s.dice[number]
    if face < 0:
        return no("cs-no-die-spent", "CS-7.8")
    if face == CURSE:
        return no("cs-no-die-curse", "CS-4.11")
    if isinstance(step, Reroll):
        return no("cs-no-die-picked", "CS-4.10") if number in step.dice else no("cs-no-die-same", "CS-4.10")
    if not isinstance(step, Act):
        return _now(s)
    return no("cs-no-die-same", "CS-4.10") if s.ap or s.free[FREE_REROLL] else NO_POINT


# -- pieces ---------------------------------------------------------------------------------


def no_piece(s: ShadowState, seat: int, name: str, place: str) -> Reason:
    """Say why something in sight is no target."""
    t = s.tables
    zone, _, owner = place.partition(".")
    mine = owner == str(seat)
    item = t.items.index(name) if name in t.items else -1
    if name in t.tiles:
        return _no_tile(s, seat, t.tiles.index(name))
    if name in t.meeples:
        return _no_meeple(s, seat, t.meeples.index(name))
    if name in t.dice:
        return _no_die(s, name)
    match zone:
        case "board":
            return _no_board(s, seat, mine=mine)
        case "book":
            return _no_own_book(s, seat, item) if mine else no("cs-no-other-book", "CS-4.7")
        case "counters":
            return _no_counterspell(s) if mine else no("cs-no-other-counters", "CS-9.3")
        case "companion":
            return no("cs-no-companion", "CS-13.1")
        case "market":
            return _no_market(s, seat, owner)
        case "counter_deck":
            return _no_counter_deck(s, seat)
        case "portal":
            return _now(s) if not _is_act(s) else no("cs-no-portal", "CS-8.7")
        case "box" if s.layout < 0:
            return _now(s)
    return no(*REST[zone]) if zone in REST else _now(s)


REST = {
    "box": ("cs-no-box", "CS-2.9"),
    "fallen": ("cs-no-fallen", "CS-6.3"),
    "aside": ("cs-no-aside", "CS-16.7"),
    "deck": ("cs-no-deck", "CS-4.17"),
    "discard": ("cs-no-discard", "CS-2.15"),
    "companion_deck": ("cs-no-companion-deck", "CS-13.3"),
    "common": ("cs-no-die-spent", "CS-7.8"),
}
"""Places whose things nobody uses."""


def _no_own_book(s: ShadowState, seat: int, item: int) -> Reason:
    return _no_book(s, seat, item) if item >= 0 else _now(s)


def _no_board(s: ShadowState, seat: int, *, mine: bool) -> Reason:
    if not mine:
        return no("cs-no-other-board", "CS-10.2")
    return (no_ability(s, seat) or _now(s)) if _is_act(s) else _now(s)


def _no_counterspell(s: ShadowState) -> Reason:
    assert s.stack is not None
    if isinstance(s.stack.step, Warn | Retort) and not isinstance(s.stack.step, Run):
        return no("cs-no-trigger", "CS-14.4")
    return no("cs-no-answer", "CS-14.4") if _is_act(s) else _now(s)


def _no_market(s: ShadowState, seat: int, tile: str) -> Reason:
    if not _is_act(s):
        return _now(s)
    if s.tables.tiles[s.at[seat]] != tile:
        return no("cs-no-market", "CS-4.20", tile=f"#cs-card-{tile}")
    return no_collect(s, seat) or _no_refresh(s, seat)


def _no_counter_deck(s: ShadowState, seat: int) -> Reason:
    if not _is_act(s):
        return _now(s)
    if s.at[seat] != s.tables.desert:
        return no("cs-no-desert", "CS-14.1")
    return no_collect(s, seat) or no("cs-no-top", "CS-14.3")


def _no_tile(s: ShadowState, seat: int, tile: int) -> Reason:
    if s.layout < 0:
        return _now(s)
    if s.tables.boards[s.layout].space[tile] < 0:
        return no("cs-no-box", "CS-2.9")
    return _no_travel(s, seat, tile) if _is_act(s) else _now(s)


def _no_meeple(s: ShadowState, seat: int, character: int) -> Reason:
    if s.layout < 0:
        return _now(s)
    if character not in s.characters:
        return no("cs-no-box", "CS-2.9")
    fighter = s.characters.index(character)
    if s.hp[fighter] == 0:
        return no("cs-no-fallen", "CS-6.3")
    if not _is_act(s):
        return _now(s)
    return no("cs-no-own-meeple", "CS-4.5") if fighter == seat else no("cs-no-attack", "CS-10.7")


# -- what the table shows dashed ---------------------------------------------------------------


def closed(s: ShadowState, seat: int) -> list[Closed]:
    """List Spells that cannot be cast, the card beside the tile, and the Ability of a Shadow Form."""
    if not _is_act(s):
        return []
    t = s.tables
    out: list[Closed] = []
    told: set[int] = set()
    for item in s.books[seat]:
        if item < t.n_spells and t.card[item] not in told and (reason := no_spell(s, seat, item)) is not None:
            told.add(t.card[item])
            words = Message("cs-do-cast", {"card": t.card_words[item]})
            out.append(Closed(words, reason.text, reason.rule, "cast", [t.items[item]]))
    if collection_cost(s, seat) is not None and (reason := no_collect(s, seat)) is not None:
        words = Message("cs-do-collect", {"card": offer_words(s, seat)})
        target = "counter_deck" if s.at[seat] == t.desert else t.items[s.market[s.at[seat]]]
        out.append(Closed(words, reason.text, reason.rule, "here", [target]))
    if s.form[seat] and (reason := no_ability(s, seat)) is not None:
        character = s.characters[seat]
        words = Message("cs-do-ability", {"ability": t.cause_words(t.first_ability + character)})
        out.append(Closed(words, reason.text, reason.rule, "free", [t.characters[character]]))
    return out
