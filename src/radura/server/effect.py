"""What follows from a request that was carried out and stored: who must be shown what."""

from typing import NamedTuple

from radura.core.events import Log


class Effect(NamedTuple):
    """What the actor sees to once the store has it."""

    change: tuple[int, Log | None] | None = None
    """The table changed: by which seat, and what happened (None: decisions were taken back)."""
    seats: bool = False
    """People hold other seats than before."""
    everything: bool = False
    """The match has begun or ended."""
    info: bool = False
    """What is said around the table changed: seats, proposals, the end."""
    wake: bool = False
    """Somebody else may have to choose now."""


NOTHING = Effect()
INFO = Effect(info=True)
RESEATED = Effect(seats=True, info=True, wake=True)
BEGUN_OR_ENDED = Effect(everything=True, wake=True)
