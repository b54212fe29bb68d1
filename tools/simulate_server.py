"""Simulate the server with faults: `make simulate-server SEEDS=10000`, `make simulate-server-bugs`.

`--replay SEED` shows everything that happens in one history.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from simulation.bugs import BUGS
from simulation.history import Outcome, run_history
from simulation.measuring import Measurement, bug_named, measure, table_of
from simulation.mutation import with_bug

T = TypeVar("T")
PROGRESS_SECONDS = 2.0
MAX_SHOWN = 5
"""Problems shown of one history."""


def main() -> int:
    arguments = _arguments()
    if arguments.replay is not None:
        return _replay(arguments.replay, arguments.bug)
    if arguments.bugs:
        return _measure_bugs(arguments.seeds, arguments.jobs)
    return _simulate(range(arguments.first, arguments.first + arguments.seeds), arguments.jobs)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=1000, help="how many histories (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="how many processes to use")
    parser.add_argument("--replay", type=int, metavar="SEED", help="show one history step by step")
    parser.add_argument("--bug", choices=[bug.name for bug in BUGS], help="with this bug, for --replay")
    parser.add_argument("--bugs", action="store_true", help="measure which bugs are found, as a table")
    return parser.parse_args()


def _simulate(seeds: range, jobs: int) -> int:
    failed: list[int] = []
    versions = 0
    for outcome in _in_processes(run_history, list(seeds), jobs, "histories"):
        versions += outcome.versions
        if outcome.problems:
            failed.append(outcome.seed)
            _show(outcome)
    print(f"{len(seeds)} histories, {versions} versions, {len(failed)} failed")
    if failed:
        print("failing seeds:", *failed)
        print(f"replay one with: python tools/simulate_server.py --replay {failed[0]}")
        print("and add them to tests/simulation/corpus.txt")
    return 1 if failed else 0


def _replay(seed: int, bug: str | None) -> int:
    if bug is None:
        outcome = run_history(seed, print)
    else:
        with with_bug(bug_named(bug)):
            outcome = run_history(seed, print)
    print(outcome.plan)
    print(f"trace {outcome.digest}")
    _show(outcome, most=len(outcome.problems))
    return 1 if outcome.problems else 0


def _show(outcome: Outcome, most: int = MAX_SHOWN) -> None:
    for problem in outcome.problems[:most]:
        print(f"seed {outcome.seed}: {problem}")


def _measure_bugs(seeds: int, jobs: int) -> int:
    tasks = [(bug.name, seeds) for bug in BUGS]
    for line in table_of(list(_in_processes(_measure_one, tasks, jobs, "bugs"))):
        print(line)
    return 0


def _measure_one(task: tuple[str, int]) -> Measurement:
    return measure(bug_named(task[0]), task[1])


def _in_processes(work: Callable[..., T], tasks: Sequence[object], jobs: int, what: str) -> Iterator[T]:
    """The results in order, with progress on stderr; Ctrl-C ends it."""
    shown = monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for number, result in enumerate(pool.map(work, tasks, chunksize=1), start=1):
                yield result
                if monotonic() > shown + PROGRESS_SECONDS:
                    shown = monotonic()
                    print(f"  {number} of {len(tasks)} {what}", file=sys.stderr)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("interrupted", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
