"""A match on this machine: one game after another, each with its own committed deck."""

from dataclasses import replace
from hashlib import sha256

from msgspec import Struct

from coloretto.record import GameRecord, Recorder
from coloretto.rules import Action, ColorettoError, Match, parse_rule_set

PREVIOUS_GAME = b"coloretto: the previous game of the match"
"""Keeps the seed of a game apart from the commitment to the next one, which is its plain SHA-256."""


class MatchSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is decided before the first card."""

    rules: str
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """The bot on each seat, as text; empty for a person at the keyboard."""
    seed: str
    """Of the last game, in hexadecimal; the seeds of the earlier games follow from it."""
    began: str
    """Local time, ISO 8601."""
    games: int = 1
    entropy: tuple[str, ...] = ()
    """What each player adds to the shuffle of every deck; empty where nobody does."""
    version: int = 2


class LocalMatch:
    """The games so far. The current one is in `recorder`, finished or not."""

    def __init__(self, setup: MatchSetup) -> None:
        self.setup = setup
        self.rule_set = parse_rule_set(setup.rules)
        self.match = Match(replace(self.rule_set, games=setup.games))
        self.game = 1
        """The number of the current game, from 1."""
        self.records: list[GameRecord] = []
        """Of the finished games."""
        self.commitments: list[str] = []
        """As shown before the first card of each game so far."""
        self.recorder = self._deal()

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def scores(self) -> Match | None:
        """Of a match of several games; None for a single game."""
        return self.match if self.setup.games > 1 else None

    def play(self, action: Action) -> None:
        self.recorder.play(action)
        if self.recorder.position.is_over:
            self.records.append(self.recorder.record)
            self.match = self.match.with_game(self.recorder.position.scores)

    def next_game(self) -> None:
        if self.is_over or not self.recorder.position.is_over:
            raise ColorettoError(f"game {self.game} of {self.setup.games} is the current one")
        self.game += 1
        self.recorder = self._deal()

    def _deal(self) -> Recorder:
        seed = game_seed(bytes.fromhex(self.setup.seed), self.game, self.setup.games)
        recorder = Recorder(self.rule_set, self.setup.names, seed, self.setup.entropy)
        self.commitments.append(recorder.record.commitment or "")
        return recorder


def game_seed(last: bytes, game: int, games: int) -> bytes:
    """The seed of a game, given the seed of the match's last game.

    The seeds form a hash chain from the last game back to the first, so a seed that is revealed after its
    game gives away no later deck.
    """
    seed = last
    for _ in range(games - game):
        seed = sha256(PREVIOUS_GAME + seed).digest()
    return seed
