"""Every “no” has a reason: what the tables of all four games say of pieces and actions that cannot be used now."""

import pytest
from tests.support.options import choices

import radura
from radura import BadInput, View, say
from radura.core.check import walk
from radura.core.reasons import is_target, place_of
from radura.core.view import HIDDEN
from radura.rulebook import statements

GAMES = ("living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods")
LANGUAGES = ("en", "it", "nl")


def pieces(view: View) -> list[str]:
    """Return everything in sight that has a name and stands for no option."""
    things = {*view.places, *(item for row in view.places.values() for item in row if item != HIDDEN)}
    return sorted(thing for thing in things if not is_target(view, thing))


@pytest.mark.parametrize("id", GAMES)
def test_every_piece_that_is_no_target_has_a_reason_with_a_rule(id: str) -> None:
    game = radura.game(id)
    rules = {statement.id for statement in statements(game)}
    said: set[str] = set()
    for state in choices(game, 6, 7):
        view = state.view(state.actor)
        for thing in pieces(view):
            place = place_of(view, thing)
            assert place is not None
            reason = game.no_piece(state, state.actor, thing, place)
            assert reason.rule in rules, (thing, reason)
            if reason.text.id not in said:
                said.add(reason.text.id)
                for lang in LANGUAGES:
                    text = game.why_not(state, thing, lang)
                    assert text.endswith(f"({reason.rule})") and len(text) > len(reason.rule) + 8, (thing, text)
    assert len(said) > 12, "a game explains itself in many ways"


@pytest.mark.parametrize("id", GAMES)
def test_every_action_that_is_not_offered_has_a_reason_with_a_rule(id: str) -> None:
    game = radura.game(id)
    rules = {statement.id for statement in statements(game)}
    for number, state in enumerate(choices(game, 4, 11)):
        step = max(1, game.actions.size // 97)
        for action in range(number % step, game.actions.size, step):
            reason = game.reason(state, action)
            if action in state.choices:
                assert reason.text.id == "core-no-open"
            else:
                assert reason.rule in rules, (game.actions.show(action), reason)
                assert all(say(reason.text, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("id", GAMES)
def test_a_reason_depends_on_nothing_that_the_seat_cannot_see(id: str) -> None:
    game = radura.game(id)
    for number, state in enumerate(choices(game, 4, 23)):
        for seat in range(state.seats):
            deals = [state.resample(seat, seed) for seed in range(2)]
            view = state.view(seat)
            for thing in pieces(view) if seat == state.actor else ():
                place = place_of(view, thing)
                assert place is not None
                told = {repr(game.no_piece(deal, seat, thing, place)) for deal in (state, *deals)}
                assert len(told) == 1, (thing, told)
            for action in range(number % 41, game.actions.size, 41):
                told = {repr(game.reason(deal, action, seat)) for deal in (state, *deals)}
                assert len(told) == 1, (game.actions.show(action), told)


@pytest.mark.parametrize("id", GAMES)
def test_what_is_shown_dashed_is_not_offered_and_has_words(id: str) -> None:
    game = radura.game(id)
    rules = {statement.id for statement in statements(game)}
    shown = 0
    for state in choices(game, 4, 5):
        decision = state.view(state.actor, finals=True).decision
        assert decision is not None
        offered = {say(option.text) for option in decision.options}
        for closed in decision.closed:
            shown += 1
            assert closed.rule in rules, closed
            assert say(closed.text) not in offered, closed
            assert all(say(closed.text, lang) and say(closed.reason, lang) for lang in LANGUAGES)
        assert state.view(state.actor).decision.closed == []
    assert shown > 20


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("given", ["nobody", "", HIDDEN, "bear/../..", "no_such_action(1)", 10**9, -1, True, None, 1.5])
def test_what_nobody_knows_is_refused_in_one_sentence(id: str, given: object) -> None:
    game = radura.game(id)
    state = game.new(seed=3)
    before = state.to_position()
    for lang in LANGUAGES:
        with pytest.raises(BadInput) as error:
            game.why_not(state, given, lang)  # type: ignore[arg-type]  # that is the point
        text = say(error.value.message, lang)
        assert text.endswith(".") and "\n" not in text
    assert state.to_position() == before


@pytest.mark.parametrize("id", GAMES)
def test_after_the_end_it_says_that_the_match_is_over(id: str) -> None:
    game = radura.game(id)
    last = [moment.after for moment in walk(game, 1)][-1]
    for thing in pieces(last.view(0))[:20]:
        assert game.reason(last, thing, 0).text.id == "core-no-over"
    assert game.why_not(last, 0, "it").startswith("La partita è finita.")


@pytest.mark.parametrize("id", [id for id in GAMES if radura.game(id).max_seats > 1])
def test_when_it_is_not_your_turn_it_says_whose_turn_it_is(id: str) -> None:
    game = radura.game(id)
    for state in (state for state in choices(game, 3, 31) if state.seats > 1):
        other = (state.actor + 1) % state.seats
        name = say(game.seat_name(state, state.actor)).lower()
        for thing in pieces(state.view(other))[:10]:
            text = game.why_not(state, thing, "en", other)
            assert name in text.lower(), text


@pytest.mark.parametrize("id", GAMES)
def test_what_can_be_chosen_says_so(id: str) -> None:
    game = radura.game(id)
    for state in choices(game, 1, 9):
        decision = state.view(state.actor).decision
        assert decision is not None
        for option in decision.options:
            assert game.reason(state, option.action).text.id == "core-no-open"
