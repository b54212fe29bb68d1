"""The game on the screens, driven in this process by keys and mouse."""

from random import Random

import pytest
from textual.pilot import Pilot

from coloretto.record import verify, verify_deck
from coloretto.terminal.i18n import set_language
from coloretto.terminal.play.feed import (
    GameExit,
)
from coloretto.terminal.preferences import Preferences, load_preferences, save_preferences
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
    on_screen,
    play_by_keys,
    press,
    recorder_of,
    text_of,
    wait_for_text,
    wait_until_asked,
)


@pytest.fixture(autouse=True)
def _forget_settings() -> None:
    save_preferences(Preferences())


@pytest.mark.parametrize(
    ("rules", "people", "size"),
    [("classic-3", 1, SMALL), (SHORT, 2, SMALL), (SHORT, 1, LARGE), (SHORT, 0, SMALL)],
)
def test_whole_games_can_be_played_by_keys_and_the_last_round_cannot_be_overlooked(
    rules: str, people: int, size: tuple[int, int]
) -> None:
    with local_game(rules, people=people) as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            rng = Random(1)
            while await wait_until_asked(pilot, app):
                assert ("THE LAST ROUND" in text_of(app)) == recorder_of(app).position.is_last_round
                await pilot.press(rng.choice(keys_of(app)))
            await pilot.pause()
            record = recorder_of(app).record
            assert verify(record).is_over
            verify_deck(record)
            assert any(f"{name}: " in text_of(app) for name in record.names)
            assert "THE LAST ROUND" not in text_of(app)
            await press(pilot, "q")
            assert app.return_value is GameExit.FINISHED

        on_screen(app, play, size)


def test_a_whole_game_can_be_played_by_mouse_alone_looked_at_again_and_another_begun() -> None:
    with local_game(SHORT) as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            rng = Random(3)
            while await wait_until_asked(pilot, app):
                key = rng.choice(keys_of(app))
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
            assert app.return_value is GameExit.AGAIN

        on_screen(app, play)


def test_arrow_keys_and_enter_do_as_well() -> None:
    with local_game("golden-2", people=2) as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
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

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            await press(pilot, "2")
            await wait_for_text(pilot, app, "Row 2 has no cards to take yet.")
            assert recorder_of(app).record.turns == ()

        on_screen(app, play)


def test_rules_scores_and_settings_open_over_the_table_and_close() -> None:
    with local_game() as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            for key, kind, words in (
                ("question_mark", TextScreen, "On your turn do one of two things:"),
                ("s", TextScreen, "If the game ended now"),
                ("o", SettingsScreen, "Bots in the next game"),
            ):
                await press(pilot, key)
                assert isinstance(app.screen, kind)
                assert words in text_of(app)
                await press(pilot, "escape")
                assert isinstance(app.screen, GameScreen)

        on_screen(app, play)


def test_settings_work_at_once_and_are_remembered() -> None:
    with local_game() as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
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
            set_language("en")
    assert load_preferences() == Preferences(theme="light", language="de")


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_ends_the_game_for_now(key: str) -> None:
    with local_game() as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            await press(pilot, key)
            assert app.return_value is GameExit.LEFT

        on_screen(app, play)


def test_the_commitment_and_the_number_of_the_game_are_shown() -> None:
    with local_game(SHORT, games=2) as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            shown = "".join(text_of(app).split())
            commitment = recorder_of(app).record.commitment
            assert commitment is not None
            assert commitment[:20] in shown
            assert "Game 1 of 2" in text_of(app)

        on_screen(app, play, LARGE)


def test_a_match_is_played_game_by_game_and_its_points_are_added_up() -> None:
    with local_game(SHORT, games=2) as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await play_by_keys(pilot, app, Random(1))
            first = recorder_of(app).position
            await pilot.pause()
            assert "Next game" in text_of(app)
            assert "New game" not in text_of(app)
            await press(pilot, "r")
            assert isinstance(app.screen, ReplayScreen)
            await press(pilot, "q", "enter")
            await wait_until_asked(pilot, app)
            assert "Game 2 of 2" in text_of(app)
            await play_by_keys(pilot, app, Random(2))
            await pilot.pause()
            totals = [a + b for a, b in zip(first.scores, recorder_of(app).position.scores, strict=True)]
            assert f"You {totals[0]} and Bot Ada {totals[1]}" in " ".join(text_of(app).split())
            assert "New game" in text_of(app)
            await press(pilot, "n")
            assert app.return_value is GameExit.AGAIN

        on_screen(app, play, LARGE)


def test_a_match_left_between_two_games_is_not_finished() -> None:
    with local_game(SHORT, games=2) as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await play_by_keys(pilot, app, Random(1))
            await pilot.pause()
            await press(pilot, "q")
            assert app.return_value is GameExit.LEFT

        on_screen(app, play)
