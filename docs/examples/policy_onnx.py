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
from ppo import Net, Settings
from radura.adapters.observations import Observer


def export(game: str, net: Net, target: Path) -> None:
    """Write a policy: ``observation`` and ``action_mask`` in, ``logits`` and ``value`` out, a row for each position."""
    observer = Observer(radura.game(game))
    rows = torch.zeros(2, observer.size), torch.ones(2, observer.actions, dtype=torch.bool)
    batch = torch.export.Dim("batch")
    names = {"input_names": ["observation", "action_mask"], "output_names": ["logits", "value"]}
    shapes = {"observations": {0: batch}, "masks": {0: batch}}
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
    observer = Observer(radura.game(game))
    net = Net(observer.size, observer.actions, Settings().hidden)
    net.load_state_dict(torch.load(file, weights_only=True))
    return net


if __name__ == "__main__":
    export(sys.argv[1], load(sys.argv[1], Path(sys.argv[2])), Path(sys.argv[3]))
