"""Conversion Spells: one Resource after another becomes something else. CS-11, Q-14, Q-61"""

from typing import Final

from radura.core.kernel import Step
from radura.core.text import Message
from radura.games.casting_shadows.actions import CHANGE, COPY, STOP
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.tables import CARD_WORDS, CONVERSIONS, N_ATTACKS, RESOURCES, resource_words

NOTHING_MADE: Final = (0,) * len(RESOURCES)


class Convert(Step[ShadowState]):
    """Change or copy Resources one at a time, until the seat stops or nothing is left to change."""

    def __init__(self, item: int, left: int, made: tuple[int, ...]) -> None:
        self.item: Final = item
        self.left: Final = left
        self.made: Final = made
        """What this Cast has made so far: it cannot be taken again."""

    def args(self) -> tuple[int, int, tuple[int, ...]]:
        return self.item, self.left, self.made

    def changes(self, s: ShadowState) -> list[int]:
        """List the changes still possible."""
        if not self.left:
            return []
        spell = CONVERSIONS[self.item - N_ATTACKS]
        if spell.copies:
            return [COPY + kind for kind, _ in spell.pairs if s.count(kind) > 2 * self.made[kind]]
        return [
            CHANGE + source * len(RESOURCES) + to for source, to in spell.pairs if s.count(source) > self.made[source]
        ]

    def run(self, s: ShadowState, seat: int) -> bool:
        return not self.changes(s)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        changes = self.changes(s)
        return [*changes, STOP] if any(self.made) else changes

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        if action == STOP:
            return
        made = list(self.made)
        if action >= COPY:
            to, each = action - COPY, 1
            if s.log is not None:
                s.log.said("cs-log-copy", seat, resource=resource_words(to, 1))
        else:
            source, to = divmod(action - CHANGE, len(RESOURCES))
            each = CONVERSIONS[self.item - N_ATTACKS].each
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
        return Message("cs-ask-convert", {"card": CARD_WORDS[self.item]})
