"""Self-play for the learner on a GPU: evaluations of the network per second, alone and in whole games.

First the network alone, in half precision; then whole games of all printed rule sets, where describing
positions, playing and waiting count too.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np
import torch

import coloretto.bots
from coloretto.rules import PRINTED, parse_rule_set
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.training.byte_weights import Parameters
from coloretto.training.cuda_games import CudaGames
from coloretto.training.earlier_networks import earlier_network
from coloretto.training.kernel_weights import KernelWeights
from coloretto.training.network_kernel import Positions, evaluate
from coloretto.training.samples import PLAYED, PLAYER
from timing import positive, show

NETWORK = Path(coloretto.bots.__file__).parent / "rising.npz"
LIMIT = 200e6
PASSES = 16
TOGETHER = 1 << 20
"""Positions that the network evaluates at once: about as many as 65,536 games have in a turn."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=positive, default=1 << 16, help="played at the same time")
    parser.add_argument("--repeats", type=positive, default=5)
    parser.add_argument("--profile", action="store_true", help="show what the GPU's time goes into")
    options = parser.parse_args()
    network = earlier_network(NETWORK, "cuda")
    games = CudaGames([parse_rule_set(name) for name in PRINTED], 1, options.games)
    play_games(games, network, 0)  # compiles
    show_network(games, network, options.repeats)
    show_games(games, network, options.repeats)
    if options.profile:
        show_profile(games, network)


def play_games(games: CudaGames, network: Parameters, number: int) -> int:
    """How many positions were evaluated."""
    before = games.evaluations
    games.play([network], np.zeros((games.games, MAX_PLAYERS), np.int8), number * games.games)
    return games.evaluations - before


def show_games(games: CudaGames, network: Parameters, repeats: int) -> None:
    evaluations, played = [], []
    for number in range(repeats):
        begin = perf_counter()
        count = play_games(games, network, 1 + number)
        torch.cuda.synchronize()
        seconds = perf_counter() - begin
        evaluations.append(count / seconds)
        played.append(games.games / seconds)
    show("evaluations in self-play", evaluations, LIMIT)
    show("games of self-play", played)


def show_network(games: CudaGames, network: Parameters, repeats: int) -> None:
    positions, weights = some_positions(games, network), KernelWeights.of(network)
    count = len(positions.features)
    counts = torch.tensor([count, 0], dtype=torch.int32, device="cuda")

    def evaluate_all() -> None:
        evaluate(weights, positions, counts, 0, count)

    evaluate_all()  # compiles
    show("the network alone", [rate(evaluate_all, count) for _ in range(repeats)])


def some_positions(games: CudaGames, network: Parameters) -> Positions:
    """As many as there are in a turn, from games."""
    played = games.play([network], np.zeros((games.games, MAX_PLAYERS), np.int8), 0)
    there = played.turns[..., PLAYED].bool().nonzero()
    chosen = tuple(there[torch.randperm(len(there), device="cuda")[:TOGETHER]].T)
    positions = Positions.room_for(len(chosen[0]), "cuda")
    positions.features.copy_(played.features[chosen])
    positions.movers.copy_(played.turns[..., PLAYER][chosen])
    return positions


def rate(work: Callable[[], object], positions: int) -> float:
    torch.cuda.synchronize()
    begin = perf_counter()
    for _ in range(PASSES):
        work()
    torch.cuda.synchronize()
    return PASSES * positions / (perf_counter() - begin)


def show_profile(games: CudaGames, network: Parameters) -> None:
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
        play_games(games, network, 0)
        torch.cuda.synchronize()
    print(profile.key_averages().table(sort_by="cuda_time_total", row_limit=12, max_name_column_width=40))


if __name__ == "__main__":
    main()
