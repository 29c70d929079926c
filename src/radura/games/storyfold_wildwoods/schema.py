"""The tables of the box and of a campaign folder: strict structs, one for each kind of entry.

An unknown key or a wrong type stops the loading. docs/make/campaigns.md explains the fields.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from radura.games.storyfold_wildwoods.vocabulary import AnyOp, Condition

Positive = Annotated[int, Meta(ge=1, le=1_000)]
NotNegative = Annotated[int, Meta(ge=0, le=1_000)]
Source = Literal["rulebook", "public", "inferred", "designed"]
Ops = tuple[AnyOp, ...]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a file in which every key is known."""


# -- the box ----------------------------------------------------------------------------


class Constants(Strict):
    """Numbers that are on no card."""

    river_spaces: tuple[NotNegative, ...]
    starting_dice: tuple[Positive, ...]
    bonus_dice: tuple[Positive, ...]
    crystals_per_action_card: Positive
    spirit_max: Positive
    wildwood_side_length: Positive
    blessing_spaces: Positive
    luma_reroll: Literal["luma_side", "always"]


class Component(Strict):
    """A physical thing of the box."""

    id: str
    count: Positive
    source: Source
    ref: str = ""


class ActionCard(Strict):
    """One of the four Action cards. SW-1.1"""

    id: str
    source: Source


class HeroFace(Strict):
    """One side of the Luma or the Brom card. SW-14"""

    id: str
    timing: Literal["instead_of_final_shadow", "roll", "any"]
    cost_crystals: NotNegative
    effect: Ops


class Hero(Strict):
    """The Luma or the Brom card. SW-1.2"""

    id: str
    source: Source
    face: tuple[HeroFace, ...]


class Box(Strict):
    """What every campaign shares."""

    constants: Constants
    component: tuple[Component, ...]
    action: tuple[ActionCard, ...]
    hero: tuple[Hero, ...]


# -- the decks --------------------------------------------------------------------------


class Passive(Strict):
    """What a Trauma does while it lies in a Blessing space."""

    kind: Literal["spirit_gain_minus", "crystal_gain_minus", "exploration_draw_minus", "scene_start_lose_spirit"]
    n: Positive
    minimum: NotNegative = 0


class Exploration(Strict):
    """An Exploration card. SW-1.10"""

    id: str
    type: Literal["blessing", "curse", "companion", "trauma"]
    count: Positive
    base_deck: bool
    source: Source
    timing: Literal["any", "luma_phase", "roll", "spirit_loss", ""] = ""
    effect: Ops = ()
    pips: NotNegative = 0
    passive: Passive | None = None
    on_heal: Ops = ()
    after_heal: Literal["box", ""] = ""


class Creature(Strict):
    """A Creature card. SW-17"""

    id: str
    count: Positive
    entry: str
    pips: Positive
    spirit: NotNegative
    crystals: NotNegative
    after: Ops
    source: Source
    guardian: bool = False


class Shadow(Strict):
    """A Shadow card. SW-13"""

    id: str
    kind: Literal["prologue", "regular", "final"]
    count: Positive
    effect: Ops
    source: Source


class Decks(Strict):
    """The cards that the Chapters share."""

    exploration: tuple[Exploration, ...]
    creature: tuple[Creature, ...]
    shadow: tuple[Shadow, ...]


# -- a chapter --------------------------------------------------------------------------


class Copies(Strict):
    """Some copies of a card."""

    id: str
    count: Positive


class ChapterSetup(Strict):
    """How a Chapter begins. SW-3.7"""

    first_scene: str
    river: tuple[str, ...]
    dice: tuple[Positive, ...]
    spirit: NotNegative | Literal["full"]
    crystals: NotNegative
    blessings: tuple[str, ...] | Literal["empty"]
    brom_face: str
    luma_face: str
    exploration_deck: tuple[Copies, ...] | Literal["base"]
    creature_deck: tuple[Copies, ...]
    shadow_deck: tuple[str, ...]
    effects: Ops
    final_shadow: str = ""
    exploration_order: tuple[str, ...] = ()
    creature_order: tuple[str, ...] = ()


