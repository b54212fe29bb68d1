"""Reports as CSV."""

import csv
from io import StringIO
from typing import Any

from coloretto.arena.report import ContestReport, LineUpBotReport, LineUpReport
from coloretto.arena.statistics import Estimate


def csv_text(report: ContestReport) -> str:
    """A line for each bot of each line-up, behind a line of names."""
    lines = [_line(report, line_up, player) for line_up in report.line_ups for player in line_up.players]
    text = StringIO()
    writer = csv.DictWriter(text, list(lines[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue()


def _line(report: ContestReport, line_up: LineUpReport, player: LineUpBotReport) -> dict[str, Any]:
    (bot,) = (bot for bot in report.bots if bot.bot == player.bot)
    return {
        "rules": report.rules,
        "seed": report.seed,
        "line_up": "|".join(line_up.bots),
        "deals": line_up.deals,
        "games": line_up.games,
        "bot": player.bot,
        "seats": player.seats,
        **_columns("win_share", player.win_share),
        **_columns("luck_adjusted", player.luck_adjusted),
        **_columns("variance_ratio", player.variance_ratio),
        "fair_share": report.fair_share,
        **_columns("mean_score", player.mean_score),
        "rating": bot.rating,
        "rating_mu": bot.rating_mu,
        "rating_sigma": bot.rating_sigma,
        "mean_seconds": bot.time.mean,
        "median_seconds": bot.time.median,
        "p99_seconds": bot.time.p99,
        "longest_seconds": bot.time.longest,
        "forfeits": bot.forfeits,
    }


def _columns(name: str, estimate: Estimate | None) -> dict[str, float | None]:
    found = (None, None, None) if estimate is None else (estimate.mean, estimate.low, estimate.high)
    return dict(zip((name, f"{name}_low", f"{name}_high"), found, strict=True))
