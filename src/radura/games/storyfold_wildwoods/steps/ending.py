"""How a Scene ends, and how a Chapter is lost. SW-20, OQ-5, OQ-52"""

from typing import Final

from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.pieces import BROM_CARD
from radura.games.storyfold_wildwoods.state import BETWEEN, ENDING, FIRST, OPENING, ROLLED, USED, Wild
from radura.games.storyfold_wildwoods.steps.base import Choice, carry_out


class CheckTriumph(Choice):
    """Luma's condition is looked at. SW-20.7, OQ-18"""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.has_pawns()

    def run(self, s: Wild, seat: int) -> bool:
        if has_triumphed(s):
            end_scene(s, True)
        return True


CHECK_TRIUMPH: Final = CheckTriumph()


def has_triumphed(s: Wild) -> bool:
    """Tell whether Luma's condition holds."""
    goal = s.tables.scenes[s.scene].goal
    assert goal is not None
    return goal.holds(s)


def end_scene(s: Wild, won: bool) -> None:
    """Begin an ending: drop what is pending, close the Action, read the text. SW-20.8"""
    drop_pending(s)
    close_action(s)
    s.stage = ENDING
    scene = s.tables.scenes[s.scene]
    if s.log is not None:
        s.log.said("sw-log-won" if won else "sw-log-lost", 0, opens="turn", scene=f"#sw-scene-{scene.id}")
    hands.read(s, f"sw-{'won' if won else 'lost'}-{scene.id}")
    s.won = won
    s.path = [*s.path, 2 * s.scene + s.won]
    carry_out(s, scene.won if won else scene.lost)


def lose_chapter(s: Wild) -> None:
    """The Chapter is lost at this instant and will begin again. OQ-5"""
    drop_pending(s)
    close_action(s)
    if s.log is not None:
        s.log.said("sw-log-chapter-lost", 0, chapter=f"#sw-chapter-{s.tables.chapters[s.chapter].id}")
    close_scene(s)
    s.restarts += 1
    s.flags = s.flags_before[:]
    s.path = [end for end in s.path if s.tables.scenes[end // 2].chapter != s.chapter]
    s.stage = OPENING
    s.scene = s.tables.chapters[s.chapter].first_scene


def drop_pending(s: Wild) -> None:
    """Drop whatever is pending, down to the teller; cards being carried out go to their piles. OQ-52"""
    bottom = s.stack
    while bottom is not None and bottom.below is not None:
        bottom = bottom.below
    s.stack = bottom
    for item in reversed(s.limbo[:]):
        finish_card(s, item)
    for item in s.drawn[:]:
        hands.put(s, item, s.drawn, "drawn", s.exploration_discard, "exploration_discard")
    s.order = []
    s.acting = []
    s.thrown = []
    s.busy = 0
    s.loss = s.shield = s.quiet = False
    s.script = -1


def finish_card(s: Wild, item: int) -> None:
    """Lay a card that was being carried out where it belongs."""
    t = s.tables
    if item in t.shadows or item == BROM_CARD:
        hands.put(s, item, s.limbo, "resolving", s.shadow_discard, "shadow_discard")
    elif item in t.explorations:
        hands.put(s, item, s.limbo, "resolving", s.exploration_discard, "exploration_discard")
    else:  # a Story card returns to the box, SW-15.3
        s.limbo.remove(item)
        hands.boxed(s, item, "resolving")


def close_action(s: Wild) -> None:
    """Steps (e) to (g) of an Action in progress. SW-5.7 to SW-5.9"""
    action = s.using
    if action < 0:
        return
    for die in s.tables.dice:
        if s.dice[die] == ROLLED:
            hands.set_die(s, die, USED)
    hands.to_end(s, action)
    s.using = s.target = -1
    s.ability = FIRST
    s.need = s.number = s.extra = s.result = 0


def close_scene(s: Wild) -> None:
    """Travel Phases 1 to 3: Creatures, clean-up, pawns; and what does not outlive a Scene. SW-21.1 to 21.3, 21.7"""
    for item in s.creatures():
        hands.leave_river(s, item)
    for location in s.placed[:]:
        hands.unmark(s, location)
    hands.unlock_all(s, also_next=True)
    s.healed = []
    s.reduction = s.delayed = 0
    s.won = False
    hands.set_light(s, s.tables.side)
    hands.set_shadow(s, s.tables.side)
    for die in s.tables.dice:
        if s.dice[die]:
            hands.set_die(s, die, USED)
    locations = s.tables.scenes[s.scene].locations if s.stage > BETWEEN else []
    s.stage = OPENING  # the pages are closed now: the Locations are back in the book
    for location in locations:
        hands.boxed(s, location, "scene")
    s.round = 0
