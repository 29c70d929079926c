"""A campaign as tables of ints: what the engine plays from. ``build.py`` fills it."""

from typing import Any, Final

from radura.core.actions import ActionSpace
from radura.core.kernel import Step
from radura.games.storyfold_wildwoods.conditions import Cond

Effect = tuple[Step[Any], ...]

TYPES: Final = ("blessing", "curse", "companion", "trauma")
BLESSING: Final = 0
CURSE: Final = 1
COMPANION: Final = 2
TRAUMA: Final = 3
TIMINGS: Final = ("any", "luma_phase", "roll", "spirit_loss")
ANY_TIME: Final = 0
LUMA_PHASE: Final = 1
ROLL: Final = 2
SPIRIT_LOSS: Final = 3
PASSIVES: Final = ("spirit_gain_minus", "crystal_gain_minus", "exploration_draw_minus", "scene_start_lose_spirit")
SPIRIT_MINUS: Final = 0
CRYSTAL_MINUS: Final = 1
DRAW_MINUS: Final = 2
START_LOSS: Final = 3

AT_END: Final = 100
"""Entry of a Creature at the End of the River; lower numbers are spaces of the River."""
AT_ACTION: Final = AT_END + 1
"""AT_ACTION + a: the space where Action card a stands."""

AT_ACTION_CARD: Final = "action:"
"""How a campaign writes that."""

TO_SCENE: Final = 0
TO_CHAPTER: Final = 1
TO_ENDING: Final = 2


MOST_ROUNDS: Final = 500
MOST_SCENES: Final = 1_000
"""More rounds of a Scene, or Scenes of a story, than anybody plays: who needs them goes in circles."""


class Route:
    """One line of ``next``: where the story goes if the condition holds."""

    def __init__(self, cond: Cond | None, kind: int, to: int) -> None:
        self.cond = cond
        self.kind = kind
        self.to = to


class ScenePages:
    """A Scene."""

    def __init__(self, id: str, chapter: int) -> None:
        self.id = id
        self.chapter = chapter
        self.light = 0
        self.shadow = 0
        self.setup: Effect = ()
        self.icons: list[list[int]] = []
        """By distance from the centre: the icons of that space, as indices of ``Tables.icons``."""
        self.icon_effects: dict[int, Effect] = {}
        self.locations: list[int] = []
        self.goal: Cond | None = None
        self.won: Effect = ()
        self.lost: Effect = ()
        self.won_next: list[Route] = []
        self.lost_next: list[Route] = []
        self.ahead = 0
        """How many Scenes of the Chapter can follow it, at most."""
        self.script: list[int] = []
        """A guided Scene: every choice and every die, as actions."""
        self.script_step: list[int] = []
        """Beside ``script``: the number of the step that dictates it."""


