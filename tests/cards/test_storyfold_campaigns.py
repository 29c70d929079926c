"""Validation of campaigns: each kind of mistake is named with its file and entry; a sound copy plays."""

import re
import shutil
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

import radura
from radura import BadInput, say
from radura.bots import GreedyBot, InfoSet
from radura.core.chance import Seeded
from radura.core.check import check_match
from radura.core.kernel import Endless
from radura.games.storyfold_wildwoods import GAME, Storyfold, checks, schema
from radura.games.storyfold_wildwoods.state import Wild
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
            "decks.toml: jar_of_fireflies: timing: “always” is not possible here; possible are any, luma_phase",
        ),
        (
            "decks.toml",
            'op = "advance_light"',
            'op = "fly"',
            "decks.toml: jar_of_fireflies: effect: there is no op “fly”; possible are ",
        ),
        (
            "chapter1.toml",
            "needs_light = false",
            "needs_ligth = false",
            "chapter1.toml: c1s1_waymark: needs_ligth: there is no such field; possible are id, kind",
        ),
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
        (
            "chapter1.toml",
            'id = "c1s1_gate"',
            'id = "C1 gate"',
            "chapter1.toml: C1 gate: id: an id is written in small",
        ),
        (
            "chapter1.toml",
            "pips = 1",
            "pips = 0",
            "chapter1.toml: c1s1_waymark: pips: 0 is not possible; it must be from 1",
        ),
        ("chapter1.toml", "shadow_start = 6", "shadow_start = 5", "chapter1.toml: c1s1: track: space 5 must lie once"),
        (
            "chapter1.toml",
            '"help", "heal"]',
            '"help", "help"]',
            "chapter1.toml: chapter1: river: it must hold the four",
        ),
        (
            "chapter1.toml",
            "dice = [8, ",
            "dice = [8, 8, ",
            "chapter1.toml: chapter1: dice: at least one, and no more than there are: 5 with 8 sides",
        ),
        (
            "decks.toml",
            "n = 2 }, { op",
            "n = 0 }, { op",
            "decks.toml: the_unsung_song: on_heal 1: gain_spirit.n: 0 is not possible; it must be from 1",
        ),
        # references
        (
            "chapter1.toml",
            'id = "c1_1" }]',
            'id = "c2_1" }]',
            "chapter1.toml: c1s1_ribbon: effect: draw_story: there is no Story",
        ),
        ("chapter1.toml", 'icons = ["mist"]', 'icons = ["fog"]', "chapter1.toml: c1s1: track: the icon fog of space 4"),
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
        (
            "prologue.toml",
            'flag = "calf_freed"',
            'flag = "calf_lost"',
            "p2_calf: effect: the flag calf_lost is set but never",
        ),
        (
            "chapter3.toml",
            'creature_healed = "the_other_bear"',
            'creature_healed = "nobody"',
            "there is no Creature nobody",
        ),
        ("decks.toml", 'entry = "action:help"', 'entry = "action:run"', "decks.toml: root_weaver: entry: action:run"),
        (
            "decks.toml",
            'target = "leftmost", to = "end"',
            'target = "self", to = "end"',
            "muddied_ford: effect: move_action: there is",
        ),
        (
            "chapter3.toml",
            '"c3s2_lamp_twins"], else',
            '"c3s4_kindling"], else',
            "c3s2: icon draught: remove_location: there is no Loc",
        ),
        (
            "chapter2.toml",
            'id = "hollow_stag" }',
            'id = "barkskin_wolf" }',
            "c2s4: setup.effects: summon_creature: there is no guardian",
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


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        # guided Scenes
        (
            "prologue.toml",
            'target = "p1_open_window"',
            'target = "p9"',
            "p1: script step 1: do.target: there is no Loc",
        ),
        (
            "prologue.toml",
            "dice = [5, 2] }",
            "dice = [5, 2, 3, 3, 3, 3, 3] }",
            "script step 1: do.dice: 7 dice are rolled",
        ),
        ("prologue.toml", "dice = [5, 2] }", "dice = [11, 2] }", "do.dice: a die with 8 sides cannot show 11"),
        ("prologue.toml", 'action = "help"', 'action = "hlep"', "do.action: there is no Action card hlep"),
        ("prologue.toml", 'on = ["help"]', 'on = ["hlep"]', "choices.on: there is no Action card hlep"),
        # numbers and timings
        ("campaign.toml", "value = 1.0", "value = 3.0", "campaign.toml: evening_song: value: 3.0 is not possible"),
        (
            "campaign.toml",
            "value = 1.0",
            "value = nan",
            "campaign.toml: evening_song: value: a number is needed, not nan",
        ),
        (
            "campaign.toml",
            "restart_bonus_crystals = 2",
            "restart_bonus_crystals = -2",
            "campaign.toml: hush_beneath_the_leaves: restart_bonus_crystals: -2 is not possible",
        ),
        (
            "decks.toml",
            'timing = "roll"\neffect = [{ op = "reroll_dice"',
            'timing = "any"\neffect = [{ op = "reroll_dice"',
            "decks.toml: river_pebble: effect: reroll_dice: only a card or ability with the timing roll",
        ),
        (
            "decks.toml",
            'timing = "spirit_loss"',
            'timing = "any"',
            "hollow_log: effect: prevent_spirit_loss: only a card with the timing spirit_loss",
        ),
        (
            "decks.toml",
            'id = "cold_drizzle"\ntype = "curse"',
            'id = "cold_drizzle"\ntype = "curse"\ntiming = "any"',
            "decks.toml: cold_drizzle: timing: a curse has none",
        ),
        ("decks.toml", 'timing = "any"\n', "", "decks.toml: jar_of_fireflies: timing: a blessing needs one"),
        ("chapter1.toml", "crystals = 0", "crystals = 13", "chapter1: crystals: no more than 12 fit"),
        ("chapter1.toml", '{ op = "gain_die", sides = 10 }', '{ op = "gain_die", sides = 20 }', "no bonus die with 20"),
        # texts
        ("en/chapter1.toml", "name = ", 'name = " "\nnobody = ', "en/chapter1.toml: chapter1: name: the text is empty"),
        ("en/decks.toml", "option_2 = ", "option_3 = ", "en/decks.toml: a_crack_of_light: option_2 is missing"),
        # circles
        (
            "decks.toml",
            'after = [{ op = "move_creature", target = "self", to = "end" }]',
            'after = [{ op = "activate_creature", target = "self" }]',
            "decks.toml: gloam_hare: after: activate_creature: this Creature can activate itself again and again",
        ),
        (
            "decks.toml",
            'after = [{ op = "move_creature", target = "self", to = "end" }]',
            'after = [{ op = "activate_creature", target = "leftmost" }]',
            "decks.toml: gloam_hare: after: activate_creature: this Creature can activate itself again and again",
        ),
        (
            "chapter1.toml",
            'icon = "mist"\neffect = [',
            'icon = "mist"\neffect = [{ op = "retreat_shadow", n = 1 }, ',
            "chapter1.toml: c1s1: icon mist: retreat_shadow drives the Shadow Pawn back each time",
        ),
        (
            "chapter1.toml",
            'icon = "mist"\neffect = [',
            'icon = "mist"\neffect = [{ op = "retreat_shadow", n = 1 }, { op = "advance_shadow", n = 1 }, ',
            "icon mist: retreat_shadow and advance_shadow together set the icon off again and again",
        ),
        (
            "chapter1.toml",
            "effects = [",
            'effects = [{ op = "restart_chapter" }, ',
            "chapter1: setup.effects: with restart_chapter the Chapter never begins",
        ),
    ],
)
def test_mistakes_that_used_to_be_found_in_play(folder: Path, file: str, old: str, new: str, said: str) -> None:
    spoil(folder, file, old, new)
    assert said in mistakes(folder)


