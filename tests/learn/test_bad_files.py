"""Files of lessons and puzzles with a mistake: each is told by file, entry and field, for every field there is."""

import dataclasses
from pathlib import Path

import msgspec
import pytest

import radura
from radura.core.text import BadData, say
from radura.learn import lesson_files, puzzles
from radura.learn.lessons import Entry, Lesson, Step
from radura.learn.puzzles import Puzzle, Source

GAME = radura.game("living_forest_duel")

LESSONS = """
[[lesson]]
id = "turns"
minutes = 1
seed = 1
seat = 0

[[lesson.step]]
name = "goal"
rules = ["LF-1.3"]
points = ["clearing_4"]

[[lesson.step]]
name = "reveal"
rules = ["LF-5.4"]
do = ["reveal"]
then = ["reveal"]

[[match]]
id = "fires"
minutes = 1
options = { tie = "ask" }
"""


@dataclasses.dataclass(frozen=True)
class Case:
    """A line, what stands there instead, and what is said about it."""

    line: str
    instead: str
    told: str


BAD_LESSONS = {
    "lesson.id": Case('id = "turns"', 'id = "turns 1"', "turns 1: id: an id is written in small letters"),
    "lesson.id twice": Case('id = "fires"', 'id = "turns"', "turns: id: this id is there already"),
    "lesson.id without words": Case(
        'id = "turns"', 'id = "tricks"', "tricks: id: the message lf-lesson-tricks is missing"
    ),
    "lesson.id missing": Case('id = "turns"\n', "", "lesson: id: this field is missing"),
    "lesson.minutes": Case("minutes = 1", "minutes = 0", "turns: minutes: "),
    "lesson.step": Case("seat = 0", "seat = 0\nstep = []", "lessons.toml: the file cannot be read as TOML"),
    "lesson.seed": Case("seed = 1", 'seed = "one"', "turns: seed: "),
    "lesson.seat": Case("seat = 0", "seat = 2", "turns: seat: there is no seat 2 among 2; they are counted from 0"),
    "lesson.seats": Case("seat = 0", "seats = 3", "turns: seats: "),
    "lesson.options": Case("seat = 0", 'options = { moon = "1" }', "turns: options: "),
    "lesson.options twice": Case(
        "seat = 0", "options = { tie = 'ask' }\nposition = '{}'", "turns: options: they stand in the position"
    ),
    "lesson.position": Case("seat = 0", "position = '{\"moons\": 2}'", "turns: position: "),
    "lesson.position no table": Case("seat = 0", "position = '[]'", "turns: position: "),
    "lesson.position no JSON": Case("seat = 0", "position = '{'", "turns: position: not valid JSON: "),
    "lesson.before": Case("seat = 0", 'before = ["token(sun)"]', "turns: before: “token(sun)” cannot be chosen now"),
    "lesson.luck": Case("seat = 0", 'luck = ["draw(unicorn)"]', "turns: luck: "),
    "step.name": Case('name = "goal"', "name = 1", "turns: step 1.name: "),
    "step.name twice": Case('name = "reveal"', 'name = "goal"', "turns: step 2.name: this name is there already"),
    "step.name without words": Case(
        'name = "goal"',
        'name = "moon"',
        "turns: step 1.name: the message lf-lesson-turns-moon-title is missing (en, it, nl)",
    ),
    "step.rules": Case('"LF-1.3"', '"LF-99.9"', "turns: step 1.rules: there is no rule LF-99.9"),
    "step.rules none": Case('["LF-1.3"]', "[]", "turns: step 1.rules: "),
    "step.do": Case('do = ["reveal"]', 'do = ["token(sun)"]', "turns: step 2.do: “token(sun)” cannot be chosen now"),
    "step.do second": Case('do = ["reveal"]', 'do = ["reveal", "fly"]', "turns: step 2.do: Unknown action “fly”"),
    "step.do of another": Case(
        'points = ["clearing_4"]',
        'points = ["clearing_4"]\nthen = ["reveal"]',
        "turns: step 2.do: somebody else must choose here",
    ),
    "step.points": Case(
        '"clearing_4"', '"clearing_9"', "turns: step 1.points: nothing on the table is called clearing_9"
    ),
    "step.points none": Case(
        'points = ["clearing_4"]\n', "", "turns: step 1.points: a step that is only read points at"
    ),
    "step.then": Case(
        'then = ["reveal"]', 'then = ["token(sun)"]', "turns: step 2.then: “token(sun)” cannot be chosen now"
    ),
    "step.luck": Case('then = ["reveal"]', 'luck = ["draw(unicorn)"]', "turns: step 2.luck: "),
    "step.luck never falls": Case(
        'then = ["reveal"]', 'luck = ["draw(bat)", "draw(bear)"]', "turns: step 2.luck: so much is dictated that never"
    ),
    "step unknown field": Case(
        "do =", "doo =", "turns: step 2.doo: there is no such field; possible are name, rules, do"
    ),
    "match.id": Case('id = "fires"', 'id = "Fires"', "Fires: id: an id is written in small letters"),
    "match.minutes": Case('id = "fires"\nminutes = 1', 'id = "fires"\nminutes = 61', "fires: minutes: "),
    "match.options": Case(
        'tie = "ask"', 'tie = "maybe"', "fires: options: “maybe” is not a valid value for the option tie"
    ),
}

