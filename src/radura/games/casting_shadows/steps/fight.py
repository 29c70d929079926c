"""Damage by an enemy, from the warning to the last reaction. CS-6, CS-14, Q-23 to Q-30, Q-51 to Q-54, Q-66 to Q-71

Beside a blow goes, for each target, the answer given before the damage: ``NONE``, ``MISSED``, or how much it takes off.
"""

from typing import ClassVar, Final

from radura.core.fields import Field, Flag, Name, Number
from radura.core.text import Message
from radura.games.casting_shadows.fields import Fighter
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.base import EffectStep, ShadowStep
from radura.games.casting_shadows.steps.blow import (
    ANSWERS,
    BLOW,
    LOSSES,
    MISSED,
    NONE,
    Blow,
    aimed,
    can_aim,
    is_sound,
    losses,
    stages,
)
from radura.games.casting_shadows.steps.fall import eliminate
from radura.games.casting_shadows.tables import Plan
from radura.games.casting_shadows.vocabulary import MOST

FIGHT: Final = ("turn", "act", "effect", "echo")
"""Where damage can be under way: in the turn of a Bot, in an Action, after an earlier operation, in a reaction."""


def unleash(s: ShadowState, source: int, cause: int, enemy: int, tile: int, spent: int) -> None:
    """Let a card or an Ability do its damage. CS-10.2, CS-10.3"""
    blow = aimed(s, source, cause, enemy, tile, spent)
    if cause < s.tables.n_attacks:
        _use_bonuses(s, source)
    if s.log is not None and not s.tables.n_main <= cause < s.tables.first_companion:  # a Counterspell was named before
        for target in blow.targets:
            who, what = s.name(source), s.tables.cause_words(cause)
            s.log.said("cs-log-attack", source, who=who, what=what, target=s.name(target), amount=blow.amount)
        _say_change(s, source, s.tables.tile_words[s.at[source]], blow.tile_bonus)
        _say_change(s, source, _companion_words(s, source), blow.companion_bonus)
    if _is_own_act(s, cause):
        s.hit = []
    _warn(s, blow, (NONE,) * len(blow.targets), 0)


def _is_own_act(s: ShadowState, cause: int) -> bool:
    """Tell an Attack Spell or an Ability from damage that is returned."""
    return cause < s.tables.n_attacks or cause >= s.tables.first_ability


def _use_bonuses(s: ShadowState, source: int) -> None:
    """Note that this turn's first Attack Spell was cast from here. Q-59"""
    t = s.tables
    at, pet = s.at[source], s.companion[source]
    if t.tile_traits[at].dealt_once and at not in s.boosted:
        s.boosted = [*s.boosted, at]
        if s.log is not None:
            s.log.flipped(t.tiles[at], "used")
    if t.pet(pet).dealt_once and s.booster(pet) not in s.boosted:
        s.boosted = [*s.boosted, s.booster(pet)]
        s.show_companion(source)


def _warn(s: ShadowState, blow: Blow, answers: tuple[int, ...], i: int) -> None:
    """Ask the next target that holds a Counterspell, whichever it is. Q-26, Q-51"""
    targets = blow.targets
    while i < len(targets):
        if s.counters[targets[i]]:
            s.push(Warn(blow, answers, i), targets[i])
            return
        i += 1
    _land(s, blow, answers)


def _land(s: ShadowState, blow: Blow, answers: tuple[int, ...]) -> None:
    """Let the damage fall on all targets at once, then the eliminations, then the reactions. Q-23"""
    lost = losses(s, blow, answers)
    for target, answer, amount in zip(blow.targets, answers, lost, strict=True):
        if s.log is not None:
            _say_loss(s, target, blow.amount, answer)
        if amount:
            s.set_hp(target, s.hp[target] - amount, s.tables.causes[blow.cause])
    if _is_own_act(s, blow.cause):
        s.hit = [t for t, amount in zip(blow.targets, lost, strict=True) if amount and s.hp[t]]
    fallen = [t for t in blow.targets if s.hp[t] == 0]
    if fallen and eliminate(s, fallen):
        return
    if any(lost):
        _echo(s, blow, answers, lost, 0, stung=False)


