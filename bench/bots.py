"""How strong the computer players are: one level against another, seats changing.

    python bench/bots.py --game living_forest_duel --games 100 --bot greedy --rival random
    python bench/bots.py --game res_arcana_duo --option setup=first --bot greedy --rival greedy

With more than two seats one seat is the bot's and all others are the rival's. Prints the
share of matches won with its 95 % interval (Wilson), and the rounds of a match where the game counts them.
"""

import argparse
import json
import time

import radura
from radura.bots import InfoSet, bot, bots
from radura.bots.tally import wilson
from radura.core.chance import Seeded
from radura.core.game import AnyGame
from radura.core.kernel import OVER


def match(
    game: AnyGame, seats: int, options: dict[str, str], mine: int, names: tuple[str, str], seed: int
) -> tuple[float, str, int]:
    """Play one match; return the bot's share of the win, the reason of the end and the number of rounds."""
    bots = [bot(names[0] if seat == mine else names[1]) for seat in range(seats)]
    luck = Seeded(seed ^ 0xB07)
    state = game.new(seats=seats, options=options, seed=seed)
    while state.actor != OVER:
        seat = state.actor
        state.apply(bots[seat].choose(InfoSet(state, seat), luck))
    assert state.outcome is not None, "a match that is over has an outcome"
    winners = state.outcome.winners
    share = 1 / len(winners) if mine in winners else 0.0 if winners else 1 / seats
    return share, state.outcome.reason, state.view(None).counters.get("round", 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=radura.games(), help="default: all games for two or more")
    parser.add_argument("--games", type=int, default=100, help="matches to play")
    parser.add_argument("--seats", type=int, help="default: the fewest of the game, at least two")
    parser.add_argument("--bot", choices=bots(), default="greedy")
    parser.add_argument("--rival", choices=bots(), default="random")
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="a setting of the game")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    for id in args.game or [id for id in radura.games() if radura.game(id).max_seats > 1]:
        game = radura.game(id)
        seats = args.seats or max(game.min_seats, 2)
        won, rounds, reasons, start = 0.0, 0, dict[str, int](), time.process_time()
        for i in range(args.games):
            share, reason, ended = match(game, seats, options, i % seats, (args.bot, args.rival), args.seed + i)
            won += share
            rounds += ended
            reasons[reason] = reasons.get(reason, 0) + 1
        low, high = wilson(won / args.games, args.games)
        seconds = time.process_time() - start
        out = {"bench": f"{id} {args.bot} against {args.rival}", "seats": seats, "games": args.games, "won": won}
        if rounds:
            out["rounds"] = round(rounds / args.games, 2)
        print(json.dumps(out | {"reasons": reasons, "cpu_s_a_match": round(seconds / args.games, 3)}))
        print(
            f"{id}: {args.bot} won {won:g} of {args.games} against {args.rival} ({low:.0%} to {high:.0%})", flush=True
        )


if __name__ == "__main__":
    main()
