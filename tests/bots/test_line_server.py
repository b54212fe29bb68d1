"""The bot's side of the line protocol, without a process."""

import json
from io import StringIO
from typing import Any

import pytest

from coloretto.bots import ActionValue, Bot, make_bot
from coloretto.bots.interface import check_decision
from coloretto.bots.line_protocol import LONGEST_LINE
from coloretto.bots.line_server import BotServer, lines_of
from coloretto.rules import Action, Position

POSITION = "classic-3-brown g ab/c/- de/a/f 1:choose 2 -"
ROWS = "classic-3-brown g a/b/c ab/cd/ef 1:choose 2 -"
READY = {"type": "ready", "protocol": 1, "name": "greedy"}


class Sure:
    """A bot that takes the first row and can tell why; it notes that it was closed."""

    def __init__(self) -> None:
        self.closed = 0

    def choose(self, position: Position) -> Action:
        check_decision(position)
        return position.legal_actions[0]

    def explain(self, position: Position) -> tuple[ActionValue, ...]:
        legal = position.legal_actions
        return tuple(ActionValue(action, -float(rank)) for rank, action in enumerate(legal))

    def close(self) -> None:
        self.closed += 1


def conversation(text: str, bot: Bot | None = None) -> list[dict[str, Any]]:
    """What is answered to some lines."""
    said: list[str] = []
    BotServer("greedy", lambda seed: bot or make_bot("greedy", seed), 1).serve(
        lines_of(StringIO(text)), said.append
    )
    return [json.loads(line) for line in said]


def choose(number: int, position: str = POSITION, **more: object) -> str:
    return json.dumps({"type": "choose", "id": number, "position": position} | more) + "\n"


def test_it_is_ready_before_the_first_request() -> None:
    assert conversation("") == [READY]


def test_it_answers_a_question_after_another_with_their_numbers() -> None:
    assert conversation(choose(7) + choose(3, ROWS)) == [
        READY,
        {"type": "action", "id": 7, "action": make_bot("greedy", 1).choose(Position(POSITION)).text},
        {"type": "action", "id": 3, "action": make_bot("greedy", 1).choose(Position(ROWS)).text},
    ]


def test_bye_is_the_end() -> None:
    assert conversation('{"type":"bye"}\n' + choose(1)) == [READY]


def test_hello_and_empty_lines_need_no_answer() -> None:
    assert conversation('\n{"type":"hello","protocol":1}\n \n') == [READY]


def test_hello_in_another_version_is_answered_with_ours() -> None:
    _, answer = conversation('{"type":"hello","protocol":2}\n')
    assert answer == {
        "type": "error",
        "message": "version 2 of the protocol is not known here, only 1",
    }


@pytest.mark.parametrize(
    "line", ["q", "{}", "[" * 50_000, '{"type":"ready"}', '{"type":"choose","id":1}', "\ufffd", "\x00"]
)
def test_an_invalid_message_gets_an_error_and_the_connection_stays_open(line: str) -> None:
    _, error, answer = conversation(line + "\n" + choose(2))
    assert error["type"] == "error"
    assert error["message"].startswith("no message: ")
    assert '{"type":"bye"} to end' in error["message"]
    assert "id" not in error
    assert answer["id"] == 2


@pytest.mark.parametrize("length", [LONGEST_LINE + 1, LONGEST_LINE + 2, 3 * LONGEST_LINE])
def test_a_line_that_is_too_long_is_refused_as_a_whole(length: int) -> None:
    _, error, answer = conversation("x" * length + "\n" + choose(2))
    assert error["message"].startswith(f"no message: more than {LONGEST_LINE} characters in a line")
    assert answer["id"] == 2


def test_the_longest_line_is_read() -> None:
    padded = choose(1).strip().ljust(LONGEST_LINE)
    _, first, second = conversation(padded + "\n" + choose(2).strip())
    assert (first["id"], second["id"]) == (1, 2)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("anything", "7 fields expected, 1 found"),
        ("classic-3-brown g ab/c/- de/a/f 1:reveal 2 -", "nothing to choose in 'classic-3-brown"),
        ("classic-3-brown g ab/c/- de/a/f 1:choose 2 - " + "x" * 9999, "7 fields expected, 8 found"),
    ],
)
def test_a_question_that_cannot_be_answered_gets_an_error_with_its_number(
    position: str, problem: str
) -> None:
    _, error, answer = conversation(choose(5, position) + choose(6))
    assert (error["type"], error["id"], answer["id"]) == ("error", 5, 6)
    assert problem in error["message"]
    assert len(error["message"]) < 500


def test_a_bot_that_explains_tells_its_values_when_they_are_wanted() -> None:
    _, plain, explained = conversation(choose(1, ROWS) + choose(2, ROWS, explain=True), Sure())
    assert plain == {"type": "action", "id": 1, "action": "T0"}
    assert explained["action"] == "T0"
    assert explained["values"] == [
        {"action": action, "worth": -worth} for worth, action in enumerate(["T0", "T1", "T2", "D"])
    ]


def test_a_bot_that_does_not_explain_leaves_the_values_out() -> None:
    _, answer = conversation(choose(2, ROWS, explain=True))
    assert set(answer) == {"type", "id", "action"}


def test_the_bot_is_closed_in_the_end() -> None:
    bot = Sure()
    conversation(choose(1), bot)
    assert bot.closed == 1


def answers_to(text: str, seed: int | None = None) -> list[str]:
    """What the random bot answers to questions."""
    said: list[str] = []
    server = BotServer("random", lambda number: make_bot("random", number), seed)
    server.serve(lines_of(StringIO(text)), said.append)
    return [json.loads(line)["action"] for line in said[1:]]


QUESTIONS = "".join(choose(number, ROWS) for number in range(40))
HELLO = '{"type":"hello","protocol":1,"seed":8}\n'


def expected_answers(seed: int) -> list[str]:
    bot = make_bot("random", seed)
    return [bot.choose(Position(ROWS)).text for _ in range(40)]


def test_the_seed_of_hello_decides_the_random_moves() -> None:
    assert answers_to(HELLO + QUESTIONS) == expected_answers(8)


def test_every_hello_starts_over() -> None:
    assert answers_to(HELLO + QUESTIONS + HELLO + QUESTIONS) == expected_answers(8) * 2


def test_a_seed_of_the_command_line_comes_first() -> None:
    assert answers_to(HELLO + QUESTIONS, seed=4) == expected_answers(4)


def test_without_any_seed_the_random_moves_differ() -> None:
    assert len({tuple(answers_to(QUESTIONS)) for _ in range(5)}) == 5
