"""What options say they need, cost and bring is what then happens. Nothing is said that the rules do not keep."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod

import pytest
from tests.support.play import play
from tests.support.storyfold_wildwoods import rolled, scene

from radura.core.chance import Seeded
from radura.core.events import Counted, Log, Moved
from radura.core.kernel import CHANCE
from radura.core.record import play as play_logged
from radura.core.view import Amount, Option, View
from radura.games.storyfold_wildwoods import GAME
from radura.games.storyfold_wildwoods.state import AVAILABLE, USED, Wild
from radura.games.storyfold_wildwoods.steps.any_time import Pay
from radura.games.storyfold_wildwoods.steps.dice import RecoverDice, SpendDice
from radura.games.storyfold_wildwoods.steps.effects import GainCrystals
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit

CRYSTALS = [f"{action}/crystals" for action in ("illuminate", "help", "explore", "heal")]


def crystals(view: View) -> int:
    return sum(view.counters[counter] for counter in CRYSTALS)


def played() -> Iterator[tuple[Wild, View, Option, Log, Wild]]:
    """Play random campaigns; yield each choice with its option, what happened and the state after it."""
    for seed in range(14):
        luck = Seeded(seed)
        begin = ("prologue", "chapter1", "chapter2", "chapter3")[seed % 4]
        s: Wild = GAME.new(seed=seed, options={"begin": begin, "guided": "no", "luma_reroll": "always"})
        for _ in range(500):
            if s.outcome is not None:
                break
            action = _pick(s.legal(), luck)
            before = s.view(0)
            assert before.decision is not None
            option = next(o for o in before.decision.options if o.action == GAME.actions.show(action))
            old = s.clone()
            log = play_logged(s, action)
            yield old, before, option, log, s


def _pick(legal: list[int], luck: Seeded) -> int:
    """Choose what ends a phase less often, so that more is used and spent."""
    lively = [a for a in legal if GAME.actions.kind_of(a).name not in ("end_phase", "wait_all")]
    among = lively if lively and luck.below(3) else legal
    return among[luck.below(len(among))]


def changes(log: Log, counter: str) -> list[int]:
    """Return the values that a counter took, in order."""
    return [event.value for event in log.seen_by(0) if isinstance(event, Counted) and event.counter == counter]


def moved(log: Log, source: str, target: str) -> int:
    return sum(
        isinstance(event, Moved) and (event.source, event.target) == (source, target) for event in log.seen_by(0)
    )


def crystals_after(before: View, log: Log) -> int:
    """Return how many Crystals lie on the cards after what happened."""
    now = {counter: before.counters[counter] for counter in CRYSTALS}
    for event in log.seen_by(0):
        if isinstance(event, Counted) and event.counter in now:
            now[event.counter] = event.value
    return sum(now.values())


def test_costs_and_gains_are_what_happens() -> None:
    met: Counter[str] = Counter()
    for old, before, option, log, s in played():
        kind = option.kind
        cost = {amount.what: amount.n for amount in option.cost}
        gain = {amount.what: amount.n for amount in option.gain}
        match kind:
            case "roll":
                assert sum(cost.values()) == moved(log, "dice", "roll") > 0, option
            case "spend":
                assert cost == {"crystal": 1} and gain == {"success": 1}
                after = changes(log, f"{old.tables.names[old.using]}/crystals")
                assert after[0] == before.counters[f"{old.tables.names[old.using]}/crystals"] - 1
                assert option.note is not None and option.note.args["n"] == old.total() + 1
            case "place" | "pay" | "lose":
                card = option.values["action"]
                sign = 1 if kind == "place" else -1
                assert (gain if sign > 0 else cost) == {"crystal": 1}
                assert changes(log, f"{card}/crystals")[0] == before.counters[f"{card}/crystals"] + sign
            case "wait" | "wait_all" if "spirit" in gain:
                left = before.counters["spirit"] + gain["spirit"]
                while left < 0:  # the pawn goes back to the start of the track, SW-12.5
                    left += old.tables.spirit_max
                assert changes(log, "spirit")[0] == left
            case "stand" | "fall_back" if "spirit" in gain:
                assert changes(log, "spirit")[0] == before.counters["spirit"] + gain["spirit"]
            case "stand" | "fall_back" if "light" in gain:
                assert changes(log, "light")[0] == before.counters["light"] - gain["light"]
            case "stand" | "fall_back" if "card" in gain:
                assert moved(log, "exploration_deck", "drawn") == gain["card"]
            case "stand" | "fall_back" if "crystal" in gain:
                waiting = _pending(s, GainCrystals)
                assert crystals_after(before, log) - crystals(before) + waiting == gain["crystal"]
            case "use" | "ability" if "spirit" in gain and not cost:
                assert before.counters["spirit"] + gain["spirit"] in changes(log, "spirit")
            case "ability":
                paid = crystals(before) - crystals_after(before, log)
                assert paid + _pending(s, Pay) == cost.get("crystal", 0), option
            case _:
                pass
        if option.cost or option.gain:
            met[kind] += 1
    wanted = {"roll", "spend", "place", "pay", "lose", "wait", "stand", "fall_back", "use", "ability"}
    assert wanted <= set(met), wanted - set(met)


def _pending(s: Wild, kind: type[GainCrystals | Pay]) -> int:
    """Return the Crystals that are still to be placed or paid."""
    frame = s.stack
    while frame is not None:
        if isinstance(frame.step, kind):
            return frame.step.n
        frame = frame.below
    return 0


def test_dice_that_are_put_away_and_taken_back_are_named() -> None:
    dice = ["available", "available", "used", "used", "used", "available", "used"]
    s = scene("c1s1", SpendDice(1), dice=dice)
    assert [(o.cost, o.targets) for o in options(s)] == [
        ([Amount("d8", 1)], ["die_8.0", "die_8.1"]),
        ([Amount("d10", 1)], ["die_10"]),
    ]
    play(s, "put_away(d10)")
    assert s.dice[5] == USED
    s = scene("c1s1", RecoverDice(1), dice=dice)
    assert [(o.gain, o.targets) for o in options(s)] == [
        ([Amount("d8", 1)], ["die_8.2", "die_8.3", "die_8.4"]),
        ([Amount("d12", 1)], ["die_12"]),
    ]
    play(s, "take_back(d12)")
    assert s.dice[6] == AVAILABLE


def test_a_loss_that_is_not_answered_is_named() -> None:
    s = scene("c1s1", LoseSpirit(2), blessings=["heel_of_bread.0"], spirit=5)
    assert [(o.action, o.gain) for o in options(s)] == [
        ("use(heel_of_bread.0)", [Amount("spirit", 1)]),  # one space is free, two are promised by the card
        ("wait", [Amount("spirit", -2)]),
    ]
    play(s, "wait")
    assert s.spirit == 3


def options(s: Wild) -> list[Option]:
    decision = s.view(0).decision
    assert decision is not None
    return decision.options


def test_needs_and_numbers_are_those_of_the_roll() -> None:
    met: Counter[str] = Counter()
    for old, _, option, _, s in played():
        if option.note is None or option.note.id not in ("sw-note-need", "sw-note-number"):
            continue
        number = option.note.args["number"]
        assert (s.number or number) == number
        if s.using >= 0 and old.using < 0:
            assert s.need == option.note.args.get("need", 1)
            met[option.kind] += 1
    assert {"illuminate", "heal", "overcome", "advance_light", "gain_crystals", "draw_cards", "gain_spirit"} <= set(met)


@pytest.mark.parametrize("dice", [(1, 0, 0), (2, 0, 0), (1, 1, 0), (0, 1, 1), (1, 1, 1)])
@pytest.mark.parametrize("river", ["E I H G", "H I G E"])
def test_the_chance_of_a_roll_is_counted_over_all_faces(dice: tuple[int, int, int], river: str) -> None:
    states = ["available"] * dice[0] + ["used"] * (5 - dice[0])
    states += ["available" if has else "box" for has in dice[1:]]
    s = scene("c1s1", river=river, placed=["c1s1_waymark"], dice=states, brom="absent")
    play(s, "overcome(c1s1_ribbon)")
    if s.actor == CHANCE:  # a single die leaves nothing to choose
        return
    name = f"roll({dice[0]},{dice[1]},{dice[2]})"
    option = next(o for o in options(s) if o.action == name)
    assert option.note is not None
    good = _chance_of(s, name)
    assert option.note.args["percent"] == min(99, round(100 * good))


def _chance_of(s: Wild, name: str) -> Fraction:
    """Return how likely a roll brings what is needed, by counting over every face of every die."""
    play(s, name)
    sides = [GAME.tables.sides[die] for die in s.thrown]
    good = 0
    for faces in product(*[range(1, n + 1) for n in sides]):
        for die, shown in zip(s.thrown, faces, strict=True):
            s.faces[die] = shown
        good += s.total() >= s.need
    return Fraction(good, prod(sides))


def test_a_trauma_takes_from_what_is_promised() -> None:
    s = scene("c1s1", river="H I E G", blessings=["the_unsung_song"], brom="absent")
    play(s, "gain_crystals", *rolled(3, 3, 3))
    assert options(s)[0].action == "place(illuminate)"
    assert _pending(s, GainCrystals) == 2, "three successes, less one for the Trauma"
    s = scene("c1s1", river="H I E G", blessings=["the_unsung_song"], crystals={"help": 1}, brom="absent")
    play(s, "gain_crystals", *rolled(3, 3, 3))
    stand = next(o for o in options(s) if o.kind == "stand")
    assert stand.gain == [Amount("crystal", 2)] and stand.text.args["n"] == 2
