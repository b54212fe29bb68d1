"""Whether it matters who begins."""

from functools import partial

from coloretto.arena.statistics import Estimate
from coloretto.rules import PRINTED
from coloretto.sim.extras import Axes
from coloretto.study.estimates import mean_of, within
from coloretto.study.games import SELF_PLAY
from coloretto.study.markdown import listed, percent, table
from coloretto.study.pictures import draw_estimate
from coloretto.study.sections import Games, Section, games_of, players_of

MOST_PLAYERS = 5
ABOUT = """Games of `neural` against itself. Each column has the share of the win of the player who
moved first in the first round, of the next one, and so on, without the luck of the revealed cards;
a fair share is 50 %, 33 %, 25 % or 20 %."""


def seats_section(games: Games) -> Section:
    shares = {rules: place_shares(games, rules) for rules in PRINTED}
    columns = ("rule set", *(f"player {place + 1}" for place in range(MOST_PLAYERS)))
    rows = [
        [rules, *map(percent, places), *[""] * (MOST_PLAYERS - len(places))]
        for rules, places in shares.items()
    ]
    return Section(
        "seats",
        "Who begins",
        (ABOUT, table(columns, rows), conclusion(shares)),
        partial(draw, shares=shares),
    )


def place_shares(games: Games, rules: str) -> list[Estimate]:
    """By the order in which the players first move."""
    players, played = players_of(rules), games_of(games, SELF_PLAY, rules)
    places: list[Estimate] = []
    for place in range(players):
        seats = [(game, (game.start + place) % players) for game in played]
        shares = [game.shares[seat] - game.luck[seat] for game, seat in seats]
        places.append(within(mean_of(shares), 0, 1))
    return places


def conclusion(shares: dict[str, list[Estimate]]) -> str:
    """Which shares are clearly not fair."""
    clear = [
        f"player {place + 1} in {rules}"
        for rules, places in shares.items()
        for place, share in enumerate(places)
        if share.is_clear_of(1 / len(places))
    ]
    number = sum(map(len, shares.values()))
    if not clear:
        return f"All {number} intervals contain the fair share: nothing here shows that the order matters."
    by_chance = round(number / 20)
    return (
        f"{len(clear)} of {number} intervals do not contain the fair share: {listed(clear)}. "
        f"About {by_chance} would miss it by chance alone."
    )


def draw(axes: Axes, shares: dict[str, list[Estimate]]) -> None:
    """The differences from the fair share."""
    for number, places in enumerate(shares.values()):
        for place, share in enumerate(places):
            at = number + 0.14 * (place - len(places) / 2 + 0.5)
            draw_estimate(axes, at, share, place, base=1 / len(places))
    axes.axhline(0, color="grey", linewidth=1)
    axes.set_xticks(range(len(shares)), list(shares), rotation=45, ha="right")
    axes.set_ylabel("share of the win\nabove the fair one (%)")
    axes.set_title("from left to right: the player who begins, the next one, ...")
