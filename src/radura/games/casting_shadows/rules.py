"""Casting Shadows: the game object."""

from radura.core.chance import Rng
from radura.core.game import Card, Game, Setting
from radura.core.kernel import Step
from radura.core.text import Message
from radura.core.view import View
from radura.games.casting_shadows import texts, view, words
from radura.games.casting_shadows.actions import A
from radura.games.casting_shadows.board import LAYOUTS
from radura.games.casting_shadows.catalog import CATALOG
from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.absorb import Absorb, Summon
from radura.games.casting_shadows.steps.act import Act
from radura.games.casting_shadows.steps.convert import Convert
from radura.games.casting_shadows.steps.dice import DrawCounterspell, OpenPortal, Reroll, Roll, TurnUp
from radura.games.casting_shadows.steps.fight import Echo, MoveHit, Retort, Run, Warn
from radura.games.casting_shadows.steps.pay import Discard, Fragment, PayCast, PayCollect, Strike, Take
from radura.games.casting_shadows.steps.setup import DealBotSpell, DealCharacter, FirstTurn, LayMap, PickCharacter
from radura.games.casting_shadows.steps.turn import Begin, BotMove, Turn
from radura.games.casting_shadows.tables import (
    CARD,
    CARDS,
    CHARACTERS,
    FIRST_COMPANION,
    ITEMS,
    N_MAIN,
    RESOURCES,
    TILES,
)
from radura.games.casting_shadows.value import evaluate


class CastingShadows(Game[ShadowState]):
    """Two to four rivals on a map of hexes; with one seat, Shadow Boxing against three Bots (CS-16)."""

    id = "casting_shadows"
    prefix = "cs"
    min_seats = 1
    max_seats = 4
    minutes = 45
    actions = A
    settings = (
        Setting("characters", ("choose", "random"), "choose"),
        Setting("limit", ("none", "rounds"), "none"),
    )
    steps = (
        Absorb,
        Act,
        Begin,
        BotMove,
        Convert,
        DealBotSpell,
        DealCharacter,
        Discard,
        DrawCounterspell,
        Echo,
        FirstTurn,
        Fragment,
        LayMap,
        MoveHit,
        OpenPortal,
        PayCast,
        PayCollect,
        PickCharacter,
        Reroll,
        Retort,
        Roll,
        Run,
        Strike,
        Summon,
        Take,
        Turn,
        TurnUp,
        Warn,
    )
    fields = {
        "characters": CHARACTERS,
        "hp": None,
        "energy": None,
        "form": ("base", "shadow"),
        "at": TILES,
        "books": ITEMS,
        "counters": ITEMS,
        "companion": ITEMS,
        "stung": None,
        "order": None,
        "layout": LAYOUTS,
        "market": ITEMS,
        "deck": ITEMS,
        "discard": ITEMS,
        "counter_deck": ITEMS,
        "sunk": ITEMS,
        "sunk_group": None,
        "exposed": ITEMS,
        "companion_deck": ITEMS,
        "companion_bottom": ITEMS,
        "portal": ITEMS,
        "aside": ITEMS,
        "turn": None,
        "round": None,
        "ap": None,
        "free": None,
        "dice": RESOURCES,
        "tokens": None,
        "cast": ITEMS,
        "boosted": None,
        "hit": None,
    }

    def blank(self, seats: int, options: dict[str, str]) -> ShadowState:
        return ShadowState(self, seats, options)

    def check_seats(self, seats: int | None) -> int:
        """Take two seats if nothing is said; one seat is Shadow Boxing."""
        return super().check_seats(2 if seats is None else seats)

    def setup(self, s: ShadowState) -> None:
        """Fill the decks, then Characters, map, market, Portal. CS-2, Q-64"""
        s.deck = list(range(N_MAIN))
        s.counter_deck = list(range(N_MAIN, FIRST_COMPANION))
        s.companion_deck = list(range(FIRST_COMPANION, len(ITEMS)))
        if s.seats == 1:
            s.books[0] = [self._take_out(s, id) for id in CATALOG.solo.player_spells]
            s.aside = [self._take_out(s, id) for id in CATALOG.solo.bot_spells]
        s.push(LayMap(), 0)
        choose: Step[ShadowState] = PickCharacter() if s.options["characters"] == "choose" else DealCharacter()
        for seat in reversed(range(s.seats)):
            s.push(choose, seat)

    @staticmethod
    def _take_out(s: ShadowState, id: str) -> int:
        """Take one copy of a card out of the Main deck. CS-16.7"""
        item = next(item for item in s.deck if CARDS[CARD[item]] == id)
        s.deck.remove(item)
        return item

    def fill(self, s: ShadowState, v: View) -> None:
        view.fill(s, v)

    def resample(self, s: ShadowState, seat: int, rng: Rng) -> None:
        view.resample(s, seat, rng)

    def evaluate(self, s: ShadowState, seat: int) -> float:
        return evaluate(s, seat)

    def is_resting(self, s: ShadowState) -> bool:
        """A turn is judged between Actions; Phase 3 is carried through."""
        return s.stack is None or isinstance(s.stack.step, Act)

    # -- words ----------------------------------------------------------------------------

    def cards(self) -> tuple[Card, ...]:
        return texts.cards()

    def text(self, s: ShadowState, action: int) -> Message:
        return words.option(s, action)

    def seat_name(self, s: ShadowState, seat: int) -> Message:
        """A seat is called after its Character, as soon as it has one."""
        return (
            Message(f"cs-card-{CHARACTERS[s.characters[seat]]}")
            if s.characters[seat] >= 0
            else super().seat_name(s, seat)
        )

    def note(self, s: ShadowState, action: int) -> Message | None:
        return words.note(s, action)

    def targets(self, s: ShadowState, action: int) -> list[str]:
        return words.targets(s, action)

    def group(self, s: ShadowState, action: int) -> str:
        return words.group(action)


GAME = CastingShadows()
