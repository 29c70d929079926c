"""The rules object of Res Arcana Duo, alone or mixed with further packs."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from radura.core.chance import Rng
from radura.core.fields import ITEM, Field, Many, Name, Number, Pile, Row, Seat, Slot
from radura.core.game import Card, Game, Setting
from radura.core.kernel import Step
from radura.core.reasons import Reason
from radura.core.text import Message
from radura.core.value import load as load_value
from radura.core.view import Closed, Option, View
from radura.games.res_arcana_duo import dealing, judgement, positions, reasons, reckoning, texts, value, view, words
from radura.games.res_arcana_duo.actions import DECKS
from radura.games.res_arcana_duo.catalog import is_pack, load, sign_of
from radura.games.res_arcana_duo.encode import ArcanaEncoder
from radura.games.res_arcana_duo.positions import ESSENCE, Known, Seats, Stored
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps import claims, decks, effects, paying, powers, setup, turns, victory
from radura.games.res_arcana_duo.tables import Tables

DRAWN_AS = "res_arcana_duo"
"""The id of Duo on its own, whose drawings show the mixed games too."""
DATA = files("radura.games.res_arcana_duo") / "data"
WEIGHTS = files("radura.games.res_arcana_duo") / "value.json"

FIRST_PLAYER = Setting("first_player", ("random", "0", "1"), "random")
SETUP = Setting("setup", ("full", "first"), "full", first="first")
ALONE = (SETUP, FIRST_PLAYER, Setting("target", ("auto", "7", "10"), "auto"))
MIXED = (Setting("draft", ("on", "off"), "on"), FIRST_PLAYER, Setting("target", ("auto", "10", "13"), "auto"))
"""With packs mixed in there is no first game (RA-OQ.22), and two seats may leave out the draft (RA-OQ.21)."""


class ResArcanaDuo(Game[ArcanaState]):
    """Duo alone, for two; or mixed with further packs, each a folder of TOML, for two to four. RA-0.1, RA-14

    A pack may bring texts in a folder ``locale`` of its own. A mixed game is a game of its own: its id names the packs.
    To offer it, let a module hold it and name that module in an entry point or in ``RADURA_EXTRA_GAMES``.
    ``corrections``: a folder whose TOML files take the place of Duo's, for owners of the box.
    """

    id = DRAWN_AS
    prefix = "ra"
    reasons = ("points", "essences", "shared", "round_limit")
    turn_rule = "RA-6.1"
    end_rule = "RA-11.5"
    minutes = 40
    longest = 5_000
    facts = view.ArcanaFacts
    holds = ("play",)
    steps = (
        *(setup.FirstPlayer, setup.LayPlaces, setup.SetUp, setup.Deal, setup.Keep, setup.EndDraft, setup.LookThrough),
        *(setup.ChooseMage, setup.RevealMages, turns.ChooseItem),
        *(turns.NewRound, turns.Collect, turns.TakeOrLeave, turns.Turn, turns.NextTurn, turns.Income),
        *(turns.Exchange, turns.RoundEnd),
        *(claims.TakeClaimed, claims.TakeTop, claims.Refill, claims.GainMonument),
        *(powers.TurnOther, powers.PayPower, powers.PlaceNow, powers.UseItem, powers.ChooseOne),
        *(effects.Gain, effects.RivalsGain, effects.Store, effects.GainPick, effects.GainPer, effects.PutEssence),
        *(effects.PutOnto, effects.Draw, effects.Retrieve, effects.Drop, effects.PutOnTop, effects.Straighten),
        *(decks.ReorderTop, decks.LookOwn, decks.LookMonuments, decks.Arrange),
        *(paying.Pay, paying.Placing, victory.CheckVictory),
    )

    def __init__(self, packs: Sequence[Traversable] = (), corrections: Traversable | None = None) -> None:
        self.tables = t = Tables(load(DATA, packs, corrections))
        powers.compile_steps(t)
        turns.compile_frames(t)
        self.packs = tuple(packs)
        self.corrections = corrections
        self.data_hash = sign_of([*packs, *([] if corrections is None else [corrections])])
        self.worth = value.Worth(t)
        self.value = load_value(WEIGHTS, DRAWN_AS, self.rules_version, value.names(t))
        self.pieces = value.PIECES
        self.actions = t.moves.space
        self.settings = ALONE
        self.vocabulary = {ITEM: t.names, ESSENCE: t.kinds, "deck": DECKS}
        self.fields = _fields(t)
        self.max_seats = t.catalog.most_seats
        self.encoder = ArcanaEncoder(t, self.max_seats, self.steps, self.vocabulary)
        if packs:
            self.id = "_with_".join([DRAWN_AS, *(pack.id for pack in t.catalog.packs[1:])])
            self.settings = MIXED
            self.texts = [folder / "locale" for folder in packs]

    @property
    def drawn_as(self) -> str:
        """Further packs lie on the same desk."""
        return DRAWN_AS

    def with_data(self, folder: Path) -> "ResArcanaDuo":
        """Return this game with another pack mixed in, or with files of Duo's data corrected."""
        if is_pack(folder):
            return ResArcanaDuo([*self.packs, folder], self.corrections)
        return ResArcanaDuo(self.packs, folder)

    def blank(self, seats: int, options: dict[str, str]) -> ArcanaState:
        return ArcanaState(self, self.tables, seats, options)

    def items(self, s: ArcanaState) -> range:
        """All components but the places of power: their other sides lie nowhere. RA-1.4"""
        return range(self.tables.first_place)

    def check_position(self, s: ArcanaState) -> None:
        positions.check(s)

    def setup(self, s: ArcanaState) -> None:
        setup.lay_out(s)

    def reckoning(self, s: ArcanaState, actions: Sequence[tuple[int, int]] = ()) -> list[Message]:
        return reckoning.reckoning(s)

    def fill(self, s: ArcanaState, v: View) -> None:
        view.fill(s, v)

    def resample(self, s: ArcanaState, seat: int, rng: Rng) -> None:
        dealing.resample(s, seat, rng)

    def measure(self, s: ArcanaState, seat: int) -> list[float]:
        return value.measure(s, seat, self.worth)

    def evaluate(self, s: ArcanaState, seat: int) -> float:
        return judgement.evaluate(s, seat, self.worth)

    def is_resting(self, s: ArcanaState) -> bool:
        return s.stack is None or isinstance(s.stack.step, turns.Turn)

    # -- words ----------------------------------------------------------------------

    def cards(self) -> tuple[Card, ...]:
        return texts.cards(self.tables)

    def option(self, s: ArcanaState, action: int) -> Option:
        return words.option(s, action)

    def rule_of(self, step: Step[ArcanaState]) -> str:
        return reasons.ASKED[type(step).__name__]

    def no_piece(self, s: ArcanaState, seat: int, name: str, place: str) -> Reason:
        return reasons.no_piece(s, seat, name, place)

    def no_action(self, s: ArcanaState, seat: int, action: int) -> Reason:
        return reasons.no_action(s, seat, action)

    def closed(self, s: ArcanaState, seat: int) -> list[Closed]:
        return reasons.closed(s, seat)


def _fields(t: Tables) -> dict[str, Field]:
    """Return all fields of a state with what may stand there."""
    essences = Row(Number(), len(t.kinds))
    return {
        "round": Number(0, t.numbers.last_round),
        "first": Seat(empty=True),
        "passed": Seats(),
        "pools": Row(essences),
        "stored": Stored(),
        "turned": Many(Name(ITEM), distinct=True),
        **dict.fromkeys(("play", "hands", "tops", "bags", "discards", "kept", "given", "pairs"), Row(Pile())),
        "chosen": Row(Slot()),
        **dict.fromkeys(("centre", "faceup", "mtop", "mbag", "places", "gone"), Pile()),
        "mknown": Many(Seats()),
        "known": Known(),
    }


GAME = ResArcanaDuo()
