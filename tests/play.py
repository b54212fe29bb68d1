"""What the tests share: rule sets of every kind, and games played by lot."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from coloretto.rules import PRINTED, Deal, Position, RuleSet, ScoringTable

printed_rule_sets = st.sampled_from(list(PRINTED.values()))


@st.composite
def custom_rule_sets(draw: st.DrawFn) -> RuleSet:
    players = draw(st.integers(2, 5))
    jokers = draw(st.integers(0, 3))
    colours_removed = draw(st.integers(0, 4))
    return RuleSet(
        players=players,
        capacities=tuple(draw(st.lists(st.integers(1, 5), min_size=players, max_size=5))),
        jokers=jokers,
        golden_jokers=draw(st.integers(0, 3 - jokers)),
        reserve=draw(st.integers(1, 30)),
        table=ScoringTable(tuple(draw(st.lists(st.integers(0, 99), min_size=6, max_size=6)))),
        colours_removed=colours_removed,
        start_cards=draw(st.integers(0, (7 - colours_removed) // players)),
        games=draw(st.integers(1, 100)),
    )


rule_sets = printed_rule_sets | custom_rule_sets()
seeds = st.integers(0, 2**64 - 1)


def positions_of_game(deal: Deal, choices: Random) -> Iterator[Position]:
    """Every position of a game with the deal's deck and actions by lot, from the first to the last."""
    position = Position.start(deal.opening)
    yield position
    while not position.is_over:
        if position.phase.is_chance:
            position = position.reveal(deal.deck[len(deal.deck) - position.cards_left])
        else:
            position = position.after(choices.choice(position.legal_actions))
        yield position


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = rule_sets) -> list[Position]:
    """All positions of a game by lot."""
    deal = Deal.shuffled(draw(rules), draw(seeds))
    return list(positions_of_game(deal, Random(draw(seeds))))
