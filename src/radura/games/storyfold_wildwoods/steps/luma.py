"""The Luma Phase: Actions, rolls and what they bring. SW-5, SW-6, SW-7"""

from typing import Final

from radura.core.text import Message
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.pieces import EXPLORE, HEAL, HELP, ILLUMINATE, N_ACTIONS
from radura.games.storyfold_wildwoods.state import AVAILABLE, FIRST, LUMA, ROLLED, SECOND, Wild
from radura.games.storyfold_wildwoods.steps.any_time import AFTER_ROLL as AFTER_ROLL_MOMENT
from radura.games.storyfold_wildwoods.steps.any_time import BETWEEN_ACTIONS, answer, usable
from radura.games.storyfold_wildwoods.steps.base import Amount, Choice, Operation, carry_out, expected
from radura.games.storyfold_wildwoods.steps.creatures import illuminate
from radura.games.storyfold_wildwoods.steps.dice import Roll
from radura.games.storyfold_wildwoods.steps.effects import GainCrystals, MoveLight, PlaceLocation
from radura.games.storyfold_wildwoods.steps.ending import CHECK_TRIUMPH, close_action, end_scene, has_triumphed
from radura.games.storyfold_wildwoods.steps.explorations import DrawExploration
from radura.games.storyfold_wildwoods.tables import CRYSTAL_MINUS, DRAW_MINUS, SPIRIT_MINUS, TRAUMA


def begin_luma_phase(s: Wild) -> None:
    """Gather the dice; then the player takes Actions. SW-5.1, SW-5.2"""
    s.stage = LUMA
    s.round += 1
    s.quiet = False
    s.locked = s.locking
    s.locking = []
    hands.gather_dice(s)
    if s.log is not None:
        s.log.said("sw-log-luma-phase", 0, opens="turn", round=s.round)
    s.push(ACT, 0)


def openings(s: Wild) -> list[int]:
    """Return the Locations of the Scene that may be attempted now. SW-10.5 to SW-10.9"""
    t = s.tables
    placed = s.placed
    found = []
    for location in t.scenes[s.scene].locations:
        if location in placed or (s.light and t.needs_light[location]):
            continue
        for other in t.before[location]:
            if other not in placed:
                break
        else:
            requires = t.requires[location]
            if requires is None or requires.holds(s):
                found.append(location)
    return found


class Act(Choice):
    """Moment (a): an Action, a card, an ability, or the end of the phase. SW-5.3, SW-5.11"""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == LUMA

    def run(self, s: Wild, seat: int) -> bool:
        if s.script >= 0 and expected(s) == s.tables.turn_page:
            return self.end(s)
        if AVAILABLE in s.dice:
            return False
        # No die is left: the phase ends unless a card or ability can still be used. SW-5.13, OQ-71
        if usable(s, BETWEEN_ACTIONS):
            return False
        return self.end(s)

    def end(self, s: Wild) -> bool:
        """End the phase."""
        hands.unlock_all(s, also_next=False)
        return True

    def ask(self, s: Wild) -> list[int]:
        t = s.tables
        found = usable(s, BETWEEN_ACTIONS)
        found.append(t.end_phase)
        if AVAILABLE in s.dice:
            river = s.river
            for action in river[: t.numbered]:  # only spaces with a number, SW-6.2
                if action >= N_ACTIONS or action in s.locked:
                    continue
                if action == ILLUMINATE:
                    found.append(t.advance_light)
                    for item in river:
                        if item >= N_ACTIONS:
                            found.append(t.illuminate + item)
                elif action == HEAL:
                    found.append(t.gain_spirit)
                    for item in river:
                        if item >= N_ACTIONS:
                            found.append(t.heal + item)
                    for item in s.blessings:
                        if t.type[item] == TRAUMA:
                            found.append(t.heal + item)
                else:
                    found.append(t.gain_crystals if action == HELP else t.draw_cards)
                    for location in openings(s):
                        if t.kind[location] == action:
                            found.append(t.overcome + location)
        found.sort()
        return found

    def take(self, s: Wild, action: int) -> None:
        t = s.tables
        if action == t.end_phase:
            self.end(s)
            return
        if action >= t.first_moment:
            s.then(0, CHECK_TRIUMPH, self)
            answer(s, action)
            return
        s.then(0, CHOOSE_DICE, AFTER_ROLL, AFTER_ACTION, self)
        if action >= t.heal_first:
            if action == t.gain_spirit:
                begin_second(s, HEAL)
            else:
                begin_first(s, HEAL, action - t.heal)
        elif action == t.gain_crystals:
            begin_second(s, HELP)
        elif action == t.draw_cards:
            begin_second(s, EXPLORE)
        elif action >= t.overcome_first:
            location = action - t.overcome
            begin_first(s, t.kind[location], location)
            s.reduction = 0
        elif action == t.advance_light:
            begin_second(s, ILLUMINATE)
        else:
            begin_first(s, ILLUMINATE, action - t.illuminate)

    def words(self, s: Wild) -> Message:
        if AVAILABLE not in s.dice:
            return Message("sw-ask-no-dice")
        return Message("sw-ask-act", {"dice": s.available()})


