from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings

from coloretto.rules import (
    PRINTED,
    Action,
    ActionError,
    Card,
    Game,
    Hand,
    IllegalActionError,
    ImpossibleCardError,
    Phase,
    Position,
    PositionTextError,
    WrongPhaseError,
    cards_text,
    parse_rule_set,
)
from coloretto.rules.kernel import STATE
from support.play import games, with_deck

TEXT = "golden-2-violet de c/x/- aabJ/cfg* 0:place-f 3 +"


def test_a_position_has_the_rulebooks_nouns() -> None:
    position = Position(TEXT)
    assert position.rule_set == parse_rule_set("golden-2-violet")
    assert position.players == 2
    assert cards_text(position.removed) == "de"
    assert position.rows == ((Card.C,), None, ())
    assert position.hands == (Hand.of("aabJ"), Hand.of("cfg"))
    assert position.discarded == (Card.PLUS_TWO,)
    assert (position.phase, position.to_move, position.drawn) == (Phase.PLACE, 0, Card.F)
    assert (position.round, position.players_in) == (3, (0,))
    assert (position.is_over, position.is_last_round) == (False, False)


def test_the_deck_is_what_is_nowhere_else() -> None:
    position = Position(TEXT)
    assert position.deck == Hand((7, 8, 7, 0, 0, 7, 8, 9, 2, 0))
    assert position.cards_left == 48
    assert position.cards_until_last_round == 48 - 16
    assert not position.last_round_card_is_next


@pytest.mark.parametrize(("left", "until"), [(18, 2), (17, 1), (16, 0), (15, 0), (1, 0)])
def test_everybody_knows_when_the_last_round_card_turns_up(left: int, until: int) -> None:
    position = with_deck("golden-3-brown g a/-/- a/b/c 0:choose 3 -", ("+" * 10 + "f" * 9)[:left])
    assert position.cards_left == left
    assert position.cards_until_last_round == until
    assert position.last_round_card_is_next == (left == 16)
    assert position.is_last_round == (left < 16)


def test_a_position_reads_like_a_table() -> None:
    position = Position("golden-3-violet g ab/x/- aabJ/bb*/c 0:place-f 3 -")
    assert str(position).splitlines() == [
        "golden-3-violet, round 3, 57 cards left, 41 until the last round",
        "row 0     a b .",
        "row 1     taken",
        "row 2     . . .",
        "player 0    9 points  aabJ  <- place f",
        "player 1    4 points  bb  (out)",
        "player 2    1 points  c",
    ]


def test_the_rows_of_a_printed_position_have_their_places() -> None:
    lines = str(Position("golden-2-brown fg a/-/- ab/cd 1:choose 1 -")).splitlines()
    assert lines[1:4] == ["row 0     a", "row 1     . .", "row 2     . . ."]
    assert lines[5].endswith("cd  <- choose")


def test_a_position_of_the_last_round_says_so() -> None:
    position = with_deck("golden-3-brown g a/-/- a/b/c 0:choose 3 -", "abc")
    assert str(position).splitlines()[0] == "golden-3-brown, round 3, the last round, 3 cards left"


def test_a_position_that_is_over_says_so_and_points_at_nobody() -> None:
    position = with_deck("golden-3-brown g x/b/x aa*/b/cc* 1:choose 8 -", "+").after(Action.TAKE_1)
    lines = str(position).splitlines()
    assert lines[0] == "golden-3-brown, round 8, over"
    assert lines[-2:] == ["player 1    3 points  bb", "player 2    3 points  cc"]


@settings(max_examples=max(10, settings().max_examples // 3))
@given(games())
def test_a_position_comes_back_from_its_text_and_its_repr(positions: list[Position]) -> None:
    for position in positions:
        read = Position(position.text)
        assert read == position
        assert hash(read) == hash(position)
        assert read.text == position.text
    assert eval(repr(positions[-1])) == positions[-1]  # noqa: S307 - that a repr can is the promise


def test_a_repr_evaluates_to_its_position() -> None:
    position = Position(TEXT)
    assert repr(position) == f"Position({TEXT!r})"
    assert eval(repr(position)) == position  # noqa: S307 - see above


def test_a_position_reached_in_two_ways_is_the_same() -> None:
    start = Position("classic-3-brown g a/b/- a/b/c 0:choose 2 -")
    one = start.after(Action.DRAW).reveal(Card.C).after(Action.PLACE_0)
    one = one.after(Action.DRAW).reveal(Card.D).after(Action.PLACE_1)
    other = start.after(Action.DRAW).reveal(Card.D).after(Action.PLACE_1)
    other = other.after(Action.DRAW).reveal(Card.C).after(Action.PLACE_0)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, start}) == 2


