"""Lessons: each goes to its end by the rules, in every language; left and taken up again in the terminal."""

import io
from pathlib import Path

import pytest

import radura
from radura.core.events import Said
from radura.core.text import LANGUAGES, BadInput, say
from radura.learn.lesson_files import lessons
from radura.learn.lessons import READ, Course, Lesson, firsts
from radura.tui.learning import LessonMode, Marks
from radura.tui.screen import Screen

TAUGHT = [(id, lesson) for id in radura.games() for lesson in lessons(radura.game(id)).lesson]
NAMES = [f"{id}-{lesson.id}" for id, lesson in TAUGHT]


def test_every_game_is_taught_in_five_to_ten_minutes() -> None:
    for id in ("living_forest_duel", "res_arcana_duo", "casting_shadows"):
        assert 5 <= sum(lesson.minutes for lesson in lessons(radura.game(id)).lesson) <= 10
    (entry,) = lessons(radura.game("storyfold_wildwoods")).match
    assert radura.game("storyfold_wildwoods").new(options=entry.options).options["guided"] == "yes"
    assert 5 <= entry.minutes <= 10


@pytest.mark.parametrize(("id", "lesson"), TAUGHT, ids=NAMES)
def test_a_lesson_goes_to_its_end_with_words_for_every_step(id: str, lesson: Lesson) -> None:
    game = radura.game(id)
    course = Course(game, lesson)
    for name in firsts(lesson):
        for lang in LANGUAGES:
            title, text = say(course.words("title"), lang), say(course.words(), lang)
            assert 3 < len(title) <= 45 < len(text) <= 300, (lang, title, text)
        course.choose(name)
    assert course.step is None
    assert Course(game, lesson, firsts(lesson)).state.to_position() == course.state.to_position()


def test_only_what_the_step_asks_for_is_taken() -> None:
    game = radura.game("living_forest_duel")
    lesson = lessons(game).lesson[0]
    with pytest.raises(BadInput, match="another choice here"):
        Course(game, lesson, ["reveal"])
    course = Course(game, lesson, firsts(lesson))
    with pytest.raises(BadInput, match="lesson is done"):
        course.choose(READ)


def test_a_lesson_in_the_terminal_is_left_and_taken_up_again(tmp_path: Path) -> None:
    game = radura.game("living_forest_duel")
    lesson = lessons(game).lesson[1]
    marks = Marks(tmp_path / "learning.json")

    def typed(text: str) -> tuple[bool, str]:
        out = io.StringIO()
        return LessonMode(game, lesson, "it", Screen(io.StringIO(text), out), marks).run(), out.getvalue()

    done, said = typed("\n\nq\n")
    assert not done and "L’acqua che serve" in said and "La lezione ti aspetta" in said
    done, said = typed("2\n")
    assert done and "Scegli un incendio" in said and "L’acqua che serve" not in said


def test_a_lesson_in_the_terminal_has_the_rulebook_the_cards_and_the_table(tmp_path: Path) -> None:
    game = radura.game("res_arcana_duo")
    lesson = next(lesson for lesson in lessons(game).lesson if lesson.id == "powers")
    out = io.StringIO()
    typed = "r RA-8.2\nc Smith\nc nobody\nt\n1\nq\n"
    LessonMode(game, lesson, "en", Screen(io.StringIO(typed), out), Marks(tmp_path / "learning.json")).run()
    first, *answers = out.getvalue().split("Step 1 of 4, your move (t table, r rules, c NAME a card, q leave):")
    rule, card, none, table, choice = answers
    assert "RA-8.2)" in rule and "Smith\n" in card and "no component “nobody”" in none
    assert table.strip() in first, "the whole table, as it was printed"
    assert "> Rival discards Cursed Idol." in choice and "Seat 2" not in out.getvalue()
    assert "Magic items" not in choice, "only what is new is printed"


def test_the_log_of_a_lesson_tells_what_a_card_brought() -> None:
    game = radura.game("res_arcana_duo")
    place, powers, *_ = lessons(game).lesson

    def told(lesson: Lesson, n: int) -> list[str]:
        events = [event for shown in Course(game, lesson, firsts(lesson, n)).latest for event in shown.log.seen_by(0)]
        return [say(event.text) for event in events if isinstance(event, Said)]

    assert "Seat 1 takes 1 Elan from Calm/Elan." in told(place, 2)  # a choice of the Collect step
    assert "Seat 2 takes 1 Gold from Cursed Idol." in told(powers, 1)  # for a discarded card
