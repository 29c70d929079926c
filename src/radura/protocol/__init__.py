"""The wire protocol: typed, versioned messages. JSON Schema and TypeScript are generated from them."""

from radura.protocol.messages import VERSION, ClientMessage, ServerMessage, decode_client, decode_server, encode

__all__ = ["VERSION", "ClientMessage", "ServerMessage", "decode_client", "decode_server", "encode"]
