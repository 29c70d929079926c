"""The line mode, played through text streams."""

import io
import re
from pathlib import Path

import pytest

import radura
from radura import Match, Record, say
from radura.tui.play import LineMode
from radura.tui.screen import Screen
from radura.tui.words import Words


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def play(
    path: Path,
    typed: str,
    seats: tuple[str, ...] = ("human", "bot:greedy"),
    game: str = "tictactoe",
    lang: str = "en",
    *,
    terminal: bool = False,
    seed: int = 1,
) -> str:
    """Play with these lines as input and return all that was shown; go on with the file if it is there."""
    record = Record.load(path) if path.exists() else Record.start(radura.game(game), seats, seed=seed)
    out = Terminal() if terminal else io.StringIO()
    source = Terminal(typed) if terminal else io.StringIO(typed)
    LineMode(Match(record), Words(radura.game(record.game), lang), Screen(source, out), path).run()
    return out.getvalue()


def test_a_whole_match_through_a_pipe(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "1\n1\n1\n1\n1\n")
    assert "x marks a cell" in shown
    assert "  1  Mark cell 1" in shown
    assert "> x marks cell 1." in shown or "> Seat 1: x marks cell 1." in shown
    assert "Winner: " in shown or "Nobody wins." in shown
    assert "radura replay" in shown
    assert "\x1b" not in shown
    assert Record.load(tmp_path / "m").replay().outcome is not None


def test_options_can_be_named_and_a_single_one_taken_by_enter(tmp_path: Path) -> None:
    play(tmp_path / "m", "mark(4)\n", ("human", "human"))
    assert Record.load(tmp_path / "m").actions == [(0, 4)]
    play(tmp_path / "m", "mark(0)\nmark(8)\nmark(2)\nmark(1)\nmark(7)\nmark(6)\nmark(3)\n")
    assert len(Record.load(tmp_path / "m").actions) == 8
    shown = play(tmp_path / "m", "\n")  # one cell is left
    assert "Mark cell 6" in shown
    assert Record.load(tmp_path / "m").replay().outcome is not None


def test_the_end_of_the_input_saves_and_resume_goes_on(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "5\n")
    assert f"radura play --resume {tmp_path / 'm'}" in shown
    saved = Record.load(tmp_path / "m")
    assert saved.actions[0] == (0, 4)
    again = play(tmp_path / "m", "q\n")
    assert "Cell 5: x" in again
    assert Record.load(tmp_path / "m") == saved


def test_nothing_is_lost_if_the_program_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = iter(["5\n"])
    source = io.StringIO()
    monkeypatch.setattr(source, "readline", lambda: next(calls))  # then StopIteration: a crash
    mode = LineMode(
        Match(Record.start(radura.game("tictactoe"), ("human", "human"), seed=1)),
        Words(radura.game("tictactoe"), "en"),
        Screen(source, io.StringIO()),
        tmp_path / "m",
    )
    with pytest.raises(StopIteration):
        mode.run()
    assert Record.load(tmp_path / "m").actions == [(0, 4)]


def test_undo_takes_back_the_own_action_and_the_answer_of_the_bot(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "5\nu\nq\n")
    assert "undid the last action" in shown
    assert Record.load(tmp_path / "m").actions == []


def test_undo_stops_at_a_barrier(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "1\nu\nq\n", game="living_forest_duel")
    assert "(final)" in shown
    assert "cannot be undone, because something random happened" in shown
    assert Record.load(tmp_path / "m").actions[10][0] == 0


def test_wrong_answers_are_explained_and_asked_again(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "0\n10\nx\n\nmark(9)\n5\nq\n", ("human", "human"))
    assert shown.count("is not an option. Enter a number from 1 to 9, or “?” for help") == 5
    assert Record.load(tmp_path / "m").actions == [(0, 4)]


