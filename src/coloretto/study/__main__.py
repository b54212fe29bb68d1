"""The command that studies the game: `python -m coloretto.study RESULTS DOCUMENT`."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from coloretto.analysis.efforts import expansions_of
from coloretto.rules import ColorettoError
from coloretto.study.document import write_document
from coloretto.study.playing import Play, in_processes, on_ray, play_study, tasks_of

PROGRAM = "python -m coloretto.study"
DESCRIPTION = """Let our bots play, and write what the game is like: a document and its pictures.
The same command continues where it was interrupted, and plays the same games."""
GAMES, EFFORT = 150, "quick"
FAILED = 1
INTERRUPTED = 130  # as shells say it: 128 and the number of the signal


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if problem := _problem(options):
        parser.error(problem)
    try:
        return study(options)
    except KeyboardInterrupt:
        print(f"Stopped: {options.results} keeps the games.", file=sys.stderr)
        return INTERRUPTED
    except (ColorettoError, OSError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return FAILED


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog=PROGRAM, description=DESCRIPTION)
    parser.add_argument("results", metavar="RESULTS", type=Path, help="the file that keeps the games")
    parser.add_argument(
        "document", metavar="DOCUMENT", type=Path, help="the Markdown to write; pictures go beside it"
    )
    games = f"of each kind and rule set; default: {GAMES}"
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=games)
    effort = f"of the reviews that measure what levels lose; default: {EFFORT}"
    parser.add_argument("--effort", default=EFFORT, metavar="EFFORT", help=effort)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play; default: 1")
    where.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `auto` finds one")
    return parser


def _problem(options: Namespace) -> str | None:
    """What is wrong with the values of the options."""
    for name in ("games", "workers"):
        if (number := getattr(options, name)) < 1:
            return f"--{name} {number}: it must be at least 1"
    try:
        expansions_of(options.effort)
    except ColorettoError as error:
        return f"--effort: {error}"
    return None


def study(options: Namespace) -> int:
    tasks = tasks_of(options.games, options.effort)
    games = play_study(options.results, tasks, options.effort, _play(options), _show_progress)
    write_document(options.document, games, options.effort, _command(options))
    print(f"{options.document} is about {len(games)} games.")
    return 0


def _play(options: Namespace) -> Play:
    return in_processes(options.workers) if options.ray is None else on_ray(options.ray)


def _show_progress(done: int, total: int) -> None:
    print(f"\r{done} of {total} games", end="" if done < total else "\n", file=sys.stderr, flush=True)


def _command(options: Namespace) -> str:
    """The command that plays the same games, wherever they are played and kept."""
    return f"{PROGRAM} RESULTS docs/insights.md --games {options.games} --effort {options.effort}"


if __name__ == "__main__":
    sys.exit(main())
