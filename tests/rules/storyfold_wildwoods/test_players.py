"""Whole campaigns by computer players: every one comes to an ending, whatever is chosen."""

import pytest
from tests.support.play import play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import crystals, rolled, scene

from radura.bots import BOTS, Bot, GreedyBot, InfoSet
from radura.core.chance import Seeded
from radura.core.kernel import OVER
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import Wild


def campaign(bot: Bot, seed: int, **options: str) -> Wild:
    """Let a computer player finish a campaign and return how it ended."""
    s: Wild = GAME.new(seed=seed, options=options)
    luck = Seeded(seed)
    for _ in range(GAME.longest):
        if s.actor == OVER:
            break
        s.apply(bot.choose(InfoSet(s, 0), luck))
    assert s.outcome is not None, "the campaign goes on and on"
    return s


def scenes_won(s: Wild) -> int:
    return sum(end % 2 for end in s.path)


@rule("OQ-5")
@pytest.mark.parametrize("seed", range(2))
def test_greedy_campaigns_come_to_an_ending_and_win_most_scenes(seed: int) -> None:
    s = campaign(GreedyBot(samples=1), seed)
    assert s.outcome is not None
    assert s.outcome.reason in GAME.tables.endings
    assert [s.tables.scenes[end // 2].chapter for end in s.path] == sorted(
        s.tables.scenes[end // 2].chapter for end in s.path
    )
    assert scenes_won(s) >= 5


@pytest.mark.parametrize("begin", [chapter.id for chapter in GAME.tables.chapters])
@pytest.mark.parametrize("luma_reroll", ["luma_side", "always"])
def test_random_campaigns_come_to_an_ending_from_every_chapter(begin: str, luma_reroll: str) -> None:
    for seed in range(5):
        s = campaign(BOTS["random"](), seed, begin=begin, luma_reroll=luma_reroll, guided="no" if seed % 2 else "yes")
        assert s.outcome is not None
        assert s.outcome.reason in GAME.tables.endings


def chosen(s: Wild) -> str:
    """Return what the greedy player does."""
    return GAME.actions.show(GreedyBot(samples=1).choose(InfoSet(s, 0), Seeded(1)))


def test_the_greedy_player_completes_a_roll_instead_of_rolling_its_success_again() -> None:
    s = scene("c3s4", river="E G H I", luma="luma", brom="absent", crystals={"explore": 1})
    play(s, "overcome(c3s4_ash_crust)", *rolled(5, 1))
    assert chosen(s) == "spend"


def test_the_greedy_player_takes_the_last_step_to_triumph() -> None:
    before = ["c1s1_waymark", "c1s1_lichen_arch", "c1s1_ribbon", "c1s1_badger", "c1s1_stone_bowl"]
    s = scene("c1s1", river="E H I G", light=0, placed=before, dice=4)
    assert chosen(s) == "overcome(c1s1_gate)"
    play(s, "overcome(c1s1_gate)")
    assert chosen(s) == "roll(4,0,0)"


def test_the_greedy_player_lets_brom_stop_what_would_cost_much_spirit() -> None:
    s = scene("c3s3", river="E bear I G H", brom="protect", crystals={"heal": 3}, spirit=2, dice=0)
    taken = []
    while s.actor == 0 and s.round == 1:
        taken.append(chosen(s))
        play(s, taken[-1])
    assert "ability(protect)" in taken


def test_the_greedy_player_wins_a_scene_whatever_work_the_next_one_holds() -> None:
    s = scene("c3s3", river="H E I G bear", light=0, placed=["c3s3_hearth_rug"], crystals={"help": 3}, dice=3)
    play(s, "overcome(c3s3_call)", *rolled(3, 1, 1))
    while s.actor == 0 and not s.path:
        play(s, chosen(s))
    assert scenes_won(s) == 1


def test_the_greedy_player_ends_the_story_with_whatever_triumph_it_can_have() -> None:
    before = ["c3s4_low_part", "c3s4_high_part", "c3s4_ash_crust", "c3s4_kindling", "c3s4_first_line"]
    s = scene("c3s4", river="H E I G", light=0, placed=before, crystals={"help": 3}, dice=3)
    s.path = [2 * at + 1 for at in range(len(GAME.tables.scenes) - 1)]  # all is well without it? No
    play(s, "overcome(c3s4_second_line)", *rolled(3, 8, 1))
    while s.actor == 0:
        play(s, chosen(s))
    assert s.outcome is not None
    assert s.outcome.reason == "small_light"


def test_the_greedy_player_sees_in_the_last_round_what_a_location_opens() -> None:
    before = ["c3s4_low_part", "c3s4_high_part", "c3s4_ash_crust", "c3s4_kindling"]
    s = scene("c3s4", river="G E H I", light=0, shadow=1, placed=before, crystals={"explore": 2, "help": 3})
    assert chosen(s) == "overcome(c3s4_first_line)"


def test_the_greedy_player_sees_in_the_last_round_what_the_light_opens() -> None:
    s = scene("c3s3", river="I H E G bear", light=1, shadow=1, placed=["c3s3_hearth_rug"], crystals={"help": 3})
    assert chosen(s) == "advance_light"


def test_the_greedy_player_wastes_no_crystals_on_a_scene_that_is_lost() -> None:
    s = scene("c3s3", river="I H E G", light=2, shadow=1, brom="cure", crystals={"help": 3}, dice=0)
    while s.actor == 0 and not s.path:
        play(s, chosen(s))
    assert scenes_won(s) == 0
    assert crystals(s)["help"] == 3


def test_a_face_down_creature_of_the_prologue_is_dealt_anew() -> None:
    s: Wild = GAME.new(seed=1, options={"guided": "no"})
    play(s, "turn_page")
    assert len(s.creature_known) == 3, "the set-up fixes the order of the deck"
    on_top = {GAME.tables.card_of[s.resample(0, seed).creature_known[0]] for seed in range(30)}
    assert on_top == {"gloam_hare", "lost_fawn"}
    tops = {GAME.tables.card_of[s.resample(0, seed).exploration_known[0]] for seed in range(30)}
    assert tops == {"heel_of_bread", "river_pebble"}


def test_samples_do_not_depend_on_the_order_that_nobody_sees() -> None:
    s: Wild = GAME.new(seed=1, options={"guided": "no"})
    play(s, "turn_page")
    other = s.clone()
    other.creature_known = other.creature_known[::-1]
    other.exploration_known = other.exploration_known[::-1]
    assert s.view(0) == other.view(0)
    for seed in range(5):
        assert s.resample(0, seed).to_position() == other.resample(0, seed).to_position()


def test_a_sample_of_the_guided_scene_can_be_played_on() -> None:
    s: Wild = GAME.new(seed=1)
    play(s, "turn_page")
    for seed in range(10):
        sample = s.resample(0, seed)
        assert sample.legal() == s.legal()
        luck = Seeded(seed)
        while sample.actor >= 0 and len(sample.path) < 2:
            legal = sample.legal()
            sample.apply(legal[luck.below(len(legal))])
