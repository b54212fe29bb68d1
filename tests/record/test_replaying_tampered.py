"""A record with one thing changed at a random place: found and named, or itself a possible game."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from coloretto.record import DeckError, FairDeck, GameRecord, RecordedTurn, RecordError, verify, verify_deck
from coloretto.rules import Action, Card, Position
from support.records import finished_games, printed_finished_games

Turns = tuple[RecordedTurn, ...]


def can_have_been_played(record: GameRecord) -> bool:
    """Whether the record is a whole game by the rules: `verify` written once more, with yes and no only."""
    position = Position.start(record.opening)
    for turn in record.turns:
        action = Action.DRAW if turn.taken is None else Action.take(turn.taken)
        if turn.player != position.to_move or action not in position.legal_actions:
            return False
        position = position.after(action)
        for card in turn.revealed if turn.drawn is None else (turn.drawn,):
            if card not in dict(position.chance_outcomes):
                return False
            position = position.reveal(card)
        if turn.placed is not None:
            if Action.place(turn.placed) not in position.legal_actions:
                return False
            position = position.after(Action.place(turn.placed))
        if position.phase.is_chance:
            return False
    return position.is_over and record.scores == position.scores


def named_move(error: Exception) -> int:
    move = re.search(r"\bmove (\d+)", str(error))
    assert move, error
    return int(move[1])


def with_turns(game: GameRecord, at: int, cut: int, *turns: RecordedTurn) -> GameRecord:
    return replace(game, turns=(*game.turns[:at], *turns, *game.turns[at + cut :]))


def other_player(data: st.DataObject, game: GameRecord, turn: RecordedTurn) -> RecordedTurn:
    players = [player for player in range(game.rule_set.players) if player != turn.player]
    return replace(turn, player=data.draw(st.sampled_from(players)))


def other_row(data: st.DataObject, game: GameRecord, turn: RecordedTurn) -> RecordedTurn:
    row = data.draw(st.sampled_from([row for row in range(5) if row not in (turn.placed, turn.taken)]))
    return replace(turn, taken=row) if turn.drawn is None else replace(turn, placed=row)


def other_card(data: st.DataObject, game: GameRecord, turn: RecordedTurn) -> RecordedTurn:
    """Another card drawn, or revealed by a golden joker."""
    cards = [card for card in Card if card not in (turn.drawn, *turn.revealed)]
    card = data.draw(st.sampled_from(cards))
    if turn.drawn is not None:
        return replace(turn, drawn=card)
    return replace(turn, revealed=(card,) if turn.revealed else ())


def other_action(data: st.DataObject, game: GameRecord, turn: RecordedTurn) -> RecordedTurn:
    row = data.draw(st.integers(0, 4))
    if turn.drawn is not None:
        return RecordedTurn(turn.player, taken=row)
    return RecordedTurn(turn.player, drawn=data.draw(st.sampled_from(Card)), placed=row)


Change = Callable[[st.DataObject, GameRecord, RecordedTurn], RecordedTurn]
changes: st.SearchStrategy[Change] = st.sampled_from([other_player, other_row, other_card, other_action])


@st.composite
def tampered_games(draw: st.DrawFn) -> tuple[GameRecord, int]:
    """A game with a turn changed, inserted, deleted or exchanged with the next, and its move."""
    game = draw(finished_games)
    at = draw(st.integers(0, len(game.turns) - 1))
    turn = game.turns[at]
    changed = draw(changes)(draw(st.data()), game, turn)
    tampered = draw(
        st.sampled_from(
            [
                with_turns(game, at, 1, changed),
                with_turns(game, at, 0, changed),
                with_turns(game, at, 0, turn),
                with_turns(game, at, 1),
                with_turns(game, at, 2, *reversed(game.turns[at : at + 2])),
            ]
        )
    )
    assume(tampered != game)
    return tampered, at + 1


@given(tampered=tampered_games())
def test_a_tampered_turn_is_found_at_its_move_or_later_or_is_possible(
    tampered: tuple[GameRecord, int],
) -> None:
    game, move = tampered
    if can_have_been_played(game):
        assert verify(game).scores == game.scores
        return
    with pytest.raises(RecordError) as error:
        verify(game)
    assert named_move(error.value) >= min(move, len(game.turns))


@given(tampered=tampered_games())
def test_a_tampered_turn_is_found_by_the_deck_unless_its_cards_are_still_the_decks(
    tampered: tuple[GameRecord, int],
) -> None:
    game, move = tampered
    shown = [card for turn in game.turns for card in (turn.drawn, *turn.revealed) if card is not None]
    if tuple(shown) == FairDeck(game.seed or b"").deal(game.rule_set, game.entropy).deck[: len(shown)]:
        verify_deck(game)
        return
    with pytest.raises(DeckError) as error:
        verify_deck(game)
    assert named_move(error.value) >= move


@given(game=printed_finished_games, data=st.data())
def test_a_changed_card_is_always_found_at_its_move_when_the_deck_is_known(
    game: GameRecord, data: st.DataObject
) -> None:
    shown = [at for at, turn in enumerate(game.turns) if turn.drawn is not None or turn.revealed]
    at = data.draw(st.sampled_from(shown))
    tampered = with_turns(game, at, 1, other_card(data, game, game.turns[at]))
    with pytest.raises(DeckError) as error:
        verify_deck(tampered)
    old, new = ((turn.drawn, *turn.revealed) for turn in (game.turns[at], tampered.turns[at]))
    (right,), (wrong,) = ([card for card in cards if card is not None] for cards in (old, new))
    assert str(error.value) == f"move {at + 1}: the deck's card is {right}, but the record says {wrong}"


@given(game=printed_finished_games, data=st.data())
def test_a_changed_player_is_always_found_at_its_move(game: GameRecord, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(game.turns) - 1))
    with pytest.raises(RecordError) as error:
        verify(with_turns(game, at, 1, other_player(data, game, game.turns[at])))
    assert named_move(error.value) == at + 1


@given(game=printed_finished_games, data=st.data())
def test_a_changed_score_is_always_found(game: GameRecord, data: st.DataObject) -> None:
    player = data.draw(st.integers(0, game.rule_set.players - 1))
    by = data.draw(st.integers().filter(bool))
    scores = tuple(score + by * (other == player) for other, score in enumerate(game.scores or ()))
    with pytest.raises(RecordError, match=f"^after move {len(game.turns)}: player {player} "):
        verify(replace(game, scores=scores))


@given(game=printed_finished_games, data=st.data())
def test_a_game_cut_short_is_found_by_its_scores(game: GameRecord, data: st.DataObject) -> None:
    moves = data.draw(st.integers(0, len(game.turns) - 1))
    cut = replace(game, turns=game.turns[:moves])
    with pytest.raises(RecordError, match=f"^the record has scores, but after move {moves} the game is not"):
        verify(cut)
