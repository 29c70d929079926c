"""What is measured of a position says what lies on the table."""

import pytest

import radura
from radura.core.chance import Seeded
from radura.core.playout import playout_some
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.tables import ELEMENTS


def told(s: DuelState, seat: int) -> dict[str, float]:
    assert s.game.value is not None
    names = (name.removeprefix("piece.") for name in s.game.value.names)
    return dict(zip(names, s.game.measure(s, seat), strict=True))


def test_living_forest_duel_counts_the_signs_of_every_place() -> None:
    luck = Seeded(3)
    seen: set[str] = set()
    for seed in range(12):
        s = radura.game("living_forest_duel").new(seed=seed)
        assert isinstance(s, DuelState)
        while s.outcome is None:
            for seat in range(2):
                check(s, seat)
                seen |= {name.partition(".")[0] for name, number in told(s, seat).items() if number}
            playout_some(s, luck, 9)
    assert {"deck", "common", "discard", "offer", "forest", "bonus", "point", "plantable", "fire", "pile"} <= seen


def check(s: DuelState, seat: int) -> None:
    t, season, features = s.tables, seat ^ s.summer, told(s, seat)
    own = [card for card in s.deck if t.season[card] == season]
    common = [card for card in s.deck if t.season[card] == -1]
    thrown = [card for card in s.discard if t.season[card] == season]
    offer = [card for card in s.recruits if card >= 0 and t.season[card] == season]
    others = [card for card in s.recruits if card >= 0 and t.season[card] != season]
    trees = [tree for tree in s.spots[seat].tops.values() if tree < t.first_start]
    share = 4 / (1 + len(s.deck))
    for at, element in enumerate(ELEMENTS):
        assert features[f"deck.{element}"] == pytest.approx(share * sum(t.amounts[card][at] for card in own))
        assert features[f"common.{element}"] == pytest.approx(share * sum(t.amounts[card][at] for card in common))
        assert features[f"discard.{element}"] == pytest.approx(sum(t.amounts[card][at] for card in thrown) / 8)
        assert features[f"offer.{element}"] == pytest.approx(sum(t.amounts[card][at] for card in offer) / 5)
        assert features[f"forest.{element}"] == pytest.approx(sum(t.amounts[tree][at] for tree in trees) / 3)
    for place, cards, scale in (("deck", own, share), ("common", common, share), ("discard", thrown, 1 / 8)):
        assert features[f"{place}.solitary"] == pytest.approx(scale * sum(t.solitary[card] for card in cards))
    fires = s.burning[::-1] if season else s.burning
    assert [features[f"fire.{at}"] for at in range(t.slots)] == fires
    ends = [features[f"onibi.{at}"] for at in range(t.slots)]
    assert ends.index(1.0) == (t.slots - 1 - s.onibi if season else s.onibi)
    assert sum(ends) == 1
    assert features["line.cost"] == pytest.approx(sum(t.cost[card] for card in others) / 20)
