"""How fast the rules run: random playouts, clones and views of every game, on one core.

    python bench/engine.py --game living_forest_duel --seconds 2 --peer catanatron

Decisions include the legal lists and the chance that falls. The peer is measured in the
same run; it must be installed beside the project (``pip install catanatron``). Measured is the engine
that runs here: the compiled one after
``python tools/compile_engine.py``; RADURA_ENGINE=interpreted or compiled chooses.
"""

import argparse
import time

from measure import Subject, measure, table

import radura
from radura import engine
from radura.core.chance import Seeded
from radura.core.game import AnyGame
from radura.core.kernel import OVER, State
from radura.core.playout import playout


def playouts(game: AnyGame) -> Subject:
    """Play random matches, over all seat counts in turn."""

    def run(seconds: float, seed: int) -> dict[str, float]:
        rng = Seeded(seed)
        counts = range(game.min_seats, game.max_seats + 1)
        end = time.process_time() + seconds
        matches = decisions = 0
        while time.process_time() < end:
            state = game.new(seats=counts[matches % len(counts)], seed=rng.below(1 << 30))
            decisions += playout(state, rng)
            matches += 1
        return {"decisions": decisions, "matches": matches}

    return Subject(f"{game.id} playouts", run)


def middle(game: AnyGame, decisions: int = 60) -> State:
    """Return a position in the middle of a match."""
    rng = Seeded(7)
    state: State = game.new(seed=7)
    for _ in range(decisions):
        following = state.clone()
        legal = following.legal()
        following.apply(legal[rng.below(len(legal))])
        if following.actor == OVER:
            break
        state = following
    return state


def clones(game: AnyGame) -> Subject:
    """Copy a position in the middle of a match."""

    def run(seconds: float, seed: int) -> dict[str, float]:
        state = middle(game)
        end = time.process_time() + seconds
        count = 0
        while time.process_time() < end:
            for _ in range(200):
                state.clone()
            count += 200
        return {"clones": count}

    return Subject(f"{game.id} clones", run)


def views(game: AnyGame, *, finals: bool) -> Subject:
    """Look at a position in the middle of a match with the eyes of the seat that must act.

    With ``finals`` every option is played on a copy, to tell which cannot be taken back: what a server does.
    """

    def run(seconds: float, seed: int) -> dict[str, float]:
        state = middle(game)
        end = time.process_time() + seconds
        count = 0
        while time.process_time() < end:
            state.view(state.actor, finals=finals)
            count += 1
        return {"views": count}

    return Subject(f"{game.id} views{' with finality' if finals else ''}", run)


def catanatron() -> Subject:
    """Measure Catanatron, a pure-Python Catan, two random players."""
    from catanatron import Color, Game, RandomPlayer

    def run(seconds: float, seed: int) -> dict[str, float]:
        colors = list(Color)[:2]
        end = time.process_time() + seconds
        matches = decisions = 0
        while time.process_time() < end:
            game = Game([RandomPlayer(c) for c in colors], seed=seed * 10_000 + matches)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
            matches += 1
        return {"decisions": decisions, "matches": matches}

    return Subject("catanatron playouts", run)


PEERS = {"catanatron": catanatron}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=radura.games(), help="default: all games")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a run")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--peer", choices=sorted(PEERS), help="measure this engine in the same run")
    args = parser.parse_args()

    games = [radura.game(id) for id in args.game or radura.games()]
    for game in games:
        print(f"{game.id}: {engine.COMPILED if engine.is_compiled(game.package) else engine.INTERPRETED}")
    peer = PEERS[args.peer]() if args.peer else None
    measured = {
        game.id: (playouts(game), clones(game), views(game, finals=False), views(game, finals=True)) for game in games
    }
    subjects = [subject for four in measured.values() for subject in four]
    measure(subjects + ([peer] if peer else []), args.seconds, args.runs)

    rows = [("game", "decisions/s", "matches/s", "clone us", "view us", "with finality", f"x {args.peer or 'peer'}")]
    for id, (played, cloned, viewed, foretold) in measured.items():
        rate = played.medians()
        ratio = f"{rate['decisions'] / peer.medians()['decisions']:.1f}" if peer else "-"
        clone_us = f"{1e6 / cloned.medians()['clones']:.2f}"
        view_us = [f"{1e6 / subject.medians()['views']:,.0f}" for subject in (viewed, foretold)]
        rows.append((id, f"{rate['decisions']:,.0f}", f"{rate['matches']:,.0f}", clone_us, *view_us, ratio))
    if peer:
        rate = peer.medians()
        rows.append((args.peer, f"{rate['decisions']:,.0f}", f"{rate['matches']:,.0f}", "-", "-", "-", "1.0"))
    print()
    print(table(rows))


if __name__ == "__main__":
    main()
