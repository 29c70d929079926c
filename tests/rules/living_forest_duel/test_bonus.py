"""Bonus actions. LF-13"""

from tests.support.living_forest_duel import SUMMER, WINTER, forest, line, names, strength, table, winner
from tests.support.play import offered, play
from tests.support.rules import rule

from radura import say
from radura.core.check import walk
from radura.core.events import Log, Said
from radura.games.living_forest_duel import GAME
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.tables import BONUSES


@rule("LF-13.1")
def test_there_are_four_bonuses_and_none_for_onibi() -> None:
    assert BONUSES == ("sanki", "extinguish", "recruit", "plant")
    assert sorted(set(GAME.tables.land_bonus)) == [0, 1, 2, 3]
    assert sorted(set(GAME.tables.tree_bonus)) == [-1, 0, 1, 2]


@rule("LF-13.3", "OQ-28", "LF-13.5", "LF-13.6", "D-40")
def test_an_extinguish_bonus_uses_no_token_and_uses_nothing_up() -> None:
    s = table(SUMMER, shared=["elephant", "crocodile"])
    play(s, "token(wind)", "onibi(2)")
    assert offered(s) == ["extinguish(clearing_3)", "extinguish(clearing_5)", "stop"]
    play(s, "extinguish(clearing_3)")
    assert s.actor == WINTER
    assert s.tokens == [1, 2]
    assert strength(s, WINTER, "water") == 3
    assert "token(water)" in offered(s)


@rule("OQ-28", "LF-13.3")
def test_a_bonus_may_be_declined() -> None:
    s = table(SUMMER, shared=["elephant", "crocodile"])
    play(s, "token(wind)", "onibi(2)", "stop")
    assert s.actor == WINTER
    assert s.fires == [0, 0]


@rule("OQ-28")
def test_a_bonus_with_which_nothing_can_be_taken_passes_without_a_question() -> None:
    s = table(SUMMER, shared=["elephant", "raccoon"])
    play(s, "token(wind)", "onibi(2)")  # 1 water
    assert s.actor == WINTER


@rule("LF-13.4", "OQ-29")
def test_a_bonus_sees_only_what_is_free_and_needs_no_sign_in_the_line() -> None:
    laid = [(WINTER, "water", "crocodile")]
    s = table(SUMMER, shared=["crocodile", "elephant"], laid=laid, lines=[["frog"], []], forest={"1:0": "water_tree_1"})
    play(s, "token(wind)", "onibi(2)")
    assert s.stack is not None
    assert repr(s.stack.step) == "Extinguish(3, True)"  # 0 shared + 2 frog + 1 tree
    s = table(SUMMER, shared=["elephant"], lines=[["frog"], []])
    play(s, "token(wind)", "onibi(2)")
    assert offered(s) == ["extinguish(clearing_3)", "extinguish(clearing_5)", "stop"]


@rule("OQ-43")
def test_the_token_just_laid_hides_its_elements_from_later_bonuses() -> None:
    """After a water action of 5 only the tree's water is left to the extinguish bonus, and it is too little."""
    s = table(
        WINTER,
        shared=["crocodile", "weasel", "elephant"],
        winter_forest={"1:0": "water_tree_1"},
        burning=[1] * 7,
        lost=[2, 0],
    )
    play(s, "token(water)", "extinguish(clearing_1)", "stop")
    assert s.actor == WINTER
    play(s, "token(wind)", "onibi(2)")
    assert s.round == 2
    assert s.fires == [0, 1]


@rule("LF-13.3")
def test_a_recruit_bonus_refills_and_may_win() -> None:
    s = table(
        SUMMER,
        shared=["bat", "spider"],
        recruits=["frog", None, None, None, None, None, "wolf"],
        piles=[["bee"], []],
    )
    play(s, "token(wind)", "onibi(1)")
    assert offered(s) == ["recruit(wolf)", "stop"]
    play(s, "recruit(wolf)", "draw(bee)")
    assert winner(s) == (SUMMER, "line")


@rule("LF-13.3", "LF-9.5")
def test_a_bonus_fire_wins_too() -> None:
    s = table(SUMMER, shared=["elephant", "crocodile"], fires=[7, 0])
    play(s, "token(wind)", "onibi(2)", "extinguish(clearing_3)")
    assert winner(s) == (SUMMER, "fire")


@rule("LF-13.3", "LF-11.15")
def test_a_plant_bonus_lets_plant_and_decline() -> None:
    s = table(SUMMER, shared=["bat", "panda"], onibi="clearing_3")
    play(s, "token(wind)", "onibi(1)")
    assert offered(s) == ["tree(sun)", "tree(water)", "stop"]
    play(s, "stop")
    assert s.actor == WINTER
    assert forest(s, SUMMER) == {}


