"""Who sits where in a match on one screen: people and computer players."""

import secrets
from collections import Counter

from radura.bots import Bot, InfoSet, bot
from radura.core.chance import Rng, Seeded
from radura.core.kernel import State
from radura.core.record import Record
from radura.tui.words import Words

BOT = "bot:"


class Seats:
    """The bots of a record, ready to choose; every other seat is a person."""

    def __init__(self, record: Record) -> None:
        self.names = record.seats
        self.bots: dict[int, Bot] = {
            seat: bot(name.removeprefix(BOT)) for seat, name in enumerate(record.seats) if name.startswith(BOT)
        }
        # With a seed given by hand the bots, too, play the same match again.
        luck = record.seed if isinstance(record.seed, int) else secrets.randbits(60)
        self._rng: Rng = Seeded(luck ^ 0xB075)

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def called(self, words: Words) -> dict[int, str]:
        """Return what the computer players are called; those of one level are numbered."""
        levels = {seat: self.names[seat].removeprefix(BOT) for seat in self.bots}
        names = {seat: words(id) for seat, level in levels.items() if words.has(id := f"srv-bot-{level}")}
        alike = Counter(names.values())
        counted: Counter[str] = Counter()
        for seat, name in names.items():
            if alike[name] > 1:
                counted[name] += 1
                names[seat] = words("core-name-n", what=name, n=counted[name])
        return names

    def choose(self, state: State, at: int) -> int:
        """Let the bot whose turn it is choose, after so many actions of the match."""
        return self.bots[state.actor].choose(InfoSet(state, state.actor, at), self._rng)
