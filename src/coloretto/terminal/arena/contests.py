"""Contests as the command line holds them: with a progress bar, until they are done or Ctrl-C is pressed."""

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coloretto.arena import Contest, Executor, Measurement, RayCluster, Sprt, cores, run_in_processes
from coloretto.arena.luck import is_worth_it
from coloretto.arena.warmup import check_and_warm_up
from coloretto.sim.deferred_interrupt import deferred_interrupt
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import UNKNOWN_BOT, option_value
from coloretto.terminal.warmup import compilation_announced


def named_bots(options: Namespace) -> list[str]:
    return [*(options.bots.split(",") if options.bots else []), *options.bot]


def measurement_of(options: Namespace, bots: Sequence[str], sprt: Sprt | None = None) -> Measurement:
    """Without `--luck-adjusted`, luck is measured where that takes less time than it saves."""
    luck = is_worth_it(bots) if options.luck_adjusted is None else bool(options.luck_adjusted)
    return Measurement(luck, options.until_clear, sprt)


@contextmanager
def chosen_executors(options: Namespace) -> Iterator[Callable[[Contest], Executor]]:
    """What plays a contest; a Ray cluster plays all of them over one connection."""
    if options.ray is None:
        yield lambda contest: run_in_processes(min(options.workers or cores(), contest.deals_left))
        return
    with RayCluster(options.ray or None) as cluster:
        yield lambda _: cluster


def prepare(contest: Contest, option: str = "--bots") -> None:
    """Find out whether every bot that an option names can play, with a notice if something is compiled."""
    with compilation_announced(), option_value(option, *UNKNOWN_BOT):
        check_and_warm_up(contest.rule_set, contest.bots, luck=contest.measurement.luck)


def play_contest(contest: Contest, executor: Executor, save: Path | None) -> bool:
    """Play it, with a progress bar for a person; False if it was interrupted."""
    with suppress(KeyboardInterrupt), _progress(contest) as bar, deferred_interrupt() as stop:
        # The first Ctrl-C stops between two decisions, the second at once; finished deals count either way.
        task = bar.add_task("", total=None, rate="")
        begin, games = perf_counter(), 0
        for _ in contest.play(executor, lambda: stop.is_requested, save):
            games += contest.rule_set.players
            rate = t("arena-rate", rate=f"{games / (perf_counter() - begin):,.1f}")
            done = contest.deals
            bar.update(task, completed=done, total=done + contest.deals_left, rate=rate)
    return contest.is_done


def _progress(contest: Contest) -> Progress:
    console = Console(stderr=True)
    columns = (
        TextColumn(contest.rules),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(t("arena-deals")),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
