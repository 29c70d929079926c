"""Phase 2: the six Actions, the Ability and the Resource cards. CS-4, CS-8.9 to CS-8.14, CS-12"""

from collections.abc import Callable
from typing import ClassVar, Final

from radura.core.fields import Field
from radura.core.text import Message
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.absorb import Absorb
from radura.games.casting_shadows.steps.base import TurnStep
from radura.games.casting_shadows.steps.convert import NOTHING_MADE, Convert
from radura.games.casting_shadows.steps.dice import Reroll, TurnUp, rerollable
from radura.games.casting_shadows.steps.fight import Unleash, carry_out
from radura.games.casting_shadows.steps.pay import PayCast, can_collect, collect
from radura.games.casting_shadows.tables import (
    CURSE,
    CURSES,
    EACH,
    ENEMY,
    FREE_CAST,
    FREE_COLLECT,
    FREE_PROTECT,
    FREE_REFRESH,
    FREE_REROLL,
    FREE_TRAVEL,
    Blast,
    Tables,
)


class Act(TurnStep):
    """The seat takes Actions in any order until it ends the phase. CS-4.3, CS-4.4, CS-4.22, Q-50"""

    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "act"
    on: ClassVar[tuple[str, ...]] = ("turn",)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        t = s.tables
        a = t.actions
        out: list[int] = []
        ap, free, at, pool = s.ap, s.free, s.at[seat], s.pool()
        if s.form[seat] and s.energy[seat] == t.limits[1]:
            _list_ability(s, t, seat, out)
        if s.books[seat]:
            _list_book(s, t, seat, pool, ap + free[FREE_CAST], out)
            out.sort()
        if (ap or free[FREE_COLLECT]) and can_collect(s, seat, pool):
            out.append(a.collect)
        if (ap or free[FREE_REFRESH]) and s.market[at] >= 0:
            out.append(a.refresh)
        if ap or free[FREE_REROLL]:
            out += rerollable(s)
        if (ap or free[FREE_PROTECT]) and pool & CURSES:
            out.append(a.protect)
        if ap or free[FREE_TRAVEL]:
            out += t.boards[s.layout].travels[at]
        out.append(a.end)
        return out

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        a = s.tables.actions
        if action == a.end:
            s.push(Absorb(), seat)
        else:
            s.push(self, seat)
            DO[a.kinds[action]](s, seat, action)

    def prompt(self, s: ShadowState, seat: int) -> Message | None:
        if s.stack is None or s.stack.step is not self:
            return None
        return Message("cs-ask-act", {"points": s.ap})


def _list_book(s: ShadowState, t: Tables, seat: int, pool: int, points: int, out: list[int]) -> None:
    """Add what the Spell Book offers, equal cards once. CS-4.7, CS-4.8, Q-9"""
    a, card, n_attacks, n_spells = t.actions, t.card, t.n_attacks, t.n_spells
    seen = 0
    for item in s.books[seat]:
        bit = 1 << card[item]
        if seen & bit:
            continue
        if item >= n_spells:
            seen |= bit
            out.append(a.use + item - n_spells)
        elif points and item not in s.cast:
            seen |= bit
            if item >= n_attacks:
                if pool & t.conversions[item - n_attacks].mask:
                    out.append(a.cast + item - n_attacks)
            else:
                spell = t.attacks[item]
                if spell.cost.can_pay(pool):
                    _list_targets(s, t, seat, spell.blast, a.cast_base[item], out)


def _list_targets(s: ShadowState, t: Tables, seat: int, blast: Blast, base: int, out: list[int]) -> None:
    """Add an action for each enemy, or each tile with an enemy, in range. CS-10.5 to CS-10.8, Q-40"""
    reach = t.boards[s.layout].reach[blast.range][s.at[seat]]
    at = s.at
    for fighter in range(len(at)):
        tile = at[fighter]
        if fighter != seat and tile >= 0 and reach >> tile & 1:
            action = base + (s.characters[fighter] if blast.aim == ENEMY else tile)
            if action not in out:
                out.append(action)


def _list_ability(s: ShadowState, t: Tables, seat: int, out: list[int]) -> None:
    """Add the Ability at full charge, if it can do something. CS-8.13, Q-40"""
    blast = t.blasts[t.first_ability + s.characters[seat]]
    if blast is None:
        if s.hp[seat] < t.max_hp:
            out.append(t.actions.ability)
    elif blast.aim == EACH:
        out.append(t.actions.ability)
    else:
        _list_targets(s, t, seat, blast, t.actions.ability_at if blast.aim == ENEMY else t.actions.ability_on, out)
        out.sort()


def _use_ability(s: ShadowState, seat: int, action: int) -> None:
    """Spend the full charge on the Character's Ability. CS-8.9 to CS-8.13"""
    t = s.tables
    character = s.characters[seat]
    cause = t.first_ability + character
    if s.log is not None:
        s.log.said("cs-log-ability", seat, who=s.name(seat), ability=t.cause_words(cause))
    s.set_energy(seat, s.energy[seat] - t.numbers.ability_cost)
    enemy, tile = ability_target(s, action)
    carry_out(s, seat, t.ability_plans[character], Unleash(cause, enemy, tile, 1))


