"""Turns and rounds: Phase 1, the order of play, and what the Bots of Shadow Boxing do. CS-3, CS-6.10, CS-16, Q-63"""

from typing import ClassVar

from radura.core.fields import Field
from radura.core.kernel import Outcome
from radura.core.text import COMPOSED, Message
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.base import ShadowStep, TurnStep
from radura.games.casting_shadows.steps.dice import rolling
from radura.games.casting_shadows.steps.fight import Retort, Warn, unleash
from radura.games.casting_shadows.tables import HEX, ORBS
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, RESOURCES


class Turn(ShadowStep):
    """The turn under way, at the bottom of the stack; when it is over the next one begins. CS-5.5, CS-6.10"""

    params: ClassVar[tuple[Field, ...]] = ()
    lasting: ClassVar[bool] = True
    known_as: ClassVar[str] = "turn"

    def suits(self, s: ShadowState, seat: int) -> bool:
        """At least two stand, the player of Shadow Boxing among them, and whoever has the turn."""
        standing = sum(hp > 0 for hp in s.hp)
        if s.layout < 0 or s.turn < 0 or s.hp[s.turn] == 0 or standing < 2:
            return False
        return (s.seats > 1 or s.hp[0] > 0) and not s.aside and seat == (s.turn if s.turn < s.seats else 0)

    def run(self, s: ShadowState, seat: int) -> bool:
        _clear(s)
        n = len(s.order)
        i = s.order.index(s.turn) + 1
        while s.hp[s.order[i % n]] == 0:
            i += 1
        if i >= n:
            if s.round >= s.tables.numbers.round_limit and s.options["limit"] == "rounds":
                s.finish(Outcome((0.0,) * s.seats, (), "limit"))
                return True
            s.round += 1
            if s.log is not None:
                s.log.counted("round", s.round)
        begin_turn(s, s.order[i % n])
        return True

    def prompt(self, s: ShadowState, seat: int) -> Message | None:
        """Tell which attack a Counterspell could answer; else the question says enough."""
        top = s.stack.step if s.stack is not None else None
        if not isinstance(top, Warn | Retort):
            return None
        blow = top.blow
        return Message("cs-why-attack", {"who": s.name(blow.source), "what": s.tables.cause_words(blow.cause)})


def _clear(s: ShadowState) -> None:
    """Empty the Pool, and let the Spells rest: nothing carries over. CS-5.4, CS-4.4"""
    for die, face in enumerate(s.dice):
        if face >= 0:
            s.lose_die(die)
    for kind, n in enumerate(s.tokens):
        if n:
            s.gain(kind, -n)
    for action, n in enumerate(s.free):
        if n:
            s.free[action] = 0
            if s.log is not None:
                s.log.counted(f"free/{FREE_ACTIONS[action]}", 0)
    if s.ap:
        s.ap = 0
        if s.log is not None:
            s.log.counted("ap", 0)
    if s.log is not None:
        for item in s.cast:
            s.log.flipped(s.tables.items[item], "")
    s.cast = []
    s.hit = []
    if s.boosted:
        _restore_bonuses(s)


def _restore_bonuses(s: ShadowState) -> None:
    """Let what works once a turn work again. Q-59"""
    used, s.boosted = s.boosted, []
    if s.log is not None:
        for one in used:
            if one < len(s.tables.tiles):
                s.log.flipped(s.tables.tiles[one], "")
        for fighter in range(len(s.hp)):
            s.show_companion(fighter)


def begin_turn(s: ShadowState, fighter: int) -> None:
    """Hand the turn to a fighter. CS-3.1, CS-4.1"""
    s.turn = fighter
    if s.stung[fighter]:
        s.stung[fighter] = False
        s.show_companion(fighter)
    if s.log is not None:
        s.log.said("cs-log-turn", fighter, opens="turn", who=s.name(fighter), round=s.round)
    roll = rolling(s.tables.all_dice)
    if fighter >= s.seats:  # a Bot: the steps of its turn ask nobody
        s.then(0, roll, BotMove(), Turn())
        return
    s.ap = s.tables.numbers.action_points
    if s.log is not None:
        s.log.counted("ap", s.ap)
    s.push(Turn(), fighter)
    s.push(Begin(), fighter)
    s.push(roll, fighter)


def tell_roll(s: ShadowState, fighter: int) -> None:
    """Tell what the dice of a turn show."""
    if s.log is not None:
        faces = COMPOSED + ", ".join(f"#cs-resource-{RESOURCES[face]}" for face in s.dice if face >= 0)
        s.log.said("cs-log-rolled", fighter, who=s.name(fighter), faces=faces)


class Begin(TurnStep):
    """After the dice: the tile on which the turn begins, then the Companion. CS-3.3, CS-3.4, CS-3.7, Q-3"""

    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "begin"
    on: ClassVar[tuple[str, ...]] = ("turn",)

    def run(self, s: ShadowState, seat: int) -> bool:
        t = s.tables
        tell_roll(s, seat)
        s.push(Act(), seat)
        pet = s.companion[seat]
        if pet >= 0:
            s.then_all(seat, t.companion_plans[pet - t.first_companion])
        s.then_all(seat, t.tile_plans[s.at[seat]])
        return True


class BotMove(ShadowStep):
    """A Bot walks towards the player if it must and an Orb lets it, then casts if it can. CS-16.9, CS-16.10, Q-74"""

    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "begin"
    on: ClassVar[tuple[str, ...]] = ("turn",)

    def suits(self, s: ShadowState, seat: int) -> bool:
        return s.turn >= s.seats

    def run(self, s: ShadowState, seat: int) -> bool:
        t, bot = s.tables, s.turn
        tell_roll(s, bot)
        item = s.books[bot][0]
        spell = t.attacks[item]
        if not self._reaches(s, bot, item):
            if not any(face in ORBS for face in s.dice):
                return True
            self._walk(s, bot)
        ways = spell.cost.open(s.pool())
        if not ways or not self._reaches(s, bot, item):
            return True
        way = t.ways[max(ways, key=lambda w: len(t.ways[w]))]
        if s.log is not None:
            s.log.said("cs-log-cast", bot, who=s.name(bot), card=t.card_words[item])
        for kind in way:
            s.lose(kind)
        unleash(s, bot, item, 0, s.at[0] if spell.blast.aim == HEX else -1, len(way))
        return True

    @staticmethod
    def _reaches(s: ShadowState, bot: int, item: int) -> bool:
        t = s.tables
        return bool(t.boards[s.layout].reach[t.attacks[item].blast.range][s.at[bot]] >> s.at[0] & 1)

    @staticmethod
    def _walk(s: ShadowState, bot: int) -> None:
        """Go to the adjacent tile nearest to the player: Ancient Rune first, then the lowest ring number."""
        t = s.tables
        board = t.boards[s.layout]
        distance = board.distance[s.at[0]]
        tile = min(board.near[s.at[bot]], key=lambda near: (distance[near], near != t.centre, board.space[near]))
        if s.log is not None:
            s.log.said("cs-log-travel", bot, who=s.name(bot), tile=t.tile_words[tile])
        s.walk(bot, tile)
