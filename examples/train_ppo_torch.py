"""Train an agent by masked PPO in torch: one file to copy and change, in the manner of CleanRL.

    python examples/train_ppo_torch.py --rules classic-4 --opponents random --updates 100

The algorithm is that of train_ppo.py, which computes its gradients by hand. Needs torch and coloretto[envs].
"""

import argparse
from dataclasses import dataclass, fields

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.distributions import Categorical

from coloretto.envs.gym import ColorettoVectorEnv
from coloretto.envs.observation import SIZE
from coloretto.rules.constants import ACTIONS


@dataclass(frozen=True)
class Args:
    """The arguments, which are also the options of the command line."""

    rules: str = "classic-4"
    opponents: str = "random"
    updates: int = 100
    num_envs: int = 256
    steps: int = 64  # decisions of each environment between two updates
    epochs: int = 4
    minibatches: int = 8
    hidden: int = 128
    learning_rate: float = 1e-3
    gamma: float = 1.0  # a game ends for sure, so later rewards count in full
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    gradient_norm: float = 0.5
    evaluation_games: int = 2000
    device: str = "cpu"
    save: str = ""  # a file for the trained agent, like agent.pt; `Agent.load_state_dict` reads it
    seed: int = 1


class Agent(nn.Module):  # type: ignore[misc]
    """observation -> tanh layer -> a distribution over the legal actions, and the value of the position."""

    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(SIZE, hidden), nn.Tanh())
        self.policy = nn.Linear(hidden, ACTIONS)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.policy.weight, std=0.01 / hidden**0.5)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        hidden = self.body(observations.float() / 8)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


class Rollout:
    """What happened in `steps` steps of all environments, a tensor each: steps x environments x ..."""

    def __init__(self, args: Args) -> None:
        shape = (args.steps, args.num_envs)
        self.observations = torch.zeros((*shape, SIZE), dtype=torch.int8, device=args.device)
        self.masks = torch.zeros((*shape, ACTIONS), dtype=torch.bool, device=args.device)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=args.device)
        self.log_probabilities = torch.zeros(shape, device=args.device)
        self.values = torch.zeros(shape, device=args.device)
        self.rewards = torch.zeros(shape, device=args.device)
        self.dones = torch.zeros(shape, dtype=torch.bool, device=args.device)
        self.counts = torch.zeros(shape, dtype=torch.bool, device=args.device)  # not where a game began

    def advantages(self, next_values: Tensor, args: Args) -> Tensor:
        """Generalised advantage estimation, backwards in time."""
        advantages, running = torch.zeros_like(self.rewards), torch.zeros_like(next_values)
        for step in reversed(range(args.steps)):
            goes_on = (~self.dones[step]).float()
            error = self.rewards[step] + args.gamma * next_values * goes_on - self.values[step]
            running = error + args.gamma * args.gae_lambda * goes_on * running
            advantages[step] = running
            next_values = self.values[step]
        return advantages


class Trainer:
    def __init__(self, args: Args) -> None:
        self.args = args
        torch.manual_seed(args.seed)
        self.agent = Agent(args.hidden).to(args.device)
        self.optimizer = torch.optim.Adam(self.agent.parameters(), lr=args.learning_rate, eps=1e-5)
        self.env = ColorettoVectorEnv(args.num_envs, args.rules, args.opponents, reward="win_share")
        self.observation, _ = self.env.reset(seed=args.seed)
        self.over = np.zeros(args.num_envs, np.bool_)
        self.rollout = Rollout(args)
        self.decisions = 0

    @torch.no_grad()
    def collect(self) -> Tensor:
        """Fill the rollout; return the values of the observations after it."""
        rollout = self.rollout
        for step in range(self.args.steps):
            observations, masks = tensors(self.observation, self.args.device)
            distribution, rollout.values[step] = self.agent(observations, masks)
            actions = distribution.sample()
            rollout.observations[step], rollout.masks[step] = observations, masks
            rollout.actions[step] = actions
            rollout.log_probabilities[step] = distribution.log_prob(actions)
            rollout.counts[step] = torch.from_numpy(~self.over)
            self.observation, rewards, self.over, _, _ = self.env.step(actions.cpu().numpy())
            rollout.rewards[step] = torch.from_numpy(rewards)
            rollout.dones[step] = torch.from_numpy(self.over)
        self.decisions += int(rollout.counts.sum())
        values: Tensor = self.agent(*tensors(self.observation, self.args.device))[1]
        return values

    def update(self, next_values: Tensor) -> None:
        rollout, args = self.rollout, self.args
        advantages = rollout.advantages(next_values, args)
        returns = (advantages + rollout.values).flatten()
        played = rollout.counts.flatten().nonzero().squeeze(-1)
        for _ in range(args.epochs):
            shuffled = played[torch.randperm(len(played), device=args.device)]
            for batch in shuffled.tensor_split(args.minibatches):
                self._descend(batch, advantages.flatten()[batch], returns[batch])

    def _descend(self, batch: Tensor, advantages: Tensor, returns: Tensor) -> None:
        rollout, args = self.rollout, self.args
        observations, masks = rollout.observations.flatten(0, 1)[batch], rollout.masks.flatten(0, 1)[batch]
        distribution, values = self.agent(observations, masks)
        log_probabilities = distribution.log_prob(rollout.actions.flatten()[batch])
        ratio = (log_probabilities - rollout.log_probabilities.flatten()[batch]).exp()
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
        policy_loss = -torch.minimum(advantages * ratio, advantages * clipped).mean()
        value_loss = 0.5 * (values - returns).square().mean()
        loss = policy_loss + args.value_weight * value_loss - args.entropy * distribution.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.agent.parameters(), args.gradient_norm)
        self.optimizer.step()


def tensors(observation: dict[str, NDArray[np.int8]], device: str) -> tuple[Tensor, Tensor]:
    """Observations and masks, as the agent takes them."""
    vectors, masks = observation["observation"], observation["action_mask"]
    return torch.from_numpy(vectors).to(device), torch.from_numpy(masks).to(device).bool()


@torch.no_grad()
def win_share(agent: Agent, args: Args) -> float:
    """The mean win share of the most likely actions, over games that training has not seen."""
    env = ColorettoVectorEnv(args.evaluation_games, args.rules, args.opponents, reward="win_share")
    observation, _ = env.reset(seed=args.seed + 1_000_000)
    rewards, played = np.zeros(args.evaluation_games), np.zeros(args.evaluation_games, np.bool_)
    while not played.all():
        distribution, _ = agent(*tensors(observation, args.device))
        observation, reward, over, _, _ = env.step(distribution.logits.argmax(dim=1).cpu().numpy())
        rewards += np.where(played, 0, reward)
        played |= over
    return float(rewards.mean())


def train(args: Args) -> None:
    torch.set_num_threads(1)  # more only wait for each other, with a network this small
    trainer = Trainer(args)
    print(f"before training: win share {win_share(trainer.agent, args):.3f}")
    for update in range(1, args.updates + 1):
        trainer.update(trainer.collect())
        if update % max(1, args.updates // 10) == 0:
            share = win_share(trainer.agent, args)
            print(f"{trainer.decisions:>12,} decisions  win share {share:.3f}", flush=True)
    if args.save:
        torch.save(trainer.agent.state_dict(), args.save)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for field in fields(Args):
        parser.add_argument(
            f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default
        )
    train(Args(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
