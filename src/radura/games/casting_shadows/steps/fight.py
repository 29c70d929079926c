"""Damage by an enemy, from the warning to the last reaction. CS-6, CS-14, Q-23 to Q-30, Q-51 to Q-54, Q-66 to Q-71

A blow is one damage against one or more targets: ``(source, amount, tile bonus, Companion
bonus, cause, range, tile aimed at or -1, targets in turn order)``. Beside it goes, for each
target, the answer given before the damage: ``NONE``, ``MISSED``, or how much it takes off.
"""

from typing import ClassVar, Final

from radura.core.kernel import Step
from radura.core.text import Message
from radura.games.casting_shadows.actions import ANSWER, LEAVE, MOVE, PASS, RUN
from radura.games.casting_shadows.board import BOARDS
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.fall import eliminate
from radura.games.casting_shadows.tables import (
    ABILITIES,
    ANYWHERE,
    ATTACKS,
    CARD,
    CARD_WORDS,
    CHARACTERS,
    COUNTERS,
    EACH,
    ENEMY,
    FIRST_ABILITY,
    FIRST_COMPANION,
    N_ATTACKS,
    N_MAIN,
    NUMBERS,
    PETS,
    TILE_TRAITS,
    TILE_WORDS,
    TILES,
    Blast,
)

Blow = tuple[int, int, int, int, int, int, int, tuple[int, ...]]

NONE: Final = -1
MISSED: Final = 1000


def cause_words(cause: int) -> str:
    """Return the name of what does the damage."""
    if cause >= FIRST_ABILITY:
        return f"#cs-ability-{CHARACTERS[cause - FIRST_ABILITY]}"
    return CARD_WORDS[cause]


def bonuses(s: ShadowState, source: int) -> tuple[int, int]:
    """Return what the source's tile and Companion would add to an Attack Spell now. CS-15.5, Q-59, Q-60"""
    at, pet = s.at[source], s.companion[source]
    tile = TILE_TRAITS[at]
    friend = PETS[-1] if pet < 0 else PETS[pet - FIRST_COMPANION]
    here = 0 if tile.dealt_once and s.boosted >> at & 1 else tile.dealt
    beside = 0 if friend.dealt_once and s.boosted >> (len(TILES) + pet - FIRST_COMPANION) & 1 else friend.dealt
    return here, beside


def use_bonuses(s: ShadowState, source: int) -> None:
    """Note that this turn's first Attack Spell was cast from here. Q-59"""
    at, pet = s.at[source], s.companion[source]
    s.boosted |= 1 << at
    if pet >= 0:
        s.boosted |= 1 << (len(TILES) + pet - FIRST_COMPANION)


def enemies_of(s: ShadowState, source: int) -> list[int]:
    """Return whom a fighter can hit, in turn order; a Bot hits only the player. CS-10.3, Q-74"""
    if source >= s.seats:
        return [0]
    return [f for f in s.after_active() if f != source and s.hp[f] > 0]


def unleash(s: ShadowState, source: int, cause: int, blast: Blast, target: int, base: int) -> None:
    """Aim the damage of an Attack Spell or an Ability. CS-10.2, CS-10.3"""
    here = beside = 0
    if cause < N_ATTACKS:
        here, beside = bonuses(s, source)
        use_bonuses(s, source)
    aim = -1
    if blast.aim == ENEMY:
        targets: tuple[int, ...] = (target,)
    elif blast.aim == EACH:
        targets = tuple(enemies_of(s, source))
    else:
        aim = target
        targets = tuple(f for f in enemies_of(s, source) if s.at[f] == target)
    if s.log is not None:
        _say_attack(s, source, cause, targets, base + here + beside)
    if blast.moves:
        s.push(MoveHit(), source)
    s.hit = []
    strike(s, (source, base + here + beside, here, beside, cause, blast.range, aim, targets))


def _say_attack(s: ShadowState, source: int, cause: int, targets: tuple[int, ...], amount: int) -> None:
    assert s.log is not None
    for target in targets:
        s.log.said(
            "cs-log-attack", source, who=s.name(source), what=cause_words(cause), target=s.name(target), amount=amount
        )


def strike(s: ShadowState, blow: Blow) -> None:
    """Begin a damage: warn its targets one after another, then let it land."""
    _warn(s, blow, (NONE,) * len(blow[7]), 0)


def _warn(s: ShadowState, blow: Blow, answers: tuple[int, ...], i: int) -> None:
    """Ask the next target that holds a Counterspell, whichever it is. Q-26, Q-51"""
    targets = blow[7]
    while i < len(targets):
        if s.counters[targets[i]]:
            s.push(Warn(blow, answers, i), targets[i])
            return
        i += 1
    land(s, blow, answers)


