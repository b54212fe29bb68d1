"""The rules of a rule set, in a few sentences."""

from coloretto.rules import RuleSet
from coloretto.terminal import texts
from coloretto.terminal.wording import counted, listed


def rules_in_short(rule_set: RuleSet) -> list[str]:
    cards, points = _points_table(rule_set)
    lines = texts.RULES.format(rows=_rows(rule_set), cards=cards, points=points).splitlines()
    if rule_set.golden_jokers:
        lines.append(texts.GOLDEN_RULE)
    lines.append(texts.LAST_ROUND_RULE.format(reserve=rule_set.reserve))
    return [*lines, "", *texts.KEYS.splitlines()]


def _rows(rule_set: RuleSet) -> str:
    sizes = rule_set.capacities
    if len(set(sizes)) == 1:
        rows = texts.ROWS_ALIKE.format(places=counted(sizes[0], texts.CARDS_OF))
    else:
        rows = texts.ROWS_DIFFER.format(places=listed([str(size) for size in sizes]))
    return f"{rows} {texts.ROWS_LEFT_OVER}" if len(sizes) > rule_set.players else rows


def _points_table(rule_set: RuleSet) -> tuple[str, str]:
    """Two lines, a column for each number of cards."""
    points = rule_set.table.points
    numbers = [str(number) for number in range(1, len(points))]
    cards = "".join(f"{number:>4}" for number in numbers)
    most = texts.MOST_CARDS.format(number=len(points))
    return f"{cards}  {most}", "".join(f"{value:4}" for value in points)
