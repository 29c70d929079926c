"""The box as data: strict loading of ``data/*.toml``, or of files that take their place.

Wrong data are refused with everything that is amiss, each with file, entry and field.
"""

import re
from importlib.resources.abc import Traversable
from typing import Final

from radura.core.reading import Mistakes, entries_of, read, read_text, replacing
from radura.core.text import LANGUAGES
from radura.games.casting_shadows import validate
from radura.games.casting_shadows.schema import FILES, Catalog, MainFile, OtherFile, TableFile

TEXTS: Final = "locale"
"""The folder of names that other data may bring along: ``locale/<lang>/*.ftl``."""


def load(own: Traversable, other: Traversable | None = None) -> Catalog:
    """Read the box; files of the other folder take the place of ours. BadData tells all that is amiss."""
    mistakes = Mistakes()
    files = {name: own / name for name in FILES}
    if other is not None:
        files |= replacing(other, (*FILES, TEXTS), mistakes)
    table = read(files["table.toml"], TableFile, mistakes)
    main = read(files["main_deck.toml"], MainFile, mistakes)
    others = read(files["counterspells_companions.toml"], OtherFile, mistakes)
    catalog = Catalog(
        *(table.counts, main.counts, others.counts, table.numbers, table.map, table.solo),
        *(table.resource, table.die, table.token, table.range, table.tile, table.character),
        *(main.attack, main.conversion, main.resource_card, others.counterspell, others.companion),
    )
    if mistakes.can_judge:
        validate.check(catalog, mistakes)
        if other is not None:
            _check_names(catalog, load(own), other, mistakes)
    mistakes.refuse(other or own)
    return catalog


def _check_names(c: Catalog, ours: Catalog, folder: Traversable, mistakes: Mistakes) -> None:
    """Let everything that our box has not be named in every language."""
    known = {entry.id for _, entry in ours.named()}
    for lang in LANGUAGES:
        texts = folder / TEXTS / lang
        files = entries_of(texts, mistakes) if texts.is_dir() else {}
        words = "\n".join(read_text(file, mistakes, f"{TEXTS}/{lang}/{name}") or "" for name, file in files.items())
        for file, entry in c.named():
            if entry.id not in known and not re.search(rf"^cs-card-{entry.id} *=", words, re.MULTILINE):
                mistakes.tell(file, entry.id, f"{TEXTS}/{lang} has no name for it (cs-card-{entry.id})")