def test_the_other_commands(tmp_path: Path) -> None:
    typed = "?\nl\n1\nl\nw\nt\nr\nr lf-1.6\nr solitary\nr xyzzy\nc lynx\nc unicorn\nc\nq\n"
    shown = play(tmp_path / "m", typed, game="living_forest_duel")
    for part in (
        "save and quit",  # ?
        "lies in Summer’s half of the recruitment line.",  # l
        "Summer reveals",  # l
        "It is simply your turn.",  # w
        "Recruit animals (sun)\n",  # r
        "How you win  (LF-1, LF-17)",
        "Solitary and gregarious  (LF-7)",
        "Nothing found in the rulebook.",
        "Lynx\n    ",
        "no component “unicorn”",
    ):
        assert part in shown, part


def test_two_people_pass_the_device_and_do_not_see_each_other(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "\n5\n\n1\n\nq\n", ("human", "human"), terminal=True)
    screens = shown.split("\x1b[2J\x1b[3J\x1b[H")
    assert len(screens) == 4
    assert "Pass the device to Seat 1" in screens[1]
    assert "Pass the device to Seat 2" in screens[2]
    assert "x marks cell 5" in screens[2]  # what happened meanwhile
    assert "Pass the device to Seat 1" in screens[3]


def test_leaving_at_the_pause_saves_too(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "\n5\n", ("human", "human"), terminal=True)
    assert "Saved." in shown
    assert Record.load(tmp_path / "m").actions == [(0, 4)]


def test_colours_can_be_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[1m" in play(tmp_path / "a", "q\n", terminal=True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[1m" not in play(tmp_path / "b", "q\n", terminal=True)


@pytest.mark.parametrize("lang", ["en", "it", "nl"])
@pytest.mark.parametrize("id", radura.games())
def test_every_game_can_be_begun_in_every_language(tmp_path: Path, id: str, lang: str) -> None:
    seats = ["human"] + ["bot:random"] * (radura.game(id).min_seats - 1)
    shown = play(tmp_path / "m", "1\n" * 12 + "w\nl\nq\n", tuple(seats), id, lang, seed=5)
    assert "Traceback" not in shown
    assert len(Record.load(tmp_path / "m").actions) >= 5


def test_a_piece_or_an_action_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "? stag\n? token(sun)\n? nobody\nq\n", game="living_forest_duel")
    assert "Stag: No sun in the shared line to lay a token on. (LF-8.15)" in shown
    assert "No sun in the shared line to lay a token on. (LF-8.15)" in shown.split("Stag: ")[1]
    assert "No visible piece and no action is called “nobody”." in shown
    assert "  -  Sanki card — You hold none: a Sanki bonus brings one. (LF-15.1)" in shown
    italian = play(tmp_path / "i", "? Onibi\nq\n", game="living_forest_duel", lang="it")
    wanted = "Nella linea comune non c’è vento su cui mettere un segnalino. (LF-8.15)"
    assert wanted in " ".join(italian.split())


def test_the_log_is_there_after_resuming_and_stands_under_who_chose(tmp_path: Path) -> None:
    assert "Nothing has happened yet." in play(tmp_path / "t", "l\nq\n")
    play(tmp_path / "t", "5\nq\n")
    again = play(tmp_path / "t", "l\nq\n").splitlines()
    at = again.index("-- Seat 1 --")
    assert "x marks cell 5." in again[at + 1] and again[at + 2] == "-- Hasty --" and "o marks cell" in again[at + 3]


def test_equal_options_are_one(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "1\n1\n1\nq\n", ("human",), "casting_shadows", seed=3)
    asked = shown.rpartition("Choose an Action")[2]
    dice = [line.split("  ")[-1] for line in asked.splitlines() if "Reroll: " in line]
    assert dice and len(dice) == len(set(dice))
    assert "  Dice, 1 point" in asked  # what a kind of action costs


def test_the_table_is_printed_anew_only_where_it_changed(tmp_path: Path) -> None:
    reroll = "reroll(red_die.0)"
    shown = play(tmp_path / "m", f"1\n{reroll}\nq\n", ("human",), "casting_shadows", seed=3)
    picked = shown.partition("1 die to roll again")[0].rpartition("your choice")[2]
    assert "<red" in picked and "<…> picked up to roll again: 1" in picked  # the die that was picked
    assert "Crystal Crypt" not in picked  # the map lies as it lay


