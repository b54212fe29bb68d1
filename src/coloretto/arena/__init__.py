"""Contests between bots: every deal on all seats in turn, intervals, ratings, leagues."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.arena.contest import Contest, Entry
    from coloretto.arena.errors import ArenaError, ResultsFileError
    from coloretto.arena.executors import Executor, run_serially
    from coloretto.arena.line_ups import LineUp, every_pairing, one_against_the_rest, one_table, pairings_of
    from coloretto.arena.processes import cores, run_in_processes
    from coloretto.arena.ray_cluster import RayCluster
    from coloretto.arena.report import ContestReport, report_of
    from coloretto.arena.sprt import Sprt
    from coloretto.arena.standings import Measurement

__all__ = [
    "ArenaError",
    "Contest",
    "ContestReport",
    "Entry",
    "Executor",
    "LineUp",
    "Measurement",
    "RayCluster",
    "ResultsFileError",
    "Sprt",
    "cores",
    "every_pairing",
    "one_against_the_rest",
    "one_table",
    "pairings_of",
    "report_of",
    "run_in_processes",
    "run_serially",
]

lazy_names(
    __name__,
    {
        "contest": ("Contest", "Entry"),
        "errors": ("ArenaError", "ResultsFileError"),
        "executors": ("Executor", "run_serially"),
        "line_ups": ("LineUp", "every_pairing", "one_against_the_rest", "one_table", "pairings_of"),
        "processes": ("cores", "run_in_processes"),
        "ray_cluster": ("RayCluster",),
        "report": ("ContestReport", "report_of"),
        "sprt": ("Sprt",),
        "standings": ("Measurement",),
    },
)
