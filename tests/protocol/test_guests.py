from dataclasses import replace
from pathlib import Path

import pytest

from coloretto.protocol.guests import FIRST, LAST, guest_name, guest_number
from coloretto.record import load_record, parse_record, write_record

GAME = Path(__file__).parents[2] / "docs" / "example-game.txt"


@pytest.mark.parametrize("number", [FIRST, 1357, LAST])
def test_a_guest_is_a_number(number: int) -> None:
    assert guest_number(guest_name(number)) == str(number)


def test_guests_of_earlier_versions_are_still_guests() -> None:
    assert guest_number("Guest 1357") == "1357"


def test_the_second_of_two_equal_guests_at_a_table_is_a_guest_too() -> None:
    assert guest_number("#1357 2") == "1357 2"


@pytest.mark.parametrize("name", ["Ana", "1357", "#1", "Guest", "Guest 0", "My Guest 1357", "#1357!"])
def test_a_chosen_name_is_no_guest(name: str) -> None:
    assert guest_number(name) is None


def test_a_record_keeps_its_guests() -> None:
    record = load_record(GAME)
    named = replace(record, names=("#1357", "Guest 2468", *record.names[2:]))
    assert parse_record(write_record(named)).names == named.names
