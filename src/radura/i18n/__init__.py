"""Translations: Fluent bundles for the shell and for every game.

The shell's messages lie in ``locale/<lang>/*.ftl`` beside this file; a game's messages in
``locale/<lang>.ftl`` or ``locale/<lang>/*.ftl`` inside its package. The browser loads the same texts.
"""

import sys
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from radura.core.game import AnyGame, game, games
from radura.core.text import LANGUAGES, BadInput, Message, install_speaker

Args: TypeAlias = dict[str, str | int]


def check_language(lang: str) -> str:
    """Return the language, or raise BadInput."""
    if lang not in LANGUAGES:
        raise BadInput("core-err-language", given=lang, allowed=", ".join(LANGUAGES))
    return lang


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
    """Return a game's Fluent text in a language."""
    module = type(of).__module__
    package = module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]
    return "\n".join(_sources(files(package) / "locale", lang)) if package else ""


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(shell_source(lang)))
    for id in games():
        bundle.add_resource(FluentResource(game_source(game(id), lang)))
    return bundle


def has_message(id: str, lang: str) -> bool:
    """Tell whether a message exists in a language."""
    return bool(_bundle(lang).has_message(id))


def speak(message: Message, lang: str) -> str:
    """Return the message in words; an argument ``#id`` is replaced by that message's words."""
    bundle = _bundle(check_language(lang))
    if not bundle.has_message(message.id):
        raise KeyError(f"no {lang} text for {message.id}")
    args: Args = {}
    for name, value in message.args.items():
        if isinstance(value, str) and value.startswith("#"):
            value = speak(Message(value[1:]), lang)
        args[name] = value
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        raise KeyError(f"{lang} text of {message.id} is empty")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{lang} text of {message.id}: {errors[0]}")
    return str(text)


install_speaker(speak)
