"""Elimination, and the end of the match. CS-6.3 to CS-6.10, Q-5, Q-22, Q-49"""

from radura.core.kernel import Outcome
from radura.games.casting_shadows.state import ShadowState


def eliminate(s: ShadowState, fallen: list[int]) -> bool:
    """Take fallen fighters out of the game, in turn order; True if that ends the match or the turn. CS-6.3 to CS-6.5"""
    for fighter in fallen:
        _clear(s, fighter)
    if _is_over(s):
        return True
    if s.turn in fallen:  # CS-3.8, Q-49: the turn ends at once, whatever was pending lapses
        assert s.stack is not None
        while s.stack.below is not None:
            s.stack = s.stack.below
        return True
    return False


def _clear(s: ShadowState, fighter: int) -> None:
    """Put away what a fallen fighter had; the Home tile stays. Q-5, CS-6.9"""
    log, t = s.log, s.tables
    for item in s.books[fighter][:]:
        s.throw_away(fighter, item)
    s.sink_all(fighter)
    pet = s.companion[fighter]
    if pet >= 0:
        s.stung[fighter] = False
        s.boosted = [one for one in s.boosted if one != s.booster(pet)]
        s.show_companion(fighter)
        s.companion[fighter] = -1
        s.companion_bottom = [*s.companion_bottom, pet]
        if log is not None:
            log.moved(t.items[pet], f"companion.{fighter}", "companion_deck")
    if log is not None:
        before = sum(at < 0 for at in s.at[:fighter])
        log.said("cs-log-out", fighter, who=s.name(fighter))
        log.moved(t.meeples[s.characters[fighter]], f"tile.{t.tiles[s.at[fighter]]}", "fallen", at=before)
    s.at[fighter] = -1


def _is_over(s: ShadowState) -> bool:
    """End the match the moment one fighter remains. CS-6.5, Q-22, Q-74"""
    standing = [f for f in range(len(s.hp)) if s.hp[f] > 0]
    if s.seats == 1:
        if s.hp[0] == 0:
            s.finish(Outcome((-1.0,), (), "bots"))
        elif len(standing) == 1:
            s.finish(Outcome((1.0,), (0,), "last"))
    elif len(standing) == 1:
        winner = standing[0]
        s.finish(Outcome(tuple(1.0 if seat == winner else -1.0 for seat in range(s.seats)), (winner,), "last"))
    return s.outcome is not None
