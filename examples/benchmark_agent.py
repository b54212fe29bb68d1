"""Measure an agent that another example has trained by the benchmark, under the name of its file.

    python examples/train_dqn.py --save dqn.pt
    python examples/benchmark_agent.py dqn.pt

Further options are those of `coloretto benchmark`. It does as `coloretto benchmark 'external:python
examples/agent_bot.py dqn.pt'`, but loads the agent once, not for every game.
"""

import sys
from pathlib import Path

import torch

from agent_bot import AgentBot, policy_of
from coloretto.bots import BOTS, BotKind
from coloretto.terminal.main import main

if __name__ == "__main__":
    torch.set_num_threads(1)
    file, *options = sys.argv[1:]
    name, policy = Path(file).stem, policy_of(file)
    BOTS[name] = BotKind(lambda _seed, _budget: AgentBot(policy))
    sys.exit(main(["benchmark", name, "--workers", "1", *options]))
