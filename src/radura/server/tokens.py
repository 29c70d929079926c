"""Ids and secrets. Secrets are random and long, stored as SHA-256, and compared in constant time."""

import hashlib
import hmac
import secrets

_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
_SECRET_LENGTH = 32  # of 32 letters: 160 bits
_CODE_LENGTH = 18  # 90 bits, and two letters that find a slip of the pen
_GROUP = 4
_PRIME = 1021
_MISREAD = str.maketrans("l1", "ii", " -")


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


# -- codes to write down --------------------------------------------------------------------


def new_recovery_code() -> str:
    """Return the letters of a code that a person can write down."""
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LENGTH))
    return letters + _check_letters(letters)


def in_groups(code: str) -> str:
    """Return a code as it is written down."""
    return "-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def read_recovery_code(text: str) -> str | None:
    """Return the letters of a code as somebody has typed it; None: it is none, or there is a slip in it."""
    code = text.strip().lower().translate(_MISREAD)
    letters = code[:_CODE_LENGTH]
    good = all(sign in _ALPHABET for sign in letters) and code[_CODE_LENGTH:] == _check_letters(letters)
    return code if good else None


def _check_letters(letters: str) -> str:
    """Return two letters that differ whenever one letter, or two neighbours, were mistaken: a rest by a prime."""
    rest = 0
    for letter in letters:
        rest = (rest * len(_ALPHABET) + _ALPHABET.index(letter)) % _PRIME
    return _ALPHABET[rest // len(_ALPHABET)] + _ALPHABET[rest % len(_ALPHABET)]
