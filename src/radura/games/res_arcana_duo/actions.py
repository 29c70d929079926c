"""The action space: it depends on the components of the merged packs, so it is built from their names."""

from collections.abc import Sequence
from typing import Final

from radura.core.actions import ActionSpace

MOST_POWERS: Final = 2
"""Powers that a component can have. RA-8.1"""
DECKS: Final = ("own_artifacts", "monuments")


class Moves:
    """The first int of every kind of action; components are counted from 0 over the whole box.

    ``place + card``, ``power + MOST_POWERS * card + number``, ``pay + kind``: kinds that concern only some
    components are shifted so that the number of the component can be added as it is.
    """

    def __init__(
        self,
        essences: Sequence[str],
        components: Sequence[Sequence[str]],
        alternatives: int,
        seats: int,
    ) -> None:
        space = ActionSpace()
        artifacts, mages, items, monuments, places = components
        everything = [*artifacts, *mages, *items, *monuments, *places]
        first_item = len(artifacts) + len(mages)
        first_monument = first_item + len(items)
        self.space: Final = space
        # -- the actions of RA-6.4
        self.place: Final = space.kind("place", item=artifacts)
        self.claim: Final = space.kind("claim", item=[*monuments, *places]) - first_monument
        self.claim_top: Final = space.kind("claim_top")
        self.discard: Final = space.kind("discard", item=artifacts)
        self.power: Final = space.kind("power", item=everything, power=[str(n + 1) for n in range(MOST_POWERS)])
        self.passing: Final = space.kind("pass")
        # -- choices inside them
        self.decline: Final = space.kind("decline")
        self.pay: Final = space.kind("pay", essence=essences)
        self.gain: Final = space.kind("gain", essence=essences)
        self.put: Final = space.kind("put", essence=essences)
        self.onto: Final = space.kind("onto", item=everything)
        self.turn: Final = space.kind("turn", item=everything)
        self.straighten: Final = space.kind("straighten", item=everything)
        self.drop: Final = space.kind("drop", item=artifacts)
        self.top: Final = space.kind("top", item=artifacts)
        self.retrieve: Final = space.kind("retrieve", item=artifacts)
        self.look: Final = space.kind("look", deck=DECKS)
        self.arrange: Final = space.kind("arrange", item=everything)
        self.option: Final = space.kind("option", option=[str(n + 1) for n in range(alternatives)])
        self.player: Final = space.kind("player", seat=seats)
        self.item: Final = space.kind("item", item=items) - first_item
        # -- Collect and set-up
        self.take: Final = space.kind("take", item=everything)
        self.leave: Final = space.kind("leave", item=everything)
        self.keep: Final = space.kind("keep", item=artifacts)
        self.mage: Final = space.kind("mage", item=mages) - len(artifacts)
        # -- chance
        self.first: Final = space.kind("first", seat=seats)
        self.side: Final = space.kind("side", item=places) - first_monument - len(monuments)
        self.deal: Final = space.kind("deal", item=everything)
        self.draw: Final = space.kind("draw", item=everything)
        self.kind: Final = [space.kind_of(action).name for action in range(space.size)]
        """The name of the kind of every action."""
