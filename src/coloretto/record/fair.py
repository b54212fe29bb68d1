"""The fair deck: the server cannot change it during the game, and anyone can check that afterwards.

The server draws a secret seed of 32 bytes and publishes its SHA-256, the commitment, before the first card.
Then each player may add entropy, so that the server alone does not decide the deck either. The seed and the
entropy determine the deal, by `coloretto.rules.seeded_random`; the seed is revealed when the game is over.

This has limits. If no player adds entropy, the server may have tried many seeds before it committed to one.
A server that plays seats itself must not choose their entropy after it has seen that of others. And a seed
is used for one game: anyone who knows it knows the deck.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import digest

from coloretto.record.errors import DeckError
from coloretto.record.lines import check_entropy
from coloretto.rules import Deal, RuleSet
from coloretto.rules.seeded_random import SEED_BYTES


@dataclass(frozen=True)
class FairDeck:
    """A secret seed: publish its commitment, then collect the players' entropy, then deal."""

    seed: bytes = field(repr=False)  # logs must not show it

    def __post_init__(self) -> None:
        check_seed(self.seed)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal, published before the first card."""
        return sha256(self.seed).hexdigest()

    def deal(self, rule_set: RuleSet, entropy: Sequence[str] = ()) -> Deal:
        """The deal of the seed and of the players' entropy, which is empty or has a text for each player."""
        check_entropy(tuple(entropy), rule_set.players)
        return Deal.shuffled(rule_set, self.seed, *(text.encode() for text in entropy))

    def bot_seed(self, decision: int, seat: int) -> int:
        """The seed of a bot's decision: unpredictable during the game, reproducible from its record.

        `decision` counts the actions that were played in the game before, by all players.
        """
        return int.from_bytes(digest(self.seed, f"bot {decision} {seat}".encode(), "sha256")[:8])

    def check_commitment(self, commitment: str) -> None:
        if self.commitment != commitment:
            raise DeckError(
                f"the seed {self.seed.hex()} has the commitment {self.commitment},"
                f" but {commitment} was published: this is not the deck that was promised"
            )


def check_seed(seed: bytes) -> None:
    """A shorter seed could be found from its commitment by brute force."""
    if len(seed) != SEED_BYTES:
        raise DeckError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
