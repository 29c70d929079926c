"""The components of Casting Shadows: counts, numbers, texts, and how damaged data are refused."""

import shutil
from collections import Counter
from pathlib import Path

import pytest
from tests.support.rules import rule

from radura.core.chance import Seeded
from radura.core.playout import playout
from radura.core.text import LANGUAGES, BadData, Message, say
from radura.games.casting_shadows import GAME, catalog
from radura.games.casting_shadows.vocabulary import RESOURCES

T = GAME.tables
DATA = Path(catalog.__file__).parent / "data"

ATTACKS = {
    "fatal_fronds": (4, 1, ["any_orb"], "hex", "here", [2]),
    "feeding_frenzy": (3, 1, ["blue_orb", "blue_gem"], "enemy", "here_adjacent", [2, 3, 4]),
    "bubble_trouble": (3, 1, ["blue_orb", "blue_gem"], "enemy", "adjacent", [2, 4, 5]),
    "heat_wave": (3, 1, ["red_orb", "red_gem"], "enemy", "adjacent", [2, 4, 5]),
    "spectral_slap": (3, 1, ["blue_orb", "any_gem"], "hex", "adjacent", [3]),
    "heavy_hand": (3, 1, ["red_orb", "red_gem"], "enemy", "here_adjacent", [2, 3, 4]),
    "lightning_bug": (3, 1, ["any_orb", "any_gem"], "enemy", "adjacent", [1, 2, 4]),
    "sinister_screech": (3, 1, ["shadow", "any_orb"], "enemy", "adjacent", [1, 3, 4]),
    "magma_hand": (1, 2, ["spell_1", "red_orb", "shadow", "any_gem"], "enemy", "here_to_2", [3, 5, 6]),
    "unicorn_rush": (1, 2, ["spell_1", "any_orb", "blue_gem"], "enemy", "here_adjacent", [3, 5, 6]),
    "deadly_shroud": (1, 2, ["spell_1", "shadow"], "hex", "adjacent", [2, 4, 6]),
    "personal_space": (1, 2, ["spell_1", "any_orb"], "enemy", "here", [4]),
    "psychic_spikes": (1, 2, ["spell_1", "red_orb", "shadow", "any_gem"], "hex", "adjacent", [3, 5, 7]),
    "phoenix_flash": (1, 2, ["spell_1", "any_orb", "red_gem"], "enemy", "here_adjacent", [3, 5, 6]),
    "kinetic_wave": (1, 2, ["spell_1", "blue_orb", "shadow", "any_gem"], "hex", "one_to_2", [4, 6, 7]),
    "infernal_assault": (1, 3, ["spell_2", "shadow", "red_orb"], "enemy", "here_to_2", [6, 9, 11]),
    "sudden_doom": (1, 3, ["spell_2", "shadow", "blue_orb"], "hex", "here_adjacent", [6, 8, 10]),
}
CONVERSIONS = {
    "luminous_glow": (1, 1),
    "ruby_synthesis": (1, 1),
    "sapphire_synthesis": (1, 1),
    "energy_bloom": (1, 1),
    "crystallization": (1, 1),
    "metamorphosis": (1, 1),
    "curse_void": (2, 1),
    "gem_duplication": (1, 2),
    "orb_duplication": (1, 2),
}


def facts(id: str) -> dict[str, object]:
    return dict(next(card for card in GAME.cards() if card.id == id).facts)


@rule("CS-1.2", "CS-1.3", "CS-1.4", "CS-1.5", "CS-1.6", "CS-1.8", "CS-1.9", "Q-38")
def test_the_counts_of_the_rulebook() -> None:
    counts = Counter[str]()
    for card in GAME.cards():
        counts[card.kind] += card.count
    assert counts == {
        "tile": 7,
        "character": 4,
        "meeple": 4,
        "die": 5,
        "token": 13,
        "attack": 34,
        "conversion": 10,
        "resource": 8,
        "counterspell": 10,
        "companion": 10,
    }
    assert T.n_main == 52


