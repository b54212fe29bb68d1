"""What people write and others read."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.protocol.refusals import RefusedError
from coloretto.protocol.text import JOINERS, one_line
from coloretto.server.base.identity import checked_name

INVISIBLE = ["\u3164", "\u2800", "\u115f\u1160", "\ufe0f", "\u034f", "\u0301", "\u200b", "\u2066", " \u00a0"]


@given(st.text())
def test_nothing_that_is_said_leaves_its_line_or_commands_a_terminal(text: str) -> None:
    line = one_line(text)
    assert all(each.isprintable() or each in JOINERS for each in line)
    assert one_line(line) == line


@pytest.mark.parametrize("text", ["Hello!", "👩‍👧 ❤️", "می‌خواهم", "שלום", "Zażółć", "ขอบคุณ", "क्षत्रिय", "¡1️⃣!"])
def test_whatever_honest_people_write_is_kept(text: str) -> None:
    assert one_line(text) == text


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("a\nb\r\n\x00c", "a b c"),
        ("\x1b]0;gone\x07\x1b[2J", "]0;gone [2J"),
        ("1 \u202e gnp", "1 gnp"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 3),
    ],
)
def test_what_would_disturb_others_is_left_out(text: str, read: str) -> None:
    assert one_line(text) == read


@pytest.mark.parametrize("text", INVISIBLE)
def test_empty_messages_and_invisible_names_are_refused(text: str) -> None:
    assert not one_line(text)
    with pytest.raises(RefusedError, match="visible characters"):
        checked_name(text)


def test_no_name_hides_a_blank_letter_or_a_tower_of_accents() -> None:
    for name in ("Ana\u3164", "A\u2800na", "Ana" + "\u0301" * 5):
        with pytest.raises(RefusedError, match="visible characters"):
            checked_name(name)


def test_a_name_is_one_name_however_its_accents_are_written() -> None:
    assert checked_name("Zoe\u0308") == checked_name("Zo\u00eb") == "Zo\u00eb"
    assert category(checked_name("Zoe\u0308")[-1]) == "Ll"
