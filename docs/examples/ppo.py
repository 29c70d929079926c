"""PPO self-play over the options of each decision, for any game of two seats: one file, no framework but PyTorch.

    python docs/examples/ppo.py living_forest_duel --minutes 12 --save policy.pt

One network plays both seats of many matches at once, against itself and, in some of them, against older selves. Every
decision is told from the side of the seat that makes it, so a position is worth to the other seat what it is worth to
this one, with the sign turned.

The network begins as a softened ``greedy``: it is told what the game thinks of the position that each option leads to
(``Foresight``), prefers what is judged best, and learns what that judgement leaves out. So does the critic.
``docs/lab/ppo.md`` has the results.
"""

import argparse
import copy
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import radura
from radura.adapters.foresight import Foresight
from radura.adapters.observations import Observer
from radura.adapters.vector import VectorEnv
from radura.bots import Bot, InfoSet, bot
from radura.bots.tally import wilson
from radura.core.chance import Rng, Seeded
from radura.core.game import AnyGame

FORBIDDEN = -1e9
"""The logit of an action that cannot be chosen."""
BELOW = 1 - 1e-6
"""Keeps a number below 1 there when it is rounded."""


@dataclass
class Settings:
    """What can be turned."""

    matches: int = 256
    steps: int = 32
    epochs: int = 5
    minibatch: int = 1024
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.003
    last: float = 0.05
    """What is left of rate and entropy at the end: both fall evenly."""
    decay: float = 0.8
    """How much later surprises count: the lambda of generalised advantages."""
    old: float = 0.25
    """The part of the matches in which one seat is held by an older self."""
    hidden: int = 128
    scorer: int = 64
    """The width of what judges where an option leads."""
    boldness: float = 12.0
    """How much likelier what the game judges better is at first: a factor of the log odds."""


class Net(nn.Module):
    """A policy and a value over one body."""

    def __init__(self, inputs: int, actions: int, ahead: int, s: Settings) -> None:
        super().__init__()
        self.boldness = s.boldness
        self.body = nn.Sequential(nn.Linear(inputs, s.hidden), nn.ReLU(), nn.Linear(s.hidden, s.hidden), nn.ReLU())
        self.value = nn.Linear(s.hidden, 1)
        self.by_action = nn.Linear(s.hidden, actions)
        self.ahead = nn.Linear(ahead, s.scorer)
        self.here = nn.Linear(s.hidden, s.scorer, bias=False)
        self.by_outlook = nn.Linear(s.scorer, 1)
        for head in (self.value, self.by_action, self.by_outlook):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, observations: Tensor, options: Tensor, ahead: Tensor) -> tuple[Tensor, Tensor]:
        """Return a logit for each option, and how much more the position is worth to the seat than was judged.

        An option is liked for its judgement, as the action that it is in this position, and for where it leads.
        """
        seen = self.body(observations)
        outlook = torch.relu(self.ahead(ahead) + self.here(seen)[:, None])
        liked = self.by_action(seen).gather(1, options.clamp(min=0)) + self.by_outlook(outlook).squeeze(-1)
        logits = (self.boldness * ahead[..., 0] + liked).masked_fill(options < 0, FORBIDDEN)
        return logits, self.value(seen).squeeze(-1)


def network(game: AnyGame, s: Settings) -> Net:
    """Return a network for a game that has learned nothing yet."""
    observer = Observer(game)
    return Net(observer.size, observer.actions, Foresight(game).size, s)


def judged_best(options: Tensor, ahead: Tensor) -> Tensor:
    """Return what the game thinks of the best option of each row, from -1 to 1: the critic begins there."""
    return torch.tanh(ahead[..., 0].masked_fill(options < 0, FORBIDDEN).amax(-1) / 2)


def draw(logits: Tensor) -> Tensor:
    """Draw a column for each row, as likely as its logit says: one random number a row instead of one a column."""
    sums = logits.softmax(-1).cumsum_(-1)
    drawn = sums[:, -1:] * torch.rand(len(sums), 1) * BELOW
    return torch.searchsorted(sums, drawn, right=True)[:, 0]


