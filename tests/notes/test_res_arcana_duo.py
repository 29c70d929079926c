"""What options say they cost and bring is what is then paid and gained. RA-6, RA-7, RA-8"""

from collections import Counter

from tests.support.play import play
from tests.support.res_arcana_duo import MIXED, table

from radura.core.chance import Seeded
from radura.core.events import Counted, Event, Moved
from radura.core.kernel import OVER
from radura.core.record import play as play_logged
from radura.core.text import say
from radura.core.view import OMNISCIENT, Amount, Option, View
from radura.games.res_arcana_duo import GAME, ResArcanaDuo
from radura.games.res_arcana_duo.state import ArcanaState

ACTIONS = ("place", "claim", "claim_top", "discard", "power", "pass")
"""Options after which more may be asked: what they say holds when they are carried through."""
NUMBERED = {*ACTIONS, "pay", "gain", "onto", "drop", "top", "retrieve", "take", "player", "option"}
"""All kinds of options that tell numbers."""


class Ledger:
    """What happens from the choice of an option on, until it is carried through."""

    def __init__(self, option: Option, seat: int, before: View) -> None:
        self.option = option
        self.seat = seat
        self.points = before.facts.seats[seat].points
        self.now = dict(before.counters)
        self.paid: Counter[str] = Counter()
        self.got: Counter[str] = Counter()
        self.drawn = 0
        self.inner_cost = 0
        self.gained_monument = False

    def note(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Counted):
                by = event.value - self.now.get(event.counter, 0)
                self.now[event.counter] = event.value
                (self.got if by > 0 else self.paid)[event.counter] += abs(by)
            elif isinstance(event, Moved):
                self.drawn += (event.source, event.target) == (f"deck.{self.seat}", f"hand.{self.seat}")

    def of(self, what: str, counters: Counter[str], seat: int) -> int:
        """Return how much of something was paid or gained, in a pool or on a component."""
        if what in counters or "/" not in what:
            return counters[what if "/" in what else f"{what}.{seat}"]
        start = what.removesuffix("any")
        return sum(n for counter, n in counters.items() if what.endswith("/any") and counter.startswith(start))

    def check(self, after: View, *, all_done: bool) -> None:
        """Compare what was said with what happened."""
        pool = {counter: n for counter, n in self.paid.items() if counter.endswith(f".{self.seat}")}
        essences = [amount for amount in self.option.cost if amount.what != "card"]
        for amount in essences:
            if amount.what not in ("any", "choice"):
                assert self.of(amount.what, self.paid, self.seat) >= amount.n, (self.option, self.paid)
        assert sum(pool.values()) == sum(a.n for a in essences) + self.inner_cost, (self.option, self.paid)
        for amount in self.option.gain:
            self._check_gain(amount, after, all_done=all_done)

    def _check_gain(self, amount: Amount, after: View, *, all_done: bool) -> None:
        seat = self.seat if amount.seat is None else amount.seat
        if amount.what == "points":
            if all_done and not self.gained_monument:
                assert after.facts.seats[seat].points - self.points == amount.n, self.option
        elif amount.what == "card":
            assert self.drawn == amount.n, (self.option, self.drawn)
        elif amount.what == "any":
            assert sum(n for counter, n in self.got.items() if counter.endswith(f".{seat}")) >= amount.n, self.option
        else:
            assert self.of(amount.what, self.got, seat) >= amount.n, (self.option, self.got)


def check_direct(option: Option, seat: int, before: View, after: View, events: list[Event]) -> None:
    """Compare what an option says that is done at once with the table after it."""
    cost = {amount.what: amount.n for amount in option.cost}
    gain = {amount.what: amount.n for amount in option.gain}
    moves = [event for event in events if isinstance(event, Moved)]
    match option.kind:
        case "pay":
            ((kind, n),) = cost.items()
            counted = [e.value for e in events if isinstance(e, Counted) and e.counter == f"{kind}.{seat}"]
            assert before.counters[f"{kind}.{seat}"] - counted[0] >= n == 1
            assert option.note is not None and option.note.args["n"] == before.counters[f"{kind}.{seat}"]
        case "gain" | "player" | "onto" | "take":
            for what, n in (*((what, -n) for what, n in cost.items()), *gain.items()):
                if what == "points":
                    points = after.facts.seats[seat].points - before.facts.seats[seat].points
                    assert points == n, option
                else:
                    counter = what if "/" in what else f"{what}.{seat}"
                    assert after.counters[counter] - before.counters[counter] == n, option
        case "drop":
            assert cost == {"card": 1}
            assert (moves[0].source, moves[0].target) == (f"hand.{seat}", f"discard.{seat}")
        case "top":
            assert cost == {"card": 1}
            assert (moves[0].source, moves[0].target) == (f"hand.{seat}", f"deck.{seat}")
        case "retrieve":
            assert gain == {"card": 1}
            assert (moves[0].source, moves[0].target) == (f"discard.{seat}", f"hand.{seat}")


def choose(s: ArcanaState, rng: Seeded, seldom: Counter[str]) -> int:
    """Pick an action, kinds that came seldom first."""
    legal = s.legal()
    kinds = [s.game.actions.kind_of(action).name for action in legal]
    if rng.below(3):
        rarest = min(kinds, key=lambda kind: (seldom[kind] + (20 if kind == "pass" else 0), kind))
        legal = [action for action, kind in zip(legal, kinds, strict=True) if kind == rarest]
    return legal[rng.below(len(legal))]


