"""Turns and rounds: Phase 1, the order of play, and what the Bots of Shadow Boxing do. CS-3, CS-6.10, CS-16, Q-63"""

from radura.core.kernel import Outcome, Step
from radura.core.text import Arg, Message
from radura.core.view import ALL
from radura.games.casting_shadows.board import BOARDS
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.dice import ROLL_STEPS
from radura.games.casting_shadows.steps.fight import cast_attack
from radura.games.casting_shadows.tables import (
    ALL_DICE,
    ATTACKS,
    CARD_WORDS,
    CENTRE,
    FIRST_COMPANION,
    FREE_ACTIONS,
    HEX,
    ITEMS,
    NUMBERS,
    PETS,
    RESOURCES,
    TILE_TRAITS,
    TILE_WORDS,
    WAYS,
    Trait,
)

ROUND_LIMIT = 100


class Turn(Step[ShadowState]):
    """The turn under way, at the bottom of the stack; when it is over the next one begins. CS-5.5, CS-6.10"""

    def run(self, s: ShadowState, seat: int) -> bool:
        _clear(s)
        n = len(s.order)
        i = s.order.index(seat) + 1
        while s.hp[s.order[i % n]] == 0:
            i += 1
        if i >= n:
            if s.round >= ROUND_LIMIT and s.options["limit"] == "rounds":
                s.finish(Outcome((0.0,) * s.seats, (), "limit"))
                return True
            s.round += 1
            if s.log is not None:
                s.log.counted("round", s.round)
        begin_turn(s, s.order[i % n])
        return True

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-why-turn", {"who": s.name(seat)})


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
            s.log.flipped(ITEMS[item], "")
    s.cast = []
    s.hit = []
    s.boosted = 0


def begin_turn(s: ShadowState, fighter: int) -> None:
    """Hand the turn to a fighter. CS-3.1, CS-4.1"""
    s.turn = fighter
    s.stung[fighter] = 0
    if s.log is not None:
        s.log.said("cs-log-turn", fighter, who=s.name(fighter), round=s.round)
    s.push(Turn(), fighter)
    if fighter >= s.seats:
        s.push(BotMove(), fighter)
    else:
        s.ap = NUMBERS.action_points
        if s.log is not None:
            s.log.counted("ap", s.ap)
        s.push(Begin(), fighter)
    s.push(ROLL_STEPS[ALL_DICE], fighter)


class Begin(Step[ShadowState]):
    """After the dice: the tile on which the turn begins, then the Companion. CS-3.3, CS-3.4, CS-3.7, Q-3"""

    def run(self, s: ShadowState, seat: int) -> bool:
        if s.log is not None:
            faces: dict[str, Arg] = {f"die{i}": f"#cs-resource-{RESOURCES[face]}" for i, face in enumerate(s.dice)}
            s.log.said("cs-log-rolled", seat, seen=ALL, known=ALL, who=s.name(seat), **faces)
        self._grant(s, seat, TILE_TRAITS[s.at[seat]], TILE_WORDS[s.at[seat]])
        pet = s.companion[seat]
        if pet >= 0:
            self._grant(s, seat, PETS[pet - FIRST_COMPANION], CARD_WORDS[pet])
        s.push(Act(), seat)
        return True

    @staticmethod
    def _grant(s: ShadowState, seat: int, trait: Trait, giver: str) -> None:
        for kind in trait.tokens:
            s.gain(kind, 1)
            if s.log is not None:
                s.log.said("cs-log-gift", seat, giver=giver, resource=f"#cs-resource-{RESOURCES[kind]}")
        if trait.hp:
            s.set_hp(seat, s.hp[seat] + trait.hp)
            if s.log is not None:
                s.log.said("cs-log-healed", seat, giver=giver, hp=s.hp[seat])
        for action, n in enumerate(trait.free):
            if n:
                s.free[action] += n
                if s.log is not None:
                    s.log.counted(f"free/{FREE_ACTIONS[action]}", s.free[action])


class BotMove(Step[ShadowState]):
    """A Bot walks towards the player if it must and an Orb lets it, then casts if it can. CS-16.9, CS-16.10, Q-74"""

    def run(self, s: ShadowState, seat: int) -> bool:
        item = s.books[seat][0]
        spell = ATTACKS[item]
        if not self._reaches(s, seat, item):
            if not any(face >= 0 and RESOURCES[face].endswith("_orb") for face in s.dice):
                return True
            self._walk(s, seat)
        ways = spell.cost.open(s.pool())
        if not ways or not self._reaches(s, seat, item):
            return True
        way = max(ways, key=lambda w: len(WAYS[w]))
        for kind in WAYS[way]:
            s.lose(kind)
        if s.log is not None:
            s.log.said("cs-log-cast", seat, who=s.name(seat), card=CARD_WORDS[item])
        target = s.at[0] if spell.blast.aim == HEX else 0
        cast_attack(s, seat, item, target, len(WAYS[way]))
        return True

    @staticmethod
    def _reaches(s: ShadowState, seat: int, item: int) -> bool:
        reach = BOARDS[s.layout].reach[ATTACKS[item].blast.range][s.at[seat]]
        return bool(reach >> s.at[0] & 1)

    @staticmethod
    def _walk(s: ShadowState, seat: int) -> None:
        """Go to the adjacent tile nearest to the player: Ancient Rune first, then the lowest ring number."""
        board = BOARDS[s.layout]
        distance = board.distance[s.at[0]]
        tile = min(board.near[s.at[seat]], key=lambda t: (distance[t], t != CENTRE, board.space[t]))
        s.walk(seat, tile)
        if s.log is not None:
            s.log.said("cs-log-travel", seat, who=s.name(seat), tile=TILE_WORDS[tile])