def _say_loss(s: ShadowState, target: int, amount: int, answer: int) -> None:
    """Tell what a target loses, and what changed it on the way. Q-29, Q-30"""
    assert s.log is not None
    if answer == MISSED:
        s.log.said("cs-log-missed", target, who=s.name(target))
        return
    answered, tiled, lost = stages(s, target, amount, answer, s.at[target])
    _say_change(s, target, "#cs-log-counter", answered - amount)
    _say_change(s, target, s.tables.tile_words[s.at[target]], tiled - answered)
    _say_change(s, target, _companion_words(s, target), lost - tiled)
    if lost:
        left = s.on_dial(s.hp[target] - lost)
        s.log.said("cs-log-hurt", target, who=s.name(target), amount=lost, hp=left)
    else:
        s.log.said("cs-log-unhurt", target, who=s.name(target))


def _say_change(s: ShadowState, seat: int, what: str, n: int) -> None:
    """Tell what adds to damage or takes off."""
    assert s.log is not None
    if n:
        s.log.said("cs-log-adds" if n > 0 else "cs-log-takes-off", seat, what=what, n=abs(n))


def _companion_words(s: ShadowState, fighter: int) -> str:
    pet = s.companion[fighter]
    return s.tables.card_words[pet] if pet >= 0 else ""


def _echo(s: ShadowState, blow: Blow, answers: tuple[int, ...], lost: tuple[int, ...], i: int, *, stung: bool) -> None:
    """Let the survivors react, from the i-th target on; a Bot has no seat, and an Echo asks nobody."""
    s.push(Echo(blow, answers, lost, i, stung), blow.source if blow.source < s.seats else 0)


def _answers(s: ShadowState, seat: int, after: bool) -> list[int]:
    """List the Counterspells that fit, equal ones once, and the pass that is always there. Q-51"""
    t = s.tables
    seen: set[int] = set()
    out: list[int] = []
    for item in s.counters[seat]:
        kind = t.card[item] * 2 + (item in s.exposed)
        if kind not in seen and t.answers[item - t.n_main].after == after:
            seen.add(kind)
            out.append(t.actions.answer + item - t.n_main)
    out.sort()
    out.append(t.actions.pass_)
    return out


def _use_answer(s: ShadowState, seat: int, action: int) -> int:
    """Use up the Counterspell that an action names, and return it."""
    t = s.tables
    item = action - t.actions.answer + t.n_main
    if s.log is not None:
        s.log.said("cs-log-answer", seat, who=s.name(seat), card=t.card_words[item])
    s.sink(seat, item)
    return item


def _say_pass(s: ShadowState, seat: int) -> None:
    if s.log is not None:
        s.log.said("cs-log-pass", seat, who=s.name(seat))


def _question(id: str, s: ShadowState, blow: Blow, seat: int, amount: int) -> Message:
    """Ask a seat for a Counterspell; nothing in it depends on the cards held. Q-51, Q-66"""
    source, what = s.name(blow.source), s.tables.cause_words(blow.cause)
    return Message(id, {"source": source, "what": what, "target": s.name(seat), "amount": amount})


def cause_items(s: ShadowState, blow: Blow) -> list[str]:
    """Return the card that does the damage; an Ability is none."""
    return [s.tables.items[blow.cause]] if blow.cause < s.tables.first_ability else []


