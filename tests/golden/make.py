"""Writes the golden records anew: ``tools/golden``, then read the diff.

``python -m tests.golden.make GAME...`` does so for single games; with ``--told`` the records stay and only what they
lead to is told anew.

Beside each ``NAME.record`` lies ``NAME.told``: the match as a person reads it. For each decision it tells who is asked
what, the options, a hash of what every pair of eyes sees, then what was chosen, what was said, and what changed on the
table. A changed hash alone means that words, costs or facts differ, and nothing on the table.
``web/tests/views`` gets a few views of each game for the tests of the browser, and ``web/tests/matches`` one match
of each as its first seat sees it: the opening, what happened decision by decision, and the table it led to.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import radura
from radura import View, say
from radura.bots import BOTS, InfoSet
from radura.core.chance import Seeded
from radura.core.events import Said
from radura.core.game import AnyGame
from radura.core.kernel import OVER, State
from radura.core.laws import eyes_of
from radura.core.match import Match
from radura.core.record import Record, play
from radura.core.view import OMNISCIENT
from radura.protocol.events import Event, to_wire

FOLDER = Path(__file__).parent
VIEWS = FOLDER.parents[1] / "web" / "tests" / "views"
"""Real views for the tests of the browser."""
MOST_VIEWS = 48
MATCHES = VIEWS.parent / "matches"
"""Real matches for the tests of the browser."""
MOST_DECISIONS = 120


def told(record: Record) -> list[str]:
    """Return a match in words, decision by decision."""
    game = radura.game(record.game)
    state: State = game.new(len(record.seats), record.options, chance="explicit")
    lines: list[str] = []
    for number, (actor, action) in enumerate(record.actions):
        if actor >= 0:
            lines += _asked(state, number)
            lines.append(f"> {_chosen(state, action)}")
        before = state.view(OMNISCIENT)
        for event in play(state, action).seen_by(OMNISCIENT):
            if isinstance(event, Said):
                lines.append(f"  “{say(event.text)}”")
        lines += [f"  {line}" for line in _changes(before, state.view(OMNISCIENT))]
    assert state.outcome is not None
    return [*lines, f"{len(record.actions)} {state.outcome} = {_hash(state)}"]


def _asked(state: State, number: int) -> list[str]:
    decision = state.view(state.actor).decision
    assert decision is not None
    names = " | ".join(option.action for option in decision.options)
    return [f"{number} seat {state.actor}: {say(decision.prompt)} = {_hash(state)}", f"  {names}"]


def _chosen(state: State, action: int) -> str:
    option = state.game.option(state, action)
    note = f" ({say(option.note)})" if option.note is not None else ""
    cost = [f"-{amount.n} {amount.what}" for amount in option.cost]
    gain = [f"{amount.n:+} {amount.what}{'' if amount.seat is None else f'.{amount.seat}'}" for amount in option.gain]
    return " ".join([f"{option.action}: {say(option.text)}{note}", *cost, *gain])


def _changes(before: View, after: View) -> Iterator[str]:
    """Tell what changed on the table: items that came and went, counters, faces."""
    for place in sorted({*before.places, *after.places}):
        was, now = before.places.get(place, []), after.places.get(place, [])
        moves = [*(f"-{item}" for item in was if item not in now), *(f"+{item}" for item in now if item not in was)]
        if moves or was != now:
            yield f"{place}: {' '.join(moves) or ' '.join(now)}"
    for name in sorted({*before.counters, *after.counters}):
        if before.counters.get(name) != after.counters.get(name):
            yield f"{name}: {before.counters.get(name, '-')} > {after.counters.get(name, '-')}"
    for name in sorted({*before.faces, *after.faces}):
        if before.faces.get(name) != after.faces.get(name):
            yield f"{name}: {before.faces.get(name, '-')} > {after.faces.get(name, '-')}"


def _hash(state: State) -> str:
    digest = hashlib.sha256()
    for seat in eyes_of(state):
        digest.update(msgspec.json.encode(state.view(seat, finals=True), order="sorted"))
    return digest.hexdigest()[:12]


def views(game: str) -> list[str]:
    """Return real views of a game as JSON: the first one of every set of kinds that was offered together."""
    found: dict[tuple[str, ...], str] = {}
    for path in written(game):
        record = Record.load(path)
        state: State = radura.game(game).new(len(record.seats), record.options, chance="explicit")
        for actor, action in record.actions:
            if actor >= 0:
                view = state.view(actor)
                assert view.decision is not None
                kinds = tuple(sorted({option.kind for option in view.decision.options}))
                if kinds not in found and len(found) < MOST_VIEWS:
                    found[kinds] = radura.to_json(view)
            state.apply(action)
    return list(found.values())


def batches(game: str) -> list[str]:
    """Return a match as its first seat sees it, as JSON: the opening, each decision with its events, the table then."""
    record = Record.load(written(game)[-1])
    state: State = radura.game(game).new(len(record.seats), record.options, chance="explicit")
    decisions: list[tuple[int, list[Event]]] = []
    opening = state.view(0)
    for actor, action in record.actions:
        if actor >= 0:
            if len(decisions) == MOST_DECISIONS:
                break
            if not decisions:
                opening = state.view(0)
            decisions.append((actor, []))
        events = to_wire(play(state, action).seen_by(0))
        if decisions:
            decisions[-1][1].extend(events)
    told = [msgspec.json.encode({"seat": seat, "events": events}).decode() for seat, events in decisions]
    return [_board(opening), *told, _board(state.view(0))]


def _board(view: View) -> str:
    """Return what events change of a view."""
    places, counters, faces, outcome = view.board()
    board = {"places": places, "counters": counters, "faces": faces, "outcome": outcome}
    return msgspec.json.encode(board).decode()


def written(game: str = "*") -> list[Path]:
    """Return the golden records of a game, or of all of them, sorted."""
    return sorted(FOLDER.glob(f"{game}/*.record"))


def played(game: AnyGame) -> Iterator[tuple[str, Record]]:
    """Play the matches that make the golden records of a game: every seat count, random and greedy."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for level in ("random", "greedy"):
            for seed in range(2):
                options = {s.id: s.values[-1] for s in game.settings} if seed else {}
                yield f"{level}-{seats}-{seed}", _play(game, [f"bot:{level}"] * seats, options, seed)


