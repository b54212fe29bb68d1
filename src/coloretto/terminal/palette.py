"""How cards look: by name always, and on a colour where the terminal shows colours."""

from collections.abc import Iterable
from dataclasses import dataclass
from os import environ
from re import compile as regex
from typing import TextIO

from coloretto.rules import Card
from coloretto.terminal import texts

# Dark or light ink on the card's own ground reads well on dark and on light terminals alike.
INKS = {
    Card.A: "30;46",
    Card.B: "97;44",
    Card.C: "97;41",
    Card.D: "30;43",
    Card.E: "30;42",
    Card.F: "97;45",
    Card.G: "30;47",
    Card.PLUS_TWO: "1",
    Card.JOKER: "7",
    Card.GOLDEN_JOKER: "1;7",
}
LOUD = "1"
QUIET = "2"

ESCAPES = regex(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Palette:
    colourful: bool = False

    @classmethod
    def of(cls, stream: TextIO) -> "Palette":
        """Colours for a terminal that can show them and a person who has not declined them."""
        plain = environ.get("NO_COLOR") or environ.get("TERM") == "dumb"
        return cls(stream.isatty() and not plain)

    def card(self, card: Card) -> str:
        return self._inked(texts.CARDS[card.letter], INKS[card])

    def a_card(self, card: Card) -> str:
        """The card as a sentence calls it: "a joker"."""
        return texts.IN_SENTENCES.get(card.letter, "{card}").format(card=self.card(card))

    def cards(self, cards: Iterable[Card]) -> str:
        return texts.COMMA.join(map(self.card, cards))

    def loud(self, text: str) -> str:
        return self._inked(text, LOUD)

    def quiet(self, text: str) -> str:
        return self._inked(text, QUIET)

    def _inked(self, text: str, ink: str) -> str:
        return f"\x1b[{ink}m{text}\x1b[0m" if self.colourful else text


def width(text: str) -> int:
    """The columns a text takes on the screen."""
    return len(ESCAPES.sub("", text))


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))
