"""The words of a campaign: text tables of its folder become Fluent messages.

A table ``[c1s1_gate]`` with ``name`` and ``text`` gives ``sw-card-c1s1_gate`` and
``sw-text-c1s1_gate``; the table ``[icons]`` names the icons of the Wildwood Track. ``the`` says how a
name stands inside a sentence, with its article; a name that begins with an article only loses the capital.
A campaign that lacks a language speaks the first one it has.
"""

from radura.core.text import LANGUAGES
from radura.games.storyfold_wildwoods.schema import Campaign, Words

ARTICLES = {
    "en": ("The ", "A ", "An "),
    "it": ("Il ", "Lo ", "La ", "L’", "I ", "Gli ", "Le ", "Un ", "Uno ", "Una ", "Un’"),
    "nl": ("De ", "Het ", "Een "),
}

NOT_READ = ("sw-card-", "sw-flavour-", "sw-requires-", "sw-icon-", "sw-setting-")
"""Starts of messages that are never laid before the player as a page."""


def kinds(campaign: Campaign) -> dict[str, str]:
    """Return how each entry's name is called: ``scene``, ``chapter``, ``ending``, ``campaign`` or ``card``."""
    found = {campaign.frame.id: "campaign"}
    found |= {ending.id: "ending" for ending in campaign.frame.ending}
    for file in campaign.chapters:
        found[file.chapter.id] = "chapter"
        found |= {scene.id: "scene" for scene in file.scene}
    return found


def words_in(campaign: Campaign, lang: str) -> Words:
    """Return the words in a language, or in the first one there is."""
    return campaign.words[lang] or next((words for words in campaign.words.values() if words), {})


def messages(campaign: Campaign, lang: str) -> dict[str, str]:
    """Return every message of the campaign in a language, by id."""
    kind = kinds(campaign)
    out: dict[str, str] = {}
    for table in words_in(campaign, lang).values():
        for entry, fields in table.items():
            for field, text in fields.items():
                if field == "the":
                    continue
                if entry == "icons":
                    out[f"sw-icon-{field}"] = text
                elif field == "name":
                    out[f"sw-{kind.get(entry, 'card')}-{entry}"] = text
                    if kind.get(entry) == "chapter":
                        out[f"sw-setting-begin-{entry}"] = text
                elif field == "text" and kind.get(entry) == "ending":
                    out[f"sw-end-{entry}"] = text
                else:
                    out[f"sw-{field}-{entry}"] = text
    return out


def text_ids(campaign: Campaign) -> list[str]:
    """Return the ids of everything that can be read aloud, sorted."""
    found = {"sw-text-luma_and_brom"}
    for lang in LANGUAGES:
        found |= {id for id in messages(campaign, lang) if not id.startswith(NOT_READ)}
    return sorted(found)


def inside(campaign: Campaign, lang: str) -> dict[str, str]:
    """Return how the names of cards stand inside a sentence, by message id."""
    spoken = lang if campaign.words[lang] else next((lang for lang, words in campaign.words.items() if words), lang)
    given = {entry: fields for table in words_in(campaign, lang).values() for entry, fields in table.items()}
    out = {}
    for id, name in messages(campaign, lang).items():
        if id.startswith("sw-card-"):
            lower = name[:1].lower() + name[1:] if name.startswith(ARTICLES[spoken]) else name
            out[id] = given[id.removeprefix("sw-card-")].get("the", lower)
    return out


def fluent(campaign: Campaign, lang: str) -> str:
    """Return the words as Fluent text."""
    forms = inside(campaign, lang)
    return "".join(
        f"{id} = {_escape(text)}\n" + (f"    .the = {_escape(forms[id])}\n" if id in forms else "")
        for id, text in messages(campaign, lang).items()
    )


_QUOTED = str.maketrans({"{": '{"{"}', "}": '{"}"}', "\n": " "})


def _escape(text: str) -> str:
    """Return a text as the value of a Fluent message: braces and a special first sign are quoted."""
    text = text.translate(_QUOTED)
    return f'{{"{text[0]}"}}{text[1:]}' if text[:1] in ("[", "*", ".", " ") else text
