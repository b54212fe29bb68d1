"""`coloretto analyse` and `coloretto review` as a person or a program runs them."""

import json
import os
import re
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from coloretto.analysis import analyse, review
from coloretto.record import GameRecord, load_record, save_record
from coloretto.rules import Action, Position
from coloretto.terminal.analysis.review_tables import MOST_LISTED
from coloretto.terminal.main import main
from support.consoles import environment
from support.programs import started
from support.records import finished_game
from support.waiting import HANG_TIMEOUT

GAME = Path(__file__).parents[2] / "docs" / "example-game.txt"
POSITION = "classic-3-brown g bbc/aaa/def aaa/b/c 0:choose 3 -"
ALONE = ("--effort", "0")
PARTS = {"initial", "final", "luck", "errors", "gifts", "correction"}
SEAT = PARTS | {"loss", "luck_adjusted", "decisions", "played_like"}
DECISION = {"move", "seat", "action", "best", "loss", "label", "exact", "values", "reason"}
ENDLESS = ("--effort", "10000")

# Says when the work has begun. Tests in the background inherit that Ctrl-C is ignored.
INTERRUPTIBLE = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from coloretto.terminal.analysis import interruptible
begin = interruptible.Thread.start
def start(thread):
    begin(thread)
    print("begun", flush=True)
