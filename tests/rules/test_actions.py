import pytest

from coloretto.rules import Action, ActionError, ColorettoError
from coloretto.rules.actions import ACTIONS_OF_MASK


def test_there_are_five_takes_a_draw_and_five_places() -> None:
    texts = ["T0", "T1", "T2", "T3", "T4", "D", "P0", "P1", "P2", "P3", "P4"]
    assert [action.text for action in Action] == texts
    assert [int(action) for action in Action] == list(range(11))


@pytest.mark.parametrize("action", Action)
def test_an_action_comes_back_from_its_text(action: Action) -> None:
    assert Action.from_text(action.text) is action
    assert str(action) == action.text


@pytest.mark.parametrize("row", range(5))
def test_takes_and_places_know_their_row(row: int) -> None:
    take, place = Action.take(row), Action.place(row)
    assert (take.text, take.row, take.is_take, take.is_place) == (f"T{row}", row, True, False)
    assert (place.text, place.row, place.is_take, place.is_place) == (f"P{row}", row, False, True)


def test_a_draw_has_no_row_and_is_neither_take_nor_place() -> None:
    assert Action.DRAW.row is None
    assert not Action.DRAW.is_take
    assert not Action.DRAW.is_place


@pytest.mark.parametrize("text", ["", "T", "T5", "P-1", "d", "D ", "T00", "TAKE_0"])
def test_a_text_that_names_no_action_is_named_in_the_error(text: str) -> None:
    with pytest.raises(ActionError) as caught:
        Action.from_text(text)
    assert repr(text) in str(caught.value)
    assert isinstance(caught.value, ColorettoError)


@pytest.mark.parametrize("row", [-1, 5])
def test_there_is_no_action_on_a_row_that_cannot_be(row: int) -> None:
    with pytest.raises(ActionError, match=f"'T{row}'"):
        Action.take(row)
    with pytest.raises(ActionError, match=f"'P{row}'"):
        Action.place(row)


def test_a_mask_stands_for_the_actions_of_its_bits_in_ascending_order() -> None:
    assert len(ACTIONS_OF_MASK) == 2**11
    assert ACTIONS_OF_MASK[0] == ()
    assert ACTIONS_OF_MASK[0b100] == (Action.TAKE_2,)
    assert ACTIONS_OF_MASK[0b10000100001] == (Action.TAKE_0, Action.DRAW, Action.PLACE_4)
    assert ACTIONS_OF_MASK[-1] == tuple(Action)
