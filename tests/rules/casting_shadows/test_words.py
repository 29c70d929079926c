"""Options speak: words, notes, targets and log lines in three languages."""

import pytest
from tests.support.casting_shadows import GAME, play, table
from tests.support.rules import rule

from radura.core.check import walk
from radura.core.events import Said
from radura.core.text import LANGUAGES, Message, say
from radura.core.view import Amount, Option
from radura.games.casting_shadows.state import ShadowState


def option(s: ShadowState, action: str) -> Option:
    """Return an option as the actor sees it."""
    decision = s.view(s.actor).decision
    assert decision is not None
    return next(option for option in decision.options if option.action == action)


def note(s: ShadowState, action: str) -> str:
    """Return the note of an option in English."""
    found = option(s, action).note
    assert found is not None
    return say(found)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_said_in_a_match_has_words_in_every_language(seats: int) -> None:
    spoken: dict[str, Message] = {}
    for i, moment in enumerate(walk(GAME, 7, seats)):
        for event in moment.log.seen_by(None):
            if isinstance(event, Said):
                spoken.setdefault(event.text.id, event.text)
        decision = moment.after.view(moment.after.actor).decision if i % 3 == 0 and moment.after.actor >= 0 else None
        if decision is not None:
            messages = [decision.prompt, *decision.why]
            messages += [option.text for option in decision.options]
            messages += [option.note for option in decision.options if option.note is not None]
            for message in messages:
                spoken.setdefault(message.id, message)
    assert len(spoken) > 30
    for message in spoken.values():
        for lang in LANGUAGES:
            assert say(message, lang).strip()


def test_a_cast_tells_the_damage_the_target_would_take() -> None:
    s = table(
        3,
        at=["underground_volcano", "thorn_forest", "ancient_rune"],
        books={0: ["kinetic_wave", "heat_wave.0"]},
        tokens={"red_gem": 2, "blue_gem": 1},
    )
    shown = option(s, "cast_at(heat_wave.0,nuzzle)")
    assert say(shown.text) == "Cast Heat Wave at Nuzzle"
    assert shown.targets == ["heat_wave.0", "nuzzle_meeple"]
    assert (shown.group, note(s, "cast_at(heat_wave.0,nuzzle)")) == (
        "cast",
        "takes 3 / 5 damage, bonus of 1 included",
    )
    assert note(s, "cast_on(kinetic_wave,thorn_forest)") == "4 damage to 1 enemy, bonus of 1 included"
    play(s, "cast_at(heat_wave.0,nuzzle)")
    assert [note(s, name) for name in ("pay(red_gem)", "pay(red_gem+red_gem)")] == [
        "takes 3 damage",
        "takes 5 damage",
    ]


def test_an_answer_tells_what_it_leaves() -> None:
    s = table(
        at=["ancient_rune", "underground_volcano"],
        books={0: ["infernal_assault"]},
        tokens={"red_gem": 1},
        counters={1: ["pointed_shield.0", "run_away.0", "bees_everywhere.0"]},
        hp={1: 11},
    )
    play(s, "cast_at(infernal_assault,haze)")
    assert note(s, "answer(pointed_shield.0)") == "you take 4 damage, 7 HP left"
    assert note(s, "pass") == "you take 6 damage, 5 HP left"
    assert note(s, "answer(run_away.0)").startswith("you move one tile")
    play(s, "answer(run_away.0)")
    assert note(s, "run(ancient_rune)") == "you take 6 damage, 5 HP left"
    s = table(
        at=["amber_mountain", "ancient_rune"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 1},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_at(heat_wave.0,haze)", "answer(run_away.0)")
    assert note(s, "run(crystal_crypt)") == "the attack misses you"


@rule("Q-29", "EX-A3")
def test_a_spell_on_a_tile_tells_what_each_enemy_there_would_lose() -> None:
    s = table(
        4,
        at=["ancient_rune", "thorn_forest", "thorn_forest", "crystal_crypt"],
        companion={2: "mossback_tortoise"},
        books={0: ["kinetic_wave"]},
        tokens={"blue_gem": 3},
    )
    assert note(s, "cast_on(kinetic_wave,thorn_forest)") == "damage: Haze 3 / 5 / 6, Nuzzle 3 / 4"
    assert option(s, "cast_on(kinetic_wave,thorn_forest)").gain == [Amount("hp", -6, 1), Amount("hp", -4, 2)]
    assert note(s, "cast_on(kinetic_wave,crystal_crypt)") == "4 / 6 / 7 damage to 1 enemy"
    play(s, "cast_on(kinetic_wave,thorn_forest)", "pay(blue_gem+blue_gem+blue_gem)")
    assert s.hp == [18, 12, 14, 18]


@rule("Q-29")
def test_an_ability_tells_what_tile_and_companion_leave_of_it() -> None:
    s = table(
        3,
        at=["ancient_rune", "thorn_forest", "dusty_desert"],
        shadow=[0],
        energy={0: 5},
        companion={2: "mossback_tortoise"},
    )
    assert note(s, "ability") == "damage: Haze 3, Nuzzle 4"
    s = table(3, at=["ancient_rune", "dusty_desert", "dusty_desert"], shadow=[0], energy={0: 5})
    assert note(s, "ability") == "4 damage to each of 2 enemies"


def test_what_would_kill_is_told_by_the_hp_it_takes() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["infernal_assault"]},
        tokens={"red_gem": 1},
        hp={1: 5},
    )
    assert option(s, "cast_at(infernal_assault,haze)").gain == [Amount("hp", -5, 1)]
    assert note(s, "cast_at(infernal_assault,haze)") == "takes 6 damage: falls!"
    s.counters[1] = [GAME.tables.items.index("pointed_shield.0")]  # it may answer
    assert note(s, "cast_at(infernal_assault,haze)") == "takes 6 damage: can fall"


