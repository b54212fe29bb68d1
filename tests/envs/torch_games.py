"""Compares games on the GPU with those on the CPU, step for step: `test_torch_env.py` runs it as a program.

Without a GPU, numba's CUDA simulator plays them.
"""

import re
import sys
from pathlib import Path

import pytest
import torch
from numpy.testing import assert_array_equal

from coloretto.envs.gym import ColorettoVectorEnv
from coloretto.envs.tiny_game import TINY
from coloretto.envs.torch_env import ColorettoTorchEnv
from coloretto.rules import PRINTED, ColorettoError, IllegalActionError, RuleSet, WrongPhaseError
from coloretto.rules.constants import ACTIONS, DRAW
from coloretto.sim import gpu

gpu.cuda_kernel()  # makes numba's CUDA ready

from coloretto.envs.cuda_tensors import DEVICE  # noqa: E402 - after it

GAMES = 3
STEPS_OF_A_GAME = 80  # more than a player has: the example goes on after its end


def compare(rules: RuleSet, opponents: str | None, steps: int) -> int:
    """How many games ended, all alike on both devices."""
    gpu = ColorettoTorchEnv(GAMES, rules, opponents, reward="difference")
    cpu = ColorettoVectorEnv(GAMES, rules, opponents, reward="difference")
    seen, infos = gpu.reset(seed=5)
    expected, expected_infos = cpu.reset(seed=5)
    cpu.action_space.seed(5)
    ends = 0
    for _ in range(steps):
        assert_array_equal(seen["observation"].numpy(force=True), expected["observation"])
        assert_array_equal(seen["action_mask"].numpy(force=True), expected["action_mask"])
        assert_array_equal(infos["seat"].numpy(force=True), expected_infos["seat"])
        actions = cpu.action_space.sample()
        seen, rewards, terminations, truncations, infos = gpu.step(torch.from_numpy(actions))
        expected, expected_rewards, expected_ends, _, expected_infos = cpu.step(actions)
        assert_array_equal(rewards.numpy(force=True), expected_rewards)
        assert_array_equal(terminations.numpy(force=True), expected_ends)
        assert not truncations.any()
        for name in ("returns", "scores"):
            if expected_ends.any():
                assert_array_equal(infos[name].numpy(force=True), expected_infos[name])
        ends += int(expected_ends.sum())
    assert [gpu.position(game) for game in range(GAMES)] == [cpu.position(game) for game in range(GAMES)]
    return ends


def check_refusals() -> None:
    env = ColorettoTorchEnv(2, "classic-4", None, waits=False)
    with pytest.raises(WrongPhaseError, match="no game has begun"):
        env.step(torch.tensor([DRAW, DRAW]))
    with pytest.raises(ColorettoError, match="a non-negative integer"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(ColorettoError, match="2 actions expected, not a tensor of"):
        env.step(torch.tensor([DRAW]))
    before = env.position(1)
    env.step(torch.tensor([DRAW, 0]))
    assert env.position(1) == before
    with pytest.raises(IllegalActionError, match="an illegal action in game 1"):
        env.check()
    env.check()
    waiting = ColorettoTorchEnv(1, "classic-4", None)
    waiting.reset()
    with pytest.raises(IllegalActionError, match="an illegal action in game 0"):
        waiting.step(torch.tensor([ACTIONS]))


def check_that_resets_go_on() -> None:
    env = ColorettoTorchEnv(2, "classic-4", None)
    first, second = (env.reset(seed=seed)[0]["observation"].clone() for seed in (3, None))
    again, third = (env.reset(seed=seed)[0]["observation"].clone() for seed in (3, None))
    assert torch.equal(first, again)
    assert torch.equal(second, third)
    assert not torch.equal(first, second)


def run_the_documents_example() -> None:
    text = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(import torch\n.*?)```", text, re.DOTALL)
    small = example.replace("65536", "3").replace("range(1000)", f"range({STEPS_OF_A_GAME})")
    assert "(3," in small
    assert str(STEPS_OF_A_GAME) in small
    small = small.replace('device="cuda"', f"device={DEVICE!r}")
    exec(small, {})  # noqa: S102 - our own document


def main() -> None:
    steps = int(sys.argv[1])
    for rules in [*PRINTED.values(), TINY]:
        for opponents in (None, "random", "greedy"):
            compare(rules, opponents, steps)
    assert compare(TINY, None, steps), "no game ended"
    check_refusals()
    check_that_resets_go_on()
    run_the_documents_example()


if __name__ == "__main__":
    main()
