"""What stands on the cards: every component with its numbers and source, and texts derived from effects.

What is written on a card is what it does. Each operation becomes a reference to a Fluent term of ``locale/``, with
its numbers; a card's text is the sequence of its operations: ``sw-rule-gloam_hare`` is made here, in every language
at once. A small card face shows signs where its words have no room.
"""

import re
from typing import Any

from radura.core.game import Card
from radura.core.text import Message
from radura.games.storyfold_wildwoods import vocabulary as ops
from radura.games.storyfold_wildwoods.schema import Box, Campaign, Creature, Exploration, Scene
from radura.games.storyfold_wildwoods.tables import AT_ACTION_CARD

DIE = "die_"
"""Start of the id of a die, before its sides."""


def components(box: Box, campaign: Campaign) -> tuple[Card, ...]:
    """Return the cards, Locations, dice and pieces for lists and for drawing them."""
    return (*_box(box), *_decks(campaign), *_chapters(campaign))


def _rule(id: str) -> tuple[Message, ...]:
    return (Message(f"sw-rule-{id}"),)


def _box(box: Box) -> list[Card]:
    out = [
        Card(
            action.id,
            "action",
            1,
            {},
            (Message(f"sw-rule-first-{action.id}"), Message(f"sw-rule-second-{action.id}")),
            action.source,
        )
        for action in box.action
    ]
    for hero in box.hero:
        faces = [{"id": face.id, "timing": face.timing, "crystals": face.cost_crystals} for face in hero.face]
        text = tuple(Message(f"sw-rule-{face.id}") for face in hero.face)
        out.append(Card(hero.id, "hero", 1, {"faces": faces}, text, hero.source))
    for piece in box.component:
        kind = "die" if piece.id.startswith(DIE) else "piece"
        facts = {"sides": int(piece.id.removeprefix(DIE))} if kind == "die" else {}
        out.append(Card(piece.id, kind, piece.count, facts, (), piece.source, piece.ref))
    return out


def _decks(campaign: Campaign) -> list[Card]:
    out = []
    for card in campaign.decks.exploration:
        facts: dict[str, Any] = {
            "type": card.type,
            "base_deck": card.base_deck,
            "flavour": Message(f"sw-flavour-{card.id}"),
        }
        if card.timing:
            facts["timing"] = card.timing
        if card.pips:
            facts["pips"] = card.pips
        if card.effect:
            facts["signs"] = signs(card.effect)
        out.append(Card(card.id, card.type, card.count, facts, _rule(card.id), card.source))
    for creature in campaign.decks.creature:
        facts = {
            "entry": creature.entry,
            "pips": creature.pips,
            "spirit": creature.spirit,
            "crystals": creature.crystals,
            "guardian": creature.guardian,
            "signs": signs(creature.after),
            "flavour": Message(f"sw-flavour-{creature.id}"),
        }
        out.append(Card(creature.id, "creature", creature.count, facts, _rule(creature.id), creature.source))
    for shadow in campaign.decks.shadow:
        facts = {"kind": shadow.kind, "signs": signs(shadow.effect), "flavour": Message(f"sw-flavour-{shadow.id}")}
        out.append(Card(shadow.id, "shadow", shadow.count, facts, _rule(shadow.id), shadow.source))
    return out


def _chapters(campaign: Campaign) -> list[Card]:
    out = []
    for file in campaign.chapters:
        for story in file.story:
            facts: dict[str, Any] = {"chapter": file.chapter.id, "number": story.number}
            facts["story"] = Message(f"sw-text-{story.id}")
            facts["signs"] = signs(story.effect)
            out.append(Card(story.id, "story", 1, facts, _rule(story.id), story.source))
        for scene in file.scene:
            out += _locations(scene)
    return out


def _locations(scene: Scene) -> list[Card]:
    out = []
    for location in scene.location:
        facts: dict[str, Any] = {
            "scene": scene.id,
            "kind": location.kind,
            "pips": location.pips,
            "needs_light": location.needs_light,
            "after": list(location.after),
            "story": Message(f"sw-text-{location.id}"),
            "signs": signs(location.effect),
        }
        if location.requires is not None:
            facts["requires"] = Message(f"sw-requires-{location.id}")
        out.append(Card(location.id, "location", 1, facts, _rule(location.id), scene.source))
    return out


