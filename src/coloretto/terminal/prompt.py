"""What the person at the keyboard is asked, and what the answers mean."""

from enum import Enum
from re import compile as regex
from textwrap import shorten

from coloretto.rules import Action, ColorettoError, Phase, Position
from coloretto.terminal import texts
from coloretto.terminal.palette import Palette
from coloretto.terminal.wording import drawn_card, listed

ANSWER = regex(r"(?P<word>[^\W\d]*|\?)\s*(?P<row>\d{0,3})")

LONGEST_ECHO = 30


class Request(Enum):
    """An answer that is no action of the game."""

    RULES = "rules"
    TABLE = "table"
    QUIT = "quit"


class UnclearAnswerError(ColorettoError):
    """An answer that cannot be carried out; the message says why, and what can."""


def question(position: Position, palette: Palette) -> str:
    takes = _take_words(position)
    if position.phase == Phase.PLACE:
        return texts.MAY_PLACE.format(card=palette.a_card(drawn_card(position)), rows=_row_words(position))
    if Action.DRAW not in position.legal_actions:
        return texts.MAY_TAKE.format(takes=takes)
    return texts.MAY_DRAW_OR_TAKE.format(takes=takes) if takes else texts.MAY_DRAW


def understood(line: str, position: Position) -> Action | Request:
    """The action or the request an answer stands for. Rows count from 1 for people."""
    answer = ANSWER.fullmatch(line.strip().lower())
    if answer is None:
        raise _not_understood(line, position)
    word, row = answer["word"], answer["row"]
    request = _request(word, row)
    if request:
        return request
    if word in texts.DRAW_WORDS and not row:
        return _draw(position)
    if word in ("", *texts.TAKE_WORDS, *texts.PLACE_WORDS):
        return _take_or_place(word, row, position)
    raise _not_understood(line, position)


def _request(word: str, row: str) -> Request | None:
    if row:
        return None
    requests = {"": Request.TABLE}
    requests |= dict.fromkeys(texts.HELP_WORDS, Request.RULES)
    requests |= dict.fromkeys(texts.QUIT_WORDS, Request.QUIT)
    return requests.get(word)


def _draw(position: Position) -> Action:
    if position.phase == Phase.PLACE:
        raise _unclear(texts.DRAWN_ALREADY, position)
    if Action.DRAW not in position.legal_actions:
        raise _unclear(texts.ALL_FULL if position.cards_left else texts.DECK_EMPTY, position)
    return Action.DRAW


def _take_or_place(word: str, row: str, position: Position) -> Action:
    is_placing = position.phase == Phase.PLACE
    if is_placing and word in texts.TAKE_WORDS:
        raise _unclear(texts.DRAWN_ALREADY, position)
    if not is_placing and word not in texts.TAKE_WORDS:
        raise _unclear(texts.NOTHING_TO_PLACE, position)
    if not row:
        raise _unclear(texts.WHICH_ROW, position)
    _check_row(int(row), position)
    return Action.place(int(row) - 1) if is_placing else Action.take(int(row) - 1)


def _check_row(row: int, position: Position) -> None:
    if not 1 <= row <= len(position.rows):
        raise _unclear(texts.NO_SUCH_ROW, position, row=row)
    cards = position.rows[row - 1]
    if cards is None:
        raise _unclear(texts.ROW_TAKEN, position, row=row)
    if position.phase == Phase.CHOOSE and not cards:
        raise _unclear(texts.ROW_EMPTY, position, row=row)
    if position.phase == Phase.PLACE and len(cards) == position.rule_set.capacities[row - 1]:
        raise _unclear(texts.ROW_FULL, position, row=row)


def _not_understood(line: str, position: Position) -> UnclearAnswerError:
    return _unclear(texts.NOT_UNDERSTOOD, position, line=shorten(line, LONGEST_ECHO))


def _unclear(form: str, position: Position, **values: str | int) -> UnclearAnswerError:
    return UnclearAnswerError(form.format(hint=_hint(position), **values))


def _hint(position: Position) -> str:
    """What can be answered."""
    takes = _take_words(position)
    if position.phase == Phase.PLACE:
        card = Palette().a_card(drawn_card(position))
        return texts.HINT_PLACE.format(rows=_row_words(position), card=card)
    if Action.DRAW not in position.legal_actions:
        return texts.HINT_TAKE.format(takes=takes)
    return texts.HINT_DRAW_OR_TAKE.format(takes=takes) if takes else texts.HINT_DRAW


def _take_words(position: Position) -> str:
    rows = [f"t{action.value + 1}" for action in position.legal_actions if action.is_take]
    return listed(rows, texts.OR) if rows else ""


def _row_words(position: Position) -> str:
    rows = [row for action in position.legal_actions if (row := action.row) is not None]
    return listed([str(row + 1) for row in rows], texts.OR)
