"""What all steps of the game share."""

from typing import ClassVar, Final

from radura.core.chance import Rng
from radura.core.kernel import Step
from radura.core.text import Message
from radura.games.res_arcana_duo.state import ArcanaState

NO_CARD: Final = -1


class ArcanaStep(Step[ArcanaState]):
    """A step of this game."""


class Secret(ArcanaStep):
    """An action that its seat has begun and nobody else has seen: until it is done it can be taken back.

    For all others the seat still ponders the choice that led here, and its pool is as it was.
    """

    def aside(self, s: ArcanaState) -> list[int]:
        """Return what has left the pool by it so far, by kind; less than nothing has come."""
        raise NotImplementedError


class ArcanaChance(ArcanaStep):
    """A step whose choice falls to chance."""

    chance: ClassVar[bool] = True


class OwnDeckChance(ArcanaChance):
    """Chance picks a card out of the shuffled part of the own deck."""

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.draw
        return sorted([start + card for card in s.bags[seat]])

    def sample(self, s: ArcanaState, seat: int, rng: Rng) -> int:
        bag = s.bags[seat]
        return s.tables.moves.draw + bag[rng.below(len(bag))]


class MonumentChance(ArcanaChance):
    """Chance picks a card out of the shuffled part of the monument deck."""

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.draw
        return sorted([start + card for card in s.mbag])

    def sample(self, s: ArcanaState, seat: int, rng: Rng) -> int:
        return s.tables.moves.draw + s.mbag[rng.below(len(s.mbag))]


TURN_PROMPT: Final = Message("ra-ask-turn-action")


def place_prompt(discount: int) -> Message:
    """Return the question whether to place an artifact so much cheaper."""
    return Message("ra-ask-place", {"n": discount})


def card_word(s: ArcanaState, card: int) -> str:
    """Return the reference to a component's name."""
    return f"#ra-card-{s.tables.names[card]}"


def asking(id: str, s: ArcanaState, card: int) -> Message:
    """Return a question about a component."""
    return Message(id, {"card": card_word(s, card)})