# -- rule texts -------------------------------------------------------------------------

WORDS = ("choice", "leftmost", "rightmost", "all", "self", "right_of_self")


def rules(box: Box, campaign: Campaign) -> dict[str, str]:
    """Return the rule text of every card, Location and icon as Fluent patterns, by message id."""
    out: dict[str, str] = {}
    for hero in box.hero:
        for face in hero.face:
            cost = f"{term('cost', n=face.cost_crystals)} " if face.cost_crystals else ""
            out[f"sw-rule-{face.id}"] = f"{term('when', at=face.timing)} {after_colon(cost + effect(face.effect))}"
    for card in campaign.decks.exploration:
        out[f"sw-rule-{card.id}"] = exploration(card)
    for creature in campaign.decks.creature:
        out[f"sw-rule-{creature.id}"] = creature_text(creature)
    for shadow in campaign.decks.shadow:
        out[f"sw-rule-{shadow.id}"] = effect(shadow.effect)
    for file in campaign.chapters:
        for story in file.story:
            out[f"sw-rule-{story.id}"] = effect(story.effect)
        for scene in file.scene:
            out[f"sw-rule-won-{scene.id}"] = effect(scene.triumph.effect)
            out[f"sw-rule-lost-{scene.id}"] = effect(scene.shadow_triumph.effect)
            for icon in scene.shadow_effect:
                out[f"sw-rule-{scene.id}-{icon.icon}"] = effect(icon.effect)
            for location in scene.location:
                out[f"sw-rule-{location.id}"] = effect(location.effect)
    return out


def fluent_rules(box: Box, campaign: Campaign) -> str:
    """Return the rule texts as Fluent messages; the same in every language, which the terms speak."""
    return "".join(f"{id} = {pattern}\n" for id, pattern in rules(box, campaign).items())


def term(name: str, **args: str | int) -> str:
    """Return the reference to a term of the locale files."""
    given = ", ".join(
        f"{key}: {value}" if isinstance(value, int) else f'{key}: "{value}"' for key, value in args.items()
    )
    return f"{{ -sw-{name}({given}) }}" if given else f"{{ -sw-{name} }}"


def card(id: str) -> str:
    """Return the reference to a card's name."""
    return f"{{ sw-card-{id} }}"


def card_inside(id: str) -> str:
    """Return the reference to a card's name as it stands inside a sentence."""
    return f"{{ sw-card-{id}.the }}"


def after_colon(text: str) -> str:
    """Return a pattern as it goes on after a colon: the term it begins with has no capital."""
    return re.sub(r"^\{ (-.*?) \}", r"{ MID(\1) }", text)


def exploration(card: Exploration) -> str:
    """Return the text of an Exploration card."""
    if card.type == "trauma":
        assert card.passive is not None
        healed = term("when-healed", n=card.pips)
        return f"{term(f'passive-{card.passive.kind}', n=card.passive.n)} {healed} {after_colon(effect(card.on_heal))}"
    return f"{term('when', at=card.timing or 'curse')} {after_colon(effect(card.effect))}"


def creature_text(creature: Creature) -> str:
    """Return the text of a Creature card: entry, After Activation."""
    if creature.entry.startswith(AT_ACTION_CARD):
        enters = f"{term('enters', at='action')} {card(creature.entry.removeprefix(AT_ACTION_CARD))}."
    else:
        enters = term("enters", at=creature.entry)
    parts = [term("guardian")] if creature.guardian else []
    parts.append(enters)
    if creature.after:
        parts += [term("after"), after_colon(effect(creature.after))]
    return " ".join(parts)


def effect(written: tuple[ops.AnyOp, ...]) -> str:
    """Return the text of an effect; one that does nothing to the table has a dash."""
    return " ".join(filter(None, (operation(op) for op in written))) or term("nothing")


def operation(op: ops.AnyOp) -> str:
    """Return the text of an operation, its ``else`` included."""
    text = _plain(op)
    otherwise = getattr(op, "otherwise", ())
    if otherwise and not isinstance(op, ops.IfOp):
        text += f" {term('else')} {after_colon(effect(otherwise))}"
    return text


