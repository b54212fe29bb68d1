"""How far each level is from the best play that we can compute."""

from functools import partial
from itertools import pairwise

from coloretto.arena.statistics import Estimate
from coloretto.rules import PRINTED
from coloretto.sim.extras import Axes
from coloretto.study.estimates import ratio_of, within
from coloretto.study.games import LEVELS, MIXED
from coloretto.study.markdown import percent, table
from coloretto.study.pictures import draw_estimate
from coloretto.study.sections import Games, Section, games_of

ABOUT = """Games that seat levels drawn by lot, reviewed at effort `{effort}`: the share of the win
that a decision gave away on average, compared with the action that the review thinks best. `master`
plays by almost the same evaluation, so its own figure is too small, and the review is not a perfect
player: this is the distance from the best play that it can compute."""


def level_losses_section(games: Games, effort: str | int) -> Section:
    rows = [[rules, *(percent(level_loss(games, rules, level), 2) for level in LEVELS)] for rules in PRINTED]
    return Section(
        "levels",
        "How far the levels are from the best play",
        (
            ABOUT.format(effort=effort),
            table(("rule set", *(f"`{level}`" for level in LEVELS)), rows),
            conclusion(games),
        ),
        partial(draw, games=games),
    )


def level_loss(games: Games, rules: str, level: str) -> Estimate | None:
    """Per decision."""
    pairs = []
    for game in games_of(games, MIXED, rules):
        seats = [seat for seat, each in enumerate(game.levels) if each == level]
        loss = sum(game.losses[seat] for seat in seats)
        pairs.append((loss, float(sum(game.decisions[seat] for seat in seats))))
    found = ratio_of(pairs)
    return found and within(found, 0, 1)


def conclusion(games: Games) -> str:
    """In how many rule sets the levels lose less, the stronger they are."""
    ranked = [
        rules for rules in PRINTED if _are_ranked([level_loss(games, rules, level) for level in LEVELS])
    ]
    return (
        f"In {len(ranked)} of {len(PRINTED)} rule sets, every level lost less than the one before it. Where "
        "intervals overlap, these games do not tell which of two levels loses less."
    )


def _are_ranked(losses: list[Estimate | None]) -> bool:
    means = [loss.mean for loss in losses if loss is not None]
    return all(weaker > stronger for weaker, stronger in pairwise(means))


def draw(axes: Axes, games: Games) -> None:
    for colour, level in enumerate(LEVELS):
        axes.plot([], [], "o", color=f"C{colour}", label=level)
        for at, rules in enumerate(PRINTED):
            if loss := level_loss(games, rules, level):
                draw_estimate(axes, at + 0.12 * (colour - 2), loss, colour)
    axes.set_xticks(range(len(PRINTED)), list(PRINTED), rotation=45, ha="right")
    axes.set_ylabel("share of the win lost\nper decision (%)")
    axes.set_ylim(bottom=0)
    axes.legend(fontsize="small")
