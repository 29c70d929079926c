"""Positions of this game as plain data: what each field may hold, and what must be true of the whole table."""

from collections.abc import Collection, Mapping

from radura.core.fields import Field, Flag, Many, Name, Number, Pile, Row, Slot, Vocabulary, wrong
from radura.games.storyfold_wildwoods.naming import (
    ACTION_CARD,
    CREATURE,
    EXPLORATION,
    LOCATION,
    SHADOW_CARD,
    STORY_CARD,
    Thing,
)
from radura.games.storyfold_wildwoods.pieces import ACTION_CARDS, BROM_CARD, FIRST_DIE, HEAL, ILLUMINATE, N_ACTIONS
from radura.games.storyfold_wildwoods.state import (
    ABILITIES,
    ABSENT,
    BETWEEN,
    BROM_FACES,
    DIE_STATES,
    ENDING,
    FIRST,
    LUMA,
    LUMA_FACES,
    OPENING,
    ROLLED,
    SHADOW,
    STAGES,
    Wild,
)
from radura.games.storyfold_wildwoods.tables import CURSE, TRAUMA, Tables

MOST_CARRIED_OUT = 50
"""Cards, activations and abilities under way at once: effects of effects."""


def vocabulary(t: Tables) -> Vocabulary:
    """Return the names of everything that a position speaks of."""
    names = t.names
    return {
        "item": names,
        ACTION_CARD: ACTION_CARDS,
        EXPLORATION: [names[item] for item in t.explorations],
        CREATURE: [names[item] for item in t.creatures],
        SHADOW_CARD: [names[item] for item in t.shadows],
        STORY_CARD: [names[item] for item in t.stories],
        LOCATION: [names[item] for item in t.locations],
        "die": [names[FIRST_DIE + die] for die in t.dice],
        "space": t.space_names,
        "icon": t.icons,
        "flag": t.flags,
        "condition": t.cond_names,
        "label": t.labels,
        "text": t.texts,
        "chapter": [chapter.id for chapter in t.chapters],
        "scene": [scene.id for scene in t.scenes],
        "end": [f"{scene.id}:{end}" for scene in t.scenes for end in ("lost", "won")],
    }


def fields(t: Tables) -> Mapping[str, Field]:
    """Return what each field of a state may hold."""
    dice = len(t.dice)
    longest_script = max(len(scene.script) for scene in t.scenes)
    return {
        "chapter": Name("chapter"),
        "scene": Name("scene"),
        "stage": Name(STAGES),
        "round": Number(0, t.most_rounds),
        "restarts": Number(0, t.most_scenes),
        "flags": Many(Name("flag"), distinct=True),
        "flags_before": Many(Name("flag"), distinct=True),
        "path": Many(Name("end"), most=t.most_scenes),
        "river": Pile(len(t.numbers)),
        "crystals": Row(Number(0, t.crystals_max), N_ACTIONS),
        "stunned": Many(Thing(CREATURE), distinct=True),
        "locked": Many(Name(ACTION_CARDS), distinct=True),
        "locking": Many(Name(ACTION_CARDS), distinct=True),
        "light": Number(0, t.side),
        "shadow": Number(0, t.side),
        "spirit": Number(0, t.spirit_max),
        "placed": Many(Thing(LOCATION), distinct=True),
        "healed": Many(Thing(CREATURE)),
        "reduction": Number(),
        "dice": Row(Name(DIE_STATES), dice),
        "faces": Row(Number(0, max(t.sides)), dice),
        "thrown": Many(Name("die"), distinct=True),
        "delayed": Number(0, t.starting),
        "using": Name(ACTION_CARDS, empty=True),
        "ability": Name(ABILITIES),
        "target": Thing(CREATURE, EXPLORATION, LOCATION, empty=True),
        "need": Number(0, max(t.pips)),
        "number": Number(0, max(t.numbers)),
        "extra": Number(),
        "result": Number(),
        "blessings": Pile(t.spaces),
        "exploration_deck": Pile(),
        "exploration_known": Pile(),
        "exploration_discard": Pile(),
        "creature_deck": Pile(),
        "creature_known": Pile(),
        "creature_discard": Pile(),
        "shadow_deck": Pile(),
        "final": Slot(),
        "shadow_discard": Pile(),
        "story": Pile(),
        "drawn": Pile(),
        "limbo": Pile(MOST_CARRIED_OUT),
        "brom": Name(BROM_FACES),
        "luma": Name(LUMA_FACES),
        "order": Many(Thing(CREATURE), distinct=True),
        "acting": Many(Thing(CREATURE, empty=True), most=MOST_CARRIED_OUT),
        "busy": Number(0, MOST_CARRIED_OUT),
        "loss": Flag(),
        "shield": Flag(),
        "quiet": Flag(),
        "script": Number(-1, longest_script),
        "won": Flag(),
        "pages": Many(Name("text")),
        "told": Many(Name("text"), distinct=True),
    }


def items(s: Wild) -> Collection[int]:
    """Return what lies on every table: the Action cards, and Brom where he is when he is not in his space."""
    return (*range(N_ACTIONS), BROM_CARD) if s.brom == ABSENT else range(N_ACTIONS)


# -- the whole table --------------------------------------------------------------------


def check(s: Wild) -> None:
    """Raise BadInput if a position cannot be."""
    _piles(s)
    _river(s)
    _story(s)
    _dice(s)
    _action(s)


def _named(s: Wild, found: Collection[int]) -> list[str]:
    return [s.tables.names[item] for item in found]


