import pytest

from coloretto.rules import PRINTED, Card, Position, RuleSet, WrongPhaseError
from coloretto.terminal.i18n import list_of
from coloretto.terminal.text.layout import (
    COLUMNS,
    drawn_card,
    folded,
    points,
    rule_set_name,
    unnamed_kind,
    wrapped,
)
from coloretto.terminal.text.palette import ESCAPES, Palette, width


@pytest.mark.parametrize(
    ("number", "text"),
    [(1, "1 point"), (2, "2 points"), (0, "0 points"), (-1, "-1 point"), (-3, "-3 points")],
)
def test_one_is_not_many(number: int, text: str) -> None:
    assert points(number) == text


@pytest.mark.parametrize(
    ("items", "text"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_a_list_ends_with_a_word(items: list[str], text: str) -> None:
    assert list_of(items) == text


def test_items_are_folded_before_the_edge_of_the_screen() -> None:
    lines = folded("head  ", ["x" * 20] * 7)
    assert [len(line) for line in lines] == [71, 71, 26]
    assert lines[0] == "head  " + "x" * 20 + ", " + "x" * 20 + ", " + "x" * 20 + ","
    assert lines[2] == "      " + "x" * 20


def test_a_narrow_terminal_gets_shorter_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, wrapped("word " * 40))) <= 39
    assert max(map(len, folded("head  ", ["item"] * 30))) <= 39


def test_a_line_that_fits_is_left_alone() -> None:
    line = "  Row 1   aqua    free " + "x" * (COLUMNS - 23)
    assert wrapped(line) == [line]


def test_no_line_breaks_at_a_no_break_space() -> None:
    assert wrapped("Vraiment\u00a0? " * 3, 12) == ["Vraiment\u00a0?"] * 3


def test_a_long_sentence_is_wrapped_between_words_and_never_inside_a_card() -> None:
    card = Palette(colourful=True).card(Card.GOLDEN_JOKER)
    sentence = "Nobody took " + ", ".join([card] * 8) + "."
    lines = wrapped(sentence)
    assert len(lines) == 2
    assert all(width(line) <= COLUMNS for line in lines)
    assert all(line.count("\x1b[0m") == line.count("\x1b[1;7m") for line in lines)
    plain = ESCAPES.sub("", " ".join(lines))
    assert plain == "Nobody took " + ", ".join(["golden joker"] * 8) + "."


def test_there_is_no_drawn_card_before_the_draw() -> None:
    with pytest.raises(WrongPhaseError, match="no card was drawn in 'classic-3-brown"):
        drawn_card(Position("classic-3-brown g -/-/- a/b/c 0:choose 1 -"))


def test_every_printed_rule_set_has_a_name_of_its_own_and_others_have_one_together() -> None:
    assert len({rule_set_name(rule_set) for rule_set in PRINTED.values()}) == len(PRINTED)
    assert rule_set_name(PRINTED["golden-2-violet"]) == "Golden joker, 2 players, Violet table"
    assert rule_set_name(RuleSet(players=2, capacities=(5, 5))) == "Custom rules"


@pytest.mark.parametrize(
    ("name", "kind", "beside"),
    [
        ("Fips", "easy", "Easy"),
        ("Fips · Easy", "easy", ""),
        ("Easy 2", "easy", ""),
        ("Bot Ada", "greedy", "greedy"),
        ("greedy", "greedy", ""),
        ("Zoë", "", ""),
    ],
)
def test_the_kind_of_a_bot_is_not_said_twice(name: str, kind: str, beside: str) -> None:
    assert unnamed_kind(name, kind) == beside
