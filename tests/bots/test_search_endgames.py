"""What a search finds in the last round, beside a plain enumeration of everything that can happen."""

from collections import Counter
from typing import TypeAlias

import pytest

from coloretto.bots import Budget, make_bot
from coloretto.bots.search import SearchBot, SearchSettings
from coloretto.rules import Action, Hand, Position

Shares: TypeAlias = tuple[float, ...]

BOX = "jokers:1,golden_jokers:1,reserve:9,table:brown,colours_removed:4,start_cards:1,games:1"
TWO = f"players:2,capacities:1.2.2,{BOX}"
THREE = f"players:3,capacities:1.1.2.2,{BOX}"
FOUR_COLOURS = TWO.replace("removed:4", "removed:3")


def endgame(rules: str, rows: str, hands: str, deck: str) -> Position:
    """Player 0 decides in the last round; all cards that are nowhere else left the game."""
    removed = "efg" if rules == FOUR_COLOURS else "defg"
    start = f"{rules} {removed} {rows} {hands} 0:choose 5"
    left = Counter(str(Position(f"{start} -").deck))
    left.subtract(deck)
    assert min(left.values()) >= 0
    return Position(f"{start} {Hand.of(''.join(left.elements()))}")


def best_shares(position: Position) -> Shares:
    """The max^n value of a position: everybody always decides for the highest share of the win."""
    if position.is_over:
        return position.win_shares
    if outcomes := position.chance_outcomes:
        values = [(best_shares(position.reveal(card)), float(odds)) for card, odds in outcomes]
        return tuple(sum(shares[seat] * odds for shares, odds in values) for seat in range(position.players))
    return max(action_shares(position).values(), key=lambda shares: shares[position.to_move or 0])


def action_shares(position: Position) -> dict[Action, Shares]:
    return {action: best_shares(position.after(action)) for action in position.legal_actions}


@pytest.mark.parametrize(
    ("rules", "rows", "hands", "deck"),
    [
        (TWO, "-/-/-", "aab/bbc", "ac+"),
        (TWO, "J/c/ab", "aacc/bbbc", "abcj"),
        (TWO, "c/a/+", "aab/bbcc", "aabbj"),
        (TWO, "c/J/+", "aabc/bbcc", "aab"),
        # three players, and nobody is ever indifferent: the value is the only one
        (THREE, "b/c/c+/aJ", "abbc/accc/abb", "bcj"),
        (THREE, "+/J/b/aa", "abbc/aacc/accc", "ab"),
        (THREE, "-/c/a+/b+", "abc/acc/aab", "cJ"),
    ],
)
def test_with_many_simulations_it_finds_the_exact_values_of_a_small_endgame(
    rules: str, rows: str, hands: str, deck: str
) -> None:
    position = endgame(rules, rows, hands, deck)
    exact = action_shares(position)
    best = SearchBot(1, Budget(simulations=100_000), SearchSettings(exploration=1.0)).explain(position)[0]
    assert best.win_shares == pytest.approx(best_shares(position), abs=0.015)
    assert best.win_shares == pytest.approx(exact[best.action], abs=0.015)


def choice(position: Position) -> Action:
    return make_bot("search:500", seed=1).choose(position)


def test_it_takes_the_row_that_wins_in_the_last_turn() -> None:
    assert choice(endgame(FOUR_COLOURS, "x/d/+", "aabbcc/aabbcc*", "ab")) == Action.TAKE_2
    assert choice(endgame(FOUR_COLOURS, "x/+/d", "aabbcc/aabbcc*", "ab")) == Action.TAKE_1


def test_it_refuses_a_row_that_loses_the_game() -> None:
    assert choice(endgame(FOUR_COLOURS, "x/d/-", "aabbcc/aabbcc+*", "aa+")) == Action.DRAW
    assert choice(endgame(FOUR_COLOURS, "x/dd/aa", "aaabbcc/aabbcc*", "aa")) == Action.TAKE_2


def test_it_takes_what_wins_before_another_player_does() -> None:
    assert choice(endgame(FOUR_COLOURS, "-/dd/aa", "aabbcc/aabbcc", "a")) == Action.TAKE_2