def begin_first(s: Wild, action: int, target: int) -> None:
    """Choose the first ability of an Action card for a target. SW-5.3"""
    s.using = action
    s.ability = FIRST
    s.target = target
    s.need = needed(s, target)


def needed(s: Wild, target: int) -> int:
    """Return the successes that a target needs now; a Location may need less. OQ-69"""
    t = s.tables
    return max(1, t.pips[target] - s.reduction) if target in t.locations else t.pips[target]


def number_of(s: Wild, action: int) -> int:
    """Return what a die must show for an Action card: the number of its space. SW-6.3"""
    return s.tables.numbers[s.river.index(action)]


def begin_second(s: Wild, action: int) -> None:
    """Choose the second ability of an Action card."""
    s.using = action
    s.ability = SECOND
    s.target = -1
    s.need = 1


class InAction(Choice):
    """A step of the Action in progress."""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == LUMA and s.using >= 0

    def about(self, s: Wild, seat: int) -> list[str]:
        return [s.tables.names[item] for item in (s.using, s.target) if item >= 0]


class ChooseDice(InAction):
    """The player chooses which of the available dice are rolled. SW-5.4, SW-5.16"""

    def fits(self, s: Wild, seat: int) -> bool:
        return super().fits(s, seat) and AVAILABLE in s.dice and s.river.index(s.using) < s.tables.numbered

    def ask(self, s: Wild) -> list[int]:
        t = s.tables
        dice = s.dice
        found = list(range(dice[: t.starting].count(AVAILABLE) + 1))
        for die in range(t.starting, len(dice)):  # each bonus die may come along or not
            if dice[die] == AVAILABLE:
                found = [2 * n + more for n in found for more in (0, 1)]
            else:
                found = [2 * n for n in found]
        return [t.roll + n for n in found[1:]]  # the first is no die at all

    def run(self, s: Wild, seat: int) -> bool:
        # A single die leaves nothing to choose.
        if s.script < 0 and s.available() == 1:
            self.throw(s, [s.dice.index(AVAILABLE)])
            return True
        return False

    def take(self, s: Wild, action: int) -> None:
        self.throw(s, dice_of(s, action))

    def throw(self, s: Wild, chosen: list[int]) -> None:
        """Throw the dice; the number to reach is that of the card's space now. SW-6.3"""
        for die in chosen:
            hands.set_die(s, die, ROLLED)
        s.thrown = chosen
        s.number = number_of(s, s.using)
        s.push(ROLL_NOW, 0)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-dice", {**target_args(s), "number": number_of(s, s.using)})


def dice_of(s: Wild, action: int) -> list[int]:
    """Return the dice that a choice of dice means."""
    t = s.tables
    plain = action - t.roll
    bonus: list[int] = []
    for die in range(len(s.dice) - 1, t.starting - 1, -1):
        plain, more = divmod(plain, 2)
        if more:
            bonus.append(die)
    chosen = [die for die in range(t.starting) if s.dice[die] == AVAILABLE][:plain]
    return chosen + bonus[::-1]


class AfterRoll(InAction):
    """Moment (b): re-rolls, cards and Crystals in any order; then the result stands. OQ-12"""

    def run(self, s: Wild, seat: int) -> bool:
        ends = self.ends(s)
        if len(ends) > 1 or (s.script < 0 and self.answers(s)):
            return False
        if s.script >= 0 and expected(s) in self.ask(s):
            return False
        self.stand(s, ends[0])
        return True

    def answers(self, s: Wild) -> list[int]:
        """List what can be used before the result stands; no Crystal beyond what is needed. SW-9.5, SW-9.6"""
        found = usable(s, AFTER_ROLL_MOMENT)
        if s.crystals[s.using] and s.successes() and (s.ability == SECOND or s.total() < s.need):
            found.append(s.tables.spend)
        return found

    def ends(self, s: Wild) -> list[int]:
        """List the ways to let the result stand. SW-6.7, SW-6.8, SW-6.11, SW-6.12"""
        total = s.total()
        if s.ability == SECOND or total == 0 or total >= s.need:
            return [s.tables.stand]
        return [s.tables.fall_back, s.tables.decline]

    def ask(self, s: Wild) -> list[int]:
        return sorted(self.answers(s) + self.ends(s))

    def take(self, s: Wild, action: int) -> None:
        t = s.tables
        if action >= t.stand:
            self.stand(s, action)
            return
        s.push(self, 0)
        if action == t.spend:
            hands.put_crystals(s, s.using, -1)
            s.extra += 1
        else:
            answer(s, action)

    def stand(self, s: Wild, action: int) -> None:
        """Let the result stand and resolve the ability. SW-5.6"""
        total = s.total()
        if s.log is not None:
            log_roll(s, total)
        s.number = 0
        s.result = total
        if total == 0 or action == s.tables.decline:
            if s.log is not None:
                s.log.said("sw-log-nothing", 0)
        elif s.ability == FIRST and action != s.tables.fall_back:
            s.push(FirstAbility(), 0)
        else:
            s.push(SecondAbility(total), 0)

    def words(self, s: Wild) -> Message:
        total = s.total()
        if s.ability == SECOND:
            return Message("sw-ask-result", {"n": total, **target_args(s)})
        return Message("sw-ask-result-of", {"n": total, "need": s.need, **target_args(s)})


