"""Why a card, a die, a Location or an action cannot be used now, with the rule that says so.

What may be attempted and used is asked of the rules; here it is only told what stands in the way.
"""

from radura.core.reasons import Reason, no
from radura.core.text import Message
from radura.core.view import Closed
from radura.games.storyfold_wildwoods.pieces import (
    ACTION_CARDS,
    CURE_FACE,
    FIRST_DIE,
    HEAL,
    ILLUMINATE,
    LUMA_ALONE,
    LUMA_AND_BROM,
    N_ACTIONS,
    PROTECT_FACE,
)
from radura.games.storyfold_wildwoods.state import ABSENT, AVAILABLE, PROTECT, ROLLED, Wild
from radura.games.storyfold_wildwoods.steps.any_time import AtAnyTime
from radura.games.storyfold_wildwoods.steps.base import can_any, expected
from radura.games.storyfold_wildwoods.steps.luma import Act, AfterRoll, ChooseDice, openings
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit
from radura.games.storyfold_wildwoods.tables import LUMA_PHASE, ROLL, SPIRIT_LOSS, TRAUMA
from radura.games.storyfold_wildwoods.words import SECOND_OF

ASKED = {
    "OpenChapter": ("page", "SW-3.7"),
    "SavePoint": ("page", "SW-21.5"),
    "ShadowPhase": ("page", "SW-19.1"),
    "Act": ("act", "SW-5.3"),
    "ChooseDice": ("dice", "SW-5.4"),
    "AfterRoll": ("result", "SW-5.5"),
    "Pay": ("crystal", "SW-14.14"),
    "GainCrystals": ("crystal", "SW-9.1"),
    "LoseCrystals": ("crystal", "OQ-26"),
    "SpendDice": ("die", "SW-5.16"),
    "RecoverDice": ("die", "SW-5.16"),
    "RerollDice": ("reroll", "SW-6.5"),
    "ToCreature": ("creature", "OQ-68"),
    "MoveCreature": ("creature", "OQ-68"),
    "MoveAction": ("card", "OQ-68"),
    "RemoveLocation": ("location", "OQ-59"),
    "Choose": ("option", "SW-7.6"),
    "TakeCard": ("take", "SW-7.12"),
    "HandleCard": ("room", "SW-16.3"),
    "DiscardBlessing": ("blessing", "SW-16.6"),
    "BeforeActivation": ("shadow", "OQ-48"),
    "BeforeAdvance": ("shadow", "OQ-48"),
    "BeforeIcon": ("shadow", "OQ-48"),
    "LoseSpirit": ("loss", "SW-12.3"),
    "FinalShadow": ("final", "SW-14.2"),
}
"""The steps that ask, each with the word in ``sw-no-now-<word>`` that says what they ask about, and its rule."""


def _now(s: Wild) -> Reason:
    """Say what is asked instead."""
    assert s.stack is not None
    if s.script >= 0 and s.choices == [expected(s)]:
        return no("sw-no-guided", "SW-3.8")
    word, rule = ASKED[type(s.stack.step).__name__]
    return no(f"sw-no-now-{word}", rule)


def _is_act(s: Wild) -> bool:
    """Tell whether the player is free to choose an Action."""
    return s.stack is not None and isinstance(s.stack.step, Act) and not (s.script >= 0 and s.choices == [expected(s)])


def _card(s: Wild, item: int) -> str:
    return f"#sw-card-{s.tables.card_of[item] if item >= N_ACTIONS else s.tables.names[item]}"


# -- Action cards and what they are for --------------------------------------------------------


def no_card(s: Wild, action: int) -> Reason | None:
    """Return why an Action card cannot be used; None: it can. SW-5.12, SW-6.2, OQ-69"""
    if AVAILABLE not in s.dice:
        return no("sw-no-dice", "SW-5.12")
    if s.river.index(action) >= s.tables.numbered:
        return no("sw-no-number", "SW-6.2", card=_card(s, action))
    if action in s.locked:
        return no("sw-no-locked", "OQ-69", card=_card(s, action))
    return None


def no_location(s: Wild, location: int) -> Reason | None:
    """Return why a Location of the Scene cannot be attempted; None: it can. SW-10.5 to SW-10.9"""
    t = s.tables
    if location in openings(s):
        return no_card(s, t.kind[location])
    if location in s.placed:
        return no("sw-no-overcome", "SW-10.8")
    if s.light and t.needs_light[location]:
        return no("sw-no-light", "SW-10.5", n=s.light)
    for other in t.before[location]:
        if other not in s.placed:
            return no("sw-no-before", "SW-10.6", card=_card(s, other))
    return no("sw-no-requires", "SW-10.7", what=f"#sw-requires-{t.names[location]}")


