"""The messages travel as they are documented."""

from pathlib import Path

import jsonschema
import msgspec
import pytest

from radura.core.record import play
from radura.protocol import decode_client, decode_server, encode, events, messages
from radura.protocol.generate import outputs
from radura.protocol.schema import document
from tictactoe import GAME

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", outputs(ROOT), ids=lambda path: path.name)
def test_generated_files_are_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == outputs(ROOT)[path], "run: python -m radura.protocol.generate"


def test_a_batch_fits_its_schema_and_comes_back() -> None:
    state = GAME.new()
    log = play(state, 4)
    tables = [
        messages.Table(seat, events.to_wire(log.seen_by(seat)), state.view(seat), can_undo=seat == 0)
        for seat in (0, 1, None)
    ]
    batch = messages.Batch("m", 1, 1, 0, False, tables, None)
    jsonschema.validate(msgspec.json.decode(encode(batch)), {**document(), "$ref": "#/$defs/ServerMessage"})
    assert decode_server(encode(batch)) == batch
    assert events.from_wire(tables[0].events) == log.seen_by(0)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b'{"kind":"act"}',
        b'{"kind":"unheard"}',
        b'{"kind":"ping","more":1}',
        b'{"kind":"join","match":"m","rev":-1}',
        b'{"kind":"chat","match":"m","text":"","ref":"r"}',
    ],
)
def test_a_malformed_message_is_a_value_error(text: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # each says something else; that it is one is the point
        decode_client(text)
