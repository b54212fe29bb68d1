import pytest

from coloretto.rules import Action, Position
from coloretto.terminal.play.prompt import PromptCommand, UnclearAnswerError, question, understood
from coloretto.terminal.text.palette import Palette

EMPTY = Position("classic-3-brown g -/-/- a/b/c 0:choose 1 -")
OPEN = Position("classic-3-brown g ab/-/c a/b/c 0:choose 1 -")
HALF = Position("classic-3-brown g aab/x/c a/bb*/c 0:choose 1 -")
FULL = Position("classic-3-brown g aab/x/cd+ a/bb*/c 0:choose 1 -")
DRAWN = Position("classic-3-brown g aab/x/c a/bb*/c 0:place-j 1 -")
ROOMY = Position("classic-3-brown g -/-/- a/b/c 0:place-f 1 -")


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        (EMPTY, "All rows are empty. Draw a card (d)?"),
        (OPEN, "Draw a card (d) or take a row (t1 or t3)?"),
        (FULL, "Take a row (t1 or t3)?"),
        (DRAWN, "Put a joker on row 3?"),
        (ROOMY, "Put a fuchsia card on row 1, 2 or 3?"),
    ],
)
def test_a_question_offers_what_is_legal(position: Position, asked: str) -> None:
    assert question(position, Palette()) == asked


@pytest.mark.parametrize("line", ["d\n", "D", " draw "])
def test_a_draw_can_be_typed_in_many_ways(line: str) -> None:
    assert understood(line, OPEN) == Action.DRAW


@pytest.mark.parametrize("line", ["t3\n", "T3", "t 3", "take 3", " t03 "])
def test_a_take_can_be_typed_in_many_ways(line: str) -> None:
    assert understood(line, OPEN) == Action.TAKE_2


@pytest.mark.parametrize("line", ["3\n", "p3", "P 3", "put 3", "place 3"])
def test_a_card_can_be_placed_in_many_ways(line: str) -> None:
    assert understood(line, DRAWN) == Action.PLACE_2


@pytest.mark.parametrize("position", [OPEN, DRAWN])
@pytest.mark.parametrize(
    ("line", "request_"),
    [
        ("?", PromptCommand.RULES),
        ("help", PromptCommand.RULES),
        ("q", PromptCommand.QUIT),
        ("Quit", PromptCommand.QUIT),
        ("\n", PromptCommand.TABLE),
    ],
)
def test_rules_table_and_quitting_can_be_asked_for_at_any_time(
    position: Position, line: str, request_: PromptCommand
) -> None:
    assert understood(line, position) == request_


@pytest.mark.parametrize(
    ("position", "line", "sentence"),
    [
        (OPEN, "fly", "I do not understand 'fly'. Type d to draw a card; t1 or t3 to take a row."),
        (OPEN, "d1", "I do not understand 'd1'. Type d to draw a card; t1 or t3 to take a row."),
        (OPEN, "q1", "I do not understand 'q1'. Type d to draw a card; t1 or t3 to take a row."),
        (EMPTY, "t!", "I do not understand 't!'. Type d to draw a card."),
        (FULL, "-1", "I do not understand '-1'. Type t1 or t3 to take a row."),
        (OPEN, "9" * 5000, "I do not understand '[...]'. Type d to draw a card; t1 or t3 to take a row."),
        (OPEN, "1", "You have no card to place yet. Type d to draw a card; t1 or t3 to take a row."),
        (EMPTY, "p1", "You have no card to place yet. Type d to draw a card."),
        (OPEN, "t", "Which row? Type d to draw a card; t1 or t3 to take a row."),
        (OPEN, "t0", "There is no row 0. Type d to draw a card; t1 or t3 to take a row."),
        (OPEN, "t4", "There is no row 4. Type d to draw a card; t1 or t3 to take a row."),
        (OPEN, "t2", "Row 2 has no cards to take yet. Type d to draw a card; t1 or t3 to take a row."),
        (HALF, "t2", "Row 2 has been taken. Type d to draw a card; t1 or t3 to take a row."),
        (FULL, "d", "Every row is full, so you cannot draw. Type t1 or t3 to take a row."),
        (DRAWN, "d", "You have already drawn a card. Type 3 to put a joker on that row."),
        (DRAWN, "t1", "You have already drawn a card. Type 3 to put a joker on that row."),
        (DRAWN, "p", "Which row? Type 3 to put a joker on that row."),
        (DRAWN, "1", "Row 1 is full. Type 3 to put a joker on that row."),
        (DRAWN, "2", "Row 2 has been taken. Type 3 to put a joker on that row."),
        (DRAWN, "7", "There is no row 7. Type 3 to put a joker on that row."),
    ],
)
def test_an_answer_that_cannot_be_carried_out_is_explained(
    position: Position, line: str, sentence: str
) -> None:
    with pytest.raises(UnclearAnswerError) as unclear:
        understood(line, position)
    assert str(unclear.value) == sentence


def test_an_empty_deck_is_a_reason_of_its_own() -> None:
    rules = (
        "players:2,capacities:5.5,jokers:0,golden_jokers:0,reserve:1,"
        "table:brown,colours_removed:4,start_cards:1,games:1"
    )
    held = "aaaaaaaabbbbbbbbb++++++++++/ccccccccc"
    position = Position(f"{rules} defg a/- {held} 0:choose 1 -")
    with pytest.raises(UnclearAnswerError, match="The deck is empty, so you cannot draw"):
        understood("d", position)
