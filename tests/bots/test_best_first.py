"""The tree that several expansions grow: everything in it follows from its leaves."""

import pytest

from coloretto.bots import Budget
from coloretto.bots.best_first import ROOT, UNEXPANDED
from coloretto.bots.network_files import shipped_network
from coloretto.bots.neural import NeuralBot
from coloretto.bots.successors import NO_SUCCESSOR
from coloretto.rules import PRINTED, Action, Position
from support.bot_turns import SeatValues, action_value, distinct_actions, worth
from support.networks import values_of

EXPANSIONS = 60
DECISIONS = [
    Position("classic-3-brown g a/b/- ab/cd/ef 1:choose 2 -"),
    Position("golden-4-violet - ab/ab/cJ/- aab/bc/cde/efg 2:choose 3 -"),
    Position("golden-2-brown fg a/x/bcc aabcd*/bbcde 1:choose 4 a"),
    Position("golden-5-brown - -/-/-/-/a a/b/c/d/e 4:place-J 1 -"),
]
LAST_TURNS = Position(
    "players:2,capacities:1.1,jokers:0,golden_jokers:1,reserve:47,table:brown,colours_removed:3,"
    "start_cards:0,games:1 efg a/J aab/bbc 0:choose 1 -"
)
"""Whatever row is taken, the game is over two turns from here."""


def bot_with(expansions: int) -> NeuralBot:
    return NeuralBot(0, Budget(simulations=expansions), shipped_network(PRINTED["classic-4-brown"]))


def grown(position: Position, expansions: int = EXPANSIONS) -> NeuralBot:
    """A bot whose tree has grown from a position."""
    bot = bot_with(expansions)
    bot.explain(position)
    return bot


def position_at(bot: NeuralBot, node: int, root: Position) -> Position:
    return Position.of_state(root.rule_set, bot._tree.states[node : node + 1])


def expanded_nodes(bot: NeuralBot) -> list[int]:
    return [node for node in range(int(bot._tree.counts[0])) if bot._tree.nodes[node].children != UNEXPANDED]


def successors_of(bot: NeuralBot, node: int) -> list[int]:
    children = bot._tree.children[int(bot._tree.nodes[node].children)]
    return [end for end in children.nodes.tolist() if end != NO_SUCCESSOR]


def has_twin_successors(bot: NeuralBot, node: int, root: Position) -> bool:
    """Whether rows of different capacities with the same cards are taken last: each has a node of its own."""
    texts = [position_at(bot, end, root).text for end in successors_of(bot, node)]
    return len(set(texts)) < len(texts)


def best_value(bot: NeuralBot, node: int, root: Position) -> SeatValues:
    """What the best action makes of the values of the ends of the turn, in plain Python."""
    position = position_at(bot, node, root)
    known = {position_at(bot, end, root).text: bot._tree.values[end] for end in successors_of(bot, node)}
    values = [
        action_value(position, action, lambda end: known[end.text]) for action in distinct_actions(position)
    ]
    return max(values, key=lambda seats: worth(seats, position.to_move or 0))


@pytest.mark.parametrize("position", DECISIONS)
def test_an_expanded_node_is_worth_what_its_best_action_is(position: Position) -> None:
    bot = grown(position)
    expanded = expanded_nodes(bot)
    assert len(expanded) == bot._tree.counts[1] > EXPANSIONS / 2
    for node in expanded:
        if has_twin_successors(bot, node, position):
            continue
        assert bot._tree.values[node] == pytest.approx(best_value(bot, node, position), abs=1e-5)


@pytest.mark.parametrize("position", DECISIONS)
def test_any_other_node_is_worth_what_the_network_says(position: Position) -> None:
    bot = grown(position)
    expanded = set(expanded_nodes(bot))
    for node in set(range(int(bot._tree.counts[0]))) - expanded:
        end = position_at(bot, node, position)
        assert bot._tree.values[node] == pytest.approx(
            values_of(end, shipped_network(PRINTED["classic-4-brown"])), abs=1e-5
        )
        assert bot._tree.nodes[node].is_over == end.is_over


