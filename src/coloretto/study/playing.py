"""All games of a study: in this process, in several, or on a Ray cluster, always the same ones."""

from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from coloretto.arena.processes import work_in_processes
from coloretto.arena.ray_cluster import RayCluster
from coloretto.arena.rotations import Stop
from coloretto.bots.network_files import shipped_fingerprints
from coloretto.rules import PRINTED
from coloretto.study.games import AGAINST, MIXED, SELF_PLAY, StudiedGame, StudyTask, study_game
from coloretto.study.results import StudyHeader, study_results

SELDOM = 5
"""Mixed games are reviewed with a search, so there is one for this many of the others."""
Play = Callable[[Iterator[StudyTask]], Iterator[StudiedGame]]
"""Plays games, in the order of their tasks."""
OnProgress = Callable[[int, int], None]
"""Called after each game, with the number played so far and that of all."""


def tasks_of(games: int, effort: str | int) -> list[StudyTask]:
    """So many games of each kind and rule set; in turn, so that an unfinished study has some of each."""
    return [
        StudyTask(kind, rules, number, effort)
        for number in range(games)
        for kind in (SELF_PLAY, *AGAINST, MIXED)
        for rules in PRINTED
        if kind != MIXED or number % SELDOM == 0
    ]


def play_study(
    results: Path, tasks: Collection[StudyTask], effort: str | int, play: Play, on_progress: OnProgress
) -> list[StudiedGame]:
    """The games of the tasks; those in the file are not played again."""
    wanted = {_key(task) for task in tasks}
    with study_results(results, StudyHeader(shipped_fingerprints(), effort)) as file:
        known = {_key(game) for game in file.results}
        missing = [task for task in tasks if _key(task) not in known]
        for number, game in enumerate(play(iter(missing)), start=1):
            file.append(game)
            on_progress(len(tasks) - len(missing) + number, len(tasks))
        return [game for game in file.results if _key(game) in wanted]


def _key(game: StudyTask | StudiedGame) -> tuple[str, str, int]:
    return game.kind, game.rules, game.number


def in_processes(number: int) -> Play:
    return lambda tasks: work_in_processes(_study, tasks, number, _never)


def on_ray(address: str | None) -> Play:
    return lambda tasks: RayCluster(address).work(_study, tasks, _never)


def _study(task: StudyTask, _stop: Stop) -> StudiedGame:
    return study_game(task)


def _never() -> bool:
    return False
