"""The options: words, heading, cost, gain, and where each sits on the table.

Every number comes from the function by which the rules work it out: what a note says is what happens.
"""

from collections.abc import Callable, Sequence
from typing import Final

from radura.core.text import COMPOSED, Arg, Message
from radura.core.view import Amount, Option
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.act import ability_target, cast_target
from radura.games.casting_shadows.steps.blow import NONE, Blow, aimed, crystal_damage, losses, suffered
from radura.games.casting_shadows.steps.convert import Convert
from radura.games.casting_shadows.steps.dice import Reroll
from radura.games.casting_shadows.steps.fight import MoveHit, Retort, Run, Warn
from radura.games.casting_shadows.steps.pay import Fragment, PayCast, collection_cost, offer_words
from radura.games.casting_shadows.tables import CURSE, ENEMY, SHADOW, resource_words
from radura.games.casting_shadows.texts import amounts, text
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, RESOURCES, SYMBOLS, GainHp

GROUPS: Final = {
    "cast_at": "cast",
    "cast_on": "cast",
    "ability": "free",
    "ability_at": "free",
    "ability_on": "free",
    "use": "free",
    "collect": "here",
    "refresh": "here",
    "reroll": "dice",
    "protect": "dice",
    "throw": "dice",
    "fragment": "dice",
    "change": "convert",
    "copy": "convert",
    "run": "move",
    "stop": "done",
    "leave": "done",
    "finish": "done",
    "end": "done",
    "pass": "done",
    "absorb": "shadow",
    "transform": "shadow",
    "roll": "chance",
    "draw": "chance",
}
"""The heading of each kind of option, where it is not the kind itself."""


def option(s: ShadowState, action: int) -> Option:
    """Return an action as it is offered now."""
    assert s.stack is not None
    a = s.tables.actions
    kind, values = a.kinds[action], a.space.values(action)
    args: dict[str, Arg] = {}
    targets: list[str] = []
    if "item" in values:
        targets.append(values["item"])
        args["card"] = s.tables.card_words[s.tables.items.index(values["item"])]
    if "tile" in values:
        targets.append(values["tile"])
    for name in ("tile", "character"):
        if name in values:
            args[name] = f"#cs-card-{values[name]}"
    if "resource" in values:
        args["resource"] = f"#cs-resource-{values['resource']}"
    words = Message(f"cs-do-{kind}", args)
    o = Option(a.space.show(action), kind, values, words, None, GROUPS.get(kind, kind), targets)
    if kind in FILL:
        FILL[kind](s, s.stack.seat, action, o)
    if any(amount.what.startswith("free/") for amount in o.cost):
        o.group += "-free"
    return o


# -- costs --------------------------------------------------------------------------------


def _point(s: ShadowState, action: str) -> Amount:
    """Return what an Action costs: a free one, or an Action point. CS-4.2, Q-56"""
    return Amount(f"free/{action}" if s.free[FREE_ACTIONS.index(action)] else "ap", 1)


def _resources(way: Sequence[int]) -> list[Amount]:
    return [Amount(RESOURCES[kind], way.count(kind)) for kind in sorted(set(way))]


def _listed(words: Sequence[str]) -> str:
    """Put references into a row."""
    return COMPOSED + ", ".join(words)


# -- damage -------------------------------------------------------------------------------


def _hit(s: ShadowState, target: int, lost: int) -> Amount:
    """Return what a damage takes from the dial of a target; all of it, if it is more than that."""
    return Amount("hp", s.on_dial(s.hp[target] - lost) - s.hp[target], target)


