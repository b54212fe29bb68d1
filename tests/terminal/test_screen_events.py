"""The events of a feed on the screen, and the answers of the person to them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue
from time import time

import pytest
from textual.pilot import Pilot

from coloretto.protocol.reactions import ReactionName
from coloretto.record import GameRecord, load_record, replay
from coloretto.rules import Action, ColorettoError, Match, Position
from coloretto.terminal.play.feed import (
    Announcement,
    ConfirmationNeeded,
    DecisionNeeded,
    Disconnected,
    FeedEvent,
    GameExit,
    GameFinished,
    GameStarted,
    Reconnected,
)
from coloretto.terminal.preferences import Preferences, save_preferences
from coloretto.terminal.tui.app import GameApp
from coloretto.terminal.tui.game_screen import GameScreen
from coloretto.terminal.tui.text_screen import EndScreen
from support.pilots import on_screen, press, text_of, wait_for_text, wait_on_screen, wait_until_asked
from support.waiting import HANG_TIMEOUT, wait_for_async

GAME = Path(__file__).parents[2] / "docs" / "example-game.txt"


@pytest.fixture(autouse=True)
def _forget_settings() -> None:
    save_preferences(Preferences())


class Scripted:
    """A feed with fixed events."""

    def __init__(self, *script: FeedEvent | Exception) -> None:
        self._script = script
        self.heard: SimpleQueue[str] = SimpleQueue()

    def events(self) -> Iterator[FeedEvent]:
        for event in self._script:
            if isinstance(event, Exception):
                raise event
            yield event

    def answer(self, action: Action) -> None:
        self.heard.put(action.text)

    def confirm(self) -> None:
        self.heard.put("confirmed")

    def leave(self) -> None:
        self.heard.put("left")

    def record(self) -> GameRecord:
        raise ColorettoError("the server has no record")

    @property
    def may_play_again(self) -> bool:
        return False


class Shared(Scripted):
    """The same at a table with others."""

    may_speak = may_resign = True

    def say(self, text: str) -> None:
        self.heard.put(f"said {text}")

    def react(self, reaction: ReactionName) -> None:
        self.heard.put(f"reacted {reaction}")

    def resign(self) -> None:
        self.heard.put("resigned")


POSITION = Position("classic-3-brown g ab/-/c a/b/c 0:choose 1 -")
DEALT = GameStarted(POSITION, ("Mia", "Ada", "Bruno"), frozenset({0}), ("", "", "easy"))


def test_a_clock_and_events_around_the_game_are_shown() -> None:
    feed = Scripted(DEALT, Announcement("Ada: hello!"), DecisionNeeded(0, POSITION, time() + 3600))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_until_asked(pilot, app)
        await pilot.pause()
        assert re.search(r"\d+ seconds left", text_of(app))
        assert "Ada: hello!" in text_of(app)
        await press(pilot, "3")
        assert feed.heard.get(timeout=HANG_TIMEOUT) == "T2"

    on_screen(GameApp(feed), play)


def test_the_level_of_a_bot_is_shown_once() -> None:
    names = ("Mia", "Fips · Easy", "Kiki")
    dealt = replace(DEALT, names=names, kinds=("", "easy", "easy"))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_for_text(pilot, app, "Kiki (Easy)")
        assert "Fips · Easy  " in text_of(app)

    on_screen(GameApp(Scripted(dealt, DecisionNeeded(0, POSITION))), play)


def test_an_invitation_is_accepted_with_enter() -> None:
    feed = Scripted(DEALT, ConfirmationNeeded("Enter: ready for the next game."))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_for_text(pilot, app, "ready for the next game")
        await press(pilot, "enter")
        assert feed.heard.get(timeout=HANG_TIMEOUT) == "confirmed"

    on_screen(GameApp(feed), play)


def test_chat_reactions_and_resigning_after_a_confirmation_work_at_a_table() -> None:
    feed = Shared(DEALT, DecisionNeeded(0, POSITION))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_until_asked(pilot, app)
        await press(pilot, "c", *"Dear q!", "enter")
        assert feed.heard.get(timeout=HANG_TIMEOUT) == "said Dear q!"
        await press(pilot, "r")
        assert "Well played!" in text_of(app)
        await press(pilot, "escape", "r", "2")
        assert feed.heard.get(timeout=HANG_TIMEOUT) == "reacted bravo"
        await press(pilot, "x")
        assert "Give up this match?" in text_of(app)
        await press(pilot, "enter", "x", "escape", "x", "down", "enter")
        assert feed.heard.get(timeout=HANG_TIMEOUT) == "resigned"
        assert feed.heard.empty()
        assert app.game.asked is None

    on_screen(GameApp(feed), play)


def test_at_one_keyboard_there_is_no_chat_and_no_resigning() -> None:
    feed = Scripted(DEALT, DecisionNeeded(0, POSITION))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_until_asked(pilot, app)
        await press(pilot, "c", "r", "x")
        assert isinstance(app.screen, GameScreen)
        assert "Give up" not in text_of(app)

    on_screen(GameApp(feed), play)


@pytest.mark.parametrize("script", [(Disconnected(),), (Disconnected(), Reconnected())])
def test_a_lost_connection_is_shown_until_it_is_back(script: tuple[FeedEvent, ...]) -> None:
    feed = Shared(DEALT, DecisionNeeded(0, POSITION), *script, Announcement("That is all."))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_for_text(pilot, app, "That is all.")
        assert ("Connection lost." in text_of(app)) == (script[-1] == Disconnected())

    on_screen(GameApp(feed), play)


def test_a_game_that_cannot_continue_closes_the_screen_and_says_why() -> None:
    app = GameApp(Scripted(DEALT, ColorettoError("the bot is gone")))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_for_async(lambda: app.return_value is not None, "the end of the screen")
        assert app.return_value is GameExit.LEFT
        assert str(app.problem) == "the bot is gone"

    on_screen(app, play)


def test_the_next_game_of_a_server_closes_the_result_of_the_last_one() -> None:
    over = next(reversed(list(replay(load_record(GAME)))))
    match = Match(replace(over.rule_set, games=2), (over.scores,))
    started = GameStarted(over, ("Mia", "Ada", "Bruno"), frozenset({0}), ("", "", ""), games=2)
    app = GameApp(Scripted(started, GameFinished(over, match), DEALT, DecisionNeeded(0, POSITION)))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_until_asked(pilot, app)
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)

    on_screen(app, play)


def test_a_record_that_cannot_be_fetched_is_explained_and_the_result_stays_readable() -> None:
    over = next(reversed(list(replay(load_record(GAME)))))
    started = GameStarted(over, ("Mia", "Ada", "Bruno"), frozenset({0}), ("", "", ""))
    app = GameApp(Scripted(started, GameFinished(over)))

    async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
        await wait_on_screen(pilot, lambda: isinstance(app.screen, EndScreen), "the end of the game")
        await press(pilot, "r")
        await wait_for_text(pilot, app, "the server has no record")

    on_screen(app, play)
