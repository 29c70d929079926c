"""The box as data: strict loading of ``data/*.toml``, all of it or with files of a maker's own in the place of ours.

Everything that is wrong is told at once, each mistake with file, entry and field.
"""

import hashlib
import re
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from radura.games.living_forest_duel.reading import Mistakes, read_entries, read_file, read_table

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

_ID = re.compile(r"[a-z][a-z0-9_]*")
_DATA: Final = files(__package__) / "data"


class CatalogError(ValueError):
    """The data of the box cannot be used; says where, and all that is wrong."""

    def __init__(self, mistakes: Sequence[str]) -> None:
        self.mistakes: Final = tuple(mistakes)
        super().__init__("\n".join(mistakes))


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
    """Read the box, files of the overlay folder in the place of ours; raise CatalogError with all that is amiss."""
    mistakes = Mistakes()
    folders = dict.fromkeys(FILES, _DATA)
    if overlay is not None:
        folders |= dict.fromkeys(_own_files(overlay, mistakes), overlay)
    animals, trees, table = (read_file(folders[name], name, mistakes) for name in FILES)
    numbers = read_table(table, "numbers", Numbers, mistakes)
    catalog = Catalog(
        read_entries(animals, "animal", Animal, mistakes),
        read_entries(trees, "tree", Tree, mistakes),
        read_entries(table, "clearing", Clearing, mistakes),
        read_entries(table, "spirit", Piece, mistakes),
        read_entries(table, "piece", Piece, mistakes),
        numbers if numbers is not None else Numbers(1, 2, REACH, 0, 1, 2, 0, []),  # only to find further mistakes
        "" if overlay is None else _hash(overlay, [name for name in FILES if folders[name] is overlay]),
    )
    _check(catalog, mistakes)
    if overlay is None:
        _check_counts(catalog, mistakes)
    else:
        _check_beside_ours(catalog, load(), mistakes)
    if mistakes.found:
        raise CatalogError(mistakes.found)
    return catalog


def _own_files(overlay: Traversable, mistakes: Mistakes) -> list[str]:
    """Return which of our files a folder has; anything else in it is a mistake."""
    if not overlay.is_dir():
        mistakes.add(str(overlay), expected="a folder")
        return []
    names = sorted(entry.name for entry in overlay.iterdir())
    for name in names:
        if name not in FILES:
            mistakes.add(name, expected=f"no files but {', '.join(FILES)}")
    found = [name for name in FILES if name in names]
    if not found:
        mistakes.add(str(overlay), expected=f"at least one of {', '.join(FILES)}")
    return found


def _hash(folder: Traversable, names: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + b"\0" + (folder / name).read_bytes())
    return digest.hexdigest()[:16]


# -- what the rules can cope with -------------------------------------------------------


def _check(c: Catalog, mistakes: Mistakes) -> None:
    """Complain about everything that the rules take for granted and the data do not keep."""
    seen: set[str] = set()
    for entry in c.entries():
        at = mistakes.at(_file(entry), _table(entry), entry.id)
        if not _ID.fullmatch(entry.id):
            at.add("id", "small letters, digits and _, beginning with a letter", entry.id)
        if entry.id in seen:
            at.add("id", "an id that no other component has", entry.id)
        seen.add(entry.id)
    _check_animals(c, mistakes)
    _check_trees(c, mistakes)
    _check_table(c, mistakes)


def _check_animals(c: Catalog, mistakes: Mistakes) -> None:
    for animal in c.animals:
        at = mistakes.at("animals.toml", "animal", animal.id)
        if (animal.cost is not None) != (animal.group in ("stag", "season")):
            at.add("cost", "one on the stag and on season animals, none on any other")
        if (animal.season is not None) != (animal.group in ("season", "varan")):
            at.add("season", "summer or winter on season animals and varans, none on any other")
    if not c.group("common"):
        mistakes.add("animals.toml", "group", expected="at least one common animal")
    if (stags := len(c.group("stag"))) != 1:
        mistakes.add("animals.toml", "group", expected="one stag, the middle of the recruitment line", found=str(stags))
    numbers = c.numbers
    for season in SEASONS:
        dearest = sorted((a.cost or 0 for a in c.group("season", season)), reverse=True)[: numbers.half_line]
        if len(dearest) < numbers.half_line or sum(dearest) <= numbers.deal_must_exceed:
            dear = f"{numbers.half_line} animals of {season} that cost more than {numbers.deal_must_exceed} together"
            mistakes.add("animals.toml", "group", expected=f"at least {dear}")


