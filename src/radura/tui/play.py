"""The line mode: shows the table as text, asks, and plays on; through a pipe as well."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from radura.bots import InfoSet
from radura.bots.advice import advise, percent
from radura.core.chance import Seeded
from radura.core.events import Log, Said
from radura.core.kernel import OVER, State
from radura.core.match import Match
from radura.core.record import play
from radura.core.text import BadInput, Message, say
from radura.core.view import OMNISCIENT, Decision, Option, View
from radura.tui.campaign import Campaigns
from radura.tui.cards import find_pieces
from radura.tui.changes import changes
from radura.tui.help import show_cards, show_rules
from radura.tui.screen import Screen
from radura.tui.seats import Seats
from radura.tui.table import explained, layout, wrapped
from radura.tui.words import Words, card_of

_LOG_SHOWN = 30
_REASONS_SHOWN = 8
_FEW_LINES = 3
"""More lines of the table than these stand apart from what is told above and asked below."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log."""

    id: str
    """Of the message."""
    text: str
    turn: str
    """Who chose what led to it; empty: nobody, or there is only one seat."""


class LineMode:
    """One match at one screen. It is saved after every action, so nothing is ever lost; without a path, not at all."""

    def __init__(
        self,
        match: Match,
        words: Words,
        screen: Screen,
        path: Path | None,
        campaigns: Campaigns | None = None,
        go_on: str = "",
    ) -> None:
        self.campaigns = campaigns
        self.go_on = go_on or f"radura play --resume {path}"
        """What to type to go on later."""
        self.match = match
        self.words = words
        self.screen = screen
        self.path = path
        self.seats = Seats(match.record)
        self.draw = layout(match.game.drawn_as)
        self._log: dict[int | None, list[Line]] = {eyes: [] for eyes in (None, *self.seats.humans)}
        """What each pair of eyes has seen happen."""
        words.seat_names(self.seats.called(words))
        self._remember()
        words.look_at(match.state)
        self._told: dict[int | None, int] = {eyes: len(lines) for eyes, lines in self._log.items()}
        """How many of them were printed already, or happened before."""
        self._holder: int | None = self.seats.humans[0] if len(self.seats.humans) == 1 else None
        """The person who looks at the screen."""
        self._board: list[str] = []
        """The table as it was printed last."""

    def run(self) -> None:
        """Play until the end, ``q`` or the end of the input."""
        self._save()
        while (actor := self.match.state.actor) != OVER:
            if actor in self.seats.bots:
                self._act(self.seats.choose(self.match.state, len(self.match.record.actions)))
                if not self.seats.humans:
                    self._tell(None)
            elif not self._turn(actor):
                self.screen.line(self.words("cli-saved", command=self.go_on))
                return
        self._end()

    # -- one decision ---------------------------------------------------------------

    def _turn(self, seat: int) -> bool:
        """Let a person choose; False: they leave the table."""
        if not self._pass_device(seat):
            return False
        view = self.match.state.view(seat, finals=True)
        self._tell(seat, view)
        decision = view.decision
        assert decision is not None, "a seat that must act has a decision"
        decision.options = self._distinct(decision.options)
        self._show_changes(view)
        self._show_options(decision)
        if self.campaigns is not None and self.match.game.is_save_point(self.match.state):
            self.screen.line(f"  {self.words('cli-play-help-save')}")
        while True:
            text = self.screen.ask(self.words("cli-ask", seat=self.words.seat(seat)))
            if text is None or text == "q":
                return False
            try:
                if self._answer(text, view, decision):
                    return True
            except BadInput as error:
                self.screen.line(say(error.message, self.words.lang))

    def _answer(self, text: str, view: View, decision: Decision) -> bool:
        """Do what was typed; True if the match went on (or back)."""
        command, _, rest = text.partition(" ")
        if command == "u":
            self._undo()
            return True
        if (action := self._chosen(text, decision.options)) is not None:
            self._act(action)
            return True
        match command:
            case "?" if rest.strip():
                self._show_reasons(rest.strip(), view)
            case "?":
                self.screen.lines(self.words("cli-play-help").splitlines())
                if self.campaigns is not None:
                    self.screen.line(self.words("cli-play-help-save"))
            case "t":
                self._show_table(view)
                self._show_options(decision)
            case "l":
                self._print(self._log[decision.seat][-_LOG_SHOWN:])
                if not self._log[decision.seat]:
                    self.screen.line(self.words("cli-log-empty"))
            case "w":
                self.screen.lines([self.words(why) for why in decision.why] or [self.words("cli-why-nothing")])
                if decision.rule:
                    self.screen.line(self.words("cli-why-rule", rule=decision.rule))
            case "h" if len(self.seats.humans) == 1:
                self._show_hint(decision)
            case "r":
                show_rules(self.words, self.screen, rest)
            case "c":
                show_cards(self.words, self.screen, rest)
            case "s" if self.campaigns is not None:
                path = self.campaigns.save_as(rest.strip(), self.match.record, self.match.state)
                self.screen.line(self.words("cli-saved-as", path=str(path)))
            case _:
                raise BadInput("cli-err-answer", given=text, most=len(decision.options))
        return False

    def _chosen(self, text: str, options: list[Option]) -> int | None:
        """Return the action meant by a number, by an action's name, or by Enter if there is only one."""
        parse = self.match.game.actions.parse
        if text == "" and len(options) == 1:
            return parse(options[0].action)
        if text.isdecimal():
            if not 1 <= int(text) <= len(options):
                raise BadInput("cli-err-answer", given=text, most=len(options))
            return parse(options[int(text) - 1].action)
        if any(text == option.action for option in options):
            return parse(text)
        return None

    def _distinct(self, options: list[Option]) -> list[Option]:
        """Return the options without those that read like one before: equal dice, copies of a card."""
        told: dict[tuple[str, str, bool | None], Option] = {}
        for option in options:
            note = "" if option.note is None else self.words(option.note)
            told.setdefault((self.words(option.text), note, option.final), option)
        return list(told.values())

    def _act(self, action: int) -> None:
        actor = self.match.state.actor
        log = self.match.play(action)
        self.words.look_at(self.match.state)
        self._note(log, actor)
        self._save()

    def _undo(self) -> None:
        """Go back to the last decision of a person, if no barrier lies between."""
        seat = self.match.undo_to(set(self.seats.humans))
        self.words.look_at(self.match.state)
        for lines in self._log.values():
            text = self.words("cli-undone", seat=self.words.seat(seat))
            lines.append(Line("cli-undone", text, self._turn_of(seat)))
        self._save()

    # -- what is shown --------------------------------------------------------------

    def _pass_device(self, seat: int) -> bool:
        """Hide the cards of one person before the next one looks; False: nobody is there."""
        if seat == self._holder:
            return True
        self._holder = seat
        self._board = []
        if len(self.seats.humans) > 1:
            self.screen.clear()
            self.screen.strong(self.words("cli-pass-device", seat=self.words.seat(seat)))
            if self.screen.is_terminal and self.screen.ask(self.words("cli-press-enter")) is None:
                return False
        return True

    def _remember(self) -> None:
        """Fill the log with what happened before: in the set-up, or before the match was taken up again."""
        state = self.match.record.opening()
        actor = state.actor
        for by, action in self.match.record.actions:
            actor = by if by >= 0 else actor
            log = play(state, action)
            self.words.look_at(state)
            self._note(log, actor)

    def _note(self, log: Log, actor: int) -> None:
        for eyes, lines in self._log.items():
            for event in log.seen_by(eyes):
                if isinstance(event, Said):
                    lines.append(Line(event.text.id, told(event, self.words), self._turn_of(actor)))

    def _turn_of(self, actor: int) -> str:
        """Return the heading of what somebody's choice led to."""
        return self.words.seat(actor) if actor >= 0 and self.match.state.seats > 1 else ""

    def _print(self, lines: list[Line]) -> None:
        """Print lines of the log under the names of those who chose."""
        turn = ""
        for line in lines:
            if line.turn != turn:
                turn = line.turn
                self.screen.line(f"-- {turn} --" if turn else "")
            self.screen.lines(wrapped("> ", [line.text], self.screen.width))

    def _tell(self, eyes: int | None, view: View | None = None) -> None:
        """Print what happened since these eyes last looked; what the table gives to read is not told twice."""
        read = [page.text.id for page in getattr(view.facts, "pages", [])] if view is not None else []
        self._print([line for line in self._log[eyes][self._told[eyes] :] if line.id not in read])
        self._told[eyes] = len(self._log[eyes])

    def _show_table(self, view: View) -> None:
        self._board = self.draw(view, self.words, self.screen.width)
        self.screen.line()
        self.screen.lines(self._board)
        self.screen.line()

    def _show_changes(self, view: View) -> None:
        """Show what is new on the table since it was printed last; a table of which most is new as a whole."""
        now = self.draw(view, self.words, self.screen.width)
        if (new := changes(self._board, now)) is None:
            self._show_table(view)
            return
        self._board = now
        around = [""] if len(new) > _FEW_LINES else []
        self.screen.lines([*around, *new, *around])

    def _show_options(self, decision: Decision) -> None:
        prompt = self.words(decision.prompt)
        if self.match.state.seats > 1:
            prompt = f"{self.words.seat(decision.seat)} · {prompt}"
        for line in wrapped("", [prompt], self.screen.width):
            self.screen.strong(line)
        digits = len(str(len(decision.options)))
        heading = ""
        for number, option in enumerate(decision.options, start=1):
            if (group := self._heading(option, decision)) != heading:
                heading = group
                self.screen.line(f"  {heading}".rstrip())
            text = self.words(option.text)
            about = self._about(option)
            if option.note is not None and option.note not in about:
                text += f" — {self.words(option.note)}"
            if option.final:
                text += f" {self.words('cli-final')}"
            self.screen.lines(wrapped(f"  {number:>{digits}}  ", [text], self.screen.width, indent=digits + 4))
            for words in map(self.words, about):
                self.screen.lines(wrapped(" " * (digits + 4), [words], self.screen.width, indent=digits + 4))
        for closed in decision.closed:
            why = self.words("core-no-rule", text=self.words(closed.reason), rule=closed.rule)
            text = f"{self.words(closed.text)} — {why}"
            self.screen.lines(wrapped(f"  {'-':>{digits}}  ", [text], self.screen.width, indent=digits + 4))

    def _heading(self, option: Option, decision: Decision) -> str:
        """Return the words under which an option stands, which tell what it costs, where there are several kinds."""
        id = f"{self.match.game.prefix}-group-{option.group}"
        several = len({one.group for one in decision.options}) > 1
        return self.words(id) if several and self.words.has(id) else ""

    def _about(self, option: Option) -> list[Message]:
        """Return what a card does that is chosen, where the table does not show it."""
        if option.kind not in explained(self.match.game.drawn_as):
            return []
        named = {*option.values.values(), *map(card_of, option.targets)}
        return [text for card in self.match.game.cards() if card.id in named for text in card.text]

    def _show_hint(self, decision: Decision) -> None:
        """Say what is best to choose, from what this seat sees, with the chance to win and why."""
        luck = Seeded(len(self.match.record.actions))
        options, tries, goal = advise(InfoSet(self.match.state, decision.seat), luck)
        self.screen.line(self.words("shell-hinted", n=len(options)))
        for rank, option in enumerate(options, start=1):
            line = [self.words("shell-hint-option", rank=rank, option=self._named(option.action))]
            if option.chance is not None:
                chance, margin = percent(option.chance), max(1, percent(option.margin))
                line.append(self.words("shell-hint-chance", chance=chance, margin=margin))
            self.screen.lines(wrapped("  ", ["  ".join(line)], self.screen.width, indent=5))
            if option.reasons:
                beside = self.words("shell-hint-beside-next" if rank == 1 else "shell-hint-beside-best")
                reasons = [self.words(reason) for reason in option.reasons]
                self.screen.lines(wrapped(f"     {beside} ", reasons, self.screen.width, gap="; ", indent=5))
        if tries:
            self.screen.line(self.words("shell-hint-tries", goal=self.words(goal), n=tries))
        elif len(options) > 1:
            self.screen.line(self.words("shell-hint-greedy"))

    def _named(self, action: int) -> str:
        return self.words(self.match.game.option(self.match.state, action).text)

    def _show_reasons(self, wanted: str, view: View) -> None:
        """Say why things with this name, or an action, cannot be used now."""
        found = find_pieces(view, wanted, self.words)[:_REASONS_SHOWN]
        lines = [(self.words.item(thing), self._why_not(thing, view)) for thing in found]
        for name, told in dict.fromkeys(lines) or {("", self._why_not(wanted, view)): None}:
            self.screen.lines(wrapped(f"{name}: " if name else "", [told], self.screen.width))

    def _why_not(self, thing: str, view: View) -> str:
        assert view.decision is not None, "only who must choose is asked"
        return self.match.game.why_not(self.match.state, thing, self.words.lang, view.decision.seat)

    # -- the end --------------------------------------------------------------------

    def _end(self) -> None:
        view = self.match.state.view(OMNISCIENT)
        self._tell(self._holder, view)
        self._show_table(view)
        self.screen.lines(ending(self.match.state, self.match.record.actions, self.words))
        if self.path is not None:
            self.screen.line(self.words("cli-over", path=str(self.path)))

    def _save(self) -> None:
        if self.path is not None:
            self.match.record.save(self.path)


def told(event: Said, words: Words) -> str:
    """Return a line of the log; it begins with whose doing it was, unless it says so: bots without a seat do."""
    text = words(event.text)
    if event.seat is None or words.game.max_seats == 1 or event.seat >= words.seats:
        return text
    who = words.seat(event.seat)
    is_named = re.search(rf"\b{re.escape(who)}\b", text, re.IGNORECASE)  # in Dutch seasons are no names: "de zomer"
    return text if is_named else f"{who}: {text}"


def ending(state: State, actions: Sequence[tuple[int, int]], words: Words) -> list[str]:
    """Say how a match ended; ``actions`` led there, as far as they are known."""
    outcome = state.outcome
    assert outcome is not None, "only a finished match has an ending"
    sums = state.game.reckoning(state, actions)
    lines = [words(f"{words.game.prefix}-end-{outcome.reason}"), *map(words, sums)]
    if outcome.winners:
        lines.append(words("cli-winner", seats=", ".join(map(words.seat, outcome.winners)), n=len(outcome.winners)))
    else:
        lines.append(words("cli-no-winner"))
    return lines
