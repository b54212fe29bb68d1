"""Games that several processes play and review; a file of results lets an interrupted program go on."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from coloretto._results_file import open_results
from coloretto.arena.processes import work_in_processes
from coloretto.arena.rotations import Stop
from coloretto.bots import make_bot
from coloretto.record import GameRecord, Recorder
from coloretto.rules import ColorettoError, Position, RuleSet
from timing import positive

T = TypeVar("T", bound=Struct)
R = TypeVar("R", bound=Struct)


class ResultsError(ColorettoError):
    """A file of other results."""


def add_options(parser: ArgumentParser, games: int) -> None:
    parser.add_argument("--games", type=positive, default=games, help="of each rule set")
    parser.add_argument("--workers", type=positive, default=1, help="processes that play")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep results here, and resume from them"
    )


def results_of(
    work: Callable[[T, Stop], R], tasks: Sequence[T], header: Struct, result: type[R], options: Namespace
) -> list[R]:
    """The results of the tasks; when interrupted, those so far. A result has all fields of its task."""
    path: Path | None = options.results
    kept = nullcontext() if path is None else open_results(path, header, result, ResultsError)
    with kept as file:
        found = [] if file is None else list(file.results)
        known = {key(each, tasks[0]) for each in found}
        missing = [task for task in tasks if key(task, task) not in known]
        try:
            for each in work_in_processes(work, iter(missing), options.workers, lambda: False):
                found.append(each)
                if file is not None:
                    file.append(each)
        except KeyboardInterrupt:
            print(f"Interrupted: {len(found)} of {len(tasks)} games.\n", flush=True)
    wanted = {key(task, task) for task in tasks}
    return [each for each in found if key(each, tasks[0]) in wanted]


def key(one: Struct, task: Struct) -> tuple[object, ...]:
    """What tells the tasks, and their results, from each other."""
    return tuple(getattr(one, field) for field in task.__struct_fields__)


def played(rule_set: RuleSet, levels: Sequence[str], seed: int) -> GameRecord:
    """A game of these levels, one for each seat."""
    record, _positions = played_with_positions(rule_set, levels, seed)
    return record


def played_with_positions(
    rule_set: RuleSet, levels: Sequence[str], seed: int
) -> tuple[GameRecord, list[Position]]:
    """The same, and the position before each of its actions."""
    names = [f"{level} {seat + 1}" for seat, level in enumerate(levels)]
    recorder, positions = Recorder(rule_set, names, seed.to_bytes(32, "big")), []
    bots = [make_bot(level, seed * rule_set.players + seat) for seat, level in enumerate(levels)]
    while (player := recorder.position.to_move) is not None:
        positions.append(recorder.position)
        recorder.play(bots[player].choose(recorder.position))
    return recorder.record, positions
