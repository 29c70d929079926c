"""What is printed of a table that was printed before."""

from radura.tui.changes import changes, parts

TABLE = """\
Round 1
River
+---+
|Cat|
+---+
Pile 3
  2 below

== Ada: 1 point
Pool: 1
Hand 0

== Bob: 0 points
Pool: 1
Hand 0""".splitlines()


def test_a_part_is_a_line_with_what_goes_on_below_it() -> None:
    assert [(part.group, len(part.lines)) for part in parts(TABLE)] == [
        *[(0, 1), (0, 4), (0, 2)],
        *[(1, 1), (1, 1), (1, 1), (2, 1), (2, 1), (2, 1)],
    ]


def test_nothing_new_is_nothing_to_print() -> None:
    assert changes(TABLE, TABLE) == []
    assert changes(TABLE, TABLE[:7]) == [], "what is gone is not told by the table"


def test_a_changed_part_is_printed_whole_and_under_its_owner() -> None:
    now = [line.replace("Cat", "Dog") for line in TABLE]
    assert changes(TABLE, now) == ["River", "+---+", "|Dog|", "+---+"]
    now[-1] = "Hand 1"
    assert changes(TABLE, now) == ["River", "+---+", "|Dog|", "+---+", "", "== Bob: 0 points", "Hand 1"]


def test_an_owner_whose_own_line_is_new_stands_there_once() -> None:
    now = [*TABLE[:-3], "== Bob: 1 point", "Pool: 1", "Hand 1"]
    assert changes(TABLE, now) == ["== Bob: 1 point", "Hand 1"]


def test_of_two_equal_parts_one_may_be_new() -> None:
    assert changes(["a", "b", "b", "c"], ["a", "b", "b", "b"]) == ["b"]


def test_a_table_that_is_mostly_new_is_drawn_whole() -> None:
    assert changes([], TABLE) is None
    assert changes(["x", "y"], ["a", "b"]) is None
