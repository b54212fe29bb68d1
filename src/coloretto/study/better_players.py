"""How much luck decides: how often the better player wins."""

from functools import partial

from coloretto.arena.statistics import Estimate
from coloretto.rules import PRINTED
from coloretto.sim.extras import Axes
from coloretto.study.estimates import mean_of, ratio_of, share_of, within
from coloretto.study.games import AGAINST, SELF_PLAY, STRONG, StudiedGame
from coloretto.study.markdown import percent, table
from coloretto.study.pictures import draw_estimate
from coloretto.study.sections import Games, Section, games_of, players_of

ABOUT = """One `neural` plays against others who are all `easy`, or all `medium`. The columns have
its share of the win: what it would win on average if the luck of the revealed cards were even,
which is the more accurate figure, and what it did win. The last column is for games of `neural`
against itself: how large a part of the variance of results goes away with the luck of the cards, as
the network measures it. The rest is the luck of the start cards, what the bots decide at random,
and what the network misjudges."""


def better_players_section(games: Games) -> Section:
    columns = ["rule set", "fair"]
    for level in AGAINST.values():
        columns += [f"against `{level}`", "as it came"]
    rows = [_row(games, rules) for rules in PRINTED]
    return Section(
        "luck",
        "How much luck decides",
        (ABOUT, table((*columns, "luck's part"), rows)),
        partial(draw, games=games),
    )


def _row(games: Games, rules: str) -> list[str]:
    cells = [rules, f"{100 / players_of(rules):.0f} %"]
    for kind in AGAINST:
        cells += [
            percent(better_share(games, kind, rules)),
            percent(better_share(games, kind, rules, plain=True)),
        ]
    return [*cells, percent(luck_part(games_of(games, SELF_PLAY, rules)))]


def better_share(games: Games, kind: str, rules: str, *, plain: bool = False) -> Estimate:
    """Of the strong player in games of a kind."""
    shares = []
    for game in games_of(games, kind, rules):
        seat = game.levels.index(STRONG)
        shares.append(game.shares[seat] - (0.0 if plain else game.luck[seat]))
    return share_of(shares) if plain else within(mean_of(shares), 0, 1)


def luck_part(games: list[StudiedGame]) -> Estimate | None:
    """One less the variance of luck-adjusted over that of plain results."""
    pairs = []
    for game in games:
        fair, seats = 1 / len(game.shares), zip(game.shares, game.luck, strict=True)
        adjusted = sum((share - luck - fair) ** 2 for share, luck in seats)
        pairs.append((adjusted, sum((share - fair) ** 2 for share in game.shares)))
    left = ratio_of(pairs)
    if left is None or left.low is None or left.high is None:
        return None
    return within(Estimate(1 - left.mean, 1 - left.high, 1 - left.low), 0, 1)


def draw(axes: Axes, games: Games) -> None:
    for number, (kind, level) in enumerate(AGAINST.items()):
        axes.plot([], [], "o", color=f"C{number}", label=f"one neural against {level}")
        for at, rules in enumerate(PRINTED):
            draw_estimate(axes, at + 0.1 * number, better_share(games, kind, rules), number)
    fair = [100 / players_of(rules) for rules in PRINTED]
    axes.plot(range(len(fair)), fair, "_", color="grey", markersize=14, label="fair share")
    axes.set_xticks(range(len(PRINTED)), list(PRINTED), rotation=45, ha="right")
    axes.set_ylabel("share of the win (%)")
    axes.set_ylim(0, 100)
    axes.legend(fontsize="small")
