"""Writes the golden matches: ``tools/golden``, then read the diff.

``python -m tests.golden.make GAME...`` does so for single games; with ``--told`` the records stay, and only what they
lead to is written. ``tests/support/golden.py`` explains the files.

``web/tests/views`` gets a few views of each game for the tests of the browser, and ``web/tests/matches`` one match
of each as its first seat sees it: the opening, what happened decision by decision, and the table it led to.
"""

import sys
from collections import Counter
from typing import NamedTuple

import radura
from radura.bots import Bot, GreedyBot, InfoSet, RandomBot
from radura.core.chance import Rng
from radura.core.game import AnyGame
from radura.core.record import Record
from tests.support.golden import FOLDER, MATCHES, VIEWS, batches, golden_lines, installed, views
from tests.support.play import play_out


class Curious(Bot):
    """Prefers what it has chosen least often: a match that shows much in few decisions."""

    name = "curious"

    def __init__(self) -> None:
        self.chosen: Counter[str] = Counter()

    def choose(self, info: InfoSet, rng: Rng) -> int:
        show = info.game.actions.show
        names = {action: show(action) for action in rng.shuffled(info.legal())}

        def familiarity(action: int) -> tuple[int, int]:
            return self.chosen[names[action].partition("(")[0]], self.chosen[names[action]]

        action = min(names, key=familiarity)
        self.chosen.update({names[action], names[action].partition("(")[0]})
        return action


class Fickle(Curious):
    """Greedy, and curious in three decisions of ten: a campaign that is won in the end, but not Scene by Scene."""

    name = "fickle"

    def __init__(self) -> None:
        super().__init__()
        self.greedy = GreedyBot()

    def choose(self, info: InfoSet, rng: Rng) -> int:
        return super().choose(info, rng) if rng.below(10) >= 7 else self.greedy.choose(info, rng)


PLAYERS: tuple[type[Bot], ...] = (RandomBot, GreedyBot, Curious, Fickle)


class Plan(NamedTuple):
    """How a golden match is played."""

    seats: str
    seed: int
    options: dict[str, str] = {}
    in_words: bool = False

    @property
    def name(self) -> str:
        """The name of its files: who plays, and how many."""
        names = self.seats.split()
        return f"{'-'.join(dict.fromkeys(names))}-{len(names)}"


PLANS: dict[str, tuple[Plan, ...]] = {
    "casting_shadows": (
        Plan("curious", 3, {"characters": "random"}, in_words=True),
        Plan("greedy greedy", 1, {"characters": "random", "limit": "rounds"}),
        Plan("curious greedy greedy", 2),
        Plan("greedy greedy greedy greedy", 2, {"characters": "random"}),
    ),
    "living_forest_duel": (
        Plan("curious greedy", 12, {"summer": "1", "tie": "random"}, in_words=True),
        Plan("curious curious", 24, {"summer": "1"}),
    ),
    "res_arcana_duo": (
        Plan("curious greedy", 48, {"setup": "first", "first_player": "1"}, in_words=True),
        Plan("random random", 54),
    ),
    "storyfold_wildwoods": (
        Plan("greedy", 4, {"begin": "chapter3", "luma_reroll": "always"}, in_words=True),
        Plan("fickle", 0),
    ),
}
"""Chosen among many for what they cover in few lines: cards, kinds of options, events, words, endings, settings."""


def played(game: AnyGame, plan: Plan) -> Record:
    """Play a match that makes a golden record."""
    makers = {player.name: player for player in PLAYERS}
    names = plan.seats.split()
    start = Record.start(game, [f"bot:{name}" for name in names], plan.options, plan.seed)
    return play_out(start, [makers[name]() for name in names])


def main(arguments: list[str]) -> None:
    """Write the golden matches of these games, or of all of them."""
    for id in [argument for argument in arguments if argument != "--told"] or installed():
        folder = FOLDER / id
        if "--told" not in arguments:
            folder.mkdir(exist_ok=True)
            for old in folder.iterdir():
                old.unlink()
            for plan in PLANS[id]:
                played(radura.game(id), plan).save(folder / f"{plan.name}.record")
        for plan in PLANS[id]:
            path = folder / f"{plan.name}.record"
            golden = path.with_suffix(".told" if plan.in_words else ".hashes")
            golden.write_text("\n".join(golden_lines(path, in_words=plan.in_words)) + "\n", encoding="utf-8")
        for target, lines in ((VIEWS, views(id)), (MATCHES, batches(id))):
            (target / f"{id}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
