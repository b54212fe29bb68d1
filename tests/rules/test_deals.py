from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import (
    PRINTED,
    Card,
    CardError,
    ColorettoError,
    Deal,
    DealError,
    Hand,
    Opening,
    Position,
    RuleSet,
    cards_text,
    parse_cards,
    parse_deck,
)
from support.effort import effort
from support.play import rule_sets, seeds
from support.seeded_random import SeededRandom, numbers_of

GOLDEN_2, GOLDEN_3, CLASSIC_4 = (
    PRINTED[name] for name in ("golden-2-brown", "golden-3-brown", "classic-4-brown")
)


def opening(rules: RuleSet, removed: str, start_cards: str, start_player: int = 0) -> Opening:
    hands = tuple(parse_cards(cards) for cards in start_cards.split("/"))
    return Opening(rules, parse_cards(removed), hands, start_player)


def box(rules: RuleSet) -> Counter[str]:
    return Counter("abcdefg" * 9 + "+" * 10 + "j" * rules.jokers + "J" * rules.golden_jokers)


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.parametrize("seed", range(effort(20, 1000)))
def test_set_up_follows_the_rulebook(name: str, seed: int) -> None:
    rules, players = PRINTED[name], PRINTED[name].players
    dealt = Deal.shuffled(rules, seed)
    removed, start_cards = dealt.opening.removed, dealt.opening.start_cards
    assert len(set(removed)) == len(removed) == {2: 2, 3: 1, 4: 0, 5: 0}[players]
    assert all(card.is_colour for card in removed)
    given_out = [card for cards in start_cards for card in cards]
    assert [len(cards) for cards in start_cards] == [2 if players == 2 else 1] * players
    assert len(set(given_out)) == len(given_out)
    assert all(card.is_colour and card not in removed for card in given_out)
    assert dealt.opening.start_player in range(players)
    assert len(dealt.deck) == {2: 54, 3: 64, 4: 72, 5: 71}[players]


@given(rule_sets, seeds)
def test_deck_start_cards_and_removed_colours_are_the_box(rules: RuleSet, seed: int) -> None:
    dealt = Deal.shuffled(rules, seed)
    start_cards = "".join(map(cards_text, dealt.opening.start_cards))
    removed = cards_text(dealt.opening.removed) * 9
    assert Counter(cards_text(dealt.deck) + start_cards + removed) == box(rules)
    assert len(dealt.deck) == rules.deck_size


@given(rule_sets, st.binary(), st.lists(st.binary(), max_size=3))
def test_a_deal_is_drawn_by_lot_in_the_documented_order(
    rules: RuleSet, seed: bytes, entropy: list[bytes]
) -> None:
    rng, colours = SeededRandom(numbers_of(seed, *entropy)), list("abcdefg")
    removed = sorted(rng.pick(colours) for _ in range(rules.colours_removed))
    hands = ["".join(rng.pick(colours) for _ in range(rules.start_cards)) for _ in range(rules.players)]
    start_player = rng.below(rules.players)
    deck = list((box(rules) - Counter("".join(removed) * 9 + "".join(hands))).elements())
    deck.sort(key="abcdefg+jJ".index)
    rng.shuffle(deck)
    dealt = Deal.shuffled(rules, seed, *entropy)
    assert dealt.opening == opening(rules, "".join(removed), "/".join(hands), start_player)
    assert cards_text(dealt.deck) == "".join(deck)
    assert dealt.rule_set == rules


def test_the_seed_of_a_number_is_its_32_bytes() -> None:
    assert Deal.shuffled(GOLDEN_3, 7) == Deal.shuffled(GOLDEN_3, bytes(31) + b"\x07")
    assert Deal.shuffled(GOLDEN_3, 7) != Deal.shuffled(GOLDEN_3, 8)


def test_a_negative_seed_is_named_in_the_error() -> None:
    with pytest.raises(ColorettoError, match="-5"):
        Deal.shuffled(GOLDEN_3, -5)


def test_every_colour_start_card_and_start_player_comes_up() -> None:
    openings = [Deal.shuffled(GOLDEN_2, seed).opening for seed in range(300)]
    assert len({o.removed for o in openings}) == 21  # pairs of seven colours
    assert {o.start_player for o in openings} == {0, 1}
    assert {o.start_cards[1][0] for o in openings} == set(parse_cards("abcdefg"))


@pytest.mark.parametrize("name", PRINTED)
def test_the_last_round_card_lies_on_the_bottom_cards_whatever_the_shuffle(name: str) -> None:
    below = 15 if name.startswith("classic") else 16
    for seed in range(10):
        text = Deal.shuffled(PRINTED[name], seed).deck_text
        assert text.count("L") == 1
        assert len(text) - 1 - text.index("L") == below


@given(rule_sets, seeds)
def test_a_deck_comes_back_from_its_text(rules: RuleSet, seed: int) -> None:
    dealt = Deal.shuffled(rules, seed)
    assert parse_deck(dealt.deck_text, rules) == dealt.deck
    assert dealt.deck_text.replace("L", "") == cards_text(dealt.deck)


