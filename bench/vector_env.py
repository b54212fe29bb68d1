"""The vector environment with observations beside Pgx on the CPU, both at a batch of 4096.

Both sides are stepped from Python, write every observation and restart finished games; random legal
actions are drawn outside the clock. Pgx plays leduc_holdem: `step` under auto_reset, vmap and jit.

With --busy N, all is measured once more beside N processes that compute without a pause, as on a machine that
others use, too. Per second, everybody then gets less; per CPU-second and beside Pgx, nothing should be lost.
"""

import argparse
from collections.abc import Callable
from os import cpu_count
from statistics import median
from time import perf_counter, process_time

import jax
import numpy as np
import pgx
from numba import njit
from numpy.typing import NDArray
from pgx.experimental.wrappers import auto_reset

from coloretto.envs.gym import ColorettoVectorEnv
from coloretto.sim.seating import Policies
from timing import busy, load, positive, show

BATCH = 4096
STEPS = 60
LIMIT = 3e6
AT_LEAST = 10

Rates = dict[str, list[tuple[float, float]]]

Timed = Callable[[], tuple[float, float]]
"""A run that returns decisions per CPU-second and per second."""


@njit
def random_legal(masks: NDArray[np.int8], numbers: NDArray[np.float64], actions: NDArray[np.int64]) -> None:
    for game in range(len(masks)):
        number = int(numbers[game] * masks[game].sum())
        actions[game] = 0
        for action in range(masks.shape[1]):
            if masks[game, action]:
                if number == 0:
                    actions[game] = action
                number -= 1


def coloretto(opponents: Policies | None, threads: int) -> Timed:
    env = ColorettoVectorEnv(BATCH, "classic-4", opponents, threads=threads, copy=False)
    observation, _ = env.reset(seed=0)
    numbers, actions = np.random.default_rng(0), np.zeros(BATCH, np.int64)

    def run() -> tuple[float, float]:
        nonlocal observation
        used = passed = 0.0
        for _ in range(STEPS):
            random_legal(observation["action_mask"], numbers.random(BATCH), actions)
            cpu, wall = process_time(), perf_counter()
            observation, *_ = env.step(actions)
            used, passed = used + process_time() - cpu, passed + perf_counter() - wall
        return BATCH * STEPS / used, BATCH * STEPS / passed

    return run


def pgx_leduc() -> Timed:
    env = pgx.make("leduc_holdem")
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(lambda mask, key: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=1))
    keys = [jax.random.split(jax.random.PRNGKey(number), BATCH) for number in range(STEPS)]
    state = jax.jit(jax.vmap(env.init))(keys[0])

    def run() -> tuple[float, float]:
        nonlocal state
        used = passed = 0.0
        for key in keys:
            action = choose(state.legal_action_mask, key[0]).block_until_ready()
            cpu, wall = process_time(), perf_counter()
            state = step(state, action, key)
            jax.block_until_ready(state)
            used, passed = used + process_time() - cpu, passed + perf_counter() - wall
        return BATCH * STEPS / used, BATCH * STEPS / passed

    return run


def measure(subjects: dict[str, Timed], repeats: int) -> Rates:
    rates: Rates = {name: [] for name in subjects}
    for _ in range(repeats):
        for name, run in subjects.items():
            rates[name].append(run())
    return rates


def show_all(rates: Rates, beside: str) -> None:
    for clock, title in enumerate(("CPU-second", "second")):
        print(f"decisions with observations per {title}{beside}, median and range; {load()}")
        peer = [rate[clock] for rate in rates["Pgx leduc_holdem"]]
        for name, measured in rates.items():
            own = [rate[clock] for rate in measured]
            show(name, own, None if own == peer else median(peer), "Pgx's")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--repeats", type=positive, default=9)
    parser.add_argument("--busy", type=positive, metavar="N", help="measure beside N busy processes, too")
    options = parser.parse_args()
    cores = cpu_count() or 1
    subjects = {
        "Pgx leduc_holdem": pgx_leduc(),
        "the caller plays every seat, 1 thread": coloretto(None, 1),
        f"the caller plays every seat, {cores} threads": coloretto(None, cores),
        "one learner, random opponents, 1 thread": coloretto("random", 1),
    }
    for run in subjects.values():
        run()  # compiles, and warms the caches
    show_all(measure(subjects, options.repeats), "")
    if options.busy:
        with busy(options.busy):
            rates = measure(subjects, options.repeats)
        show_all(rates, f" beside {options.busy} busy processes")
    print(f"wanted: at least {LIMIT / 1e6:.0f} M on one core, and {AT_LEAST} x Pgx")


if __name__ == "__main__":
    main()
