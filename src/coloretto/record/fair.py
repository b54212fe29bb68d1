"""The fair deck: nobody can choose it after the first card, and everybody can check that at the end.

The server draws a secret seed of 32 bytes and publishes its SHA-256, the commitment, before the first
card. Then each player may add entropy, so that the server alone does not decide the deck either. Seed and
entropy give the deal by `coloretto.rules.lots`; the seed is revealed when the game is over.

This proves no more than it says. Where no player adds entropy, the server may have tried many seeds before
it committed to one. A server that plays seats itself must not choose their entropy after it has seen that
of others. And a seed serves for one game: whoever knows it knows the deck.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from coloretto.record.errors import DeckError
from coloretto.record.lines import check_entropy
from coloretto.rules import Deal, RuleSet
from coloretto.rules.lots import SEED_BYTES


@dataclass(frozen=True)
class FairDeck:
    """A secret seed: first show its commitment, then collect the players' entropy, then deal."""

    seed: bytes = field(repr=False)  # a log may show a deck, but not its secret

    def __post_init__(self) -> None:
        check_seed(self.seed)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal. Publish it before the first card."""
        return sha256(self.seed).hexdigest()

    def deal(self, rule_set: RuleSet, entropy: Sequence[str] = ()) -> Deal:
        """The deal that follows from the seed and the players' entropy: none, or a text for each player."""
        check_entropy(tuple(entropy), rule_set.players)
        return Deal.shuffled(rule_set, self.seed, *(text.encode() for text in entropy))

    def check_commitment(self, commitment: str) -> None:
        if self.commitment != commitment:
            raise DeckError(
                f"the seed {self.seed.hex()} has the commitment {self.commitment},"
                f" but {commitment} was published: this is not the deck that was promised"
            )


def check_seed(seed: bytes) -> None:
    """A shorter seed could be found from its commitment by trying them all."""
    if len(seed) != SEED_BYTES:
        raise DeckError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
