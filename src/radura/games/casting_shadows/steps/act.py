"""Phase 2: the six Actions, the Ability and the Resource cards. CS-4, CS-8.9 to CS-8.14, CS-12"""

from typing import Final

from radura.core.kernel import Step
from radura.core.text import Message
from radura.games.casting_shadows.actions import (
    ABILITY,
    ABILITY_AT,
    ABILITY_ON,
    AIMED,
    CAST,
    CAST_AT,
    CAST_BASE,
    CAST_ON,
    COLLECT,
    END,
    PROTECT,
    REFRESH,
    REROLL,
    SPREAD,
    TRAVEL,
    USE,
)
from radura.games.casting_shadows.board import BOARDS
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.absorb import Absorb
from radura.games.casting_shadows.steps.convert import NOTHING_MADE, Convert
from radura.games.casting_shadows.steps.dice import Reroll, TurnUp, rerollable
from radura.games.casting_shadows.steps.fight import use_ability
from radura.games.casting_shadows.steps.pay import PayCast, can_collect, collect
from radura.games.casting_shadows.tables import (
    ABILITIES,
    ATTACKS,
    BITS,
    CARD,
    CARD_WORDS,
    CHARACTERS,
    CONVERSIONS,
    CURSE,
    EACH,
    ENEMY,
    FIELD,
    FREE_CAST,
    FREE_COLLECT,
    FREE_PROTECT,
    FREE_REFRESH,
    FREE_REROLL,
    FREE_TRAVEL,
    GAINS,
    ITEMS,
    LIMITS,
    MAX_HP,
    N_ATTACKS,
    N_SPELLS,
    TILE_WORDS,
    TILES,
    Blast,
)

_CURSES: Final = FIELD << BITS * CURSE


class Act(Step[ShadowState]):
    """The seat takes Actions in any order until it ends the phase. CS-4.3, CS-4.4, CS-4.22, Q-50"""

    def options(self, s: ShadowState, seat: int) -> list[int]:
        out: list[int] = []
        ap, free, at, pool = s.ap, s.free, s.at[seat], s.pool()
        if s.form[seat] and s.energy[seat] == LIMITS[1]:
            _list_ability(s, seat, out)
        if s.books[seat]:
            _list_book(s, seat, pool, ap + free[FREE_CAST], out)
            out.sort()
        if (ap or free[FREE_COLLECT]) and can_collect(s, seat, pool):
            out.append(COLLECT)
        if (ap or free[FREE_REFRESH]) and s.market[at] >= 0:
            out.append(REFRESH)
        if ap or free[FREE_REROLL]:
            out += rerollable(s)
        if (ap or free[FREE_PROTECT]) and pool & _CURSES:
            out.append(PROTECT)
        if ap or free[FREE_TRAVEL]:
            out += TRAVELS[s.layout][at]
        out.append(END)
        return out

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        if action == END:
            s.push(Absorb(), seat)
            return
        s.push(self, seat)
        if action >= TRAVEL:
            _travel(s, seat, action - TRAVEL)
        elif action >= PROTECT:
            _protect(s, seat)
        elif action >= REROLL:
            s.use_point(FREE_REROLL)
            s.push(Reroll(1 << action - REROLL), seat)
        elif action >= REFRESH:
            _refresh(s, seat)
        elif action >= COLLECT:
            s.use_point(FREE_COLLECT)
            collect(s, seat)
        elif action >= USE:
            _use(s, seat, action - USE + N_SPELLS)
        elif action >= ABILITY:
            use_ability(s, seat, _ability_target(s, action))
        else:
            _cast(s, seat, action)

    def prompt(self, s: ShadowState, seat: int) -> Message | None:
        if s.stack is None or s.stack.step is not self:
            return None
        return Message("cs-ask-act", {"points": s.ap})


TRAVELS: Final = [[[TRAVEL + tile for tile in near] for near in board.near] for board in BOARDS]
"""By map and tile, the Travels there are."""


def _list_book(s: ShadowState, seat: int, pool: int, points: int, out: list[int]) -> None:
    """Add what the Spell Book offers, equal cards once. CS-4.7, CS-4.8, Q-9"""
    seen = 0
    for item in s.books[seat]:
        bit = 1 << CARD[item]
        if seen & bit:
            continue
        if item >= N_SPELLS:
            seen |= bit
            out.append(USE + item - N_SPELLS)
        elif points and item not in s.cast:
            seen |= bit
            if item >= N_ATTACKS:
                if pool & CONVERSIONS[item - N_ATTACKS].mask:
                    out.append(CAST + item - N_ATTACKS)
            elif ATTACKS[item].cost.can_pay(pool):
                _list_targets(s, seat, ATTACKS[item].blast, CAST_BASE[item], out)


