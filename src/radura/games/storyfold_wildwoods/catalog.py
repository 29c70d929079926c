"""Strict loading of the box and of a campaign: a folder of TOML files.

Loading checks the form: unknown files, fields and operations, and wrong types stop it with the
file, the entry and the field. What the entries mean together is checked by ``validate.py``.
"""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from radura.core.text import LANGUAGES
from radura.games.storyfold_wildwoods.schema import Box, Campaign, CampaignFile, ChapterFile, Decks, Words


class CampaignError(ValueError):
    """A campaign file that cannot be read; says file, entry and field."""


T = TypeVar("T")


def load_box() -> Box:
    """Return what every campaign shares."""
    return _load(files(__package__) / "data", "box.toml", Box)


@cache
def load_campaign(folder: Path | None = None) -> Campaign:
    """Read a campaign folder (default: the one of this package) or raise CampaignError."""
    root: Traversable = folder or files(__package__) / "data" / "hush_beneath_the_leaves"
    if not root.is_dir():
        raise CampaignError(f"{folder}: there is no such folder")
    frame = _load(root, "campaign.toml", CampaignFile)
    decks = _load(root, "decks.toml", Decks)
    chapters = tuple(_load(root, f"{name}.toml", ChapterFile) for name in frame.chapters)
    words = {lang: _load_words(root, lang, ("campaign", "decks", *frame.chapters)) for lang in LANGUAGES}
    return Campaign(frame, decks, chapters, words)


def _load_words(root: Traversable, lang: str, names: tuple[str, ...]) -> Words:
    if not (root / lang).is_dir():
        return {}
    return {name: _load(root / lang, f"{name}.toml", dict[str, dict[str, str]], f"{lang}/") for name in names}


def _load(root: Traversable, name: str, kind: type[T], shown: str = "") -> T:
    try:
        data = tomllib.loads((root / name).read_text(encoding="utf-8"))
    except OSError:
        raise CampaignError(f"{shown}{name}: the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CampaignError(f"{shown}{name}: {error}") from None
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise CampaignError(f"{shown}{name}: {_entry(data, str(error))}") from None


def _entry(data: Any, message: str) -> str:
    """Put the entry's id into a message that ends with a path such as ``$.scene[2].location[0].pips``."""
    what, _, path = message.partition(" - at `$")
    here, ids = data, []
    for part in path.rstrip("`").replace("[", ".[").split("."):
        if part.startswith("[") and part[1:-1].isdecimal() and isinstance(here, list):
            here = here[int(part[1:-1])]
        elif isinstance(here, dict) and part in here:
            here = here[part]
        if isinstance(here, dict) and isinstance(here.get("id", here.get("icon")), str):
            ids.append(str(here.get("id", here.get("icon"))))
    return f"{ids[-1] + ': ' if ids else ''}{what}{' (' + path.rstrip('`').lstrip('.') + ')' if path else ''}"