def test_the_cards_that_an_action_reveals_can_be_given_with_it() -> None:
    drawing = Position("golden-3-brown g aJ/-/- a/b/c 0:choose 2 -")
    assert drawing.after(Action.DRAW, [Card.C]) == drawing.after(Action.DRAW).reveal(Card.C)
    assert drawing.after(Action.TAKE_0, [Card.C]) == drawing.after(Action.TAKE_0).reveal(Card.C)
    assert drawing.after(Action.DRAW, []) == drawing.after(Action.DRAW)
    with pytest.raises(WrongPhaseError, match="no card is awaited: d"):
        drawing.after(Action.DRAW, [Card.C, Card.D])


class EveryNumber:
    """A source of random numbers that returns each number once, in order."""

    def __init__(self) -> None:
        self.numbers = iter(range(200))

    def randrange(self, stop: int) -> int:
        number = next(self.numbers)
        assert number < stop
        return number


def test_each_card_left_in_the_deck_is_as_likely_to_be_sampled() -> None:
    drawing = Position("golden-4-brown - -/-/-/- a/b/c/d 0:choose 1 -").after(Action.DRAW)
    every = EveryNumber()
    sampled = Counter(drawing.sample_card(every) for _ in range(drawing.cards_left))
    assert sampled == Counter(drawing.deck.cards)


def test_no_card_is_sampled_where_none_is_awaited() -> None:
    with pytest.raises(WrongPhaseError, match="no card is awaited in 'golden-2-violet"):
        Position(TEXT).sample_card(EveryNumber())


def test_a_row_taken_leaves_no_trace_of_how_it_was_filled() -> None:
    taken = Position("classic-3-brown g abc/-/- a/b/c 0:choose 2 -").after(Action.TAKE_0)
    assert taken == Position("classic-3-brown g x/-/- aabc*/b/c 1:choose 2 -")


def test_positions_that_differ_in_one_thing_only_are_different() -> None:
    texts = [
        "classic-3-brown g a/-/- a/b/c 0:choose 2 -",
        "classic-4-brown - a/-/-/- a/b/c/d 0:choose 2 -",
        "classic-3-brown f a/-/- a/b/c 0:choose 2 -",
        "classic-3-brown g -/a/- a/b/c 0:choose 2 -",
        "classic-3-brown g a/-/- ad/b/c 0:choose 2 -",
        "classic-3-brown g a/-/- a/b/c 1:choose 2 -",
        "classic-3-brown g a/-/- a/b/c 0:reveal 2 -",
        "classic-3-brown g a/-/- a/b/c 0:choose 3 -",
        "golden-3-brown g a/-/- a/b/c 0:choose 2 -",
        "golden-3-violet g a/-/- a/b/c 0:choose 2 -",
    ]
    assert len({Position(text) for text in texts}) == len(texts)


def test_rule_sets_that_differ_in_the_length_of_a_match_make_different_positions() -> None:
    custom = "players:3,capacities:3.3.3,jokers:3,golden_jokers:0,reserve:15,table:brown,colours_removed:1,"
    one, two = (
        Position(f"{custom}start_cards:1,games:{games} g -/-/- a/b/c 0:choose 1 -") for games in (1, 2)
    )
    assert one != two


def test_a_position_equals_nothing_but_positions() -> None:
    position = Position(TEXT)
    assert position != TEXT
    assert (position == 7) is False
    assert position.__eq__(TEXT) is NotImplemented


def test_a_position_comes_back_from_its_state() -> None:
    position = Position(TEXT)
    assert Position.of_state(position.rule_set, position.state) == position


def test_a_position_does_not_change_with_a_state_it_was_made_of_or_gave_away() -> None:
    given = Position(TEXT).state
    position = Position.of_state(parse_rule_set("golden-2-violet"), given)
    given[0].round_number = 9
    position.state[0].round_number = 9
    assert position.round == 3
    assert position == Position(TEXT)


def test_the_state_has_no_hidden_bytes_that_could_make_equal_positions_differ() -> None:
    assert STATE.fields is not None
    assert STATE.itemsize == sum(field[0].itemsize for field in STATE.fields.values())


