"""The game on the screens, driven in this process by keys and mouse."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from queue import SimpleQueue
from random import Random
from time import time

import pytest
from textual.pilot import Pilot

from coloretto.record import verify, verify_deck
from coloretto.rules import Action, ColorettoError, Position
from coloretto.terminal.i18n import speak
from coloretto.terminal.play.feed import Asked, Away, Back, Dealt, Happening, Invited, Told
from coloretto.terminal.play.outcomes import Outcome
from coloretto.terminal.preferences import Preferences, prefer, preferences
from coloretto.terminal.tui.app import GameApp
from coloretto.terminal.tui.game_screen import GameScreen
from coloretto.terminal.tui.replay_screen import ReplayScreen
from coloretto.terminal.tui.settings_screen import SettingsScreen
from coloretto.terminal.tui.table_widgets import DeckView, RowView
from coloretto.terminal.tui.text_screen import EndScreen, TextScreen
from support.pilots import (
    LARGE,
    SHORT,
    SMALL,
    keys_of,
    local_game,
    press,
    recorder_of,
    text_of,
    wait_for_text,
    wait_until_asked,
)
from support.waiting import HANG_TIMEOUT, wait_for_async

Play = Callable[[Pilot[Outcome], GameApp], Awaitable[None]]


def on_screen(app: GameApp, play: Play, size: tuple[int, int] = SMALL) -> None:
    async def run() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await play(pilot, app)

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _forget_settings() -> None:
    prefer(Preferences())


@pytest.mark.parametrize(
    ("rules", "people", "size"),
    [("classic-3", 1, SMALL), (SHORT, 2, SMALL), (SHORT, 1, LARGE), (SHORT, 0, SMALL)],
)
def test_whole_games_can_be_played_by_keys_and_the_last_round_cannot_be_overlooked(
    rules: str, people: int, size: tuple[int, int]
) -> None:
    with local_game(rules, people=people) as app:

        async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
            lots = Random(1)
            while await wait_until_asked(pilot, app):
                assert ("THE LAST ROUND" in text_of(app)) == recorder_of(app).position.is_last_round
                await pilot.press(lots.choice(keys_of(app)))
            await pilot.pause()
            record = recorder_of(app).record
            assert verify(record).is_over
            verify_deck(record)
            assert any(f"{name}: " in text_of(app) for name in record.names)
            assert "THE LAST ROUND" not in text_of(app)
            await press(pilot, "q")
            assert app.return_value is Outcome.FINISHED

        on_screen(app, play, size)


def test_a_whole_game_can_be_played_by_mouse_alone_looked_at_again_and_another_begun() -> None:
    with local_game(SHORT) as app:

        async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
            lots = Random(3)
            while await wait_until_asked(pilot, app):
                key = lots.choice(keys_of(app))
                await pilot.click(DeckView if key == "d" else f"#row-{int(key) - 1}", offset=(2, 0))
            await pilot.pause()
            assert isinstance(app.screen, EndScreen)
            await press(pilot, "r")
            assert isinstance(app.screen, ReplayScreen)
            await press(pilot, "end")
            moves = len(recorder_of(app).record.turns)
            assert f"Move {moves} of {moves}" in text_of(app)
            await press(pilot, "q")
            assert isinstance(app.screen, EndScreen)
            await press(pilot, "n")
            assert app.return_value is Outcome.AGAIN

        on_screen(app, play)


def test_arrow_keys_and_enter_do_as_well() -> None:
    with local_game("golden-2", people=2) as app:

        async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            await press(pilot, "down")
            assert isinstance(app.focused, DeckView)
            await press(pilot, "enter")
            await wait_until_asked(pilot, app)
            await press(pilot, "down", "down", "space")
            assert isinstance(app.focused, RowView)
            await wait_until_asked(pilot, app)
            assert app.game.asked is not None
            rows = app.game.asked.position.rows
            assert [len(cards or ()) for cards in rows] == [0, 1, 0]

        on_screen(app, play)


def test_a_row_that_cannot_be_chosen_is_explained_and_nothing_happens() -> None:
    with local_game("classic-3", people=3) as app:

        async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            await press(pilot, "2")
            await wait_for_text(pilot, app, "Row 2 has no cards to take yet.")
            assert recorder_of(app).record.turns == ()

        on_screen(app, play)


def test_rules_scores_and_settings_open_over_the_table_and_close() -> None:
    with local_game() as app:

        async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            for key, kind, words in (
                ("question_mark", TextScreen, "On your turn do one of two things:"),
                ("s", TextScreen, "If the game ended now"),
                ("o", SettingsScreen, "Bots of the next game"),
            ):
                await press(pilot, key)
                assert isinstance(app.screen, kind)
                assert words in text_of(app)
                await press(pilot, "escape")
                assert isinstance(app.screen, GameScreen)

        on_screen(app, play)


def test_settings_work_at_once_and_are_remembered() -> None:
    with local_game() as app:

        async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            app.show_settings()
            await pilot.pause()
            app.screen.query_one("#theme").value = "light"  # type: ignore[attr-defined]  # a Select
            app.screen.query_one("#language").value = "de"  # type: ignore[attr-defined]
            await pilot.pause()
            await press(pilot, "escape")
            assert app.theme == "textual-light"
            assert "Runde 1" in text_of(app)

        try:
            on_screen(app, play)
        finally:
            speak("en")
    assert preferences() == Preferences(theme="light", language="de")


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_ends_the_game_for_now(key: str) -> None:
    with local_game() as app:

        async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            await press(pilot, key)
            assert app.return_value is Outcome.LEFT

        on_screen(app, play)


class Scripted:
    """A course that tells what it was told to, then waits."""

    def __init__(self, *script: Happening | Exception) -> None:
        self._script = script
        self.heard: SimpleQueue[str] = SimpleQueue()

    def happenings(self) -> Iterator[Happening]:
        for happening in self._script:
            if isinstance(happening, Exception):
                raise happening
            yield happening

    def answer(self, action: Action) -> None:
        self.heard.put(action.text)

    def agree(self) -> None:
        self.heard.put("agreed")

    def leave(self) -> None:
        self.heard.put("left")


class Shared(Scripted):
    """The same at a table with others."""

    may_speak = may_resign = True

    def say(self, text: str) -> None:
        self.heard.put(f"said {text}")

    def resign(self) -> None:
        self.heard.put("resigned")


POSITION = Position("classic-3-brown g ab/-/c a/b/c 0:choose 1 -")
DEALT = Dealt(POSITION, ("Mia", "Ada", "Bruno"), frozenset({0}), ("", "", "easy"))


def test_a_clock_is_shown_and_what_happens_around_the_game_is_told() -> None:
    course = Scripted(DEALT, Told("Ada: hello!"), Asked(0, POSITION, time() + 3600))

    async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
        await wait_until_asked(pilot, app)
        await pilot.pause()
        assert re.search(r"\d+ seconds left", text_of(app))
        assert "Ada: hello!" in text_of(app)
        await press(pilot, "3")
        assert course.heard.get(timeout=HANG_TIMEOUT) == "T2"

    on_screen(GameApp(course), play)


def test_an_invitation_is_accepted_with_enter() -> None:
    course = Scripted(DEALT, Invited("Enter: ready for the next game."))

    async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
        await wait_for_text(pilot, app, "ready for the next game")
        await press(pilot, "enter")
        assert course.heard.get(timeout=HANG_TIMEOUT) == "agreed"

    on_screen(GameApp(course), play)


def test_one_speaks_to_others_at_a_table_and_gives_up_after_a_question() -> None:
    course = Shared(DEALT, Asked(0, POSITION))

    async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
        await wait_until_asked(pilot, app)
        await press(pilot, "c", *"Dear q!", "enter")
        assert course.heard.get(timeout=HANG_TIMEOUT) == "said Dear q!"
        await press(pilot, "x")
        assert "Give up this match?" in text_of(app)
        await press(pilot, "enter", "x", "escape", "x", "down", "enter")
        assert course.heard.get(timeout=HANG_TIMEOUT) == "resigned"
        assert course.heard.empty()
        assert app.game.asked is None

    on_screen(GameApp(course), play)


def test_at_one_keyboard_nobody_is_spoken_to_and_nothing_is_given_up() -> None:
    course = Scripted(DEALT, Asked(0, POSITION))

    async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
        await wait_until_asked(pilot, app)
        await press(pilot, "c", "x")
        assert isinstance(app.screen, GameScreen)
        assert "Give up" not in text_of(app)

    on_screen(GameApp(course), play)


@pytest.mark.parametrize("script", [(Away(),), (Away(), Back())])
def test_a_lost_connection_is_shown_until_it_is_back(script: tuple[Happening, ...]) -> None:
    course = Shared(DEALT, Asked(0, POSITION), *script, Told("That is all."))

    async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
        await wait_for_text(pilot, app, "That is all.")
        assert ("The connection is away." in text_of(app)) == (script[-1] == Away())

    on_screen(GameApp(course), play)


def test_a_game_that_cannot_go_on_ends_the_screen_and_tells_why() -> None:
    app = GameApp(Scripted(DEALT, ColorettoError("the bot is gone")))

    async def play(pilot: Pilot[Outcome], app: GameApp) -> None:
        await wait_for_async(lambda: app.return_value is not None, "the end of the screen")
        assert app.return_value is Outcome.LEFT
        assert str(app.problem) == "the bot is gone"

    on_screen(app, play)
