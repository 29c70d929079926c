"""What people at a table say to each other."""

from collections.abc import Iterable

from radura.protocol import messages as m
from radura.server.clocks import now
from radura.server.journal import Journal
from radura.server.limits import Buckets
from radura.server.refusal import Refusal
from radura.server.requests import Job
from radura.server.store import Store
from radura.server.store.store import CHAT_LINES
from radura.server.store.tables import ADD_CHAT, ChatRow, row


class Chat:
    """The latest lines of a match. Each is stored before it is heard."""

    def __init__(self, store: Store, journal: Journal, said: Iterable[ChatRow], limit: Buckets) -> None:
        self._store = store
        self._journal = journal
        self._limit = limit
        self.lines = [m.ChatLine(one.n, one.seat, one.name, one.text, one.at) for one in said]

    @property
    def last(self) -> int:
        """The number of the last line; 0: there is none."""
        return self.lines[-1].n if self.lines else 0

    async def say(self, request: m.Chat, job: Job) -> m.ChatLine:
        """Keep what somebody who sits at the table says, and return it as a line."""
        assert job.person is not None, "only somebody who sits at the table talks"
        if not self._limit.take(job.person):
            raise Refusal("srv-err-rate", 429)
        journal = self._journal
        seat = journal.seats_of(job.person)[0]
        n = self.last + 1
        line = m.ChatLine(n, seat, journal.seats[seat].name, request.text, now())
        stored = ChatRow(journal.id, n, seat, line.name, line.text, line.at, job.ref, job.person)
        await self._store.write([(ADD_CHAT, row(stored))])
        self.lines = [*self.lines, line][-CHAT_LINES:]
        journal.remember(job.person, job.ref, journal.rev)
        return line

    def missing(self, said: int) -> list[m.ChatLine] | None:
        """Return the lines after one that was heard; None: some of them are no longer here."""
        lines = [line for line in self.lines if line.n > said]
        return None if lines and lines[0].n > said + 1 else lines
