import json
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from coloretto.record import (
    FairDeck,
    GameRecord,
    RecordedTurn,
    Recorder,
    RecordFormatError,
    play_from_deck,
    record_to_json,
    verify,
    verify_deck,
    write_record,
)
from coloretto.rules import PRINTED, Action, ActionError, Card, IllegalActionError, Phase, Position
from support.effort import effort
from support.records import SEED, finished_recorders, play_on, recorders, unfinished_recorders

NAMES = ("Anna", "Ben")
GOLDEN_2 = PRINTED["golden-2-brown"]


@settings(max_examples=effort(8, 80))
@given(recorder=recorders(), choices=st.randoms(use_true_random=False))
def test_the_record_verifies_after_every_action(recorder: Recorder, choices: Random) -> None:
    while not recorder.position.is_over:
        play_on(recorder, choices, actions=1)
        assert verify(recorder.record) == recorder.position
    verify_deck(recorder.record)


@given(recorder=finished_recorders())
def test_a_finished_record_holds_the_scores_and_proves_its_deck(recorder: Recorder) -> None:
    assert recorder.record.scores == recorder.position.scores
    assert recorder.record.seed is not None
    assert recorder.record.commitment == FairDeck(recorder.record.seed).commitment
    verify_deck(recorder.record)


@given(recorder=unfinished_recorders())
def test_before_the_end_a_record_holds_only_what_everybody_has_seen(recorder: Recorder) -> None:
    assume(not recorder.position.is_over)
    record = recorder.record
    dealt = FairDeck(recorder._fair_deck.seed).deal(record.rule_set, record.entropy)
    shown = [card for turn in record.turns for card in (turn.drawn, *turn.revealed) if card is not None]
    assert tuple(shown) == dealt.deck[: len(dealt.deck) - recorder.position.cards_left]
    assert record == GameRecord(
        dealt.opening,
        record.names,
        record.turns,
        commitment=FairDeck(recorder._fair_deck.seed).commitment,
        entropy=record.entropy,
    )


def test_the_seed_appears_with_the_last_action_and_not_before() -> None:
    recorder = Recorder(GOLDEN_2, NAMES, SEED)
    while not recorder.position.is_over:
        assert recorder.record.seed is None
        assert recorder.record.scores is None
        assert SEED.hex() not in write_record(recorder.record)
        assert json.loads(record_to_json(recorder.record))["seed"] is None
        play_on(recorder, Random(0), actions=1)
    assert recorder.record.seed == SEED
    assert SEED.hex() in write_record(recorder.record)


@given(recorder=unfinished_recorders() | finished_recorders(), data=st.data())
def test_an_illegal_action_changes_nothing(recorder: Recorder, data: st.DataObject) -> None:
    illegal = [action for action in Action if action not in recorder.position.legal_actions]
    position, record = recorder.position, recorder.record
    with pytest.raises(IllegalActionError):
        recorder.play(data.draw(st.sampled_from(illegal)))
    assert recorder.position is position
    assert recorder.record is record


def test_an_action_may_be_given_by_its_number() -> None:
    by_number, by_name = Recorder(GOLDEN_2, NAMES, SEED), Recorder(GOLDEN_2, NAMES, SEED)
    for action in (Action.DRAW, Action.PLACE_2, Action.TAKE_2):
        assert by_number.play(int(action)) == by_name.play(action)
    assert by_number.record == by_name.record
    assert by_number.position == by_name.position


@pytest.mark.parametrize("action", [-1, 11, 2**70, "D", None])
def test_an_unknown_action_changes_nothing(action: object) -> None:
    recorder = Recorder(GOLDEN_2, NAMES, SEED)
    position, record = recorder.position, recorder.record
    with pytest.raises(ActionError, match="unknown action: "):
        recorder.play(action)  # type: ignore[arg-type]
    assert recorder.position is position
    assert recorder.record is record


def test_nobody_plays_on_when_the_game_is_over() -> None:
    recorder = play_on(Recorder(GOLDEN_2, NAMES, SEED), Random(0))
    with pytest.raises(IllegalActionError, match="nobody is to move: the game is over in 'golden-2-brown "):
        recorder.play(Action.DRAW)


def test_a_turn_is_recorded_as_it_happens() -> None:
    recorder = Recorder(GOLDEN_2, NAMES, SEED)
    starter = recorder.position.to_move
    assert starter is not None
    (card,) = recorder.play(Action.DRAW)
    assert recorder.record.turns[-1] == RecordedTurn(starter, drawn=card)
    assert recorder.position.phase == Phase.PLACE
    assert recorder.play(Action.PLACE_2) == ()
    assert recorder.record.turns[-1] == RecordedTurn(starter, drawn=card, placed=2)
    assert recorder.play(Action.TAKE_2) == ()
    assert recorder.record.turns[-1] == RecordedTurn(1 - starter, taken=2)
    assert len(recorder.record.turns) == 2


def test_a_taken_golden_joker_returns_and_records_the_card_it_reveals() -> None:
    recorder = Recorder(GOLDEN_2, NAMES, SEED)
    choices = Random(1)
    revealed: tuple[Card, ...] = ()
    while not revealed:
        action = choices.choice(recorder.position.legal_actions)
        cards = recorder.play(action)
        revealed = cards if action.is_take else ()
    assert len(revealed) == 1
    assert recorder.record.turns[-1].revealed == revealed


def test_play_from_deck_turns_over_the_cards_from_the_top() -> None:
    deal = FairDeck(SEED).deal(GOLDEN_2)
    position = Position.start(deal.opening)
    position, drawn = play_from_deck(position, Action.DRAW, deal.deck)
    position, none = play_from_deck(position, Action.PLACE_0, deal.deck)
    position, next_drawn = play_from_deck(position, Action.DRAW, deal.deck)
    assert (drawn, none, next_drawn) == (deal.deck[:1], (), deal.deck[1:2])


def test_a_recorder_wants_a_name_for_each_player() -> None:
    with pytest.raises(RecordFormatError, match="2 names expected"):
        Recorder(GOLDEN_2, ("Anna",), SEED)
