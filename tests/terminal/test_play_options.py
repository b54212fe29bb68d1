"""The play command in this process, with lines to read."""

import re
import sys
from io import StringIO

import pytest

from coloretto.terminal.main import main
from support.consoles import TIRELESS


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Shown":
    return Shown(monkeypatch, capsys)


class Shown:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *options: str, typed: str = "") -> str:
        """What a game shows that is played with these lines, and then left."""
        self._monkeypatch.setattr(sys, "stdin", StringIO(typed))
        assert main(["play", *options]) == 0
        return self._capsys.readouterr().out


def test_without_a_seed_every_game_is_another(shown: Shown) -> None:
    decks = [re.findall(r"^Commitment: (\w{64})$", shown(), re.MULTILINE) for _ in range(2)]
    assert all(decks)
    assert decks[0] != decks[1]


def test_quitting_asks_for_no_more_lines(shown: Shown) -> None:
    screen = shown(typed="q\nd\n")
    assert "? q\n\nGoodbye!" in screen
    assert "You draw" not in screen


def test_rules_and_table_are_shown_when_asked_for(shown: Shown) -> None:
    screen = shown("--seed", "5", "--rules", "golden-2-violet", typed="?\n\n")
    assert re.search(r"points +1 +4 +8 +7 +6 +5\n", screen)
    assert screen.count("\nRound 1: 53 cards in the deck") == 2


def test_the_table_calls_you_by_your_name(shown: Shown) -> None:
    assert re.search(r"\n  Zoë +1 point  1 × ", shown("--seed", "5", "--name", "Zoë"))


def test_the_colours_that_are_not_in_the_game_are_named(shown: Shown) -> None:
    assert "Not in this game: aqua, fuchsia." in shown("--seed", "5", "--rules", "golden-2")
    assert "Not in this game" not in shown("--rules", "golden-4")


def test_rules_of_your_own_can_be_played_and_played_again(shown: Shown) -> None:
    rules = "players:2,capacities:5.5,reserve:20"
    screen = shown("--rules", rules, "--seed", "1", typed=TIRELESS)
    assert "Welcome to Coloretto: Custom rules." in screen
    assert screen.endswith(f"\n  coloretto play --rules {rules} --seed 1\n")