@rule("OQ-27", "OQ-26", "LF-11.12")
def test_onibi_then_plant_then_recruit_nested_with_the_strength_of_each_moment() -> None:
    """Wind 1 to the centre: plant with 8. wind_tree_4 beside a recruit tree gives a recruit bonus before the rest."""
    s = table(
        SUMMER,
        shared=["bat", "panda", "cobra", "cockatoo"],  # 5 sun, 6 plant
        lines=[["goat"], []],
        onibi="clearing_3",
        forest={"1:0": "water_tree_6"},
        tops=["sun_tree_1", None, None, "wind_tree_4"],
        recruits=["fox", "hummingbird", "toucan", "stag", "ram", "hare", "wolf"],
    )
    play(s, "token(wind)", "onibi(1)", "tree(wind)", "plant(2:0)", "draw(wind_tree_1)")
    assert s.stack is not None
    assert repr(s.stack.step) == "Recruit(5, True, 0)"
    why = s.view(SUMMER).decision
    assert why is not None
    assert [m.id for m in why.why] == [
        "lf-why-bonus-recruit-tree",
        "lf-ask-tree",
        "lf-why-bonus-plant-onibi",
        "lf-why-token-wind",
    ]
    again = GAME.position(s.to_position())
    assert again.view(SUMMER).decision == why, "also after a position was read"
    assert say(why.why[-1]).startswith("Summer has laid a token on the wind of ")
    assert why.rule == "LF-10.1"
    play(s, "recruit(fox)", "draw(bee)")
    assert line(s, SUMMER) == ["goat", "fox"]
    # Planting goes on with what was left of 8, though fox shows one more plant.
    assert repr(s.stack.step) == "PlantTree(5, True, 8)"
    play(s, "tree(sun)", "plant(-1:0)", "draw(sun_tree_2)")
    assert s.actor == WINTER


@rule("OQ-27")
def test_a_second_recruit_bonus_counts_what_the_first_brought() -> None:
    s = table(
        SUMMER,
        shared=["panda", "bear"],  # 2 sun, 4 plant
        forest={"1:0": "water_tree_6", "0:-1": "water_tree_4"},
        tops=[None, None, "plant_tree_3", None],
        recruits=["coati", "tanuki", "toucan", "stag", "ram", "hare", "wolf"],
    )
    play(s, "token(plant)", "tree(plant)", "plant(1:-1)", "draw(plant_tree_1)")
    assert s.stack is not None
    assert repr(s.stack.step) == "Recruit(2, True, 0)"
    play(s, "recruit(coati)", "draw(bee)")
    assert repr(s.stack.step) == "Recruit(5, True, 0)"
    assert "bee" in names(s.recruits)  # the second bonus sees the refilled line (OQ-17)
    assert "recruit(bee)" in offered(s)


@rule("OQ-27", "LF-1.10")
def test_the_forest_win_comes_before_the_bonus() -> None:
    nearly = {
        "1:0": "water_tree_6",
        "-1:0": "water_tree_5",
        "0:1": "sun_tree_4",
        "1:1": "sun_tree_3",
        "-1:1": "water_tree_3",
        "0:-1": "water_tree_4",
        "-1:-1": "sun_tree_5",
    }
    s = table(
        SUMMER,
        shared=["bear", "panda", "crocodile"],
        forest=nearly,
        tops=[None, None, None, "wind_tree_6"],
        lines=[["goat"], []],
    )
    play(s, "token(plant)", "tree(wind)", "plant(1:-1)")
    assert winner(s) == (SUMMER, "forest")


@rule("OQ-44")
def test_no_tree_has_a_plant_bonus_so_planting_never_nests() -> None:
    assert 3 not in GAME.tables.tree_bonus


@rule("LF-15.2", "LF-13.3")
def test_a_bonus_that_can_do_nothing_is_said_to_be_lost_before_and_after() -> None:
    def told(owners: list[int]) -> tuple[str, list[str]]:
        s = table(shared=["cobra"], lines=[["owl"], []], sanki=owners, onibi="clearing_6")
        play(s, "token(wind)")
        note = GAME.option(s, s.moves.onibi + 1).note
        assert note is not None
        s.log = log = Log()
        play(s, "onibi(1)")
        return say(note), [say(event.text) for event in log.seen_by(SUMMER) if isinstance(event, Said)]

    assert BONUSES[GAME.tables.land_bonus[6]] == "sanki"
    assert told([-1, -1, -1])[0] == "bonus: a Sanki card"
    assert told([0, 0, 1])[0] == "bonus: a Sanki card"
    note, log = told([0, 0, 0])
    assert note == "bonus: a Sanki card (lost: nothing to do)"
    assert "Bonus for Summer: a Sanki card, but Summer holds them all: it is lost." in log


@rule("LF-11.12", "LF-13.3")
def test_what_is_said_of_a_bonus_comes_true_in_random_play() -> None:
    seen = {"lost": 0, "done": 0}
    for seed in range(30):
        for moment in walk(GAME, seed):
            s = moment.before
            assert isinstance(s, DuelState)
            note = GAME.option(s, moment.action).note
            if note is None or "use" not in note.args or note.args["bonus"] == "#lf-bonus-plant":
                continue
            said = [event.text.id for event in moment.log.seen_by(None) if isinstance(event, Said)]
            lost = any(id.startswith("lf-log-bonus-") and id.endswith("-lost") for id in said)
            use = str(note.args["use"])
            seen[use] += 1
            if moment.after.outcome is None and any(id.startswith("lf-log-bonus-") for id in said):
                first = next(id for id in said if id.startswith("lf-log-bonus-"))
                assert first.endswith("-lost") == (use == "lost"), (moment.action, said, lost)
    assert min(seen.values()) > 0, seen
