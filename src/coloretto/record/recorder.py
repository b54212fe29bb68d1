"""Recording a game while it is played."""

from collections.abc import Sequence
from dataclasses import replace

from coloretto.record.fair import commitment_of, fair_deal
from coloretto.record.game_record import GameRecord
from coloretto.record.turns import Turn
from coloretto.rules import Action, Card, Position, RuleSet


class Recorder:
    """A game with a fair deck, its record kept up to date with every action.

    The record shows the commitment from the start, and the seed when the game is over.
    """

    def __init__(
        self, rule_set: RuleSet, names: Sequence[str], seed: bytes, entropy: Sequence[str] = ()
    ) -> None:
        self._deal = fair_deal(rule_set, seed, entropy)
        self._seed = seed
        self.position = Position.start(self._deal.opening)
        self.record = GameRecord(
            self._deal.opening, tuple(names), commitment=commitment_of(seed), entropy=tuple(entropy)
        )

    def play(self, action: Action) -> tuple[Card, ...]:
        """Let the player to move do this; return the cards it revealed from the deck."""
        before = self.position
        self.position, revealed = play_from_deck(before, action, self._deal.deck)
        turns = self.record.turns
        if action.is_place:
            turns = (*turns[:-1], replace(turns[-1], placed=action.row))
        elif action.is_take:
            turns = (*turns, Turn(int(before.to_move or 0), taken=action.row, revealed=revealed))
        else:
            turns = (*turns, Turn(int(before.to_move or 0), drawn=revealed[0]))
        self.record = replace(self.record, turns=turns)
        if self.position.is_over:
            self.record = replace(self.record, scores=self.position.scores, seed=self._seed)
        return revealed


def play_from_deck(
    position: Position, action: Action, deck: Sequence[Card]
) -> tuple[Position, tuple[Card, ...]]:
    """The position after an action, and the cards of the deck that it revealed."""
    revealed: list[Card] = []
    position = position.after(action)
    while position.phase.is_chance:
        revealed.append(deck[len(deck) - position.cards_left])
        position = position.reveal(revealed[-1])
    return position, tuple(revealed)
