"""The end of a game: every score explained, and who has won."""

from collections import Counter
from collections.abc import Iterator, Sequence

from coloretto.rules import ColourScore, JokerUse, Match, Position, ScoreSheet
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.text.layout import folded, line_columns, points, wrapped
from coloretto.terminal.text.palette import Palette


def result_lines(
    position: Position, names: Sequence[str], you: int | None, palette: Palette, columns: int = 0
) -> Iterator[str]:
    """The players' scores, the best first, and the winner."""
    yield palette.loud(t("plain-over"))
    yield from score_lines(position, names, palette, columns)
    yield ""
    yield from map(palette.loud, wrapped(winner_sentence(position, names, you), columns))


def bot_turn_lines(names: Sequence[str], bot_turns: Sequence[int]) -> Iterator[str]:
    """Whose turns a bot has played, and how many."""
    for name, count in zip(names, bot_turns, strict=False):
        if count:
            yield t("plain-result", name=name, points=t("result-bot-turns", count=count))


def match_lines(match: Match, names: Sequence[str], you: int | None, palette: Palette) -> Iterator[str]:
    """The points of a match so far, and its winner if it is over."""
    totals = [
        t("verify-score", name=name, points=total) for name, total in zip(names, match.totals, strict=True)
    ]
    yield t("table-totals", totals=list_of(totals))
    if match.is_over:
        yield palette.loud(_match_winner(match, names, you))


def _match_winner(match: Match, names: Sequence[str], you: int | None) -> str:
    winners = [player for player, share in enumerate(match.win_shares) if share]
    total = max(match.totals)
    if winners == [you]:
        return t("match-win-you", count=total)
    if len(winners) == 1:
        return t("match-win-other", player=names[winners[0]], count=total)
    return t("match-win-shared", players=list_of([names[player] for player in winners]), count=total)


def score_lines(
    position: Position, names: Sequence[str], palette: Palette, columns: int = 0
) -> Iterator[str]:
    """How every player's points come about, the highest score first."""
    for player in sorted(range(position.players), key=lambda player: -position.scores[player]):
        score = points(position.scores[player])
        yield palette.loud(t("plain-result", name=names[player], points=score))
        yield from sheet_lines(position.score_sheet(player), palette, columns)


def sheet_lines(sheet: ScoreSheet, palette: Palette, columns: int = 0) -> Iterator[str]:
    pays = [_term(score, palette) for score in sheet.plus]
    if sheet.plus_two_points:
        cards = t("score-plus-twos", count=sheet.hand.plus_twos)
        pays.append(t("plain-term", points=f"{sheet.plus_two_points:+}", cards=cards))
    costs = [_term(score, palette) for score in sheet.minus]
    labels = t("score-plus"), t("score-minus")
    label = max(map(len, labels)) + 2
    for name, terms in zip(labels, (pays, costs), strict=True):
        yield from folded(f"  {name:{label}}", terms or [t("score-nothing")], columns)
    if sheet.jokers:
        yield from (
            f"  {line}" for line in wrapped(_joker_reason(sheet, palette), (columns or line_columns()) - 2)
        )


def _term(score: ColourScore, palette: Palette) -> str:
    cards, jokers = palette.held(score.colour, score.cards), score.jokers
    if jokers and score.cards:
        cards = t("score-colour-and-jokers", cards=cards, jokers=jokers)
    elif jokers:
        cards = t("score-jokers-alone", colour=palette.card(score.colour), jokers=jokers)
    return t("plain-term", points=f"{score.points:+}", cards=cards)


def _joker_reason(sheet: ScoreSheet, palette: Palette) -> str:
    if len(sheet.jokers) > 1:
        colours = Counter(joker.colour for joker in sheet.jokers)
        counted = [
            palette.card(colour) if count == 1 else palette.held(colour, count)
            for colour, count in colours.items()
        ]
        return t("score-jokers", colours=list_of(counted))
    return _single_joker_reason(sheet.jokers[0], palette)


def _single_joker_reason(joker: JokerUse, palette: Palette) -> str:
    colour, other = palette.card(joker.colour), palette.card(joker.next_colour)
    total = joker.totals[joker.next_colour]
    if joker.effect == "softens":
        return t("score-joker-softens", colour=colour)
    if joker.effect == "costs-nothing":
        return t("score-joker-costs-nothing", colour=colour)
    if total == joker.totals[joker.colour]:
        return t("score-joker-as-good", colour=colour, other=other)
    return t("score-joker-better", colour=colour, other=other, total=total)


def winner_sentence(position: Position, names: Sequence[str], you: int | None) -> str:
    winners = position.winners
    score = position.scores[winners[0]]
    if len(winners) > 1:
        return t("win-shared", players=list_of([names[winner] for winner in winners]), count=score)
    if winners[0] == you:
        return t("win-you", count=score)
    return t("win-other", player=names[winners[0]], count=score)