def test_all_mistakes_are_told_at_once(folder: Path) -> None:
    spoil(folder, "campaign.toml", "value = 1.0", 'value = "good"')
    spoil(folder, "decks.toml", 'timing = "any"', 'timing = "always"')
    spoil(folder, "chapter1.toml", "needs_light = false", "needs_ligth = false")
    spoil(folder, "chapter2.toml", '[{ chapter = "chapter3" }]', '[{ chapter = "chapter4" }]')
    spoil(folder, "nl/chapter1.toml", 'goal = "De mospoort', 'gaol = "De mospoort')
    (folder / "deck.toml").write_text("")
    told = mistakes(folder).splitlines()
    for said in (
        "campaign.toml: evening_song: value: a number is needed, not “good”",
        "decks.toml: jar_of_fireflies: timing: “always” is not possible here",
        "chapter1.toml: c1s1_waymark: needs_ligth: there is no such field",
        "chapter1.toml: c1s1_waymark: needs_light: this field is missing",
        "chapter2.toml: c2s4: next: there is no Chapter chapter4",
        "nl/chapter1.toml: c1s1: goal is missing",
        "nl/chapter1.toml: c1s1: gaol: nobody reads this field",
        "deck.toml: nothing reads this file; is its name misspelt?",
    ):
        assert [line for line in told if line.startswith(said)], said
    assert len(told) == 8


