"""What the WebAssembly module exports: the functions of the rules and the bots, over pointers.

A browser hands in the addresses of records and arrays in the module's memory, laid out as `layout` says.
Nothing is implemented here. Every number is 32 bits wide, except seeds: JavaScript has no other whole ones.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numba
from numba import carray, types

from coloretto.analysis import kernel as analysis
from coloretto.analysis import reason_kernel
from coloretto.analysis.kernel import MOVE, TOTALS
from coloretto.analysis.reason_record import REASON
from coloretto.bots import equivalent_actions, rollout_race, softmax
from coloretto.bots.beginner import choose_as_a_beginner
from coloretto.bots.casual import choose_casually
from coloretto.bots.network import NETWORK
from coloretto.bots.policy_bot import seed_bot_rng
from coloretto.bots.position_values import VALUED_STATES
from coloretto.bots.rollout_race import RACE
from coloretto.rules import (
    deal_kernel,
    kernel,
    layouts,
    match_kernel,
    position_checks,
    position_kernel,
    sha256,
    sheet_kernel,
    stepping,
)
from coloretto.rules.constants import KINDS, MAX_PLAYERS, MOST_CARDS_PAID
from coloretto.rules.deal_kernel import DEAL
from coloretto.rules.kernel import STATE
from coloretto.rules.position_kernel import MAX_POSITION_BYTES
from coloretto.rules.sha256 import DIGEST_BYTES, HASHER
from coloretto.rules.sheet_kernel import SHEET
from coloretto.sim.chance import RNG
from coloretto.wasm.quantised import QUANTISED, restore
from coloretto.wasm.valuers import VALUER, valuer_at

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

NUMBER = types.int32
SEED = types.int64
NOTHING = types.void


def _pointer(dtype):
    return types.CPointer(numba.from_dtype(dtype))


BYTES, SHORTS, DOUBLES = (
    types.CPointer(types.uint8),
    types.CPointer(types.int16),
    types.CPointer(types.float64),
)
SMALL_NUMBERS = types.CPointer(types.int8)
STATES, RNGS, HASHERS = _pointer(STATE), _pointer(RNG), _pointer(HASHER)
WORDS = types.CPointer(types.uint32)


class Export(NamedTuple):
    function: Callable[..., Any]
    result: Any
    parameters: tuple[Any, ...]

    @property
    def name(self) -> str:
        return self.function.__name__


EXPORTS: list[Export] = []


def exported(result, *parameters):
    """Export a function, which numba compiles for these types."""

    def register(function):
        EXPORTS.append(Export(function, result, parameters))
        return function

    return register


# The rules.


@exported(NOTHING, STATES, NUMBER, SMALL_NUMBERS, NUMBER, NUMBER, SMALL_NUMBERS, SMALL_NUMBERS)
def lay_out(states, players, capacities, rows, reserve, points, card_counts):
    layouts.lay_out(
        carray(states, 1),
        players,
        carray(capacities, rows),
        reserve,
        carray(points, MOST_CARDS_PAID + 1),
        carray(card_counts, KINDS),
    )


@exported(NOTHING, STATES, SMALL_NUMBERS, NUMBER, SMALL_NUMBERS, NUMBER, NUMBER)
def set_up(states, removed, colours_removed, start_cards, cards_each, start_player):
    layout = carray(states, 1)
    given = carray(start_cards, (MAX_PLAYERS, cards_each))
    stepping.set_up(layout, carray(removed, colours_removed), given, start_player)


@exported(NUMBER, STATES)
def legal_actions(states):
    return stepping.legal_mask(carray(states, 1))


@exported(NUMBER, STATES, NUMBER)
def try_play(states, action):
    return stepping.try_play(carray(states, 1), action)


@exported(NUMBER, STATES, NUMBER)
def try_reveal(states, card):
    return stepping.try_reveal(carray(states, 1), card)


@exported(NUMBER, STATES)
def awaits_card(states):
    return stepping.awaits_card(carray(states, 1)[0])


@exported(NUMBER, STATES)
def is_last_round(states):
    return kernel.is_last_round(carray(states, 1)[0])


@exported(NUMBER, STATES)
def cards_until_last_round(states):
    return kernel.cards_until_last_round(carray(states, 1)[0])


@exported(NUMBER, STATES, NUMBER)
def next_in_round(states, player):
    return kernel.next_in_round(carray(states, 1)[0], player)


@exported(NOTHING, STATES, SHORTS, DOUBLES)
def scores_into(states, scores, shares):
    stepping.scores_into(carray(states, 1), carray(scores, MAX_PLAYERS), carray(shares, MAX_PLAYERS))


@exported(NOTHING, SHORTS, NUMBER, NUMBER, SHORTS, DOUBLES)
def match_into(games, count, players, totals, shares):
    match_kernel.match_into(carray(games, (count, players)), carray(totals, players), carray(shares, players))


@exported(NUMBER, STATES, SMALL_NUMBERS, BYTES)
def write_fields(states, box, text):
    return position_kernel.write_fields(
        carray(states, 1)[0], carray(box, KINDS), carray(text, MAX_POSITION_BYTES)
    )


@exported(NOTHING, SMALL_NUMBERS, SMALL_NUMBERS, NUMBER, _pointer(SHEET))
def write_sheet(hand, points, removed, sheets):
    paid = carray(points, MOST_CARDS_PAID + 1)
    sheet_kernel.write_sheet(carray(hand, KINDS), paid, removed, carray(sheets, 1)[0])


@exported(NUMBER, STATES, NUMBER)
def contradiction(states, discarded):
    return position_checks.contradiction(carray(states, 1), discarded)


# Chance.


@exported(NOTHING, HASHERS)
def begin_hash(hashers):
    sha256.begin_hash(carray(hashers, 1)[0])


@exported(NOTHING, HASHERS, BYTES, NUMBER)
def add_bytes(hashers, message, length):
    sha256.add_bytes(carray(hashers, 1)[0], carray(message, length))


@exported(NOTHING, HASHERS, BYTES, NUMBER)
def add_part(hashers, part, length):
    deal_kernel.add_part(carray(hashers, 1)[0], carray(part, length))


@exported(NOTHING, HASHERS, BYTES)
def end_hash(hashers, digest):
    sha256.end_hash(carray(hashers, 1)[0], carray(digest, DIGEST_BYTES))


@exported(NOTHING, BYTES, NUMBER, BYTES, NUMBER, HASHERS, BYTES)
def hmac_sha256(key, key_length, message, length, hashers, digest):
    sha256.hmac_sha256(
        carray(key, key_length), carray(message, length), carray(hashers, 1)[0], carray(digest, DIGEST_BYTES)
    )


@exported(NOTHING, BYTES, HASHERS, BYTES, WORDS, NUMBER)
def write_numbers(key, hashers, block, numbers, count):
    deal_kernel.write_numbers(
        carray(key, DIGEST_BYTES), carray(hashers, 1)[0], carray(block, DIGEST_BYTES), carray(numbers, count)
    )


@exported(NUMBER, STATES, NUMBER, NUMBER, WORDS, NUMBER, _pointer(DEAL))
def write_deal(layouts, colours_removed, start_cards, numbers, count, deals):
    return deal_kernel.deal_into(
        carray(layouts, 1), colours_removed, start_cards, carray(numbers, count), carray(deals, 1)
    )


# The bots.


@exported(NOTHING, RNGS, SEED)
def seed_rng(rngs, seed):
    seed_bot_rng(carray(rngs, 1), seed)


@exported(NUMBER, STATES, RNGS)
def choose_beginner(states, rngs):
    return choose_as_a_beginner(carray(states, 1)[0], carray(rngs, 1)[0])


@exported(NUMBER, STATES, RNGS)
def choose_casual(states, rngs):
    return choose_casually(carray(states, 1)[0], carray(rngs, 1)[0])


@exported(NUMBER, STATES, NUMBER, _pointer(VALUER), RNGS)
def choose_softmax(root, number, valuers, rngs):
    return softmax.choose(carray(root, 1), number, valuer_at(carray(valuers, 1)[0]), carray(rngs, 1))


@exported(NUMBER, STATES, NUMBER, _pointer(VALUER), RNGS, STATES, STATES, _pointer(RACE))
def choose_rollout(root, rollouts, valuers, rngs, start, states, races):
    return rollout_race.choose(
        carray(start, 1),
        carray(root, 1),
        carray(states, VALUED_STATES),
        rollouts,
        valuer_at(carray(valuers, 1)[0]),
        carray(rngs, 1)[0],
        carray(races, 1)[0],
    )


# What positions are worth, and what a game's moves changed.


@exported(NOTHING, STATES, _pointer(VALUER), _pointer(MOVE))
def value_actions(states, valuers, moves):
    analysis.value_actions(
        carray(states, VALUED_STATES), valuer_at(carray(valuers, 1)[0]), carray(moves, 1)[0]
    )


@exported(NUMBER, STATES)
def distinct_actions(states):
    return equivalent_actions.distinct_actions(carray(states, 1)[0])


@exported(NOTHING, STATES, NUMBER, NUMBER, RNGS, _pointer(REASON))
def explain(states, best, other, rngs, reasons):
    reason_kernel.explain(
        carray(states, VALUED_STATES), best, other, carray(rngs, 1)[0], carray(reasons, 1)[0]
    )


@exported(NOTHING, STATES, _pointer(VALUER), _pointer(TOTALS))
def begin_review(states, valuers, totals):
    analysis.begin_review(
        carray(states, VALUED_STATES), valuer_at(carray(valuers, 1)[0]), carray(totals, 1)[0]
    )


@exported(NOTHING, STATES, NUMBER, SMALL_NUMBERS, NUMBER, _pointer(VALUER), _pointer(MOVE), _pointer(TOTALS))
def review_action(states, action, cards, card_count, valuers, moves, totals):
    analysis.review_action(
        carray(states, VALUED_STATES),
        action,
        carray(cards, card_count),
        valuer_at(carray(valuers, 1)[0]),
        carray(moves, 1)[0],
        carray(totals, 1)[0],
    )


@exported(NOTHING, _pointer(QUANTISED), _pointer(NETWORK))
def restore_network(quantised, networks):
    restore(carray(quantised, 1)[0], carray(networks, 1)[0])
