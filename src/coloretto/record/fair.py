"""The fair deck: nobody can choose it after the first card, and everybody can check that at the end.

The server draws a secret seed of 32 bytes and publishes its SHA-256, the commitment, before the first
card. Then each player may add entropy, so that the server alone does not decide the deck either. Seed and
entropy give the deal by `coloretto.rules.lots`; the seed is revealed when the game is over.
"""

from collections.abc import Sequence
from hashlib import sha256

from coloretto.record.errors import DeckError
from coloretto.record.lines import check_entropy
from coloretto.rules import Deal, RuleSet
from coloretto.rules.lots import SEED_BYTES


def commitment_of(seed: bytes) -> str:
    """The SHA-256 of a seed in hexadecimal, to be published before the first card."""
    return sha256(seed).hexdigest()


def fair_deal(rule_set: RuleSet, seed: bytes, entropy: Sequence[str] = ()) -> Deal:
    """The deal of a secret seed and of the players' entropy: none at all, or a text for each player."""
    check_seed(seed)
    check_entropy(tuple(entropy), rule_set.players)
    return Deal.shuffled(rule_set, seed, *(text.encode() for text in entropy))


def check_seed(seed: bytes) -> None:
    """A shorter seed could be found from its commitment by trying them all."""
    if len(seed) != SEED_BYTES:
        raise DeckError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")


def check_commitment(seed: bytes, commitment: str) -> None:
    if commitment_of(seed) != commitment:
        raise DeckError(
            f"the seed {seed.hex()} has the commitment {commitment_of(seed)},"
            f" but {commitment} was published: this is not the deck that was promised"
        )
