"""Prove the draws of a match without Radura: `python verify_draws.py RECORD DRAWS` (DRAWS: `radura verify --draws`)."""

import hashlib
import json
import sys
from pathlib import Path

record, draws = (Path(name).read_text(encoding="utf-8").splitlines() for name in sys.argv[1:])
head = json.loads(record[0])
secret, nonces = bytes.fromhex(head["seed"]), [bytes.fromhex(nonce) for nonce in head.get("nonces", [])]
assert hashlib.sha256(b"radura-seed:" + secret).hexdigest() == head["commitment"], "not the secret that was promised"
added = b"".join(bytes([len(nonce)]) + nonce for nonce in nonces)
seed, count = hashlib.sha256(b"radura-match:" + secret + added).digest() if nonces else secret, 0


def below(n: int) -> int:
    """Return the next number from 0 to n - 1."""
    global count
    while True:
        value = int.from_bytes(hashlib.sha256(seed + count.to_bytes(8, "big")).digest()[:8], "big")
        count += 1
        if value < 2**64 - 2**64 % n:
            return value % n


left = [n for n, line in enumerate(record, 1) if line.startswith("* ") and n > head.get("forced", 0) + 1]
for number, action, *numbers in (draw.split("\t") for draw in draws):
    assert (int(number), f"* {action}") == (left.pop(0), record[int(number) - 1]), f"line {number} says otherwise"
    assert all(below(int(n)) == int(value) for n, value in (pair.split(":") for pair in numbers)), f"line {number}"
sys.exit(f"not proved: the draws in lines {left}" if left else print(f"all {len(draws)} draws are those of the seed"))
