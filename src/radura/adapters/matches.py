"""Matches one after another, as an environment plays them."""

import secrets
from collections.abc import Mapping
from typing import Any, SupportsIndex

from radura.adapters.observations import Observer
from radura.core.chance import Seeded
from radura.core.game import game as find_game
from radura.core.kernel import State
from radura.core.match import Match
from radura.core.record import Record
from radura.core.text import BadInput

SEEDS = 1 << 62
"""Seeds that nobody has given are below this."""
SETTINGS = "settings"
"""The key of the options of ``reset`` that is ours; libraries add their own."""


class Matches:
    """The match under way, and how the next one begins."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, str] | None) -> None:
        self.game = find_game(game)
        self.seats = self.game.check_seats(seats)
        self.options = dict(options or {})
        self.settings = self.game.check_options(self.options)
        self.observer = Observer(self.game)
        self.seed = secrets.randbelow(SEEDS)
        self.played: list[int] = []
        self._state: State | None = None

    @property
    def state(self) -> State:
        """The match as it stands."""
        if self._state is None:
            raise BadInput("core-err-not-begun")
        return self._state

    @property
    def decisions(self) -> int:
        """How many decisions were taken in this match."""
        return len(self.played)

    def begin(self, seed: int | None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match, of this seed or the next; ``settings`` among the options hold for this one alone."""
        settings = self.game.check_options({**self.options, **(options or {}).get(SETTINGS, {})})
        next_seed = Seeded(self.seed).below(SEEDS) if seed is None else int(seed)
        self._state = self.game.new(self.seats, settings, next_seed)
        self.settings, self.seed, self.played = settings, next_seed, []

    def play(self, action: SupportsIndex | None) -> None:
        """Carry out an action of the seat whose turn it is; BadInput if it is not legal, and nothing has happened."""
        number = -1 if action is None else int(action)
        self.state.apply(number)
        self.played.append(number)

    def record(self) -> Record:
        """Return the match so far as a record: it was made by its seed and the decisions."""
        seats = [f"seat {seat}" for seat in range(self.seats)]
        match = Match(Record.start(self.game, seats, self.settings, self.seed))
        for action in self.played:
            match.play(action)
        return match.record