def _check_trees(c: Catalog, mistakes: Mistakes) -> None:
    for tree in c.trees:
        at = mistakes.at("trees.toml", "tree", tree.id)
        if (tree.pile is None) == (tree.starting is None):
            at.add("pile", "either a pile or the season of a starting tree")
        if len(set(tree.river)) != len(tree.river) or not tree.river:
            at.add("river", "one to four sides, each once", ", ".join(tree.river))
        if tree.starting is not None:
            if len(set(tree.river)) != len(SIDES):
                at.add("river", "all four sides, as a lake has them", ", ".join(tree.river))
            if tree.cost is not None or tree.bonus is not None:
                at.add("cost", "neither cost nor bonus on a starting tree")
        else:
            if tree.cost is None:
                at.add("cost", "a cost")
            if tree.bonus in (None, "plant"):
                at.add("bonus", "sanki, extinguish or recruit", tree.bonus or "")
    for season in SEASONS:
        if (found := len(c.starting(season))) != 1:
            mistakes.add("trees.toml", "starting", expected=f"one starting tree of {season}", found=str(found))


def _check_table(c: Catalog, mistakes: Mistakes) -> None:
    places = [*range(-REACH, REACH + 1)]
    if sorted(card.position for card in c.clearing for _ in range(card.count)) != places:
        mistakes.add("table.toml", "clearing", "position", expected=f"each from {-REACH} to {REACH}, once")
    numbers = mistakes.at("table.toml", "numbers")
    if c.numbers.half_line != REACH:
        numbers.add("half_line", f"{REACH}: the line is as long as the clearing", str(c.numbers.half_line))
    if c.numbers.second_loss_at <= c.numbers.first_loss_at:
        numbers.add("second_loss_at", "more than first_loss_at", str(c.numbers.second_loss_at))
    if c.numbers.onibi_start not in places:
        numbers.add("onibi_start", f"a position from {-REACH} to {REACH}", str(c.numbers.onibi_start))
    for at in c.numbers.fires_start:
        if at not in places:
            numbers.add("fires_start", f"positions from {-REACH} to {REACH}", str(at))
    for kind, known, pieces in (("spirit", SPIRITS, c.spirits), ("piece", PIECES, c.pieces)):
        if sorted(piece.id for piece in pieces) != sorted(known):
            found = ", ".join(piece.id for piece in pieces)
            mistakes.add("table.toml", kind, "id", expected=f"{', '.join(known)}, each once", found=found)
    for id in ("onibi_card", "onibi_figure"):
        if c.count(id) > 1:
            mistakes.add("table.toml", f"piece {id}", "count", expected="1", found=str(c.count(id)))
    if c.count("action_token_winter") != c.tokens_each:
        mistakes.add("table.toml", "piece action_token_winter", "count", expected="as many as action_token_summer has")


def _file(entry: Entry) -> str:
    return {"animal": "animals.toml", "tree": "trees.toml"}.get(_table(entry), "table.toml")


def _table(entry: Entry) -> str:
    if isinstance(entry, Piece):
        return "spirit" if entry.id in SPIRITS else "piece"
    return type(entry).__name__.lower()


def _check_beside_ours(c: Catalog, ours: Catalog, mistakes: Mistakes) -> None:
    """Let new cards bring their names, and known pieces do what the rules make them do."""
    known = {entry.id: entry for entry in ours.entries()}
    for entry in c.entries():
        at = mistakes.at(_file(entry), _table(entry), entry.id)
        own = known.get(entry.id)
        if own is None and not entry.name.keys() >= {*LANGUAGES}:
            at.add("name", f"a name in {', '.join(LANGUAGES)}, since our box has no such card")
        if isinstance(entry, Piece) and isinstance(own, Piece) and entry.powers != own.powers:
            at.add("powers", f"{', '.join(own.powers)}: what a piece does is in the rules, not in the data")


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
            mistakes.add(file, what, "count", expected=f"{stated}, as the rulebook says", found=str(found))
