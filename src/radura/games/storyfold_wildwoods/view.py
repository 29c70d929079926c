"""What the player sees: items in places, tracks as counters, and facts for the page."""

from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct

from radura.core.chance import Rng
from radura.core.text import Message
from radura.core.view import NOBODY, View
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.conditions import (
    All,
    AnyOf,
    Cond,
    CreatureHealed,
    Healed,
    LightAtCenter,
    Overcome,
)
from radura.games.storyfold_wildwoods.pieces import (
    BROM_CARD,
    FACES,
    FIRST_DIE,
    LUMA_AND_BROM,
    LUMA_CARD,
    N_ACTIONS,
)
from radura.games.storyfold_wildwoods.state import (
    ABILITIES,
    ABSENT,
    AVAILABLE,
    BETWEEN,
    BROM_FACES,
    LUMA_FACES,
    ROLLED,
    STAGES,
    USED,
    Wild,
)
from radura.games.storyfold_wildwoods.steps.base import is_led
from radura.games.storyfold_wildwoods.steps.luma import needed, number_of, openings
from radura.games.storyfold_wildwoods.tables import Tables
from radura.games.storyfold_wildwoods.tray import can_save


class StoryfoldSpace(Struct, frozen=True):
    """A space of the Wildwood Track with icons."""

    at: int
    """How far it is from the centre."""
    icons: list[str]
    """They are resolved in this order."""


class StoryfoldIcon(Struct, frozen=True):
    """An icon of the Wildwood Track and what it does in this Scene."""

    id: str
    title: Message
    rule: Message


class StoryfoldScene(Struct, frozen=True):
    """A Scene of a Chapter."""

    id: str
    title: Message


class StoryfoldChapter(Struct, frozen=True):
    """A Chapter and all its Scenes."""

    id: str
    title: Message
    scenes: list[StoryfoldScene]


class StoryfoldEnd(Struct, frozen=True):
    """How a Scene ended."""

    scene: str
    won: bool


PageKind: TypeAlias = Literal["chapter", "restart", "scene", "location", "icon", "story", "sacrifice", "won", "lost"]


class StoryfoldPage(Struct, frozen=True):
    """A text of the story."""

    kind: PageKind
    """What it belongs to; ``sacrifice``: Brom steps in; ``won``, ``lost``: how a Scene ended."""
    of: str
    """The Chapter, Scene, Location or card."""
    title: Message
    text: Message
    rule: Message | None
    """Its effect on the table, in words."""


class StoryfoldGoal(Struct, frozen=True):
    """A part of what Luma needs to triumph."""

    kind: Literal["locations", "light", "healed"]
    """Location Pawns, the Light Pawn on the centre, or Creatures healed."""
    of: list[str]
    """Which Locations or Creatures count; empty: any."""
    have: int
    need: int


class StoryfoldLocation(Struct, frozen=True):
    """A Location of the Scene."""

    id: str
    state: Literal["open", "closed", "overcome"]
    """Open: it may be attempted now."""
    pips: int
    """The successes that it needs now."""


class StoryfoldAction(Struct, frozen=True):
    """The Action in progress."""

    card: str
    """The Action card in use."""
    ability: str
    """``first`` or ``second``."""
    target: str | None
    """The target of the first ability."""
    need: int
    """The successes that it needs."""
    number: int
    """The number that a die must show."""
    is_rolled: bool
    """True while the dice have been rolled and the result is still open."""
    successes: int
    """Dice that show the number."""
    extra: int
    """Successes of Crystals and cards."""
    total: int
    """The result if it counted now."""


class StoryfoldFacts(Struct, frozen=True):
    """Facts of Storyfold for display, besides the cards."""

    campaign: str
    campaign_title: Message
    chapter: str
    chapter_title: Message
    scene: str
    title: Message
    """The name of the Scene."""
    intro: Message
    goal: Message
    """When Luma triumphs, in words."""
    goals: list[StoryfoldGoal]
    """Its countable parts."""
    stage: str
    """``opening`` of a Chapter, ``between`` two Scenes, ``setup``, ``luma``, ``shadow``, ``ending``."""
    round: int
    restarts: int
    """How often this Chapter was begun again."""
    is_save_point: bool
    script: int | None
    """How far a guided Scene is in its script; null: the player is free."""
    pages: list[StoryfoldPage]
    """The pages to read before the next choice."""
    told: list[StoryfoldPage]
    """The story so far: what was read, in order; not what icons of the Track say."""
    spirit_max: int
    crystals_max: int
    """So many Crystals fit on an Action card."""
    side: int
    """The spaces on each side of the centre of the Wildwood Track."""
    numbers: list[int]
    """By River space: what a die must show there; 0: no die can."""
    blessing_spaces: int
    track: list[StoryfoldSpace]
    icons: list[StoryfoldIcon]
    flags: list[str]
    """The story's flags that are set."""
    flags_before: list[str]
    """The same at the start of the Chapter."""
    chapters: list[StoryfoldChapter]
    path: list[StoryfoldEnd]
    """The Scenes that have ended, in order."""
    locations: list[StoryfoldLocation]
    action: StoryfoldAction | None
    delayed: int
    """Dice that stay in Used Dice in the next Luma Phase."""
    reduction: int
    """By so much less the next Location attempted needs."""
    healed: list[str]
    """Creatures healed in this Scene."""
    locked: list[str]
    """Action cards that cannot be used in this Luma Phase."""
    locking: list[str]
    """Action cards that cannot be used in the next one."""
    order: list[str]
    """Creatures that have yet to activate in this Shadow Phase."""
    loss: bool
    """True while a card answers the Spirit that an activation is about to take."""
    shield: bool
    """True if that Spirit is not lost."""
    quiet: bool
    """True if the player asked not to be asked again in this Shadow Phase."""


