"""Before a bot plays for a person, the terminal says so; afterwards, what it has played."""

from threading import Event
from time import time

import pytest

from coloretto.rules import Action, Position
from coloretto.terminal.play.bot_warning import WARNING_SECONDS, bot_warning, warning
from coloretto.terminal.play.feed import DecisionNeeded
from coloretto.terminal.text.narration import Narrator
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.scores import bot_turn_lines
from support.waiting import HANG_TIMEOUT

POSITION = Position("classic-3-brown g ab/-/c a/b/c 0:choose 1 -")
NARRATOR = Narrator(("Zoë", "Ana", "Easy"), mine={0}, palette=Palette())


def asked(deadline: float | None, *, has_clock: bool = False) -> DecisionNeeded:
    return DecisionNeeded(0, POSITION, deadline, has_clock=has_clock)


def test_the_warning_comes_shortly_before_a_bot_plays_and_only_without_a_clock() -> None:
    assert warning(asked(1000.0), 1000.0 - WARNING_SECONDS - 1) == ""
    assert warning(asked(1000.0), 970.5) == "A bot will play for you in 30 seconds."
    assert warning(asked(1000.0), 1003.0) == "A bot will play for you in 0 seconds."
    assert warning(asked(1000.0, has_clock=True), 999.0) == ""
    assert warning(asked(None), 999.0) == ""


def test_the_warning_is_printed_while_the_game_waits_for_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Event()
    monkeypatch.setattr("coloretto.terminal.play.bot_warning.say", lambda *_lines: said.set())
    with bot_warning(asked(time() + 3600, has_clock=True)), bot_warning(asked(time() + 3600)):
        assert not said.is_set()
    with bot_warning(asked(time())):
        assert said.wait(HANG_TIMEOUT)


def test_what_a_bot_plays_for_a_person_is_told_as_the_bots() -> None:
    for seat, actor in ((0, "Your bot"), (1, "Bot for Ana")):
        before = Position(POSITION.text.replace("0:choose", f"{seat}:choose"))
        after = before.after(Action.TAKE_0)
        told = list(NARRATOR.tell(seat, before, Action.TAKE_0, after, by_stand_in=True))
        assert told[0].startswith(f"{actor} takes row 1: aqua, blue.")


def test_the_result_says_how_many_turns_a_bot_has_played() -> None:
    assert list(bot_turn_lines(("Zoë", "Ana", "Easy"), (0, 1, 0))) == ["Ana: A bot played 1 turn."]
    told = NARRATOR.for_stand_ins({0, 1})
    assert (told.names, told.you) == (["Your bot", "Bot for Ana", "Easy"], None)
