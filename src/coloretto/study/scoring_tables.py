"""Brown versus violet: how the two scoring tables differ."""

from coloretto.study.estimates import Pair, mean_of, ratio_of, share_of
from coloretto.study.games import SELF_PLAY, StudiedGame
from coloretto.study.markdown import number, percent, table
from coloretto.study.sections import VIOLET, Games, Section, games_of

ABOUT = """Games of `neural` against itself. By the brown table more cards of a colour never pay
less, up to the sixth; by the violet one they do. "Margin" is what the winner has more than the
second."""
COLUMNS = ("rule set", "winner's score", "margin", "ties", "turns", "cards of a taken row", "its points")


def scoring_tables_section(games: Games) -> Section:
    pairs = [(violet.replace("violet", "brown"), violet) for violet in VIOLET]
    rows = [_row(rules, games_of(games, SELF_PLAY, rules)) for pair in pairs for rules in pair]
    return Section("tables", "Brown versus violet", (ABOUT, table(COLUMNS, rows)))


def _row(rules: str, games: list[StudiedGame]) -> list[str]:
    best = [sorted(game.scores)[-2:] for game in games]
    taken = [[each for each in game.choices if each.taken_cards is not None] for game in games]
    cards: list[Pair] = [(sum(each.taken_cards or 0 for each in one), len(one)) for one in taken]
    gains: list[Pair] = [(sum(each.taken_gain or 0 for each in one), len(one)) for one in taken]
    return [
        rules,
        number(mean_of([most for _, most in best])),
        number(mean_of([most - second for second, most in best])),
        percent(share_of([float(most == second) for second, most in best])),
        number(mean_of([game.turns for game in games])),
        number(ratio_of(cards), 2),
        number(ratio_of(gains), 2),
    ]