@pytest.mark.parametrize("below", [0, 15, 17])
def test_a_last_round_card_elsewhere_is_refused(below: int) -> None:
    text = "a" * (40 - below) + "L" + "a" * below
    with pytest.raises(DealError, match="on the bottom 16 cards") as caught:
        parse_deck(text, GOLDEN_3)
    assert repr(text) in str(caught.value)


def test_a_deck_without_last_round_card_is_refused() -> None:
    with pytest.raises(DealError, match="bottom 16 cards of 'aaaa'"):
        parse_deck("aaaa", GOLDEN_3)


@pytest.mark.parametrize("text", ["aL" + "b" * 15 + "L", "ahL" + "b" * 16])
def test_a_deck_of_something_else_than_cards_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="unknown card"):
        parse_deck(text, GOLDEN_3)


@pytest.mark.parametrize("removed", ["", "ab", "+", "j"])
def test_three_players_remove_exactly_one_colour(removed: str) -> None:
    with pytest.raises(DealError, match="not 1 different") as caught:
        opening(GOLDEN_3, removed, "c/d/e")
    assert f"{removed!r}" in str(caught.value)


@pytest.mark.parametrize("removed", ["aa", "a", "abc", "a+"])
def test_two_players_remove_exactly_two_colours(removed: str) -> None:
    with pytest.raises(DealError, match="not 2 different"):
        opening(GOLDEN_2, removed, "cd/ef")


@pytest.mark.parametrize(
    ("start_cards", "message"),
    [
        ("a/b/c", "'a b c' are not 1 for each of 4 players"),
        ("a/b/c/d/e", "'a b c d e' are not 1 for each of 4 players"),
        ("a/b/c/de", "'a b c de' are not 1 for each of 4 players"),
        ("a/b/c/", "'a b c -' are not 1 for each of 4 players"),
        ("a/b/c/a", "'a b c a' are not different colours of 'abcdefg'"),
        ("a/b/c/+", r"'a b c \+' are not different colours"),
        ("a/b/c/j", "'a b c j' are not different colours"),
    ],
)
def test_wrong_start_cards_are_named_in_the_error(start_cards: str, message: str) -> None:
    with pytest.raises(DealError, match=message):
        opening(CLASSIC_4, "", start_cards)


def test_no_start_card_has_a_removed_colour() -> None:
    with pytest.raises(DealError, match="'a b g' are not different colours of 'abcdef'"):
        opening(GOLDEN_3, "g", "a/b/g")


def test_all_four_start_cards_of_two_players_are_different() -> None:
    assert opening(GOLDEN_2, "ab", "cd/ef").start_cards[0] == (Card.C, Card.D)
    with pytest.raises(DealError, match="'cd ec' are not different"):
        opening(GOLDEN_2, "ab", "cd/ec")


@pytest.mark.parametrize("player", [-1, 4])
def test_the_start_player_sits_at_the_table(player: int) -> None:
    with pytest.raises(DealError, match=f"start player: {player} is not between 0 and 3"):
        opening(CLASSIC_4, "", "a/b/c/d", player)


def test_a_deck_must_have_the_cards_that_the_opening_leaves() -> None:
    dealt = Deal.shuffled(GOLDEN_3, 1)
    deck = list(dealt.deck)
    deck.remove(Card.PLUS_TWO)
    with pytest.raises(DealError, match=r"deck: 9 of \+ instead of 10"):
        replace(dealt, deck=tuple(deck))
    with pytest.raises(DealError, match="deck: 2 of J instead of 1"):
        replace(dealt, deck=(*dealt.deck, Card.GOLDEN_JOKER))


def test_start_cards_are_not_left_in_the_deck() -> None:
    position = Position.start(opening(CLASSIC_4, "", "a/b/c/d"))
    assert position.deck == Hand((8, 8, 8, 8, 9, 9, 9, 10, 3, 0))
    assert position.text == "classic-4-brown - -/-/-/- a/b/c/d 0:choose 1 -"


def test_a_colour_is_out_of_the_game_at_three_players_and_two_at_two() -> None:
    three = Position.start(opening(GOLDEN_3, "g", "a/b/c", 2))
    assert three.deck == Hand((8, 8, 8, 9, 9, 9, 0, 10, 2, 1))
    assert three.text == "golden-3-brown g -/-/- a/b/c 2:choose 1 -"
    two = Position.start(opening(GOLDEN_2, "bd", "ae/fc", 1))
    assert two.deck == Hand((8, 0, 8, 0, 8, 8, 9, 10, 2, 1))
    assert two.text == "golden-2-brown bd -/-/- ae/cf 1:choose 1 -"


@given(rule_sets, seeds)
def test_the_first_position_of_a_seed_is_that_of_its_opening(rules: RuleSet, seed: int) -> None:
    assert Position.new(rules, seed) == Position.start(Deal.shuffled(rules, seed).opening)
