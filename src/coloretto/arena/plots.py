"""Pictures of reports."""

from pathlib import Path
from typing import Any

from coloretto.arena.errors import ArenaError
from coloretto.arena.report import ContestReport, LineUpReport
from coloretto.sim.extras import import_extra

WIDTH, HEIGHT_OF_A_LINE_UP, MARGINS = 8.0, 0.35, 1.4  # inches


def check_plot(path: Path) -> None:
    """Raise before anything is played if no picture could be saved afterwards."""
    kinds = _figure(1).canvas.get_supported_filetypes()
    if path.suffix.removeprefix(".") not in kinds:
        raise ArenaError(f"{path}: a picture's name ends in one of .{', .'.join(sorted(kinds))}")
    if not path.absolute().parent.is_dir():
        raise ArenaError(f"{path}: there is no such folder")


def save_plot(report: ContestReport, path: Path) -> None:
    """The first bot's win share in every line-up, with its interval and the fair share."""
    figure = _figure(len(report.line_ups))
    axes = figure.add_subplot()
    for height, line_up in enumerate(reversed(report.line_ups)):
        _draw(axes, height, line_up)
    axes.axvline(report.fair_share, linestyle="--", color="grey")
    axes.set_yticks(range(len(report.line_ups)), [_label(one) for one in reversed(report.line_ups)])
    axes.set_ylim(-0.6, len(report.line_ups) - 0.4)
    axes.set_xlim(-0.02, 1.02)
    axes.set_xlabel(f"win share of the first bot with its 95 % interval; fair: {report.fair_share:.3f}")
    axes.set_title(f"{report.rules}, {report.games:,} games")
    figure.savefig(path)


def _draw(axes: Any, height: int, line_up: LineUpReport) -> None:  # noqa: ANN401 - of an extra
    challenger = line_up.challenger
    share = challenger.luck_adjusted or challenger.win_share
    axes.plot([share.mean], [height], "o", color="black")
    if share.low is not None and share.high is not None:
        axes.hlines(height, share.low, share.high, color="black")


def _label(line_up: LineUpReport) -> str:
    first, *others = line_up.players
    return f"{first.bot} against {', '.join(f'{one.seats} {one.bot}' for one in others)}"


def _figure(line_ups: int) -> Any:  # noqa: ANN401 - see above
    return import_extra("matplotlib.figure", "plot").Figure(
        figsize=(WIDTH, MARGINS + HEIGHT_OF_A_LINE_UP * line_ups), layout="constrained"
    )
