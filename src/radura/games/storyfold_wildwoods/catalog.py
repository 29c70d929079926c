"""Strict loading of the box and of a campaign: folders of TOML files, ours or a maker's.

A maker's folder with a ``campaign.toml`` is a campaign of its own; it may bring a ``box.toml`` too. One without holds
corrected files that take the place of ours. Every mistake in every file is told at once.
"""

import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from radura.core.text import LANGUAGES, BadData
from radura.games.storyfold_wildwoods.checks import mistakes
from radura.games.storyfold_wildwoods.checks.entries import ID
from radura.games.storyfold_wildwoods.checks.forms import converted, read_form
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
    if loader.out:
        raise bad_data(folder, loader.out)
    return Catalog(box, campaign, loader.is_own, loader.hash())


def bad_data(folder: Path | None, told: list[str]) -> BadData:
    """Return the complaint about a maker's folder."""
    return BadData("sw-err-campaign", folder=str(folder), why="\n".join(told))


class _Loader:
    def __init__(self, folder: Path | None) -> None:
        ours = files(__package__) / "data"
        self.folder: Final[Traversable | None] = folder
        self.is_own: Final = folder is not None and (folder / CAMPAIGN).is_file()
        self.box_roots: Final = [ours] if folder is None else [folder, ours]
        self.roots: Final = [root for root in (folder, ours / OURS) if root is not None][: 1 if self.is_own else 2]
        self.out: list[str] = []
        self.unreadable = False
        self.broken: set[tuple[str, str]] = set()
        """Files and entries whose form was repaired: what they mean is not asked."""
        self.used: dict[str, bytes] = {}

    def load(self) -> tuple[Box, Campaign]:
        """Read all files; mistakes are in ``out``."""
        if self.folder is not None and not self.folder.is_dir():
            raise BadData("sw-err-campaign", folder=str(self.folder), why="there is no such folder")
        box = self.read(BOX, Box, self.box_roots)
        frame = self.read(CAMPAIGN, CampaignFile, self.roots)
        decks = self.read("decks.toml", Decks, self.roots)
        names = [name for name in frame.chapters if ID.fullmatch(name)]
        for name in frame.chapters:
            if name not in names:
                self.out.append(f"{CAMPAIGN}: chapters: “{name}” is no name of a file: small letters, digits and _")
        chapters = tuple(self.read(f"{name}.toml", ChapterFile, self.roots) for name in names)
        words = {lang: self.words(lang, ("campaign", "decks", *names)) for lang in LANGUAGES}
        self.strangers()
        campaign = Campaign(frame, decks, chapters, words)
        if not self.unreadable:
            told = mistakes(box, campaign, names)
            self.out += [why for why in told if not self.follows(why)]
        return box, campaign

    def follows(self, why: str) -> bool:
        """Tell whether a mistake is about an entry whose form was wrong already."""
        file, _, rest = why.partition(": ")
        return (file, rest.partition(": ")[0]) in self.broken or (file, "") in self.broken

    def words(self, lang: str, names: tuple[str, ...]) -> Words:
        """Read the texts of a language; a campaign may lack it."""
        if not any((root / lang).is_dir() for root in self.roots):
            return {}
        kind = dict[str, dict[str, str]]
        return {name: self.read(f"{lang}/{name}.toml", kind, self.roots) for name in names}

    def read(self, name: str, kind: type[T], roots: list[Traversable]) -> T:
        """Read one file from the first of the folders that has it; a mistake leaves something of that kind."""
        data: Any = {}
        for root in roots:
            path = root
            for part in name.split("/"):
                path = path / part
            if not path.is_file():
                continue
            raw = path.read_bytes()
            if root is self.folder:
                self.used[name] = raw
            try:
                data = tomllib.loads(raw.decode("utf-8"))
            except UnicodeDecodeError:
                self.unreadable = True
                self.out.append(f"{name}: the file is not written in UTF-8")
            except tomllib.TOMLDecodeError as error:
                self.unreadable = True
                self.out.append(f"{name}: the file cannot be read as TOML: {error}")
            break
        else:
            self.unreadable = True
            self.out.append(f"{name}: the file is missing")
        ignored: list[str] = []
        repaired, entries = read_form(data, kind, name, ignored if self.unreadable and not data else self.out)
        self.broken |= {(name, entry) for entry in entries}
        found: T = converted(repaired, kind)
        return found

    def strangers(self) -> None:
        """Tell of TOML files in a maker's folder that nothing reads: perhaps a name is misspelt."""
        if self.folder is None or self.unreadable:
            return
        folders = [("", self.folder), *((f"{lang}/", self.folder / lang) for lang in LANGUAGES)]
        for start, folder in folders:
            for file in folder.iterdir() if folder.is_dir() else ():
                name = f"{start}{file.name}"
                if name.endswith(".toml") and name not in self.used:
                    self.out.append(f"{name}: nothing reads this file; is its name misspelt?")
        if not self.used:
            self.out.append(f"{self.folder}: there is no TOML file of a campaign in this folder")

    def hash(self) -> str:
        """Return what tells a maker's files from others."""
        if self.folder is None:
            return ""
        digest = hashlib.sha256()
        for name, raw in sorted(self.used.items()):
            digest.update(name.encode() + b"\0" + raw + b"\0")
        return digest.hexdigest()[:16]
