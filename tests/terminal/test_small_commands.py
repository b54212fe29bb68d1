"""The commands that print: show, rules, bots, completion, replay; and what all of them promise."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from coloretto.analysis import EFFORTS
from coloretto.bots import BOTS, LEVEL_BOTS
from coloretto.locales import LANGUAGES, rules_sections
from coloretto.record import load_record, replay
from coloretto.rules import PRINTED, Position
from coloretto.server.base.settings import Settings
from coloretto.server.storage.connect import connect_for, migrate_database
from coloretto.sim import POLICIES
from coloretto.terminal.commands import COMMANDS
from coloretto.terminal.completion import VALUES
from coloretto.terminal.i18n import set_language
from coloretto.terminal.main import main
from coloretto.terminal.preferences import Preferences, load_preferences, save_preferences
from support.consoles import coloretto

GAME = Path(__file__).parents[2] / "docs" / "example-game.txt"
POSITION = "golden-3-brown g ad+/x/J aaab/bb+jj*/c 0:choose 3 -"


@pytest.fixture(autouse=True)
def _speak_english_afterwards() -> Iterator[None]:
    save_preferences(Preferences())
    yield
    set_language("en")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert main(words) == 0
    return capsys.readouterr().out


def test_a_position_is_shown_with_rows_scores_and_what_can_be_done(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = printed(capsys, "show", POSITION)
    assert shown.startswith("Golden joker, 3 players, Brown table\nRound 3: 53 cards in the deck")
    assert "Player 2: 12 points" in shown
    assert "Possible: Take row 1, Take row 3, Draw a card" in shown
    assert shown.endswith(f"As a line: {POSITION}\n")


def test_a_record_is_shown_at_its_end_or_after_a_move(capsys: pytest.CaptureFixture[str]) -> None:
    positions = list(replay(load_record(GAME)))
    assert positions[-1].text in printed(capsys, "show", str(GAME))
    assert positions[20].text in printed(capsys, "show", str(GAME), "--move", "20")
    assert main(["show", str(GAME), "--move", "999"]) == 1
    assert "moves, so it has no move 999" in capsys.readouterr().err


def test_show_prints_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(printed(capsys, "show", POSITION, "--json"))
    assert Position(shown["position"]) == Position(POSITION)
    assert len(shown["names"]) == 3
    assert shown["state"]


@pytest.mark.parametrize(
    ("what", "status"), [("nowhere.txt", 2), ("no position", 2), ("classic-3-brown g -/-", 2)]
)
def test_what_is_neither_a_position_nor_a_record_is_said_in_one_sentence(
    what: str, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", what]) == status
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", status)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_exist_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    sections = json.loads(printed(capsys, "rules", "golden", "--json", "--language", language))
    assert len(sections) == len(rules_sections("golden"))
    lines = printed(capsys, "rules", "golden", "--language", language).splitlines()
    assert max(map(len, lines)) < 80
    assert sections[0]["title"].upper() in lines


def test_without_an_edition_the_rules_of_both_are_shown_once(capsys: pytest.CaptureFixture[str]) -> None:
    titles = [section["title"] for section in json.loads(printed(capsys, "rules", "--json"))]
    both = {*rules_sections("classic"), *rules_sections("golden")}
    assert len(set(titles)) == len(titles) == len(both)
    assert "The cards (Classic)" in titles
    assert "Who wins (Golden joker)" in titles


def test_the_rules_say_which_paragraphs_are_rulings_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    sections = {each["title"]: each["paragraphs"] for each in json.loads(printed(capsys, "rules", "--json"))}
    assert sections["Who wins (Classic)"][-1] == "Our ruling: Players level on points share the win."
    assert not [text for text in sections["The last round"] if text.startswith("Our ruling")]


def test_the_bots_are_listed_by_level_and_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(printed(capsys, "bots", "--json"))
    assert {level["name"]: level["plays"] for level in shown["levels"]} == LEVEL_BOTS
    assert {bot["name"] for bot in shown["bots"]} == {*BOTS, "external:COMMAND"}
    assert {bot["name"] for bot in shown["bots"] if bot["budget"]} == {
        name for name, kind in BOTS.items() if kind.budget
    }
    words = printed(capsys, "bots").split()
    assert {*LEVEL_BOTS, *BOTS} <= set(words)


def test_a_record_is_narrated_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    record = load_record(GAME)
    output = printed(capsys, "replay", str(GAME))
    assert output.count(" takes row ") == sum(turn.taken is not None for turn in record.turns)
    assert output.count(" and puts it on row ") == sum(turn.placed is not None for turn in record.turns)
    assert "The game is over. How the points add up:" in output
    frames = json.loads(printed(capsys, "replay", str(GAME), "--json"))
    assert [frame["position"] for frame in frames] == [position.text for position in replay(record)]
    assert len(json.loads(printed(capsys, "replay", str(GAME), "--json", "--move", "70"))) == 2


def test_the_replay_addresses_the_only_human_as_you(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    winner = load_record(GAME).names[list(replay(load_record(GAME)))[-1].winners[0]]
    (tmp_path / "mine.txt").write_text(GAME.read_text().replace(f": {winner}\n", ": You\n"))
    output = printed(capsys, "replay", str(tmp_path / "mine.txt"))
    assert "\nYou draw a" in output
    assert "\nYou take row" in output
    assert "\nYou win with" in output


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_learns_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    script = printed(capsys, "completion", shell)
    assert all(command.name in script for command in COMMANDS)
    values = {*PRINTED, *LEVEL_BOTS, *BOTS, *LANGUAGES, *POLICIES}
    assert values <= set(re.findall(r"[\w-]+", script))
    program = shutil.which(shell)
    if program is not None:
        checked = subprocess.run([program, "-n"], input=script, text=True, capture_output=True, check=False)
        assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "offers"),
    [
        ("pl", {"play"}),
        ("--language ''", set(LANGUAGES)),
        ("--language de pl", {"play"}),
        ("play --language p", {"pl", "pt"}),
        ("play --rules golden-2", {"golden-2-brown", "golden-2-violet"}),
        ("simulate --rules ''", set(PRINTED)),
        ("play --bots ''", {*LEVEL_BOTS, *BOTS}),
        ("play --bots easy,ma", {"easy,master"}),
        ("arena --challenger ne", {"neural"}),
        ("analyse --effort ''", set(EFFORTS)),
        ("bot sea", {"search"}),
        ("simulate --policies greedy,r", {"greedy,random"}),
        ("play --seed ''", set()),
        ("serve --log-level w", {"warning"}),
        ("admin list --st", {"--status"}),
        ("admin ba", {"ban", "backup"}),
        ("account l", {"list", "log-out"}),
        ("simulate --device ''", {"cpu", "gpu"}),
        ("completion f", {"fish"}),
        ("play --pe", {"--people"}),
    ],
)
def test_bash_completes(words: str, offers: set[str], tmp_path: Path) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    number = len(words.split())
    script = (
        f"{coloretto('completion', 'bash').stdout}\nCOMP_WORDS=(coloretto {words})\nCOMP_CWORD={number}\n"
    )
    script += '_coloretto\nprintf "%s\\n" "${COMPREPLY[@]}"\n'
    ran = subprocess.run([bash], input=script, text=True, capture_output=True, check=True, cwd=tmp_path)
    assert set(ran.stdout.split()) == offers


def test_nobody_is_asked_where_that_is_forbidden(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["play", "--no-input"], ["--no-input", "play", "--resume"]):
        assert main(words) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err.splitlines()[0] == (
            "coloretto play: `coloretto play` asks questions, which --no-input forbids"
        )
    assert main(["play", "--people", "0", "--no-input", "--bots", "random"]) == 0


def test_a_language_can_be_chosen_before_or_behind_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    output = {
        printed(capsys, "--language", "de", "bots"),
        printed(capsys, "bots", "--language", "de"),
        printed(capsys, "bots", "--language=de"),
    }
    assert len(output) == 1
    assert output != {printed(capsys, "bots")}


def test_the_environment_goes_before_the_settings_and_an_option_before_both(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = {language: printed(capsys, "bots", "--language", language) for language in ("en", "de", "fr")}
    save_preferences(Preferences(language="fr"))
    monkeypatch.setenv("COLORETTO_LANGUAGE", "de")
    assert printed(capsys, "bots", "--language", "en") == texts["en"]
    assert printed(capsys, "bots") == texts["de"]
    monkeypatch.delenv("COLORETTO_LANGUAGE")
    assert printed(capsys, "bots") == texts["fr"]


@pytest.mark.parametrize("words", [["--language", "xx"], ["bots", "--language=klingon"]])
def test_a_language_that_we_do_not_speak_is_wrong_usage(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert "unknown language" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content", ["", "[]", "{", '{"theme": "pink", "level": 3, "other": 1}', '{"pace": []}']
)
def test_settings_that_cannot_be_read_count_as_not_chosen(content: str) -> None:
    save_preferences(Preferences(theme="light"))
    assert load_preferences().theme == "light"
    from coloretto.terminal.preferences import _file  # noqa: PLC0415 - to spoil it

    _file().write_text(content)
    assert load_preferences() == Preferences()


def test_shells_are_offered_what_there_is() -> None:
    assert set(VALUES["BOTS"]) == {*LEVEL_BOTS, *BOTS}
    assert VALUES["RULES"] == tuple(PRINTED)
    assert VALUES["POLICIES"] == tuple(POLICIES)


@pytest.mark.parametrize("words", [["--data", "{}", "list"], ["list", "--data", "{}"]])
def test_the_data_folder_of_a_server_is_named_before_or_after_the_action(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COLORETTO_DATABASE_URL", raising=False)
    migrate_database(connect_for(Settings(folder=tmp_path)))
    shown = printed(capsys, "admin", *(word.format(tmp_path) for word in words), "--language", "de")
    assert str(tmp_path) in shown
    assert "Keine Tische." in shown
