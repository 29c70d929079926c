"""Golden matches: records with what they led to, decision by decision.

Beside each ``NAME.record`` lies either ``NAME.told``, the match in words, or ``NAME.hashes``. Both have a line for each
decision with the record's line and a short hash of each of its parts: the options, what each viewer sees, the events
that each viewer gets, and the words in each language. The first line names the parts.
"""

import difflib
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import radura
from radura import Message, View, say
from radura.core.events import Said
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.laws import eyes_of
from radura.core.record import Record, play, write_lines
from radura.core.text import LANGUAGES
from radura.core.view import OMNISCIENT, Eyes
from radura.protocol.events import Event, to_wire

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "golden"
DIGITS = 4
"""Hexadecimal digits of a hash: one change in 65,536 goes unnoticed in a part, and few changes touch one part alone."""
VIEWS = ROOT / "web" / "tests" / "views"
"""Real views for the tests of the browser."""
MOST_VIEWS = 48
MATCHES = ROOT / "web" / "tests" / "matches"
"""Real matches for the tests of the browser."""
MOST_DECISIONS = 120
MOST_SHOWN = 60
"""Lines of a difference that a failed test prints."""
_HASHES = re.compile(rf" =( [0-9a-f]{{{DIGITS}}})+$")


class Decision:
    """A decision of a match: what was asked, what was chosen, and all that happened until the next one."""

    def __init__(self, line: str, state: State) -> None:
        self.line = line
        self.words: list[str] = []
        self._parts: dict[str, list[str]] = {"options": []}
        for kind in ("view", "events"):
            self._parts |= {f"{kind} of {_name(eyes)}": [] for eyes in eyes_of(state)}
        self._parts |= {f"words in {lang}": [] for lang in LANGUAGES}

    @property
    def parts(self) -> dict[str, str]:
        """The parts as text, by name."""
        return {name: "\n".join(lines) for name, lines in self._parts.items()}

    @property
    def hashes(self) -> dict[str, str]:
        """A short hash of each part, by name."""
        return {name: _hash(text) for name, text in self.parts.items()}

    @property
    def lines(self) -> list[str]:
        """The lines of a golden file."""
        return [*self.words, f"{self.line} = {' '.join(self.hashes.values())}"]

    def lay_out(self, game: AnyGame) -> None:
        """Add the components, with their numbers, and all texts of the data: a match shows only some of them."""
        for card in game.cards():
            self._parts[f"view of {OMNISCIENT}"].append(msgspec.json.encode([card.id, card.count, card.facts]).decode())
            for message in (Message(f"{game.prefix}-card-{card.id}"), *card.text):
                self.say(message)
        for lang in LANGUAGES:
            self._parts[f"words in {lang}"] += game.words(lang).splitlines()

    def look(self, state: State) -> None:
        """Add what everybody sees."""
        for eyes in eyes_of(state):
            view = state.view(eyes, finals=True)
            text = msgspec.json.format(msgspec.json.encode(view, order="sorted"), indent=1).decode()
            self._parts[f"view of {_name(eyes)}"] += text.splitlines()
            if view.decision is not None:
                self._parts["options"] += [option.action for option in view.decision.options]
            for message in _messages(view):
                self.say(message)

    def play(self, state: State, action: int, *, in_words: bool) -> None:
        """Apply an action and add what everybody learns of it."""
        before = state.view(OMNISCIENT) if in_words else None
        log = play(state, action)
        for eyes in eyes_of(state):
            events = to_wire(log.seen_by(eyes))
            self._parts[f"events of {_name(eyes)}"] += [msgspec.json.encode(event).decode() for event in events]
        said = [event.text for event in log.seen_by(OMNISCIENT) if isinstance(event, Said)]
        for text in said:
            self.say(text)
        if before is not None:
            self.words += [f"  “{say(text)}”" for text in said]
            self.words += [f"  {line}" for line in _changes(before, state.view(OMNISCIENT))]

    def say(self, message: Message, *values: int) -> None:
        """Add a message in every language, and numbers that belong to it."""
        for lang in LANGUAGES:
            self._parts[f"words in {lang}"].append(" ".join([say(message, lang), *map(str, values)]))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _name(eyes: Eyes) -> str:
    return "spectators" if eyes is None else str(eyes)


def _messages(view: View) -> Iterator[Message]:
    yield from (role for role in view.roles if role is not None)
    if view.decision is None:
        return
    yield view.decision.prompt
    yield from view.decision.why
    for option in view.decision.options:
        yield option.text
        if option.note is not None:
            yield option.note
    for closed in view.decision.closed:
        yield closed.text
        yield closed.reason


def decisions(record: Record, *, in_words: bool = False) -> Iterator[Decision]:
    """Replay a match: the opening, every decision, the end. It stops where an action is not possible any more."""
    game = radura.game(record.game)
    state: State = game.new(len(record.seats), record.options, chance="explicit")
    found = Decision("opening", state)
    found.lay_out(game)
    for number, (actor, action) in enumerate(record.actions):
        line = write_lines(game, [(actor, action)])[0]
        if actor >= 0:
            yield found
            found = Decision(line, state)
            found.look(state)
            if in_words:
                found.words += _asked(state, number)
        if actor != state.actor or action not in state.choices:
            found.words.append(f"{line} is not possible here.")
            yield found
            return
        if actor >= 0 and in_words:
            found.words.append(f"> {_chosen(state, action)}")
        found.play(state, action, in_words=in_words)
    yield found
    assert state.outcome is not None
    end = Decision("end", state)
    end.look(state)
    end.words.append(f"{len(record.actions)} {state.outcome}")
    for message in game.reckoning(state, record.actions):
        end.say(message)
    for statistic in game.statistics(state, record.actions):
        end.say(statistic.text, *statistic.values)
    yield end


