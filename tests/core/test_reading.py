"""Reading data: whatever is wrong is told at once, with file, entry and field, and repaired to go on."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from radura.core.reading import Mistakes, entries_of, hash_of, read, read_text, replacing
from radura.core.text import BadData, say

Few = Annotated[int, Meta(ge=1, le=9)]


class Gain(msgspec.Struct, tag_field="op", tag="gain"):
    n: Few


class Lose(msgspec.Struct, tag_field="op", tag="lose"):
    n: Few
    what: Literal["coin", "card"] = "coin"


class Choice(msgspec.Struct):
    """One of two."""

    left: str | None = None
    right: bool | None = None

    def __post_init__(self) -> None:
        if (self.left is None) == (self.right is None):
            raise ValueError("either left or right is needed")


class Card(msgspec.Struct):
    id: str
    kind: Literal["bird", "fish"]
    count: Few = 1
    worth: Annotated[float, Meta(ge=-1, le=1)] = 0
    shiny: bool = False
    faces: Annotated[list[int], Meta(min_length=1, max_length=3)] = msgspec.field(default_factory=lambda: [1])
    pair: tuple[int, str] = (1, "")
    cost: dict[Literal["coin", "card"], Few] = {}
    effect: list[Gain | Lose] = []
    gift: Gain | None = None
    start: Few | Literal["all"] = 1
    deck: tuple[str, ...] | Literal["base"] = "base"
    when: Choice | None = None
    code: Annotated[str, Meta(min_length=1, max_length=3)] = "A"
    above: Annotated[int, Meta(gt=0)] = 1
    below: Annotated[int, Meta(le=5)] = 1
    ref: str = ""


class Numbers(msgspec.Struct):
    hand: Few
    names: list[str] = []


class Box(msgspec.Struct):
    numbers: Numbers
    card: list[Card]
    ref: str = ""


HEAD = "[numbers]\nhand = 3\n"
OWL = '[[card]]\nid = "owl"\nkind = "bird"\n'
EEL = '[[card]]\nid = "eel"\nkind = "fish"\n'


def told(folder: Path, text: str | bytes, kind: type[object] = Box) -> list[str]:
    """Read a file and return its mistakes; it becomes a struct all the same."""
    file = folder / "box.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    mistakes = Mistakes()
    assert isinstance(read(file, kind, mistakes), kind)
    return mistakes


def test_a_sound_file_becomes_its_struct(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('ref = "page 3"\n' + HEAD + OWL + 'ref = "page 4"\nworth = 1\n' + EEL)
    mistakes = Mistakes()
    box = read(tmp_path / "box.toml", Box, mistakes)
    assert mistakes == []
    assert mistakes.can_judge
    assert [(card.id, card.ref) for card in box.card] == [("owl", "page 4"), ("eel", "page 3")]
    mistakes.refuse(tmp_path)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("count = 1.0", "count: a whole number is needed, not 1.0"),
        ("count = true", "count: a whole number is needed, not true"),
        ("count = 0", "count: 0 is not possible; it must be from 1 to 9"),
        ("count = 10", "count: 10 is not possible; it must be from 1 to 9"),
        ("count = 0x" + "f" * 40, "count: the number is too big"),
        ("above = 0", "above: 0 is not possible; it must be more than 0"),
        ("below = 6", "below: 6 is not possible; it must be at most 5"),
        ("worth = nan", "worth: a number is needed, not nan"),
        ("worth = inf", "worth: a number is needed, not inf"),
        ("worth = false", "worth: a number is needed, not false"),
        ("worth = 1.5", "worth: 1.5 is not possible; it must be from -1 to 1"),
        ("worth = 0x" + "f" * 400, "worth: the number is too big"),
        ("shiny = 1", "shiny: true or false is needed, not 1"),
        ("ref = 3", "ref: a text in quotes is needed, not 3"),
        ('code = "ABCD"', "code: at most 3 signs are possible, not 4"),
        ("faces = []", "faces: at least 1 entries are needed, not 0"),
        ("faces = [1, 2, 3, 4]", "faces: at most 3 entries are possible, not 4"),
        ("faces = [1, true]", "faces 2: a whole number is needed, not true"),
        ("faces = { a = 1 }", "faces: a list in [ ] is needed, not a table"),
        ("pair = [1]", "pair: a list of 2 in [ ] is needed, not a list"),
        ("pair = [1, 2]", "pair 2: a text in quotes is needed, not 2"),
        ("cost = 3", "cost: a table is needed, not 3"),
        ("cost = { coin = 10 }", "cost.coin: 10 is not possible; it must be from 1 to 9"),
        ("cost = { gold = 1 }", "cost: “gold” is not possible here; possible are card, coin"),
        ('effect = [{ op = "win" }]', "effect: there is no op “win”; possible are gain, lose"),
        (
            "effect = [{ op = 0x" + "f" * 5_000 + " }]",
            "effect: there is no op a number too big; possible are gain, lose",
        ),
        ("kind = 0x" + "f" * 5_000, "kind: a number too big is not possible here; possible are bird, fish"),
        ("effect = [{ op = [] }]", "effect: there is no op a list; possible are gain, lose"),
        ('effect = ["win"]', 'effect: a table such as { op = "gain", n = 1 } is needed, not “win”'),
        ("effect = [{ n = 1 }]", 'effect: a table such as { op = "gain", n = 1 } is needed, not a table'),
        ('effect = [{ op = "gain" }]', "effect: gain.n: this field is missing"),
        ('effect = [{ op = "gain", n = 1, m = 1 }]', "effect: gain.m: there is no such field; possible are n"),
        (
            'effect = [{ op = "gain", n = 1 }, { op = "lose", n = 1, what = "x" }]',
            "effect 2: lose.what: “x” is not possible here; possible are card, coin",
        ),
        ('gift = { op = "lose", n = 1 }', "gift: there is no op “lose”; possible are gain"),
        (
            'start = "none"',
            "start: a whole number is needed, not “none”; or “none” is not possible here; possible are all",
        ),
        ("deck = 3", "deck: 3 is not possible here; possible are base; or a list in [ ] is needed, not 3"),
        ("deck = [3]", "deck: a text in quotes is needed, not 3"),
        ("when = {}", "when: either left or right is needed"),
        ("when = { left = 3 }", "when.left: a text in quotes is needed, not 3"),
        ("when = 3", "when: a table in { } is needed, not 3"),
    ],
)
def test_a_wrong_field_is_told(tmp_path: Path, line: str, why: str) -> None:
    owl = OWL.replace('kind = "bird"\n', "") if line.startswith("kind") else OWL
    assert told(tmp_path, f"{HEAD}{owl}{line}\n{EEL}") == [f"box.toml: owl: {why}"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (OWL, "box.toml: numbers: this field is missing"),
        ("numbers = 3\n" + OWL, "box.toml: numbers: a table is needed, not 3"),
        ("[numbers]\nhand = 0\n" + OWL, "box.toml: numbers: hand: 0 is not possible; it must be from 1 to 9"),
        (HEAD + '[card]\nid = "owl"', "box.toml: card: entries that begin with [[card]] are needed, not a table"),
        ("card = 3\n" + HEAD, "box.toml: card: a list in [ ] is needed, not 3"),
        ('card = ["owl"]\n' + HEAD, "box.toml: card: a table is needed, not “owl”"),
        (HEAD + OWL + "[[crad]]\n", "box.toml: crad: there is no such field; possible are numbers, card, ref"),
        (HEAD + OWL + '[[card]]\nkind = "fish"', "box.toml: card 2: id: this field is missing"),
        (HEAD + OWL + '[[card]]\nid = 3\nkind = "fish"', "box.toml: card 2: id: a text in quotes is needed, not 3"),
        (HEAD + "[[card", "box.toml: the file cannot be read as TOML: Expected"),
        ("x = " + "[" * 5_000, "box.toml: the file cannot be read as TOML: too many brackets in each other"),
        ("x = " + "9" * 5_000, "box.toml: the file cannot be read as TOML: "),
        (b"ref = '\xff'", "box.toml: the file is not written in UTF-8"),
    ],
)
def test_what_others_depend_on_is_told_and_nothing_more_is_asked(tmp_path: Path, text: str | bytes, why: str) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    mistakes = Mistakes()
    read(file, Box, mistakes)
    assert len(mistakes) == 1
    assert mistakes[0].startswith(why)
    assert not mistakes.can_judge


def test_all_mistakes_are_told_at_once_and_the_rest_is_judged(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(HEAD + OWL + 'legs = 2\ncount = "two"\n' + EEL)
    mistakes = Mistakes()
    box = read(tmp_path / "box.toml", Box, mistakes)
    assert len(mistakes) == 2
    assert mistakes.can_judge
    assert [card.id for card in box.card] == ["owl", "eel"]
    mistakes.tell("box.toml", "owl", "count", "there are too few")
    mistakes.tell("box.toml", "eel", "count", "there are too few")
    assert mistakes[2:] == ["box.toml: eel: count: there are too few"], "of the owl worse was told already"
    with pytest.raises(BadData) as refused:
        mistakes.refuse(tmp_path)
    for lang in ("en", "it", "nl"):
        heading, *lines = say(refused.value.message, lang).splitlines()
        assert str(tmp_path) in heading
        assert [line.strip() for line in lines] == mistakes


@pytest.mark.parametrize("id", ["Owl", "night owl", "3owl", "", "owl\\n"])
def test_an_id_is_a_plain_word(tmp_path: Path, id: str) -> None:
    (found,) = told(tmp_path, f'{HEAD}[[card]]\nid = "{id}"\nkind = "bird"')
    assert "id: an id is written in small letters, digits and _, and begins with a letter" in found


def test_in_a_file_of_texts_each_table_is_an_entry(tmp_path: Path) -> None:
    mistakes = Mistakes()
    file = tmp_path / "box.toml"
    file.write_text('[owl]\nname = 3\n[eel]\nname = "Eel"\n', encoding="utf-8")
    texts = read(file, dict[str, dict[str, str]], mistakes, "en/box.toml")
    assert mistakes == ["en/box.toml: owl: name: a text in quotes is needed, not 3"]
    assert texts["eel"] == {"name": "Eel"}


def test_of_many_possible_words_the_nearest_are_listed(tmp_path: Path) -> None:
    (found,) = told(tmp_path, f"{HEAD}{OWL}cuont = 2\n")
    assert found.startswith("box.toml: owl: cuont: there is no such field; possible are count, ")
    assert found.endswith(", …")


class Odd(msgspec.Struct):
    on: bytes = b""
    code: Annotated[str, Meta(pattern="^[A-Z]+$")] = "A"


@pytest.mark.parametrize(
    ("text", "why"),
    [("on = 3", r"box.toml: Expected `bytes`.*\$.on"), ('code = "a"', r"box.toml: code: “a” is not written like \^")],
)
def test_what_cannot_be_repaired_is_refused_at_once(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "box.toml").write_text(text)
    with pytest.raises(BadData, match=why) as refused:
        read(tmp_path / "box.toml", Odd, Mistakes())
    assert str(refused.value).count("box.toml: ") == 1


def test_missing_files_and_folders_are_told(tmp_path: Path) -> None:
    mistakes = Mistakes()
    assert read_text(tmp_path / "no.toml", mistakes) is None
    assert read_text(tmp_path, mistakes, "a.toml") is None
    assert entries_of(tmp_path / "nowhere", mistakes) == {}
    assert mistakes == [
        "no.toml: the file is missing",
        "a.toml: the file cannot be read: Is a directory",
        f"{tmp_path / 'nowhere'}: there is no such folder",
    ]


def test_only_files_that_are_read_take_the_place_of_ours(tmp_path: Path) -> None:
    mistakes = Mistakes()
    assert replacing(tmp_path, ["a.toml", "b.toml"], mistakes) == {}
    for name in ("b.toml", "c.toml", ".hidden"):
        (tmp_path / name).touch()
    assert list(replacing(tmp_path, ["a.toml", "b.toml"], mistakes)) == ["b.toml"]
    assert mistakes == [
        f"{tmp_path}: at least one of the files a.toml, b.toml is needed",
        "c.toml: nothing reads this file; possible are a.toml, b.toml",
    ]


def test_files_are_known_by_name_and_content(tmp_path: Path) -> None:
    one, other = tmp_path / "a.toml", tmp_path / "b.toml"
    one.write_text("a = 1")
    other.write_text("a = 2")
    found = {hash_of(files) for files in ({"a": one}, {"a": other}, {"b": one}, {"a": one, "b": other})}
    assert len(found) == 4 and {len(sign) for sign in found} == {16}
    assert hash_of({"b": other, "a": one}) in found, "in any order"
    assert hash_of({}) == ""
