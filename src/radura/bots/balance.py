"""What many matches of one computer player against itself tell about a game: seats, ends, lengths, and every card.

A card counts for a seat if it ever lay in one of the seat's places that the game names in ``Game.holds``. Matches are
kept as lines of a file; what stands there is not played again.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from radura.bots.arena import Played
from radura.bots.tally import wilson
from radura.core.game import AnyGame, game
from radura.core.kernel import State
from radura.core.record import Record
from radura.core.targets import append
from radura.core.text import BadInput


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match: who played it, how it ended, and which cards each seat has held."""

    game: str
    players: tuple[str, ...]
    seed: int
    winners: tuple[int, ...]
    reason: str
    decisions: int
    rounds: int
    """0 where the game counts none."""
    held: tuple[tuple[str, ...], ...]

    def share(self, seat: int) -> float:
        """Return how much of the win a seat had."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Share(NamedTuple):
    """How often something came with a win."""

    name: str
    times: int
    won: float

    @property
    def share(self) -> float:
        """The part of its times that were won."""
        return self.won / self.times if self.times else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that (Wilson)."""
        return wilson(self.share, self.times)


class Holding(NamedTuple):
    """How the holders of a card fared."""

    kind: str
    source: str
    share: Share


def tell(played: Played, players: Sequence[str]) -> Told:
    """Replay a match and note who held what."""
    record = Record.from_text(played.record)
    of = game(record.game)
    cards = _cards_by_item(of)
    held: list[set[str]] = [set() for _ in record.seats]
    s, _ = record.unfold(0)
    for _, action in record.actions:
        s.apply(action)
        if s.actor >= 0 or s.outcome is not None:
            _look(of, s, cards, held)
    rounds = s.view(None).counters.get("round", 0)
    kept = tuple(tuple(sorted(mine)) for mine in held)
    return Told(of.id, tuple(players), played.seed, played.winners, played.reason, played.decisions, rounds, kept)


def _cards_by_item(of: AnyGame) -> dict[str, str]:
    """Return which printed card each item is."""
    return {item: card.id for card in of.cards() for item in (card.id, *(f"{card.id}.{i}" for i in range(card.count)))}


def _look(of: AnyGame, s: State, cards: dict[str, str], held: list[set[str]]) -> None:
    """Add the cards that lie in the places of each seat now."""
    for place, items in s.view("all").places.items():
        name, _, seat = place.partition("/")[0].rpartition(".")
        if name in of.holds and seat.isdecimal():
            held[int(seat)].update(cards[item] for item in items if item in cards)


def seats(told: Sequence[Told]) -> list[Share]:
    """Return what each seat has won."""
    n = len(told[0].players)
    return [Share(str(seat), len(told), sum(match.share(seat) for match in told)) for seat in range(n)]


def reasons(told: Sequence[Told]) -> list[Share]:
    """Return how often matches ended for each reason, the commonest first."""
    return [Share(reason, len(told), n) for reason, n in Counter(match.reason for match in told).most_common()]


def holdings(of: AnyGame, told: Sequence[Told]) -> list[Holding]:
    """Return how the holders of every card fared, by kind, the most successful first."""
    times: Counter[str] = Counter()
    won: dict[str, float] = {}
    for match in told:
        for seat, mine in enumerate(match.held):
            times.update(mine)
            for card in mine:
                won[card] = won.get(card, 0.0) + match.share(seat)
    cards = [card for card in of.cards() if times[card.id]]
    kinds = list(dict.fromkeys(card.kind for card in cards))
    out = [Holding(card.kind, card.source, Share(card.id, times[card.id], won[card.id])) for card in cards]
    return sorted(out, key=lambda holding: (kinds.index(holding.kind), -holding.share.share, holding.share.name))


def read(path: Path) -> list[Told]:
    """Return the matches of a file; none if there is no such file. BadInput names a wrong line."""
    try:
        lines = path.read_bytes().splitlines() if path.exists() else []
    except OSError as error:
        raise BadInput("core-err-file", given=str(path), why=error.strerror or "") from None
    out = []
    for n, text in enumerate(lines, start=1):
        try:
            out.append(msgspec.json.decode(text, type=Told))
        except msgspec.MsgspecError as error:
            raise BadInput("core-err-ledger", given=str(path), line=n, why=str(error)) from None
    return out


def note(path: Path, told: Iterable[Told]) -> None:
    """Add matches to a file."""
    append(path, b"".join(msgspec.json.encode(match) + b"\n" for match in told))
