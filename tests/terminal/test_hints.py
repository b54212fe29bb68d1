"""Advice in games against bots, and reviews in the replay."""

import asyncio
import re
from dataclasses import fields, replace
from pathlib import Path

import pytest
from numba import njit
from textual.pilot import Pilot

from coloretto.analysis import Advice, Label, advise, analyse, review
from coloretto.analysis.reason_record import REASON_NAMES
from coloretto.analysis.reasons import Reason
from coloretto.locales import LANGUAGES, Catalogue
from coloretto.record import GameRecord, load_record
from coloretto.rules import Position
from coloretto.terminal.analysis.moments import ReviewMoments
from coloretto.terminal.play.feed import GameExit, GameStarted
from coloretto.terminal.play.prompt import PromptCommand, understood
from coloretto.terminal.preferences import Preferences, save_preferences
from coloretto.terminal.text.actions import action_name
from coloretto.terminal.text.hints import advice_text, hint, reason_text
from coloretto.terminal.tui import game_screen
from coloretto.terminal.tui.app import GameApp, ReplayApp
from coloretto.terminal.tui.replay_screen import ReplayScreen
from support.consoles import coloretto
from support.pilots import LARGE, local_game, on_screen, press, text_of, wait_for_text, wait_until_asked

POSITION = Position("classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -")
GAME = Path(__file__).parents[2] / "docs" / "example-game.txt"
EQUAL_ROWS = Position("classic-3-brown g aaa/aaa/aaa b/c/d 0:choose 2 -")
NOTHING_TO_TAKE = Position("classic-3-brown g -/-/- b/c/d 0:choose 1 -")
NAMES = ("Mia", "Ada", "Bruno", "Emmy")


@pytest.fixture(autouse=True)
def _forget_settings() -> None:
    save_preferences(Preferences())


def test_a_hint_names_the_best_action_and_the_next_with_their_shares() -> None:
    best, other, *_ = analyse(POSITION).actions
    advice = hint(POSITION, NAMES)
    assert advice.startswith(
        f"{action_name(best.action)} ({100 * best.shares[0]:.0f} % to win) is best; "
        f"the next best: {action_name(other.action)} ({100 * other.shares[0]:.0f} % to win)."
    )


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((0.234, 0.226), "Take row 1 (23.4 % to win) is best; the next best: Draw a card (22.6 % to win)."),
        ((0.234, 0.224), "Take row 1 (23 % to win) is best; the next best: Draw a card (22 % to win)."),
        (
            (0.2341, 0.2339),
            "It hardly makes a difference: Take row 1 (23 % to win); Draw a card (23 % to win).",
        ),
    ],
)
def test_a_hint_tells_two_shares_apart_or_says_that_they_are_alike(
    shares: tuple[float, float], said: str
) -> None:
    advice = advise(Position("golden-4-brown - dJ/-/-/- b/c/f/e 0:choose 1 -"))
    best, other = (
        replace(each, shares=(share, *each.shares[1:]))
        for each, share in zip(advice.analysis.actions, shares, strict=True)
    )
    analysis = replace(advice.analysis, actions=(best, other))
    assert advice_text(Advice(analysis, other, None), NAMES) == said


def reason_of(kind: str, **numbers: int) -> Reason:
    """One with these numbers; all others are 0."""
    return Reason(**{field.name: 0 for field in fields(Reason)} | {"kind": kind, "seat": None} | numbers)  # type: ignore[arg-type]


def test_a_reason_in_colours_is_one_colour_or_several() -> None:
    one, two = (reason_of("round-colours", colours=number, other_colours=3) for number in (1, 2))
    assert reason_text(one, NAMES) == "After this round you then have 1 colour on average, otherwise 3."
    assert (
        reason_text(two, NAMES, "Mia") == "After this round Mia then has 2 colours on average, otherwise 3."
    )


def test_all_or_none_of_the_cards_in_the_deck_are_no_numbers() -> None:
    all_help = reason_of("deck-helps", cards=71, left=71)
    none_helps = reason_of("deck-hurts", cards=0, left=71)
    assert reason_text(all_help, NAMES).startswith("Every card in the deck")
    assert reason_text(none_helps, NAMES, "Mia").startswith("No card in the deck would give Mia")
    assert reason_text(replace(all_help, cards=70), NAMES).startswith("70 of the 71 cards")


