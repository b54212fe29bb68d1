"""The win shares of a game as a picture."""

from collections.abc import Sequence
from pathlib import Path

from coloretto.analysis import Review
from coloretto.sim.extras import import_extra
from coloretto.terminal.i18n import t

SIZE = (9.0, 4.5)  # inches


def save_review_plot(reviewed: Review, names: Sequence[str], path: Path) -> None:
    """Each seat's share of the win after each action, in per cent."""
    figure = import_extra("matplotlib.figure", "plot").Figure(figsize=SIZE, layout="constrained")
    axes = figure.add_subplot()
    for seat, name in enumerate(names):
        axes.plot([100 * shares[seat] for shares in reviewed.shares], label=name)
    axes.set_xlim(0, max(1, len(reviewed.shares) - 1))
    axes.set_ylim(-2, 102)
    axes.set_xlabel(t("review-plot-actions"))
    axes.set_ylabel(t("review-plot-shares"))
    axes.legend()
    figure.savefig(path)
