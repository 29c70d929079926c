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
from radura.core.targets import folder
from radura.core.text import BadInput, say
from radura.tui.words import Words

SLOTS = 3
NAME = re.compile(r"[\w -]{1,40}")


@dataclass(frozen=True, slots=True)
class Save:
    """A named save."""

    name: str
    path: Path


class Campaigns:
    """The slots and named saves of one game."""

    def __init__(self, game: AnyGame, root: Path | None = None) -> None:
        if not game.has_save_points:
            raise BadInput("cli-err-slots", game=game.id)
        self.game = game
        self.folder = (root or platformdirs.user_data_path("radura") / "campaigns") / game.id

    # -- slots ----------------------------------------------------------------------

    def path(self, slot: int) -> Path:
        """Return where the record of a slot lies, or raise BadInput."""
        if not 1 <= slot <= SLOTS:
            raise BadInput("cli-err-slot", given=slot, most=SLOTS)
        return folder(self.folder) / f"slot{slot}.radura"

    def slot(self, slot: int) -> Record | None:
        """Return the campaign of a slot, or None if it is free."""
        path = self.path(slot)
        return self._read(path) if path.exists() else None

    # -- named saves ----------------------------------------------------------------

    def save_as(self, name: str, record: Record, state: State) -> Path:
        """Keep a copy of a campaign under a name; only between two Scenes."""
        if not self.game.is_save_point(state):
            raise BadInput("cli-err-no-save-point")
        path = self._named(name)
        folder(path.parent)
        record.save(path)
        return path

    def go_on_from(self, name: str) -> Record:
        """Return a campaign that goes on from a named save, with new luck."""
        path = self._named(name)
        if not path.exists():
            raise BadInput("cli-err-no-save", given=name, allowed=", ".join(s.name for s in self.named()) or "-")
        record = self._read(path)
        return record.branch(len(record.actions))

    def named(self) -> list[Save]:
        """Return all named saves by name."""
        return [Save(path.stem, path) for path in sorted((self.folder / "saves").glob("*.radura"))]

    def _named(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise BadInput("cli-err-save-name", given=name)
        return self.folder / "saves" / f"{name}.radura"

    def _read(self, path: Path) -> Record:
        """Return the campaign of a file; BadInput if it cannot be read, or is a match of another game."""
        record = Record.load(path)
        if record.game != self.game.id:
            raise BadInput("cli-err-resume-game", given=self.game.id, file=path.name, expected=record.game)
        return record

    # -- words ----------------------------------------------------------------------

    def lines(self, words: Words) -> list[str]:
        """Return the slots and the named saves as a list to choose from."""
        slots = [words("cli-slot", n=n, what=self._told(self.path(n), words)) for n in range(1, SLOTS + 1)]
        saves = [words("cli-named-save", name=save.name, what=self._told(save.path, words)) for save in self.named()]
        return slots + saves

    def _told(self, path: Path, words: Words) -> str:
        """Say where the campaign of a file is, or what is wrong with it: the others can be played all the same."""
        if not path.exists():
            return words("cli-slot-free")
        try:
            return where(self._read(path), words)
        except BadInput as error:
            return words("cli-save-damaged", why=say(error.message, words.lang))


def where(record: Record, words: Words) -> str:
    """Say where in its story a campaign is."""
    state = record.replay()
    if state.actor == OVER:
        assert state.outcome is not None, "a match that is over has an outcome"
        return words(f"{words.game.prefix}-end-{state.outcome.reason}")
    facts = state.view(0).facts
    return f"{words(facts.chapter_title)}: {words(facts.title)}"