def fill(s: Wild, v: View) -> None:
    """Add the table. One seat and open cards: only decks and box are hidden."""
    names = s.tables.names

    def row(place: str, items: list[int], seen: int = -1) -> None:
        v.place(place, [names[item] for item in items], seen)

    row("river", s.river)
    row("blessings", s.blessings)
    row("drawn", s.drawn)
    row("resolving", s.limbo)
    row("exploration_deck", s.exploration_known + s.exploration_deck, NOBODY)
    row("exploration_discard", s.exploration_discard)
    row("creature_deck", s.creature_known + s.creature_deck, NOBODY)
    row("creature_discard", s.creature_discard)
    row("shadow_deck", s.shadow_deck + ([s.final] if s.final >= 0 else []), NOBODY)
    row("shadow_discard", s.shadow_discard)
    row("chapter_deck", s.story, NOBODY)
    row("scene", s.tables.scenes[s.scene].locations if s.stage > BETWEEN else [])
    row("luma", [LUMA_CARD])
    row("brom", [BROM_CARD] if s.brom != ABSENT else [])
    row("box", hands.in_box(s), NOBODY)
    for place, status in (("dice", AVAILABLE), ("used_dice", USED), ("roll", ROLLED)):
        row(place, [FIRST_DIE + die for die in s.tables.dice if s.dice[die] == status])
    for action in range(N_ACTIONS):
        v.counter(f"{names[action]}/crystals", s.crystals[action])
        if action in s.locked or action in s.locking:
            v.face(names[action], "locked")
    v.counter("light", s.light)
    v.counter("shadow", s.shadow)
    v.counter("spirit", s.spirit)
    for item in s.stunned:
        v.face(names[item], "stunned")
    for item in s.placed:
        v.face(names[item], "overcome")
    for die in s.tables.dice:
        if s.faces[die]:
            v.face(names[FIRST_DIE + die], str(s.faces[die]))
    v.face("luma", LUMA_FACES[s.luma])
    if s.brom != ABSENT:
        v.face("brom", BROM_FACES[s.brom])
    v.facts = _facts(s)