class Warn(ShadowStep):
    """A seat about to be damaged may use one Counterspell. CS-14.4 to CS-14.7, Q-51, Q-66"""

    discreet: ClassVar[bool] = True
    params: ClassVar[tuple[Field, ...]] = (BLOW, ANSWERS, Number())
    on: ClassVar[tuple[str, ...]] = FIGHT

    def __init__(self, blow: Blow, answers: tuple[int, ...], i: int) -> None:
        self.blow: Final = blow
        self.given: Final = answers
        self.i: Final = i

    def args(self) -> tuple[Blow, tuple[int, ...], int]:
        return self.blow, self.given, self.i

    def suits(self, s: ShadowState, seat: int) -> bool:
        if not is_sound(s, self.blow, self.i + 1, self.given) or self.blow.targets[self.i] != seat:
            return False
        return s.hp[self.blow.source] > 0 and all(s.hp[target] > 0 for target in self.blow.targets)

    def about(self, s: ShadowState, seat: int) -> list[str]:
        return cause_items(s, self.blow)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return _answers(s, seat, after=False)

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        t = s.tables
        if action == t.actions.pass_:
            _say_pass(s, seat)
            _warn(s, self.blow, self.given, self.i + 1)
            return
        answer = t.answers[_use_answer(s, seat, action) - t.n_main]
        if answer.runs:
            s.push(Run(self.blow, self.given, self.i), seat)
        else:
            self.proceed(s, answer.cut)

    def proceed(self, s: ShadowState, answer: int) -> None:
        """Note this seat's answer and go on to the next target."""
        i = self.i
        _warn(s, self.blow, (*self.given[:i], answer, *self.given[i + 1 :]), i + 1)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return _question("cs-ask-before", s, self.blow, seat, self.blow.amount)


class Run(Warn):
    """The seat must move one tile, and the attack may miss. Q-28, Q-68"""

    discreet: ClassVar[bool] = False

    def options(self, s: ShadowState, seat: int) -> list[int]:
        t = s.tables
        return [t.actions.run + tile for tile in t.boards[s.layout].near[s.at[seat]]]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        t = s.tables
        tile = action - t.actions.run
        if s.log is not None:
            s.log.said("cs-log-run", seat, who=s.name(seat), tile=t.tile_words[tile])
        s.walk(seat, tile)
        self.proceed(s, self.answer(s, tile))

    def answer(self, s: ShadowState, tile: int) -> int:
        """Return ``MISSED`` if the attack does not reach that tile, else 0: running is no reduction."""
        return 0 if self.blow.reaches(s, tile) else MISSED

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-run", {"who": s.name(seat)})


class Echo(ShadowStep):
    """Reactions of the survivors in turn order: Companion first, then the question. Q-25, Q-26, Q-52"""

    params: ClassVar[tuple[Field, ...]] = (BLOW, ANSWERS, LOSSES, Number(), Flag())
    known_as: ClassVar[str] = "echo"
    on: ClassVar[tuple[str, ...]] = FIGHT

    def __init__(self, blow: Blow, answers: tuple[int, ...], lost: tuple[int, ...], i: int, stung: bool) -> None:
        self.blow: Final = blow
        self.given: Final = answers
        self.lost: Final = lost
        self.i: Final = i
        self.stung: Final = stung

    def args(self) -> tuple[Blow, tuple[int, ...], tuple[int, ...], int, bool]:
        return self.blow, self.given, self.lost, self.i, self.stung

    def suits(self, s: ShadowState, seat: int) -> bool:
        return is_sound(s, self.blow, self.i, self.given, self.lost)

    def run(self, s: ShadowState, seat: int) -> bool:
        source, targets = self.blow.source, self.blow.targets
        # Damage by a Companion is not answered by a Companion in turn.
        by_pet = s.tables.first_companion <= self.blow.cause < s.tables.first_ability
        stung = self.stung
        for i in range(self.i, len(targets)):
            target = targets[i]
            if s.hp[source] == 0:
                return True
            if self.lost[i] and s.hp[target] > 0:
                if not stung and not by_pet and self._sting(s, i, target):
                    return True
                if self.given[i] == NONE and s.counters[target]:
                    s.push(Retort(self.blow, self.given, self.lost, i), target)
                    return True
            stung = False
        return True

    def _sting(self, s: ShadowState, i: int, target: int) -> bool:
        """Let the Companion return damage, unless it was used up this round. Q-59, Q-67"""
        pet = s.companion[target]
        trait = s.tables.pet(pet)
        if not trait.sting or s.stung[target]:
            return False
        if trait.sting_once:
            s.stung[target] = True
            s.show_companion(target)
        _echo(s, self.blow, self.given, self.lost, i, stung=True)
        unleash(s, target, pet, self.blow.source, -1, 1)
        return True


