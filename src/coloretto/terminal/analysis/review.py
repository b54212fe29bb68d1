"""What `coloretto review` does."""

from argparse import Namespace

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from coloretto.analysis import Review, cached_review
from coloretto.analysis.review_json import review_json
from coloretto.arena import ArenaError
from coloretto.arena.plots import check_plot
from coloretto.record import GameRecord, RecordError, load_record
from coloretto.rules import rule_set_text
from coloretto.terminal.analysis.interruptible import interruptible
from coloretto.terminal.analysis.plot import save_review_plot
from coloretto.terminal.analysis.review_tables import print_review
from coloretto.terminal.option_values import named_file, option_value
from coloretto.terminal.records.replay import readable
from coloretto.terminal.text.figures import json_text
from coloretto.terminal.warmup import compilation_announced, prepare_rules


def review_file(options: Namespace) -> int:
    if options.plot:
        with option_value("--plot", ArenaError):
            check_plot(options.plot)
    prepare_rules()
    with named_file(options.file):
        record = load_record(options.file)
    try:
        reviewed = _reviewed(record, options.effort)
    except RecordError as error:
        raise RecordError(f"{options.file}: {error}") from error
    if options.json:
        print(json_text(review_json(record, reviewed, options.effort)))
    else:
        print_review(readable(record), reviewed)
    if options.plot:
        save_review_plot(reviewed, readable(record).names, options.plot)
    return 0


def _reviewed(record: GameRecord, effort: str | int) -> Review:
    """With a progress bar for a person."""
    with compilation_announced(), _progress(record) as bar:
        task = bar.add_task("", total=None)

        def on_progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return interruptible(lambda: cached_review(record, effort, on_progress))


def _progress(record: GameRecord) -> Progress:
    console = Console(stderr=True)
    columns = (
        TextColumn(rule_set_text(record.rule_set)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