@rule("CS-1.2", "CS-1.14", "CS-1.15", "Q-2")
def test_tiles_and_characters() -> None:
    assert {tile.id for tile in T.catalog.tiles if not tile.home_of} == {
        "ancient_rune",
        "dusty_desert",
        "underground_volcano",
    }
    assert {character.id: character.home for character in T.catalog.characters} == {
        "frill": "bubbling_lake",
        "kit": "amber_mountain",
        "nuzzle": "thorn_forest",
        "haze": "crystal_crypt",
    }
    forms = {
        id: [say_id(f"cs-form-{id}-{form}") for form in ("base", "shadow")] for id in ("frill", "kit", "nuzzle", "haze")
    }
    assert forms == {
        "frill": ["Frill Lilypad", "Frill the Regenerator"],
        "kit": ["Kit Gale", "Kit the Turbulent"],
        "nuzzle": ["Nuzzle Thornwood", "Nuzzle the Savage"],
        "haze": ["Haze Greentongue", "Haze the Devastator"],
    }


def say_id(id: str) -> str:
    return say(Message(id))


@rule("CS-15.2", "Q-2")
def test_every_tile_does_something() -> None:
    assert all(tile.effect for tile in T.catalog.tiles)


@rule("CS-1.8", "Q-12")
def test_gem_and_orb_tokens_have_two_sides() -> None:
    sides = {token.id: token.faces for token in T.catalog.tokens}
    assert sides["gem_token"] == ["red_gem", "blue_gem"]
    assert sides["orb_token"] == ["red_orb", "blue_orb"]


@rule("CS-1.9", "CS-1.10")
def test_the_faces_of_the_dice() -> None:
    assert [(die.id, die.count) for die in T.catalog.dice] == [("red_die", 2), ("blue_die", 2), ("purple_die", 1)]
    for die in T.catalog.dice:
        colour = die.id.partition("_")[0]
        assert Counter(die.faces) == {f"{colour}_gem": 2, f"{colour}_orb": 2, "shadow": 1, "curse": 1}


@rule("CS-1.12")
def test_each_board_has_an_hp_dial_and_a_shadow_dial() -> None:
    v = GAME.new(2).view(None)
    assert {"hp.0", "hp.1", "energy.0", "energy.1"} <= set(v.counters)


@rule("CS-9.11", "Q-48")
@pytest.mark.parametrize("id", ATTACKS)
def test_attack_spells(id: str) -> None:
    count, level, cost, target, reach, damage = ATTACKS[id]
    shown = facts(id)
    assert (shown["level"], shown["cost"], shown["target"], shown["range"], shown["damage"]) == (
        level,
        cost,
        target,
        reach,
        damage,
    )
    assert sum(name.partition(".")[0] == id for name in T.items) == count
    assert len(set(cost)) == len(cost)  # one of each symbol


@rule("CS-9.11")
@pytest.mark.parametrize("id", CONVERSIONS)
def test_conversion_spells(id: str) -> None:
    card = next(card for card in T.catalog.conversions if card.id == id)
    assert (card.count, card.level) == CONVERSIONS[id]
    assert facts(id)["cost"]


@rule("Q-13", "CS-12.1")
def test_resource_cards_give_two_of_their_kind() -> None:
    gifts = {card.id: (card.count, card.effect[0].resource, card.effect[0].amount) for card in T.catalog.resource_cards}
    assert gifts == {
        "resource_red_gem": (3, "red_gem", 2),
        "resource_blue_gem": (3, "blue_gem", 2),
        "resource_red_orb": (1, "red_orb", 2),
        "resource_blue_orb": (1, "blue_orb", 2),
    }


def test_counterspells_and_companions() -> None:
    assert {card.id: (card.count, card.trigger) for card in T.catalog.counterspells} == {
        "run_away": (3, "before"),
        "bees_everywhere": (2, "after"),
        "safety_dome": (1, "before"),
        "pointed_shield": (4, "before"),
    }
    assert [card.id for card in T.catalog.companions] == [
        "ember_moth",
        "mossback_tortoise",
        "dew_snail",
        "prism_finch",
        "pearl_spider",
        "gloom_ferret",
        "quickstep_hare",
        "tumble_mouse",
        "hexeater_toad",
        "bramble_hedgehog",
    ]


