"""Rounds, turns and revealing. LF-5, LF-6"""

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, line, names, shared, table
from tests.support.play import offered, play
from tests.support.rules import rule

from radura.games.living_forest_duel import GAME

VARAN_S, VARAN_W = "fire_varan_summer.0", "fire_varan_winter.0"


@rule("LF-5.1", "LF-5.3", "LF-6.1")
def test_the_seats_alternate_one_choice_a_turn() -> None:
    s = table(SUMMER)
    for seat, card in ((SUMMER, "bat"), (WINTER, "panda"), (SUMMER, "peacock"), (WINTER, "raccoon")):
        assert s.actor == seat
        play(s, "reveal", f"draw({card})")
    assert s.actor == SUMMER
    assert shared(s) == ["bat", "panda", "peacock", "raccoon"]
    assert s.round == 1


@rule("LF-5.4", "OQ-41")
def test_a_turn_is_a_reveal_or_a_token_and_nothing_else() -> None:
    s = table(shared=["spider", "lynx"])
    assert offered(s) == ["reveal", "token(sun)", "token(water)", "token(plant)", "token(wind)"]
    play(s, "token(wind)", "onibi(1)", "stop")
    assert s.actor == WINTER


@rule("LF-5.5", "LF-5.6", "LF-16.13", "D-31")
def test_who_has_no_token_is_finished_and_the_other_goes_on_alone() -> None:
    s = table(SUMMER, shared=["lynx", "bat"], lost=[0, 1], laid=[(WINTER, "wind", "lynx")])
    play(s, "reveal", "draw(panda)")
    assert s.actor == SUMMER
    play(s, "reveal", "draw(peacock)")
    assert s.actor == SUMMER
    play(s, "token(sun)", "recruit(wolf)", "stop", "draw(bee)")
    assert s.actor == SUMMER
    assert s.round == 1
    play(s, "token(plant)", "tree(sun)", "plant(1:0)", "draw(sun_tree_2)")
    assert s.round == 2
    assert s.actor == WINTER


@rule("LF-5.7", "OQ-2", "D-2", "LF-16.12")
@pytest.mark.parametrize(("first", "second"), [(SUMMER, WINTER), (WINTER, SUMMER)])
def test_who_finished_first_begins_the_next_round(first: int, second: int) -> None:
    """Both use their last token; the one who did so first begins."""
    s = table(first, shared=["lynx", "weasel"], lost=[1, 1])
    play(s, "token(wind)", "onibi(1)")
    assert s.actor == second
    play(s, "token(water)", "extinguish(clearing_3)")
    assert s.round == 2
    assert s.actor == first


@rule("LF-5.8", "OQ-2", "D-3", "DX-9")
@pytest.mark.parametrize("revealer", [SUMMER, WINTER])
def test_if_both_lose_the_last_token_at_once_the_other_begins(revealer: int) -> None:
    laid = [(SUMMER, "sun", "spider"), (WINTER, "plant", "bear")]
    s = table(revealer, shared=["spider", "bear"], laid=laid)
    assert [s.net_solitary(seat) for seat in (SUMMER, WINTER)] == [2, 2]
    play(s, "reveal", "draw(tapir)")
    assert s.round == 2
    assert s.actor == 1 - revealer


@rule("LF-5.9", "LF-6.8", "OQ-15")
def test_recruits_stag_and_varans_enter_the_deck_through_the_discard_pile() -> None:
    s = table(deck=[], discard=["goat", "ram", "stag", VARAN_S, VARAN_W, "bat"], recruits=[None] * 7)
    assert offered(s)[0] == "reveal"
    play(s, "reveal")
    assert set(offered(s)) == {f"draw({card})" for card in ("goat", "ram", "stag", VARAN_S, VARAN_W, "bat")}
    assert s.discard == []
    play(s, "draw(goat)")
    assert names(s.deck) == ["bat", "stag", "ram", VARAN_S, VARAN_W]


@rule("LF-6.8", "OQ-15")
def test_the_discard_pile_is_not_touched_when_the_last_card_is_drawn() -> None:
    s = table(deck=["bat"], discard=["bear"])
    play(s, "reveal", "draw(bat)")
    assert s.deck == []
    assert names(s.discard) == ["bear"]


@rule("LF-5.10", "D-9")
def test_there_is_a_shared_line_and_one_for_each_seat() -> None:
    places = GAME.new(seed=1).view(None).places
    assert [place for place in places if place.startswith("line.")] == ["line.shared", "line.0", "line.1"]


@rule("LF-6.2")
@pytest.mark.parametrize("card", ["bat", "stag"])
def test_a_card_without_season_goes_to_the_end_of_the_shared_line(card: str) -> None:
    s = table(shared=["panda"], deck=["bat", "stag"], recruits=[None] * 7)
    play(s, "reveal", f"draw({card})")
    assert shared(s) == ["panda", card]


@rule("LF-6.3", "LF-6.4", "LF-6.5")
@pytest.mark.parametrize("revealer", [SUMMER, WINTER])
@pytest.mark.parametrize(("card", "owner"), [("goat", SUMMER), ("ram", WINTER), (VARAN_S, SUMMER), (VARAN_W, WINTER)])
def test_the_season_decides_to_which_line_a_card_goes(revealer: int, card: str, owner: int) -> None:
    s = table(revealer, deck=["goat", "ram", VARAN_S, VARAN_W], recruits=[None] * 7)
    play(s, "reveal", f"draw({card})")
    assert line(s, owner) == [card]
    assert line(s, 1 - owner) == shared(s) == []


@rule("LF-6.6")
def test_a_personal_line_serves_its_owner_until_the_end_of_the_round() -> None:
    s = table(SUMMER, shared=["lynx"], lines=[["frog"], []], lost=[1, 2])
    assert [s.strength(seat, 1) for seat in (SUMMER, WINTER)] == [3, 1]
    play(s, "token(wind)", "onibi(1)")
    assert s.round == 2
    assert line(s, SUMMER) == []
    assert [s.strength(seat, 1) for seat in (SUMMER, WINTER)] == [0, 0]


@rule("LF-6.7", "LF-14.2", "OQ-20")
def test_the_onibi_card_sends_guardians_to_the_shared_line() -> None:
    s = table(WINTER, deck=["goat", "ram"], recruits=[None] * 7, lines=[["fox"], []], holder=SUMMER)
    play(s, "reveal", "draw(goat)", "reveal", "draw(ram)")
    assert shared(s) == ["goat"]
    assert line(s, SUMMER) == ["fox"]
    assert line(s, WINTER) == ["ram"]


@rule("OQ-16")
def test_without_cards_and_placements_the_tokens_are_lost() -> None:
    """The dead end: nothing to reveal, nothing to point at. Being stuck is the moment of finishing."""
    s = table(WINTER, deck=["stag"], recruits=[None] * 7, burning=[0] * 7, tops=[None] * 4)
    play(s, "reveal", "draw(stag)")
    # Summer, then Winter are stuck: both tokens of each are lost and the round ends.
    assert s.round == 2
    assert s.actor == SUMMER
    assert s.tokens == [2, 2]


@rule("OQ-16")
def test_with_both_piles_empty_a_token_must_be_placed_if_it_can() -> None:
    s = table(SUMMER, deck=[], discard=[], shared=["lynx"])
    assert offered(s) == ["token(wind)"]


@rule("OQ-52", "LF-17.2")
def test_players_who_only_reveal_play_for_ever() -> None:
    s = GAME.new(seed=11)
    while s.round <= 300:
        legal = offered(s)
        play(s, next(name for name in ("reveal", "keep", "pass", legal[0]) if name in legal))
    assert s.outcome is None
