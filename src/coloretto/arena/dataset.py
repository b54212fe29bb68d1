"""Datasets of games that a bot plays against itself: many small files, resumable, in NumPy's format.

docs/benchmark.md describes the arrays. A file has everything to replay its games: the deals and the actions.
What players saw, and what is to be learned from it, is computed when a file is read.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from coloretto._files import atomic_write
from coloretto.arena.errors import ArenaError, StoppedError
from coloretto.arena.processes import work_in_processes
from coloretto.arena.rotations import Stop
from coloretto.arena.warmup import warm_up
from coloretto.bots import close_bot, make_bot
from coloretto.bots.network_files import fingerprint, shipped_network
from coloretto.envs.observation import new_observations, observe_into
from coloretto.rules import Card, Deal, Game, Opening, parse_rule_set, rule_set_text
from coloretto.rules.constants import ACTIONS
from coloretto.rules.seeded_random import seed_from_number

FORMAT = "coloretto dataset 1"
GAMES_PER_FILE = 1000

Arrays: TypeAlias = dict[str, NDArray[Any]]


class Description(Struct, frozen=True):
    """What a dataset is made of: the file `dataset.json` of its folder."""

    format: str
    rules: str
    bot: str
    seed: int
    network: str
    """The fingerprint of the shipped network, by which some bots play."""
    games_per_file: int

    @classmethod
    def of(cls, rules: str, bot: str, seed: int) -> "Description":
        rule_set = parse_rule_set(rules)
        network = fingerprint(shipped_network(rule_set))
        return cls(FORMAT, rule_set_text(rule_set), bot, seed, network, GAMES_PER_FILE)


class GameBatch(Struct, frozen=True):
    """The games of one file."""

    description: Description
    first_game: int
    games: int

    @property
    def name(self) -> str:
        return f"games-{self.first_game:012}-{self.games}.npz"


class Dataset:
    """A folder of games; `write` adds those that are missing."""

    def __init__(self, folder: Path, description: Description, games: int) -> None:
        self.folder = folder
        self._description = description
        self._parts = [
            GameBatch(description, first, min(GAMES_PER_FILE, games - first))
            for first in range(0, games, GAMES_PER_FILE)
        ]

    @property
    def games_done(self) -> int:
        """How many of the games are in the folder."""
        known = self._known_games()
        return sum(min(part.games, known.get(part.first_game, 0)) for part in self._parts)

    def write(self, workers: int, stop: Stop) -> Iterator[int]:
        """Play in several processes; yield how many games were added with each file, until `stop`."""
        self._describe()
        known = self._known_games()
        missing = [part for part in self._parts if known.get(part.first_game, 0) < part.games]
        for part, arrays in work_in_processes(play_part, iter(missing), workers, stop):
            with atomic_write(self.folder / part.name) as file:
                _save(file, arrays)
            if shorter := known.get(part.first_game):  # what is now the beginning of a longer file
                (self.folder / GameBatch(part.description, part.first_game, shorter).name).unlink()
            yield part.games - known.get(part.first_game, 0)

    def _known_games(self) -> dict[int, int]:
        """How many games each file has, by the number of its first."""
        names = [path.stem.split("-") for path in self.folder.glob("games-*-*.npz")]
        return {int(first): int(games) for _, first, games in names}

    def _describe(self) -> None:
        """Write what the dataset is made of; one of other games in the folder is refused."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "dataset.json"
        if not path.exists():
            with atomic_write(path) as file:
                file.write_bytes(msgspec.json.format(msgspec.json.encode(self._description), indent=2))
        elif (known := read_description(self.folder)) != self._description:
            raise ArenaError(f"{self.folder} has other games: {known}, not {self._description}")


def _save(path: Path, arrays: Arrays) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def read_description(folder: Path | str) -> Description:
    path = Path(folder) / "dataset.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Description)
    except (OSError, msgspec.MsgspecError) as error:
        raise ArenaError(f"{folder} is not a dataset: {error}") from error