def ability_target(s: ShadowState, action: int) -> tuple[int, int]:
    """Return the enemy and the tile at which an Ability is aimed, -1 for those it is not."""
    a = s.tables.actions
    kind = a.kinds[action]
    if kind == "ability_at":
        return s.characters.index(action - a.ability_at), -1
    return (-1, action - a.ability_on) if kind == "ability_on" else (-1, -1)


def cast_target(s: ShadowState, action: int) -> tuple[int, int, int]:
    """Return the Attack Spell that an action casts, and the enemy and the tile it is aimed at, one of them -1."""
    t = s.tables
    a = t.actions
    if a.kinds[action] == "cast_at":
        index, character = divmod(action - a.cast_at, len(t.characters))
        return t.aimed[index], s.characters.index(character), -1
    index, tile = divmod(action - a.cast_on, len(t.tiles))
    return t.spread[index], -1, tile


def _attack(s: ShadowState, seat: int, action: int) -> None:
    """Cast an Attack Spell: it is settled before anybody is asked. Q-69"""
    item, enemy, tile = cast_target(s, action)
    s.push(PayCast(item, enemy, tile), seat)
    _begin_cast(s, seat, item)


def _convert(s: ShadowState, seat: int, action: int) -> None:
    """Cast a Conversion Spell. CS-11"""
    t = s.tables
    item = action - t.actions.cast + t.n_attacks
    s.push(Convert(item, t.conversions[item - t.n_attacks].limit, NOTHING_MADE), seat)
    _begin_cast(s, seat, item)


def _begin_cast(s: ShadowState, seat: int, item: int) -> None:
    """Let a Cast count from now on. CS-4.8, CS-4.9"""
    if s.log is not None:
        s.log.said("cs-log-cast", seat, who=s.name(seat), card=s.tables.card_words[item])
    s.use_point(FREE_CAST)
    s.cast.append(item)
    if s.log is not None:
        s.log.flipped(s.tables.items[item], "cast")


def _use(s: ShadowState, seat: int, action: int) -> None:
    """Discard a Resource card for its tokens. CS-12.4 to CS-12.7, Q-13"""
    t = s.tables
    item = action - t.actions.use + t.n_spells
    if s.log is not None:
        s.log.said("cs-log-use", seat, who=s.name(seat), card=t.card_words[item])
    s.throw_away(seat, item)
    s.then_all(seat, t.use_plans[item - t.n_spells])


def _collect(s: ShadowState, seat: int, action: int) -> None:
    """Take the card beside the tile. CS-4.15"""
    s.use_point(FREE_COLLECT)
    collect(s, seat)


def _refresh(s: ShadowState, seat: int, action: int) -> None:
    """Put another card beside the tile. CS-4.13, CS-4.14"""
    s.use_point(FREE_REFRESH)
    t, at = s.tables, s.at[seat]
    item = s.market[at]
    s.market[at] = -1
    s.discard.append(item)
    if s.log is not None:
        s.log.said("cs-log-refresh", seat, who=s.name(seat), card=t.card_words[item])
        s.log.moved(t.items[item], f"market.{t.tiles[at]}", "discard")
    s.push(TurnUp(at), seat)


def _reroll(s: ShadowState, seat: int, action: int) -> None:
    """Pick up the first die to be rolled again. CS-4.10"""
    s.use_point(FREE_REROLL)
    s.push(Reroll((action - s.tables.actions.reroll,)), seat)


def _protect(s: ShadowState, seat: int, action: int) -> None:
    """Remove a Cursed Crystal; its die does not come back this turn. CS-4.12, Q-46"""
    if s.log is not None:
        s.log.said("cs-log-protect", seat, who=s.name(seat))
    s.use_point(FREE_PROTECT)
    s.lose(CURSE)


def _travel(s: ShadowState, seat: int, action: int) -> None:
    """Move to an adjacent tile. CS-4.5, CS-4.6"""
    tile = action - s.tables.actions.travel
    if s.log is not None:
        s.log.said("cs-log-travel", seat, who=s.name(seat), tile=s.tables.tile_words[tile])
    s.use_point(FREE_TRAVEL)
    s.walk(seat, tile)


DO: Final[dict[str, Callable[[ShadowState, int, int], None]]] = {
    "cast_at": _attack,
    "cast_on": _attack,
    "cast": _convert,
    "ability": _use_ability,
    "ability_at": _use_ability,
    "ability_on": _use_ability,
    "use": _use,
    "collect": _collect,
    "refresh": _refresh,
    "reroll": _reroll,
    "protect": _protect,
    "travel": _travel,
}
"""What each kind of action does; ``end`` ends the phase."""
