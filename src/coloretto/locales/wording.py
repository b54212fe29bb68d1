"""Cards and lists in words."""

from collections import Counter
from collections.abc import Iterable, Sequence
from re import IGNORECASE
from re import compile as regex

from coloretto.locales.catalogue import Catalogue

CARD_IDS = {letter: letter for letter in "abcdefg"} | {"+": "plus-two", "j": "joker", "J": "golden-joker"}
"""The last part of the ids of messages about a card, by the card's letter."""


SOUNDS_LIKE_I = regex(r"(?:i|h?í|hi(?!e|a))", IGNORECASE)
"""How a name begins before which Spanish says "e" instead of "y"."""


def card_id(letter: str) -> str:
    return CARD_IDS[letter]


def card_name(say: Catalogue, letter: str) -> str:
    """The name of a card in labels and lists: "blue"."""
    return say(f"card-{CARD_IDS[letter]}")


def card_object(say: Catalogue, letter: str) -> str:
    """A card as the object of a sentence: "a blue card"."""
    return say(f"card-object-{CARD_IDS[letter]}")


def cards_listed(say: Catalogue, letters: Iterable[str]) -> str:
    """Cards separated by commas, in order of appearance, with equal ones counted."""
    counts = Counter(letters)
    names = {letter: card_name(say, letter) for letter in counts}
    items = [
        say("cards-held", count=count, card=names[letter]) if count > 1 else names[letter]
        for letter, count in counts.items()
    ]
    return listed(say, items, "list-more") if items else say("cards-none")


def listed(say: Catalogue, items: Sequence[str], last: str = "list-and") -> str:
    """`a`, `a and b`, `a, b and c`; with `list-or` or `list-more` as the last link instead of `list-and`."""
    text, *more = items
    for item in more[:-1]:
        text = say("list-more", items=text, next=item)
    if more:
        link = "list-and-before-i" if last == "list-and" and SOUNDS_LIKE_I.match(more[-1]) else last
        text = say(link, items=text, **{"next" if last == "list-more" else "last": more[-1]})
    return text
