"""The web table: the built files of the package, kept in memory."""

import gzip
import hashlib
import mimetypes
import re
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from radura.bots import BOTS, bots
from radura.core.game import game, games
from radura.core.text import LANGUAGES, Message, say
from radura.i18n import game_source, shell_source
from radura.protocol.lobby import CardInfo

_COMPRESS = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
_NAME = re.compile("[A-Za-z0-9_-]+")  # what a Fluent message can be called


class Page:
    """A file to be sent, as often as somebody asks."""

    def __init__(self, body: bytes, media_type: str, *, lasting: bool = False) -> None:
        self.body = body
        self.media_type = media_type
        self.lasting = lasting
        """Its name changes with its content: browsers may keep it."""
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'

    @cached_property
    def packed(self) -> bytes | None:
        """The file compressed, if that is worth it; worked out when it is first asked for."""
        if self.media_type.startswith(_COMPRESS) and len(self.body) > 500:
            return gzip.compress(self.body, 9, mtime=0)
        return None


def load_pages() -> dict[str, Page]:
    """Return every file of the web table by its path; without one, a page that says what to do."""
    found: dict[str, Page] = {}
    root = files("radura") / "web"
    if (root / "index.html").is_file():
        _collect(root, "", found)
        found["/"] = found["/index.html"]
    else:
        found["/"] = Page(_missing().encode(), "text/html; charset=utf-8")
    return found


def _missing() -> str:
    words = "\n".join(f'<p lang="{lang}">{say(Message("srv-page-missing"), lang)}</p>' for lang in LANGUAGES)
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Radura</title>
<h1>Radura</h1>
{words}
<p><a href="/api/docs">/api/docs</a></p>
</html>
"""


def all_words(lang: str) -> str:
    """Return the Fluent source of the shell and of every game; bots from elsewhere are called by their names."""
    plain = [f"srv-bot-{bot} = {bot}" for bot in bots() if bot not in BOTS and _NAME.fullmatch(bot)]
    return "\n".join([shell_source(lang), *(game_source(game(id), lang) for id in games()), *plain])


def cards_of(id: str) -> list[CardInfo]:
    """Return the components of a game."""
    return [CardInfo(c.id, c.kind, c.count, c.facts, list(c.text), c.source) for c in game(id).cards()]


def word_pages() -> dict[str, Page]:
    """Return what every table reads before it can be drawn and what never changes while the server runs."""
    found = {f"/api/texts/{lang}": Page(all_words(lang).encode(), "text/plain; charset=utf-8") for lang in LANGUAGES}
    for id in games():
        found[f"/api/games/{id}/cards"] = Page(msgspec.json.encode(cards_of(id)), "application/json")
    return found


def _collect(folder: Traversable, path: str, found: dict[str, Page]) -> None:
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            _collect(entry, name, found)
        else:
            kind = mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
            if kind.startswith("text/") or kind.endswith("javascript"):
                kind += "; charset=utf-8"
            found[name] = Page(entry.read_bytes(), kind, lasting=name.startswith("/assets/"))
