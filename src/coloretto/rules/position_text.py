"""Positions as one line of text, for people to read and programs to parse.

    golden-2-violet de c/ab/- aabJ/cfg* 0:place-f 3 +

Seven fields: the rule set, the removed colours, the rows (`x`: taken), the players' cards (`*`: out of the
round), whose turn it is and in which phase, the round, the cards that left the game with a row that nobody
took. `-` means no cards. The rest is in the deck. docs/formats.md has the whole grammar.
"""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from coloretto.rules import constants, kernel
from coloretto.rules.cards import Card, parse_cards
from coloretto.rules.editions import parse_rule_set, rule_set_text
from coloretto.rules.errors import ColorettoError, PositionTextError
from coloretto.rules.kernel import State
from coloretto.rules.layouts import CACHE_SIZE, layout_of
from coloretto.rules.numbers import is_number
from coloretto.rules.position_checks import CONTRADICTIONS, contradiction, players_out, taken_rows
from coloretto.rules.position_kernel import MAX_POSITION_BYTES, position_into
from coloretto.rules.rule_sets import RuleSet
from coloretto.rules.stepping import States

NOTHING = "-"
TAKEN = "x"
OUT = "*"
PHASES = {name: phase for phase, name in enumerate(constants.PHASE_NAMES)}


def write_position(rule_set: RuleSet, states: States) -> str:
    name, layout = _written(rule_set)
    text = np.empty(MAX_POSITION_BYTES, np.uint8)
    length = position_into(states, layout, text)
    return name + text.tobytes()[:length].decode("ascii")


@lru_cache(CACHE_SIZE)
def _written(rule_set: RuleSet) -> tuple[str, States]:
    """What every text of a rule set begins with, and its layout."""
    return f"{rule_set_text(rule_set)} ", layout_of(rule_set)


def parse_discarded(text: str) -> tuple[Card, ...]:
    """The cards that left the game, from the text of a position."""
    return _parse_cards(text.rpartition(" ")[2])


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
    _check(states, fields[4], fields[6])
    return rule_set, states


def _check(states: States, turn: str, discarded: str) -> None:
    """The rows, the hands and the phase must agree about the turn."""
    state: State = states[0]
    found = contradiction(states, len(_parse_cards(discarded)))
    if found:
        taken, out = taken_rows(state), players_out(state)
        values = {"turn": turn, "player": state.to_move, "taken": taken, "out": out, "discarded": discarded}
        raise _error(CONTRADICTIONS[found].format(**values))


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


def _error(message: str) -> ColorettoError:
    """An error to which `parse_position` adds the text."""
    return ColorettoError(message)
