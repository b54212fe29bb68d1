"""The kernel against a second implementation of the rules: whole games, and counts of game trees."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import Deal, Position, RuleSet
from support.model import Table, first_table, moves, outcomes, table_text
from support.play import rule_sets, seeds, steps_of_game


@given(rule_sets, seeds, seeds, st.sampled_from((0, 0.5, 0.9, 1)))
def test_the_kernel_and_the_model_play_the_same_games(
    rules: RuleSet, deck: int, choices: int, eager: float
) -> None:
    deal = Deal.shuffled(rules, deck)
    table = first_table(deal.opening)
    check_same(Position.start(deal.opening), table, deal)
    for step in steps_of_game(deal, Random(choices), eager):
        table = (moves(table) | outcomes(table))[str(step.event)]
        check_same(step.after, table, deal)


def check_same(position: Position, table: Table, deal: Deal) -> None:
    assert position.text == table_text(table, deal.opening)
    assert {str(action) for action in position.legal_actions} == set(moves(table))
    assert {str(card) for card, _ in position.chance_outcomes} == set(outcomes(table))
    assert str(position.deck) == table.deck
    assert position.is_last_round == (table.above is None)
    assert position.cards_until_last_round == (table.above or 0)