class Retort(ShadowStep):
    """A seat that was damaged and stands may use one Counterspell against the source. Q-51, Q-71"""

    discreet: ClassVar[bool] = True
    params: ClassVar[tuple[Field, ...]] = (BLOW, ANSWERS, LOSSES, Number())
    on: ClassVar[tuple[str, ...]] = FIGHT

    def __init__(self, blow: Blow, answers: tuple[int, ...], lost: tuple[int, ...], i: int) -> None:
        self.blow: Final = blow
        self.given: Final = answers
        self.lost: Final = lost
        self.i: Final = i

    def args(self) -> tuple[Blow, tuple[int, ...], tuple[int, ...], int]:
        return self.blow, self.given, self.lost, self.i

    def suits(self, s: ShadowState, seat: int) -> bool:
        if not is_sound(s, self.blow, self.i + 1, self.given, self.lost) or self.blow.targets[self.i] != seat:
            return False
        return s.hp[self.blow.source] > 0 and s.hp[seat] > 0

    def about(self, s: ShadowState, seat: int) -> list[str]:
        return cause_items(s, self.blow)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return _answers(s, seat, after=True)

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        _echo(s, self.blow, self.given, self.lost, self.i + 1, stung=False)
        if action == s.tables.actions.pass_:
            _say_pass(s, seat)
        else:
            unleash(s, seat, _use_answer(s, seat, action), self.blow.source, -1, 1)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return _question("cs-ask-after", s, self.blow, seat, self.lost[self.i])


class Unleash(EffectStep):
    """The seat's Attack Spell that was paid for, or its Ability, does its damage. Q-69"""

    params: ClassVar[tuple[Field, ...]] = (
        Name("cause"),
        Fighter(empty=True),
        Name("tile", empty=True),
        Number(0, MOST),
    )
    known_as: ClassVar[str] = "damage"
    on: ClassVar[tuple[str, ...]] = ("act", "effect")

    def __init__(self, cause: int, enemy: int, tile: int, spent: int) -> None:
        self.cause: Final = cause
        self.enemy: Final = enemy
        self.tile: Final = tile
        self.spent: Final = spent

    def args(self) -> tuple[int, int, int, int]:
        return self.cause, self.enemy, self.tile, self.spent

    def suits(self, s: ShadowState, seat: int) -> bool:
        return can_aim(s, seat, self.cause, self.enemy, self.tile)

    def run(self, s: ShadowState, seat: int) -> bool:
        unleash(s, seat, self.cause, self.enemy, self.tile, self.spent)
        return True

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-why-attack", {"who": s.name(seat), "what": s.tables.cause_words(self.cause)})


def carry_out(s: ShadowState, seat: int, plan: Plan, damage: Unleash) -> None:
    """Do the operations of an effect in order, each with all its reactions before the next. Q-53"""
    for i in range(len(plan) - 1, -1, -1):
        s.push(plan[i] or damage, seat)


class MoveHit(EffectStep):
    """The acting seat may move each enemy hit that still stands one tile. Q-53, Q-54"""

    params: ClassVar[tuple[Field, ...]] = ()

    def about(self, s: ShadowState, seat: int) -> list[str]:
        return [s.tables.meeples[s.characters[self.waiting(s)[0]]]]

    @staticmethod
    def waiting(s: ShadowState) -> list[int]:
        """Return the enemies still to be moved."""
        return [f for f in s.hit if s.hp[f] > 0]

    def run(self, s: ShadowState, seat: int) -> bool:
        return not self.waiting(s)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        t = s.tables
        enemy = self.waiting(s)[0]
        return [*(t.actions.move + tile for tile in t.boards[s.layout].near[s.at[enemy]]), t.actions.leave]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        t = s.tables
        enemy, *rest = self.waiting(s)
        if action != t.actions.leave:
            tile = action - t.actions.move
            if s.log is not None:
                s.log.said("cs-log-moved", seat, who=s.name(seat), enemy=s.name(enemy), tile=t.tile_words[tile])
            s.walk(enemy, tile)
        s.hit = rest
        s.push(self, seat)

    def prompt(self, s: ShadowState, seat: int) -> Message | None:
        waiting = self.waiting(s)
        return Message("cs-ask-move", {"enemy": s.name(waiting[0])}) if waiting else None
