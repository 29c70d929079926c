"""Ids and secrets. Secrets are random and long, stored as SHA-256, and compared in constant time."""

import hashlib
import hmac
import secrets

_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
_SECRET_LENGTH = 32  # of 32 letters: 160 bits


def new_id() -> str:
    """Return an id nobody has used before."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Tell whether a text can be an id at all; anything else need not be looked up."""
    return len(text) == _ID_LENGTH and all(sign in _ALPHABET for sign in text)


def new_secret() -> str:
    """Return a secret that cannot be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_SECRET_LENGTH))


def digest(secret: str) -> bytes:
    """Return what is stored of a secret. It has full entropy already: a fast hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def matches(secret: str, stored: bytes) -> bool:
    """Tell in constant time whether a secret is the stored one."""
    return hmac.compare_digest(digest(secret), stored)


def token_of(person: str, secret: str) -> str:
    """Return a person's token: their id, by which it is looked up, and their secret."""
    return person + secret


def split_token(token: str) -> tuple[str, str]:
    """Return a token's id and secret."""
    return token[:_ID_LENGTH], token[_ID_LENGTH:]
