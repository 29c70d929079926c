"""Validation of campaigns: each kind of mistake is named with its file and entry; a sound copy plays."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

import radura
from radura import BadInput
from radura.bots import GreedyBot, InfoSet
from radura.core.chance import Seeded
from radura.core.check import check_match
from radura.games.storyfold_wildwoods import GAME, Storyfold
from radura.rulebook import CHECKOUT

SOURCE = Path(str(files("radura.games.storyfold_wildwoods"))) / "data" / "hush_beneath_the_leaves"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the campaign that a test may spoil."""
    copy = tmp_path / "campaign"
    shutil.copytree(SOURCE, copy)
    return copy


def mistakes(folder: Path) -> str:
    with pytest.raises(BadInput) as caught:
        GAME.with_data(folder)
    return str(caught.value.message.args["why"])


def test_the_campaign_has_no_mistakes() -> None:
    assert GAME.validate() == []


def test_a_copy_is_a_game_of_its_own_and_keeps_the_laws(folder: Path) -> None:
    spoil(folder, "campaign.toml", 'id = "hush_beneath_the_leaves"', 'id = "my_story"')
    for lang in ("en", "it", "nl"):
        spoil(folder, f"{lang}/campaign.toml", "[hush_beneath_the_leaves]", "[my_story]")
    game = Storyfold(folder)
    assert game.id == "storyfold_wildwoods_my_story" and game.validate() == []
    radura.register(game)
    assert check_match(game, 3, 1, {"begin": "chapter3"}, every=50) > 0


def test_a_campaign_may_lack_a_language(folder: Path) -> None:
    shutil.rmtree(folder / "it")
    game = Storyfold(folder)
    assert game.validate() == [] and "sw-card-c1s1_gate = The Moss Gate" in game.words("it")


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        # the form of an entry
        (
            "decks.toml",
            'timing = "any"',
            'timing = "always"',
            "decks.toml: jar_of_fireflies: Invalid enum value 'always'",
        ),
        ("decks.toml", 'op = "advance_light"', 'op = "fly"', "decks.toml: jar_of_fireflies: Invalid value 'fly'"),
        ("chapter1.toml", "needs_light = false", "needs_ligth = false", "chapter1.toml: c1s1_waymark: Object"),
        ("chapter1.toml", "[scene.triumph]", "[scene.triumph", "chapter1.toml: "),
        ("chapter1.toml", "{ flag = ", "{ flag = 3, not_a_key = ", "chapter1.toml: chapter1: "),
        ("campaign.toml", '"chapter1"', '"chapter9"', "chapter9.toml: the file is missing"),
        # ids, counts, numbers
        (
            "decks.toml",
            'id = "heel_of_bread"',
            'id = "jar_of_fireflies"',
            "decks.toml: jar_of_fireflies: the id is used 2",
        ),
        ("chapter1.toml", 'id = "c1s1_gate"', 'id = "C1 gate"', "chapter1.toml: C1 gate: an id is written in small"),
        ("chapter1.toml", "pips = 1", "pips = 0", "chapter1.toml: c1s1_waymark: pips must be at least 1"),
        ("chapter1.toml", "shadow_start = 6", "shadow_start = 5", "chapter1.toml: c1s1: track space 5 must lie once"),
        ("chapter1.toml", '"help", "heal"]', '"help", "help"]', "chapter1.toml: chapter1: river must hold the four"),
        ("chapter1.toml", "dice = [8, ", "dice = [8, 8, ", "chapter1.toml: chapter1: dice are at most five 8"),
        (
            "decks.toml",
            "n = 2 }, { op",
            "n = 0 }, { op",
            "decks.toml: the_unsung_song: gain_spirit: n must be at least 1",
        ),
        # references
        (
            "chapter1.toml",
            'id = "c1_1" }]',
            'id = "c2_1" }]',
            "chapter1.toml: c1s1_ribbon: draw_story: there is no Story",
        ),
        ("chapter1.toml", 'icons = ["mist"]', 'icons = ["fog"]', "chapter1.toml: c1s1: the icon fog of track space 4"),
        (
            "chapter1.toml",
            'first_scene = "c1s1"',
            'first_scene = "p1"',
            "chapter1.toml: chapter1: first_scene p1 is no",
        ),
        (
            "chapter1.toml",
            'after = ["c1s1_waymark"]',
            'after = ["p1_hen_house"]',
            "c1s1_ribbon: after: there is no other",
        ),
        (
            "chapter1.toml",
            'id = "gloam_hare", count = 2',
            'id = "gloam_hare", count = 3',
            "creature_deck: gloam_hare has 2",
        ),
        ("chapter1.toml", '"footsteps_behind"', '"only_ash"', "chapter1: shadow_deck: there is no regular Shadow card"),
        ("chapter1.toml", '{ flag = "calf_freed" }', '{ flag = "calf_lost" }', "the flag calf_lost is set nowhere"),
        ("prologue.toml", 'flag = "calf_freed"', 'flag = "calf_lost"', "p2_calf: the flag calf_lost is set but never"),
        (
            "chapter3.toml",
            'creature_healed = "the_other_bear"',
            'creature_healed = "nobody"',
            "there is no Creature nobody",
        ),
        ("decks.toml", 'entry = "action:help"', 'entry = "action:run"', "decks.toml: root_weaver: entry action:run"),
        (
            "decks.toml",
            'target = "leftmost", to = "end"',
            'target = "self", to = "end"',
            "muddied_ford: move_action: there is",
        ),
        (
            "chapter3.toml",
            '"c3s2_lamp_twins"], else',
            '"c3s4_kindling"], else',
            "c3s2: remove_location: there is no Loc",
        ),
        (
            "chapter2.toml",
            'id = "hollow_stag" }',
            'id = "barkskin_wolf" }',
            "c2s4: summon_creature: there is no guardian",
        ),
        (
            "chapter2.toml",
            '[{ chapter = "chapter3" }]',
            '[{ chapter = "chapter4" }]',
            "c2s4: next: there is no Chapter chapter4",
        ),
        # the way through the story
        (
            "chapter1.toml",
            '[{ scene = "c1s2" }]',
            '[{ scene = "c1s3" }]',
            "chapter1.toml: c1s2: no way leads to this Scene",
        ),
        (
            "chapter3.toml",
            '{ ending = "small_light" }',
            '{ ending = "evening_song" }',
            "campaign.toml: small_light: no way",
        ),
        (
            "chapter1.toml",
            '{ creature_healed = "sedge_mother" }',
            '{ creature_healed = "ash_lynx" }',
            "c1s4_mouth: the Loc",
        ),
        (
            "chapter1.toml",
            "pips = 3\nneeds_light = true",
            "pips = 12\nneeds_light = true",
            "c1s1: Luma's condition can never",
        ),
        (
            "chapter1.toml",
            'id = "c1s1_waymark"\nkind = "explore"\npips = 1\nneeds_light = false\nafter = []',
            'id = "c1s1_waymark"\nkind = "explore"\npips = 1\nneeds_light = false\nafter = ["c1s1_gate"]',
            "chapter1.toml: c1s1_gate: the Location can never be overcome",
        ),
        # words
        ("nl/chapter1.toml", 'goal = "De mospoort', 'gaol = "De mospoort', "nl/chapter1.toml: c1s1: goal is missing"),
        ("it/decks.toml", "[gloam_hare]", "[gloam_heir]", "it/decks.toml: gloam_heir: no such entry in decks.toml"),
    ],
)
def test_mistakes_are_named(folder: Path, file: str, old: str, new: str, said: str) -> None:
    spoil(folder, file, old, new)
    assert said in mistakes(folder)


