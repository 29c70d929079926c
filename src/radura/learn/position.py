"""Where lessons and puzzles begin: a position as it stands in their files."""

import json

from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.text import BadInput


def lay(game: AnyGame, text: str) -> State:
    """Return a position that is written as JSON, its chance left open; BadInput tells what is wrong with it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput("learn-err-json", why=str(error)) from None
    state: State = game.position(data, chance="explicit")
    return state
