import json
import re
from contextlib import suppress
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from coloretto.record import (
    DeckFinding,
    FairDeck,
    GameRecord,
    Recorder,
    RecordError,
    load_record,
    record_to_json,
    save_record,
)
from coloretto.record import verify as replay_and_check
from coloretto.rules import PRINTED, Position
from coloretto.terminal.i18n import in_english
from coloretto.terminal.main import main
from coloretto.terminal.records.verify import DECKS
from support.consoles import coloretto
from support.records import COMMITMENT, SEED, finished_game, play_on

ROOT = Path(__file__).parents[2]
GAME = replace(finished_game("golden-2-violet"), names=("Žofie", "李 🦎"))
MOVES = len(GAME.turns)
FIRST, SECOND = GAME.scores or (0, 0)


def saved(record: GameRecord, path: Path) -> str:
    save_record(record, path)
    return str(path)


class Verification:
    """The command inside this process, for one record after another."""

    def __init__(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._file, self._capsys = file, capsys

    def findings(self, record: GameRecord, *options: str, status: int = 0) -> list[str]:
        """What the command says of a record that it does not refuse, less the name of its file."""
        found, out, problems = self._run(record, *options)
        assert (found, problems) == (status, [])
        first, *findings = out
        assert first == f"{self._file}: every move follows the rules"
        return findings

    def refusal(self, record: GameRecord, *options: str) -> str:
        status, out, problems = self._run(record, *options)
        assert (status, out) == (1, [])
        (problem,) = problems
        assert problem.startswith(f"coloretto: {self._file}: ")
        return problem.removeprefix(f"coloretto: {self._file}: ")

    def _run(self, record: GameRecord, *options: str) -> tuple[int, list[str], list[str]]:
        self._file.write_bytes(record_to_json(record))
        status = main(["verify", str(self._file), *options])
        shown = self._capsys.readouterr()
        return status, shown.out.splitlines(), shown.err.splitlines()


@pytest.fixture
def verification(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verification:
    return Verification(tmp_path / "game.json", capsys)


def test_the_example_game_of_the_documents_is_proved() -> None:
    file = ROOT / "docs" / "example-game.txt"
    commitment = load_record(file).commitment
    assert commitment
    ran = coloretto("verify", str(file), "--commitment", commitment)
    assert ran.returncode == 0
    assert in_english(DECKS[DeckFinding.PROVED]) in ran.stdout


def test_the_findings_of_the_document_are_those_of_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    document = (ROOT / "docs" / "formats.md").read_text()
    (text,) = re.findall(r"^```json proofs\n([^`]*)^```$", document, re.MULTILINE)
    monkeypatch.chdir(ROOT)
    assert main(["verify", "--json", *(proof["file"] for proof in json.loads(text))]) == 2
    assert json.loads(capsys.readouterr().out) == json.loads(text)
    assert all(f'`"{deck}"`' in document for deck in DECKS)


def test_a_finished_game_with_its_seed_is_proved_in_every_respect(verification: Verification) -> None:
    assert verification.findings(GAME) == [
        "  rules    golden-2-violet",
        f"  moves    {MOVES}",
        f"  scores   Žofie {FIRST}, 李 🦎 {SECOND}",
        f"  winner   {GAME.names[FIRST < SECOND]}",
        f"  shuffle  {in_english('entropy-none')}",
        f"  deck     {in_english(DECKS[DeckFinding.COMMITMENT_MATCHED])}",
    ]


@pytest.mark.parametrize("shown", [COMMITMENT, COMMITMENT.upper()])
@pytest.mark.parametrize("kept", [COMMITMENT, None])
def test_a_deck_is_proved_by_the_commitment_that_the_person_was_shown(
    verification: Verification, shown: str, kept: str | None
) -> None:
    found = verification.findings(replace(GAME, commitment=kept), "--commitment", shown)
    assert found[-1] == ("  deck     proved: it matches the commitment you were shown before the first card")


def test_everybody_can_check_that_their_own_entropy_went_into_the_deck(verification: Verification) -> None:
    record = play_on(Recorder(GAME.rule_set, GAME.names, SEED, ["lotus", ""]), Random(0)).record
    for options, found, status in (
        ((), "entropy-some", 0),
        (("--entropy", "lotus"), "entropy-mine", 0),
        (("--entropy", "iris"), "entropy-missing", 3),
    ):
        findings = verification.findings(record, *options, status=status)
        assert findings[-2] == f"  shuffle  {in_english(found)}"


def test_a_file_with_another_seed_and_its_commitment_is_refuted_by_the_one_that_was_shown(
    verification: Verification,
) -> None:
    other = FairDeck(bytes(32))
    forged = play_on(Recorder(GAME.rule_set, GAME.names, other.seed), Random(0)).record
    assert verification.findings(forged)
    found = verification.refusal(forged, "--commitment", COMMITMENT)
    assert found == f"the record has the commitment {other.commitment}, but you were shown {COMMITMENT}"
    found = verification.refusal(replace(forged, commitment=None), "--commitment", COMMITMENT)
    assert found.endswith(f"but {COMMITMENT} was published: this is not the deck that was promised")


def test_the_commitment_of_a_game_that_is_not_over_is_compared_as_well(verification: Verification) -> None:
    record = play_on(Recorder(GAME.rule_set, GAME.names, SEED), Random(0), actions=9).record
    for kept in (record, replace(record, commitment=None)):
        found = verification.findings(kept, "--commitment", COMMITMENT)
        assert found[-1] == "  deck     not proved: the seed is not yet revealed"
    assert "you were shown" in verification.refusal(record, "--commitment", "0" * 64)


@pytest.mark.parametrize("commitment", ["", "12", "x" * 64, "0" * 65, pytest.param("0" * 9999, id="long")])
def test_an_invalid_commitment_is_refused_in_one_sentence(
    commitment: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["verify", "game.txt", "--commitment", commitment])
    complaint = capsys.readouterr().err
    assert " is not 64 hexadecimal digits\n" in complaint
    assert len(complaint) < 400


def test_the_help_names_every_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["verify", "--help"])
    shown = capsys.readouterr().out
    assert re.findall(r"^  (\d)  ", shown, re.MULTILINE) == ["0", "1", "2", "3"]


def test_the_worst_file_decides_the_status(tmp_path: Path) -> None:
    unproved = saved(replace(GAME, commitment=None), tmp_path / "unproved.txt")
    good = saved(GAME, tmp_path / "good.txt")
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("junk")
    assert main(["verify", "--json", good]) == 0
    assert main(["verify", "--json", good, unproved, good]) == 3
    assert main(["verify", "--json", good, unproved, str(wrong)]) == 1
    assert main(["verify", "--json", str(wrong), unproved, "missing", good]) == 2


@pytest.mark.parametrize(
    ("changes", "deck"),
    [
        ({"commitment": None}, "it follows from the seed, but no commitment to it was published"),
        ({"seed": None}, "not proved: the seed is not yet revealed"),
        ({"commitment": None, "seed": None}, "not proved: no commitment was published"),
    ],
)
def test_what_is_not_proved_about_the_deck_is_stated(
    verification: Verification, changes: dict[str, None], deck: str
) -> None:
    assert verification.findings(replace(GAME, **changes), status=3)[-1] == f"  deck     {deck}"  # type: ignore[arg-type]


def test_a_game_that_is_not_over_has_no_scores_and_a_secret_seed(verification: Verification) -> None:
    recorder = play_on(Recorder(PRINTED["golden-2-violet"], ("Anna", "Ben"), SEED), Random(0), actions=9)
    assert verification.findings(recorder.record) == [
        "  rules    golden-2-violet",
        f"  moves    {len(recorder.record.turns)}",
        "  scores   none yet: the game is not over",
        "  deck     not proved: the seed is not yet revealed",
    ]


def winners_of(game: GameRecord) -> list[str]:
    scores = game.scores or ()
    return [name for name, score in zip(game.names, scores, strict=True) if score == max(scores)]


def test_all_winners_of_a_shared_win_are_named(verification: Verification) -> None:
    games = (finished_game("classic-5-brown", lot) for lot in range(1000))
    shared = next(game for game in games if len(winners_of(game)) > 1)
    assert f"  winners  {', '.join(winners_of(shared))}" in verification.findings(shared)


def test_a_move_that_breaks_the_rules_is_named(verification: Verification) -> None:
    found = verification.refusal(replace(GAME, turns=(replace(GAME.turns[0], player=7), *GAME.turns[1:])))
    player = GAME.opening.start_player
    text = Position.start(GAME.opening).text
    assert found == f"move 1: player 7 moves, but it is player {player}'s turn in {text!r}"


def test_a_card_that_was_not_in_its_place_is_named(verification: Verification) -> None:
    exchanged = unseen_exchange()
    move = next(move for move, turn in enumerate(exchanged.turns, start=1) if turn != GAME.turns[move - 1])
    right, wrong = GAME.turns[move - 1].drawn, exchanged.turns[move - 1].drawn
    expected = f"move {move}: the deck's card is {right}, but the record says {wrong}"
    assert verification.refusal(exchanged) == expected


def unseen_exchange() -> GameRecord:
    """The game with two drawn cards exchanged, which the rules and the scores alone allow."""
    draws = [at for at, turn in enumerate(GAME.turns) if turn.drawn is not None]
    for first, second in product(draws, draws):
        turns = list(GAME.turns)
        turns[first] = replace(turns[first], drawn=GAME.turns[second].drawn)
        turns[second] = replace(turns[second], drawn=GAME.turns[first].drawn)
        exchanged = replace(GAME, turns=tuple(turns))
        if exchanged != GAME:
            with suppress(RecordError):
                replay_and_check(exchanged)
                return exchanged
    raise AssertionError


def test_a_wrong_score_is_named(verification: Verification) -> None:
    found = verification.refusal(replace(GAME, scores=(FIRST, SECOND + 1)))
    assert (
        found == f"after move {MOVES}: player 1 (李 🦎) has {SECOND} points, but the record says {SECOND + 1}"
    )


def test_a_broken_promise_is_named(verification: Verification) -> None:
    assert verification.refusal(replace(GAME, seed=bytes(32))).endswith(
        "this is not the deck that was promised"
    )
    assert verification.refusal(replace(GAME, entropy=("x", ""))).startswith(
        "the seed gives the removed colours "
    )


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xff\x00")
    ran = coloretto("verify", str(file))
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith(f"coloretto: {file}: not UTF-8 text: ")


def test_the_other_files_are_still_verified(tmp_path: Path) -> None:
    good = saved(GAME, tmp_path / "good.txt")
    wrong = tmp_path / "wrong.json"
    wrong.write_bytes(record_to_json(replace(GAME, scores=None)))
    missing = str(tmp_path / "missing")
    ran = coloretto("verify", str(wrong), missing, good)
    assert ran.returncode == 2
    assert ran.stdout.startswith(f"{good}: every move follows the rules\n")
    assert ran.stderr.splitlines() == [
        f"coloretto: {wrong}: after move {MOVES} the game is over, but the record has no scores",
        f"coloretto: {missing}: No such file or directory",
    ]


def test_programs_get_the_findings_as_json(tmp_path: Path) -> None:
    good = saved(GAME, tmp_path / "good.txt")
    missing = str(tmp_path / "missing")
    ran = coloretto("verify", "--json", good, missing)
    assert ran.returncode == 2
    assert ran.stdout.isascii()
    assert json.loads(ran.stdout) == [
        {
            "file": good,
            "rules": "golden-2-violet",
            "moves": MOVES,
            "players": ["Žofie", "李 🦎"],
            "scores": [FIRST, SECOND],
            "winners": [int(FIRST < SECOND)],
            "deck": "commitment matched",
            "entropy": [],
            "own_entropy_used": None,
            "logged": None,
            "log_entry": None,
            "log_time": None,
            "problem": None,
        },
        {"file": missing, "problem": f"{missing}: No such file or directory"},
    ]


def test_a_file_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["verify"])
    assert "missing: FILE" in capsys.readouterr().err


def test_a_huge_line_is_not_echoed_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("x" * 1_000_000)
    ran = coloretto("verify", str(file))
    assert ran.returncode == 1
    assert len(ran.stderr) < len(str(file)) + 200
