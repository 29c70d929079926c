"""The rulebook's example round, move by move. EX-1"""

from typing import Any

from tests.support.play import offered, play
from tests.support.res_arcana_duo import names, pool, turned
from tests.support.rules import rule

from radura.games.res_arcana_duo import GAME
from radura.games.res_arcana_duo.state import ArcanaState

FABIO, SILVIA = 0, 1

MOVES = """
collect | gain(elan) | 2 1 1 1 1 | 1 1 2 1 1 | | 3/5/0 | 3/5/0
F1 | place(crucible) | 1 1 1 1 0 | 1 1 2 1 1 | | 2/5/0 | 3/5/0
S1 | power(item_research,1) pay(death) draw(magnum_opus) | 1 1 1 1 0 | 1 1 2 0 1 | | 2/5/0 | 4/4/0
F2 | power(crucible,1) | 0 0 0 0 3 | 1 1 2 0 1 | | 2/5/0 | 4/4/0
S2 | place(white_swan) | 0 0 0 0 3 | 1 0 0 0 1 | | 2/5/0 | 3/4/0
F3 | discard(cursed_idol) gain(elan) gain(elan) | 2 0 0 0 3 | 1 0 0 0 1 | | 1/5/1 | 3/4/0
S3 | discard(gnosis) gain(calm) gain(calm) | 2 0 0 0 3 | 1 0 2 0 1 | | 1/5/1 | 2/4/1
F4 | power(smith,1) | 1 0 0 0 4 | 1 0 2 0 1 | | 1/5/1 | 2/4/1
S4 | discard(solomons_key) gain(calm) gain(life) | 1 0 0 0 4 | 1 1 3 0 1 | | 1/5/1 | 1/4/2
F5 | claim(mystic_monastery) draw(well_of_memory) | 1 0 0 0 0 | 1 1 3 0 1 | | 1/5/1 | 1/4/2
S5 | discard(magnum_opus) gain(calm) gain(life) | 1 0 0 0 0 | 1 2 4 0 1 | | 1/5/1 | 0/4/3
F6 | power(mystic_monastery,1) | 1 0 0 0 0 | 1 2 4 0 1 | | 1/5/1 | 0/4/3
S6 | power(white_swan,1) pay(life) | 1 0 0 0 0 | 1 1 3 0 1 | swan 2 1 | 1/5/1 | 0/4/3
F7 | discard(squared_circle) gain(gold) | 1 0 0 0 1 | 1 1 3 0 1 | swan 2 1 | 0/5/2 | 0/4/3
S7 | power(white_swan,1) pay(life) | 1 0 0 0 1 | 1 0 2 0 1 | swan 4 2 | 0/5/2 | 0/4/3
F8 | power(smith,2) gain(elan)*4 | 1 0 0 0 0 | 1 0 2 0 1 | smith; swan 4 2 | 0/5/2 | 0/4/3
S8 | power(white_swan,1) pay(gold) | 1 0 0 0 0 | 1 0 1 0 0 | smith; swan 6 3 | 0/5/2 | 0/4/3
F9 | pass item(item_death_life) draw(brazen_head) | 1 0 0 0 0 | 1 0 1 0 0 | smith; swan 6 3 | 1/4/2 | 0/4/3
S9 | power(enchantress,1) | 1 0 0 0 0 | 0 0 1 0 0 | smith; swan 6 3; enchantress | 1/4/2 | 0/4/3
"""
"""Name, actions, Fabio's pool, Silvia's pool, what lies on components, Fabio's and Silvia's hand/deck/discards.

``swan 4 2``: 4 Life and 2 Calm on the Swan; ``smith``: 4 Elan on Smith; ``enchantress``: 2 Death on her.
"""


def lying(words: str) -> dict[str, dict[str, int]]:
    """Read what lies on components."""
    out: dict[str, dict[str, int]] = {}
    for word in filter(None, (part.strip() for part in words.split(";"))):
        name, *amounts = word.split()
        if name == "swan":
            out["white_swan"] = {"life": int(amounts[0]), "calm": int(amounts[1])}
        else:
            out[name] = {"smith": {"elan": 4}, "enchantress": {"death": 2}}[name]
    return out


def start() -> ArcanaState:
    """Return the starting position of the example, before the items are chosen."""
    data: dict[str, Any] = {
        "options": {"setup": "first", "first_player": "0"},
        "first": FABIO,
        "pools": [[1, 1, 1, 1, 1], [1, 1, 1, 1, 1]],
        "play": [["smith"], ["enchantress"]],
        "hands": [["crucible", "cursed_idol", "squared_circle"], ["white_swan", "gnosis", "solomons_key"]],
        "bags": [
            ["brazen_head", "black_cat", "crown_of_command", "golden_key", "mystic_font"],
            ["magnum_opus", "fairy_dragon", "artificers_robes", "sleeping_dragon", "silver_key"],
        ],
        "places": ["druid_circle", "dwarven_forge"],
        "faceup": ["dark_temple", "mystic_monastery"],
        "mbag": ["well_of_memory", "stone_circle", "astral_observatory", "moonlit_aqueduct", "titans_arch"],
        "centre": ["item_calm_elan", "item_death_life", "item_research", "item_reanimate", "item_alchemy"],
        "gone": ["cultist", "fortune_teller"],
        "pending": [["ChooseItem", [], SILVIA], ["ChooseItem", [], FABIO], ["NewRound", [], FABIO]],
    }
    s = GAME.position(data)
    s.rng = None
    return s


