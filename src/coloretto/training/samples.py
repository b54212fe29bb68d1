"""Samples for the learner, made from self-play games with TD(lambda) targets."""

from dataclasses import dataclass

import torch

from coloretto.bots.successors import SEAT_VALUES
from coloretto.rules.constants import MAX_PLAYERS
from coloretto.training.self_play import TURN_RECORD

VALUES, REACHED, PLAYER, PLAYERS, JUDGED, EXPLORED, PLAYED = (
    int(TURN_RECORD.fields[name][1])  # type: ignore[index]
    for name in ("values", "reached", "player", "players", "judged", "explored", "played")
)
"""Where the fields of a TURN_RECORD begin."""


@dataclass
class SelfPlayGames:
    features: torch.Tensor
    """Turns x games x SIZE, int8: what the network saw before the turn."""
    turns: torch.Tensor
    """Turns x games x bytes of a TURN_RECORD, int8."""
    ends: torch.Tensor
    """Games x SEAT_VALUES: the real shares and scores."""


@dataclass
class Samples:
    features: torch.Tensor
    """Samples x SIZE, int8."""
    targets: torch.Tensor
    """Samples x SEAT_VALUES: shares and scores to learn, the player to move first."""


def samples(played: SelfPlayGames, trace: float) -> Samples:
    """A sample for each turn, with the target of TD(lambda), `trace` being lambda.

    A target is what the best action was thought to be worth, plus `trace` times how much better or worse the
    next turn's target, or the end of the game, is than what was thought of the position that was reached. The
    cards that came do not count: what they changed is in both, and they are as often good as bad. Where
    another action than the best was played, what came later does not count; where no network chose, nothing
    else does.
    """
    turns = played.turns
    was_played = turns[..., PLAYED].bool()
    values, reached = (as_floats(turns[..., start : start + 4 * SEAT_VALUES]) for start in (VALUES, REACHED))
    targets = torch.empty_like(values)
    later = played.ends
    for turn in range(len(turns) - 1, -1, -1):
        weight = trace * (1 - turns[turn, :, EXPLORED].float())[:, None]
        corrected = values[turn] + weight * (later - reached[turn])
        target = torch.where(turns[turn, :, JUDGED, None].bool(), corrected, later)
        later = torch.where(was_played[turn, :, None], target, later)
        targets[turn] = later
    chosen = was_played.nonzero(as_tuple=True)
    return Samples(
        played.features[chosen],
        seen_by(targets[chosen], turns[..., PLAYER][chosen], turns[..., PLAYERS][chosen]),
    )


def as_floats(numbers: torch.Tensor) -> torch.Tensor:
    return numbers.contiguous().view(torch.float32)


def seen_by(values: torch.Tensor, player: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Values by seat at the table, rotated so that a player comes first."""
    return rotated(values, player, players, 1)


def by_seat(values: torch.Tensor, player: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """The reverse."""
    return rotated(values, player, players, -1)


def rotated(values: torch.Tensor, player: torch.Tensor, players: torch.Tensor, way: int) -> torch.Tensor:
    seats = torch.arange(MAX_PLAYERS, device=values.device)
    turn = (seats + way * player[:, None].long()).remainder(players[:, None].long())
    source = torch.where(seats < players[:, None], turn, seats)
    shares, scores = values[:, :MAX_PLAYERS], values[:, MAX_PLAYERS:]
    return torch.cat([shares.gather(1, source), scores.gather(1, source)], 1)
