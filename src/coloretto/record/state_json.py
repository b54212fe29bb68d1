"""A position as JSON, for programs that do not read its text. See docs/formats.md."""

from coloretto.record.json_types import StateJson
from coloretto.rules import Phase, Position
from coloretto.rules.cards import LETTERS
from coloretto.rules.constants import NO_CARD
from coloretto.rules.position_text import NOTHING, OUT, TAKEN

NOTHING_OR_OUT = NOTHING + OUT
PHASES = [phase.name.lower() for phase in Phase]


def state_of(position: Position) -> StateJson:
    """The position as JSON. Servers send it with every move: it reuses the cached text of the position."""
    rule_set, state = position.rule_set, position.plain_state
    _, removed, rows, hands_text, _, _, discarded = position.text.split(" ")
    drawn, cards_left, hands = state.drawn, state.cards_left, hands_text.split("/")
    return StateJson(
        players=rule_set.players,
        to_move=state.to_move,
        phase=PHASES[state.phase],
        drawn=None if drawn == NO_CARD else LETTERS[drawn],
        rows=[None if row == TAKEN else row.strip(NOTHING) for row in rows.split("/")],
        capacities=list(rule_set.capacities),
        hands=[hand.strip(NOTHING_OR_OUT) for hand in hands],
        in_round=[player for player, hand in enumerate(hands) if hand[-1] != OUT],
        removed=removed.strip(NOTHING),
        discarded=discarded.strip(NOTHING),
        deck=dict(zip(LETTERS, state.deck, strict=True)),
        cards_left=cards_left,
        cards_until_last_round=state.cards_until_last_round,
        last_round=state.is_last_round,
        round=state.round_number,
        points=list(rule_set.table.points),
        scores=list(position.scores),
    )
