"""The box as data: strict loading of ``data/*.toml``, all of it or with files of a maker's own in the place of ours.

Everything that is wrong is told at once, each mistake with file, entry and field.
"""

from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from radura.core.reading import Mistakes, hash_of, read, replacing

Season = Literal["summer", "winter"]
Element = Literal["sun", "water", "plant", "wind"]
Symbol = Literal["none", "solitary", "gregarious"]
Group = Literal["common", "stag", "season", "varan"]
Side = Literal["north", "east", "south", "west"]
Bonus = Literal["sanki", "extinguish", "recruit", "plant"]
Source = Literal["rulebook", "public", "inferred", "designed"]
Language = Literal["en", "it", "nl"]
Power = Literal[
    "return_varan",
    "token_after_reveal",
    "back_to_supply",
    "redirect_guardians",
    "lose_at_exit",
    "walks",
    "burns",
    "spreads_fire",
    "counts_for_fire_win",
    "points_at_element",
]
Price = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=1, le=20)]
Sign = Annotated[int, Meta(ge=-9, le=9)]

ELEMENTS: Final[tuple[Element, ...]] = ("sun", "water", "plant", "wind")
SEASONS: Final[tuple[Season, ...]] = ("summer", "winter")
BONUSES: Final[tuple[Bonus, ...]] = ("sanki", "extinguish", "recruit", "plant")
SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")
LANGUAGES: Final[tuple[Language, ...]] = ("en", "it", "nl")

FILES: Final[tuple[str, ...]] = ("animals.toml", "trees.toml", "table.toml")
SPIRITS: Final = ("sanki", "onibi_card")
PIECES: Final = ("onibi_figure", "fire_token", "action_token_summer", "action_token_winter")
"""What the rules know to move; the data tell how many there are."""
REACH: Final = 3
"""Clearing cards on either side of the centre: the landscape is drawn in seven parts."""

_DATA: Final = files(__package__) / "data"


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every component has."""

    id: str
    source: Source
    ref: str = ""
    count: Few = 1
    name: dict[Language, str] = {}
    """Of a card that our box does not have."""


class Animal(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guardian animal or a fire varan. LF-3.2, LF-3.4 to LF-3.6"""

    group: Group
    season: Season | None = None
    cost: Price | None = None
    """None: it cannot lie in the recruitment line."""
    elements: dict[Element, Sign] = {}
    symbol: Symbol = "none"
    twin: str = ""
    """The card of the other season with the same values."""


