"""Whole campaigns by computer players: every one comes to an ending, whatever is chosen."""

import pytest
from tests.support.rules import rule

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
    assert s.outcome.reason in GAME.book.endings
    assert [s.book.scenes[end // 2].chapter for end in s.path] == sorted(
        s.book.scenes[end // 2].chapter for end in s.path
    )
    assert scenes_won(s) >= 5


@pytest.mark.parametrize("begin", [chapter.id for chapter in GAME.book.chapters])
@pytest.mark.parametrize("luma_reroll", ["luma_side", "always"])
def test_random_campaigns_come_to_an_ending_from_every_chapter(begin: str, luma_reroll: str) -> None:
    for seed in range(5):
        s = campaign(BOTS["random"](), seed, begin=begin, luma_reroll=luma_reroll, guided="no" if seed % 2 else "yes")
        assert s.outcome is not None
        assert s.outcome.reason in GAME.book.endings