def _damage(s: ShadowState, o: Option, blows: Sequence[Blow], *, name_bonus: bool = True) -> None:
    """Tell what each target would lose, for each payment that is open; the gain is that of the largest."""
    rows = [losses(s, blow, (NONE,) * len(blow.targets)) for blow in blows]
    last = blows[-1]
    o.gain = [_hit(s, target, lost) for target, lost in zip(last.targets, rows[-1], strict=True) if lost]
    each = [amounts([row[i] for row in rows]) for i in range(len(last.targets))]
    bonus = last.tile_bonus + last.companion_bonus if name_bonus else 0
    args: dict[str, Arg] = {"bonus": bonus} if bonus else {}
    doomed = [target for target, lost in zip(last.targets, rows[-1], strict=True) if lost >= s.hp[target]]
    args["falls"] = len(doomed)
    blast = s.tables.blasts[last.cause]
    if blast is not None and blast.aim == ENEMY:
        id, args["amount"], args["falls"] = "cs-note-takes", each[0], "no"
        if doomed:  # a smaller payment may not be enough, a Counterspell may come between
            sure = rows[0][0] >= s.hp[doomed[0]] and not s.counters[doomed[0]]
            args["falls"] = "sure" if sure else "may"
    elif len(set(each)) == 1:
        id, args["amount"], args["enemies"] = "cs-note-each", each[0], len(each)
    else:
        pairs = zip(last.targets, each, strict=True)
        id, args["list"] = "cs-note-own", _listed([f"{s.name(target)} {amount}" for target, amount in pairs])
    o.note = Message(f"{id}-bonus" if bonus else id, args)


def _cast(s: ShadowState, seat: int, action: int, o: Option) -> None:
    item, enemy, tile = cast_target(s, action)
    if enemy >= 0:
        o.targets.append(s.tables.meeples[s.characters[enemy]])
    ways = [s.tables.ways[way] for way in s.tables.attacks[item].cost.open(s.pool())]
    o.cost = [_point(s, "cast"), *(_resources(ways[0]) if len(ways) == 1 else ())]
    _damage(s, o, [aimed(s, seat, item, enemy, tile, n) for n in sorted({len(way) for way in ways})])


def _convert(s: ShadowState, seat: int, action: int, o: Option) -> None:
    o.cost = [_point(s, "cast")]


def _pay(s: ShadowState, seat: int, action: int, o: Option) -> None:
    t = s.tables
    way = t.ways[action - t.actions.pay]
    o.cost = _resources(way)
    args: dict[str, Arg] = {}
    for i, paid in enumerate(o.cost):
        args |= {f"n{i}": paid.n, f"what{i}": resource_words(RESOURCES.index(paid.what), paid.n)}
    o.text = Message(f"cs-do-pay-{len(o.cost)}", args)
    step = s.stack.step if s.stack is not None else None
    if isinstance(step, PayCast):
        _damage(s, o, [aimed(s, seat, step.item, step.enemy, step.tile, len(way))], name_bonus=False)


def _ability(s: ShadowState, seat: int, action: int, o: Option) -> None:
    t = s.tables
    character = s.characters[seat]
    cause = t.first_ability + character
    enemy, tile = ability_target(s, action)
    o.text = Message(o.text.id, o.text.args | {"ability": t.cause_words(cause)})
    o.targets = o.targets or [t.meeples[s.characters[enemy]] if enemy >= 0 else t.characters[character]]
    o.cost = [Amount("energy", t.numbers.ability_cost)]
    if t.blasts[cause] is not None:
        _damage(s, o, [aimed(s, seat, cause, enemy, tile, 1)])
    heals = sum(op.amount for op in t.catalog.characters[character].effect if isinstance(op, GainHp))
    if heals:
        hp = s.on_dial(s.hp[seat] + heals)
        o.gain.append(Amount("hp", hp - s.hp[seat]))
        o.note = o.note or Message("cs-note-heals", {"hp": hp})


def _end(s: ShadowState, seat: int, action: int, o: Option) -> None:
    damage = crystal_damage(s, seat, s.count(CURSE))
    if damage:
        left = s.on_dial(s.hp[seat] - damage)
        o.gain = [Amount("hp", left - s.hp[seat])]
        o.note = Message("cs-note-crystals", {"n": damage, "hp": left})


# -- Counterspells ------------------------------------------------------------------------


def _lose(s: ShadowState, seat: int, o: Option, lost: int) -> None:
    left = s.on_dial(s.hp[seat] - lost)
    o.gain = [Amount("hp", left - s.hp[seat])] if lost else []
    o.note = Message("cs-note-lose", {"amount": lost, "hp": left})