def suffered(s: ShadowState, target: int, amount: int, answer: int) -> int:
    """Return what a target would lose: after the Counterspell its tile, then its Companion. Q-29, Q-30"""
    if answer == MISSED:
        return 0
    tile = TILE_TRAITS[s.at[target]]
    pet = PETS[s.companion[target] - FIRST_COMPANION] if s.companion[target] >= 0 else PETS[-1]
    if tile.forbids or pet.forbids:
        return amount + max(tile.taken, 0) + max(pet.taken, 0)
    if answer > 0:
        amount = max(amount - answer, 0)
    for trait in (tile, pet):
        amount = min(max(amount + trait.taken, 0), trait.cap)
    return amount


def land(s: ShadowState, blow: Blow, answers: tuple[int, ...]) -> None:
    """Let the damage fall on all targets at once, then the eliminations, then the reactions. Q-23"""
    cause, targets = blow[4], blow[7]
    lost = tuple(suffered(s, t, blow[1], answers[i]) for i, t in enumerate(targets))
    for target, amount in zip(targets, lost, strict=True):
        if amount:
            s.set_hp(target, s.hp[target] - amount)
            if s.log is not None:
                s.log.said("cs-log-hurt", target, who=s.name(target), amount=amount, hp=s.hp[target])
    if cause < N_ATTACKS or cause >= FIRST_ABILITY:
        s.hit = [t for t, amount in zip(targets, lost, strict=True) if amount and s.hp[t]]
    fallen = [t for t in targets if s.hp[t] == 0]
    if fallen and eliminate(s, fallen):
        return
    if any(lost):
        s.push(Echo(blow, answers, lost, 0, False), blow[0])


def _answers(s: ShadowState, seat: int, after: bool) -> list[int]:
    """List the Counterspells that fit, equal ones once, and the pass that is always there. Q-51"""
    seen: set[int] = set()
    out: list[int] = []
    for item in s.counters[seat]:
        kind = CARD[item] * 2 + (item in s.exposed)
        if kind not in seen and COUNTERS[item - N_MAIN].after == after:
            seen.add(kind)
            out.append(ANSWER + item - N_MAIN)
    out.sort()
    out.append(PASS)
    return out


def _say_answer(s: ShadowState, seat: int, item: int) -> None:
    if s.log is not None:
        s.log.said("cs-log-answer", seat, who=s.name(seat), card=CARD_WORDS[item])


def _say_pass(s: ShadowState, seat: int) -> None:
    if s.log is not None:
        s.log.said("cs-log-pass", seat, who=s.name(seat))


def _question(id: str, s: ShadowState, blow: Blow, seat: int, amount: int) -> Message:
    """Ask a seat for a Counterspell; nothing in it depends on the cards held. Q-51, Q-66"""
    source, what = s.name(blow[0]), cause_words(blow[4])
    return Message(id, {"source": source, "what": what, "target": s.name(seat), "amount": amount})


class Warn(Step[ShadowState]):
    """A seat about to be damaged may use one Counterspell. CS-14.4 to CS-14.7, Q-51, Q-66"""

    discreet: ClassVar[bool] = True

    def __init__(self, blow: Blow, answers: tuple[int, ...], i: int) -> None:
        self.blow: Final = blow
        self.given: Final = answers
        self.i: Final = i

    def args(self) -> tuple[Blow, tuple[int, ...], int]:
        return self.blow, self.given, self.i

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return _answers(s, seat, after=False)

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        if action == PASS:
            _say_pass(s, seat)
            _warn(s, self.blow, self.given, self.i + 1)
            return
        item = action - ANSWER + N_MAIN
        _say_answer(s, seat, item)
        s.sink(seat, item)
        if COUNTERS[item - N_MAIN].runs:
            s.push(Run(self.blow, self.given, self.i), seat)
        else:
            self.proceed(s, COUNTERS[item - N_MAIN].cut)

    def proceed(self, s: ShadowState, answer: int) -> None:
        """Note this seat's answer and go on to the next target."""
        i = self.i
        _warn(s, self.blow, (*self.given[:i], answer, *self.given[i + 1 :]), i + 1)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return _question("cs-ask-before", s, self.blow, seat, self.blow[1])


class Run(Warn):
    """The seat must move one tile, and the attack may miss. Q-28, Q-68"""

    discreet: ClassVar[bool] = False

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [RUN + tile for tile in BOARDS[s.layout].near[s.at[seat]]]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        tile = action - RUN
        s.walk(seat, tile)
        if s.log is not None:
            s.log.said("cs-log-run", seat, who=s.name(seat), tile=TILE_WORDS[tile])
        self.proceed(s, self.reached(s, tile))

    def reached(self, s: ShadowState, tile: int) -> int:
        """Return ``MISSED`` if the attack does not reach that tile, else 0: running is no reduction."""
        source, reach, aim = self.blow[0], self.blow[5], self.blow[6]
        if aim >= 0:
            hits = tile == aim
        else:
            hits = bool(BOARDS[s.layout].reach[reach][s.at[source]] >> tile & 1)
        return 0 if hits else MISSED

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-run", {"who": s.name(seat)})


