"""What has just happened at the table, told in sentences."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from coloretto.rules import Action, Card, Position
from coloretto.terminal import texts
from coloretto.terminal.palette import Palette
from coloretto.terminal.wording import drawn_card


@dataclass(frozen=True)
class Narrator:
    """Tells the person at the keyboard, who is the player `you`, what everybody does."""

    names: Sequence[str]
    you: int
    palette: Palette

    def tell(self, player: int, before: Position, action: Action, after: Position) -> Iterator[str]:
        """The lines about an action. A bot's draw is told when its card lies on a row."""
        if action.row is None:
            yield from self._drawing(player, before, after)
        elif action.is_take:
            yield from self._taking(player, action.row, before, after)
        else:
            yield self._placing(player, action.row, before)
        if after.round != before.round or after.is_over:
            yield from self._round_end(before, after)

    def round_begins(self, number: int, starter: int) -> str:
        form = texts.ROUND_BEGINS_WITH_YOU if starter == self.you else texts.ROUND_BEGINS
        return self.palette.loud(form.format(round=number, name=self.names[starter]))

    def _drawing(self, player: int, before: Position, after: Position) -> Iterator[str]:
        yield from self._last_round(before, after)
        if player == self.you:
            yield texts.YOU_DRAW.format(card=self.palette.a_card(drawn_card(after)))

    def _placing(self, player: int, row: int, before: Position) -> str:
        form = texts.BOT_PLACES
        if player == self.you:
            form = texts.YOU_PLACE if len(before.legal_actions) > 1 else texts.ONLY_PLACE
        card = self.palette.a_card(drawn_card(before))
        return form.format(name=self.names[player], card=card, row=row + 1)

    def _taking(self, player: int, row: int, before: Position, after: Position) -> Iterator[str]:
        taken = before.rows[row] or ()
        form = texts.YOU_TAKE if player == self.you else texts.BOT_TAKES
        told = form.format(name=self.names[player], row=row + 1, cards=self.palette.cards(taken))
        bonus = _more(after.hands[player].cards, (*before.hands[player].cards, *taken))
        if bonus:
            yield told
            yield from self._last_round(before, after)
            form = texts.YOUR_BONUS if player == self.you else texts.BOT_BONUS
            told = form.format(name=self.names[player], cards=self.palette.cards(bonus))
        yield texts.SCORE_NOW.format(sentence=told, score=after.scores[player])

    def _last_round(self, before: Position, after: Position) -> Iterator[str]:
        if after.is_last_round and not before.is_last_round:
            yield from map(self.palette.loud, ("", *texts.LAST_ROUND_BANNER, ""))

    def _round_end(self, before: Position, after: Position) -> Iterator[str]:
        discarded = _more(after.discarded, before.discarded)
        if discarded:
            yield texts.DISCARDED.format(cards=self.palette.cards(discarded))
        if after.to_move is not None:
            yield ""
            yield self.round_begins(after.round, after.to_move)


def _more(after: Iterable[Card], before: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that have come to a pile."""
    return tuple((Counter(after) - Counter(before)).elements())
