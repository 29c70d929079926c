"""Card texts derived from the effects: strips like ``turn + 1 Elan ▸ gain 1 Gold``.

A strip is one argument of a message: ``#:`` and then signs, numbers and references to words, in the same
order in all languages, as the icons on a printed strip are.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from radura.core.game import Card
from radura.core.text import COMPOSED, Message
from radura.games.res_arcana_duo import vocabulary as v
from radura.games.res_arcana_duo.schema import SORTS
from radura.games.res_arcana_duo.tables import Power, Tables

FACTS = ("pack", "cost", "vp", "vp_per", "types", "start", "tile", "face", "collect", "discount")
"""Fields of a component that a client needs to draw it; what is not given is nothing. The powers come with them."""


def essences(t: Tables, pairs: Iterable[tuple[int, int]]) -> str:
    """Return essences as an argument: ``2 Elan + 1 Gold``."""
    return COMPOSED + _pairs((t.kinds[kind], n) for kind, n in pairs)


def strip(t: Tables, power: Power) -> str:
    """Return a power as an argument: cost ▸ effects."""
    data = t.components[power.card].powers[power.number]
    return COMPOSED + _cost(data.cost) + " ▸ " + _effects(power.effects)


def alternative(effects: Sequence[v.AnyEffect]) -> str:
    """Return one alternative of a choice as an argument."""
    return COMPOSED + _effects(effects)


def card_text(t: Tables, number: int) -> tuple[Message, ...]:
    """Return what a component does: points, Collect abilities, discounts, powers."""
    component = t.components[number]
    out: list[Message] = []
    if component.vp:
        out.append(Message("ra-text-points", {"n": component.vp}))
    for kind, n in component.vp_per.items():
        out.append(Message("ra-text-points-per", {"n": n, "essence": f"#ra-essence-{kind}"}))
    for ability in component.collect:
        out.append(Message("ra-text-collect", {"essences": COMPOSED + _collect(ability)}))
    for discount in component.discount:
        out.append(Message("ra-text-discount", {"n": discount.amount, "what": f"#ra-sort-{discount.scope}"}))
    for power in t.powers[number]:
        out.append(Message("ra-text-power", {"strip": strip(t, power)}))
    return tuple(out)


def _pairs(pairs: Iterable[tuple[str, int]]) -> str:
    return " + ".join(f"{n} #ra-essence-{kind}" for kind, n in pairs if n)


def amounts(essences: v.Amounts) -> str:
    """Return essences as part of an argument: ``2 Elan + 1 of any kind``."""
    parts = [_pairs((kind, n) for kind, n in essences.items() if kind != "any")]
    if "any" in essences:
        parts.append(f"{essences['any']} #ra-any")
    return " + ".join(filter(None, parts))


def _any(n: int, exclude: Sequence[str]) -> str:
    if not exclude:
        return f"{n} #ra-any"
    return f"{n} #ra-any (#ra-not {', '.join(f'#ra-essence-{kind}' for kind in exclude)})"


def _collect(ability: v.Collect) -> str:
    if ability.choice:
        return " / ".join(f"1 #ra-essence-{kind}" for kind in ability.choice)
    return _any(ability.any, ability.exclude) if ability.any else amounts(ability.essences)


def _cost(cost: v.PowerCost) -> str:
    parts: list[str] = []
    if cost.turn:
        parts.append("#ra-cost-turn")
    if cost.turn_other:
        parts.append(f"#ra-cost-turn-{cost.turn_other}")
    if cost.discard:
        parts.append("#ra-cost-discard" + _times(cost.discard))
    if cost.pay:
        parts.append(amounts(cost.pay))
    return " + ".join(parts)


def _times(n: int) -> str:
    return "" if n == 1 else f" ×{n}"


def _effects(effects: Sequence[v.AnyEffect]) -> str:
    return "; ".join(map(_effect, effects))


def _effect(effect: v.AnyEffect) -> str:
    match effect:
        case v.Gain():
            return f"#ra-op-gain {amounts(effect.essences)}"
        case v.GainAny():
            return f"#ra-op-gain {_any(effect.n, effect.exclude)}"
        case v.Store():
            return f"#ra-op-store {amounts(effect.essences)}"
        case v.StoreAny():
            return f"#ra-op-store {_any(effect.n, effect.exclude)}"
        case v.PoolToComponent():
            return "#ra-op-put" + _times(effect.n)
        case v.RivalsGain():
            return f"#ra-op-rivals {amounts(effect.essences)}"
        case v.GainPer():
            what = f"1 #ra-essence-{effect.gain} #ra-for-each #ra-essence-{effect.per}"
            return f"#ra-op-gain {what} #ra-pool-{effect.pool_of}"
        case v.Draw():
            return "#ra-op-draw" + _times(effect.n)
        case v.Retrieve():
            return "#ra-op-retrieve" + _times(effect.n)
        case v.DiscardFromHand():
            return "#ra-op-drop" + _times(effect.n)
        case v.HandToDeckTop():
            return "#ra-op-top" + _times(effect.n)
        case v.ReorderTop():
            return f"#ra-op-reorder {effect.n} ({' / '.join(f'#ra-deck-{deck}' for deck in effect.decks)})"
        case v.Straighten():
            return f"#ra-op-straighten-{effect.what}"
        case v.GainMonument():
            return "#ra-op-monument"
        case v.PlaceArtifact():
            return f"#ra-op-place −{effect.discount}"
        case v.UseItemPower():
            return "#ra-op-item"
        case v.CheckVictory():
            return "#ra-op-check"
        case v.ChooseOne():
            return " / ".join(map(_effects, effect.options))


def cards(t: Tables) -> tuple[Card, ...]:
    """Return every component and piece with its facts, text and source."""
    catalog = t.catalog
    out: list[Card] = []
    for number, component in enumerate(catalog.components):
        facts = {key: value for key, value in msgspec.to_builtins(component).items() if key in FACTS}
        if component.powers:
            facts["powers"] = [_power(t, power) for power in t.powers[number]]
        out.append(
            Card(component.id, SORTS[type(component)], 1, facts, card_text(t, number), component.source, component.ref)
        )
    for piece in catalog.pieces:
        facts = {"vp": piece.vp, "stands_for": piece.stands_for, "sides": piece.sides}
        points = (Message("ra-text-points", {"n": piece.vp}),) if piece.vp else ()
        out.append(Card(piece.id, "piece", piece.count, facts, points, piece.source, piece.ref))
    return tuple(out)


def _power(t: Tables, power: Power) -> dict[str, Any]:
    """Return a power as plain data, as it is with these packs."""
    data = t.components[power.card].powers[power.number]
    return {
        "source": data.source,
        "cost": msgspec.to_builtins(data.cost),
        "effects": [msgspec.to_builtins(effect) for effect in power.effects],
    }
