"""Campaign slots and named saves: records in the user's data folder.

A slot is the record of one campaign, written at every decision. A named save is a copy of it, made
between two Scenes, where the rules allow it; who goes on from it goes on with new luck.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from radura.core.game import AnyGame
from radura.core.kernel import OVER, State
from radura.core.record import Record
from radura.core.text import BadInput
from radura.tui.words import Words

SLOTS = 3
NAME = re.compile(r"[\w -]{1,40}")


@dataclass(frozen=True, slots=True)
class Save:
    """A slot or a named save that holds a campaign."""

    name: str
    path: Path
    record: Record


class Campaigns:
    """The slots and named saves of one game."""

    def __init__(self, game: AnyGame, root: Path | None = None) -> None:
        if not has_save_points(game):
            raise BadInput("cli-err-slots", game=game.id)
        self.game = game
        self.folder = (root or platformdirs.user_data_path("radura") / "campaigns") / game.id

    # -- slots ----------------------------------------------------------------------

    def path(self, slot: int) -> Path:
        """Return where the record of a slot lies, or raise BadInput."""
        if not 1 <= slot <= SLOTS:
            raise BadInput("cli-err-slot", given=slot, most=SLOTS)
        self.folder.mkdir(parents=True, exist_ok=True)
        return self.folder / f"slot{slot}.radura"

    def slot(self, slot: int) -> Record | None:
        """Return the campaign of a slot, or None if it is free."""
        path = self.path(slot)
        return Record.load(path) if path.exists() else None

    # -- named saves ----------------------------------------------------------------

    def save_as(self, name: str, record: Record, state: State) -> Path:
        """Keep a copy of a campaign under a name; only between two Scenes."""
        if not state.view(0).info.get("save_point"):
            raise BadInput("cli-err-no-save-point")
        path = self._named(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path)
        return path

    def go_on_from(self, name: str) -> Record:
        """Return a campaign that goes on from a named save, with new luck."""
        path = self._named(name)
        if not path.exists():
            raise BadInput("cli-err-no-save", given=name, allowed=", ".join(s.name for s in self.named()) or "-")
        record = Record.load(path)
        return record.branch(len(record.actions))

    def named(self) -> list[Save]:
        """Return all named saves by name."""
        return [Save(path.stem, path, Record.load(path)) for path in sorted((self.folder / "saves").glob("*.radura"))]

    def _named(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise BadInput("cli-err-save-name", given=name)
        return self.folder / "saves" / f"{name}.radura"

    # -- words ----------------------------------------------------------------------

    def lines(self, words: Words) -> list[str]:
        """Return the slots and the named saves as a list to choose from."""
        out = []
        for n in range(1, SLOTS + 1):
            record = self.slot(n)
            out.append(words("cli-slot", n=n, what=where(record, words) if record else words("cli-slot-free")))
        out += [words("cli-named-save", name=save.name, what=where(save.record, words)) for save in self.named()]
        return out


def has_save_points(game: AnyGame) -> bool:
    """Tell whether a game is a campaign: its views say where it can be saved."""
    return "save_point" in game.new().view(0).info


def where(record: Record, words: Words) -> str:
    """Say where in its story a campaign is."""
    state = record.replay()
    if state.actor == OVER:
        assert state.outcome is not None, "a match that is over has an outcome"
        return words(f"{words.game.prefix}-end-{state.outcome.reason}")
    info = state.view(0).info
    prefix = words.game.prefix
    chapter, scene = words(f"{prefix}-chapter-{info['chapter']}"), words(f"{prefix}-scene-{info['scene']}")
    return f"{chapter}: {scene}"
