"""A learned policy that takes a seat: in the browser, in the terminal and in ``radura simulate``.

    pip install docs/examples/policy_seat
    radura simulate living_forest_duel --games 100 --seats bot:policy_seat,bot:greedy
    radura

It knows the games whose policies (``<game>.onnx``, written by ``policy_onnx.py``) lie beside it. Offered in another
game it lets ``greedy`` choose.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import onnxruntime

from radura.adapters.foresight import Foresight
from radura.adapters.observations import Observer
from radura.bots import Bot, InfoSet, bot
from radura.core.chance import Rng
from radura.core.game import AnyGame

FOLDER = Path(__file__).parent


def made_for(game: AnyGame) -> dict[str, str]:
    """Return what a policy must have been made for to play a game: its inputs and actions, by name and order."""
    actions = [game.actions.show(action) for action in range(game.actions.size)]
    text = "\n".join([*Observer(game).names, *Foresight(game).names, *actions])
    return {"game": game.id, "layout": hashlib.sha256(text.encode()).hexdigest()}


class Policy:
    """A policy of one game, read from its file."""

    def __init__(self, game: AnyGame, file: Path) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self.session: Any = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
        self.observer, self.foresight = Observer(game), Foresight(game)
        told = self.session.get_modelmeta().custom_metadata_map
        if any(told.get(key) != value for key, value in made_for(game).items()):
            raise ValueError(f"{file.name} was made for other actions or observations of {game.id}: export it anew")

    def best(self, info: InfoSet, rng: Rng) -> int:
        """Return the option that the policy finds likeliest."""
        state = info.sample(0)  # what is dealt anew does not show in what the seat observes
        options, ahead = self.foresight.tensor([state], rng.below(1 << 30))
        seen = self.observer.tensor(state, info.seat)[None]
        logits, _ = self.session.run(None, {"observation": seen, "options": options, "ahead": ahead})
        return int(options[0, logits[0].argmax()])


@cache
def policy(game: AnyGame) -> Policy | None:
    """Return the policy for a game; None: there is none."""
    file = FOLDER / f"{game.id}.onnx"
    return Policy(game, file) if file.exists() else None


class PolicySeat(Bot):
    """Plays what a learned policy finds likeliest."""

    name = "policy_seat"

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """Return one of ``info.legal()``."""
        legal = info.legal()
        known = policy(info.game)
        if known is None:
            return bot("greedy").choose(info, rng)
        return legal[0] if len(legal) == 1 else known.best(info, rng)
