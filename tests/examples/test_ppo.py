"""The worked example of PPO in short form; docs/lab/ppo.md has its results in full."""

import math
from pathlib import Path

import pytest
import torch

import policy_onnx
import policy_seat
import ppo
import radura
from radura.bots import InfoSet
from radura.core.chance import Seeded

DUEL = "living_forest_duel"
SMALL = ppo.Settings(matches=16, steps=16, minibatch=64)


@pytest.fixture
def net() -> ppo.Net:
    torch.manual_seed(1)
    return ppo.network(radura.game(DUEL), SMALL)


def test_self_play_teaches_legal_choices_that_differ_from_chance(net: ppo.Net) -> None:
    trainer = ppo.Trainer(DUEL, net, SMALL)
    first = trainer.update()
    trainer.remember()
    for _ in range(12):
        told = trainer.update()
    assert told["entropy"] < first["entropy"]
    assert len(trainer.past) == 2


def test_actions_are_drawn_as_likely_as_their_logits_say() -> None:
    torch.manual_seed(1)
    logits = torch.tensor([[ppo.FORBIDDEN, 0.0, ppo.FORBIDDEN, 1.0, ppo.FORBIDDEN]]).expand(20_000, -1)
    shares = torch.bincount(ppo.draw(logits), minlength=5) / len(logits)
    assert torch.allclose(shares, torch.tensor([0.0, 0.269, 0.0, 0.731, 0.0]), atol=0.01)


def test_a_policy_that_has_learned_nothing_prefers_what_is_judged_best(net: ppo.Net) -> None:
    options = torch.tensor([[3, 500, 9], [7, -1, -1]])
    ahead = torch.rand(2, 3, net.ahead.in_features)
    ahead[0, :, 0] = torch.tensor([0.5, 2.0, -1.0])
    logits, values = net(torch.rand(2, net.body[0].in_features), options, ahead)
    assert logits[0].tolist() == pytest.approx([0.5 * SMALL.boldness, 2 * SMALL.boldness, -SMALL.boldness])
    assert logits[1].softmax(-1).tolist() == [1, 0, 0]
    assert values.tolist() == [0, 0]
    assert ppo.judged_best(options, ahead)[0] == pytest.approx(math.tanh(1.0))


def test_rate_and_entropy_fall_towards_the_end(net: ppo.Net) -> None:
    trainer = ppo.Trainer(DUEL, net, SMALL)
    trainer.update(0.0)
    assert trainer.ease == pytest.approx(SMALL.last)
    assert trainer.optimizer.param_groups[0]["lr"] == pytest.approx(SMALL.rate * SMALL.last)


def test_advantages_change_sign_with_the_seat(net: ppo.Net) -> None:
    """A sure win of the seat that acts last is a loss to the other: the values of both must part."""
    trainer = ppo.Trainer(DUEL, net, ppo.Settings(matches=4, steps=400, old=0.0, decay=1.0))
    with torch.no_grad():
        *_, advantages, _ = trainer._play()
    assert advantages.min() < -0.5 < 0.5 < advantages.max()


def test_a_policy_plays_whole_matches_from_both_seats(net: ppo.Net) -> None:
    assert 0 <= ppo.strength(radura.game(DUEL), net, "random", 2) <= 1


def test_the_onnx_file_chooses_as_the_network_does(net: ppo.Net, tmp_path: Path) -> None:
    file = tmp_path / "policy.onnx"
    with torch.no_grad():
        for head in (net.by_action, net.by_outlook):  # as if it had learned something
            torch.nn.init.normal_(head.weight)
    policy_onnx.export(DUEL, net, file)
    assert b"site-packages" not in file.read_bytes()  # nothing of the machine that exported it
    game = radura.game(DUEL)
    theirs, ours = policy_seat.Policy(game, file), ppo.PolicyBot(game, net)
    state = game.new(seed=3)
    for _ in range(60):
        if state.actor < 0:
            break
        info = InfoSet(state, state.actor)
        action = ours.choose(info, Seeded(1))
        assert len(info.legal()) == 1 or theirs.best(info, Seeded(1)) == action
        state.apply(action)


def test_a_policy_of_other_observations_is_refused(
    net: ppo.Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy_onnx, "made_for", lambda game: {"game": game.id, "layout": "other"})
    policy_onnx.export(DUEL, net, tmp_path / "policy.onnx")
    with pytest.raises(ValueError, match="was made for other actions or observations"):
        policy_seat.Policy(radura.game(DUEL), tmp_path / "policy.onnx")
