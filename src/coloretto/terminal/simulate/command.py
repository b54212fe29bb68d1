"""What `coloretto simulate` does. It plays in blocks, so that any number of games fits into memory."""

import csv
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import TextIO

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coloretto.rules import rule_set_text
from coloretto.sim import PolicyError, Results, simulate_into
from coloretto.sim.cpu import Records
from coloretto.sim.deferred_interrupt import DeferredInterrupt, deferred_interrupt
from coloretto.sim.game_loop import RESULT
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import option_value, rule_set_of
from coloretto.terminal.simulate.totals import SimulationReport, SimulationTotals
from coloretto.terminal.status import INTERRUPTED
from coloretto.terminal.warmup import compilation_announced

BLOCK = {"cpu": 1 << 16, "gpu": 1 << 24}


def run_simulation(options: Namespace) -> int:
    simulation = Simulation(options)
    with compilation_announced(), option_value("--policies", PolicyError):
        simulation.begin()
    complete = simulation.play()
    if not complete:
        print(t("simulate-interrupted"), file=sys.stderr)
    if simulation.totals.games:
        simulation.report().print(options.format)
    return 0 if complete else INTERRUPTED


class Simulation:
    def __init__(self, options: Namespace) -> None:
        self.options = options
        self.rule_set = rule_set_of(options.rules)
        names = options.policies.split(",")
        self.policies = names * self.rule_set.players if len(names) == 1 else names
        self.totals = SimulationTotals(self.rule_set.players)
        self.seconds = 0.0

    def begin(self) -> None:
        """Play one game that does not count, to find wrong options and to compile what is missing."""
        for _ in self._play(np.zeros(1, RESULT), 0):
            pass

    def play(self) -> bool:
        """Play all games, with a progress bar for a person; False if it was interrupted."""
        begin = perf_counter()
        with ExitStack() as stack:
            file = stack.enter_context(Path(self.options.save).open("w")) if self.options.save else None
            bar, stop = stack.enter_context(self._progress()), stack.enter_context(deferred_interrupt())
            self._play_blocks(bar, file, stop)
        self.seconds = perf_counter() - begin
        return bool(self.totals.games == self.options.games)

    def report(self) -> SimulationReport:
        options = self.options
        return SimulationReport(
            rule_set_text(self.rule_set),
            options.seed,
            options.device,
            self.policies,
            self.totals,
            options.games,
            self.seconds,
        )

    def _play_blocks(self, bar: Progress, file: TextIO | None, stop: DeferredInterrupt) -> None:
        games = self.options.games
        task = bar.add_task("", total=games, rate="")
        begin = perf_counter()
        block = np.zeros(min(games, BLOCK[self.options.device]), RESULT)
        for first in range(0, games, len(block)):
            records = block[: games - first]
            done = 0
            for done in self._play(records, first):
                rate = t("simulate-rate", rate=f"{(first + done) / (perf_counter() - begin):,.0f}")
                bar.update(task, completed=first + done, rate=rate)
                if stop.is_requested:
                    break
            self._keep(Results.of(records[:done], self.rule_set.players), file)
            if stop.is_requested:
                break

    def _play(self, records: Records, first_game: int) -> Iterator[int]:
        options = self.options
        return simulate_into(
            records,
            self.rule_set,
            self.policies,
            first_game=first_game,
            seed=options.seed,
            device=options.device,
            threads=options.threads,
        )

    def _keep(self, results: Results, file: TextIO | None) -> None:
        if file is not None:
            write_games(results, file, self.totals.games)
        self.totals.add(results)

    def _progress(self) -> Progress:
        console = Console(stderr=True)
        columns = (
            TextColumn(rule_set_text(self.rule_set)),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(),
        )
        return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def write_games(results: Results, file: TextIO, first_game: int) -> None:
    """A line for each game: its number, scores, win shares, decisions and rounds."""
    writer = csv.writer(file, lineterminator="\n")
    if first_game == 0:
        seats = range(results.scores.shape[1])
        scores, shares = (f"score_{seat}" for seat in seats), (f"win_share_{seat}" for seat in seats)
        writer.writerow(["game", *scores, *shares, "decisions", "rounds"])
    rows = zip(
        results.scores.tolist(),
        results.win_shares.tolist(),
        results.decisions.tolist(),
        results.rounds.tolist(),
        strict=True,
    )
    for game, (game_scores, win_shares, decisions, rounds) in enumerate(rows, start=first_game):
        writer.writerow([game, *game_scores, *win_shares, decisions, rounds])
