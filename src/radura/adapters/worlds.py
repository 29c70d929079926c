"""Checks what a search in OpenSpiel relies on, for any of its games: information states and re-deals.

Three parts, on positions of random matches:

1. Two states with the same string for a seat have the same legal actions and observations for it.
2. Where something is hidden from a seat, its re-deals are not all the true state.
3. The first part again, for states that were dealt again one decision earlier and continued with the same actions.

The end of a match is left out: many games show all cards then.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Any

import numpy as np
import pyspiel

from radura.core.text import BadInput, Message

DEALS = 8
"""Re-deals of each position for each seat."""
EARLIER = 2
"""Re-deals made one decision earlier."""
CERTAIN = 300
"""Re-deals that must all be the true state before that counts as a fault: chance alone could deal it a few times."""
LAST, OTHERS = 10, 10
"""Positions of a match that are looked at: its end, where rare rules apply, and a few more."""

STRINGS, HIDDEN, CARRIED = "cli-try-strings", "cli-try-hidden", "cli-try-carried"
PARTS = (STRINGS, HIDDEN, CARRIED)
"""What is checked, by the ids of their names."""


@dataclass(slots=True)
class Findings:
    """How much was compared in each part, and the first fault of each."""

    compared: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PARTS, 0))
    faults: dict[str, Message] = field(default_factory=dict)


@dataclass(slots=True)
class Place:
    """A position of a random match, and how it came about from the decision before."""

    state: Any
    earlier: Any
    actions: list[int]
    """What led from the earlier state here: a decision, and the chance events after it."""
    match: int
    number: int


def places(game: Any, seed: int) -> Iterator[Place]:
    """Yield positions of random matches without end: of each some from its course, and the last ones."""
    for match in count(seed):
        found = list(played(game, match))
        early = max(len(found) - LAST, 0)
        luck = random.Random(match)
        chosen = sorted(luck.sample(range(early), min(OTHERS, early)))
        yield from (found[i] for i in chosen)
        yield from found[early:]


def played(game: Any, match: int) -> Iterator[Place]:
    """Yield the positions of a random match in which a seat must choose."""
    rng = np.random.RandomState(match)
    state = game.new_initial_state()
    earlier, actions = state.clone(), list[int]()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            actions.append(int(rng.choice(outcomes, p=chances)))
        else:
            yield Place(state.clone(), earlier, actions, match, state.move_number())
            earlier, actions = state.clone(), [int(rng.choice(state.legal_actions()))]
        state.apply_action(actions[-1])


class Watcher:
    """Reads what the seats of a game know, as far as the game says it."""

    def __init__(self, game: Any) -> None:
        about = game.get_type()
        self.seats = range(game.num_players())
        self.recalls: bool = about.provides_information_state_string
        self.readers: dict[str, Callable[[Any, int], Any]] = {
            "legal_actions": lambda state, seat: (state.current_player(), state.legal_actions(seat))
        }
        if about.provides_observation_string:
            self.readers["observation_string"] = lambda state, seat: state.observation_string(seat)
        if about.provides_observation_tensor:
            self.readers["observation_tensor"] = lambda state, seat: state.observation_tensor(seat)
        if about.provides_information_state_tensor:
            self.readers["information_state_tensor"] = lambda state, seat: state.information_state_tensor(seat)
        try:
            game.new_initial_state().to_observation_struct(0)
        except pyspiel.SpielError:
            return
        self.readers["to_observation_struct"] = lambda state, seat: state.to_observation_struct(seat).to_json()

    @property
    def string(self) -> str:
        """The name of the string that stands for what a seat knows."""
        return "information_state_string" if self.recalls else "observation_string"

    def known(self, state: Any, seat: int) -> str:
        """Return that string: what a search takes for its key."""
        found: str = state.information_state_string(seat) if self.recalls else state.observation_string(seat)
        return found

    def whole(self, state: Any) -> tuple[str, ...]:
        """Return all there is to know of a state: what it prints, and what every seat observes."""
        observed: Callable[[Any, int], Any] = self.readers.get("observation_string", self.known)
        return str(state), *(observed(state, seat) for seat in self.seats)

    def seen(self, state: Any, seat: int) -> dict[str, Any]:
        """Return all that a seat sees, by the name of the method that returns it."""
        return {name: read(state, seat) for name, read in self.readers.items()}


def examine(game: Any, positions: int, seed: int = 1, progress: Callable[[int], None] = lambda _: None) -> Findings:
    """Check so many positions of random matches; raise BadInput if a game cannot deal its hidden cards again."""
    watcher, found = Watcher(game), Findings()
    for number, place in enumerate(islice(places(game, seed), positions)):
        luck = np.random.RandomState(number).random_sample
        for seat in watcher.seats:
            deals = deals_of(place.state, seat, luck, DEALS)
            _compare(watcher, place, [place.state, *deals], seat, STRINGS, found)
            carried = [_carried(deal, place.actions) for deal in deals_of(place.earlier, seat, luck, EARLIER)]
            worlds = [world for world in carried if world is not None]
            _compare(watcher, place, [place.state, *worlds], None, CARRIED, found)
            _look_for_truth(watcher, place, seat, deals, worlds, luck, found)
        progress(number + 1)
    return found


def deals_of(state: Any, seat: int, luck: Callable[[], float], count: int) -> list[Any]:
    """Return re-deals of a state for a seat; none where chance begins the match."""
    if state.is_chance_node():
        return []
    try:
        return [state.resample_from_infostate(seat, luck) for _ in range(count)]
    except pyspiel.SpielError as error:
        raise BadInput("cli-try-no-deals", why=str(error)) from None


def _carried(state: Any, actions: Sequence[int]) -> Any:
    """Return a state after these actions, or None if they cannot happen in it."""
    for action in actions:
        if action not in state.legal_actions():
            return None
        state.apply_action(action)
    return state


def _compare(watcher: Watcher, place: Place, worlds: list[Any], seat: int | None, part: str, found: Findings) -> None:
    """Compare all states of which a seat knows the same; those dealt again for a seat must be such for it."""
    for one in watcher.seats:
        met: dict[str, dict[str, Any]] = {}
        for world in worlds:
            known, seen = watcher.known(world, one), watcher.seen(world, one)
            if known not in met:
                if met and one == seat:
                    _fault(found, part, "cli-try-own", place, one, what=watcher.string)
                met[known] = seen
                continue
            found.compared[part] += 1
            if others := [name for name in seen if seen[name] != met[known][name]]:
                _fault(found, part, "cli-try-differs", place, one, what=watcher.string, others=", ".join(others))


def _look_for_truth(
    watcher: Watcher,
    place: Place,
    seat: int,
    deals: list[Any],
    worlds: list[Any],
    luck: Callable[[], float],
    found: Findings,
) -> None:
    """Where another state looks the same to a seat, its re-deals must not all be the true one."""
    known, truth = watcher.known(place.state, seat), watcher.whole(place.state)
    if not deals or all(watcher.known(world, seat) != known or watcher.whole(world) == truth for world in worlds):
        return
    found.compared[HIDDEN] += 1
    if all(watcher.whole(deal) == truth for deal in deals) and all(
        watcher.whole(deals_of(place.state, seat, luck, 1)[0]) == truth for _ in range(CERTAIN)
    ):
        _fault(found, HIDDEN, "cli-try-truth", place, seat, n=DEALS + CERTAIN)


def _fault(found: Findings, part: str, id: str, place: Place, seat: int, **args: str | int) -> None:
    """Keep the first fault of a part, and where to find it."""
    found.faults.setdefault(part, Message(id, {**args, "seat": seat, "match": place.match, "action": place.number}))
