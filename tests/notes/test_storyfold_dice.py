"""The chance shown at a choice of dice is the share of all falls of the dice after which the engine grants success."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from radura.core.chance import Seeded
from radura.core.events import Log, Said
from radura.core.kernel import CHANCE
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import Wild

POSITIONS = 2000
BEGINNINGS = ("chapter1", "chapter2", "chapter3")


def questions() -> Iterator[Wild]:
    """Yield positions in which dice are chosen for a roll, from campaigns in which Crystals are gained often."""
    seed = 0
    while True:
        luck = Seeded(seed)
        s: Wild = GAME.new(seed=seed, options={"begin": BEGINNINGS[seed % 3], "guided": "no"})
        for _ in range(600):
            if s.outcome is not None:
                break
            legal = s.legal()
            if GAME.actions.kind_of(legal[0]).name == "roll":
                yield s
            s.apply(lively(legal, luck))
        seed += 1


def lively(legal: list[int], luck: Seeded) -> int:
    """Choose at random, but rarely what ends a phase."""
    busy = [a for a in legal if GAME.actions.kind_of(a).name not in ("end_phase", "wait_all", "spend")]
    among = busy if busy and luck.below(4) else legal
    return among[luck.below(len(among))]


def shown(s: Wild, action: int) -> tuple[int, int]:
    """Return the percentages of the note: without Crystals and with them."""
    note = GAME.option(s, action).note
    assert note is not None
    percent = int(note.args["percent"])
    return percent, int(note.args.get("spending", percent))


def counted(s: Wild, action: int) -> tuple[int, int]:
    """Return the same percentages, counted over the falls of the dice.

    For each die only two falls differ, below the number and from it on, so a face of each stands for all of its kind.
    """
    s = s.clone()
    s.rng = None
    s.apply(action)
    assert s.actor == CHANCE
    sides = [s.tables.sides[die] for die in s.thrown]
    without = spending = Fraction(0)
    number = s.number or 99  # on a space without a number no face is a success
    for falls in product((False, True), repeat=len(sides)):
        share = Fraction(1)
        for reaches, n in zip(falls, sides, strict=True):
            good = max(0, n - number + 1)
            share *= Fraction(good if reaches else n - good, n)
        if share:
            fallen = s.clone()
            fallen.log = Log()
            for reaches, n in zip(falls, sides, strict=True):
                fallen.apply(fallen.tables.face + (n if reaches else 1) - 1)
            without += share * (result(fallen, spend=False) >= s.need)
            spending += share * (result(fallen, spend=True) >= s.need)
    return min(99, round(100 * without)), min(99, round(100 * spending))


def result(fallen: Wild, spend: bool) -> int:
    """Return what a roll comes to, with Crystals spent as long as they are offered or with none."""
    s = fallen.clone()
    s.log = fallen.log
    while (stood := standing(s)) is None and spend and s.tables.spend in s.legal():
        s.log = Log()
        s.apply(s.tables.spend)
    return s.total() if stood is None else stood


def standing(s: Wild) -> int | None:
    """Return the result that stands already, because nothing was left to choose; None: the roll is open."""
    assert s.log is not None
    said = [e.text for e in s.log.seen_by(0) if isinstance(e, Said)]
    return next((int(text.args["n"]) for text in said if text.id == "sw-log-roll"), None)


def test_the_chance_shown_is_the_share_of_the_falls_that_succeed() -> None:
    missing = {True: POSITIONS // 2, False: POSITIONS // 2}  # by whether Crystals can make up for successes
    for s in questions():
        can_help = s.crystals[s.using] > 0 and s.need > 1
        if not missing[can_help]:
            continue
        missing[can_help] -= 1
        legal = s.legal()
        action = legal[sum(missing.values()) % len(legal)]
        without, spending = shown(s, action)
        assert (without, spending) == counted(s, action), f"{GAME.actions.show(action)} in {s.to_position()}"
        if not any(missing.values()):
            break
