"""Effects as signs: what a small card face shows where its words have no room.

A sign is the operation with its number and, if something moves, where to. Story flags have no sign.
"""

from typing import Any

from radura.games.storyfold_wildwoods import ops


def signs(written: tuple[ops.AnyOp, ...]) -> list[dict[str, Any]]:
    """Return the signs of an effect, first to last; what may not happen is marked."""
    return [sign for op in written for sign in _signs(op)]


def _signs(op: ops.AnyOp) -> list[dict[str, Any]]:
    match op:
        case ops.SetFlagOp() | ops.ClearFlagOp():
            return []
        case ops.IfOp(_, then, _):
            return [{**sign, "maybe": True} for sign in signs(then)]
        case ops.ChooseOp(options):
            return [{**sign, "maybe": True} for option in options for sign in signs(option)]
    sign: dict[str, Any] = {"op": str(op.__struct_config__.tag)}
    for field in ("n", "to", "sides"):
        if (value := getattr(op, field, None)) is not None:
            sign[field] = value
    return [sign]
