"""What the files of a maker mean together: every mistake names file, entry and field.

``radura.core.reading`` has checked the form of each entry. Here: the box, ids and counts, references, flags, words, the
way through the story (every Scene and every ending can be reached, every story ends), whether each Scene can be won,
effects that set each other off for ever, and the scripts of guided Scenes, which ``scripts.py`` also plays.
"""

from collections.abc import Sequence

from radura.games.storyfold_wildwoods.checks.box import check_box
from radura.games.storyfold_wildwoods.checks.circles import check_circles
from radura.games.storyfold_wildwoods.checks.entries import check_entries
from radura.games.storyfold_wildwoods.checks.references import check_references
from radura.games.storyfold_wildwoods.checks.scripts import check_scripts
from radura.games.storyfold_wildwoods.checks.story import check_story
from radura.games.storyfold_wildwoods.checks.texts import check_texts
from radura.games.storyfold_wildwoods.schema import Box, Campaign
from radura.games.storyfold_wildwoods.survey import Survey


def mistakes(box: Box, campaign: Campaign, names: Sequence[str]) -> list[str]:
    """Return the mistakes of the box and a campaign; ``names`` are those of its Chapter files."""
    out: list[str] = []
    check_box(box, out)
    check_entries(box, campaign, names, out)
    survey = Survey(box, campaign)
    check_references(survey, out)
    check_scripts(survey, out)
    check_circles(survey, out)
    check_story(survey, out)
    check_texts(survey, out)
    return list(dict.fromkeys(out))