def _facts(s: Wild) -> StoryfoldFacts:
    """Return what is worked out for the page: which Scene, what to read, what is asked, how the roll stands."""
    t = s.tables
    names = t.names
    scene = t.scenes[s.scene]
    chapter = t.chapters[s.chapter]
    may = openings(s) if s.stage > BETWEEN else []
    return StoryfoldFacts(
        campaign=t.id,
        campaign_title=Message(f"sw-campaign-{t.id}"),
        chapter=chapter.id,
        chapter_title=Message(f"sw-chapter-{chapter.id}"),
        scene=scene.id,
        title=Message(f"sw-scene-{scene.id}"),
        intro=Message(t.texts[t.text(f"sw-intro-{scene.id}", s.brom == ABSENT)]),
        goal=Message(f"sw-goal-{scene.id}"),
        goals=_goals(s, scene.goal) if s.stage > BETWEEN else [],
        stage=STAGES[s.stage],
        round=s.round,
        restarts=s.restarts,
        is_save_point=can_save(s),
        script=s.script if is_led(s) else None,
        pages=[_page(t, text) for text in s.pages],
        told=[page for page in (_page(t, text) for text in s.told) if page.kind != "icon"],
        spirit_max=t.spirit_max,
        crystals_max=t.crystals_max,
        side=t.side,
        numbers=t.numbers,
        blessing_spaces=t.spaces,
        track=[StoryfoldSpace(at, [t.icons[icon] for icon in icons]) for at, icons in enumerate(scene.icons) if icons],
        icons=[
            StoryfoldIcon(name, Message(f"sw-icon-{name}"), Message(f"sw-rule-{scene.id}-{name}"))
            for name in (t.icons[icon] for icon in scene.icon_effects)
        ],
        flags=[t.flags[flag] for flag in s.flags],
        flags_before=[t.flags[flag] for flag in s.flags_before],
        chapters=_chapters(t),
        path=[StoryfoldEnd(t.scenes[end // 2].id, end % 2 == 1) for end in s.path],
        locations=[
            StoryfoldLocation(
                names[location],
                "overcome" if location in s.placed else "open" if location in may else "closed",
                needed(s, location),
            )
            for location in (scene.locations if s.stage > BETWEEN else [])
        ],
        action=_action(s) if s.using >= 0 else None,
        delayed=s.delayed,
        reduction=s.reduction,
        healed=[names[item] for item in s.healed],
        locked=[names[action] for action in sorted(s.locked)],
        locking=[names[action] for action in sorted(s.locking)],
        order=[names[item] for item in s.order],
        loss=s.loss,
        shield=s.shield,
        quiet=s.quiet,
    )


@cache
def _chapters(t: Tables) -> list[StoryfoldChapter]:
    """Return the whole story as a list of its Chapters; the same at every look."""
    return [
        StoryfoldChapter(
            chapter.id,
            Message(f"sw-chapter-{chapter.id}"),
            [StoryfoldScene(scene.id, Message(f"sw-scene-{scene.id}")) for scene in t.scenes if scene.chapter == at],
        )
        for at, chapter in enumerate(t.chapters)
    ]


@cache
def _page(t: Tables, text: int) -> StoryfoldPage:
    """Return a text with what it belongs to."""
    id = t.texts[text]
    field, of = id.split("-", 2)[1:]
    kind: PageKind
    match field.removesuffix("_alone"):
        case "intro":
            kind, title, rule = "scene", f"sw-scene-{of}", ""
        case "won":
            kind, title, rule = "won", f"sw-scene-{of}", f"sw-rule-won-{of}"
        case "lost":
            kind, title, rule = "lost", f"sw-scene-{of}", f"sw-rule-lost-{of}"
        case "restart":
            kind, title, rule = "restart", "sw-title-restart", ""
        case "text" if of == FACES[LUMA_AND_BROM]:
            kind, title, rule = "sacrifice", "sw-title-sacrifice", f"sw-rule-{of}"
        case "text" if any(chapter.id == of for chapter in t.chapters):
            kind, title, rule = "chapter", f"sw-chapter-{of}", ""
        case "text":
            kind = "story" if t.item(of) in t.stories else "location"
            title, rule = f"sw-card-{of}", f"sw-rule-{of}"
        case icon:
            name = icon.removeprefix("icon_")
            kind, title, rule = "icon", f"sw-icon-{name}", f"sw-rule-{of}-{name}"
    return StoryfoldPage(kind, of, Message(title), Message(id), Message(rule) if rule in t.spoken else None)


def _goals(s: Wild, goal: Cond | None) -> list[StoryfoldGoal]:
    """Return what can be counted of a condition, part by part."""
    names = s.tables.names
    match goal:
        case All() | AnyOf():
            return [found for part in goal.parts for found in _goals(s, part)]
        case Overcome():
            have = sum(location in s.placed for location in goal.of)
            return [StoryfoldGoal("locations", [names[location] for location in goal.of], have, goal.n)]
        case LightAtCenter(yes=True):
            return [StoryfoldGoal("light", [], int(s.light == 0), 1)]
        case Healed():
            return [StoryfoldGoal("healed", [], len(s.healed), goal.n)]
        case CreatureHealed():
            have = int(goal.holds(s))
            return [StoryfoldGoal("healed", [names[item] for item in goal.items], have, 1)]
        case _:
            return []


def _action(s: Wild) -> StoryfoldAction:
    names = s.tables.names
    return StoryfoldAction(
        card=names[s.using],
        ability=ABILITIES[s.ability],
        target=names[s.target] if s.target >= 0 else None,
        need=s.need,
        number=s.number or number_of(s, s.using),
        is_rolled=s.number > 0,
        successes=s.successes(),
        extra=s.extra,
        total=s.total() if s.number else s.result,
    )


def resample(s: Wild, rng: Rng) -> None:
    """Deal anew what lies face down: nobody knows the order that a set-up gave to a deck."""
    s.exploration_known, s.exploration_deck = _dealt(s.exploration_known, s.exploration_deck, rng)
    s.creature_known, s.creature_deck = _dealt(s.creature_known, s.creature_deck, rng)
    s.shadow_deck.sort()


def _dealt(known: list[int], deck: list[int], rng: Rng) -> tuple[list[int], list[int]]:
    """Return other cards on top of a deck, as many as before, and the rest, which has no order until it is drawn."""
    if not known:
        return [], sorted(deck)
    dealt = rng.shuffled(sorted(known + deck))
    return dealt[: len(known)], sorted(dealt[len(known) :])
