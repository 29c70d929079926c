"""The people of a server, and where they are connected."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Protocol

import msgspec

from radura.protocol.lobby import Guest
from radura.server import tokens
from radura.server.clocks import now
from radura.server.refusal import Refusal
from radura.server.store import Store
from radura.server.store.tables import ADD_PERSON, SET_PERSON, PersonRow, row

_KNOWN = 10_000  # people kept in memory


class Listener(Protocol):
    """A connection of a person."""

    def hears(self, match: str) -> bool:
        """Tell whether the connection has joined this match."""

    def answer(self, data: bytes) -> None:
        """Send something that is never left out."""

    def expel(self) -> None:
        """Close the connection: its token is no longer good."""


class People:
    """Everybody with a token."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, PersonRow] = OrderedDict()
        self._listeners: dict[str, set[Listener]] = defaultdict(set)

    async def welcome(self, name: str) -> Guest:
        """Make a person of a guest."""
        secret = tokens.new_secret()
        person = PersonRow(tokens.new_id(), name, tokens.digest(secret), now())
        await self._store.write([(ADD_PERSON, row(person))])
        self._know(person)
        return Guest(person.id, name, tokens.token_of(person.id, secret))

    async def by_token(self, token: str) -> PersonRow:
        """Return whose token this is; Refusal if it is nobody's."""
        id, secret = tokens.split_token(token)
        person = await self.find(id)
        if not tokens.matches(secret, person.token_hash if person is not None else b"") or person is None:
            raise Refusal("srv-err-token", 401)
        return person

    async def find(self, id: str) -> PersonRow | None:
        """Return a person by id."""
        known = self._known.get(id)
        if known is None and tokens.is_id(id) and (known := await self._store.person(id)) is not None:
            self._know(known)
        return known

    async def change(self, person: PersonRow, *, name: str | None = None, renew: bool = False) -> Guest:
        """Give a person another name or another token; the token is told only if it is new."""
        secret = tokens.new_secret()
        changed = msgspec.structs.replace(
            person, name=name or person.name, token_hash=tokens.digest(secret) if renew else person.token_hash
        )
        values = {"_id": person.id, "name": changed.name, "token_hash": changed.token_hash}
        await self._store.write([(SET_PERSON, values)])
        self._know(changed)
        for listener in self._listeners.get(person.id, ()) if renew else ():
            listener.expel()
        return Guest(person.id, changed.name, tokens.token_of(person.id, secret) if renew else "")

    def _know(self, person: PersonRow) -> None:
        if self._store.is_shared:
            return  # another server may give them another token
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > _KNOWN:
            self._known.popitem(last=False)

    # -- connections ------------------------------------------------------------------

    def listen(self, person: str, listener: Listener) -> None:
        """Note that a person is connected."""
        self._listeners[person].add(listener)

    def unlisten(self, person: str, listener: Listener) -> None:
        """Note that a connection of a person is gone."""
        self._listeners[person].discard(listener)
        if not self._listeners[person]:
            del self._listeners[person]

    def tell(self, person: str, match: str, news: Callable[[], bytes]) -> None:
        """Send a person's connections that look elsewhere the news of a match; worked out only if there are any."""
        elsewhere = [one for one in self._listeners.get(person, ()) if not one.hears(match)]
        if elsewhere:
            data = news()
            for listener in elsewhere:
                listener.answer(data)
