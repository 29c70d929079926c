"""Write docs/make/protocol.md and web/src/protocol.ts from the messages: ``python -m radura.protocol.generate``."""

import json
import sys
import textwrap
from pathlib import Path
from typing import Any, Final

from radura.protocol import messages
from radura.protocol.schema import Schema, components, document, facts, names_of

WIDTH: Final = 120
INTRODUCTION = f"""\
# The protocol of the table

Generated from `src/radura/protocol` by `python -m radura.protocol.generate`; do not edit. Version {messages.VERSION}.

## In short

* **HTTP** serves everything around the tables: people, matches, invitations, records, games, texts. The running
  server describes it at `/api/docs` (OpenAPI: `/api/openapi.json`). Whoever acts as a person sends
  `Authorization: Bearer <token>`. A request that fails is answered with a `Problem`.
* **One socket**, `/socket`, serves the play in any number of matches. Text frames, one JSON message each, told apart
  by `kind`. At most {messages.MAX_MESSAGE} bytes from a client; JSON without unknown fields. Whoever sends faster than
  the server takes messages (30 a second, 120 at once) is slowed down: every request is answered, later.
* **Words** travel as message ids with arguments (`Message`), never as sentences: the texts are Fluent, at
  `/api/texts/<lang>`. An argument `#id` stands for the words of another message; one
  that starts with `#: ` holds such references among signs and numbers; `##` is a plain `#`.

## Who is who

A guest gives a name (`POST /api/people`) and gets a secret token, told once and stored hashed. A seat is held by
that token, never by a name; the personal link `/#/me/<token>` takes it to another device. A recovery code
(`POST /api/me/recovery`) is short enough to be written down: five groups of four letters, of which the last two tell
whether the others were typed right. It brings a further token (`POST /api/people/recovery`); a new token
(`POST /api/me/token`) ends all others and the code. An invitation is another secret: it opens the free seats of a
match, and a private match for watching. It travels in bodies and messages and in the header `Radura-Invitation`, never
in an address, which others may write down. Several seats of one match can be held by one token: a hot seat.

A browser may change something (`POST`, `PATCH`, `DELETE`) only from a page of the server or of an origin its operator
named; whoever is no browser sends neither `Origin` nor `Sec-Fetch-Site`, and may.

## One move

1. `hello`, then `join` a match. The answer is a `sync`: the match's `info` and a `Table` for each seat held.
2. The view's `decision` lists the options. `act` sends one of their `action`s with the revision of that view.
3. The server checks, applies, stores, and only then sends a `batch` to everybody (events and view for their eyes) and
   `done` to the sender. Anything else is `refused`, with the reason, and nothing has changed. If the revision was an
   old one, a `sync` comes along.
4. If the connection breaks before the answer, connect anew and send the same request with the same `ref`: it is
   carried out at most once, and answered as the first time. The same goes for `srv-err-doubt`, the one refusal after
   which something may have changed: the store went away before it said whether it has written.

`rev` rises by one with everything that happens in a match but chat; there are no gaps. Who joins again with the last
`rev` and line of chat (`said`) they saw gets the `batch`es and lines that are missing, each once, or one `sync` if that
is shorter or they now sit elsewhere. A reader too slow for the stream gets one `sync` instead.

Folding a batch's `events` into the old view gives the new one; the `view` sent along is the truth.

A `batch` with `undone` has no events: decisions were taken back, show the view. Taking back reaches to the last
barrier: where chance has fallen or somebody has seen something new, nothing can be taken back. If it touches another
person, it is a proposal that waits for their `answer`.

## Luck

`commitment` is SHA-256 over `radura-seed:` and the 32 secret bytes of the server; it stands in the info from the
beginning. Whoever takes a seat may send a `promise`, SHA-256 over `radura-nonce:` and 32 bytes of their own. When no
seat is open any more, keep the commitment and all `promises`, then tell these bytes (`POST /api/matches/<id>/nonce`):
the match begins when all that were promised are there. `owing` names the seats that it waits for; of people who are at
the table only for a few seconds. Whoever leaves meanwhile calls the match off. When it is revealed, `seed` tells the
secret, and the record (`GET /api/matches/<id>/record`) replays with every draw checked: `radura verify FILE`. What is
proved, and how, stands in [records.md](../research/records.md).

## Who may see what, and when

During a match everybody gets only the views of their own seats, a spectator the spectator's. Past positions
(`/views/<step>`) and the log follow the same rule. When a match is over, every seat's sight and the full one are open
to everybody who may see the match, and its record, seed included, can be downloaded. Before the end there is no record
to download: it tells every card that chance has dealt, also those that lie face down for everybody. Matches that
branched off one another while they ran (copies of a story) share such cards: each of them is `revealed` only when all
of them are over.

## Analysis

A match that is `revealed` can be analysed, if its game says so (`GameInfo.analysis`). `POST` begins it, and changes
nothing if it runs or is done. The server judges one decision after another and keeps each at once; ask with `GET` and
`since`, the number of decisions you have, until `judged` is `total`. If `is_going` is false before, it was broken off
(the server stopped, or could not think): `POST` goes on where it stands.

## The HTTP side at a glance

| | | |
|---|---|---|
| `POST /api/people` | `NewPerson` | `Guest`: a name becomes a person with a token |
| `GET /api/me` | | `Person` |
| `PATCH /api/me` | `NewPerson` | `Person`: another name |
| `POST /api/me/token` | | `Guest`: a new token; all others, their links and the code are worth nothing any more |
| `POST /api/me/recovery` | | `RecoveryCode`: to be written down; an earlier one ends |
| `POST /api/people/recovery` | `RecoveryCode` | `Guest`: whose code it is, with one more token |
| `GET /api/me/matches` | | `MatchInfo[]`: my turn first, then running, open, finished |
| `GET /api/matches?game=` | | `MatchInfo[]`: public ones, those with a free seat first |
| `POST /api/matches` | `NewMatch` | `Created` |
| `GET /api/matches/<id>` | | `MatchInfo`; this and all that looks back: a private one with `Radura-Invitation` |
| `POST /api/matches/<id>/seats` | `TakeSeat` | `MatchInfo` |
| `POST /api/matches/<id>/nonce` | `Nonce` | `MatchInfo`: the number that was promised with the seat |
| `POST /api/matches/<id>/invitations` | | `Invitation`: one more link; earlier ones stay good |
| `POST /api/matches/<id>/leave` | | `MatchInfo` |
| `POST /api/matches/<id>/rematch?promise=` | | `MatchInfo`: the same people again; the second to ask joins the first |
| `POST /api/matches/<id>/branch` | `Branch` | `Created`: play on from a position of a finished match |
| `GET /api/matches/<id>/views/<step>?eyes=` | | `Position`; eyes: `0`, `1`..., `spectator`, `all` |
| `GET /api/matches/<id>/log?eyes=&since=` | | `LogLine[]` |
| `GET /api/matches/<id>/record` | | the record as text, once the match is over |
| `POST /api/matches/<id>/analysis` | | `MatchAnalysis`: have a finished match judged in the background |
| `GET /api/matches/<id>/analysis?since=` | | `MatchAnalysis`: what is judged so far |
| `GET /api/matches/<id>/analysis/file` | | the analysis as text, for `radura analyse --json` |
| `POST /api/records` | text | `MatchInfo`: a record read from a file, to look at and play on |
| `DELETE /api/records/<id>` | | nothing: a record that one has read from a file is deleted |
| `GET /api/games` | | `GameInfo[]` |
| `GET /api/games/<id>/cards` | | `CardInfo[]` |
| `GET /api/texts/<lang>` | | Fluent source of the shell and all games |
"""


