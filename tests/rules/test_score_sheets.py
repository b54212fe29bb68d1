"""Score sheets: the best score with its reasons."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.rules import BROWN, VIOLET, Card, ColourScore, Hand, ScoringTable, best_score, score_sheet
from support.model import best_total
from support.play import hands_with_removed_colours, tables


@given(hands_with_removed_colours(), tables)
def test_the_parts_of_a_sheet_add_up_to_the_best_total(
    hand_and_removed: tuple[Hand, tuple[Card, ...]], table: ScoringTable
) -> None:
    hand, removed = hand_and_removed
    sheet = score_sheet(hand, table, removed)
    colours = [score.points for score in (*sheet.plus, *sheet.minus)]
    assert sheet.plus_two_points == 2 * str(hand).count("+")
    assert sheet.total == sum(colours) + sheet.plus_two_points
    in_game = "".join(letter for letter in "abcdefg" if Card.from_letter(letter) not in removed)
    assert sheet.total == best_total(str(hand), table.points, in_game)
    assert (sheet.hand, sheet.table) == (hand, table)


@given(hands_with_removed_colours(), tables)
def test_every_card_and_joker_of_a_hand_is_on_its_sheet_once(
    hand_and_removed: tuple[Hand, tuple[Card, ...]], table: ScoringTable
) -> None:
    hand, removed = hand_and_removed
    sheet = score_sheet(hand, table, removed)
    scores = (*sheet.plus, *sheet.minus)
    assert len({score.colour for score in scores}) == len(scores)
    assert all(score.colour.is_colour and score.colour not in removed for score in scores)
    assert {score.colour: score.cards for score in scores if score.cards} == {
        colour: hand[colour] for colour in hand.colours
    }
    assert sum(score.jokers for score in scores) == len(sheet.jokers) == hand.jokers
    for score in scores:
        assert score.jokers == sum(joker.colour == score.colour for joker in sheet.jokers)
        assert score.cards + score.jokers > 0


@given(hands_with_removed_colours(), tables)
def test_at_most_three_colours_pay_and_none_that_costs_would_pay_more(
    hand_and_removed: tuple[Hand, tuple[Card, ...]], table: ScoringTable
) -> None:
    sheet = score_sheet(hand_and_removed[0], table, hand_and_removed[1])
    assert len(sheet.plus) <= 3
    assert len(sheet.plus) == 3 or not sheet.minus
    points = [score.points for score in sheet.plus] + [-score.points for score in sheet.minus]
    assert points == sorted(points, reverse=True)
    assert points == [table(score.cards + score.jokers) for score in (*sheet.plus, *sheet.minus)]


@given(hands_with_removed_colours(), st.sampled_from((BROWN, VIOLET)))
def test_a_joker_goes_where_the_best_total_is_and_the_sheet_says_what_else_there_was(
    hand_and_removed: tuple[Hand, tuple[Card, ...]], table: ScoringTable
) -> None:
    hand, removed = hand_and_removed
    sheet = score_sheet(hand, table, removed)
    cards = str(hand).replace("J", "j")
    in_game = "".join(letter for letter in "abcdefg" if Card.from_letter(letter) not in removed)
    for use in sheet.jokers:
        cards = cards.replace("j", "", 1)
        totals = {
            Card.from_letter(letter): best_total(cards + letter, table.points, in_game) for letter in in_game
        }
        assert dict(use.totals) == totals
        assert use.totals[use.colour] == max(totals.values()) == sheet.total
        cards += use.colour.letter


@given(hands_with_removed_colours(), tables)
def test_the_next_best_colour_is_the_best_of_the_others_and_of_equals_the_longest(
    hand_and_removed: tuple[Hand, tuple[Card, ...]], table: ScoringTable
) -> None:
    hand, removed = hand_and_removed
    held = {colour: hand[colour] for colour in Card if colour.is_colour}
    for use in score_sheet(hand, table, removed).jokers:
        others = [colour for colour in use.totals if colour != use.colour]
        assert use.next_colour == max(others, key=lambda colour: (use.totals[colour], held[colour]))
        held[use.colour] += 1


@given(hands_with_removed_colours(), tables)
def test_the_effect_of_a_joker_is_what_its_colour_counts_with_and_without_it(
    hand_and_removed: tuple[Hand, tuple[Card, ...]], table: ScoringTable
) -> None:
    sheet = score_sheet(hand_and_removed[0], table, hand_and_removed[1])
    costs = {score.colour: score for score in sheet.minus}
    for use in sheet.jokers:
        if use.colour not in costs:
            assert use.effect == "pays"
            continue
        cards = costs[use.colour].cards + costs[use.colour].jokers
        change = table(cards) - table(cards - 1)
        assert use.effect == ("softens" if change < 0 else "costs" if change > 0 else "costs-nothing")


@pytest.mark.parametrize(
    ("cards", "table", "colour", "next_colour", "effect"),
    [
        ("aaaaaabbbbcccdd+j", BROWN, "b", "c", "pays"),
        ("bbbcccdddj", VIOLET, "b", "c", "pays"),  # "a" would score as much, but no card of it is held
        ("aaabbbcccdddj", VIOLET, "a", "b", "softens"),
        ("aaabbbcccddddddj", VIOLET, "d", "a", "costs-nothing"),
        ("aaabbbcccddj", ScoringTable((1, 4, 8, 8, 5, 5)), "a", "b", "pays"),
        ("aaabbbcccdj", ScoringTable((3, 3, 9, 5, 5, 5)), "d", "e", "costs-nothing"),
        ("aabbccj", ScoringTable((1, 9, 5, 5, 5, 5)), "d", "e", "costs"),
    ],
)
def test_a_joker_pays_or_softens_a_minus_or_costs_as_little_as_possible(
    cards: str, table: ScoringTable, colour: str, next_colour: str, effect: str
) -> None:
    (use,) = score_sheet(Hand.of(cards), table).jokers
    assert (use.colour.letter, use.next_colour.letter, use.effect) == (colour, next_colour, effect)


def test_of_equally_good_colours_a_joker_joins_the_longest() -> None:
    sheet = score_sheet(Hand.of("aabbbccccccj"), ScoringTable((1, 2, 3, 4, 5, 6)))
    assert [use.colour for use in sheet.jokers] == [Card.B]
    level = score_sheet(Hand.of("aabbbcj"), ScoringTable((5, 5, 5, 5, 5, 5)))
    assert [use.colour for use in level.jokers] == [Card.B]


def test_jokers_that_belong_together_go_together() -> None:
    sheet = score_sheet(Hand.of("aaaaaabbbbbbjJ"), VIOLET)
    assert [use.colour for use in sheet.jokers] == [Card.C, Card.C]
    assert sheet.plus == (
        ColourScore(Card.A, 6, 0, 5),
        ColourScore(Card.B, 6, 0, 5),
        ColourScore(Card.C, 0, 2, 4),
    )


def test_a_sheet_reads_like_a_sum() -> None:
    hand = Hand.of("a" * 6 + "bbbb" + "ccc" + "dd" + "+" + "j")
    assert str(score_sheet(hand, BROWN)) == "41 = aaaaaa +21, bbbbj +15, ccc +6, dd -3, 1x+2 +2"


@pytest.mark.parametrize(
    ("cards", "text"),
    [("", "0 = no cards"), ("++", "4 = 2x+2 +4"), ("abcd", "2 = a +1, b +1, c +1, d -1")],
)
def test_a_sheet_names_only_what_there_is(cards: str, text: str) -> None:
    assert str(score_sheet(Hand.of(cards), BROWN)) == text


def test_colours_of_equal_worth_are_listed_by_their_cards_and_then_in_order() -> None:
    sheet = score_sheet(Hand.of("abbccdeeefff"), ScoringTable((5, 5, 5, 5, 5, 5)))
    assert "".join(score.colour.letter for score in sheet.plus + sheet.minus) == "efbcad"


def test_a_violet_joker_spoils_the_colour_that_costs_most() -> None:
    sheet = score_sheet(Hand.of("aaabbbcccdddj"), VIOLET)
    assert sheet.minus[-1].points == -7
    assert sheet.minus[-1].jokers == 1
    assert best_score(sheet.hand, VIOLET) == 17
