"""Turns: what a player did, with the cards that were revealed."""

import re
from dataclasses import dataclass

from coloretto.record.errors import RecordFormatError
from coloretto.record.shortening import shown
from coloretto.rules import Action, Card, cards_text, parse_cards


@dataclass(frozen=True)
class RecordedTurn:
    """A card drawn and placed, or a row taken.

    As text `Df P2`: drew f, placed it on row 2. `T0`: took row 0; `T0=c`: its golden joker revealed c.
    """

    player: int
    drawn: Card | None = None
    placed: int | None = None
    """The row the drawn card was placed on; None until it is placed."""
    taken: int | None = None
    revealed: tuple[Card, ...] = ()
    """The cards that golden jokers revealed."""

    def __post_init__(self) -> None:
        if (self.drawn is None) == (self.taken is None):
            raise RecordFormatError(f"a turn is either a card drawn or a row taken: {shown(self)}")
        if (self.drawn is None and self.placed is not None) or (self.taken is None and self.revealed):
            raise RecordFormatError(
                f"only a drawn card is placed, and only a taken row reveals: {shown(self)}"
            )

    @property
    def text(self) -> str:
        if self.drawn is not None:
            return f"D{self.drawn}" + ("" if self.placed is None else f" P{self.placed}")
        return f"T{self.taken}" + (f"={cards_text(self.revealed)}" if self.revealed else "")

    @property
    def actions(self) -> tuple[tuple[Action, tuple[Card, ...]], ...]:
        """The actions of the turn, each with the cards that it revealed."""
        if self.drawn is None:
            return ((Action.from_text(f"T{self.taken}"), self.revealed),)
        drawn = (Action.DRAW, (self.drawn,))
        return (drawn,) if self.placed is None else (drawn, (Action.place(self.placed), ()))


_DRAW = re.compile(r"D([a-g+jJ])(?: P([0-4]))?")
_TAKE = re.compile(r"T([0-4])(?:=([a-g+jJ]+))?")


def parse_turn(player: int, text: str) -> RecordedTurn:
    """The inverse of `RecordedTurn.text`."""
    if drawn := _DRAW.fullmatch(text):
        placed = None if drawn[2] is None else int(drawn[2])
        return RecordedTurn(player, drawn=Card.from_letter(drawn[1]), placed=placed)
    if taken := _TAKE.fullmatch(text):
        return RecordedTurn(player, taken=int(taken[1]), revealed=parse_cards(taken[2] or ""))
    raise RecordFormatError(f"not a turn: {shown(text)} (turns look like 'Df P2', 'T0' or 'T0=c')")