def counts(s: ArcanaState, seat: int) -> str:
    """Return hand/deck/discards of a seat."""
    return f"{len(s.hands[seat])}/{len(s.tops[seat]) + len(s.bags[seat])}/{len(s.discards[seat])}"


def written(s: ArcanaState, seat: int) -> str:
    return " ".join(map(str, pool(s, seat)))


def play_to(last: str) -> ArcanaState:
    """Play the example up to and with a move, checking every position on the way."""
    s = start()
    play(s, "item(item_research)", "item(item_calm_elan)")
    for line in MOVES.strip().splitlines():
        move, actions, fabio, silvia, stored, fabios, silvias = (part.strip() for part in line.split("|"))
        assert s.actor == (SILVIA if move.startswith("S") else FABIO), move
        play(s, *actions.replace("gain(elan)*4", "gain(elan) " * 4).split())
        assert (written(s, FABIO), written(s, SILVIA)) == (fabio, silvia), move
        assert s.stored == lying(stored), move
        assert (counts(s, FABIO), counts(s, SILVIA)) == (fabios, silvias), move
        if move == last:
            return s
    raise AssertionError(f"no move {last}")


@rule("EX-1")
def test_the_example_round_is_played_exactly_as_printed() -> None:
    s = play_to("S9")
    # Silvia could go on: the Swan's second, cheaper power can be paid.
    assert offered(s) == ["power(white_swan,2)", "pass"]
    play(s, "pass", "item(item_calm_elan)")
    assert turned(s) == sorted(["smith", "crucible", "mystic_monastery", "enchantress"])
    assert (s.points(FABIO), s.points(SILVIA)) == (3, 0)
    play(s, "draw(fairy_dragon)")
    assert sorted(names(s.centre)) == ["item_alchemy", "item_reanimate", "item_research"]
    assert (names(s.faceup), len(s.mbag)) == (["dark_temple", "well_of_memory"], 4)
    assert counts(s, SILVIA) == "1/3/3"
    assert (s.round, s.turned, s.first) == (2, [], FABIO)
    assert names(s.hands[SILVIA]) == ["fairy_dragon"]


@rule("EX-1", "RA-13.18", "RA-13.19")
def test_the_sketched_continuation_reaches_seven_points_in_round_3() -> None:
    """Round 2 brings Silvia the Druid Circle and 2 points on it, round 3 three more, the Dragon and the token."""
    s = play_to("S9")
    play(s, "pass", "item(item_calm_elan)", "draw(fairy_dragon)")
    play(s, "gain(life)", "leave(smith)")  # Fabio collects
    play(s, "gain(calm)", "take(enchantress)", "take(white_swan)")  # Silvia: 0 6 6 2 0
    assert pool(s, SILVIA) == [0, 6, 6, 2, 0]
    play(s, "pass", "item(item_research)", "draw(black_cat)")
    play(
        s, "claim(druid_circle)", "power(white_swan,1)", "pay(death)", "power(druid_circle,1)", "power(druid_circle,2)"
    )
    assert (s.points(SILVIA), s.stored["druid_circle"]) == (2, {"life": 2})
    play(s, "pass", "item(item_death_life)", "draw(artificers_robes)")
    play(s, "take(smith)")  # Fabio
    play(s, "gain(life)", "take(white_swan)", "leave(druid_circle)")  # Silvia
    play(s, "power(smith,1)", "place(fairy_dragon)")
    play(s, "place(brazen_head)", "power(druid_circle,1)", "turn(white_swan)")
    play(s, "power(brazen_head,2)", "draw(golden_key)", "power(druid_circle,1)")
    play(s, "discard(golden_key)", "gain(gold)", "power(druid_circle,2)")
    play(s, "discard(black_cat)", "gain(gold)")
    assert (s.round, s.points(SILVIA), s.stored["druid_circle"]) == (3, 6, {"life": 5})
    play(s, "pass", "item(item_alchemy)", "draw(sleeping_dragon)")
    assert s.points(SILVIA) == 7
    play(s, "pass", "item(item_reanimate)", "draw(mystic_font)")
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.reason) == ((SILVIA,), "points")


@rule("RA-OQ.3")
def test_the_swan_has_a_second_power_so_that_silvia_could_go_on_before_her_pass() -> None:
    s = play_to("S9")
    play(s, "power(white_swan,2)")
    assert pool(s, SILVIA) == [0, 1, 0, 0, 0]


@rule("T-11", "RA-10.5")
def test_the_item_the_first_passer_gave_back_can_be_taken_by_the_second() -> None:
    s = play_to("S9")
    play(s, "pass")
    assert "item(item_calm_elan)" in offered(s)
