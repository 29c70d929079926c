"""Casting Shadows as numbers: everything that a seat sees. In Shadow Boxing the Bots take the places of rivals."""

from typing import Any, Final

from radura.core.compiled import Room, i64
from radura.core.encode import Encoder, byte, put_row, put_set
from radura.core.fields import Vocabulary
from radura.core.kernel import Step
from radura.games.casting_shadows.board import SPACES
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.fight import MoveHit
from radura.games.casting_shadows.tables import Tables
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, RESOURCES


class ShadowEncoder(Encoder[ShadowState]):
    """Writes a position as a seat sees it."""

    def __init__(self, t: Tables, steps: tuple[type[Step[Any]], ...], vocabulary: Vocabulary) -> None:
        super().__init__(len(t.characters), steps, vocabulary)
        self.tables: Final = t
        self.moving: Final = self.pending[MoveHit].at
        main, answers, pets = t.items[: t.n_main], t.items[t.n_main : t.first_companion], t.items[t.first_companion :]
        tiles, fighters = t.tiles, self.around()
        # -- the table
        self.players: Final = self.block("seats", "how many seats there are", most=self.seats, capped=True)
        self.round: Final = self.block("round", "the round", most=30)
        self.turn: Final = self.block("turn", "whose turn it is", fighters)
        self.lies: Final = [
            self.block(f"map.{tile}", "on which space of the map the tile lies", SPACES) for tile in tiles
        ]
        self.market: Final = self.block(
            "market", "the tile next to the card: 1 is the first", main, len(tiles), capped=True
        )
        self.discard: Final = self.block("discard", "it lies on the discard pile", main)
        self.portal: Final = self.block("portal", "which of the Companions in the Portal it is", pets, 3, capped=True)
        self.aside: Final = self.block("aside", "a Bot Spell that is not dealt yet", main)
        decks = ["main", "counterspells", "companions"]
        self.decks: Final = self.block("decks", "cards left in the deck", decks, 50)
        self.sunk: Final = self.block("sunk", "how deep it lies under its deck, if everybody knows that", answers, 10)
        groups = [str(n) for n in range(len(answers))]
        self.buried: Final = self.block("buried", "cards of each group under that deck", groups, 10)
        self.sunk_pets: Final = self.block("companions_below", "how deep it lies under its deck", pets, 10)
        # -- the turn
        self.ap: Final = self.block("points", "Action points", most=4)
        self.free: Final = self.block("free", "free Actions", FREE_ACTIONS, 2)
        self.dice: Final = [self.block(f"die.{die}", "what the die in the Pool shows", RESOURCES) for die in t.dice]
        self.tokens: Final = self.block("pool", "tokens in the Pool", RESOURCES, 4)
        self.cast: Final = self.block("cast", "cast in this turn", main)
        self.boosted: Final = self.block("tile_used", "the tile's bonus of once a turn is used up", tiles)
        self.hit: Final = self.block("hit", "hit by the Spell or Ability under way, and to be moved", fighters)
        # -- by fighter, from the observer on
        self.character: Final = [self.block(f"character.{n}", "the Character", t.characters) for n in fighters]
        self.order: Final = self.block("order", "which one in turn order", fighters, len(fighters), capped=True)
        self.hp: Final = self.block("hp", "hit points", fighters, t.max_hp, capped=True)
        self.energy: Final = self.block("energy", "Shadow Energy", fighters, t.limits[1], capped=True)
        self.form: Final = self.block("shadow_form", "in Shadow Form", fighters)
        self.stands: Final = [self.block(f"at.{n}", "the tile it is on", tiles) for n in fighters]
        self.book: Final = [self.block(f"book.{n}", "which card of the Spell Book it is", main, 5) for n in fighters]
        self.counters: Final = self.block("counterspells", "Counterspells in the Spell Book", fighters, 5)
        self.known: Final = [
            self.block(f"known.{n}", "which of these Counterspells it is, as far as the seat knows", answers, 5)
            for n in fighters
        ]
        self.companion: Final = [self.block(f"companion.{n}", "the Companion", pets) for n in fighters]
        self.used: Final = self.block("companion_used", "the Companion has done its work", fighters)

    def fill(self, s: ShadowState, seat: int, out: Room, at: i64) -> None:
        t, n = s.tables, len(s.hp)
        out[at + self.players] = s.seats
        out[at + self.round] = byte(s.round)
        if s.turn >= 0:
            out[at + self.turn + (s.turn - seat) % n] = 1
        if s.layout >= 0:
            for tile, space in enumerate(t.boards[s.layout].space):
                if space >= 0:
                    out[at + self.lies[tile] + space] = 1
        for tile, card in enumerate(s.market):
            if card >= 0:
                out[at + self.market + card] = tile + 1
        put_set(out, at + self.discard, s.discard)
        put_row(out, at + self.portal - t.first_companion, s.portal)
        put_set(out, at + self.aside, s.aside)
        self.fill_decks(s, out, at)
        self.fill_turn(s, seat, out, at)
        for fighter in range(n):
            self.fill_fighter(s, fighter, (fighter - seat) % n, seat, out, at)

    def fill_decks(self, s: ShadowState, out: Room, at: i64) -> None:
        """Write what is known of the decks."""
        t = s.tables
        out[at + self.decks] = len(s.deck)
        out[at + self.decks + 1] = len(s.counter_deck)
        out[at + self.decks + 2] = len(s.companion_deck)
        place, last = at + self.buried - 1, 0
        for depth, item in enumerate(s.sunk):
            group = s.sunk_group[depth]
            if not group:
                out[at + self.sunk + item - t.n_main] = depth + 1
            if not group or group != last:
                place += 1
            out[place] += 1
            last = group
        put_row(out, at + self.sunk_pets - t.first_companion, s.companion_bottom)

    def fill_turn(self, s: ShadowState, seat: int, out: Room, at: i64) -> None:
        """Write what the active fighter has."""
        out[at + self.ap] = byte(s.ap)
        for action in range(len(s.free)):
            out[at + self.free + action] = byte(s.free[action])
        for die in range(len(s.dice)):
            if s.dice[die] >= 0:
                out[at + self.dice[die] + s.dice[die]] = 1
        for kind in range(len(s.tokens)):
            out[at + self.tokens + kind] = byte(s.tokens[kind])
        put_set(out, at + self.cast, s.cast)
        for one in s.boosted:
            if one < len(s.tables.tiles):
                out[at + self.boosted + one] = 1
        if out[at + self.moving] or out[at + self.moving + 1]:
            for fighter in s.hit:
                out[at + self.hit + (fighter - seat) % len(s.hp)] = 1

    def fill_fighter(self, s: ShadowState, fighter: int, side: int, seat: int, out: Room, at: i64) -> None:
        """Write what a fighter has."""
        t = s.tables
        if s.characters[fighter] >= 0:
            out[at + self.character[side] + s.characters[fighter]] = 1
        out[at + self.order + side] = 1 + s.order.index(fighter)
        out[at + self.hp + side] = byte(s.hp[fighter])
        out[at + self.energy + side] = byte(s.energy[fighter])
        out[at + self.form + side] = s.form[fighter]
        if s.at[fighter] >= 0:
            out[at + self.stands[side] + s.at[fighter]] = 1
        put_row(out, at + self.book[side], s.books[fighter])
        out[at + self.counters + side] = len(s.counters[fighter])
        for n, item in enumerate(s.counters[fighter]):
            if fighter == seat or item in s.exposed:
                out[at + self.known[side] + item - t.n_main] = n + 1
        pet = s.companion[fighter]
        if pet >= 0:
            out[at + self.companion[side] + pet - t.first_companion] = 1
            if s.is_companion_used(fighter):
                out[at + self.used + side] = 1
