"""A game so small that its exact value is known: to check algorithms, not to play.

Two rows hold one card and two cards, there are no start cards and no jokers, and the first card drawn makes
the round the last one: it has a few thousand positions.
"""

from fractions import Fraction

from coloretto.rules import ColorettoError, Position, RuleSet

TINY = RuleSet(players=2, capacities=(1, 2), jokers=0, reserve=73, start_cards=0)

TINY_VALUE = Fraction(945, 10366)
"""How many points the player who starts wins by, on average, if both play as well as possible."""


def solve(position: Position, most_positions: int = 100_000) -> dict[Position, Fraction]:
    """By how many points player 0 wins with best play of both, for a position and all that may follow it.

    Works backwards from the ends of the game, with every card that may come. A game with more positions than
    that is refused.
    """
    if position.players != 2:
        raise ColorettoError(f"only games of two players can be solved: {position.text!r}")
    values: dict[Position, Fraction] = {}
    unsolved = [position]
    while unsolved:
        nexts = _nexts(unsolved[-1])
        if missing := [each for each, _ in nexts if each not in values]:
            unsolved += missing
        else:
            solved = unsolved.pop()
            values[solved] = _value(solved, [chance * values[each] for each, chance in nexts])
        if len(values) > most_positions:
            raise ColorettoError(f"more than {most_positions} positions follow {position.text!r}")
    return values


def _nexts(position: Position) -> list[tuple[Position, Fraction]]:
    """The positions after each action, or after each card with its probability."""
    cards = [(position.reveal(card), chance) for card, chance in position.chance_outcomes]
    return cards or [(position.after(action), Fraction(1)) for action in position.legal_actions]


def _value(position: Position, nexts: list[Fraction]) -> Fraction:
    if position.is_over:
        return Fraction(position.scores[0] - position.scores[1])
    if position.phase.is_chance:
        return sum(nexts, Fraction(0))
    return max(nexts) if position.to_move == 0 else min(nexts)
