"""A match in words and numbers for lists and tables: MatchInfo from what is stored."""

from collections.abc import Collection, Sequence

import msgspec

from radura.core.chance import commitment, public_nonce
from radura.core.chance import promise as promise_of
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.record import Record
from radura.core.text import Message
from radura.protocol.lobby import (
    Clock,
    Ending,
    MatchInfo,
    Origin,
    Proposal,
    SeatInfo,
    SeatKind,
    Status,
    TimeControl,
)
from radura.server.seats import BOT, OPEN, PERSON, seats_of
from radura.server.store.tables import MatchRow, SeatRow


class Luck(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seats have promised to add to the seed, and have added, each in hex."""

    promises: list[str] = []
    nonces: list[str] = []
    match: str = ""
    """Imported records: the match that it was."""


_luck: msgspec.json.Decoder[Luck] = msgspec.json.Decoder(Luck)
_proposals: msgspec.json.Decoder[list[Proposal]] = msgspec.json.Decoder(list[Proposal])
_ending: msgspec.json.Decoder[Ending] = msgspec.json.Decoder(Ending)
_clock: msgspec.json.Decoder[TimeControl] = msgspec.json.Decoder(TimeControl)


def proposals_of(row: MatchRow) -> list[Proposal]:
    """Return what waits for consent."""
    return _proposals.decode(row.proposals)


def with_proposals(row: MatchRow, proposals: list[Proposal]) -> MatchRow:
    """Return a match in which these proposals wait for consent."""
    return msgspec.structs.replace(row, proposals=msgspec.json.encode(proposals).decode())


def ending_of(row: MatchRow) -> Ending | None:
    """Return how a match ended; None: it has not."""
    return None if row.ending is None else _ending.decode(row.ending)


def with_ending(row: MatchRow, ending: Ending) -> MatchRow:
    """Return a match that is over."""
    text = msgspec.json.encode(ending).decode()
    return msgspec.structs.replace(row, status=Status.OVER.value, ending=text, proposals="[]")


def luck_of(row: MatchRow) -> Luck:
    """Return what the seats have to do with the seed."""
    return _luck.decode(row.luck)


def with_luck(row: MatchRow, luck: Luck) -> MatchRow:
    """Return a match to whose seed the seats have promised or added this."""
    return msgspec.structs.replace(row, luck=msgspec.json.encode(luck).decode())


def first_luck(match: str, seats: Sequence[SeatRow], promise: str) -> Luck:
    """Return what the seats of a new match promise: its owner's number, and the public ones of computer players."""
    public = {n: public_nonce(match, n) for n, seat in enumerate(seats) if seat.kind == BOT}
    people = {n: promise for n, seat in enumerate(seats) if seat.kind == PERSON}
    promises = people | {n: promise_of(nonce) for n, nonce in public.items()}
    everybody = range(len(seats))
    return Luck([promises.get(n, "") for n in everybody], [public[n].hex() if n in public else "" for n in everybody])


def is_sealed(row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    """Tell whether nobody can sit down any more, and the match is about to begin."""
    return row.status == Status.OPEN.value and all(seat.kind != OPEN for seat in seats)


def owing(row: MatchRow, seats: Sequence[SeatRow]) -> list[int]:
    """Return the seats whose promised number is missing now that it can be told."""
    if not is_sealed(row, seats):
        return []
    luck = luck_of(row)
    pairs = enumerate(zip(luck.promises, luck.nonces, strict=True))
    return [seat for seat, (promised, added) in pairs if promised and not added]


def is_over(row: MatchRow) -> bool:
    """Tell whether a match has ended."""
    return row.status == Status.OVER.value


def may_be_veiled(row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    """Tell whether a match may share hidden cards with others: only who plays alone branches off while it goes on."""
    return not row.imported and (row.kin is not None or len(seats) == 1)


def clock_of(row: MatchRow) -> TimeControl | None:
    """Return a match's time control."""
    return None if row.clock is None else _clock.decode(row.clock)


def options_of(row: MatchRow) -> dict[str, str]:
    """Return a match's options."""
    return msgspec.json.decode(row.options, type=dict[str, str])


def seed_of(row: MatchRow) -> int | bytes | None:
    """Return a match's seed."""
    if row.seed is None:
        return None
    return int(row.seed[1:]) if row.seed.startswith("#") else bytes.fromhex(row.seed)


def seed_text(seed: int | bytes | None) -> str | None:
    """Return a seed as it is stored."""
    if seed is None:
        return None
    return f"#{seed}" if isinstance(seed, int) else seed.hex()


def record_of(row: MatchRow, seats: Sequence[SeatRow], actions: list[tuple[int, int]], game: AnyGame) -> Record:
    """Return a match as a record; it goes on with the data that the game has here."""
    names = [f"bot:{seat.level}" if seat.kind == BOT else seat.name for seat in seats]
    seed = seed_of(row)
    promise = row.commitment or ("" if seed is None else commitment(seed))
    luck = luck_of(row)
    header = (row.game, row.rules_version, names, options_of(row), seed, promise, row.forced, actions)
    match = (luck.match or row.id) if luck.nonces else ""
    return Record(*header, data=game.data_hash, nonces=luck.nonces, match=match)


def ending_by_rules(state: State, actions: Sequence[tuple[int, int]]) -> Ending:
    """Return the end that the game itself brought, after these actions."""
    game, outcome = state.game, state.outcome
    assert outcome is not None, "only a finished match has an ending"
    text = Message(f"{game.prefix}-end-{outcome.reason}")
    sums, numbers = game.reckoning(state, actions), game.statistics(state, actions)
    return Ending(list(outcome.winners), list(outcome.returns), text, "rules", sums, numbers)


def describe(
    row: MatchRow,
    seats: Sequence[SeatRow],
    *,
    person: str | None,
    rev: int,
    step: int,
    actor: int,
    updated: float,
    save_point: bool,
    revealed: bool,
    time: Clock | None = None,
    here: Collection[str] = (),
    gone: Collection[int] = (),
    halted: bool = False,
) -> MatchInfo:
    """Return all about a match that this person may know.

    ``here`` are the people with an open connection, ``gone`` the seats that a computer player may take over.
    """
    you, luck = seats_of(seats, person), luck_of(row)
    return MatchInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=options_of(row),
        status=Status(row.status),
        public=row.public,
        seats=[
            SeatInfo(
                SeatKind(s.kind),
                s.name,
                s.level,
                s.kind == BOT or s.person in here,
                s.seat in gone,
            )
            for s in seats
        ],
        you=you,
        rev=rev,
        step=step,
        actor=actor,
        commitment=row.commitment,
        promises=luck.promises,
        nonces=[] if row.status == Status.OPEN.value else luck.nonces,
        owing=owing(row, seats),
        seed=row.seed if revealed else None,
        revealed=revealed,
        clock=clock_of(row),
        time=time,
        created=row.created,
        updated=updated,
        ending=ending_of(row),
        proposals=proposals_of(row),
        origin=None if row.origin is None else Origin(row.origin, row.origin_step),
        rematch=row.rematch,
        imported=row.imported,
        save_point=save_point and len(you) == len(seats) == 1,
        halted=halted,
    )
