"""Every action of the game as a number with a name."""

from typing import TYPE_CHECKING, Final

from radura.core.actions import ActionSpace
from radura.games.casting_shadows.vocabulary import RESOURCES

if TYPE_CHECKING:
    from radura.games.casting_shadows.tables import Tables


class Actions:
    """The action space of a box: the first number of each kind, and the kind of each number."""

    __slots__ = (
        "ability",
        "ability_at",
        "ability_on",
        "absorb",
        "answer",
        "cast",
        "cast_at",
        "cast_base",
        "cast_on",
        "change",
        "collect",
        "copy",
        "discard",
        "draw",
        "end",
        "finish",
        "fragment",
        "kinds",
        "leave",
        "move",
        "pass_",
        "pay",
        "pick",
        "protect",
        "refresh",
        "reroll",
        "roll",
        "run",
        "space",
        "stop",
        "summon",
        "throw",
        "transform",
        "travel",
        "use",
    )

    def __init__(self, t: "Tables") -> None:
        space = ActionSpace()
        self.space: Final = space
        kind = space.kind
        items, tiles, characters = t.items, t.tiles, t.characters
        self.pick: Final = kind("pick", character=characters)
        # Phase 2
        self.cast_at: Final = kind("cast_at", item=[items[i] for i in t.aimed], character=characters)
        self.cast_on: Final = kind("cast_on", item=[items[i] for i in t.spread], tile=tiles)
        self.cast: Final = kind("cast", item=items[t.n_attacks : t.n_spells])
        self.ability: Final = kind("ability")
        self.ability_at: Final = kind("ability_at", character=characters)
        self.ability_on: Final = kind("ability_on", tile=tiles)
        self.use: Final = kind("use", item=items[t.n_spells : t.n_main])
        self.collect: Final = kind("collect")
        self.refresh: Final = kind("refresh")
        self.reroll: Final = kind("reroll", die=t.dice)
        self.protect: Final = kind("protect")
        self.travel: Final = kind("travel", tile=tiles)
        self.end: Final = kind("end")
        # parts of an Action
        self.discard: Final = kind("discard", item=items[: t.n_main])
        self.pay: Final = kind("pay", way=t.way_names)
        self.fragment: Final = kind("fragment", die=t.die_kinds)
        self.throw: Final = kind("throw")
        self.change: Final = kind("change", source=RESOURCES, to=RESOURCES)
        self.copy: Final = kind("copy", resource=RESOURCES)
        self.stop: Final = kind("stop")
        self.move: Final = kind("move", tile=tiles)
        self.leave: Final = kind("leave")
        # Phase 3
        self.absorb: Final = kind("absorb")
        self.transform: Final = kind("transform")
        self.summon: Final = kind("summon", item=items[t.first_companion :])
        self.finish: Final = kind("finish")
        # Counterspells
        self.answer: Final = kind("answer", item=items[t.n_main : t.first_companion])
        self.run: Final = kind("run", tile=tiles)
        self.pass_: Final = kind("pass")
        # chance
        self.roll: Final = kind("roll", resource=RESOURCES)
        self.draw: Final = kind("draw", item=items)

        self.kinds: Final = [space.kind_of(action).name for action in range(space.size)]
        """The kind of each action: what choices are told apart by."""
        at = {item: self.cast_at + i * len(characters) for i, item in enumerate(t.aimed)}
        on = {item: self.cast_on + i * len(tiles) for i, item in enumerate(t.spread)}
        self.cast_base: Final = [at[item] if item in at else on[item] for item in range(t.n_attacks)]
        """For each Attack Spell the action to which Character or tile is added."""