def _play(game: AnyGame, seats: list[str], options: dict[str, str], seed: int) -> Record:
    bots = [BOTS[name.removeprefix("bot:")]() for name in seats]
    luck = Seeded(seed + 1)
    match = Match(Record.start(game, seats, options, seed))
    while (seat := match.state.actor) != OVER:
        match.play(bots[seat].choose(InfoSet(match.state, seat), luck))
    return match.record


def main(arguments: list[str]) -> None:
    """Write the golden records of these games, or of all of them."""
    games = [argument for argument in arguments if argument != "--told"] or installed()
    for id in games:
        if "--told" not in arguments:
            for old in written(id):
                old.unlink()
            (FOLDER / id).mkdir(exist_ok=True)
            for name, record in played(radura.game(id)):
                record.save(FOLDER / id / f"{name}.record")
        for stale in FOLDER.glob(f"{id}/*.told"):
            stale.unlink()
        for path in written(id):
            path.with_suffix(".told").write_text("\n".join(told(Record.load(path))) + "\n", encoding="utf-8")
        VIEWS.mkdir(exist_ok=True)
        (VIEWS / f"{id}.jsonl").write_text("\n".join(views(id)) + "\n", encoding="utf-8")
        MATCHES.mkdir(exist_ok=True)
        (MATCHES / f"{id}.jsonl").write_text("\n".join(batches(id)) + "\n", encoding="utf-8")


def installed() -> list[str]:
    """Return the ids of the games that are part of the project."""
    return [id for id in radura.games() if radura.game(id).package.startswith("radura.games.")]


if __name__ == "__main__":
    main(sys.argv[1:])
