"""What an option of Casting Shadows says it costs and brings is what happens.

At moments of random matches every option is played on a copy, and what it asks for besides is answered in the plainest
way: the largest payment, no Counterspell. Then the numbers are compared.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tests.support import options
from tests.support.casting_shadows import GAME, T, table

from radura.core.chance import Seeded
from radura.core.events import Counted
from radura.core.view import OMNISCIENT
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.pay import collection_cost
from radura.games.casting_shadows.vocabulary import RESOURCES, SYMBOLS

MATCHES = 40
EVERY = 5
NUMBERED = {
    *("cast_at", "cast_on", "cast", "ability", "ability_at", "ability_on", "use", "collect", "refresh", "reroll"),
    *("protect", "travel", "end", "finish", "pay", "fragment", "change", "copy", "absorb", "transform"),
    *("answer", "pass", "run"),
}
"""The kinds of options with numbers."""
RESTING = {"Act", "Absorb", "Convert", "Reroll", "Summon", "Turn"}
COMMON = {"Act", "Reroll", "PickCharacter"}
PLAIN = ("pass", "leave", "stop", "finish")


class Played(options.Played[ShadowState]):
    """An option, played on a copy until nothing of it is left to be done."""

    def __init__(self, before: ShadowState, action: int) -> None:
        super().__init__(before, action, Seeded(action))
        s = self.after
        while s.outcome is None and s.turn == before.turn and not self._rests(s):
            s.apply(self._plainest(s))

    def _rests(self, s: ShadowState) -> bool:
        step = type(s.stack.step).__name__ if s.stack is not None else ""
        return step in RESTING and not (step == "Absorb" and self.option.kind in ("end", "finish"))

    @staticmethod
    def _plainest(s: ShadowState) -> int:
        legal = s.legal()
        for action in legal:
            if T.actions.kinds[action] in PLAIN:
                return action
        return legal[-1]

    @property
    def ways(self) -> list[int]:
        """The ways to pay for the card beside the tile."""
        cost = collection_cost(self.before, self.seat)
        return [] if cost is None else cost.open(self.before.pool())

    @property
    def goes_on(self) -> bool:
        """The turn is the same: what belongs to it has not been cleared away."""
        return self.after.outcome is None and (self.after.turn, self.after.round) == (
            self.before.turn,
            self.before.round,
        )

    def turned(self, fighter: int) -> Iterator[Counted]:
        """Yield the turns of a fighter's HP dial."""
        for event in self.log.seen_by(OMNISCIENT):
            if isinstance(event, Counted) and event.counter == f"hp.{fighter}":
                yield event


def amount_of(s: ShadowState, what: str, fighter: int) -> int:
    """Return how much of something there is."""
    if what in RESOURCES:
        return s.count(RESOURCES.index(what))
    counters = s.view(OMNISCIENT).counters
    return counters[f"{what}.{fighter}"] if what == "energy" else counters[what]


def check_costs(p: Played) -> None:
    """Compare what is paid and gained in the turn; a Collect may be priced in symbols and in a Spell."""
    promised: Counter[str] = Counter()
    for amount in p.option.cost:
        promised[amount.what] -= amount.n
    for amount in p.option.gain:
        if amount.what != "hp":
            promised[amount.what] += amount.n
    if not p.goes_on or p.option.kind in ("end", "finish"):
        return
    for what, n in promised.items():
        if what in RESOURCES and p.option.kind == "collect":
            continue
        if what in RESOURCES or what in ("ap", "energy") or what.startswith("free/"):
            assert amount_of(p.after, what, p.seat) - amount_of(p.before, what, p.seat) == n, (p.option, what)
    if p.option.kind == "collect":
        check_price(p, promised)


def check_price(p: Played, promised: Counter[str]) -> None:
    paid = Counter({kind: p.before.count(i) - p.after.count(i) for i, kind in enumerate(RESOURCES)})
    levels = [int(what[-1]) for what in promised if what.startswith("spell_")]
    price = {what: -n for what, n in promised.items() if what in SYMBOLS or what in RESOURCES}
    assert paid.total() == sum(price.values()), p.option
    if len(p.ways) == 1:
        assert {kind: n for kind, n in paid.items() if n} == price, p.option
    gone = [item for item in p.before.books[p.seat] if item not in p.after.books[p.seat]]
    assert not levels or [T.level[item] for item in gone] == levels, p.option


def check_hp(p: Played) -> None:
    """Compare HP: each fighter's first turn of the dial, and who is named."""
    promised = {
        amount.seat if amount.seat is not None else p.seat: amount.n for amount in p.option.gain if amount.what == "hp"
    }
    for fighter, n in promised.items():
        first = next(p.turned(fighter), None)
        assert first is not None, p.option
        assert first.value == p.before.hp[fighter] + n, (p.option, first)
    if p.option.kind.startswith(("cast_", "ability", "pay")):
        hit = {f for f in range(len(p.before.hp)) if any(e.cause == cause_of(p) for e in p.turned(f))}
        assert hit == {f for f in promised if promised[f] < 0}, p.option


