"""A recorded game action by action."""

from hypothesis import given, settings

from coloretto.record import GameRecord, Recorder, parse_record, replay, write_record
from coloretto.record.frames import frames_of
from coloretto.record.state_json import state_of
from coloretto.rules import Position
from support.effort import effort
from support.records import finished_game, finished_recorders, unfinished_recorders


def check(record: GameRecord) -> None:
    """The last frame of each turn is the position that replaying it gives."""
    frames = frames_of(record)
    last_of_turn = {frame.move: frame for frame in frames}
    for move, position in enumerate(replay(record)):
        assert last_of_turn[move].position == position.text
        assert last_of_turn[move].state == state_of(position)
    assert list(last_of_turn) == list(range(len(record.turns) + 1))


@given(finished_recorders())
def test_frames_of_a_finished_game_are_its_positions(recorder: Recorder) -> None:
    check(recorder.record)


@given(unfinished_recorders())
def test_frames_of_an_unfinished_game_are_its_positions(recorder: Recorder) -> None:
    check(recorder.record)


@settings(max_examples=effort(10, 100))
@given(finished_recorders())
def test_each_frame_follows_from_the_one_before_by_its_action_and_cards(recorder: Recorder) -> None:
    first, *others = frames_of(recorder.record)
    assert (first.move, first.player, first.action, first.cards) == (0, -1, "", "")
    before = first
    for frame in others:
        position = Position(before.position)
        assert frame.player == position.to_move
        assert frame.action in [action.text for action in position.legal_actions]
        drawn = frame.state.drawn or ""
        assert frame.action != "D" or frame.cards == drawn
        before = frame
    assert before.state.phase == "over"


def test_a_place_of_a_card_reveals_nothing_and_a_golden_joker_does() -> None:
    frames = frames_of(parse_record(write_record(finished_game("golden-3-violet"))))
    assert {frame.cards for frame in frames if frame.action.startswith("P")} == {""}
    assert all(len(frame.cards) == 1 for frame in frames if frame.action == "D")
    assert any(frame.cards for frame in frames if frame.action.startswith("T"))
