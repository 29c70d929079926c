"""The fixed action space of a game: named kinds, each with named dimensions, as ints."""

from collections.abc import Sequence
from typing import Final

from radura.core.text import Arg, BadInput, Message


class Kind:
    """One kind of action: its first int, and the names along each dimension."""

    def __init__(self, name: str, start: int, dims: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        self.name: Final = name
        self.start: Final = start
        self.dims: Final = dims
        size = 1
        for _, values in dims:
            size *= len(values)
        self.size: Final = size

    def split(self, action: int) -> tuple[int, ...]:
        """Return the index along each dimension."""
        rest = action - self.start
        out: list[int] = []
        for _, values in reversed(self.dims):
            rest, index = divmod(rest, len(values))
            out.append(index)
        return tuple(reversed(out))


class ActionSpace:
    """Ints with names. ``kind`` declares, ``show`` prints, ``parse`` reads back."""

    def __init__(self) -> None:
        self.size = 0
        self._kinds: list[Kind] = []
        self._by_name: dict[str, Kind] = {}
        self._kind_of: list[Kind] = []
        self._shown: dict[int, str] = {}
        self._parsed: dict[str, int] = {}

    def kind(self, name: str, **dims: Sequence[str] | int) -> int:
        """Declare a kind of action and return its first int.

        A dimension is a list of names, or a number n for the names ``0`` to ``n-1``:
        ``SWAP = A.kind("swap", card=CARDS, slot=4)``, then ``SWAP + card * 4 + slot``.
        """
        if name in self._by_name:
            raise ValueError(f"action kind {name!r} is declared twice")
        named = tuple(
            (dim, tuple(map(str, range(values))) if isinstance(values, int) else tuple(values))
            for dim, values in dims.items()
        )
        kind = Kind(name, self.size, named)
        self._kinds.append(kind)
        self._by_name[name] = kind
        self._kind_of.extend([kind] * kind.size)
        self.size += kind.size
        return kind.start

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds in the order of their ints."""
        return tuple(self._kinds)

    def kind_of(self, action: object) -> Kind:
        """Return the kind an action belongs to."""
        return self._kind_of[self._check(action)]

    def _check(self, action: object) -> int:
        if type(action) is not int or not 0 <= action < self.size:
            raise BadInput("core-err-action-range", given=str(action), size=self.size)
        return action

    def values(self, action: object) -> dict[str, str]:
        """Return the action's names by dimension: ``{"element": "water"}``."""
        number = self._check(action)
        kind = self._kind_of[number]
        return {dim: names[i] for (dim, names), i in zip(kind.dims, kind.split(number), strict=True)}

    def show(self, action: object) -> str:
        """Print an action: ``token(water)``."""
        text = self._shown.get(action) if type(action) is int else None
        if text is None:
            number = self._check(action)
            kind = self._kind_of[number]
            text = f"{kind.name}({','.join(self.values(number).values())})" if kind.dims else kind.name
            self._shown[number] = text
            self._parsed[text] = number
        return text

    def parse(self, text: object) -> int:
        """Read an action printed by ``show``; raise BadInput if there is no such action."""
        if not isinstance(text, str):
            raise BadInput("core-err-action-name", given=str(text), allowed=", ".join(self._by_name))
        known = self._parsed.get(text)
        if known is not None:
            return known
        name, paren, rest = text.strip().partition("(")
        kind = self._by_name.get(name)
        if kind is None:
            raise BadInput("core-err-action-name", given=text, allowed=", ".join(self._by_name))
        if bool(paren) != bool(kind.dims) or (paren and not rest.endswith(")")):
            raise BadInput("core-err-action-form", given=text, form=self._form(kind))
        given = [part.strip() for part in rest[:-1].split(",")] if paren else []
        if len(given) != len(kind.dims):
            raise BadInput("core-err-action-form", given=text, form=self._form(kind))
        index = 0
        for value, (dim, names) in zip(given, kind.dims, strict=True):
            if value not in names:
                shown = ", ".join(names[:12]) + (", …" if len(names) > 12 else "")
                raise BadInput("core-err-action-value", given=value, dim=dim, allowed=shown)
            index = index * len(names) + names.index(value)
        return kind.start + index

    def message(self, action: int, prefix: str) -> Message:
        """Return the default words of an action: ``<prefix>-do-<kind>`` with its names as arguments."""
        kind = self.kind_of(action)
        args: dict[str, Arg] = {}
        for dim, value in self.values(action).items():
            args[dim] = int(value) if value.lstrip("-").isdigit() else f"#{prefix}-{dim}-{value}"
        return Message(f"{prefix}-do-{kind.name}", args)

    @staticmethod
    def _form(kind: Kind) -> str:
        return f"{kind.name}({','.join(dim for dim, _ in kind.dims)})" if kind.dims else kind.name
