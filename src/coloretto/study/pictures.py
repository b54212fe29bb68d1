"""Pictures of figures, drawn with matplotlib, an extra."""

from pathlib import Path
from typing import Any

from coloretto.arena.statistics import Estimate
from coloretto.sim.extras import Axes, import_extra
from coloretto.study.sections import Section

WIDTH, HEIGHT, RESOLUTION = 8.0, 4.0, 80


def save_picture(section: Section, path: Path) -> None:
    if section.draw is None:
        return
    figure = new_figure()
    section.draw(figure.add_subplot())
    figure.savefig(path, dpi=RESOLUTION)


def new_figure() -> Any:  # noqa: ANN401 - of an extra
    return import_extra("matplotlib.figure", "plot").Figure(figsize=(WIDTH, HEIGHT), layout="constrained")


def draw_estimate(axes: Axes, at: float, estimate: Estimate, colour: int, base: float = 0.0) -> None:
    """A share in per cent with its interval, above a base."""
    axes.plot([at], [100 * (estimate.mean - base)], "o", color=f"C{colour}", markersize=4)
    if estimate.low is not None and estimate.high is not None:
        ends = 100 * (estimate.low - base), 100 * (estimate.high - base)
        axes.vlines(at, *ends, color=f"C{colour}", linewidth=1)
