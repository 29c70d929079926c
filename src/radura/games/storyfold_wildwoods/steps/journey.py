"""The teller: Chapters and Scenes follow one another until the story ends. SW-3, SW-4, SW-21"""

from typing import Final

from radura.core.kernel import Outcome
from radura.core.text import Message
from radura.core.view import ALL, NOBODY
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.pieces import BROM_CARD, N_ACTIONS
from radura.games.storyfold_wildwoods.state import (
    ABSENT,
    BETWEEN,
    BROM_FACES,
    ENDING,
    LUMA,
    OPENING,
    PROTECT,
    SETUP,
    SHADOW,
    USED,
    Wild,
)
from radura.games.storyfold_wildwoods.steps.base import Choice, carry_out, is_led
from radura.games.storyfold_wildwoods.steps.effects import GainCrystals
from radura.games.storyfold_wildwoods.steps.ending import CHECK_TRIUMPH, close_scene
from radura.games.storyfold_wildwoods.steps.luma import begin_luma_phase
from radura.games.storyfold_wildwoods.steps.shadow import SHADOW_PHASE
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit
from radura.games.storyfold_wildwoods.steps.standing import pending, stands
from radura.games.storyfold_wildwoods.tables import START_LOSS, TO_ENDING, TO_SCENE

CIRCLES: Final = "circles"
"""The reason of the end if a campaign goes in circles."""


class Teller(Choice):
    """Lies at the bottom of the stack and says what comes next. SW-4.1, SW-4.2"""

    lasting = True

    def fits(self, s: Wild, seat: int) -> bool:
        return pending(s).count(self) == 1 and stands(s)

    def run(self, s: Wild, seat: int) -> bool:
        s.push(self, 0)
        stage = s.stage
        if stage == OPENING:
            if s.restarts >= s.tables.most_scenes:
                break_off(s)
                return True
            hands.read(s, f"sw-{'restart' if s.restarts else 'text'}-{s.tables.chapters[s.chapter].id}")
            s.push(OpenChapter(), 0)
        elif stage == BETWEEN:
            s.push(OpenScene(), 0)
        elif stage == LUMA:
            s.stage = SHADOW
            if is_led(s):
                s.push(SHADOW_PHASE, 0)
            else:
                SHADOW_PHASE.begin(s)
        elif stage == ENDING:
            travel(s)
        elif s.round >= s.tables.most_rounds:
            break_off(s)
        else:
            begin_luma_phase(s)
        return True


def break_off(s: Wild) -> None:
    """End a story that goes in circles: a Scene or a way through the Scenes that nothing ever ends."""
    s.finish(Outcome((-1.0,), (), CIRCLES))


# -- Chapters ---------------------------------------------------------------------------


class OpenChapter(Choice):
    """The Chapter's text is read; then it is set up."""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == OPENING

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.turn_page]

    def take(self, s: Wild, action: int) -> None:
        chapter = s.tables.chapters[s.chapter]
        if s.log is not None:
            s.log.said("sw-log-chapter", 0, opens="turn", chapter=f"#sw-chapter-{chapter.id}")
        set_up_chapter(s)

    def words(self, s: Wild) -> Message:
        id = s.tables.chapters[s.chapter].id
        return Message("sw-ask-restart" if s.restarts else "sw-ask-chapter", {"chapter": f"#sw-chapter-{id}"})


def set_up_chapter(s: Wild) -> None:
    """Set up a Chapter: everything as its set-up says; only story flags carry over. SW-3.7, OQ-28"""
    t = s.tables
    chapter = t.chapters[s.chapter]
    clear_table(s)
    s.flags_before = s.flags[:]
    for at, action in enumerate(chapter.river):
        if s.river[at] != action:
            hands.move_in_river(s, action, at)
    for die in chapter.dice:
        hands.set_die(s, die, USED)
    hands.set_spirit(s, chapter.spirit)
    set_brom(s, chapter.brom)
    hands.set_luma(s, chapter.luma)
    s.exploration_known = chapter.exploration_known[:]
    s.exploration_deck = chapter.exploration_deck[:]
    s.creature_known = chapter.creature_known[:]
    s.creature_deck = chapter.creature_deck[:]
    s.shadow_deck = chapter.shadow_deck[:]
    # From a certain restart on there is no final card: every story ends. OQ-5
    s.final = chapter.final if s.restarts < t.last_restart else -1
    s.story = chapter.story[:]
    s.blessings = chapter.blessings[:]
    if s.log is not None:
        log_decks(s)
    s.stage = BETWEEN
    s.scene = chapter.first_scene
    carry_out(s, chapter.effects)
    crystals = chapter.crystals + min(t.bonus_max, t.bonus * s.restarts)
    if crystals:
        s.push(GainCrystals(crystals), 0)


