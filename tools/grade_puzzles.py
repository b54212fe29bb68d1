"""Ask the levels about the shipped puzzles again, after a change of levels: `python tools/grade_puzzles.py`.

The puzzles stay, and so does what their actions are worth; which levels find the best action, and so their
grades, are written again.
"""

from pathlib import Path

from coloretto.puzzles import pack
from coloretto.puzzles.finding import graded

PACK = Path(pack.__file__).with_name("puzzles.json")


def main() -> None:
    shipped = pack.shipped_puzzles()
    puzzles = []
    for number, puzzle in enumerate(shipped.puzzles, start=1):
        puzzles.append(graded(puzzle))
        print(f"\r{number} of {len(shipped.puzzles)} puzzles", end="", flush=True)
    pack.write_pack(PACK, pack.new_pack(puzzles, shipped.networks))
    print(f"\n{PACK} is written.")


if __name__ == "__main__":
    main()
