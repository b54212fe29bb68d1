"""When strong players take a row, and when they draw."""

from functools import partial

from coloretto.arena.statistics import Estimate
from coloretto.sim.extras import Axes
from coloretto.study.choices import Choice
from coloretto.study.estimates import ratio_of, within
from coloretto.study.games import SELF_PLAY
from coloretto.study.markdown import number, percent, table
from coloretto.study.sections import BROWN, VIOLET, Games, Section, games_of
from coloretto.study.stages import STAGES

TABLES = {"brown": BROWN, "violet": VIOLET}
CARDS = (1, 2, 3)
LEAST, MOST = -2, 10
"""Points of the best row; beyond them, everything is one column."""
ABOUT = """Turns of `neural` in games against itself, in all rule sets with the same scoring table,
in which it could both draw and take a row. How often it took one, by what the best row brings (in
points, at once) and how many cards lie on it:"""
OVER_TIME = """What the rows that it took brought, in points at once, by how far the game has come
(in quarters of the cards that are drawn before the last round), and how often it took one:"""


def taking_section(games: Games) -> Section:
    paragraphs = []
    for name, rules in TABLES.items():
        played = [list(game.choices) for game in games_of(games, SELF_PLAY, rules)]
        rows = [
            [_gain_name(gain), *(percent(took(played, gain, cards)) for cards in CARDS)]
            for gain in range(LEAST, MOST + 1, 2)
        ]
        columns = (f"{name} table", *map(_cards_name, CARDS))
        paragraphs.append(table(columns, rows))
    return Section(
        "taking",
        "When to take, when to draw",
        (ABOUT, *paragraphs, OVER_TIME, _over_time(games)),
        partial(draw, games=games),
    )


def _gain_name(gain: int) -> str:
    if gain <= LEAST:
        return f"{LEAST + 1} points or fewer"
    return f"{gain} points or more" if gain >= MOST else f"{gain} or {gain + 1} points"


def _cards_name(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"


def took(played: list[list[Choice]], gain: int, cards: int) -> Estimate | None:
    """How often a row was taken when the best one brought so much, or a point more."""
    pairs = []
    for choices in played:
        fitting = [each for each in choices if _fits(each.gain, gain) and min(each.cards, CARDS[-1]) == cards]
        pairs.append((float(sum(each.taken_gain is not None for each in fitting)), float(len(fitting))))
    found = ratio_of(pairs)
    return found and within(found, 0, 1)


def _fits(gain: int, wanted: int) -> bool:
    return wanted <= max(LEAST, min(MOST, gain)) <= wanted + 1


def _over_time(games: Games) -> str:
    rows = []
    for stage, name in enumerate(STAGES):
        cells = [name]
        for rules in TABLES.values():
            played = [
                [each for each in game.choices if each.stage == stage]
                for game in games_of(games, SELF_PLAY, rules)
            ]
            cells += [number(taken_gain(played)), percent(take_rate(played))]
        rows.append(cells)
    columns = [f"{name}, {what}" for name in TABLES for what in ("points", "how often")]
    return table(("", *columns), rows)


def taken_gain(played: list[list[Choice]]) -> Estimate | None:
    """What a taken row brought."""
    gains = [[each.taken_gain for each in choices if each.taken_gain is not None] for choices in played]
    return ratio_of((float(sum(each)), float(len(each))) for each in gains)


def take_rate(played: list[list[Choice]]) -> Estimate | None:
    return ratio_of(
        (float(sum(each.taken_gain is not None for each in choices)), float(len(choices)))
        for choices in played
    )


def draw(axes: Axes, games: Games) -> None:
    for style, (name, rules) in zip(("-", "--"), TABLES.items(), strict=True):
        played = [list(game.choices) for game in games_of(games, SELF_PLAY, rules)]
        for cards in CARDS:
            found = [(gain, took(played, gain, cards)) for gain in range(LEAST, MOST + 1, 2)]
            points = [(gain, 100 * rate.mean) for gain, rate in found if rate is not None]
            axes.plot(
                *zip(*points, strict=True), style, color=f"C{cards}", label=f"{name}, {_cards_name(cards)}"
            )
    axes.set_xlabel("points that the best row brings")
    axes.set_ylabel("takes a row (%)")
    axes.legend(fontsize="small")
