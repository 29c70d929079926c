"""What the player sees: items in places, tracks as counters, and facts for the page."""

from functools import cache
from typing import Literal

from msgspec import Struct

from radura.core.chance import Rng
from radura.core.text import Message
from radura.core.view import NOBODY, View
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.pieces import BROM_CARD, FIRST_DIE, LUMA_CARD, N_ACTIONS
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
    """What the first ability is for."""
    need: int
    """The successes that it needs."""
    number: int
    """What a die must show."""
    is_rolled: bool
    """True while the dice lie open and the result does not stand yet."""
    successes: int
    """Dice that show the number."""
    extra: int
    """Successes of Crystals and cards."""
    total: int
    """The result as it would stand now."""


class StoryfoldFacts(Struct, frozen=True):
    """What the page shows beside the cards."""

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
    stage: str
    """``opening`` of a Chapter, ``between`` two Scenes, ``setup``, ``luma``, ``shadow``, ``ending``."""
    round: int
    restarts: int
    """How often this Chapter was begun again."""
    is_save_point: bool
    script: int | None
    """How far a guided Scene is in its script; null: the player is free."""
    pages: list[Message]
    """What there is to read before the next choice."""
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
    """What the story remembers."""
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
        stage=STAGES[s.stage],
        round=s.round,
        restarts=s.restarts,
        is_save_point=can_save(s),
        script=s.script if s.script >= 0 else None,
        pages=[Message(t.texts[text]) for text in s.pages],
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
        total=s.total(),
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
