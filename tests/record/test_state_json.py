"""A position as JSON tells the same as the position."""

from hypothesis import given

from coloretto.record.state_json import state_of
from coloretto.rules import Card, Position, cards_text
from support.play import games


@given(games())
def test_every_field_is_what_the_position_says(game: list[Position]) -> None:
    for position in game:
        check(position)


def check(position: Position) -> None:
    state = state_of(position)
    assert state.players == position.players
    assert state.to_move == (-1 if position.to_move is None else position.to_move)
    assert state.phase == position.phase.name.lower()
    assert state.drawn == (None if position.drawn is None else position.drawn.letter)
    assert state.rows == [None if row is None else cards_text(row) for row in position.rows]
    assert state.capacities == list(position.rule_set.capacities)
    assert state.hands == [str(hand) for hand in position.hands]
    assert state.in_round == list(position.players_in)
    assert state.removed == cards_text(position.removed)
    assert state.discarded == cards_text(position.discarded)
    assert state.deck == {card.letter: position.deck[card] for card in Card}
    assert state.cards_left == position.cards_left
    assert state.cards_until_last_round == position.cards_until_last_round
    assert state.last_round == position.is_last_round
    assert state.round == position.round
    assert state.points == list(position.rule_set.table.points)
    assert state.scores == list(position.scores)
