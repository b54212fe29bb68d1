"""What is learned from games: TD(lambda), from the seat of the player to move."""

from typing import TypeAlias

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.training.cpu_games import as_bytes
from coloretto.training.samples import Samples, SelfPlayGames, by_seat, samples, seen_by
from coloretto.training.self_play import TURN_RECORD
from coloretto.training.wide_features import WIDTH

BEST, BY_LOT, GREEDYS = (1, 0), (1, 1), (0, 0)
"""A turn's `judged` and `explored`."""

Turn: TypeAlias = tuple[int, tuple[int, int], float, float]
"""Who moved in a game of two, how, and what player 0 was thought to get: by the best action, after it."""

FOUR_TURNS: list[Turn] = [
    (1, BEST, 0.4, 0.5),
    (0, GREEDYS, 0.0, 0.0),
    (1, BY_LOT, 0.2, 0.0),
    (0, BEST, 0.7, 0.9),
]


def values_of(first_share: float) -> list[float]:
    """Of two players who share a win and 100 points."""
    values = [0.0] * SEAT_VALUES
    values[:2] = first_share, 1 - first_share
    values[MAX_PLAYERS : MAX_PLAYERS + 2] = 10 * first_share, 10 * (1 - first_share)
    return values


def played_games(*games: list[Turn]) -> SelfPlayGames:
    """Games that player 0 won; each position's first feature is the number of the turn."""
    turns = np.zeros((max(map(len, games)), len(games)), TURN_RECORD)
    features = torch.zeros((*turns.shape, WIDTH), dtype=torch.int8)
    for column, game in enumerate(games):
        for number, (player, (judged, explored), thought, reached) in enumerate(game):
            turns[number, column] = (values_of(thought), values_of(reached), player, 2, judged, explored, 1)
            features[number, column, 0] = number
    return SelfPlayGames(features, as_bytes(turns), torch.tensor([values_of(1.0)] * len(games)))


def targets_by_turn(learned: Samples) -> dict[int, list[float]]:
    return {
        int(features[0]): [round(share, 5) for share in target[:2].tolist()]
        for features, target in zip(learned.features, learned.targets, strict=True)
    }


def test_a_target_is_what_was_thought_and_a_part_of_how_later_turns_changed_it() -> None:
    learned = samples(played_games(FOUR_TURNS), trace=0.5)
    assert targets_by_turn(learned) == {
        0: [0.75, 0.25],  # player 0: 0.4, and half of 0.2 - 0.5; seen by player 1
        1: [0.2, 0.8],  # greedy thinks nothing: the next target as it is
        2: [0.8, 0.2],  # by lot: what was thought, whatever came later
        3: [0.75, 0.25],  # 0.7, and half of what winning was better than 0.9
    }


@given(trace=st.floats(0, 1), values=st.lists(st.floats(0, 1), min_size=1, max_size=6))
def test_cards_that_came_do_not_count(trace: float, values: list[float]) -> None:
    """Where every turn is worth what was thought of the position before it, targets are what was thought."""
    reached = [*values[1:], 1.0]
    turns: list[Turn] = [(0, BEST, *each) for each in zip(values, reached, strict=True)]
    shares = samples(played_games(turns), trace).targets[:, 0]
    assert shares.tolist() == pytest.approx(values, abs=1e-5)


def test_scores_are_mixed_as_shares_are() -> None:
    targets = samples(played_games(FOUR_TURNS), trace=0.5).targets
    torch.testing.assert_close(targets[:, MAX_PLAYERS : MAX_PLAYERS + 2], 10 * targets[:, :2])


def test_with_lambda_1_the_end_of_the_game_is_all_that_counts() -> None:
    """If the cards were neither good nor bad."""
    turns: list[Turn] = [(0, BEST, 0.4, 0.4), (1, GREEDYS, 0.0, 0.0), (1, BEST, 0.2, 0.2)]
    assert targets_by_turn(samples(played_games(turns), trace=1)) == {0: [1, 0], 1: [0, 1], 2: [0, 1]}


def test_with_lambda_0_it_is_what_was_thought() -> None:
    turns: list[Turn] = [(0, BEST, 0.4, 0.6), (0, BEST, 0.2, 0.9)]
    assert targets_by_turn(samples(played_games(turns), trace=0)) == {0: [0.4, 0.6], 1: [0.2, 0.8]}


def test_a_game_that_is_over_earlier_has_fewer_samples_and_its_own_end() -> None:
    turn: Turn = (0, BEST, 0.5, 0.5)
    short, long = [turn], [turn] * 4
    learned = samples(played_games(short, long), trace=0.5)
    assert learned.features[:, 0].tolist() == [0, 0, 1, 2, 3]
    assert learned.targets[0, 0] == pytest.approx(0.75)
    assert learned.targets[1, 0] == pytest.approx(0.5 + 0.5**5)


@pytest.mark.parametrize("players", range(2, MAX_PLAYERS + 1))
def test_values_seen_by_a_player_go_back_to_their_seats(players: int) -> None:
    player = torch.arange(players)
    table = torch.full((players,), players)
    values = torch.arange(players * SEAT_VALUES, dtype=torch.float32).view(players, SEAT_VALUES)
    seen = seen_by(values, player, table)
    assert torch.equal(by_seat(seen, player, table), values)
    assert torch.equal(seen[:, 0], values[player, player])
    assert torch.equal(seen[:, MAX_PLAYERS + 1], values[player, MAX_PLAYERS + (player + 1) % players])
