"""Information states in OpenSpiel: equal strings mean equal knowledge, in true and in re-dealt states."""

import json
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from tests.support.information_states import GAMES, RIVALS, check_equal_strings, check_is_mcts, decisions, loaded

import radura
from radura.adapters.worlds import deals_of


@pytest.mark.parametrize("id", GAMES)
def test_equal_strings_mean_equal_options_and_observations_in_1000_positions(id: str) -> None:
    check_equal_strings(id, 1_000)


@pytest.mark.parametrize("id", RIVALS)
def test_is_mcts_plays_a_whole_match(id: str) -> None:
    check_is_mcts(id, matches=1, simulations=40)


@pytest.mark.parametrize("id", GAMES)
def test_the_string_of_an_information_state_names_all_that_its_seat_remembers(id: str) -> None:
    texts: dict[str, str] = {}
    for state in islice(decisions(id), 150):
        for seat in range(state.num_players()):
            text = f"{state.observation_string(seat)}\n{state.remembered(seat)}"
            assert texts.setdefault(state.information_state_string(seat), text) == text
    assert len(set(texts.values())) == len(texts)


def test_a_seat_whose_cards_are_dealt_anew_remembers_what_was_public_and_what_it_holds_now() -> None:
    state = next(state for state in islice(decisions("res_arcana_duo"), 60, None) if state.current_player() == 0)
    own, rival = state.remembered(0), state.remembered(1)
    deals = deals_of(state, 0, np.random.RandomState(1).random_sample, 8)
    assert {deal.remembered(0) for deal in deals} == {own}
    assert len({deal.remembered(1) for deal in deals}) > 1
    for deal in deals:
        assert deal.remembered(1).endswith(f"{deal.observation_string(1)}\n")
        assert "\n> " in rival
        assert "\n> " not in deal.remembered(1), "its own secret choices were of cards that it does not hold here"


def test_strings_are_for_people() -> None:
    state = next(islice(decisions("living_forest_duel"), 30, None))
    seat = state.current_player()
    lines = state.information_state_string(seat).splitlines()
    assert lines[0].startswith("before: ")
    assert lines[1].startswith("> ")
    assert "actor: me" in lines
    assert any(line.startswith("strength.me: ") for line in lines)
    names = [state.action_to_string(seat, action) for action in state.legal_actions()]
    assert lines[-1] == f"legal: {' '.join(names)}"


@pytest.mark.parametrize("id", GAMES)
def test_different_states_print_differently(id: str) -> None:
    printed: dict[str, Any] = {}
    for number, state in enumerate(islice(decisions(id), 0, 800, 8)):
        luck = np.random.RandomState(number).random_sample
        for world in (state, *deals_of(state, state.current_player(), luck, 2)):
            position = world.position.state.to_position()
            assert printed.setdefault(str(world), position) == position
    assert len(printed) > (100 if id != "living_forest_duel" else 99), "nothing is hidden in Living Forest Duel alone"


@pytest.mark.parametrize("id", GAMES)
def test_structs_carry_positions_views_and_actions(id: str) -> None:
    game = loaded(id)
    for state in islice(decisions(id), 0, 60, 7):
        seat, inner = state.current_player(), state.position.state
        assert json.loads(state.to_json()) == json.loads(json.dumps(inner.to_position()))
        assert json.loads(state.to_observation_struct(seat).to_json()) == json.loads(radura.to_json(inner.view(seat)))
        for source in (state.to_struct(), state.to_json(), json.loads(state.to_json())):
            again = game.new_initial_state(source)
            assert str(again) == str(state)
            assert again.legal_actions() == state.legal_actions()
            assert again.observation_string(seat) == state.observation_string(seat)
        for action in state.legal_actions():
            struct = state.action_to_struct(seat, action)
            assert json.loads(struct.to_json())["action"] == state.action_to_string(seat, action)
            assert state.struct_to_actions(struct) == [action]
            assert state.validate_action_struct(struct).ok()
        state.apply_action_struct(struct)
        assert state.history()[-1] == action


@pytest.mark.parametrize("id", GAMES)
def test_a_match_goes_on_from_a_struct(id: str) -> None:
    state = next(islice(decisions(id), 20, None))
    again = loaded(id).new_initial_state(state.to_struct())
    for seat in range(state.num_players()):
        assert again.remembered(seat) == f"{state.observation_string(seat)}\n"
    action = state.legal_actions()[0]
    state.apply_action(action)
    again.apply_action(action)
    assert str(again) == str(state)
    copied = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(again.get_game(), again))[1]
    for seat in range(state.num_players()):
        assert copied.information_state_string(seat) == again.information_state_string(seat)
