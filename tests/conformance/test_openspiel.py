"""OpenSpiel's own tests and algorithms on every game."""

import os
import subprocess
import sys
from copy import copy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr
from tests.conformance.playthroughs import FOLDER, playthrough

import radura
from radura.adapters.openspiel import PREFIX, register_games
from radura.core import game as registry

GAMES = [id for id in radura.games() if radura.game(id).package.startswith("radura.games.")]


def loaded(id: str) -> Any:
    return pyspiel.load_game(PREFIX + id)


def after(id: str, decisions: int) -> Any:
    """Return a state some decisions into a random match, where a seat must choose."""
    rng = np.random.RandomState(1)
    state = loaded(id).new_initial_state()
    taken = 0
    while taken < decisions or state.is_chance_node():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            taken += 1
    return state


def test_every_game_is_registered() -> None:
    assert {PREFIX + id for id in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("id", GAMES)
def test_random_sim(id: str) -> None:
    whole = id != "storyfold_wildwoods"  # the last Chapter alone takes seconds
    game = loaded(id) if whole else pyspiel.load_game(f"{PREFIX}{id}(begin=chapter3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=id == "living_forest_duel", verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_an_information_state_is_the_same_whenever_somebody_asks(id: str) -> None:
    """What is seen is noted from the first question on, and worked out then for all that was before."""
    late, early = after(id, 12), loaded(id).new_initial_state()
    for action in late.history():
        early.information_state_string(0)
        early.apply_action(action)
    copied = late.clone()
    for seat in range(late.num_players()):
        wanted = early.information_state_string(seat)
        assert late.information_state_string(seat) == copied.information_state_string(seat) == wanted


@pytest.mark.parametrize("id", GAMES)
def test_tensors_are_those_of_the_observer(id: str) -> None:
    state = after(id, 20)
    for seat in range(state.num_players()):
        tensor = state.get_game().observer.tensor(state.position.state, seat)
        assert state.observation_tensor(seat) == tensor.tolist()


@pytest.mark.parametrize("id", GAMES)
def test_mcts_and_is_mcts_find_a_legal_action(id: str) -> None:
    state = after(id, 30)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    game = state.get_game()
    for bot in (
        mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=rng),
    ):
        assert bot.step(state) in state.legal_actions()


class Cut(external_sampling_mccfr.ExternalSamplingSolver):  # type: ignore[misc]  # OpenSpiel has no types
    """The solver as it is, stopped after some decisions: it walks whole trees, and ours are far too large for that."""

    left = 300

    def _update_regrets(self, state: Any, player: int) -> float:
        self.left -= 1
        return 0.0 if self.left < 0 else float(super()._update_regrets(state, player))


@pytest.mark.parametrize("id", GAMES)
def test_external_sampling_mccfr_learns_regrets(id: str) -> None:
    game = loaded(id)
    solver = Cut(game, external_sampling_mccfr.AverageType.SIMPLE)
    solver._update_regrets(after(id, 10), 0)
    assert len(solver._infostates) > 5


@pytest.mark.parametrize("id", [id for id in GAMES if radura.game(id).max_seats > 1])
def test_outcome_sampling_mccfr_learns_regrets(id: str) -> None:
    """From a position 40 actions before the end: over a whole match the probability of its line can underflow to 0."""
    game, rng = loaded(id), np.random.RandomState(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    start = game.new_initial_state()
    for action in state.history()[:-40]:
        start.apply_action(action)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)  # OpenSpiel's solver draws from here
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    try:
        for seat in (0, 1):
            solver._episode(start.clone(), seat, 1.0, 1.0, 1.0)
    finally:
        sys.setrecursionlimit(limit)
    regrets = np.concatenate([regret for regret, _ in solver._infostates.values()])
    assert len(solver._infostates) > 10
    assert np.isfinite(regrets).all()
    assert regrets.any()


def test_tic_tac_toe_has_a_known_value() -> None:
    values: dict[str, float] = {}

    def value(state: Any) -> float:
        """Return what perfect play is worth to the first seat."""
        if state.is_terminal():
            return float(state.returns()[0])
        table = state.observation_string(0)
        if table not in values:
            best = max if state.current_player() == 0 else min
            values[table] = best(value(state.child(action)) for action in state.legal_actions())
        return values[table]

    assert value(loaded("tictactoe").new_initial_state()) == 0
    assert len(values) == 4_520  # positions in which the match is not over


@pytest.mark.parametrize("id", GAMES)
def test_what_is_dealt_anew_is_the_same_information_state(id: str) -> None:
    luck = np.random.RandomState(2)
    for decisions in (0, 12, 25, 40):
        state = after(id, decisions)
        seat = state.current_player()
        dealt = state.resample_from_infostate(seat, luck.random_sample)
        assert dealt.current_player() == seat
        assert dealt.legal_actions() == state.legal_actions()
        assert dealt.information_state_string(seat) == state.information_state_string(seat)
        assert dealt.information_state_tensor(seat) == state.information_state_tensor(seat)
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), dealt))[1]
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.observation_tensor(seat) == dealt.observation_tensor(seat)


@pytest.mark.parametrize("id", GAMES)
def test_an_information_state_remembers_everything(id: str) -> None:
    """So in one match a seat never meets the same one twice; an observation may come again."""
    rng = np.random.RandomState(3)
    state = loaded(id).new_initial_state()
    met: set[str] = set()
    decisions = 0
    while decisions < 150 and not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
            met.add(state.information_state_string(state.current_player()))
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(met) == decisions > 20


def test_parameters_are_seats_and_options() -> None:
    game = pyspiel.load_game(f"{PREFIX}casting_shadows(players=3,characters=random)")
    assert game.num_players() == 3
    assert game.new_initial_state().position.state.options["characters"] == "random"
    game = pyspiel.load_game(f"{PREFIX}res_arcana_duo(target=_7)")
    assert game.new_initial_state().position.state.options["target"] == "7"


def test_python_ends_well_with_our_games() -> None:
    """What pyspiel holds of ours outlives Python: it must not be freed then."""
    code = f"import pyspiel, radura.adapters.openspiel; game = pyspiel.load_game('{PREFIX}living_forest_duel')"
    environment = {**os.environ, "RADURA_EXTRA_GAMES": ""}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0


@pytest.mark.parametrize("id", GAMES)
def test_playthroughs_are_as_they_were(id: str) -> None:
    """As OpenSpiel keeps them; `tools/golden` writes them again."""
    assert playthrough(id) == (FOLDER / f"{id}.txt").read_text(encoding="utf-8"), "run `tools/golden` and read the diff"


def test_a_game_of_ones_own_is_registered_by_name() -> None:
    other = copy(radura.game("living_forest_duel"))
    other.id = "winter_duel"
    registry.register(other)
    register_games(["winter_duel"])
    assert loaded("winter_duel").num_players() == 2
    assert "actor: " in after("winter_duel", 3).information_state_string(0)
