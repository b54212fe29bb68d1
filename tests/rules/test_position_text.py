"""Positions as text: what is written, and what is refused."""

import pytest
from hypothesis import given

from coloretto.rules import PRINTED, ColorettoError, Position, PositionTextError
from coloretto.rules.position_kernel import MAX_POSITION_BYTES
from coloretto.rules.position_text import write_position
from support.play import games, with_deck

CUSTOM = (
    "players:2,capacities:2.2.1,jokers:0,golden_jokers:3,reserve:2,"
    "table:1.2.3.4.5.6,colours_removed:4,start_cards:1,games:3"
)
ALL = "a" * 9 + "b" * 9 + "c" * 9 + "+" * 10 + "JJJ"


@pytest.mark.parametrize(
    "text",
    [
        "golden-2-violet de c/ab/- aabJ/cfg 0:place-f 3 +",
        "golden-2-violet de c/x/- aabJ/cfg* 0:choose 3 ++",
        "golden-3-brown g abj/-/x aab/b/cJ* 2:bonus-1 3 -",
        "golden-3-brown g abJ/-/x aab/b/c* 0:reveal 3 -",
        "classic-5-brown - -/-/-/-/- a/b/c/d/e 4:choose 1 -",
        f"{CUSTOM} defg a/x/- aab/JJJ* 1:bonus-3 2 +",
        f"{CUSTOM} defg x/x/- {'a' * 9}{'b' * 9}{'c' * 7}*/cc++JJJ* over 2 ++++++++",
        f"{CUSTOM} defg x/-/- {'a' * 9}{'b' * 9}{'c' * 7}*/cc++JJJ* over 2 ++++++++",
    ],
)
def test_a_well_written_text_is_read_and_written_again(text: str) -> None:
    assert Position(text).text == text


@given(games())
def test_no_text_is_longer_than_its_buffer(game: list[Position]) -> None:
    for position in game:
        _, _, fields = position.text.partition(" ")
        assert len(fields) < MAX_POSITION_BYTES


