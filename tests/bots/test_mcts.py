from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given

from coloretto.bots import Budget
from coloretto.bots.equivalent_actions import equivalent
from coloretto.bots.mcts import NO_NODE, ROOT
from coloretto.bots.search import SearchBot
from coloretto.rules import Action, Card, Position
from support.play import games


def test_cards_are_revealed_as_often_as_the_deck_has_them() -> None:
    position = Position("golden-4-brown - -/-/-/- a/b/c/d 0:choose 1 -")
    bot = SearchBot(1, Budget(simulations=50_000))
    assert [value.action for value in bot.explain(position)] == [Action.DRAW]
    visits = visits_below(bot, child_of(bot, ROOT, Action.DRAW))
    assert set(visits) == set(position.deck.cards)
    for card, times in visits.items():
        odds = position.deck[Card(card)] / position.cards_left
        assert abs(times - 50_000 * odds) < 4 * (50_000 * odds * (1 - odds)) ** 0.5


def test_the_card_of_a_golden_joker_is_chance_as_well() -> None:
    position = Position("golden-3-brown g J/b/- a/b/c 1:choose 7 -")
    bot = SearchBot(1, Budget(simulations=10_000))
    bot.choose(position)
    assert set(visits_below(bot, child_of(bot, ROOT, Action.TAKE_0))) == set(position.deck.cards)


def child_of(bot: SearchBot, node: int, step: int) -> int:
    child = int(bot._tree[node].first_child)
    while bot._tree[child].step != step:
        child = int(bot._tree[child].sibling)
    return child


def visits_below(bot: SearchBot, node: int) -> dict[int, int]:
    """How often each step was taken from a node of the tree that a bot has grown last."""
    visits, child = {}, bot._tree[node].first_child
    while child != NO_NODE:
        visits[int(bot._tree[child].step)] = int(bot._tree[child].visits)
        child = bot._tree[child].sibling
    return visits


@given(games())
def test_actions_are_equivalent_exactly_if_they_lead_to_the_same_rows_in_another_order(
    positions: list[Position],
) -> None:
    for position in positions:
        same = {action: equivalent(position.state, action) for action in position.legal_actions}
        for one, other in combinations(position.legal_actions, 2):
            assert (same[one] == same[other]) == (table_after(position, one) == table_after(position, other))


def table_after(position: Position, action: Action) -> tuple[object, ...]:
    """A position after an action, without the order of the rows."""
    rows: list[tuple[Card, ...] | None] = list(position.rows)
    row = action.row
    taken: tuple[Card, ...] | None = ()
    if row is not None and action.is_take:
        taken, rows[row] = rows[row], None
    elif row is not None:
        rows[row] = (*(rows[row] or ()), position.drawn or Card.A)
    capacities = position.rule_set.capacities
    sorted_rows = [None if cards is None else tuple(sorted(cards)) for cards in rows]
    return action == Action.DRAW, taken, Counter(zip(capacities, sorted_rows, strict=True))


@pytest.mark.parametrize("nodes", [1, 2, 10, 100])
def test_a_full_tree_is_searched_on_as_it_is(monkeypatch: pytest.MonkeyPatch, nodes: int) -> None:
    monkeypatch.setattr("coloretto.bots.search.MAX_NODES", nodes)
    position = Position("golden-3-brown g J/b/- a/b/c 1:choose 7 -")
    bot = SearchBot(1, Budget(simulations=500))
    values = bot.explain(position)
    assert bot._tree[ROOT].nodes <= nodes + 1
    assert bot._tree[ROOT].visits == 500
    assert {value.action for value in values} == set(position.legal_actions)
