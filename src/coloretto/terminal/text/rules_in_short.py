"""The rules of a rule set, in a few sentences."""

from coloretto.rules import RuleSet
from coloretto.terminal.i18n import list_of, t


def rules_in_short(rule_set: RuleSet) -> list[str]:
    lines = [*t("plain-rules-turn").splitlines(), _rows(rule_set), t("plain-rules-points")]
    lines += [*_points_table(rule_set), t("plain-rules-jokers")]
    if rule_set.golden_jokers:
        lines.append(t("plain-rules-golden"))
    lines.append(t("plain-rules-last-round", reserve=rule_set.reserve))
    return lines


def _rows(rule_set: RuleSet) -> str:
    sizes = rule_set.capacities
    if len(set(sizes)) == 1:
        rows = t("plain-rules-rows-alike", count=sizes[0])
    else:
        rows = t("plain-rules-rows-differ", places=list_of([str(size) for size in sizes]))
    return f"{rows} {t('plain-rules-left-over')}" if len(sizes) > rule_set.players else rows


def _points_table(rule_set: RuleSet) -> tuple[str, str]:
    """Two lines, a column for each number of cards."""
    points = rule_set.table.points
    labels = t("plain-rules-cards-label"), t("plain-rules-points-label")
    columns = max(map(len, labels))
    cards = "".join(f"{number:4}" for number in range(1, len(points)))
    most = t("plain-rules-most", count=len(points))
    values = "".join(f"{value:4}" for value in points)
    return f"  {labels[0]:{columns}}{cards}  {most}", f"  {labels[1]:{columns}}{values}"
