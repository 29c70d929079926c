"""The round: Collect, actions in turn, passing, the check at its end. RA-4 to RA-6, RA-10, RA-11"""

from typing import Any, Final

from radura.core.fields import Name, Some
from radura.core.kernel import Frame, Step
from radura.core.text import Message, seat_word
from radura.core.view import only
from radura.games.res_arcana_duo import texts
from radura.games.res_arcana_duo.actions import MOST_POWERS
from radura.games.res_arcana_duo.state import MONUMENT_DECK, TOKEN, ArcanaState, without
from radura.games.res_arcana_duo.steps.base import NO_CARD, TURN_PROMPT, ArcanaStep, OfCard, Secret, asking, card_word
from radura.games.res_arcana_duo.steps.claims import TakeClaimed, TakeTop
from radura.games.res_arcana_duo.steps.effects import Draw, tell_taken
from radura.games.res_arcana_duo.steps.paying import any_total, can_pay, discount_for, holds, pay, place
from radura.games.res_arcana_duo.steps.powers import can_give, use
from radura.games.res_arcana_duo.steps.victory import is_reached, outcome
from radura.games.res_arcana_duo.tables import Tables


def seats_from(s: ArcanaState, first: int) -> list[int]:
    """Return the seats in turn order. RA-4.3, RA-14.14"""
    return [(first + i) % s.seats for i in range(s.seats)]


class Lasting(ArcanaStep):
    """A step after which the match goes on: it lies below all others."""

    lasting = True

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return s.first >= 0 and has_items(s)


def has_items(s: ArcanaState) -> bool:
    """Tell whether every seat has one magic item or is about to take one, and another is left to be exchanged."""
    waiting = [0] * s.seats
    frame = s.stack
    while frame is not None:
        if isinstance(frame.step, ChooseItem):
            waiting[frame.seat] += 1
        frame = frame.below
    items = s.tables.items
    own = [sum(card in items for card in s.play[seat]) for seat in range(s.seats)]
    return all(n + coming == 1 for n, coming in zip(own, waiting, strict=True)) and len(s.centre) > sum(waiting)