def markdown() -> str:
    """Return the document for people: every type with its fields, and the JSON Schema at the end."""
    found = components()
    client, server = names_of(messages.ClientMessage), names_of(messages.ServerMessage)
    parts = [INTRODUCTION, "## Messages from the client\n"]
    parts += [_section(name, found[name]) for name in client]
    parts.append("## Messages from the server\n")
    parts += [_section(name, found[name]) for name in server]
    parts.append("## Types inside messages and HTTP bodies\n")
    parts += [_section(name, schema) for name, schema in found.items() if name not in {*client, *server}]
    parts.append("## JSON Schema\n\n```json\n" + json.dumps(document(), indent=1) + "\n```\n")
    return "\n".join(parts)


def _section(name: str, schema: Schema) -> str:
    kind = schema.get("properties", {}).get("kind", {}).get("enum")
    title = f"### `{kind[0]}` ({name})" if kind else f"### {name}"
    lines = [title, "", schema.get("description", ""), ""]
    if "enum" in schema:
        lines.append("One of " + ", ".join(f"`{value}`" for value in schema["enum"]) + ".")
        lines.append("")
    fields = {f: s for f, s in schema.get("properties", {}).items() if not (f == "kind" and kind)}
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for field, shape in fields.items():
            optional = "" if _is_required(schema, field) else "?"
            words = shape.get("description", "")
            shown = _type(shape).replace("|", "\\|")
            lines.append(f"| `{field}{optional}` | `{shown}` | {words} |")
        lines.append("")
    return "\n".join(lines)