def test_every_card_says_where_its_numbers_come_from() -> None:
    sources = Counter(card.source for card in GAME.cards())
    assert set(sources) <= {"rulebook", "public", "inferred", "designed"}
    assert next(card for card in GAME.cards() if card.id == "phoenix_flash").source == "inferred"
    assert next(card for card in GAME.cards() if card.id == "ember_moth").source == "designed"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    for card in GAME.cards():
        assert say(Message(f"cs-card-{card.id}"), lang)
        assert bool(card.text) == (card.kind not in ("meeple", "die", "token"))
        for sentence in card.text:
            assert say(sentence, lang)


@pytest.mark.parametrize(
    ("id", "en", "it", "nl"),
    [
        (
            "heat_wave",
            "Spend 1 to 3 red Gems. 2 / 4 / 5 damage to one enemy on an adjacent tile.",
            "Spendi da 1 a 3 Gemme rosse. 2 / 4 / 5 danni a un avversario su una tessera adiacente.",
            "Geef 1 tot 3 rode edelstenen uit. 2 / 4 / 5 schade aan één tegenstander op een aangrenzende tegel.",
        ),
        (
            "crystallization",
            "Turn up to 2 Gems of any colour into 2 Orbs of the same colour each.",
            "Trasforma fino a 2 Gemme di qualsiasi colore in 2 Sfere dello stesso colore ciascuna.",
            "Verander tot 2 edelstenen naar keuze elk in 2 bollen van dezelfde kleur.",
        ),
        (
            "pointed_shield",
            "When an enemy is about to damage you: That damage is 2 lower.",
            "Quando un avversario sta per infliggerti danni: Quei danni diminuiscono di 2.",
            "Wanneer een tegenstander je schade gaat toebrengen: Die schade is 2 lager.",
        ),
    ],
)
def test_texts_follow_from_the_effects(id: str, en: str, it: str, nl: str) -> None:
    card = next(card for card in GAME.cards() if card.id == id)
    for lang, text in (("en", en), ("it", it), ("nl", nl)):
        assert " ".join(say(sentence, lang) for sentence in card.text) == text


# -- damaged data -------------------------------------------------------------------------


def damaged(tmp_path: Path, file: str, old: str, new: str) -> str:
    """Load a copy of the box with one change and return the complaint."""
    shutil.copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as error:
        catalog.load(tmp_path / "data")
    return str(error.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        (
            "main_deck.toml",
            'op = "damage"',
            'op = "damge"',
            ["main_deck.toml: fatal_fronds: effect: there is no op “damge”"],
        ),
        (
            "main_deck.toml",
            'range = "here"',
            'reach = "here"',
            ["main_deck.toml: fatal_fronds: effect: damage.reach: there is no such field"],
        ),
        ("main_deck.toml", "count = 4", "count = 5", ["main_deck.toml", "52", "53"]),
        ("main_deck.toml", "amount = [2, 3, 4]", "amount = [2, 3]", ["feeding_frenzy", "amount", "3 numbers"]),
        (
            "main_deck.toml",
            'cost = ["any_orb"]',
            'cost = ["spell_1", "spell_2"]',
            ["fatal_fronds", "at most one Spell"],
        ),
        (
            "main_deck.toml",
            'id = "heat_wave"',
            'id = "heavy_hand"',
            ["main_deck.toml: heavy_hand: id: another component has this id"],
        ),
        ("main_deck.toml", "[[attack]]", "[[attack]", ["main_deck.toml: the file cannot be read as TOML"]),
        ("table.toml", 'home = "bubbling_lake"', 'home = "thorn_forest"', ["table.toml", "home"]),
        ("table.toml", '3 = ["r2", "r4", "r1"]', '3 = ["r2", "r4"]', ["table.toml", "map", "3 players"]),
        ("table.toml", "start_hp = 18", 'start_hp = "many"', ["table.toml", "numbers", "start_hp"]),
        (
            "counterspells_companions.toml",
            'trigger = "after"',
            'trigger = "before"',
            ["counterspells_companions.toml", "bees_everywhere", "trigger"],
        ),
        (
            "counterspells_companions.toml",
            'op = "prevent_damage"',
            'op = "gain_hp", amount = 1',
            ["counterspells_companions.toml", "safety_dome", "gain_hp"],
        ),
    ],
)
def test_a_damaged_file_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, words: list[str]) -> None:
    complaint = damaged(tmp_path, file, old, new)
    assert all(word in complaint for word in words), complaint


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    main = (DATA / "main_deck.toml").read_text(encoding="utf-8")
    main = main.replace('op = "damage"', 'op = "damge"', 1).replace("level = 1", 'level = "one"', 2)
    (tmp_path / "main_deck.toml").write_text(main.replace("amount = [2, 4, 5]", "amount = [2, 4, 99]", 1))
    (tmp_path / "cards.txt").write_text("no data")
    with pytest.raises(BadData) as error:
        GAME.with_data(tmp_path)
    _, *mistakes = str(error.value).splitlines()
    assert [mistake.strip() for mistake in mistakes] == [
        "cards.txt: nothing reads this file; possible are table.toml, main_deck.toml, "
        "counterspells_companions.toml, locale",
        "main_deck.toml: fatal_fronds: level: “one” is not possible here; possible are 1, 2, 3",
        "main_deck.toml: fatal_fronds: effect: there is no op “damge”; possible are damage, move_target",
        "main_deck.toml: feeding_frenzy: level: “one” is not possible here; possible are 1, 2, 3",
        "main_deck.toml: bubble_trouble: effect: damage.amount 3: 99 is not possible; it must be from 1 to 20",
    ]


