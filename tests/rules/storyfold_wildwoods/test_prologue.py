"""The guided Prologue, replayed with its fixed dice and expected states. EX-25"""

from typing import Any

from tests.support.play import offered, play, take_first
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import TABLES, crystals, named, pages

from radura import Match, Record, say
from radura.core.events import Said
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.schema import Expect
from radura.games.storyfold_wildwoods.state import Wild

SCENE = GAME.campaign.chapters[0].scene[0]


def check(s: Wild, wanted: Expect) -> None:
    cards = [TABLES.card_of[card] for card in s.river]
    seen: dict[str, Any] = {
        "river": tuple(cards),
        "light": s.light,
        "shadow": s.shadow,
        "spirit": s.spirit,
        "available_dice": s.available(),
        "crystals": crystals(s),
        "blessings": tuple(TABLES.card_of[card] for card in s.blessings),
    }
    for field, value in seen.items():
        if getattr(wanted, field) is not None:
            assert value == getattr(wanted, field), field


@rule("EX-25", "SW-0.2", "SW-0.6", "SW-3.5", "SW-3.8", "OQ-58")
def test_ten_steps_with_their_dice_and_states() -> None:
    s = GAME.new(seed=1)
    assert pages(s) == ["sw-text-prologue"]
    play(s, "turn_page")
    done = 0
    told: list[int] = []
    while s.script >= 0:
        assert len(offered(s)) == 1  # only what the script dictates
        step = TABLES.scenes[0].script_step[s.script]
        if step not in told:
            if told:
                check_before_gathering(s, done)
            told.append(step)
            decision = s.view(0).decision
            assert decision is not None and decision.prompt.id == f"sw-guide_{step}-p1"
            assert len(say(decision.prompt, "it")) > 20
        take_first(s)
        done = step
    assert told == list(range(1, 11))
    assert s.tables.scenes[s.scene].id == "p2" and "sw-won-p1" in pages(s)
    assert [TABLES.card_of[card] for card in s.river] == list(SCENE.script[9].expect.river or ())


def check_before_gathering(s: Wild, step: int) -> None:
    """Compare with the state the script expects after a step.

    After a step that ends the phase the dice are gathered already: the count of dice is not compared there.
    """
    wanted = SCENE.script[step - 1].expect
    ends_phase = step < 10 and SCENE.script[step].phase != SCENE.script[step - 1].phase
    if ends_phase and wanted.available_dice == 0:
        assert s.available() in (0, 5)
        wanted = Expect(
            wanted.river,
            wanted.successes,
            wanted.light,
            wanted.shadow,
            wanted.spirit,
            None,
            wanted.crystals,
            wanted.blessings,
        )
    check(s, wanted)


@rule("EX-25")
def test_successes_of_every_roll() -> None:
    match = Match(Record.start(GAME, ["human"], {}, 1))
    match.play(match.state.legal()[0])
    totals = []
    while match.state.view(0).facts.script is not None:
        for event in match.play(match.state.legal()[0]).seen_by(0):
            if isinstance(event, Said) and event.text.id == "sw-log-roll":
                totals.append(event.text.args["n"])
    assert totals == [step.expect.successes for step in SCENE.script if step.do is not None]


def test_successes_that_no_die_shows_are_told_as_added() -> None:
    match = Match(Record.start(GAME, ["human"], {}, 1))
    told: list[str] = []
    while "Story card: Brom Wakes" not in told:
        events = match.play(match.state.legal()[0]).seen_by(0)
        told += [say(event.text) for event in events if isinstance(event, Said)]
    assert "Explore on 3+: rolled 5, 2: 1 success." in told
    assert "Help on 4+: rolled 6, 3: 2 successes (1 added)." in told  # a Crystal


@rule("OQ-58", "SW-3.8")
def test_nothing_is_offered_after_the_last_dice_of_the_script_either() -> None:
    s = GAME.new(seed=1, options={"luma_reroll": "always"})
    while s.tables.scenes[s.scene].id == "p1":
        assert len(offered(s)) == 1
        take_first(s)
    assert s.script == -1 and s.path == [1]  # won, and free from here on


@rule("OQ-58")
def test_whoever_leaves_the_script_behind_is_free_with_the_next_choice() -> None:
    s = GAME.new(seed=1, options={"luma_reroll": "always"})
    play(s, "turn_page")
    s.script = len(TABLES.scenes[0].script)  # a script that ends before its Scene
    s.refresh()
    play(s, "gain_crystals")
    assert s.script == -1 and len(offered(s)) > 1


@rule("SW-3.8")
def test_every_part_of_a_step_is_told_by_what_to_choose_and_dictated_dice_have_no_odds() -> None:
    s = GAME.new(seed=1)
    play(s, "turn_page")
    told = []
    while s.script >= 0:
        decision = s.view(0).decision
        assert decision is not None and all(say(decision.prompt, lang) for lang in ("en", "it", "nl"))
        told.append(decision.prompt.id)
        (option,) = decision.options
        if option.kind == "roll":
            assert decision.prompt.id == "sw-guided-roll" and option.note is None
        take_first(s)
    assert told[:3] == ["sw-guide_1-p1", "sw-guided-roll", "sw-guided-place"]
    assert told.count("sw-guide_1-p1") == 1 and len(set(told)) > 14


@rule("OQ-58")
def test_the_scene_can_be_played_without_the_script() -> None:
    s = GAME.new(seed=1, options={"guided": "no"})
    play(s, "turn_page")
    assert s.script == -1 and len(offered(s)) > 4 and TABLES.names[s.river[0]] == "explore"


@rule("SW-3.5", "OQ-47")
def test_the_prologue_cards_come_in_a_fixed_order_and_its_shadow_card_is_no_final_one() -> None:
    s = GAME.new(seed=3, options={"guided": "no"})
    play(s, "turn_page")
    assert named(s.exploration_known) == ["heel_of_bread.0", "river_pebble.0"] and s.exploration_deck == []
    assert named(s.creature_known) == ["gloam_hare.0", "lost_fawn.0", "gloam_hare.1"]
    assert named(s.shadow_deck) == ["first_shiver"] and s.final == -1
