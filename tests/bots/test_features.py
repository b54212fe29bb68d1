"""What the value network sees: the same in every guise of a position, and true."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots.features import LEAST, MOST, describe
from coloretto.rules import COLOURS, Card, Hand, Position, best_score, parse_cards
from support.disguises import (
    can_be_told_apart,
    shuffled_names,
    with_colours_renamed,
    with_rows_in_order,
    with_seats_turned,
)
from support.effort import effort
from support.networks import decisions, features_of
from support.play import games, with_deck

BOX = "players:2,capacities:5.5,jokers:0,golden_jokers:3,reserve:1"
REST = "colours_removed:0,start_cards:0,games:1"
RICH = f"{BOX},table:99.99.99.99.99.99,{REST}"
RISING = f"{BOX},table:0.0.0.0.0.99,{REST}"


def positions_by_lot(positions: list[Position], rng: Random) -> list[Position]:
    """A few decisions of a game."""
    asked = decisions(positions)
    return rng.sample(asked, min(5, len(asked)))


def shown(points: int) -> int:
    """Points as a feature."""
    return max(LEAST, min(MOST, points))


def seats(position: Position) -> list[int]:
    """The players, the one to move first."""
    first = position.to_move or 0
    return [(first + seat) % position.players for seat in range(position.players)]


def gain(position: Position, player: int, cards: tuple[Card, ...]) -> int:
    hand = Hand.of((*position.hands[player].cards, *cards))
    table, removed = position.rule_set.table, position.removed
    return best_score(hand, table, removed) - best_score(position.hands[player], table, removed)


@settings(max_examples=effort(50, 500))
@given(games(), st.randoms(use_true_random=False))
def test_they_do_not_depend_on_the_number_of_a_seat(positions: list[Position], rng: Random) -> None:
    for position in positions_by_lot(positions, rng):
        turned = with_seats_turned(position, rng.randrange(position.players))
        assert features_of(turned).tobytes() == features_of(position).tobytes()


@settings(max_examples=effort(50, 500))
@given(games(), st.randoms(use_true_random=False))
def test_they_do_not_depend_on_the_order_of_rows(positions: list[Position], rng: Random) -> None:
    for position in positions_by_lot(positions, rng):
        order = rng.sample(range(len(position.rows)), len(position.rows))
        assert features_of(with_rows_in_order(position, order)).tobytes() == features_of(position).tobytes()


@settings(max_examples=effort(50, 500))
@given(games(), st.randoms(use_true_random=False))
def test_other_names_of_colours_change_the_places_of_their_features_and_nothing_else(
    positions: list[Position], rng: Random
) -> None:
    for position in filter(can_be_told_apart, positions_by_lot(positions, rng)):
        names = shuffled_names(rng)
        before, after = features_of(position)[0], features_of(with_colours_renamed(position, names))[0]
        assert np.array_equal(after.colours[names], before.colours)
        for common in ("table", "players", "rows"):
            assert np.array_equal(after[common], before[common])


@settings(max_examples=effort(50, 500))
@given(games())
def test_the_state_is_as_it_was_after_it_was_described(positions: list[Position]) -> None:
    for position in decisions(positions):
        states = position.state
        describe(states[0], features_of(position)[0])
        assert states.tobytes() == position.state.tobytes()


@settings(max_examples=effort(30, 300))
@given(games(), st.randoms(use_true_random=False))
def test_scores_gains_and_leads_are_those_of_the_rules(positions: list[Position], rng: Random) -> None:
    for position in positions_by_lot(positions, rng):
        check_points(position)


def check_points(position: Position) -> None:
    view = features_of(position)[0]
    scores = [shown(position.scores[player]) for player in seats(position)]
    for seat, player in enumerate(seats(position)):
        assert view.players[seat, 0] == (player in position.players_in)
        assert view.players[seat, 1] == scores[seat]
        assert view.players[seat, 4] == shown(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
    assert gains_seen(position) == sorted(gains_counted(position))


def gains_seen(position: Position) -> list[tuple[int, ...]]:
    """Of each row in the middle: its cards, its free places and what it adds to each player in the round."""
    view = features_of(position)[0]
    first_column = view.colours.shape[1] - len(view.rows)
    return sorted(
        (*view.colours[:, first_column + place], *row[3:6], row[2], *row[6:])
        for place, row in enumerate(view.rows.tolist())
        if row[0]
    )


def gains_counted(position: Position) -> list[tuple[int, ...]]:
    counted = []
    for cards, capacity in zip(position.rows, position.rule_set.capacities, strict=True):
        if cards is not None:
            gains = [
                shown(gain(position, player, cards)) if player in position.players_in else 0
                for player in seats(position)
            ]
            room = capacity - len(cards)
            counted.append((*Hand.of(cards).counts, room, *gains, *[0] * (5 - len(gains))))
    return counted


@settings(max_examples=effort(50, 500))
@given(games())
def test_the_row_that_adds_most_to_the_player_to_move_comes_first(positions: list[Position]) -> None:
    for position in decisions(positions):
        rows = [row for row in features_of(position)[0].rows.tolist() if row[0]]
        gains = [row[6] for row in rows]
        assert gains == sorted(gains, reverse=True)
        assert len(rows) == sum(cards is not None for cards in position.rows)


@settings(max_examples=effort(50, 500))
@given(games())
def test_colours_are_told_by_what_the_deck_and_the_players_have_of_them(positions: list[Position]) -> None:
    for position in decisions(positions):
        points = (0, *position.rule_set.table.points)
        view = features_of(position)[0]
        for colour in COLOURS:
            cards = [min(position.hands[player][colour], 6) for player in seats(position)]
            pays = [points[number] for number in cards]
            more = [points[min(number + 1, 6)] - points[number] for number in cards]
            seen = view.colours[colour].tolist()
            if colour in position.removed:
                assert not any(seen)
            else:
                assert seen[:2] == [1, position.deck[colour]]
                assert [seen[begin : begin + len(cards)] for begin in (2, 7, 12)] == [cards, pays, more]


@pytest.mark.parametrize(
    ("text", "deck"),
    [
        (f"{RICH} - aab/JJJ -/b 0:choose 1 -", "ab+"),  # the first player has 317 points
        (f"{RICH} - aaaaa/JJJ -/bbccdd 0:choose 1 -", "+"),
        (f"{RICH} - -/defg -/abc 1:choose 1 -", "aaa"),  # the row costs 396 points
        (f"{RISING} - aaa++/aaabb -/b 1:choose 1 -", "JJJ"),
        ("classic-5-brown - abc/+++/jjj/-/- b/d/e/f/g 0:choose 1 -", "a"),
        ("golden-2-violet ab c/+j/++J cd/ef 0:choose 1 -", "c"),
    ],
)
def test_points_beyond_all_that_is_usual_fit(text: str, deck: str) -> None:
    position = with_deck(text, deck)
    check_points(position)
    check_points(with_seats_turned(position, 1))


def test_a_row_that_costs_more_than_anything_pays_comes_last() -> None:
    position = Position(f"{RICH} - -/defg -/abc 1:choose 1 -")
    assert gain(position, 1, parse_cards("defg")) == -4 * 99
    assert [row[1] for row in features_of(position)[0].rows[:2].tolist()] == [0, 4]


def test_of_rows_without_cards_the_smallest_comes_first() -> None:
    view = features_of(Position("golden-2-brown ab -/-/- cd/ef 0:choose 1 -"))[0]
    assert view.rows[:3, 2].tolist() == [1, 2, 3]