def typescript() -> str:
    """Return the types for the browser."""
    lines = [
        "// Generated by `python -m radura.protocol.generate`; do not edit.",
        "",
        f"export const VERSION = {messages.VERSION};",
        f"export const MAX_CHAT = {messages.MAX_CHAT};",
        "",
    ]
    for name, schema in components().items():
        lines += _declaration(name, schema)
    for name, union in (("ClientMessage", messages.ClientMessage), ("ServerMessage", messages.ServerMessage)):
        lines += [f"export type {name} = {' | '.join(names_of(union))};", ""]
    lines += ["/** The facts in the views of our own games, by game. */", "export interface FactsOf {"]
    lines += [*(f"  {id}: {struct.__name__};" for id, struct in facts().items()), "}", ""]
    lines += ["export type TableEvent = Moved | Flipped | Counted | Rolled | Said | Ended;", ""]
    lines += ["export type TimeControl = Live | Correspondence;", ""]
    lines += ["export type SeatRequest = TakenByMe | LeftOpen | TakenByBot;", ""]
    return "\n".join(lines)


def _declaration(name: str, schema: Schema) -> list[str]:
    lines = _comment(schema.get("description", ""))
    if "enum" in schema:
        return [*lines, f"export type {name} = {_type(schema)};", ""]
    lines.append(f"export interface {name} {{")
    for field, shape in schema.get("properties", {}).items():
        lines += _comment(shape.get("description", ""), "  ")
        optional = "" if _is_required(schema, field) else "?"
        lines.append(f"  {field}{optional}: {_type(shape)};")
    return [*lines, "}", ""]


def _comment(words: str, indent: str = "") -> list[str]:
    """Return words as a comment, over several lines if they are long."""
    if not words:
        return []
    told = textwrap.wrap(words, WIDTH - len(indent) - len("/**  */"), break_long_words=False, break_on_hyphens=False)
    lines = [f"{indent}/** {told[0]}", *(f"{indent} *  {line}" for line in told[1:])]
    return [*lines[:-1], f"{lines[-1]} */"]


def _is_required(schema: Schema, field: str) -> bool:
    """Tell whether a field is always there: what the server sends is whole, what it reads may leave out defaults."""
    return field in schema.get("required", ()) or schema.get("additionalProperties") is not False


_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def _type(shape: Schema) -> str:
    """Return a schema as a TypeScript type."""
    if ref := shape.get("$ref"):
        return str(ref).rpartition("/")[2]
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(_type(part) for part in shape["anyOf"])
    kind = shape.get("type")
    if kind == "array":
        inner = _type(shape["items"]) if "items" in shape else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values: Any = shape.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def outputs(root: Path) -> dict[Path, str]:
    """Return every generated file with its text."""
    return {root / "docs" / "make" / "protocol.md": markdown(), root / "web" / "src" / "protocol.ts": typescript()}


def main() -> None:
    """Write the generated files below the current folder, or below the one given."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path()
    for path, text in outputs(root).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
