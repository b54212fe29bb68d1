"""Questions to the person at the keyboard, and how the answers are parsed."""

from enum import Enum
from re import compile as regex
from textwrap import shorten

from coloretto.rules import Action, ColorettoError, Phase, Position
from coloretto.terminal.i18n import in_english, list_of, t
from coloretto.terminal.text.layout import drawn_card
from coloretto.terminal.text.palette import Palette

ANSWER = regex(r"(?P<word>[^\W\d]*|\?)\s*(?P<row>\d{0,3})")

LONGEST_ECHO = 30


class PromptCommand(Enum):
    """An answer that is not an action of the game."""

    RULES = "rules"
    TABLE = "table"
    HINT = "hint"
    QUIT = "quit"
    SPEAK = "speak"
    RESIGN = "resign"


class UnclearAnswerError(ColorettoError):
    """An answer that cannot be carried out; the message says why, and what would work."""


def question(position: Position, palette: Palette) -> str:
    takes = _take_words(position)
    if position.phase == Phase.PLACE:
        card = palette.a_card(drawn_card(position))
        return t("plain-may-place", card=card, rows=rows_to_choose(position))
    if Action.DRAW not in position.legal_actions:
        return t("plain-may-take", takes=takes)
    return t("plain-may-draw-or-take", takes=takes) if takes else t("plain-may-draw")


def understood(line: str, position: Position) -> Action | PromptCommand:
    """The action or the request an answer stands for. Rows count from 1 for people."""
    answer = ANSWER.fullmatch(line.strip().lower())
    if answer is None:
        raise _not_understood(line, position)
    word, row = answer["word"], answer["row"]
    request = _request(word, row)
    if request:
        return request
    if word in words("plain-words-draw") and not row:
        return _draw(position)
    if word in ("", *words("plain-words-take"), *words("plain-words-place")):
        return _take_or_place(word, row, position)
    raise _not_understood(line, position)


def is_quitting(line: str) -> bool:
    return line.strip().lower() in words("plain-words-quit")


def words(message: str) -> list[str]:
    """The words that may be typed, in the current language and in English."""
    return [*t(message).split(), *in_english(message).split()]


def _request(word: str, row: str) -> PromptCommand | None:
    if row:
        return None
    requests = {"": PromptCommand.TABLE}
    requests |= dict.fromkeys(words("plain-words-help"), PromptCommand.RULES)
    requests |= dict.fromkeys(words("plain-words-hint"), PromptCommand.HINT)
    requests |= dict.fromkeys(words("plain-words-quit"), PromptCommand.QUIT)
    return requests.get(word)


def _draw(position: Position) -> Action:
    if position.phase == Phase.PLACE:
        raise UnclearAnswerError(t("plain-drawn-already", hint=_hint(position)))
    if Action.DRAW in position.legal_actions:
        return Action.DRAW
    if position.cards_left:
        raise UnclearAnswerError(t("plain-all-full", hint=_hint(position)))
    raise UnclearAnswerError(t("plain-deck-empty", hint=_hint(position)))


def _take_or_place(word: str, row: str, position: Position) -> Action:
    is_placing, is_take = position.phase == Phase.PLACE, word in words("plain-words-take")
    if is_placing and is_take:
        raise UnclearAnswerError(t("plain-drawn-already", hint=_hint(position)))
    if not is_placing and not is_take:
        raise UnclearAnswerError(t("plain-nothing-to-place", hint=_hint(position)))
    if not row:
        raise UnclearAnswerError(t("plain-which-row", hint=_hint(position)))
    complaint = why_not(int(row), position)
    if complaint:
        raise UnclearAnswerError(complaint)
    return Action.place(int(row) - 1) if is_placing else Action.take(int(row) - 1)


def why_not(row: int, position: Position) -> str:
    """Why a row, counted from 1, cannot be chosen; nothing if it can."""
    if not 1 <= row <= len(position.rows):
        return t("plain-no-such-row", row=row, hint=_hint(position))
    cards = position.rows[row - 1]
    if cards is None:
        return t("plain-row-taken", row=row, hint=_hint(position))
    if position.phase == Phase.CHOOSE and not cards:
        return t("plain-row-empty", row=row, hint=_hint(position))
    if position.phase == Phase.PLACE and len(cards) == position.rule_set.capacities[row - 1]:
        return t("plain-row-full", row=row, hint=_hint(position))
    return ""


def _not_understood(line: str, position: Position) -> UnclearAnswerError:
    echo = repr(shorten(line, LONGEST_ECHO))
    return UnclearAnswerError(t("plain-not-understood", line=echo, hint=_hint(position)))


def _hint(position: Position) -> str:
    """What can be answered."""
    takes = _take_words(position)
    if position.phase == Phase.PLACE:
        card = Palette().a_card(drawn_card(position))
        return t("plain-hint-place", rows=rows_to_choose(position), card=card)
    if Action.DRAW not in position.legal_actions:
        return t("plain-hint-take", takes=takes)
    return t("plain-hint-draw-or-take", takes=takes) if takes else t("plain-hint-draw")


def _take_words(position: Position) -> str:
    rows = [f"t{action.value + 1}" for action in position.legal_actions if action.is_take]
    return list_of(rows, "list-or") if rows else ""


def rows_to_choose(position: Position) -> str:
    """The numbers of the rows that can be chosen, counted from 1: "1, 2 or 3"."""
    rows = [row for action in position.legal_actions if (row := action.row) is not None]
    return list_of([str(row + 1) for row in rows], "list-or") if rows else ""
