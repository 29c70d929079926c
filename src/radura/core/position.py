"""Positions as plain data: fields by name, pending steps, the outcome; and back, naming what is wrong."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from radura.core.chance import generator
from radura.core.fields import Reader, read_step, write_step, wrong
from radura.core.kernel import CHANCE, OVER, Frame, Outcome, State
from radura.core.text import BadInput

if TYPE_CHECKING:
    from radura.core.game import Game

S = TypeVar("S", bound=State)

MOST_PENDING: Final = 500
"""No match has more steps waiting than this."""
OWN_KEYS: Final = ("seats", "options", "pending", "waiting", "outcome", "partial")
"""What a position holds beside the game's fields."""


def write(game: "Game[S]", s: S) -> dict[str, Any]:
    """Return a state as plain data."""
    out: dict[str, Any] = {"seats": s.seats, "options": dict(s.options)}
    for name, field in game.fields.items():
        out[name] = field.write(getattr(s, name), game.vocabulary)
    out["pending"] = []
    frame = s.stack
    while frame is not None:
        out["pending"].append([*write_step(frame.step, game.vocabulary), frame.seat])
        frame = frame.below
    out["waiting"] = s.actor != OVER
    if s.outcome is not None:
        out["outcome"] = [list(s.outcome.returns), list(s.outcome.winners), s.outcome.reason]
    if _missing(game, s):
        out["partial"] = True
    return out


def read(game: "Game[S]", data: object, seed: int | bytes, chance: str) -> S:
    """Build a state from plain data; BadInput says which field cannot be, and why."""
    if not isinstance(data, Mapping) or not all(isinstance(key, str) for key in data):
        raise BadInput("core-err-position-form")
    for key in data:
        if key not in game.fields and key not in OWN_KEYS:
            raise BadInput("core-err-position", given=key, allowed=", ".join([*game.fields, *OWN_KEYS]))
    for flag in ("waiting", "partial"):
        if type(data.get(flag, False)) is not bool:
            raise wrong(flag, data[flag], "true, false")
    s = game.blank(game.check_seats(data.get("seats")), game.check_options(data.get("options", {})))
    reader = Reader(s.seats, game.vocabulary, {step.__name__: step for step in game.steps})
    for name, field in game.fields.items():
        if name in data:
            value = field.read(data[name], name, reader)
            setattr(s, name, bytearray(value) if isinstance(getattr(s, name), bytearray) else value)
    _check_items(game, s, partial=data.get("partial", False))
    game.check_position(s)
    game.derive(s)
    s.rng = generator(game.check_seed(seed)) if game.check_chance(chance) == "settled" else None
    _resume(game, s, data, reader)
    return s


def _resume(game: "Game[S]", s: S, data: Mapping[str, Any], reader: Reader) -> None:
    """Go on where the position stands: over, waiting for a choice, or with a step to be done first."""
    s.stack = _read_stack(data.get("pending", []), reader)
    if "outcome" in data:
        if s.stack is not None:
            raise wrong("pending", data["pending"], "[]")
        s.finish(_read_outcome(game, s, data["outcome"]))
        return
    top = s.stack
    if top is None:
        if data.get("partial"):
            return
        raise BadInput("core-err-position-still")
    frame: Frame | None = top
    while frame is not None:
        if not frame.step.fits(s, frame.seat):
            raise BadInput("core-err-position-step", given=repr(frame.step))
        if frame.below is None and not frame.step.lasting:
            raise BadInput("core-err-position-bottom", given=repr(frame.step))
        frame = frame.below
    if data.get("waiting"):
        s.actor = CHANCE if top.step.chance else top.seat
        s.refresh()
        if not s.choices:
            raise wrong("waiting", True, "false")
    else:
        s.advance()


def _read_stack(data: object, reader: Reader) -> Frame | None:
    if not isinstance(data, (list, tuple)) or len(data) > MOST_PENDING:
        raise wrong("pending", data, f"[0-{MOST_PENDING}]")
    stack: Frame | None = None
    for i in range(len(data) - 1, -1, -1):
        match data[i]:
            case [name, args, int(seat)] if type(seat) is int and 0 <= seat < reader.seats:
                stack = Frame(read_step([name, args], f"pending[{i}]", reader), seat, stack)
            case _:
                raise wrong(f"pending[{i}]", data[i], "[step, [arguments], seat]")
    return stack


def _read_outcome(game: "Game[S]", s: S, data: object) -> Outcome:
    match data:
        case [[*returns], [*winners], str(reason)] if len(returns) == s.seats:
            numbers = [float(r) for r in returns if isinstance(r, (int, float)) and -1 <= r <= 1]
            seats = sorted({w for w in winners if type(w) is int and 0 <= w < s.seats})
            whole = len(numbers) == s.seats and len(seats) == len(winners)
            if whole and reason in game.reasons:
                return Outcome(tuple(numbers), tuple(seats), reason)
    raise wrong("outcome", data, f"[[{s.seats}], [winners], {' | '.join(game.reasons)}]")


def lying(game: "Game[S]", s: S) -> dict[int, str]:
    """Return every item that lies somewhere, with its field; BadInput if one lies in two places."""
    out: dict[int, str] = {}
    for name, field in game.fields.items():
        for item in field.items(getattr(s, name)):
            if item in out:
                raise BadInput(
                    "core-err-position-twice", given=game.vocabulary["item"][item], one=out[item], other=name
                )
            out[item] = name
    return out


def _missing(game: "Game[S]", s: S) -> list[int]:
    """Return the items that should lie somewhere and do not."""
    whole = game.items(s)
    if not whole:
        return []
    there = lying(game, s)
    return [item for item in whole if item not in there]


def _check_items(game: "Game[S]", s: S, *, partial: bool) -> None:
    """Let every item lie once; a position from which some are left out on purpose says that it is partial."""
    lying(game, s)
    missing = _missing(game, s)
    if missing and not partial:
        raise BadInput("core-err-position-partial", n=len(missing), item=game.vocabulary["item"][missing[0]])
