"""What decides a game: the arena's seed and the numbers of the deal, the rotation and the seat."""

from coloretto.rules import Deal, RuleSet
from coloretto.rules.seeded_random import random_blocks, seed_from_number

BOT_SEED_BYTES = 4


def deal_of(rule_set: RuleSet, seed: int, number: int) -> Deal:
    """The deal of a number: the same for every line-up, so that they are compared on the same cards."""
    return Deal.shuffled(rule_set, seed_from_number(seed), b"arena deal", _eight_bytes(number))


def bot_seed(seed: int, deal: int, rotation: int, seat: int) -> int:
    """A seed for a bot, as different from all others as its place is."""
    place = map(_eight_bytes, (deal, rotation, seat))
    return int.from_bytes(random_blocks(1, seed_from_number(seed), b"arena bot", *place)[:BOT_SEED_BYTES])


def _eight_bytes(number: int) -> bytes:
    return number.to_bytes(8, "big")