@pytest.mark.parametrize("expansions", [1, 2, 3, 10, EXPANSIONS])
@pytest.mark.parametrize("position", DECISIONS)
def test_every_expansion_but_the_first_is_of_one_action(position: Position, expansions: int) -> None:
    bot = bot_with(expansions)
    tried = {value.action: value.simulations for value in bot.explain(position)}
    assert bot._tree.nodes[ROOT].visits == expansions
    assert sum(tried[action] for action in distinct_actions(position)) == expansions - 1


@pytest.mark.parametrize("position", DECISIONS)
def test_visits_of_a_node_are_its_own_expansion_and_those_of_its_successors(position: Position) -> None:
    bot = grown(position)
    for node in expanded_nodes(bot):
        ends = successors_of(bot, node)
        assert bot._tree.nodes[node].visits == 1 + sum(int(bot._tree.nodes[end].visits) for end in ends)


def test_cards_come_as_often_as_the_deck_has_them() -> None:
    start = Position("golden-4-brown - -/-/-/- a/b/c/d 0:choose 1 -")
    bot = grown(start, expansions=400)
    visits = bot._tree.children[0].visits[:50].reshape(10, 5).sum(1)
    for card, times in zip(start.deck.counts, visits.tolist(), strict=True):
        assert abs(times - 399 * card / start.cards_left) < 1


def test_it_plays_what_it_tried_most_often() -> None:
    values = bot_with(EXPANSIONS).explain(DECISIONS[0])
    assert [value.simulations for value in values] == sorted((v.simulations for v in values), reverse=True)
    assert bot_with(EXPANSIONS).choose(DECISIONS[0]) == values[0].action


@pytest.mark.parametrize("position", DECISIONS)
def test_it_finds_the_same_again_whatever_it_was_asked_before(position: Position) -> None:
    used = bot_with(EXPANSIONS)
    for other in DECISIONS:
        used.explain(other)
    assert used.explain(position) == bot_with(EXPANSIONS).explain(position)


@pytest.mark.parametrize("milliseconds", [1, 30])
def test_by_the_clock_it_expands_at_least_once(milliseconds: int) -> None:
    for position in DECISIONS:
        bot = NeuralBot(0, Budget(milliseconds=milliseconds))
        assert bot.choose(position) in position.legal_actions
        assert bot._tree.nodes[ROOT].visits >= 1
        assert 1 <= bot._tree.counts[1] <= len(bot._tree.children)


@pytest.mark.parametrize("budget", [Budget(simulations=500), Budget(milliseconds=2)])
@pytest.mark.parametrize(("expansions", "nodes"), [(1, 64), (2, 64), (7, 64), (500, 0), (500, 1)])
def test_where_there_is_no_room_for_more_it_stops(
    monkeypatch: pytest.MonkeyPatch, budget: Budget, expansions: int, nodes: int
) -> None:
    monkeypatch.setattr("coloretto.bots.neural.MAX_EXPANSIONS", expansions)
    monkeypatch.setattr("coloretto.bots.best_first.NODES_PER_EXPANSION", nodes)
    for position in DECISIONS:
        bot = NeuralBot(0, budget)
        values = bot.explain(position)
        assert sorted(value.action for value in values) == list(position.legal_actions)
        assert 1 <= bot._tree.counts[1] <= expansions
        assert bot._tree.counts[0] <= len(bot._tree.nodes)


def test_what_it_has_followed_to_the_end_it_knows_exactly_and_looks_on_in_peace() -> None:
    bot = bot_with(500)
    best, _ = bot.explain(LAST_TURNS)
    assert bot._tree.nodes[ROOT].visits == 500
    assert not any(bot._tree.nodes[node].is_over for node in expanded_nodes(bot))
    assert best.win_shares == pytest.approx(exact_shares(LAST_TURNS.after(best.action)), abs=1e-5)


def exact_shares(position: Position) -> list[float]:
    """Everybody takes the only row that is left."""
    if position.is_over:
        return list(position.win_shares)
    if outcomes := position.chance_outcomes:
        known = [(float(odds), exact_shares(position.reveal(card))) for card, odds in outcomes]
        return [sum(odds * shares[seat] for odds, shares in known) for seat in range(position.players)]
    (only,) = position.legal_actions
    assert only in (Action.TAKE_0, Action.TAKE_1)
    return exact_shares(position.after(only))
