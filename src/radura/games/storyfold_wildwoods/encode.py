"""Storyfold: Wildwoods as numbers: the table, the Action in progress and what the story remembers."""

from typing import Any, Final

from radura.core.compiled import Room, i64
from radura.core.encode import BYTE, Encoder, byte, put_row, put_set
from radura.core.fields import Vocabulary
from radura.core.kernel import Step
from radura.games.storyfold_wildwoods.pieces import ACTION_CARDS
from radura.games.storyfold_wildwoods.state import (
    BETWEEN,
    BROM_FACES,
    DIE_STATES,
    STAGES,
    Wild,
)
from radura.games.storyfold_wildwoods.steps.luma import number_of
from radura.games.storyfold_wildwoods.tables import Tables

ACTION: Final = ("ability", "need", "number", "rolled", "successes", "extra", "result")


class WildEncoder(Encoder[Wild]):
    """Writes a position as the player sees it; the order of decks is all that is hidden."""

    def __init__(self, t: Tables, steps: tuple[type[Step[Any]], ...], vocabulary: Vocabulary) -> None:
        super().__init__(1, steps, vocabulary)
        self.tables: Final = t
        names = t.names
        cards = names[t.explorations.start : t.locations.start]
        creatures, locations = names[: t.creatures.stop], [names[item] for item in t.locations]
        dice = [str(die) for die in t.dice]
        # -- the story
        self.chapter: Final = self.block("chapter", "the Chapter", [chapter.id for chapter in t.chapters])
        self.scene: Final = self.block("scene", "the Scene", [scene.id for scene in t.scenes])
        self.stage: Final = self.block("stage", "the part of the Scene", STAGES)
        self.round: Final = self.block("round", "the round of the Scene", most=20)
        self.restarts: Final = self.block("restarts", "how often this Chapter was begun again", most=10)
        self.script: Final = self.block(
            "script", "the line of a guided Scene, from 1 on; 0: the player is free", most=50
        )
        self.flags: Final = self.block("flag", "the story remembers it", t.flags)
        self.before: Final = self.block("flag_before", "it did when the Chapter began", t.flags)
        ends = [f"{scene.id}.{end}" for scene in t.scenes for end in ("lost", "won")]
        self.path: Final = self.block("path", "which of the ended Scenes it was, the last time it ended so", ends, 14)
        self.ended: Final = self.block("ended", "how many Scenes have ended", most=14)
        self.pages: Final = self.block("page", "there is to read, before the next choice", t.texts, limit=BYTE)
        self.told: Final = self.block("told", "was read, how often", t.texts, limit=BYTE)
        # -- the River and the tracks
        self.river: Final = self.block("river", "which card of the River it is", creatures, 8, capped=True)
        self.crystals: Final = self.block(
            "crystals", "Crystals on the Action card", ACTION_CARDS, t.crystals_max, capped=True
        )
        self.stunned: Final = self.block("stunned", "it is stunned", creatures)
        self.locked: Final = self.block("locked", "it cannot be used in this Luma Phase", ACTION_CARDS)
        self.locking: Final = self.block("locking", "it cannot be used in the next one", ACTION_CARDS)
        self.light: Final = self.block("light", "how far the Light Pawn is from the centre", most=t.side, capped=True)
        self.shadow: Final = self.block(
            "shadow", "how far the Shadow Pawn is from the centre", most=t.side, capped=True
        )
        self.spirit: Final = self.block("spirit", "Spirit", most=t.spirit_max, capped=True)
        self.scenery: Final = self.block("location", "a Location of the Scene", locations)
        self.placed: Final = self.block("overcome", "the Location is overcome", locations)
        self.healed: Final = self.block("healed", "which of the Creatures healed in this Scene", creatures, 4)
        self.order: Final = self.block("to_activate", "which of the Creatures that have yet to activate", creatures, 4)
        self.reduction: Final = self.block("reduction", "by so much less the next Location attempted needs", most=4)
        # -- dice
        self.dice: Final = [self.block(f"die.{die}", "where the die is", DIE_STATES) for die in dice]
        self.faces: Final = self.block("face", "what the die shows", dice, max(t.sides), capped=True)
        self.delayed: Final = self.block("delayed", "dice that stay used in the next Luma Phase", most=4)
        # -- the Action in progress
        self.using: Final = self.block("using", "the Action card in use", ACTION_CARDS)
        self.target: Final = self.block("target", "what it is used for", names)
        self.action: Final = self.block("action", "the Action in progress", ACTION, 6)
        # -- cards
        self.blessings: Final = self.block("blessings", "which of the Blessings it is", cards, t.spaces, capped=True)
        self.drawn: Final = self.block("drawn", "which of the cards drawn and not yet taken", cards, 6)
        self.limbo: Final = self.block("resolving", "which of the cards being carried out", cards, 4)
        self.discards: Final = self.block("discard", "it lies on the discard pile", names[: t.stories.start])
        decks = ["exploration", "creature", "shadow", "chapter"]
        self.decks: Final = self.block("decks", "cards left in the deck", decks, 30)
        self.brom: Final = self.block("brom", "the side of Brom's card", BROM_FACES)
        self.luma: Final = self.block("luma_alone", "Luma's card shows her alone")
        asides = ["loss", "shield", "quiet"]
        self.asides: Final = self.block("asides", "Spirit is about to be lost, is not lost, no more questions", asides)

    def fill(self, s: Wild, seat: int, out: Room, at: i64) -> None:
        self.fill_story(s, out, at)
        self.fill_table(s, out, at)
        self.fill_dice(s, out, at)
        self.fill_cards(s, out, at)

    def fill_story(self, s: Wild, out: Room, at: i64) -> None:
        """Write where the story is, and what it remembers."""
        out[at + self.chapter + s.chapter] = 1
        out[at + self.scene + s.scene] = 1
        out[at + self.stage + s.stage] = 1
        out[at + self.round] = byte(s.round)
        out[at + self.restarts] = byte(s.restarts)
        out[at + self.script] = byte(s.script + 1)
        put_set(out, at + self.flags, s.flags)
        put_set(out, at + self.before, s.flags_before)
        put_row(out, at + self.path, s.path)
        out[at + self.ended] = byte(len(s.path))
        put_row(out, at + self.pages, s.pages)
        for text in s.told:
            out[at + self.told + text] = byte(int(out[at + self.told + text]) + 1)

    def fill_table(self, s: Wild, out: Room, at: i64) -> None:
        """Write the River, the tracks and the Locations."""
        put_row(out, at + self.river, s.river)
        for card in range(len(s.crystals)):
            out[at + self.crystals + card] = s.crystals[card]
        put_set(out, at + self.stunned, s.stunned)
        put_set(out, at + self.locked, s.locked)
        put_set(out, at + self.locking, s.locking)
        out[at + self.light] = s.light
        out[at + self.shadow] = s.shadow
        out[at + self.spirit] = s.spirit
        first = s.tables.locations.start
        if s.stage > BETWEEN:
            put_set(out, at + self.scenery - first, s.tables.scenes[s.scene].locations)
        put_set(out, at + self.placed - first, s.placed)
        put_row(out, at + self.healed, s.healed)
        put_row(out, at + self.order, s.order)
        out[at + self.reduction] = byte(s.reduction)

    def fill_dice(self, s: Wild, out: Room, at: i64) -> None:
        """Write the dice and the Action in progress."""
        for die in range(len(s.dice)):
            out[at + self.dice[die] + s.dice[die]] = 1
            out[at + self.faces + die] = s.faces[die]
        out[at + self.delayed] = byte(s.delayed)
        if s.using < 0:
            return
        out[at + self.using + s.using] = 1
        if s.target >= 0:
            out[at + self.target + s.target] = 1
        first = at + self.action
        out[first] = s.ability
        out[first + 1] = byte(s.need)
        out[first + 2] = byte(s.number or number_of(s, s.using))
        out[first + 3] = 1 if s.number else 0
        out[first + 4] = byte(s.successes())
        out[first + 5] = byte(s.extra)
        out[first + 6] = byte(s.total() if s.number else s.result)

    def fill_cards(self, s: Wild, out: Room, at: i64) -> None:
        """Write the cards in sight, and how many are not."""
        first = s.tables.explorations.start
        put_row(out, at + self.blessings - first, s.blessings)
        put_row(out, at + self.drawn - first, s.drawn)
        put_row(out, at + self.limbo - first, s.limbo)
        put_set(out, at + self.discards, s.exploration_discard)
        put_set(out, at + self.discards, s.creature_discard)
        put_set(out, at + self.discards, s.shadow_discard)
        out[at + self.decks] = len(s.exploration_known) + len(s.exploration_deck)
        out[at + self.decks + 1] = len(s.creature_known) + len(s.creature_deck)
        out[at + self.decks + 2] = len(s.shadow_deck) + (1 if s.final >= 0 else 0)
        out[at + self.decks + 3] = len(s.story)
        out[at + self.brom + s.brom] = 1
        out[at + self.luma] = s.luma
        out[at + self.asides] = 1 if s.loss else 0
        out[at + self.asides + 1] = 1 if s.shield else 0
        out[at + self.asides + 2] = 1 if s.quiet else 0
