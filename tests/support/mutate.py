"""Positions with one thing wrong: what a door must refuse, or a game must be able to play on from."""

from collections.abc import Iterator
from typing import Any

from radura import BadInput, State
from radura.core.chance import Rng, Seeded
from radura.core.game import AnyGame
from radura.core.laws import eyes_of

ODD: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 7, 99, 10**6, 10**30, 0.5, float("nan"), "", "x", "?", "spider"),
    *([], [[]], [0], [None], {}, {"step": ["x", []]}, {"step": 1}),
)


def mutations(position: dict[str, Any], rng: Rng, n: int) -> Iterator[dict[str, Any]]:
    """Yield copies of a position, each with one to three changes anywhere in it."""
    for _ in range(n):
        data = _copy(position)
        for _ in range(1 + rng.below(3)):
            _change(data, rng)
        yield data


def survives(game: AnyGame, data: dict[str, Any], rng: Rng, actions: int = 30) -> bool:
    """Tell whether a position is accepted; then it is played on and looked at. Whatever else goes wrong, goes up."""
    try:
        state: State = game.position(data, seed=rng.below(1 << 30))
    except BadInput as refusal:
        told = str(refusal)
    else:
        _play_on(state, rng, actions)
        return True
    assert told.strip(), "a refusal says why"
    assert "\n" not in told, "in one sentence"
    return False


def _play_on(state: State, rng: Rng, actions: int) -> None:
    for _ in range(actions):
        for eyes in eyes_of(state):
            state.view(eyes)
        if state.outcome is not None:
            break
        legal = state.legal()
        assert legal, "somebody can act"
        state.apply(legal[rng.below(len(legal))])


def positions(game: AnyGame, matches: int, every: int = 7) -> Iterator[dict[str, Any]]:
    """Yield positions of random matches, over all seat counts."""
    counts = range(game.min_seats, game.max_seats + 1)
    for seed in range(matches):
        rng = Seeded(seed)
        state: State = game.new(counts[seed % len(counts)], seed=seed)
        count = 0
        while state.outcome is None and count < 400:
            if count % every == seed % every:
                yield state.to_position()
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            count += 1
        yield state.to_position()


def _copy(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container with each of its keys."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _spots(value[key])


def _change(data: dict[str, Any], rng: Rng) -> None:
    spots = list(_spots(data))
    holder, key = spots[rng.below(len(spots))]
    other, place = spots[rng.below(len(spots))]
    match rng.below(7):
        case 0:
            holder[key] = _copy(ODD[rng.below(len(ODD))])
        case 1:
            holder[key] = _copy(other[place])
        case 2:
            del holder[key]
        case 3 if isinstance(holder, list):
            holder.insert(key, _copy(other[place]))
        case 4 if isinstance(holder[key], list):
            holder[key] = holder[key] * 2
        case 5:
            holder[key], other[place] = _copy(other[place]), _copy(holder[key])
        case _ if type(holder[key]) is int:
            holder[key] += (-1, 1, -holder[key] - 1)[rng.below(3)]
        case _:
            data[("seats", "pending", "waiting", "outcome", "partial")[rng.below(5)]] = _copy(ODD[rng.below(len(ODD))])
