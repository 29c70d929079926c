"""Phase 3: absorb, transform, suffer the crystals. CS-5, CS-8, Q-17, Q-18, Q-57"""

from radura.core.kernel import Step
from radura.core.text import Message
from radura.games.casting_shadows.actions import ABSORB, FINISH, SUMMON, TRANSFORM
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.steps.dice import OpenPortal
from radura.games.casting_shadows.steps.fall import eliminate
from radura.games.casting_shadows.tables import (
    CARD_WORDS,
    CHARACTERS,
    CURSE,
    FIRST_COMPANION,
    ITEMS,
    LIMITS,
    NUMBERS,
    PETS,
    SHADOW,
)


class Absorb(Step[ShadowState]):
    """Absorb Shadow Fragments and transform, as often and in the order the seat likes. CS-5.1, CS-5.2, Q-72"""

    @staticmethod
    def can_absorb(s: ShadowState, seat: int) -> bool:
        """Tell whether a Fragment is left and the dial has room. CS-8.1 to CS-8.3"""
        return s.energy[seat] < LIMITS[s.form[seat]] and s.count(SHADOW) > 0

    @staticmethod
    def can_transform(s: ShadowState, seat: int) -> bool:
        """Tell whether the seat is in Base Form with enough Energy. CS-8.4, CS-8.6"""
        return s.form[seat] == 0 and s.energy[seat] >= NUMBERS.transform_cost

    def run(self, s: ShadowState, seat: int) -> bool:
        if self.can_absorb(s, seat) or self.can_transform(s, seat):
            return False
        suffer_crystals(s, seat)
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        out = [ABSORB] if self.can_absorb(s, seat) else []
        if self.can_transform(s, seat):
            out.append(TRANSFORM)
        out.append(FINISH)
        return out

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        if action == FINISH:
            suffer_crystals(s, seat)
            return
        s.push(self, seat)
        if action == ABSORB:
            s.lose(SHADOW)
            s.set_energy(seat, s.energy[seat] + 1)
            if s.log is not None:
                s.log.said("cs-log-absorb", seat, who=s.name(seat), energy=s.energy[seat])
            return
        s.set_energy(seat, s.energy[seat] - NUMBERS.transform_cost)
        s.form[seat] = 1
        if s.log is not None:
            s.log.flipped(CHARACTERS[s.characters[seat]], "shadow")
            form = f"#cs-form-{CHARACTERS[s.characters[seat]]}-shadow"
            s.log.said("cs-log-transform", seat, who=s.name(seat), form=form)
        s.push(Summon(), seat)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-absorb")


class Summon(Step[ShadowState]):
    """Take one Companion from the Portal, by duty; it works at once. CS-8.7, CS-8.15, CS-13.2, Q-57"""

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [SUMMON + item - FIRST_COMPANION for item in sorted(s.portal)]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        item = action - SUMMON + FIRST_COMPANION
        s.portal = without(s.portal, item)
        s.companion[seat] = item
        if s.log is not None:
            s.log.moved(ITEMS[item], "portal", f"companion.{seat}")
            s.log.said("cs-log-summon", seat, who=s.name(seat), card=CARD_WORDS[item])
        s.push(OpenPortal(), seat)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-summon")


def suffer_crystals(s: ShadowState, seat: int) -> None:
    """Take 1 damage for each Cursed Crystal left; no enemy did it. CS-5.3, CS-7.6, Q-21, Q-31"""
    crystals = s.count(CURSE)
    pet = s.companion[seat]
    if not crystals or (pet >= 0 and PETS[pet - FIRST_COMPANION].immune):
        return
    s.set_hp(seat, s.hp[seat] - crystals)
    if s.log is not None:
        s.log.said("cs-log-crystals", seat, who=s.name(seat), n=crystals, hp=s.hp[seat])
    if s.hp[seat] == 0:
        eliminate(s, [seat])
