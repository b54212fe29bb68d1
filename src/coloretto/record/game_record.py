"""The record of a game: all that is needed to replay and to verify it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from coloretto.record.errors import RecordFormatError
from coloretto.record.turns import Turn
from coloretto.rules import Opening, RuleSet

NAME_LENGTH = 40


@dataclass(frozen=True)
class GameRecord:
    """A game as it was played, finished or not. `verify` tells whether it can have been played so."""

    opening: Opening
    names: tuple[str, ...]
    turns: tuple[Turn, ...] = ()
    scores: tuple[int, ...] | None = None
    """The final scores; None while the game is not over."""
    commitment: str | None = None
    """What was published of the seed before the first card."""
    seed: bytes | None = None
    """The seed of the deck, once it may be known."""
    entropy: tuple[str, ...] = ()
    """The players' part in the deck: none at all, or a text for each player."""
    tags: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Whatever else is worth keeping, such as the date."""

    def __post_init__(self) -> None:
        if len(self.names) != self.rule_set.players:
            raise RecordFormatError(f"{self.rule_set.players} names expected, not {self.names}")
        for text in (*self.names, *self.tags, *self.tags.values(), *filter(None, self.entropy)):
            check_line(text)
        for name in self.names:
            if len(name) > NAME_LENGTH:
                raise RecordFormatError(f"a name has at most {NAME_LENGTH} characters: {name!r}")
        for tag in self.tags:
            if not tag.isidentifier():
                raise RecordFormatError(f"a tag is named like a variable: {tag!r}")

    @property
    def rule_set(self) -> RuleSet:
        return self.opening.rule_set


def check_line(text: str) -> None:
    """Names, tags and entropy are single lines that look the same when they are printed and read again."""
    if not text or not text.isprintable() or text != text.strip():
        raise RecordFormatError(f"not a printable line without spaces around it: {text!r}")
