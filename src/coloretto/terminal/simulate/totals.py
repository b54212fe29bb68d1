"""What `coloretto simulate` adds up of its games, and how it is printed."""

import csv
import json
import sys
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from coloretto.sim import Results
from coloretto.terminal.i18n import t

CERTAINTY = 1.96  # standard errors to each side that hold the true mean 19 times of 20


class SimulationTotals:
    """Sums and sums of squares over games."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds = 0
        self.scores = np.zeros((2, players))
        self.win_shares = np.zeros((2, players))

    def add(self, results: Results) -> None:
        self.games += len(results)
        self.decisions += int(results.decisions.sum(dtype=np.int64))
        self.rounds += int(results.rounds.sum(dtype=np.int64))
        self.scores += _sums(results.scores)
        self.win_shares += _sums(results.win_shares)

    def seats(self, policies: list[str]) -> list[dict[str, Any]]:
        """Means with the half widths of their 95 % confidence intervals, which a single game has not."""
        scores, score_errors = self._means(self.scores)
        shares, share_errors = self._means(self.win_shares)
        return [
            {
                "seat": seat,
                "policy": policy,
                "mean_score": scores[seat],
                "mean_score_error": score_errors[seat],
                "win_share": shares[seat],
                "win_share_error": share_errors[seat],
            }
            for seat, policy in enumerate(policies)
        ]

    def _means(self, sums: NDArray[np.float64]) -> tuple[list[float], list[float | None]]:
        means, squares = sums / self.games
        if self.games == 1:  # which tells nothing about how much games differ
            return means.tolist(), [None] * len(means)
        errors = np.sqrt(np.maximum(squares - means**2, 0)) * CERTAINTY / sqrt(self.games - 1)
        return means.tolist(), errors.tolist()


def _sums(values: NDArray[np.int16] | NDArray[np.float32]) -> NDArray[np.float64]:
    numbers = values.astype(np.float64)
    return np.array([numbers.sum(axis=0), (numbers**2).sum(axis=0)])


def _interval(mean: float, half: float | None) -> str:
    return f"{mean:.3f} ± {'-' if half is None else f'{half:.3f}'}"


@dataclass(frozen=True)
class SimulationReport:
    """The summary of a simulation."""

    rules: str
    seed: int
    device: str
    policies: list[str]
    totals: SimulationTotals
    requested_games: int
    seconds: float

    def print(self, form: str) -> None:
        {"table": self._print_table, "json": self._print_json, "csv": self._print_csv}[form]()

    @property
    def _decisions_per_second(self) -> float:
        return self.totals.decisions / self.seconds

    @property
    def _title(self) -> str:
        games, seed = self.totals.games, str(self.seed)
        return t("simulate-title", games=games, rules=self.rules, seed=seed, device=self.device)

    def _print_json(self) -> None:
        summary = {
            "rules": self.rules,
            "requested_games": self.requested_games,
            "games": self.totals.games,
            "interrupted": self.totals.games < self.requested_games,
            "seed": self.seed,
            "device": self.device,
            "seats": self.totals.seats(self.policies),
            "decisions_per_game": self.totals.decisions / self.totals.games,
            "rounds_per_game": self.totals.rounds / self.totals.games,
            "seconds": self.seconds,
            "decisions_per_second": self._decisions_per_second,
        }
        print(json.dumps(summary, indent=2))

    def _print_csv(self) -> None:
        seats = self.totals.seats(self.policies)
        writer = csv.DictWriter(sys.stdout, list(seats[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(seats)

    def _print_table(self) -> None:
        games = self.totals.games
        print(self._title)
        seat, policy = t("simulate-seat"), t("simulate-policy")
        print(f"  {seat:>4}  {policy:10}  {t('simulate-score'):>15}  {t('simulate-win-share'):>15}")
        for line in self.totals.seats(self.policies):
            score = _interval(line["mean_score"], line["mean_score_error"])
            share = _interval(line["win_share"], line["win_share_error"])
            print(f"  {line['seat']:{len(seat)}}  {line['policy']:10}  {score:>15}  {share:>15}")
        print(
            t(
                "simulate-speed",
                decisions=f"{self.totals.decisions / games:.1f}",
                rounds=f"{self.totals.rounds / games:.1f}",
                rate=f"{self._decisions_per_second / 1e6:,.1f}",
                seconds=f"{self.seconds:.1f}",
            )
        )
