"""Information states in OpenSpiel: equal strings mean equal knowledge, in true and in re-dealt states."""

import json
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.conftest import Progress, Size

import radura
from radura.adapters.openspiel import PREFIX
from radura.adapters.worlds import DEALS, Watcher, deals_of, played

GAMES = [id for id in radura.games() if radura.game(id).encoder is not None]
RIVALS = [id for id in GAMES if radura.game(id).max_seats > 1]


def loaded(id: str) -> Any:
    return pyspiel.load_game(PREFIX + id)


def decisions(id: str) -> Iterator[Any]:
    """Yield every state of random matches in which a seat must choose, without end."""
    for match in count(1):
        for place in played(loaded(id), match, np.random.RandomState(match)):
            if not place.state.is_terminal():
                yield place.state


@pytest.mark.parametrize("id", GAMES)
def test_equal_strings_mean_equal_options_and_observations(id: str, size: Size, progress: Progress) -> None:
    """Legal lists of all pairs are compared; tensors, strings and structs, which take longest, of at least 5,000."""
    watcher, positions, pairs = Watcher(loaded(id)), size(1_000, 10_000), 0
    for number, state in enumerate(islice(decisions(id), positions)):
        luck = np.random.RandomState(number).random_sample
        for seat in watcher.seats:
            worlds = [state, *deals_of(state, seat, luck, DEALS)]
            for one in watcher.seats:
                fully = 6 // len(watcher.seats) if one == seat else 2
                seen: dict[str, tuple[list[int], dict[str, Any]]] = {}
                for at, world in enumerate(worlds):
                    known = watcher.known(world, one)
                    legal, other = world.legal_actions(one), watcher.seen(world, one) if at <= fully else {}
                    if known not in seen:
                        assert at == 0 or one != seat, "a re-deal changed what its seat knows"
                        seen[known] = legal, other
                        continue
                    assert legal == seen[known][0]
                    if at <= fully:
                        assert other == seen[known][1]
                        pairs += 1
        progress(f"{id}: {number + 1} of {positions} positions, {pairs} pairs compared")
    assert pairs >= 5 * positions


class Judge(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """The game's own judgement of a position: much faster than a random match to the end."""

    def evaluate(self, state: Any) -> Any:
        inner = state.position.state
        return np.array([2 * chance - 1 for chance in inner.game.plain_chances(inner)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("id", RIVALS)
def test_is_mcts_plays_whole_matches(id: str, size: Size, progress: Progress) -> None:
    """With 40 simulations a decision, at all seats."""
    matches = size(1, 20)
    for number in range(matches):
        rng = np.random.RandomState(number)
        game = loaded(id)
        bot = ismcts.ISMCTSBot(game, Judge(), 1.4, 40, random_state=rng)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            else:
                state.apply_action(int(bot.step(state)))
        assert state.returns() == list(state.position.state.outcome.returns)
        progress(f"{id}: {number + 1} of {matches} matches")


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