def _answer(s: ShadowState, seat: int, action: int, o: Option) -> None:
    """Tell what is lost with a Counterspell, or what it returns."""
    t = s.tables
    step = s.stack.step if s.stack is not None else None
    answer = t.answers[action - t.actions.answer]
    if isinstance(step, Retort):
        blow = aimed(s, seat, action - t.actions.answer + t.n_main, step.blow.source, -1, 1)
        (lost,) = losses(s, blow, (NONE,))
        o.gain = [_hit(s, step.blow.source, lost)] if lost else []
        o.note = Message("cs-note-returns", {"source": s.name(step.blow.source), "amount": lost})
    elif answer.runs:
        o.note = Message("cs-note-run")
    elif isinstance(step, Warn):
        _lose(s, seat, o, suffered(s, seat, step.blow.amount, answer.cut, s.at[seat]))


def _pass(s: ShadowState, seat: int, action: int, o: Option) -> None:
    step = s.stack.step if s.stack is not None else None
    if isinstance(step, Warn):
        _lose(s, seat, o, suffered(s, seat, step.blow.amount, NONE, s.at[seat]))


def _run(s: ShadowState, seat: int, action: int, o: Option) -> None:
    """Say whether the attack would still hit on a tile, and for how much."""
    step = s.stack.step if s.stack is not None else None
    assert isinstance(step, Run)
    tile = action - s.tables.actions.run
    if step.blow.reaches(s, tile):
        _lose(s, seat, o, suffered(s, seat, step.blow.amount, step.answer(s, tile), tile))
    else:
        o.note = Message("cs-note-missed")


# -- the rest -----------------------------------------------------------------------------


def _pick(s: ShadowState, seat: int, action: int, o: Option) -> None:
    character = s.tables.catalog.characters[action - s.tables.actions.pick]
    o.targets = [character.id]
    o.note = text(character.effect[0])


def _use(s: ShadowState, seat: int, action: int, o: Option) -> None:
    """Say what a Resource card adds."""
    t = s.tables
    card = t.catalog.resource_cards[t.card[t.items.index(o.values["item"])] - len(t.catalog.spells)]
    o.gain = [Amount(op.resource, op.amount) for op in card.effect]
    words = [f"{one.n} {resource_words(RESOURCES.index(one.what), one.n)}" for one in o.gain]
    o.note = Message("cs-note-adds", {"list": _listed(words)})


def _collect(s: ShadowState, seat: int, action: int, o: Option) -> None:
    """Tell the price: as it will be paid if there is one way only, else in the symbols of the card."""
    t, at = s.tables, s.at[seat]
    cost = collection_cost(s, seat)
    assert cost is not None
    o.text = Message(o.text.id, {"card": offer_words(s, seat)})
    o.targets = ["counter_deck" if at == t.desert else t.items[s.market[at]]]
    symbols: list[str] = []
    if at == t.desert:
        symbols += t.numbers.counterspell_cost
    elif s.market[at] < t.n_spells:
        symbols += t.catalog.spells[t.card[s.market[at]]].cost
    ways = cost.open(s.pool())
    level = [symbol for symbol in symbols if symbol not in SYMBOLS]
    paid = _resources(t.ways[ways[0]]) if len(ways) == 1 else [Amount(one, 1) for one in symbols if one not in level]
    o.cost = [_point(s, "collect"), *(Amount(one, 1) for one in level), *paid]
    words = [f"#cs-symbol-{symbol}" for symbol in symbols]
    o.note = Message("cs-note-cost", {"list": _listed(words)}) if words else Message("cs-note-cost-0")


def _refresh(s: ShadowState, seat: int, action: int, o: Option) -> None:
    o.text = Message(o.text.id, {"card": offer_words(s, seat)})
    o.targets = [s.tables.items[s.market[s.at[seat]]]]
    o.cost = [_point(s, "refresh")]


def _reroll(s: ShadowState, seat: int, action: int, o: Option) -> None:
    t = s.tables
    die = action - t.actions.reroll
    face = f"#cs-resource-{RESOURCES[s.dice[die]]}"
    o.text = Message(o.text.id, {"die": f"#cs-card-{t.die_kinds[t.die_kind[die]]}", "resource": face})
    o.targets = [t.dice[die]]
    if s.stack is not None and not isinstance(s.stack.step, Reroll):
        o.cost = [_point(s, "reroll")]