def log_roll(s: Wild, total: int) -> None:
    """Say what was rolled and what it came to."""
    assert s.log is not None
    shown = ", ".join(str(s.faces[die]) for die in s.tables.dice if s.dice[die] == ROLLED)
    card = f"#sw-card-{s.tables.names[s.using]}"
    added = s.extra if total else 0
    s.log.said("sw-log-roll", 0, card=card, number=s.number, dice=shown, n=total, added=added)


def target_args(s: Wild) -> dict[str, str | int]:
    """Return the words for the Action in progress: its card and its aim."""
    card = s.tables.names[s.using]
    aim = f"#sw-card-{s.tables.card_of[s.target]}" if s.target >= 0 else f"#sw-second-{card}"
    return {"card": f"#sw-card-{card}", "aim": aim}


class FirstAbility(Operation):
    """The first ability of the card in use happens. SW-7.1, SW-7.5, SW-7.9, SW-7.13"""

    printed_on_cards = False

    def fits(self, s: Wild, seat: int) -> bool:
        there = s.target not in s.tables.explorations or s.target in s.blessings
        return s.stage == LUMA and s.using >= 0 and there

    def run(self, s: Wild, seat: int) -> bool:
        target = s.target
        if target < 0:  # it left the River in the meantime
            return True
        if s.using == ILLUMINATE:
            illuminate(s, target)
        elif s.using == HEAL:
            if target in s.tables.creatures:
                heal_creature(s, target)
            else:
                heal_trauma(s, target)
        else:
            s.push(PlaceLocation(target), 0)
        return True


def heal_creature(s: Wild, item: int) -> None:
    """Discard a healed Creature, then gain its Crystals. SW-7.14, OQ-66"""
    s.healed.append(item)
    if s.log is not None:
        s.log.said("sw-log-healed", 0, creature=f"#sw-card-{s.tables.card_of[item]}")
    hands.leave_river(s, item)
    if s.tables.gift[item]:
        s.push(GainCrystals(s.tables.gift[item]), 0)


def heal_trauma(s: Wild, item: int) -> None:
    """A healed Trauma leaves its space for the box; then its effect follows. SW-16.12, OQ-72"""
    s.blessings.remove(item)
    hands.boxed(s, item, "blessings")
    if s.log is not None:
        s.log.said("sw-log-mended", 0, card=f"#sw-card-{s.tables.card_of[item]}")
    carry_out(s, s.tables.effect[item])


class SecondAbility(Amount):
    """The second ability of the card in use happens, with all successes. SW-7.4, 7.8, 7.12, 7.16"""

    printed_on_cards = False

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == LUMA and s.using >= 0

    def run(self, s: Wild, seat: int) -> bool:
        n = less(s, MINUS[s.using], self.n)
        if s.using == ILLUMINATE:
            s.push(MoveLight(n), 0)
        elif s.using == HELP:
            s.push(GainCrystals(n), 0)
        elif s.using == EXPLORE:
            s.push(DrawExploration(n), 0)
        else:
            hands.gain_spirit(s, n)
        return True


MINUS: Final = (-1, CRYSTAL_MINUS, DRAW_MINUS, SPIRIT_MINUS)
"""By Action card: the passive of a Trauma that takes from its second ability; nothing takes from Illuminate."""


def second_yield(s: Wild) -> int:
    """Return what the second ability of the card in use brings with the roll as it stands, and as far as it can."""
    n = less(s, MINUS[s.using], s.total())
    if s.using == ILLUMINATE:
        return min(n, s.light)
    if s.using == HELP:
        return min(n, s.room())
    if s.using == EXPLORE:
        return min(n, len(s.exploration_known) + len(s.exploration_deck) + len(s.exploration_discard))
    return min(n, s.tables.spirit_max - s.spirit)


def less(s: Wild, kind: int, n: int) -> int:
    """Return what Traumas leave of a second ability's yield. SW-16.16, OQ-72"""
    t = s.tables
    for item in s.blessings if kind >= 0 else ():
        if t.passive[item] == kind:
            n = max(t.passive_minimum[item], n - t.passive_n[item])
    return n


class AfterAction(InAction):
    """Step (d) is over: Luma's condition is looked at, then steps (e) to (g). SW-20.10, OQ-18"""

    def run(self, s: Wild, seat: int) -> bool:
        if has_triumphed(s):
            end_scene(s, True)
        else:
            close_action(s)
        return True

    def words(self, s: Wild) -> Message:
        return Message("sw-why-action", target_args(s))


# Steps without arguments are made once and shared.
CHOOSE_DICE: Final = ChooseDice()
ROLL_NOW: Final = Roll()
AFTER_ROLL: Final = AfterRoll()
AFTER_ACTION: Final = AfterAction()
ACT: Final = Act()
