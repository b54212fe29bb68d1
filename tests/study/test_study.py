"""The study of the game: its games, its figures, and a command that can be interrupted."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from coloretto.rules import PRINTED
from coloretto.study.__main__ import main
from coloretto.study.card_values import KINDS, CardValue
from coloretto.study.choices import Choice
from coloretto.study.document import sections_of, write_document
from coloretto.study.estimates import mean_of, ratio_of, share_of
from coloretto.study.games import (
    AGAINST,
    LEVELS,
    MIXED,
    SELF_PLAY,
    STRONG,
    StudiedGame,
    StudyTask,
    study_game,
)
from coloretto.study.playing import SELDOM, Play, in_processes, play_study, tasks_of
from coloretto.study.results import StudyError
from coloretto.study.stages import STAGES

EFFORT = 0


def invented(task: StudyTask) -> StudiedGame:
    """A game that nobody played."""
    random, players = Random(f"{task}"), PRINTED[task.rules].players
    winner = random.randrange(players)
    levels = (STRONG,) * players if task.kind == SELF_PLAY else LEVELS[-players:]
    if task.kind in AGAINST:
        levels = (STRONG, *[AGAINST[task.kind]] * (players - 1))
    return StudiedGame(
        task.kind,
        task.rules,
        task.number,
        levels,
        start=random.randrange(players),
        scores=tuple(random.randrange(10, 40) for _ in range(players)),
        shares=tuple(float(seat == winner) for seat in range(players)),
        luck=tuple(random.uniform(-0.3, 0.3) for _ in range(players)),
        turns=60,
        choices=tuple(Choice(stage, 3, 2, 3, 2) for stage in range(len(STAGES))),
        cards=tuple(CardValue(stage, kind, 0.1, 1.5) for stage in range(len(STAGES)) for kind in KINDS),
        losses=(0.2,) * players,
        decisions=(20,) * players,
    )


def invented_until(most: int) -> Play:
    """Plays this many games, then is interrupted."""

    def play(tasks: Iterator[StudyTask]) -> Iterator[StudiedGame]:
        for number, task in enumerate(tasks):
            if number == most:
                raise KeyboardInterrupt
            yield invented(task)

    return play


@pytest.mark.parametrize("kind", [SELF_PLAY, "against medium", MIXED])
def test_a_game_is_played_and_what_the_study_needs_is_noted(kind: str) -> None:
    game = study_game(StudyTask(kind, "golden-2-brown", 1, EFFORT))
    assert sum(game.shares) == pytest.approx(1)
    assert sum(game.luck) == pytest.approx(0, abs=1e-4)
    assert bool(game.choices and game.cards) == (kind == SELF_PLAY)
    assert bool(game.losses) == (kind == MIXED)
    assert STRONG in game.levels or kind == MIXED
    for choice in game.choices:
        assert choice.taken_gain is None or choice.taken_gain <= choice.gain
        assert 0 <= choice.stage < len(STAGES)
    assert {card.kind for card in game.cards} <= set(KINDS)


def test_the_same_task_is_always_the_same_game() -> None:
    task = StudyTask("against easy", "golden-2-violet", 3, EFFORT)
    assert list(in_processes(1)(iter([task]))) == [study_game(task)]


def test_an_interrupted_study_goes_on_with_the_missing_games(tmp_path: Path) -> None:
    file, tasks = tmp_path / "study.jsonl", tasks_of(1, EFFORT)
    with pytest.raises(KeyboardInterrupt):
        play_study(file, tasks, EFFORT, invented_until(5), lambda _done, _all: None)
    told: list[tuple[int, int]] = []
    games = play_study(file, tasks, EFFORT, invented_until(1000), lambda *each: told.append(each))
    assert games == [invented(task) for task in tasks]
    assert told == [(number, len(tasks)) for number in range(6, len(tasks) + 1)]


def test_a_file_of_another_effort_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    play_study(file, [], EFFORT, invented_until(0), lambda _done, _all: None)
    with pytest.raises(StudyError, match="name another file"):
        play_study(file, [], "quick", invented_until(0), lambda _done, _all: None)


def test_there_is_a_mixed_game_for_every_few_others() -> None:
    kinds = [task.kind for task in tasks_of(2 * SELDOM, EFFORT)]
    assert kinds.count(SELF_PLAY) == SELDOM * kinds.count(MIXED)


def test_the_document_has_every_section_with_its_picture_and_the_networks(tmp_path: Path) -> None:
    games = [invented(task) for task in tasks_of(3, EFFORT)]
    path = tmp_path / "insights.md"
    write_document(path, games, EFFORT, "python -m coloretto.study ...")
    text = path.read_text(encoding="utf-8")
    for section in sections_of(games, EFFORT):
        assert f"## {section.title}" in text
        if section.draw is not None:
            assert (tmp_path / f"insights-{section.name}.png").stat().st_size > 1000
    assert "\nNetworks: two-players " in text
    assert "nan" not in text


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("--games", "0", "--games 0: it must be at least 1"),
        ("--workers", "-1", "--workers -1: it must be at least 1"),
        ("--effort", "huge", "--effort: effort 'huge': it must be quick, normal, deep or a number"),
    ],
)
def test_a_wrong_value_is_a_usage_error_and_nothing_is_written(
    option: str, value: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        main([str(tmp_path / "results"), str(tmp_path / "insights.md"), option, value])
    assert exit_.value.code == 2
    assert reason in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_ratio_has_an_interval_by_game() -> None:
    assert ratio_of([]) is None
    assert ratio_of([(1, 2)]) == ratio_of([(1, 2), (0, 0)])
    found = ratio_of([(1, 2), (3, 4), (2, 4)])
    assert found is not None
    assert found.mean == pytest.approx(0.6)
    assert found.low is not None
    assert found.high is not None
    assert found.low < 0.6 < found.high


def test_the_interval_of_a_share_stays_within_the_possible() -> None:
    always = share_of([1.0] * 20)
    assert always.low is not None
    assert always.low < 1 == always.high
    assert mean_of([1.0, 2.0, 3.0]).mean == pytest.approx(2)
