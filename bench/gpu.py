"""Random games on a GPU: decisions per second, and that every result is bit for bit the CPU's.

The figures are of the CUDA kernel (results left on the card), of `simulate` (results on the host) and of
`ColorettoTorchEnv`, whose random actions torch draws on the card, beside `ColorettoVectorEnv` on one core.
"""

import argparse
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
import torch

from coloretto.envs.gym import ColorettoVectorEnv
from coloretto.envs.torch_env import ColorettoTorchEnv
from coloretto.rules import PRINTED, RuleSet, parse_rule_set
from coloretto.rules.layouts import layout_of
from coloretto.sim import gpu, simulate
from coloretto.sim.cpu import loops
from coloretto.sim.game_loop import RESULT, new_setting
from coloretto.sim.seating import seat_specialised

LIMIT = 10e9


def kernel_rates(rule_set: RuleSet, policy: str, games: int, repeats: int) -> list[float]:
    """Decisions per second of the kernel alone, the results left on the card."""
    cuda: Any = gpu.cuda_kernel().cuda
    seating = seat_specialised(policy, rule_set.players)
    settings = cuda.to_device(new_setting(rule_set, 0, seating.numbers))
    layout = cuda.to_device(layout_of(rule_set).copy())
    results = cuda.device_array(games, RESULT)
    launch = gpu.launcher(loops(seating.choose)[0], games)
    launch(layout, settings, 0, results)
    decisions = int(results.copy_to_host()["decisions"].sum())
    rates = []
    for _ in range(repeats):
        cuda.synchronize()
        begin = perf_counter()
        launch(layout, settings, 0, results)
        cuda.synchronize()
        rates.append(decisions / (perf_counter() - begin))
    return rates


def differences(rule_set: RuleSet, policy: str, games: int) -> int:
    """How many of the results of some games differ between the devices."""
    on_gpu, on_cpu = (simulate(rule_set, policy, games, seed=7, device=device) for device in ("gpu", "cpu"))
    return sum(
        int((getattr(on_gpu, name) != getattr(on_cpu, name)).sum())
        for name in ("scores", "win_shares", "decisions", "rounds")
    )


def torch_env_rates(rule_set: RuleSet, batch: int, steps: int, repeats: int) -> list[float]:
    """Decisions per second where the caller plays every seat; nothing leaves the card."""
    env = ColorettoTorchEnv(batch, rule_set, None, waits=False)
    seen, _ = env.reset(seed=0)
    rates = []
    for _ in range(repeats + 1):
        torch.cuda.synchronize()
        begin = perf_counter()
        for _ in range(steps):
            env.step(torch.multinomial(seen["action_mask"].float(), 1)[:, 0])
        env.check()
        rates.append(batch * steps / (perf_counter() - begin))
    return rates[1:]  # the first run compiles


def vector_env_rates(rule_set: RuleSet, batch: int, steps: int, repeats: int) -> list[float]:
    """The same on one core of the CPU."""
    env = ColorettoVectorEnv(batch, rule_set, None, copy=False)
    env.reset(seed=0)
    rates = []
    for _ in range(repeats + 1):
        begin = perf_counter()
        for _ in range(steps):
            env.step(env.action_space.sample())
        rates.append(batch * steps / (perf_counter() - begin))
    return rates[1:]


def show_rates(name: str, rates: list[float]) -> None:
    print(f"{name}, G decisions/s: {' '.join(f'{rate / 1e9:.4f}' for rate in sorted(rates))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", type=parse_rule_set, default=parse_rule_set("classic-4"))
    parser.add_argument("--games", type=int, default=1 << 24)
    parser.add_argument("--repeats", type=int, default=5)
    options = parser.parse_args()
    for name, rule_set in PRINTED.items():
        for policy in ("random", "greedy"):
            print(f"{name:16} {policy:7} {differences(rule_set, policy, 20_000)} differences from the CPU")
    games = {"random": options.games, "greedy": options.games // 64}
    for policy, number in games.items():
        rates = kernel_rates(options.rules, policy, number, options.repeats)
        spread = " ".join(f"{rate / 1e9:.2f}" for rate in sorted(rates))
        ratio = f"; {median(rates) / LIMIT:.2f} x the limit of 10 G" if policy == "random" else ""
        print(f"{policy}: {number} games, kernel alone, G decisions/s: {spread}{ratio}")
    begin = perf_counter()
    results = simulate(options.rules, "random", options.games, device="gpu")
    rate = int(results.decisions.sum(dtype=np.int64)) / (perf_counter() - begin)
    print(f"random: {options.games} games with results on the host: {rate / 1e9:.2f} G decisions/s")
    for batch in (1 << 12, 1 << 16, 1 << 20):
        show_rates(
            f"ColorettoTorchEnv, {batch} games", torch_env_rates(options.rules, batch, 200, options.repeats)
        )
    show_rates(
        "ColorettoVectorEnv, 4096 games", vector_env_rates(options.rules, 1 << 12, 200, options.repeats)
    )


if __name__ == "__main__":
    main()
