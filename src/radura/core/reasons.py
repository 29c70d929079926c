"""Why something cannot be used now: words for people, and the rule that says so.

A game explains its pieces and actions in its own ``reasons.py``; what is the same in every game stands here: the match
is over, it is somebody else's turn, nothing of that name is in sight. Whoever asks gets what its view gives, no more.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from radura.core.kernel import CHANCE, OVER, State
from radura.core.text import Arg, BadInput, Message
from radura.core.view import HIDDEN, View

if TYPE_CHECKING:
    from radura.core.game import Game


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be used now."""

    text: Message
    rule: str = ""
    """The id of the statement in the game's ``rules.md``; empty: the game has no numbered rules."""


def no(id: str, rule: str = "", **args: Arg) -> Reason:
    """Return a reason: the id of its message, the rule, the arguments."""
    return Reason(Message(id, args), rule)


NOT_ASKED = no("core-no-now")
"""What is asked now is about something else: all that can be said of a game that does not explain itself."""


def asked_instead(s: State, rules: Mapping[str, str]) -> Reason:
    """Say what is asked now, by the step that asks: ``<prefix>-no-now-<step>``, and its rule by the step's name."""
    assert s.stack is not None
    step = type(s.stack.step).__name__
    return no(f"{s.game.prefix}-no-now-{step.lower()}", rules[step])


def find_reason(game: "Game[Any]", s: State, what: str | int, seat: int | None) -> Reason:
    """Return why a seat (None: the one that must choose) cannot use a piece, a place or an action now.

    Raises BadInput if nothing in its sight is called like that.
    """
    eyes = seat if seat is not None else max(s.actor, 0)
    action = _action(game, what)
    if action is not None:
        if not (reason := _nobody_may(game, s, eyes)):
            reason = no("core-no-open") if action in s.choices else game.no_action(s, eyes, action)
        return reason
    view = s.view(eyes)
    assert isinstance(what, str)
    place = place_of(view, what)
    if place is None:
        raise BadInput("core-err-sight", given=what)
    if reason := _nobody_may(game, s, eyes):
        return reason
    return no("core-no-open") if is_target(view, what) else game.no_piece(s, eyes, what, place)


def _nobody_may(game: "Game[Any]", s: State, seat: int) -> Reason | None:
    """Return why a seat may choose nothing at all now."""
    if s.actor == OVER:
        return no("core-no-over", game.end_rule)
    if s.actor == CHANCE:
        return no("core-no-chance", game.turn_rule)
    return None if s.actor == seat else no_turn(game, s)


def no_turn(game: "Game[Any]", s: State) -> Reason:
    """Say whose turn it is."""
    name = game.seat_name(s, s.actor)
    if name.args:
        return no("core-no-turn-seat", game.turn_rule, n=s.actor + 1)
    return no("core-no-turn", game.turn_rule, who=f"#{name.id}", n=s.actor + 1)


def is_target(view: View, name: str) -> bool:
    """Tell whether something, or a part of it, stands for an option."""
    if view.decision is None:
        return False
    part = f"{name}/"
    return any(
        target == name or target.startswith(part) for option in view.decision.options for target in option.targets
    )


def _action(game: "Game[Any]", what: object) -> int | None:
    """Return the action that is meant; None: a piece or a place."""
    if type(what) is int:
        game.actions.kind_of(what)
        return what
    if not isinstance(what, str):
        raise BadInput("core-err-sight", given=str(what))
    names = [kind.name for kind in game.actions.kinds if not kind.dims]
    return game.actions.parse(what) if "(" in what or what.strip() in names else None


def place_of(view: View, name: str) -> str | None:
    """Return the place in which a piece is seen to lie, or the place itself; None: neither is in sight."""
    if not name or name == HIDDEN:
        return None
    whole = name.partition("/")[0]
    for place, row in view.places.items():
        if name in row or whole in row:
            return place
    return name if name in view.places else whole if whole in view.places else None
