"""The box: the pieces that the rules speak of, and numbers that fit together."""

from radura.games.storyfold_wildwoods.pieces import ACTION_CARDS, HERO_FACES, N_ACTIONS
from radura.games.storyfold_wildwoods.schema import Box

TIMINGS = {"luma_and_brom": "instead_of_final_shadow", "luma": "roll", "protect": "any", "cure": "any"}
"""When the rules let each face be used. SW-14"""


def check_box(box: Box, out: list[str]) -> None:
    """Add the mistakes of the box."""

    def wrong(entry: str, why: str) -> None:
        out.append(f"box.toml: {entry}: {why}")

    if sorted(action.id for action in box.action) != sorted(ACTION_CARDS):
        wrong("action", f"the Action cards are {', '.join(ACTION_CARDS)}")
    if {hero.id: tuple(face.id for face in hero.face) for hero in box.hero} != HERO_FACES:
        faces = "; ".join(f"{hero} with the faces {' and '.join(faces)}" for hero, faces in HERO_FACES.items())
        wrong("hero", f"the heroes are {faces}")
    for hero in box.hero:
        for face in hero.face:
            if face.id in TIMINGS and face.timing != TIMINGS[face.id]:
                wrong(face.id, f"timing: this ability is used at {TIMINGS[face.id]}")
    constants = box.constants
    numbered = [number for number in constants.river_spaces if number]
    if list(constants.river_spaces[: len(numbered)]) != sorted(set(numbered)):
        wrong("constants", "river_spaces: numbers rise from the Start of the River; 0 stands for the spaces after them")
    if not numbered or len(constants.river_spaces) <= N_ACTIONS:
        wrong("constants", f"river_spaces: the {N_ACTIONS} Action cards and a Creature need a space, one with a number")
    if not constants.starting_dice or len(set(constants.starting_dice)) != 1:
        wrong("constants", "starting_dice: there is at least one, and all have the same number of sides")
    every = [*constants.starting_dice[:1], *constants.bonus_dice]
    if len(set(every)) != len(every):
        wrong("constants", "bonus_dice: each has another number of sides")
    if any(sides < 2 for sides in every):
        wrong("constants", "starting_dice, bonus_dice: a die has at least 2 sides")
    counts = {piece.id: piece.count for piece in box.component}
    needed = {f"die_{sides}": 1 for sides in constants.bonus_dice}
    if constants.starting_dice:
        needed[f"die_{constants.starting_dice[0]}"] = len(constants.starting_dice)
    needed |= {"crystal": N_ACTIONS * constants.crystals_per_action_card, "location_pawn": 1}
    for id, count in needed.items():
        if counts.get(id, 0) < count:
            wrong(id, f"count: the numbers of the box need {count}")
    for id in [id for id in counts if id.startswith("die_") and id not in needed]:
        wrong(id, "no such die is among starting_dice and bonus_dice")
