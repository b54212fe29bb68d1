"""Rewrite the playthroughs: `python tests/envs/regenerate_playthroughs.py`.

A playthrough prints what every method of OpenSpiel says at selected states of a game, one game for each
printed rule set. A difference that a change brings belongs to that change; look at it before you commit.
"""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from coloretto.envs.openspiel import SHORT_NAME
from coloretto.envs.rewards import REWARDS
from coloretto.rules import PRINTED

FOLDER = Path(__file__).parent / "playthroughs"
FIRST_SEED = 11  # with it a player gets a bonus card in each game that has a golden joker


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def written(name: str) -> str:
    """The playthrough of a printed rule set. Each has a seed of its own; the kinds of returns take turns."""
    number = list(PRINTED).index(name)
    edition, players, table = name.split("-")
    returns = REWARDS[number % len(REWARDS)]
    parameters = f"players={players},edition={edition},table={table},returns={returns}"
    text: str = playthrough(f"{SHORT_NAME}({parameters})", None, seed=FIRST_SEED + number)
    return text


def regenerate() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in PRINTED:
        path(name).write_text(written(name), encoding="utf-8")


if __name__ == "__main__":
    regenerate()