class ChapterPages:
    """A Chapter and its set-up."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.first_scene = 0
        self.river: list[int] = []
        self.dice: list[int] = []
        self.spirit = 0
        self.crystals = 0
        self.blessings: list[int] = []
        self.brom = 0
        self.luma = 0
        self.exploration_deck: list[int] = []
        self.exploration_known: list[int] = []
        self.creature_deck: list[int] = []
        self.creature_known: list[int] = []
        self.shadow_deck: list[int] = []
        self.final = -1
        self.story: list[int] = []
        self.effects: Effect = ()


class Face:
    """One side of the Luma or Brom card."""

    def __init__(self, id: str, cost: int, effect: Effect) -> None:
        self.id = id
        self.cost = cost
        self.effect = effect


class Tables:
    """The tables of one campaign and its action space; shared by every state, never changed."""

    def __init__(self) -> None:
        self.id = ""
        # constants
        self.numbers: list[int] = []
        """By River space: the number a die must reach there; 0: none can."""
        self.numbered = 0
        """How many spaces have a number; they come first."""
        self.space_names: list[str] = []
        """Their names: ``3+``."""
        self.kinds: list[int] = []
        """By kind of dice: their sides. Of the first kind there are several, of each other one."""
        self.starting = 0
        """How many dice there are of the first kind; they have the first numbers."""
        self.sides: list[int] = []
        """By die: its sides."""
        self.dice = range(0)
        self.crystals_max = 0
        self.spirit_max = 0
        self.side = 0
        self.spaces = 0
        self.bonus = 0
        self.bonus_max = 0
        self.last_restart = 0
        self.most_rounds = MOST_ROUNDS
        self.most_scenes = MOST_SCENES
        # items
        self.names: list[str] = []
        self.card_of: list[str] = []
        self.explorations = range(0)
        self.creatures = range(0)
        self.shadows = range(0)
        self.finals: list[int] = []
        """The final Shadow cards."""
        self.stories = range(0)
        self.locations = range(0)
        self.pips: list[int] = []
        self.effect: list[Effect] = []
        """By item: what using, taking, drawing or overcoming it does; of a Creature, its After Activation."""
        self.type: list[int] = []
        self.timing: list[int] = []
        self.passive: list[int] = []
        self.passive_n: list[int] = []
        self.passive_minimum: list[int] = []
        self.entry: list[int] = []
        self.toll: list[int] = []
        """By Creature: the Spirit it takes."""
        self.gift: list[int] = []
        """By Creature: the Crystals it gives when healed."""
        self.guardian: list[bool] = []
        self.kind: list[int] = []
        """By Location: the Action card that overcomes it."""
        self.needs_light: list[bool] = []
        self.before: list[list[int]] = []
        """By Location: all Locations that must have been overcome before it."""
        self.joined: list[list[int]] = []
        """By Location: those a line joins to its left."""
        self.requires: list[Cond | None] = []
        # the story
        self.flags: list[str] = []
        self.conds: list[Cond] = []
        """Conditions that an effect asks."""
        self.cond_names: list[str] = []
        """Their names: that of the entry and a number."""
        self.labels: list[str] = []
        """Where words of choices stand: ``option-kindling`` gives ``sw-option_1-kindling``."""
        self.icons: list[str] = []
        """The icons of all Wildwood Tracks."""
        self.chapters: list[ChapterPages] = []
        self.scenes: list[ScenePages] = []
        self.endings: list[str] = []
        self.values: list[float] = []
        self.faces: list[Face] = []
        """In the order of ``pieces.FACES``."""
        self.texts: list[str] = []
        """Message ids of what can be read."""
        self.text_at: dict[str, int] = {}
        self.spoken: set[str] = set()
        """Message ids of the rule texts that say something: an effect may only be remembered by the story."""
        # actions: add an item, a card, a die... to the number of its kind
        self.space = ActionSpace()
        self.overcome_first = 0
        self.heal_first = 0
        self.first_moment = 0
        """The first of the actions that use a card or an ability."""
        self.turn_page = 0
        self.illuminate = 0
        self.advance_light = 0
        self.overcome = 0
        self.gain_crystals = 0
        self.draw_cards = 0
        self.heal = 0
        self.gain_spirit = 0
        self.end_phase = 0
        self.roll = 0
        self.use = 0
        self.discard = 0
        self.ability = 0
        self.spend = 0
        self.stand = 0
        self.fall_back = 0
        self.decline = 0
        self.wait = 0
        self.wait_all = 0
        self.place = 0
        self.pay = 0
        self.lose = 0
        self.move = 0
        self.creature = 0
        self.take = 0
        self.reroll = 0
        self.reroll_now = 0
        self.put_away = 0
        self.take_back = 0
        self.put_out = 0
        self.option = 0
        self.draw_final = 0
        self.face = 0
        self.draw = 0

    def item(self, name: str) -> int:
        """Return an item by its name: ``gloam_hare.0``."""
        return self.names.index(name)

    def text(self, id: str, alone: bool = False) -> int:
        """Return a text by its message id, or the version for Luma alone if there is one. OQ-60"""
        if alone:
            kind, entry = id.split("-", 2)[1:]
            other = self.text_at.get(f"sw-{kind}_alone-{entry}")
            if other is not None:
                return other
        return self.text_at[id]
