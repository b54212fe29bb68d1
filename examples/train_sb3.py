"""Train an agent with sb3-contrib's MaskablePPO, on many games at once.

    python examples/train_sb3.py --rules classic-4 --opponents random --steps 500000

Needs the extra coloretto[sb3]. Half a million steps take about a minute on one core.
"""

import argparse
from dataclasses import dataclass, fields

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from coloretto.envs.sb3 import ColorettoVecEnv


@dataclass(frozen=True)
class Args:
    """The arguments, which are also the options of the command line."""

    rules: str = "classic-4"
    opponents: str = "random"
    steps: int = 500_000  # decisions of the agent
    num_envs: int = 64
    rollout: int = 128  # decisions of each environment between two updates
    hidden: int = 128
    learning_rate: float = 1e-3  # at the beginning; it falls to 0
    evaluation_games: int = 2000
    save: str = ""  # a file for the trained agent, like agent.zip; `MaskablePPO.load` reads it
    seed: int = 1


def new_model(args: Args) -> MaskablePPO:
    return MaskablePPO(
        "MlpPolicy",
        ColorettoVecEnv(args.num_envs, args.rules, args.opponents, reward="win_share"),
        learning_rate=lambda left: args.learning_rate * left,
        n_steps=args.rollout,
        batch_size=args.num_envs * args.rollout // 8,
        n_epochs=4,
        gamma=1.0,  # a game ends for sure, so later rewards count in full
        ent_coef=0.01,
        policy_kwargs={"net_arch": [args.hidden]},
        device="cpu",  # a network this small gains nothing from a GPU
        seed=args.seed,
    )


def win_share(model: MaskablePPO, args: Args) -> float:
    """The mean win share of the most likely actions, over games that training has not seen."""
    env = ColorettoVecEnv(args.evaluation_games, args.rules, args.opponents, reward="win_share")
    env.seed(args.seed + 1_000_000)
    observations = env.reset()
    rewards, played = np.zeros(args.evaluation_games), np.zeros(args.evaluation_games, np.bool_)
    while not played.all():
        actions, _ = model.predict(observations, action_masks=env.action_masks(), deterministic=True)
        observations, reward, over, _ = env.step(actions)
        rewards += np.where(played, 0, reward)
        played |= over
    return float(rewards.mean())


def train(args: Args) -> None:
    torch.set_num_threads(1)  # more only wait for each other, with a network this small
    model = new_model(args)
    print(f"before training: win share {win_share(model, args):.3f}", flush=True)
    model.learn(args.steps)
    print(f"after training:  win share {win_share(model, args):.3f}")
    if args.save:
        model.save(args.save)


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
