"""A state as plain numbers says what the kernel's record says."""

import pickle

from hypothesis import given

from coloretto.rules import Position
from coloretto.rules.kernel import cards_until_last_round, is_last_round
from coloretto.rules.plain_state import PlainState
from support.play import games


@given(games())
def test_plain_numbers_are_those_of_the_record(game: list[Position]) -> None:
    for position in game:
        check_numbers(position)


def check_numbers(position: Position) -> None:
    states = position.state
    record, plain = states[0], PlainState(states)
    for field in ("reserve", "removed", "cards_left", "phase", "to_move", "drawn", "bonus", "round_number"):
        assert getattr(plain, field) == record[field]
    assert plain.is_last_round == is_last_round(record)
    assert plain.cards_until_last_round == cards_until_last_round(record)
    assert plain.deck == record.deck.tolist()
    assert plain.row_sizes == record.row_sizes.tolist()
    for row, size in enumerate(plain.row_sizes):
        assert plain.row(row) == record.rows[row, : max(0, size)].tolist()
    for player in range(position.players):
        assert plain.hand(player) == record.hands[player].tolist()
        assert plain.is_out(player) == bool(record.out[player])


@given(games())
def test_a_position_that_was_read_can_go_to_another_process(game: list[Position]) -> None:
    position = game[-1]
    assert position.plain_state.phase == position.phase
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301 - our own