def _only(s: Wild, field: str, kinds: str, may: Collection[int]) -> None:
    value = getattr(s, field)
    wrong_ones = [item for item in value if item not in may]
    if wrong_ones:
        raise wrong(field, _named(s, wrong_ones), kinds)


def _piles(s: Wild) -> None:
    """Cards lie where cards of their kind lie."""
    t = s.tables
    stories: Collection[int] = t.stories if s.stage == OPENING else t.chapters[s.chapter].story
    decked = [item for item in t.creatures if not t.guardian[item]]
    for field in ("exploration_deck", "exploration_known", "exploration_discard", "drawn"):
        _only(s, field, EXPLORATION, t.explorations)
    for field in ("creature_deck", "creature_known", "creature_discard"):
        _only(s, field, CREATURE, decked)
    _only(s, "blessings", EXPLORATION, [item for item in t.explorations if t.type[item] != CURSE])
    _only(s, "shadow_deck", SHADOW_CARD, [item for item in t.shadows if item not in t.finals])
    _only(s, "shadow_discard", SHADOW_CARD, [*t.shadows, *([BROM_CARD] if s.brom == ABSENT else [])])
    _only(s, "limbo", EXPLORATION, [*t.explorations, *t.shadows, *t.stories])
    _only(s, "story", STORY_CARD, stories)
    if s.final >= 0 and s.final not in t.finals:
        raise wrong("final", t.names[s.final], SHADOW_CARD)


def _river(s: Wild) -> None:
    """Every Action card and some Creatures stand there; tokens, activations and locks are theirs."""
    t = s.tables
    _only(s, "river", CREATURE, [*range(N_ACTIONS), *t.creatures])
    if sum(item < N_ACTIONS for item in s.river) != N_ACTIONS:
        raise wrong("river", _named(s, s.river), ", ".join(ACTION_CARDS))
    creatures = s.creatures()
    for field in ("stunned", "order"):
        _only(s, field, CREATURE, creatures)
    _only(s, "acting", CREATURE, [-1, *creatures])
    if s.stage <= BETWEEN and (creatures or s.locked or s.locking):
        raise wrong("stage", STAGES[s.stage], "setup, luma, shadow, ending")
    if s.order and s.stage != SHADOW:
        raise wrong("order", _named(s, s.order), "[]")


def _story(s: Wild) -> None:
    """Chapter, Scene, stage, ending and script agree."""
    t = s.tables
    scene = t.scenes[s.scene]
    if scene.chapter != s.chapter:
        raise wrong("scene", scene.id, ", ".join(other.id for other in t.scenes if other.chapter == s.chapter))
    if s.stage <= BETWEEN and (s.placed or s.healed or s.acting or s.reduction or s.delayed):
        raise wrong("stage", STAGES[s.stage], "setup, luma, shadow, ending")
    _only(s, "placed", LOCATION, scene.locations)
    if s.has_pawns() and s.shadow == 0:
        raise wrong("shadow", 0, f"1-{t.side}")
    if s.won and s.stage != ENDING:
        raise wrong("won", True, "false")
    if s.stage == ENDING and (not s.path or s.path[-1] != 2 * s.scene + s.won):
        raise wrong("path", "won" if s.won else "lost", scene.id)
    guided = s.options["guided"] == "yes" and s.stage in (LUMA, SHADOW)
    if s.script > (len(scene.script) if guided and scene.script else -1):
        raise wrong("script", s.script, "-1")
    if (s.quiet or s.shield or s.loss) and not s.has_pawns():
        raise wrong("stage", STAGES[s.stage], "luma, shadow")


def _dice(s: Wild) -> None:
    """Only rolled dice show a face that they have; dice in the air are rolled ones."""
    t = s.tables
    for die in t.dice:
        least = 0 if s.dice[die] != ROLLED or die in s.thrown else 1
        most = t.sides[die] if s.dice[die] == ROLLED else 0
        if not least <= s.faces[die] <= most:
            raise wrong(f"faces[{die}]", s.faces[die], f"{least}-{most}")
        if die in s.thrown and s.dice[die] != ROLLED:
            raise wrong("thrown", t.names[FIRST_DIE + die], "rolled")
    if ROLLED in s.dice and s.using < 0:
        raise wrong("using", None, ", ".join(ACTION_CARDS))


def _action(s: Wild) -> None:
    """An Action in progress has a card, and for its first ability a target that fits; without one there is nothing."""
    t = s.tables
    if s.using < 0:
        if s.target >= 0 or s.need or s.number or s.extra or s.result or s.ability != FIRST:
            raise wrong("using", None, ", ".join(ACTION_CARDS))
        return
    if s.stage != LUMA:
        raise wrong("using", ACTION_CARDS[s.using], "null")
    if s.need < 1:
        raise wrong("need", s.need, f"1-{max(t.pips)}")
    if s.number and s.number not in t.numbers:
        raise wrong("number", s.number, ", ".join(str(number) for number in t.numbers if number))
    if s.target < 0:
        return
    creature = s.target in t.creatures and s.target in s.river
    if s.using == ILLUMINATE:
        fits = creature
    elif s.using == HEAL:
        carried_out = not s.number and ROLLED in s.dice  # then a healed Trauma is in the box already
        fits = creature or (t.type[s.target] == TRAUMA and (carried_out or s.target in s.blessings))
    else:
        fits = s.target in t.scenes[s.scene].locations and t.kind[s.target] == s.using
    if not fits or s.ability != FIRST:
        raise wrong("target", t.names[s.target], "null")
