"""The end of a round. LF-16"""

from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.steps.table import card_ref, season_ref, token_item
from radura.games.living_forest_duel.tables import WATER


def end_round(s: DuelState) -> int:
    """Carry out the steps that end a round and return the seat that begins the next one. LF-5.7, LF-5.8"""
    starter = s.first_done
    assert starter >= 0, f"the round ended before anybody was done: {s.to_position()}"
    if s.log is not None:
        s.log.said("lf-log-round-end", opens="phase", n=s.round)
    fight_fire(s)
    spread_fire(s)
    take_tokens_back(s)
    clear_lines(s)
    s.first_done = -1
    s.round += 1
    if s.log is not None:
        s.log.said("lf-log-round-begin", starter, opens="turn", who=season_ref(s, starter), n=s.round)
        s.log.counted("round", s.round)
    return starter


def on_fire(s: DuelState) -> list[int]:
    """Return the clearing cards on fire: a fire token or Onibi, once each. LF-16.1, LF-16.2, OQ-33"""
    onibi = s.onibi
    return [at for at, fire in enumerate(s.burning) if fire or at == onibi]


def fire_total(s: DuelState, fires: list[int]) -> int:
    """Return what these cards on fire are worth together. LF-16.3"""
    value = s.tables.fire_value
    return sum([value[at] for at in fires])


def fight_fire(s: DuelState) -> None:
    """Whoever has less water than there is fire gets varans, one for each card on fire. LF-16.3 to LF-16.7"""
    fires = on_fire(s)
    total = fire_total(s, fires)
    if s.log is not None:
        values = " + ".join(str(fire_total(s, [at])) for at in fires)
        s.log.said("lf-log-burning", n=len(fires), sum=values, fire=total)
    for seat in (s.summer, 1 - s.summer):
        water = s.strength(seat, WATER)
        varans = [] if water >= total else s.varans[seat][: len(fires)]  # OQ-37
        if s.log is not None:
            words = "lf-log-held" if water >= total else "lf-log-burnt"
            shared, line, trees = strength_parts(s, seat, WATER)
            s.log.said(
                words,
                seat,
                who=season_ref(s, seat),
                n=len(varans),
                fire=total,
                water=water,
                shared=shared,
                line=line,
                trees=trees,
            )
            for card in varans:
                s.log.moved(s.tables.items[card], f"varans.{seat}", "discard")
        if varans:
            s.varans = replaced(s.varans, seat, s.varans[seat][len(varans) :])
            s.discard = s.discard + varans


def strength_parts(s: DuelState, seat: int, element: int) -> tuple[int, int, int]:
    """Return what shared line, personal line and forest add to a strength. LF-8.5 to LF-8.8"""
    line = sum(s.tables.amounts[card][element] for card in s.lines[seat])
    return s.open[element], line, s.own[seat * 4 + element] - line


def spread_fire(s: DuelState) -> None:
    """Both cards beside Onibi catch fire; the ends are neighbours of each other. LF-16.8, LF-16.9"""
    t = s.tables
    for at in ((s.onibi - 1) % t.slots, (s.onibi + 1) % t.slots):
        if not s.burning[at]:
            s.burning = replaced(s.burning, at, 1)
            if s.log is not None:
                s.log.said("lf-log-spread", card=card_ref(s, t.first_clearing + at))
                s.log.counted(f"{t.clearing[at]}/fire", 1)
    s.find_least_fire()


def take_tokens_back(s: DuelState) -> None:
    """Everybody takes back all tokens, lost ones included. LF-16.10"""
    each = s.tables.tokens_each
    if s.log is not None:
        s.log.said("lf-log-cleared", n=each)
    for seat in range(2):
        if s.log is not None:
            for number in range(each - s.tokens[seat]):
                token = token_item(s, seat, number)
                laid = s.laid_on[seat * each + number] >= 0
                s.log.moved(token, "pointing" if laid else f"lost.{seat}", f"tokens.{seat}")
                if laid:
                    s.log.flipped(token, "")
    s.tokens = [each, each]
    s.lost = [0, 0]
    s.laid_on = [-1] * (2 * each)
    s.laid_card = [-1] * (2 * each)


def clear_lines(s: DuelState) -> None:
    """All cards of the three lines are discarded, and their sums with them. LF-16.11"""
    for seat in range(2):
        for card in s.lines[seat]:
            s.count(seat, card, -1)
    if s.log is not None:
        for place, line in (("line.shared", s.shared), ("line.0", s.lines[0]), ("line.1", s.lines[1])):
            for card in line:
                s.log.moved(s.tables.items[card], place, "discard")
    s.discard = s.discard + s.shared + s.lines[0] + s.lines[1]
    s.shared = []
    s.lines = [[], []]
    s.lone = [0, 0, 0]
    s.open = [0, 0, 0, 0]
    s.shown = [0, 0, 0, 0]
    s.mark = [0, 0, 0, 0]
    s.mine = [-1, -1, -1, -1, -1, -1, -1, -1]
