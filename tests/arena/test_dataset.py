"""Datasets of games: complete, reproducible, resumable."""

from pathlib import Path

import numpy as np
import pytest

from coloretto.arena import ArenaError
from coloretto.arena import dataset as module
from coloretto.arena.dataset import Dataset, Description, decisions_of, read_games
from coloretto.envs.observation import SIZE, split
from coloretto.rules import Game

RULES = "golden-3-violet"


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GAMES_PER_FILE", 4)


def written(folder: Path, games: int, bot: str = "greedy", stop_after: int = 1000) -> Dataset:
    dataset = Dataset(folder, Description.of(RULES, bot, seed=5), games)
    added: list[int] = []
    for more in dataset.write(1, lambda: sum(added) >= stop_after):
        added.append(more)  # noqa: PERF402 - `stop` is asked in between
    return dataset


def contents(folder: Path) -> list[tuple[str, list[int]]]:
    return [(game.deal.deck_text, game.actions.tolist()) for game in read_games(folder)]


def test_every_game_of_a_dataset_can_be_replayed(tmp_path: Path) -> None:
    assert written(tmp_path, 6).games_done == 6
    games = list(read_games(tmp_path))
    assert len(games) == 6
    for played in games:
        game = Game(played.deal)
        for action in played.actions.tolist():
            game.play(action)
        assert game.is_over
        assert game.position.scores == played.scores


def test_the_folder_of_a_dataset_may_be_text(tmp_path: Path) -> None:
    written(tmp_path, 2)
    assert len(list(read_games(str(tmp_path)))) == 2


def test_an_interrupted_dataset_continues_to_the_same_games(tmp_path: Path) -> None:
    written(tmp_path / "whole", 10)
    assert written(tmp_path / "parts", 10, stop_after=4).games_done == 4
    assert written(tmp_path / "parts", 10).games_done == 10
    assert contents(tmp_path / "parts") == contents(tmp_path / "whole")


def test_a_dataset_grows_without_repeating_games(tmp_path: Path) -> None:
    written(tmp_path / "whole", 10)
    for games in (3, 6, 5, 10):
        assert written(tmp_path / "grown", games).games_done == games
    assert contents(tmp_path / "grown") == contents(tmp_path / "whole")


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    written(tmp_path, 2)
    with pytest.raises(ArenaError, match="has other games"):
        written(tmp_path, 2, bot="random")
    with pytest.raises(ArenaError, match="is not a dataset"):
        list(read_games(tmp_path / "nothing"))


def test_decisions_are_what_players_saw_and_won(tmp_path: Path) -> None:
    written(tmp_path, 1)
    (played,) = read_games(tmp_path)
    decisions = decisions_of(played)
    number = len(played.actions)
    assert decisions.observations.shape == (number, SIZE)
    assert decisions.action_masks[np.arange(number), decisions.actions].all(), "only legal actions are played"
    assert (split(decisions.observations)["to_move"][:, 0] == 1).all(), "who decides sees themselves first"
    best = max(played.scores)
    for player, share in zip(decisions.players, decisions.win_shares, strict=True):
        assert (share > 0) == (played.scores[player] == best)
