"""Living Forest Duel: the game object."""

from collections.abc import Collection, Sequence
from importlib.resources import files
from pathlib import Path

from radura.core.chance import Rng
from radura.core.fields import Field, Many, Name, Number, Pile, Row, Seat, Slot
from radura.core.game import Card, Game, Setting
from radura.core.kernel import Step
from radura.core.reasons import Reason
from radura.core.text import Message
from radura.core.value import load as load_value
from radura.core.view import Closed, Option, View
from radura.games.living_forest_duel import reasons, reckoning, texts, words
from radura.games.living_forest_duel.actions import Moves
from radura.games.living_forest_duel.catalog import Catalog, load
from radura.games.living_forest_duel.encode import DuelEncoder
from radura.games.living_forest_duel.sound import check_position
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps import STEPS, Turn, lay_out
from radura.games.living_forest_duel.tables import ELEMENTS, SEASONS, Tables
from radura.games.living_forest_duel.value import PIECES, measure, names
from radura.games.living_forest_duel.view import DuelFacts, fill

WEIGHTS = files("radura.games.living_forest_duel") / "value.json"


class LivingForestDuel(Game[DuelState]):
    """Summer and Winter guard one forest. LF-1"""

    id = "living_forest_duel"
    prefix = "lf"
    minutes = 20
    longest = 2_000
    mastery = 20
    settings = (Setting("summer", ("0", "1"), "0"), Setting("tie", ("ask", "random"), "ask"))
    steps = STEPS
    reasons = ("fire", "line", "forest", "onibi")
    turn_rule = "LF-5.3"
    end_rule = "LF-17.1"
    facts = DuelFacts
    holds = ("line", "pile", "forest", "sanki", "onibi")

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.data_hash = catalog.overlay_hash
        self.tables = tables = Tables(catalog)
        self.moves = Moves(tables)
        self.actions = self.moves.space
        self.vocabulary = {
            "item": tables.items,
            "clearing": tables.clearing,
            "cell": tables.cells,
            "element": ELEMENTS,
        }
        self.fields = _fields(tables)
        self.value = load_value(WEIGHTS, self.id, self.rules_version, names(tables))
        self.pieces = PIECES
        self.encoder = DuelEncoder(tables, self.vocabulary)

    def with_data(self, folder: Path) -> "LivingForestDuel":
        """Return this game with files of a folder in the place of its own."""
        return LivingForestDuel(load(folder))

    def blank(self, seats: int, options: dict[str, str]) -> DuelState:
        return DuelState(self, self.tables, self.moves, seats, options)

    def derive(self, s: DuelState) -> None:
        s.derive()

    def items(self, s: DuelState) -> Collection[int]:
        return range(self.tables.first_clearing)

    def check_position(self, s: DuelState) -> None:
        check_position(s)

    def setup(self, s: DuelState) -> None:
        """Lay out the table; when that is done Summer has the first turn. LF-4, LF-5.2"""
        s.push(Turn(), s.summer)
        lay_out(s)

    def reckoning(self, s: DuelState, actions: Sequence[tuple[int, int]] = ()) -> list[Message]:
        return reckoning.reckoning(s, actions)

    def fill(self, s: DuelState, v: View) -> None:
        fill(s, v)

    def resample(self, s: DuelState, seat: int, rng: Rng) -> None:
        """Deal nothing: what lies in each pile is known to all, its order is not decided yet. OQ-39"""

    def measure(self, s: DuelState, seat: int) -> list[float]:
        return measure(s, seat)

    def is_resting(self, s: DuelState) -> bool:
        return s.stack is None or isinstance(s.stack.step, Turn)

    # -- words ----------------------------------------------------------------------

    def cards(self) -> tuple[Card, ...]:
        return texts.cards(self.catalog)

    def words(self, lang: str) -> str:
        return texts.names(self.catalog, lang)

    def role(self, s: DuelState, seat: int) -> Message:
        return Message(f"lf-season-{SEASONS[seat ^ s.summer]}")

    def option(self, s: DuelState, action: int) -> Option:
        return words.option(s, action)

    def rule_of(self, step: Step[DuelState]) -> str:
        return reasons.ASKED[type(step).__name__]

    def no_piece(self, s: DuelState, seat: int, name: str, place: str) -> Reason:
        return reasons.no_piece(s, seat, name, place)

    def no_action(self, s: DuelState, seat: int, action: int) -> Reason:
        return reasons.no_action(s, seat, action)

    def closed(self, s: DuelState, seat: int) -> list[Closed]:
        return reasons.closed(s, seat)


def _fields(t: Tables) -> dict[str, Field]:
    """Return all fields of a state with what may stand there."""
    laid = 2 * t.tokens_each
    return {
        "deck": Pile(),
        "discard": Pile(),
        "shared": Pile(),
        "revealed": Slot(),
        "recruits": Row(Slot(), t.slots),
        "groves": Row(Pile(), len(ELEMENTS)),
        "tops": Row(Slot(), len(ELEMENTS)),
        "burning": Row(Number(0, 1), t.slots),
        "onibi": Name("clearing"),
        "holder": Seat(empty=True),
        "sanki": Row(Seat(empty=True), t.n_sanki),
        "round": Number(1),
        "first_done": Seat(empty=True),
        "lines": Row(Pile()),
        "piles": Row(Pile()),
        "bottoms": Row(Pile()),
        "varans": Row(Pile()),
        "cells": Row(Many(Name("cell"))),
        "trees": Row(Pile()),
        "fires": Row(Number(0, t.fires_to_win)),
        "tokens": Row(Number(0, t.tokens_each)),
        "lost": Row(Number(0, t.tokens_each)),
        "laid_on": Row(Name("element", empty=True), laid),
        "laid_card": Row(Name("item", empty=True), laid),
    }


GAME = LivingForestDuel(load())
