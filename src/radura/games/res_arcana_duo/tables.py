"""The merged packs as tables of ints: what the engine reads while it plays."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from radura.games.res_arcana_duo.actions import MOST_POWERS, Moves
from radura.games.res_arcana_duo.knowledge import mask_of
from radura.games.res_arcana_duo.schema import Artifact, Catalog, Component, existing
from radura.games.res_arcana_duo.vocabulary import Amounts, AnyEffect, ChooseOne

if TYPE_CHECKING:
    from radura.core.kernel import Frame, Step
    from radura.games.res_arcana_duo import vocabulary

ARTIFACT: Final = 1
MAGE: Final = 2
SORTS: Final = {"artifact": ARTIFACT, "mage": MAGE, "creature": 4, "dragon": 8, "demon": 16}
"""What costs and discounts can ask a component to be, as bits."""


class Cost:
    """Essences to pay: fixed ones by kind, and any-essence icons."""

    __slots__ = ("any", "fixed", "pairs", "reach", "soft")

    def __init__(self, amounts: Amounts, kinds: Sequence[str], anys: Sequence[int], gold: int) -> None:
        self.fixed: Final = tuple(amounts.get(kind, 0) for kind in kinds)
        self.any: Final = amounts.get("any", 0)
        self.pairs: Final = tuple((k, n) for k, n in enumerate(self.fixed) if n)
        self.reach: Final = self.any + sum(self.fixed[k] for k in anys)
        """How many essences of the kinds that count as any it takes in all."""
        self.soft: Final = self.any + sum(n for k, n in enumerate(self.fixed) if k != gold)
        """Icons that a discount can save: all but Gold. RA-OQ.7, RA-OQ.30"""


class Power:
    """A power of a component.

    ``steps`` are its effects when the component itself uses it; ``instant``: none of them ever asks.
    """

    __slots__ = ("action", "card", "cost", "discard", "effects", "instant", "number", "other", "steps", "turn")

    def __init__(self, card: int, number: int, data: "vocabulary.Power", t: "Tables") -> None:
        self.card: Final = card
        self.number: Final = number
        self.action: Final = t.moves.power + MOST_POWERS * card + number
        self.turn: Final = data.cost.turn
        self.other: Final = SORTS[data.cost.turn_other] if data.cost.turn_other else 0
        self.discard: Final = data.cost.discard
        self.cost: Final = t.make_cost(data.cost.pay)
        self.effects: Final[tuple[AnyEffect, ...]] = tuple(existing(t.catalog, data.effects))
        self.steps: tuple[Step[Any], ...] = ()
        self.instant: bool = False


class Tables:
    """All components, numbered: artifacts, mages, magic items, monuments, sides of places."""

    def __init__(self, catalog: Catalog) -> None:
        components = catalog.components
        self.catalog: Final = catalog
        self.components: Final = components
        self.numbers: Final = catalog.numbers
        self.names: Final = [component.id for component in components]
        self.size: Final = len(components)
        self.first_mage: Final = len(catalog.artifacts)
        self.first_item: Final = self.first_mage + len(catalog.mages)
        self.first_monument: Final = self.first_item + len(catalog.items)
        self.first_place: Final = self.first_monument + len(catalog.monuments)
        self.kinds: Final = [essence.id for essence in catalog.essences]
        self.gold: Final = self.kinds.index("gold")
        self.anys: Final = tuple(k for k, essence in enumerate(catalog.essences) if essence.any)
        self.others: Final = tuple(k for k, essence in enumerate(catalog.essences) if not essence.any)
        self.ties: Final = tuple(essence.tie for essence in catalog.essences)
        self.token_vp: Final = next(piece.vp for piece in catalog.pieces if piece.id == "token")
        self.monument_cost: Final = catalog.numbers.monument_cost
        self.target: Final = max([catalog.numbers.target, *(pack.target for pack in catalog.packs)])
        self.moves: Final = self._moves()
        self.first_incomes: Final = [self.moves.gain + kind for kind in self.anys]
        self.further_incomes: Final = [self.moves.gain + kind for kind in self.anys if kind != self.gold]
        """What a discard can bring, first of all and after an essence other than Gold. RA-6.12"""
        # -- by component
        self.bits: Final = [1 << card for card in range(self.size)]
        self.costs: Final = [self.make_cost(c.cost) for c in components]
        self.vp: Final = [c.vp for c in components]
        self.per: Final = [self.pairs(c.vp_per) for c in components]
        self.sorts: Final = [self._sort(number, c) for number, c in enumerate(components)]
        self.discounts: Final = [tuple((SORTS[d.scope], d.amount) for d in c.discount) for c in components]
        self.income: Final = [tuple(p for a in c.collect for p in self.pairs(a.essences)) for c in components]
        self.groups: Final = self._groups()
        self.group_masks: Final = {group: mask_of(cards) for group, cards in self.groups.items()}
        self.everything: Final = mask_of(range(self.size))
        self.all_artifacts: Final = mask_of(self.artifacts)
        self.all_mages: Final = mask_of(self.mages)
        self.all_monuments: Final = mask_of(self.monuments)
        self.income_picks: Final = [self._picks(c) for c in components]
        self.income_steps: list[tuple[Step[Any], ...]] = []
        """The same as steps."""
        self.turns: list[Frame] = []
        self.next_turns: list[Frame] = []
        """A turn of each seat with nothing below it, and what follows it: made once."""
        self.powers: Final = [
            tuple(Power(i, n, p, self) for n, p in enumerate(c.powers)) for i, c in enumerate(components)
        ]
        self.prices: Final = [
            tuple((p.cost.reach, p.cost.pairs, p.action, p if p.discard or p.other else None) for p in powers)
            for powers in self.powers
        ]
        """What listing the usable powers needs, without a detour through objects: last, those that cost more."""

    # -- groups of components -------------------------------------------------------

    @property
    def artifacts(self) -> range:
        """The numbers of the artifacts."""
        return range(self.first_mage)

    @property
    def mages(self) -> range:
        """The numbers of the mages."""
        return range(self.first_mage, self.first_item)

    @property
    def items(self) -> range:
        """The numbers of the magic items."""
        return range(self.first_item, self.first_monument)

    @property
    def monuments(self) -> range:
        """The numbers of the monuments."""
        return range(self.first_monument, self.first_place)

    @property
    def places(self) -> range:
        """The numbers of the sides of places of power."""
        return range(self.first_place, self.size)

    def _groups(self) -> dict[str, list[int]]:
        """Return the cards that are dealt together; those with the start symbol apart. RA-1.10"""
        start = [c for c in self.artifacts if self.catalog.artifacts[c].start]
        return {
            "monuments": list(self.monuments),
            "mages": list(self.mages),
            "start_mages": [c for c in self.mages if self.catalog.mages[c - self.first_mage].start],
            "artifacts": list(self.artifacts),
            "start_artifacts": start,
            "other_artifacts": [c for c in self.artifacts if c not in start],
        }

    def tiles(self) -> list[list[int]]:
        """Return the sides of each tile. RA-1.4"""
        by_tile: dict[str, list[int]] = {}
        for i, place in enumerate(self.catalog.places):
            by_tile.setdefault(place.tile, []).append(self.first_place + i)
        return list(by_tile.values())

    def is_start_side(self, card: int) -> bool:
        """Tell whether a side of a place bears the start symbol. RA-3.1"""
        return self.catalog.places[card - self.first_place].face == "start"

    # -- making ---------------------------------------------------------------------

    def pairs(self, amounts: Amounts) -> tuple[tuple[int, int], ...]:
        """Return essences as (kind, number) pairs."""
        return tuple((self.kinds.index(kind), n) for kind, n in amounts.items())

    def make_cost(self, amounts: Amounts) -> Cost:
        """Return essences to pay as ints."""
        return Cost(amounts, self.kinds, self.anys, self.gold)

    def choosable(self, exclude: Sequence[str]) -> tuple[int, ...]:
        """Return the kinds that an any-essence gain allows. RA-5.8, RA-8.10"""
        return tuple(k for k in self.anys if self.kinds[k] not in exclude)

    def _picks(self, component: Component) -> tuple[tuple[tuple[int, ...], int], ...]:
        picks: list[tuple[tuple[int, ...], int]] = []
        for ability in component.collect:
            if ability.choice:
                picks.append((tuple(sorted(self.kinds.index(kind) for kind in ability.choice)), 1))
            elif ability.any:
                picks.append((self.choosable(ability.exclude), ability.any))
        return tuple(picks)

    def _sort(self, number: int, component: Component) -> int:
        if isinstance(component, Artifact):
            return ARTIFACT | sum(SORTS[kind] for kind in component.types)
        return MAGE if number in self.mages else 0

    def _moves(self) -> Moves:
        catalog = self.catalog
        groups = (catalog.artifacts, catalog.mages, catalog.items, catalog.monuments, catalog.places)
        names = [[entry.id for entry in group] for group in groups]
        effects = [effect for c in catalog.components for power in c.powers for effect in power.effects]
        alternatives = max((len(e.options) for e in effects if isinstance(e, ChooseOne)), default=0)
        return Moves(self.kinds, names, alternatives, catalog.most_seats)
