"""What an option of Living Forest Duel says it costs and brings is what happens.

At moments of random matches every option is played on a copy, with chance left open, so that the numbers can be
compared before anything else falls.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.support import options
from tests.support.living_forest_duel import SUMMER, WINTER, table
from tests.support.play import play

from radura import CHANCE
from radura.core.events import Log, Moved, Said
from radura.core.view import OMNISCIENT, Amount, Option
from radura.games.living_forest_duel import GAME
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.tables import BONUSES, ELEMENTS

MATCHES = 40
EVERY = 3
NUMBERED = {"token", "extinguish", "recruit", "tree", "plant", "onibi", "return", "keep"}
"""The kinds of options with a cost or a gain; revealing has a note alone."""
ACTION_OF = {"sun": "recruit", "water": "extinguish", "plant": "tree", "wind": "onibi"}
"""The kind of choice that a token on an element leads to."""
STEP_OF = {"sun": "Recruit", "water": "Extinguish", "plant": "PlantTree"}
"""The step that spends the strength of an element."""
met_strength: Counter[str] = Counter()
"""How often an action went on with what was left."""


class Played(options.Played[DuelState]):
    """An option, played on a copy until chance falls or somebody chooses."""

    def options(self) -> list[Option]:
        """Return what is offered next."""
        return [GAME.option(self.after, action) for action in self.after.legal()]


def strength_left(s: DuelState, step: str) -> int | None:
    """Return the strength that is left to the action of this step, if it goes on."""
    for name, args, _ in s.to_position()["pending"]:
        if name == step:
            return int(args[0])
    return None


def amount_of(s: DuelState, what: str, seat: int) -> int:
    """Return how much of something a seat has, as all eyes see it."""
    view = s.view(OMNISCIENT)
    match what:
        case "fire":
            return view.counters[f"fires.{seat}"]
        case "token":
            return len(view.places[f"tokens.{seat}"])
        case "sanki":
            return len(view.places[f"sanki.{seat}"])
        case _:
            return len(view.places[f"onibi.{seat}"])


def check_amounts(p: Played) -> None:
    """Compare what is paid and gained; a bonus action is told, and begun, as often as it was promised."""
    promised: Counter[tuple[str, int]] = Counter()
    bonuses: Counter[str] = Counter()
    for amount, sign in [*((a, -1) for a in p.option.cost), *((a, 1) for a in p.option.gain)]:
        if amount.what in BONUSES and p.option.kind in ("plant", "onibi"):
            bonuses[amount.what] += amount.n
        elif amount.what in ELEMENTS:
            check_strength(p, amount)
        else:
            promised[amount.what, p.seat if amount.seat is None else amount.seat] += sign * amount.n
    if p.after.round == p.before.round and p.after.outcome is None:  # tokens come back at the end of a round
        for (what, seat), n in promised.items():
            assert amount_of(p.after, what, seat) - amount_of(p.before, what, seat) == n, (p.option, what)
    if p.option.kind == "plant" and p.after.outcome is None:
        check_pending(p, bonuses)
    if p.option.kind == "onibi" and p.after.outcome is None:
        assert {name: len(p.told(f"lf-log-bonus-{name}")) for name in bonuses} == dict.fromkeys(bonuses, 1), p.option


def check_strength(p: Played, amount: Amount) -> None:
    """Compare the price with what is left of the strength; a tree is paid for as soon as it has its cell."""
    step = STEP_OF[amount.what]
    before, s = strength_left(p.before, step), p.after
    if p.option.kind == "tree":
        s = s.clone()
        s.rng = None
        s.apply(s.legal()[0])
    assert before is not None
    assert before >= amount.n
    after = strength_left(s, step)
    assert after is None or after == before - amount.n, p.option
    met_strength[step] += after is not None


def check_pending(p: Played, promised: Counter[str]) -> None:
    """Count the bonus actions that wait, begun or not, above the next tree to be planted."""
    waiting = Counter(args[0] for name, args, _ in p.after.to_position()["pending"] if name == "Bonus")
    begun = Counter(name for name in BONUSES for _ in p.told(f"lf-log-bonus-{name}"))
    assert waiting + begun == promised, p.option


def _reveal(p: Played, args: dict[str, Any]) -> None:
    """Turn up every card that chance may turn up: those that count, and what each of them costs."""
    assert p.after.actor == CHANCE
    assert args["n"] == len(p.after.legal()) == len(p.after.deck)
    counting = 0
    worst = 0
    for action in p.after.legal():
        s = p.after.clone()
        card = action - s.moves.draw
        s.sanki = [-1] * len(s.sanki)  # let a varan come
        before = s.net_solitary(p.seat)
        log = s.log = Log()
        s.apply(action)
        said = [e.text for e in log.seen_by(None) if isinstance(e, Said) and e.text.id == "lf-log-solitary"]
        mine = sum(text.args["who"] == f"#lf-season-{('summer', 'winter')[p.seat ^ s.summer]}" for text in said)
        in_reach = card in p.after.deck and _line_of(log) in ("line.shared", f"line.{p.seat}")
        if s.tables.solitary[card] > 0 and in_reach:
            counting += 1
            worst = max(worst, mine)
        else:
            assert not mine or before < s.net_solitary(p.seat)
    assert args["solitary"] == counting
    assert args.get("tokens", 0) == worst


def _line_of(log: Log) -> str:
    return next(e.target for e in log.seen_by(None) if isinstance(e, Moved) and e.target.startswith("line"))


def _reach(p: Played, args: dict[str, Any]) -> None:
    kind = ACTION_OF[p.option.values["element"]]
    offered = [option for option in p.options() if option.kind == kind]
    assert args["n"] == len(offered)
    if "least" in args:
        assert args["least"] == min(amount.n for option in offered for amount in option.cost)


def _cost(p: Played, args: dict[str, Any]) -> None:
    assert args["n"] == p.option.cost[0].n
    assert args.get("element", "#lf-element-sun") == f"#lf-element-{p.option.cost[0].what}"


def _own(p: Played, args: dict[str, Any]) -> None:
    _cost(p, args)
    assert len(p.after.lines[p.seat]) == len(p.before.lines[p.seat]) + 1


def _away(p: Played, args: dict[str, Any]) -> None:
    _cost(p, args)
    assert len(p.after.discard) == len(p.before.discard) + 1


def _planted(p: Played, args: dict[str, Any]) -> None:
    covered = "card" in args
    places = p.before.view(None).places.get(p.option.targets[0], [])
    assert covered == bool(places)
    if covered:
        assert args["card"] == f"#lf-card-{places[-1]}"
    if "n" in args:
        assert [(args["bonus"], args["n"])] == [(f"#lf-bonus-{a.what}", a.n) for a in p.option.gain]


def _walked(p: Played) -> Played:
    """Return the walk that a note tells of: of this option, or of the way out that a token would pay for."""
    if p.option.kind == "onibi":
        return p
    steps = p.before.view(None).facts.seats[p.seat].exit
    return Played(p.after, GAME.actions.parse(f"onibi({steps})"))


def _onibi(p: Played, args: dict[str, Any]) -> None:
    walked = _walked(p)
    assert walked.told("lf-log-onibi")[0]["n"] == args["n"]
    assert walked.after.outcome is None or walked.after.outcome.reason != "onibi"
    bonus = args["bonus"].removeprefix("#lf-bonus-")
    assert walked.told(f"lf-log-bonus-{bonus}")


def _stays(p: Played, args: dict[str, Any]) -> None:
    _onibi(p, args)
    assert _walked(p).after.holder == p.before.holder


def _gives(p: Played, args: dict[str, Any]) -> None:
    _onibi(p, args)
    assert _walked(p).after.holder == 1 - p.seat


def _frees(p: Played, args: dict[str, Any]) -> None:
    _onibi(p, args)
    assert p.before.holder == p.seat
    assert _walked(p).after.holder == -1


def _wins(p: Played, args: dict[str, Any]) -> None:
    outcome = _walked(p).after.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((p.seat,), "onibi")
    assert args["n"] == p.before.view(None).facts.seats[p.seat].exit


def _kept(p: Played, args: dict[str, Any]) -> None:
    assert p.option.gain == [Amount("token", -args["n"])]
    assert len(p.told("lf-log-solitary")) == args["n"]


NOTES: dict[str, Callable[[Played, dict[str, Any]], None]] = {
    **dict.fromkeys(("lf-note-reveal", "lf-note-reveal-risk"), _reveal),
    **dict.fromkeys(("lf-note-reveal-again", "lf-note-reveal-again-risk"), _reveal),
    **dict.fromkeys(("lf-note-token-sun", "lf-note-token-water", "lf-note-token-plant"), _reach),
    "lf-note-cost": _cost,
    "lf-note-recruit-own": _own,
    "lf-note-recruit-away": _away,
    **dict.fromkeys(("lf-note-plant-bonus", "lf-note-cover", "lf-note-cover-bonus"), _planted),
    "lf-note-onibi-bonus": _stays,
    "lf-note-onibi-gives": _gives,
    "lf-note-onibi-frees": _frees,
    "lf-note-onibi-wins": _wins,
    "lf-note-keep": _kept,
}


def check(before: DuelState, met: Counter[str]) -> None:
    """Play every option of a position and compare its numbers."""
    for action in before.legal():
        p = Played(before, action)
        check_amounts(p)
        if p.option.kind == "token":
            assert p.option.text.args["n"] == p.told("lf-log-token")[0]["n"]
        if p.option.cost or p.option.gain:
            met[p.option.kind] += 1
        note = p.option.note
        if note is not None:
            NOTES[note.id](p, note.args)
            met[note.id] += 1


def test_every_number_of_an_option_is_what_happens() -> None:
    met: Counter[str] = Counter()
    for before in options.choices(GAME, MATCHES, EVERY, {"Turn"}):
        check(before, met)
    check(table(deck=["bear", "bat"], holder=SUMMER, shared=["lynx"], onibi="clearing_7"), met)
    assert NUMBERED | set(NOTES) <= set(met), (NUMBERED | set(NOTES)) - set(met)
    assert all(met_strength[step] for step in STEP_OF.values())


def note_of(s: DuelState, action: str) -> tuple[str, dict[str, Any]]:
    """Return the note of an option."""
    note = GAME.option(s, GAME.actions.parse(action)).note
    assert note is not None
    return note.id, note.args


def test_a_reveal_without_solitary_cards_costs_no_token() -> None:
    """Two symbols count and the next would cost a token, but no card of the pile has one."""
    s = table(shared=["bear", "cobra"], deck=["bat", "panda"])
    assert note_of(s, "reveal") == ("lf-note-reveal", {"n": 2, "solitary": 0})
    s = table(shared=["bear", "cobra"], deck=["bat", "lynx"])
    assert note_of(s, "reveal") == ("lf-note-reveal-risk", {"n": 2, "solitary": 1, "tokens": 1})


def test_a_reveal_tells_when_it_costs_both_tokens() -> None:
    """A recruited owl is not charged; the next symbol revealed is the fourth."""
    s = table(shared=["bear", "cobra"], lines=[["owl"], []], deck=["lynx"])
    assert note_of(s, "reveal")[1]["tokens"] == 2
    play(s, "reveal", "draw(lynx)")
    assert s.tokens[SUMMER] == 0


def test_the_second_exit_of_onibi_gives_the_card_to_the_rival() -> None:
    s = table(
        SUMMER,
        holder=SUMMER,
        onibi="clearing_7",
        shared=["lynx", "elephant", "bat", "anteater", "chameleon"],
        lines=[["bee"], []],
    )
    play(s, "token(wind)")
    assert note_of(s, "onibi(1)")[0] == "lf-note-onibi-frees"
    assert note_of(s, "onibi(8)")[0] == "lf-note-onibi-gives"
    gain = GAME.option(s, GAME.actions.parse("onibi(8)")).gain
    assert [(a.what, a.n, a.seat) for a in gain if a.what == "onibi_card"] == [
        ("onibi_card", -1, None),
        ("onibi_card", 1, WINTER),
    ]
    play(s, "onibi(8)")
    assert s.holder == WINTER
