"""Games on a GPU beside games on the CPU, in one run: the same results, and decisions per second.

The figures are of the CUDA kernel (results left on the card) and of `simulate` (results on the host), random
and greedy, beside `simulate` on all cores; and of `ColorettoTorchEnv`, whose random actions torch draws on
the card, beside `ColorettoVectorEnv` on one core. A part that fails says why, and the others go on.
"""

import argparse
import sys
from collections.abc import Callable
from os import cpu_count
from statistics import median
from time import perf_counter
from traceback import print_exc
from typing import Any

import numpy as np
import torch

from coloretto.envs.gym import ColorettoVectorEnv
from coloretto.envs.torch_env import ColorettoTorchEnv
from coloretto.rules import PRINTED, RuleSet, parse_rule_set
from coloretto.rules.layouts import layout_of
from coloretto.sim import Results, gpu, simulate
from coloretto.sim.game_loop import RESULT, new_setting
from coloretto.sim.simulation import Device
from timing import number, positive

WANTED = {"random": 10e9, "greedy": 0.3e9}
"""Decisions per second of the kernel."""
STEPS = 200
BATCHES = (1 << 12, 1 << 16, 1 << 20)


def compare_results(rule_set: RuleSet, policy: str, games: int) -> int:
    """How many of the results of some games differ between the devices."""
    on_gpu = simulate(rule_set, policy, games, seed=7, device="gpu")
    on_cpu = simulate(rule_set, policy, games, seed=7, device="cpu")
    return sum(
        int((getattr(on_gpu, name) != getattr(on_cpu, name)).sum())
        for name in ("scores", "win_shares", "decisions", "rounds")
    )


def kernel_rates(rule_set: RuleSet, policy: str, games: int, repeats: int) -> list[float]:
    """Decisions per second of the kernel alone, the results left on the card."""
    cuda: Any = gpu.cuda_kernel().cuda
    seating = gpu.seat_on_gpu(policy, rule_set.players)
    settings = cuda.to_device(new_setting(rule_set, 0, seating.numbers))
    layout = cuda.to_device(layout_of(rule_set).copy())
    results = cuda.device_array(games, RESULT)
    launch = gpu.launcher(seating, games)
    launch(layout, settings, 0, results)
    decisions = int(results.copy_to_host()["decisions"].sum(dtype=np.int64))
    rates = []
    for _ in range(repeats):
        cuda.synchronize()
        begin = perf_counter()
        launch(layout, settings, 0, results)
        cuda.synchronize()
        rates.append(decisions / (perf_counter() - begin))
    return rates


def simulate_rates(rule_set: RuleSet, policy: str, games: int, device: Device, repeats: int) -> list[float]:
    """Decisions per second of `simulate`, once it is compiled."""
    simulate(rule_set, policy, 1000, device=device)
    return [rate_of(lambda: simulate(rule_set, policy, games, device=device)) for _ in range(repeats)]


def rate_of(play: Callable[[], Results]) -> float:
    begin = perf_counter()
    results = play()
    return int(results.decisions.sum(dtype=np.int64)) / (perf_counter() - begin)


def torch_env_differences(rule_set: RuleSet, batch: int, steps: int) -> int:
    """How many numbers that both environments show differ, over some steps against `greedy`."""
    on_gpu, on_cpu = (
        ColorettoTorchEnv(batch, rule_set, "greedy"),
        ColorettoVectorEnv(batch, rule_set, "greedy"),
    )
    seen, expected = on_gpu.reset(seed=3)[0], on_cpu.reset(seed=3)[0]
    on_cpu.action_space.seed(3)
    different = 0
    for _ in range(steps):
        different += sum(int((seen[name].numpy(force=True) != expected[name]).sum()) for name in expected)
        actions = on_cpu.action_space.sample()
        seen, rewards, ends, *_ = on_gpu.step(torch.from_numpy(actions))
        expected, expected_rewards, expected_ends, *_ = on_cpu.step(actions)
        different += int((rewards.numpy(force=True) != expected_rewards).sum())
        different += int((ends.numpy(force=True) != expected_ends).sum())
    return different


