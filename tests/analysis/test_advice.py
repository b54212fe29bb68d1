"""Advice: the best action, the next one, and a reason whose numbers are true."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from statistics import mean

import numpy as np
import pytest

from coloretto.analysis import Advice, Reason, advise
from coloretto.analysis.reasons import reason_for
from coloretto.record import FairDeck
from coloretto.record.recorder import play_from_deck
from coloretto.rules import PRINTED, Action, Hand, Position, best_score
from coloretto.rules.constants import NOBODY, TAKEN
from coloretto.rules.kernel import State, play
from coloretto.sim.chance import RNG, reveal_at_random, seed_deck
from coloretto.sim.greedy import choose_greedily
from support.effort import effort


def reason_of(text: str) -> Reason:
    reason = advise(Position(text)).reason
    assert reason is not None
    return reason


def test_a_row_that_others_want_is_better_taken_at_once() -> None:
    reason = reason_of("golden-4-brown - dJ/-/-/- b/c/f/e 0:choose 1 -")
    assert (reason.kind, reason.row, reason.points, reason.seat) == ("row-goes", 0, 3, 1)
    assert reason.times >= 8


def test_a_row_can_be_taken_because_it_brings_another_player_more_than_the_other_one() -> None:
    reason = reason_of("golden-4-brown - x/beg/bbg/x bc++/cde+J/cdddf+*/bbdeeef* 1:choose 2 -")
    assert (reason.kind, reason.row, reason.other_row, reason.seat) == ("row-denied", 2, 1, 0)
    assert (reason.points, reason.other_points) == (6, 2)


def test_a_card_is_placed_where_it_stays_longer() -> None:
    """Player 0 gets the same 3 points from it on either row, so that is no reason."""
    text = "golden-4-brown - x/x/bc/- bbbbcg+++j/bcccddeeggg++J*/cdddffff++*/bbcdeeeeff 3:place-b 4 -"
    reason = reason_of(text)
    assert (reason.kind, reason.row, reason.other_row) == ("place-stays", 3, 2)
    assert reason.times > 8
    assert reason.other_times < 2


def test_a_reason_is_about_the_player_for_whom_the_two_places_differ_most() -> None:
    """Row 4 brings player 0 one point less with the card, but so does row 3."""
    position = Position("classic-4-brown - x/de/bd/d aadeeffg++/bccef++j/bbdffffgg/aacdfg+* 2:place-b 4 -")
    reason = reason_for(position.state[0], Action.place(3), Action.place(2))
    assert reason is not None
    assert (reason.kind, reason.seat, reason.points, reason.other_points) == ("place-helps-others", 1, 5, 1)


def test_with_two_players_a_card_is_placed_where_there_is_more_room() -> None:
    position = Position("golden-2-brown cd x/a/- bbbffg++j*/aaabeegg 1:place-a 5 bbef")
    reason = reason_for(position.state[0], Action.place(2), Action.place(1))
    assert reason is not None
    assert (reason.kind, reason.row, reason.other_row, reason.cards) == ("place-room", 2, 1, 2)


def test_what_is_the_same_after_both_actions_is_no_reason() -> None:
    """The card makes both rows full and adds 3 points to either for the player to move, who takes it."""
    position = Position("classic-4-brown - x/x/ee/ae accddfggg*/acccee/bcefff++j*/bbcddg+ 3:place-b 3 -")
    assert reason_for(position.state[0], Action.place(3), Action.place(2)) is None


def test_where_the_rows_tell_nothing_the_rest_of_the_round_may() -> None:
    """Player 0 has most use for the golden joker."""
    position = Position("golden-3-brown c df+/ef/J aabbbdfffggg+/aaaaaabddfg+j/abdeeeeef++++ 1:choose 5 -")
    reason = reason_for(position.state[0], Action.take(2), Action.take(0))
    assert reason is not None
    assert (reason.kind, reason.seat) == ("round-shrinks", 0)
    assert reason.other_points - reason.points >= 3


@pytest.mark.parametrize(
    ("text", "best", "other", "kind", "seat"),
    [
        ("golden-2-brown dg -/-/- aabbbeeeff++/bccceeff++jJ 0:place-b 6 acee++", 2, 0, "card-gained", None),
        ("golden-3-violet g f/-/- bbccdddj/acdf++/abbddeef 0:place-f 4 -", 0, 1, "card-avoided", None),
        ("golden-4-violet - abc/x/bb/- efgg/bd/aaad/bdf+++* 0:place-d 2 -", 2, 3, "card-denied", 2),
        ("golden-3-violet d x/b/- bceg/eefg/ab+* 0:place-c 2 -", 2, 1, "card-foisted", 1),
    ],
)
def test_a_card_is_placed_where_it_comes_to_those_who_should_have_it(
    text: str, best: int, other: int, kind: str, seat: int | None
) -> None:
    position = Position(text)
    reason = reason_for(position.state[0], Action.place(best), Action.place(other))
    assert reason is not None
    assert (reason.kind, reason.seat) == (kind, seat)
    player = position.to_move if seat is None else seat
    assert player is not None
    assert reason.times == tenths_of(takers_of(position, best), player)
    assert reason.other_times == tenths_of(takers_of(position, other), player)
    row = best if reason.times > reason.other_times else other
    with_card, without = gain(position, player, row), gain(position, player, row, has_drawn=False)
    assert reason.points == abs(with_card - without) > 0


def test_a_full_row_that_the_player_takes_cannot_be_spoiled() -> None:
    position = Position("golden-2-violet cd -/-/- bbbfgj/abbegg+ 0:place-f 4 aaee")
    reason = reason_for(position.state[0], Action.place(0), Action.place(2))
    assert reason is not None
    assert (reason.kind, reason.points) == ("place-full", gain(position, 0, 0))
    assert reason.times == tenths_of(takers_of(position, 0), 0) > 5


def test_fewer_colours_are_a_reason_to_take_a_row_now() -> None:
    position = Position("golden-3-violet d beg/x/e c/f/b+* 1:choose 1 -")
    reason = reason_for(position.state[0], Action.take(2), Action.DRAW)
    assert reason is not None
    assert (reason.kind, reason.seat) == ("round-colours", None)
    assert reason.colours == round(mean(colours_after(position, Action.take(2)))) == 2
    assert reason.other_colours == round(mean(colours_after(position, Action.DRAW))) == 3


def takers_of(position: Position, row: int) -> list[int]:
    """Who takes a row in each continuation after the card was placed there."""
    found = []
    for states in continuations(position, Action.place(row)):
        found += [
            int(before.to_move)
            for before, after in pairwise(states)
            if before.row_sizes[row] > 0 and after.row_sizes[row] == TAKEN
        ]
    return found


def tenths_of(takers: list[int], player: int) -> int:
    return (takers.count(player) + 5) // 10


def colours_after(position: Position, action: Action) -> list[int]:
    """How many colours the player has after the round, in each continuation."""
    player = position.to_move
    return [
        sum(held > 0 for held in states[-1].hands[player][:7]) for states in continuations(position, action)
    ]


def continuations(position: Position, action: Action) -> Iterator[list[State]]:
    """All states of the round, from before the action to the last one before the next round, a hundred times.

    The row that is taken last is gone only for a moment: so a round ends with a copy in which it is.
    """
    rng = np.zeros(1, RNG)[0]
    for number in range(100):
        seed_deck(rng, 0, number)
        states, choice = [position.state[0].copy()], int(action)
        while True:
            state = states[-1].copy()
            play(state, choice)
            reveal_at_random(state, rng)
            if state.to_move == NOBODY or state.round_number != states[0].round_number:
                state.row_sizes[choice] = TAKEN
                yield [*states, state]
                break
            states.append(state)
            choice = choose_greedily(state, rng)


def test_drawing_can_be_better_because_of_the_row_that_is_taken_later() -> None:
    position = Position("classic-4-brown - a/-/-/- a/c/f/g 3:choose 1 -")
    reason = reason_for(position.state[0], Action.DRAW, Action.take(0))
    assert reason is not None
    assert (reason.kind, reason.points) == ("row-later", 1)
    assert reason.other_points >= 3


def test_without_a_choice_there_is_no_reason() -> None:
    advice = advise(Position("golden-4-brown - -/-/-/- b/c/f/e 2:choose 1 -"))
    assert (advice.other, advice.reason) == (None, None)


def test_without_an_action_that_is_worth_less_there_is_no_reason() -> None:
    """Player 2 cannot win, and gets 21 points from any row."""
    advice = advise(
        Position(
            "golden-4-brown - ace/ace/ac+/x"
            " abdddddeff+jJ/aaaabbbbccdee++/bcdefgggg++j/abbbdeeffffgggg++++* 2:choose 6 -"
        )
    )
    assert (advice.other, advice.reason) == (None, None)


@pytest.mark.parametrize("rules", ["golden-2-violet", "classic-4-brown"])
def test_the_numbers_of_reasons_are_true(rules: str) -> None:
    rng = Random(rules)
    deal = FairDeck(rng.randbytes(32)).deal(PRINTED[rules], [])
    position = Position.start(deal.opening)
    for _ in range(effort(40, 1000)):
        if position.is_over:
            break
        check(advise(position, 0))
        position, _ = play_from_deck(position, rng.choice(position.legal_actions), deal.deck)


def check(advice: Advice) -> None:
    reason, position = advice.reason, advice.analysis.position
    assert advice.other is None or advice.other.action in position.legal_actions
    if reason is None:
        return
    assert reason.row == advice.best.action.row
    assert advice.other is not None
    assert reason.other_row == advice.other.action.row
    assert 0 <= reason.times <= 10
    assert 0 <= reason.cards <= position.cards_left
    assert reason.seat != position.to_move
    points, of_row, of_other = points_of(position, reason)
    assert {
        "row-goes": lambda: points == of_row > 0 and reason.times >= 3,
        "row-now": lambda: points == of_row > reason.other_points,
        "row-pays-more": lambda: points == of_row > reason.other_points == of_other,
        "row-denied": lambda: points == of_row > reason.other_points == of_other,
        "row-stays": lambda: points == of_other > 0 and reason.times > 5,
        "row-later": lambda: points == of_other < reason.other_points,
        "deck-helps": lambda: 2 * reason.cards >= reason.left == position.cards_left,
        "deck-hurts": lambda: 2 * reason.cards < reason.left == position.cards_left,
        "place-builds": lambda: points == of_row > reason.other_points,
        "place-spoils": lambda: points == of_row < reason.other_points,
        "place-helps-others": lambda: points == of_other > reason.other_points,
        "place-hurts": lambda: points == of_other < reason.other_points,
        "place-stays": lambda: reason.times >= reason.other_times + 3 and of_row > 0,
        "place-room": lambda: (
            reason.cards == room(position, reason.row) > 0 == room(position, reason.other_row)
        ),
        "best-grows": lambda: points > reason.other_points and points >= of_row,
        "best-shrinks": lambda: points < reason.other_points,
        "round-grows": lambda: points > reason.other_points,
        "round-shrinks": lambda: points < reason.other_points,
        "place-full": lambda: (
            room(position, reason.row) == 0 < room(position, reason.other_row) and points == of_row > 0
        ),
        "card-gained": lambda: reason.times >= reason.other_times + 2,
        "card-avoided": lambda: reason.times <= reason.other_times - 2,
        "card-denied": lambda: reason.times <= reason.other_times - 2,
        "card-foisted": lambda: reason.times >= reason.other_times + 2,
        "round-colours": lambda: reason.colours < reason.other_colours,
    }[reason.kind](), (position, reason)


def points_of(position: Position, reason: Reason) -> tuple[int, int, int]:
    """Those of the reason, and what the two rows bring whom it is about, with a card that is placed."""
    player = position.to_move if reason.seat is None or reason.kind in OWN_ROWS else reason.seat
    of_row, of_other = (
        0 if row is None else gain(position, player, row) for row in (reason.row, reason.other_row)
    )
    return reason.points, of_row, of_other


OWN_ROWS = {"row-goes", "row-now", "row-stays", "row-later"}
"""Reasons about rows of the player to move, even if another player is named."""


def room(position: Position, row: int | None) -> int:
    """For how many cards a row has room once the drawn one lies there."""
    assert row is not None
    cards = position.rows[row]
    assert cards is not None
    return position.rule_set.capacities[row] - len(cards) - 1


def gain(position: Position, player: int | None, row: int, *, has_drawn: bool = True) -> int:
    """What a row adds to a player's score, with the drawn card or without it."""
    assert player is not None
    cards = position.rows[row]
    assert cards is not None
    drawn = () if position.drawn is None or not has_drawn else (position.drawn,)
    hand, table, removed = position.hands[player], position.rule_set.table, position.removed
    return best_score(Hand.of((*hand.cards, *cards, *drawn)), table, removed) - best_score(
        hand, table, removed
    )
