"""How cards look on the screen: by colour, pattern, letters and name."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from coloretto.locales import card_name
from coloretto.rules import Card, Hand
from coloretto.terminal.i18n import current_catalogue, t
from coloretto.terminal.text.board import cards_of
from coloretto.terminal.text.palette import Palette, card_mark


@dataclass(frozen=True)
class Face:
    ink: str
    ground: str
    pattern: str
    """What fills the card: one sign for each kind, so that colour is never the only difference."""

    @property
    def style(self) -> Style:
        return Style(color=self.ink, bgcolor=self.ground)

    @property
    def escape(self) -> str:
        """The same for a terminal: the ink and the ground as 24-bit colours."""
        return f"38;2;{_channels(self.ink)};48;2;{_channels(self.ground)}"


def _channels(colour: str) -> str:
    return ";".join(str(int(colour[place : place + 2], 16)) for place in (1, 3, 5))


FACES = {
    Card.A: Face("#06262b", "#56c9d6", "~"),
    Card.B: Face("#ffffff", "#2b5fc7", ":"),
    Card.C: Face("#ffffff", "#b8243c", "x"),
    Card.D: Face("#2b2300", "#f5cf45", "/"),
    Card.E: Face("#04220f", "#4fb477", "="),
    Card.F: Face("#ffffff", "#a8369e", "o"),
    Card.G: Face("#16191d", "#a9b1ba", "-"),
    Card.PLUS_TWO: Face("#1d1d1d", "#f4efe4", "."),
    Card.JOKER: Face("#f4efe4", "#3a3340", "?"),
    Card.GOLDEN_JOKER: Face("#2a1e00", "#e0a91c", "★"),
}
FREE = Style(dim=True)

SCREEN_PALETTE = Palette(colourful=True, inks={card: face.escape for card, face in FACES.items()})
"""The cards of sentences, as this screen paints them."""


def face_lines(card: Card, width: int, height: int, *, is_new: bool = False) -> list[Text]:
    """A card of this many columns and lines; one that has just come is underlined."""
    style = FACES[card].style
    lines = [Text(_filled(card, width), style=style) for _ in range(height)]
    lines[0] = Text(_edge(card, width, at_top=True), style=style)
    lines[-1] = Text(_edge(card, width, at_top=False), style=style)
    name = _fitting(_face_name(card, width - 2), width - 2)
    lines[height // 2] = Text(name.center(width), style=style)
    if is_new:
        lines[height // 2].highlight_words([name], Style(bold=True, underline=True))
    return lines


def _face_name(card: Card, width: int) -> str:
    """A golden joker that has no room for its name is a joker with a star."""
    name = card_name(current_catalogue(), card.letter)
    if card is Card.GOLDEN_JOKER and len(name) > width:
        return f"{card_mark(card)} {card_name(current_catalogue(), Card.JOKER.letter)}"
    return name


def _edge(card: Card, width: int, *, at_top: bool) -> str:
    """The first line of a card, with its mark to the left; or the last, with its mark to the right."""
    mark = card_mark(card)
    filling = FACES[card].pattern * max(0, width - len(mark) - 3)
    return f" {mark} {filling}"[:width].ljust(width) if at_top else f"{filling} {mark} "[-width:].rjust(width)


def _filled(card: Card, width: int) -> str:
    return (FACES[card].pattern * (width - 2)).center(width)


def place_lines(width: int, height: int) -> list[Text]:
    """A free place."""
    middle = height // 2
    lines = [
        Text(f"┌{'╌' * (width - 2)}┐" if line == 0 else f"└{'╌' * (width - 2)}┘") for line in range(height)
    ]
    for line in range(1, height - 1):
        words = _fitting(t("row-free"), width - 2) if line == middle else ""
        lines[line] = Text(f"╎{words.center(width - 2)}╎")
    for text in lines:
        text.stylize(FREE)
    return lines


def chips(hand: Hand, width: int, *, by_name: bool) -> list[Text]:
    """The cards of a hand, each kind with its number, wrapped to this many columns."""
    lines = [Text()]
    for card in cards_of(hand):
        chip = _chip(card, hand[card], by_name=by_name)
        if lines[-1] and lines[-1].cell_len + 1 + chip.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(Text(" ") if lines[-1] else Text()).append_text(chip)
    return lines if lines[0] else [Text(t("cards-none"), style=FREE)]


def _chip(card: Card, count: int, *, by_name: bool) -> Text:
    words = (
        card_name(current_catalogue(), card.letter)
        if by_name and card is not Card.PLUS_TWO
        else card_mark(card)
    )
    separator = " " if by_name or not words[-1].isalpha() else ""
    if card is Card.PLUS_TWO:
        separator = "\N{MULTIPLICATION SIGN}"
    return Text(f"{words}{separator}{count}", style=FACES[card].style)


def painted(line: str) -> Text:
    """A sentence whose cards were painted by `SCREEN_PALETTE`."""
    return Text.from_ansi(line)


def stacked(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


def _fitting(words: str, width: int) -> str:
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"
