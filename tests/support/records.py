"""Records of matches between computer players."""

import radura
from radura.bots import GreedyBot, InfoSet
from radura.core.chance import Seeded
from radura.core.kernel import OVER
from radura.core.match import Match
from radura.core.record import Record


def played(id: str = "living_forest_duel", most: int = 1000, seed: int = 4) -> Record:
    """Return a match of a greedy player against a random one, ended after ``most`` decisions at the latest."""
    match = Match(Record.start(radura.game(id), ["bot:greedy", "bot:random"], seed=seed))
    luck, greedy = Seeded(seed), GreedyBot()
    for _ in range(most):
        if match.state.actor == OVER:
            break
        legal = match.state.legal()
        if match.state.actor == 0:
            match.play(greedy.choose(InfoSet(match.state, 0), luck))
        else:
            match.play(legal[luck.below(len(legal))])
    return match.record
