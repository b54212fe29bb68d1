"""What `coloretto dataset` does."""

import sys
from argparse import Namespace
from contextlib import suppress

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coloretto.arena import ArenaError, cores
from coloretto.arena.dataset import Dataset, Description
from coloretto.arena.warmup import check_and_warm_up
from coloretto.rules import rule_set_text
from coloretto.sim.deferred_interrupt import deferred_interrupt
from coloretto.terminal.i18n import t
from coloretto.terminal.option_values import UNKNOWN_BOT, option_value, rule_set_of
from coloretto.terminal.status import INTERRUPTED
from coloretto.terminal.warmup import compilation_announced


def run_dataset(options: Namespace) -> int:
    rule_set = rule_set_of(options.rules)
    with compilation_announced(), option_value("--bot", *UNKNOWN_BOT):
        check_and_warm_up(rule_set, [options.bot])
    description = Description.of(rule_set_text(rule_set), options.bot, options.seed)
    dataset = Dataset(options.folder, description, options.games)
    with option_value("FOLDER", ArenaError):
        _write(dataset, options)
    if dataset.games_done < options.games:
        print(t("league-interrupted-kept"), file=sys.stderr)
        return INTERRUPTED
    print(t("dataset-done", games=dataset.games_done, folder=str(options.folder)))
    return 0


def _write(dataset: Dataset, options: Namespace) -> None:
    """With a progress bar for a person; the first Ctrl-C stops between two decisions, the second at once."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(t("arena-games")), TimeRemainingColumn())
    hidden = not console.is_terminal
    with (
        suppress(KeyboardInterrupt),
        Progress(*columns, console=console, disable=hidden, transient=True) as bar,
        deferred_interrupt() as stop,
    ):
        task = bar.add_task("", total=options.games, completed=dataset.games_done)
        for added in dataset.write(options.workers or cores(), lambda: stop.is_requested):
            bar.advance(task, added)
