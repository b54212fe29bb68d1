import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coloretto.bots import ActionValue
from coloretto.bots.line_protocol import (
    LONGEST_LINE,
    BotReady,
    Bye,
    Choose,
    Chosen,
    Complaint,
    FromBot,
    Hello,
    LineProtocolError,
    LineValue,
    ToBot,
    decode_from_bot,
    decode_to_bot,
    encode,
    question,
    value_of,
)
from coloretto.record.json_types import StateJson
from coloretto.record.state_json import state_of
from coloretto.rules import Action, Position
from support.effort import effort
from support.play import games

TO_BOT: list[ToBot] = [
    Hello(1),
    Hello(1, seed=7),
    Choose(3, "classic-3-brown g -/-/- a/b/c 0:choose 1 -", explain=True),
    question(4, Position("golden-2-violet de c/ab/- aabJ/cfg 0:place-f 3 +"), 500),
    Bye(),
]
FROM_BOT: list[FromBot] = [
    BotReady(),
    BotReady(name="Deep Chameleon"),
    Chosen(3, "D"),
    Chosen(3, "T1", [LineValue("T1", 0.5, (0.5, 0.5), (20, 21), 30), LineValue("D", 0.25)]),
    Complaint("no idea"),
    Complaint("no idea", 3),
]


@pytest.mark.parametrize("message", TO_BOT)
def test_messages_to_a_bot_are_read_as_they_were_written(message: ToBot) -> None:
    assert decode_to_bot(encode(message)) == message


@pytest.mark.parametrize("message", FROM_BOT)
def test_messages_from_a_bot_are_read_as_they_were_written(message: FromBot) -> None:
    assert decode_from_bot(encode(message)) == message


def test_a_message_of_the_other_direction_is_none() -> None:
    for message in TO_BOT:
        with pytest.raises(LineProtocolError, match="no message"):
            decode_from_bot(encode(message))
    for answer in FROM_BOT:
        with pytest.raises(LineProtocolError, match="no message"):
            decode_to_bot(encode(answer))


@pytest.mark.parametrize("message", [*TO_BOT, *FROM_BOT])
def test_a_message_says_what_it_is_and_takes_one_line(message: ToBot | FromBot) -> None:
    line = encode(message)
    assert b"\n" not in line
    assert json.loads(line)["type"] in {"hello", "choose", "bye", "ready", "action", "error"}


def test_fields_of_later_versions_are_ignored() -> None:
    line = '{"type":"action","id":1,"action":"D","mood":{"good":[true]}}'
    assert decode_from_bot(line) == Chosen(1, "D")


def test_only_the_number_and_the_position_of_a_question_are_needed() -> None:
    assert decode_to_bot('{"type":"choose","id":1,"position":"?"}') == Choose(1, "?")


@pytest.mark.parametrize(
    "line",
    [
        *("", "q", "{}", "[]", "null", '"hello"', '{"type":1}', '{"type":"dance"}', '{"type":"choose"}'),
        *('{"type":"hello","protocol":"1"}', '{"type":"hello","protocol":1,"seed":-1}'),
        *('{"type":"choose","id":"1","position":"?"}', "[" * 60_000, "{" + '"a":{' * 10_000),
    ],
)
def test_an_invalid_message_is_refused_with_a_short_sentence(line: str) -> None:
    with pytest.raises(LineProtocolError, match="no message: ") as refused:
        decode_to_bot(line)
    assert len(str(refused.value)) < 700


@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode))
def test_no_bytes_raise_another_error(line: bytes) -> None:
    with pytest.raises(LineProtocolError):
        decode_to_bot(line)
    with pytest.raises(LineProtocolError):
        decode_from_bot(line)


def text_of(rules: str, state: StateJson) -> str:
    """The position's text, put together from a state."""
    rows = ("x" if row is None else row or "-" for row in state.rows)
    hands = ((hand or "-") + "*" * (player not in state.in_round) for player, hand in enumerate(state.hands))
    doing = state.phase if state.drawn is None else f"{state.phase}-{state.drawn}"
    return " ".join(
        (
            rules,
            state.removed or "-",
            "/".join(rows),
            "/".join(hands),
            f"{state.to_move}:{doing}",
            str(state.round),
            state.discarded or "-",
        )
    )


@settings(max_examples=effort(25, 250))
@given(games())
def test_the_state_of_a_question_holds_all_of_the_position(positions: list[Position]) -> None:
    for number, position in enumerate(positions):
        if position.legal_actions:
            asked = question(number, position, 100)
            assert asked.state
            assert text_of(asked.rules, asked.state) == asked.position == position.text
            assert asked.legal == [str(action) for action in position.legal_actions]
            assert len(encode(asked)) < LONGEST_LINE // 8


@settings(max_examples=effort(25, 250))
@given(games())
def test_the_state_counts_what_a_bot_would_have_to_count(positions: list[Position]) -> None:
    for position in positions:
        if position.legal_actions:
            state = state_of(position)
            assert "".join(letter * number for letter, number in state.deck.items()) == str(position.deck)
            assert sum(state.deck.values()) == state.cards_left
            assert state.players == len(state.hands) == len(state.scores)
            assert len(state.rows) == len(state.capacities)
            assert state.last_round == position.is_last_round
            assert state.cards_until_last_round == position.cards_until_last_round
            assert state.scores == [position.score_sheet(player).total for player in range(state.players)]
            assert state.points == [position.rule_set.table(cards) for cards in range(1, 7)]


def test_the_value_of_an_action_keeps_all_that_the_bot_knows() -> None:
    value = ActionValue(Action.TAKE_1, 0.5, (0.5, 0.5), (20.0, 21.0), 30)
    assert value_of(value) == LineValue("T1", 0.5, (0.5, 0.5), (20.0, 21.0), 30)
    assert msgspec.json.encode(value_of(ActionValue(Action.DRAW, 2))) == b'{"action":"D","worth":2}'
