"""The record of a game: everything needed to replay and verify it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from coloretto.record.errors import RecordFormatError
from coloretto.record.fair import check_seed
from coloretto.record.lines import check_entropy, check_hexadecimal, check_line
from coloretto.record.shortening import shown
from coloretto.record.turns import RecordedTurn
from coloretto.rules import Opening, RuleSet

NAME_LENGTH = 40
BOT_MOVES = "bot_moves"
"""The tag with the numbers of the moves that a bot made for a player."""
CONTINUED = "continued_after"
"""The tag with the number of the last turn that was played in another game, which this one continues."""
_DRAWN = " drawn"
"""After that number: only the card was drawn there, it was placed in this game."""
_LAST_BEFORE = re.compile(rf"(0|[1-9][0-9]{{0,3}})({_DRAWN})?")
_MOVE_NUMBERS = re.compile(r"[1-9][0-9]{0,3}(?: [1-9][0-9]{0,3})*")


@dataclass(frozen=True)
class GameRecord:
    """A game as it was played, finished or not. `verify` checks that it keeps the rules."""

    opening: Opening
    names: tuple[str, ...]
    turns: tuple[RecordedTurn, ...] = ()
    scores: tuple[int, ...] | None = None
    """The final scores; None while the game is not over."""
    commitment: str | None = None
    """The commitment to the seed, published before the first card."""
    seed: bytes | None = None
    """The seed of the deck; None until it is revealed."""
    entropy: tuple[str, ...] = ()
    """What the players added to the seed: empty, or a text for each player."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """Other facts worth keeping, such as the date."""

    def __post_init__(self) -> None:
        self._check_names()
        self._check_tags()
        check_entropy(self.entropy, self.rule_set.players)
        if self.commitment is not None:
            check_hexadecimal("a commitment", self.commitment)
        if self.seed is not None:
            check_seed(self.seed)

    def _check_names(self) -> None:
        if len(self.names) != self.rule_set.players:
            raise RecordFormatError(f"{self.rule_set.players} names expected, not {shown(self.names)}")
        for name in self.names:
            check_line("a name", name)
            if len(name) > NAME_LENGTH:
                raise RecordFormatError(f"a name has at most {NAME_LENGTH} characters: {shown(name)}")

    def _check_tags(self) -> None:
        for tag, value in self.tags.items():
            if not tag.isidentifier():
                raise RecordFormatError(f"a tag is named like a variable: {shown(tag)}")
            check_line(f"the tag {shown(tag)}", value)
        if BOT_MOVES in self.tags and _MOVE_NUMBERS.fullmatch(self.tags[BOT_MOVES]) is None:
            raise RecordFormatError(
                f"the tag {BOT_MOVES!r} has numbers of moves, not {shown(self.tags[BOT_MOVES])}"
            )

    @property
    def bot_moves(self) -> frozenset[int]:
        """The turns, counted from 1, that a bot has finished for a player."""
        return frozenset(map(int, self.tags.get(BOT_MOVES, "").split()))

    @property
    def actions_before(self) -> int:
        """So many actions were played in another game, which this one continues; 0 where no tag says so."""
        found = _LAST_BEFORE.fullmatch(self.tags.get(CONTINUED, ""))
        if found is None or int(found[1]) > len(self.turns):
            return 0
        actions = [len(turn.actions) for turn in self.turns[: int(found[1])]]
        if found[2] and actions:
            actions[-1] = 1
        return sum(actions)

    @property
    def rule_set(self) -> RuleSet:
        return self.opening.rule_set