def test_a_story_without_an_end_is_a_mistake(folder: Path) -> None:
    spoil(folder, "chapter1.toml", 'next = [{ scene = "c1s4" }]', 'next = [{ scene = "c1s3" }]')
    text = (folder / "chapter1.toml").read_text()
    for old in ('{ chapter = "chapter2" }', '{ scene = "c1s4" }'):
        text = text.replace(old, '{ scene = "c1s1" }')
    (folder / "chapter1.toml").write_text(text)
    said = mistakes(folder)
    assert "chapter1.toml: c1s1: from this Scene no ending can be reached" in said
    assert "chapter2.toml: c2s1: no way leads to this Scene" in said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("dice = [5, 2] }", "dice = [2, 2] }", "prologue.toml: p1: script: the script wants"),
        ("light = 1, available_dice = 0", "light = 2, available_dice = 0", "p1: script step 2: light is 1, expected 2"),
        ('result = "luma_triumphs"', 'result = "shadow_triumphs"', "p1: script step 10: expected shadow_triumphs"),
    ],
)
def test_guided_scenes_are_played(folder: Path, old: str, new: str, said: str) -> None:
    spoil(folder, "prologue.toml", old, new)
    assert any(said in mistake for mistake in Storyfold(folder).validate())


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert "there is no such folder" in mistakes(tmp_path / "nowhere")


def test_other_games_take_no_campaign(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="tictactoe"):
        radura.game("tictactoe").with_data(tmp_path)


def test_the_example_of_the_documentation_is_a_campaign() -> None:
    game = Storyfold(CHECKOUT / "docs" / "examples" / "duck_pond")
    assert game.validate() == []
    radura.register(game)
    reasons = set()
    for seed in range(6):
        s = game.new(seed=seed)
        bot, luck = GreedyBot(1), Seeded(seed)
        while s.actor >= 0:
            s.apply(bot.choose(InfoSet(s, 0), luck))
        assert s.outcome is not None
        reasons.add(s.outcome.reason)
    assert "splash" in reasons
    assert check_match(game, 1, 1, every=10) > 0


def test_scenes_know_how_many_of_their_chapter_can_follow() -> None:
    ahead = {scene.id: scene.ahead for scene in GAME.tables.scenes}
    assert [ahead[f"c3s{n}"] for n in (1, 2, 3, 4)] == [3, 2, 1, 0]
    assert ahead["p1"] == 1 and ahead["p2"] == 0
