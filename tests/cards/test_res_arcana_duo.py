"""The box of Res Arcana Duo: counts, facts that the rulebook tells, texts. RA-1, RA-13"""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.support.rules import rule

from radura import BadInput
from radura.core.text import LANGUAGES, BadData, Message, say
from radura.games.res_arcana_duo import GAME
from radura.games.res_arcana_duo.catalog import load

TABLES = GAME.tables
CARDS = {card.id: card for card in GAME.cards()}
DATA = files("radura.games.res_arcana_duo") / "data"


def of_kind(kind: str) -> list[str]:
    return [card.id for card in CARDS.values() if card.kind == kind]


def name_of(id: str) -> Message:
    return Message(f"ra-card-{id}")


def facts(id: str) -> dict[str, Any]:
    """Return what a card shows; what it does not show is nothing."""
    return {"cost": {}, "vp": 0, "types": [], "collect": [], "powers": [], "vp_per": {}, **CARDS[id].facts}


def powers(id: str) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Return cost and effects of each power."""
    return [(power["cost"], power["effects"]) for power in facts(id).get("powers", [])]


@rule("RA-1.1", "RA-1.2", "RA-1.3", "RA-1.4", "RA-1.5", "RA-1.12")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(of_kind("artifact")) == 16
    assert len(of_kind("mage")) == 4
    assert len(of_kind("monument")) == 7
    assert len(of_kind("magic_item")) == 5
    assert len(of_kind("place")) == 4
    assert [len(tile) for tile in TABLES.tiles()] == [2, 2]
    assert TABLES.size == 36


@rule("RA-0.8", "RA-1.6", "RA-12.8")
def test_there_are_five_essences_with_twelve_markers_each() -> None:
    assert TABLES.kinds == ["elan", "life", "calm", "death", "gold"]
    assert [essence.count for essence in TABLES.catalog.essences] == [12] * 5
    assert TABLES.anys == (0, 1, 2, 3, 4)  # Gold is an essence like the others


@rule("RA-1.7", "RA-5.15", "EX-3d")
def test_four_chips_stand_for_five_essences_each() -> None:
    assert (CARDS["chip_5x"].count, facts("chip_5x")["stands_for"]) == (4, 5)


@rule("RA-1.8", "RA-11.2")
def test_the_token_has_a_passed_side_and_a_point() -> None:
    assert (CARDS["token"].count, facts("token")["sides"], facts("token")["vp"]) == (1, ["active", "passed"], 1)


@rule("RA-1.9")
def test_reference_and_summary_cards_do_nothing() -> None:
    for id, count in (("reference_card", 2), ("summary_card", 1)):
        assert (CARDS[id].count, CARDS[id].text, facts(id)["vp"]) == (count, (), 0)


@rule("RA-1.10", "RA-13.10", "RA-13.11", "RA-13.17")
def test_the_start_symbol_is_on_two_mages_six_artifacts_and_a_side_of_each_tile() -> None:
    start = [id for id, card in CARDS.items() if card.facts.get("start")]
    assert start == [
        *("crucible", "cursed_idol", "squared_circle", "white_swan", "gnosis", "solomons_key"),
        *("smith", "enchantress"),
    ]
    assert [id for id in of_kind("place") if facts(id)["face"] == "start"] == ["druid_circle", "dwarven_forge"]


@rule("RA-1.11")
def test_every_component_bears_the_sign_of_its_pack() -> None:
    assert {card.facts["pack"] for card in CARDS.values() if card.kind != "piece"} == {"duo"}


@rule("RA-1.13", "RA-1.14", "RA-1.15")
def test_mages_items_and_places_show_what_they_can_show() -> None:
    for id in of_kind("mage"):
        assert (facts(id)["cost"], facts(id)["vp"]) == ({}, 0)
    for id in of_kind("magic_item"):
        assert bool(facts(id)["powers"]) != bool(facts(id)["collect"])
    for id in of_kind("place"):
        assert facts(id)["cost"]
        assert facts(id)["vp_per"]


@rule("RA-1.16", "RA-6.7", "RA-13.15", "RA-13.16")
def test_monuments_cost_four_gold_and_three_of_them_are_worth_one_point() -> None:
    assert all(facts(id)["cost"] == {"gold": 4} for id in of_kind("monument"))
    assert sorted(facts(id)["vp"] for id in of_kind("monument")) == [1, 1, 1, 2, 2, 2, 3]
    ones = [id for id in of_kind("monument") if facts(id)["vp"] == 1]
    assert ones == ["dark_temple", "well_of_memory", "stone_circle"]


@rule("RA-1.17", "RA-1.18", "RA-1.20")
def test_artifacts_have_costs_and_types_and_nothing_else_has_types() -> None:
    assert all(facts(id)["cost"] for id in of_kind("artifact"))
    types = {id: facts(id)["types"] for id in of_kind("artifact") if facts(id)["types"]}
    assert types == {
        "cursed_idol": ["demon"],
        "white_swan": ["creature"],
        "fairy_dragon": ["dragon", "creature"],
        "sleeping_dragon": ["dragon"],
        "black_cat": ["creature"],
    }
    assert not any("types" in card.facts for card in CARDS.values() if card.kind != "artifact")


@rule("RA-1.19")
def test_no_power_of_duo_speaks_of_demons() -> None:
    others = {cost.get("turn_other") for id in CARDS for cost, _ in powers(id)}
    assert others == {None, "creature", "dragon", "mage"}


@rule("RA-0.7")
def test_there_is_neither_life_loss_nor_reaction() -> None:
    ops = {effect["op"] for id in CARDS for _, effects in powers(id) for effect in effects}
    assert not ops & {"life_loss", "ignore_life_loss"}
    assert "trigger" not in str([card.facts for card in CARDS.values()])


@rule("RA-13.2", "RA-13.3", "RA-13.5", "RA-13.7", "RA-13.9", "RA-13.12", "RA-13.14", "RA-8.25", "RA-OQ.2", "RA-OQ.26")
@pytest.mark.parametrize(
    ("power", "cost", "effect"),
    [
        ("smith 0", {"turn": True, "pay": {"elan": 1}}, {"op": "gain", "essences": {"gold": 1}}),
        ("smith 1", {"turn": True, "pay": {"gold": 1}}, {"op": "store_any", "on": "self", "n": 4, "exclude": ["gold"]}),
        ("enchantress 0", {"turn": True, "pay": {"elan": 1}}, {"op": "store", "on": "self", "essences": {"death": 2}}),
        (
            "crucible 0",
            {"turn": True, "pay": {"elan": 1, "life": 1, "calm": 1, "death": 1}},
            {"op": "gain", "essences": {"gold": 3}},
        ),
        (
            "white_swan 0",
            {"pay": {"calm": 1, "any": 1}},
            {"op": "store", "on": "self", "essences": {"calm": 1, "life": 2}},
        ),
        ("item_research 0", {"turn": True, "pay": {"any": 1}}, {"op": "draw", "n": 1}),
        ("item_alchemy 0", {"turn": True, "pay": {"any": 4}}, {"op": "gain", "essences": {"gold": 2}}),
        ("mystic_monastery 0", {"turn": True}, {"op": "straighten", "what": "own_mage"}),
        ("dark_temple 0", {"turn": True, "pay": {"life": 1}}, {"op": "gain", "essences": {"elan": 1, "death": 1}}),
    ],
)
def test_powers_that_the_rulebook_tells(power: str, cost: dict[str, Any], effect: dict[str, Any]) -> None:
    id, number = power.split()
    assert powers(id)[int(number)] == (cost, [effect])


@rule("RA-13.1", "RA-13.4", "RA-13.6", "RA-13.8", "RA-13.13", "RA-13.19")
def test_other_facts_that_the_rulebook_tells() -> None:
    assert facts("smith")["collect"] == []
    assert facts("enchantress")["collect"][0]["essences"] == {"calm": 1}
    assert (facts("crucible")["cost"], facts("crucible")["vp"]) == ({"elan": 1, "gold": 1}, 0)
    assert (facts("white_swan")["cost"], facts("white_swan")["vp"]) == ({"calm": 2, "life": 1}, 0)
    assert facts("item_calm_elan")["collect"][0]["choice"] == ["calm", "elan"]
    assert facts("fairy_dragon")["vp"] == 1
    assert facts("mystic_monastery")["vp"] == 2


@rule("RA-13.20", "RA-OQ.1", "RA-OQ.26", "RA-OQ.27")
def test_names_that_were_in_doubt() -> None:
    assert of_kind("magic_item") == [
        f"item_{name}" for name in ("calm_elan", "death_life", "research", "reanimate", "alchemy")
    ]
    assert of_kind("mage") == ["smith", "enchantress", "cultist", "fortune_teller"]
    assert "mystic_font" in of_kind("artifact")
    italian = {id: say(name_of(id), "it") for id in ("dwarven_forge", "gnosis", "magnum_opus", "item_death_life")}
    assert list(italian.values()) == ["Fucina dei Nani", "Gnosi", "Magnum Opus", "Morte/Vita"]


@rule("RA-13.21", "RA-14.10")
def test_cards_that_turn_or_straighten_a_mage_and_the_one_with_an_item() -> None:
    turning, items = set(), set()
    for id in CARDS:
        for cost, effects in powers(id):
            if cost.get("turn_other") == "mage" or any(effect.get("what") == "own_mage" for effect in effects):
                turning.add(id)
            if any(effect["op"] == "use_item_power" for effect in effects):
                items.add(id)
    assert turning == {"mystic_font", "mystic_monastery", "sleeping_dragon", "solomons_key"}
    assert items == {"solomons_key"}


@rule("RA-OQ.28")
def test_which_sides_share_a_tile() -> None:
    assert [[TABLES.names[side] for side in tile] for tile in TABLES.tiles()] == [
        ["druid_circle", "elven_heartwood"],
        ["dragon_cavern", "dwarven_forge"],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_and_a_derived_text(lang: str) -> None:
    for card in CARDS.values():
        assert say(name_of(card.id), lang)
        text = " ".join(say(line, lang) for line in card.text)
        assert "#" not in text
        assert text or card.kind == "piece"


def test_facts_tell_what_a_card_does_without_absent_packs() -> None:
    assert CARDS["titans_arch"].facts == {"pack": "duo", "cost": {"gold": 4}, "vp": 3}
    assert powers("mystic_font")[0] == ({"turn_other": "mage"}, [{"op": "gain", "essences": {"gold": 1}}])


def test_texts_follow_the_effects() -> None:
    def english(id: str) -> list[str]:
        return [say(line, "en") for line in CARDS[id].text]

    assert english("smith") == ["Turn + 1 Elan ▸ gain 1 Gold", "Turn + 1 Gold ▸ put on it 4 of any kind (not Gold)"]
    assert english("dwarven_forge")[:3] == ["1 point", "1 point for each Gold on it", "Collect: 1 Elan"]
    assert english("mystic_font")[0] == "Turn your mage ▸ gain 1 Gold"  # no Pearl without its pack
    assert [say(line, "it") for line in CARDS["titans_arch"].text] == ["3 punti"]
    assert [say(line, "nl") for line in CARDS["magnum_opus"].text][1] == "Draai ▸ controleer de overwinning"


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """Copy the data with one change."""
    for entry in DATA.iterdir():
        text = entry.read_text(encoding="utf-8")
        if entry.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / entry.name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "mages.toml",
            'op = "gain"',
            'op = "win"',
            "mages.toml: smith: powers 1.effects: there is no op “win”; possible are ",
        ),
        (
            "items.toml",
            "turn = true",
            "trun = true",
            "items.toml: item_research: powers.cost.trun: there is no such field",
        ),
        (
            "artifacts.toml",
            "types = []",
            'types = ["cow"]',
            "artifacts.toml: crucible: types: “cow” is not possible here; possible are creature",
        ),
        ("monuments.toml", "gold = 4", "gold = 3", "dark_temple: cost: every monument costs 4 Gold"),
        ("artifacts.toml", "start = true", "start = false", "5 start artifacts, the rulebook has 6"),
        ("places.toml", "{ life = 1 }", "{ joy = 1 }", "druid_circle: vp_per: there is no essence joy"),
        (
            "table.toml",
            "target = 10 ",
            'target = "x" ',
            "table.toml: numbers: target: a whole number is needed, not “x”",
        ),
        ("mages.toml", "[[mage]]", "[[mage", "mages.toml: the file cannot be read as TOML: "),
    ],
)
def test_damaged_data_name_file_component_and_field(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    with pytest.raises(BadData, match=message):
        load(changed(tmp_path, file, old, new))


def test_an_owner_of_the_box_corrects_a_file_and_the_game_follows(tmp_path: Path) -> None:
    text = (DATA / "monuments.toml").read_text(encoding="utf-8").replace("vp = 3", "vp = 4")
    (tmp_path / "monuments.toml").write_text(text, encoding="utf-8")
    corrected = GAME.with_data(tmp_path)
    assert corrected.tables.vp[corrected.tables.names.index("titans_arch")] == 4
    assert (corrected.id, corrected.max_seats, corrected.tables.size) == (GAME.id, 2, 36)


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("monument.toml", "", "monument.toml: nothing reads this file; possible are artifacts.toml, items.toml"),
        ("mages.toml", "", "0 mages, the rulebook has 4"),
        ("notes.txt", "", "notes.txt: nothing reads this file; possible are artifacts.toml, items.toml"),
        ("", "", "there is no such folder"),
    ],
)
def test_corrections_that_do_not_fit_are_refused_with_a_reason(tmp_path: Path, file: str, text: str, why: str) -> None:
    if file:
        (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=why):
        GAME.with_data(tmp_path if file else tmp_path / "nowhere")


def test_all_mistakes_are_told_at_once_in_words(tmp_path: Path) -> None:
    changes = {
        "mages.toml": [('op = "gain"', 'op = "win"'), ("turn = true", 'turn = "yes"')],
        "places.toml": [("vp = 1", "vp = -1")],
        "table.toml": [("target = 10 ", 'target = "x" '), ("hand = 3", "hnad = 3")],
    }
    for file, pairs in changes.items():
        text = (DATA / file).read_text(encoding="utf-8")
        for old, new in pairs:
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / file).write_text(text, encoding="utf-8")
    (tmp_path / "monument.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadData) as told:
        GAME.with_data(tmp_path)
    _, *lines = str(told.value).splitlines()
    assert len(lines) == 7
    for start in (
        "monument.toml: nothing reads this file; possible are artifacts.toml, items.toml",
        "mages.toml: smith: powers 1.effects: there is no op “win”; possible are ",
        "mages.toml: smith: powers 1.cost.turn: true or false is needed, not “yes”",
        "places.toml: dwarven_forge: vp: -1 is not possible; it must be from 0 to 100",
        "table.toml: numbers: hnad: there is no such field; possible are hand, ",
        "table.toml: numbers: target: a whole number is needed, not “x”",
        "table.toml: numbers: hand: this field is missing",
    ):
        assert any(start in line for line in lines), (start, lines)


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("table.toml", "hand = 3", "hand = 4", "numbers: hand: the first game has only 6 start artifacts"),
        ("table.toml", "batch = 2", "batch = 3", "numbers: batch: 8 artifacts do not part into batches of 3"),
        ("table.toml", 'id = "token"', 'id = "marker"', "table.toml: token: this piece is missing"),
        ("table.toml", 'id = "gold"', 'id = "silver"', "table.toml: gold: this essence is missing"),
        ("mages.toml", "cost = { turn = true, pay = { elan = 1 } }", "cost = {}", "could be used for ever"),
    ],
)
def test_data_that_no_set_up_can_follow_are_refused(tmp_path: Path, file: str, old: str, new: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        load(changed(tmp_path, file, old, new))


def test_corrected_data_have_a_sign_of_their_own(tmp_path: Path) -> None:
    text = (DATA / "monuments.toml").read_text(encoding="utf-8")
    (tmp_path / "monuments.toml").write_text(text, encoding="utf-8")
    one = GAME.with_data(tmp_path).data_hash
    (tmp_path / "monuments.toml").write_text(text.replace("vp = 3", "vp = 4"), encoding="utf-8")
    other = GAME.with_data(tmp_path).data_hash
    assert (GAME.data_hash, len(one), len(other)) == ("", 16, 16)
    assert one != other
