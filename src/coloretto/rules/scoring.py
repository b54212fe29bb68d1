"""Explained scores: where each joker goes, which colours pay and which cost."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from coloretto.rules import constants
from coloretto.rules.cards import COLOURS, Card, cards_text
from coloretto.rules.errors import ColorettoError
from coloretto.rules.hands import Hand
from coloretto.rules.kernel import hand_score
from coloretto.rules.score_kernel import NEVER, Counts
from coloretto.rules.scoring_tables import ScoringTable
from coloretto.rules.sheet_kernel import JOKER_EFFECTS, SHEET, sheet_into

MOST_REMOVED = constants.COLOURS - constants.PLUS_COLOURS


@dataclass(frozen=True)
class ColourScore:
    """The points of one colour."""

    colour: Card
    cards: int
    """Cards of this colour, jokers not counted."""
    jokers: int
    points: int
    """Negative if the colour counts minus."""


@dataclass(frozen=True)
class JokerUse:
    """Where a joker goes, and the totals it would give elsewhere: none is higher."""

    colour: Card
    totals: Mapping[Card, int]
    """The best total with this joker on each colour, given where the jokers before it went."""
    card: Card
    """The joker itself: plain or golden."""
    next_colour: Card
    """The best of the other colours; of equally good ones, the one with the most cards."""
    effect: str
    """`pays` if its colour counts plus; else what the joker does to the minus: `softens`, `costs-nothing`, or
    `costs` if every other colour would be as bad or worse."""


@dataclass(frozen=True)
class ScoreSheet:
    """The best score of a hand, explained."""

    hand: Hand
    table: ScoringTable
    plus: tuple[ColourScore, ...]
    """The colours that pay, at most three, the best first."""
    minus: tuple[ColourScore, ...]
    """The colours that cost, the most expensive first."""
    jokers: tuple[JokerUse, ...]
    plus_two_points: int
    total: int

    def __str__(self) -> str:
        terms = [f"{_held(colour)} {colour.points:+}" for colour in self.plus + self.minus]
        if self.plus_two_points:
            terms.append(f"{self.hand.plus_twos}x+2 {self.plus_two_points:+}")
        return f"{self.total} = {', '.join(terms) or 'no cards'}"


def best_score(hand: Hand, table: ScoringTable, removed: Collection[Card] = ()) -> int:
    """The highest total over every assignment of the jokers and every choice of three plus colours."""
    _check(hand, removed)
    return int(hand_score(*_numbers(hand, table, removed)))


def score_sheet(hand: Hand, table: ScoringTable, removed: Collection[Card] = ()) -> ScoreSheet:
    """The best score, explained. Of equally good colours a joker joins the one with the most cards."""
    _check(hand, removed)
    sheets = np.zeros(1, SHEET)
    sheet_into(*_numbers(hand, table, removed), sheets)
    fields = dict(zip(SHEET.fields or (), sheets.item(), strict=True))  # all at once: one by one is slow
    scores = tuple(
        ColourScore(COLOURS[colour], cards, jokers, points)
        for colour, cards, jokers, points in _rows(
            fields, "colour_count", "colours", "colour_cards", "colour_jokers", "colour_points"
        )
    )
    uses = tuple(
        JokerUse(
            COLOURS[colour], _totals_in_game(totals), Card(kind), COLOURS[next_colour], JOKER_EFFECTS[effect]
        )
        for colour, totals, kind, next_colour, effect in _rows(
            fields,
            "joker_count",
            *("joker_colours", "joker_totals", "joker_kinds", "joker_next_colours", "joker_effects"),
        )
    )
    plus = fields["plus_count"]
    return ScoreSheet(
        hand, table, scores[:plus], scores[plus:], uses, fields["plus_two_points"], fields["total"]
    )


def _numbers(hand: Hand, table: ScoringTable, removed: Collection[Card]) -> tuple[Counts, Counts, int]:
    """A hand, a scoring table and the removed colours as the kernel takes them."""
    counts, points = np.array(hand.counts, np.int8), np.array((0, *table.points), np.int8)
    return counts, points, sum(1 << colour for colour in removed)


def _rows(fields: Mapping[str, Any], count: str, *columns: str) -> Iterator[tuple[Any, ...]]:
    """The elements of some columns that belong together, as many as another field says."""
    return zip(*(fields[column][: fields[count]].tolist() for column in columns), strict=True)


def _totals_in_game(totals: list[int]) -> dict[Card, int]:
    return {colour: total for colour, total in zip(COLOURS, totals, strict=True) if total != NEVER}


def _check(hand: Hand, removed: Collection[Card]) -> None:
    if hand.jokers > constants.JOKERS or len(hand) > constants.MAX_CARDS:
        raise ColorettoError(
            f"a hand has at most {constants.MAX_CARDS} cards and {constants.JOKERS} jokers: {hand}"
        )
    missing = [colour for colour in COLOURS if colour in removed and not hand[colour]]
    if len(missing) != len(removed) or len(missing) > MOST_REMOVED:
        raise ColorettoError(
            f"removed: {cards_text(removed)!r} are not up to {MOST_REMOVED} colours that {str(hand)!r} lacks"
        )


def _held(score: ColourScore) -> str:
    return score.colour.letter * score.cards + "j" * score.jokers