def test_a_hint_has_a_reason_in_numbers() -> None:
    position = Position("golden-4-brown - dJ/-/-/- b/c/f/e 0:choose 1 -")
    reason = advise(position).reason
    assert reason is not None
    assert hint(position, NAMES).endswith(
        f"By your next turn, row 1 is gone in {reason.times} of 10 cases, mostly to Ada. "
        "It brings you 3 points."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    say = Catalogue(language)
    ids = [
        f"{prefix}-{name}" for prefix in ("reason", "reason-of") for name in REASON_NAMES if name != "none"
    ]
    assert [message for message in ids if message not in say] == []


def test_a_hint_says_where_it_makes_no_difference() -> None:
    assert hint(EQUAL_ROWS, NAMES).startswith("It makes no difference: Take row 1")


def test_a_hint_says_where_there_is_only_one_choice() -> None:
    assert hint(NOTHING_TO_TAKE, NAMES).startswith("There is only one choice: Draw a card (")


@pytest.mark.parametrize(
    ("mine", "kinds", "allowed"),
    [
        ({0}, ("", "easy", "expert"), True),
        ({0}, ("", "", "easy"), False),
        ({0, 1}, ("", "", "easy"), False),
        ((), ("easy", "easy", "easy"), False),
    ],
)
def test_only_one_person_against_bots_gets_advice(
    mine: set[int], kinds: tuple[str, ...], *, allowed: bool
) -> None:
    started = GameStarted(POSITION, ("Mia", "Ada", "Bruno"), frozenset(mine), kinds)
    assert started.is_against_bots is allowed


def test_a_hint_is_asked_for_by_its_word() -> None:
    assert understood("hint", POSITION) is PromptCommand.HINT


def test_the_plain_game_gives_hints_against_bots_and_to_nobody_else() -> None:
    against_bots = coloretto("play", "--plain", "--seed", "1", typed="hint\nq\n")
    assert "Type hint for advice." in against_bots.stdout
    assert re.search(r"\(\d+ % to win\) is best; the next best: .* \(\d+ % to win\)\.", against_bots.stdout)
    among_people = coloretto("play", "--plain", "--people", "3", "--seed", "1", typed="hint\nq\n")
    assert "Type hint for advice." not in among_people.stdout
    assert "Advice is only for games against bots." in among_people.stdout


def test_the_key_for_a_hint_shows_advice_on_the_screen() -> None:
    with local_game("classic-3") as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            await press(pilot, "t")
            await wait_for_text(pilot, app, "Draw a card (")
            assert app.game.asked is not None

        on_screen(app, play, LARGE)


def test_the_screen_says_so_while_the_first_hint_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiled_first(_position: Position, _names: object) -> str:
        return f"advice {njit(lambda: 7)()}"  # a function that no cache knows

    monkeypatch.setattr(game_screen, "hint", compiled_first)
    with local_game("classic-3") as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            await press(pilot, "t")
            await wait_for_text(pilot, app, "advice 7")
            assert "Preparing hints (once, about half a minute)" in text_of(app)

        on_screen(app, play, LARGE)


def test_several_people_at_the_keyboard_have_no_key_for_a_hint() -> None:
    with local_game("classic-3", people=3) as app:

        async def play(pilot: Pilot[GameExit], app: GameApp) -> None:
            await wait_until_asked(pilot, app)
            assert "Hint" not in text_of(app)

        on_screen(app, play, LARGE)


def test_the_replay_is_reviewed_and_leads_to_the_next_mistake() -> None:
    record = load_record(GAME)
    moments = ReviewMoments(record, review(record))
    first = moments.next_mistake(0)
    assert first is not None
    sentence = next(iter(moments.sentences(first)))
    app = ReplayApp(record, 0)

    async def look() -> None:
        async with app.run_test(size=LARGE, notifications=True) as pilot:
            await press(pilot, "r")
            await wait_for_text(pilot, app, moments.shares(0))
            await press(pilot, "m")
            assert isinstance(app.screen, ReplayScreen)
            assert app.screen.move == first
            assert sentence in " ".join(text_of(app).split())
            await press(pilot, "end", "m")
            await wait_for_text(pilot, app, "No further mistake.")
            await press(pilot, "M")
            assert app.screen.move == moments.last_mistake(len(record.turns))
            assert app.screen.move > first

    asyncio.run(look())


def test_a_record_with_wrong_scores_is_replayed_and_its_review_names_the_problem() -> None:
    record = load_record(GAME)
    app = ReplayApp(GameRecord(record.opening, record.names, record.turns, scores=(1, 2, 3)), 0)

    async def look() -> None:
        async with app.run_test(size=LARGE, notifications=True) as pilot:
            await press(pilot, "r")
            await wait_for_text(pilot, app, "after move")

    asyncio.run(look())


def test_every_turn_with_a_mistake_has_a_sentence_with_the_better_action() -> None:
    record = load_record(GAME)
    reviewed = review(record)
    moments = ReviewMoments(record, reviewed)
    bad = [decision for decision in reviewed.decisions if decision.label is not Label.GOOD]
    told = [line for turn in range(len(record.turns) + 1) for line in moments.sentences(turn)]
    assert sum("better: " in line for line in told) == len(bad) > 0
    lucky = sum(label is not None for reveal in reviewed.reveals for label in reveal.labels)
    assert len(told) == len(bad) + lucky