def _asked(state: State, number: int) -> list[str]:
    decision = state.view(state.actor).decision
    assert decision is not None
    names = " | ".join(option.action for option in decision.options)
    return [f"{number} seat {state.actor}: {say(decision.prompt)}", f"  {names}"]


def _chosen(state: State, action: int) -> str:
    option = state.game.option(state, action)
    note = f" ({say(option.note)})" if option.note is not None else ""
    cost = [f"-{amount.n} {amount.what}" for amount in option.cost]
    gain = [f"{amount.n:+} {amount.what}{'' if amount.seat is None else f'.{amount.seat}'}" for amount in option.gain]
    return " ".join([f"{option.action}: {say(option.text)}{note}", *cost, *gain])


def _changes(before: View, after: View) -> Iterator[str]:
    """Yield what changed on the table: items that came and went, counters, faces."""
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


# -- files ------------------------------------------------------------------------------


def installed() -> list[str]:
    """Return the ids of the games that are part of the project."""
    return [id for id in radura.games() if radura.game(id).package.startswith("radura.games.")]


def records(game: str = "*") -> list[Path]:
    """Return the golden records of a game, or of all of them, sorted."""
    return sorted(FOLDER.glob(f"{game}/*.record"))


def golden_file(path: Path) -> Path:
    """Return the file beside a golden record that says what it leads to."""
    return next(file for suffix in (".told", ".hashes") if (file := path.with_suffix(suffix)).exists())


def golden_lines(path: Path, *, in_words: bool) -> list[str]:
    """Return the golden file of a record; its first line names the parts of a decision."""
    found = list(decisions(Record.load(path), in_words=in_words))
    return [f"# {', '.join(found[0].parts)}", *(line for decision in found for line in decision.lines)]


def difference(path: Path) -> str:
    """Replay a golden record; return an account of the first decision that is not as it was, or an empty text."""
    file = golden_file(path)
    names, *lines = file.read_text(encoding="utf-8").splitlines()
    kept = _blocks(lines)
    for number, decision in enumerate(decisions(Record.load(path), in_words=file.suffix == ".told")):
        then = next(kept, [])
        if then != decision.lines or names != f"# {', '.join(decision.parts)}":
            return "\n".join(_account(path, number, decision, then))
    rest = next(kept, [])
    return "\n".join(["The match used to go on with:", *rest]) if rest else ""


def _blocks(lines: list[str]) -> Iterator[list[str]]:
    """Yield the lines of each decision; its hashes come last."""
    block: list[str] = []
    for line in lines:
        block.append(line)
        if _HASHES.search(line):
            yield block
            block = []


def _account(path: Path, number: int, now: Decision, then: list[str]) -> Iterator[str]:
    """Yield what differs in a decision: the parts, and their text as it is and as it was."""
    kept = dict(zip(now.parts, then[-1].rpartition(" = ")[2].split() if then else [], strict=False))
    changed = [name for name, digest in now.hashes.items() if kept.get(name) != digest]
    yield f"{path.parent.name}/{path.stem}: decision {number} (`{now.line}`) differs: {', '.join(changed) or 'words'}"
    yield from next(islice(decisions(Record.load(path), in_words=True), number, None)).words
    yield from _diff("the golden file", then[:-1], now.words if len(then) > 1 else [])
    commit, before = _before(path, number)
    if commit and {name: _hash(text) for name, text in before.items()} != kept:
        yield f"The sources of commit {commit} do not lead to the golden file, so there is no text to compare with."
    elif commit:
        for name in changed:
            yield from _diff(f"{name}, {commit}", before[name].splitlines(), now.parts[name].splitlines())


def _diff(title: str, before: list[str], now: list[str]) -> Iterator[str]:
    return islice(difflib.unified_diff(before, now, title, "now", lineterm="", n=1), MOST_SHOWN)


def _before(path: Path, number: int) -> tuple[str, dict[str, str]]:
    """Replay a record with the sources of the commit that wrote its golden file: that commit and the decision's parts.

    Both are empty outside a git checkout, and where these sources are too old for this module.
    """
    if shutil.which("git") is None:
        return "", {}
    git = ("git", "-C", str(ROOT))
    log = subprocess.run(
        [*git, "log", "-1", "--format=%h", "--", str(golden_file(path))], capture_output=True, check=False
    )
    commit = log.stdout.decode().strip()
    if not commit:
        return "", {}
    archive = subprocess.run([*git, "archive", commit, "src"], capture_output=True, check=True).stdout
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as sources:
            sources.extractall(folder, filter="data")
        code = f"from tests.support.golden import tell; tell({str(path)!r}, {number})"
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([f"{folder}/src", str(ROOT)])}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=False)
    return (commit, json.loads(done.stdout)) if done.returncode == 0 else ("", {})


def tell(path: str, number: int) -> None:
    """Write the parts of a decision to standard output, as JSON."""
    sys.stdout.write(json.dumps(next(islice(decisions(Record.load(path)), number, None)).parts))


# -- for the tests of the browser -------------------------------------------------------


def views(game: str) -> list[str]:
    """Return real views of a game as JSON: the first one of every set of kinds that was offered together."""
    found: dict[tuple[str, ...], str] = {}
    for path in records(game):
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
    record = Record.load(records(game)[-1])
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
