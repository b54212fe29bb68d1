"""Numbers and long lines in sentences."""

from collections.abc import Iterable
from re import compile as regex
from shutil import get_terminal_size

from coloretto.rules import EDITIONS, PRINTED, Card, Position, RuleSet, WrongPhaseError
from coloretto.terminal.i18n import t
from coloretto.terminal.text.palette import width

COLUMNS = 79
"""Of the usual 80, so that no terminal adds an empty line after a full one."""

WORD = regex(r"(?:\x1b\[[0-9;]+m[^\x1b]*\x1b\[0m|\S)+")  # what is painted stays in one piece


def points(number: int) -> str:
    return t("count-points", count=number)


def rule_set_name(rule_set: RuleSet) -> str:
    """A printed rule set in words: "Classic, 3 players, Brown table"."""
    names = [name for name, printed in PRINTED.items() if printed == rule_set]
    if not names:
        return t("rule-set-own")
    edition, _, table = names[0].split("-")
    editions = {"classic": t("edition-classic"), "golden": t("edition-golden")}
    tables = {"brown": t("scoring-brown"), "violet": t("scoring-violet")}
    return t("rule-set-name", edition=editions[edition], count=rule_set.players, scoring=tables[table])


def edition_of(rule_set: RuleSet) -> str:
    """The edition that a rule set is of, or most like: one with a golden joker, or one without."""
    golden, classic = EDITIONS["golden"].name, EDITIONS["classic"].name
    return golden if rule_set.golden_jokers else classic


def kind_name(kind: str) -> str:
    """A level in words; a bot by its own name."""
    levels = {
        "easy": t("level-easy"),
        "medium": t("level-medium"),
        "hard": t("level-hard"),
        "expert": t("level-expert"),
        "master": t("level-master"),
    }
    return levels.get(kind, kind)


def drawn_card(position: Position) -> Card:
    """The card to place, where there is one."""
    if position.drawn is None:
        raise WrongPhaseError(f"no card was drawn in {position.text!r}")
    return position.drawn


def line_columns() -> int:
    """How long a line may be: as the terminal is wide, but no longer than people like to read."""
    return min(COLUMNS, get_terminal_size().columns - 1)


def folded(head: str, items: Iterable[str], columns: int = 0) -> list[str]:
    """Items with commas behind a head, on as many lines as they need, all indented alike."""
    columns = columns or line_columns()
    indent = width(head)
    lines = [head]
    empty = True
    for item in items:
        separator = "" if empty else ", "
        if width(lines[-1] + separator + item) < columns:  # room for one more comma
            lines[-1] += separator + item
        else:
            lines[-1] += separator.rstrip()
            lines.append(" " * indent + item)
        empty = False
    return lines


def wrapped(line: str, columns: int = 0) -> list[str]:
    """A sentence on as many lines as it needs."""
    columns = columns or line_columns()
    lines = [line]
    if width(line) > columns:
        lines = [""]
        for word in WORD.findall(line):
            longer = f"{lines[-1]} {word}".lstrip()
            lines = [*lines[:-1], longer] if width(longer) <= columns else [*lines, word]
    return lines
