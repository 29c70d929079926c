"""The map: one way the tiles can lie, with distances and ranges worked out beforehand. CS-2.6 to CS-2.9, Q-1"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from radura.games.casting_shadows.tables import Tables

SPACES: Final = ["centre", "r0", "r1", "r2", "r3", "r4", "r5"]
"""The centre, and the ring clockwise from the north."""
UNREACHABLE: Final = 9


def _distance(a: int, b: int) -> int:
    """Return the steps between two spaces; neighbours on the ring touch, all others meet over the centre."""
    if a == b:
        return 0
    if a == 0 or b == 0:
        return 1
    around = abs(a - b)
    return 1 if around in (1, len(SPACES) - 2) else 2


class Board:
    """One map: the Home tiles of these Characters, in player order, around the fixed tiles."""

    def __init__(self, t: "Tables", characters: tuple[int, ...]) -> None:
        plan = t.catalog.map
        self.characters: Final = characters
        self.name: Final = "-".join(t.characters[character] for character in characters)
        space = {t.centre: 0}
        for ring, tile in plan.ring.items():
            space[t.tiles.index(tile)] = SPACES.index(ring)
        for character, ring in zip(characters, plan.homes[str(len(characters))], strict=True):
            space[t.home[character]] = SPACES.index(ring)
        every = range(len(t.tiles))
        self.space: Final = [space.get(tile, -1) for tile in every]
        """Where each tile lies, -1: in the box."""
        self.tiles: Final = sorted(space)
        self.distance: Final = [
            [_distance(space[a], space[b]) if a in space and b in space else UNREACHABLE for b in every] for a in every
        ]
        self.near: Final = [[b for b in self.tiles if row[b] == 1] for row in self.distance]
        """The tiles adjacent to each tile."""
        self.travels: Final = [[t.actions.travel + tile for tile in near] for near in self.near]
        """The Travels from each tile."""
        self.reach: Final = [
            [sum(1 << b for b in self.tiles if kind.least <= row[b] <= kind.most) for row in self.distance]
            for kind in t.catalog.ranges
        ]
        """By range and own tile, the tiles in range as a mask; last, for what always reaches, all of them."""
        self.reach.append([sum(1 << b for b in self.tiles)] * len(t.tiles))
        assert len(self.reach) == t.anywhere + 1
        self.places: Final = {
            f"map.{name}": [t.tiles[tile] for tile in self.tiles if space[tile] == index]
            for index, name in enumerate(SPACES)
        }
        """Where the tiles lie, for views."""
