"""Campaign slots, named saves, and the page to read."""

import io
import re
from pathlib import Path

import pytest

import radura
from radura import BadInput, Match, Record
from radura.core.chance import Seeded
from radura.games.storyfold_wildwoods import GAME
from radura.tui.campaign import Campaigns
from radura.tui.play import LineMode
from radura.tui.screen import Screen
from radura.tui.words import Words


def at_save_point(seed: int = 4) -> Match:
    """Return a campaign between its first two Scenes."""
    match = Match(Record.start(GAME, ["human"], {}, seed))
    while not match.game.is_save_point(match.state):
        match.play(match.state.legal()[0])
    return match


def test_slots_hold_campaigns(tmp_path: Path) -> None:
    campaigns = Campaigns(GAME, tmp_path)
    assert campaigns.slot(1) is None
    match = at_save_point()
    match.record.save(campaigns.path(2))
    again = campaigns.slot(2)
    assert again is not None and again.actions == match.record.actions
    lines = campaigns.lines(Words(GAME, "en"))
    assert lines == ["1  free", "2  The Call of the Wildwood: The Last Fence", "3  free"]
    with pytest.raises(BadInput, match="1 to 3"):
        campaigns.path(4)


def test_a_named_save_is_made_only_between_scenes_and_goes_on_with_new_luck(tmp_path: Path) -> None:
    campaigns = Campaigns(GAME, tmp_path)
    match = at_save_point()
    campaigns.save_as("before the fence", match.record, match.state)
    assert [save.name for save in campaigns.named()] == ["before the fence"]
    record = campaigns.go_on_from("before the fence")
    assert record.seed != match.record.seed and record.forced == len(match.record.actions)
    assert record.replay().to_position() == match.state.to_position()
    match.play(match.state.legal()[0])
    with pytest.raises(BadInput, match="only between two Scenes"):
        campaigns.save_as("too late", match.record, match.state)
    with pytest.raises(BadInput, match="not a valid name for a save"):
        campaigns.go_on_from("../elsewhere")
    with pytest.raises(BadInput, match="before the fence"):
        campaigns.go_on_from("nothing")


def test_a_finished_campaign_tells_its_ending(tmp_path: Path) -> None:
    campaigns = Campaigns(GAME, tmp_path)
    match = Match(Record.start(GAME, ["human"], {"begin": "chapter3"}, 1))
    luck = Seeded(1)
    while match.state.actor >= 0:
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    match.record.save(campaigns.path(1))
    assert (
        campaigns.lines(Words(GAME, "it"))[0] == "1  Il bosco dorme ancora; ma alla finestra c’è di nuovo una lampada."
    )


def test_what_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    campaigns = Campaigns(GAME, tmp_path)
    match = at_save_point()
    match.record.save(campaigns.path(1))
    campaigns.path(2).write_text("scribbled over", encoding="utf-8")
    Record.start(radura.game("tictactoe"), ["human", "human"]).save(campaigns.path(3))
    campaigns.save_as("good", match.record, match.state)
    torn = campaigns.save_as("torn", match.record, match.state)
    torn.write_text("\n".join(torn.read_text(encoding="utf-8").splitlines()[:-1]) + "\n0 dance\n", encoding="utf-8")
    old = campaigns.save_as("old", match.record, match.state)
    old.write_text(old.read_text(encoding="utf-8").replace('"rules_version": ', '"rules_version": 9'), encoding="utf-8")
    there = "The Call of the Wildwood: The Last Fence"
    lines = campaigns.lines(Words(GAME, "en"))
    assert [lines[0], lines[3]] == [f"1  {there}", f"“good”  {there}"]
    assert lines[1].startswith('2  cannot be read: Line 1 of the record is not valid. Expected: {"radura": 1')
    assert lines[2] == "3  cannot be read: slot3.radura is a match of tictactoe, not of storyfold_wildwoods."
    assert re.fullmatch(r"“old”  cannot be read: .*version 9.* of the rules\..*", lines[4])
    assert re.fullmatch(r"“torn”  cannot be read: Line \d+ of the record: “dance” is not an action .*", lines[5])
    assert campaigns.slot(1) == match.record
    assert campaigns.go_on_from("good").forced == len(match.record.actions)
    for slot in (2, 3):
        with pytest.raises(BadInput):
            campaigns.slot(slot)
    with pytest.raises(BadInput):
        campaigns.go_on_from("torn")


def test_other_games_have_no_slots(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="not a campaign game"):
        Campaigns(radura.game("tictactoe"), tmp_path)


def test_the_scene_is_a_page_to_read(tmp_path: Path) -> None:
    campaigns = Campaigns(GAME, tmp_path)
    match = Match(Record.start(GAME, ["human"], {}, 4))
    out = io.StringIO()
    choices = sum(actor == 0 for actor, _ in at_save_point().record.actions)
    screen = Screen(io.StringIO("\n" * choices + "s at the fence\n\nq\n"), out)
    LineMode(match, Words(GAME, "en"), screen, campaigns.path(1), campaigns).run()
    text = out.getvalue()
    assert "Every evening for as long as anyone remembers, Nan Orla sang the" in text
    assert "Luma’s goal: The Garden Gate has a Location Pawn." in text
    assert "Choose the Open Window. It is reached with Explore" in text
    assert text.count("The thread of light does not stop at the gate.") == 1  # read once, not told again
    assert text.count("s NAME     save the campaign under a name") == 1  # offered where it can be done
    assert "Saved as" in text and [save.name for save in campaigns.named()] == ["at the fence"]
    assert campaigns.slot(1) is not None


def test_an_ending_stands_under_its_own_title(tmp_path: Path) -> None:
    match = Match(Record.start(GAME, ["human"], {"begin": "chapter3"}, 1))
    luck = Seeded(1)
    while match.state.actor >= 0:
        legal = match.state.legal()
        last = legal[luck.below(len(legal))]
        match.play(last)
    assert match.state.outcome is not None
    words = Words(GAME, "en")
    out = io.StringIO()
    LineMode(match, words, Screen(io.StringIO(), out), tmp_path / "m").run()
    shown = out.getvalue()
    title = words(f"sw-ending-{match.state.outcome.reason}")
    scene, _, ending = shown.partition(f"\n{title}\n")
    assert scene.strip().splitlines()[0].startswith(words(match.state.view(None).facts.chapter_title))
    assert len(ending.split()) > 50
    assert words("sw-place-river") not in ending.splitlines()
