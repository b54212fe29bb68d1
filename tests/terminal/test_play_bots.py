"""The bots of a game in the terminal, and that all are let go of, however it ends."""

import sys
from collections.abc import Sequence
from io import StringIO
from subprocess import Popen

import pytest

from coloretto.bots import BOTS, LEVEL_BOTS, BotKind, programs
from coloretto.locales import Catalogue
from coloretto.rules import Action, ColorettoError, Position
from coloretto.terminal.main import main
from support.bot_programs import LINE_BOT
from support.consoles import TIRELESS


class Guest:
    """A bot that holds something; it takes or places where it can and fails when asked too often."""

    held: set["Guest"]

    def __init__(self, patience: int) -> None:
        self.held.add(self)
        self._patience = patience

    def choose(self, position: Position) -> Action:
        self._patience -= 1
        if self._patience < 0:
            raise ColorettoError("out of patience")
        return position.legal_actions[0]

    def close(self) -> None:
        self.held.remove(self)


class Impatient:
    def readline(self) -> str:
        raise KeyboardInterrupt

    def isatty(self) -> bool:
        return False


@pytest.fixture(autouse=True)
def held(monkeypatch: pytest.MonkeyPatch) -> set[Guest]:
    """The guests that were not let go of."""
    Guest.held = set()
    monkeypatch.setitem(BOTS, "guest", BotKind(lambda _seed, _budget: Guest(10_000)))
    monkeypatch.setitem(BOTS, "grumbler", BotKind(lambda _seed, _budget: Guest(3)))
    return Guest.held


def status(monkeypatch: pytest.MonkeyPatch, bots: str, person: object) -> int:
    monkeypatch.setattr(sys, "stdin", person)
    return main(["play", "--games", "1", "--seed", "5", "--bots", bots])


@pytest.mark.parametrize(
    ("bots", "person", "ends_with"),
    [
        ("guest", StringIO(TIRELESS), 0),
        ("guest", StringIO("d\n1\nq\n"), 0),
        ("guest", StringIO(""), 0),
        ("guest", Impatient(), 130),
        ("guest,grumbler", StringIO(TIRELESS), 1),
        ("guest,nobody", StringIO(""), 2),
    ],
)
def test_bots_are_let_go_of_however_the_game_ends(
    monkeypatch: pytest.MonkeyPatch, held: set[Guest], bots: str, person: object, ends_with: int
) -> None:
    assert status(monkeypatch, bots, person) == ends_with
    assert held == set()


def test_a_program_plays_and_has_ended_with_the_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start, started = programs._started, []

    def recorded(words: Sequence[str]) -> Popen[bytes]:
        started.append(start(words))
        return started[-1]

    monkeypatch.setattr(programs, "_started", recorded)
    assert status(monkeypatch, f"external:{LINE_BOT}", StringIO(TIRELESS)) == 0
    assert "The game is over." in capsys.readouterr().out
    assert [process.poll() is not None for process in started] == [True, True]


@pytest.mark.parametrize("level", LEVEL_BOTS)
def test_every_level_can_be_played_against(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], level: str
) -> None:
    assert status(monkeypatch, level, StringIO("d\n1\nq\n")) == 0
    shown = capsys.readouterr().out
    first, second, *_ = Catalogue("en")(f"level-{level}-names").split(", ")
    assert f"You play against {first} ({level.title()}) and {second} ({level.title()})." in shown


def test_without_a_wish_you_play_against_medium_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("q\n"))
    assert main(["play"]) == 0
    assert "You play against Nino (Medium) and Lola (Medium)." in capsys.readouterr().out
