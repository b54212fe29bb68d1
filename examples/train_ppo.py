"""Train a first agent by masked PPO, in NumPy alone: no framework to install, nothing hidden.

    python examples/train_ppo.py --rules classic-4 --opponents random --seconds 120

Reads top to bottom: the arguments, the network with its gradients, the rollout, the update, the loop.
docs/environments.md explains what the agent sees.
"""

import argparse
from dataclasses import dataclass, fields
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from coloretto.envs.gym import ColorettoVectorEnv
from coloretto.envs.observation import SIZE
from coloretto.rules.constants import ACTIONS

Array = NDArray[np.float32]


@dataclass(frozen=True)
class Args:
    """The arguments, which are also the options of the command line."""

    rules: str = "classic-4"
    opponents: str = "random"
    seconds: float = 120.0  # how long to train
    updates: int = 0  # train for so many updates instead, however long they take
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
    evaluation_games: int = 2000
    save: str = ""  # a file for the trained weights, like agent.npz; `load` reads it
    seed: int = 1


class Network:
    """observation -> tanh layer -> logits of the actions, and the value of the position."""

    def __init__(self, hidden: int, rng: np.random.Generator) -> None:
        def layer(inputs: int, outputs: int, gain: float) -> Array:
            return rng.standard_normal((inputs, outputs), np.float32) * np.float32(gain / inputs**0.5)

        self.weights = [
            layer(SIZE, hidden, 1.0),
            np.zeros(hidden, np.float32),
            layer(hidden, ACTIONS, 0.01),
            np.zeros(ACTIONS, np.float32),
            layer(hidden, 1, 1.0),
            np.zeros(1, np.float32),
        ]
        self._moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self._updates = 0

    def forward(self, observations: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """Hidden activations, log-probabilities (-inf-like for illegal actions) and values."""
        first, first_bias, policy, policy_bias, value, value_bias = self.weights
        hidden = np.tanh(observations @ first + first_bias)
        logits = np.where(masks, hidden @ policy + policy_bias, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        log_probabilities = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, log_probabilities, (hidden @ value + value_bias)[:, 0]

    def descend(
        self, observations: Array, hidden: Array, to_logits: Array, to_values: Array, rate: float
    ) -> None:
        """One step of Adam, given the loss's gradients with respect to the outputs."""
        _, _, policy, _, value, _ = self.weights
        to_hidden = (to_logits @ policy.T + to_values[:, None] @ value.T) * (1 - hidden**2)
        gradients = [
            observations.T @ to_hidden,
            to_hidden.sum(axis=0),
            hidden.T @ to_logits,
            to_logits.sum(axis=0),
            hidden.T @ to_values[:, None],
            to_values.sum(keepdims=True),
        ]
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        self._updates += 1
        for weight, (mean, square), whole in zip(self.weights, self._moments, gradients, strict=True):
            gradient = whole * np.float32(min(1.0, 0.5 / (norm + 1e-8)))
            mean[:] += 0.1 * (gradient - mean)
            square[:] += 0.001 * (gradient**2 - square)
            unbiased = mean / (1 - 0.9**self._updates)
            weight[:] -= rate * unbiased / (np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8)


def scaled(observations: NDArray[np.int8]) -> Array:
    return observations.astype(np.float32) / np.float32(8)


def sample(log_probabilities: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action from each row's distribution, by the Gumbel trick."""
    actions: NDArray[np.int64] = (log_probabilities + rng.gumbel(size=log_probabilities.shape)).argmax(axis=1)
    return actions


class Rollout:
    """What happened in `steps` steps of all environments, an array each: steps x environments x ..."""

    def __init__(self, args: Args) -> None:
        shape = (args.steps, args.num_envs)
        self.observations = np.zeros((*shape, SIZE), np.float32)
        self.masks = np.zeros((*shape, ACTIONS), np.bool_)
        self.actions = np.zeros(shape, np.int64)
        self.log_probabilities = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.rewards = np.zeros(shape, np.float32)
        self.dones = np.zeros(shape, np.bool_)
        self.counts = np.zeros(shape, np.bool_)  # False where the step only began a new game

    def advantages(self, next_values: Array, args: Args) -> Array:
        """Generalised advantage estimation, backwards in time."""
        advantages = np.zeros_like(self.rewards)
        running = np.zeros(args.num_envs, np.float32)
        for step in reversed(range(args.steps)):
            goes_on = ~self.dones[step]
            error = self.rewards[step] + args.gamma * next_values * goes_on - self.values[step]
            running = error + args.gamma * args.gae_lambda * goes_on * running
            advantages[step] = running
            next_values = self.values[step]
        return advantages


class Trainer:
    def __init__(self, args: Args) -> None:
        self.args = args
        self.rng = np.random.default_rng(args.seed)
        self.network = Network(args.hidden, self.rng)
        self.env = ColorettoVectorEnv(args.num_envs, args.rules, args.opponents, reward="win_share")
        self.observation, _ = self.env.reset(seed=args.seed)
        self.over = np.zeros(args.num_envs, np.bool_)
        self.rollout = Rollout(args)
        self.decisions = 0
        self.updates = 0

    def collect(self) -> Array:
        """Fill the rollout; return the values of the observations after it."""
        rollout = self.rollout
        for step in range(self.args.steps):
            observations, masks = scaled(self.observation["observation"]), self.observation["action_mask"] > 0
            _, log_probabilities, values = self.network.forward(observations, masks)
            actions = sample(log_probabilities, self.rng)
            rollout.observations[step], rollout.masks[step] = observations, masks
            rollout.actions[step], rollout.values[step] = actions, values
            rollout.log_probabilities[step] = log_probabilities[np.arange(len(actions)), actions]
            rollout.counts[step] = ~self.over
            self.observation, rewards, self.over, _, _ = self.env.step(actions)
            rollout.rewards[step], rollout.dones[step] = rewards, self.over
        self.decisions += int(rollout.counts.sum())
        masks = self.observation["action_mask"] > 0
        return self.network.forward(scaled(self.observation["observation"]), masks)[2]

    def update(self, next_values: Array) -> None:
        self.updates += 1
        rollout, args = self.rollout, self.args
        advantages = rollout.advantages(next_values, args)
        returns = advantages + rollout.values
        played = np.flatnonzero(rollout.counts.ravel())
        for _ in range(args.epochs):
            self.rng.shuffle(played)
            for batch in np.array_split(played, args.minibatches):
                self._descend(batch, advantages.ravel()[batch], returns.ravel()[batch])

    def _descend(self, batch: NDArray[np.int64], advantages: Array, returns: Array) -> None:
        rollout, args = self.rollout, self.args
        observations = rollout.observations.reshape(-1, SIZE)[batch]
        actions = rollout.actions.ravel()[batch]
        hidden, log_probabilities, values = self.network.forward(
            observations, rollout.masks.reshape(-1, ACTIONS)[batch]
        )
        rows, size = np.arange(len(batch)), len(batch)
        ratio = np.exp(log_probabilities[rows, actions] - rollout.log_probabilities.ravel()[batch])
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        held_back = np.where(advantages > 0, ratio > 1 + args.clip, ratio < 1 - args.clip)
        to_log_probability = np.where(held_back, 0, -advantages * ratio)
        probabilities = np.exp(log_probabilities)
        chosen = np.zeros_like(probabilities)
        chosen[rows, actions] = 1
        safe = np.where(probabilities > 0, log_probabilities, 0)
        entropy = -(probabilities * safe).sum(axis=1, keepdims=True)
        to_logits = to_log_probability[:, None] * (chosen - probabilities)
        to_logits += args.entropy * probabilities * (safe + entropy)
        to_values = np.float32(args.value_weight) * (values - returns)
        self.network.descend(
            observations, hidden, to_logits / size, to_values / np.float32(size), args.learning_rate
        )


def win_share(network: Network, args: Args) -> float:
    """The mean win share of the most likely actions, over games that training has not seen."""
    env = ColorettoVectorEnv(args.evaluation_games, args.rules, args.opponents, reward="win_share")
    observation, _ = env.reset(seed=args.seed + 1_000_000)
    rewards, played = np.zeros(args.evaluation_games), np.zeros(args.evaluation_games, np.bool_)
    while not played.all():
        _, log_probabilities, _ = network.forward(
            scaled(observation["observation"]), observation["action_mask"] > 0
        )
        observation, reward, over, _, _ = env.step(log_probabilities.argmax(axis=1))
        rewards += np.where(played, 0, reward)
        played |= over
    return float(rewards.mean())


def load(file: str) -> Network:
    """The network of a file that `--save` has written; `win_share` and `forward` show how to play it."""
    with np.load(file) as kept:
        weights = [kept[name] for name in kept.files]
    network = Network(weights[0].shape[1], np.random.default_rng(0))
    network.weights = weights
    return network


def share_done(args: Args, updates: int, seconds: float) -> float:
    """How much of the training is behind us, by its updates or by the clock; 1 at its end."""
    return updates / args.updates if args.updates else seconds / args.seconds


def train(args: Args) -> float:
    trainer = Trainer(args)
    begin = perf_counter()
    print(f"before training: win share {win_share(trainer.network, args):.3f}")
    next_report = 0.1
    while (done := share_done(args, trainer.updates, elapsed := perf_counter() - begin)) < 1:
        trainer.update(trainer.collect())
        if done >= next_report:
            share = win_share(trainer.network, args)
            print(f"{elapsed:5.0f} s  {trainer.decisions:>10,} decisions  win share {share:.3f}", flush=True)
            next_report += 0.1
    share = win_share(trainer.network, args)
    print(f"after training:  win share {share:.3f}")
    if args.save:
        np.savez(args.save, *trainer.network.weights)
    return share


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
