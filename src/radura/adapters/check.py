"""Checks a game for learning and search: ``python -m radura.adapters.check GAME``.

A game of Radura (installed, or named by ``RADURA_EXTRA_GAMES``) is tried with every adapter, by the libraries' tests.
Then its information states and re-deals are checked (``radura.adapters.worlds``), which can be done for every game of
OpenSpiel. The laws of the rules are ``radura check``.
"""

import argparse
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from io import StringIO

from radura.adapters.extras import missing
from radura.core.chance import Seeded
from radura.core.game import AnyGame, games
from radura.core.game import game as find_game
from radura.core.kernel import OVER, State
from radura.core.text import BadInput, Message, say
from radura.i18n import default_language

DEALS = 200


def seat_counts(game: AnyGame) -> range:
    """Return how many seats there can be."""
    return range(game.min_seats, game.max_seats + 1)


def positions(game: AnyGame) -> Iterator[State]:
    """Yield positions of random matches, without end."""
    rng = Seeded(1)
    while True:
        for seats in seat_counts(game):
            state = game.new(seats, seed=rng.below(1 << 30))
            while state.actor != OVER:
                yield state
                state.apply(state.choices[rng.below(len(state.choices))])


def check_observations(game: AnyGame) -> None:
    """What a seat cannot know must not show in what it observes."""
    from radura.adapters.observations import Observer

    encoder = Observer(game).encoder
    assert len(set(encoder.names)) == encoder.size, "two features have one name"
    for number, state in zip(range(DEALS), positions(game), strict=False):
        for seat in range(state.seats):
            seen, other = encoder.observe(state, seat), encoder.observe(state.resample(seat, number), seat)
            hidden = [name for name, a, b in zip(encoder.names, seen, other, strict=True) if a != b]
            assert not hidden, f"seat {seat} observes what it cannot know: {', '.join(hidden)}"


def check_pettingzoo(game: AnyGame) -> None:
    """PettingZoo's ``api_test`` and ``seed_test``."""
    from pettingzoo.test import api_test, seed_test

    from radura.adapters.pettingzoo import env

    for seats in seat_counts(game):
        api_test(env(game.id, seats), num_cycles=100)
        seed_test(lambda seats=seats: env(game.id, seats), num_cycles=100)


def check_gymnasium(game: AnyGame) -> None:
    """Gymnasium's ``check_env``."""
    from gymnasium.utils.env_checker import check_env

    from radura.adapters.gymnasium import SeatEnv

    for seats in seat_counts(game):
        check_env(SeatEnv(game.id, seats, opponent="random"), skip_render_check=True)


def check_openspiel(game: AnyGame) -> None:
    """OpenSpiel's ``random_sim_test``."""
    import pyspiel

    from radura.adapters.openspiel import PREFIX, register_games

    register_games([game.id])
    for seats in seat_counts(game):
        made = pyspiel.load_game(PREFIX + game.id, {"players": seats})
        pyspiel.random_sim_test(made, num_sims=1, serialize=False, verbose=False)


CHECKS: dict[str, Callable[[AnyGame], None]] = {
    "observations": check_observations,
    "PettingZoo": check_pettingzoo,
    "Gymnasium": check_gymnasium,
    "OpenSpiel": check_openspiel,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Check a game and print the result of each check; 0: all passed, 1: one failed, 2: bad input."""
    lang = default_language()
    parser = argparse.ArgumentParser(
        prog="python -m radura.adapters.check",
        description=say(Message("cli-try"), lang),
        epilog=say(Message("cli-try-parts"), lang),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help=say(Message("cli-try-arg-game"), lang))
    parser.add_argument("--positions", metavar="N", type=int, default=500, help=say(Message("cli-try-positions"), lang))
    parser.add_argument("--seed", metavar="N", type=int, default=1, help=say(Message("cli-try-seed"), lang))
    args = parser.parse_args(argv)
    try:
        if args.game not in games():
            return _examined(args.game, args.positions, args.seed, lang)
        game = find_game(args.game)
        tried = [_tried(game, name, check, lang) for name, check in CHECKS.items()]
        return max(*tried, *(_examined(name, args.positions, args.seed, lang) for name in names_of(game)))
    except BadInput as error:
        sys.stderr.write(say(error.message, lang) + "\n")
    except ImportError as error:
        sys.stderr.write(f"{error}\n")
    return 2


def names_of(game: AnyGame) -> list[str]:
    """Return a game's name in OpenSpiel, with each number of seats."""
    from radura.adapters.openspiel import PREFIX, register_games

    register_games([game.id])
    return [f"{PREFIX}{game.id}(players={seats})" for seats in seat_counts(game)]


def _examined(name: str, positions: int, seed: int, lang: str) -> int:
    """Check the information states and re-deals of a game of OpenSpiel and print the result of each part."""
    try:
        import pyspiel

        import radura.adapters.openspiel  # noqa: F401  # registers our games
        from radura.adapters.worlds import PARTS, examine
    except ModuleNotFoundError as error:
        raise missing(error) from None
    if name.partition("(")[0] not in pyspiel.registered_names():
        raise BadInput("core-err-game", given=name, allowed=", ".join([*games(), "OpenSpiel"]))
    game = pyspiel.load_game(name)

    def show(done: int) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{name}: {done}/{positions}" + ("\r\033[K" if done == positions else ""))
            sys.stderr.flush()

    found = examine(game, positions, seed, show)
    for part in PARTS:
        told: dict[str, str | int] = {"check": f"{name}, {say(Message(part), lang)}", "n": found.compared[part]}
        if part in found.faults:
            why = say(found.faults[part], lang)
            sys.stderr.write(say(Message("cli-try-failed", {**told, "why": why}), lang) + "\n")
        else:
            sys.stdout.write(say(Message("cli-try-compared", told), lang) + "\n")
    return 1 if found.faults else 0


def _tried(game: AnyGame, name: str, check: Callable[[AnyGame], None], lang: str) -> int:
    try:
        with warnings.catch_warnings(), redirect_stdout(StringIO()):
            warnings.simplefilter("ignore")
            check(game)
    except ModuleNotFoundError as error:
        raise missing(error) from None
    except (BadInput, ImportError):
        raise
    except Exception as error:  # whatever a library finds wrong
        sys.stderr.write(say(Message("cli-try-failed", {"check": name, "why": str(error)}), lang) + "\n")
        return 1
    sys.stdout.write(say(Message("cli-try-passed", {"check": name}), lang) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
