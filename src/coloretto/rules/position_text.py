"""Positions as one line of text, for people to read and programs to parse.

    golden-2-violet de c/ab/- aabJ/cfg* 0:place-f 3 +

Seven fields: the rule set, the removed colours, the rows (`x`: taken), the players' cards (`*`: out of the
round), whose turn it is and in which phase, the round, the cards that left the game with a row that nobody
took. `-` means no cards. The rest is in the deck. docs/formats.md has the whole grammar.
"""

from collections.abc import Iterable, Sequence
from operator import mul

from coloretto.rules import constants, kernel
from coloretto.rules.cards import LETTERS, Card, parse_cards
from coloretto.rules.editions import parse_rule_set, rule_set_text
from coloretto.rules.errors import ColorettoError, PositionTextError
from coloretto.rules.kernel import State
from coloretto.rules.layouts import layout_of
from coloretto.rules.numbers import is_number
from coloretto.rules.plain_state import PlainState
from coloretto.rules.rule_sets import RuleSet
from coloretto.rules.stepping import States

NOTHING = "-"
TAKEN = "x"
OUT = "*"
PHASES = {
    "choose": constants.CHOOSE,
    "reveal": constants.REVEAL,
    "place": constants.PLACE,
    "bonus": constants.REVEAL_BONUS,
    "over": constants.OVER,
}
PHASE_NAMES = tuple(PHASES)
NO_CARDS = (0,) * constants.KINDS


def write_position(rule_set: RuleSet, states: States) -> str:
    state = PlainState(states)
    rows, players = range(len(rule_set.capacities)), range(rule_set.players)
    fields = (
        rule_set_text(rule_set),
        letters_of(state.removed_colours) or NOTHING,
        "/".join([_write_row(state, row) for row in rows]),
        "/".join([_write_hand(state, player) for player in players]),
        _write_turn(state),
        str(state.round_number),
        letters_of_counts(discarded_counts(rule_set, state)) or NOTHING,
    )
    return " ".join(fields)


def letters_of(kinds: Iterable[int]) -> str:
    """The letters of cards that are given by kind."""
    return "".join([LETTERS[kind] for kind in kinds])


def letters_of_counts(counts: Iterable[int]) -> str:
    """The letters of cards, sorted, that are given by how many there are of each kind."""
    return "".join(map(mul, LETTERS, counts))


def discarded_counts(rule_set: RuleSet, state: PlainState) -> Sequence[int]:
    """How many cards of each kind left the game with a row that nobody took: those that are nowhere else."""
    box = rule_set.card_counts
    if state.cards == sum(box):
        return NO_CARDS
    counts = [total - left for total, left in zip(box, state.deck, strict=True)]
    for player in range(rule_set.players):
        counts = [left - held for left, held in zip(counts, state.hand(player), strict=True)]
    for row in range(len(rule_set.capacities)):
        for card in state.row(row):
            counts[card] -= 1
    if state.drawn != constants.NO_CARD:
        counts[state.drawn] -= 1
    for colour in state.removed_colours:
        counts[colour] = 0
    return counts


def _write_row(state: PlainState, row: int) -> str:
    return TAKEN if state.row_sizes[row] == constants.TAKEN else letters_of(state.row(row)) or NOTHING


def _write_hand(state: PlainState, player: int) -> str:
    return (letters_of_counts(state.hand(player)) or NOTHING) + OUT * state.is_out(player)


def _write_turn(state: PlainState) -> str:
    phase = PHASE_NAMES[state.phase]
    if state.phase == constants.OVER:
        return phase
    if state.phase == constants.PLACE:
        phase += f"-{LETTERS[state.drawn]}"
    elif state.phase == constants.REVEAL_BONUS:
        phase += f"-{state.bonus}"
    return f"{state.to_move}:{phase}"


def parse_position(text: str) -> tuple[RuleSet, States]:
    """The inverse of `write_position`; only texts that it writes are accepted."""
    try:
        rule_set, states = _parse(text)
        written = write_position(rule_set, states)
    except ColorettoError as error:
        raise PositionTextError(f"{error}: in position {text!r}") from error
    if written != text:
        raise PositionTextError(f"position {text!r} must be written {written!r}")
    return rule_set, states


def _parse(text: str) -> tuple[RuleSet, States]:
    fields = text.split(" ")
    if len(fields) != 7:
        raise _error(f"7 fields expected, {len(fields)} found")
    rule_set = parse_rule_set(fields[0])
    states = layout_of(rule_set).copy()
    state: State = states[0]
    for colour in _parse_removed(fields[1], rule_set):
        kernel.remove_colour(state, colour)
    _parse_rows(state, fields[2])
    _parse_hands(state, rule_set, fields[3])
    _parse_turn(state, fields[4])
    state.round_number = _parse_number("round", fields[5], 1, most_rounds(rule_set))
    _out_of_deck(state, _parse_cards(fields[6]))
    _check_discarded(state, fields[6])
    _check_turn(state, fields[4])
    return rule_set, states


def most_rounds(rule_set: RuleSet) -> int:
    """Every player takes at least one card in each round, except perhaps the last."""
    return rule_set.deck_size // rule_set.players + 1


