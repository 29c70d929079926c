"""The messages as JSON Schema, with the words that stand beside their fields in the source."""

import ast
import inspect
import sys
import textwrap
from typing import Any

import msgspec

from radura.bots import analysis as judgement
from radura.core import game as registry
from radura.core import text, view
from radura.protocol import analysis, events, learning, lobby, messages

Schema = dict[str, Any]

HTTP_TYPES = (
    lobby.NewPerson,
    lobby.Person,
    lobby.Guest,
    lobby.RecoveryCode,
    lobby.Nonce,
    lobby.NewMatch,
    lobby.Created,
    lobby.Invitation,
    lobby.TakeSeat,
    lobby.Branch,
    lobby.Position,
    lobby.LogLine,
    lobby.GameInfo,
    lobby.CardInfo,
    lobby.Problem,
    learning.Learning,
    learning.LessonRequest,
    learning.LessonTable,
    learning.PuzzleRequest,
    learning.PuzzleTable,
    analysis.MatchAnalysis,
)


def facts() -> dict[str, type]:
    """Return the struct of facts that the views of each of our own games carry, by game."""
    ours = {id: registry.game(id) for id in registry.games()}
    return {id: game.facts for id, game in ours.items() if game.facts and game.package.startswith("radura.games.")}


def components() -> dict[str, Schema]:
    """Return the schema of every type on the wire by its name, described field by field."""
    _, found = msgspec.json.schema_components(
        [messages.ClientMessage, messages.ServerMessage, *HTTP_TYPES, *facts().values()], ref_template="#/$defs/{name}"
    )
    words = _field_words()
    for name, schema in found.items():
        schema["description"] = " ".join(schema.get("description", "").split())
        for field, text_ in words.get(name, {}).items():
            if field in schema.get("properties", {}):
                schema["properties"][field] = {**schema["properties"][field], "description": text_}
    return found


def document() -> Schema:
    """Return one JSON Schema for both directions of the socket and for the bodies of HTTP."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Radura protocol {messages.VERSION}",
        "$defs": {
            **components(),
            "ClientMessage": _union(messages.ClientMessage),
            "ServerMessage": _union(messages.ServerMessage),
        },
    }


def names_of(union: Any) -> list[str]:
    """Return the names of the types in a union, in order."""
    return [member.__name__ for member in union.__args__]


def _union(union: Any) -> Schema:
    return {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in names_of(union)]}


def _field_words() -> dict[str, dict[str, str]]:
    """Return the string under each annotated field of every class: what the field means."""
    out: dict[str, dict[str, str]] = {}
    for module in (
        text,
        view,
        events,
        lobby,
        learning,
        judgement,
        analysis,
        messages,
        *(sys.modules[type_.__module__] for type_ in facts().values()),
    ):
        for node in ast.parse(textwrap.dedent(inspect.getsource(module))).body:
            if isinstance(node, ast.ClassDef):
                out[node.name] = _fields_of(node)
    return out


def _fields_of(node: ast.ClassDef) -> dict[str, str]:
    words: dict[str, str] = {}
    for before, after in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(before, ast.AnnAssign)
            and isinstance(before.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        ):
            words[before.target.id] = " ".join(after.value.value.split())
    return words
