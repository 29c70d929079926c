"""Conversion Spells: one Resource after another becomes something else. CS-11, Q-14, Q-61"""

from typing import ClassVar, Final

from radura.core.fields import Field, Name, Number, Some
from radura.core.text import Message
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.base import TurnStep
from radura.games.casting_shadows.tables import MOST_OF_A_KIND, UNLIMITED, Conversion, resource_words
from radura.games.casting_shadows.vocabulary import RESOURCES

NOTHING_MADE: Final = (0,) * len(RESOURCES)


class Convert(TurnStep):
    """Change or copy Resources one at a time, until the seat stops or nothing is left to change."""

    params: ClassVar[tuple[Field, ...]] = (Name("item"), Number(0, UNLIMITED), Some(Number(0, MOST_OF_A_KIND)))
    on: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, item: int, left: int, made: tuple[int, ...]) -> None:
        self.item: Final = item
        self.left: Final = left
        self.made: Final = made
        """What this Cast has made so far: it cannot be taken again."""

    def args(self) -> tuple[int, int, tuple[int, ...]]:
        return self.item, self.left, self.made

    def suits(self, s: ShadowState, seat: int) -> bool:
        t = s.tables
        if not t.n_attacks <= self.item < t.n_spells or self.item not in s.cast or len(self.made) != len(RESOURCES):
            return False
        return self.left <= self.spell(s).limit and all(n <= s.tokens[kind] for kind, n in enumerate(self.made))

    def about(self, s: ShadowState, seat: int) -> list[str]:
        return [s.tables.items[self.item]]

    def changes(self, s: ShadowState) -> list[int]:
        """List the changes still possible."""
        if not self.left:
            return []
        spell, a = self.spell(s), s.tables.actions
        if spell.copies:
            return [a.copy + kind for kind, _ in spell.pairs if s.count(kind) > 2 * self.made[kind]]
        return [
            a.change + source * len(RESOURCES) + to for source, to in spell.pairs if s.count(source) > self.made[source]
        ]

    def spell(self, s: ShadowState) -> Conversion:
        """Return the Conversion Spell that was cast."""
        return s.tables.conversions[self.item - s.tables.n_attacks]

    def is_limited(self, s: ShadowState) -> bool:
        """Tell whether the Spell changes only so many."""
        return self.spell(s).limit < UNLIMITED

    def run(self, s: ShadowState, seat: int) -> bool:
        return not self.changes(s)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        changes = self.changes(s)
        return [*changes, s.tables.actions.stop] if any(self.made) else changes

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        a = s.tables.actions
        if action == a.stop:
            return
        made = list(self.made)
        if a.kinds[action] == "copy":
            to, each = action - a.copy, 1
            if s.log is not None:
                s.log.said("cs-log-copy", seat, resource=resource_words(to, 1))
        else:
            source, to = divmod(action - a.change, len(RESOURCES))
            each = self.spell(s).each
            if s.tokens[source] > self.made[source]:  # an older token before a die
                s.lose_token(source)
            else:
                s.lose_die(s.dice.index(source))
            if s.log is not None:
                s.log.said("cs-log-change", seat, source=resource_words(source, 1), n=each, to=resource_words(to, each))
        s.gain(to, each)
        made[to] += each
        s.push(Convert(self.item, self.left - 1, tuple(made)), seat)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-convert", {"card": s.tables.card_words[self.item]})
