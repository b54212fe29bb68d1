"""Rule sets of every kind, and random games."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from coloretto.rules import (
    BROWN,
    COLOURS,
    PRINTED,
    VIOLET,
    Action,
    Card,
    Deal,
    Hand,
    Position,
    RuleSet,
    ScoringTable,
)

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


tables = st.one_of(
    st.sampled_from((BROWN, VIOLET)),
    st.lists(st.integers(0, 99), min_size=6, max_size=6).map(lambda points: ScoringTable(tuple(points))),
)


@st.composite
def hands_with_removed_colours(draw: st.DrawFn) -> tuple[Hand, tuple[Card, ...]]:
    """A hand of any size, and the colours that are out of its game."""
    removed = draw(st.sets(st.sampled_from(COLOURS), max_size=4))
    counts = [0 if colour in removed else draw(st.integers(0, 9)) for colour in COLOURS]
    jokers = draw(st.integers(0, 3))
    golden = draw(st.integers(0, jokers))
    return Hand((*counts, draw(st.integers(0, 10)), jokers - golden, golden)), tuple(sorted(removed))


rule_sets = printed_rule_sets | custom_rule_sets()
seeds = st.integers(0, 2**64 - 1)


def with_deck(text: str, deck: str) -> Position:
    """The position of a text, but with these cards only in the deck: player 0 holds all the others."""
    fields = text.split(" ")
    first, *others = fields[3].split("/")
    rest = Counter(str(Position(text).deck))
    rest.subtract(deck)
    assert min(rest.values()) >= 0, f"{deck!r} is not in the deck of {text!r}"
    cards = Hand.of(first.strip("-*") + "".join(rest.elements()))
    fields[3] = "/".join([f"{cards}{'*' if first.endswith('*') else ''}", *others])
    return Position(" ".join(fields))


class Step(NamedTuple):
    """A decision or a revealed card, with the positions before and after it."""

    before: Position
    event: Action | Card
    after: Position


def steps_of_game(deal: Deal, choices: Random, eager: float = 0) -> Iterator[Step]:
    """Every step of a game with the deal's deck and random actions; eager players draw more often."""
    position = Position.start(deal.opening)
    while not position.is_over:
        before = position
        if position.phase.is_chance:
            card = deal.deck[len(deal.deck) - position.cards_left]
            position = position.reveal(card)
            yield Step(before, card, position)
        else:
            action = choices.choice(position.legal_actions)
            if Action.DRAW in position.legal_actions and choices.random() < eager:
                action = Action.DRAW
            position = position.after(action)
            yield Step(before, action, position)


def positions_of_game(deal: Deal, choices: Random) -> Iterator[Position]:
    """Every position of a game with the deal's deck and random actions, from the first to the last."""
    yield Position.start(deal.opening)
    for step in steps_of_game(deal, choices):
        yield step.after


@st.composite
def played_games(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = rule_sets) -> list[Step]:
    """All steps of a random game; where players are eager, rows fill up and decks run out."""
    deal = Deal.shuffled(draw(rules), draw(seeds))
    return list(steps_of_game(deal, Random(draw(seeds)), draw(st.sampled_from((0, 0.5, 0.9, 1)))))


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = rule_sets) -> list[Position]:
    """All positions of a random game."""
    steps = draw(played_games(rules))
    return [steps[0].before, *(step.after for step in steps)]