def run(game: ResArcanaDuo, seed: int, seats: int, met: Counter[str]) -> None:
    """Play a match and compare every option that is chosen with what it leads to."""
    s = game.new(seats, {"first_player": "random"}, seed=seed)
    rng = Seeded(seed)
    ledger: Ledger | None = None
    count = 0
    while s.actor != OVER and count < 700:
        count += 1
        seat, before, was = s.actor, s.view(s.actor), s.round
        assert before.decision is not None
        action = choose(s, rng, met)
        option = next(o for o in before.decision.options if o.action == game.actions.show(action))
        if option.kind in ACTIONS:
            ledger = Ledger(option, seat, before)
        elif option.kind == "onto" and ledger is not None:
            ledger.inner_cost += sum(amount.n for amount in option.cost)
        events = play_logged(s, action).seen_by(OMNISCIENT)
        after = s.view(OMNISCIENT)
        if s.round == was and s.outcome is None:
            check_direct(option, seat, before, after, events)
        if ledger is not None:
            ledger.note(events if s.round == was else before_the_round(events))
            ledger.gained_monument |= any(
                isinstance(e, Moved) and e.source.startswith("monument") for e in events
            ) and (ledger.option.kind == "power")
            done = s.outcome is not None or s.round != was or game.is_resting(s)
            if done:
                ledger.check(after, all_done=s.outcome is None and s.round == was)
                met[ledger.option.kind] += bool(ledger.option.cost or ledger.option.gain)
                ledger = None
        if option.kind not in ACTIONS and (option.cost or option.gain):
            met[option.kind] += 1


def before_the_round(events: list[Event]) -> list[Event]:
    """Return what happened before the next round began."""
    for i, event in enumerate(events):
        if isinstance(event, Counted) and event.counter == "round":
            return events[:i]
    return events


def test_costs_and_gains_are_what_is_paid_and_gained() -> None:
    met: Counter[str] = Counter()
    for seed in range(14):
        run(GAME, seed, 2, met)
    for seed in range(4):
        run(MIXED, seed, 2 + seed % 3, met)
    assert set(met) >= NUMBERED, NUMBERED - set(met)


def offer(s: ArcanaState, name: str) -> Option:
    return GAME.option(s, GAME.actions.parse(name))


def words(option: Option) -> str:
    assert option.note is not None
    return say(option.note)


ROBES = [["smith", "item_calm_elan", "artificers_robes"], ["enchantress", "item_research"]]


def test_a_price_is_told_with_the_discounts_taken_off() -> None:
    """Known fault: the printed price was told, and another one paid."""
    s = table(pools=[[9] * 5, [0] * 5], hands=[["crucible", "sleeping_dragon", "black_cat"], []])
    assert offer(s, "place(crucible)").cost == [Amount("elan", 1), Amount("gold", 1)]
    s = table(play=ROBES, pools=[[9] * 5, [0] * 5], hands=[["crucible", "sleeping_dragon", "black_cat"], []])
    crucible = offer(s, "place(crucible)")  # 1 Elan + 1 Gold: Gold is never saved
    assert (crucible.cost, words(crucible)) == ([Amount("gold", 1)], "1 Gold, 1 saved")
    dragon = offer(s, "place(sleeping_dragon)")
    printed = GAME.tables.components[GAME.tables.names.index("sleeping_dragon")].cost
    assert printed == {"elan": 4, "death": 2}
    assert dragon.cost == [Amount("elan", 2), Amount("choice", 2)]
    assert "− 2 of your choice" in words(dragon)
    play(s, "place(sleeping_dragon)")
    payment = s.view(0).facts.payment
    assert (payment.n, payment.icons) == (2, [Amount("elan", 2), Amount("death", 2)])
    assert s.pools[0] == [7, 9, 9, 9, 9]


def test_the_discount_of_a_power_counts_too_and_what_is_all_saved_is_free() -> None:
    own = [["smith", "item_calm_elan", "crucible", "artificers_robes"], ["enchantress", "item_research"]]
    s = table(play=own, pools=[[9] * 5, [0] * 5], hands=[["white_swan"], []])
    swan = offer(s, "place(white_swan)")  # 2 Calm + 1 Life
    assert sum(amount.n for amount in swan.cost) == 1
    play(s, "power(crucible,2)")
    swan = offer(s, "place(white_swan)")
    assert (swan.cost, words(swan)) == ([], "free, 3 saved")


def test_points_tell_what_is_reached() -> None:
    s = table(pools=[[9] * 5, [0] * 5], faceup=["titans_arch"])
    arch = offer(s, "claim(titans_arch)")
    assert arch.gain == [Amount("points", 3)]
    assert words(arch) == "4 Gold ▸ 3 points, you reach 4"
    play(s, "claim(titans_arch)", "draw(well_of_memory)")
    assert s.points(0) == 4


def test_discarding_and_passing_tell_what_they_bring() -> None:
    s = table(seat=1, hands=[[], ["gnosis"]], bags=[[], ["black_cat"]])
    assert words(offer(s, "discard(gnosis)")) == "brings 1 Gold, or 2 other essences"
    last = offer(s, "pass")
    assert last.gain == [Amount("card", 1), Amount("points", 1)]  # the token comes with it
    assert words(last) == "another magic item, then draw 1 card"
    s = table(seat=0)
    assert (offer(s, "pass").gain, words(offer(s, "pass"))) == ([], "another magic item, no card to draw")
