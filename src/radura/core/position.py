"""Positions as plain data: values by name, pending steps, outcomes; and back, naming what is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from radura.core.kernel import Frame, Outcome, Step
from radura.core.text import BadInput

Names: TypeAlias = Sequence[str] | None
"""How a state field is written in a position: by these names, or (None) as the number it is."""

Steps: TypeAlias = Mapping[str, type[Step[Any]]]


def write_value(value: Any, names: Names) -> Any:
    """Return a field of a state by names; -1 becomes None."""
    if isinstance(value, (list, tuple, bytearray)):
        return [write_value(v, names) for v in value]
    if isinstance(value, bool) or names is None or not isinstance(value, int):
        return value
    return names[value] if value >= 0 else None


def read_value(value: Any, names: Names, field: str, blank: Any) -> Any:
    """Return what a field was written from; it must be a list exactly if it is one on an empty table."""
    if isinstance(value, (list, tuple)) != isinstance(blank, (list, tuple, bytearray)):
        raise _wrong(value, field)
    return _read(value, names, field)


def _read(value: Any, names: Names, field: str) -> Any:
    if isinstance(value, (list, tuple)):
        return [_read(v, names, field) for v in value]
    if names is None:
        return value
    if value is None:
        return -1
    if value not in names:
        raise _wrong(value, field)
    return names.index(value)


def write_stack(frame: Frame | None) -> list[Any]:
    """Return the pending steps, top first."""
    out: list[Any] = []
    while frame is not None:
        out.append([*_write_step(frame.step), frame.seat])
        frame = frame.below
    return out


def read_stack(data: Any, steps: Steps) -> Frame | None:
    """Return the stack of these pending steps."""
    if not isinstance(data, (list, tuple)):
        raise _wrong(data, "pending")
    stack: Frame | None = None
    for entry in reversed(data):
        match entry:
            case [str(name), [*args], int(seat)]:
                stack = Frame(_read_step(name, args, steps), seat, stack)
            case _:
                raise _wrong(entry, "pending")
    return stack


def _write_step(step: Step[Any]) -> list[Any]:
    return [type(step).__name__, [_write_arg(a) for a in step.args()]]


def _write_arg(arg: Any) -> Any:
    if isinstance(arg, Step):
        return {"step": _write_step(arg)}
    return [_write_arg(a) for a in arg] if isinstance(arg, tuple) else arg


def _read_step(name: str, args: list[Any], steps: Steps) -> Step[Any]:
    if name not in steps:
        raise _wrong(name, "pending")
    try:
        return steps[name](*(_read_arg(a, steps) for a in args))
    except TypeError:
        raise _wrong(f"{name}({args})", "pending") from None


def _read_arg(arg: Any, steps: Steps) -> Any:
    match arg:
        case {"step": [str(name), [*args]]}:
            return _read_step(name, args, steps)
        case dict():
            raise _wrong(arg, "pending")
        case [*parts]:
            return tuple(_read_arg(a, steps) for a in parts)
    return arg


def write_outcome(outcome: Outcome) -> list[Any]:
    """Return an outcome as plain data."""
    return [list(outcome.returns), list(outcome.winners), outcome.reason]


def read_outcome(data: Any) -> Outcome:
    """Return the outcome that was written."""
    match data:
        case [[*returns], [*winners], str(reason)]:
            return Outcome(tuple(returns), tuple(winners), reason)
    raise _wrong(data, "outcome")


def _wrong(given: Any, field: str) -> BadInput:
    return BadInput("core-err-position-value", given=str(given), field=field)
