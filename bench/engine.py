"""How fast the rules and the search run, in every game, on one core.

    python bench/engine.py
    python bench/engine.py --game living_forest_duel --only search --positions 8
    python bench/engine.py --peer catanatron --peer search

Measured is the engine that runs here: compiled after ``tools/compile_engine.py``; RADURA_ENGINE=interpreted or compiled
chooses. Rates are medians per CPU second. Parts of the table (``--only``):

  playouts  random matches: decisions with their legal lists and the chance that falls, and whole matches
  clones    copies of a position in the middle of a match
  views     the view of the seat that must act, and the same with the finality of every option, as a server shows it
  stored    writing a position as a server stores it, reading it back, and its size
  search    iterations of the search in the middle of a match, and the memory of its tree

Peers are measured in the same run: ``catanatron``, a Catan in pure Python (``pip install catanatron``), by its
playouts; ``search``, the searches of OpenSpiel (our extra ``research``) and boardgame.io (installed into a temporary
folder, with Node if need be) on games of their own. Their iterations end in a match played out at random, ours in a
judgement: the figures compare how quickly each searches, not how well.
"""

import argparse
import statistics
import time

from parts.measure import Row, Subject, measure, progress, round_off, show
from parts.searching import MANNERS, peers, search
from parts.stored import stored

import radura
from radura import engine
from radura.core.chance import Seeded
from radura.core.game import AnyGame
from radura.core.kernel import OVER, State
from radura.core.playout import playout

PARTS = ("playouts", "clones", "views", "stored", "search")


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
    """Show a position in the middle of a match to the seat that must act.

    With ``finals`` every option is played on a copy, to find out which cannot be taken back.
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
    """Play Catanatron with two random players."""
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=radura.games(), help="default: all games")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, metavar="PART", help="parts of the table")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of a run (2)")
    parser.add_argument("--runs", type=int, default=5, help="runs of each measurement (5)")
    parser.add_argument("--iterations", type=int, default=4000, help="of the search in each position (4000)")
    parser.add_argument("--positions", type=int, default=8, help="in which to search (8)")
    parser.add_argument("--manner", choices=list(MANNERS), default="carried", help="how the search judges a leaf")
    parser.add_argument("--peer", action="append", default=[], choices=("catanatron", "search"))
    parser.add_argument("--json", action="store_true", help="print one JSON object for each row")
    args = parser.parse_args()

    games = [radura.game(id) for id in args.game or radura.games()]
    subjects: dict[tuple[str, str], Subject] = {}
    for game in games:
        if "playouts" in args.only:
            subjects[game.id, "playouts"] = playouts(game)
        if "clones" in args.only:
            subjects[game.id, "clones"] = clones(game)
        if "views" in args.only:
            subjects[game.id, "views"] = views(game, finals=False)
            subjects[game.id, "finals"] = views(game, finals=True)
    if "catanatron" in args.peer:
        subjects["catanatron", "playouts"] = catanatron()
    measure(list(subjects.values()), args.seconds, args.runs)

    rows: list[Row] = []
    for game in games:
        row: Row = {"game": game.id, "engine": "compiled" if engine.is_compiled(game.package) else "interpreted"}
        row |= rates(game.id, subjects)
        if "stored" in args.only and game.fields:
            progress(f"{game.id} stored")
            row |= stored(game.id)
        if "search" in args.only and game.max_seats > 1:
            progress(f"{game.id} search")
            found = search(game.id, args.iterations, args.positions, args.manner)
            row |= {"search it/s": round(statistics.median(found["rates"])), "search MB": round_off(found["mb"])}
        rows.append(row)
    if "catanatron" in args.peer:
        rows.append({"game": "catanatron", "engine": "Python", **rates("catanatron", subjects)})
    if "search" in args.peer:
        for name, rate in peers(args.iterations):
            progress(name)
            rows.append({"game": name, "engine": "", "search it/s": round(rate)})
    show(rows, args.json)


def rates(id: str, subjects: dict[tuple[str, str], Subject]) -> Row:
    """Return the columns of what was measured again and again."""
    row: Row = {}
    if (played := subjects.get((id, "playouts"))) is not None:
        row["decisions/s"] = round(played.median("decisions"))
        row["range"] = [round(min(played.rates["decisions"])), round(max(played.rates["decisions"]))]
        row["matches/s"] = round_off(played.median("matches"))
    if (cloned := subjects.get((id, "clones"))) is not None:
        row["clone us"] = round_off(1e6 / cloned.median("clones"))
    for part, heading in (("views", "view us"), ("finals", "view with finality us")):
        if (viewed := subjects.get((id, part))) is not None:
            row[heading] = round(1e6 / viewed.median("views"))
    return row


if __name__ == "__main__":
    main()
