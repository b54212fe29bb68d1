"""The command that finds puzzles: games of our bots are searched until there are enough of every rule set."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from coloretto._results_file import ResultsFile
from coloretto.bots.network_files import shipped_fingerprints
from coloretto.puzzles.games import puzzle_of_game
from coloretto.puzzles.pack import Puzzle, new_pack, write_pack
from coloretto.puzzles.results import SearchedGame, SearchHeader, search_results
from coloretto.rules import PRINTED, ColorettoError

PROGRAM = "python -m coloretto.puzzles"
DESCRIPTION = """Find puzzles in games of our bots, and write a pack of them. The same command continues
where it was interrupted, and finds the same puzzles."""
EACH = 46
FAILED = 1
INTERRUPTED = 130  # as shells say it: 128 and the number of the signal


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog=PROGRAM, description=DESCRIPTION)
    parser.add_argument("results", metavar="RESULTS", type=Path, help="the file that keeps what was found")
    parser.add_argument("pack", metavar="PACK", type=Path, help="the file to write the puzzles to")
    parser.add_argument(
        "--each", type=int, default=EACH, metavar="N", help=f"puzzles of each rule set; default: {EACH}"
    )
    options = parser.parse_args(arguments)
    try:
        return find_puzzles(options.results, options.pack, options.each)
    except KeyboardInterrupt:
        print(f"Stopped: {options.results} keeps what was found.", file=sys.stderr)
        return INTERRUPTED
    except (ColorettoError, OSError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return FAILED


def find_puzzles(results: Path, pack: Path, each: int) -> int:
    networks = shipped_fingerprints()
    with search_results(results, SearchHeader(networks)) as file:
        while missing := [rules for rules in PRINTED if len(_puzzles(file, rules)) < each]:
            for rules in missing:
                _search_game(file, rules)
    puzzles = [puzzle for rules in PRINTED for puzzle in _puzzles(file, rules)[:each]]
    write_pack(pack, new_pack(puzzles, networks))
    print(f"{pack} holds {len(puzzles)} puzzles.")
    return 0


def _search_game(file: ResultsFile[SearchedGame], rules: str) -> None:
    number = sum(game.rules == rules for game in file.results)
    file.append(SearchedGame(rules, puzzle_of_game(PRINTED[rules], number)))
    print(f"{rules}: {len(_puzzles(file, rules))} puzzles in {number + 1} games", file=sys.stderr, flush=True)


def _puzzles(file: ResultsFile[SearchedGame], rules: str) -> list[Puzzle]:
    return [game.puzzle for game in file.results if game.rules == rules and game.puzzle is not None]


if __name__ == "__main__":
    sys.exit(main())
