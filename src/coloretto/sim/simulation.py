"""Many games at once: `simulate` and its results."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules import ColorettoError, RuleSet, parse_rule_set
from coloretto.rules.layouts import layout_of
from coloretto.sim import gpu
from coloretto.sim.cpu import Records, loops
from coloretto.sim.game_loop import ILLEGAL_CHOICE, RESULT, new_setting
from coloretto.sim.parts import parts_of, play_parts
from coloretto.sim.seating import Policies, PolicyError, Seating, seat_policies

Device: TypeAlias = Literal["cpu", "gpu"]

PART = {"cpu": 2048, "gpu": 1 << 22}
"""Games played in one call; between calls a simulation reports progress and can be interrupted."""


@dataclass(frozen=True)
class Results:
    """The results of the games, in the order of their numbers."""

    scores: NDArray[np.int16]
    """Games x players."""
    win_shares: NDArray[np.float32]
    """Games x players: 1 for the only winner, 1/n for each of n who share the highest score."""
    decisions: NDArray[np.int16]
    """Players' decisions in each game; revealed cards are not counted."""
    rounds: NDArray[np.int16]

    def __len__(self) -> int:
        return len(self.scores)

    @classmethod
    def of(cls, records: Records, players: int) -> "Results":
        return cls(
            records["scores"][:, :players],
            records["win_shares"][:, :players],
            records["decisions"],
            records["rounds"],
        )


def simulate(  # noqa: PLR0913 - the settings of a simulation
    rules: RuleSet | str,
    policies: Policies = "random",
    games: int = 1000,
    *,
    seed: int = 0,
    device: Device = "cpu",
    threads: int | None = None,
) -> Results:
    """Play whole games under compiled policies: one policy for all seats, or one for each.

    A game's number and the seed decide all its random numbers, so the results do not depend on the number of
    threads or on the device.
    """
    rule_set = parse_rule_set(rules) if isinstance(rules, str) else rules
    if games < 0:
        raise ColorettoError(f"games: {games} is below 0")
    records = np.zeros(games, RESULT)
    for _ in simulate_into(records, rule_set, policies, seed=seed, device=device, threads=threads):
        pass
    return Results.of(records, rule_set.players)


def simulate_into(  # noqa: PLR0913 - see above
    records: Records,
    rule_set: RuleSet,
    policies: Policies,
    *,
    first_game: int = 0,
    seed: int = 0,
    device: Device = "cpu",
    threads: int | None = None,
) -> Iterator[int]:
    """Fill an array of RESULT with the games of consecutive numbers.

    Yields the number of games done after each part.
    """
    _check_arguments(seed, device, threads)
    seating = (gpu.seat_on_gpu if device == "gpu" else seat_policies)(policies, rule_set.players)
    settings = new_setting(rule_set, seed, seating.numbers)
    play_part = partial(_player(seating, device), layout_of(rule_set).copy(), settings)
    checked = 0
    parts = parts_of(first_game, records, PART[device])
    for done in play_parts(parts, play_part, 1 if device == "gpu" else threads):
        check_choices(records[checked:done], first_game + checked, seed)
        checked = done
        yield done


def _check_arguments(seed: int, device: str, threads: int | None) -> None:
    check_seed(seed)
    if device not in PART:
        raise ColorettoError(f"unknown device: {device!r} (known: {', '.join(PART)})")
    check_threads(threads)


def check_seed(seed: int) -> None:
    if not 0 <= seed < 1 << 64:
        raise ColorettoError(f"seed: {seed} is not between 0 and 2 to the 64th less 1")


def check_threads(threads: int | None) -> None:
    if threads is not None and threads < 1:
        raise ColorettoError(f"threads: {threads} is below 1")


def _player(seating: Seating, device: Device) -> Callable[..., None]:
    return partial(gpu.play_games, seating) if device == "gpu" else loops(seating.choose)[1]


def check_choices(records: Records, first_game: int, seed: int) -> None:
    illegal = np.flatnonzero(records["decisions"] == ILLEGAL_CHOICE)
    if illegal.size:
        raise PolicyError(
            f"a policy chose an illegal action in game {first_game + illegal[0]} of seed {seed}"
        )
