"""The rules object of Res Arcana Duo, alone or mixed with further packs."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar

from radura.core.chance import Rng
from radura.core.game import Card, Game, Setting
from radura.core.text import Message
from radura.core.view import View
from radura.games.res_arcana_duo import options, texts, value, view
from radura.games.res_arcana_duo.box import Box
from radura.games.res_arcana_duo.catalog import load
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps import claims, decks, effects, paying, powers, setup, turns, victory

DATA = files("radura.games.res_arcana_duo") / "data"


def _box(packs: Sequence[Traversable] = ()) -> Box:
    box = Box(load(DATA, packs))
    powers.compile_powers(box)
    return box


def _fields(box: Box) -> dict[str, Sequence[str] | None]:
    """Return all fields of a state, those that hold components with their names."""
    return {
        **dict.fromkeys(("round", "first", "passed", "pools", "stored", "mknown", "candidates")),
        **dict.fromkeys(("turned", "play", "hands", "tops", "bags", "discards", "kept", "given", "pairs"), box.names),
        **dict.fromkeys(("chosen", "centre", "faceup", "mtop", "mbag", "places", "gone"), box.names),
    }


DUO = _box()


class ResArcanaDuo(Game[ArcanaState]):
    """Duo alone, for two. ``mixed`` adds packs and seats."""

    id = "res_arcana_duo"
    prefix = "ra"
    minutes = 40
    box: ClassVar[Box] = DUO
    actions = DUO.moves.space
    fields = _fields(DUO)
    settings = (
        Setting("setup", ("full", "first"), "full"),
        Setting("first_player", ("random", "0", "1"), "random"),
        Setting("target", ("auto", "7", "10"), "auto"),
    )
    steps = (
        *(setup.FirstPlayer, setup.LayPlaces, setup.SetUp, setup.Deal, setup.Keep, setup.EndDraft, setup.LookThrough),
        *(setup.ChooseMage, setup.RevealMages, setup.ChooseItem),
        *(turns.NewRound, turns.Collect, turns.TakeOrLeave, turns.Turn, turns.NextTurn, turns.Income),
        *(turns.Exchange, turns.RoundEnd),
        *(claims.Enter, claims.TakeClaimed, claims.TakeTop, claims.Refill, claims.GainMonument),
        *(powers.TurnOther, powers.PayPower, powers.PlaceNow, powers.UseItem, powers.ChooseOne),
        *(effects.Gain, effects.RivalsGain, effects.Store, effects.GainPick, effects.GainPer, effects.PutEssence),
        *(effects.PutOnto, effects.Draw, effects.Retrieve, effects.Drop, effects.PutOnTop, effects.Straighten),
        *(decks.ReorderTop, decks.LookOwn, decks.LookMonuments, decks.Arrange),
        *(paying.Pay, victory.CheckVictory),
    )

    def blank(self, seats: int, options: dict[str, str]) -> ArcanaState:
        return ArcanaState(self, self.box, seats, options)

    def setup(self, s: ArcanaState) -> None:
        setup.lay_out(s)

    def fill(self, s: ArcanaState, v: View) -> None:
        view.fill(s, v)

    def resample(self, s: ArcanaState, seat: int, rng: Rng) -> None:
        view.resample(s, seat, rng)

    def evaluate(self, s: ArcanaState, seat: int) -> float:
        return value.evaluate(s, seat)

    def is_resting(self, s: ArcanaState) -> bool:
        return s.stack is None or isinstance(s.stack.step, turns.Turn)

    # -- words ----------------------------------------------------------------------

    def cards(self) -> tuple[Card, ...]:
        return texts.cards(self.box)

    def text(self, s: ArcanaState, action: int) -> Message:
        return options.text(s, action)

    def note(self, s: ArcanaState, action: int) -> Message | None:
        return options.note(s, action)

    def targets(self, s: ArcanaState, action: int) -> list[str]:
        return options.targets(s, action)

    def group(self, s: ArcanaState, action: int) -> str:
        return options.group(s, action)


GAME = ResArcanaDuo()
