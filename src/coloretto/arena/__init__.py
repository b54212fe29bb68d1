"""Contests between bots: every deal on all seats in turn, intervals, ratings, leagues."""

from coloretto.arena.contest import Contest, Entry
from coloretto.arena.errors import ArenaError, MissingExtraError, ResultsFileError
from coloretto.arena.executors import Workers, play_here
from coloretto.arena.line_ups import LineUp, every_pairing, one_against_the_rest, one_table, pairings_of
from coloretto.arena.processes import cores, side_by_side
from coloretto.arena.ray_cluster import RayCluster
from coloretto.arena.report import Report, report_of

__all__ = [
    "ArenaError",
    "Contest",
    "Entry",
    "LineUp",
    "MissingExtraError",
    "RayCluster",
    "Report",
    "ResultsFileError",
    "Workers",
    "cores",
    "every_pairing",
    "one_against_the_rest",
    "one_table",
    "pairings_of",
    "play_here",
    "report_of",
    "side_by_side",
]