class Chapter(Strict):
    """A Chapter and its set-up."""

    id: str
    number: NotNegative
    source: Source
    setup: ChapterSetup


class Story(Strict):
    """A Story card. SW-15"""

    id: str
    number: Positive
    effect: Ops
    source: Source
    ending: str = ""


class Space(Strict):
    """A space of the Wildwood Track with icons. SW-11.5"""

    at: Positive
    icons: tuple[str, ...]


class SceneSetup(Strict):
    """How a Scene begins. SW-3.6"""

    light_start: NotNegative
    shadow_start: Positive
    effects: Ops


class ShadowEffect(Strict):
    """What an icon of this Scene does. SW-3.2"""

    icon: str
    effect: Ops


class Location(Strict):
    """A Location. SW-10"""

    id: str
    kind: Literal["explore", "help"]
    pips: Positive
    needs_light: bool
    after: tuple[str, ...]
    effect: Ops
    requires: Condition | None = None


class Next(Strict):
    """Where the story goes."""

    condition: Condition | None = field(default=None, name="if")
    scene: str = ""
    chapter: str = ""
    ending: str = ""


class Triumph(Strict):
    """Luma Triumphs. SW-20.2"""

    condition: Condition
    effect: Ops
    next: tuple[Next, ...]


class ShadowTriumph(Strict):
    """The Shadow Triumphs. SW-20.3"""

    effect: Ops
    next: tuple[Next, ...]


class Reroll(Strict):
    """Which dice of a scripted roll are rolled again, and what they show then."""

    dice: tuple[NotNegative, ...]
    results: tuple[Positive, ...]


class Do(Strict):
    """An Action of a guided Scene."""

    action: str
    ability: Literal["first", "second"]
    dice: tuple[Positive, ...]
    target: str = ""
    spend_crystals: NotNegative = 0
    use: str = ""
    reroll: Reroll | None = None


class Pick(Strict):
    """What the player of a guided Scene picks when an effect asks."""

    op: Literal["gain_crystals", "draw_exploration"]
    on: tuple[str, ...] = ()
    keep: str = ""


class Expect(Strict):
    """The state after a step of a guided Scene."""

    river: tuple[str, ...] | None = None
    successes: int | None = None
    light: int | None = None
    shadow: int | None = None
    spirit: int | None = None
    available_dice: int | None = None
    crystals: dict[str, int] | None = None
    blessings: tuple[str, ...] | None = None
    result: Literal["luma_triumphs", "shadow_triumphs", ""] = ""


class ScriptStep(Strict):
    """One step of a guided Scene. SW-3.8"""

    step: Positive
    phase: Literal["luma", "shadow"]
    expect: Expect
    do: Do | None = None
    choices: tuple[Pick, ...] = ()


class Scene(Strict):
    """A Scene: two pages of the Story Tables."""

    id: str
    number: Positive
    track: tuple[Space, ...]
    source: Source
    setup: SceneSetup
    shadow_effect: tuple[ShadowEffect, ...]
    location: tuple[Location, ...]
    triumph: Triumph
    shadow_triumph: ShadowTriumph
    guided: bool = False
    script: tuple[ScriptStep, ...] = ()


class ChapterFile(Strict):
    """A file of a Chapter: its set-up, Story cards and Scenes."""

    chapter: Chapter
    story: tuple[Story, ...]
    scene: tuple[Scene, ...]


# -- the campaign -----------------------------------------------------------------------


class Ending(Strict):
    """An ending of the whole story, and how good it is, from -1 to 1."""

    id: str
    value: Annotated[float, Meta(ge=-1, le=1)]


class CampaignFile(Strict):
    """How the parts of a campaign hang together."""

    id: str
    chapters: tuple[str, ...]
    restart_bonus_crystals: NotNegative
    restart_bonus_max: NotNegative
    restarts_until_no_final: NotNegative
    ending: tuple[Ending, ...]
    source: Source


Words = dict[str, dict[str, dict[str, str]]]
"""File -> entry -> field -> text, in one language."""


class Campaign(Strict):
    """A whole campaign as it stands in its folder."""

    frame: CampaignFile
    decks: Decks
    chapters: tuple[ChapterFile, ...]
    words: dict[str, Words]
