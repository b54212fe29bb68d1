"""The same position in another guise: other seats, other places of rows, other names of colours."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from coloretto.rules import COLOURS, Card, Position, rule_set_text
from coloretto.rules.cards import LETTERS

RULES, REMOVED, ROWS, HANDS, TURN, DISCARDED = 0, 1, 2, 3, 4, 6
"""The fields of a position's text that a guise changes."""
NOT_CARDS = "-x*/"


def with_seats_turned(position: Position, by: int) -> Position:
    """Every player sits this many seats further on."""
    fields = position.text.split(" ")
    hands = fields[HANDS].split("/")
    fields[HANDS] = "/".join(hands[(seat - by) % len(hands)] for seat in range(len(hands)))
    player, doing = fields[TURN].split(":")
    fields[TURN] = f"{(int(player) + by) % len(hands)}:{doing}"
    return Position(" ".join(fields))


def with_rows_in_order(position: Position, order: Sequence[int]) -> Position:
    """The rows, and the places they have, in another order."""
    fields = position.text.split(" ")
    rows, capacities = fields[ROWS].split("/"), position.rule_set.capacities
    rule_set = replace(position.rule_set, capacities=tuple(capacities[row] for row in order))
    fields[RULES], fields[ROWS] = rule_set_text(rule_set), "/".join(rows[row] for row in order)
    return Position(" ".join(fields))


def with_colours_renamed(position: Position, names: Sequence[Card]) -> Position:
    """Every colour called by another one's name: `names` has a new one for each."""
    new = dict(zip("abcdefg", map(str, names), strict=True))
    fields = position.text.split(" ")
    for field in (REMOVED, ROWS, HANDS, TURN, DISCARDED):
        if field != TURN or "place-" in fields[field]:
            fields[field] = _renamed(fields[field], new)
    return Position(" ".join(fields))


def _renamed(field: str, new: dict[str, str]) -> str:
    if ":place-" in field:
        return field[:-1] + new.get(field[-1], field[-1])
    heaps = ("".join(new.get(letter, letter) for letter in heap) for heap in field.split("/"))
    return "/".join("".join(sorted(heap, key=(LETTERS + NOT_CARDS).index)) for heap in heaps)


def shuffled_names(rng: Random) -> list[Card]:
    return rng.sample(COLOURS, len(COLOURS))


def can_be_told_apart(position: Position) -> bool:
    """Whether different rows differ in more than names: in what players and deck have of their colours."""
    rows = {cards for cards in position.rows if cards}
    return len({tuple(sorted(_known(position, card) for card in cards)) for cards in rows}) == len(rows)


def _known(position: Position, card: Card) -> tuple[int, ...]:
    return (position.deck[card], *(hand[card] for hand in position.hands)) if card.is_colour else (-card,)
