"""What the player sees: items in places, tracks as counters, and facts for the page."""

from radura.core.chance import Rng
from radura.core.view import NOBODY, View
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.pieces import BROM_CARD, FIRST_DIE, LUMA_CARD, N_ACTIONS
from radura.games.storyfold_wildwoods.state import (
    ABSENT,
    AVAILABLE,
    BETWEEN,
    BROM_FACES,
    FIRST,
    LUMA_FACES,
    ROLLED,
    STAGES,
    USED,
    Wild,
)
from radura.games.storyfold_wildwoods.steps.journey import SavePoint
from radura.games.storyfold_wildwoods.steps.luma import openings


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
    _tell(s, v)


def _tell(s: Wild, v: View) -> None:
    """Add facts for the page: which Scene, what to read, what is asked, how the roll stands."""
    t = s.tables
    scene = t.scenes[s.scene]
    info = v.info
    info["campaign"] = t.id
    info["chapter"] = t.chapters[s.chapter].id
    info["scene"] = scene.id
    info["title"] = f"#sw-scene-{scene.id}"
    info["intro"] = f"#{t.texts[t.text(f'sw-intro-{scene.id}', s.brom == ABSENT)]}"
    info["goal"] = f"#sw-goal-{scene.id}"
    info["stage"] = STAGES[s.stage]
    info["round"] = s.round
    info["restarts"] = s.restarts
    info["save_point"] = int(s.stack is not None and isinstance(s.stack.step, SavePoint))
    info["guided"] = int(s.script >= 0)
    info["spirit_max"] = t.spirit_max
    info["side"] = t.side
    info["numbers"] = " ".join(str(number) for number in t.numbers)
    info["blessing_spaces"] = t.spaces
    info["track"] = " ".join(
        f"{at}:{','.join(t.icons[icon] for icon in icons)}" for at, icons in enumerate(scene.icons) if icons
    )
    for icon in (t.icons[icon] for icon in scene.icon_effects):
        info[f"icon/{icon}"] = f"#sw-rule-{scene.id}-{icon}"
    info["story"] = " ".join(t.texts[text] for text in s.pages)
    info["flags"] = " ".join(t.flags[flag] for flag in s.flags)
    info["chapters"] = " ".join(
        f"{chapter.id}:{','.join(scene.id for scene in t.scenes if scene.chapter == at)}"
        for at, chapter in enumerate(t.chapters)
    )
    info["path"] = " ".join(f"{t.scenes[end // 2].id}:{('lost', 'won')[end % 2]}" for end in s.path)
    info["delayed"] = s.delayed
    info["reduction"] = s.reduction
    info["healed"] = len(s.healed)
    info["locked_now"] = " ".join(t.names[action] for action in sorted(s.locked))
    if s.stage > BETWEEN:
        may = openings(s)
        for location in scene.locations:
            state = "overcome" if location in s.placed else "open" if location in may else "closed"
            info[f"{t.names[location]}/state"] = state
            info[f"{t.names[location]}/pips"] = max(1, t.pips[location] - s.reduction)
    if s.using >= 0:
        info["using"] = t.names[s.using]
        info["ability"] = "first" if s.ability == FIRST else "second"
        info["target"] = t.names[s.target] if s.target >= 0 else ""
        info["need"] = s.need
        info["number"] = s.number or t.numbers[s.river.index(s.using)]
        info["roll_open"] = int(s.number > 0)
        info["successes"] = s.successes()
        info["extra"] = s.extra
        info["total"] = s.total()


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
