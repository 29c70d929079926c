"""The levels: who they are, that they err as people do, where there are none, and the crew of the strongest."""

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children

import pytest
from tests.support.crews import Here, crew_of

import radura
from radura import BadInput
from radura.bots import LEVELS, InfoSet, Thinker, bot, bots, check_level, levels, offered
from radura.bots.arena import Pairing, at_once, pairings, play_all, tasks
from radura.bots.budget import Budget
from radura.bots.crew import MOST_LOSSES, Crew, Found, merged
from radura.bots.levels import uses_all_cores
from radura.bots.search import Manner, Search, Thought, Weighed
from radura.bots.thinker import bell
from radura.core.chance import Rng, Seeded
from radura.core.kernel import State
from radura.core.playout import playout_some
from radura.core.text import LANGUAGES
from radura.i18n import has_message

COMPETITIVE = ["casting_shadows", "living_forest_duel", "res_arcana_duo"]


def middle(id: str, decisions: int) -> State:
    """Return a position in the middle of a match with something to choose."""
    s: State = radura.game(id).new(seed=decisions)
    playout_some(s, Seeded(decisions), decisions)
    while len(s.choices) == 1:
        s.apply(s.choices[0])
    return s


def test_levels_are_where_there_are_rivals() -> None:
    for id in COMPETITIVE:
        assert levels(radura.game(id)) == ["novice", "apprentice", "adept", "master", "grandmaster"]
        assert offered(radura.game(id))[:5] == list(LEVELS)
    storyfold = radura.game("storyfold_wildwoods")
    assert levels(storyfold) == []
    with pytest.raises(BadInput, match="storyfold_wildwoods has no levels of computer players"):
        check_level(storyfold, "master@1s")
    check_level(storyfold, "greedy")


def test_matches_of_who_uses_all_cores_are_played_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [name for name in bots() if uses_all_cores(name)] == ["grandmaster"]
    assert uses_all_cores("bot:grandmaster@1s")
    four = pairings(4, 2, 0)
    few, many = (tasks("tictactoe", [one, "bot:greedy"], {}, four, 1) for one in ("bot:grandmaster@1s", "bot:master"))
    assert (at_once(few, 8), at_once(many, 8)) == (1, 8)
    monkeypatch.setattr("radura.bots.arena.ProcessPoolExecutor", None)
    played: list[Pairing] = []
    monkeypatch.setattr("radura.bots.arena.play_match", lambda task, pairing: played.append(pairing))
    assert len(list(play_all(few, 8))) == 4
    assert played == four


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(lang: str) -> None:
    assert all(has_message(f"srv-bot-{level}{part}", lang) for level in LEVELS for part in ("", "-about"))


def test_master_thinks_as_much_as_the_game_says_unless_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    s = middle("living_forest_duel", 25)
    monkeypatch.setattr(type(s.game), "mastery", 12)
    info = InfoSet(s, s.actor)
    for name, iterations in (("master", 12), ("master@14it", 14), ("master@10s+9it", 9)):
        player = bot(name)
        assert isinstance(player, Thinker)
        assert player.think(info, Seeded(1)).iterations == iterations


def test_a_misjudged_option_is_a_close_one() -> None:
    class Certain(Thinker):
        error = 0.5

        def think(self, info: InfoSet, rng: Rng) -> Thought:
            return Thought([Weighed(1, 9, 0.99), Weighed(2, 5, 0.985), Weighed(3, 1, 0.4)], 15, 0.0)

    s = middle("living_forest_duel", 20)
    luck = Seeded(4)
    chosen = [Certain().choose(InfoSet(s, s.actor), luck) for _ in range(300)]
    assert chosen.count(2) > 60
    assert chosen.count(3) == 0


def test_the_bell_is_about_normal() -> None:
    rng = Seeded(1)
    drawn = [bell(rng) for _ in range(2000)]
    mean = sum(drawn) / len(drawn)
    assert abs(mean) < 0.08
    assert 0.92 < (sum((x - mean) ** 2 for x in drawn) / len(drawn)) ** 0.5 < 1.08


def test_thoughts_are_put_together() -> None:
    own = Thought([Weighed(4, 10, 0.6), Weighed(2, 5, 0.5), Weighed(9, 0, 0.1)], 15, 1.0)
    whole = merged(own, [[(2, 30, 0.7), (4, 10, 0.4), (9, 0, 0.2)]])
    assert [(o.action, o.visits, round(o.chance, 4)) for o in whole.options] == [
        (2, 35, round((2.5 + 21) / 35, 4)),
        (4, 20, 0.5),
        (9, 0, 0.1),
    ]
    assert whole.iterations == 55


@pytest.mark.parametrize("id", COMPETITIVE)
def test_a_member_of_a_crew_is_asked_with_a_deal(id: str) -> None:
    s = middle(id, 25)
    member = Here()
    crew = crew_of(member)
    thought = crew.think(InfoSet(s, s.actor), Seeded(3), Budget(iterations=20), Search(Manner()))
    assert sorted(option.action for option in thought.options) == s.legal()
    assert thought.iterations == 20
    dealt = s.game.position(member.asked[0].position)
    assert dealt.view(s.actor) == s.view(s.actor)


@pytest.fixture
def crew() -> Iterator[Crew]:
    """Two processes beside this one; nothing is left of them, not even of one that was stopped."""
    found = Crew(2)
    yield found
    for member in found._members:
        member.end()


def thinking(crew: Crew, s: State, seconds: float = 60) -> tuple[int, int]:
    """Let a crew think for 12 iterations; return how many it came to, and how many members can be asked then."""
    thought = crew.think(InfoSet(s, s.actor), Seeded(3), Budget(seconds, iterations=12), Search())
    return thought.iterations, sum(member.is_free() for member in crew._members)


def test_a_crew_of_processes_thinks_and_who_ends_is_replaced(crew: Crew) -> None:
    s, processes = middle("living_forest_duel", 25), len(active_children())
    assert thinking(crew, s) == (4 + 4 + 4, 2)
    killed, kept = crew._members
    killed._process.kill()
    assert thinking(crew, s) == (4 + 4, 2)
    assert killed not in crew._members
    assert kept in crew._members
    assert thinking(crew, s) == (4 + 4 + 4, 2)
    assert len(active_children()) == processes


def test_who_is_late_is_asked_again_once_it_has_answered(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("radura.bots.crew.GRACE", 0.1)
    s = middle("living_forest_duel", 25)
    late, other = crew._members
    assert thinking(crew, s) == (4 + 4 + 4, 2)
    assert late._process.pid is not None
    os.kill(late._process.pid, signal.SIGSTOP)
    assert thinking(crew, s, seconds=3) == (4 + 4, 1)
    assert thinking(crew, s) == (6 + 6, 1), "nobody waits for who is late, and the others do its part"
    os.kill(late._process.pid, signal.SIGCONT)
    assert late._pipe.poll(60)
    assert thinking(crew, s) == (4 + 4 + 4, 2)
    assert crew._members == [late, other]


def test_a_crew_that_never_answers_is_not_started_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Here] = []

    class Ends(Here):
        """A member whose process ends as soon as it is asked."""

        has_ended = False

        def __init__(self) -> None:
            super().__init__()
            started.append(self)

        def answer(self, seconds: float) -> Found | None:
            self.has_ended = True
            return None

    monkeypatch.setattr("radura.bots.crew.Member", Ends)
    s, crew = middle("living_forest_duel", 25), Crew(1)
    for _ in range(2 * MOST_LOSSES):
        thinking(crew, s)
    assert (len(started), crew._members) == (1 + MOST_LOSSES, [])
