"""Positions for the scenario tests: say what matters, the rest is a plain table in Phase 2."""

from collections.abc import Mapping, Sequence
from typing import Any

from radura.games.casting_shadows import GAME
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, RESOURCES
from tests.support.play import offered, play

T = GAME.tables

CAST = ("kit", "haze", "nuzzle", "frill")
"""Who sits where, if a test does not say it."""
RUNE, DESERT, VOLCANO, LAKE, MOUNTAIN, FOREST, CRYPT = T.tiles
PLAIN = "dusty_desert"
"""A tile that neither helps nor hinders a fight."""

Many = Mapping[int, Any]


def table(
    seats: int = 2,
    *,
    characters: Sequence[str] = CAST,
    at: Sequence[str | None] = (),
    turn: int = 0,
    dice: Sequence[str | None] = (),
    tokens: Mapping[str, int] | None = None,
    free: Mapping[str, int] | None = None,
    ap: int = 4,
    hp: Many | None = None,
    energy: Many | None = None,
    shadow: Sequence[int] = (),
    books: Many | None = None,
    counters: Many | None = None,
    companion: Many | None = None,
    market: Mapping[str, str | None] | None = None,
    pending: Sequence[Any] | None = None,
    **more: Any,
) -> ShadowState:
    """Return a position with chance left to the test; what is not said is as after the set-up."""
    n = 4 if seats == 1 else seats
    who = list(characters[:n])
    homes = [T.tiles[T.home[T.characters.index(name)]] for name in who]
    data: dict[str, Any] = {
        "seats": seats,
        "characters": who,
        "layout": "-".join(who),
        "at": [*at, *homes[len(at) :]],
        "hp": _each(hp, [18] * n if seats > 1 else [18, 6, 6, 6]),
        "energy": _each(energy, [0] * n),
        "form": ["shadow" if f in shadow else "base" for f in range(n)],
        "books": _each(books, [[] for _ in range(n)]),
        "counters": _each(counters, [[] for _ in range(n)]),
        "companion": _each(companion, [None] * n),
        "market": _market(market or {}, homes, {item for book in (books or {}).values() for item in book}),
        "dice": [*dice, *[None] * (5 - len(dice))],
        "tokens": [(tokens or {}).get(kind, 0) for kind in RESOURCES],
        "free": [(free or {}).get(action, 0) for action in FREE_ACTIONS],
        "ap": ap,
        "turn": turn,
        "pending": pending if pending is not None else [["Act", [], turn], ["Turn", [], turn]],
        "waiting": True,
        "partial": True,
    }
    data |= more
    lying = {item for key in ("books", "counters", "companion", "market") for item in _flat(data[key])}
    lying |= {item for key in ("discard", "sunk", "portal", "companion_bottom", "aside") for item in data.get(key, [])}
    data.setdefault("deck", [item for item in T.items[: T.n_main] if item not in lying])
    data.setdefault("counter_deck", [item for item in T.items[T.n_main : T.first_companion] if item not in lying])
    companions = [item for item in T.items[T.first_companion :] if item not in lying]
    if "portal" not in data:
        data["portal"], companions = companions[:3], companions[3:]
    data.setdefault("companion_deck", companions)
    s = GAME.position(data)
    s.rng = None
    return s


def _each(given: Many | None, plain: list[Any]) -> list[Any]:
    return [(given or {}).get(i, value) for i, value in enumerate(plain)]


def _market(given: Mapping[str, str | None], homes: list[str], taken: set[str]) -> list[str | None]:
    """Put a card beside every market tile in play: those given, else cards nobody has."""
    spare = [item for item in T.items[: T.n_main] if item not in taken and item not in given.values()]
    row: list[str | None] = []
    for index, tile in enumerate(T.tiles):
        if tile in given:
            row.append(given[tile])
        elif index in T.market and (tile in homes or tile == VOLCANO):
            row.append(spare.pop(0))
        else:
            row.append(None)
    return row


def _flat(value: Any) -> list[str]:
    if isinstance(value, list):
        return [item for part in value for item in _flat(part)]
    return [value] if value is not None else []


def kinds(s: ShadowState) -> set[str]:
    """Return the kinds of action offered now."""
    return {name.partition("(")[0] for name in offered(s)}


def roll(s: ShadowState, *faces: str) -> None:
    """Let the dice fall."""
    play(s, *(f"roll({face})" for face in faces))


def five(s: ShadowState, face: str = "orb") -> None:
    """Let all five dice show an Orb (or a Gem) of their colour, or the same face."""
    if face in ("orb", "gem"):
        roll(s, *(f"{colour}_{face}" for colour in ("red", "red", "blue", "blue", "purple")))
    else:
        roll(s, *[face] * 5)


def book(s: ShadowState, seat: int) -> list[str]:
    """Return the names of the face-up cards of a Spell Book."""
    return [T.items[item] for item in s.books[seat]]


def held(s: ShadowState, seat: int) -> list[str]:
    """Return the names of the Counterspells of a seat."""
    return [T.items[item] for item in s.counters[seat]]


def where(s: ShadowState, seat: int) -> str | None:
    """Return the tile of a seat's meeple."""
    return T.tiles[s.at[seat]] if s.at[seat] >= 0 else None


def pool(s: ShadowState) -> dict[str, int]:
    """Return what lies in the Pool, dice and tokens together."""
    return {kind: n for i, kind in enumerate(RESOURCES) if (n := s.count(i))}


__all__ = ["GAME", "T", "book", "five", "held", "kinds", "offered", "play", "pool", "roll", "table", "where"]
