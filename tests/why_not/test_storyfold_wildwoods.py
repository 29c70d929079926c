"""Why not, in Storyfold: Wildwoods: what keeps a Location, a card or an ability from being used."""

from tests.support.play import play
from tests.support.rules import rule
from tests.support.storyfold_wildwoods import scene

from radura.core.check import walk
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.pieces import ACTION_CARDS
from radura.games.storyfold_wildwoods.reasons import no_card, no_location
from radura.games.storyfold_wildwoods.state import Wild
from radura.games.storyfold_wildwoods.steps.luma import Act
from radura.games.storyfold_wildwoods.words import SECOND_OF


def test_a_reason_is_found_exactly_where_the_rules_offer_nothing() -> None:
    for number, moment in enumerate(walk(GAME, 5, options={"guided": "no"})):
        s = moment.before
        assert isinstance(s, Wild)
        if number % 3 or s.stack is None or not isinstance(s.stack.step, Act):
            continue
        t = s.tables
        offered = {t.space.show(action) for action in s.choices}
        for second, card in SECOND_OF.items():
            assert (no_card(s, ACTION_CARDS.index(card)) is None) == (second in offered)
        for location in t.scenes[s.scene].locations:
            assert (no_location(s, location) is None) == (f"overcome({t.names[location]})" in offered)


@rule("SW-10.5", "SW-10.6", "SW-10.8", "SW-6.2")
def test_locations_and_action_cards() -> None:
    told: set[str] = set()
    for light in (0, 3):
        s = scene("c1s1", light=light, river="hare fawn I H E G")
        told |= {GAME.reason(s, GAME.tables.names[place]).rule for place in GAME.tables.scenes[s.scene].locations}
        assert GAME.why_not(s, "explore") == "Explore stands on a River space without a number. (SW-6.2)"
    assert {"SW-10.5", "SW-10.6"} & told


@rule("SW-5.3", "SW-14.6", "SW-14.14")
def test_dice_luma_and_brom() -> None:
    s = scene("c1s1")
    assert GAME.why_not(s, "die_8.0") == "First choose an Action; then you roll dice for it. (SW-5.3)"
    assert GAME.why_not(s, "brom") == "It costs 1 Crystal; you have 0. (SW-14.14)"
    assert GAME.why_not(s, "brom", "nl") == "Dit kost 1 kristal; je hebt er 0. (SW-14.14)"


@rule("SW-9.5", "SW-9.6")
def test_crystals_add_nothing_without_a_success() -> None:
    s = scene("c1s1", crystals={"illuminate": 1}, river="I hare H E G")
    play(s, "advance_light", "roll(1,0,0)", "face(1)")
    assert GAME.why_not(s, "spend") == "Without a success on the dice, Crystals add none. (SW-9.5)"
    s = scene("c1s1", crystals={"help": 1}, river="I hare H E G")
    play(s, "advance_light", "roll(1,0,0)", "face(8)")
    assert GAME.why_not(s, "illuminate") == "No Crystal lies on Illuminate. (SW-9.6)"
    assert GAME.why_not(s, "help") == "Only Crystals on the Action card in use add successes. (SW-9.6)"


def test_closed_locations_are_shown_dashed() -> None:
    s = scene("c1s1", light=3)
    decision = s.view(0, finals=True).decision
    assert decision is not None
    names = {GAME.tables.names[place] for place in GAME.tables.scenes[s.scene].locations}
    assert decision.closed and all(closed.targets[0] in names for closed in decision.closed)