class NewRound(Lasting):
    """A round begins: Collect in turn order, then the first player's turn. RA-4.1, RA-4.3, RA-OQ.39"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        s.round += 1
        if s.log is not None:
            s.log.said("ra-log-round", opens="turn", n=s.round)
            s.log.counted("round", s.round)
        s.push(TURN, s.first)
        for other in reversed(seats_from(s, s.first)):
            s.push(COLLECT, other)
        return True


class Collect(ArcanaStep):
    """A seat collects: fixed abilities at once, then choices inside abilities, then what lies on components.

    RA-5, RA-12.1, RA-OQ.6, RA-OQ.39
    """

    def run(self, s: ArcanaState, seat: int) -> bool:
        t = s.tables
        income, picks, on, kinds_on = t.income, t.income_steps, s.on, len(t.kinds)
        gained = [0] * kinds_on
        steps: list[Step[Any]] = []
        for card in s.play[seat]:
            for kind, n in income[card]:
                s.gain(seat, kind, n, card)
                gained[kind] += n
            steps += picks[card]
        for card in s.play[seat]:
            if any(on[card * kinds_on : (card + 1) * kinds_on]):
                steps.append(TakeOrLeave(card))
        s.then_all(seat, steps)
        if s.log is not None and any(gained):
            s.log.said("ra-log-collect", seat, who=seat_word(seat), essences=texts.essences(t, enumerate(gained)))
        return True


class TakeOrLeave(OfCard):
    """All essences on a component are taken, or none. RA-5.9 to RA-5.13"""

    params = (Name("item"),)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return self.card in s.play[seat]

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        return [s.tables.moves.take + self.card, s.tables.moves.leave + self.card]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        if action != s.tables.moves.take + self.card:
            return
        lying = s.lying_on(self.card)
        if s.log is not None:
            tell_taken(s, seat, self.card, lying)
        for kind, n in lying:
            s.store(self.card, kind, -n, f"{s.tables.kinds[kind]}.{seat}")
            s.gain(seat, kind, n, self.card)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return asking("ra-ask-take", s, self.card)


class Turn(Lasting):
    """A seat chooses one action. RA-6.1, RA-6.4"""

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        t = s.tables
        moves = t.moves
        pool = s.pools[seat]
        hand = s.hands[seat]
        costs = t.costs
        total = any_total(t, pool)
        out: list[int] = []
        if hand:
            reduced, discounts = False, t.discounts
            for card in s.play[seat]:
                if discounts[card]:
                    reduced = True
                    break
            for card in hand:
                out.append(moves.discard + card)
                cost = costs[card]
                if (cost.reach <= total and holds(pool, cost.pairs)) or (
                    reduced and can_pay(t, pool, cost, discount_for(s, seat, card))
                ):
                    out.append(moves.place + card)
        if pool[t.gold] >= t.monument_cost:
            for card in s.faceup:
                out.append(moves.claim + card)
            if s.mtop or s.mbag:
                out.append(moves.claim_top)
        for card in s.places:
            cost = costs[card]
            if cost.reach <= total and holds(pool, cost.pairs):
                out.append(moves.claim + card)
        self._add_powers(s, seat, total, out)
        out.sort()
        out.append(moves.passing)
        return out

    @staticmethod
    def _add_powers(s: ArcanaState, seat: int, total: int, out: list[int]) -> None:
        """Add the powers of straight components whose cost can be paid. RA-6.16, RA-6.17"""
        pool, turned, prices, bits = s.pools[seat], s.turned_mask, s.tables.prices, s.tables.bits
        for card in s.play[seat]:
            if turned & bits[card]:
                continue
            for reach, pairs, action, more in prices[card]:
                if reach > total:
                    continue
                for kind, n in pairs:
                    if pool[kind] < n:
                        break
                else:
                    if more is None or can_give(s, seat, more, card):
                        out.append(action)

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        t = s.tables
        moves = t.moves
        s.stack = t.next_turns[seat] if s.stack is None else Frame(NEXT_TURN, seat, s.stack)
        kind = moves.kind[action]
        if kind == "power":
            card, number = divmod(action - moves.power, MOST_POWERS)
            use(s, seat, t.powers[card][number], card)
        elif kind == "place":
            place(s, seat, action - moves.place, NO_CARD, 0)
        elif kind == "discard":
            s.push(Income(action - moves.discard, ()), seat)
        elif kind == "claim":
            card = action - moves.claim
            s.push(TakeClaimed(card), seat)
            pay(s, seat, card, t.costs[card])
        elif kind == "claim_top":
            s.pools[seat][t.gold] -= t.monument_cost
            if s.log is not None:
                s.tell_pool(seat, (t.gold,), MONUMENT_DECK)
            s.push(TakeTop(), seat)
        else:
            _pass(s, seat)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return TURN_PROMPT


class NextTurn(Lasting):
    """The turn goes to the next seat that has not passed, or the round ends. RA-6.2, RA-6.3, RA-14.14"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        other, passed = (seat + 1) % s.seats, s.passed
        while passed >> other & 1:
            if other == seat:
                s.push(ROUND_END, seat)
                return True
            other = (other + 1) % s.seats
        s.stack = s.tables.turns[other] if s.stack is None else Frame(TURN, other, s.stack)
        return True


class Income(Secret):
    """What a discard brings: Gold, or other essences picked one by one; then the card goes. RA-6.12

    ``taken`` has been picked so far. The card leaves the hand last, and nobody else sees anything before.
    """

    params = (Name("item"), Some(Name("essence")))

    def __init__(self, card: int, taken: tuple[int, ...]) -> None:
        super().__init__(card)
        self.taken: Final = taken

    def args(self) -> tuple[int, tuple[int, ...]]:
        return (self.card, self.taken)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        t = s.tables
        others = all(kind in t.anys and kind != t.gold for kind in self.taken)
        return others and len(self.taken) < t.numbers.discard_any and super().fits(s, seat)

    def aside(self, s: ArcanaState) -> list[int]:
        return [-self.taken.count(kind) for kind in range(len(s.tables.kinds))]

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        return s.tables.further_incomes if self.taken else s.tables.first_incomes

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        t = s.tables
        kind = action - t.moves.gain
        s.pools[seat][kind] += income_of(t, kind)
        taken = (*self.taken, kind)
        if kind != t.gold and len(taken) < t.numbers.discard_any:
            s.push(Income(self.card, taken), seat)
            if s.log is not None:
                s.tell_pool(seat, (kind,), t.names[self.card], seen=only(seat))
            return
        if s.log is not None:
            s.tell_pool(seat, set(taken), t.names[self.card])
        s.discard(seat, self.card)
        if s.log is not None:
            brought = [(kind, taken.count(kind) * income_of(t, kind)) for kind in sorted(set(taken))]
            tell_taken(s, seat, self.card, brought)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        left = s.tables.numbers.discard_any - len(self.taken)
        return Message("ra-ask-income", {"card": card_word(s, self.card), "n": left})

    def prompt_for_others(self, s: ArcanaState, seat: int) -> Message:
        return TURN_PROMPT