def test_hundreds_of_mistakes_are_told_too(folder: Path) -> None:
    text = (folder / "decks.toml").read_text(encoding="utf-8").replace("count = ", "cuont = ")
    (folder / "decks.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        GAME.with_data(folder)
    for lang in ("en", "it", "nl"):
        assert say(caught.value.message, lang).count("decks.toml: ") == 2 * text.count("cuont = ")


# -- in play ----------------------------------------------------------------------------


def unchecked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Storyfold:
    """Return the game of a folder whose circles were not found."""
    monkeypatch.setattr(checks, "check_circles", lambda survey, out: None)
    game = Storyfold(folder)
    radura.register(game)
    return game


def idle(game: Storyfold, s: Wild) -> None:
    """Let phase after phase pass until the end."""
    end_phase = game.actions.parse("end_phase")
    for _ in range(2_000):
        if s.outcome is not None:
            break
        s.apply(end_phase if end_phase in s.legal() else s.legal()[0])


def test_a_creature_that_activates_itself_is_stopped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    creature = 'spirit = 1\ncrystals = 1\nafter = [{ op = "move_creature", target = "self", to = "end" }]'
    endless = 'spirit = 0\ncrystals = 1\nafter = [{ op = "activate_creature", target = "self" }]'
    spoil(folder, "decks.toml", creature, endless)
    game = unchecked(folder, monkeypatch)
    s = game.new(seed=1, options={"begin": "prologue", "guided": "no"})
    with pytest.raises(Endless, match="looping"):
        idle(game, s)


def test_a_shadow_that_always_retreats_is_broken_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    retreats = 'icon = "paw"\neffect = [{ op = "retreat_shadow", n = 1 }, '
    spoil(folder, "prologue.toml", 'icon = "paw"\neffect = [', retreats)
    game = unchecked(folder, monkeypatch)
    game.tables.most_rounds = 20
    s = game.new(seed=1, options={"begin": "prologue", "guided": "no"})
    idle(game, s)
    assert s.outcome is not None
    assert s.outcome.reason == "circles" and s.outcome.reason in game.reasons
    assert s.outcome.returns == (-1.0,)


# -- corrected files --------------------------------------------------------------------


def test_corrected_files_of_the_box_take_the_place_of_ours(tmp_path: Path) -> None:
    text = (SOURCE.parent / "box.toml").read_text(encoding="utf-8")
    (tmp_path / "box.toml").write_text(text.replace("spirit_max = 6", "spirit_max = 7"), encoding="utf-8")
    game = GAME.with_data(tmp_path)
    assert game.id == GAME.id and game.tables.spirit_max == 7 and GAME.tables.spirit_max == 6
    assert len(game.data_hash) == 16 and GAME.data_hash == ""
    s = game.new(seed=3, options={"guided": "no"})
    idle(game, s)
    assert s.outcome is not None


def test_a_box_with_other_dice_can_be_played(tmp_path: Path) -> None:
    text = (SOURCE.parent / "box.toml").read_text(encoding="utf-8")
    text = text.replace("starting_dice = [8, 8, 8, 8, 8]", "starting_dice = [8, 8, 8, 8, 8, 8]")
    (tmp_path / "box.toml").write_text(text.replace('id = "die_8"\ncount = 5', 'id = "die_8"\ncount = 6'))
    game = GAME.with_data(tmp_path)
    assert len(game.tables.dice) == 8 and "die_8.5" in game.tables.names
    s = game.new(seed=3, options={"guided": "no"})
    luck = Seeded(3)
    while s.outcome is None:
        s.apply(s.legal()[luck.below(len(s.legal()))])


def test_a_corrected_file_of_the_campaign_takes_the_place_of_ours(tmp_path: Path) -> None:
    text = (SOURCE / "decks.toml").read_text(encoding="utf-8")
    (tmp_path / "decks.toml").write_text(text.replace('op = "gain_spirit", n = 2', 'op = "gain_spirit", n = 3', 1))
    game = GAME.with_data(tmp_path)
    assert game.id == GAME.id
    assert 'sw-rule-heel_of_bread = { -sw-when(at: "any") } { MID(-sw-op-gain_spirit(n: 3)) }' in game.words("en")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[8, 8, 8, 8, 8]", "[8, 8, 8, 8, 6]", "box.toml: constants: starting_dice: there is at least one, and all"),
        ("[3, 4, 5, 6, 0, 0, 0]", "[3, 0, 5, 6, 0, 0, 0]", "box.toml: constants: river_spaces: numbers rise"),
        ('id = "illuminate"', 'id = "illumine"', "box.toml: action: the Action cards are illuminate, help"),
        ('id = "cure"', 'id = "heals"', "box.toml: hero: the heroes are luma with the faces luma_and_brom and luma"),
        ("spirit_max = 6", "spirit_max = 0", "box.toml: constants: spirit_max: 0 is not possible; it must be from 1"),
        (
            "crystals_per_action_card = 3",
            "crystals_per_action_card = 4",
            "box.toml: crystal: count: the numbers of the",
        ),
    ],
)
def test_mistakes_of_the_box_are_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = (SOURCE.parent / "box.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "box.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    assert said in mistakes(tmp_path)


def test_an_empty_folder_is_no_campaign(tmp_path: Path) -> None:
    assert "there is no TOML file of a campaign in this folder" in mistakes(tmp_path)


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
        (
            "dice = [5, 2] }",
            "dice = [2, 2] }",
            "prologue.toml: p1: script step 1: it wants place(help), but possible are advance_light",
        ),
        (
            "light = 1, available_dice = 0",
            "light = 2, available_dice = 0",
            "p1: script step 2: expect.light: it is 1, expected is 2",
        ),
        (
            'result = "luma_triumphs"',
            'result = "shadow_triumphs"',
            "p1: script step 10: expect.result: shadow_triumphs does not happen",
        ),
    ],
)
def test_guided_scenes_are_played(folder: Path, old: str, new: str, said: str) -> None:
    spoil(folder, "prologue.toml", old, new)
    assert said in mistakes(folder)


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


