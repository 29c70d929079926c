"""One position: ints and lists, and the small changes that every step makes with their events.

Fighters are the seats; in Shadow Boxing the three Bots are fighters 1 to 3 without a seat.
"""

from typing import TYPE_CHECKING

from radura.core.compiled import mypyc_attr
from radura.core.kernel import State
from radura.core.view import ALL, NOBODY
from radura.games.casting_shadows.tables import UNIT, Tables
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, RESOURCES

if TYPE_CHECKING:
    from radura.games.casting_shadows.rules import CastingShadows


def without(items: list[int], item: int) -> list[int]:
    """Return a new list that lacks one item."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


@mypyc_attr(allow_interpreted_subclasses=True)
class ShadowState(State):
    """One position of Casting Shadows."""

    __slots__ = (
        "ap",
        "aside",
        "at",
        "books",
        "boosted",
        "cast",
        "characters",
        "companion",
        "companion_bottom",
        "companion_deck",
        "counter_deck",
        "counters",
        "deck",
        "dice",
        "discard",
        "energy",
        "exposed",
        "form",
        "free",
        "hit",
        "hp",
        "layout",
        "market",
        "order",
        "portal",
        "round",
        "stung",
        "sunk",
        "sunk_group",
        "tables",
        "tokens",
        "turn",
    )

    def __init__(self, game: "CastingShadows", seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.tables: Tables = game.tables
        t = self.tables
        n = t.solo_fighters if seats == 1 else seats
        # -- the fighters
        self.characters: list[int] = [-1] * n
        self.hp: list[int] = [t.numbers.start_hp] * n
        if seats == 1:
            self.hp[1:] = [t.catalog.solo.bot_hp] * (n - 1)
        self.energy: list[int] = [0] * n
        self.form: list[int] = [0] * n
        """0: Base Form, 1: Shadow Form."""
        self.at: list[int] = [-1] * n
        """The tile of each meeple, -1: not on the map."""
        self.books: list[list[int]] = [[] for _ in range(n)]
        """Spells and Resource cards, face up."""
        self.counters: list[list[int]] = [[] for _ in range(n)]
        """Counterspells, face down: first those only the owner knows, then those everybody knows (Q-58)."""
        self.companion: list[int] = [-1] * n
        self.stung: list[bool] = [False] * n
        """The Companion has returned damage, as it may once a round, since its owner's turn began."""
        self.order: list[int] = list(range(n))
        # -- the table
        self.layout: int = -1
        """The map: an index of ``Tables.boards``; -1 before it is laid."""
        self.market: list[int] = [-1] * len(t.tiles)
        """The card beside each tile."""
        self.deck: list[int] = []
        """A bag: no order until a card is drawn."""
        self.discard: list[int] = []
        self.counter_deck: list[int] = []
        """A bag, above the cards that have come back."""
        self.sunk: list[int] = []
        """Counterspells that went to the bottom, top first."""
        self.sunk_group: list[int] = []
        """For each of them 0, if everybody knows it, or the number of its shuffled group (Q-5, Q-58)."""
        self.exposed: list[int] = []
        """Counterspells in Spell Books that everybody knows."""
        self.companion_deck: list[int] = []
        self.companion_bottom: list[int] = []
        self.portal: list[int] = []
        self.aside: list[int] = []
        """Bot Spells not dealt yet."""
        # -- the turn
        self.turn: int = -1
        self.round: int = 1
        self.ap: int = 0
        self.free: list[int] = [0] * len(FREE_ACTIONS)
        self.dice: list[int] = [-1] * len(t.dice)
        """The Resource each die in the Pool shows, -1: the die is not in the Pool."""
        self.tokens: list[int] = [0] * len(RESOURCES)
        self.cast: list[int] = []
        """Spells cast this turn."""
        self.boosted: list[int] = []
        """Whose bonus of once a turn is used up: tiles, then (from ``len(tiles)`` on) Companions."""
        self.hit: list[int] = []
        """Enemies hit by the Spell or Ability under way, in turn order."""

    def clone(self) -> "ShadowState":
        s = ShadowState.__new__(ShadowState)
        self.base_to(s)
        s.tables = self.tables
        s.hp = self.hp[:]
        s.energy = self.energy[:]
        s.form = self.form[:]
        s.at = self.at[:]
        s.books = [book[:] for book in self.books]
        s.counters = [cards[:] for cards in self.counters]
        s.companion = self.companion[:]
        s.stung = self.stung[:]
        s.layout = self.layout
        s.market = self.market[:]
        s.deck = self.deck[:]
        s.discard = self.discard[:]
        s.counter_deck = self.counter_deck[:]
        s.turn = self.turn
        s.round = self.round
        s.ap = self.ap
        s.free = self.free[:]
        s.dice = self.dice[:]
        s.tokens = self.tokens[:]
        s.cast = self.cast[:]
        # Seldom changed, and then always by a new list: all clones share the old one.
        s.boosted = self.boosted
        s.hit = self.hit
        s.characters = self.characters
        s.order = self.order
        s.sunk = self.sunk
        s.sunk_group = self.sunk_group
        s.exposed = self.exposed
        s.companion_deck = self.companion_deck
        s.companion_bottom = self.companion_bottom
        s.portal = self.portal
        s.aside = self.aside
        return s

    # -- questions ------------------------------------------------------------------------

    def pool(self) -> int:
        """Return the Resources in the Pool, dice and tokens alike, as one number. CS-3.5"""
        total = 0
        for face in self.dice:
            total += UNIT[face]
        for kind, n in enumerate(self.tokens):
            if n:
                total += n * UNIT[kind]
        return total

    def count(self, kind: int) -> int:
        """Return how many Resources of a kind are in the Pool."""
        return self.tokens[kind] + self.dice.count(kind)

    def name(self, fighter: int) -> str:
        """Return the words of a fighter for messages."""
        return f"#cs-card-{self.tables.characters[self.characters[fighter]]}"

    def booster(self, pet: int) -> int:
        """Return how ``boosted`` names a Companion."""
        return len(self.tables.tiles) + pet - self.tables.first_companion

    def is_companion_used(self, fighter: int) -> bool:
        """Tell whether what a Companion does once a turn or once a round is done. Q-59"""
        return self.stung[fighter] or (bool(self.boosted) and self.booster(self.companion[fighter]) in self.boosted)

    def has_room(self, seat: int) -> bool:
        """Tell whether a card fits into a Spell Book. CS-9.4"""
        return len(self.books[seat]) + len(self.counters[seat]) < self.tables.book_size

    def after_active(self) -> list[int]:
        """Return the fighters in turn order: after the active one, who comes last. Q-70"""
        i = self.order.index(self.turn) + 1
        return self.order[i:] + self.order[:i]

    # -- changes, each with its event -----------------------------------------------------

    def use_point(self, action: int) -> None:
        """Pay for an Action: a free one first, else an Action point. CS-4.2, Q-56"""
        if self.free[action]:
            self.free[action] -= 1
            if self.log is not None:
                self.log.counted(f"free/{FREE_ACTIONS[action]}", self.free[action])
        else:
            self.ap -= 1
            if self.log is not None:
                self.log.counted("ap", self.ap)

    def gain(self, kind: int, n: int, cause: str = "") -> None:
        """Put tokens into the Pool. Q-12"""
        self.tokens[kind] += n
        if self.log is not None:
            self.log.counted(f"pool/{RESOURCES[kind]}", self.tokens[kind], cause=cause)

    def lose_token(self, kind: int) -> None:
        """Take a token out of the Pool."""
        self.tokens[kind] -= 1
        if self.log is not None:
            self.log.counted(f"pool/{RESOURCES[kind]}", self.tokens[kind])

    def lose_die(self, die: int) -> None:
        """Put a die back into the common area. CS-4.19"""
        self.dice[die] = -1
        if self.log is not None:
            self.log.flipped(self.tables.dice[die], "")
            self.log.moved(self.tables.dice[die], "pool", "common", at=sum(face < 0 for face in self.dice[:die]))

    def lose(self, kind: int) -> None:
        """Take one Resource out of the Pool: a token before a die. CS-7.8, Q-55"""
        if self.tokens[kind]:
            self.lose_token(kind)
        else:
            self.lose_die(self.dice.index(kind))

    def show_die(self, die: int, face: int) -> None:
        """Let a rolled die lie in the Pool."""
        if self.log is not None:
            if self.dice[die] < 0:
                self.log.moved(self.tables.dice[die], "common", "pool", at=sum(f >= 0 for f in self.dice[:die]))
            self.log.rolled(self.tables.dice[die], RESOURCES[face])
        self.dice[die] = face

    def on_dial(self, hp: int) -> int:
        """Return where the HP dial stops. CS-6.8, Q-33"""
        most = self.tables.max_hp
        return most if hp > most else 0 if hp < 0 else hp

    def set_hp(self, fighter: int, hp: int, cause: str = "") -> None:
        """Turn the HP dial; ``cause``: the item it is for. CS-6.1, CS-6.2"""
        hp = self.on_dial(hp)
        if hp != self.hp[fighter]:
            self.hp[fighter] = hp
            if self.log is not None:
                self.log.counted(f"hp.{fighter}", hp, cause=cause)

    def set_energy(self, fighter: int, energy: int) -> None:
        """Turn the Shadow dial."""
        self.energy[fighter] = energy
        if self.log is not None:
            self.log.counted(f"energy.{fighter}", energy)

    def show_companion(self, fighter: int) -> None:
        """Tell whether a Companion has done its work; to be called when that may have changed."""
        if self.log is not None and self.companion[fighter] >= 0:
            item = self.tables.items[self.companion[fighter]]
            self.log.flipped(item, "used" if self.is_companion_used(fighter) else "")

    def walk(self, fighter: int, tile: int) -> None:
        """Move a meeple to a tile."""
        if self.log is not None:
            here = sum(at == tile for at in self.at[:fighter])
            t = self.tables
            source = f"tile.{t.tiles[self.at[fighter]]}" if self.at[fighter] >= 0 else "box"
            self.log.moved(t.meeples[self.characters[fighter]], source, f"tile.{t.tiles[tile]}", at=here)
        self.at[fighter] = tile

    def throw_away(self, fighter: int, item: int) -> None:
        """Put a face-up card of a Spell Book on the discard pile; if it comes back it is new. Q-9"""
        self.books[fighter].remove(item)
        self.discard.append(item)
        if item in self.cast:
            self.cast.remove(item)
            if self.log is not None:
                self.log.flipped(self.tables.items[item], "")
        if self.log is not None:
            self.log.moved(self.tables.items[item], f"book.{fighter}", "discard")

    def sink(self, fighter: int, item: int) -> None:
        """Put a used Counterspell under its deck; everybody has seen it. CS-14.9, Q-58"""
        self.counters[fighter].remove(item)
        before = 1 << fighter
        if item in self.exposed:
            self.exposed = without(self.exposed, item)
            before = ALL
        self.sunk = [*self.sunk, item]
        self.sunk_group = [*self.sunk_group, 0]
        if self.log is not None:
            self.log.moved(self.tables.items[item], f"counters.{fighter}", "counter_deck", before=before)

    def sink_all(self, fighter: int) -> None:
        """Put all Counterspells of a fallen player under their deck, shuffled and unseen. Q-5, Q-58"""
        group = 1 + max(self.sunk_group, default=0)
        for item in self.counters[fighter]:
            before = 1 << fighter
            if item in self.exposed:
                self.exposed = without(self.exposed, item)
                before = ALL
            self.sunk = [*self.sunk, item]
            self.sunk_group = [*self.sunk_group, group]
            if self.log is not None:
                self.log.moved(
                    self.tables.items[item], f"counters.{fighter}", "counter_deck", before=before, after=NOBODY
                )
        self.counters[fighter] = []
