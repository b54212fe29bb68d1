"""The real command in a real terminal of 80 columns and 24 lines."""

import re
from random import Random

import pytest

from support.consoles import ESCAPES, Terminal, an_answer


def test_a_person_can_play_a_whole_game_in_a_terminal() -> None:
    rng = Random(1)
    with Terminal("play", "--plain", "--rules", "golden-5-brown", "--seed", "2") as terminal:
        while question := terminal.question():
            terminal.press(an_answer(question, rng) + "\n")
        assert terminal.status() == 0
    plain = ESCAPES.sub("", terminal.shown)
    assert "I do not understand" not in plain
    assert plain.count("The last-round card turns up: this is the last round!") == 1
    assert re.search(r"(You win|.* wins|.* share the win) with \d+ points", plain)
    assert max(len(line) for line in plain.splitlines() if not line.startswith("  coloretto ")) < 80


def test_a_terminal_shows_colours_and_the_cursor_is_never_moved() -> None:
    with Terminal("play", "--plain", "--seed", "2") as terminal:
        terminal.question()
        terminal.press("q\n")
        assert terminal.status() == 0
    assert "\x1b[" in terminal.shown
    assert "\x1b" not in ESCAPES.sub("", terminal.shown)


def test_a_terminal_shows_no_colours_to_who_wants_none() -> None:
    with Terminal("play", "--plain", "--seed", "2", NO_COLOR="1") as terminal:
        terminal.question()
        terminal.press("?\n")
        terminal.question()
    assert "At the end your three best colours pay" in terminal.shown
    assert "\x1b" not in terminal.shown


@pytest.mark.parametrize(
    ("key", "status", "farewell"),
    [("\x03", 130, "Stopped."), ("\x04", 0, "Goodbye! The game is not finished.")],
)
def test_control_c_stops_and_control_d_leaves_without_a_fuss(key: str, status: int, farewell: str) -> None:
    with Terminal("play", "--plain", "--seed", "2") as terminal:
        terminal.question()
        terminal.press(key)
        assert terminal.status() == status
    assert f"\n{farewell}" in terminal.shown
    assert "Traceback" not in terminal.shown
