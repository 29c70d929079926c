"""The box as data: strict loading of ``data/cards.toml``. A wrong field stops the import and is named."""

from importlib.resources import files

import msgspec


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    id: str
    strength: int
    count: int


class Catalog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the file states."""

    hand: int
    points: int
    price: int
    card: list[Kind]


def load() -> Catalog:
    """Read the file."""
    data = (files("starter") / "data" / "cards.toml").read_bytes()
    return msgspec.toml.decode(data, type=Catalog)
