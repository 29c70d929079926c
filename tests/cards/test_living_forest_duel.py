"""The catalogue of Living Forest Duel: every card, typed in a second time, and strict loading."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest
from tests.support.rules import rule

import radura
from radura import Message, say
from radura.core.check import check_match, walk
from radura.core.text import BadData
from radura.games.living_forest_duel import GAME, catalog
from radura.games.living_forest_duel.catalog import load
from radura.tui.table import layout
from radura.tui.words import Words

DATA = files("radura.games.living_forest_duel") / "data"
CATALOG = GAME.catalog

ANIMALS = """
anteater           common   -   2  0  0  1  none
bat                common   -   1  0  0  1  none
bear               common   -   0  2  2  0  solitary
chameleon          common   -   0  1  0  1  none
cobra              common   -   1  0  2  1  solitary
cockatoo           common   -   1  0  2  0  none
crocodile          common   -   0  3 -1  0  none
elephant           common   -  -1  0  0  2  none
gorilla            common   -   2  1  1 -1  none
hippopotamus       common   -   1  2  1  0  solitary
lynx               common   -   0  1  0  2  solitary
meerkat            common   -   2  0  1  0  none
panda              common   -   2 -1  2  0  none
peacock            common   -   2  1  0  0  none
raccoon            common   -   1  1  1  0  none
spider             common   -   3  1  1  0  solitary
tapir              common   -   2  2  1  0  solitary
weasel             common   -   1  2  0  0  none
stag               stag     7   0  0  0  0  gregarious
axolotl            summer   9   1  2  0  2  none
bee                summer   4   0  0  0  2  none
chimpanzee         summer   8   3 -1  0  0  gregarious
coati              summer   1   3  0  0  0  none
flamingo           summer   5   3  2  0  0  none
fox                summer   5   2  0  1  1  none
frog               summer   6   0  2  2  0  none
goat               summer   2   0  0  2  0  none
hummingbird        summer   2   0  2  0  0  none
owl                summer   6   2  0  4  1  solitary
platypus           summer   7   1  4  0  0  none
rhinoceros         summer   8   0  1  4  0  none
tanuki             summer   3   5  0  0  0  none
tiger              summer   7   1  2  2  0  none
toucan             summer   5   1  0  0 -1  gregarious
bison              winter   8   0  1  4  0  none
crane              winter   5   3  2  0  0  none
dolphin            winter   7   1  4  0  0  none
eagle              winter   5   1  0  0 -1  gregarious
goldfish           winter   9   1  2  0  2  none
hare               winter   5   2  0  1  1  none
horned_owl         winter   6   2  0  4  1  solitary
macaque            winter   8   3 -1  0  0  gregarious
mantis             winter   4   0  0  0  2  none
panther            winter   7   1  2  2  0  none
ram                winter   2   0  0  2  0  none
raven              winter   2   0  2  0  0  none
salamander         winter   6   0  2  2  0  none
squirrel           winter   1   3  0  0  0  none
wolf               winter   3   5  0  0  0  none
fire_varan_summer  varan    -   0  0  0  0  solitary
fire_varan_winter  varan    -   0  0  0  0  solitary
"""
"""Group (summer and winter: season animals), cost, sun, water, plant, wind, symbol."""

TREES = """
sun_tree_1           1  extinguish .E.W
sun_tree_2           1  sanki      N.S.
sun_tree_3           2  sanki      N.SW
sun_tree_4           2  extinguish NES.
sun_tree_5           2  extinguish .ESW
sun_tree_6           2  sanki      NE.W
water_tree_1         2  sanki      .E.W
water_tree_2         2  sanki      N.S.
water_tree_3         3  sanki      NES.
water_tree_4         3  recruit    N.SW
water_tree_5         3  sanki      .ESW
water_tree_6         3  recruit    NE.W
plant_tree_1         4  sanki      N.S.
plant_tree_2         4  sanki      .E.W
plant_tree_3         4  recruit    ..SW
plant_tree_4         4  extinguish NE..
plant_tree_5         5  sanki      .ES.
plant_tree_6         5  sanki      N..W
wind_tree_1          4  sanki      N.SW
wind_tree_2          4  sanki      NES.
wind_tree_3          3  recruit    NE..
wind_tree_4          3  recruit    N..W
wind_tree_5          3  extinguish .ES.
wind_tree_6          3  extinguish ..SW
starting_tree_summer 0  none       NESW
starting_tree_winter 0  none       NESW
"""
"""Cost, bonus, river."""


@rule(
    "LF-2.2", "LF-2.3", "LF-2.11", "LF-2.12", "LF-3.2", "LF-3.4", "LF-3.5", "LF-3.6", "LF-3.10", "OQ-3", "D-33", "D-38"
)
@pytest.mark.parametrize("row", ANIMALS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_animal(row: str) -> None:
    id, group, cost, *amounts, symbol = row.split()
    animal = next(animal for animal in CATALOG.animals if animal.id == id)
    if group == "varan":
        assert (animal.group, animal.count) == ("varan", 7)
        assert animal.season == id.removeprefix("fire_varan_")
    else:
        assert animal.count == 1
        assert animal.group == ("season" if group in ("summer", "winter") else group)
        assert animal.season == (group if group in ("summer", "winter") else None)
    assert animal.cost == (None if cost == "-" else int(cost))
    assert [animal.elements.get(name, 0) for name in ("sun", "water", "plant", "wind")] == [int(n) for n in amounts]
    assert animal.symbol == symbol


@rule("LF-2.8", "LF-2.9", "LF-3.7", "LF-3.8", "LF-3.9", "D-37")
@pytest.mark.parametrize("row", TREES.strip().splitlines(), ids=lambda row: row.split()[0])
def test_tree(row: str) -> None:
    id, cost, bonus, river = row.split()
    tree = next(tree for tree in CATALOG.trees if tree.id == id)
    assert (tree.cost or 0, tree.bonus or "none") == (int(cost), bonus)
    assert [side for side in ("north", "east", "south", "west") if side[0].upper() in river] == tree.river
    if id.startswith("starting"):
        assert (tree.starting, tree.pile) == (id.removeprefix("starting_tree_"), None)
        assert len(tree.river) == 4
    else:
        assert tree.pile == id.split("_")[0]


@rule("LF-2.1", "LF-3.1", "OQ-34")
def test_clearing() -> None:
    found = [(card.position, card.fire_value, card.bonus) for card in CATALOG.clearing]
    assert found == [
        (-3, 4, "sanki"),
        (-2, 3, "extinguish"),
        (-1, 2, "recruit"),
        (0, 2, "plant"),
        (1, 2, "recruit"),
        (2, 3, "extinguish"),
        (3, 4, "sanki"),
    ]


@rule("LF-2.1", "LF-2.2", "LF-2.3", "LF-2.4", "LF-2.5", "LF-2.6", "LF-2.7", "LF-2.8", "LF-2.10", "LF-2.13")
def test_counts_of_the_box() -> None:
    counts = {card.id: card.count for card in GAME.cards()}
    assert len(ANIMALS.split("\n")) - 2 == 51
    assert counts["sanki"] == 3
    assert counts["onibi_card"] == counts["onibi_figure"] == counts["stag"] == 1
    assert counts["fire_token"] == 19
    assert counts["action_token_summer"] == counts["action_token_winter"] == 2
    kinds: dict[str, int] = {}
    for card in GAME.cards():
        kinds[card.kind] = kinds.get(card.kind, 0) + card.count
    assert kinds == {"animal": 49, "varan": 14, "tree": 26, "clearing": 7, "spirit": 4, "piece": 24}
    assert sum(kinds.values()) - kinds["piece"] == 100


@rule("LF-1.4")
def test_the_seasons_are_mirrors() -> None:
    by_id = {animal.id: animal for animal in CATALOG.animals}
    for animal in CATALOG.animals:
        if animal.season is not None:
            twin = by_id[animal.twin]
            assert twin.twin == animal.id
            assert twin.season != animal.season
            assert (twin.cost, twin.elements, twin.symbol) == (animal.cost, animal.elements, animal.symbol)


@rule("LF-1.6", "LF-1.8", "LF-4.13", "LF-7.4", "LF-7.5")
def test_numbers_of_the_rules() -> None:
    numbers = CATALOG.numbers
    assert (numbers.fires_to_win, numbers.block_side, numbers.deal_must_exceed) == (8, 3, 12)
    assert (numbers.first_loss_at, numbers.second_loss_at, CATALOG.tokens_each) == (3, 4, 2)


def test_every_component_says_where_it_comes_from_and_has_a_text() -> None:
    for card in GAME.cards():
        assert card.source in ("rulebook", "public", "inferred", "designed")
        assert card.ref
        assert card.text or card.id == "stag"


def changed(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """Write one of our files, changed, into a folder of a maker's own."""
    text = (DATA / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (
            "animals.toml",
            'symbol = "gregarious"\nsource',
            'symbol = "shy"\nsource',
            "animals.toml: stag: symbol: “shy” is not possible here; possible are gregarious, none, solitary",
        ),
        (
            "animals.toml",
            'id = "bat"',
            'id = "bat"\nlegs = 2',
            "animals.toml: bat: legs: there is no such field; possible are id, source",
        ),
        ("animals.toml", 'id = "bat"', 'id = "Bat man"', "animals.toml: Bat man: id: an id is written in small"),
        ("animals.toml", "cost = 7\nsymbol", "symbol", "animals.toml: stag: cost: the stag"),
        (
            "animals.toml",
            "cost = 7\nsymbol",
            "cost = 0\nsymbol",
            "stag: cost: 0 is not possible; it must be from 1 to 99",
        ),
        (
            "animals.toml",
            "sun = 2, wind = 1",
            "moon = 2",
            "anteater: elements: “moon” is not possible here; possible are plant, sun",
        ),
        ("animals.toml", 'id = "bat"', 'id = "anteater"', "animals.toml: anteater: id: another"),
        ("animals.toml", 'id = "bat"', 'id = "otter"', "animals.toml: otter: name"),
        ("animals.toml", 'group = "stag"', 'group = "season"', "one stag"),
        ("animals.toml", 'season = "summer"', "", "animals.toml: axolotl: season"),
        ("trees.toml", 'bonus = "extinguish"', 'bonus = "plant"', "trees.toml: sun_tree_1: bonus"),
        ("trees.toml", "cost = 1\n", "", "trees.toml: sun_tree_1: cost"),
        ("trees.toml", '["east", "west"]', '["east", "east"]', "trees.toml: sun_tree_1: river"),
        ("trees.toml", 'starting = "winter"', 'starting = "summer"', "one starting tree of winter"),
        ("trees.toml", 'pile = "water"', 'pile = "water"\nstarting = "summer"', "trees.toml: water_tree_1: pile"),
        ("table.toml", "position = -3", "position = 4", "table.toml: clearing: position"),
        ("table.toml", "onibi_start = 0", "onibi_start = 9", "table.toml: numbers: onibi_start"),
        ("table.toml", "second_loss_at = 4", "second_loss_at = 3", "table.toml: numbers: second_loss_at"),
        ("table.toml", "half_line = 3", "half_line = 2", "table.toml: numbers: half_line"),
        ("table.toml", "deal_must_exceed = 12", "deal_must_exceed = 90", "that cost more than 90 together"),
        ("table.toml", 'id = "sanki"', 'id = "kami"', "table.toml: spirit: id"),
        ("table.toml", '["walks", "burns", "spreads_fire"]', '["walks"]', "table.toml: onibi_figure: powers"),
        (
            "table.toml",
            "fires_to_win = 8",
            'fires_to_win = "many"',
            "table.toml: numbers: fires_to_win: a whole number is needed, not “many”",
        ),
        ("table.toml", "[numbers]", "[numbers", "table.toml: the file cannot be read as TOML"),
    ],
)
def test_a_damaged_file_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        load(changed(tmp_path, file, (old, new)))


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("animals.toml", "count = 7", "count = 6", "animals.toml: varans of summer: count"),
        ("trees.toml", 'pile = "water"', 'pile = "sun"', "trees.toml: water trees: count"),
        ("table.toml", "count = 3", "count = 4", "table.toml: sanki: count"),
    ],
)
def test_our_own_box_has_what_the_rulebook_states(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, says: str
) -> None:
    for entry in DATA.iterdir():
        shutil.copyfile(str(entry), tmp_path / entry.name)
    changed(tmp_path, file, (old, new))
    load(tmp_path)  # a maker's box may have another number
    monkeypatch.setattr(catalog, "_DATA", tmp_path)
    with pytest.raises(BadData, match=says):
        load()


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    changed(tmp_path, "animals.toml", ("sun = 2, wind = 1", "sun = 20"), ('id = "bat"', 'id = "bat"\nlegs = 2'))
    changed(tmp_path, "table.toml", ("fires_to_win = 8", "fires_to_win = 0"), ("fire_value = 4", "fire_value = 0.5"))
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadData) as refused:
        GAME.with_data(tmp_path)
    told = str(refused.value)
    for says in (
        "notes.txt",
        "animals.toml: anteater: elements.sun: 20 is not possible",
        "animals.toml: bat: legs",
        "table.toml: numbers: fires_to_win: 0 is not possible",
        "table.toml: clearing_1: fire_value: a whole number is needed, not 0.5",
    ):
        assert says in told


