"""The end of a game: every score explained, and who has won."""

from collections.abc import Iterator, Sequence

from coloretto.rules import ColourScore, JokerUse, Position, ScoreSheet
from coloretto.terminal import texts
from coloretto.terminal.palette import Palette
from coloretto.terminal.wording import counted, folded, listed, points, wrapped

LABEL = 8


def result_lines(position: Position, names: Sequence[str], you: int, palette: Palette) -> Iterator[str]:
    """The players' scores, the best first, and the winner."""
    yield palette.loud(texts.GAME_OVER)
    for player in sorted(range(position.players), key=lambda player: -position.scores[player]):
        score = points(position.scores[player])
        yield palette.loud(texts.RESULT.format(name=names[player], points=score))
        yield from sheet_lines(position.score_sheet(player), palette)
    yield ""
    yield from map(palette.loud, wrapped(_winner(position, names, you)))


def sheet_lines(sheet: ScoreSheet, palette: Palette) -> Iterator[str]:
    pays = [_term(score, palette) for score in sheet.plus]
    if sheet.plus_two_points:
        cards = counted(sheet.hand.plus_twos, texts.PLUS_TWOS_OF)
        pays.append(texts.TERM.format(points=sheet.plus_two_points, cards=cards))
    yield from _labelled(texts.PAYS, pays)
    yield from _labelled(texts.COSTS, [_term(score, palette) for score in sheet.minus])
    if sheet.jokers:
        label = texts.JOKER if len(sheet.jokers) == 1 else texts.JOKERS
        yield from _labelled(label, [_joker_reason(sheet.jokers, palette)])


def _labelled(label: str, items: list[str]) -> list[str]:
    return folded(f"  {label:{LABEL}}", items or [texts.NOTHING])


def _term(score: ColourScore, palette: Palette) -> str:
    card, jokers = palette.card(score.colour), counted(score.jokers, texts.JOKERS_OF)
    cards = texts.HELD.format(number=score.cards, card=card)
    if score.jokers:
        form = texts.COLOUR_AND_JOKERS if score.cards else texts.JOKERS_ALONE
        cards = form.format(cards=cards, card=card, jokers=jokers)
    return texts.TERM.format(points=score.points, cards=cards)


def _joker_reason(jokers: Sequence[JokerUse], palette: Palette) -> str:
    if len(jokers) > 1:
        colours = dict.fromkeys(palette.card(joker.colour) for joker in jokers)
        return texts.JOKERS_AS.format(colours=listed(list(colours)))
    colour, totals = jokers[0].colour, jokers[0].totals
    other = max((other for other in totals if other != colour), key=lambda other: totals[other])
    form = texts.JOKER_AS_GOOD if totals[other] == totals[colour] else texts.JOKER_BETTER
    return form.format(colour=palette.card(colour), other=palette.card(other), less=totals[other])


def _winner(position: Position, names: Sequence[str], you: int) -> str:
    winners = position.winners
    score = points(position.scores[winners[0]])
    if len(winners) > 1:
        return texts.SHARED_WIN.format(names=listed([names[winner] for winner in winners]), points=score)
    form = texts.YOU_WIN if winners[0] == you else texts.BOT_WINS
    return form.format(name=names[winners[0]], points=score)
