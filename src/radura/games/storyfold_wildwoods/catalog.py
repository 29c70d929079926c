"""Strict loading of the box and of a campaign: folders of TOML files, ours or a maker's.

A maker's folder with a ``campaign.toml`` is a campaign of its own; it may bring a ``box.toml`` too. One without holds
corrected files that take the place of ours. Every mistake in every file is told at once.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from radura.core.forms import ID
from radura.core.reading import Mistakes, hash_of, read
from radura.core.text import LANGUAGES
from radura.games.storyfold_wildwoods.checks import mistakes
from radura.games.storyfold_wildwoods.schema import Box, Campaign, CampaignFile, ChapterFile, Decks, Words

T = TypeVar("T")

BOX: Final = "box.toml"
CAMPAIGN: Final = "campaign.toml"
OURS: Final = "hush_beneath_the_leaves"


class Catalog(NamedTuple):
    """Everything that a game plays from."""

    box: Box
    campaign: Campaign
    is_own: bool
    """True for a maker's campaign, false for ours, corrected or not."""
    hash: str
    """Tells a maker's files from ours; empty for ours."""


@cache
def load(folder: Path | None = None) -> Catalog:
    """Read the box and a campaign; BadData lists every mistake with file, entry and field."""
    loader = _Loader(folder)
    box, campaign = loader.load()
    return Catalog(box, campaign, loader.is_own, hash_of(loader.used))


class _Loader:
    def __init__(self, folder: Path | None) -> None:
        ours = files(__package__) / "data"
        self.folder: Final[Traversable | None] = folder
        self.is_own: Final = folder is not None and (folder / CAMPAIGN).is_file()
        self.box_roots: Final = [ours] if folder is None else [folder, ours]
        self.roots: Final = [root for root in (folder, ours / OURS) if root is not None][: 1 if self.is_own else 2]
        self.mistakes: Final = Mistakes()
        self.used: Final[dict[str, Traversable]] = {}
        """The files of the maker."""

    def load(self) -> tuple[Box, Campaign]:
        """Read all files."""
        if self.folder is not None and not self.folder.is_dir():
            self.mistakes.tell_file(str(self.folder), "there is no such folder")
            self.mistakes.refuse(self.folder)
        box = self.read(BOX, Box, self.box_roots)
        frame = self.read(CAMPAIGN, CampaignFile, self.roots)
        decks = self.read("decks.toml", Decks, self.roots)
        names = [name for name in frame.chapters if ID.fullmatch(name)]
        for name in frame.chapters:
            if name not in names:
                why = f"chapters: “{name}” is no name of a file: small letters, digits and _"
                self.mistakes.tell_file(CAMPAIGN, why)
        chapters = tuple(self.read(f"{name}.toml", ChapterFile, self.roots) for name in names)
        words = {lang: self.words(lang, ("campaign", "decks", *names)) for lang in LANGUAGES}
        campaign = Campaign(frame, decks, chapters, words)
        if names and len(names) == len(frame.chapters):
            self.strangers()
        if self.mistakes.can_judge:
            for why in mistakes(box, campaign, names):
                self.mistakes.tell(*why.split(": ", 2))
        self.mistakes.refuse(self.folder or self.roots[0])
        return box, campaign

    def words(self, lang: str, names: tuple[str, ...]) -> Words:
        """Read the texts of a language; a campaign may lack it."""
        if not any((root / lang).is_dir() for root in self.roots):
            return {}
        kind = dict[str, dict[str, str]]
        return {name: self.read(f"{lang}/{name}.toml", kind, self.roots) for name in names}

    def read(self, name: str, kind: type[T], roots: list[Traversable]) -> T:
        """Read one file from the first of the folders that has it."""
        for root in roots:
            path = root.joinpath(*name.split("/"))
            if path.is_file():
                if root is self.folder:
                    self.used[name] = path
                break
        return read(path, kind, self.mistakes, name)

    def strangers(self) -> None:
        """Tell of TOML files in a maker's folder that nothing reads."""
        if self.folder is None:
            return
        folders = [("", self.folder), *((f"{lang}/", self.folder / lang) for lang in LANGUAGES)]
        for start, folder in folders:
            for file in folder.iterdir() if folder.is_dir() else ():
                name = f"{start}{file.name}"
                if name.endswith(".toml") and name not in self.used:
                    self.mistakes.tell(name, "nothing reads this file; is its name misspelt?")
        if not self.used:
            self.mistakes.tell(str(self.folder), "there is no TOML file of a campaign in this folder")
