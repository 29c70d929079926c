"""The table as text: the map of hexes, boards, Pool."""

from itertools import islice

import pytest
from tests.support.casting_shadows import GAME, play, table

from radura.core.check import walk
from radura.core.view import OMNISCIENT
from radura.tui.table import layout
from radura.tui.words import Words

MAP = r"""
                      ________________
                     /                \
                    /      @Haze       \
                   /    Dusty Desert    \________________
                   \                    /                \
                    \                  /                  \
                     \________________/   Amber Mountain   \
                     /                \  [Feeding Frenzy]  /
                    /       @Kit       \                  /
   ________________/    Ancient Rune    \________________/
  /                \                    /
 /                  \                  /
/   Crystal Crypt    \________________/
\     [Red Gem]      /                \
 \                  /                  \
  \________________/Underground Volcano \
                   \    [Curse Void]    /
                    \                  /
                     \________________/
""".strip("\n").splitlines()


def test_the_map_of_two_players() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        market={
            "underground_volcano": "curse_void.0",
            "amber_mountain": "feeding_frenzy.0",
            "crystal_crypt": "resource_red_gem.0",
        },
        books={0: ["heat_wave.0"]},
        cast=["heat_wave.0"],
        counters={1: ["safety_dome"]},
        dice=["red_gem", "curse"],
        tokens={"blue_orb": 2},
        free={"travel": 1},
        ap=1,
    )
    words = Words(GAME, "en")
    words.look_at(s)
    lines = layout(GAME.id)(s.view(0), words, 80)
    assert lines[0] == "Round 1: Kit, 1 Action point left"
    assert lines[2:21] == MAP
    assert "Kit Gale: HP 18 · Shadow Energy 0" in lines
    assert "  Spell Book: Heat Wave [cast this turn]" in lines
    assert "  Counterspells: 1 hidden" in lines
    assert "Resource Pool: red Gem, Cursed Crystal (Red Resource die)" in lines
    assert "  + 2 blue Orbs" in lines
    assert "  + Travel free: 1" in lines


def test_a_narrow_screen_lists_the_tiles() -> None:
    s = table(at=["ancient_rune", "dusty_desert"])
    words = Words(GAME, "en")
    words.look_at(s)
    lines = layout(GAME.id)(s.view(0), words, 40)
    assert "centre Ancient Rune: Kit" in lines
    assert all(len(line) <= 40 for line in lines)


def test_what_is_used_up_or_picked_up_is_marked() -> None:
    s = table(
        at=["underground_volcano", "ancient_rune"],
        books={0: ["heat_wave.0"]},
        companion={1: "bramble_hedgehog"},
        dice=["red_gem", "red_orb", "blue_orb"],
    )
    words = Words(GAME, "en")
    words.look_at(s)
    play(s, "cast_at(heat_wave.0,haze)", "reroll(red_die.1)")
    for width in (40, 80):
        lines = layout(GAME.id)(s.view(0), words, width)
        assert "* used up" in lines
        assert "  Companion: Bramble Hedgehog [used up]" in lines
        assert "Resource Pool: <red Orb>, blue Orb" in lines
    assert any("*Underground Volcano" in line for line in lines)


@pytest.mark.parametrize("seats", [1, 4])
def test_the_table_fits_for_all_eyes(seats: int) -> None:
    for number, moment in enumerate(islice(walk(GAME, 5, seats), 200)):
        if number % 23:
            continue
        words = Words(GAME, ("en", "it", "nl")[number % 3])
        words.look_at(moment.after)
        for eyes in (0, None, OMNISCIENT):
            for width in (40, 60, 100):
                assert all(len(line) <= width for line in layout(GAME.id)(moment.after.view(eyes), words, width))