def _throw(s: ShadowState, seat: int, action: int, o: Option) -> None:
    step = s.stack.step if s.stack is not None else None
    assert isinstance(step, Reroll)
    o.text = Message(o.text.id, {"n": len(step.dice)})


def _protect(s: ShadowState, seat: int, action: int, o: Option) -> None:
    o.targets = _first_die(s, CURSE)
    o.cost = [_point(s, "protect")]
    o.gain = [Amount(RESOURCES[CURSE], -1)]


def _travel(s: ShadowState, seat: int, action: int, o: Option) -> None:
    o.cost = [_point(s, "travel")]
    o.note = text(s.tables.catalog.tiles[action - s.tables.actions.travel].effect[0], "tile")


def _discard(s: ShadowState, seat: int, action: int, o: Option) -> None:
    if action - s.tables.actions.discard in s.cast:
        o.text = Message(f"{o.text.id}-cast", o.text.args)


def _fragment(s: ShadowState, seat: int, action: int, o: Option) -> None:
    t = s.tables
    o.text = Message(o.text.id, {"die": f"#cs-card-{o.values['die']}"})
    o.targets = [t.dice[Fragment.die(s, action - t.actions.fragment)]]
    o.cost = [Amount(RESOURCES[SHADOW], 1)]


def _change(s: ShadowState, seat: int, action: int, o: Option) -> None:
    step = s.stack.step if s.stack is not None else None
    assert isinstance(step, Convert)
    source, to, each = o.values["source"], o.values["to"], step.spell(s).each
    o.cost = [Amount(source, 1)]
    o.gain = [Amount(to, each)]
    words = resource_words(RESOURCES.index(to), each)
    o.text = Message(o.text.id, {"source": f"#cs-resource-{source}", "n": each, "to": words})


def _copy(s: ShadowState, seat: int, action: int, o: Option) -> None:
    o.gain = [Amount(o.values["resource"], 1)]


def _move(s: ShadowState, seat: int, action: int, o: Option) -> None:
    enemy = MoveHit.waiting(s)[0]
    o.text = Message(o.text.id, o.text.args | {"enemy": s.name(enemy)})
    o.targets = o.targets or [s.tables.tiles[s.at[enemy]]]


def _absorb(s: ShadowState, seat: int, action: int, o: Option) -> None:
    o.targets = [] if s.tokens[SHADOW] else _first_die(s, SHADOW)
    o.cost = [Amount(RESOURCES[SHADOW], 1)]
    o.gain = [Amount("energy", 1)]
    o.note = Message("cs-note-absorb", {"energy": s.energy[seat] + 1, "limit": s.tables.limits[s.form[seat]]})


def _transform(s: ShadowState, seat: int, action: int, o: Option) -> None:
    o.targets = [s.tables.characters[s.characters[seat]]]
    o.cost = [Amount("energy", s.tables.numbers.transform_cost)]
    o.note = Message("cs-note-transform", {"n": s.tables.numbers.transform_cost})


def _first_die(s: ShadowState, kind: int) -> list[str]:
    return [die for die, face in zip(s.tables.dice, s.dice, strict=True) if face == kind][:1]


FILL: Final[dict[str, Callable[[ShadowState, int, int, Option], None]]] = {
    "pick": _pick,
    "cast_at": _cast,
    "cast_on": _cast,
    "cast": _convert,
    "ability": _ability,
    "ability_at": _ability,
    "ability_on": _ability,
    "use": _use,
    "collect": _collect,
    "refresh": _refresh,
    "reroll": _reroll,
    "throw": _throw,
    "protect": _protect,
    "travel": _travel,
    "end": _end,
    "finish": _end,
    "discard": _discard,
    "pay": _pay,
    "fragment": _fragment,
    "change": _change,
    "copy": _copy,
    "move": _move,
    "leave": _move,
    "absorb": _absorb,
    "transform": _transform,
    "answer": _answer,
    "pass": _pass,
    "run": _run,
}
"""What each kind of option tells beyond its name."""
