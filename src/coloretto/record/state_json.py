"""A position as JSON, for programs that do not read its text. See docs/formats.md."""

from functools import cache

from msgspec import Struct

from coloretto.rules import Card, Phase, Position, RuleSet
from coloretto.rules.kernel import KINDS, MAX_ROW_CARDS, NO_CARD, STATE, TAKEN

LETTERS = "".join(card.letter for card in Card)
PHASES = {phase.value: phase.name.lower() for phase in Phase}
NOTHING, GONE = NO_CARD % 256, TAKEN % 256
"""A state is signed bytes; they are read as unsigned ones here."""


def _offset(field: str) -> int:
    return int(STATE.fields[field][1])  # type: ignore[index]  # a record has fields


PHASE, TO_MOVE, DRAWN, ROUND = map(_offset, ("phase", "to_move", "drawn", "round_number"))
DECK, CARDS_LEFT, ROWS, ROW_SIZES = map(_offset, ("deck", "cards_left", "rows", "row_sizes"))
HANDS, OUT = map(_offset, ("hands", "out"))


class StateJson(Struct):
    """What lies on the table."""

    players: int
    to_move: int
    """-1 when the game is over."""
    phase: str
    """`choose`, `reveal`, `place`, `reveal_bonus` or `over`."""
    drawn: str | None
    """The card to place."""
    rows: list[str | None]
    """The cards on each row; None for one that was taken this round."""
    capacities: list[int]
    hands: list[str]
    in_round: list[int]
    """The players who have not taken a row this round."""
    removed: str
    discarded: str
    deck: dict[str, int]
    """How many cards of each kind are left in the deck."""
    cards_left: int
    cards_until_last_round: int
    last_round: bool
    round: int
    points: list[int]
    """What 1, 2, ... 6 or more cards of a colour pay."""
    scores: list[int]
    """Every player's score with the cards held now."""


def state_of(position: Position) -> StateJson:
    """Read from the bytes of the state, because this is done for every move that a server tells of."""
    rule_set, data = position.rule_set, position.state.tobytes()
    players = range(rule_set.players)
    to_move, drawn = data[TO_MOVE], data[DRAWN]
    deck = data[DECK : DECK + KINDS]
    hands = [_counts_text(data, HANDS + player * KINDS) for player in players]
    rows = [_row(data, row) for row in range(len(rule_set.capacities))]
    removed = "".join(card.letter for card in position.removed)
    cards_left = data[CARDS_LEFT]
    return StateJson(
        players=rule_set.players,
        to_move=-1 if to_move == NOTHING else to_move,
        phase=PHASES[data[PHASE]],
        drawn=None if drawn == NOTHING else LETTERS[drawn],
        rows=rows,
        capacities=list(rule_set.capacities),
        hands=hands,
        in_round=[player for player in players if not data[OUT + player]],
        removed=removed,
        discarded=_discarded(rule_set, deck, [*hands, *(row or "" for row in rows)], drawn, removed),
        deck=dict(zip(LETTERS, deck, strict=True)),
        cards_left=cards_left,
        cards_until_last_round=max(0, cards_left - rule_set.reserve),
        last_round=cards_left < rule_set.reserve,
        round=data[ROUND],
        points=list(rule_set.table.points),
        scores=list(position.scores),
    )


def _counts_text(data: bytes, begin: int) -> str:
    return "".join([letter * data[begin + kind] for kind, letter in enumerate(LETTERS)])


def _row(data: bytes, row: int) -> str | None:
    size = data[ROW_SIZES + row]
    if size == GONE:
        return None
    begin = ROWS + row * MAX_ROW_CARDS
    return "".join([LETTERS[card] for card in data[begin : begin + size]])


def _discarded(rule_set: RuleSet, deck: bytes, seen: list[str], drawn: int, removed: str) -> str:
    """The cards that left the game with a row nobody took: all that are nowhere else."""
    table = "".join(seen) + ("" if drawn == NOTHING else LETTERS[drawn])
    all_cards = cards_of(rule_set)
    return "".join(
        [
            letter * (all_cards[kind] - deck[kind] - table.count(letter))
            for kind, letter in enumerate(LETTERS)
            if letter not in removed
        ]
    )


@cache
def cards_of(rule_set: RuleSet) -> tuple[int, ...]:
    """How many cards of each kind a rule set has."""
    return tuple(rule_set.layout[0].deck.tolist())
