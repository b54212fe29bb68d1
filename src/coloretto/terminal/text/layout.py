"""Numbers and long lines in sentences."""

from collections.abc import Iterable
from re import compile as regex
from shutil import get_terminal_size

from coloretto.protocol.levels import LEVELS
from coloretto.rules import EDITIONS, PRINTED, Card, Position, RuleSet, WrongPhaseError
from coloretto.terminal.i18n import t
from coloretto.terminal.text.palette import width

COLUMNS = 79
"""One less than the usual 80: some terminals add an empty line after a full one."""

WORD = regex(r"(?:\x1b\[[0-9;]+m[^\x1b]*\x1b\[0m|[^ \t\n])+")
"""Coloured text stays in one piece, and no line breaks at a no-break space."""


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
    """The edition of a rule set, or the most similar one: with a golden joker or without."""
    golden, classic = EDITIONS["golden"].name, EDITIONS["classic"].name
    return golden if rule_set.golden_jokers else classic


def kind_name(kind: str) -> str:
    """A level in the person's language; a bot by its own name."""
    return t(f"level-{kind}") if kind in LEVELS else kind


def unnamed_kind(name: str, kind: str) -> str:
    """The kind of a bot, unless its name says it, as `Fips · Easy` and `Easy 2` do."""
    shown = kind_name(kind)
    return "" if shown in name else shown


def drawn_card(position: Position) -> Card:
    """The card to place; raises if there is none."""
    if position.drawn is None:
        raise WrongPhaseError(f"no card was drawn in {position.text!r}")
    return position.drawn


def line_columns() -> int:
    """How long a line may be: at most the terminal's width."""
    return min(COLUMNS, get_terminal_size().columns - 1)


def folded(head: str, items: Iterable[str], columns: int = 0) -> list[str]:
    """Items with commas between after a head, wrapped and indented to the head's width."""
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
    """A sentence, wrapped."""
    columns = columns or line_columns()
    lines = [line]
    if width(line) > columns:
        lines = [""]
        for word in WORD.findall(line):
            longer = f"{lines[-1]} {word}".lstrip()
            lines = [*lines[:-1], longer] if width(longer) <= columns else [*lines, word]
    return lines
