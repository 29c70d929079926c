"""Why not, in Casting Shadows: what the Pool lacks, who is out of range, which points are gone."""

from tests.support.casting_shadows import table
from tests.support.play import play
from tests.support.rules import rule

from radura.core.check import walk
from radura.games.casting_shadows import GAME
from radura.games.casting_shadows.reasons import no_ability, no_collect, no_spell
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.act import Act


def test_a_reason_is_found_exactly_where_the_rules_offer_nothing() -> None:
    for seed in range(6):
        for moment in walk(GAME, seed, 1 + seed % 4):
            s = moment.before
            assert isinstance(s, ShadowState)
            if s.stack is None or not isinstance(s.stack.step, Act):
                continue
            t, seat = s.tables, s.actor
            kinds = {t.actions.kinds[action] for action in s.choices}
            assert (no_collect(s, seat) is None) == ("collect" in kinds)
            assert (no_ability(s, seat) is None) == any(kind.startswith("ability") for kind in kinds)
            cast = {t.actions.space.values(action).get("item") for action in s.choices}
            offered = {t.card[t.items.index(item)] for item in cast if item is not None}
            for item in s.books[seat]:
                if item < t.n_spells and no_spell(s, seat, item) is None:
                    assert t.card[item] in offered, t.items[item]
            free = {t.card[item] for item in s.books[seat] if item < t.n_spells and no_spell(s, seat, item) is None}
            assert {card for card in offered if card < len(t.catalog.spells)} == free


@rule("CS-4.7", "CS-10.7", "CS-4.8")
def test_a_spell_lacks_resources_or_somebody_in_range() -> None:
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["heat_wave.0"]}, dice=["red_orb"])
    assert GAME.why_not(s, "heat_wave.0") == "Your Pool lacks 1 red Gem. (CS-4.7)"
    assert GAME.why_not(s, "heat_wave.0", "it") == "Nella tua Riserva manca: 1 Gemma rossa. (CS-4.7)"
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["fatal_fronds.0"]})
    assert GAME.why_not(s, "fatal_fronds.0") == "Nobody is in range: own tile. (CS-10.7)"
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["heat_wave.0"]}, dice=["red_gem", "red_gem"])
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem)")
    assert GAME.why_not(s, "heat_wave.0") == "It was cast in this turn already. (CS-4.8)"


@rule("CS-4.2", "CS-4.5", "CS-4.11", "CS-4.20")
def test_tiles_dice_and_cards() -> None:
    s = table(
        at=["ancient_rune", "dusty_desert"],
        dice=["curse", "curse"],
        market={"underground_volcano": "heat_wave.1"},
    )
    assert GAME.why_not(s, "ancient_rune") == "You stand here already. (CS-4.5)"
    assert GAME.why_not(s, "reroll(red_die.0)") == "A Cursed Crystal can never be rolled again. (CS-4.11)"
    assert GAME.why_not(s, "heat_wave.1").startswith("It lies beside Underground Volcano")
    tired = table(at=["ancient_rune", "dusty_desert"], dice=["curse"], ap=0)
    assert GAME.why_not(tired, "dusty_desert") == "No Action point is left for it. (CS-4.2)"
    assert GAME.why_not(tired, "protect") == "No Action point is left for it. (CS-4.2)"


@rule("CS-8.9", "CS-8.13")
def test_the_ability_waits_for_shadow_form_and_energy() -> None:
    assert GAME.why_not(table(), "kit").endswith("(CS-8.9)")
    s = table(shadow=[0], energy={0: 2}, companion={0: "tumble_mouse"})
    assert GAME.why_not(s, "kit") == "The Ability needs 5 Shadow Energy; you have 2. (CS-8.13)"


@rule("CS-14.4", "CS-13.1")
def test_counterspells_and_companions_are_not_used_by_hand() -> None:
    s = table(shadow=[0], companion={0: "tumble_mouse"}, counters={0: ["pointed_shield.0"]})
    assert GAME.why_not(s, "pointed_shield.0").endswith("(CS-14.4)")
    assert GAME.why_not(s, "tumble_mouse") == "A Companion works by itself, always. (CS-13.1)"


def test_spells_that_cannot_be_cast_are_shown_dashed() -> None:
    s = table(at=["ancient_rune", "dusty_desert"], books={0: ["heat_wave.0", "fatal_fronds.0"]}, dice=["red_orb"])
    decision = s.view(0, finals=True).decision
    assert decision is not None
    assert [closed.targets for closed in decision.closed] == [["heat_wave.0"], ["fatal_fronds.0"]]
