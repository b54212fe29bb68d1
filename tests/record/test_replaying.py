from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from coloretto.record import GameRecord, RecordedTurn, Recorder, RecordError, replay, verify
from coloretto.rules import PRINTED, Action, Card, Phase, Position, RuleSet
from support.records import SEED, finished_game, finished_games, games_cut_anywhere, play_on

GAME = finished_game()
LAST = len(GAME.turns)


def refusal(record: GameRecord) -> str:
    with pytest.raises(RecordError) as error:
        verify(record)
    return str(error.value)


def first(turn: RecordedTurn | None, *turns: RecordedTurn | None) -> GameRecord:
    """The game with other turns in the place of its first ones."""
    head = [other for other in (turn, *turns) if other is not None]
    return replace(GAME, turns=(*head, *GAME.turns[1 + len(turns) :]))


@given(game=finished_games | games_cut_anywhere)
def test_replay_gives_the_first_position_and_one_after_each_turn(game: GameRecord) -> None:
    positions = list(replay(game))
    assert positions[0] == Position.start(game.opening)
    assert len(positions) == len(game.turns) + 1
    for turn, before, after in zip(game.turns, positions, positions[1:], strict=False):
        action = Action.DRAW if turn.taken is None else Action.take(turn.taken)
        position = before.after(action, turn.revealed if turn.drawn is None else (turn.drawn,))
        assert after == (position if turn.placed is None else position.after(Action.place(turn.placed)))


@given(game=finished_games)
def test_verify_returns_the_last_position(game: GameRecord) -> None:
    position = verify(game)
    assert position.is_over
    assert position.scores == game.scores


def test_a_game_before_its_first_turn_verifies() -> None:
    record = GameRecord(GAME.opening, GAME.names)
    assert verify(record) == Position.start(GAME.opening)


def test_a_game_cut_before_a_card_is_placed_verifies() -> None:
    cut = replace(GAME, turns=(replace(GAME.turns[0], placed=None),), scores=None)
    assert verify(cut).phase == Phase.PLACE


def test_a_drawn_card_that_was_never_placed_is_named_by_its_move() -> None:
    card = GAME.turns[0].drawn
    found = refusal(first(replace(GAME.turns[0], placed=None)))
    assert found == f"move 1: the drawn card {card} was never placed"


def test_a_turn_of_another_player_is_named() -> None:
    player = GAME.turns[0].player
    other = (player + 1) % 3
    found = refusal(first(replace(GAME.turns[0], player=other)))
    text = Position.start(GAME.opening).text
    assert found == f"move 1: player {other} moves, but it is player {player}'s turn in {text!r}"


@pytest.mark.parametrize("player", [-1, 3, 10**30])
def test_a_turn_of_an_unknown_player_is_named(player: int) -> None:
    assert refusal(first(replace(GAME.turns[0], player=player))).startswith(f"move 1: player {player} moves")


def test_an_illegal_take_is_named_with_its_turn_and_its_position() -> None:
    found = refusal(first(RecordedTurn(GAME.turns[0].player, taken=1)))
    text = Position.start(GAME.opening).text
    assert found == f"move 1: 'T1': illegal action: T1 in {text!r} (legal: D)"


@pytest.mark.parametrize("row", [-1, 3, 5, 77])
def test_a_row_that_does_not_exist_is_named(row: int) -> None:
    placed = refusal(first(replace(GAME.turns[0], placed=row)))
    assert placed.startswith(f"move 1: '{replace(GAME.turns[0], placed=row).text}': ")
    taken = refusal(first(GAME.turns[0], RecordedTurn(GAME.turns[1].player, taken=row)))
    assert taken.startswith(f"move 2: 'T{row}': ")


def test_a_card_that_is_not_in_the_deck_is_named() -> None:
    removed = GAME.opening.removed[0]
    found = refusal(first(replace(GAME.turns[0], drawn=removed)))
    assert found.startswith(f"move 1: 'D{removed} P{GAME.turns[0].placed}': not in the deck: {removed} in ")


def golden_move() -> int:
    return next(move for move, turn in enumerate(GAME.turns, start=1) if turn.revealed)


def with_turn(move: int, turn: RecordedTurn) -> GameRecord:
    return replace(GAME, turns=(*GAME.turns[: move - 1], turn, *GAME.turns[move:]))


def test_a_golden_joker_without_its_card_is_named() -> None:
    move = golden_move()
    found = refusal(with_turn(move, replace(GAME.turns[move - 1], revealed=())))
    row = GAME.turns[move - 1].taken
    assert found.startswith(f"move {move}: 'T{row}' has a golden joker, whose card is missing, in ")


def test_a_card_more_than_the_golden_joker_reveals_is_named() -> None:
    move = golden_move()
    turn = GAME.turns[move - 1]
    found = refusal(with_turn(move, replace(turn, revealed=(*turn.revealed, Card.PLUS_TWO))))
    assert found.startswith(f"move {move}: '{turn.text}+': no card is awaited: + in ")


def test_a_card_revealed_without_a_golden_joker_is_named() -> None:
    move = next(
        move for move, turn in enumerate(GAME.turns, start=1) if turn.drawn is None and not turn.revealed
    )
    turn = replace(GAME.turns[move - 1], revealed=(Card.PLUS_TWO,))
    assert refusal(with_turn(move, turn)).startswith(f"move {move}: '{turn.text}': no card is awaited: + in ")


def test_a_turn_after_the_end_is_named() -> None:
    longer = replace(GAME, turns=(*GAME.turns, GAME.turns[0]))
    found = refusal(longer)
    assert found.startswith(f"move {LAST + 1}: '{GAME.turns[0].text}', but the game is over in ")


def test_a_finished_game_without_scores_is_refused() -> None:
    found = refusal(replace(GAME, scores=None))
    assert found == f"after move {LAST} the game is over, but the record has no scores"


def test_an_unfinished_game_with_scores_is_refused() -> None:
    found = refusal(replace(GAME, turns=GAME.turns[:9]))
    assert found == "the record has scores, but after move 9 the game is not over"


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_every_player_has_a_score(count: int) -> None:
    scores = (GAME.scores or ()) + (0,)
    found = refusal(replace(GAME, scores=scores[:count]))
    assert found == f"after move {LAST}: 3 scores expected, not {scores[:count]}"


@pytest.mark.parametrize("player", [0, 1, 2])
def test_a_wrong_score_is_named_with_its_player_and_the_right_one(player: int) -> None:
    right = list(GAME.scores or ())
    scores = tuple(score + (other == player) for other, score in enumerate(right))
    assert refusal(replace(GAME, scores=scores)) == (
        f"after move {LAST}: player {player} ({GAME.names[player]}) has {right[player]} points,"
        f" but the record says {right[player] + 1}"
    )


def test_two_golden_jokers_on_a_row_reveal_two_cards() -> None:
    rules = RuleSet(players=2, capacities=(3, 3), jokers=0, golden_jokers=3)
    for lot in range(1000):
        record = play_on(Recorder(rules, ("Anna", "Ben"), SEED, (str(lot), "")), Random(lot)).record
        if any(len(turn.revealed) == 2 for turn in record.turns):
            assert verify(record).is_over
            return
    pytest.fail("no row with two golden jokers")


def test_records_of_every_printed_rule_set_verify() -> None:
    for name in PRINTED:
        assert verify(finished_game(name)).is_over