class Echo(Step[ShadowState]):
    """Reactions of the survivors in turn order: Companion first, then the question. Q-25, Q-26, Q-52"""

    def __init__(self, blow: Blow, answers: tuple[int, ...], lost: tuple[int, ...], i: int, stung: bool) -> None:
        self.blow: Final = blow
        self.given: Final = answers
        self.lost: Final = lost
        self.i: Final = i
        self.stung: Final = stung

    def args(self) -> tuple[Blow, tuple[int, ...], tuple[int, ...], int, bool]:
        return self.blow, self.given, self.lost, self.i, self.stung

    def run(self, s: ShadowState, seat: int) -> bool:
        source, cause, targets = self.blow[0], self.blow[4], self.blow[7]
        by_pet = FIRST_COMPANION <= cause < FIRST_ABILITY  # is not answered by a Companion in turn
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
        trait = PETS[pet - FIRST_COMPANION] if pet >= 0 else PETS[-1]
        if not trait.sting or (trait.sting_once and s.stung[target]):
            return False
        s.stung[target] = 1
        s.push(Echo(self.blow, self.given, self.lost, i, True), self.blow[0])
        if s.log is not None:
            _say_attack(s, target, pet, (self.blow[0],), trait.sting)
        strike(s, (target, trait.sting, 0, 0, pet, ANYWHERE, -1, (self.blow[0],)))
        return True


class Retort(Step[ShadowState]):
    """A seat that was damaged and stands may use one Counterspell against the source. Q-51, Q-71"""

    discreet: ClassVar[bool] = True

    def __init__(self, blow: Blow, answers: tuple[int, ...], lost: tuple[int, ...], i: int) -> None:
        self.blow: Final = blow
        self.given: Final = answers
        self.lost: Final = lost
        self.i: Final = i

    def args(self) -> tuple[Blow, tuple[int, ...], tuple[int, ...], int]:
        return self.blow, self.given, self.lost, self.i

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return _answers(s, seat, after=True)

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        source = self.blow[0]
        s.push(Echo(self.blow, self.given, self.lost, self.i + 1, False), source)
        if action == PASS:
            _say_pass(s, seat)
            return
        item = action - ANSWER + N_MAIN
        _say_answer(s, seat, item)
        s.sink(seat, item)
        strike(s, (seat, COUNTERS[item - N_MAIN].returns, 0, 0, item, ANYWHERE, -1, (source,)))

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return _question("cs-ask-after", s, self.blow, seat, self.lost[self.i])


class MoveHit(Step[ShadowState]):
    """The acting seat may move each enemy hit that still stands one tile. Q-53, Q-54"""

    @staticmethod
    def waiting(s: ShadowState) -> list[int]:
        """Return the enemies still to be moved."""
        return [f for f in s.hit if s.hp[f] > 0]

    def run(self, s: ShadowState, seat: int) -> bool:
        return not self.waiting(s)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        enemy = self.waiting(s)[0]
        return [*(MOVE + tile for tile in BOARDS[s.layout].near[s.at[enemy]]), LEAVE]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        enemy, *rest = self.waiting(s)
        if action != LEAVE:
            s.walk(enemy, action - MOVE)
            if s.log is not None:
                tile = TILE_WORDS[action - MOVE]
                s.log.said("cs-log-moved", seat, who=s.name(seat), enemy=s.name(enemy), tile=tile)
        s.hit = rest
        s.push(self, seat)

    def prompt(self, s: ShadowState, seat: int) -> Message | None:
        waiting = self.waiting(s)
        return Message("cs-ask-move", {"enemy": s.name(waiting[0])}) if waiting else None


def use_ability(s: ShadowState, seat: int, target: int) -> None:
    """Spend the full charge on the Character's Ability. CS-8.9 to CS-8.13"""
    character = s.characters[seat]
    ability = ABILITIES[character]
    s.set_energy(seat, s.energy[seat] - NUMBERS.ability_cost)
    if s.log is not None:
        s.log.said("cs-log-ability", seat, who=s.name(seat), ability=cause_words(FIRST_ABILITY + character))
    if ability.hp:
        s.set_hp(seat, s.hp[seat] + ability.hp)
    if ability.blast is not None:
        unleash(s, seat, FIRST_ABILITY + character, ability.blast, target, ability.blast.amounts[0])


def cast_attack(s: ShadowState, source: int, item: int, target: int, spent: int) -> None:
    """Let an Attack Spell work that was paid with so many Resources. CS-10.4"""
    blast = ATTACKS[item].blast
    base = blast.amounts[max(min(spent, len(blast.amounts)) - 1, 0)]
    unleash(s, source, item, blast, target, base)
