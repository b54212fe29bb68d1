"""Train an agent by masked double DQN in torch: one file to copy and change, in the manner of CleanRL.

    python examples/train_dqn.py --rules classic-4 --opponents random --steps 600000

Illegal actions are neither tried nor among the values of the next position. Needs torch and coloretto[envs].
"""

import argparse
from dataclasses import dataclass, fields

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from coloretto.envs.gym import ColorettoVectorEnv
from coloretto.envs.observation import SIZE
from coloretto.rules.constants import ACTIONS

NEVER = -1e9  # the value of an illegal action


@dataclass(frozen=True)
class Args:
    """The arguments, which are also the options of the command line."""

    rules: str = "classic-4"
    opponents: str = "random"
    steps: int = 600_000  # decisions of the agent
    num_envs: int = 64
    memory: int = 200_000  # decisions that are remembered
    batch: int = 512  # learned from after each step of all environments
    begin: int = 10_000  # decisions before the first of them
    hidden: int = 128
    learning_rate: float = 1e-3  # at the beginning; it falls to 0
    gamma: float = 1.0  # a game ends for sure, so later rewards count in full
    exploration: float = 0.05  # the part of random actions; it falls from 1 to this in a third of the steps
    renewal: int = 25  # of the target network, after so many batches: values spread one decision each time
    evaluation_games: int = 2000
    save: str = ""  # a file for the trained agent, like agent.pt; examples/agent_bot.py plays it
    seed: int = 1


class Agent(nn.Module):  # type: ignore[misc]
    """observation -> two layers -> the value of each action; illegal ones have NEVER."""

    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.values = nn.Sequential(
            nn.Linear(SIZE, hidden),
            nn.ReLU(),
            nn.Linear(hidden, hidden),
            nn.ReLU(),
            nn.Linear(hidden, ACTIONS),
        )

    def forward(self, observations: Tensor, masks: Tensor) -> Tensor:
        values: Tensor = self.values(observations.float() / 8)
        return values.masked_fill(~masks.bool(), NEVER)


@dataclass
class Decisions:
    """Decisions and what came of them, an element each."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    rewards: Tensor
    next_observations: Tensor
    next_masks: Tensor
    are_last: Tensor

    def __getitem__(self, places: Tensor) -> "Decisions":
        return Decisions(*(getattr(self, field.name)[places] for field in fields(self)))


class Memory:
    """The latest decisions of all games; a new one takes the place of the oldest."""

    def __init__(self, size: int) -> None:
        self.size, self.added = size, 0
        self.decisions = Decisions(
            torch.zeros((size, SIZE), dtype=torch.int8),
            torch.zeros((size, ACTIONS), dtype=torch.int8),
            torch.zeros(size, dtype=torch.int64),
            torch.zeros(size),
            torch.zeros((size, SIZE), dtype=torch.int8),
            torch.zeros((size, ACTIONS), dtype=torch.int8),
            torch.zeros(size, dtype=torch.bool),
        )

    def add(self, decisions: Decisions) -> None:
        number = len(decisions.actions)
        places = (self.added + torch.arange(number)) % self.size
        for field in fields(Decisions):
            getattr(self.decisions, field.name)[places] = getattr(decisions, field.name)
        self.added += number

    def sample(self, number: int) -> Decisions:
        return self.decisions[torch.randint(min(self.added, self.size), (number,))]


class Trainer:
    def __init__(self, args: Args) -> None:
        self.args = args
        torch.manual_seed(args.seed)
        self.agent, self.target = Agent(args.hidden), Agent(args.hidden)
        self.target.load_state_dict(self.agent.state_dict())
        self.optimizer = torch.optim.Adam(self.agent.parameters(), lr=args.learning_rate)
        self.env = ColorettoVectorEnv(args.num_envs, args.rules, args.opponents, reward="win_share")
        self.observation, _ = self.env.reset(seed=args.seed)
        self.over = np.zeros(args.num_envs, np.bool_)
        self.memory = Memory(args.memory)
        self.learned = 0

    @torch.no_grad()
    def play(self) -> None:
        """One step of all games; it is remembered unless it only began a new one."""
        before, played = tensors(self.observation), torch.from_numpy(~self.over)
        actions = self._actions(*before)
        self.observation, rewards, self.over, _, _ = self.env.step(actions.numpy())
        after = tensors(self.observation)
        ends = torch.from_numpy(self.over.copy())
        step = Decisions(*before, actions, torch.from_numpy(rewards).float(), *after, ends)
        self.memory.add(step[played])

    def _actions(self, observations: Tensor, masks: Tensor) -> Tensor:
        best: Tensor = self.agent(observations, masks).argmax(dim=1)
        at_random = torch.rand(masks.shape).masked_fill(~masks.bool(), NEVER).argmax(dim=1)
        fallen = min(1.0, 3 * self.memory.added / self.args.steps)
        explores = torch.rand(len(best)) < 1 - fallen * (1 - self.args.exploration)
        return torch.where(explores, at_random, best)

    def learn(self) -> None:
        """Move the values of remembered actions towards their rewards and the values of what came next."""
        args, step = self.args, self.memory.sample(self.args.batch)
        with torch.no_grad():
            best = self.agent(step.next_observations, step.next_masks).argmax(dim=1)
            values = self.target(step.next_observations, step.next_masks)
            next_values = values.gather(1, best[:, None]).squeeze(1)
            wanted = step.rewards + args.gamma * torch.where(step.are_last, 0.0, next_values)
        values = self.agent(step.observations, step.masks).gather(1, step.actions[:, None]).squeeze(1)
        loss = nn.functional.smooth_l1_loss(values, wanted)
        self.optimizer.param_groups[0]["lr"] = args.learning_rate * (
            1 - self.memory.added / (args.steps + args.num_envs)
        )
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.learned += 1
        if self.learned % args.renewal == 0:
            self.target.load_state_dict(self.agent.state_dict())


def tensors(observation: dict[str, NDArray[np.int8]]) -> tuple[Tensor, Tensor]:
    """Observations and masks, as the agent takes them; copies, because the environment goes on."""
    return torch.tensor(observation["observation"]), torch.tensor(observation["action_mask"])


@torch.no_grad()
def win_share(agent: Agent, args: Args) -> float:
    """The mean win share of the best actions, over games that training has not seen."""
    env = ColorettoVectorEnv(args.evaluation_games, args.rules, args.opponents, reward="win_share")
    observation, _ = env.reset(seed=args.seed + 1_000_000)
    rewards, played = np.zeros(args.evaluation_games), np.zeros(args.evaluation_games, np.bool_)
    while not played.all():
        observation, reward, over, _, _ = env.step(agent(*tensors(observation)).argmax(dim=1).numpy())
        rewards += np.where(played, 0, reward)
        played |= over
    return float(rewards.mean())


def train(args: Args) -> None:
    torch.set_num_threads(1)  # more only wait for each other, with a network this small
    trainer = Trainer(args)
    print(f"before training: win share {win_share(trainer.agent, args):.3f}", flush=True)
    for tenth in range(1, 11):
        while trainer.memory.added < args.steps * tenth / 10:
            trainer.play()
            if trainer.memory.added >= args.begin:
                trainer.learn()
        share = win_share(trainer.agent, args)
        print(f"{trainer.memory.added:>12,} decisions  win share {share:.3f}", flush=True)
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