class PolicyBot(Bot):
    """Plays what the network finds likeliest."""

    name = "ppo"

    def __init__(self, game: AnyGame, net: Net) -> None:
        self.net = net
        self.observer, self.foresight = Observer(game), Foresight(game)

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """Return one of ``info.legal()``."""
        legal = info.legal()
        if len(legal) == 1:
            return legal[0]
        state = info.sample(0)  # observations show nothing of what is dealt anew
        seen = torch.from_numpy(self.observer.tensor(state, info.seat))
        options, ahead = map(torch.from_numpy, self.foresight.tensor([state], rng.below(1 << 30)))
        with torch.no_grad():
            logits, _ = self.net(seen[None], options, ahead)
        return legal[int(logits.argmax())]


class Trainer:
    """Plays the network against itself and learns from it."""

    def __init__(self, game: str, net: Net, s: Settings, seed: int = 1) -> None:
        self.net = net
        self.s = s
        self.envs = VectorEnv(game, s.matches)
        self.foresight = Foresight(self.envs.game)
        self.optimizer = torch.optim.Adam(net.parameters(), s.rate, eps=1e-5)
        self.rng = np.random.default_rng(seed)
        self.ease = 1.0
        """How much of rate and entropy is left."""
        self.past = [copy.deepcopy(net)]
        self.rival = self.past[0]
        """Who holds a seat of the first matches instead of the network."""
        olds = int(s.matches * s.old)
        self.rival_seat = np.array([i % 2 if i < olds else -1 for i in range(s.matches)])
        first, info = self.envs.reset(seed=seed)
        self.seen, self.actors = first, info["actor"].copy()
        self.options, self.ahead = self._look()

    def update(self, left: float = 1.0) -> dict[str, float]:
        """Play so many steps, learn from them, and tell how it went; ``left`` is the part of the time that remains."""
        self.ease = self.s.last + (1 - self.s.last) * left
        self.optimizer.param_groups[0]["lr"] = self.s.rate * self.ease
        self.rival = self.past[self.rng.integers(len(self.past))]
        with torch.no_grad():
            played = self._play()
        return self._learn(*played)

    def remember(self) -> None:
        """Keep the network as it is now among its older selves, the first of which stays."""
        self.past = [self.past[0], *self.past[1:][-8:], copy.deepcopy(self.net)]

    def _look(self) -> tuple[Tensor, Tensor]:
        """Return the options in every match, and what follows each of them."""
        options, ahead = self.foresight.tensor(self.envs.batch.states, int(self.rng.integers(1 << 30)))
        return torch.from_numpy(options), torch.from_numpy(ahead)

    def _play(self) -> tuple[Tensor, ...]:
        s, n = self.s, self.s.matches
        seen = torch.empty(s.steps, n, self.envs.observer.size)
        options: list[Tensor] = []
        ahead: list[Tensor] = []
        chosen, chances = torch.empty(s.steps, n, dtype=torch.long), torch.empty(s.steps, n)
        values, judged, rewards = torch.empty(s.steps + 1, n), torch.empty(s.steps + 1, n), torch.empty(s.steps, n)
        signs = torch.empty(s.steps, n)
        """1: the same seat goes on; -1: the other does; 0: the match is over."""
        learns = torch.empty(s.steps, n, dtype=torch.bool)
        for t in range(s.steps):
            seen[t] = torch.from_numpy(self.seen)
            options.append(self.options)
            ahead.append(self.ahead)
            judged[t] = judged_best(self.options, self.ahead)
            logits, values[t] = self.net(seen[t], options[t], ahead[t])
            chosen[t] = draw(logits)
            chances[t] = logits.log_softmax(-1).gather(1, chosen[t, :, None])[:, 0]
            theirs = torch.from_numpy(self.actors == self.rival_seat)
            if theirs.any():
                chosen[t, theirs] = draw(self.rival(seen[t, theirs], options[t][theirs], ahead[t][theirs])[0])
            learns[t] = ~theirs & ((options[t] >= 0).sum(-1) > 1)
            before = self.actors
            actions = options[t].gather(1, chosen[t, :, None])[:, 0]
            self.seen, reward, ended, _, info = self.envs.step(actions.numpy())
            self.actors = info["actor"].copy()  # the array is written over by the next step
            self.options, self.ahead = self._look()
            rewards[t] = torch.from_numpy(reward)
            signs[t] = torch.from_numpy(np.where(ended, 0, np.where(self.actors == before, 1, -1)))
        values[-1] = self.net(torch.from_numpy(self.seen), self.options, self.ahead)[1]
        judged[-1] = judged_best(self.options, self.ahead)
        values += judged
        advantages = torch.zeros(s.steps + 1, n)
        for t in reversed(range(s.steps)):
            surprise = rewards[t] + signs[t] * values[t + 1] - values[t]
            advantages[t] = surprise + s.decay * signs[t] * advantages[t + 1]
        returns = advantages[:-1] + values[:-1] - judged[:-1]
        widest = max(columns.shape[1] for columns in options)
        room = [(0, widest - columns.shape[1]) for columns in options]
        wide = torch.stack([nn.functional.pad(x, more, value=-1) for x, more in zip(options, room, strict=True)])
        far = torch.stack([nn.functional.pad(x, (0, 0, *more)) for x, more in zip(ahead, room, strict=True)])
        return tuple(x[learns] for x in (seen, wide, far, chosen, chances, advantages[:-1], returns))

    def _learn(
        self,
        seen: Tensor,
        options: Tensor,
        ahead: Tensor,
        chosen: Tensor,
        chances: Tensor,
        advantages: Tensor,
        returns: Tensor,
    ) -> dict[str, float]:
        s, told = self.s, []
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        for _ in range(s.epochs):
            for rows in torch.randperm(len(seen)).split(s.minibatch):
                logits, values = self.net(seen[rows], options[rows], ahead[rows])
                log = logits.log_softmax(-1)
                ratio = (log.gather(1, chosen[rows, None])[:, 0] - chances[rows]).exp()
                gain = advantages[rows]
                policy = -torch.min(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain).mean()
                value = (values - returns[rows]).square().mean()
                entropy = -(log.exp() * log).sum(-1).mean()
                loss = policy + value - s.entropy * self.ease * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                clipped = ((ratio - 1).abs() > s.clip).float().mean()
                told.append([x.item() for x in (policy, value, entropy, clipped)])
        return dict(zip(("policy", "value", "entropy", "clipped"), np.mean(told, axis=0).tolist(), strict=True))


