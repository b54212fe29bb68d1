"""What just happened at the table, in sentences."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from coloretto.rules import Action, Card, Position
from coloretto.terminal.i18n import t
from coloretto.terminal.text.layout import drawn_card
from coloretto.terminal.text.palette import Palette


@dataclass(frozen=True)
class Narrator:
    """Tells what the players do. A single person at the keyboard is addressed as `you`."""

    names: Sequence[str]
    mine: Collection[int]
    """The players at this keyboard."""
    palette: Palette

    @property
    def you(self) -> int | None:
        return next(iter(self.mine)) if len(self.mine) == 1 else None

    @classmethod
    def of_record(cls, names: Sequence[str], palette: Palette) -> "Narrator":
        """For the reader of a record, in which a person alone against bots is called `You`."""
        return cls(names, [seat for seat, name in enumerate(names) if name == t("player-you")], palette)

    def tell(
        self, player: int, before: Position, action: Action, after: Position, *, by_stand_in: bool = False
    ) -> Iterator[str]:
        """The lines about an action. A card that another player draws is named when it is placed."""
        narrator = self.for_stand_ins({player}) if by_stand_in else self
        yield from narrator._action(player, before, action, after)  # noqa: SLF001 - a narrator, too
        if after.round != before.round or after.is_over:
            yield from self._round_end(before, after)

    def for_stand_ins(self, seats: Collection[int]) -> "Narrator":
        """For what bots do in place of the players on these seats, also of `you`."""
        names = [
            (t("player-your-bot") if seat == self.you else t("player-bot-for", player=name))
            if seat in seats
            else name
            for seat, name in enumerate(self.names)
        ]
        return replace(self, names=names, mine=[seat for seat in self.mine if seat not in seats])

    def _action(self, player: int, before: Position, action: Action, after: Position) -> Iterator[str]:
        if action.row is None:
            yield from self._drawing(player, before, after)
        elif action.is_take:
            yield from self._taking(player, action.row, before, after)
        else:
            yield self._placing(player, action.row, before)

    def round_begins(self, number: int, starter: int) -> str:
        if starter == self.you:
            return self.palette.loud(t("log-round-begins-you", round=number))
        return self.palette.loud(t("log-round-begins-other", round=number, player=self.names[starter]))

    def removed(self, position: Position) -> Iterator[str]:
        """Which colours are not in the game, if any."""
        if position.removed:
            yield t("log-removed", colours=self.palette.cards(position.removed))

    def _drawing(self, player: int, before: Position, after: Position) -> Iterator[str]:
        yield from self._last_round(before, after)
        card = self.palette.a_card(drawn_card(after))
        if player == self.you:
            yield t("log-draws-you", card=card)
        elif player in self.mine:
            yield t("log-draws-other", player=self.names[player], card=card)

    def _placing(self, player: int, row: int, before: Position) -> str:
        card, name = self.palette.a_card(drawn_card(before)), self.names[player]
        if player not in self.mine:
            return t("log-draws-and-places-other", player=name, card=card, row=row + 1)
        if player != self.you:
            return t("log-places-other", player=name, card=card, row=row + 1)
        if len(before.legal_actions) == 1:
            return t("log-only-place-you", card=card, row=row + 1)
        return t("log-places-you", card=card, row=row + 1)

    def _taking(self, player: int, row: int, before: Position, after: Position) -> Iterator[str]:
        taken = before.rows[row] or ()
        sentence = self._taken(player, row, self.palette.cards(taken))
        bonus = _more(after.hands[player].cards, (*before.hands[player].cards, *taken))
        for card in bonus:
            yield sentence
            yield from self._last_round(before, after)
            sentence = self._bonus(player, self.palette.a_card(card))
        score = t("score-now", count=after.scores[player])
        yield t("plain-sentence-with-score", sentence=sentence, score=score)

    def _taken(self, player: int, row: int, cards: str) -> str:
        if player == self.you:
            return t("log-takes-you", row=row + 1, cards=cards)
        return t("log-takes-other", player=self.names[player], row=row + 1, cards=cards)

    def _bonus(self, player: int, card: str) -> str:
        if player == self.you:
            return t("log-bonus-you", card=card)
        return t("log-bonus-other", player=self.names[player], card=card)

    def _last_round(self, before: Position, after: Position) -> Iterator[str]:
        if after.is_last_round and not before.is_last_round:
            yield ""
            yield self.palette.loud(f"*** {t('log-last-round')}")
            yield self.palette.loud(f"*** {t('last-round-about')}")
            yield ""

    def _round_end(self, before: Position, after: Position) -> Iterator[str]:
        discarded = _more(after.discarded, before.discarded)
        if discarded:
            yield t("log-discarded", cards=self.palette.cards(discarded))
        if after.to_move is not None:
            yield ""
            yield self.round_begins(after.round, after.to_move)


def _more(after: Iterable[Card], before: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that have come to a pile."""
    return tuple((Counter(after) - Counter(before)).elements())