def test_other_data_take_the_place_of_a_file(tmp_path: Path) -> None:
    others = (DATA / "counterspells_companions.toml").read_text(encoding="utf-8")
    others = others.replace('op = "reduce_damage", amount = 2', 'op = "reduce_damage", amount = 3')
    (tmp_path / "counterspells_companions.toml").write_text(others, encoding="utf-8")
    game = GAME.with_data(tmp_path)
    assert game.tables.answers[-1].cut == 3
    assert GAME.tables.answers[-1].cut == 2
    assert (GAME.data_hash, len(game.data_hash)) == ("", 16)
    assert game.data_hash == GAME.with_data(tmp_path).data_hash
    assert playout(game.new(3, seed=3), Seeded(3)) > 0


NEW_SPELL = """
[[attack]]
id = "moon_lance"
level = 1
cost = ["any_orb"]
cast = { symbol = "any_gem", max = 2 }
effect = [{ op = "damage", target = "enemy", range = "one_to_2", amount = [1, 3] }, { op = "move_target" }]
source = "designed"
"""


def test_a_new_spell_with_known_operations_is_data_and_a_name(tmp_path: Path) -> None:
    main = (DATA / "main_deck.toml").read_text(encoding="utf-8").replace("card = 52", "card = 53")
    (tmp_path / "main_deck.toml").write_text(main + NEW_SPELL, encoding="utf-8")
    with pytest.raises(BadData, match=r"moon_lance: locale/en has no name for it \(cs-card-moon_lance\)"):
        GAME.with_data(tmp_path)
    for lang in LANGUAGES:
        (tmp_path / "locale" / lang).mkdir(parents=True)
        (tmp_path / "locale" / lang / "cards.ftl").write_text("cs-card-moon_lance = Moon Lance\n")
    game = GAME.with_data(tmp_path)
    card = next(card for card in game.cards() if card.id == "moon_lance")
    assert [say(sentence) for sentence in card.text] == [
        "Spend 1 to 2 Gems of any colour.",
        "1 / 3 damage to one enemy up to 2 tiles away, but not on your own tile.",
        "Then you may move each enemy you hit one tile.",
    ]
    assert playout(game.new(4, seed=1), Seeded(1)) > 0


def test_the_resources_are_those_of_the_engine() -> None:
    assert [resource.id for resource in T.catalog.resources] == RESOURCES
