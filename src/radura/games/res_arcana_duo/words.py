"""The words of options: what they are called, what they cost or bring, where they sit on the table."""

from radura.core.text import Message
from radura.games.res_arcana_duo import texts
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import ArcanaStep, card_word
from radura.games.res_arcana_duo.steps.claims import GainMonument
from radura.games.res_arcana_duo.steps.effects import GainPer
from radura.games.res_arcana_duo.steps.powers import ChooseOne
from radura.games.res_arcana_duo.steps.turns import Exchange, Income

ACTIONS = {
    "place": "place",
    "claim": "claim",
    "claim_top": "claim",
    "discard": "discard",
    "power": "power",
    "pass": "pass",
}
"""Headings of the five kinds of action. RA-6.4"""


def _asking(s: ArcanaState) -> ArcanaStep:
    assert s.stack is not None
    assert isinstance(s.stack.step, ArcanaStep)
    return s.stack.step


def text(s: ArcanaState, action: int) -> Message:
    """Return the words of an option."""
    space = s.tables.moves.space
    kind = space.kind_of(action).name
    values = space.values(action)
    id = f"ra-do-{kind}"
    if kind == "power":
        power = s.tables.powers[s.tables.names.index(values["item"])][int(values["power"]) - 1]
        return Message(id, {"card": card_word(s, power.card), "strip": texts.strip(s.tables, power)})
    if kind in ("claim", "claim_top") and isinstance(_asking(s), GainMonument):
        id = "ra-do-monument" if kind == "claim" else "ra-do-monument-top"
    if "item" in values:
        return Message(id, {"card": f"#ra-card-{values['item']}"})
    if kind == "gain":
        essence = f"#ra-essence-{values['essence']}"
        is_gold = isinstance(_asking(s), Income) and values["essence"] == "gold"
        return Message(id, {"essence": essence, "n": s.tables.numbers.discard_gold if is_gold else 1})
    if "essence" in values:
        return Message(id, {"essence": f"#ra-essence-{values['essence']}"})
    if kind == "look":
        return Message(id, {"deck": f"#ra-deck-{values['deck']}"})
    if kind == "option":
        step = _asking(s)
        assert isinstance(step, ChooseOne)
        return Message(id, {"strip": texts.alternative(step.data(s.tables).options[int(values["option"]) - 1])})
    if kind == "player":
        return _player(s, int(values["seat"]))
    if kind == "first":
        return Message(id, {"seat": int(values["seat"]) + 1})
    return Message(id)


def _player(s: ArcanaState, seat: int) -> Message:
    if seat == s.actor:
        return Message("ra-do-player-self")
    if s.seats == 2:
        return Message("ra-do-player-rival")
    return Message("ra-do-player", {"seat": seat + 1})


def note(s: ArcanaState, action: int) -> Message | None:
    """Return what an option costs or brings, if that helps to choose."""
    t, seat = s.tables, s.actor
    space = t.moves.space
    kind = space.kind_of(action).name
    values = space.values(action)
    if kind in ("place", "claim"):
        return _worth(s, t.names.index(values["item"]), is_free=isinstance(_asking(s), GainMonument))
    if kind in ("pay", "gain"):
        return Message("ra-note-have", {"n": s.pools[seat][t.kinds.index(values["essence"])]})
    if kind == "take":
        return Message("ra-note-lying", {"essences": texts.essences(t, s.lying_on(t.names.index(values["item"])))})
    if kind == "player":
        step = _asking(s)
        assert isinstance(step, GainPer)
        n = s.pools[int(values["seat"])][step.per]
        return Message("ra-note-gives", {"n": n, "essence": f"#ra-essence-{t.kinds[step.gain]}"})
    if kind == "pass" or (kind == "item" and isinstance(_asking(s), Exchange)):
        return _loss(s, seat) or _what_it_does(s, values)
    if kind in ("item", "mage"):
        return _what_it_does(s, values)
    return Message("ra-note-given") if kind == "keep" else None


def _worth(s: ArcanaState, card: int, *, is_free: bool) -> Message:
    """Return the price of a component and the points it brings."""
    points = s.tables.vp[card]
    cost = texts.price(s.tables.components[card])
    if not points and not is_free:
        return Message("ra-note-cost", {"cost": cost})
    reach = {"points": points, "reach": s.points(s.actor) + points}
    return Message("ra-note-points-free", {**reach}) if is_free else Message("ra-note-points", {"cost": cost, **reach})


def _loss(s: ArcanaState, seat: int) -> Message | None:
    """Warn of essences that go back with the magic item they lie on. RA-OQ.17"""
    for card in s.play[seat]:
        if card in s.tables.items and (lying := s.lying_on(card)):
            return Message("ra-note-loses", {"essences": texts.essences(s.tables, lying), "card": card_word(s, card)})
    return None


def _what_it_does(s: ArcanaState, values: dict[str, str]) -> Message | None:
    if "item" not in values:
        return None
    lines = texts.card_text(s.tables, s.tables.names.index(values["item"]))
    return lines[0] if lines else None


def targets(s: ArcanaState, action: int) -> list[str]:
    """Return what stands for an option on the table: components, strips of components, places, counters."""
    space = s.tables.moves.space
    kind = space.kind_of(action).name
    values = space.values(action)
    if kind == "power":
        return [values["item"], f"{values['item']}/{values['power']}"]
    if "item" in values:
        return [values["item"]]
    if "essence" in values:
        return [f"{values['essence']}.{s.actor}"]
    if kind == "claim_top":
        return ["monument_deck"]
    if kind == "look":
        return [f"deck.{s.actor}" if values["deck"] == "own_artifacts" else "monument_deck"]
    return []


def group(s: ArcanaState, action: int) -> str:
    """Return the heading under which an option is listed."""
    return ACTIONS.get(s.tables.moves.space.kind_of(action).name, "")
