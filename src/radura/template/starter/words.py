"""Options and components as they are shown."""

from radura import Message
from radura.core.game import Card
from radura.core.view import Amount, Option

from starter.catalog import Catalog
from starter.state import Table


def option(s: Table, action: int) -> Option:
    """Return the option for an action: text, price and targets."""
    t, m = s.tables, s.moves
    text = Message("starter-do-buy")
    shown = Option(m.space.show(action), m.space.kind_of(action).name, m.space.values(action), text)
    if action == m.buy:
        shown.note = Message("starter-note-buy", {"price": t.price})
        shown.cost = [Amount("points", t.price)]
        shown.targets = ["deck"]
    else:
        held = [card for card in s.hands[s.actor] if t.kind_of[card] == action - m.play]
        shown.text = Message("starter-do-play", {"card": t.words[held[0]]})
        shown.targets = [t.items[card] for card in held]
    return shown


def cards(c: Catalog) -> tuple[Card, ...]:
    """Return all components with their numbers and texts."""
    return tuple(
        Card(
            id=kind.id,
            kind="bird",
            count=kind.count,
            facts={"strength": kind.strength},
            text=(Message("starter-text", {"strength": kind.strength}),),
            source="designed",
        )
        for kind in c.card
    )
