"""Recording a game while it is played."""

from collections.abc import Sequence
from dataclasses import replace

from coloretto.record.fair import FairDeck
from coloretto.record.game_record import GameRecord
from coloretto.record.turns import RecordedTurn
from coloretto.rules import Action, ActionError, Card, IllegalActionError, Position, RuleSet


class Recorder:
    """A game with a fair deck that keeps its own record.

    The record has the commitment from the start, and the seed once the game is over.
    """

    def __init__(
        self, rule_set: RuleSet, names: Sequence[str], seed: bytes, entropy: Sequence[str] = ()
    ) -> None:
        self._fair_deck = FairDeck(seed)
        self._deal = self._fair_deck.deal(rule_set, entropy)
        self.position = Position.start(self._deal.opening)
        self.record = GameRecord(
            self._deal.opening,
            tuple(names),
            commitment=self._fair_deck.commitment,
            entropy=tuple(entropy),
        )

    def play(self, action: Action | int) -> tuple[Card, ...]:
        """Play an action of the player to move; return the cards it revealed from the deck.

        An unknown or illegal action raises an error and changes nothing.
        """
        action = _known_action(action)
        player = _player_to_move(self.position)
        after, revealed = play_from_deck(self.position, action, self._deal.deck)
        record = replace(self.record, turns=turns_with(self.record.turns, player, action, revealed))
        if after.is_over:
            record = replace(record, scores=after.scores, seed=self._fair_deck.seed)
        self.position, self.record = after, record
        return revealed


def turns_with(
    turns: tuple[RecordedTurn, ...], player: int, action: Action, revealed: tuple[Card, ...]
) -> tuple[RecordedTurn, ...]:
    """The turns of a game after one more action, which revealed these cards."""
    if action.is_place:
        return (*turns[:-1], RecordedTurn(player, turns[-1].drawn, action.row))
    if action.is_take:
        return (*turns, RecordedTurn(player, taken=action.row, revealed=revealed))
    return (*turns, RecordedTurn(player, drawn=revealed[0]))


def _known_action(action: Action | int) -> Action:
    try:
        return Action(action)
    except ValueError:
        raise ActionError(f"unknown action: {action!r} (actions are 0 to {max(Action).value})") from None


def _player_to_move(position: Position) -> int:
    if position.to_move is None:
        raise IllegalActionError(f"nobody is to move: the game is over in {position.text!r}")
    return position.to_move


def play_from_deck(
    position: Position, action: Action, deck: Sequence[Card]
) -> tuple[Position, tuple[Card, ...]]:
    """The position after an action, and the cards that it revealed from the deck."""
    revealed: list[Card] = []
    position = position.after(action)
    while position.phase.is_chance:
        revealed.append(deck[len(deck) - position.cards_left])
        position = position.reveal(revealed[-1])
    return position, tuple(revealed)
