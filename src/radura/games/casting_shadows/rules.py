"""Casting Shadows: the game object."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from radura.core.chance import Rng
from radura.core.game import Card, Game, Setting, Statistic
from radura.core.kernel import Step
from radura.core.reading import Mistakes, hash_of, replacing
from radura.core.reasons import Reason
from radura.core.text import Message
from radura.core.value import load as load_value
from radura.core.view import Closed, Option, View
from radura.games.casting_shadows import judgement, position, reasons, reckoning, texts, value, view, words
from radura.games.casting_shadows.catalog import TEXTS, load
from radura.games.casting_shadows.chronicle import chronicle
from radura.games.casting_shadows.effects import STEPS, plan_effects
from radura.games.casting_shadows.encode import ShadowEncoder
from radura.games.casting_shadows.schema import FILES
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.setup import DealCharacter, LayMap, PickCharacter
from radura.games.casting_shadows.tables import Tables

DATA = files("radura.games.casting_shadows") / "data"
WEIGHTS = files("radura.games.casting_shadows") / "value.json"


class CastingShadows(Game[ShadowState]):
    """Two to four rivals on a map of hexes; with one seat, Shadow Boxing against three Bots (CS-16).

    ``data``: a folder whose files take the place of ours.
    """

    id = "casting_shadows"
    prefix = "cs"
    min_seats = 1
    minutes = 45
    longest = 10_000
    settings = (
        Setting("characters", ("choose", "random"), "choose"),
        Setting("limit", ("none", "rounds"), "none"),
    )
    steps = STEPS
    facts = view.CastingShadowsFacts
    holds = ("board", "book", "counters", "companion")
    reasons = ("last", "bots", "limit")
    turn_rule = "CS-3.1"
    end_rule = "CS-6.5"

    def __init__(self, data: Traversable | None = None) -> None:
        self.tables = t = Tables(load(DATA, data))
        plan_effects(t)
        self.actions = t.actions.space
        self.max_seats = len(t.characters)
        self.tile_worths = value.tile_worths(t.catalog.tiles)
        self.value = load_value(WEIGHTS, self.id, self.rules_version, value.names(t))
        self.pieces = value.pieces(t)
        self.data_hash = "" if data is None else hash_of(replacing(data, FILES, Mistakes()))
        self.texts = [] if data is None else [data / TEXTS]
        self.vocabulary = {
            "item": t.items,
            "tile": t.tiles,
            "character": t.characters,
            "layout": t.layouts,
            "die": t.dice,
            "cause": t.causes,
            "range": [*t.ranges, "anywhere"],
            "giver": [*t.items, *t.tiles],
            "booster": [*t.tiles, *t.items[t.first_companion :]],
        }
        self.fields = position.fields(t)
        self.encoder = ShadowEncoder(t, self.steps, self.vocabulary)

    def with_data(self, folder: Path) -> "CastingShadows":
        """Return this game with files of its data replaced by those of a folder, and with the names it brings along."""
        return CastingShadows(folder)

    def blank(self, seats: int, options: dict[str, str]) -> ShadowState:
        return ShadowState(self, seats, options)

    def check_seats(self, seats: int | None) -> int:
        """Take two seats if nothing is said; one seat is Shadow Boxing."""
        return super().check_seats(2 if seats is None else seats)

    def items(self, s: ShadowState) -> range:
        return range(len(self.tables.items))

    def check_position(self, s: ShadowState) -> None:
        position.check(s)

    def setup(self, s: ShadowState) -> None:
        """Fill the decks, then Characters, map, market, Portal. CS-2, Q-64"""
        t = self.tables
        s.deck = list(range(t.n_main))
        s.counter_deck = list(range(t.n_main, t.first_companion))
        s.companion_deck = list(range(t.first_companion, len(t.items)))
        if s.seats == 1:
            s.books[0] = [self._take_out(s, id) for id in t.catalog.solo.player_spells]
            s.aside = [self._take_out(s, id) for id in t.catalog.solo.bot_spells]
        s.push(LayMap(), 0)
        choose: Step[ShadowState] = PickCharacter() if s.options["characters"] == "choose" else DealCharacter()
        for seat in reversed(range(s.seats)):
            s.push(choose, seat)

    @staticmethod
    def _take_out(s: ShadowState, id: str) -> int:
        """Take one copy of a card out of the Main deck. CS-16.7"""
        item = next(item for item in s.deck if s.tables.cards[s.tables.card[item]] == id)
        s.deck.remove(item)
        return item

    def reckoning(self, s: ShadowState, actions: Sequence[tuple[int, int]] = ()) -> list[Message]:
        return reckoning.reckoning(s, actions)

    def statistics(self, s: ShadowState, actions: Sequence[tuple[int, int]]) -> list[Statistic]:
        told = chronicle(s, actions)
        return [] if told is None else told.statistics()

    def fill(self, s: ShadowState, v: View) -> None:
        view.fill(s, v)

    def resample(self, s: ShadowState, seat: int, rng: Rng) -> None:
        view.resample(s, seat, rng)

    def measure(self, s: ShadowState, seat: int) -> list[float]:
        return value.measure(s, seat, self.tile_worths)

    def evaluate(self, s: ShadowState, seat: int) -> float:
        return judgement.evaluate(s, seat, self.tile_worths)

    def rivals(self, s: ShadowState) -> list[int]:
        """Compare those who stand; the Bots of Shadow Boxing are rivals like others."""
        return [fighter for fighter, hp in enumerate(s.hp) if hp]

    def is_resting(self, s: ShadowState) -> bool:
        """A turn is judged between Actions; Phase 3 is carried through."""
        return s.stack is None or isinstance(s.stack.step, Act)

    # -- words ----------------------------------------------------------------------------

    def cards(self) -> tuple[Card, ...]:
        return texts.cards(self.tables.catalog)

    def option(self, s: ShadowState, action: int) -> Option:
        return words.option(s, action)

    def rule_of(self, step: Step[ShadowState]) -> str:
        return reasons.ASKED[type(step).__name__]

    def no_piece(self, s: ShadowState, seat: int, name: str, place: str) -> Reason:
        return reasons.no_piece(s, seat, name, place)

    def no_action(self, s: ShadowState, seat: int, action: int) -> Reason:
        return reasons.no_action(s, seat, action)

    def closed(self, s: ShadowState, seat: int) -> list[Closed]:
        return reasons.closed(s, seat)

    def role(self, s: ShadowState, seat: int) -> Message | None:
        """A seat is called after its Character, as soon as it has one."""
        character = s.characters[seat]
        return Message(f"cs-card-{s.tables.characters[character]}") if character >= 0 else None


GAME = CastingShadows()