def test_costs_are_told_as_they_will_be_paid() -> None:
    s = table(
        at=["underground_volcano", "ancient_rune"],
        books={0: ["heat_wave.0"]},
        market={"underground_volcano": "magma_hand"},
        tokens={"red_orb": 1, "shadow": 1, "purple_gem": 1},
        free={"travel": 1},
    )
    assert option(s, "travel(ancient_rune)").cost == [Amount("free/travel", 1)]
    assert option(s, "cast_at(heat_wave.0,haze)").cost == [Amount("ap", 1), Amount("purple_gem", 1)]
    price = [Amount("spell_1", 1), Amount("purple_gem", 1), Amount("red_orb", 1), Amount("shadow", 1)]
    assert option(s, "collect").cost == [Amount("ap", 1), *price]
    s = table(
        at=["dusty_desert", "ancient_rune"],
        tokens={"red_orb": 1, "red_gem": 1, "purple_gem": 1},
        free={"collect": 1},
    )
    symbols = [Amount("any_gem", 1), Amount("any_orb", 1)]
    assert option(s, "collect").cost == [Amount("free/collect", 1), *symbols]


@rule("Q-29")
@pytest.mark.parametrize(("at", "lost"), [("thorn_forest", 2), ("dusty_desert", 3)])
def test_bees_tell_what_the_tile_of_the_source_leaves_of_them(at: str, lost: int) -> None:
    s = table(
        3,
        characters=("kit", "haze", "nuzzle"),
        at=[at, "ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 1},
        counters={1: ["bees_everywhere.0"]},
    )
    play(s, "cast_at(heat_wave.0,haze)", "pass")
    shown = option(s, "answer(bees_everywhere.0)")
    assert note(s, "answer(bees_everywhere.0)") == f"Kit takes {lost} damage"
    assert shown.gain == [Amount("hp", -lost, 0)]
    play(s, "answer(bees_everywhere.0)")
    assert s.hp[0] == 18 - lost


def about(s: ShadowState, seat: int) -> list[str]:
    decision = s.view(seat).decision
    assert decision is not None
    return decision.about


def test_a_decision_names_the_card_it_is_about() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 2},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_at(heat_wave.0,haze)")
    assert about(s, 0) == ["heat_wave.0"]
    play(s, "pay(red_gem)")
    assert about(s, 1) == ["heat_wave.0"]
    assert about(s, 0) == []


def test_a_retort_tells_what_it_returns() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 1},
        counters={1: ["bees_everywhere.0"]},
    )
    play(s, "cast_at(heat_wave.0,haze)", "pass")
    assert note(s, "answer(bees_everywhere.0)") == "Kit takes 3 damage"
    assert option(s, "pass").note is None


def test_collect_tells_its_price_and_end_its_crystals() -> None:
    s = table(
        at=["underground_volcano"],
        books={0: ["heat_wave.0", "resource_red_gem.0"]},
        market={"underground_volcano": "magma_hand"},
        tokens={"red_orb": 1, "shadow": 1, "red_gem": 1},
        dice=["curse", "curse"],
        hp={0: 9},
    )
    assert note(s, "collect") == "pay: level 1 Spell, red Orb, Shadow Fragment, Gem of any colour"
    assert option(s, "collect").targets == ["magma_hand"]
    assert note(s, "end") == "2 Cursed Crystals hurt you: 7 HP left"
    assert note(s, "use(resource_red_gem.0)") == "adds 2 red Gems, then the card is gone"
    assert option(s, "protect").targets == ["red_die.0"]


def test_payments_are_named_by_what_is_spent() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["lightning_bug.0"]},
        tokens={"red_gem": 2, "blue_gem": 1, "purple_gem": 1},
    )
    play(s, "cast_at(lightning_bug.0,haze)")
    assert say(option(s, "pay(red_gem+red_gem+blue_gem)").text) == "Spend 2 red Gems and 1 blue Gem"
    assert say(option(s, "pay(red_gem+blue_gem+purple_gem)").text, "it") == (
        "Spendi 1 Gemma rossa, 1 Gemma blu e 1 Gemma viola"
    )


def test_the_reason_of_a_question_is_what_led_to_it_not_whose_turn_it_is() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 1},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_at(heat_wave.0,haze)")
    decision = s.view(1).decision
    assert decision is not None
    assert [say(message) for message in decision.why] == ["Kit: Heat Wave"]
    assert decision.rule == "CS-14.4"
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["heat_wave.0"]}, tokens={"red_gem": 2})
    play(s, "cast_at(heat_wave.0,haze)")
    decision = s.view(0).decision
    assert decision is not None
    assert (decision.why, decision.rule) == ([], "CS-10.4")


def test_ranges_are_worked_out_for_the_table() -> None:
    s = table(at=["ancient_rune", "dusty_desert"])
    facts = s.view(1).facts
    assert facts.reach[0]["here"] == ["ancient_rune"]
    assert facts.reach[1]["adjacent"] == ["ancient_rune", "amber_mountain"]
    assert facts.turn == 0


@rule("CS-4.2", "Q-56")
def test_the_heading_tells_the_true_price_of_an_action() -> None:
    s = table(at=["ancient_rune", "dusty_desert"], dice=["red_gem", "curse"], free={"reroll": 2})
    assert option(s, "reroll(red_die.0)").group == "dice-free"
    assert option(s, "protect").group == "dice"
    assert say(Message("cs-group-dice-free")) == "Dice, free"
    s = table(at=["ancient_rune", "dusty_desert"], free={"travel": 1})
    assert option(s, "travel(dusty_desert)").group == "travel-free"