def play_part(part: GameBatch, stop: Stop) -> tuple[GameBatch, Arrays]:
    """Play the games of a file. Each has a number, which with the seed decides the deal and the bots."""
    rules, bot, seed = part.description.rules, part.description.bot, part.description.seed
    rule_set = parse_rule_set(rules)
    warm_up(bot, rule_set)
    games = []
    for number in range(part.first_game, part.first_game + part.games):
        deal = Deal.shuffled(rule_set, seed_from_number(seed), b"dataset", number.to_bytes(8, "big"))
        games.append(_play(deal, bot, number, stop))
    return part, _arrays(games)


@dataclass(frozen=True)
class PlayedGame:
    deal: Deal
    actions: NDArray[np.int8]
    scores: tuple[int, ...]


def _play(deal: Deal, bot: str, number: int, stop: Stop) -> PlayedGame:
    players = [make_bot(bot, number * deal.rule_set.players + seat) for seat in range(deal.rule_set.players)]
    game, actions = Game(deal), []
    try:
        while (seat := game.to_move) is not None:
            if stop():
                raise StoppedError("the game was abandoned: the dataset stops")
            actions.append(players[seat].choose(game.position))
            game.play(actions[-1])
    finally:
        for player in players:
            close_bot(player)
    return PlayedGame(deal, np.array(actions, np.int8), game.position.scores)


def _arrays(games: list[PlayedGame]) -> Arrays:
    openings = [game.deal.opening for game in games]
    return {
        "removed": np.array([opening.removed for opening in openings], np.int8),
        "start_cards": np.array([opening.start_cards for opening in openings], np.int8),
        "start_players": np.array([opening.start_player for opening in openings], np.int8),
        "decks": np.array([game.deal.deck for game in games], np.int8),
        "lengths": np.array([len(game.actions) for game in games], np.int16),
        "actions": np.concatenate([game.actions for game in games]),
        "scores": np.array([game.scores for game in games], np.int16),
    }


# Reading.


def read_games(folder: Path | str) -> Iterator[PlayedGame]:
    """Every game of a dataset."""
    rule_set = parse_rule_set(read_description(folder).rules)
    for path in sorted(Path(folder).glob("games-*.npz")):
        with np.load(path) as arrays:
            actions = np.split(arrays["actions"], np.cumsum(arrays["lengths"])[:-1])
            columns = zip(
                *(arrays[name] for name in ("removed", "start_cards", "start_players", "decks", "scores")),
                actions,
                strict=True,
            )
            for removed, start_cards, start_player, deck, scores, played in columns:
                given = tuple(tuple(map(Card, hand.tolist())) for hand in start_cards)
                opening = Opening(rule_set, tuple(map(Card, removed.tolist())), given, int(start_player))
                deal = Deal(opening, tuple(map(Card, deck.tolist())))
                yield PlayedGame(deal, played, tuple(scores.tolist()))


@dataclass(frozen=True)
class Decisions:
    """The decisions of a game, an element for each; observations and masks as in the environments."""

    observations: NDArray[np.int8]
    action_masks: NDArray[np.int8]
    actions: NDArray[np.int8]
    players: NDArray[np.int8]
    """Who decided."""
    win_shares: NDArray[np.float32]
    """What the player who decided won in the end."""


def decisions_of(played: PlayedGame) -> Decisions:
    """Replay a game: what each player saw, might have done, did and won."""
    game = Game(played.deal)
    views, vector = new_observations(1)
    seen, masks, players = [], np.zeros((len(played.actions), ACTIONS), np.int8), []
    for number, action in enumerate(played.actions.tolist()):
        position = game.position
        players.append(position.to_move or 0)
        observe_into(position.state, players[-1], views)
        seen.append(vector[0].copy())
        masks[number, list(game.legal_actions)] = 1
        game.play(action)
    shares = np.array(game.position.win_shares, np.float32)
    by = np.array(players, np.int8)
    return Decisions(np.array(seen), masks, played.actions, by, shares[by])