PUZZLE = puzzles.puzzles(GAME)[next(iter(puzzles.puzzles(GAME)))]
PUZZLES = f"""
[[puzzle]]
id = "one"
goal = "{PUZZLE.goal}"
seat = {PUZZLE.seat}
plan = ["token(sun)", "onibi(1|2)"]
source = {{ seed = 1, decision = 2 }}
position = '{PUZZLE.position}'
"""
BAD_PUZZLES = {
    "id": Case('id = "one"', 'id = "One"', "One: id: an id is written in small letters"),
    "id twice": Case("[[puzzle]]", PUZZLES.lstrip() + "[[puzzle]]", "one: id: this id is there already"),
    "goal": Case(f'"{PUZZLE.goal}"', '"lose"', "one: goal: “lose” is not possible here"),
    "seat": Case(
        f"seat = {PUZZLE.seat}", f"seat = {1 - PUZZLE.seat}", "one: seat: somebody else must choose in this position"
    ),
    "seat too high": Case(f"seat = {PUZZLE.seat}", "seat = 8", "one: seat: "),
    "plan": Case('"onibi(1|2)"', '"onibi(1|moon)"', "one: plan: “moon” is not a valid value for steps"),
    "plan too short": Case('plan = ["token(sun)", "onibi(1|2)"]', "plan = []", "one: plan: at least"),
    "source": Case("decision = 2", "decisions = 2", "one: source.decisions: there is no such field"),
    "source missing": Case("source = { seed = 1, decision = 2 }\n", "", "one: source: this field is missing"),
    "position": Case(PUZZLE.position, "{}", "one: position: "),
    "position no JSON": Case(PUZZLE.position, '{"seats": 2', "one: position: not valid JSON"),
}


def test_the_files_are_good_without_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "lessons.toml").write_text(LESSONS, encoding="utf-8")
    (tmp_path / "puzzles.toml").write_text(PUZZLES, encoding="utf-8")
    assert lesson_files.load(GAME, tmp_path / "lessons.toml").lesson and puzzles.load(GAME, tmp_path / "puzzles.toml")


def test_every_field_has_a_case() -> None:
    told = {name.split()[0] for name in BAD_LESSONS}
    for kind, word in ((Lesson, "lesson"), (Step, "step"), (Entry, "match")):
        assert {f"{word}.{field.name}" for field in msgspec.structs.fields(kind)} <= told
    assert {field.name for field in msgspec.structs.fields(Puzzle)} <= {name.split()[0] for name in BAD_PUZZLES}
    assert [field.name for field in msgspec.structs.fields(Source)] == ["seed", "decision"]


@pytest.mark.parametrize("case", BAD_LESSONS)
def test_a_bad_lesson_is_told_by_file_entry_and_field(tmp_path: Path, case: str) -> None:
    bad = BAD_LESSONS[case]
    assert bad.line in LESSONS
    file = tmp_path / "lessons.toml"
    file.write_text(LESSONS.replace(bad.line, bad.instead, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        lesson_files.load(GAME, file)
    assert f"lessons.toml: {bad.told.removeprefix('lessons.toml: ')}" in say(caught.value.message)


@pytest.mark.parametrize("case", BAD_PUZZLES)
def test_a_bad_puzzle_is_told_by_file_entry_and_field(tmp_path: Path, case: str) -> None:
    bad = BAD_PUZZLES[case]
    assert bad.line in PUZZLES
    file = tmp_path / "puzzles.toml"
    file.write_text(PUZZLES.replace(bad.line, bad.instead, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        puzzles.load(GAME, file)
    assert f"puzzles.toml: {bad.told}" in say(caught.value.message)