def _list_targets(s: ShadowState, seat: int, blast: Blast, base: int, out: list[int]) -> None:
    """Add an action for each enemy, or each tile with an enemy, in range. CS-10.5 to CS-10.8, Q-40"""
    reach = BOARDS[s.layout].reach[blast.range][s.at[seat]]
    at = s.at
    for fighter in range(len(at)):
        tile = at[fighter]
        if fighter != seat and tile >= 0 and reach >> tile & 1:
            action = base + (s.characters[fighter] if blast.aim == ENEMY else tile)
            if action not in out:
                out.append(action)


def _list_ability(s: ShadowState, seat: int, out: list[int]) -> None:
    """Add the Ability at full charge, if it can do something. CS-8.13, Q-40"""
    ability = ABILITIES[s.characters[seat]]
    blast = ability.blast
    if blast is None:
        if s.hp[seat] < MAX_HP:
            out.append(ABILITY)
    elif blast.aim == EACH:
        out.append(ABILITY)
    else:
        _list_targets(s, seat, blast, ABILITY_AT if blast.aim == ENEMY else ABILITY_ON, out)
        out.sort()


def _ability_target(s: ShadowState, action: int) -> int:
    if action >= ABILITY_ON:
        return action - ABILITY_ON
    return s.characters.index(action - ABILITY_AT) if action >= ABILITY_AT else -1


def _travel(s: ShadowState, seat: int, tile: int) -> None:
    """Move to an adjacent tile. CS-4.5, CS-4.6"""
    s.use_point(FREE_TRAVEL)
    s.walk(seat, tile)
    if s.log is not None:
        s.log.said("cs-log-travel", seat, who=s.name(seat), tile=TILE_WORDS[tile])


def _protect(s: ShadowState, seat: int) -> None:
    """Remove a Cursed Crystal; its die does not come back this turn. CS-4.12, Q-46"""
    s.use_point(FREE_PROTECT)
    s.lose(CURSE)
    if s.log is not None:
        s.log.said("cs-log-protect", seat, who=s.name(seat))


def _refresh(s: ShadowState, seat: int) -> None:
    """Put another card beside the tile. CS-4.13, CS-4.14"""
    s.use_point(FREE_REFRESH)
    at = s.at[seat]
    item = s.market[at]
    s.market[at] = -1
    s.discard.append(item)
    if s.log is not None:
        s.log.moved(ITEMS[item], f"market.{TILES[at]}", "discard")
        s.log.said("cs-log-refresh", seat, who=s.name(seat), card=CARD_WORDS[item])
    s.push(TurnUp(at), seat)


def _use(s: ShadowState, seat: int, item: int) -> None:
    """Discard a Resource card for its tokens. CS-12.4 to CS-12.7, Q-13"""
    s.throw_away(seat, item)
    if s.log is not None:
        s.log.said("cs-log-use", seat, who=s.name(seat), card=CARD_WORDS[item])
    for kind in GAINS[item - N_SPELLS]:
        s.gain(kind, 1)


def _cast(s: ShadowState, seat: int, action: int) -> None:
    """Begin a Cast: it counts from now on, and is settled before anybody is asked. CS-4.8, CS-4.9, Q-69"""
    if action >= CAST:
        item = action - CAST + N_ATTACKS
        s.push(Convert(item, CONVERSIONS[item - N_ATTACKS].limit, NOTHING_MADE), seat)
    elif action >= CAST_ON:
        index, tile = divmod(action - CAST_ON, len(TILES))
        item = SPREAD[index]
        s.push(PayCast(item, tile), seat)
    else:
        index, character = divmod(action - CAST_AT, len(CHARACTERS))
        item = AIMED[index]
        s.push(PayCast(item, s.characters.index(character)), seat)
    s.use_point(FREE_CAST)
    s.cast.append(item)
    if s.log is not None:
        s.log.flipped(ITEMS[item], "cast")
        s.log.said("cs-log-cast", seat, who=s.name(seat), card=CARD_WORDS[item])
