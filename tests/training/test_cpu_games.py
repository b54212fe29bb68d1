"""Games for the learner on CPU threads."""

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.training.cpu_games import PART, CpuGames
from coloretto.training.samples import EXPLORED, JUDGED, PLAYED, PLAYER, PLAYERS, SelfPlayGames
from coloretto.training.self_play import EXPLORATION_UNIT, GREEDY
from support.trainings import RULE_SETS, a_network

GAMES = 2 * PART + 4


def owners_by_lot() -> NDArray[np.int8]:
    """Two networks and greedy, all at one table."""
    return np.random.default_rng(1).choice(np.array([0, 1, GREEDY], np.int8), (GAMES, MAX_PLAYERS))


def play(threads: int, first_game: int = 0, exploration: int = 0) -> SelfPlayGames:
    networks = [a_network(1), a_network(2)]
    return CpuGames(RULE_SETS, seed=7, threads=threads).play(
        networks, owners_by_lot(), first_game, exploration
    )


@pytest.fixture(scope="module")
def played() -> SelfPlayGames:
    return play(threads=1)


def test_the_number_of_threads_changes_nothing(played: SelfPlayGames) -> None:
    again = play(threads=2)
    assert torch.equal(again.features, played.features)
    assert torch.equal(again.turns, played.turns)
    assert torch.equal(again.ends, played.ends)


def test_games_of_other_numbers_are_other_games(played: SelfPlayGames) -> None:
    assert not torch.equal(play(threads=1, first_game=GAMES).ends, played.ends)


def test_every_turn_is_written_down_and_judged_if_a_network_took_it(played: SelfPlayGames) -> None:
    was_played = played.turns[..., PLAYED].bool()
    lengths = was_played.sum(0)
    assert torch.equal(was_played, torch.arange(len(was_played))[:, None] < lengths)
    assert len(was_played) == lengths.max()
    owners = torch.from_numpy(owners_by_lot()).expand(len(was_played), -1, -1)
    owner = owners.gather(2, played.turns[..., PLAYER, None].long())[..., 0]
    assert torch.equal(played.turns[..., JUDGED].bool()[was_played], owner[was_played] != GREEDY)
    assert set(owner[was_played].tolist()) == {0, 1, GREEDY}


def test_rule_sets_take_turns(played: SelfPlayGames) -> None:
    assert played.turns[0, :, PLAYERS].tolist() == [2, 3] * (GAMES // 2)


def test_shares_of_the_win_add_up_to_one(played: SelfPlayGames) -> None:
    for first, rule_set in enumerate(RULE_SETS):
        shares = played.ends[first :: len(RULE_SETS), :MAX_PLAYERS]
        torch.testing.assert_close(shares.sum(1), torch.ones(len(shares)))
        assert not shares[:, rule_set.players :].any()


def test_only_turns_of_networks_are_played_by_lot_and_only_if_they_explore(played: SelfPlayGames) -> None:
    assert not played.turns[..., EXPLORED].any()
    always = play(threads=2, exploration=EXPLORATION_UNIT)
    assert torch.equal(always.turns[..., EXPLORED], always.turns[..., JUDGED])


def test_what_a_network_thinks_of_seats_are_shares_of_one_win(played: SelfPlayGames) -> None:
    judged = played.turns[..., JUDGED].bool()
    values = played.turns[..., : 4 * SEAT_VALUES].contiguous().view(torch.float32)[judged]
    seats = torch.arange(MAX_PLAYERS) < played.turns[..., PLAYERS][judged][:, None]
    shares = (values[:, :MAX_PLAYERS] * seats).sum(1)
    torch.testing.assert_close(shares, torch.ones(len(shares)), rtol=0, atol=1e-4)
