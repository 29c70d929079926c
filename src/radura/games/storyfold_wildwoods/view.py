"""What the player sees: items in places, tracks as counters, and facts for the page."""

from radura.core.view import NOBODY, View
from radura.games.storyfold_wildwoods import table
from radura.games.storyfold_wildwoods.book import FIRST_DIE
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
    names = s.book.names

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
    row("scene", s.book.scenes[s.scene].locations if s.stage > BETWEEN else [])
    row("luma", [4])
    row("brom", [5] if s.brom != ABSENT else [])
    row("box", table.in_box(s), NOBODY)
    for place, status in (("dice", AVAILABLE), ("used_dice", USED), ("roll", ROLLED)):
        row(place, [FIRST_DIE + die for die in range(7) if s.dice[die] == status])
    for action in range(4):
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
    for die in range(7):
        if s.faces[die]:
            v.face(names[FIRST_DIE + die], str(s.faces[die]))
    v.face("luma", LUMA_FACES[s.luma])
    if s.brom != ABSENT:
        v.face("brom", BROM_FACES[s.brom])
    _tell(s, v)


def _tell(s: Wild, v: View) -> None:
    """Add facts for the page: which Scene, what to read, what is asked, how the roll stands."""
    book = s.book
    scene = book.scenes[s.scene]
    info = v.info
    info["campaign"] = book.id
    info["chapter"] = book.chapters[s.chapter].id
    info["scene"] = scene.id
    info["title"] = f"#sw-scene-{scene.id}"
    info["intro"] = f"#{book.texts[book.text(f'sw-intro-{scene.id}', s.brom == ABSENT)]}"
    info["goal"] = f"#sw-goal-{scene.id}"
    info["stage"] = STAGES[s.stage]
    info["round"] = s.round
    info["restarts"] = s.restarts
    info["save_point"] = int(s.stack is not None and isinstance(s.stack.step, SavePoint))
    info["guided"] = int(s.script >= 0)
    info["spirit_max"] = book.spirit_max
    info["side"] = book.side
    info["numbers"] = " ".join(str(number) for number in book.numbers)
    info["blessing_spaces"] = book.spaces
    info["track"] = " ".join(
        f"{at}:{','.join(scene.icon_names[icon] for icon in icons)}" for at, icons in enumerate(scene.icons) if icons
    )
    for icon in scene.icon_names:
        info[f"icon/{icon}"] = f"#sw-rule-{scene.id}-{icon}"
    info["story"] = " ".join(book.texts[text] for text in s.pages)
    info["flags"] = " ".join(book.flags[flag] for flag in s.flags)
    info["chapters"] = " ".join(
        f"{chapter.id}:{','.join(scene.id for scene in book.scenes if scene.chapter == at)}"
        for at, chapter in enumerate(book.chapters)
    )
    info["path"] = " ".join(f"{book.scenes[end // 2].id}:{('lost', 'won')[end % 2]}" for end in s.path)
    info["delayed"] = s.delayed
    info["reduction"] = s.reduction
    info["healed"] = len(s.healed)
    info["locked_now"] = " ".join(book.names[action] for action in sorted(s.locked))
    if s.stage > BETWEEN:
        may = openings(s)
        for location in scene.locations:
            state = "overcome" if location in s.placed else "open" if location in may else "closed"
            info[f"{book.names[location]}/state"] = state
            info[f"{book.names[location]}/pips"] = max(1, book.pips[location] - s.reduction)
    if s.using >= 0:
        info["using"] = book.names[s.using]
        info["ability"] = "first" if s.ability == FIRST else "second"
        info["target"] = book.names[s.target] if s.target >= 0 else ""
        info["need"] = s.need
        info["number"] = s.number or book.numbers[s.river.index(s.using)]
        info["roll_open"] = int(s.number > 0)
        info["successes"] = s.successes()
        info["extra"] = s.extra
        info["total"] = s.total()