interruptible.Thread.start = start
from coloretto.terminal.main import main
sys.exit(main(sys.argv[1:]))
"""


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert main(words) == 0
    return capsys.readouterr().out


def test_the_actions_of_a_position_are_listed_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "analyse", POSITION)
    assert "the best one for Player 1 first" in shown
    actions = [line[:10] for line in shown.splitlines() if line.startswith("Take row")]
    assert actions[:3] == ["Take row 2", "Take row 1", "Take row 3"]


def test_the_best_action_of_a_position_has_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    words = " ".join(printed(capsys, "analyse", POSITION).split())
    assert re.search(
        r"Take row 2 \(\d+ % to win\) is best; .* Row 2 brings you \d+ points, row 1 only", words
    )
    shown = json.loads(printed(capsys, "analyse", POSITION, "--json"))
    assert (shown["best"], shown["other"], shown["reason"]["kind"]) == ("T1", "T0", "row-pays-more")


def test_an_analysis_for_programs_has_the_numbers_of_the_api(capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(printed(capsys, "analyse", POSITION, "--effort", "3", "--json"))
    analysis = analyse(Position(POSITION), 3)
    assert (shown["position"], shown["effort"], shown["seat"]) == (POSITION, 3, 0)
    assert shown["best"] == shown["actions"][0]["action"] == analysis.best.action.text
    assert [each["shares"] for each in shown["actions"]] == [list(each.shares) for each in analysis.actions]


def test_sampled_values_come_with_standard_errors(capsys: pytest.CaptureFixture[str]) -> None:
    position = "classic-4-brown - ab/-/c/- a/b/c/d 2:choose 1 -"
    assert "standard error, Player 3" in printed(capsys, "analyse", position, "--effort", "deep")
    assert "standard error" not in printed(capsys, "analyse", position)
    shown = json.loads(printed(capsys, "analyse", position, "--effort", "deep", "--json"))
    assert all(len(each["standard_errors"]) == 4 for each in shown["actions"])
    shown = json.loads(printed(capsys, "analyse", position, "--json"))
    assert all(each["standard_errors"] is None for each in shown["actions"])


def test_an_exact_analysis_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    position = "golden-2-brown ce +/b+/x aaadddddffgg+J/aaabbbbbdfggg+++* 0:choose 7 abdfffg+++"
    assert "These values are exact" in printed(capsys, "analyse", position)
    assert json.loads(printed(capsys, "analyse", position, "--json"))["exact"]


def test_only_a_position_with_a_decision_can_be_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    awaiting = Position("classic-3-brown g -/-/- a/b/c 0:choose 1 -").after(Action.DRAW)
    assert main(["analyse", awaiting.text]) == 2
    assert capsys.readouterr().err.startswith("coloretto analyse: POSITION: nothing to choose")


def test_a_review_names_the_costliest_decisions_and_the_cards_that_changed_most(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = printed(capsys, "review", str(GAME), *ALONE)
    assert shown.startswith("Golden joker, 3 players, Brown table\n")
    assert "The costliest decisions" in shown
    assert "The cards that changed most" in shown
    costliest = max(review(load_record(GAME), 0).decisions, key=lambda decision: decision.loss)
    first = shown.partition("The costliest decisions")[2].splitlines()[4]
    assert first.endswith(f"{costliest.label.value}   {100 * costliest.loss:.0f} %")


def test_a_review_says_why_better_actions_are_better_and_like_which_bot_everyone_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown, record = printed(capsys, "review", str(GAME), *ALONE), load_record(GAME)
    why = [line for line in shown.splitlines() if line.startswith("Move ")]
    assert 0 < len(why) <= MOST_LISTED
    assert any(name in line for line in why for name in record.names)
    for name in record.names:
        assert re.search(rf"^{name} played like .*“.*”\.$", shown, re.MULTILINE)


def test_a_review_for_programs_has_everything_by_seat_and_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(printed(capsys, "review", str(GAME), *ALONE, "--json"))
    record = load_record(GAME)
    actions = [action for turn in record.turns for action in turn.actions]
    assert [set(seat) for seat in shown["seats"]] == [SEAT] * 3
    assert all(set(decision) == DECISION for decision in shown["decisions"])
    for decision in shown["decisions"]:
        assert decision["action"] == actions[decision["move"]][0].text
        assert {decision["action"], decision["best"]} <= decision["values"].keys()
        assert {len(shares) for shares in decision["values"].values()} == {3}
    revealed = [(move, card.letter) for move, (_, cards) in enumerate(actions) for card in cards]
    assert [(reveal["move"], reveal["card"]) for reveal in shown["reveals"]] == revealed
    assert {len(reveal[each]) for reveal in shown["reveals"] for each in ("luck", "labels")} == {3}
    assert len(shown["shares"]) == len(actions) + 1


def cut(record: GameRecord, turns: int = 20) -> GameRecord:
    return GameRecord(record.opening, record.names, record.turns[:turns])


def test_a_review_of_an_unfinished_game_says_that_it_is_not_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_record(cut(finished_game("classic-4-brown")), tmp_path / "game.txt")
    assert "The game is not over" in printed(capsys, "review", str(tmp_path / "game.txt"), *ALONE)


def test_a_review_of_a_game_that_continues_another_one_says_where_it_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = cut(finished_game("classic-4-brown"))
    placed = next(number for number, turn in enumerate(record.turns, start=1) if turn.placed is not None)
    for tag, move in ((f"{placed}", placed + 1), (f"{placed} drawn", placed), ("20", 21)):
        save_record(replace(record, tags={"continued_after": tag}), tmp_path / "game.txt")
        shown = printed(capsys, "review", str(tmp_path / "game.txt"), *ALONE)
        assert f"Reviewed from move {move}, where this game goes on from another one." in shown


@pytest.mark.parametrize("turns", [0, 1])
def test_a_review_of_a_game_that_has_hardly_begun_lists_no_card_that_changed_nothing(
    turns: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_record(cut(finished_game("classic-4-brown"), turns), tmp_path / "game.txt")
    shown = printed(capsys, "review", str(tmp_path / "game.txt"), *ALONE)
    assert "The cards that changed most" not in shown
    assert "No decision lost much." in shown


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_the_shares_of_the_win_are_drawn_to_a_picture(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / f"shares.{kind}"
    printed(capsys, "review", str(GAME), *ALONE, "--plot", str(picture))
    assert picture.stat().st_size > 1000


def test_without_matplotlib_a_review_names_the_extra_before_it_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert main(["review", str(GAME), "--plot", "shares.png"]) == 1
    output = capsys.readouterr()
    assert (output.out, output.err) == (
        "",
        "coloretto: matplotlib is missing: install the extra coloretto[plot]\n",
    )


def test_a_file_that_is_no_record_is_said_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("no record")
    assert main(["review", str(file)]) == 1
    assert str(file) in capsys.readouterr().err


def test_a_record_that_breaks_the_rules_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, file = load_record(GAME), tmp_path / "game.txt"
    save_record(GameRecord(record.opening, record.names, record.turns, scores=(1, 2, 3)), file)
    assert main(["review", str(file), *ALONE]) == 1
    assert f"{file}: after move" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("analyse", POSITION), ("review", str(GAME))], ids=lambda words: words[0])
def test_ctrl_c_ends_a_long_analysis_at_once(words: tuple[str, str]) -> None:
    with started([sys.executable, "-c", INTERRUPTIBLE, *words, *ENDLESS], environment()) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        os.kill(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=HANG_TIMEOUT)
    assert (process.returncode, output) == (130, "")
    assert errors.endswith("Stopped.\n")
    assert "Traceback" not in errors