def cause_of(p: Played) -> str:
    """Return what does the damage of an Attack Spell or an Ability."""
    if p.option.kind.startswith("ability"):
        return f"ability_{T.characters[p.before.characters[p.seat]]}"
    facts = p.before.view(None).facts
    return p.option.values["item"] if p.option.kind != "pay" else facts.cast.card if facts.cast else "-"


def _takes(p: Played, args: dict[str, Any]) -> None:
    hurt = p.told("cs-log-hurt")
    largest = int(str(args["amount"]).split(" / ")[-1])
    assert largest == (hurt[0]["amount"] if largest else 0), p.option
    assert "enemies" not in args or not largest or sum(h["amount"] == largest for h in hurt) >= args["enemies"]


def _own(p: Played, args: dict[str, Any]) -> None:
    lost = {h["who"]: h["amount"] for h in reversed(p.told("cs-log-hurt"))}
    for entry in args["list"].removeprefix("#: ").split(", "):
        who, _, amounts = entry.partition(" ")
        assert lost.get(who, 0) == int(amounts.split(" / ")[-1]), p.option


def _lose(p: Played, args: dict[str, Any]) -> None:
    hurt = [h for h in p.told("cs-log-hurt") if h["who"] == p.before.name(p.seat)]
    assert (args["amount"], args["hp"]) == ((hurt[0]["amount"], hurt[0]["hp"]) if hurt else (0, p.before.hp[p.seat]))


def _returns(p: Played, args: dict[str, Any]) -> None:
    hurt = [h["amount"] for h in p.told("cs-log-hurt") if h["who"] == args["source"]]
    assert args["amount"] == (hurt[0] if hurt else 0)


def _crystals(p: Played, args: dict[str, Any]) -> None:
    assert [(h["n"], h["hp"]) for h in p.told("cs-log-crystals")] == [(args["n"], args["hp"])]


def _absorb(p: Played, args: dict[str, Any]) -> None:
    limits = p.before.view(None).facts.limits
    assert args == {"energy": p.after.energy[p.seat], "limit": limits.energy[p.before.form[p.seat]]}


def _transform(p: Played, args: dict[str, Any]) -> None:
    assert args["n"] == p.before.energy[p.seat] - p.after.energy[p.seat]


def _heals(p: Played, args: dict[str, Any]) -> None:
    assert args["hp"] == p.after.hp[p.seat]


def _missed(p: Played, args: dict[str, Any]) -> None:
    assert not [h for h in p.told("cs-log-hurt") if h["who"] == p.before.name(p.seat)]


def _adds(p: Played, args: dict[str, Any]) -> None:
    numbers = [int(word) for word in args["list"].split() if word.isdigit()]
    assert numbers == [amount.n for amount in p.option.gain]


def _cost(p: Played, args: dict[str, Any]) -> None:
    priced = [amount for amount in p.option.cost if amount.what != "ap" and not amount.what.startswith("free/")]
    assert args.get("list", "").count("#cs-symbol-") == sum(amount.n for amount in priced)


NOTES: dict[str, Callable[[Played, dict[str, Any]], None]] = {
    "cs-note-takes": _takes,
    "cs-note-takes-bonus": _takes,
    "cs-note-each": _takes,
    "cs-note-each-bonus": _takes,
    "cs-note-own": _own,
    "cs-note-own-bonus": _own,
    "cs-note-lose": _lose,
    "cs-note-returns": _returns,
    "cs-note-crystals": _crystals,
    "cs-note-absorb": _absorb,
    "cs-note-transform": _transform,
    "cs-note-heals": _heals,
    "cs-note-missed": _missed,
    "cs-note-adds": _adds,
    "cs-note-cost": _cost,
    "cs-note-cost-0": _cost,
}
SILENT = ("cs-note-run", "cs-text-")
"""Notes without a number that the option could bring at once."""


def check(before: ShadowState, met: Counter[str]) -> None:
    """Play every option of a position and compare its numbers."""
    for action in before.legal():
        p = Played(before, action)
        check_costs(p)
        check_hp(p)
        if p.option.cost or p.option.gain:
            met[p.option.kind] += 1
        note = p.option.note
        if note is not None and not note.id.startswith(SILENT):
            NOTES[note.id](p, note.args)
            met[note.id] += 1


def fights() -> Iterator[ShadowState]:
    """Yield positions in which enemies on one tile lose different amounts, with and without a bonus."""
    for tile, range_of in (("ancient_rune", "thorn_forest"), ("underground_volcano", "ancient_rune")):
        yield table(
            4,
            at=[tile, range_of, range_of, range_of],
            shadow=[0],
            energy={0: 5},
            companion={2: "mossback_tortoise"},
            books={0: ["kinetic_wave", "sudden_doom"]},
            tokens={"blue_gem": 3},
        )


def test_every_number_of_an_option_is_what_happens() -> None:
    met: Counter[str] = Counter()
    for position in fights():
        check(position, met)
    for before in options.choices(GAME, MATCHES, EVERY, COMMON):
        check(before, met)
    assert NUMBERED | set(NOTES) <= set(met), (NUMBERED | set(NOTES)) - set(met)
