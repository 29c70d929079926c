"""Text layouts of tables."""

from importlib.metadata import EntryPoint
from itertools import islice
from pathlib import Path

import pytest

import radura
from radura import State, View
from radura.core.check import walk
from radura.core.view import HIDDEN, OMNISCIENT
from radura.tui import table
from radura.tui.boxes import beside, boxes
from radura.tui.table import draw, layout
from radura.tui.words import Words, card_of

CHECKOUT = Path(__file__).parents[2]


def words(id: str, lang: str = "en") -> Words:
    return Words(radura.game(id), lang)


@pytest.mark.parametrize("id", radura.games())
def test_every_table_fits_its_width_for_all_eyes(id: str) -> None:
    for number, moment in enumerate(islice(walk(radura.game(id), 11), 200)):
        if number % 29:
            continue
        spoken = words(id, ("en", "it", "nl")[number % 3])
        spoken.look_at(moment.after)
        for eyes in (*range(moment.after.seats), None, OMNISCIENT):
            view = moment.after.view(eyes)
            for width in (60, 80, 120):
                lines = layout(radura.game(id).drawn_as)(view, spoken, width)
                assert lines
                assert all(len(line) <= width for line in lines), max(lines, key=len)


def test_a_place_names_its_items_and_counts_the_hidden_ones() -> None:
    view = View("tictactoe", 0, 0)
    view.place("hand.0", ["x0", "o1"])
    view.place("hand.1", [HIDDEN, HIDDEN])
    view.place("deck", [])
    view.counter("score.1", 3)
    view.counter("x0/gold", 2)
    view.face("o1", "turned")
    view.face("die.0", "red_gem")
    assert draw(view, words("tictactoe"), 80) == [
        "hand (Seat 1): x0, o1 [turned]",
        "hand (Seat 2): 2 hidden",
        "score (Seat 2) 3 · x0: gold 2",
        "die red gem",
    ]


def test_numbered_places_that_are_no_seats_keep_their_number() -> None:
    state: State = radura.game("tictactoe").new()
    state.apply(4)
    assert "Cell 5: x" in draw(state.view(None), words("tictactoe"), 80)


def test_games_from_elsewhere_bring_their_own_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("elsewhere", "tests.tui.test_tables:words", "radura.tables")
    monkeypatch.setattr(table, "entry_points", lambda group, name: [point] if name == "elsewhere" else [])
    assert layout("elsewhere").__name__ == "words"
    assert layout("nowhere") is draw


def test_content_of_ones_own_is_drawn_like_the_game_it_belongs_to() -> None:
    pond = radura.game("storyfold_wildwoods").with_data(CHECKOUT / "docs" / "examples" / "duck_pond")
    mixed = radura.game("res_arcana_duo").with_data(CHECKOUT / "tests" / "rules" / "res_arcana_duo" / "packs" / "base")
    assert (pond.id, pond.drawn_as) == ("storyfold_wildwoods_duck_pond", "storyfold_wildwoods")
    assert (mixed.id, mixed.drawn_as) == ("res_arcana_duo_with_base", "res_arcana_duo")


def test_boxes_stand_side_by_side_and_wrap() -> None:
    assert boxes([["ab", "c"], ["d"]], 11, least=4) == [
        "+----+----+",
        "|ab  |d   |",
        "|c   |    |",
        "+----+----+",
    ]
    assert len(boxes([["a"]] * 5, 11, least=4)) == 9
    assert boxes([["a sentence"]], 10, least=4, most=8)[1:3] == ["|a       |", "|sentence|"]
    assert "…" in boxes([["unbreakable"]], 8)[1]
    assert boxes([], 80) == []


def test_blocks_stand_beside_each_other() -> None:
    assert beside(["a", "bb"], ["x"], gap=2) == ["a   x", "bb"]


@pytest.mark.parametrize(("item", "card"), [("otter.1", "otter"), ("otter", "otter"), ("a.b", "a.b")])
def test_copies_belong_to_their_card(item: str, card: str) -> None:
    assert card_of(item) == card


# -- Living Forest Duel -----------------------------------------------------------------


def test_the_forest_is_a_grid_with_rivers() -> None:
    game = radura.game("living_forest_duel")
    state = game.new(seed=1)
    data = state.to_position()
    data["cells"] = [["0:0", "1:0", "0:-1"], ["0:0"]]
    data["trees"] = [["starting_tree_summer", "sun_tree_5", "sun_tree_2"], ["starting_tree_winter"]]
    data["groves"][0] = [tree for tree in data["groves"][0] if tree not in ("sun_tree_5", "sun_tree_2")]
    if data["tops"][0] in ("sun_tree_5", "sun_tree_2"):
        data["tops"][0] = data["groves"][0].pop()
    lines = layout("living_forest_duel")(game.position(data).view(0), words("living_forest_duel"), 100)
    at = next(i for i, line in enumerate(lines) if "Forest (Summer)" in line)
    column = lines[at].index("Forest (Summer)")
    assert [line[column : column + 16].rstrip() for line in lines[at + 1 : at + 7]] == [
        "   │",
        " · ☼2§·",
        "   │",
        "   │",
        "── ≈≈ ──── ☼5!──",
        "   │       │",
    ]
    assert "! extinguish fires" in lines[-1] or "! extinguish fires" in lines[-2]


def test_tokens_point_and_onibi_burns() -> None:
    state = radura.game("living_forest_duel").new(seed=3)
    shown = layout("living_forest_duel")
    spoken = words("living_forest_duel")
    spoken.look_at(state)
    first = "\n".join(shown(state.view(0), spoken, 100))
    assert first.count("* FIRE *") == 2
    assert first.count("<ONIBI>") == 1
    assert "Round 1. On fire: 3 cards" in first
    state.apply(state.game.actions.parse("reveal"))
    token = next(a for a in state.legal() if state.game.actions.kind_of(a).name == "token")
    state.apply(token)
    assert "[Winter→" in "\n".join(shown(state.view(0), spoken, 100))


# -- Res Arcana Duo -----------------------------------------------------------------------


def test_pools_components_and_what_lies_on_them() -> None:
    game = radura.game("res_arcana_duo")
    data = {
        "partial": True,
        "round": 3,
        "first": 1,
        "passed": [1],
        "pools": [[2, 1, 3, 0, 4], [0, 0, 0, 0, 0]],
        "play": [["smith", "item_alchemy", "white_swan"], ["cultist", "item_research"]],
        "turned": ["smith"],
        "stored": {"white_swan": {"life": 6, "calm": 3}},
        "hands": [["gnosis"], ["crucible"]],
        "tops": [["black_cat"], []],
        "bags": [["golden_key"], []],
        "faceup": ["titans_arch"],
        "places": ["druid_circle"],
        "centre": ["item_death_life"],
        "pending": [["Turn", [], 0]],
    }
    lines = layout("res_arcana_duo")(game.position(data).view(0), words("res_arcana_duo"), 100)
    text = "\n".join(lines)
    assert lines[0] == "Round 3 · 10 to win"
    assert "Essence pool: Elan 2 · Life 1 · Calm 3 · Death 0 · Gold 4" in lines
    assert "  Smith [turned] | Alchemy | White Swan (Creature) (6 Life + 3 Calm)" in lines
    assert "== Seat 2: 1 point · First player token · passed" in lines
    assert "  Cultist | Research [Passed side]" in lines
    assert "Deck 2 (Black Cat)" in lines
    assert "|[1 Calm + 2 of any kind]" in text  # Gnosis in hand
    assert "|3 points" in text  # Titan's Arch
    assert "Crucible" not in text
