"""The worked example of PPO, in short form; what it reaches in full stands in docs/researchers.md."""

from pathlib import Path

import pytest
import torch

import policy_onnx
import policy_seat
import ppo
import radura
from radura.adapters.observations import Observer
from radura.bots import InfoSet
from radura.core.chance import Seeded

DUEL = "living_forest_duel"
SMALL = ppo.Settings(matches=16, steps=16, minibatch=64)


@pytest.fixture
def net() -> ppo.Net:
    torch.manual_seed(1)
    observer = Observer(radura.game(DUEL))
    return ppo.Net(observer.size, observer.actions, SMALL.hidden)


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


def test_options_alone_are_judged_as_among_all_actions(net: ppo.Net) -> None:
    masks = torch.zeros(2, Observer(radura.game(DUEL)).actions, dtype=torch.bool)
    masks[0, [3, 500, 9]] = masks[1, 7] = True
    options = ppo.listed(masks)
    assert [sorted(row) for row in options.tolist()] == [[3, 9, 500], [-1, -1, 7]]
    seen = torch.rand(2, net.body[0].in_features)
    among, values = net.among(seen, options)
    logits, whole = net(seen, masks)
    assert torch.allclose(among.softmax(-1), logits.softmax(-1).gather(1, options.clamp(min=0)) * (options >= 0))
    assert torch.allclose(values, whole)


def test_rate_and_entropy_fall_towards_the_end(net: ppo.Net) -> None:
    trainer = ppo.Trainer(DUEL, net, SMALL)
    trainer.update(0.0)
    assert trainer.ease == pytest.approx(SMALL.last)
    assert trainer.optimizer.param_groups[0]["lr"] == pytest.approx(SMALL.rate * SMALL.last)


def test_advantages_change_sign_with_the_seat(net: ppo.Net) -> None:
    """A sure win of the seat that acts last is a loss to the other: the values of both must part."""
    trainer = ppo.Trainer(DUEL, net, ppo.Settings(matches=4, steps=400, old=0.0, decay=1.0))
    with torch.no_grad():
        _, _, _, _, advantages, _ = trainer._play()
    assert advantages.min() < -0.5 < 0.5 < advantages.max()


def test_a_policy_plays_whole_matches_from_both_seats(net: ppo.Net) -> None:
    assert 0 <= ppo.strength(radura.game(DUEL), net, "random", 2) <= 1


def test_the_onnx_file_chooses_as_the_network_does(net: ppo.Net, tmp_path: Path) -> None:
    file = tmp_path / "policy.onnx"
    with torch.no_grad():
        net.policy.weight.mul_(100)
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
        assert len(info.legal()) == 1 or theirs.best(info) == action
        state.apply(action)


def test_a_policy_of_other_observations_is_refused(
    net: ppo.Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy_onnx, "made_for", lambda game: {"game": game.id, "layout": "other"})
    policy_onnx.export(DUEL, net, tmp_path / "policy.onnx")
    with pytest.raises(ValueError, match="was made for other actions or observations"):
        policy_seat.Policy(radura.game(DUEL), tmp_path / "policy.onnx")