def test_bots_without_a_seat_act_by_their_names_and_tell_their_rolls(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "1\nend\nfinish\n\n\nq\n", ("human",), "casting_shadows", seed=3)
    told = [line for line in shown.splitlines() if line.startswith("> ")]
    assert not any("Seat " in line for line in told)
    bots = [line for line in told if re.match(r"> \w+ rolled ", line)]
    assert len(bots) >= 3


def test_a_mage_is_explained_before_it_is_chosen(tmp_path: Path) -> None:
    record = Record.start(radura.game("res_arcana_duo"), ("human", "bot:random"), seed=2)
    match = Match(record)
    while not any(match.game.actions.kind_of(a).name == "mage" for a in match.state.legal()) or match.state.actor:
        match.play(match.state.legal()[0])
    record.save(tmp_path / "m")
    shown = play(tmp_path / "m", "q\n")
    options = shown.rpartition("Choose your mage")[2]
    cards = {card.id: card for card in match.game.cards()}
    for action in match.state.legal():
        for text in cards[match.game.actions.values(action)["item"]].text:
            assert " ".join(say(text).split()) in " ".join(options.split())


def test_a_hint_ranks_the_best_options_with_their_reasons(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "1\n" * 5 + "h\nq\n", game="res_arcana_duo").split("Three good choices")[1]
    assert len(re.findall(r"^  [123]\. .*\d+ % ± \d+$", shown, re.MULTILINE)) == 3
    beside = re.findall(r"^     Compared with the ((?:next )?best): (.+)", shown, re.MULTILINE)
    assert [best for best, _ in beside] == ["next best", "best", "best"]
    assert not beside[0][1].startswith(("Worse", "Helps"))
    people = play(tmp_path / "p", "h\nq\n", ("human", "human"))
    assert "good choices" not in people, "among people there are no hints"


def test_computer_players_are_called_by_their_level_where_seats_have_no_roles(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "1\nq\n", ("human", "bot:novice"), "res_arcana_duo", "it")
    assert "> Novizio tiene una carta." in shown and "== Novizio: " in shown and "-- Novizio --" in shown
    assert "Posto 2" not in shown
    two = play(tmp_path / "n", "1\n2\n1\nq\n", ("human", "bot:random", "bot:random"), "casting_shadows")
    assert "Dreamer" not in two.partition("Round 1")[2], "a Character is a name already"


def test_a_season_is_named_once_in_a_line_of_the_log(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "1\nq\n", game="living_forest_duel", lang="nl")
    assert "> De zomer onthult " in shown and "Zomer: De zomer" not in shown


def test_a_character_and_a_spell_tell_what_they_do_in_the_order_of_their_text(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "pick(frill)\nq\n", ("human", "bot:novice"), "casting_shadows", seed=1)
    picked = "  1  Play Frill\n     In Shadow Form, with 5 Shadow Energy, which is spent:\n     You gain 6 HP.\n"
    assert "Choose your Character\n" + picked in shown
    collected = "Collect Fatal Fronds — pay: Orb of any colour (final)\n"
    assert collected in shown and "2 damage to every enemy on your own tile." in shown.partition(collected)[2][:120]


def test_only_the_new_parts_of_a_table_are_printed_each_under_its_heading(tmp_path: Path) -> None:
    shown = play(tmp_path / "m", "1\n1\nq\n", game="living_forest_duel")
    later = shown.partition("Summer reveals")[2].partition("your choice")[0]
    assert "Shared line: " in later and "counts now" in later
    assert "Recruitment line\n+" not in later  # nobody was recruited
    shown = play(tmp_path / "r", "1\nq\n", ("human", "bot:novice"), "res_arcana_duo")
    later = shown.partition("your choice")[2]
    assert "== Novice: " in later and "Deck 4" in later and "Magic items" not in later
