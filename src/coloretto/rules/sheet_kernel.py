"""Score sheets as records: where each joker goes, which colours pay and which cost."""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from coloretto.rules.compiled import compiled, record_dtype
from coloretto.rules.constants import COLOURS, GOLDEN_JOKER, JOKER, JOKERS, KINDS, PLUS_COLOURS, PLUS_TWO
from coloretto.rules.interpreting import optionally_compiled
from coloretto.rules.kernel import hand_score
from coloretto.rules.score_kernel import NEVER, Counts, colour_points, packed_points

Sheets: TypeAlias = NDArray[np.void]  # an array of SHEET

NOWHERE = -1

JOKER_EFFECTS = (
    "pays",  # its colour counts plus
    "softens",  # its colour counts minus, and costs less with the joker
    "costs-nothing",  # its colour counts minus, and costs the same without the joker
    "costs",  # its colour counts minus, and costs more with the joker: elsewhere it would cost no less
)
PAYS, SOFTENS, COSTS_NOTHING, COSTS = range(len(JOKER_EFFECTS))

SHEET = record_dtype(
    [
        # the jokers in the order in which they are placed
        ("joker_count", "i1"),
        ("joker_kinds", "i1", JOKERS),  # JOKER or GOLDEN_JOKER
        ("joker_colours", "i1", JOKERS),  # where they go
        ("joker_next_colours", "i1", JOKERS),  # the best of the other colours
        ("joker_effects", "i1", JOKERS),  # indices of JOKER_EFFECTS
        ("joker_totals", "i2", (JOKERS, COLOURS)),  # the best totals elsewhere; NEVER for removed colours
        ("held", "i1", KINDS),  # the cards with every joker turned into a card of its colour
        # the colours held, those that pay first, then those that cost
        ("colour_count", "i1"),
        ("plus_count", "i1"),  # how many of them pay
        ("colours", "i1", COLOURS),
        ("colour_cards", "i1", COLOURS),  # jokers not counted
        ("colour_jokers", "i1", COLOURS),
        ("colour_points", "i2", COLOURS),  # negative if the colour costs
        ("plus_two_points", "i2"),
        ("total", "i2"),
    ]
)


class Sheet(Protocol):
    """An element of an array of SHEET, for type checkers; `SHEET` explains the fields."""

    joker_count: int
    joker_kinds: NDArray[np.int8]
    joker_colours: NDArray[np.int8]
    joker_next_colours: NDArray[np.int8]
    joker_effects: NDArray[np.int8]
    joker_totals: NDArray[np.int16]
    held: NDArray[np.int8]
    colour_count: int
    plus_count: int
    colours: NDArray[np.int8]
    colour_cards: NDArray[np.int8]
    colour_jokers: NDArray[np.int8]
    colour_points: NDArray[np.int16]
    plus_two_points: int
    total: int


@optionally_compiled
def sheet_into(hand: Counts, points: Counts, removed: int, sheets: Sheets) -> None:
    """`write_sheet` for Python callers, over an array of one sheet."""
    write_sheet(hand, points, removed, sheets[0])


@compiled
def write_sheet(hand: Counts, points: Counts, removed: int, sheet: Sheet) -> None:
    """The best score of a hand, explained."""
    for kind in range(KINDS):
        sheet.held[kind] = hand[kind]
    sheet.joker_count = 0
    while sheet.held[JOKER] + sheet.held[GOLDEN_JOKER] > 0:
        place_joker(sheet, points, removed)
    sort_colours(sheet, points)
    sheet.plus_two_points = 2 * hand[PLUS_TWO]
    sheet.total = sheet.plus_two_points
    for place in range(sheet.colour_count):
        colour = sheet.colours[place]
        sheet.colour_cards[place] = hand[colour]
        sheet.colour_jokers[place] = sheet.held[colour] - hand[colour]
        if place >= PLUS_COLOURS:
            sheet.colour_points[place] = -sheet.colour_points[place]
        sheet.total += sheet.colour_points[place]
    sheet.plus_count = min(sheet.colour_count, PLUS_COLOURS)
    for number in range(sheet.joker_count):
        sheet.joker_effects[number] = joker_effect(sheet, points, sheet.joker_colours[number])


@compiled
def place_joker(sheet: Sheet, points: Counts, removed: int) -> None:
    """Put a joker, plain ones first, on its best colour."""
    number = sheet.joker_count
    kind = JOKER if sheet.held[JOKER] > 0 else GOLDEN_JOKER
    sheet.held[kind] -= 1
    for colour in range(COLOURS):
        sheet.joker_totals[number, colour] = NEVER
        if removed >> colour & 1:
            continue
        sheet.held[colour] += 1
        sheet.joker_totals[number, colour] = hand_score(sheet.held, points, removed)
        sheet.held[colour] -= 1
    best = best_colour(sheet, number, NOWHERE)
    sheet.joker_colours[number] = best
    sheet.joker_next_colours[number] = best_colour(sheet, number, best)
    sheet.held[best] += 1
    sheet.joker_kinds[number] = kind
    sheet.joker_count += 1


@compiled
def best_colour(sheet: Sheet, number: int, other_than: int) -> int:
    """The colour with which a joker gives the best total; of equals, the one with the most cards."""
    best = NOWHERE
    for colour in range(COLOURS):
        if colour != other_than and is_better_for_joker(sheet, number, colour, best):
            best = colour
    return best


@compiled
def is_better_for_joker(sheet: Sheet, number: int, colour: int, other: int) -> bool:
    """Whether a colour is better for a joker than the best one so far."""
    total = sheet.joker_totals[number, colour]
    if other == NOWHERE:
        return bool(total != NEVER)
    other_total = sheet.joker_totals[number, other]
    return bool(total > other_total or (total == other_total and sheet.held[colour] > sheet.held[other]))


@compiled
def joker_effect(sheet: Sheet, points: Counts, colour: int) -> int:
    """What a joker does to the colour it counts as: an index of JOKER_EFFECTS."""
    for place in range(sheet.plus_count):
        if sheet.colours[place] == colour:
            return PAYS
    cards = sheet.held[colour]
    packed = packed_points(points)
    change = colour_points(packed, cards) - colour_points(packed, cards - 1)
    if change == 0:
        return COSTS_NOTHING
    return SOFTENS if change < 0 else COSTS


@compiled
def sort_colours(sheet: Sheet, points: Counts) -> None:
    """The colours held by what they are worth; equals by their cards, then in the order of the colours."""
    sheet.colour_count = 0
    for colour in range(COLOURS):
        cards = sheet.held[colour]
        if cards == 0:
            continue
        worth = colour_points(packed_points(points), cards)
        place = sheet.colour_count
        while place > 0 and comes_before(sheet, worth, cards, place - 1):
            sheet.colours[place] = sheet.colours[place - 1]
            sheet.colour_points[place] = sheet.colour_points[place - 1]
            place -= 1
        sheet.colours[place] = colour
        sheet.colour_points[place] = worth
        sheet.colour_count += 1


@compiled
def comes_before(sheet: Sheet, worth: int, cards: int, place: int) -> bool:
    other = sheet.colour_points[place]
    return bool(worth > other or (worth == other and cards > sheet.held[sheet.colours[place]]))