def _named(name: str, ids: tuple[str, ...]) -> str:
    """Return a sentence that ends with names: ``Draw the Story card: The Crack.``"""
    return f"{term(name)} {', '.join(card(id) for id in ids)}."


def _plain(op: ops.AnyOp) -> str:
    tag = str(op.__struct_config__.tag)
    match op:
        case ops.SetFlagOp() | ops.ClearFlagOp():
            return ""
        case ops.GainCrystalsOp(n, on) if on:
            return f"{term('op-gain_crystals_on', n=n)} {card(on)}."
        case ops.DrawCreatureOp(n, ops.Condition() as unless):
            return f"{term('op-draw_creature', n=n)} {term('unless')} {condition(unless)}."
        case ops.DrawCreatureOp(n):
            return term("op-draw_creature", n=n)
        case ops.DrawExplorationOp(n, keep):
            return term("op-draw_exploration", n=n, keep=keep)
        case ops.MoveCreatureOp(target, to) | ops.MoveActionOp(target, to):
            if target not in WORDS:
                return f"{{ CAP(sw-card-{target}.the) }} {term('moves', to=to)}"
            return f"{term(tag.replace('move', 'who'), who=target)} {term('moves', to=to)}"
        case ops.DiscardCreatureOp(target) if target in WORDS:
            return term("op-discard_creature", who=target)
        case ops.CreatureOp(target):
            whom = f"{card_inside(target)}." if target not in WORDS else term("whom", who=target)
            return f"{term(f'op-{tag}')} {whom}"
        case ops.LockActionOp(target):
            return term("op-lock_action", who=target)
        case ops.SummonCreatureOp(id) | ops.DrawStoryOp(id) | ops.TakeExplorationOp(id) | ops.PlaceLocationOp(id):
            return _named(f"op-{tag}", (id,))
        case ops.AddToExplorationOp(ids) | ops.RemoveLocationOp(ids):
            return _named(f"op-{tag}", ids)
        case ops.GainDieOp(sides):
            return term("op-gain_die", sides=sides)
        case ops.ChooseOp(options):
            between = f" {term('or')} "
            return f"{term('op-choose')} {between.join(after_colon(effect(option)) for option in options)}"
        case ops.IfOp(cond, then, otherwise):
            text = f"{term('if')} {condition(cond)}: {after_colon(effect(then))}"
            return f"{text} {term('otherwise')} {after_colon(effect(otherwise))}" if otherwise else text
        case _:
            counted = getattr(op, "n", None)
            return term(f"op-{tag}") if counted is None else term(f"op-{tag}", n=counted)


def condition(written: ops.Condition) -> str:
    """Return a condition in words; the story's own are summed up."""
    match written:
        case ops.Condition(creatures_at_least=int(n)):
            return term("if-creatures-least", n=n)
        case ops.Condition(creatures_at_most=int(n)):
            return term("if-creatures-most", n=n)
        case ops.Condition(location=str(id)):
            return f"{card_inside(id)} {term('if-location')}"
        case ops.Condition(creature_healed=str(id)):
            return f"{card_inside(id)} {term('if-healed')}"
        case ops.Condition(brom_present=bool(yes)):
            return term("if-brom" if yes else "if-no-brom")
        case ops.Condition(light_at_center=bool(yes)):
            return term("if-light" if yes else "if-no-light")
        case _:
            return term("if-story")


# -- signs ------------------------------------------------------------------------------


def signs(written: tuple[ops.AnyOp, ...]) -> list[dict[str, Any]]:
    """Return the signs of an effect, first to last; what may not happen is marked."""
    return [sign for op in written for sign in _signs(op)]


def _signs(op: ops.AnyOp) -> list[dict[str, Any]]:
    match op:
        case ops.SetFlagOp() | ops.ClearFlagOp():
            return []
        case ops.IfOp(_, then, _):
            return [{**sign, "maybe": True} for sign in signs(then)]
        case ops.ChooseOp(options):
            return [{**sign, "maybe": True} for option in options for sign in signs(option)]
    sign: dict[str, Any] = {"op": str(op.__struct_config__.tag)}
    for field in ("n", "to", "sides"):
        if (value := getattr(op, field, None)) is not None:
            sign[field] = value
    return [sign]
