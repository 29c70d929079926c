"""Who stood and who had fallen when a match was over. CS-6.5"""

from collections.abc import Sequence

from radura.core.text import Message
from radura.games.casting_shadows.chronicle import Fall, chronicle
from radura.games.casting_shadows.state import ShadowState


def reckoning(s: ShadowState, actions: Sequence[tuple[int, int]]) -> list[Message]:
    """Return each fighter with the HP that are left, or when and to what it fell: who fell last comes first of them."""
    told = chronicle(s, actions)
    falls = {} if told is None else told.falls
    late = list(falls)  # in the order in which they fell
    fighters = [fighter for fighter, character in enumerate(s.characters) if character >= 0]
    fighters.sort(key=lambda fighter: (-s.hp[fighter], -late.index(fighter) if fighter in falls else 0))
    return [_stands(s, fighter) if s.hp[fighter] else _fell(s, fighter, falls.get(fighter)) for fighter in fighters]


def _stands(s: ShadowState, fighter: int) -> Message:
    return Message("cs-sum-standing", {"who": s.name(fighter), "hp": s.hp[fighter]})


def _fell(s: ShadowState, fighter: int, fall: Fall | None) -> Message:
    who = s.name(fighter)
    if fall is None:
        return Message("cs-sum-fallen", {"who": who})
    if fall.by < 0:
        return Message("cs-sum-crystals", {"who": who, "round": fall.round})
    return Message("cs-sum-felled", {"who": who, "round": fall.round, "by": s.name(fall.by), "what": fall.cause})
