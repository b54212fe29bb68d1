"""A review as tables for people."""

import sys
from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from coloretto.analysis import Decision, Label, LuckLabel, Reveal, Review
from coloretto.record import GameRecord
from coloretto.terminal.analysis.moments import label_name, turns_of_moves
from coloretto.terminal.i18n import list_of, t
from coloretto.terminal.text.actions import action_name
from coloretto.terminal.text.figures import change, fine_share, share
from coloretto.terminal.text.hints import reason_text
from coloretto.terminal.text.layout import rule_set_name
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.tables import add_row, new_table, print_parts

MOST_LISTED = 6
NAMED_LABELS = (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER)


def print_review(record: GameRecord, reviewed: Review) -> None:
    print_parts(*_parts(record, reviewed, Palette.of(sys.stdout)))


def _parts(record: GameRecord, reviewed: Review, palette: Palette) -> Iterator[RenderableType]:
    turns = turns_of_moves(record)
    yield _title(rule_set_name(record.rule_set), palette)
    yield _changes(reviewed, record.names)
    if reviewed.first_move > 0:
        yield Text(t("review-from", move=_turn(reviewed.first_move, turns)))
    if reviewed.is_uncertain:
        yield Text(t("review-uncertain"))
    yield _play(reviewed, record.names)
    if levels := list(_levels(reviewed, record.names)):
        yield Text("\n".join([*levels, t("review-level-about")]))
    yield from _costliest(reviewed, record.names, turns, palette)
    yield from _luckiest(reviewed, record.names, turns, palette)
    if record.scores is None:
        yield Text(t("review-unfinished"))


def _turn(move: int, turns: Sequence[int]) -> int:
    """Of an action that may be the next one."""
    return [*turns, turns[-1] + 1][move]


def _title(text: str, palette: Palette) -> Text:
    return Text.from_ansi(palette.loud(text))


def _changes(reviewed: Review, names: Sequence[str]) -> Table:
    """How each seat's share came from the start to the end."""
    causes = [t(f"review-{cause}") for cause in ("luck", "errors", "gifts", "correction")]
    table = new_table(t("review-player"), t("review-initial"), *causes, t("review-final"))
    for name, seat in zip(names, reviewed.seats, strict=True):
        changes = map(change, (seat.luck, seat.errors, seat.gifts, seat.correction))
        add_row(table, name, share(seat.initial), *changes, share(seat.final))
    return table


def _play(reviewed: Review, names: Sequence[str]) -> Table:
    """How well each seat played."""
    labels = [label_name(label) for label in NAMED_LABELS]
    luck = [t(f"luck-{label.value}") for label in LuckLabel]
    columns = t("review-loss"), t("review-per-decision"), *labels, *luck, t("arena-luck-adjusted")
    table = new_table(t("review-player"), *columns)
    for number, (name, seat) in enumerate(zip(names, reviewed.seats, strict=True)):
        found = [decision.label for decision in reviewed.decisions if decision.seat == number]
        cards = [reveal.labels[number] for reveal in reviewed.reveals]
        counts = [str(found.count(label)) for label in NAMED_LABELS]
        counts += [str(cards.count(label)) for label in LuckLabel]
        mean = fine_share(seat.loss / max(1, seat.decisions))
        add_row(table, name, share(seat.loss), mean, *counts, share(seat.luck_adjusted))
    return table


def _levels(reviewed: Review, names: Sequence[str]) -> Iterator[str]:
    """The levels of bots that play like each player, of whom enough is known."""
    for name, seat in zip(names, reviewed.seats, strict=True):
        like = [t(f"level-{level}") for level in seat.played_like]
        if len(like) == 1:
            yield t("review-like-other", player=name, level=like[0])
        elif like:
            yield t("review-between-other", player=name, weaker=like[0], stronger=like[-1])


def _costliest(
    reviewed: Review, names: Sequence[str], turns: Sequence[int], palette: Palette
) -> Iterator[RenderableType]:
    costly = costliest(reviewed)
    if not costly:
        yield Text(t("review-no-mistakes"))
        return
    yield _title(t("review-costliest"), palette)
    columns = t("review-player"), t("review-played"), t("review-better"), t("arena-verdict")
    table = new_table(t("review-move"), *columns, t("review-loss"), texts=5)
    for decision in costly:
        words = (
            names[decision.seat],
            action_name(decision.action),
            action_name(decision.best),
            label_name(decision.label),
        )
        add_row(table, str(turns[decision.move]), *words, share(decision.loss))
    yield table
    if reasons := list(_reasons(costly, names, turns)):
        yield Text("\n".join(reasons))


def _reasons(costly: Iterable[Decision], names: Sequence[str], turns: Sequence[int]) -> Iterator[str]:
    """Why the better actions are better."""
    for decision in costly:
        if decision.reason is not None:
            reason = reason_text(decision.reason, names, mover=names[decision.seat])
            better = action_name(decision.best)
            yield t("review-why", move=turns[decision.move], better=better, reason=reason)


def costliest(reviewed: Review) -> list[Decision]:
    bad = [decision for decision in reviewed.decisions if decision.label is not Label.GOOD]
    return sorted(bad, key=lambda decision: -decision.loss)[:MOST_LISTED]


def _luckiest(
    reviewed: Review, names: Sequence[str], turns: Sequence[int], palette: Palette
) -> Iterator[RenderableType]:
    cards = luckiest(reviewed)
    if not cards:
        return
    yield _title(t("review-luckiest"), palette)
    table = new_table(t("review-move"), t("review-card"), t("review-luck"), texts=3)
    for reveal in cards:
        effects = list_of([f"{name} {change(luck)}" for name, luck in _affected(reveal, names)], "list-more")
        card = Text.from_ansi(palette.card(reveal.card))
        table.add_row(Text(str(turns[reveal.move])), card, Text(effects))
    yield table


def luckiest(reviewed: Review) -> list[Reveal]:
    """The cards that changed most for anyone, of those that changed at least one per cent."""
    noticeable = (reveal for reveal in reviewed.reveals if any(map(_is_noticeable, reveal.luck)))
    return sorted(noticeable, key=lambda reveal: -max(map(abs, reveal.luck)))[:MOST_LISTED]


def _affected(reveal: Reveal, names: Sequence[str]) -> list[tuple[str, float]]:
    """Those whose share the card changed by at least one per cent, the lucky ones first."""
    both = sorted(zip(names, reveal.luck, strict=True), key=lambda pair: -pair[1])
    return [(name, luck) for name, luck in both if _is_noticeable(luck)]


def _is_noticeable(luck: float) -> bool:
    """Whether it is at least one per cent when it is rounded."""
    return abs(luck) >= 0.005
