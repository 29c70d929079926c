"""Attacks a server with messages that no client should send, and checks that nothing comes of it.

Every message is refused or closes the socket, and the matches of others go on.
"""

import asyncio
import json
import random
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

from radura.client import Client
from radura.protocol.lobby import LeftOpen, TakenByMe
from tests.support.raw_socket import Closed, RawSocket
from tests.support.server import Server
from tests.support.soak import Progress

ATTACKERS = 4
BATCH = 50
HARMLESS = {"welcome", "pong", "refused", "bye", "sync", "info"}

ODD = (b"[" * 2_000, b'{"a":' * 900, b"9" * 5_000, b'"' + b"x" * 9_000, b"null", b"", b"true")
GARBAGE = ("?", "mark(4", "mark()", "'; DROP TABLE entries; --", "\0", "#srv-err-store", "\u202e" * 9, "𝕏" * 50)

Json = dict[str, Any]


class Attacker:
    """Makes bad messages; it knows the ids of all matches, watches a public one and has a seat in another."""

    def __init__(self, seed: int, matches: list[str], own: str, token: str, rev: int) -> None:
        self.luck = random.Random(seed)
        self.matches = matches
        self.own = own
        self.token = token
        self.rev = rev
        self.kinds: Counter[str] = Counter()
        self.texts: list[str] = []

    def message(self) -> bytes:
        """Return a message: in bad form, or one that must not be carried out."""
        kind = self.luck.randrange(10)
        if kind < 5:
            return json.dumps(self.wrong()).encode()
        if kind < 7:
            return json.dumps(self.twisted()).encode()
        text = json.dumps(self.wrong()).encode()
        if kind == 7:  # cut off
            return text[: self.luck.randrange(len(text))]
        if kind == 8:  # garbled
            return bytes(self.luck.randrange(128) if self.luck.random() < 0.1 else byte for byte in text)
        return b"\xff\xfe" if self.luck.random() < 0.005 else self.luck.choice(ODD)

    def wrong(self) -> Json:
        """Return a message in good form with the wrong seat, turn, revision or match."""
        ref = f"r{self.luck.getrandbits(40)}"
        match = self.luck.choice([*self.matches, self.own, "nowhere", "../etc"])
        rev = self.luck.choice([0, 1, 2, 3, self.rev, self.rev + 1, 2**31, 2**63 - 1])
        return self.luck.choice(
            [
                {"kind": "hello", "v": 1, "token": self.luck.choice([self.token, "x" * 44])},
                {"kind": "join", "match": match, "rev": rev},
                {"kind": "part", "match": match},
                # The attacker's seat is 1 and never has the turn: none of its messages may change anything.
                {"kind": "act", "match": match, "rev": rev, "action": f"mark({self.luck.randrange(12)})", "ref": ref},
                {"kind": "act", "match": match, "rev": rev, "action": self.garbage(), "ref": ref},
                {"kind": "hint", "match": match, "rev": rev, "ref": ref},
                {
                    "kind": "why_not",
                    "match": match,
                    "what": self.garbage(),
                    "ref": ref,
                    "seat": self.luck.choice([0, 1]),
                },
                {"kind": "propose", "match": match, "rev": rev, "what": "undo", "ref": ref},
                {
                    "kind": "propose",
                    "match": match,
                    "rev": rev,
                    "what": "bot",
                    "ref": ref,
                    "seat": 0,
                    "level": "random",
                },
                {"kind": "answer", "match": match, "proposal": self.garbage(), "agree": True, "ref": ref},
                {"kind": "chat", "match": self.luck.choice(self.matches), "text": self.garbage(), "ref": ref},
                {"kind": "leave", "match": self.luck.choice(self.matches), "ref": ref},
                {"kind": "ping"},
            ]
        )

    def twisted(self) -> Json:
        """Return a message with a field missing, unknown, or of another type."""
        message = dict(self.wrong())
        field = self.luck.choice(list(message))
        change = self.luck.randrange(3)
        if change == 0:
            del message[field]
        elif change == 1:
            message[self.garbage()] = 1
        else:
            message[field] = self.luck.choice([None, True, -1, 1e300, [], {}, "", "x" * 300, {"kind": "act"}])
        return message

    def garbage(self) -> str:
        """Return a text that names nothing."""
        return self.luck.choice(GARBAGE)


