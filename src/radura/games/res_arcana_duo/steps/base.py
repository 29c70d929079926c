"""What all steps of the game share."""

from typing import Any, ClassVar, Final

from radura.core.chance import Rng
from radura.core.fields import Field
from radura.core.kernel import Step
from radura.core.text import Message
from radura.games.res_arcana_duo.state import ArcanaState

NO_CARD: Final = -1


class ArcanaStep(Step[ArcanaState]):
    """A step of this game."""

    params: ClassVar[tuple[Field, ...]] = ()

    def lies_under(self, s: ArcanaState, *steps: "type[ArcanaStep]") -> bool:
        """Tell whether above this waiting step, which relies on the table as it is, lie only steps of these classes."""
        frame = s.stack
        while frame is not None and frame.step is not self:
            if not isinstance(frame.step, steps):
                return False
            frame = frame.below
        return True


class OfCard(ArcanaStep):
    """A step that a component is about."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def args(self) -> tuple[Any, ...]:
        return (self.card,)

    def about(self, s: ArcanaState, seat: int) -> list[str]:
        return [s.tables.names[self.card]]


class Secret(OfCard):
    """An action that its seat has begun and nobody else has seen: until it is done it can be taken back.

    For all others the seat still ponders the choice that led here, and its pool is as it was.
    """

    def fits(self, s: ArcanaState, seat: int) -> bool:
        aside = zip(s.pools[seat], self.aside(s), strict=True)
        return self.lies_under(s) and self.card in s.hands[seat] and all(n + gone >= 0 for n, gone in aside)

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
