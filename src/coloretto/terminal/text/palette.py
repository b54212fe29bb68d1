"""How cards look: by name always, and on a colour where the terminal shows colours."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from os import environ
from re import compile as regex
from typing import TextIO

from coloretto.locales import card_id, card_name, card_object
from coloretto.rules import Card
from coloretto.terminal.i18n import current_catalogue, list_of, t

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
    inks: Mapping[Card, str] = field(default_factory=lambda: INKS)

    @classmethod
    def of(cls, stream: TextIO) -> "Palette":
        """Colours for a terminal that can show them and a person who has not declined them."""
        plain = environ.get("NO_COLOR") or environ.get("TERM") == "dumb"
        return cls(stream.isatty() and not plain)

    def card(self, card: Card) -> str:
        """The card as a label or a list calls it: "joker"."""
        return self._inked(card_name(current_catalogue(), card.letter), self.inks[card])

    def a_card(self, card: Card) -> str:
        """The card as the object of a sentence: "a joker"."""
        return self._inked(card_object(current_catalogue(), card.letter), self.inks[card])

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards with commas between, several alike counted."""
        counts: dict[Card, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        items = [self.card(card) if count == 1 else self.held(card, count) for card, count in counts.items()]
        return list_of(items, "list-more") if items else t("cards-none")

    def held(self, card: Card, count: int) -> str:
        return t("cards-held", count=count, card=self.card(card))

    def loud(self, text: str) -> str:
        return self._inked(text, LOUD)

    def quiet(self, text: str) -> str:
        return self._inked(text, QUIET)

    def _inked(self, text: str, ink: str) -> str:
        return f"\x1b[{ink}m{text}\x1b[0m" if self.colourful and text else text


def card_mark(card: Card) -> str:
    """A colour in two letters of the language; other cards by the sign that stands for them everywhere."""
    signs = {Card.PLUS_TWO: "+2", Card.JOKER: "?", Card.GOLDEN_JOKER: "★"}
    return signs.get(card) or t(f"card-mark-{card_id(card.letter)}")


def width(text: str) -> int:
    """The columns a text takes on the screen."""
    return len(ESCAPES.sub("", text))


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))
