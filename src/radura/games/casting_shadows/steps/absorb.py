"""Phase 3: absorb, transform, suffer the crystals. CS-5, CS-8, Q-17, Q-18, Q-57"""

from typing import ClassVar

from radura.core.fields import Field
from radura.core.text import Message
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.steps.base import TurnStep
from radura.games.casting_shadows.steps.blow import crystal_damage
from radura.games.casting_shadows.steps.dice import OpenPortal
from radura.games.casting_shadows.steps.fall import eliminate
from radura.games.casting_shadows.tables import CURSE, SHADOW


class Absorb(TurnStep):
    """Absorb Shadow Fragments and transform, as often and in the order the seat likes. CS-5.1, CS-5.2, Q-72"""

    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "absorb"
    on: ClassVar[tuple[str, ...]] = ("turn",)

    @staticmethod
    def can_absorb(s: ShadowState, seat: int) -> bool:
        """Tell whether a Fragment is left and the dial has room. CS-8.1 to CS-8.3"""
        return s.energy[seat] < s.tables.limits[s.form[seat]] and s.count(SHADOW) > 0

    @staticmethod
    def can_transform(s: ShadowState, seat: int) -> bool:
        """Tell whether the seat is in Base Form with enough Energy. CS-8.4, CS-8.6"""
        return s.form[seat] == 0 and s.energy[seat] >= s.tables.numbers.transform_cost

    def run(self, s: ShadowState, seat: int) -> bool:
        if self.can_absorb(s, seat) or self.can_transform(s, seat):
            return False
        suffer_crystals(s, seat)
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        a = s.tables.actions
        out = [a.absorb] if self.can_absorb(s, seat) else []
        if self.can_transform(s, seat):
            out.append(a.transform)
        out.append(a.finish)
        return out

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        a = s.tables.actions
        if action == a.finish:
            suffer_crystals(s, seat)
            return
        s.push(self, seat)
        if action == a.absorb:
            if s.log is not None:
                s.log.said("cs-log-absorb", seat, who=s.name(seat), energy=s.energy[seat] + 1)
            s.lose(SHADOW)
            s.set_energy(seat, s.energy[seat] + 1)
        else:
            self._transform(s, seat)

    @staticmethod
    def _transform(s: ShadowState, seat: int) -> None:
        """Turn the board to its Shadow Form and take a Companion. CS-8.4 to CS-8.7"""
        t = s.tables
        s.set_energy(seat, s.energy[seat] - t.numbers.transform_cost)
        s.form[seat] = 1
        if s.log is not None:
            character = t.characters[s.characters[seat]]
            s.log.said("cs-log-transform", seat, who=s.name(seat), form=f"#cs-form-{character}-shadow")
            s.log.flipped(character, "shadow")
        s.push(Summon(), seat)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        if s.stack is not None and s.stack.step is self:
            return Message("cs-ask-absorb")
        return Message("cs-why-transform", {"who": s.name(seat)})


class Summon(TurnStep):
    """Take one Companion from the Portal, by duty; it works at once. CS-8.7, CS-8.15, CS-13.2, Q-57"""

    params: ClassVar[tuple[Field, ...]] = ()
    on: ClassVar[tuple[str, ...]] = ("absorb",)

    def suits(self, s: ShadowState, seat: int) -> bool:
        return bool(s.portal) and s.companion[seat] < 0

    def options(self, s: ShadowState, seat: int) -> list[int]:
        t = s.tables
        return [t.actions.summon + item - t.first_companion for item in sorted(s.portal)]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        t = s.tables
        item = action - t.actions.summon + t.first_companion
        s.portal = without(s.portal, item)
        s.companion[seat] = item
        if s.log is not None:
            s.log.said("cs-log-summon", seat, who=s.name(seat), card=t.card_words[item])
            s.log.moved(t.items[item], "portal", f"companion.{seat}")
        s.push(OpenPortal(), seat)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-summon")


def suffer_crystals(s: ShadowState, seat: int) -> None:
    """Take 1 damage for each Cursed Crystal left; no enemy did it. CS-5.3, CS-7.6, Q-21, Q-31"""
    damage = crystal_damage(s, seat, s.count(CURSE))
    if not damage:
        return
    if s.log is not None:
        left = s.on_dial(s.hp[seat] - damage)
        s.log.said("cs-log-crystals", seat, who=s.name(seat), n=damage, hp=left)
    s.set_hp(seat, s.hp[seat] - damage)
    if s.hp[seat] == 0:
        eliminate(s, [seat])