def attack(port: int, attacker: Attacker, count: int) -> None:
    """Send messages until this many have been answered, opening a new socket whenever one is closed."""
    kinds, texts = attacker.kinds, attacker.texts
    hello = json.dumps({"kind": "hello", "v": 1, "token": attacker.token}).encode()
    joins = [json.dumps({"kind": "join", "match": match}).encode() for match in (*attacker.matches, attacker.own)]
    answered = 0
    while answered < count:
        raw = RawSocket(port)
        try:
            # Sometimes without a token, or without joining any match.
            raw.send(*[hello, *joins][: attacker.luck.choice([0, 1, 9, 9, 9])])
            while answered < count:
                end = f"end-{answered}"
                last = {"kind": "chat", "match": "nowhere", "text": "?", "ref": end}
                raw.send(*(attacker.message() for _ in range(BATCH)), json.dumps(last).encode())
                for message in raw.until_answered(end):
                    kinds[message["kind"]] += 1
                    if message["kind"] not in ("sync", "info"):
                        answered += 1
                        texts.append(json.dumps(message))
        except (Closed, OSError):
            kinds["closed"] += 1
        finally:
            raw.close()


async def attack_and_check(server: Server, count: int, progress: Progress) -> None:
    """Attack with this many messages while others play; check that nothing changed, leaked or stopped."""
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Mallory") as mallory:
        private = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        public = await anna.create("tictactoe", [TakenByMe(), TakenByMe()], public=True)
        shared = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        info = await mallory.sit(shared.match.id, shared.invitation)
        ids = [private.match.id, public.match.id]
        before = _entries(server, [*ids, shared.match.id])
        attackers = [Attacker(n, ids, shared.match.id, mallory.token, info.rev) for n in range(ATTACKERS)]
        threads = [
            threading.Thread(target=attack, args=(server.port, attacker, count // ATTACKERS)) for attacker in attackers
        ]
        for thread in threads:
            thread.start()
        finished = await _play_meanwhile(
            server, threads, lambda: progress(f"{sum(len(one.texts) for one in attackers)} of {count} bad messages")
        )
        assert finished >= 3, "other matches did not go on"
        assert _entries(server, [*ids, shared.match.id]) == before
        kinds = sum((attacker.kinds for attacker in attackers), Counter())
        assert set(kinds) <= HARMLESS | {"closed"}
        assert kinds["refused"] + kinds["bye"] >= count * 0.9
        assert kinds["closed"] > count / 1000
        answers = "\n".join(text for attacker in attackers for text in attacker.texts)
        for secret in (anna.token[12:], mallory.token[12:], shared.invitation, private.invitation):
            assert secret not in answers
        assert "core-err-illegal" not in answers, "a refusal revealed what another seat may choose"
        table = await anna.join(private.match.id)
        await table.act("mark(4)")
    log = "".join(server.log)
    assert "match_failed" not in log
    assert "socket_failed" not in log
    assert "request_failed" not in log


async def _play_meanwhile(server: Server, attacks: list[threading.Thread], show: Callable[[], None]) -> int:
    """Play ordinary matches while the attack goes on; return how many were finished."""
    finished, luck = 0, random.Random(1)
    async with Client(server.url, name="Decent") as decent:
        while finished < 3 or any(thread.is_alive() for thread in attacks):
            new = await decent.create("tictactoe", [TakenByMe(), TakenByMe()])
            table = await decent.join(new.match.id)
            async for decision in table.decisions():
                await table.act(luck.choice(decision.options).action)
            await decent.part(new.match.id)
            finished += 1
            show()
            await asyncio.sleep(0.2)
    return finished


def _entries(server: Server, matches: list[str]) -> list[tuple[object, ...]]:
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as store:
        marks = ",".join("?" * len(matches))
        rows = store.execute(f"SELECT * FROM entries WHERE match IN ({marks}) ORDER BY match, rev", matches).fetchall()
        chats = store.execute(f"SELECT * FROM chats WHERE match IN ({marks})", matches).fetchall()
    return [*rows, *chats]
