"""What damage by an enemy is made of, and what it costs its targets: the numbers of the rules and of every note."""

from typing import Final, NamedTuple

from radura.core.fields import Group, Name, Number, Some
from radura.games.casting_shadows.fields import Fighter
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.tables import EACH, ENEMY, UNLIMITED
from radura.games.casting_shadows.vocabulary import MOST

NONE: Final = -1
"""No Counterspell was used."""
MISSED: Final = UNLIMITED + 1
"""The target ran out of reach. Any other answer is how much it takes off."""


class Blow(NamedTuple):
    """One damage against one or more targets. Q-25"""

    source: int
    amount: int
    """With the bonuses."""
    tile_bonus: int
    companion_bonus: int
    cause: int
    """A card, or the Ability of a Character: an index of ``Tables.causes``."""
    range: int
    aim: int
    """The tile it is aimed at, -1: at fighters."""
    targets: tuple[int, ...]
    """In turn order."""

    def reaches(self, s: ShadowState, tile: int) -> bool:
        """Tell whether a target that has run to a tile is still hit. Q-28"""
        if self.aim >= 0:
            return tile == self.aim
        return bool(s.tables.boards[s.layout].reach[self.range][s.at[self.source]] >> tile & 1)


BLOW: Final = Group(
    Blow,
    Fighter(),
    Number(0, UNLIMITED),
    Number(0, MOST),
    Number(0, MOST),
    Name("cause"),
    Name("range"),
    Name("tile", empty=True),
    Some(Fighter()),
)
"""A blow as an argument of a step."""
ANSWERS: Final = Some(Number(NONE, MISSED))
LOSSES: Final = Some(Number(0, UNLIMITED))


def is_sound(s: ShadowState, blow: Blow, i: int, *rows: tuple[int, ...]) -> bool:
    """Tell whether a blow that was read from outside can be, with what stands beside it for each target."""
    targets, on_map = blow.targets, s.layout >= 0 and all(s.characters[f] >= 0 for f in range(len(s.hp)))
    if not on_map or not 0 <= i <= len(targets) or len({blow.source, *targets}) <= len(targets):
        return False
    return s.tables.blasts[blow.cause] is not None and all(len(row) == len(targets) for row in rows)


def can_aim(s: ShadowState, source: int, cause: int, enemy: int, tile: int) -> bool:
    """Tell whether an effect of the source can be aimed like this."""
    t = s.tables
    blast = t.blasts[cause]
    if blast is None or not (cause < t.n_attacks or cause == t.first_ability + s.characters[source]):
        return False
    if blast.aim == ENEMY:
        return tile < 0 <= enemy != source and s.hp[enemy] > 0
    return enemy < 0 and (tile < 0) == (blast.aim == EACH)


def enemies_of(s: ShadowState, source: int) -> list[int]:
    """Return whom a fighter can hit, in turn order; a Bot hits only the player. CS-10.3, Q-74"""
    if source >= s.seats:
        return [0]
    return [f for f in s.after_active() if f != source and s.hp[f] > 0]


def bonuses(s: ShadowState, source: int) -> tuple[int, int]:
    """Return what the source's tile and Companion would add to an Attack Spell now. CS-15.5, Q-59, Q-60"""
    at, pet = s.at[source], s.companion[source]
    tile, friend = s.tables.tile_traits[at], s.tables.pet(pet)
    here = 0 if tile.dealt_once and at in s.boosted else tile.dealt
    beside = 0 if friend.dealt_once and s.booster(pet) in s.boosted else friend.dealt
    return here, beside


def aimed(s: ShadowState, source: int, cause: int, enemy: int, tile: int, spent: int) -> Blow:
    """Return the damage that a card or an Ability would do now, paid with so many Resources. CS-10.2 to CS-10.4"""
    t = s.tables
    blast = t.blasts[cause]
    assert blast is not None
    here, beside = bonuses(s, source) if cause < t.n_attacks else (0, 0)
    amount = max(blast.amount(spent) + here + beside, 0)
    if blast.aim == ENEMY:
        return Blow(source, amount, here, beside, cause, blast.range, -1, (enemy,))
    enemies = enemies_of(s, source)
    if blast.aim == EACH:
        return Blow(source, amount, here, beside, cause, blast.range, -1, tuple(enemies))
    there = tuple(f for f in enemies if s.at[f] == tile)
    return Blow(source, amount, here, beside, cause, blast.range, tile, there)


def suffered(s: ShadowState, target: int, amount: int, answer: int, at: int) -> int:
    """Return what a target on a tile would lose."""
    return 0 if answer == MISSED else stages(s, target, amount, answer, at)[2]


def stages(s: ShadowState, target: int, amount: int, answer: int, at: int) -> tuple[int, int, int]:
    """Return what is left of damage after the Counterspell, after the tile, and after the Companion. Q-29, Q-30"""
    tile, pet = s.tables.tile_traits[at], s.tables.pet(s.companion[target])
    if tile.forbids or pet.forbids:
        tiled = amount + max(tile.taken, 0)
        return amount, tiled, tiled + max(pet.taken, 0)
    answered = max(amount - answer, 0) if answer > 0 else amount
    tiled = min(max(answered + tile.taken, 0), tile.cap)
    return answered, tiled, min(max(tiled + pet.taken, 0), pet.cap)


def losses(s: ShadowState, blow: Blow, answers: tuple[int, ...]) -> tuple[int, ...]:
    """Return what each target would lose where it stands now."""
    return tuple(
        suffered(s, target, blow.amount, answer, s.at[target])
        for target, answer in zip(blow.targets, answers, strict=True)
    )


def crystal_damage(s: ShadowState, seat: int, crystals: int) -> int:
    """Return what so many Cursed Crystals would cost at the end of the turn. CS-5.3, CS-7.6"""
    return 0 if s.tables.pet(s.companion[seat]).immune else crystals
