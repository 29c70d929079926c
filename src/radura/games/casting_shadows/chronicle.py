"""What everybody did in a match, found by playing it again: who dealt which damage, who fell when and to what. CS-6"""

from collections.abc import Sequence
from typing import NamedTuple

from radura.core.events import Counted, Said
from radura.core.game import Statistic
from radura.core.record import play
from radura.core.text import Message
from radura.games.casting_shadows.state import ShadowState


class Fall(NamedTuple):
    """How a fighter was eliminated."""

    round: int
    by: int
    """The fighter whose damage it was, -1: the own Cursed Crystals. Q-31"""
    cause: str
    """The words of the card or the Ability, if there was one."""


class Chronicle:
    """The sums of a match, fighter by fighter."""

    def __init__(self, fighters: int) -> None:
        self.dealt: list[int] = [0] * fighters
        """HP that others lost by it: what goes beyond the end of a dial is not counted."""
        self.taken: list[int] = [0] * fighters
        """HP lost, also by Cursed Crystals."""
        self.healed: list[int] = [0] * fighters
        self.spells: list[int] = [0] * fighters
        self.falls: dict[int, Fall] = {}

    def statistics(self) -> list[Statistic]:
        """Return the sums with their names."""
        rows = {"dealt": self.dealt, "taken": self.taken, "healed": self.healed, "spells": self.spells}
        return [Statistic(Message(f"cs-stat-{name}"), values) for name, values in rows.items()]


def chronicle(s: ShadowState, actions: Sequence[tuple[int, int]]) -> Chronicle | None:
    """Play the actions that led to a position again; None if they do not begin with the match."""
    again = s.game.new(s.seats, s.options, chance="explicit")
    assert isinstance(again, ShadowState)
    teller = _Teller(again)
    for actor, action in actions:
        if actor != again.actor or action not in again.choices:
            return None
        teller.play(action)
    return teller.told if teller.hp == s.hp else None


class _Teller:
    """Notes what happens, action by action."""

    def __init__(self, s: ShadowState) -> None:
        self.s = s
        self.told = Chronicle(len(s.hp))
        self.hp = s.hp[:]
        self.attacker = -1
        """Who attacked last, or whose Companion or Ability struck."""
        self.answering = -1
        """Who revealed a Counterspell last."""

    def play(self, action: int) -> None:
        """Play an action and add up what it does."""
        round = self.s.round
        for entry in play(self.s, action).entries:
            event = entry.event
            if isinstance(event, Said) and event.seat is not None:
                self._hear(event.text.id, event.seat)
            elif isinstance(event, Counted) and event.counter.startswith("hp."):
                self._turn_dial(int(event.counter[3:]), event.value, event.cause, round)

    def _hear(self, id: str, fighter: int) -> None:
        if id == "cs-log-attack":
            self.attacker = fighter
        elif id == "cs-log-answer":
            self.answering = fighter
        elif id == "cs-log-cast":
            self.told.spells[fighter] += 1

    def _turn_dial(self, fighter: int, hp: int, cause: str, round: int) -> None:
        """Add what a dial has lost or won; a Counterspell is the only card that strikes without an attack."""
        told, t = self.told, self.s.tables
        lost = self.hp[fighter] - hp
        self.hp[fighter] = hp
        if lost < 0:
            told.healed[fighter] -= lost
            return
        by, words = -1, ""
        if cause:
            index = t.causes.index(cause)
            by = self.answering if t.n_main <= index < t.first_companion else self.attacker
            words = t.cause_words(index)
            told.dealt[by] += lost
        told.taken[fighter] += lost
        if hp == 0:
            told.falls[fighter] = Fall(round, by, words)