def structs() -> list[type[msgspec.Struct]]:
    """Return every table that stands in the files of a campaign."""
    found: list[type[msgspec.Struct]] = []
    queue: list[msgspec.inspect.Type] = [
        msgspec.inspect.type_info(kind) for kind in (schema.CampaignFile, schema.Decks, schema.ChapterFile)
    ]
    while queue:
        match queue.pop():
            case msgspec.inspect.StructType(cls, fields) if cls not in found:
                found.append(cls)
                queue += [field.type for field in fields]
            case msgspec.inspect.VarTupleType(item):
                queue.append(item)
            case msgspec.inspect.UnionType(types):
                queue += types
            case _:
                pass
    return found


def test_the_documentation_names_every_field_and_operation() -> None:
    text = (CHECKOUT / "docs" / "make" / "campaigns.md").read_text(encoding="utf-8")
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    told = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`]+)`", text))))
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ") and line.count("|") >= 4]
    operations = {name: row[2] for row in rows for name in re.findall(r"[a-z_]+", row[1])}
    found = structs()
    assert len(found) > 60
    for kind in found:
        tag = kind.__struct_config__.tag
        for field in msgspec.structs.fields(kind):
            if tag is None:
                assert field.encode_name in told, f"{kind.__name__}.{field.encode_name}"
            elif field.encode_name != "op":
                assert field.encode_name in operations[str(tag)], f"{tag}.{field.encode_name}"
