"""How positions of this game write what steps and fields hold: items of a kind, words for choices, effects."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from radura.core.fields import ITEM, Field, Nested, Reader, Some, Vocabulary, binary, binary_labels, wrong

if TYPE_CHECKING:
    from radura.core.kernel import Step

CREATURE: Final = "creature"
LOCATION: Final = "location"
EXPLORATION: Final = "exploration"
SHADOW_CARD: Final = "shadow_card"
STORY_CARD: Final = "story_card"
ACTION_CARD: Final = "action_card"
"""The kinds of items: parts of the vocabulary beside ``item``."""


class Thing(Field):
    """An item of one of these kinds, by name; its item number inside. ``empty``: or none, which is -1 inside."""

    def __init__(self, *kinds: str, empty: bool = False) -> None:
        self.kinds: Final = kinds
        self.empty: Final = empty

    def read(self, data: object, at: str, reader: Reader) -> int:
        if data is None and self.empty:
            return -1
        if not isinstance(data, str) or not any(data in reader.vocabulary[kind] for kind in self.kinds):
            raise wrong(at, data, ", ".join(self.kinds) + (", null" if self.empty else ""))
        return reader.vocabulary[ITEM].index(data)

    def write(self, value: Any, vocabulary: Vocabulary) -> str | None:
        return None if value < 0 else vocabulary[ITEM][value]

    def others(self, value: Any, reader: Reader) -> Iterator[int]:
        names = reader.vocabulary[ITEM]
        found = [names.index(reader.vocabulary[kind][0]) for kind in self.kinds if reader.vocabulary[kind]]
        return (item for item in (*found, *([-1] if self.empty else [])) if item != value)

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return binary_labels(len(vocabulary[ITEM]))

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return binary(value, len(vocabulary[ITEM]))


class WordOr(Field):
    """One of these words, which are -1, -2... inside; or a name from parts of the vocabulary, as Thing or index."""

    def __init__(self, words: tuple[str, ...], other: Field) -> None:
        self.words: Final = words
        self.other: Final = other

    def read(self, data: object, at: str, reader: Reader) -> int:
        if isinstance(data, str) and data in self.words:
            return -1 - self.words.index(data)
        number: int = self.other.read(data, at, reader)
        return number

    def write(self, value: Any, vocabulary: Vocabulary) -> str:
        word: str = self.words[-1 - value] if value < 0 else self.other.write(value, vocabulary)
        return word


class Operations(Some):
    """An effect: the operations of a card, first to last."""

    def __init__(self) -> None:
        super().__init__(Nested(), most=20)

    def read(self, data: object, at: str, reader: Reader) -> "tuple[Step[Any], ...]":
        steps = super().read(data, at, reader)
        for step in steps:
            if not step.printed_on_cards:
                raise wrong(at, data, "effect")
        return steps
