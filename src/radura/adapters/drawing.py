"""The table drawn for an environment: as text, or as a picture of the real one."""

import sys
from typing import Any

from radura.adapters.extras import missing
from radura.adapters.matches import Matches
from radura.core.kernel import State
from radura.core.text import BadInput, say
from radura.core.view import HIDDEN

MODES = ("human", "ansi", "rgb_array")


class Drawing:
    """Draws the match under way in one mode."""

    def __init__(self, matches: Matches, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise BadInput("core-err-render", given=str(mode), allowed=", ".join(MODES))
        self.matches = matches
        self.mode = mode
        self._painter: Any = None

    def draw(self) -> Any:
        """Return what the mode asks for; without a mode nothing is drawn."""
        match self.mode:
            case "ansi":
                return as_text(self.matches.state)
            case "human":
                sys.stdout.write(as_text(self.matches.state))
            case "rgb_array":
                return self._paint()
        return None

    def _paint(self) -> Any:
        if self._painter is None:
            try:
                from radura.adapters.painter import Painter
            except ModuleNotFoundError as error:
                raise missing(error, "pictures") from None
            self._painter = Painter()
        return self._painter.paint(self.matches.record())

    def close(self) -> None:
        """End what draws pictures."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None


def as_text(state: State, lang: str = "en") -> str:
    """Return the table in words, as the seat that must choose sees it; once it is over, all of it."""
    view = state.view(state.actor if state.actor >= 0 else "all")
    lines = [say(state.game.name, lang)]
    for name, items in view.places.items():
        known = [item for item in items if item != HIDDEN]
        unknown = len(items) - len(known)
        if items:
            lines.append(f"  {name}: {', '.join([*known, *([f'{unknown} {HIDDEN}'] if unknown else [])])}")
    lines += [f"  {name} = {n}" for name, n in view.counters.items() if n]
    lines += [f"  {name}: {face}" for name, face in view.faces.items() if face]
    if view.decision is not None:
        who = say(state.game.seat_name(state, view.decision.seat), lang)
        lines.append(f"{who}: {say(view.decision.prompt, lang)}")
        lines += [f"  {option.action}: {say(option.text, lang)}" for option in view.decision.options]
    if view.outcome is not None:
        lines.append(f"  {view.outcome.returns}")
    return "\n".join(lines) + "\n"