def clear_table(s: Wild) -> None:
    """Put every card and die back into the box, and the Crystals into their tray. OQ-28"""
    for place, pile, seen in piles(s):
        for item in pile[:]:
            pile.remove(item)
            if item != BROM_CARD:
                hands.boxed(s, item, place, seen)
                continue
            s.brom = PROTECT  # Brom comes back to his space
            if s.log is not None:
                s.log.moved("brom", "shadow_discard", "brom")
                s.log.flipped("brom", BROM_FACES[PROTECT])
    if s.final >= 0:
        item, s.final = s.final, -1
        hands.boxed(s, item, "shadow_deck", NOBODY)
    for action in range(N_ACTIONS):
        if s.crystals[action]:
            hands.put_crystals(s, action, -s.crystals[action])
    for die in s.tables.dice:
        if s.dice[die]:
            hands.set_die(s, die, 0)


def piles(s: Wild) -> list[tuple[str, list[int], int]]:
    """Return every pile of cards with its place and who sees it."""
    return [
        ("blessings", s.blessings, ALL),
        ("exploration_deck", s.exploration_known, NOBODY),
        ("exploration_deck", s.exploration_deck, NOBODY),
        ("exploration_discard", s.exploration_discard, ALL),
        ("creature_deck", s.creature_known, NOBODY),
        ("creature_deck", s.creature_deck, NOBODY),
        ("creature_discard", s.creature_discard, ALL),
        ("shadow_deck", s.shadow_deck, NOBODY),
        ("shadow_discard", s.shadow_discard, ALL),
        ("chapter_deck", s.story, NOBODY),
    ]


def log_decks(s: Wild) -> None:
    """Tell the log that the piles came out of the box."""
    assert s.log is not None
    for place, pile, seen in piles(s):
        for item in pile:
            hands.unboxed(s, item, place, seen)
    if s.final >= 0:
        hands.unboxed(s, s.final, "shadow_deck", NOBODY)


def set_brom(s: Wild, face: int) -> None:
    """Show this face of the Brom card, which is in his space."""
    if s.brom != face and s.brom != ABSENT:
        hands.flip_brom(s)


# -- Scenes -----------------------------------------------------------------------------


class OpenScene(Choice):
    """A Scene is set up. SW-3.6"""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == BETWEEN

    def run(self, s: Wild, seat: int) -> bool:
        t = s.tables
        scene = t.scenes[s.scene]
        s.stage = SETUP
        s.round = 0
        if s.log is not None:
            s.log.said("sw-log-scene", 0, opens="turn", scene=f"#sw-scene-{scene.id}")
            for location in scene.locations:
                hands.unboxed(s, location, "scene")
        hands.read(s, f"sw-intro-{scene.id}")
        hands.set_light(s, scene.light)
        hands.set_shadow(s, scene.shadow)
        s.push(SceneReady(), 0)
        carry_out(s, scene.setup)
        for item in reversed(s.blessings):
            if t.passive[item] == START_LOSS:
                s.push(LoseSpirit(t.passive_n[item]), 0)
        return True


class SceneReady(Choice):
    """The set-up is complete: Luma's condition is looked at; a guided Scene begins its script. SW-3.8"""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == SETUP

    def run(self, s: Wild, seat: int) -> bool:
        if s.tables.scenes[s.scene].script and s.options["guided"] == "yes":
            s.script = 0
        s.push(CHECK_TRIUMPH, 0)
        return True


def travel(s: Wild) -> None:
    """The ending has been carried out: find the next Scene and go there. SW-21"""
    t = s.tables
    scene = t.scenes[s.scene]
    for route in scene.won_next if s.won else scene.lost_next:
        if route.cond is None or route.cond.holds(s):
            break
    if route.kind == TO_ENDING:  # no Travel Phases, SW-21.10
        value = t.values[route.to]
        winners = (0,) if value > 0 else ()
        s.finish(Outcome((value,), winners, t.endings[route.to]))
        return
    if len(s.path) >= t.most_scenes:
        break_off(s)
        return
    close_scene(s)
    if route.kind == TO_SCENE:
        s.stage = BETWEEN
        s.scene = route.to
    else:
        s.stage = OPENING
        s.chapter = route.to
        s.restarts = 0
        s.scene = t.chapters[route.to].first_scene
    s.push(SavePoint(), 0)


class SavePoint(Choice):
    """Between two Scenes: the game may be saved here, and only here. SW-21.5, SW-22.1

    Saving is laying a bookmark, not a move: it is offered by the table that keeps the record.
    """

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage <= BETWEEN

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.turn_page]

    def take(self, s: Wild, action: int) -> None:
        return

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-travel", {"scene": f"#sw-scene-{s.tables.scenes[s.scene].id}"})