class Tree(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A protective tree, or the starting tree of a season. LF-3.7 to LF-3.9"""

    river: list[Side]
    pile: Element | None = None
    """Its pile, and the element of which it gives one."""
    starting: Season | None = None
    cost: Price | None = None
    bonus: Bonus | None = None


class Clearing(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the clearing. LF-3.1"""

    position: int
    fire_value: Price
    bonus: Bonus


class Piece(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spirit card, the figure or a token: what it does is in the rules code, named here."""

    powers: list[Power]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    fires_to_win: Price
    block_side: Annotated[int, Meta(ge=2, le=5)]
    half_line: Few
    deal_must_exceed: Annotated[int, Meta(ge=0, le=999)]
    first_loss_at: Few
    second_loss_at: Few
    onibi_start: int
    fires_start: list[int]


class AnimalsFile(Struct, frozen=True):
    """What stands in ``animals.toml``."""

    animal: list[Animal]
    ref: str = ""


class TreesFile(Struct, frozen=True):
    """What stands in ``trees.toml``."""

    tree: list[Tree]
    ref: str = ""


class TableFile(Struct, frozen=True):
    """What stands in ``table.toml``."""

    numbers: Numbers
    clearing: list[Clearing]
    spirit: list[Piece]
    piece: list[Piece]
    ref: str = ""


class Catalog(Struct, frozen=True):
    """Every component of the box, in the order of the files."""

    animals: list[Animal]
    trees: list[Tree]
    clearing: list[Clearing]
    spirits: list[Piece]
    pieces: list[Piece]
    numbers: Numbers
    overlay_hash: str = ""
    """Of the files that took the place of ours; empty without any."""

    def entries(self) -> list[Entry]:
        """Return all components."""
        return [*self.animals, *self.trees, *self.clearing, *self.spirits, *self.pieces]

    def group(self, group: Group, season: Season | None = None) -> list[Animal]:
        """Return the animals of a group, each as often as it is in the box."""
        return [a for a in self.animals if a.group == group and a.season == season for _ in range(a.count)]

    def pile(self, element: Element) -> list[Tree]:
        """Return the trees of a pile, each as often as it is in the box."""
        return [tree for tree in self.trees if tree.pile == element for _ in range(tree.count)]

    def starting(self, season: Season) -> list[Tree]:
        """Return the starting trees of a season: in a sound box, one."""
        return [tree for tree in self.trees if tree.starting == season for _ in range(tree.count)]

    def count(self, id: str) -> int:
        """Return how many there are of a spirit card or piece."""
        return sum(piece.count for piece in (*self.spirits, *self.pieces) if piece.id == id)

    @property
    def tokens_each(self) -> int:
        """Action tokens of each player. LF-2.10"""
        return self.count("action_token_summer")


def load(overlay: Traversable | None = None) -> Catalog:
    """Read the box, files of the overlay folder in the place of ours; raise BadData with all that is amiss."""
    mistakes = Mistakes()
    own = {} if overlay is None else replacing(overlay, FILES, mistakes)
    files = {name: _DATA / name for name in FILES} | own
    animals = read(files["animals.toml"], AnimalsFile, mistakes)
    trees = read(files["trees.toml"], TreesFile, mistakes)
    table = read(files["table.toml"], TableFile, mistakes)
    parts = (animals.animal, trees.tree, table.clearing, table.spirit, table.piece)
    catalog = Catalog(*parts, table.numbers, hash_of(own))
    if mistakes.can_judge:
        _check(catalog, mistakes)
        if overlay is None:
            _check_counts(catalog, mistakes)
        else:
            _check_beside_ours(catalog, load(), mistakes)
    mistakes.refuse(overlay or _DATA)
    return catalog


# -- what the rules can cope with -------------------------------------------------------


def _check(c: Catalog, mistakes: Mistakes) -> None:
    """Complain about everything that the rules take for granted and the data do not keep."""
    seen: set[str] = set()
    for entry in c.entries():
        if entry.id in seen:
            mistakes.tell(_file(entry), entry.id, "id", "another component has this id")
        seen.add(entry.id)
    _check_animals(c, mistakes)
    _check_trees(c, mistakes)
    _check_table(c, mistakes)


def _check_animals(c: Catalog, mistakes: Mistakes) -> None:
    tell = partial(mistakes.tell, "animals.toml")
    for animal in c.animals:
        if (animal.cost is not None) != (animal.group in ("stag", "season")):
            tell(animal.id, "cost", "the stag and season animals have one, no other")
        if (animal.season is not None) != (animal.group in ("season", "varan")):
            tell(animal.id, "season", "season animals and varans have one, no other")
    if not c.group("common"):
        tell("group", "at least one common animal is needed")
    if (stags := len(c.group("stag"))) != 1:
        tell("group", f"one stag is needed, the middle of the recruitment line, not {stags}")
    numbers = c.numbers
    for season in SEASONS:
        dearest = sorted((a.cost or 0 for a in c.group("season", season)), reverse=True)[: numbers.half_line]
        if len(dearest) < numbers.half_line or sum(dearest) <= numbers.deal_must_exceed:
            dear = f"{numbers.half_line} animals of {season} that cost more than {numbers.deal_must_exceed} together"
            tell("group", f"at least {dear} are needed")


def _check_trees(c: Catalog, mistakes: Mistakes) -> None:
    tell = partial(mistakes.tell, "trees.toml")
    for tree in c.trees:
        if (tree.pile is None) == (tree.starting is None):
            tell(tree.id, "pile", "either a pile is needed or the season of a starting tree")
        if len(set(tree.river)) != len(tree.river) or not tree.river:
            tell(tree.id, "river", f"one to four sides are needed, each once, not {', '.join(tree.river) or 'none'}")
        if tree.starting is not None:
            if len(set(tree.river)) != len(SIDES):
                tell(tree.id, "river", f"a lake needs all four sides, not {', '.join(tree.river) or 'none'}")
            if tree.cost is not None or tree.bonus is not None:
                tell(tree.id, "cost", "a starting tree has neither cost nor bonus")
        else:
            if tree.cost is None:
                tell(tree.id, "cost", "this field is missing")
            if tree.bonus in (None, "plant"):
                tell(tree.id, "bonus", f"sanki, extinguish or recruit is needed, not {tree.bonus or 'nothing'}")
    for season in SEASONS:
        if (found := len(c.starting(season))) != 1:
            tell("starting", f"one starting tree of {season} is needed, not {found}")


def _check_table(c: Catalog, mistakes: Mistakes) -> None:
    tell = partial(mistakes.tell, "table.toml")
    places = [*range(-REACH, REACH + 1)]
    if sorted(card.position for card in c.clearing for _ in range(card.count)) != places:
        tell("clearing", "position", f"each from {-REACH} to {REACH} is needed once")
    numbers = c.numbers
    if numbers.half_line != REACH:
        tell("numbers", "half_line", f"{REACH} is needed, as the line is as long as the clearing")
    if numbers.second_loss_at <= numbers.first_loss_at:
        tell("numbers", "second_loss_at", f"more than first_loss_at is needed, not {numbers.second_loss_at}")
    for field, positions in (("onibi_start", [numbers.onibi_start]), ("fires_start", numbers.fires_start)):
        for at in positions:
            if at not in places:
                tell("numbers", field, f"{at} is not possible; it must be from {-REACH} to {REACH}")
    for kind, known, pieces in (("spirit", SPIRITS, c.spirits), ("piece", PIECES, c.pieces)):
        if sorted(piece.id for piece in pieces) != sorted(known):
            found = ", ".join(piece.id for piece in pieces)
            tell(kind, "id", f"{', '.join(known)} are needed, each once, not {found or 'none'}")
    for id in ("onibi_card", "onibi_figure"):
        if c.count(id) > 1:
            tell(id, "count", f"there is only 1, not {c.count(id)}")
    if c.count("action_token_winter") != c.tokens_each:
        tell("action_token_winter", "count", "as many are needed as of action_token_summer")


def _file(entry: Entry) -> str:
    return "animals.toml" if isinstance(entry, Animal) else "trees.toml" if isinstance(entry, Tree) else "table.toml"


def _check_beside_ours(c: Catalog, ours: Catalog, mistakes: Mistakes) -> None:
    """Let new cards bring their names, and known pieces do what the rules make them do."""
    known = {entry.id: entry for entry in ours.entries()}
    for entry in c.entries():
        own = known.get(entry.id)
        if own is None and not entry.name.keys() >= {*LANGUAGES}:
            why = f"a name in {', '.join(LANGUAGES)} is needed, since our box has no such card"
            mistakes.tell(_file(entry), entry.id, "name", why)
        if isinstance(entry, Piece) and isinstance(own, Piece) and entry.powers != own.powers:
            why = f"{', '.join(own.powers)} are needed: what a piece does is in the rules, not in the data"
            mistakes.tell(_file(entry), entry.id, "powers", why)


def _check_counts(c: Catalog, mistakes: Mistakes) -> None:
    """Assert the counts that the rulebook states of our box. LF-2"""
    counts = [
        ("animals.toml", "common animals", len(c.group("common")), 18),
        *(("animals.toml", f"animals of {s}", len(c.group("season", s)), 15) for s in SEASONS),
        *(("animals.toml", f"varans of {s}", len(c.group("varan", s)), 7) for s in SEASONS),
        *(("trees.toml", f"{element} trees", len(c.pile(element)), 6) for element in ELEMENTS),
        ("table.toml", "sanki", c.count("sanki"), 3),
        ("table.toml", "fire_token", c.count("fire_token"), 19),
        ("table.toml", "action_token_summer", c.tokens_each, 2),
    ]
    for file, what, found, stated in counts:
        if found != stated:
            mistakes.tell(file, what, "count", f"the rulebook has {stated}, not {found}")
