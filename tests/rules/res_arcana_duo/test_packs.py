"""Duo mixed with further packs, for two to four. RA-14

``packs/base`` is a small pack of our own design that stands in for the base game; ``packs/perlae_imperii``
brings Pearls.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.support.play import offered, play, take_first
from tests.support.res_arcana_duo import BASE, MIXED, PACKS
from tests.support.rules import rule

import radura
from radura import BadInput
from radura.core.check import check_match
from radura.core.text import LANGUAGES, BadData, say
from radura.core.view import HIDDEN
from radura.games.res_arcana_duo import GAME, ResArcanaDuo
from radura.games.res_arcana_duo.rules import DATA
from radura.games.res_arcana_duo.state import ArcanaState


@pytest.fixture(autouse=True)
def registered() -> None:
    """Let records find the mixed games."""
    radura.register(BASE)
    radura.register(MIXED)


def names(game: ResArcanaDuo, cards: list[int]) -> list[str]:
    return [game.tables.names[card] for card in cards]


def table(game: ResArcanaDuo, seats: int, own: list[str], **fields: Any) -> ArcanaState:
    """Return a position in which seat 0 is on turn with these components."""
    mages = ["smith", "enchantress", "cultist", "fortune_teller"]
    items = ["lantern", "research", "alchemy", "mirror"]
    data: dict[str, Any] = {
        "seats": seats,
        "partial": True,
        "round": 2,
        "first": 0,
        "play": [[mages[seat], items[seat], *(own if seat == 0 else [])] for seat in range(seats)],
        "pending": [["Turn", [], 0]],
        **fields,
    }
    taken = [card for row in data["play"] for card in row]
    data.setdefault("centre", [name for name in names(game, list(game.tables.items)) if name not in taken])
    s = game.position(data)
    s.rng = None
    return s


@rule("RA-0.2", "RA-14.1", "RA-14.6")
def test_duo_leaves_its_items_out_and_everything_else_is_combined() -> None:
    tables = BASE.tables
    assert [tables.names[card] for card in tables.items] == [
        *("calm_elan", "death_life", "research", "reanimate", "alchemy"),
        *("lantern", "compass", "mirror"),
    ]
    assert (len(tables.artifacts), len(tables.mages), len(tables.monuments), len(tables.tiles())) == (32, 8, 12, 6)
    for seats in (2, 3, 4):
        s = BASE.new(seats=seats, seed=1)
        assert len(s.centre) == 8


@rule("RA-14.2", "RA-OQ.22")
def test_mixed_games_seat_two_to_four_and_have_no_first_game() -> None:
    assert (BASE.min_seats, BASE.max_seats) == (2, 4)
    assert "setup" not in {setting.id for setting in BASE.settings}
    with pytest.raises(BadInput):
        BASE.new(seats=5)
    with pytest.raises(BadInput):
        BASE.new(options={"setup": "first"})


@rule("RA-14.3", "RA-14.4", "RA-14.5", "RA-14.7", "RA-14.8", "T-13")
@pytest.mark.parametrize(("seats", "deck", "places"), [(2, 5, 4), (3, 8, 5), (4, 10, 6)])
def test_monuments_and_places_in_play_follow_the_table(seats: int, deck: int, places: int) -> None:
    s = BASE.new(seats=seats, seed=3)
    assert (len(s.faceup), len(s.mbag), len(s.places)) == (2, deck, places)
    away = [card for card in s.gone if card in s.tables.monuments]
    assert len(away) == 12 - deck - 2
    assert set(s.view(0).places["gone"]) <= {HIDDEN}
    # Which monuments went back to the box is unknown to everybody.
    assert len({tuple(sorted(s.resample(0, seed).mbag)) for seed in range(20)}) > 1 or not away


@rule("RA-14.9")
def test_tiles_and_sides_are_both_random() -> None:
    seen = Counter(name for seed in range(60) for name in names(BASE, BASE.new(seed=seed).places))
    assert len(seen) == 12
    for seed in range(20):
        places = BASE.new(seed=seed).places
        assert all(len(set(tile) & set(places)) <= 1 for tile in BASE.tables.tiles())


@rule("RA-OQ.21")
def test_two_players_draft_from_the_whole_pool_or_are_dealt_plainly() -> None:
    s = BASE.new(seats=2, seed=3)
    assert offered(s)[0].startswith("keep")
    assert len(s.bags[0]) + len(s.hands[0]) == 8
    dealt = BASE.new(seats=2, options={"draft": "off"}, seed=3)
    assert offered(dealt)[0].startswith("mage")
    assert [len(hand) for hand in dealt.hands] == [3, 3]
    assert len(dealt.view(0).facts.seats[0].deck) == 5  # all eight cards were looked at
    four = BASE.new(seats=4, seed=3)
    assert offered(four)[0].startswith("mage")
    assert [len(bag) for bag in four.bags] == [5] * 4


@rule("RA-14.14")
def test_turns_go_round_skip_who_has_passed_and_items_are_chosen_in_reverse() -> None:
    s = BASE.new(seats=3, options={"first_player": "1"}, seed=5)
    chosen = []
    while s.round == 0:
        if offered(s)[0].startswith("item"):
            chosen.append(s.actor)
        take_first(s)
    assert chosen == [0, 2, 1]
    s = table(BASE, 4, [], passed=[1], centre=["compass", "calm_elan"])
    play(s, "power(lantern,1)")
    assert s.actor == 2
    play(s, "pass", "item(compass)")
    assert s.actor == 3


@rule("RA-OQ.20")
def test_all_rivals_gain_from_cultist_and_idol() -> None:
    s = table(BASE, 4, ["cursed_idol"], passed=[2], first=2)
    play(s, "power(cursed_idol,1)", *["gain(elan)"] * 3)
    assert [s.pools[seat][1] for seat in range(4)] == [0, 1, 1, 1]


@rule("RA-9.7", "RA-9.5")
def test_with_several_rivals_the_owner_of_a_key_chooses() -> None:
    s = table(BASE, 3, ["silver_key", "golden_key"], pools=[[0] * 5, [0, 2, 0, 0, 0], [0, 5, 0, 0, 0]])
    play(s, "power(silver_key,1)")
    assert offered(s) == ["player(1)", "player(2)"]
    play(s, "player(2)")
    assert s.pools[0] == [0, 0, 5, 0, 0]
    s = table(BASE, 3, ["silver_key", "golden_key"])
    play(s, "power(golden_key,1)")
    assert offered(s) == ["player(0)", "player(1)", "player(2)"]


@rule("RA-14.11", "RA-9.6")
def test_the_pearl_of_mystic_font_exists_only_with_its_pack() -> None:
    s = table(MIXED, 2, ["mystic_font"], pools=[[0] * 6, [0] * 6])
    play(s, "power(mystic_font,1)")
    assert offered(s) == ["option(1)", "option(2)"]
    play(s, "option(2)")
    assert s.pools[0] == [0, 0, 0, 0, 0, 1]
    alone = table(BASE, 2, ["mystic_font"])
    play(alone, "power(mystic_font,1)")
    assert alone.pools[0] == [0, 0, 0, 0, 1]


@rule("RA-14.11")
def test_pearls_pay_for_pearls_only_and_no_discard_brings_them() -> None:
    s = table(MIXED, 2, [], hands=[["oyster_crown"], []], pools=[[0, 0, 0, 0, 0, 3], [0] * 6])
    assert "place(oyster_crown)" not in offered(s)
    play(s, "discard(oyster_crown)")
    assert "gain(pearl)" not in offered(s)
    s = table(MIXED, 2, [], hands=[["oyster_crown"], []], pools=[[1, 0, 0, 0, 0, 2], [0] * 6])
    play(s, "place(oyster_crown)")
    assert (s.pools[0], names(MIXED, s.play[0])[-1]) == ([0] * 6, "oyster_crown")


@rule("RA-OQ.23")
def test_a_pack_may_set_another_target() -> None:
    assert BASE.new().view(0).facts.target == 10
    assert MIXED.new().view(0).facts.target == 13


@rule("RA-14.12", "RA-1.19")
def test_demons_are_turned_by_packs_that_ask_for_them() -> None:
    sorts = BASE.tables.sorts
    demons = [name for card, name in enumerate(BASE.tables.names) if sorts[card] & 16]
    assert demons == ["cursed_idol", "imp_jar"]


@rule("RA-14.15")
@pytest.mark.parametrize(("game", "seats"), [(BASE, 2), (BASE, 3), (BASE, 4), (MIXED, 4)])
def test_mixed_games_keep_all_laws(game: ResArcanaDuo, seats: int) -> None:
    assert check_match(game, 7, seats, every=9) > 0


@rule("RA-14.15")
def test_a_folder_with_a_pack_is_mixed_in_from_the_command_line() -> None:
    assert GAME.with_data(PACKS / "base").id == BASE.id
    with pytest.raises(BadInput, match="too little even for two seats"):
        GAME.with_data(PACKS / "perlae_imperii")


@rule("RA-14.15")
def test_a_mixed_game_takes_a_further_pack_and_corrections(tmp_path: Path) -> None:
    assert BASE.with_data(PACKS / "perlae_imperii").id == MIXED.id
    text = (DATA / "monuments.toml").read_text(encoding="utf-8").replace("vp = 3", "vp = 4")
    (tmp_path / "monuments.toml").write_text(text, encoding="utf-8")
    corrected = MIXED.with_data(tmp_path)
    assert corrected.id == MIXED.id
    assert corrected.tables.vp[corrected.tables.names.index("titans_arch")] == 4
    assert len({GAME.data_hash, BASE.data_hash, MIXED.data_hash, corrected.data_hash}) == 4
    assert {game.drawn_as for game in (GAME, BASE, MIXED, corrected)} == {"res_arcana_duo"}


@rule("RA-14.15")
def test_a_pack_brings_its_own_names() -> None:
    for lang in LANGUAGES:
        for card in MIXED.cards():
            assert say(radura.Message(f"ra-card-{card.id}"), lang)
            for line in card.text:
                assert say(line, lang)


@rule("RA-14.15")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[pack]\nid = "x"\n[[artifact]]\nid = "crucible"\nsource = "designed"\n',
            "crucible: id: another component has this id",
        ),
        (
            '[pack]\nid = "x"\n[[artifact]]\nid = "a"\nsource = "designed"\ncost = { mud = 1 }\n',
            "a: cost: there is no essence mud",
        ),
        ('[pack]\nid = "x"\n[[artifact]]\nid = "a"\nsource = "guess"\n', "pack.toml: a: source: “guess” is not"),
        ('[[artifact]]\nid = "a"\nsource = "designed"\n', "table pack: it is needed once, not 0 times"),
        ('[pack]\nid = "x"\n[[castle]]\nid = "a"\n', "pack.toml: castle: there is no such field; possible are pack"),
        ('[pack]\nid = "x"\n', "too little even for two seats"),
    ],
)
def test_a_wrong_pack_is_refused_by_name(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    packs = [tmp_path] if "too little" in message else [PACKS / "base", tmp_path]
    with pytest.raises(BadData, match=message):
        ResArcanaDuo(packs)
