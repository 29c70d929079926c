"""The deeds of a match: what people, computer players and the clock can do at it. First the store, then the people."""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from radura.core.match import Match, Prepared
from radura.core.record import write_lines
from radura.protocol import messages as m
from radura.protocol.lobby import Ending, Proposal, ProposalKind, Status
from radura.protocol.messages import encode
from radura.server import metrics
from radura.server.agreement import (
    asked,
    ending_by_agreement,
    ending_by_leaving,
    ending_by_time,
    people_seats,
)
from radura.server.describe import ending_by_rules, record_of
from radura.server.limits import Buckets
from radura.server.match import BOT, LEFT, OPEN, PERSON, MatchCore
from radura.server.refusal import Refusal
from radura.server.requests import BotChose, Sit, Stale
from radura.server.store import Loaded
from radura.server.store.tables import ADD_CHAT, SeatRow
from radura.server.stream import Recent
from radura.server.tokens import new_id

if TYPE_CHECKING:
    from radura.server.hall import Hall

_STAND_IN = "greedy"  # plays on for a seat whose time has run out at a table of more than two


class Deeds(MatchCore):
    """A match with all that can be done at it; one deed at a time, which ``live.py`` sees to."""

    def __init__(self, hall: "Hall", loaded: Loaded) -> None:
        super().__init__(hall, loaded)
        self._talk = Buckets(hall.settings.chat_rate, hall.settings.chat_burst, most=len(self.seats))

    def _wake(self, moved: int | None = None) -> None:
        """See to it that whoever must choose now hears of it."""
        raise NotImplementedError

    def _insider(self, person: str | None) -> str:
        if person is None or not self.seats_of(person):
            raise Refusal("srv-err-not-seated", 403)
        return person

    def _running(self) -> Match:
        if self.play is None or self.status is not Status.RUNNING:
            raise Refusal("srv-err-not-running")
        return self.play

    # -- deciding -----------------------------------------------------------------------

    async def _act(self, act: m.Act, person: str) -> None:
        play = self._running()
        if not self.turned <= act.rev <= self.rev:
            raise Stale
        seat = play.state.actor
        if seat not in self.seats_of(person):
            raise Refusal("srv-err-not-your-turn")
        await self._take(play.prepare(self.game.actions.parse(act.action)), act.ref)

    async def _bot_act(self, chose: BotChose) -> None:
        if self.play is None or chose.rev != self.turned or self.actor < 0 or self.seats[self.actor].kind != BOT:
            self._wake()  # the match went on without it
            return
        await self._take(self.play.prepare(chose.action), "")

    async def _take(self, turn: Prepared, ref: str) -> None:
        play = self._running()
        now = self.hall.now()
        spent = 0.0 if self.clocks is None else self.clocks.spent(now)
        now += await self._grace(play, now)
        outcome = turn.state.outcome
        row = None
        if outcome is not None:
            row = self._with(ending=ending_by_rules(self.game, outcome))
        elif any(p.what is ProposalKind.UNDO for p in self.proposals()):
            row = self._with(proposals=[p for p in self.proposals() if p.what is not ProposalKind.UNDO])
        await self._append(
            "act",
            turn.seat,
            data="\n".join(write_lines(self.game, turn.actions)),
            barrier=turn.log.is_barrier,
            state=turn.state,
            step=play.steps + 1,
            spent=spent,
            ref=ref,
            match=row,
        )
        play.commit(turn)
        self._turn()
        if self.clocks is not None:
            self.clocks.spend(turn.seat, spent, turn.state.actor)
            self._run_clock(now)
        self._send_change(turn.seat, turn)
        if row is not None:
            self._send_info()
        metrics.MOVES.labels(self.game.id).inc()
        self._log.debug("moved", rev=self.rev, seat=turn.seat)
        if outcome is not None:
            self._log.info("match_over", rev=self.rev, by="rules")
        self._wake(turn.seat)

    async def _grace(self, play: Match, now: float) -> float:
        """Let a while pass after a discreet question was put; return how long was waited, which no clock counts."""
        frame = play.state.stack
        if frame is None or not frame.step.discreet:
            return 0.0
        left = min(self.turned_at + self.hall.settings.grace - now, self.hall.settings.grace)
        if left > 0:
            await asyncio.sleep(left)
        return max(left, 0.0)

    async def _undo(self, seat: int, n: int, ref: str, by: int) -> None:
        """Take back n decisions, as the seat ``by`` proposed; the seat that answered last is written down."""
        play = self._running()
        row = self._with(proposals=[])
        before = play.before(n)
        await self._append("undo", seat, data=str(n), state=before, step=play.steps - n, ref=ref, match=row)
        play.undo(n)
        self._turn()
        self._run_clock(self.hall.now())
        self._send_change(by, None)
        self._send_info()
        self._wake()

    # -- agreeing -----------------------------------------------------------------------

    async def _propose(self, request: m.Propose, person: str) -> None:
        play = self._running()
        mine = self.seats_of(person)
        by = play.state.actor if play.state.actor in mine else mine[0]
        if any(p.what is request.what for p in self.proposals()):
            raise Refusal("srv-err-proposed")
        if request.what is ProposalKind.UNDO:
            if not self.turned <= request.rev <= self.rev:
                raise Stale
            n = play.reach(mine)
            if n == 0:
                raise Refusal("core-err-undo")
            touched = play.deciders(n) | {play.state.actor}
        else:
            if request.what is ProposalKind.BOT:
                self._check_stand_in(request.seat, request.level)
            touched = {seat for seat in people_seats(self.seats) if not self.is_away(seat)}
        waiting = asked(self.seats, person, touched)
        proposal = Proposal(new_id(), request.what, by, waiting, request.seat, request.level)
        if waiting:
            await self._append(
                "propose", by, ref=request.ref, match=self._with(proposals=[*self.proposals(), proposal])
            )
            self._send_info()
        else:
            await self._carry_out(proposal, by, request.ref)

    def _check_stand_in(self, seat: int | None, level: str) -> None:
        if seat is None or seat >= len(self.seats):
            raise Refusal("srv-err-no-such-seat", 404)
        if level not in self.hall.levels:
            raise Refusal("core-err-bot", 400, given=level, allowed=", ".join(self.hall.levels))
        if not self.is_gone(seat):
            raise Refusal("srv-err-not-absent")

    async def _answer(self, request: m.Answer, person: str) -> None:
        self._running()
        mine = self.seats_of(person)
        proposal = next((p for p in self.proposals() if p.id == request.proposal), None)
        if proposal is None or not ({proposal.by, *proposal.waiting} & {*mine}):
            raise Refusal("srv-err-no-proposal", 404)
        others = [p for p in self.proposals() if p.id != proposal.id]
        waiting = [seat for seat in proposal.waiting if seat not in mine]
        if request.agree and not waiting:
            await self._carry_out(proposal, mine[0], request.ref)
            return
        if request.agree:
            others.append(msgspec.structs.replace(proposal, waiting=waiting))
        await self._append("answer", mine[0], ref=request.ref, match=self._with(proposals=others))
        self._send_info()

    async def _carry_out(self, proposal: Proposal, seat: int, ref: str) -> None:
        person = self.seats[proposal.by].person
        assert person is not None
        if proposal.what is ProposalKind.UNDO:
            n = self._running().reach(self.seats_of(person))
            await self._undo(seat, n, ref, proposal.by)
        elif proposal.what is ProposalKind.CLOSE:
            await self._end(seat, ending_by_agreement(self.seats, person, self.gone()), ref)
        else:
            assert proposal.seat is not None
            self._check_stand_in(proposal.seat, proposal.level)  # they may have come back meanwhile
            await self._stand_in(proposal.seat, proposal.level, seat, ref)

    async def _stand_in(self, seat: int, level: str, by: int, ref: str) -> None:
        """A computer player goes on for a seat."""
        left = [p for p in self.proposals() if p.what is not ProposalKind.BOT and p.by != seat]
        changed = SeatRow(self.id, seat, BOT, None, "", level)
        await self._append("bot", by, ref=ref, match=self._with(proposals=left), seats=[changed])
        self._look_again()
        self._run_clock(self.hall.now())
        self._send_info()
        self._wake()

    async def _end(self, seat: int, ending: Ending, ref: str = "", seats: tuple[SeatRow, ...] = ()) -> None:
        waited = self.actor
        spent = 0.0 if self.clocks is None else self.clocks.spent(self.hall.now())
        await self._append("end", seat, spent=spent, ref=ref, match=self._with(ending=ending), seats=seats)
        if self.clocks is not None:
            self.clocks.stop(waited, spent)
        self._log.info("match_over", rev=self.rev, by=ending.by)
        self._look_again()
        self._send_info()
        self._wake()

    # -- coming and going ---------------------------------------------------------------

    async def _sit(self, request: Sit, person: str) -> None:
        if self.seats_of(person):
            return
        if self.status is not Status.OPEN:
            raise Refusal("srv-err-no-free-seat")
        kept = [s.seat for s in self.seats if s.kind == OPEN and s.person == person]
        free = [s.seat for s in self.seats if s.kind == OPEN and s.person is None] if request.free else []
        chosen = kept or (free[:1] if request.seat is None else [seat for seat in free if seat == request.seat])
        if not chosen:
            raise Refusal("srv-err-no-free-seat")
        taken = [SeatRow(self.id, seat, PERSON, person, request.name) for seat in chosen]
        await self._append("sit", chosen[0], seats=taken)
        self._look_again()
        await self._begin_if_full()
        self._send_info()
        self._wake()

    async def _begin_if_full(self) -> None:
        """Start the match when no seat is free any more."""
        if self.status is not Status.OPEN or any(s.kind == OPEN for s in self.seats):
            return
        play = Match(record_of(self.row, self.seats, self.prefix), free=0)
        row = msgspec.structs.replace(self.row, status=Status.RUNNING.value)
        data = "\n".join(write_lines(self.game, play.record.actions))
        await self._append("start", 0, data=data, barrier=True, state=play.state, match=row)
        self.play = play
        self._turn()
        self._run_clock(self.hall.now())
        self._log.info("match_begun", rev=self.rev, game=self.game.id)
        self._recent = Recent(self.rev)
        for watcher in self.watchers:
            self.sync(watcher)

    async def _leave(self, request: m.Leave, person: str) -> None:
        mine = self.seats_of(person)
        if self.status is Status.OPEN:
            gone = [SeatRow(self.id, seat, OPEN) for seat in mine]
            empty = people_seats(self.seats) == mine
            row = msgspec.structs.replace(self.row, status=Status.CANCELLED.value) if empty else None
            await self._append("leave", mine[0], ref=request.ref, seats=gone, match=row)
        else:
            self._running()
            gone = [SeatRow(self.id, seat, LEFT, person, self.seats[seat].name) for seat in mine]
            after = [next((g for g in gone if g.seat == s.seat), s) for s in self.seats]
            if people_seats(after):
                kept = [p for p in self.proposals() if p.by not in mine and not {*p.waiting} & {*mine}]
                await self._append("leave", mine[0], ref=request.ref, seats=gone, match=self._with(proposals=kept))
            else:
                left = [seat.seat for seat in after if seat.kind == LEFT]
                await self._end(mine[0], ending_by_leaving(after, left), request.ref, tuple(gone))
                return
        self._look_again()
        self._run_clock(self.hall.now())
        self._send_info()
        self._wake()

    def _look_again(self) -> None:
        """Give every watcher the sight of the seats they hold now; whoever is away gets it when they come back."""
        self._recent = Recent(self.rev)
        for watcher, eyes in list(self.watchers.items()):
            now = self.eyes_of(watcher.person)
            if now != eyes:
                self.watchers[watcher] = now
                self.sync(watcher)

    async def _say(self, request: m.Chat, person: str) -> None:
        if not self._talk.take(person):
            raise Refusal("srv-err-rate", 429)
        seat = self.seats_of(person)[0]
        name, now = self.seats[seat].name, self.hall.now()
        line = m.ChatLine(self.chat[-1].n + 1 if self.chat else 1, seat, name, request.text, now)
        values = {"match": self.id, "n": line.n, "seat": seat, "name": name, "text": line.text, "at": now}
        await self.hall.store.write([(ADD_CHAT, {**values, "ref": request.ref, "person": person})])
        self.chat = [*self.chat, line][-self.hall.chat_lines :]
        self._remember(person, request.ref, self.rev)
        message = encode(m.Chatted(self.id, line))
        for watcher in self.watchers:
            watcher.push(message, self.id)

    async def _rematch(self, person: str) -> None:
        if self.status is not Status.OVER or self.row.imported:
            raise Refusal("srv-err-not-over")
        if not await self.hall.is_rematch_good(self.row.rematch):
            new = await self.hall.create_rematch(self.row, self.seats, person)
            row = msgspec.structs.replace(self.row, rematch=new)
            await self._append("rematch", self.seats_of(person)[0], match=row)
            self._send_info()

    # -- the clock ------------------------------------------------------------------------

    async def _time_up(self) -> None:
        if self.clocks is None or self.clocks.running is None or self.status is not Status.RUNNING:
            return
        deadline = self.clocks.deadline
        late = self.clocks.running
        if deadline is None or deadline > self.hall.now():
            self._wake()
        elif len(self.seats) > 2 and people_seats(self.seats) != [late]:
            await self._stand_in(late, _STAND_IN, late, "")
        else:
            await self._end(late, ending_by_time(self.seats, late))
