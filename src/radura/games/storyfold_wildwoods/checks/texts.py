"""The texts of a campaign: each language that is there has every one, and none is empty."""

import re

from radura.core.text import LANGUAGES
from radura.games.storyfold_wildwoods import vocabulary as ops
from radura.games.storyfold_wildwoods.checks.entries import card_ids
from radura.games.storyfold_wildwoods.fluent import kinds
from radura.games.storyfold_wildwoods.schema import Campaign, ChapterFile, Ops
from radura.games.storyfold_wildwoods.survey import Survey, flat

Needed = dict[str, dict[str, set[str]]]
"""File -> entry -> fields."""

ALONE = re.compile(r"(text|intro|won|lost)_alone")
"""Texts without Brom, which may be left out."""


def check_texts(survey: Survey, out: list[str]) -> None:
    """Add a mistake for every text that is missing, empty or read by nobody."""
    campaign = survey.campaign
    if not any(campaign.words.values()):
        out.append("campaign.toml: there are no words: a folder en, it or nl with a file for each file is needed")
    needed, named = needed_words(survey), {*kinds(campaign), "icons"}
    for lang in LANGUAGES:
        words = campaign.words[lang]
        if not words:
            continue
        for name, entries in needed.items():
            table = words.get(name, {})
            for entry, fields in entries.items():
                for field in sorted(fields - set(table.get(entry, {}))):
                    out.append(f"{lang}/{name}.toml: {entry}: {field} is missing")
            for entry, given in table.items():
                if entry not in entries:
                    out.append(f"{lang}/{name}.toml: {entry}: no such entry in {name}.toml")
                    continue
                for field, text in given.items():
                    is_form = field == "the" and entry not in named
                    if field not in entries[entry] and not is_form and not ALONE.fullmatch(field):
                        out.append(f"{lang}/{name}.toml: {entry}: {field}: nobody reads this field")
                    elif not text.strip():
                        out.append(f"{lang}/{name}.toml: {entry}: {field}: the text is empty")


def needed_words(survey: Survey) -> Needed:
    """Return the texts that a campaign must have."""
    campaign = survey.campaign
    frame: dict[str, set[str]] = {campaign.frame.id: {"name", "text"}, "icons": set()}
    frame |= {ending.id: {"name", "text"} for ending in campaign.frame.ending}
    out: Needed = {"campaign": frame, "decks": {id: {"name", "flavour"} for id in card_ids(campaign)}}
    for file in campaign.chapters:
        table: dict[str, set[str]] = {file.chapter.id: {"name", "text"}}
        if can_be_lost(campaign, file):
            table[file.chapter.id].add("restart")
        table |= {story.id: {"name", "text"} for story in file.story}
        for scene in file.scene:
            fields = {"name", "intro", "goal", "won", "lost"}
            fields |= {f"icon_{effect.icon}" for effect in scene.shadow_effect}
            fields |= {f"guide_{step.step}" for step in scene.script}
            table[scene.id] = fields
            frame["icons"] |= {effect.icon for effect in scene.shadow_effect}
            for location in scene.location:
                table[location.id] = {"name", "text"} | ({"requires"} if location.requires is not None else set())
        out[file.chapter.id] = table
    _choices(survey, out)
    return out


def can_be_lost(campaign: Campaign, file: ChapterFile) -> bool:
    """Tell whether a Chapter can begin again: it has a final Shadow card, or another effect says so."""
    if file.chapter.setup.final_shadow:
        return True
    decks = campaign.decks
    effects: list[Ops] = [card.effect for card in decks.exploration] + [card.on_heal for card in decks.exploration]
    effects += [card.after for card in decks.creature]
    effects += [card.effect for card in decks.shadow if card.kind != "final"]
    effects += [card.effect for card in file.story]
    for scene in file.scene:
        effects += [effect.effect for effect in scene.shadow_effect] + [location.effect for location in scene.location]
        effects += [scene.triumph.effect, scene.shadow_triumph.effect]
    return any(isinstance(op, ops.RestartChapterOp) for effect in effects for op in flat(effect))


def _choices(survey: Survey, out: Needed) -> None:
    """Add the words of each list that a ``choose`` offers; they stand beside the entry that has it."""
    for place, effect in survey.effects():
        most = max((len(op.options) for op in flat(effect) if isinstance(op, ops.ChooseOp)), default=0)
        table = out.get(place.file.removesuffix(".toml"), {}).get(place.entry)
        if table is not None:
            table |= {f"{words_of(place.field)}_{i + 1}" for i in range(most)}


def words_of(field: str) -> str:
    """Return how the words of choices in a field of an entry are called."""
    if field.startswith("icon "):
        return field.replace(" ", "_", 1)
    return {"triumph.effect": "won", "shadow_triumph.effect": "lost"}.get(field, "option")
