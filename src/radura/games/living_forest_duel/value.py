"""What is measured in a position for a seat: how near each of the four wins is, and what there is to work with."""

from typing import Final

from radura.core.value import PIECE
from radura.games.living_forest_duel.forest import fullest_block
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.acts import Advance, Extinguish, PlantAt, PlantTree, Recruit, steps_to_exit
from radura.games.living_forest_duel.tables import (
    BONUSES,
    ELEMENTS,
    NO_SIGNS,
    PLANT,
    SIGNS,
    SUN,
    WATER,
    WIND,
    Tables,
    unpacked,
)

NAMES: Final = (
    "fires.taken",
    "fires.taken_cubed",
    "fires.in_reach",
    "fires.wins_now",
    "forest.block",
    "forest.block_cubed",
    "forest.trees",
    "forest.wins_now",
    "line.own",
    "line.own_fourth",
    "line.affordable",
    "onibi.near",
    "onibi.card",
    "onibi.card_near",
    "onibi.wins_now",
    "signs.sun",
    "signs.water",
    "signs.plant",
    "signs.wind",
    "signs.with_shared_sun",
    "signs.with_shared_water",
    "signs.with_shared_plant",
    "signs.with_shared_wind",
    "tokens.left",
    "tokens.first_done",
    "tokens.turn",
    "sanki.held",
    "solitary.net",
    "solitary.risk",
    "water.short",
    "underway.fires",
    "underway.recruit",
    "underway.plant",
    "underway.onibi",
    "varans.loose",
)
"""The features, in the order of ``measure``; docs/research/bots.md explains them. Those of what lies where follow."""

PIECES: Final = {
    "deck": "deck",
    "common": "deck",
    "discard": "deck",
    "offer": "line",
    "forest": "forest",
    "bonus": "forest",
    "point": "tokens",
    "plantable": "forest",
    "fire": "fires",
    "onibi": "onibi",
    "pile": "line",
    "line": "line",
}
"""The subjects of what lies where."""


def names(t: Tables) -> list[str]:
    """Return the names of all features, with those of the cards in each place."""
    return [
        *NAMES,
        *(f"{PIECE}deck.{sign}" for sign in SIGNS),
        *(f"{PIECE}common.{sign}" for sign in SIGNS),
        *(f"{PIECE}discard.{sign}" for sign in SIGNS),
        *(f"{PIECE}offer.{element}" for element in ELEMENTS),
        *(f"{PIECE}forest.{element}" for element in ELEMENTS),
        *(f"{PIECE}bonus.{bonus}" for bonus in BONUSES),
        *(f"{PIECE}point.{element}" for element in ELEMENTS),
        *(f"{PIECE}plantable.{element}" for element in ELEMENTS),
        *(f"{PIECE}fire.{at}" for at in range(t.slots)),
        *(f"{PIECE}onibi.{at}" for at in range(t.slots)),
        f"{PIECE}deck.left",
        f"{PIECE}pile.left",
        f"{PIECE}line.cost",
        f"{PIECE}line.wins_now",
    ]