def _no_creature(s: Wild, action: int, item: int) -> Reason:
    if item not in s.river and item not in s.blessings:
        return no("sw-no-river", "SW-5.14", card=_card(s, item))
    return no_card(s, action) or _now(s)


# -- cards and abilities for any time -----------------------------------------------------------


def _no_blessing(s: Wild, item: int) -> Reason:
    """Explain a card of the Blessing spaces."""
    assert s.stack is not None
    t, step = s.tables, s.stack.step
    if t.type[item] == TRAUMA:
        return (no_card(s, HEAL) if _is_act(s) else None) or no("sw-no-trauma", "SW-16.12")
    if not isinstance(step, Act | AfterRoll | AtAnyTime | LoseSpirit):
        return _now(s)
    timing = t.timing[item]
    if timing == ROLL and not isinstance(step, AfterRoll):
        return no("sw-no-timing-roll", "OQ-20")
    if timing == LUMA_PHASE and not isinstance(step, Act | AfterRoll):
        return no("sw-no-timing-luma", "OQ-20")
    if timing == SPIRIT_LOSS and not (isinstance(step, LoseSpirit) and step.printed):
        return no("sw-no-timing-loss", "OQ-20")
    return no("sw-no-effect", "OQ-20") if not can_any(s, t.effect[item]) else _now(s)


def _no_ability(s: Wild, face: int) -> Reason:
    """Explain an ability of Luma or Brom."""
    assert s.stack is not None
    t, step = s.tables, s.stack.step
    if face == LUMA_AND_BROM:
        return no("sw-no-stand-in", "SW-14.2")
    if face != LUMA_ALONE and s.brom == ABSENT:
        return no("sw-no-brom", "SW-14.5")
    if face in (PROTECT_FACE, CURE_FACE) and face != (PROTECT_FACE if s.brom == PROTECT else CURE_FACE):
        return no("sw-no-other-face", "SW-14.16")
    if face == LUMA_ALONE and not (s.luma == 1 or s.luma_always):
        return no("sw-no-luma-face", "SW-14.6")
    if not isinstance(step, Act | AfterRoll | AtAnyTime | LoseSpirit):
        return _now(s)
    if face == LUMA_ALONE and not isinstance(step, AfterRoll):
        return no("sw-no-luma-roll", "SW-14.6")
    if sum(s.crystals) < t.faces[face].cost:
        return no("sw-no-crystals", "SW-14.14", n=t.faces[face].cost, have=sum(s.crystals))
    if face == PROTECT_FACE and len(s.river) == N_ACTIONS:
        return no("sw-no-protect", "SW-14.15")
    return _now(s)


# -- actions ------------------------------------------------------------------------------------


def no_action(s: Wild, seat: int, action: int) -> Reason:
    """Say why an action is not offered."""
    t = s.tables
    kind, values = t.space.kind_of(action).name, t.space.values(action)
    if kind in ("face", "draw"):
        return no("sw-no-chance", "SW-5.4")
    if kind == "ability":
        return _no_ability(s, action - t.ability)
    if kind == "use":
        item = action - t.use
        return _no_blessing(s, item) if item in s.blessings else no("sw-no-blessing", "SW-16.6", card=_card(s, item))
    assert s.stack is not None
    if kind == "spend" and isinstance(s.stack.step, AfterRoll):
        return _no_spend(s)
    if kind in ("stand", "fall_back", "decline") and isinstance(s.stack.step, AfterRoll):
        return no("sw-no-enough", "SW-6.7") if kind == "stand" else no("sw-no-fall-back", "SW-6.11")
    if kind == "roll" and isinstance(s.stack.step, ChooseDice):
        return no("sw-no-so-many", "SW-5.4", n=s.available())
    if not _is_act(s):
        return _now(s)
    if kind == "overcome":
        location = action - t.overcome
        here = location in t.scenes[s.scene].locations
        return (no_location(s, location) if here else no("sw-no-elsewhere", "SW-10.2")) or _now(s)
    if kind in ("illuminate", "heal"):
        item = t.item(next(iter(values.values())))
        return _no_creature(s, ILLUMINATE if kind == "illuminate" else HEAL, item)
    if kind in SECOND_OF:
        return no_card(s, ACTION_CARDS.index(SECOND_OF[kind])) or _now(s)
    return _now(s)