def torch_env_rates(rule_set: RuleSet, batch: int, opponents: str | None, repeats: int) -> list[float]:
    """Steps per second with random actions that never leave the card."""
    env = ColorettoTorchEnv(batch, rule_set, opponents, waits=False)
    seen, _ = env.reset(seed=0)
    ended = torch.zeros(batch, dtype=torch.bool, device=seen["action_mask"].device)
    rates = []
    for _ in range(repeats + 1):
        torch.cuda.synchronize()
        begin = perf_counter()
        for _ in range(STEPS):
            may = seen["action_mask"].float() + ended[:, None]  # where a game has ended, any action will do
            seen, _, ended, *_ = env.step(torch.multinomial(may, 1)[:, 0])
        env.check()
        rates.append(batch * STEPS / (perf_counter() - begin))
    return rates[1:]  # the first run compiles


def vector_env_rates(rule_set: RuleSet, batch: int, opponents: str | None, repeats: int) -> list[float]:
    """The same on one core of the CPU."""
    env = ColorettoVectorEnv(batch, rule_set, opponents, copy=False)
    env.reset(seed=0)
    rates = []
    for _ in range(repeats + 1):
        begin = perf_counter()
        for _ in range(STEPS):
            env.step(env.action_space.sample())
        rates.append(batch * STEPS / (perf_counter() - begin))
    return rates[1:]


def show(name: str, rates: list[float], wanted: float | None = None, of: str = "the rate wanted") -> None:
    ratio = "" if wanted is None else f"   {median(rates) / wanted:.2f} x {of} ({number(wanted)})"
    print(
        f"{name:52} {number(median(rates)):>8}/s   {number(min(rates))} to {number(max(rates))}{ratio}",
        flush=True,
    )


def measure_identity(options: argparse.Namespace) -> None:
    for name, rule_set in PRINTED.items():
        for policy in WANTED:
            different = compare_results(rule_set, policy, options.compared)
            print(
                f"{name:16} {policy:7} {options.compared} games, {different} differences from the CPU",
                flush=True,
            )


def measure_games(options: argparse.Namespace) -> None:
    games = {"random": options.games, "greedy": max(1, options.games // 16)}
    for policy, wanted in WANTED.items():
        rates = kernel_rates(options.rules, policy, games[policy], options.repeats)
        show(f"{policy}: {games[policy]} games, kernel alone", rates, wanted)
        on_host = simulate_rates(options.rules, policy, games[policy], "gpu", options.repeats)
        show(f"{policy}: results on the host", on_host)
        on_cpu = simulate_rates(options.rules, policy, max(1, games[policy] // 16), "cpu", options.repeats)
        show(f"{policy}: {cpu_count()} CPU cores", on_cpu)
        print(
            f"{policy}: the kernel plays {median(rates) / median(on_cpu):.0f} x what the cores do", flush=True
        )


def measure_environments(options: argparse.Namespace) -> None:
    for name in ("classic-4", "golden-2-violet"):
        different = torch_env_differences(parse_rule_set(name), 512, 300)
        print(f"ColorettoTorchEnv, {name}: 512 games, 300 steps, {different} differences from the CPU's")
    for opponents in (None, "random", "greedy"):
        title = "every seat" if opponents is None else f"against {opponents}"
        peer = vector_env_rates(options.rules, min(BATCHES), opponents, 3)
        show(f"ColorettoVectorEnv, {title}, one core", peer)
        for batch in BATCHES:
            rates = torch_env_rates(options.rules, batch, opponents, 3)
            show(f"ColorettoTorchEnv, {title}, {batch} games", rates, median(peer), "that core")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", type=parse_rule_set, default=parse_rule_set("classic-4"))
    parser.add_argument(
        "--games", type=positive, default=1 << 24, help="random games; a 16th as many greedy ones"
    )
    parser.add_argument("--compared", type=positive, default=5000, help="games compared for each rule set")
    parser.add_argument("--repeats", type=positive, default=5)
    options = parser.parse_args()
    failed = False
    for measure in (measure_identity, measure_games, measure_environments):
        try:
            measure(options)
        except Exception:  # noqa: BLE001 - the other parts can still be measured
            print_exc()
            failed = True
    sys.exit(failed)


if __name__ == "__main__":
    main()
