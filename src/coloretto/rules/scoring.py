"""Explained scores: where each joker goes, which colours pay and which cost."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

import numpy as np

from coloretto.rules import constants, kernel
from coloretto.rules.cards import COLOURS, Card, cards_text
from coloretto.rules.errors import ColorettoError
from coloretto.rules.hands import Hand
from coloretto.rules.scoring_tables import ScoringTable

ALL_CARDS = constants.COLOURS * constants.CARDS_PER_COLOUR + constants.PLUS_TWOS + constants.JOKERS
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

    @property
    def plus_two_points(self) -> int:
        return 2 * self.hand.plus_twos

    @property
    def total(self) -> int:
        return sum(colour.points for colour in self.plus + self.minus) + self.plus_two_points

    def __str__(self) -> str:
        terms = [f"{_held(colour)} {colour.points:+}" for colour in self.plus + self.minus]
        if self.plus_two_points:
            terms.append(f"{self.hand.plus_twos}x+2 {self.plus_two_points:+}")
        return f"{self.total} = {', '.join(terms) or 'no cards'}"


def best_score(hand: Hand, table: ScoringTable, removed: Collection[Card] = ()) -> int:
    """The highest total over every assignment of the jokers and every choice of three plus colours."""
    _check(hand, removed)
    return _hand_score(hand, table, removed)


def _hand_score(hand: Hand, table: ScoringTable, removed: Collection[Card]) -> int:
    counts = np.array(hand.counts, np.int8)
    points = np.array((0, *table.points), np.int8)
    return int(kernel.hand_score(counts, points, sum(1 << colour for colour in removed)))


def score_sheet(hand: Hand, table: ScoringTable, removed: Collection[Card] = ()) -> ScoreSheet:
    """The best score, explained. Of equally good colours a joker joins the one with the most cards."""
    _check(hand, removed)
    colours = [colour for colour in COLOURS if colour not in removed]
    placed: list[JokerUse] = []
    held = hand
    while held.jokers:
        totals = {colour: _hand_score(_joker_placed(held, colour), table, removed) for colour in colours}
        colour = max(colours, key=lambda colour: (totals[colour], held[colour]))
        placed.append(JokerUse(colour, totals, _next_joker(held)))
        held = _joker_placed(held, colour)
    scored = [_colour_score(hand, colour, placed, table) for colour in held.colours]
    scored.sort(key=lambda score: -score.points)
    plus = tuple(scored[: constants.PLUS_COLOURS])
    minus = tuple(replace(score, points=-score.points) for score in scored[constants.PLUS_COLOURS :])
    return ScoreSheet(hand, table, plus, minus, tuple(placed))


def _check(hand: Hand, removed: Collection[Card]) -> None:
    if hand.jokers > constants.JOKERS or len(hand) > ALL_CARDS:
        raise ColorettoError(f"a hand has at most {ALL_CARDS} cards and {constants.JOKERS} jokers: {hand}")
    missing = [colour for colour in COLOURS if colour in removed and not hand[colour]]
    if len(missing) != len(removed) or len(missing) > MOST_REMOVED:
        raise ColorettoError(
            f"removed: {cards_text(removed)!r} are not up to {MOST_REMOVED} colours that {str(hand)!r} lacks"
        )


def _colour_score(hand: Hand, colour: Card, placed: list[JokerUse], table: ScoringTable) -> ColourScore:
    jokers = sum(joker.colour == colour for joker in placed)
    return ColourScore(colour, hand[colour], jokers, table(hand[colour] + jokers))


def _next_joker(hand: Hand) -> Card:
    """Plain jokers are placed first."""
    return Card.JOKER if hand[Card.JOKER] else Card.GOLDEN_JOKER


def _joker_placed(hand: Hand, colour: Card) -> Hand:
    """The hand with one of its jokers turned into a card of a colour."""
    counts = list(hand.counts)
    counts[_next_joker(hand)] -= 1
    counts[colour] += 1
    return Hand(tuple(counts))


def _held(score: ColourScore) -> str:
    return score.colour.letter * score.cards + "j" * score.jokers
