"""The curves of a training run as a picture: `python -m coloretto.training.curves FOLDER [PICTURE]`."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

from coloretto.rules import ColorettoError, parse_rule_set
from coloretto.sim.extras import Axes, import_extra
from coloretto.training import history
from coloretto.training.history import HistoryEntry, read_history, shares_in

FILE = "curves.png"
PROGRAM = "python -m coloretto.training.curves"

WIDTH, HEIGHT, RESOLUTION = 11.0, 6.6, 120
ERRORS = {"share_error": "error of win shares", "score_error": "error of scores, as weighted"}
SHARES = "win share of one network against greedy on all other seats (full mark: it became the best so far)"
NO_SHARES = "there was no evaluation yet"
COLOURS = {"classic brown": "saddlebrown", "golden brown": "orange", "golden violet": "blueviolet"}
FAIR = {"linestyle": "--", "color": "grey", "linewidth": 1, "label": "fair share"}
RESUMED = {"linestyle": ":", "color": "black", "linewidth": 1, "label": "resumed"}

FEW = 30  # generations that are marked each

Curve: TypeAlias = list[tuple[int, float, bool]]
"""Games played, the share of the win, and whether the network became the best one there."""


def save_curves(folder: Path, picture: Path) -> None:
    """Draw a folder's history: the errors, and the shares of the win against `greedy`."""
    entries = read_history(folder / history.FILE)
    figure = new_figure()
    errors, shares = figure.subfigures(2, 1)
    draw_errors(errors, entries)
    draw_shares(shares, entries)
    for axes in figure.axes:
        finish(axes, entries)
    show_legend(shares)
    figure.savefig(picture, dpi=RESOLUTION)


def new_figure() -> Any:  # noqa: ANN401 - of an extra
    return import_extra("matplotlib.figure", "plot").Figure(figsize=(WIDTH, HEIGHT), layout="constrained")


def draw_errors(figure: Any, entries: list[HistoryEntry]) -> None:  # noqa: ANN401 - of an extra
    generations = [entry for entry in entries if entry["kind"] == "generation"]
    games = [entry["games"] for entry in generations]
    for axes, (name, title) in zip(figure.subplots(1, len(ERRORS)), ERRORS.items(), strict=True):
        errors = [entry[name] for entry in generations]
        axes.plot(games, errors, linewidth=1, color="black", marker="." if len(games) < FEW else None)
        axes.set_title(title)
        show_small_numbers(axes)


def show_small_numbers(axes: Axes) -> None:
    ticker = import_extra("matplotlib.ticker", "plot")
    axes.set_yscale("log")
    axes.yaxis.set_major_locator(ticker.LogLocator(subs=(1, 2, 5)))
    axes.yaxis.set_major_formatter(ticker.StrMethodFormatter("{x:g}"))
    axes.yaxis.set_minor_locator(ticker.LogLocator(subs=()))


def draw_shares(figure: Any, entries: list[HistoryEntry]) -> None:  # noqa: ANN401 - of an extra
    """A panel for each number of players, beside each other."""
    panels = panels_of(curves_against_greedy(entries))
    figure.suptitle(SHARES if panels else NO_SHARES)
    for axes, (players, curves) in zip(row_of(figure, len(panels)), panels.items(), strict=True):
        axes.axhline(1 / players, **FAIR)
        for label, curve in curves.items():
            draw_curve(axes, label, COLOURS.get(label), curve)
        axes.set_title(f"{players} players")
        axes.set_ylim(-0.02, 1.02)


def row_of(figure: Any, number: int) -> list[Axes]:  # noqa: ANN401 - of an extra
    return list(figure.subplots(1, number, sharey=True, squeeze=False)[0]) if number else []


def draw_curve(axes: Axes, label: str, colour: str | None, curve: Curve) -> None:
    games, shares, became_best = zip(*curve, strict=True)
    (line,) = axes.plot(games, shares, "o-", color=colour, label=label, markersize=4, markerfacecolor="white")
    full = [number for number, best in enumerate(became_best) if best]
    axes.plot(games, shares, "o", color=line.get_color(), markersize=4, markevery=full)


def finish(axes: Axes, entries: list[HistoryEntry]) -> None:
    ticker = import_extra("matplotlib.ticker", "plot")
    for games in beginnings_of_runs(entries):
        axes.axvline(games, **RESUMED)
    axes.set_xlabel("games")
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(ticker.EngFormatter(sep=" "))
    axes.grid(alpha=0.3)


def show_legend(figure: Any) -> None:  # noqa: ANN401 - of an extra
    """One for all panels of a figure."""
    lines: dict[str, Any] = {}
    for axes in figure.axes:
        lines |= dict(reversed(pair) for pair in zip(*axes.get_legend_handles_labels(), strict=True))
    order = sorted(lines, key=lambda label: (label in {FAIR["label"], RESUMED["label"]}, label))
    figure.legend(
        [lines[label] for label in order], order, loc="outside lower center", ncols=6, frameon=False
    )


def beginnings_of_runs(entries: list[HistoryEntry]) -> list[int]:
    """After how many games a run was resumed; where no entry says so, the clock tells."""
    return [
        entry["games"]
        for before, entry in pairwise(entries)
        if entry["kind"] == "start" or entry["seconds"] < before["seconds"]
    ]


def curves_against_greedy(entries: list[HistoryEntry]) -> dict[str, Curve]:
    """By rule set."""
    promotions = {entry["generation"] for entry in entries if entry["kind"] == "promotion"}
    curves: dict[str, Curve] = {}
    for entry in entries:
        if entry["kind"] == "evaluation" and entry["against"] == "greedy":
            for rules, share in shares_in(entry).items():
                became_best = entry["generation"] in promotions
                curves.setdefault(rules, []).append((entry["games"], share, became_best))
    return curves


def panels_of(curves: dict[str, Curve]) -> dict[int, dict[str, Curve]]:
    """The curves by number of players, and by what else the rule set's name says."""
    panels: dict[int, dict[str, Curve]] = {}
    for rules, curve in curves.items():
        players = parse_rule_set(rules).players
        label = rules.replace(f"-{players}-", " ", 1)
        panels.setdefault(players, {})[label] = curve
    return dict(sorted(panels.items()))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog=PROGRAM, description="Draw the curves of a training run.")
    parser.add_argument("folder", type=Path, help="where its history is")
    parser.add_argument(
        "picture", type=Path, nargs="?", help=f"the file to write; default: {FILE} in the folder"
    )
    options = parser.parse_args(arguments)
    try:
        save_curves(options.folder, options.picture or options.folder / FILE)
    except (ColorettoError, OSError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
