"""The rules as steps. Each names the statements of rules.md that it implements."""

from radura import ChanceStep, Message, Outcome, Step
from radura.core.view import NOBODY, only

from starter.state import Table


class Draw(ChanceStep[Table]):
    """The seat draws a card in secret. ST-1.2"""

    params = ()

    def options(self, s: Table, seat: int) -> list[int]:
        return [s.moves.draw + card for card in sorted(s.deck)]

    def choose(self, s: Table, seat: int, action: int) -> None:
        card = action - s.moves.draw
        s.deck.remove(card)
        s.hands[seat].append(card)
        if s.log is not None:
            s.log.moved(s.tables.items[card], "deck", f"hand.{seat}", before=NOBODY, after=only(seat))


class TurnUp(ChanceStep[Table]):
    """Turns up the prize of the round, unless a hand or the deck is empty. ST-2.1, ST-3.1"""

    params = ()

    def fits(self, s: Table, seat: int) -> bool:
        return s.prize < 0

    def options(self, s: Table, seat: int) -> list[int]:
        return [s.moves.draw + card for card in sorted(s.deck)] if all(s.hands) else []

    def choose(self, s: Table, seat: int, action: int) -> None:
        s.prize = action - s.moves.draw
        s.deck.remove(s.prize)
        if s.log is not None:
            s.log.moved(s.tables.items[s.prize], "deck", "prize", before=NOBODY)


class Turn(Step[Table]):
    """The seat lays a card face down; before that it may buy cards. ST-2.2, ST-2.3"""

    lasting = True
    params = ()

    def fits(self, s: Table, seat: int) -> bool:
        return s.played[seat] < 0

    def run(self, s: Table, seat: int) -> bool:
        """End the match if there is no prize or the hand is empty. ST-3.1, ST-3.2"""
        if s.prize >= 0 and s.hands[seat]:
            return False
        lead = s.points[0] - s.points[1]
        if lead == 0:
            s.finish(Outcome((0.0, 0.0), (0, 1), "tie"))
        else:
            s.finish(Outcome((1.0, -1.0), (0,), "points") if lead > 0 else Outcome((-1.0, 1.0), (1,), "points"))
        return True

    def prompt(self, s: Table, seat: int) -> Message:
        return Message("starter-turn")

    def options(self, s: Table, seat: int) -> list[int]:
        t, m = s.tables, s.moves
        kinds = sorted({m.play + t.kind_of[card] for card in s.hands[seat]})
        return [*kinds, m.buy] if s.deck and s.points[seat] >= t.price else kinds

    def choose(self, s: Table, seat: int, action: int) -> None:
        t, m = s.tables, s.moves
        if action == m.buy:
            s.count(seat, -t.price)
            if s.log is not None:
                s.log.said("starter-log-buy", seat, price=t.price)
            s.then(seat, Draw(), Turn())
            return
        card = min(card for card in s.hands[seat] if t.kind_of[card] == action - m.play)
        s.hands[seat].remove(card)
        s.played[seat] = card
        if s.log is not None:
            s.log.moved(t.items[card], f"hand.{seat}", f"played.{seat}", before=only(seat), after=only(seat))
        if s.played[1 - seat] < 0:
            s.push(Turn(), 1 - seat)
        else:
            s.push(Reveal(), seat)


class Reveal(Step[Table]):
    """Turns up both cards; the stronger one wins the prize. ST-2.4 to ST-2.6"""

    lasting = True
    params = ()

    def fits(self, s: Table, seat: int) -> bool:
        return min(*s.played, s.prize) >= 0

    def run(self, s: Table, seat: int) -> bool:
        t = s.tables
        if s.log is not None:
            for one, card in enumerate(s.played):  # from its place to the same place: now everybody knows it
                s.log.moved(t.items[card], f"played.{one}", f"played.{one}", before=only(one))
        lead = t.strength[s.played[0]] - t.strength[s.played[1]]
        if lead:
            best, worth = int(lead < 0), t.strength[s.prize]
            s.count(best, worth, cause=t.items[s.prize])
            if s.log is not None:
                s.log.said("starter-log-won", best, prize=t.words[s.prize], points=worth)
        for place, card in (("played.0", s.played[0]), ("played.1", s.played[1]), ("prize", s.prize)):
            s.discard.append(card)
            if s.log is not None:
                s.log.moved(t.items[card], place, "discard")
        s.played = [-1, -1]
        s.prize = -1
        s.then(seat, TurnUp(), Turn())
        return True
