"""What hands do at the table: cards, pawns, dice and Crystals change place, and the log hears of it.

Nothing here decides anything; the steps do. Every change of the state that can be seen is made
by a function of this file, so that events and views cannot drift apart.
"""

from radura.core.view import ALL, NOBODY
from radura.games.storyfold_wildwoods.pieces import BROM_CARD, FIRST_DIE, LUMA_CARD, N_ACTIONS
from radura.games.storyfold_wildwoods.state import (
    ABSENT,
    AVAILABLE,
    BETWEEN,
    BROM_FACES,
    CURE,
    DIE_PLACES,
    IN_BOX,
    LUMA_FACES,
    PROTECT,
    ROLLED,
    USED,
    Wild,
)

# -- the box ----------------------------------------------------------------------------


def in_box(s: Wild) -> list[int]:
    """Return the items that lie in the box: all that are nowhere else."""
    out = {
        *s.river,
        *s.blessings,
        *s.exploration_deck,
        *s.exploration_known,
        *s.exploration_discard,
        *s.creature_deck,
        *s.creature_known,
        *s.creature_discard,
        *s.shadow_deck,
        *s.shadow_discard,
        *s.story,
        *s.drawn,
        *s.limbo,
        LUMA_CARD,
        s.final,
    }
    if s.brom != ABSENT:
        out.add(BROM_CARD)
    if s.stage > BETWEEN:
        out.update(s.tables.scenes[s.scene].locations)
    out.update(FIRST_DIE + die for die in s.tables.dice if s.dice[die] != IN_BOX)
    return [item for item in range(len(s.tables.names)) if item not in out]


def boxed(s: Wild, item: int, source: str, seen: int = ALL) -> None:
    """Tell the log that an item, already taken off the table, went into the box."""
    if s.log is not None:
        s.log.moved(s.tables.names[item], source, "box", before=seen, after=NOBODY, at=in_box(s).index(item))


def unboxed(s: Wild, item: int, target: str, seen: int = ALL) -> None:
    """Tell the log that an item came out of the box."""
    if s.log is not None:
        s.log.moved(s.tables.names[item], "box", target, before=NOBODY, after=seen)


# -- the River --------------------------------------------------------------------------


def move_in_river(s: Wild, item: int, at: int) -> None:
    """Lift a card out, let the others slide, and put it at this place of the row. OQ-25"""
    s.river.remove(item)
    s.river.insert(at, item)
    if s.log is not None:
        s.log.moved(s.tables.names[item], "river", "river", at=at)


def to_end(s: Wild, item: int) -> None:
    """Move a card to the End of the River. SW-8.2"""
    if s.river[-1] != item:
        move_in_river(s, item, len(s.river) - 1)


def leave_river(s: Wild, item: int) -> None:
    """Take a Creature from the River to its discard pile, a guardian to the box. OQ-40, SW-17.10"""
    unstun(s, item)
    s.river.remove(item)
    if item in s.order:
        s.order.remove(item)
    for i in range(len(s.acting)):
        if s.acting[i] == item:
            s.acting[i] = -1
    if s.target == item:
        s.target = -1
    if s.tables.guardian[item]:
        boxed(s, item, "river")
        return
    s.creature_discard.append(item)
    if s.log is not None:
        s.log.moved(s.tables.names[item], "river", "creature_discard")


def stun(s: Wild, item: int) -> None:
    """Put a Stun token on a Creature; it has one at most. SW-18.3"""
    if item not in s.stunned:
        s.stunned.append(item)
        if s.log is not None:
            s.log.flipped(s.tables.names[item], "stunned")


def unstun(s: Wild, item: int) -> None:
    """Take the Stun token off a Creature, if it has one."""
    if item in s.stunned:
        s.stunned.remove(item)
        if s.log is not None:
            s.log.flipped(s.tables.names[item], "")


def lock(s: Wild, action: int) -> None:
    """Lock an Action card for the next Luma Phase. SW-21.7, OQ-69"""
    if action in s.locking:
        return
    if s.log is not None:
        if action not in s.locked:
            s.log.flipped(s.tables.names[action], "locked")
        s.log.said("sw-log-locked", 0, card=f"#sw-card-{s.tables.names[action]}")
    s.locking.append(action)


def unlock_all(s: Wild, also_next: bool) -> None:
    """End the locks of this Luma Phase, or all of them."""
    if s.log is not None:
        for action in range(N_ACTIONS):
            was = action in s.locked or action in s.locking
            if was and (also_next or action not in s.locking):
                s.log.flipped(s.tables.names[action], "")
    s.locked = []
    if also_next:
        s.locking = []


# -- tracks and Crystals ----------------------------------------------------------------


def set_light(s: Wild, at: int) -> None:
    """Put the Light Pawn at this distance from the centre."""
    s.light = at
    if s.log is not None:
        s.log.counted("light", at)


def set_shadow(s: Wild, at: int) -> None:
    """Put the Shadow Pawn at this distance from the centre."""
    s.shadow = at
    if s.log is not None:
        s.log.counted("shadow", at)


