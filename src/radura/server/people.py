"""The people of a server, and where they are connected."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from radura.protocol.lobby import Guest, RecoveryCode
from radura.server import tokens
from radura.server.clocks import now
from radura.server.company import Company
from radura.server.refusal import Refusal, StoreFailed
from radura.server.settings import Settings
from radura.server.store import Holder, Store
from radura.server.store.tables import ADD_PERSON, ADD_TOKEN, DROP_TOKENS, SET_NAME, SET_RECOVERY, PersonRow, row
from radura.server.store.writer import Statement

_KNOWN = 10_000  # people kept in memory


class Listener(Protocol):
    """A connection of a person."""

    def hears(self, match: str) -> bool:
        """Tell whether the connection has joined this match."""

    def answer(self, data: bytes) -> None:
        """Send something that is never left out."""

    def came_by(self, token_hashes: Collection[bytes]) -> bool:
        """Tell whether the connection was opened with one of these tokens."""

    def expel(self) -> None:
        """Close the connection: its token is no longer good."""


class People:
    """Everybody with a token."""

    def __init__(self, settings: Settings, store: Store, company: Company) -> None:
        self._store = store
        self._company = company
        self._known: OrderedDict[str, Holder] = OrderedDict()
        self._changes = 0
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._guesses = company.buckets("recovery", settings.recovery_rate, settings.recovery_burst)
        self._checks: set[asyncio.Task[None]] = set()

    async def welcome(self, name: str) -> Guest:
        """Make a person of a guest."""
        person = PersonRow(tokens.new_id(), name, now())
        return await self._hand_out(person, [(ADD_PERSON, row(person))])

    async def by_token(self, token: str) -> PersonRow:
        """Return whose token this is; Refusal if it is nobody's."""
        id, secret = tokens.split_token(token)
        holder = await self._holder(id)
        hashes = [b""] if holder is None else holder.token_hashes
        if not any(tokens.matches(secret, stored) for stored in hashes) or holder is None:
            raise Refusal("srv-err-token", 401)
        return holder.person

    async def find(self, id: str) -> PersonRow | None:
        """Return a person by id."""
        holder = await self._holder(id)
        return None if holder is None else holder.person

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Give a person another name."""
        await self._store.write([(SET_NAME, {"_id": person.id, "name": name})])
        self._changed(person.id)
        return msgspec.structs.replace(person, name=name)

    async def renew(self, person: PersonRow) -> Guest:
        """Give a person a new token; all others, and the code they have written down, are worth nothing any more."""
        no_code = {"_id": person.id, "recovery_hash": None}
        guest = await self._hand_out(person, [(SET_RECOVERY, no_code), (DROP_TOKENS, {"_person": person.id})])
        for listener in self._listeners.get(person.id, ()):
            listener.expel()
        return guest

    def renewed_elsewhere(self, id: str) -> None:
        """Another server gave a person a new token (empty: perhaps to anybody): older ones are worth nothing."""
        for one in [id] if id else list(self._listeners):
            if one in self._listeners:
                task = asyncio.create_task(self._check(one))
                self._checks.add(task)
                task.add_done_callback(self._checks.discard)

    async def _check(self, id: str) -> None:
        try:
            holder = await self._holder(id)
        except StoreFailed:  # when it is back, all are looked at again
            return
        hashes = [] if holder is None else holder.token_hashes
        for listener in list(self._listeners.get(id, ())):
            if not listener.came_by(hashes):
                listener.expel()

    # -- a code to write down -----------------------------------------------------------

    async def new_code(self, person: PersonRow) -> RecoveryCode:
        """Return a code by which a person is themselves again on another device; an earlier one ends."""
        code = tokens.new_recovery_code()
        await self._store.write([(SET_RECOVERY, {"_id": person.id, "recovery_hash": tokens.digest(code)})])
        return RecoveryCode(tokens.in_groups(code))

    async def recover(self, text: str, address: str) -> Guest:
        """Return whose code this is, with one more token; Refusal if it is nobody's, or the address asks too often."""
        if not self._guesses.take(address):
            raise Refusal("srv-err-rate", 429)
        code = tokens.read_recovery_code(text)
        if code is None:
            raise Refusal("srv-err-recovery-slip", 404)
        id = await self._store.person_by_recovery(tokens.digest(code))
        person = None if id is None else await self.find(id)
        if person is None:
            raise Refusal("srv-err-recovery", 404)
        return await self._hand_out(person, [])

    # -- what is stored -----------------------------------------------------------------

    async def _hand_out(self, person: PersonRow, before: list[Statement]) -> Guest:
        """Give a person one more token, after what else is to be stored of them; it is told only now."""
        secret = tokens.new_secret()
        token = {"person": person.id, "token_hash": tokens.digest(secret)}
        await self._store.write([*before, (ADD_TOKEN, token)])
        self._changed(person.id)
        return Guest(person.id, person.name, tokens.token_of(person.id, secret))

    def _changed(self, id: str) -> None:
        """Read a person anew the next time; what is being read just now may be of before."""
        self._known.pop(id, None)
        self._changes += 1

    async def _holder(self, id: str) -> Holder | None:
        known = self._known.get(id)
        if known is None and tokens.is_id(id):
            changes = self._changes
            known = await self._store.holder(id)
            # On a shared store another server may give them another token.
            if known is not None and changes == self._changes and not self._store.is_shared:
                self._known[id] = known
                if len(self._known) > _KNOWN:
                    self._known.popitem(last=False)
        return known

    # -- connections ------------------------------------------------------------------

    def listen(self, person: str, listener: Listener) -> None:
        """Note that a person is connected."""
        self._listeners[person].add(listener)
        self._company.count("people", person, len(self._listeners[person]))

    def unlisten(self, person: str, listener: Listener) -> None:
        """Note that a connection of a person is gone."""
        self._listeners[person].discard(listener)
        self._company.count("people", person, len(self._listeners[person]))
        if not self._listeners[person]:
            del self._listeners[person]

    def tell(self, person: str, match: str, news: Callable[[], bytes]) -> None:
        """Send a person's connections that look elsewhere the news of a match; worked out only if there are any."""
        elsewhere = [one for one in self._listeners.get(person, ()) if not one.hears(match)]
        if elsewhere:
            data = news()
            for listener in elsewhere:
                listener.answer(data)
        self._company.tell(person, match, news)

    def tell_here(self, person: str, match: str, data: bytes) -> None:
        """Send the news of a match that is at home elsewhere to a person's connections here."""
        for listener in self._listeners.get(person, ()):
            if not listener.hears(match):
                listener.answer(data)
