"""Translations: Fluent bundles for the shell and for every game.

The shell's messages lie in ``locale/<lang>/*.ftl`` beside this file; a game's messages in
``locale/<lang>.ftl`` or ``locale/<lang>/*.ftl`` inside its package. The browser loads the same texts.
"""

import os
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from radura.core.game import AnyGame, game, games, loaded
from radura.core.text import COMPOSED, LANGUAGES, BadInput, Message

Args: TypeAlias = dict[str, str | int]

FORMS = ("the", "of", "on", "to", "from", "one", "many")
"""How a name can stand in a sentence: attributes of its message, for arguments called ``$card-the``, ``$card-of``...

What has no such attribute is put into ``core-form-<form>``.
"""

_NAME = "\ue001"
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"#([A-Za-z][\w-]*)")


def check_language(lang: str) -> str:
    """Return the language, or raise BadInput."""
    if lang not in LANGUAGES:
        raise BadInput("core-err-language", given=lang, allowed=", ".join(LANGUAGES))
    return lang


def default_language() -> str:
    """Return the language of the user's locale if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            lang = value[:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _sources(folder: Traversable, lang: str) -> list[str]:
    texts = []
    if (single := folder / f"{lang}.ftl").is_file():
        texts.append(single.read_text(encoding="utf-8"))
    if (many := folder / lang).is_dir():
        for entry in sorted(many.iterdir(), key=lambda e: e.name):
            if entry.name.endswith(".ftl"):
                texts.append(entry.read_text(encoding="utf-8"))
    return texts


def shell_source(lang: str) -> str:
    """Return the shell's Fluent text in a language."""
    return "\n".join(_sources(files(__name__) / "locale", lang))


def game_source(of: AnyGame, lang: str) -> str:
    """Return a game's Fluent text in a language, with that of its content packs and of its data.

    What is not translated into a language at all speaks English there.
    """
    folders = [files(of.package) / "locale"] if of.package else []
    texts = [
        text for folder in (*folders, *of.texts) for text in _sources(folder, lang) or _sources(folder, LANGUAGES[0])
    ]
    return "\n".join([*texts, of.words(lang)])


def _mid(text: object) -> str:
    """Return a text as it goes on after a colon: ``MID(...)`` in Fluent."""
    words = str(text)
    return words[:1].lower() + words[1:]


def _cap(text: object) -> str:
    """Return a text as it begins a sentence: ``CAP(...)`` in Fluent."""
    words = str(text)
    return words[:1].upper() + words[1:]


def _new_bundle(lang: str) -> FluentBundle:
    functions = {"MID": _mid, "CAP": _cap}
    return FluentBundle([lang], use_isolating=False, functions=functions)  # type: ignore[arg-type]  # plain text will do


@cache
def _shell(lang: str) -> FluentBundle:
    bundle = _new_bundle(lang)
    bundle.add_resource(FluentResource(shell_source(lang)))
    return bundle


_full: dict[str, tuple[list[AnyGame], FluentBundle]] = {}
"""By language: the games whose texts are in the bundle, and the bundle."""


def _bundle(lang: str) -> FluentBundle:
    """Return all texts of a language, with those of games that were registered meanwhile."""
    if lang in _full and _full[lang][0] == [game(id) for id in loaded()]:
        return _full[lang][1]
    bundle = _new_bundle(lang)
    bundle.add_resource(FluentResource(shell_source(lang)))
    for id in games():
        game(id)
    for id in loaded():  # of two with the same ids, such as two campaigns of one game, the one loaded last speaks
        bundle.add_resource(FluentResource(game_source(game(id), lang)), allow_overrides=True)
    _full[lang] = ([game(id) for id in loaded()], bundle)
    return bundle


LONGEST_ARGUMENT = 2_000
"""Fluent takes little more; longer ones (a list of mistakes) are put into the text afterwards."""


def _find(id: str, lang: str) -> FluentBundle | None:
    """Return the bundle that has a message; games are loaded only if the shell has it not."""
    if (shell := _shell(lang)).has_message(id):
        return shell
    return bundle if (bundle := _bundle(lang)).has_message(id) else None


_ids: dict[str, tuple[list[AnyGame], frozenset[str]]] = {}
"""By language: the games whose texts were looked through, and all ids in them and in the shell's."""


def has_message(id: str, lang: str) -> bool:
    """Tell whether a message exists in a language; to parse all texts for that would take a second a language."""
    if lang not in _ids or _ids[lang][0] != [game(name) for name in loaded()]:
        for name in games():
            game(name)
        known = [game(name) for name in loaded()]
        texts = [shell_source(lang), *(game_source(of, lang) for of in known)]
        _ids[lang] = (known, frozenset(found for text in texts for found in _MESSAGE.findall(text)))
    return id in _ids[lang][1]


def speak(message: Message, lang: str) -> str:
    """Return the message in words; references in its arguments are replaced by the words they stand for."""
    bundle = _find(message.id, check_language(lang))
    if bundle is None:
        raise KeyError(f"no {lang} text for {message.id}")
    args: Args = {}
    long: dict[str, str] = {}
    for name, value in message.args.items():
        if isinstance(value, str):
            forms = _forms(value, lang)
            if value.startswith("#"):
                value = _refer(value, lang)
            args |= {f"{name}-{form}": forms.get(form) or _formed(value, form, lang) for form in FORMS}
        if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
            sign = f"\ue000{name}\ue000"
            long[sign], value = value, sign
        args[name] = value
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        raise KeyError(f"{lang} text of {message.id} is empty")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{lang} text of {message.id}: {errors[0]}")
    words = str(text)
    for sign, value in long.items():
        words = words.replace(sign, value)
    return words


def _forms(value: str, lang: str) -> dict[str, str]:
    """Return the forms of the name that an argument refers to; none for anything else."""
    if not value.startswith("#") or value.startswith(("##", COMPOSED)) or (bundle := _find(value[1:], lang)) is None:
        return {}
    found = bundle.get_message(value[1:]).attributes
    return {form: str(bundle.format_pattern(found[form])[0]) for form in FORMS if form in found}


@cache
def _pattern(form: str, lang: str) -> str:
    """Return how a name without a form of its own takes it, with a sign where the name stands."""
    shell = _shell(lang)
    value = shell.get_message(f"core-form-{form}").value
    assert value is not None
    return str(shell.format_pattern(value, {"name": _NAME})[0])


def _formed(name: str, form: str, lang: str) -> str:
    return _pattern(form, lang).replace(_NAME, name[:LONGEST_ARGUMENT])


def _refer(value: str, lang: str) -> str:
    """Resolve an argument that starts with ``#``: one reference, a text with references, or a plain text."""
    if value.startswith("##"):
        return value[1:]
    if value.startswith(COMPOSED):
        return _REFERENCE.sub(lambda found: speak(Message(found[1]), lang), value[len(COMPOSED) :])
    return speak(Message(value[1:]), lang)
