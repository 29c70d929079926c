"""One position of a campaign: ints and lists, and a clone written by hand."""

from typing import TYPE_CHECKING, Final

from radura.core.compiled import mypyc_attr
from radura.core.kernel import State
from radura.games.storyfold_wildwoods.pieces import HERO_FACES, N_ACTIONS

if TYPE_CHECKING:
    from radura.games.storyfold_wildwoods.rules import Storyfold
    from radura.games.storyfold_wildwoods.tables import Tables

OPENING: Final = 0
BETWEEN: Final = 1
SETUP: Final = 2
LUMA: Final = 3
SHADOW: Final = 4
ENDING: Final = 5
STAGES: Final = ("opening", "between", "setup", "luma", "shadow", "ending")
"""A Chapter or a Scene is about to be set up, a Scene is being set up, the two phases, an ending."""

IN_BOX: Final = 0
USED: Final = 1
AVAILABLE: Final = 2
ROLLED: Final = 3
DIE_STATES: Final = ("box", "used", "available", "rolled")
DIE_PLACES: Final = ("box", "used_dice", "dice", "roll")

ABILITIES: Final = ("first", "second")
FIRST: Final = 0
SECOND: Final = 1
ABSENT: Final = 0
PROTECT: Final = 1
CURE: Final = 2
BROM_FACES: Final = ("absent", *HERO_FACES["brom"])
LUMA_FACES: Final = HERO_FACES["luma"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Wild(State):
    """The table of Storyfold: Wildwoods. Whatever no field holds lies in the box."""

    __slots__ = (
        "ability",
        "acting",
        "blessings",
        "brom",
        "busy",
        "chapter",
        "creature_deck",
        "creature_discard",
        "creature_known",
        "crystals",
        "delayed",
        "dice",
        "drawn",
        "exploration_deck",
        "exploration_discard",
        "exploration_known",
        "extra",
        "faces",
        "final",
        "flags",
        "flags_before",
        "healed",
        "light",
        "limbo",
        "locked",
        "locking",
        "loss",
        "luma",
        "luma_always",
        "need",
        "number",
        "order",
        "pages",
        "path",
        "placed",
        "quiet",
        "reduction",
        "restarts",
        "result",
        "river",
        "round",
        "scene",
        "script",
        "shadow",
        "shadow_deck",
        "shadow_discard",
        "shield",
        "spirit",
        "stage",
        "story",
        "stunned",
        "tables",
        "target",
        "thrown",
        "told",
        "using",
        "won",
    )

    def __init__(self, game: "Storyfold", options: dict[str, str]) -> None:
        super().__init__(game, 1, options)
        t = game.tables
        self.tables: Tables = t
        self.luma_always: int = int(options["luma_reroll"] == "always")
        self.chapter: int = 0
        self.scene: int = 0
        self.stage: int = OPENING
        self.round: int = 0
        self.restarts: int = 0
        """How often this Chapter was begun again."""
        self.flags: list[int] = []
        """What the story remembers, sorted."""
        self.flags_before: list[int] = []
        """The story flags at the start of the Chapter."""
        self.path: list[int] = []
        """The Scenes that have ended, in order: twice the Scene, plus 1 if Luma triumphed."""
        # the River
        self.river: list[int] = list(range(N_ACTIONS))
        self.crystals: list[int] = [0] * N_ACTIONS
        self.stunned: list[int] = []
        self.locked: list[int] = []
        """Action cards that cannot be used in this Luma Phase."""
        self.locking: list[int] = []
        """Action cards that cannot be used in the next one."""
        # tracks and places
        self.light: int = t.side
        self.shadow: int = t.side
        self.spirit: int = t.spirit_max
        self.placed: list[int] = []
        """Locations with a Location Pawn."""
        self.healed: list[int] = []
        """Creatures healed in this Scene."""
        self.reduction: int = 0
        # dice
        self.dice: list[int] = [USED] * t.starting + [IN_BOX] * (len(t.dice) - t.starting)
        self.faces: list[int] = [0] * len(t.dice)
        self.thrown: list[int] = []
        """Dice in the air: chance still owes them a face."""
        self.delayed: int = 0
        # the Action in progress
        self.using: int = -1
        self.ability: int = FIRST
        self.target: int = -1
        self.need: int = 0
        self.number: int = 0
        """What a die must show: the River space at the moment of the roll; 0: no roll is open."""
        self.extra: int = 0
        self.result: int = 0
        """What the roll came to, once it stands."""
        # cards
        self.blessings: list[int] = []
        self.exploration_deck: list[int] = []
        self.exploration_known: list[int] = []
        """Cards on top of the deck whose order is fixed, the next one first."""
        self.exploration_discard: list[int] = []
        self.creature_deck: list[int] = []
        self.creature_known: list[int] = []
        self.creature_discard: list[int] = []
        self.shadow_deck: list[int] = []
        self.final: int = -1
        """The final Shadow card, at the bottom of the deck."""
        self.shadow_discard: list[int] = []
        self.story: list[int] = []
        self.drawn: list[int] = []
        """Drawn and not yet taken."""
        self.limbo: list[int] = []
        """Being carried out."""
        self.brom: int = PROTECT
        self.luma: int = 0
        # what is under way
        self.order: list[int] = []
        """Creatures that have yet to activate in this Shadow Phase."""
        self.acting: list[int] = []
        """Creatures whose activation is under way, the innermost last; -1: it has left the River."""
        self.busy: int = 0
        """Above 0 while the effect of a card or ability in use runs."""
        self.loss: bool = False
        """True while an activation's Spirit is about to be lost and a card answers it."""
        self.shield: bool = False
        self.quiet: bool = False
        """True after the player asked not to be asked again in this Shadow Phase."""
        self.script: int = -1
        """Where the guided Scene stands; -1: the player is free."""
        self.won: bool = False
        """True after Luma Triumphs, while the ending is carried out."""
        self.pages: list[int] = []
        """Texts to read before the next choice. Never changed in place."""
        self.told: list[int] = []
        """Every text of the story that was read, in order. Never changed in place."""

    def clone(self) -> "Wild":
        """Copy by hand; a new field means a new line here."""
        s = Wild.__new__(Wild)
        self.base_to(s)
        s.tables = self.tables
        s.luma_always = self.luma_always
        s.chapter = self.chapter
        s.scene = self.scene
        s.stage = self.stage
        s.round = self.round
        s.restarts = self.restarts
        s.flags = self.flags[:]
        s.flags_before = self.flags_before
        s.path = self.path
        s.river = self.river[:]
        s.crystals = self.crystals[:]
        s.stunned = self.stunned[:]
        s.locked = self.locked[:]
        s.locking = self.locking[:]
        s.light = self.light
        s.shadow = self.shadow
        s.spirit = self.spirit
        s.placed = self.placed[:]
        s.healed = self.healed[:]
        s.reduction = self.reduction
        s.dice = self.dice[:]
        s.faces = self.faces[:]
        s.thrown = self.thrown[:]
        s.delayed = self.delayed
        s.using = self.using
        s.ability = self.ability
        s.target = self.target
        s.need = self.need
        s.number = self.number
        s.extra = self.extra
        s.result = self.result
        s.blessings = self.blessings[:]
        s.exploration_deck = self.exploration_deck[:]
        s.exploration_known = self.exploration_known[:]
        s.exploration_discard = self.exploration_discard[:]
        s.creature_deck = self.creature_deck[:]
        s.creature_known = self.creature_known[:]
        s.creature_discard = self.creature_discard[:]
        s.shadow_deck = self.shadow_deck[:]
        s.final = self.final
        s.shadow_discard = self.shadow_discard[:]
        s.story = self.story[:]
        s.drawn = self.drawn[:]
        s.limbo = self.limbo[:]
        s.brom = self.brom
        s.luma = self.luma
        s.order = self.order[:]
        s.acting = self.acting[:]
        s.busy = self.busy
        s.loss = self.loss
        s.shield = self.shield
        s.quiet = self.quiet
        s.script = self.script
        s.won = self.won
        s.pages = self.pages
        s.told = self.told
        return s

    # -- questions ------------------------------------------------------------------

    def has_pawns(self) -> bool:
        """Tell whether Light and Shadow Pawn are on the track of a Scene: it is set up, and has no ending yet."""
        return BETWEEN < self.stage < ENDING

    def creatures(self) -> list[int]:
        """Return the Creatures in the River, from left to right."""
        return [item for item in self.river if item >= N_ACTIONS]

    def successes(self) -> int:
        """Return how many dice of the roll reach its number. SW-6.1"""
        n = 0
        number = self.number
        if number:
            dice, faces = self.dice, self.faces
            for die in self.tables.dice:
                if dice[die] == ROLLED and faces[die] >= number:
                    n += 1
        return n

    def total(self) -> int:
        """Return the result of the roll: extra successes count only beside a die's. SW-6.13"""
        n = self.successes()
        return n + self.extra if n else 0

    def room(self) -> int:
        """Return how many Crystals still fit on the Action cards. SW-9.4"""
        return N_ACTIONS * self.tables.crystals_max - sum(self.crystals)

    def available(self) -> int:
        """Return how many dice can be rolled."""
        return self.dice.count(AVAILABLE)