def income_of(t: Tables, kind: int) -> int:
    """Return how much of a kind one pick of a discard's income brings. RA-6.12"""
    return t.numbers.discard_gold if kind == t.gold else 1


# -- magic items, passing --------------------------------------------------------------------------


def _pass(s: ArcanaState, seat: int) -> None:
    """Pass: first the token, then the item, then a card. RA-10.1 to RA-10.3"""
    is_first = not s.passed
    s.passed |= 1 << seat
    if s.log is not None:
        s.log.said("ra-log-pass", seat, who=seat_word(seat))
    if is_first:
        if s.log is not None:
            if s.first != seat:
                s.log.moved(TOKEN, f"token.{s.first}", f"token.{seat}")
            s.log.flipped(TOKEN, "passed")
        s.first = seat
    s.then(seat, EXCHANGE, Draw(s.tables.numbers.pass_draw))


class ChooseItem(ArcanaStep):
    """In reverse turn order each seat takes a magic item. RA-2.16, RA-14.14"""

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        return sorted([s.tables.moves.item + item for item in s.centre])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        item = action - s.tables.moves.item
        s.centre = [other for other in s.centre if other != item]
        s.play[seat].append(item)
        if s.log is not None:
            s.log.said("ra-log-item", seat, who=seat_word(seat), card=card_word(s, item))
            s.log.moved(s.tables.names[item], "items", f"play.{seat}")

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-item")


class Exchange(ArcanaStep):
    """The passing seat takes another magic item from the centre. RA-10.4, RA-10.5, RA-OQ.17 to RA-OQ.19"""

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return any(card in s.tables.items for card in s.play[seat]) and bool(s.centre)

    def run(self, s: ArcanaState, seat: int) -> bool:
        if len(s.centre) == 1:
            self._exchange(s, seat, s.centre[0])
        return len(s.centre) == 1

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.item
        return sorted([start + item for item in s.centre])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self._exchange(s, seat, action - s.tables.moves.item)

    def _exchange(self, s: ArcanaState, seat: int, new: int) -> None:
        play, t = s.play[seat], s.tables
        at = 0
        while not t.first_item <= play[at] < t.first_monument:
            at += 1
        old = play[at]
        if s.log is not None:
            s.log.said("ra-log-exchange", seat, who=seat_word(seat), old=card_word(s, old), new=card_word(s, new))
        if s.turned_mask >> old & 1:
            s.straighten(old)
        for kind, n in s.lying_on(old):
            s.store(old, kind, -n)
        play[at] = new
        s.centre = [*without(s.centre, new), old]
        if s.log is not None:
            names = t.names
            s.log.moved(names[old], f"play.{seat}", "items")
            s.log.moved(names[new], "items", f"play.{seat}", at=at)
            s.log.flipped(names[new], "passed")

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-exchange")


class RoundEnd(Lasting):
    """All have passed: victory is checked; if nobody has won, everything is straightened. RA-11.1, RA-11.10"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        if is_reached(s):
            s.finish(outcome(s, "points"))
            return True
        if s.round >= s.tables.numbers.last_round:
            s.finish(outcome(s, "round_limit"))
            return True
        if s.log is not None:
            for owner in range(s.seats):
                for card in s.play[owner]:
                    if s.turned_mask >> card & 1 or card in s.tables.items:
                        s.log.flipped(s.tables.names[card], "")
            s.log.flipped(TOKEN, "")
        s.turned_mask = 0
        s.passed = 0
        s.push(NewRound(), s.first)
        return True


# Steps without constants: one of each is enough for all states.
TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
ROUND_END: Final = RoundEnd()
COLLECT: Final = Collect()
EXCHANGE: Final = Exchange()


def compile_frames(t: Tables) -> None:
    """Make the frames of turns once: at the bottom of the stack they are the same in all states."""
    t.turns = [Frame(TURN, seat, None) for seat in range(t.catalog.most_seats)]
    t.next_turns = [Frame(NEXT_TURN, seat, None) for seat in range(t.catalog.most_seats)]
