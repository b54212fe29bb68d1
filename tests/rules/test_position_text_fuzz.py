"""Whatever is done to a text, it is read as what it says or refused with our own error."""

from functools import cache
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from coloretto.rules import PRINTED, Deal, Position, PositionTextError
from support.effort import effort
from support.play import games, positions_of_game

LETTERS = "abcdefg+jJLx*-/:, .0123456789hz\n\u0663\u00b2"


@cache
def valid_texts() -> list[str]:
    return [
        position.text
        for name, rules in PRINTED.items()
        for position in list(positions_of_game(Deal.shuffled(rules, 7), Random(name)))[::25]
    ]


def check_read_or_refused(text: str) -> None:
    try:
        position = Position(text)
    except PositionTextError:
        return
    assert position.text == text
    assert Position(position.text) == position


@st.composite
def mutated_texts(draw: st.DrawFn) -> str:
    """The text of a position with a few letters or fields changed, moved, doubled or left out."""
    text = draw(st.sampled_from(valid_texts()))
    for _ in range(draw(st.integers(1, 3))):
        start, end = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        match draw(st.sampled_from(("replace", "insert", "delete", "double", "field"))):
            case "replace":
                text = text[:start] + draw(st.sampled_from(LETTERS)) + text[start + 1 :]
            case "insert":
                text = text[:start] + draw(st.sampled_from(LETTERS)) + text[start:]
            case "delete":
                text = text[:start] + text[min(end, start + 3) :]
            case "double":
                text = text[:end] + text[start:end] + text[end:]
            case _:
                fields, others = text.split(" "), draw(st.sampled_from(valid_texts())).split(" ")
                field = draw(st.integers(0, min(len(fields), len(others)) - 1))
                fields[field] = others[field]
                text = " ".join(fields)
    return text


@settings(max_examples=effort(10, 100) * settings().max_examples)
@given(mutated_texts())
def test_a_changed_text_is_read_as_it_is_or_refused(text: str) -> None:
    check_read_or_refused(text)


@given(st.text())
@example("0")
@example(":")
@example(" " * 6)
@example("/ / / / / / /")
@example("players:2,capacities:3.3 - -/- a/b 0:choose 1 -")
def test_any_text_is_read_as_it_is_or_refused(text: str) -> None:
    check_read_or_refused(text)


@given(games(), st.data())
def test_a_single_letter_more_or_less_never_goes_unnoticed(
    positions: list[Position], data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from(positions)).text
    place = data.draw(st.integers(0, len(text) - 1))
    check_read_or_refused(text[:place] + text[place + 1 :])
    check_read_or_refused(text[:place] + data.draw(st.sampled_from(LETTERS)) + text[place:])
