"""A policy of ``ppo.py`` as an ONNX file, which plays without PyTorch.

    python docs/examples/policy_onnx.py living_forest_duel policy.pt docs/examples/policy_seat/living_forest_duel.onnx

The file tells in its metadata for which game, actions and observations it was made; ``policy_seat`` checks that.
"""

import sys
from pathlib import Path

import onnx
import torch

import radura
from policy_seat import made_for
from ppo import Net, Settings, network
from radura.adapters.foresight import Foresight
from radura.adapters.observations import Observer


def export(game: str, net: Net, target: Path) -> None:
    """Write a policy: ``observation``, ``options`` and ``ahead`` in, ``logits`` and ``value`` out, by position."""
    observer, columns = Observer(radura.game(game)), 3
    seen, options = torch.zeros(2, observer.size), torch.zeros(2, columns, dtype=torch.long)
    rows = seen, options, torch.zeros(2, columns, Foresight(radura.game(game)).size)
    batch, most = torch.export.Dim("batch"), torch.export.Dim("most")
    names = {"input_names": ["observation", "options", "ahead"], "output_names": ["logits", "value"]}
    shapes = {"observations": {0: batch}, "options": {0: batch, 1: most}, "ahead": {0: batch, 1: most}}
    program = torch.onnx.export(net.eval(), rows, **names, dynamic_shapes=shapes, dynamo=True, verbose=False)
    model = program.model_proto
    for node in model.graph.node:
        del node.metadata_props[:]  # where each line of code lay on the machine that exported it
    for key, value in made_for(radura.game(game)).items():
        entry = model.metadata_props.add()
        entry.key, entry.value = key, value
    onnx.save(model, target)


def load(game: str, file: Path) -> Net:
    """Return a policy that ``ppo.py`` has saved."""
    net = network(radura.game(game), Settings())
    net.load_state_dict(torch.load(file, weights_only=True))
    return net


if __name__ == "__main__":
    export(sys.argv[1], load(sys.argv[1], Path(sys.argv[2])), Path(sys.argv[3]))
