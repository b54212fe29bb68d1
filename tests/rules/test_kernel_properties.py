"""What holds in every game of every rule set."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given

from coloretto.rules import (
    PRINTED,
    Action,
    Card,
    ColorettoError,
    Deal,
    Phase,
    Position,
    RuleSet,
    cards_text,
)
from support.effort import effort
from support.play import Step, games, played_games, printed_rule_sets, steps_of_game


def box(rules: RuleSet) -> Counter[str]:
    return Counter("abcdefg" * 9 + "+" * 10 + "j" * rules.jokers + "J" * rules.golden_jokers)


def on_the_table(position: Position) -> str:
    """Every card that is in the deck, on a row, in a hand or about to be placed."""
    rows = "".join(cards_text(row or ()) for row in position.rows)
    hands = "".join(map(str, position.hands))
    return f"{position.deck}{rows}{hands}{'' if position.drawn is None else position.drawn}"


def ends_round(step: Step) -> bool:
    return step.after.round > step.before.round or step.after.is_over


def left_over(step: Step) -> str:
    """The cards on rows that nobody took, where a step ends a round."""
    rows = [cards_text(row or ()) for row in step.before.rows]
    if isinstance(step.event, Action) and step.event.row is not None:
        rows[step.event.row] = ""
    return "".join(rows) if ends_round(step) else ""


@given(played_games())
def test_cards_are_conserved_at_every_step(steps: list[Step]) -> None:
    rules, removed = steps[0].before.rule_set, cards_text(steps[0].before.removed) * 9
    left_the_game = ""
    for step in steps:
        left_the_game += left_over(step)
        assert Counter(on_the_table(step.after) + left_the_game + removed) == box(rules)
        assert Counter(cards_text(step.after.discarded)) == Counter(left_the_game)
        assert step.after.cards_left == len(step.after.deck)


@given(games())
def test_legal_actions_are_exactly_those_that_can_be_played(positions: list[Position]) -> None:
    for position in positions[::3]:
        before = (position.text, hash(position), position._states.tobytes())
        for action in range(-1, 12):
            if action in position.legal_actions:
                assert position.after(action) != position
            else:
                with pytest.raises(ColorettoError):
                    position.after(action)
        assert (position.text, hash(position), position._states.tobytes()) == before


@given(games())
def test_exactly_the_chance_outcomes_can_be_revealed(positions: list[Position]) -> None:
    for position in positions[::3]:
        outcomes = dict(position.chance_outcomes)
        assert sum(outcomes.values()) == (1 if position.phase.is_chance else 0)
        for card in range(-1, 12):
            if card in outcomes:
                assert position.reveal(card).deck[Card(card)] == position.deck[Card(card)] - 1
                assert outcomes[Card(card)] == Fraction(position.deck[Card(card)], position.cards_left)
            else:
                with pytest.raises(ColorettoError):
                    position.reveal(card)


@given(games())
def test_a_player_can_always_do_something_or_a_card_is_awaited_until_the_game_is_over(
    positions: list[Position],
) -> None:
    for position in positions:
        waiting = (bool(position.legal_actions), position.phase.is_chance, position.is_over)
        assert waiting.count(True) == 1


@given(games())
def test_no_row_is_overfull_and_there_is_one_for_each_player_still_in(positions: list[Position]) -> None:
    for position in positions:
        rows = [row for row in position.rows if row is not None]
        assert len(rows) >= len(position.players_in)
        for row, capacity in zip(position.rows, position.rule_set.capacities, strict=True):
            assert len(row or ()) <= capacity


def is_short_of_cards(step: Step) -> bool:
    """Whether the deck has not what the rows have room for, or not what golden jokers reveal."""
    table = zip(step.before.rows, step.before.rule_set.capacities, strict=True)
    has_room = any(row is not None and len(row) < capacity for row, capacity in table)
    held_before, held_after = (
        sum(hand[Card.GOLDEN_JOKER] for hand in position.hands) for position in (step.before, step.after)
    )
    revealing = held_after - held_before if step.before.phase == Phase.CHOOSE else 0
    wanted = max(revealing, step.before.phase == Phase.CHOOSE and has_room)
    return step.before.cards_left < wanted


@given(played_games())
def test_a_deck_that_cannot_run_out_is_never_short_of_cards(steps: list[Step]) -> None:
    assert steps[0].before.rule_set.can_run_out or not any(map(is_short_of_cards, steps))


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize("seed", range(effort(3, 100)))
def test_the_deck_of_a_printed_edition_never_runs_out_however_much_is_drawn(name: str, seed: int) -> None:
    steps = list(steps_of_game(Deal.shuffled(PRINTED[name], seed), Random(seed), eager=1))
    assert not any(map(is_short_of_cards, steps))


def test_a_deck_that_can_run_out_does() -> None:
    rules = RuleSet(players=3, capacities=(3, 3, 3), reserve=1)
    steps = list(steps_of_game(Deal.shuffled(rules, 1), Random(1), eager=1))
    assert any(map(is_short_of_cards, steps))


@given(played_games())
def test_the_game_ends_with_the_round_in_which_the_last_round_card_turned_up(steps: list[Step]) -> None:
    rules = steps[0].before.rule_set
    reveals = [step for step in steps if isinstance(step.event, Card)]
    turned_up = reveals[rules.deck_size - rules.reserve]
    assert steps[-1].after.is_over
    assert steps[-1].after.round == turned_up.before.round
    assert not turned_up.before.is_last_round
    assert turned_up.after.is_last_round


@given(played_games())
def test_the_player_who_took_last_starts_the_next_round(steps: list[Step]) -> None:
    took_last = None
    for step in steps:
        if isinstance(step.event, Action) and step.event.is_take:
            took_last = step.before.to_move
        if step.after.round > step.before.round:
            assert step.after.to_move == took_last
            assert step.after.players_in == tuple(range(step.after.players))


@given(played_games())
def test_everybody_takes_exactly_one_row_in_every_round(steps: list[Step]) -> None:
    takes = [step for step in steps if isinstance(step.event, Action) and step.event.is_take]
    final = steps[-1].after
    stranded = final.cards_left == 0 and final.rule_set.can_run_out
    for number in range(1, final.round + 1):
        takers = [step.before.to_move for step in takes if step.before.round == number]
        assert len(set(takers)) == len(takers)
        if number < final.round or not stranded:
            assert len(takers) == final.players
    assert sum(row is None for row in final.rows) == sum(step.before.round == final.round for step in takes)


@given(played_games())
def test_turns_pass_clockwise_to_players_still_in(steps: list[Step]) -> None:
    for step in steps:
        before, after = step.before, step.after
        if after.phase != Phase.CHOOSE or after.round > before.round:
            continue
        assert before.to_move is not None
        clockwise = [(before.to_move + seats) % before.players for seats in range(1, before.players + 1)]
        assert after.to_move == next(player for player in clockwise if player in after.players_in)


@given(played_games(printed_rule_sets))
def test_a_printed_game_ends_with_every_row_but_a_third_one_taken(steps: list[Step]) -> None:
    final = steps[-1].after
    assert sum(row is None for row in final.rows) == final.players
    assert all(not row for row in final.rows)
    assert final.players_in == ()