def _no_spend(s: Wild) -> Reason:
    if not s.crystals[s.using]:
        return no("sw-no-crystal-here", "SW-9.6", card=_card(s, s.using))
    return no("sw-no-success", "SW-9.5") if not s.successes() else no("sw-no-need", "SW-7.18")


# -- pieces -------------------------------------------------------------------------------------


def no_piece(s: Wild, seat: int, name: str, place: str) -> Reason:
    """Say why something in sight is no target."""
    t = s.tables
    item = t.item(name) if name in t.names else -1
    if place in REST:
        return no(*REST[place])
    match place:
        case "luma":
            return _no_luma(s)
        case "brom" if s.brom == ABSENT:
            return no("sw-no-brom", "SW-14.5")
        case "brom":
            return _no_ability(s, PROTECT_FACE if s.brom == PROTECT else CURE_FACE)
        case "dice" | "used_dice" | "roll":
            return _no_die(s, item, place)
    if item < 0:
        return _now(s)
    if place == "blessings":
        return _no_blessing(s, item)
    if place == "river" and item < N_ACTIONS:
        return _no_action_card(s, item)
    if not _is_act(s):
        return _now(s)
    if place == "scene":
        return no_location(s, item) or _now(s)
    return no_card(s, ILLUMINATE) or _now(s)


REST = {
    "exploration_discard": ("sw-no-exploration-discard", "SW-16.4"),
    "creature_discard": ("sw-no-creature-discard", "SW-17.5"),
    "shadow_discard": ("sw-no-shadow-discard", "SW-13.4"),
    "exploration_deck": ("sw-no-exploration-deck", "SW-7.12"),
    "creature_deck": ("sw-no-creature-deck", "SW-17.1"),
    "shadow_deck": ("sw-no-shadow-deck", "SW-12.5"),
    "chapter_deck": ("sw-no-chapter-deck", "SW-15.1"),
    "box": ("sw-no-box", "OQ-28"),
    "resolving": ("sw-no-resolving", "SW-13.6"),
}
"""Places whose cards nobody chooses."""


def _no_luma(s: Wild) -> Reason:
    """Explain the Luma card: her own ability, or the one with Brom that only the last Shadow card asks for."""
    alone = s.luma == 1 or s.luma_always
    return _no_ability(s, LUMA_ALONE if alone else LUMA_AND_BROM)


def _no_action_card(s: Wild, action: int) -> Reason:
    assert s.stack is not None
    if isinstance(s.stack.step, AfterRoll) and action == s.using:
        return _no_spend(s)
    if isinstance(s.stack.step, AfterRoll) and s.crystals[action]:
        return no("sw-no-crystal-other", "SW-9.6")
    return (no_card(s, action) if _is_act(s) else None) or _now(s)


def _no_die(s: Wild, item: int, place: str) -> Reason:
    assert s.stack is not None
    if _is_act(s):
        return no("sw-no-die-first", "SW-5.3") if place == "dice" else no("sw-no-die-used", "SW-5.1")
    if isinstance(s.stack.step, AfterRoll):
        if item >= 0 and s.dice[item - FIRST_DIE] == ROLLED:
            return no("sw-no-reroll", "SW-14.6")
        return no("sw-no-die-late", "SW-5.16") if place == "dice" else no("sw-no-die-used", "SW-5.1")
    return _now(s)


# -- what the table shows dashed ------------------------------------------------------------------


def closed(s: Wild, seat: int) -> list[Closed]:
    """List the Locations that cannot be attempted yet and the Action cards that cannot be used."""
    if not _is_act(s) or AVAILABLE not in s.dice:
        return []
    out: list[Closed] = []
    for location in s.tables.scenes[s.scene].locations:
        reason = no_location(s, location) if location not in s.placed else None
        if reason is not None:
            words = Message("sw-do-overcome", {"card": _card(s, location)})
            out.append(Closed(words, reason.text, reason.rule, "act", [s.tables.names[location]]))
    for action in range(N_ACTIONS):
        if (reason := no_card(s, action)) is not None:
            words = Message("sw-closed-card", {"card": _card(s, action)})
            out.append(Closed(words, reason.text, reason.rule, "act", [s.tables.names[action]]))
    return out