def _parse_removed(text: str, rule_set: RuleSet) -> tuple[Card, ...]:
    removed = _parse_cards(text)
    if len(set(removed)) != rule_set.colours_removed or not all(card.is_colour for card in removed):
        raise _error(f"removed colours: {text!r} are not {rule_set.colours_removed} colours")
    return removed


def _parse_rows(state: State, text: str) -> None:
    rows = text.split("/")
    if len(rows) != state.row_count:
        raise _error(f"rows: {state.row_count} expected, {len(rows)} found in {text!r}")
    for row, row_text in enumerate(rows):
        if row_text == TAKEN:
            state.row_sizes[row] = constants.TAKEN
            continue
        cards = _parse_cards(row_text)
        if len(cards) > state.capacities[row]:
            raise _error(f"row {row}: {row_text!r} is more than {state.capacities[row]} cards")
        _out_of_deck(state, cards)
        state.rows[row, : len(cards)] = sorted(cards)
        state.row_sizes[row] = len(cards)


def _parse_hands(state: State, rule_set: RuleSet, text: str) -> None:
    hands = text.split("/")
    if len(hands) != state.players:
        raise _error(f"hands: {state.players} expected, {len(hands)} found in {text!r}")
    for player, hand_text in enumerate(hands):
        cards = _parse_cards(hand_text.removesuffix(OUT))
        if len(cards) < rule_set.start_cards:
            raise _error(f"player {player}: {hand_text!r} is less than the start cards")
        _out_of_deck(state, cards)
        for card in cards:
            state.hands[player, card] += 1
        state.out[player] = hand_text.endswith(OUT)


def _parse_turn(state: State, text: str) -> None:
    player, _, doing = text.rpartition(":")
    phase, _, detail = doing.partition("-")
    if phase not in PHASES:
        raise _error(f"turn: unknown phase in {text!r} (phases are {', '.join(PHASES)})")
    state.phase = PHASES[phase]
    if state.phase == constants.OVER:
        state.to_move = constants.NOBODY
        return
    state.to_move = _parse_number("player to move", player, 0, state.players - 1)
    if state.phase == constants.PLACE:
        state.drawn = Card.from_letter(detail)
        _out_of_deck(state, (Card.from_letter(detail),))
    elif state.phase == constants.REVEAL_BONUS:
        state.bonus = _parse_number("bonus cards", detail, 1, constants.JOKERS)


def _parse_number(what: str, text: str, least: int, most: int) -> int:
    if not is_number(text) or not least <= int(text) <= most:
        raise _error(f"{what}: {text!r} is not a number between {least} and {most}")
    return int(text)


def _parse_cards(text: str) -> tuple[Card, ...]:
    return () if text == NOTHING else parse_cards(text)


def _out_of_deck(state: State, cards: Iterable[Card]) -> None:
    for card in cards:
        if state.deck[card] == 0:
            raise _error(f"too many cards {card.letter!r}")
        state.deck[card] -= 1
        state.cards_left -= 1


def _check_discarded(state: State, text: str) -> None:
    round_over = state.round_number > 1 or state.phase == constants.OVER
    if text != NOTHING and (state.row_count == state.players or not round_over):
        raise _error(f"discarded cards: {text!r}, but no row can have been left over")


def _check_turn(state: State, text: str) -> None:
    """The rows, the hands and the phase must agree about the turn."""
    taken = sum(size == constants.TAKEN for size in state.row_sizes[: state.row_count].tolist())
    out = int(state.out.sum())
    if state.phase == constants.OVER:
        _check_over(state, taken, out)
    elif taken != out:
        raise _error(f"{taken} rows are taken, but {out} players are out of the round")
    elif state.phase == constants.REVEAL_BONUS:
        _check_bonus(state, text)
    elif state.out[state.to_move]:
        raise _error(f"turn: {text!r}, but player {state.to_move} is out of the round")
    elif state.phase == constants.CHOOSE:
        if kernel.is_stranded(state):
            raise _error(f"turn: {text!r}, but there is nothing to draw or take")
    elif not kernel.rows_with_room(state) or (state.phase == constants.REVEAL and not state.cards_left):
        raise _error(f"turn: {text!r}, but nothing can be drawn")


def _check_over(state: State, taken: int, out: int) -> None:
    if out != state.players or kernel.rows_with_cards(state):
        raise _error("the game is over, but not everybody is out or cards are on the rows")
    is_stranded = 0 < taken < state.players and not state.cards_left
    if not kernel.is_last_round(state) or not (taken == state.players or is_stranded):
        raise _error("the game is over, but its last round is not")


def _check_bonus(state: State, text: str) -> None:
    if not state.out[state.to_move] or state.bonus > state.cards_left:
        raise _error(f"turn: {text!r}, but player {state.to_move} has taken no row or the deck is too small")
    if state.hands[state.to_move, constants.GOLDEN_JOKER] < state.bonus:
        raise _error(f"turn: {text!r}, but player {state.to_move} has no golden joker")


def _error(message: str) -> ColorettoError:
    """An error to which `parse_position` adds the text."""
    return ColorettoError(message)