def test_an_illegal_action_is_named_with_its_position_and_what_is_legal() -> None:
    text = "classic-3-brown g a/-/b a/b/c 0:choose 2 -"
    with pytest.raises(IllegalActionError) as caught:
        Position(text).after(Action.PLACE_1)
    assert str(caught.value) == f"illegal action: P1 in {text!r} (legal: T0 T2 D)"


def test_no_action_is_legal_while_a_card_is_awaited() -> None:
    position = Position("classic-3-brown g a/-/b a/b/c 0:reveal 2 -")
    with pytest.raises(IllegalActionError, match="legal: none"):
        position.after(Action.DRAW)


@pytest.mark.parametrize("action", [-1, 11, 2**32 + 5, -(2**70), 2**70])
def test_a_number_of_no_action_is_named_with_its_position(action: int) -> None:
    with pytest.raises(ActionError) as caught:
        Position(TEXT).after(action)
    assert str(caught.value) == f"unknown action: {action} in {TEXT!r}"


def test_a_card_that_an_action_cannot_reveal_is_named_with_the_position_that_awaits_it() -> None:
    position = Position("golden-3-brown g a/-/- a/b/c 0:choose 2 -")
    with pytest.raises(ImpossibleCardError) as caught:
        position.after(Action.DRAW, [Card.G])
    with pytest.raises(ImpossibleCardError) as alone:
        position.after(Action.DRAW).reveal(Card.G)
    assert str(caught.value) == str(alone.value)


def test_an_unexpected_card_is_named_with_its_position() -> None:
    with pytest.raises(WrongPhaseError) as caught:
        Position(TEXT).reveal(Card.PLUS_TWO)
    assert str(caught.value) == f"no card is awaited: + in {TEXT!r}"


@pytest.mark.parametrize(
    ("card", "name"), [(Card.G, "g"), (Card.GOLDEN_JOKER, "J"), (-1, "-1"), (10, "10"), (2**70, str(2**70))]
)
def test_a_card_that_is_not_in_the_deck_is_named_with_its_position(card: Card | int, name: str) -> None:
    position = with_deck("golden-3-brown g a/-/- a/b/c 0:reveal 2 -", "aab+j")
    with pytest.raises(ImpossibleCardError) as caught:
        position.reveal(card)
    assert str(caught.value) == f"not in the deck: {name} in {position.text!r} (left: aab+j)"


@pytest.mark.parametrize(
    "number", [int, np.int8, np.int64], ids=["int", "numpy's smallest", "numpy's usual one"]
)
def test_numbers_of_actions_and_cards_do_as_well(number: Callable[[int], int]) -> None:
    position = Position("golden-3-brown g a/-/- a/b/c 0:choose 2 -")
    drawn = position.after(number(5)).reveal(number(7))
    assert drawn == position.after(Action.DRAW).reveal(Card.PLUS_TWO)


@pytest.mark.parametrize("value", [5.0, 5.7, float("nan"), "D", None, 10**30, -1])
def test_only_whole_numbers_are_actions_or_cards(value: object) -> None:
    position = Position.new(PRINTED["classic-4-brown"], seed=1)
    with pytest.raises(ActionError, match="unknown action"):
        position.after(value)  # type: ignore[arg-type]
    with pytest.raises(ImpossibleCardError, match="not in the deck"):
        position.after(Action.DRAW).reveal(value)  # type: ignore[arg-type]
    game = Game.new(PRINTED["classic-4-brown"], seed=1)
    with pytest.raises(ActionError, match="unknown action"):
        game.play(value)  # type: ignore[arg-type]


def test_numpy_numbers_are_accepted_like_python_numbers() -> None:
    rule_set = PRINTED["classic-4-brown"]
    assert Position.new(rule_set, np.int64(7)) == Position.new(rule_set, 7)  # type: ignore[arg-type]
    assert Position.new(rule_set, 7).after(np.int8(5)) == Position.new(rule_set, 7).after(Action.DRAW)  # type: ignore[arg-type]


def test_no_position_has_more_rounds_than_the_deck_allows() -> None:
    Position("classic-4-brown - -/-/-/- a/b/c/d 0:choose 19 -")
    with pytest.raises(PositionTextError, match="round: '20' is not a number between 1 and 19"):
        Position("classic-4-brown - -/-/-/- a/b/c/d 0:choose 20 -")
