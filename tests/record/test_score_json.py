"""A score as JSON tells the same as the score sheet."""

from hypothesis import given

from coloretto.record.score_json import sheets_of
from coloretto.rules import Position
from support.play import games


@given(games())
def test_sheets_add_up_to_the_scores_at_every_moment(game: list[Position]) -> None:
    for position in game:
        sheets = sheets_of(position)
        assert [sheet.total for sheet in sheets] == list(position.scores)
        for sheet in sheets:
            points = [colour.points for colour in (*sheet.plus, *sheet.minus)]
            assert sum(points) + sheet.plus_two_points == sheet.total
            assert sheet.plus_two_points == 2 * sheet.plus_twos


@given(games())
def test_every_joker_goes_where_the_total_is_best(game: list[Position]) -> None:
    last = game[-1]
    for sheet, hand in zip(sheets_of(last), last.hands, strict=True):
        assert len(sheet.jokers) == hand.jokers
        for joker in sheet.jokers:
            assert joker.totals[joker.colour] == max(joker.totals.values()) == sheet.total
            others = [total for colour, total in joker.totals.items() if colour != joker.colour]
            assert joker.totals[joker.next_colour] == max(others)
            is_plus = joker.colour in {colour.colour for colour in sheet.plus}
            assert (joker.effect == "pays") == is_plus
        held = {colour.colour: colour.jokers for colour in (*sheet.plus, *sheet.minus)}
        used = [joker.colour for joker in sheet.jokers]
        assert all(held[colour] == used.count(colour) for colour in used)
