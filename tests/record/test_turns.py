import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.record import RecordedTurn, RecordFormatError, parse_turn
from coloretto.rules import Action, Card

cards = st.sampled_from(Card)
rows = st.integers(0, 4)
draws = st.builds(RecordedTurn, st.integers(0, 4), drawn=cards, placed=st.none() | rows)
takes = st.builds(
    RecordedTurn, st.integers(0, 4), taken=rows, revealed=st.lists(cards, max_size=3).map(tuple)
)


@given(turn=draws | takes)
def test_a_turn_is_read_as_it_was_written(turn: RecordedTurn) -> None:
    assert parse_turn(turn.player, turn.text) == turn


@pytest.mark.parametrize(
    ("turn", "text"),
    [
        (RecordedTurn(0, drawn=Card.F, placed=2), "Df P2"),
        (RecordedTurn(1, drawn=Card.PLUS_TWO), "D+"),
        (RecordedTurn(2, taken=0), "T0"),
        (RecordedTurn(3, taken=4, revealed=(Card.C,)), "T4=c"),
        (RecordedTurn(4, taken=1, revealed=(Card.JOKER, Card.GOLDEN_JOKER)), "T1=jJ"),
    ],
)
def test_turns_are_written_as_the_document_says(turn: RecordedTurn, text: str) -> None:
    assert turn.text == text
    assert parse_turn(turn.player, text) == turn


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "D",
            "P2",
            "DL",
            "Dh P0",
            "df P0",
            "Dff P0",
            "Df P5",
            "Df P-1",
            "Df P10",
            "Df  P2",
            "Df P2 ",
        ),
        *("DfP2", "Df T0", "Df P2 P3", "T", "T5", "T-1", "T00", "T0=", "T0=L", "T0=h", "T0 = c", "T0=c P1"),
        *("t0", "T0\n", "T\u0660", "Df P\u0661"),
    ],
)
def test_an_invalid_turn_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(RecordFormatError) as refusal:
        parse_turn(0, text)
    assert str(refusal.value) == f"not a turn: {text!r} (turns look like 'Df P2', 'T0' or 'T0=c')"


def test_a_turn_is_a_card_drawn_or_a_row_taken_and_never_both() -> None:
    for turn in ({}, {"placed": 1}, {"drawn": Card.A, "taken": 0}):
        with pytest.raises(RecordFormatError, match="a turn is either a card drawn or a row taken"):
            RecordedTurn(0, **turn)  # type: ignore[arg-type]


def test_only_a_drawn_card_is_placed_and_only_a_taken_row_reveals() -> None:
    with pytest.raises(RecordFormatError, match="only a drawn card is placed"):
        RecordedTurn(0, taken=0, placed=1)
    with pytest.raises(RecordFormatError, match="only a taken row reveals"):
        RecordedTurn(0, drawn=Card.A, revealed=(Card.B,))


def test_the_actions_of_a_turn_come_with_the_cards_that_they_revealed() -> None:
    assert parse_turn(0, "T1").actions == ((Action.TAKE_1, ()),)
    assert parse_turn(0, "T0=cj").actions == ((Action.TAKE_0, (Card.C, Card.JOKER)),)
    assert parse_turn(0, "Df").actions == ((Action.DRAW, (Card.F,)),)
    assert parse_turn(0, "Df P2").actions == ((Action.DRAW, (Card.F,)), (Action.PLACE_2, ()))
