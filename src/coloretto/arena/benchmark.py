"""The benchmark: a bot alone against fixed opponents on fixed deals, with luck-adjusted win shares.

A change of the constants is a new VERSION, because results of different versions cannot be compared.
"""

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from coloretto._files import atomic_write
from coloretto.arena.contest import Contest, Entry
from coloretto.arena.errors import ArenaError
from coloretto.arena.line_ups import one_against_the_rest
from coloretto.arena.report import report_of
from coloretto.arena.standings import Measurement
from coloretto.arena.statistics import Estimate
from coloretto.bots import LEVEL_BOTS
from coloretto.bots.network_files import fingerprint, shipped_network
from coloretto.rules import parse_rule_set

VERSION = 1
RULES = "classic-4"
OPPONENTS = ("random", "greedy", "neural")
DEALS = 100
SEED = 2003


class BenchmarkResult(Struct, frozen=True):
    """How a bot did: an entry of a leaderboard."""

    bot: str
    score: Estimate
    """The mean of its luck-adjusted win shares against all opponents."""
    shares: dict[str, Estimate]
    """By opponent; against itself, a bot has a fair share."""
    seconds: float
    """The mean time of a decision, on the machine that played."""
    deals: int
    network: str
    """The fingerprint of the network by which luck is measured, and which one of the opponents plays by."""

    @property
    def is_complete(self) -> bool:
        return self.deals == DEALS


class Leaderboard(Struct, frozen=True):
    benchmark: int
    results: tuple[BenchmarkResult, ...]
    """The highest score first."""

    def with_result(self, result: BenchmarkResult) -> "Leaderboard":
        """With one more result, in place of an earlier one of the same bot."""
        others = (other for other in self.results if other.bot != result.bot)
        return Leaderboard(VERSION, _ranked([*others, result]))


def benchmark_contest(bot: str, deals: int = DEALS) -> Contest:
    """The games of the benchmark; fewer deals only show how it works."""
    players = parse_rule_set(RULES).players
    opponents = [opponent for opponent in OPPONENTS if opponent != _resolved(bot)]
    entries = [Entry(one_against_the_rest(bot, opponent, players), deals) for opponent in opponents]
    return Contest(RULES, entries, seed=SEED, measurement=Measurement(luck=True))


def result_of(contest: Contest, bot: str) -> BenchmarkResult:
    """The result of what has been played of the benchmark; every opponent must have played a deal."""
    report = report_of(contest)
    fair = Estimate(report.fair_share, report.fair_share, report.fair_share)
    shares = {line_up.bots[1]: line_up.challenger.luck_adjusted or fair for line_up in report.line_ups}
    (own,) = (one for one in report.bots if one.bot == bot)
    return BenchmarkResult(
        bot=bot,
        score=_score(own.luck_adjusted or fair, len(shares), report.fair_share),
        shares={opponent: shares.get(opponent, fair) for opponent in OPPONENTS},
        seconds=own.time.mean,
        deals=min(line_up.deals for line_up in report.line_ups),
        network=fingerprint(shipped_network(contest.rule_set)),
    )


def shipped_leaderboard() -> Leaderboard:
    """The results of our own bots."""
    return _parsed(files("coloretto.arena").joinpath("leaderboard.json").read_bytes(), "leaderboard.json")


def add_to_file(path: Path, result: BenchmarkResult) -> None:
    """Add a complete result to a leaderboard file, which is made if there is none."""
    if not result.is_complete:
        raise ArenaError(f"{result.bot} has played {result.deals} deals, not {DEALS}: it cannot be compared")
    known = _parsed(path.read_bytes(), str(path)) if path.exists() else Leaderboard(VERSION, ())
    content = msgspec.json.encode(known.with_result(result))
    with atomic_write(path) as file:
        file.write_bytes(msgspec.json.format(content, indent=2) + b"\n")


def _parsed(content: bytes, name: str) -> Leaderboard:
    try:
        leaderboard = msgspec.json.decode(content, type=Leaderboard)
    except msgspec.MsgspecError as error:
        raise ArenaError(f"{name} is not a leaderboard: {error}") from error
    if leaderboard.benchmark != VERSION:
        raise ArenaError(f"{name} is of benchmark {leaderboard.benchmark}, not {VERSION}")
    return leaderboard


def _resolved(bot: str) -> str:
    """What plays at a level."""
    return LEVEL_BOTS.get(bot, bot)


def _ranked(results: Iterable[BenchmarkResult]) -> tuple[BenchmarkResult, ...]:
    return tuple(sorted(results, key=lambda result: -result.score.mean))


def _score(played: Estimate, opponents: int, fair: float) -> Estimate:
    """The mean over all opponents, of which one that was not played is the bot itself."""
    part = opponents / len(OPPONENTS)

    def over_all(share: float | None) -> float | None:
        return None if share is None else part * share + (1 - part) * fair

    return Estimate(part * played.mean + (1 - part) * fair, over_all(played.low), over_all(played.high))