def set_spirit(s: Wild, value: int) -> None:
    """Put the Spirit Pawn where this much Spirit is left."""
    s.spirit = value
    if s.log is not None:
        s.log.counted("spirit", value)


def gain_spirit(s: Wild, n: int) -> None:
    """Move the Spirit Pawn to the left, at most to the leftmost space. SW-12.2"""
    gained = min(n, s.tables.spirit_max - s.spirit)
    if gained > 0:
        if s.log is not None:
            s.log.said("sw-log-gain-spirit", 0, n=gained)
        set_spirit(s, s.spirit + gained)


def put_crystals(s: Wild, action: int, n: int) -> None:
    """Add n Crystals to an Action card, or take them off."""
    s.crystals[action] += n
    if s.log is not None:
        s.log.counted(f"{s.tables.names[action]}/crystals", s.crystals[action])


# -- dice -------------------------------------------------------------------------------


def set_die(s: Wild, die: int, status: int) -> None:
    """Bring a die to another place; a die that leaves the roll shows nothing any more."""
    was = s.dice[die]
    if was == status:
        return
    s.dice[die] = status
    if s.log is None:
        if was == ROLLED:
            s.faces[die] = 0
        return
    name = s.tables.names[FIRST_DIE + die]
    if was == ROLLED:
        if s.faces[die]:
            s.log.flipped(name, "")
        s.faces[die] = 0
    if status == IN_BOX:
        boxed(s, FIRST_DIE + die, DIE_PLACES[was])
        return
    at = sum(s.dice[other] == status for other in range(die))
    s.log.moved(name, DIE_PLACES[was], DIE_PLACES[status], before=ALL if was != IN_BOX else NOBODY, at=at)


def gather_dice(s: Wild) -> None:
    """Make the dice available again, but for those kept back. SW-5.1, SW-5.17"""
    kept = s.delayed
    starting = s.tables.starting
    s.delayed = 0
    for die in s.tables.dice:
        if s.dice[die] != IN_BOX:
            if kept > 0 and die < starting:
                kept -= 1
                set_die(s, die, USED)
            else:
                set_die(s, die, AVAILABLE)


# -- Luma, Brom and the Locations -------------------------------------------------------


def set_luma(s: Wild, face: int) -> None:
    """Turn the Luma card to this face."""
    if s.luma != face:
        s.luma = face
        if s.log is not None:
            s.log.flipped("luma", LUMA_FACES[face])


def flip_brom(s: Wild) -> None:
    """Turn the Brom card over. SW-14.9, SW-14.11"""
    if s.brom != ABSENT:
        s.brom = CURE if s.brom == PROTECT else PROTECT
        if s.log is not None:
            s.log.flipped("brom", BROM_FACES[s.brom])


def lose_brom(s: Wild) -> None:
    """Put Brom on the Shadow discard pile and turn the Luma card over. SW-14.2, SW-14.3"""
    if s.brom != ABSENT:
        s.brom = ABSENT
        s.shadow_discard.append(BROM_CARD)
        if s.log is not None:
            s.log.flipped("brom", "")
            s.log.moved("brom", "brom", "shadow_discard")
        set_luma(s, 1)


def mark(s: Wild, location: int) -> None:
    """Put a Location Pawn on a Location. SW-10.4"""
    s.placed.append(location)
    if s.log is not None:
        s.log.flipped(s.tables.names[location], "overcome")


def unmark(s: Wild, location: int) -> None:
    """Take the Location Pawn off a Location. OQ-59"""
    s.placed.remove(location)
    if s.log is not None:
        s.log.flipped(s.tables.names[location], "")


# -- piles ------------------------------------------------------------------------------


def put(s: Wild, item: int, source: list[int], source_name: str, target: list[int], target_name: str) -> None:
    """Bring a card, face up on both ends, from one list to the end of another."""
    source.remove(item)
    target.append(item)
    if s.log is not None:
        s.log.moved(s.tables.names[item], source_name, target_name)


def reshuffle_creatures(s: Wild) -> None:
    """The Creature discard pile becomes the deck. SW-17.5"""
    _turn_over(s, s.creature_discard, "creature_discard", "creature_deck")
    s.creature_deck, s.creature_discard = s.creature_discard, []


def reshuffle_explorations(s: Wild) -> None:
    """The Exploration discard pile becomes the deck. SW-16.4"""
    _turn_over(s, s.exploration_discard, "exploration_discard", "exploration_deck")
    s.exploration_deck, s.exploration_discard = s.exploration_discard, []


def _turn_over(s: Wild, pile: list[int], source: str, target: str) -> None:
    if s.log is not None:
        s.log.said("sw-log-reshuffle", 0, deck=f"#sw-place-{target}")
        for item in pile:
            s.log.moved(s.tables.names[item], source, target, before=ALL, after=NOBODY)


def read(s: Wild, id: str) -> None:
    """Lay a text before the player; without Brom in his space, its other version. OQ-60"""
    text = s.tables.text(id, s.brom == ABSENT)
    s.pages = [*s.pages, text]
    if text not in s.told:
        s.told = [*s.told, text]
    if s.log is not None:
        s.log.said(s.tables.texts[text], 0)
