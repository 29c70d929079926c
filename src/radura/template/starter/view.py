"""What each viewer may see, and how the hidden cards are dealt again."""

import msgspec
from radura import View
from radura.core.chance import Rng
from radura.core.view import NOBODY, only

from starter.state import Table


class Facts(msgspec.Struct, frozen=True):
    """Values derived for display."""

    price: int
    """Price of one more card, in points."""
    unseen: dict[str, int]
    """Number of copies that the viewer has not seen, by card."""


def fill(s: Table, v: View) -> None:
    """Add everything that the viewer may see."""
    t = s.tables
    names = t.items
    v.place("deck", [names[card] for card in s.deck], seen=NOBODY)
    for seat in range(s.seats):
        v.place(f"hand.{seat}", [names[card] for card in s.hands[seat]], seen=only(seat))
        laid = [names[s.played[seat]]] if s.played[seat] >= 0 else []
        v.place(f"played.{seat}", laid, seen=only(seat))
        v.counter(f"points.{seat}", s.points[seat])
    v.place("prize", [names[s.prize]] if s.prize >= 0 else [])
    v.place("discard", [names[card] for card in s.discard])
    seen = {item for row in v.places.values() for item in row}
    unseen = [t.kinds[t.kind_of[card]] for card, item in enumerate(names) if item not in seen]
    v.facts = Facts(t.price, {kind: unseen.count(kind) for kind in t.kinds})


def resample(s: Table, seat: int, rng: Rng) -> None:
    """Deal the deck, the other hand and the other face-down card again."""
    other = 1 - seat
    held, laid = len(s.hands[other]), int(s.played[other] >= 0)
    hidden = rng.shuffled(sorted([*s.deck, *s.hands[other], *s.played[other : other + laid]]))
    s.hands[other] = hidden[:held]
    s.played[other] = hidden[held] if laid else -1
    s.deck = sorted(hidden[held + laid :])
