import pytest

from coloretto.rules import BROWN, VIOLET, Hand, Position, ScoringTable, score_sheet
from coloretto.terminal.text.palette import Palette
from coloretto.terminal.text.scores import result_lines, sheet_lines

NAMES = ("You", "Bot Ada", "Bot Bruno")
AT_ONCE_THE_LAST_ROUND = (
    "players:3,capacities:3.3.3,jokers:3,golden_jokers:0,reserve:73,"
    "table:brown,colours_removed:0,start_cards:1,games:1"
)


@pytest.mark.parametrize(
    ("cards", "table", "lines"),
    [
        (
            "aaaaaabbbbcccdd+j",
            BROWN,
            [
                "  Plus   +21 for 6 × aqua, +15 for 4 × blue and a joker, +6 for 3 × crimson,",
                "         +2 for one +2 card",
                "  Minus  -3 for 2 × daffodil",
                "  The joker counts as blue. As crimson, the next best, the total would be 40",
                "  points.",
            ],
        ),
        (
            "aaabbbcccdddJ",
            VIOLET,
            [
                "  Plus   +8 for 3 × blue, +8 for 3 × crimson, +8 for 3 × daffodil",
                "  Minus  -7 for 3 × aqua and a joker",
                "  The joker counts as aqua, where it reduces a loss.",
            ],
        ),
        (
            "aaabbbcccddddddj",
            VIOLET,
            [
                "  Plus   +8 for 3 × aqua, +8 for 3 × blue, +8 for 3 × crimson",
                "  Minus  -5 for 6 × daffodil and a joker",
                "  The joker counts as daffodil, where it costs nothing.",
            ],
        ),
        (
            "aaaaaabbbbbb++j",
            BROWN,
            [
                "  Plus   +21 for 6 × aqua, +21 for 6 × blue, +1 for a joker as crimson,",
                "         +4 for 2 +2 cards",
                "  Minus  nothing",
                "  The joker counts as crimson. As daffodil it would score just as much.",
            ],
        ),
        (
            "bbbcccdddj",
            VIOLET,
            [
                "  Plus   +8 for 3 × crimson, +8 for 3 × daffodil, +7 for 3 × blue and a joker",
                "  Minus  nothing",
                "  The joker counts as blue. As crimson it would score just as much.",
            ],
        ),
        (
            "aabbccj",
            ScoringTable((1, 9, 5, 5, 5, 5)),
            [
                "  Plus   +9 for 2 × aqua, +9 for 2 × blue, +9 for 2 × crimson",
                "  Minus  -1 for a joker as daffodil",
                "  The joker counts as daffodil. As emerald it would score just as much.",
            ],
        ),
        (
            "aabJj",
            BROWN,
            [
                "  Plus   +10 for 2 × aqua and 2 jokers, +1 for 1 × blue",
                "  Minus  nothing",
                "  The jokers count as 2 × aqua. No other choice scores more.",
            ],
        ),
        ("", BROWN, ["  Plus   nothing", "  Minus  nothing"]),
    ],
)
def test_a_score_is_explained_colour_by_colour(cards: str, table: ScoringTable, lines: list[str]) -> None:
    assert list(sheet_lines(score_sheet(Hand.of(cards), table), Palette())) == lines


def test_the_best_score_comes_first_and_the_winner_last() -> None:
    lines = _results("aa", "aabb", "cd")
    assert [line for line in lines if line.endswith(("point", "points"))] == [
        "Bot Ada: 6 points",
        "You: 3 points",
        "Bot Bruno: 2 points",
    ]
    assert lines[-1] == "Bot Ada wins with 6 points."


def test_your_win_is_yours() -> None:
    assert _results("aabb", "aa", "cd")[-1] == "You win with 6 points!"


def test_equal_points_share_the_win() -> None:
    assert _results("aa", "cd", "bb")[-1] == "You and Bot Bruno share the win with 3 points each."


def _results(*hands: str) -> list[str]:
    """The result of a game that ended with these cards."""
    held = "/".join(f"{hand}*" for hand in hands)
    position = Position(f"{AT_ONCE_THE_LAST_ROUND} - x/x/x {held} over 1 -")
    return list(result_lines(position, NAMES, 0, Palette()))