def measure(s: DuelState, seat: int) -> list[float]:
    """Return the features of a position for a seat, each about from 0 to 1."""
    t = s.tables
    tokens = s.tokens[seat]
    can_act = 1.0 if tokens else 0.0
    sun = s.strength(seat, SUN)
    water = s.strength(seat, WATER)
    plant = s.strength(seat, PLANT)
    wind = s.strength(seat, WIND)
    fires = s.fires[seat] / t.fires_to_win
    reach = fires_in_reach(s, water)
    block = fullest_block(t, s.spots[seat], s.filled[seat]) / t.block_cells
    line = s.own_recruits(seat) / t.slots
    steps = steps_to_exit(s, seat)
    near = 1.0 - steps / (t.slots + 1.0)
    card = 1.0 if s.holder == 1 - seat else 0.0
    net = s.net_solitary(seat)
    own = seat * 4
    burning = fire_value(s)
    quench = recruit = planting = onibi = 0.0
    if s.actor == seat and s.stack is not None:  # what the action that is half done will bring
        step = s.stack.step
        if isinstance(step, Extinguish):
            quench = fires_in_reach(s, step.left) / 4.0
        elif isinstance(step, Recruit):
            recruit = 1.0
        elif isinstance(step, PlantTree | PlantAt):
            planting = 1.0
        elif isinstance(step, Advance):
            onibi = min(step.strength, steps) / 8.0
    return [
        fires,
        fires * fires * fires,
        can_act * reach / 4.0,
        can_act if s.fires[seat] + reach >= t.fires_to_win else 0.0,
        block,
        block * block * block,
        len(s.trees[seat]) / 10.0,
        can_act if block * t.block_cells >= t.block_cells - 1 and plant > 0 else 0.0,
        line,
        line * line * line * line,
        can_act if sun >= s.cheapest else 0.0,
        near,
        card,
        card * near,
        can_act * card if wind >= steps else 0.0,
        s.own[own + SUN] / 5.0,
        s.own[own + WATER] / 5.0,
        s.own[own + PLANT] / 5.0,
        s.own[own + WIND] / 5.0,
        can_act * min(sun, 10) / 5.0,
        can_act * min(water, 10) / 5.0,
        can_act * min(plant, 10) / 5.0,
        can_act * min(wind, 10) / 5.0,
        tokens / 2.0,
        1.0 if s.first_done == seat else 0.0,
        1.0 if s.actor == seat else 0.0,
        s.sanki.count(seat) / 2.0,
        max(net, 0) / 4.0,
        can_act if net >= t.first_loss_at - 1 else 0.0,
        max(burning - water, 0) / 8.0,
        quench,
        recruit,
        planting,
        onibi,
        (len(t.varans[0]) - len(s.varans[seat])) / 5.0,
        *_lay_out(s, seat, can_act, sun, plant),
    ]


def _lay_out(s: DuelState, seat: int, can_act: float, sun: int, plant: int) -> list[float]:
    """Return what lies where, as ``names`` lists it: all of it in sight, but for the order of the deck."""
    t, season = s.tables, seat ^ s.summer
    seasons, packed = t.season, t.packed
    deck = common = discard = offer = NO_SIGNS
    for card in s.deck:
        if seasons[card] == season:
            deck += packed[card]
        elif seasons[card] < 0:
            common += packed[card]
    for card in s.discard:
        if seasons[card] == season:
            discard += packed[card]
    price = 0
    for card in s.recruits:
        if card >= 0:
            if seasons[card] == season:
                offer += packed[card]
            else:
                price += t.cost[card]
    forest, bonus = [0.0] * len(ELEMENTS), [0.0] * len(BONUSES)
    for tree in s.spots[seat].visible:
        if t.pile_of[tree] >= 0:
            forest[t.pile_of[tree]] += 1 / 3
            bonus[t.tree_bonus[tree]] += 1 / 3
    share = 4.0 / (1 + len(s.deck))
    out: list[float] = []
    for sign in range(len(SIGNS)):
        out.append(share * unpacked(deck, sign))
    for sign in range(len(SIGNS)):
        out.append(share * unpacked(common, sign))
    for sign in range(len(SIGNS)):
        out.append(unpacked(discard, sign) / 8.0)
    for element in range(len(ELEMENTS)):
        out.append(unpacked(offer, element) / 5.0)
    out += forest
    out += bonus
    shown, mark, mine, own = s.shown, s.mark, s.mine, seat * 4
    for element in range(len(ELEMENTS)):
        signs = shown[element]
        out.append(can_act if signs > mark[element] and signs > mine[own + element] + 1 else 0.0)
    for tree in s.tops:
        out.append(can_act if tree >= 0 and plant >= t.cost[tree] else 0.0)
    for at in range(t.slots):  # each counts from its own end
        out.append(1.0 if s.burning[t.slots - 1 - at if season else at] else 0.0)
    onibi = [0.0] * t.slots
    onibi[t.slots - 1 - s.onibi if season else s.onibi] = 1.0
    out += onibi
    out.append(len(s.deck) / 20.0)
    out.append(len(s.piles[seat]) / 12.0)
    out.append(price / 20.0)
    out.append(can_act if sun >= price else 0.0)
    return out


def fires_in_reach(s: DuelState, water: int) -> int:
    """Return how many fires this much water puts out, the cheapest first. LF-9"""
    count = 0
    costs = [cost for fire, cost in zip(s.burning, s.tables.fire_value, strict=True) if fire]
    costs.sort()
    for cost in costs:
        water -= cost
        if water < 0:
            break
        count += 1
    return count


def fire_value(s: DuelState) -> int:
    """Return what the cards on fire are worth together, as the end of the round will count them. LF-16.3"""
    total = 0
    for at, fire in enumerate(s.burning):
        if fire or at == s.onibi:
            total += s.tables.fire_value[at]
    return total