@pytest.mark.parametrize("made", [False, True])
def test_a_folder_without_any_of_our_files_is_refused(tmp_path: Path, made: bool) -> None:
    folder = tmp_path / "box"
    if made:
        folder.mkdir()
    with pytest.raises(BadData, match="no such folder" if not made else "at least one of the files animals.toml"):
        GAME.with_data(folder)


def test_another_box_plays_by_its_own_numbers(tmp_path: Path) -> None:
    otter = """
[[animal]]
id = "otter"
name = { en = "Otter", it = "Lontra", nl = "Otter \\"Ot\\"" }
group = "common"
count = 2
elements = { water = 4 }
source = "designed"
"""
    changed(tmp_path, "animals.toml", ("[[animal]]", f"{otter}\n[[animal]]"))
    changed(tmp_path, "trees.toml", ('river = ["east", "west"]', 'river = ["east"]\ncount = 2'))
    changed(
        tmp_path,
        "table.toml",
        *(("count = 2", "count = 3"), ("count = 2", "count = 3"), ("count = 3", "count = 1")),
        *(("fires_to_win = 8", "fires_to_win = 5"), ("block_side = 3", "block_side = 2"), ("[-1, 1]", "[-3, 0, 3]")),
    )
    own = GAME.with_data(tmp_path)
    t = own.tables
    assert (t.stag, t.first_tree, len(t.items)) == (20, 65, 100 + 2 + 1 - 2 + 1 + 6)
    assert t.items[0] == "otter.0"
    assert (t.tokens_each, t.n_sanki, t.fires_to_win, t.block_cells) == (3, 1, 5, 4)
    assert own.new(seed=1).view(None).facts.goals.tokens == 3
    assert len(own.data_hash) == 16
    assert GAME.data_hash == ""
    reasons = set()
    radura.register(own)
    for seed in range(30):
        *_, last = walk(own, seed)
        assert last.after.outcome is not None
        reasons.add(last.after.outcome.reason)
        words = Words(own, "nl")
        words.look_at(last.after)
        assert layout(own.id)(last.after.view(None), words, 100)
    check_match(own, 4, every=5)
    assert reasons >= {"fire", "forest"}


def test_a_new_card_speaks_the_name_it_brings(tmp_path: Path) -> None:
    heron = 'id = "heron"\nname = { en = "{Heron}", it = "Airone", nl = "Reiger" }'
    own = GAME.with_data(changed(tmp_path, "animals.toml", ('id = "bat"', heron)))
    radura.register(own)
    assert say(Message("lf-card-heron"), "en") == "{Heron}"
    assert say(Message("lf-card-heron"), "it") == "Airone"