def strength(game: AnyGame, net: Net, opponent: str, matches: int, first: int = 0) -> float:
    """Return the share of matches won against a computer player; every deal is played from both seats."""
    players, won = [PolicyBot(game, net), bot(opponent)], 0.0
    for number in range(matches):
        mine, luck = number % 2, Seeded(first + number // 2)
        state = game.new(seed=first + number // 2)
        while state.actor >= 0:
            player = players[state.actor != mine]
            state.apply(player.choose(InfoSet(state, state.actor), luck))
        assert state.outcome is not None
        won += (state.outcome.returns[mine] + 1) / 2
    return won / matches


def main() -> None:
    """Train, tell how strong the policy has become, and save it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--begin", type=Path, metavar="FILE", help="go on from a policy that was saved")
    parser.add_argument("--minutes", type=float, default=12, help="CPU time of self-play")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--test", type=int, default=400, help="matches against the opponent at the end")
    parser.add_argument("--save", type=Path, default=Path("policy.pt"))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)  # the network is small: a second thread would mostly wait
    game, s = radura.game(args.game), Settings()
    net = network(game, s)
    if args.begin:
        net.load_state_dict(torch.load(args.begin, weights_only=True))
    began = time.process_time()
    trainer = Trainer(args.game, net, s, args.seed)
    update, best, spent = 0, 0.0, 0.0
    while spent < args.minutes:
        told = trainer.update(1 - spent / args.minutes)
        print(f"  {update}: " + ", ".join(f"{name} {x:.3f}" for name, x in told.items()), flush=True)
        update += 1
        spent = (time.process_time() - began) / 60
        if update % 50 == 0 or spent >= args.minutes:
            trainer.remember()
            share = strength(game, net, args.opponent, 200, 1_000_000)
            print(f"{spent:5.1f} min, update {update}: {share:.1%} against {args.opponent}", flush=True)
            if share >= best:  # self-play goes in circles: what was better once is kept
                best = share
                torch.save(net.state_dict(), args.save)
    net.load_state_dict(torch.load(args.save, weights_only=True))
    share = strength(game, net, args.opponent, args.test)  # deals that nothing was chosen by
    low, high = wilson(share, args.test)
    print(f"{share:.1%} [{low:.1%}, {high:.1%}] of {args.test} matches against {args.opponent}")


if __name__ == "__main__":
    main()
