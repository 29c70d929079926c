"""Who stood and who had fallen when a match was over. CS-6.5"""

from radura.core.text import Message
from radura.games.casting_shadows.state import ShadowState


def reckoning(s: ShadowState) -> list[Message]:
    """Return each fighter with the HP that are left, those still standing first."""
    order = sorted(range(len(s.hp)), key=lambda fighter: -s.hp[fighter])
    return [_left(s, fighter) for fighter in order if s.characters[fighter] >= 0]


def _left(s: ShadowState, fighter: int) -> Message:
    if s.hp[fighter] == 0:
        return Message("cs-sum-fallen", {"who": s.name(fighter)})
    return Message("cs-sum-standing", {"who": s.name(fighter), "hp": s.hp[fighter]})