def test_the_text_of_a_state_that_is_no_position_ends_with_its_buffer() -> None:
    start = Position.new(PRINTED["classic-5-brown"], 1)
    states = start.state
    states["hands"] = 127
    name, _, fields = write_position(start.rule_set, states).partition(" ")
    assert (name, len(fields)) == ("classic-5-brown", MAX_POSITION_BYTES)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "7 fields expected, 1 found"),
        ("golden-3-brown g -/-/- a/b/c 0:choose 1", "7 fields expected, 6 found"),
        ("golden-3-brown g -/-/- a/b/c 0:choose 1 - ", "7 fields expected, 8 found"),
        ("golden-3-brown  g -/-/- a/b/c 0:choose 1 -", "7 fields expected, 8 found"),
        ("golden-3-brown g -/-/- a/b/c 0:choose 1 -\n", "unknown card"),
        ("silver-3-brown g -/-/- a/b/c 0:choose 1 -", "unknown rule set: 'silver-3-brown'"),
        ("golden-3 g -/-/- a/b/c 0:choose 1 -", "must be written 'golden-3-brown g"),
        ("players:3,capacities:3.3.3 - -/-/- a/b/c 0:choose 1 -", "must be written 'players:3,capacities"),
        # removed colours
        ("golden-3-brown - -/-/- a/b/c 0:choose 1 -", "removed colours: '-' are not 1 colours"),
        ("golden-3-brown fg -/-/- a/b/c 0:choose 1 -", "removed colours: 'fg' are not 1 colours"),
        ("golden-3-brown + -/-/- a/b/c 0:choose 1 -", "removed colours: '+' are not 1 colours"),
        ("golden-3-brown h -/-/- a/b/c 0:choose 1 -", "unknown card: 'h'"),
        ("golden-3-brown gg -/-/- a/b/c 0:choose 1 -", "must be written 'golden-3-brown g "),
        ("golden-2-brown gf -/-/- ab/cd 0:choose 1 -", "must be written 'golden-2-brown fg "),
        # rows
        ("golden-3-brown g -/- a/b/c 0:choose 1 -", "rows: 3 expected, 2 found in '-/-'"),
        ("golden-3-brown g -/-/-/- a/b/c 0:choose 1 -", "rows: 3 expected, 4 found"),
        ("golden-3-brown g abcd/-/- a/b/c 0:choose 1 -", "row 0: 'abcd' is more than 3 cards"),
        ("golden-2-brown fg aa/-/- ab/cd 0:choose 1 -", "row 0: 'aa' is more than 1 cards"),
        ("golden-3-brown g ba/-/- a/b/c 0:choose 1 -", "must be written 'golden-3-brown g ab/"),
        ("golden-3-brown g a//- a/b/c 0:choose 1 -", "must be written 'golden-3-brown g a/-/-"),
        ("golden-3-brown g az/-/- a/b/c 0:choose 1 -", "unknown card: 'z'"),
        ("golden-3-brown g X/-/- a/b/c 0:choose 1 -", "unknown card: 'X'"),
        ("golden-3-brown g JJ/-/- a/b/c 0:choose 1 -", "too many cards 'J'"),
        ("golden-3-brown g g/-/- a/b/c 0:choose 1 -", "too many cards 'g'"),
        # hands
        ("golden-3-brown g -/-/- a/b 0:choose 1 -", "hands: 3 expected, 2 found in 'a/b'"),
        ("golden-3-brown g -/-/- a/b/c/d 0:choose 1 -", "hands: 3 expected, 4 found"),
        ("golden-3-brown g -/-/- a/-/c 0:choose 1 -", "player 1: '-' is less than the start cards"),
        ("golden-2-brown fg -/-/- ab/c 0:choose 1 -", "player 1: 'c' is less than the start cards"),
        ("golden-3-brown g -/-/- aaaaaaaaaa/b/c 0:choose 1 -", "too many cards 'a'"),
        ("golden-3-brown g a/-/- aaaaaaaaa/b/c 0:choose 1 -", "too many cards 'a'"),
        ("golden-3-brown g -/-/- a/b/cjjj 0:choose 1 -", "too many cards 'j'"),
        ("classic-3-brown g -/-/- a/b/cJ 0:choose 1 -", "too many cards 'J'"),
        ("golden-3-brown g -/-/- ba/b/c 0:choose 1 -", "must be written"),
        ("golden-3-brown g -/-/x a/b**/c 0:choose 1 -", "unknown card: '*'"),
        # the turn
        ("golden-3-brown g -/-/- a/b/c 0 1 -", "unknown phase in '0'"),
        ("golden-3-brown g -/-/- a/b/c 0:think 1 -", "unknown phase in '0:think'"),
        ("golden-3-brown g -/-/- a/b/c choose 1 -", "player to move: '' is not a number between 0 and 2"),
        ("golden-3-brown g -/-/- a/b/c 3:choose 1 -", "player to move: '3' is not a number between 0 and 2"),
        ("golden-3-brown g -/-/- a/b/c -1:choose 1 -", "player to move: '-1' is not a number"),
        ("golden-3-brown g -/-/- a/b/c 00:choose 1 -", "player to move: '00' is not a number"),
        ("golden-3-brown g -/-/- a/b/c 0:choose-a 1 -", "must be written"),
        ("golden-3-brown g -/-/- a/b/c 0:place 1 -", "unknown card: ''"),
        ("golden-3-brown g -/-/- a/b/c 0:place-ab 1 -", "unknown card: 'ab'"),
        ("golden-3-brown g -/-/- a/b/c 0:place-g 1 -", "too many cards 'g'"),
        ("golden-3-brown g aaa/bbb/ccc a/b/c 0:place-d 1 -", "but nothing can be drawn"),
        ("golden-3-brown g aaa/bbb/ccc a/b/c 0:reveal 1 -", "but nothing can be drawn"),
        # who is out
        ("golden-3-brown g x/-/- a/b/c 0:choose 1 -", "1 rows are taken, but 0 players are out"),
        ("golden-3-brown g a/-/- a/b*/c 0:choose 1 -", "0 rows are taken, but 1 players are out"),
        ("golden-3-brown g x/-/- a*/b/c 0:choose 1 -", "but player 0 is out of the round"),
        ("golden-3-brown g x/-/- a*/b/c 0:place-d 1 -", "but player 0 is out of the round"),
        ("golden-3-brown g x/x/x a*/b*/c* 0:choose 1 -", "but player 0 is out of the round"),
        # bonus cards
        ("golden-3-brown g x/-/- aJ*/b/c 0:bonus 1 -", "bonus cards: '' is not a number between 1 and 3"),
        ("golden-3-brown g x/-/- aJ*/b/c 0:bonus-0 1 -", "bonus cards: '0' is not a number between 1 and 3"),
        ("golden-3-brown g x/-/- aJ*/b/c 0:bonus-2 1 -", "player 0 has no golden joker"),
        ("golden-3-brown g x/-/- aj*/b/c 0:bonus-1 1 -", "player 0 has no golden joker"),
        ("golden-3-brown g x/-/- a*/bJ/c 1:bonus-1 1 -", "player 1 has taken no row"),
        # the round
        ("golden-3-brown g -/-/- a/b/c 0:choose 0 -", "round: '0' is not a number between 1 and 22"),
        ("golden-3-brown g -/-/- a/b/c 0:choose 256 -", "round: '256' is not a number between 1 and 22"),
        ("golden-3-brown g -/-/- a/b/c 0:choose 01 -", "round: '01' is not a number"),
        ("golden-3-brown g -/-/- a/b/c 0:choose +1 -", "round: '+1' is not a number"),
        ("golden-3-brown g -/-/- a/b/c 0:choose \u0663 -", "round: '\u0663' is not a number"),
        ("golden-3-brown g -/-/- a/b/c 0:choose one -", "round: 'one' is not a number"),
        # cards that left the game
        ("golden-3-brown g -/-/- a/b/c 0:choose 2 a", "discarded cards: 'a', but no row can have been left"),
        ("golden-2-brown fg -/-/- ab/cd 0:choose 1 a", "discarded cards: 'a', but no row can have been left"),
        ("golden-2-brown fg -/-/- ab/cd 0:choose 2 f", "too many cards 'f'"),
        ("golden-2-brown fg -/-/- ab/cd 0:choose 2 ba", "must be written"),
        # the end
        ("golden-3-brown g x/x/x a*/b*/c* over 1 -", "the game is over, but its last round is not"),
        ("golden-3-brown g x/x/x a*/b*/c* 0:over 1 -", "the game is over, but its last round is not"),
        ("golden-3-brown g x/x/- a*/b*/c over 1 -", "the game is over, but not everybody is out"),
        ("golden-3-brown g x/x/a a*/b*/c* over 1 -", "or cards are on the rows"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(PositionTextError) as caught:
        Position(text)
    assert reason in str(caught.value)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize(
    ("rows", "hands", "turn", "reason"),
    [
        ("-/-/-", f"{ALL[:-1]}/J", "0:choose", "but there is nothing to draw or take"),
        ("x/-/-", f"{ALL[:-1]}*/J", "1:choose", "but there is nothing to draw or take"),
        ("a/-/-", f"{ALL[1:-1]}/J", "0:reveal", "but nothing can be drawn"),
        ("x/-/-", f"{ALL[:-1]}/J*", "1:bonus-1", "or the deck is too small"),
        ("x/x/x", f"{ALL[:-1]}*/J*", "over", "the game is over, but its last round is not"),
        ("-/-/-", f"{ALL[:-1]}*/J*", "over", "the game is over, but its last round is not"),
        ("x/-/-", f"{ALL[1:-1]}*/J*", "over", "the game is over, but its last round is not"),
        ("x/x/-", f"{ALL[2:-1]}*/J*", "over", "the game is over, but its last round is not"),
    ],
)
def test_a_position_that_the_deck_does_not_allow_is_refused(
    rows: str, hands: str, turn: str, reason: str
) -> None:
    text = f"{CUSTOM} defg {rows} {hands} {turn} 2 -"
    with pytest.raises(PositionTextError) as caught:
        Position(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize("rows", ["x/x/-", "x/-/-"])
def test_a_game_that_is_over_may_have_stranded_players_when_the_deck_is_empty(rows: str) -> None:
    assert Position(f"{CUSTOM} defg {rows} {ALL[:-1]}*/J* over 2 -").is_over


def test_an_over_position_is_written_without_player_to_move() -> None:
    over = with_deck(f"{CUSTOM} defg a/x/- a/b* 0:choose 2 -", "").after(0)
    written = over.text.replace(" over ", " 0:over ")
    with pytest.raises(PositionTextError, match="must be written"):
        Position(written)


def test_a_round_of_thousands_of_digits_is_refused_like_any_other() -> None:
    with pytest.raises(PositionTextError, match="round: '999"):
        Position(f"golden-3-brown g -/-/- a/b/c 0:choose {'9' * 5000} -")


def test_the_error_of_a_wrong_text_knows_what_was_wrong_first() -> None:
    with pytest.raises(PositionTextError) as caught:
        Position("silver-3-brown g -/-/- a/b/c 0:choose 1 -")
    assert isinstance(caught.value.__cause__, ColorettoError)
