"""An agent that another example has trained, as a bot.

    python examples/train_sb3.py --save ppo.zip
    coloretto play --rules classic-4 --bots 'external:python examples/agent_bot.py ppo.zip'

It plays the agents of train_sb3.py (files .zip) and of train_dqn.py (files .pt), each by the rules it was
trained for.
"""

import sys
from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray

from coloretto.bots.interface import check_decision
from coloretto.bots.line_server import BotServer, lines_of
from coloretto.envs.observation import new_observations, observe_into
from coloretto.rules import Action, Position
from coloretto.rules.constants import ACTIONS

Policy: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.bool_]], int]
"""From an observation and the mask of legal actions to the best one."""


class AgentBot:
    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, position: Position) -> Action:
        check_decision(position)
        states = position.state
        records, observations = new_observations(1)
        observe_into(states, int(states[0].to_move), records)
        mask = np.zeros(ACTIONS, np.bool_)
        mask[list(position.legal_actions)] = True
        return Action(self._policy(observations[0], mask))


def policy_of(file: str) -> Policy:
    return ppo_policy(file) if file.endswith(".zip") else dqn_policy(file)


def ppo_policy(file: str) -> Policy:
    from sb3_contrib import MaskablePPO  # noqa: PLC0415 - only these agents need it

    model = MaskablePPO.load(file, device="cpu")

    def policy(observation: NDArray[np.int8], mask: NDArray[np.bool_]) -> int:
        action, _ = model.predict(observation, action_masks=mask, deterministic=True)
        return int(action)

    return policy


def dqn_policy(file: str) -> Policy:
    from train_dqn import Agent  # noqa: PLC0415 - see above

    weights = torch.load(file, weights_only=True)
    agent = Agent(hidden=len(weights["values.0.bias"]))
    agent.load_state_dict(weights)

    def policy(observation: NDArray[np.int8], mask: NDArray[np.bool_]) -> int:
        with torch.no_grad():
            return int(agent(torch.from_numpy(observation)[None], torch.from_numpy(mask)[None]).argmax())

    return policy


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    torch.set_num_threads(1)
    bot = AgentBot(policy_of(sys.argv[1]))
    BotServer("agent", lambda _: bot, seed=0).serve(lines_of(sys.stdin), say)


if __name__ == "__main__":
    main()
