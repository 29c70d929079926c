"""The map: every way the tiles can lie, with distances and ranges worked out beforehand. CS-2.6 to CS-2.9, Q-1"""

from itertools import permutations
from typing import Final

from radura.games.casting_shadows.catalog import CATALOG
from radura.games.casting_shadows.tables import ANYWHERE, CENTRE, CHARACTERS, HOME, TILES

SPACES: Final = ["centre", "r0", "r1", "r2", "r3", "r4", "r5"]
"""The centre, and the ring clockwise from the north."""


def _distance(a: int, b: int) -> int:
    """Return the steps between two spaces; neighbours on the ring touch, all others meet over the centre."""
    if a == b:
        return 0
    if a == 0 or b == 0:
        return 1
    around = abs(a - b)
    return 1 if around in (1, 5) else 2


class Board:
    """One map: the Home tiles of these Characters, in player order, around the fixed tiles."""

    def __init__(self, characters: tuple[int, ...]) -> None:
        self.name: Final = "-".join(CHARACTERS[character] for character in characters)
        space = {CENTRE: 0}
        for ring, tile in CATALOG.map.ring.items():
            space[TILES.index(tile)] = SPACES.index(ring)
        for character, ring in zip(characters, CATALOG.map.homes[str(len(characters))], strict=True):
            space[HOME[character]] = SPACES.index(ring)
        self.space: Final = [space.get(tile, -1) for tile in range(len(TILES))]
        """Where each tile lies, -1: in the box."""
        self.tiles: Final = sorted(space)
        self.distance: Final = [
            [_distance(space[a], space[b]) if a in space and b in space else UNREACHABLE for b in range(len(TILES))]
            for a in range(len(TILES))
        ]
        self.near: Final = [[b for b in self.tiles if row[b] == 1] for row in self.distance]
        """The tiles adjacent to each tile."""
        self.reach: Final = [
            [sum(1 << b for b in self.tiles if kind.least <= row[b] <= kind.most) for row in self.distance]
            for kind in CATALOG.ranges
        ]
        """By range and own tile, the tiles in range as a mask; last, for what always reaches, all of them."""
        self.reach.append([sum(1 << b for b in self.tiles)] * len(TILES))
        assert len(self.reach) == ANYWHERE + 1
        self.reach_names: Final = [
            [" ".join(name for tile, name in enumerate(TILES) if mask >> tile & 1) for mask in row]
            for row in self.reach[:ANYWHERE]
        ]
        """The same in words, for views."""
        self.places: Final = {
            f"map.{name}": [TILES[tile] for tile in self.tiles if space[tile] == index]
            for index, name in enumerate(SPACES)
        }
        """Where the tiles lie, for views."""


UNREACHABLE: Final = 9

BOARDS: Final = [
    Board(characters) for players in (2, 3, 4) for characters in permutations(range(len(CHARACTERS)), players)
]
LAYOUTS: Final = [board.name for board in BOARDS]
_INDEX: Final = {name: index for index, name in enumerate(LAYOUTS)}


def layout(characters: list[int]) -> int:
    """Return the number of the map of these Characters in player order."""
    return _INDEX["-".join(CHARACTERS[character] for character in characters)]
